"""The score sheet of a round: one line an item, one column a player. It fills while the round is counted, and shows
how things stand when someone peeks."""

from collections.abc import Callable

from pygame import FRect

from game.dice.records import SOURCES
from scenes.dice import layout
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, INK, SMALL, TEAK
from scenes.stage.texts import Texts

LABELS = 360.0
TOP = 64.0


class Sheet:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cells: dict[tuple[str, int], int] = {}
        self.lit: str | None = None
        self.alpha = 0.0

    def clear(self) -> None:
        self.cells.clear()
        self.lit = None
        self.alpha = 0.0

    def add(self, part: str, seat: int, points: int) -> None:
        self.cells[part, seat] = self.cells.get((part, seat), 0) + points

    def line(self, part: str) -> FRect:
        height = (layout.MIDDLE.height - TOP - 14) / (len(SOURCES) + 1)
        at = SOURCES.index(part) if part in SOURCES else len(SOURCES)
        return FRect(
            layout.MIDDLE.left + 14, layout.MIDDLE.top + TOP + at * height, layout.MIDDLE.width - 28, height - 4
        )

    def cell(self, part: str, seat: int) -> tuple[float, float]:
        """The middle of a cell."""
        width = (layout.MIDDLE.width - LABELS - 28) / self.seats
        column = self.seats - 1 - seat  # as the trays lie
        return layout.MIDDLE.left + LABELS + 14 + (column + 0.5) * width, self.line(part).centery

    def total(self, seat: int) -> int:
        return sum(points for (_, owner), points in self.cells.items() if owner == seat)

    def draw(self, canvas: Canvas, texts: Texts, title: str, colour_of: Callable[[int], int]) -> None:
        box = layout.MIDDLE
        canvas.panel(box, "paper", self.alpha)
        if self.alpha < 0.5:
            return
        canvas.text(title, box.left + 30, box.top + 36, BODY, weight="heavy", colour=TEAK, width=LABELS - 30)
        for seat in range(self.seats):
            x, _ = self.cell(SOURCES[0], seat)
            canvas.badge(colour_of(seat), x, box.top + 36, 50)
        for part in SOURCES:
            self._draw_line(canvas, texts, part)
        under = self.line("total")
        canvas.panel(under, "teak")
        canvas.text(texts("sheet-total"), under.left + 22, under.centery - 2, BODY, weight="heavy", width=300)
        for seat in range(self.seats):
            x, y = self.cell("total", seat)
            canvas.text(str(self.total(seat)), x, y - 2, 34, weight="heavy", anchor="center", fixed=True)

    def _draw_line(self, canvas: Canvas, texts: Texts, part: str) -> None:
        line = self.line(part)
        lit = part == self.lit
        if lit:
            canvas.panel(line, "brass")
        size = line.height - 4
        canvas.art(f"icon-{part.replace('_', '-')}", FRect(line.left + 8, line.top + 2, size, size))
        canvas.text(
            texts(f"part-{part.replace('_', '-')}"),
            line.left + size + 22,
            line.centery - 2,
            SMALL,
            colour=INK,
            width=LABELS - size - 30,
        )
        for seat in range(self.seats):
            points = self.cells.get((part, seat))
            if points is not None:
                x, y = self.cell(part, seat)
                canvas.text(str(points), x, y - 2, 32, weight="heavy", colour=INK, anchor="center", fixed=True)
