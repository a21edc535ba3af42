"""The adventurers to look at: a figure in its owner's coat and with the emblem, on a drum of the owner's colour, with a
light rim round all of it, so that it stands out from every tile."""

import pygame
from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import CREAM, GOLD, INK, LIVERIES, Colour

WIDE, HIGH = 80.0, 116.0
"""The whole drawing: an adventurer of 80 x 100 whose feet are on the drum."""
FEET, DRUM = 100.0, (82.0, 34.0)
"""How far down the figure reaches; where the drum begins, and how high it is."""
CHEST = (40.0, 62.0)
EMBLEM = 42.0
"""The middle of the disc on the chest, and how wide the emblem is there."""
RIM, BRIGHT_RIM = 2.0, 3.4
"""How wide the light round the figure is; and round the one whose turn it is."""
FINE = 2
"""How much finer the outline is found, for a rim without steps."""
POINTER = (54.0, 40.0)


def draw_figure(
    canvas: Canvas,
    livery: int,
    homeward: bool,
    feet: tuple[float, float],
    height: float,
    *,
    lift: float = 0.0,
    alpha: float = 1.0,
    lit: bool = False,
) -> None:
    """An adventurer, so high with its drum, that stands with the foot of the drum there."""
    pixels = canvas.px(height)

    def make() -> pygame.Surface:
        figure = _figure(canvas, livery, "adventurer-home" if homeward else "adventurer", pixels * FINE)
        rim = round((BRIGHT_RIM if lit else RIM) * canvas.scale * FINE)
        rimmed = _rimmed(figure, max(1, rim), GOLD if lit else CREAM)
        return pygame.transform.smoothscale(rimmed, [side // FINE for side in rimmed.get_size()])

    x, y = feet
    if lift:
        canvas.art("glow", FRect(x - 34, y - 20, 68, 28), 0.7, INK)
    surface = canvas.workshop.shelf.get(("figure", livery, homeward, pixels, lit), make)
    canvas.centred(surface, x, y - height / 2 - lift, alpha)


def draw_pointer(canvas: Canvas, x: float, y: float) -> None:
    """Whose turn it is: an arrow over the figure's head."""
    canvas.art("mark-turn", FRect(x - POINTER[0] / 2, y - POINTER[1], *POINTER))


def _figure(canvas: Canvas, livery: int, figure: str, height: int) -> pygame.Surface:
    scale = height / HIGH
    width, high, colour = round(WIDE * scale), round(FEET * scale), LIVERIES[livery].colour
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    drum = width, round(DRUM[1] * scale)
    whole.blit(canvas.picture("drum-coat", drum, colour), (0, round(DRUM[0] * scale)))
    whole.blit(canvas.picture("drum", drum), (0, round(DRUM[0] * scale)))
    whole.blit(canvas.picture(f"{figure}-coat", (width, high), colour), (0, 0))
    whole.blit(canvas.picture(figure, (width, high)), (0, 0))
    inner = Canvas(whole, canvas.workshop, scale)
    inner.badge(livery, *CHEST, EMBLEM)
    return whole


def _rimmed(figure: pygame.Surface, rim: int, colour: Colour) -> pygame.Surface:
    """A picture with a rim of one colour round its outline."""
    width, height = figure.get_size()
    whole = pygame.Surface((width + 2 * rim, height + 2 * rim), pygame.SRCALPHA)
    outline = pygame.mask.from_surface(figure, 160).to_surface(setcolor=(*colour, 255), unsetcolor=(0, 0, 0, 0))
    for dx in range(-rim, rim + 1):
        for dy in range(-rim, rim + 1):
            if dx * dx + dy * dy <= rim * rim + 1:
                whole.blit(outline, (rim + dx, rim + dy))
    whole.blit(figure, (rim, rim))
    return whole
