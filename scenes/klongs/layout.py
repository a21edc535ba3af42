"""Where everything lies on the Klongs table. Geometry only: plain numbers on the plan."""

from dataclasses import dataclass

from pygame import FRect

from game.klongs.board import Layout

WATER = FRect(96, 54, 1136, 908)
"""The room for the board, from the top of the safe area down to the buttons: it lies there at the largest size that
fits."""
COLUMN = FRect(1256, 54, 568, 908)
PROMPT = FRect(COLUMN.left, COLUMN.top, COLUMN.width, 136)
GAP = 8.0
HAND = FRect(COLUMN.left, 702, COLUMN.width, 178)
HAND_BOAT = 138.0
CLOTH = FRect(HAND.left, HAND.top - 4, HAND.width, 262)
"""Over a hand that is secret."""
PLATES_TOP, PLATE_HEIGHT = 888.0, 74.0
MARKET = FRect(COLUMN.left, 560, COLUMN.width, 320)
"""Where a landing is counted out on market days, in the room of the hand and more."""
SILK = (WATER.centery, WATER.top + 140, WATER.bottom - 140)
"""Where silk may hang that tells of something on the water, and must not hide it."""
TRACK_HEIGHT = 100.0
ONE_LINE, TWO_LINES, MOST_LINES = 58.0, 90.0, 132.0
"""The least that a player's panel takes with one line and with two, and the most."""


def prompt_room(text_size: int) -> float:
    """How far down the prompt line may reach before the column gives way, at a text size in per cent."""
    return PROMPT.bottom + (text_size - 100) * 1.5


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


@dataclass(frozen=True)
class Column:
    """What stands between the prompt line and the hand: the Luk Phat track and the players. All of it gives way to a
    long prompt, the track first."""

    seats: int
    top: float = PROMPT.bottom + GAP
    bottom: float = HAND.top - GAP
    stocked: frozenset[int] = frozenset()
    """The seats with boats in their stock: they need the second line."""

    @property
    def tracked(self) -> bool:
        """Whether there is room for the track."""
        return self.bottom - self.top - TRACK_HEIGHT - GAP >= self.seats * ONE_LINE

    @property
    def track(self) -> FRect:
        return FRect(COLUMN.left, self.top, COLUMN.width, TRACK_HEIGHT)

    def panel(self, seat: int) -> FRect:
        top = self.top + (TRACK_HEIGHT + GAP if self.tracked else 0)
        height = min(MOST_LINES, (self.bottom - top) / self.seats)
        return FRect(COLUMN.left, top + seat * height, COLUMN.width, height - GAP)

    @property
    def roomy(self) -> bool:
        """Whether a panel has a second line, for the stock."""
        return self.panel(0).height >= TWO_LINES - GAP

    def first_line(self, seat: int) -> float:
        box = self.panel(seat)
        return box.top + (box.height * 0.29 if self.roomy and seat in self.stocked else box.height / 2 - 3)

    def emblem(self, seat: int) -> tuple[float, float]:
        """Where a seat's emblem stands, beside both lines."""
        return COLUMN.left + 46, self.panel(seat).centery - 3

    def purse(self, seat: int) -> tuple[float, float]:
        """Where a seat's points stand, beside both lines."""
        return COLUMN.right - 58, self.panel(seat).centery - 3

    def shelf(self, seat: int) -> tuple[float, float]:
        """Where a seat's stock stands."""
        box = self.panel(seat)
        return box.left + 260, box.bottom - (box.height * 0.29 if self.roomy else box.height / 2)

    def merchants(self, seat: int) -> FRect:
        """The merchants that a seat has left, as a picture and a number."""
        return FRect(COLUMN.left + 276, self.first_line(seat) - 20, 84, 40)

    def movement_cards(self, seat: int) -> FRect:
        """The movement cards that a seat has left, beside its merchants."""
        return self.merchants(seat).move(92, 0)

    def step(self, number: int, steps: int) -> tuple[float, float]:
        """The middle of a step of the Luk Phat track."""
        pitch = (COLUMN.width - 36) / steps
        return COLUMN.left + 18 + (number + 0.5) * pitch, self.track.top + 64


def hand_slot(index: int, count: int) -> tuple[float, float]:
    pitch = (HAND.width - 8) / max(4, count)
    return HAND.centerx + (index - (count - 1) / 2) * pitch, HAND.bottom - HAND_BOAT / 2


def hand_rect(index: int, count: int) -> FRect:
    x, y = hand_slot(index, count)
    return FRect(x - HAND_BOAT / 2, y - HAND_BOAT / 2, HAND_BOAT, HAND_BOAT)


def plate(index: int, count: int) -> FRect:
    """A wooden plate with a word on it, below the hand."""
    width = (HAND.width - 14 * (count - 1)) / count
    return FRect(HAND.left + index * (width + 14), PLATES_TOP, width, PLATE_HEIGHT)
