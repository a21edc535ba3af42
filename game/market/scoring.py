"""What a market is worth (M15-M18). Pure functions over plain data; live scores on the screen call the same ones."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.market.cards import Design, Pay
from game.market.records import EACH, PAIRS, SHUN

PLACES = 9

Cells = Sequence[Design | None]
"""A market by place."""

BESIDE = tuple(
    tuple(other for other in range(PLACES) if abs(other // 3 - place // 3) + abs(other % 3 - place % 3) == 1)
    for place in range(PLACES)
)
"""By place, those that touch it by a side."""

WITH_ITSELF = tuple(tuple(sorted((place, *BESIDE[place]))) for place in range(PLACES))
"""By place, itself and those that touch it: what a chilli card there looks at."""


@dataclass(frozen=True, slots=True)
class Count:
    """A market counted. `chillies`: place and points of each chilli card, row by row."""

    objective: int
    chillies: tuple[tuple[int, int], ...]
    complete: int

    @property
    def open_points(self) -> int:
        """What everyone can count: all but the objective."""
        return sum([points for _, points in self.chillies]) + self.complete

    @property
    def total(self) -> int:
        return self.objective + self.open_points


def count_market(cells: Cells, objective: int | None, pay: Pay) -> Count:
    """The market as it lies, finished or not. Without an objective that part is 0."""
    chillies = tuple(
        (place, chilli_points(cells, place, pay))
        for place, card in enumerate(cells)
        if card is not None and card.chilli is not None
    )
    return Count(
        0 if objective is None else objective_points(cells, objective, pay),
        chillies,
        pay.complete if all(card is not None for card in cells) else 0,
    )


def objective_points(cells: Cells, good: int, pay: Pay) -> int:
    return pay.objective * sum([card.goods[good] for card in cells if card is not None])


def goods_near(cells: Cells, place: int) -> list[int]:
    """How many of each good a chilli card on this place looks at, its own included (M16)."""
    totals = [0, 0, 0, 0]
    for near in WITH_ITSELF[place]:
        card = cells[near]
        if card is not None:
            for good, count in enumerate(card.goods):
                totals[good] += count
    return totals


def chilli_points(cells: Cells, place: int, pay: Pay) -> int:
    """What the chilli card on this place pays (M16)."""
    card = cells[place]
    assert card is not None, "a chilli card lies there"
    near = goods_near(cells, place)
    seen = [near[good] for good in card.looks_at]
    if card.chilli == SHUN:
        return max(0, pay.shun - sum(seen))
    if card.chilli == EACH:
        return pay.each * sum(seen)
    if card.chilli == PAIRS:
        return pay.pairs * min(seen)
    return pay.once * near.count(1)


def winners(counts: Sequence[tuple[int, int]]) -> list[int]:
    """The seats with most points; of those the ones with most from their objective. Given by seat: both (M18)."""
    best = max(counts)
    return [seat for seat, mine in enumerate(counts) if mine == best]
