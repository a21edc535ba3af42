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
TRACK_LEAST, TRACK_LINE, TRACK_PAD = 80.0, 32.0, 6.0
"""What the Luk Phat track takes without a word, each line of words above it, and the room along its edges."""
ROOMY_STEPS = 98.0
"""What its steps and pictures take before there is a second line of words."""
ONE_LINE, TWO_LINES, LARGE_LINES, MOST_LINES = 58.0, 72.0, 105.0, 132.0
"""The least that a player's panel takes with one line and with two, with two large ones, and the most."""
HIGH_LINES = 80.0
"""How high a panel is in which a plate fits into the second line."""
SHADOW = 6.0
"""What a panel casts below itself, inside its box."""


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
    long prompt: first the words of the track, then the second lines of the players, then the track."""

    seats: int
    top: float = PROMPT.bottom + GAP
    bottom: float = HAND.top - GAP
    stocked: frozenset[int] = frozenset()
    """The seats with boats in their stock: they need the second line."""
    text_size: int = 100
    """In per cent."""
    days: int = 2
    """How many market days the track speaks of, each in a line of its own where there is room."""

    @property
    def tracked(self) -> bool:
        """Whether there is room for the track."""
        return self._beside(ONE_LINE) >= TRACK_LEAST

    def _beside(self, line: float) -> float:
        """What is left for the track beside panels of a height."""
        return self.bottom - self.top - GAP - self.seats * line

    @property
    def track(self) -> FRect:
        """The fewer players there are, the higher it is. Beside panels of two lines it has what its words need, beside
        larger ones all that is left."""
        most = 156 + 24 * (4 - self.seats) + 2 * (self._line - TRACK_LINE)
        height = max(self._beside(LARGE_LINES), min(self._beside(TWO_LINES), self._worded))
        if height < TRACK_LEAST:
            height = self._beside(ONE_LINE)
        return FRect(COLUMN.left, self.top, COLUMN.width, min(most, height))

    @property
    def _line(self) -> float:
        return TRACK_LINE * self.text_size / 100

    @property
    def _worded(self) -> float:
        """What the track takes with a line for every day."""
        return self.days * self._line + ROOMY_STEPS

    @property
    def track_lines(self) -> list[FRect]:
        """Where words stand above the steps: a line for every day, one for all of them, or none."""
        track = self.track
        lines, high = self.days, self._line
        if track.height < self._worded:
            lines = int(track.height >= TRACK_LEAST + TRACK_LINE)
            high = max(TRACK_LINE, min(self._line, track.height - ROOMY_STEPS))
        left, top, width = track.left + 18, track.top + TRACK_PAD, track.width - 36
        return [FRect(left, top + i * high, width, high) for i in range(lines)]

    def _steps(self, number: int, steps: int) -> tuple[FRect, FRect]:
        """A step of the track, and the room above it for what stands there."""
        track, words = self.track, self.track_lines
        pitch = (track.width - 24) / steps
        top = words[-1].bottom if words else track.top + TRACK_PAD
        high = track.bottom - SHADOW - TRACK_PAD - top
        above = min(high / 2 - 2, pitch * 1.12)
        step = FRect(0, top + high / 2, min(pitch - 7, high), high / 2 + SHADOW)
        step.centerx = track.left + 12 + (number + 0.5) * pitch
        return step, FRect(step.centerx - above / 2, step.top - above - 2, above, above)

    def step(self, number: int, steps: int) -> FRect:
        """A step of the Luk Phat track, with its points."""
        return self._steps(number, steps)[0]

    def above_step(self, number: int, steps: int) -> FRect:
        """Where the parasol or a market day stands, so that it hides no points."""
        return self._steps(number, steps)[1]

    def panel(self, seat: int) -> FRect:
        top = self.track.bottom + GAP if self.tracked else self.top
        height = min(MOST_LINES, (self.bottom - top) / self.seats)
        return FRect(COLUMN.left, top + seat * height, COLUMN.width, height - GAP)

    @property
    def roomy(self) -> bool:
        """Whether a panel has a second line, for the stock."""
        return self.panel(0).height >= TWO_LINES - GAP

    @property
    def _squeezed(self) -> bool:
        """Whether what a stock is worth stands between both lines, beside the points: the second one is too low."""
        return bool(self.stocked) and self.panel(0).height < HIGH_LINES

    def first_line(self, seat: int) -> float:
        box = self.panel(seat)
        return box.top + (box.height - SHADOW) * (0.29 if self.roomy and seat in self.stocked else 0.5)

    def emblem(self, seat: int) -> tuple[float, float]:
        """Where a seat's emblem stands, beside both lines."""
        return COLUMN.left + 46, self.panel(seat).centery - 3

    def purse(self, seat: int) -> tuple[float, float]:
        """Where a seat's points stand, beside both lines."""
        return COLUMN.right - 58, self.panel(seat).centery - 3

    def shelf(self, seat: int) -> tuple[float, float]:
        """Where a seat's stock stands."""
        box = self.panel(seat)
        return box.left + 260, box.top + (box.height - SHADOW) * (0.74 if self.roomy else 0.5)

    def stock_worth(self, seat: int) -> float:
        """How far down it stands what a seat's stock is worth so far."""
        return self.purse(seat)[1] if self._squeezed else self.shelf(seat)[1]

    def merchants(self, seat: int) -> FRect:
        """The merchants that a seat has left, as a picture and a number."""
        high = min(40.0, self.panel(seat).height * (0.5 if self.roomy and seat in self.stocked else 0.8))
        return FRect(COLUMN.left + (236 if self._squeezed else 276), self.first_line(seat) - high / 2, high + 44, high)

    def movement_cards(self, seat: int) -> FRect:
        """The movement cards that a seat has left, beside its merchants."""
        return self.merchants(seat).move(80 if self._squeezed else 92, 0)


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
