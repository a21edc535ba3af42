"""Points on their way from where they were made to whom they belong."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import Animation, Do, Steps, Tween
from scenes.drawing.theme import INK, LEAD
from scenes.table.showing.moments import Moments

WIDTH, HEIGHT = 84.0, 64.0
RISE = 90.0
"""How far above the straight way they fly."""


@dataclass
class Flyer:
    text: str
    x: float
    y: float
    seat: int
    alpha: float = 0.0


class Flyers:
    def __init__(self, colour_of: Callable[[int], int], moments: Moments) -> None:
        self.colour_of, self.moments = colour_of, moments
        self.aloft: list[Flyer] = []

    def fly(
        self,
        text: str,
        seat: int,
        start: tuple[float, float],
        end: tuple[float, float],
        seconds: float,
        lands_on: Hashable | None = None,
    ) -> Animation:
        """A plate with the points, which rises at one place and lands at another. The number there pops: the seat's,
        or that of another key. Without a text it is the seat's emblem that flies, and nothing pops."""
        flyer = Flyer(text, *start, seat)

        def move(t: float) -> None:
            flyer.x = start[0] + (end[0] - start[0]) * t
            flyer.y = start[1] + (end[1] - start[1]) * t - RISE * 4 * t * (1 - t)
            flyer.alpha = min(1.0, t * 8, (1 - t) * 8 + 0.2)

        def land() -> None:
            if flyer in self.aloft:
                self.aloft.remove(flyer)
            if text:
                self.moments.meanwhile(self.moments.pop(seat if lands_on is None else lands_on))

        return Steps([Do(lambda: self.aloft.append(flyer)), Tween(seconds, move), Do(land)])

    def clear(self) -> None:
        self.aloft.clear()

    def draw(self, canvas: Canvas) -> None:
        for flyer in self.aloft:
            if not flyer.text:
                canvas.badge(self.colour_of(flyer.seat), flyer.x, flyer.y, HEIGHT, flyer.alpha)
                continue
            box = FRect(flyer.x - WIDTH / 2, flyer.y - HEIGHT / 2, WIDTH, HEIGHT)
            canvas.panel(box, "brass", flyer.alpha)
            canvas.text(
                flyer.text,
                flyer.x,
                flyer.y - 3,
                LEAD,
                weight="heavy",
                anchor="center",
                colour=INK,
                fixed=True,
                alpha=flyer.alpha,
            )
            canvas.badge(self.colour_of(flyer.seat), box.left + 2, box.top + 4, 34, flyer.alpha)
