"""Dice to look at: where each lies, how it is turned, and how it tumbles."""

from dataclasses import dataclass

import pygame

from game.chance import Chance
from scenes.canvas import Canvas
from scenes.motion import Animation, Tween, linear
from scenes.theme import INK

GRID = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Column and row of each pip."""

IVORY = "ivory"


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


def die_face(canvas: Canvas, colour: str, value: int, pixels: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        face = canvas.picture(f"die-{colour}", (pixels, pixels)).copy()
        pip = max(3, round(pixels * 0.23))
        mark = canvas.picture(f"pip-{colour}", (pip, pip))
        for column, row in GRID[value]:
            x, y = (round(pixels * (0.265 + 0.235 * step)) for step in (column, row))
            face.blit(mark, (x - pip // 2, y - pip // 2 - round(pixels * 0.01)))
        return face

    return canvas.workshop.shelf.get(("die", colour, value, pixels), make)


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
    step = round(angle / 4) * 4 % 360
    face = die_face(canvas, colour, value, pixels)
    if step:
        key = ("die", colour, value, pixels, step)
        upright = face
        face = canvas.workshop.shelf.get(key, lambda: pygame.transform.rotozoom(upright, step, 1.0))
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

    def show(t: float) -> None:
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

    return Tween(seconds, show, linear)
