"""What a player understands of Bangkok Klongs: what landings, stocks, hands and cards promise by the end.

A landing pays its baskets for each merchant there, so all turns on which landings will be full on a market day and who
sits there. During a market day the rest of it is played through in the head, as everyone would at first sight.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from operator import itemgetter, mul

from game.chance import Chance
from game.contract import Move, Reason
from game.klongs.judging import hints
from game.klongs.judging.market_glance import Glance
from game.klongs.position import Position
from game.klongs.records import BIG, MoveBoat, Place, Remove, ScoreLanding, Steal
from game.klongs.rules import Rules, mask_of
from game.klongs.state import KlongsState
from game.klongs.turns import phases
from game.klongs.turns.thieves import in_reach
from game.players.judge import Judge


@dataclass(frozen=True, slots=True)
class Weights:
    """What things on and off the water promise, in points or as chances from 0 to 1."""

    scored: float = 0.55
    """The chance that a full landing is scored on a market day to come."""
    fill: tuple[float, ...] = (0.0, 6.0, 16.0, 40.0)
    """By the boats a landing lacks, how many placements it takes to find them: smaller is sooner."""
    placements: float = 4.5
    """How many boats are placed for each step of the Luk Phat marker."""
    shut: float = 0.15
    """How much a landing counts whose missing space is closed, until a boat leaves the quarter."""
    coming: float = 1.2
    """The baskets that a boat still missing brings."""
    stock: float = 0.8
    """What a boat in the stock promises beyond its points, for others of its good to come, for a whole game to go."""
    card: float = 4.0
    """A movement card at the start of the game; it loses its worth towards the end."""
    parasol: float = 0.6
    """How much of the next step's points a Luk Phat boat in hand counts."""
    thief: float = 3.0
    """In hand: a thief, a cookshop, an inspector, an open boat, and each basket of the others."""
    cookshop: float = 2.5
    inspector: float = 0.5
    open: float = 3.0
    basket: float = 0.3


WEIGHTS = Weights()

NOBODY = (-1, -1, -1, -1)
MOST_PLACES, MOST_BOAT_MOVES = 22, 8
"""So many placements and boat moves are worth a second look."""
SKETCHED = 12
"""So many moves, picked at random, a quick placement is the best of."""


class Tables:
    """What follows from the rules and the weights, worked out once a game."""

    def __init__(self, rules: Rules) -> None:
        layout, w = rules.layout, WEIGHTS
        self.landings = [(itemgetter(*landing), mask_of(landing)) for landing in layout.landings]
        self.touching = [[landing for landing in layout.landings if space in landing] for space in layout.spaces]
        self.baskets = (*rules.baskets, 0)
        """By design, and 0 for no boat, which is -1; the same with cookshops."""
        self.cookshop = (*rules.cookshop, False)
        steps = len(layout.track) - 1
        self.steps = steps
        self.landing_share: list[tuple[float, float, float, float]] = []
        """By the steps to go and the boats a landing lacks: how much of its points counts."""
        for left in range(steps + 1):
            boats = w.placements * left
            one, two, three = (w.scored * (1 - exp(-boats / pace)) for pace in w.fill[1:])
            self.landing_share.append((w.scored, one, two, three))
        self.hand: list[tuple[float, ...]] = []
        """By the Luk Phat step, what each design in a hand counts."""
        for step in range(steps + 1):
            rest = (steps - step) / steps
            ahead = layout.track[step + 1].points if step < steps else 0
            self.hand.append(
                tuple(
                    w.parasol * ahead + w.basket * baskets * rest
                    if parasol
                    else rest * (w.thief if thief else w.cookshop if cookshop else w.inspector)
                    if good is None
                    else rest * (w.basket * baskets + w.open * open_)
                    for baskets, parasol, thief, cookshop, good, open_ in zip(
                        rules.baskets,
                        rules.luk_phat,
                        rules.thief,
                        rules.cookshop,
                        rules.good,
                        rules.is_open,
                        strict=True,
                    )
                )
            )
        counts = [design.count for design in rules.boats.designs]
        self.drawn = [sum(map(mul, hand, counts)) / sum(counts) for hand in self.hand]
        """By the Luk Phat step, what a boat still to be drawn counts."""


@cache
def tables_of(rules: Rules) -> Tables:
    return Tables(rules)


def promises(p: Position) -> list[float]:
    """By seat, the points so far and what the position promises."""
    found = [float(sum(parts)) for parts in p.points]
    tables = tables_of(p.rules)
    boats, taken, owners, stocks = p.boats, p.taken, p.owners, p.stocks
    rest = (tables.steps - p.step) / tables.steps
    if p.day:
        glance = Glance(p, p.full, p.day == BIG)
        glance.go_on(found)
        boats, taken, owners, stocks = glance.boats, glance.taken, glance.owners, glance.stocks
    _stocks(p.rules, stocks, WEIGHTS.stock * rest, found)
    if p.day == BIG:
        return found
    _landings(tables, p.step, boats, owners, ~(taken | p.open), found)
    hand, card = tables.hand[p.step], WEIGHTS.card * rest
    for seat, held in enumerate(p.hands):
        found[seat] += card * p.cards[seat]
        for boat in held:
            found[seat] += hand[boat]
    if p.phase != phases.PLACE:
        lacks = min(p.rules.hand - len(p.hands[p.seat]), sum(map(len, p.stacks)))
        found[p.seat] += tables.drawn[p.step] * max(0, lacks)
    if p.phase == phases.STEAL or p.phase == phases.LOOT:
        found[p.seat] += _loot(p, tables)
    return found


