"""Counting a round (D8-D14). Pure functions over plain data; the scene's projections call the same ones."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache

from game.dice.records import Die, Scored
from game.dice.rules import Pay

Group = Sequence[Die]

scored = cache(Scored)
"""`Scored(...)`, made once: a search counts thousands of rounds, and finding a record is cheaper than making one."""


def score_round(goal: int, board: Sequence[int], players: Sequence[Sequence[Group]], pay: Pay) -> list[Scored]:
    """Every item of the round in the order of the rules. `board` gives each colour's place."""
    sums = [[total(group) for group in groups] for groups in players]
    hands = [[die for group in groups for die in group] for groups in players]
    return [
        *_correct_sums(goal, sums, pay.correct_sum),
        *_closest_sums(goal, sums, pay.closest_sum),
        *_least_colours(hands, pay.least_colours),
        *_three_of_a_kind(hands, pay.three_of_a_kind),
        *_sequences(hands, pay.sequences),
        *_most_of_value(hands, pay.rows),
        *_most_of_colour(hands, board, pay.rows),
    ]


def total(group: Group) -> int:
    return sum([value for _, value in group])


def closest_miss(goal: int, players: Sequence[Sequence[Group]]) -> int | None:
    """By how little the nearest of all missing groups misses the goal; None if no group misses it."""
    return _least_miss(goal, [[total(group) for group in groups] for groups in players])


def _least_miss(goal: int, sums: Sequence[Sequence[int]]) -> int | None:
    return min([abs(sum_ - goal) for mine in sums for sum_ in mine if sum_ != goal], default=None)


def runs(values: Sequence[int]) -> list[tuple[int, ...]]:
    """The sequences of three or more that the values make: the longest, then the longest of what remains (D12)."""
    counts = [0] * 8  # a 0 and a 7 that nobody has close the ends
    for value in values:
        counts[value] += 1
    found: list[tuple[int, ...]] = []
    while True:
        best: tuple[int, ...] = ()
        start = 1
        for value in range(1, 8):
            if not counts[value]:
                if value - start > len(best):
                    best = tuple(range(start, value))
                start = value + 1
        if len(best) < 3:
            return found
        found.append(best)
        for value in best:
            counts[value] -= 1


def longest_run(values: Sequence[int]) -> int:
    """How many values the longest sequence has; none if there is no sequence."""
    return max(map(len, runs(values)), default=0)


def run_points(values: Sequence[int], pays: Sequence[int]) -> int:
    """What the sequences of these values pay."""
    return sum([pays[len(run)] for run in runs(values)])


def ranked(counts: Sequence[int], row: Sequence[int]) -> list[int]:
    """What each player gets for having so many, by a row of the value board: ties shift to the right (D13)."""
    order = sorted(counts)
    last = len(order) - 1
    points = []
    for mine in counts:
        place = last - bisect_left(order, mine)  # all with as many or more, oneself not counted
        points.append(row[place] if mine and place < len(row) else 0)
    return points


def count_value(hand: Group, value: int) -> int:
    return [v for _, v in hand].count(value)


def count_colour(hand: Group, colour: int) -> int:
    return [c for c, _ in hand].count(colour)


def _correct_sums(goal: int, sums: Sequence[Sequence[int]], points: int) -> Iterator[Scored]:
    for seat, mine in enumerate(sums):
        for i, sum_ in enumerate(mine):
            if sum_ == goal:
                yield scored(seat, points, "correct_sum", (i,))


def _closest_sums(goal: int, sums: Sequence[Sequence[int]], points: int) -> Iterator[Scored]:
    miss = _least_miss(goal, sums)
    if miss is None:
        return
    for seat, mine in enumerate(sums):
        for i, sum_ in enumerate(mine):
            if abs(sum_ - goal) == miss:
                yield scored(seat, points, "closest_sum", (i,))


def _least_colours(hands: Sequence[Group], points: int) -> Iterator[Scored]:
    colours = [len({colour for colour, _ in hand}) for hand in hands]
    fewest = min(colours)
    for seat, count in enumerate(colours):
        if count == fewest:
            yield scored(seat, points, "least_colours", (count,))


def _three_of_a_kind(hands: Sequence[Group], points: int) -> Iterator[Scored]:
    for seat, hand in enumerate(hands):
        value = three_colours(hand)
        if value is not None:
            yield scored(seat, points, "three_of_a_kind", (value,))


def three_colours(hand: Group) -> int | None:
    """A value that the hand shows in three different colours (D11)."""
    shown = [value for _, value in set(hand)]
    return next((value for value in range(1, 7) if shown.count(value) >= 3), None)


def _sequences(hands: Sequence[Group], pays: Sequence[int]) -> Iterator[Scored]:
    for seat, hand in enumerate(hands):
        for run in runs([value for _, value in hand]):
            yield scored(seat, pays[len(run)], "sequences", run)


def _most_of_value(hands: Sequence[Group], rows: Sequence[Sequence[int]]) -> Iterator[Scored]:
    shown = [[value for _, value in hand] for hand in hands]
    for value in range(1, 7):
        for seat, points in enumerate(ranked([values.count(value) for values in shown], rows[value - 1])):
            if points:
                yield scored(seat, points, "most_of_value", (value,))


def _most_of_colour(hands: Sequence[Group], board: Sequence[int], rows: Sequence[Sequence[int]]) -> Iterator[Scored]:
    shown = [[colour for colour, _ in hand] for hand in hands]
    for place, colour in sorted([(place, colour) for colour, place in enumerate(board)]):
        for seat, points in enumerate(ranked([colours.count(colour) for colours in shown], rows[place - 1])):
            if points:
                yield scored(seat, points, "most_of_colour", (colour,))


def leaders(counts: Sequence[int]) -> list[int]:
    """The seats that have the most, if anyone has any."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most and most]
