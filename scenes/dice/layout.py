"""Where everything lies on the dice table. Geometry only: plain numbers on the plan."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.chance import Chance

GOAL = FRect(96, 54, 420, 134)
GOAL_SIGN, GOAL_SIGN_WIDTH = GOAL.left + 82, 124.0
"""The middle of the goal's sign with its word below, and the room they have."""
GOAL_NUMBER = GOAL.left + 212
"""The middle of the goal: room for two figures between its sign and its die."""
GOAL_DIE = GOAL.right - 112, GOAL.centery - 3
BOARD = FRect(96, 200, 420, 446)
ROW_TOP, ROW_HEIGHT = 254.0, 63.0
STANDINGS = FRect(1404, 54, 420, 592)
MIDDLE = FRect(540, 156, 840, 490)
TRAYS = FRect(96, 660, 1728, 308)
HEADER = 60.0
"""The strip of a tray with its player's badge and name."""
LABEL = 34.0
"""The strip of a group with its sum."""
COLUMNS = 7


def row(value: int) -> FRect:
    """A row of the value board."""
    return FRect(BOARD.left + 12, ROW_TOP + (value - 1) * ROW_HEIGHT, BOARD.width - 24, ROW_HEIGHT - 5)


def board_die(place: int) -> tuple[float, float]:
    """The middle of the colour's die on this row."""
    box = row(place)
    return box.left + 284, box.centery


def standing(seat: int, seats: int) -> FRect:
    height = min(140.0, (STANDINGS.height - 104) / seats)
    line = seats - 1 - seat  # as the trays lie
    return FRect(STANDINGS.left + 14, STANDINGS.top + 90 + line * height, STANDINGS.width - 28, height - 8)


@dataclass(frozen=True)
class Slot:
    """Where a die of the pool lies: loosely, but never on another one."""

    x: float
    y: float
    angle: float


def pool_size(rows: int) -> float:
    return {2: 100.0, 3: 98.0, 4: 92.0}.get(rows, 82.0)


def pool_slot(line: int, column: int, rows: int, seed: int) -> Slot:
    pitch_x, pitch_y = 113.0, min(112.0, MIDDLE.height / rows)
    loose = Chance(seed * 64 + line * 8 + column)
    sway = (pitch_y - pool_size(rows)) * 0.3
    x = MIDDLE.centerx + (column - (COLUMNS - 1) / 2) * pitch_x + (loose.below(17) - 8) * 0.7
    y = MIDDLE.centery + (line - (rows - 1) / 2) * pitch_y + (loose.below(17) - 8) / 8 * sway
    return Slot(x, y, loose.below(25) - 12.0)


def tray(seat: int, seats: int) -> FRect:
    """A seat's tray. Turns go to the right, to the seat before, so the first seat sits at the right end."""
    gap = 14.0
    width = (TRAYS.width - gap * (seats - 1)) / seats
    return FRect(TRAYS.left + (seats - 1 - seat) * (width + gap), TRAYS.top, width, TRAYS.height)


def emblem(seat: int, seats: int) -> tuple[float, float]:
    """Where a seat's emblem stands on its tray."""
    box = tray(seat, seats)
    return box.left + 44, box.top + 38


@dataclass(frozen=True)
class GroupBox:
    rect: FRect
    dice: tuple[tuple[float, float], ...]
    """The middles of its dice."""
    size: float


def groups(area: FRect, counts: Sequence[int]) -> list[GroupBox]:
    """Boxes for groups of so many dice each, in rows, with dice as large as the tray allows."""
    for size in range(88, 25, -2):
        for widest in (4, 3, 5, 7):
            boxes = _flow(area, counts, float(size), widest)
            if boxes is not None:
                return boxes
    return _flow(area, counts, 24.0, 4, cramped=True) or []


def _flow(area: FRect, counts: Sequence[int], size: float, widest: int, cramped: bool = False) -> list[GroupBox] | None:
    """The boxes with dice of this size, at most so many in a line of a group; None if they do not fit."""
    pad, between, gap = 8.0, 3.0, 8.0
    most = max(1, int((area.width - 2 * pad + between) // (size + between)))
    lines: list[list[tuple[int, int]]] = [[]]
    x = 0.0
    for count in counts:
        across = min(max(1, count), most, widest)
        width = across * size + (across - 1) * between + 2 * pad
        if x and x + width > area.width:
            lines.append([])
            x = 0
        x += width + gap
        lines[-1].append((count, across))
    boxes: list[GroupBox] = []
    y = area.top
    for line in lines:
        deep = max(((max(1, count) + across - 1) // across for count, across in line), default=1)
        height = deep * size + (deep - 1) * between + 2 * pad + LABEL
        x = area.left
        for count, across in line:
            width = across * size + (across - 1) * between + 2 * pad
            rect = FRect(x, y, width, height)
            dice = tuple(
                (
                    x + pad + size / 2 + i % across * (size + between),
                    y + pad + size / 2 + i // across * (size + between),
                )
                for i in range(max(1, count))
            )
            boxes.append(GroupBox(rect, dice, size))
            x += width + gap
        y += height + gap
    return boxes if cramped or y - gap <= area.bottom + 0.5 else None


def group_area(tray_rect: FRect) -> FRect:
    return FRect(tray_rect.left + 14, tray_rect.top + HEADER + 4, tray_rect.width - 28, tray_rect.height - HEADER - 18)
