"""Where everything lies on the Klongs table. Geometry only: plain numbers on the plan."""

from dataclasses import dataclass

from pygame import FRect

from game.klongs.board import Layout

PROMPT = FRect(96, 50, 1040, 80)
WATER = FRect(96, 140, 1040, 832)
"""The room for the board; it is centred there at the largest size that fits."""
COLUMN = FRect(1164, 54, 660, 914)
TRACK = FRect(1164, 50, 660, 112)
PANELS_TOP, PANELS_BOTTOM = 172.0, 644.0
HAND = FRect(1164, 654, 660, 316)
HAND_BOAT = 150.0
PLATES_TOP = 874.0


@dataclass(frozen=True)
class Waters:
    """The board on the plan."""

    board: Layout
    cell: float
    left: float
    top: float

    @classmethod
    def of(cls, board: Layout) -> "Waters":
        columns, rows = board.width, board.height
        cell = min(WATER.width / columns, WATER.height / rows)
        return cls(board, cell, WATER.centerx - columns * cell / 2, WATER.centery - rows * cell / 2)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the board, in spaces from its corner."""
        return self.left + x * self.cell, self.top + y * self.cell

    @property
    def centre(self) -> tuple[float, float]:
        return self.at(self.board.width / 2, self.board.height / 2)

    def middle(self, space: int) -> tuple[float, float]:
        return self.at(self.board.column[space] + 0.5, self.board.row[space] + 0.5)

    def rect(self, space: int) -> FRect:
        x, y = self.middle(space)
        return FRect(x - self.cell / 2, y - self.cell / 2, self.cell, self.cell)

    def landing(self, landing: int) -> tuple[float, float]:
        """Where a landing stands: at the corner that its four spaces share."""
        return self.at(self.board.column[landing] + 1, self.board.row[landing] + 1)

    def quarter(self, quarter: int) -> tuple[float, float]:
        """The middle of a quarter, where no landing stands."""
        first = self.board.quarters[quarter][0]
        return self.at(self.board.column[first] + 1, self.board.row[first] + 1)

    def landing_rect(self, landing: int) -> FRect:
        x, y = self.landing(landing)
        size = self.cell * 0.54
        return FRect(x - size / 2, y - size / 2, size, size)


def panel(seat: int, seats: int) -> FRect:
    height = min(150.0, (PANELS_BOTTOM - PANELS_TOP) / seats)
    return FRect(COLUMN.left, PANELS_TOP + seat * height, COLUMN.width, height - 8)


def emblem(seat: int, seats: int) -> tuple[float, float]:
    """Where a seat's emblem stands."""
    box = panel(seat, seats)
    return box.left + 46, box.top + 32


def purse(seat: int, seats: int) -> tuple[float, float]:
    """Where a seat's points stand."""
    box = panel(seat, seats)
    return box.right - 64, box.top + 34


def shelf(seat: int, seats: int) -> tuple[float, float]:
    """Where a seat's stock stands."""
    box = panel(seat, seats)
    return box.left + 300, box.bottom - 28


def step(number: int, steps: int) -> tuple[float, float]:
    """The middle of a step of the Luk Phat track."""
    pitch = (TRACK.width - 40) / steps
    return TRACK.left + 20 + (number + 0.5) * pitch, TRACK.top + 78


def hand_slot(index: int, count: int) -> tuple[float, float]:
    pitch = HAND_BOAT + 12 if count <= 4 else (HAND.width - 20) / count
    return HAND.centerx + (index - (count - 1) / 2) * pitch, HAND.top + 126


def hand_rect(index: int, count: int) -> FRect:
    x, y = hand_slot(index, count)
    return FRect(x - HAND_BOAT / 2, y - HAND_BOAT / 2, HAND_BOAT, HAND_BOAT)


def merchants(seat: int, seats: int) -> FRect:
    """The merchants that a seat has left, as a picture and a number."""
    return FRect(panel(seat, seats).left + 318, emblem(seat, seats)[1] - 23, 96, 46)


def movement_cards(seat: int, seats: int) -> FRect:
    """The movement cards that a seat has left, beside its merchants."""
    return merchants(seat, seats).move(110, 0)


def plate(index: int, count: int) -> FRect:
    """A wooden plate with a word on it, below the hand."""
    width = (HAND.width - 14 * (count - 1)) / count
    return FRect(HAND.left + index * (width + 14), PLATES_TOP, width, 84)
