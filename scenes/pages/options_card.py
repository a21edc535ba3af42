"""The options of a match, on a card of their own: a column of rows that left and right change."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Choice, Widget
from scenes.stage.scene import Pop


@dataclass(frozen=True)
class OptionRow:
    key: str
    """The text key of its label."""
    values: list[tuple[str, str]]
    chosen: str
    choose: Callable[[str], object]

    @property
    def words(self) -> str:
        """The value that is chosen, as people read it."""
        return dict(self.values)[self.chosen]


class OptionsCard(Dialog):
    width = 1080.0
    icon = "icon-gear"

    def __init__(self, rows: Callable[[], list[OptionRow]]) -> None:
        """What can be chosen is asked for again whenever the card is laid out: a choice may change the others."""
        super().__init__()
        self.rows = rows

    def lay_out(self) -> list[Widget]:
        texts, rows = self.stage.texts, self.rows()
        self.title = texts("lobby-options")
        count = len(rows) + 1
        choices: list[Widget] = [
            Choice(self.row(i, count), texts(row.key), row.values, row.chosen, row.choose) for i, row in enumerate(rows)
        ]
        return [*choices, Button(self.row(len(rows), count), texts("bar-done"), Pop, "icon-tick")]
