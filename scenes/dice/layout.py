"""Where everything lies on the dice table. Geometry only: plain numbers on the plan."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

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
RIGHT = FRect(1404, 54, 420, 592)
"""The standings, and below them what the die in focus would bring."""
LINES = {2: 92.0, 3: 80.0, 4: 66.0}
FEWEST_LINE = 55.0
"""How high a player's line of the standings is, by the number of players."""
MIDDLE = FRect(540, 156, 840, 490)
POOL = FRect(MIDDLE.left, 186, MIDDLE.width, 462)
"""Where the dice lie in the middle: below a question with two lines of advice."""
SHEET = MIDDLE.inflate(4, 4)
"""The score sheet, with its edge."""
TRAYS = FRect(96, 660, 1728, 308)
HEADER = 60.0
"""The strip of a tray with its player's badge and name."""
LABEL = 34.0
"""The strip of a group with its sum."""
NEEDS, TOO_MANY = 95.0, 124.0
"""How wide the words below a group are: "needs 2", "5 too many"."""
LARGEST, TELLING = 110, 40
"""The largest dice of a tray, and the smallest that are worth a box wide enough for its words."""
COLUMNS = 7


def row(value: int) -> FRect:
    """A row of the value board."""
    return FRect(BOARD.left + 12, ROW_TOP + (value - 1) * ROW_HEIGHT, BOARD.width - 24, ROW_HEIGHT - 5)


def board_die(place: int) -> tuple[float, float]:
    """The middle of the colour's die on this row."""
    box = row(place)
    return box.left + 284, box.centery


def standings(seats: int) -> FRect:
    return FRect(RIGHT.left, RIGHT.top, RIGHT.width, 94 + seats * LINES.get(seats, FEWEST_LINE) + 8)


def standing(seat: int, seats: int) -> FRect:
    height = LINES.get(seats, FEWEST_LINE)
    line = seats - 1 - seat  # as the trays lie
    return FRect(RIGHT.left + 14, RIGHT.top + 92 + line * height, RIGHT.width - 28, height - 6)


def preview(seats: int) -> FRect:
    """What the die in focus would bring stands here."""
    top = standings(seats).bottom + 12
    return FRect(RIGHT.left, top, RIGHT.width, RIGHT.bottom - top)


@dataclass(frozen=True)
class Slot:
    """Where a die of the pool lies: loosely, but never on another one."""

    x: float
    y: float
    angle: float


POOLS: dict[int, tuple[int, float]] = {2: (5, 142.0), 3: (7, 110.0), 4: (7, 100.0)}
SMALLEST_POOL = (7, 84.0)
"""By number of players, how many dice of the pool lie in a row, and how large they are."""


def pool_size(seats: int) -> float:
    return POOLS.get(seats, SMALLEST_POOL)[1]


def pool_row(line: int, column: int, seats: int) -> int:
    """In which row of the pool, counted from the top, a die lies."""
    return (line * COLUMNS + column) // POOLS.get(seats, SMALLEST_POOL)[0]


def pool_slot(line: int, column: int, seats: int, seed: int) -> Slot:
    """Colour by colour, row by row."""
    across, size = POOLS.get(seats, SMALLEST_POOL)
    row, place = divmod(line * COLUMNS + column, across)
    dice = seats * COLUMNS
    rows, abreast = -(-dice // across), min(across, dice - row * across)
    pitch_x, pitch_y = POOL.width / across, min(size + 14, POOL.height / rows)
    loose = Chance(seed * 64 + line * 8 + column)
    sway_x, sway_y = (min(8.0, max(0.0, pitch - size) * 0.2) for pitch in (pitch_x, pitch_y))
    x = POOL.centerx + (place - (abreast - 1) / 2) * pitch_x + (loose.below(17) - 8) / 8 * sway_x
    y = POOL.centery + (row - (rows - 1) / 2) * pitch_y + (loose.below(17) - 8) / 8 * sway_y
    return Slot(x, y, (loose.below(25) - 12) * 0.7)


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


def groups(area: FRect, counts: Sequence[int], words: Sequence[float]) -> list[GroupBox]:
    """Boxes for groups of so many dice each, in rows, with dice as large as the tray allows. A box has room for its
    words, unless that would make the dice too small."""
    return [*_groups((area.left, area.top, area.width, area.height), tuple(counts), tuple(words))]


@lru_cache(maxsize=256)  # many sizes are tried, and every die that is taken asks for the boxes of its tray
def _groups(
    place: tuple[float, float, float, float], counts: tuple[int, ...], words: tuple[float, ...]
) -> tuple[GroupBox, ...]:
    area, nothing = FRect(place), [0.0] * len(counts)
    for least, smallest in ((words, TELLING), (nothing, 26)):
        for size in range(LARGEST, smallest - 1, -2):
            for widest in (4, 3, 5, 7):
                boxes = _flow(area, counts, least, float(size), widest)
                if boxes is not None:
                    return tuple(boxes)
    return tuple(_flow(area, counts, nothing, 24.0, 4, cramped=True) or ())


def _flow(
    area: FRect, counts: Sequence[int], least: Sequence[float], size: float, widest: int, cramped: bool = False
) -> list[GroupBox] | None:
    """The boxes with dice of this size, at most so many in a line of a group and none narrower than its least; None if
    they do not fit."""
    pad, between, gap = 8.0, 3.0, 7.0
    most = max(1, int((area.width - 2 * pad + between) // (size + between)))
    lines: list[list[tuple[int, int, float]]] = [[]]
    x = 0.0
    for count, narrow in zip(counts, least, strict=True):
        across = min(max(1, count), most, widest)
        width = max(narrow, across * size + (across - 1) * between + 2 * pad)
        if x and x + width > area.width:
            lines.append([])
            x = 0
        x += width + gap
        lines[-1].append((count, across, width))
    boxes: list[GroupBox] = []
    y = area.top
    for line in lines:
        deep = max(((max(1, count) + across - 1) // across for count, across, _ in line), default=1)
        height = deep * size + (deep - 1) * between + 2 * pad + LABEL
        x = area.left
        for count, across, width in line:
            left = x + (width - across * size - (across - 1) * between) / 2
            dice = tuple(
                (
                    left + size / 2 + i % across * (size + between),
                    y + pad + size / 2 + i // across * (size + between),
                )
                for i in range(max(1, count))
            )
            boxes.append(GroupBox(FRect(x, y, width, height), dice, size))
            x += width + gap
        y += height + gap
    return boxes if cramped or y - gap <= area.bottom + 0.5 else None


def group_area(tray_rect: FRect) -> FRect:
    return FRect(tray_rect.left + 14, tray_rect.top + HEADER + 4, tray_rect.width - 28, tray_rect.height - HEADER - 18)
