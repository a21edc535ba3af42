"""Computer players at the table: asked when their turn comes, and shown long enough to be followed."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from game.contract import Move
from game.players import LEVELS
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import TEAK
from scenes.stage.texts import Texts

if TYPE_CHECKING:
    from game.players.thinker import Answer
    from scenes.table.course import Course

SHOWN = 1.1
"""Seconds for which a computer player is seen to think, at normal speed."""


def face_of(player: str) -> str:
    """The drawing of a computer player."""
    return f"face-{player if player in LEVELS else LEVELS[0]}"


def name_of(texts: Texts, player: str, taken: set[str]) -> str:
    """What a computer player calls itself at a table where these names are taken."""
    name = texts(f"computer-{player}")
    return next(full for full in (name, *(f"{name} {i}" for i in range(2, 9))) if full not in taken)


def draw_thought(canvas: Canvas, emblem: tuple[float, float], clock: float) -> None:
    """A thought that rises from an emblem, with three dots that come and go."""
    x, y = emblem
    cloud = FRect(x + 14, y - 82, 96, 72)
    canvas.art("thinking", cloud)
    for i in range(3):
        size = 13 + 4 * math.sin(clock * 4 - i * 1.2)
        canvas.dot(cloud.left + 28 + i * 21, cloud.top + 30, size, TEAK)


class Computers:
    """Asks the thinker for the seat to move and waits for the answer, without keeping the loop from anything."""

    def __init__(self, play: Course) -> None:
        self.play = play
        self.asked: int | None = None
        """How many decisions there were when the question was put."""
        self.waited = 0.0
        self.answer: Answer | None = None

    def forget(self) -> None:
        """Whatever is being thought about, nobody waits for it any longer."""
        if self.asked is not None:
            self.asked = self.answer = None
            self.play.stage.thinker.drop()

    def tick(self, dt: float) -> Move | None:
        """The move, once it is found and people have seen who thinks."""
        play, thinker = self.play, self.play.stage.thinker
        assert play.seat is not None
        if self.asked != len(play.match.history):
            self.asked, self.waited, self.answer = len(play.match.history), 0.0, None
            thinker.ask(play.match, play.seating.chairs[play.seat].player, play.match.setup.seed)
        self.waited += dt * play.stage.prefs.pace
        self.answer = self.answer or thinker.poll()
        if self.answer is None or self.waited < SHOWN:
            return None
        move, self.asked, self.answer = self.answer.move, None, None
        return move
