"""The stops of somebody with one button: few enough to wait for one after another, or in groups by where they lie."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

Groups = Sequence[Sequence[FRect]]
"""Places that can be chosen; what lies together stands together."""
MOST = 8
"""Stops that go one after another without groups."""


@dataclass(frozen=True)
class Stop:
    """A place to choose, or, with others inside, a part of the screen to go into."""

    box: FRect
    inside: tuple["Stop", ...] = ()


def arranged(groups: Groups) -> tuple[Stop, ...]:
    """Few stops one after another; of many first their groups, and the rows of a group that is large itself."""
    groups = [group for group in groups if group]
    if sum(map(len, groups)) <= MOST:
        return tuple(Stop(rect) for group in groups for rect in group)
    rows = [row for group in groups for row in (_parts(group) if len(group) > MOST else [group])]
    found = [_within(part) for part in (rows if len(rows) <= MOST else groups)]
    return found[0].inside if len(found) == 1 else tuple(found)


def _within(rects: Sequence[FRect]) -> Stop:
    parts = [Stop(rect) for rect in rects] if len(rects) <= MOST else [_within(part) for part in _parts(rects)]
    return parts[0] if len(parts) == 1 else Stop(rects[0].unionall([*rects[1:]]), tuple(parts))


def _parts(rects: Sequence[FRect]) -> list[list[FRect]]:
    """The rows that they lie in, from above, several together where there are many; of a single row or column, shorter
    ones."""
    rows: list[list[FRect]] = []
    for rect in sorted(rects, key=lambda rect: rect.centery):
        if rows and rect.centery - rows[-1][0].centery < min(rect.height, rows[-1][0].height) / 2:
            rows[-1].append(rect)
        else:
            rows.append([rect])
    rows = [sorted(row, key=lambda rect: rect.centerx) for row in rows]
    if 1 < len(rows) <= MOST:
        return rows
    lots = rows if len(rows) > 1 else [[rect] for rect in rows[0]]
    length = math.ceil(math.sqrt(len(lots)))
    return [[rect for lot in lots[at : at + length] for rect in lot] for at in range(0, len(lots), length)]


def way_to(stops: Sequence[Stop], box: FRect) -> list[int] | None:
    """By number the stops that lead to this place; None if none does."""
    for i, stop in enumerate(stops):
        if not stop.inside and stop.box == box:
            return [i]
        further = way_to(stop.inside, box)
        if further is not None:
            return [i, *further]
    return None
