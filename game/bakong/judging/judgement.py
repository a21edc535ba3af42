"""What a player understands of Bakong: how long the way still is, what it will bring, and who will end the game.

The way of a seat is worked out from its end backwards: from every place the dice lead to one of the next six, the
better ones more often, since one of two dice is chosen. That gives the turns to go and the points on the way; from all
seats' turns follows who is home first, who still gets a great emerald, and which one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log, sqrt

from game.bakong.judging import hints, quick_moves
from game.bakong.rules import (
    CLIFF,
    GRAPPLE,
    KIT,
    NO_TILE,
    NUMBER_OF,
    PIT,
    QUICKSAND,
    RIVER,
    ROPE,
    TEMPLE,
    TORCH,
    Rules,
)
from game.bakong.scoring import ONE, THREE
from game.bakong.state import BakongState
from game.bakong.turns import phases, walking
from game.bakong.turns.flipping import place_ahead
from game.chance import Chance
from game.contract import Move, Reason
from game.players.judge import REMEMBERED, Judge


@dataclass(frozen=True, slots=True)
class Weights:
    """What things promise, in points and turns. Chances are between 0 and 1."""

    choice: float = 0.45
    """How often a walk ends on the best place in reach and not just anywhere: two dice to choose from."""
    more_choice: tuple[float, ...] = (0.0, 0.0, 0.0, 0.12, 0.12, 0.0, 0.0, 0.1)
    """What each object adds to that, in the order of OBJECTS: the logbook, the machete, the compass."""
    turn: float = 1.1
    """What a turn is worth in points when a walk weighs haste against finds."""
    cave: float = 2.5
    """The mean of a cave's lower die."""
    camp: float = 1.0
    """An object at an abandoned camp."""
    waterfall: float = 2.6
    """To be rid of an ouch; without one yet, the little that a waterfall may come to."""
    waterfall_spare: float = 0.1
    pit: float = -2.8
    quicksand: float = -1.0
    """What a quicksand takes, as long as there are objects."""
    still_there: tuple[float, ...] = (0.8, 0.75, 0.7, 0.65, 0.65, 0.65, 0.6, 0.55, 0.5, 0.5, 0.45, 0.45, 0.4)
    """How likely a pit or quicksand in front is still there when one comes to it, by its distance, 1 first."""
    home_turns: float = 7.1
    """From the temple home without anything in the way; and what each river or cliff lying open adds to that."""
    home_stop: float = 0.22
    home_gain: float = 1.2
    """What is found on the way home; what each pit costs and what the torch brings there."""
    home_pit: float = -0.75
    home_torch: float = 1.6
    tools: tuple[float, ...] = (0.04, 0.04, 0.27, 0.17, 0.12, 0.02, 0.08, 0.03)
    """What each object is good for in a turn to come beyond what the way ahead tells, in the order of OBJECTS."""
    worth: tuple[float, ...] = (1.5, 1.2, 1.8, 1.0, 1.5, 1.6, 0.8, 0.9)
    """What each object is worth when it has to be thrown away."""
    spread: float = 0.42
    """How far the turns to go lie off, in square roots of them; and at the least."""
    least_spread: float = 0.22
    temple_spread: float = 1.8
    """How much less sure it is who comes to the temple first than who comes home first."""
    room: int = 4
    """So much room for small emeralds is enough; what each square less costs."""
    cramped: float = 0.35


WEIGHTS = Weights()
TURN = WEIGHTS.turn
STILL_THERE = WEIGHTS.still_there + WEIGHTS.still_there[-1:] * TEMPLE


# The way


@lru_cache(1024)
def _tables(objects: int, ouched: bool, cursed: bool, ouches: bool) -> tuple[tuple[float, ...], tuple[float, float]]:
    """By kind, what stopping brings; and what passing a pit and a quicksand costs."""
    w = WEIGHTS
    torch = 1.0 if objects & TORCH else 0.0
    fall = 0.0 if cursed else w.waterfall if ouched else w.waterfall_spare
    stop = (0.0, 1.0 + torch, w.camp, fall, w.cave + torch, 0.0, 0.0, 0.0, 0.0, 0.0)
    pit = 0.0 if objects & KIT or not ouches else w.pit
    return stop, (pit, w.quicksand if objects else 0.0)


