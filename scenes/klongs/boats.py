"""Boats to look at: a stout hull in its owner's colour, the good, one figure for the baskets, and who sits in it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.klongs.rules import BoatSet, Design, Kind
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import CREAM, INK, LIVERIES, Colour
from scenes.klongs.layout import HAND_BOAT

# Where things lie in a boat and how wide they are, as parts of its picture: what matters fills a third of it.
GOOD, GOOD_BESIDE_PARASOL = (0.5, 0.31, 0.56), (0.36, 0.32, 0.52)
PARASOL = (0.76, 0.29, 0.48)
SEAT, SEAT_ALONE = (0.29, 0.735, 0.45), (0.5, 0.735, 0.47)
BASKET, SPECIAL_BASKET = (0.71, 0.72, 0.48), (0.79, 0.78, 0.4)
DOUBLING = (0.78, 0.24, 0.4)
FIGURE = 0.84
"""The height of a figure's letters as part of its place."""
Spot = tuple[float, float, float]
ALL: Spot = (0.5, 0.5, 1.0)


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


class Shipyard:
    """Draws the boats of one set, with their owners' liveries."""

    def __init__(self, boats: BoatSet, colour_of: Callable[[int], int]) -> None:
        self.boats, self.colour_of = boats, colour_of

    def picture(self, canvas: Canvas, boat: int, pixels: int, owner: int | None = None) -> pygame.Surface:
        """A boat at a size in pixels, made once for each owner."""
        livery = None if owner is None else self.colour_of(owner)

        def make() -> pygame.Surface:
            surface = pygame.Surface((pixels, pixels), pygame.SRCALPHA).convert_alpha()
            slip = _Painted(Canvas(surface, canvas.workshop, canvas.scale), pixels / canvas.scale)
            slip.build(self.boats, self.boats.designs[boat], livery)
            return surface

        return canvas.workshop.shelf.get(("boat", boat, livery, pixels), make)

    def _scaled(self, canvas: Canvas, sprite: BoatSprite) -> pygame.Surface:
        """At rest a boat is drawn at its size; while that changes, one picture is scaled."""
        pixels = canvas.px(sprite.size)
        if not sprite.sailing:
            return self.picture(canvas, sprite.boat, pixels, sprite.owner)
        large = self.picture(canvas, sprite.boat, canvas.px(HAND_BOAT), sprite.owner)
        return pygame.transform.smoothscale(large, (pixels, pixels))

    def draw(self, canvas: Canvas, sprite: BoatSprite, bob: float = 0.0, strength: float = 1.0) -> None:
        x, y, size, alpha = sprite.x, sprite.y + bob, sprite.size, sprite.alpha * strength
        if sprite.lift > 0.02:
            shadow = canvas.picture("glow", (canvas.px(HAND_BOAT), canvas.px(HAND_BOAT * 0.72)), INK)
            canvas.centred(shadow, x, y + size * 0.3, 0.7 * alpha)
        canvas.centred(self._scaled(canvas, sprite), x, y - sprite.lift * size * 0.5, alpha)


class Slip(ABC):
    """Where a boat is built; a place on it is a middle and a width, as parts of its length."""

    @abstractmethod
    def art(self, name: str, place: Spot = ALL, tint: Colour | None = None) -> None: ...

    @abstractmethod
    def badge(self, livery: int, place: Spot) -> None: ...

    @abstractmethod
    def figure(self, text: str, place: Spot) -> None:
        """A number to be read from the sofa: dark, with a light edge all round."""

    def build(self, boats: BoatSet, design: Design, livery: int | None) -> None:
        if design.good is None:
            self.art(f"boat-hull-{design.kind}")
            if design.kind == Kind.COOKSHOP:
                self.figure("×2", DOUBLING)
        else:
            self._hull(design, livery)
            self.art(f"icon-good-{boats.goods[design.good]}", GOOD_BESIDE_PARASOL if design.luk_phat else GOOD)
            if design.luk_phat:
                self.art("icon-luk-phat", PARASOL)
        if design.baskets:
            x, y, width = SPECIAL_BASKET if design.good is None else BASKET
            self.art("icon-basket", (x, y, width))
            self.figure(str(design.baskets), (x, y + 0.04, width))

    def _hull(self, design: Design, livery: int | None) -> None:
        """Hull and awning in the owner's colour with the emblem; of wood while nobody owns it."""
        x, y, width = seat = SEAT if design.baskets else SEAT_ALONE
        if livery is not None:
            self.art("boat-hull-owned", tint=LIVERIES[livery].colour)
            self.art("boat-trim")
            self.badge(livery, seat)
        elif design.open:
            self.art("boat-hull-open")
            self.art("boat-seat", (x, y, width * 0.84))
        else:
            self.art("boat-hull-neutral")
            self.art("icon-merchant", (x, y, width * 0.94))


class _Painted(Slip):
    """A boat as a picture."""

    def __init__(self, canvas: Canvas, length: float) -> None:
        self.canvas, self.length = canvas, length

    def art(self, name: str, place: Spot = ALL, tint: Colour | None = None) -> None:
        x, y, width = (part * self.length for part in place)
        self.canvas.art(name, FRect(x - width / 2, y - width / 2, width, width), tint=tint)

    def badge(self, livery: int, place: Spot) -> None:
        x, y, width = (part * self.length for part in place)
        self.canvas.badge(livery, x, y, width)

    def figure(self, text: str, place: Spot) -> None:
        x, y, width = (part * self.length for part in place)
        size = FIGURE * width
        self.canvas.text(text, x, y, size, weight="heavy", colour=INK, anchor="center", fixed=True, edge=CREAM)
