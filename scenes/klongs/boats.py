"""Boats to look at: hull, good, baskets, parasol, and the merchant of whoever owns it."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.klongs.rules import BoatSet
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import INK
from scenes.klongs.layout import HAND_BOAT

SEAT = (0.5, 0.58, 0.44)
"""The middle and the width of the seat, as parts of the picture."""


@dataclass
class BoatSprite:
    boat: int
    """The number of its design."""
    x: float
    y: float
    size: float
    owner: int | None = None
    """The seat whose merchant sits in it."""
    alpha: float = 1.0
    lift: float = 0.0
    sailing: bool = False
    """Whether its size is changing."""


@dataclass
class HiddenBoat:
    """A boat nobody may see, on its way."""

    x: float
    y: float
    size: float


def layers(boats: BoatSet, boat: int) -> list[str]:
    """The drawings that make up a boat, from the water up."""
    design = boats.designs[boat]
    if design.good is None:
        found = [f"boat-hull-{design.kind}"]
    else:
        found = [f"boat-hull-{'open' if design.open else 'neutral'}", f"good-{boats.goods[design.good]}"]
    if design.baskets:
        found.append(f"baskets-{design.baskets}")
    if design.luk_phat:
        found.append("boat-parasol")
    return found


class Shipyard:
    """Draws the boats of one set, with their owners' liveries."""

    def __init__(self, boats: BoatSet, colour_of: Callable[[int], int]) -> None:
        self.boats, self.colour_of = boats, colour_of

    def picture(self, canvas: Canvas, boat: int, pixels: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            names = layers(self.boats, boat)
            picture = canvas.picture(names[0], (pixels, pixels)).copy()
            for name in names[1:]:
                picture.blit(canvas.picture(name, (pixels, pixels)), (0, 0))
            return picture

        return canvas.workshop.shelf.get(("boat", boat, pixels), make)

    def _scaled(self, canvas: Canvas, sprite: BoatSprite) -> pygame.Surface:
        """At rest a boat is drawn at its size; while that changes, one picture is scaled."""
        pixels = canvas.px(sprite.size)
        if not sprite.sailing:
            return self.picture(canvas, sprite.boat, pixels)
        return pygame.transform.smoothscale(self.picture(canvas, sprite.boat, canvas.px(HAND_BOAT)), (pixels, pixels))

    def draw(self, canvas: Canvas, sprite: BoatSprite, bob: float = 0.0, strength: float = 1.0) -> None:
        x, y, size, alpha = sprite.x, sprite.y + bob, sprite.size, sprite.alpha * strength
        if sprite.lift > 0.02:
            shadow = canvas.picture("glow", (canvas.px(HAND_BOAT), canvas.px(HAND_BOAT * 0.72)), INK)
            canvas.centred(shadow, x, y + size * 0.3, 0.7 * alpha)
        y -= sprite.lift * size * 0.5
        canvas.centred(self._scaled(canvas, sprite), x, y, alpha)
        if sprite.owner is not None:
            across, down, width = SEAT
            x += (across - 0.5) * size
            canvas.badge(self.colour_of(sprite.owner), x, y + (down - 0.5) * size, width * size, alpha)
