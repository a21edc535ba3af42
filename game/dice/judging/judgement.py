"""What a player understands of Bangkok: Dice: what the dice taken so far promise, and which die is worth taking.

All lies open but the rounds to come, which treat everyone alike: a position is worth the points so far and what each
seat can expect of this round.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.chance import Chance
from game.contract import Move, Reason
from game.dice.judging import hints
from game.dice.rules import COLOUR, KINDS, TAKES, VALUE, Pay
from game.dice.scoring import ranked, run_points
from game.dice.state import DiceState
from game.players.judge import REMEMBERED, Judge


@dataclass(frozen=True, slots=True)
class Weights:
    """What the dice on the table promise. Chances are between 0 and 1."""

    direct: tuple[float, ...] = (0.0, 0.6, 0.8, 0.9, 0.95)
    """The chance to complete a group with one more die, by how many dice in the pool would do it."""
    pair: tuple[float, ...] = (0.0, 0.0, 0.3, 0.5, 0.6, 0.65, 0.7, 0.7)
    """The chance to complete a group with two more dice or three, by how many dice one still takes."""
    near: tuple[float, ...] = (0.0, 0.75, 0.35, 0.12, 0.04)
    """The chance that a group which misses the goal by so much is among the closest."""
    run_one: float = 0.65
    """How much of what one more die would add to the sequences counts already; then the same for the die after it."""
    run_two: float = 0.35
    third_colour: float = 0.65
    """The chance to find the third colour of a kind while there is one, if two are there; if there is only one."""
    two_colours: float = 0.2
    colour_spread: float = 0.7
    """How surely one colour less than another player ends in least colours: smaller is surer."""
    new_colour: float = 0.12
    """How many of the colours one lacks each die to come brings in."""


WEIGHTS = Weights()

VALUE_MASK = tuple(sum(1 << kind for kind, (_, v) in enumerate(KINDS) if v == value) for value in range(7))
COLOUR_MASK = tuple(sum(1 << kind for kind, (c, _) in enumerate(KINDS) if c == colour) for colour in range(5))
MOST_UNSETTLED = 7
"""So many dice of one value or colour to come are as good as any more."""
DIGIT = 16
"""A hand's counts by value, and by colour, are digits of one number."""
VALUE_DIGIT = tuple(DIGIT ** (value - 1) for value in VALUE)
COLOUR_DIGIT = tuple(DIGIT ** (6 + colour) for colour in COLOUR)
BOTH_DIGITS = tuple(map(sum, zip(VALUE_DIGIT, COLOUR_DIGIT, strict=True)))


@lru_cache(4 * REMEMBERED)  # each asks for all that may follow
def majority(counts: tuple[int, ...], coming: int, row: tuple[int, ...]) -> tuple[float, ...]:
    """What having so many each promises if each of the dice to come may fall to anyone."""
    if not coming:
        return tuple(map(float, ranked(counts, row)))
    seats = len(counts)
    if list(counts) != sorted(counts):  # one order of the seats stands for all
        order = sorted(range(seats), key=counts.__getitem__)
        promised = majority(tuple(counts[seat] for seat in order), coming, row)
        return tuple(promised[order.index(seat)] for seat in range(seats))
    ways = [majority((*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]), coming - 1, row) for seat in range(seats)]
    return tuple(sum(way[seat] for way in ways) / seats for seat in range(seats))


