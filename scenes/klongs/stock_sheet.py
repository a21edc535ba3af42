"""The stock count at the end: every shelf, good by good."""

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, HEAD, INK, LEAD, TEAK
from scenes.klongs import layout
from scenes.klongs.picture import Picture
from scenes.stage.backstage import Backstage
from scenes.table.course import Course


class StockSheet:
    box = layout.WATER.inflate(-20, -60)

    def __init__(self, stage: Backstage, course: Course, picture: Picture) -> None:
        self.stage, self.course, self.picture = stage, course, picture
        self.alpha = 0.0

    def cell(self, seat: int, good: int) -> tuple[float, float]:
        """The middle of a cell; the column after the goods is the total."""
        box = self.box
        row = (box.height - 150) / self.picture.seats
        return box.left + 196 + good * 112, box.top + 140 + (seat + 0.5) * row

    def draw(self, canvas: Canvas) -> None:
        box, picture = self.box, self.picture
        canvas.panel(box, "paper", self.alpha)
        if self.alpha < 0.5:
            return
        goods = picture.rules.boats.goods
        title = self.stage.texts("klongs-stock-count")
        canvas.text(title, box.left + 40, box.top + 44, LEAD, weight="heavy", colour=TEAK, width=700)
        for good, name in enumerate(goods):
            x, _ = self.cell(0, good)
            canvas.art(f"icon-good-{name}", FRect(x - 34, box.top + 72, 68, 68))
        for seat in range(picture.seats):
            self._draw_shelf(canvas, seat)

    def _draw_shelf(self, canvas: Canvas, seat: int) -> None:
        """A player's line: boats and points by good, and the sum of what has been counted."""
        picture, counts, total = self.picture, self.picture.stock_by_good(seat), 0
        _, y = self.cell(seat, 0)
        canvas.badge(self.course.colour(seat), self.box.left + 80, y, 84)
        for good, count in enumerate(counts):
            x, _ = self.cell(seat, good)
            points = picture.counted.get((seat, good))
            if count:
                canvas.text(f"× {count}", x, y - 24, BODY, anchor="center", colour=TEAK, fixed=True)
            if points is not None:
                canvas.text(str(points), x, y + 20, HEAD, weight="heavy", anchor="center", colour=INK, fixed=True)
                total += points
        x, _ = self.cell(seat, len(counts))
        canvas.panel(FRect(x - 44, y - 40, 88, 80), "teak")
        canvas.text(str(total), x, y - 3, HEAD, weight="heavy", anchor="center", fixed=True)