@lru_cache(256)
def _choice(objects: int) -> float:
    return WEIGHTS.choice + sum(m for i, m in enumerate(WEIGHTS.more_choice) if objects >> i & 1)


@lru_cache(256)
def _tools(objects: int) -> float:
    return sum(tool for i, tool in enumerate(WEIGHTS.tools) if objects >> i & 1)


@lru_cache(REMEMBERED)
def walks_ahead(
    ahead: bytes, stops: tuple[bool, ...], stop: tuple[float, ...], choice: float
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By distance, 0 being here: what it is worth to end a walk there, all finds and turns after it included; and the
    turns from there to the end. `ahead`: the kinds in front, the end as the last."""
    length = len(ahead)
    worth, turns = [0.0] * (length + 1), [0.0] * (length + 1)
    barrier = length
    rest = (1.0 - choice) / 6
    for d in range(length - 1, -1, -1):
        if barrier <= d + 6:
            reach = worth[d + 1 : barrier + 1]
            times = turns[d + 1 : barrier + 1]
            blocked = d + 6 - barrier
            mean = sum(reach) + blocked * reach[-1]
            time = sum(times) + blocked * times[-1]
        else:
            reach = worth[d + 1 : d + 7]
            times = turns[d + 1 : d + 7]
            mean = sum(reach)
            time = sum(times)
        best = max(reach)
        turns[d] = 1.0 + rest * time + choice * times[reach.index(best)]
        worth[d] = rest * mean + choice * best - TURN
        if d:
            kind = ahead[d - 1]
            worth[d] += stop[kind]
            if stops[kind]:
                barrier = d
    return tuple(worth), tuple(turns)


@lru_cache(REMEMBERED)
def harm_ahead(ahead: bytes, pit: float, sand: float) -> float:
    """What pits and quicksands on the way will cost, as long as nobody flips them."""
    found = 0.0
    for distance, kind in enumerate(ahead):
        if kind >= PIT:
            found += STILL_THERE[distance] * (pit if kind == PIT else sand if kind == QUICKSAND else 0.0)
    return found


def kinds_ahead(up: bytearray, place: int, homeward: bool) -> bytes:
    """The kinds in front of a place, the end as the last."""
    return bytes(up[place - 1 :: -1] if homeward else up[place + 1 :])


# The backpack


@lru_cache(REMEMBERED)
def cheapest_fit(
    rules: Rules, objects: int, great: int, ones: int, threes: int, worth: tuple[float, ...]
) -> tuple[float, int, int, int]:
    """The cheapest way to make these things fit: what it costs, the set of objects to throw away, and how many
    1-tokens and 3-tokens. The great emerald stays."""
    room = rules.room[great]
    best: tuple[float, int, int, int] = (999.0, 0, 0, 0)
    thrown = objects
    while True:  # all sets of some of the objects
        left = room[objects & ~thrown]
        if left >= 0:
            small = max(0, ones + threes - left)
            of_one = min(small, ones)
            cost = of_one + 3.0 * (small - of_one) + sum(worth[i] for i in range(8) if thrown >> i & 1)
            if cost <= best[0]:
                best = cost, thrown, of_one, small - of_one
        if not thrown:
            return best
        thrown = (thrown - 1) & objects


# A seat's prospects


@dataclass(slots=True)
class Prospect:
    """What a seat has and may expect if it comes all the way home."""

    points: float
    """In the pack already."""
    gain: float
    """To be found, or suffered, on the way."""
    home: float
    """When it will be home, in rounds from now; and at the temple, None if it has been there."""
    temple: float | None


def prospect(p: BakongState, seat: int) -> Prospect:
    w, rules = WEIGHTS, p.rules
    great, objects, place, ouches = p.great[seat], p.objects[seat], p.places[seat], p.ouches[seat]
    ones, threes = p.ones[seat], p.threes[seat]
    start = (seat - p.seat) % p.players / p.players
    extra, on_the_move, used = 0.0, False, 0.0
    if seat == p.seat and p.phase > phases.ROLL:
        on_the_move = p.phase <= phases.WALK
        if not on_the_move:
            used = 1.0
            great, objects, extra = _pending(p)
    points = great + ones + 3 * threes + p.rules.parts.ouch_worth * ouches + extra
    ouched, cursed = ouches > 0, great in rules.cursed
    stop, (pit, sand) = _tables(objects, ouched, cursed, p.ouches_left > 0)
    homeward = great > 0
    if on_the_move:
        gain, turns = _walk(p, seat, stop, pit, sand)
    else:
        ahead = kinds_ahead(p.up, place, homeward)
        worth, times = walks_ahead(ahead, rules.stops[objects], stop, _choice(objects))
        turns = times[0]
        gain = worth[0] + TURN * turns + harm_ahead(ahead, pit, sand)
    turns += used
    gain += _tools(objects) * turns
    if homeward:
        small = rules.room[great][objects] - ones - threes
        if small < w.room:
            gain -= w.cramped * (w.room - small) * min(1.0, turns / 4)
        return Prospect(points, gain, start + turns - 1.0, None)
    gain, later = _home_from_temple(p, objects, ones, threes, gain)
    temple = start + turns - 1.0
    return Prospect(points, gain, temple + later, temple)


def _home_from_temple(p: BakongState, objects: int, ones: int, threes: int, gain: float) -> tuple[float, float]:
    """What a seat that is to gain so much on its way to the temple gains on the way home as well; and the turns that
    this takes."""
    w, up = WEIGHTS, p.up
    turns = w.home_turns
    if not objects & ROPE:
        turns += w.home_stop * up.count(RIVER)
    if not objects & GRAPPLE:
        turns += w.home_stop * up.count(CLIFF)
    gain += w.home_gain + _tools(objects) * turns
    if not objects & KIT and p.ouches_left:
        gain += w.home_pit * up.count(PIT)
    if objects & TORCH:
        gain += w.home_torch
    small = p.rules.room[p.greats[0]][objects] - ones - threes if p.greats else 9
    if small < w.room:
        if small < 0:
            gain -= cheapest_fit(p.rules, objects, p.greats[0], ones, threes, w.worth)[0]
            small = 0
        gain -= w.cramped * (w.room - small)
    return gain, turns


def _pending(p: BakongState) -> tuple[int, int, float]:
    """What the rest of the turn will bring the seat whose turn it is, once its walk is over: its great emerald, its
    objects, and points."""
    seat, phase, w = p.seat, p.phase, WEIGHTS
    great, objects, wanted = p.great[seat], p.objects[seat], p.wanted
    ones, threes = p.ones[seat], p.threes[seat]
    if phase == phases.GREAT or (phase == phases.ROOM and isinstance(wanted, int)):
        offers = (wanted,) if isinstance(wanted, int) else p.greats
        costs = [cheapest_fit(p.rules, objects, points, ones, threes, w.worth) for points in offers]
        number = max(range(len(offers)), key=lambda i: offers[i] - costs[i][0])
        cost, thrown, less, much_less = costs[number]
        return offers[number], objects & ~thrown, -less - 3.0 * much_less
    if phase == phases.ROOM:
        if wanted in (ONE, THREE):
            due_ones, due_threes = p.due_ones, p.due_threes
            cost = cheapest_fit(p.rules, objects, great, ones + due_ones, threes + due_threes, w.worth)[0]
            return great, objects, due_ones + 3.0 * due_threes - cost
        number = NUMBER_OF[str(wanted)]
        cost = cheapest_fit(p.rules, objects | 1 << number, great, ones, threes, w.worth)[0]
        return great, objects, max(0.0, w.worth[number] - cost)
    if phase == phases.CAMP:
        return great, objects, w.camp
    if phase == phases.SINK:
        worths = sorted(w.worth[i] for i in range(8) if objects >> i & 1)
        stop, _ = _tables(objects, p.ouches[seat] > 0, great in p.rules.cursed, False)
        return great, objects, stop[p.up[p.places[seat]]] - sum(worths[: p.sinking])
    return great, objects, 0.0


def _walk(p: BakongState, seat: int, stop: tuple[float, ...], pit: float, sand: float) -> tuple[float, float]:
    """The best that the walk to come can lead to, with the dice as they are: the finds from there to the end, and the
    turns, this one included."""
    objects, place, homeward = p.objects[seat], p.places[seat], p.great[seat] > 0
    stops, choice = p.rules.stops[objects], _choice(objects)
    ahead = kinds_ahead(p.up, place, homeward)
    if p.phase == phases.FLIP:
        (one, other) = p.dice
        options = [(_flipped(p, ahead, place, homeward, one), other)]
        if one != other:
            options.append((_flipped(p, ahead, place, homeward, other), one))
    else:
        options = [(ahead, p.steps)]
    best, found = -999.0, (0.0, 0.0)
    for tiles, die in options:
        worth, times = walks_ahead(tiles, stops, stop, choice)
        harmed = harm_ahead(tiles, pit, sand)
        for steps, _ in walking.paces(die, objects):
            distance, hurt = 0, harmed
            while distance < steps:
                kind = tiles[distance]
                if kind >= PIT:
                    hurt += (1 - STILL_THERE[distance]) * (pit if kind == PIT else sand if kind == QUICKSAND else 0.0)
                distance += 1
                if kind == NO_TILE or stops[kind]:
                    break
            if worth[distance] + hurt > best:
                best = worth[distance] + hurt
                found = best + TURN * times[distance], 1.0 + times[distance]
    return found


def _flipped(p: BakongState, ahead: bytes, place: int, homeward: bool, die: int) -> bytes:
    flips = place_ahead(place, homeward, die)
    if flips is None:
        return ahead
    return ahead[: die - 1] + bytes((p.down[flips],)) + ahead[die:]


def promises(p: BakongState) -> list[float]:
    """By seat, the points it can expect at the end."""
    all_ = [prospect(p, seat) for seat in range(p.players)]
    soonest = min([one.home for one in all_])
    spread = WEIGHTS.least_spread + WEIGHTS.spread * sqrt(max(0.0, soonest))
    hurry = [exp((soonest - one.home) / spread) for one in all_]
    total = sum(hurry)
    end = max(0.0, soonest - spread * log(total))
    first_home = p.rules.parts.first_home
    found = []
    for one, mine in zip(all_, hurry, strict=True):
        points = one.points + first_home * mine / total
        points += one.gain * min(1.0, (end + 0.5) / (one.home + 0.5))
        if one.temple is not None:
            others_home = soonest - spread * log(max(1e-9, total - mine))
            in_time = 1 / (1 + exp(min(30.0, (one.temple - others_home) / spread)))
            before = sum([_before(other, one, WEIGHTS.temple_spread * spread) for other in all_ if other is not one])
            points += in_time * _great_after(p.greats, before)
        found.append(points)
    return found


def _before(other: Prospect, one: Prospect, spread: float) -> float:
    """The chance that another seat is at the temple before this one and takes a great emerald that is still there."""
    if other.temple is None or one.temple is None:
        return 0.0
    return 1 / (1 + exp(max(-30.0, min(30.0, (other.temple - one.temple) / spread))))


def _great_after(greats: Sequence[int], before: float) -> float:
    """The great emerald left after so many, between two if need be."""
    number = int(before)
    if number + 1 >= len(greats):
        return float(greats[-1]) if greats else 0.0
    return greats[number] + (before - number) * (greats[number + 1] - greats[number])


class BakongJudge(Judge[BakongState]):
    scale = 14.0
    horizon = 12

    def promises(self, state: BakongState) -> list[float]:
        return promises(state)

    def own(self, state: BakongState, seat: int) -> float:
        """As if nobody else were on the way, home with all that can be found; in haste only where many may be first."""
        mine = prospect(state, seat)
        to_come = 0 if mine.temple is None or not state.greats else state.greats[0]
        haste = TURN * (1 - 1 / (state.players - 1))
        return mine.points + mine.gain + to_come - haste * max(0.0, mine.home)

    def candidates(self, state: BakongState, moves: Sequence[Move]) -> Sequence[Move]:
        return quick_moves.candidates(state, moves)

    def sketch(self, state: BakongState, moves: Sequence[Move], chance: Chance) -> Move:
        return quick_moves.sketch(state, moves, chance, WEIGHTS.worth)

    def reasons(self, state: BakongState, move: Move) -> tuple[Reason, ...]:
        return hints.reasons(state, move)


JUDGE = BakongJudge()
