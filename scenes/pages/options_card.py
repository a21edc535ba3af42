"""The options of a match, on a card of their own: a column of rows that left and right change, and beside it what the
row in focus means, with a picture."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import INK, LEAD, PLAN, TEAK
from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Choice, Widget
from scenes.stage.scene import Pop
from scenes.table.registry import OptionPicture

ROWS = 860.0
"""How wide the rows are; what is right of them tells about one."""
GAP = 40.0


@dataclass(frozen=True)
class OptionRow:
    key: str
    """The text key of its label."""
    values: list[tuple[str, str]]
    chosen: str
    choose: Callable[[str], object]
    picture: OptionPicture | None = None

    @property
    def words(self) -> str:
        """The value that is chosen, as people read it."""
        return dict(self.values)[self.chosen]


class OptionsCard(Dialog):
    width = 1728.0
    icon = "icon-gear"

    def __init__(self, rows: Callable[[], list[OptionRow]]) -> None:
        """What can be chosen is asked for again whenever the card is laid out: a choice may change the others."""
        super().__init__()
        self.rows = rows

    def box(self) -> FRect:
        return FRect((PLAN[0] - self.width) / 2, 130, self.width, 790)

    def row(self, index: int, _rows: int) -> FRect:
        box = self.box()
        return FRect(box.left + 60, box.top + 150 + index * 96, ROWS, 82)

    def lay_out(self) -> list[Widget]:
        texts, rows = self.stage.texts, self.rows()
        self.title = texts("lobby-options")
        count = len(rows) + 1
        choices: list[Widget] = [
            Choice(self.row(i, count), texts(row.key), row.values, row.chosen, row.choose) for i, row in enumerate(rows)
        ]
        return [*choices, Button(self.row(len(rows), count), texts("bar-done"), Pop, "icon-tick")]

    def about(self, row: OptionRow) -> str:
        """What it means that this is chosen: in words about the value, or else about the option."""
        texts, key = self.stage.texts, f"about-{row.key}-{row.chosen}"
        return texts(key if texts.has(key) else f"about-{row.key}")

    def about_focus(self) -> str:
        rows = self.rows()
        return self.about(rows[self.focus]) if self.focus < len(rows) else ""

    def draw_widgets(self, canvas: Canvas) -> None:
        rows, box = self.rows(), self.box()
        left = box.left + 60 + ROWS + GAP
        page = FRect(left, box.top + 50, box.right - 50 - left, box.height - 110)
        canvas.panel(page, "paper")
        row = rows[min(self.focus, len(rows) - 1)]
        x, width = page.left + 40, page.width - 80
        canvas.text(row.words, x, page.top + 50, LEAD, weight="heavy", colour=TEAK, width=width)
        if row.picture:
            row.picture(canvas, FRect(x, page.top + 96, width, 330), row.chosen)
        top = page.top + (446 if row.picture else 96)
        canvas.paragraph(self.about(row), FRect(x, top, width, page.bottom - 36 - top), LEAD, colour=INK)
        super().draw_widgets(canvas)
