"""Rectangles in a small grid of squares, as bits: where one can lie, and which sets of them fit beside each other."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple


class Spot(NamedTuple):
    """One way for a thing to lie in a grid, with the squares it covers as bits."""

    column: int
    row: int
    width: int
    height: int
    squares: int


@cache
def spots(width: int, height: int, grid: tuple[int, int]) -> tuple[Spot, ...]:
    """Every way to lay a rectangle, turned or not, in a grid of this width and height; the lowest rows first."""
    found = []
    for wide, high in dict.fromkeys(((width, height), (height, width))):
        for row in range(grid[1] - high, -1, -1):
            for column in range(grid[0] - wide + 1):
                cells = ((column + x) + (row + y) * grid[0] for x in range(wide) for y in range(high))
                found.append(Spot(column, row, wide, high, sum(1 << cell for cell in cells)))
    return tuple(sorted(found, key=lambda spot: (-(spot.row + spot.height), spot.column, -spot.width)))


@cache
def covers(sizes: tuple[tuple[int, int], ...], grid: tuple[int, int]) -> frozenset[int]:
    """All that can be covered by laying every one of these rectangles; empty if they do not fit."""
    if not sizes:
        return frozenset((0,))
    ways = [spot.squares for spot in spots(*sizes[-1], grid)]
    return frozenset(before | way for before in covers(sizes[:-1], grid) for way in ways if not before & way)


def fit(sizes: Iterable[tuple[int, int]], grid: tuple[int, int]) -> bool:
    """Whether rectangles of these sizes fit in a grid together, turned as needed."""
    lying = sorted((min(size), max(size)) for size in sizes)
    if sum(width * height for width, height in lying) > grid[0] * grid[1]:
        return False
    return bool(covers(tuple(size for size in lying if size != (1, 1)), grid))  # single squares go where there is room
