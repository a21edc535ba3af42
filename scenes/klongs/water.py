"""The board with what lives on it: boats that bob, spaces that glow, landings with what they pay."""

import math
from collections.abc import Collection, Mapping, Sequence

import pygame
from pygame import FRect

from game.klongs.outlook import LandingOutlook
from scenes.drawing import raster
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.svg import glow_svg
from scenes.drawing.theme import CHILLI, GOLD, MIST
from scenes.klongs.boats import Shipyard
from scenes.klongs.layout import WATER
from scenes.klongs.picture import Picture

BOB = 2.0
FADED = 0.45
SHIMMERS = 9


class Water:
    def __init__(self, picture: Picture, shipyard: Shipyard) -> None:
        self.picture, self.shipyard = picture, shipyard

    def draw_shimmer(self, canvas: Canvas, clock: float) -> None:
        """Light that wanders over the water."""
        waters = self.picture.waters
        width, height = (side * waters.cell for side in (waters.board.width, waters.board.height))
        for i in range(SHIMMERS):
            x = waters.left + (i * 389 + clock * (9 + i % 4 * 4)) % (width - 150) + 75
            y = waters.top + (i * 211) % (height - 40) + 20 + 6 * math.sin(clock * 0.8 + i)
            picture = canvas.picture("glow", (canvas.px(150), canvas.px(26)), (150, 235, 235))
            canvas.centred(picture, x, y, 0.2 + 0.12 * math.sin(clock * 1.1 + i * 2))

    def draw_room(self, canvas: Canvas) -> None:
        """In the middle of each quarter: how many boats it holds of the three it can."""
        board, waters = self.picture.rules.layout, self.picture.waters
        for number, quarter in enumerate(board.quarters):
            held = sum(space in self.picture.boats for space in quarter)
            x, y = waters.quarter(number)
            for i in range(3):
                colour = CHILLI if held == 3 else GOLD if i < held else MIST
                canvas.dot(x + (i - 1) * 19, y, 18 if i < held else 11, colour)
            if held == 3:
                canvas.art("icon-lock", FRect(x - 15, y - 15, 30, 30))

    def draw_open(self, canvas: Canvas, spaces: Collection[int], clock: float) -> None:
        """Spaces where the boat in hand may go."""
        for space in spaces:
            self.light(canvas, space, 0.75 + 0.25 * math.sin(clock * 3))

    def light(self, canvas: Canvas, space: int, strength: float = 1.0) -> None:
        """A glowing ring just inside a space."""
        rect = self.picture.waters.rect(space).inflate(-16, -16)
        size = canvas.rect(rect).size
        spread = 12 * canvas.scale

        def make() -> pygame.Surface:
            return raster.from_svg(glow_svg(size, spread, 8 * canvas.scale, "#FFE08A", 0.85), size)

        canvas.blit(canvas.workshop.shelf.get(("space", size), make), canvas.rect(rect).topleft, strength)

    def shine(self, canvas: Canvas, space: int) -> None:
        """Lantern light under a boat."""
        canvas.art("glow", self.picture.waters.rect(space).inflate(50, 50))

    def draw_boats(self, canvas: Canvas, clock: float, faded: Collection[int] = (), cover: FRect | None = None) -> None:
        """All boats but those that lie wholly under `cover`."""
        picture = self.picture
        for space, sprite in picture.boats.items():
            if cover and cover.contains(picture.waters.rect(space)):
                continue
            bob = BOB * math.sin(clock * 1.7 + space * 1.3) if clock else 0.0
            self.shipyard.draw(canvas, sprite, bob, FADED if space in faded else 1.0)

    def draw_adrift(self, canvas: Canvas) -> None:
        """Boats on their way between board, hands and stocks, over everything they pass."""
        picture = self.picture
        for sprite in (*picture.chased.values(), *([picture.loot] if picture.loot else []), *picture.adrift):
            self.shipyard.draw(canvas, sprite)

    def draw_landing(self, canvas: Canvas, landing: int, points: Mapping[int, int]) -> None:
        """A landing in focus: its boats light up, and what each player would get stands above it."""
        waters = self.picture.waters
        for space in self.picture.rules.landings[landing]:
            self.light(canvas, space)
        x, y = waters.landing(landing)
        size = waters.cell * 0.62
        canvas.art("landing-lit", FRect(x - size / 2, y - size / 2, size, size))
        low = y + waters.cell * 1.9 > waters.top + waters.board.height * waters.cell
        y += waters.cell * (-1.22 if low else 1.22)
        width = 132.0
        x = min(max(x, waters.left + len(points) * width / 2), WATER.right - len(points) * width / 2)
        for i, (seat, worth) in enumerate(points.items()):
            left = x + (i - (len(points) - 1) / 2) * width
            chip(canvas, f"+{worth}", left + 24, y, "brass", 34)
            canvas.badge(self.shipyard.colour_of(seat), left - 40, y, 50)

    def draw_prospects(self, canvas: Canvas, prospects: Sequence[LandingOutlook], seat: int) -> None:
        """Baskets times merchants of landings that pay the seat, in brass, or want one more boat, in water."""
        for one in prospects:
            x, y = self.picture.waters.landing(one.landing)
            baskets = one.baskets * (2 if one.doubled else 1)
            text = f"{baskets}×{dict(one.merchants)[seat]}"
            chip(canvas, text, x, y, "brass" if one.full else "water", 28)

    def draw_marks(self, canvas: Canvas, worth: Mapping[int, int]) -> None:
        """What landings would pay one player now."""
        for landing, points in worth.items():
            x, y = self.picture.waters.landing(landing)
            chip(canvas, str(points), x, y, "brass" if points else "water", 28)
