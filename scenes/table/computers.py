"""Computer players at the table: asked when their turn comes, and shown long enough to be followed."""

import math

from pygame import FRect

from game.contract import Move
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import TEAK
from scenes.stage.backstage import Backstage
from scenes.stage.thinking import Thought
from scenes.table.course import Course

SHOWN, AGAIN = 1.1, 0.4
"""Seconds for which a computer player is seen to think, at normal speed: when its turn comes, and further on in it."""


def draw_thought(canvas: Canvas, emblem: tuple[float, float], clock: float) -> None:
    """A thought that rises from an emblem, with three dots that come and go."""
    x, y = emblem
    cloud = FRect(x + 14, y - 94, 96, 72)
    canvas.art("thinking", cloud)
    for i in range(3):
        size = 13 + 4 * math.sin(clock * 4 - i * 1.2)
        canvas.dot(cloud.left + 28 + i * 21, cloud.top + 30, size, TEAK)


class Computers:
    """Asks for the seat to move and waits for the answer, without keeping the loop from anything. Where there is only
    one legal move nobody is asked, and nobody is seen to think."""

    thought: Thought | None = None
    """The question that has been put, if any."""

    def __init__(self, stage: Backstage, course: Course) -> None:
        self.stage, self.course = stage, course
        self.about = -1
        """The course's stamp when the question was put."""
        self.waited = 0.0

    def tick(self, dt: float) -> Move | None:
        """The move, once it is found, people have seen who thinks, and have read what was said before."""
        course = self.course
        assert course.seat is not None
        if self.about != course.stamp:
            self.about, self.waited = course.stamp, 0.0
            self.thought = None
        if course.forced is not None:
            return None if course.captions.unread else course.forced
        if self.thought is None or self.thought.lost:
            self.thought = self.stage.thinking.ask(course.match, course.seating.chairs[course.seat].player)
        self.waited += dt * self.stage.prefs.pace
        answer = self.thought.answer()
        history = course.match.history
        shown = AGAIN if history and history[-1].seat == course.seat else SHOWN
        return None if answer is None or self.waited < shown or course.captions.unread else answer.move

    def leave(self) -> None:
        """Nobody waits for an answer any longer."""
        if self.thought:
            self.thought.drop()
