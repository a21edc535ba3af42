"""The backpack, packed: whether things fit together, and one way to lay them that moves as little as it can (B6).

The central pocket is a grid; the small ones are rows of squares for small emeralds and the compass. Row 0 is on top.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from game.bakong.rules import COMPASS, NUMBER_OF, POCKETS, Rules
from game.bakong.scoring import ONE, THREE
from game.bakong.squares import Spot, spots

CENTRAL = "central"
UPRIGHT = ("left", "right")
"""The pockets whose squares stand one above the other; the top pocket's lie side by side."""
SINGLE = "compass"
REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class Laid:
    """A thing in the backpack: an object, a small emerald's token or a great emerald's points, and where it lies."""

    thing: str | int
    pocket: str
    column: int
    row: int
    width: int
    height: int


Square = tuple[str, int, int]
"""Pocket, column and row."""


def fits(rules: Rules, objects: int, great: int, small: int) -> bool:
    """Whether a set of objects, a great emerald (0: none) and so many small ones fit together."""
    return rules.room[great][objects] >= small


@lru_cache(REMEMBERED)
def layout(
    rules: Rules, objects: int, great: int, ones: int, threes: int, before: tuple[Laid, ...] | None = None
) -> tuple[Laid, ...] | None:
    """One way to lay everything, always the same one; None if it does not fit. With the way things lay before, as many
    as possible stay where they were: a new one finds its place, and others move only if they must."""
    if not fits(rules, objects, great, ones + threes):
        return None
    was = before or ()
    big = tuple(_big(rules, objects, great, was))
    single = [thing for thing in (SINGLE,) if objects & COMPASS] + [THREE] * threes + [ONE] * ones
    squares = _squares(rules)
    place = {square: number for number, square in enumerate(squares)}
    lying = [(place[one.pocket, one.column, one.row], one.thing) for one in was if _is_single(one)]
    lying = [one for one in sorted(lying, key=lambda one: one[0]) if one[1] in single]
    central = {(column, row): bit for bit, (column, row) in enumerate(_grid(rules))}
    small = [central[squares[number][1:]] for number, _ in lying if squares[number][0] == CENTRAL]
    spots_taken = _best(big, sum(1 << bit for bit in small))
    covered = 0
    found = []
    for (thing, *_), spot in zip(big, spots_taken, strict=True):
        covered |= spot.squares
        found.append(Laid(thing, CENTRAL, spot.column, spot.row, spot.width, spot.height))
    free = [s for s in squares if s[0] != CENTRAL or not covered >> central[s[1:]] & 1]
    return (*found, *_lay_single(single, lying, squares, free))


def _big(
    rules: Rules, objects: int, great: int, was: tuple[Laid, ...]
) -> Iterator[tuple[str | int, tuple[Spot, ...], int]]:
    """What lies in the central pocket only, the largest first, with the ways to lay it, the way it lay before first,
    and whether there is one."""
    pack = rules.parts.pack
    sizes: list[tuple[str | int, int, int]] = [
        (part.name, part.width, part.height)
        for part in rules.parts.objects
        if objects >> NUMBER_OF[part.name] & 1 and part.name != SINGLE
    ]
    if great:
        sizes.insert(0, (great, *rules.great_size[great]))
    sizes.sort(key=lambda size: -size[1] * size[2])
    for thing, width, height in sizes:
        ways = spots(width, height, (pack.width, pack.height))
        old = next((one for one in was if one.thing == thing), None)
        lay = [w for w in ways if old and (w.column, w.row, w.width, w.height) == _lies(old)]
        yield thing, (*lay, *(way for way in ways if way not in lay)), len(lay)


def _lies(one: Laid) -> tuple[int, int, int, int]:
    return one.column, one.row, one.width, one.height


def _is_single(one: Laid) -> bool:
    return one.thing in (SINGLE, ONE, THREE)


def _best(big: tuple[tuple[str | int, tuple[Spot, ...], int], ...], small: int) -> list[Spot]:
    """Of all ways to lay these the first that leaves most of them where they were, and then most of the single squares
    `small`, as bits, uncovered."""
    kept_at_most = [sum(lay for *_, lay in big[number:]) for number in range(len(big) + 1)]
    best: tuple[tuple[int, int], list[Spot]] = ((-1, 0), [])

    def search(number: int, covered: int, kept: int, chosen: list[Spot]) -> None:
        nonlocal best
        at_best = kept + kept_at_most[number], -(covered & small).bit_count()
        if at_best <= best[0]:
            return
        if number == len(big):
            best = at_best, chosen
            return
        _, ways, lay = big[number]
        for i, way in enumerate(ways):
            if not covered & way.squares:
                search(number + 1, covered | way.squares, kept + (i < lay), [*chosen, way])

    search(0, 0, 0, [])
    return best[1]


def _grid(rules: Rules) -> list[tuple[int, int]]:
    """Column and row of the central pocket's squares, in the order of their bits."""
    pack = rules.parts.pack
    return [(column, row) for row in range(pack.height) for column in range(pack.width)]


def _squares(rules: Rules) -> list[Square]:
    """Every square there is, in the order in which single things take them: the small pockets, then the central one,
    each from below."""
    found: list[Square] = []
    for pocket, count in zip(POCKETS, rules.parts.pack.pockets, strict=True):
        if pocket in UPRIGHT:
            found += [(pocket, 0, row) for row in range(count - 1, -1, -1)]
        else:
            found += [(pocket, column, 0) for column in range(count)]
    return [*found, *((CENTRAL, column, row) for column, row in reversed(_grid(rules)))]


def _lay_single(
    things: list[str], lying: list[tuple[int, str | int]], squares: list[Square], free: list[Square]
) -> Iterator[Laid]:
    """The compass and the small emeralds: where they lay, as far as that is free, and the rest where there is room."""
    left: list[Square | None] = [None] * len(things)
    open_ = dict.fromkeys(free)
    for number, thing in lying:
        waits = next((i for i, one in enumerate(things) if one == thing and left[i] is None), None)
        if waits is not None and squares[number] in open_:
            left[waits] = squares[number]
            del open_[squares[number]]
    rest = iter(open_)
    for thing, square in zip(things, left, strict=True):
        pocket, column, row = square or next(rest)
        yield Laid(thing, pocket, column, row, 1, 1)
