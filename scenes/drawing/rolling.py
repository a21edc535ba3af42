"""Dice to look at: where each lies, how it is turned, and how it tumbles."""

from dataclasses import dataclass

import pygame

from game.chance import Chance
from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import Animation, Tween, linear
from scenes.drawing.theme import INK

GRID = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Column and row of each pip."""
PIP, RAISED = 0.23, 0.01
"""The size of a pip as part of its face's, and how much higher than in the middle they lie."""

IVORY = "ivory"
LARGEST = 150
"""The size that all dice are drawn in."""


@dataclass
class DieSprite:
    colour: str
    value: int
    x: float = 0
    y: float = 0
    size: float = 80
    angle: float = 0
    lift: float = 0
    alpha: float = 1

    def draw(self, canvas: Canvas) -> None:
        if self.alpha > 0:
            draw_die(canvas, self.colour, self.value, self.x, self.y, self.size, self.angle, self.lift, self.alpha)


def pips(value: int) -> list[tuple[float, float]]:
    """Where the pips of a face lie, as parts of it, but for what they are raised by."""
    return [(0.265 + 0.235 * column, 0.265 + 0.235 * row) for column, row in GRID[value]]


def die_face(canvas: Canvas, colour: str, value: int, size: float) -> pygame.Surface:
    """A face, scaled down from the largest one. Only whole sizes are kept: others are on their way to one."""
    shelf, pixels = canvas.workshop.shelf, canvas.px(size)

    def draw() -> pygame.Surface:
        large = canvas.px(LARGEST)
        face = canvas.picture(f"die-{colour}", (large, large)).copy()
        pip = max(3, round(large * PIP))
        mark = canvas.picture(f"pip-{colour}", (pip, pip))
        for across, down in pips(value):
            x, y = round(large * across), round(large * down)
            face.blit(mark, (x - pip // 2, y - pip // 2 - round(large * RAISED)))
        return face

    def scale() -> pygame.Surface:
        return pygame.transform.smoothscale(shelf.get(("die", colour, value), draw), (pixels, pixels))

    return scale() if size % 1 else shelf.get(("die", colour, value, pixels), scale)


def turned_face(canvas: Canvas, colour: str, value: int, size: float, angle: float) -> pygame.Surface:
    """A face turned in steps of six degrees. A quarter turn costs next to nothing: only the rest is kept."""
    quarters = round(angle / 90)
    step = round((angle - quarters * 90) / 6) * 6
    if step:
        key = ("die", colour, value, canvas.px(size), step)
        face = canvas.workshop.shelf.get(
            key, lambda: pygame.transform.rotozoom(die_face(canvas, colour, value, size), step, 1.0)
        )
    else:
        face = die_face(canvas, colour, value, size)
    return pygame.transform.rotate(face, quarters * 90) if quarters % 4 else face


def draw_die(
    canvas: Canvas,
    colour: str,
    value: int,
    x: float,
    y: float,
    size: float,
    angle: float = 0,
    lift: float = 0,
    alpha: float = 1,
) -> None:
    """A die with its middle at x, y; lifted, it stands above its shadow."""
    pixels = canvas.px(size)
    face = turned_face(canvas, colour, value, size, angle)
    if lift > 0.02:
        shadow = canvas.picture("glow", (round(pixels * 1.3), round(pixels * 0.9)), INK)
        canvas.centred(shadow, x, y + size * 0.35, 0.8 * alpha)
    canvas.centred(face, x, y - lift * size, alpha)


def tumble(
    die: DieSprite, start: tuple[float, float], end: tuple[float, float], seconds: float, seed: int
) -> Animation:
    """Thrown from one place to another: it spins, hops lower each time, and comes to rest on its value."""
    chance = Chance(seed)
    value, rest = die.value, die.angle
    spin = (360 + chance.below(360)) * (1 if chance.below(2) else -1)
    faces = [1 + chance.below(6) for _ in range(9)]

    def pose(t: float) -> None:
        if t >= 1:
            die.x, die.y, die.angle, die.lift, die.value, die.alpha = *end, rest, 0, value, 1
            return
        slowing = 1 - (1 - t) ** 2.4
        die.x = start[0] + (end[0] - start[0]) * slowing
        die.y = start[1] + (end[1] - start[1]) * slowing
        die.angle = rest + spin * (1 - slowing)
        hop = t * 2.6
        die.lift = 1.15 * (1 - t) * abs(1 - 2 * (hop % 1)) if hop > 1 else 1.15 * (1 - t)
        die.value = value if t > 0.72 else faces[int(t * 12)]
        die.alpha = min(1.0, t * 10)

    return Tween(seconds, pose, linear)
