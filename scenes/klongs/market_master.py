"""The market master, who walks about the water on market days."""

import math

from pygame import FRect

from scenes.drawing.canvas import Canvas

HEIGHT = 84.0


class MarketMaster:
    def __init__(self) -> None:
        self.at: tuple[float, float] | None = None
        """Where he stands; None while there is no market."""
        self.walking = False

    def walk(self, goal: tuple[float, float] | None, dt: float, still: bool) -> None:
        """A stretch of the way to a goal; all of it at once where nothing is to move, or when he comes and goes."""
        here = self.at
        if goal is None or here is None or still:
            self.walking = goal != here
            self.at = goal
            return
        share = min(1.0, dt * 9)
        self.walking = abs(goal[0] - here[0]) + abs(goal[1] - here[1]) > 1
        self.at = here[0] + (goal[0] - here[0]) * share, here[1] + (goal[1] - here[1]) * share

    def draw(self, canvas: Canvas, clock: float) -> None:
        if self.at is None:
            return
        x, y = self.at
        sway = 3 * abs(math.sin(clock * 5)) if clock else 0.0
        canvas.art("market-master", FRect(x - HEIGHT * 0.375, y - HEIGHT + 20 - sway, HEIGHT * 0.75, HEIGHT))
