"""The stock count at the end: every shelf, good by good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, GOLD, HEAD, INK, LEAD, TEAK
from scenes.klongs import layout

if TYPE_CHECKING:
    from scenes.klongs.scene import KlongsScene


class StockSheet:
    def __init__(self) -> None:
        self.alpha = 0.0

    def clear(self) -> None:
        self.alpha = 0.0

    @property
    def box(self) -> FRect:
        return layout.WATER.inflate(-40, -120)

    def cell(self, seat: int, good: int, seats: int) -> tuple[float, float]:
        """The middle of a cell; the column after the goods is the total."""
        box = self.box
        row = (box.height - 150) / seats
        return box.left + 190 + good * 100, box.top + 140 + (seat + 0.5) * row

    def draw(self, canvas: Canvas, scene: KlongsScene) -> None:
        box, picture = self.box, scene.picture
        canvas.panel(box, "paper", self.alpha)
        if self.alpha < 0.5:
            return
        goods = picture.rules.boats.goods
        title = scene.stage.texts("klongs-stock-count")
        canvas.text(title, box.left + 40, box.top + 44, LEAD, weight="heavy", colour=TEAK, width=700)
        for good, name in enumerate(goods):
            x, _ = self.cell(0, good, picture.seats)
            canvas.art(f"icon-good-{name}", FRect(x - 34, box.top + 72, 68, 68))
        for seat in range(picture.seats):
            _, y = self.cell(seat, 0, picture.seats)
            canvas.badge(scene.colour(seat), box.left + 80, y, 84)
            counts, total = picture.stock_by_good(seat), 0
            for good, count in enumerate(counts):
                x, _ = self.cell(seat, good, picture.seats)
                points = picture.counted.get((seat, good))
                if count:
                    canvas.text(f"× {count}", x, y - 24, BODY, anchor="center", colour=TEAK, fixed=True)
                if points is not None:
                    canvas.text(str(points), x, y + 20, HEAD, weight="heavy", anchor="center", colour=INK, fixed=True)
                    total += points
            x, _ = self.cell(seat, len(goods), picture.seats)
            canvas.panel(FRect(x - 44, y - 40, 88, 80), "teak")
            canvas.text(str(total), x, y - 3, HEAD, weight="heavy", anchor="center", colour=GOLD, fixed=True)