def _stocks(rules: Rules, stocks: list[list[int]], each: float, found: list[float]) -> None:
    """Add what the stocks are worth, and for each boat what others of its good to come promise."""
    good = rules.good
    for seat, mine in enumerate(stocks):
        if mine:
            counts: dict[int | None, int] = {}
            for boat in mine:
                kind = good[boat]
                counts[kind] = counts.get(kind, 0) + 1
            for kind, count in counts.items():
                if kind is not None:
                    found[seat] += count * (count + 1) / 2 + each * count


def _landings(tables: Tables, step: int, boats: list[int], owners: list[int], closed: int, found: list[float]) -> None:
    """Add what the landings promise to each seat with a merchant there. `closed` has a bit for each space without a
    boat where none can come now."""
    baskets, cookshop, shut, coming = tables.baskets, tables.cookshop, WEIGHTS.shut, WEIGHTS.coming
    share = tables.landing_share[tables.steps - step]
    for pick, spaces in tables.landings:
        who = pick(owners)
        if who == NOBODY:
            continue
        there = pick(boats)
        a, b, c, d = there
        lacks = there.count(-1)
        worth = (baskets[a] + baskets[b] + baskets[c] + baskets[d] + coming * lacks) * share[lacks]
        if cookshop[a] or cookshop[b] or cookshop[c] or cookshop[d]:
            worth *= 2
        if spaces & closed:
            worth *= shut
        for seat in who:
            if seat >= 0:
                found[seat] += worth


def _loot(p: Position, tables: Tables) -> float:
    """What the thief just placed may bring, or has just brought: for the stock, and by what others lose."""
    seat, good = p.seat, p.rules.good
    mine = [good[boat] for boat in p.stocks[seat]]
    if p.phase == phases.LOOT:
        return mine.count(good[p.loot]) + 1 if good[p.loot] is not None else 0
    best = 0.0
    for space in in_reach(p, p.placed):
        kind = good[p.boats[space]]
        gain = 0.0 if kind is None else mine.count(kind) + 1.0
        best = max(best, gain - stake(p, tables, space, seat))
    return best


def stake(p: Position, tables: Tables, space: int, seat: int) -> float:
    """What the landings beside a space promise the seat, less what they promise the one other who has most there."""
    boats, owners, baskets = p.boats, p.owners, tables.baskets
    share = tables.landing_share[tables.steps - p.step]
    total = 0.0
    for landing in tables.touching[space]:
        who = [owners[one] for one in landing if owners[one] >= 0]
        if who:
            there = [boats[one] for one in landing]
            worth = sum([baskets[boat] for boat in there]) * share[there.count(-1)]
            if any(tables.cookshop[boat] for boat in there):
                worth *= 2
            total += worth * merchants_ahead(who, seat)
    return total


def merchants_ahead(who: Sequence[int], seat: int) -> int:
    """How many more merchants a seat has at a landing than the other who has most there."""
    return 2 * who.count(seat) - len(who) if len({*who, seat}) < 3 else who.count(seat) - 1


def landings_beside(p: Position, tables: Tables, space: int, seat: int) -> list[tuple[int, int, float, float]]:
    """Of each landing beside a free space: its baskets, how many more merchants the seat has there than the others,
    how much of its points counts with one more boat, and what it promises the seat now."""
    boats, owners, baskets = p.boats, p.owners, tables.baskets
    share = tables.landing_share[tables.steps - p.step]
    found = []
    for a, b, c, d in tables.touching[space]:
        there = (boats[a], boats[b], boats[c], boats[d])
        lacks = there.count(-1)
        ahead = 0
        for one in (owners[a], owners[b], owners[c], owners[d]):
            if one >= 0:
                ahead += 1 if one == seat else -1
        sum_ = baskets[there[0]] + baskets[there[1]] + baskets[there[2]] + baskets[there[3]]
        found.append((sum_, ahead, share[lacks - 1], sum_ * ahead * share[lacks] if lacks < 4 else 0.0))
    return found


def placing_gain(p: Position, tables: Tables, boat: int, beside: list[tuple[int, int, float, float]]) -> float:
    """At a glance, what placing a boat beside these landings does for the seat."""
    holds, cooks, mine = tables.baskets[boat], tables.cookshop[boat], p.rules.is_open[boat]
    total = 0.0
    for sum_, ahead, share, before in beside:
        after = (sum_ + holds) * (ahead + mine)
        total += (after * 2 if cooks else after) * share - before
    if p.rules.luk_phat[boat]:
        total += 6
    return total