@lru_cache(REMEMBERED)
def sequences(hand: int, pool: int, turns: int, pays: tuple[int, ...]) -> float:
    """What the sequences of a hand promise: as they are, and with the best one or two of the dice to come. `hand`:
    counts as digits; `pool`: a bit for each value there is; `turns`: at most 2."""
    values = [value for value in range(1, 7) for _ in range(hand // DIGIT ** (value - 1) % DIGIT)]
    now = run_points(values, pays)
    there = [value for value in range(1, 7) if pool >> value & 1]
    if not turns or not there:
        return now
    with_one = max(run_points([*values, value], pays) for value in there)
    promise = now + WEIGHTS.run_one * (with_one - now)
    if turns > 1:
        with_two = max(run_points([*values, a, b], pays) for a in there for b in there)
        promise += WEIGHTS.run_two * (with_two - with_one)
    return promise


def sums(needs: Sequence[int], turns: int, pool: Sequence[int], pay: Pay) -> float:
    """What the groups of a seat promise: complete ones, close ones, and those that some dice to come may complete.
    `needs`: what each lacks to the goal; `pool`: how many dice of each value there are."""
    near, closest, correct = WEIGHTS.near, pay.closest_sum, pay.correct_sum
    promise = 0.0
    open_groups = []
    for need in needs:
        if need == 0:
            promise += correct
        elif need < 0 or not turns:
            miss = abs(need)
            if miss < len(near):
                promise += near[miss] * closest
        else:
            direct = WEIGHTS.direct[min(4, pool[need])] if need < 7 else 0.0
            more = WEIGHTS.pair[min(7, turns)] if need > 1 else 0.0
            open_groups.append((direct + (1 - direct) * more * 0.5 if direct else more, 1 if direct else 2, need))
    if open_groups:
        open_groups.sort(reverse=True)
        for chance, dice, need in open_groups:
            if turns >= dice:
                promise += chance * correct
                turns -= dice
            elif need < len(near):
                promise += near[need] * closest
    return promise


def promises(state: DiceState) -> list[float]:
    """By seat, the points so far and what this round promises."""
    found = [float(sum(parts)) for parts in state.points]
    if state.left == len(found) * state.rules.hand:
        return found  # between rounds nobody is ahead
    pay, seats = state.rules.pay, len(found)
    by_value, by_colour, there, values_there = _pool(state.pool, seats)
    digits = []
    colours = []
    for seat, groups in enumerate(state.groups):
        hand, kinds, taken, needs = _hand(groups, state.goal)
        turns = state.rules.hand - taken
        digits.append(hand)
        shown = 0
        for mask in COLOUR_MASK:
            if kinds & mask:
                shown += 1
        colours.append(shown + WEIGHTS.new_colour * turns * (seats - shown))
        found[seat] += sums(needs, turns, by_value, pay)
        found[seat] += sequences(hand & 0xFFFFFF, values_there, turns if turns < 2 else 2, pay.sequences)
        if seats > 2:
            found[seat] += pay.three_of_a_kind * _third_colour(kinds, there, turns)
    if seats > 2:
        for seat, share in enumerate(_fewest(tuple(colours))):
            found[seat] += pay.least_colours * share
    rows = pay.rows
    columns = [(by_value[value], rows[value - 1]) for value in range(1, 7)]
    columns += [(by_colour[colour], rows[place - 1]) for colour, place in enumerate(state.board)]
    shift = 0
    for coming, row in columns:
        counts = tuple([hand >> shift & 15 for hand in digits])
        shift += 4
        for seat, points in enumerate(majority(counts, coming if coming < 7 else MOST_UNSETTLED, row)):
            found[seat] += points
    return found


def _pool(pool: Sequence[int], seats: int) -> tuple[list[int], list[int], int, int]:
    """How many dice there are to come of each value and of each colour, and a bit for each kind and for each value
    that there is."""
    by_value = [0] * 7
    by_colour = [0] * seats
    kinds = values = 0
    for kind, count in enumerate(pool):
        if count:
            value = VALUE[kind]
            by_value[value] += count
            by_colour[COLOUR[kind]] += count
            kinds |= 1 << kind
            values |= 1 << value
    return by_value, by_colour, kinds, values


def _hand(groups: Sequence[tuple[int, ...]], goal: int) -> tuple[int, int, int, list[int]]:
    """A hand's counts as digits, a bit for each kind in it, how many dice it has, and what each group lacks to the
    goal."""
    digits = kinds = taken = 0
    needs = []
    for group in groups:
        need = goal
        for kind in group:
            digits += BOTH_DIGITS[kind]
            kinds |= 1 << kind
            need -= VALUE[kind]
        taken += len(group)
        needs.append(need)
    return digits, kinds, taken, needs


def _third_colour(kinds: int, there: int, turns: int) -> float:
    """The chance of three of a kind in different colours."""
    best = 0.0
    for value in range(1, 7):
        mask = VALUE_MASK[value]
        mine = (kinds & mask).bit_count()
        if mine > 2:
            return 1.0
        if mine and turns + mine > 2:
            more = (there & mask & ~kinds).bit_count()
            if mine == 2 and more:
                best = max(best, WEIGHTS.third_colour * (1.0 if more > 1 else 0.75))
            elif mine == 1 and more > 1:
                best = max(best, WEIGHTS.two_colours)
    return best


@lru_cache(REMEMBERED)
def _fewest(colours: tuple[float, ...]) -> tuple[float, ...]:
    """The chance of each seat to end among those with the least colours."""
    least = min(colours)
    return tuple(WEIGHTS.colour_spread ** ((one - least) * 4) for one in colours)


class DiceJudge(Judge[DiceState]):
    scale = 25.0
    horizon = 4

    def promises(self, state: DiceState) -> list[float]:
        return promises(state)

    def candidates(self, state: DiceState, _moves: Sequence[Move]) -> list[Move]:
        """Of groups that lack as much, one; no die on top of a complete group, or far past the goal, while another
        place will do."""
        groups, goal = state.groups[state.seat], state.goal
        takes = TAKES[len(groups)]
        needs = [goal - sum([VALUE[kind] for kind in group]) for group in groups]
        first = {need: place for place, need in reversed([*enumerate(needs)])}
        lost = min((place for place, need in enumerate(needs) if need < -1), default=None)
        found: list[Move] = []
        for kind, count in enumerate(state.pool):
            if count:
                value, ways = VALUE[kind], takes[kind]
                found += [ways[place] for need, place in first.items() if need > 0 and value - need < 2]
                if lost is not None:
                    found.append(ways[lost])
                found.append(ways[-1])
        return found

    def sketch(self, state: DiceState, _moves: Sequence[Move], chance: Chance) -> Move:
        """Complete a group if a die does; else one of a few dice, the most welcome, where it does no harm."""
        groups, goal, pool = state.groups[state.seat], state.goal, state.pool
        needs = [goal - sum([VALUE[kind] for kind in group]) for group in groups]
        rows, board = state.rules.pay.rows, state.board
        held = [kind for group in groups for kind in group]
        values, colours = [VALUE[kind] for kind in held], [COLOUR[kind] for kind in held]
        best, found = -1.0, -1
        there = [kind for kind, count in enumerate(pool) if count]
        for _ in range(4):
            kind = there[chance.below(len(there))]
            value, colour = VALUE[kind], COLOUR[kind]
            worth = rows[value - 1][0] * (1 + values.count(value)) + rows[board[colour] - 1][0] * (
                1 + colours.count(colour)
            )
            if value in needs:
                worth += 12
            if worth > best:
                best, found = worth, kind
        return TAKES[len(groups)][found][_place(needs, VALUE[found])]

    def reasons(self, state: DiceState, move: Move) -> tuple[Reason, ...]:
        return hints.reasons(state, move)


def _place(needs: Sequence[int], value: int) -> int:
    """The group for a die, at first sight: one it completes, one it leaves within reach, one that is lost, a new
    one."""
    lost = -1
    for place, need in enumerate(needs):
        if need == value:
            return place
        if need < 0:
            lost = place
    for place, need in enumerate(needs):
        if 0 < need - value < 7:
            return place
    for place, need in enumerate(needs):
        if need > value:
            return place
    return lost if lost >= 0 else len(needs)


JUDGE = DiceJudge()
