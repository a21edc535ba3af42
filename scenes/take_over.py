"""Somebody has to leave in the middle of a match: a computer player takes the seat, and gives it back later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.players import HUMAN, LEVELS
from scenes.page import Dialog
from scenes.scene import Pop
from scenes.widgets import Button, Choice, Widget

if TYPE_CHECKING:
    from scenes.course import Course


class TakeOver(Dialog):
    width = 1080.0
    icon = "icon-take-over"

    def __init__(self, play: Course) -> None:
        super().__init__()
        self.play = play

    def lay_out(self) -> list[Widget]:
        texts, chairs = self.stage.texts, self.play.seating.chairs
        self.title = texts("pause-seats")
        values = [(HUMAN, texts("player-human")), *((level, texts(f"player-{level}")) for level in LEVELS)]
        rows: list[Widget] = [
            Choice(self.row(i, len(chairs) + 1), chair.name, values, chair.player, self._giver(i))
            for i, chair in enumerate(chairs)
        ]
        return [*rows, Button(self.row(len(chairs), len(chairs) + 1), texts("bar-done"), Pop, "icon-tick")]

    def _giver(self, seat: int) -> Callable[[str], None]:
        return lambda player: self.play.reseat(seat, player)