class _Beside(dict[int, list[tuple[int, int, float, float]]]):
    """By space, the landings beside it, looked at once: several boats may come there."""

    __slots__ = ("_asked",)

    def __init__(self, p: Position, tables: Tables, seat: int) -> None:
        super().__init__()
        self._asked = p, tables, seat

    def __missing__(self, space: int) -> list[tuple[int, int, float, float]]:
        p, tables, seat = self._asked
        self[space] = found = landings_beside(p, tables, space, seat)
        return found


class KlongsJudge(Judge[KlongsState]):
    scale = 40.0
    horizon = 0

    def promises(self, state: KlongsState) -> list[float]:
        return promises(state)

    def candidates(self, state: KlongsState, moves: Sequence[Move]) -> Sequence[Move]:
        """The most promising placements; boats moved beforehand only where that can matter now, since the card can be
        spent after placing as well."""
        if state.phase not in (phases.PLACE, phases.MOVE) or len(moves) <= MOST_BOAT_MOVES:
            return moves
        tables, seat = tables_of(state.rules), state.seat
        places: list[tuple[float, int]] = []
        shifts: list[tuple[float, int]] = []
        others: list[int] = []
        first = state.phase == phases.PLACE
        keep = first and not self._day_at_hand(state) and isinstance(moves[0], Place)
        beside = _Beside(state, tables, seat)
        for number, move in enumerate(moves):
            if isinstance(move, Place):
                worth = placing_gain(state, tables, move.boat, beside[move.space])
                if state.rules.thief[move.boat]:
                    worth += 4
                places.append((-worth, number))
            elif isinstance(move, MoveBoat):
                if not keep:
                    gain = placing_gain(state, tables, state.boats[move.space], beside[move.to])
                    shifts.append((stake(state, tables, move.space, seat) - gain, number))
            else:
                others.append(number)
        places.sort()
        shifts.sort()
        chosen = [number for _, number in places[:MOST_PLACES]]
        chosen += [number for _, number in shifts[:MOST_BOAT_MOVES]]
        return [moves[number] for number in sorted([*others, *chosen])]

    @staticmethod
    def _day_at_hand(state: KlongsState) -> bool:
        """Whether the seat could bring a market day about at once."""
        track, luk_phat = state.rules.layout.track, state.rules.luk_phat
        ahead = state.step + 1
        day = ahead < len(track) and track[ahead].day
        return bool(day) and any(luk_phat[boat] for boat in state.hands[state.seat])

    def sketch(self, state: KlongsState, moves: Sequence[Move], chance: Chance) -> Move:
        """The best of a few placements; on market days the landing that pays best; the stock takes what is stolen."""
        phase = state.phase
        if phase == phases.PLACE:
            tables, seat = tables_of(state.rules), state.seat
            beside = _Beside(state, tables, seat)
            best, found = -1e9, moves[0]
            for _ in range(SKETCHED):
                move = moves[chance.below(len(moves))]
                if isinstance(move, Place):
                    worth = placing_gain(state, tables, move.boat, beside[move.space])
                    if worth > best:
                        best, found = worth, move
            return found
        if phase == phases.MARKET:
            return market_pick(state, moves)
        if phase == phases.STEAL or phase == phases.REMOVE:
            return stock_pick(state, moves)
        if phase == phases.DRAW:
            return chance.pick(moves)
        return moves[-1] if phase == phases.CHASE or phase == phases.REBOARD else moves[0]

    def reasons(self, state: KlongsState, move: Move) -> tuple[Reason, ...]:
        return hints.reasons(state, move)


def stock_pick(state: KlongsState, moves: Sequence[Move]) -> Move:
    """The boat to steal or to take from a landing that is worth most in the stock and whose leaving costs least."""
    seat, good, tables = state.to_move, state.rules.good, tables_of(state.rules)
    assert seat is not None
    mine = [good[boat] for boat in state.stocks[seat]]
    best, found = 0.0 if state.phase == phases.STEAL else -1e9, moves[0]
    for move in moves:
        if isinstance(move, Steal | Remove):
            kind = good[state.boats[move.space]]
            worth = (0 if kind is None else mine.count(kind) + 1) - stake(state, tables, move.space, seat)
            if worth > best:
                best, found = worth, move
    return found


def market_pick(state: KlongsState, moves: Sequence[Move]) -> Move:
    """The landing that brings the seat most ahead, or a pass if each helps others more."""
    seat, baskets, boats, owners = state.market_seat, state.rules.baskets, state.boats, state.owners
    best, found = -1, moves[-1]
    for move in moves:
        if isinstance(move, ScoreLanding):
            landing = state.rules.landings[move.landing]
            who = [owners[space] for space in landing if owners[space] >= 0]
            worth = sum([baskets[boats[space]] for space in landing]) * merchants_ahead(who, seat)
            if worth > best:
                best, found = worth, move
    return found


JUDGE = KlongsJudge()
