"""What a chilli card can be expected to pay in the end, given the goods near it and how many neighbours are to come.

Each neighbour is taken to be the best of a few cards drawn from all boats: nobody lays the first one that comes.
"""

from collections.abc import Sequence

from game.market.cards import Design, Pay
from game.market.records import EACH, ONCE, PAIRS, SHUN

DIGIT = 4
"""Goods near a chilli card as one number: so many bits for each good."""
LIMIT = (1 << DIGIT) - 1


def packed(goods: Sequence[int]) -> int:
    return sum(count << DIGIT * good for good, count in enumerate(goods))


class Promise(dict[tuple[int, int], float]):
    """By the goods near a chilli card and how many neighbours are to come: what it can be expected to pay."""

    __slots__ = ("_boats", "_choice", "_design", "_pay")

    def __init__(self, design: Design, pay: Pay, boats: Sequence[tuple[int, int]], choice: float) -> None:
        super().__init__()
        self._design = design
        self._pay = pay
        self._boats = boats
        self._choice = choice

    def __missing__(self, key: tuple[int, int]) -> float:
        near, coming = key
        cut = self._cut(near)
        if cut != near:
            found = self[cut, coming]
        elif not coming:
            found = float(self._points(near))
        else:
            found = best_of([(self[near + goods, coming - 1], count) for goods, count in self._boats], self._choice)
        self[key] = found
        return found

    def at(self, near: int, coming: float) -> float:
        """The same with a fraction of a neighbour."""
        whole = int(coming)
        less = self[near, whole]
        return less + (coming - whole) * (self[near, whole + 1] - less) if coming > whole else less

    def _counts(self, near: int) -> list[int]:
        return [near >> DIGIT * good & LIMIT for good in range(4)]

    def _cut(self, near: int) -> int:
        """Without what makes no difference any more."""
        kind, counts = self._design.chilli, self._counts(near)
        looks_at = self._design.looks_at or range(4)
        most = 2 if kind == ONCE else self._pay.shun if kind == SHUN else LIMIT - 3
        return packed([min(count, most) if good in looks_at else 0 for good, count in enumerate(counts)])

    def _points(self, near: int) -> int:
        counts, pay = self._counts(near), self._pay
        seen = [counts[good] for good in self._design.looks_at]
        if self._design.chilli == SHUN:
            return max(0, pay.shun - sum(seen))
        if self._design.chilli == EACH:
            return pay.each * sum(seen)
        if self._design.chilli == PAIRS:
            return pay.pairs * min(seen)
        return pay.once * counts.count(1)


def best_of(values: list[tuple[float, int]], times: float) -> float:
    """What the best of so many draws is worth, given each value and how often it is there."""
    values.sort()
    everything = sum(count for _, count in values)
    before, below, total = 0.0, 0, 0.0
    for value, count in values:
        below += count
        share = (below / everything) ** times
        total += value * (share - before)
        before = share
    return total
