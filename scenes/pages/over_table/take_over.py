"""Somebody has to leave in the middle of a match: a computer player takes the seat, and gives it back later."""

from collections.abc import Callable

from pygame import FRect

from game import saves
from game.players import HUMAN, LEVELS
from scenes.devices.seating import Chair
from scenes.drawing.canvas import Canvas
from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Choice, Widget
from scenes.stage.navigation import TableFace
from scenes.stage.scene import Pop
from scenes.table.faces import face_of


class SeatRow(Choice):
    """Who plays a seat: its emblem and name, and a person or a computer player with its face."""

    indent = 96.0

    def __init__(self, rect: FRect, chair: Chair, values: list[tuple[str, str]], choose: Callable[[str], None]) -> None:
        super().__init__(rect, chair.name, values, chair.player, choose)
        self.chair = chair

    def draw(self, canvas: Canvas, focused: bool) -> None:
        super().draw(canvas, focused)
        middle = self.rect.centery - 2
        canvas.badge(self.chair.colour, self.rect.left + 54, middle, 60)
        if self.chair.player != HUMAN:
            canvas.art(face_of(self.chair.player), FRect(self.value_box.left - 84, middle - 40, 80, 80))


class TakeOver(Dialog):
    width = 1080.0
    icon = "icon-take-over"

    def __init__(self, table: TableFace) -> None:
        super().__init__()
        self.table = table

    def lay_out(self) -> list[Widget]:
        texts, chairs = self.stage.texts, self.table.seating.chairs
        self.title = texts("pause-seats")
        values = [(HUMAN, texts("player-human")), *((level, texts(f"player-{level}")) for level in LEVELS)]
        rows: list[Widget] = [
            SeatRow(self.row(i, len(chairs) + 1), chair, values, self._giver(i)) for i, chair in enumerate(chairs)
        ]
        return [*rows, Button(self.row(len(chairs), len(chairs) + 1), texts("bar-done"), Pop, "icon-tick")]

    def leave(self) -> None:
        """Where a person has taken a seat in a show, it is a match now."""
        saves.keep(self.table.match)

    def _giver(self, seat: int) -> Callable[[str], None]:
        return lambda player: self.table.reseat(seat, player)
