"""The board with what lives on it: boats that bob, spaces that glow, landings with what they pay."""

import math
from collections.abc import Collection, Mapping, Sequence

import pygame
from pygame import FRect

from game.klongs.outlook import Broken, Foresight, LandingOutlook
from game.klongs.position import QUARTER_ROOM
from scenes.drawing import raster
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.svg import glow_svg
from scenes.drawing.theme import CHILLI, CREAM, GOLD, MIST, NIGHT, Colour
from scenes.klongs.boats import BoatSprite, Shipyard
from scenes.klongs.picture import FILL, Picture
from scenes.stage.texts import signed

BOB = 2.0
FADED = 0.45
GHOST = 0.85
"""How strongly a boat is seen that is not there yet."""
SHIMMERS = 9
PAYMENT, LARGE_PAYMENT = 30.0, 38.0
"""The size of what a landing would pay, beside others and in focus."""
WIDE, TALL = 3.3, 1.45
"""How many times as wide and as high it is for each seat."""


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
        """In the middle of a quarter that fills up: two boats of the three it can hold, or a lock when it is full."""
        board, waters = self.picture.rules.layout, self.picture.waters
        for number, quarter in enumerate(board.quarters):
            held = sum(space in self.picture.boats for space in quarter)
            x, y = waters.quarter(number)
            if held == QUARTER_ROOM:
                canvas.dot(x, y, 40, CHILLI)
                canvas.art("icon-lock", FRect(x - 14, y - 15, 28, 28))
            elif held == QUARTER_ROOM - 1:
                for i in range(QUARTER_ROOM):
                    canvas.dot(x + (i - 1) * 20, y, 18 if i < held else 12, GOLD if i < held else MIST)

    def draw_lanterns(self, canvas: Canvas) -> None:
        """Landings that would pay on a market day are lit."""
        waters = self.picture.waters
        for landing in self.picture.lanterns():
            x, y = waters.landing(landing)
            size = waters.cell * 0.4
            canvas.art("landing-lit", FRect(x - size / 2, y - size / 2, size, size))

    def draw_open(self, canvas: Canvas, spaces: Collection[int], clock: float) -> None:
        """Spaces where the boat in hand may go."""
        for space in spaces:
            self.light(canvas, space, 0.45 + 0.12 * math.sin(clock * 3))

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

    def draw_landing(
        self,
        canvas: Canvas,
        landing: int,
        leaving: Collection[int],
        marked: Mapping[int, int],
    ) -> None:
        """A landing in focus: its boats light up, and those that may leave for the stock are marked."""
        waters = self.picture.waters
        self._draw_marks(canvas, marked)
        for space in self.picture.rules.landings[landing]:
            self.light(canvas, space)
        for space in leaving:
            self._mark(canvas, space, "icon-stock", GOLD)
        x, y = waters.landing(landing)
        size = waters.cell * 0.62
        canvas.art("landing-lit", FRect(x - size / 2, y - size / 2, size, size))

    def draw_pay(self, canvas: Canvas, landing: int, points: Mapping[int, int], marked: Collection[int]) -> None:
        """What each player would get for a landing in focus, side by side."""
        x, y = self.payments_at(landing, len(points), marked).center
        for i, (seat, worth) in enumerate(points.items()):
            across = x + (i - (len(points) - 1) / 2) * LARGE_PAYMENT * WIDE
            self._draw_payment(canvas, across, y, seat, worth, LARGE_PAYMENT)

    def payments_at(self, landing: int, seats: int, marked: Collection[int]) -> FRect:
        """Where it stands what a landing in focus would pay to so many seats: below it, or above near the lower bank;
        if a mark at another landing is in the way there, on the other side, else to the right or left."""
        waters = self.picture.waters
        x, y = waters.landing(landing)
        low = y + waters.cell * 1.9 > waters.top + waters.board.height * waters.cell
        wide, high = seats * LARGE_PAYMENT * WIDE, LARGE_PAYMENT * 1.5
        down, aside = waters.cell * (-1.22 if low else 1.22), wide / 2 + waters.cell
        ways = [(x, y + down), (x, y - down), (x + aside, y), (x - aside, y)]
        places = [FRect(self._on_board(at, wide) - wide / 2, across - high / 2, wide, high) for at, across in ways]
        marks = [FRect(at[0] - 48, at[1] - 24, 96, 48) for at in map(waters.landing, marked)]
        return next((place for place in places if place.collidelist(marks) < 0), places[0])

    def _on_board(self, x: float, width: float) -> float:
        """The middle of what is so wide, as near to x as there is water."""
        waters = self.picture.waters
        right = waters.left + waters.board.width * waters.cell
        return min(max(x, waters.left + width / 2), right - width / 2)

    def _draw_payment(
        self, canvas: Canvas, x: float, y: float, seat: int, worth: int, size: float, style: str = "brass"
    ) -> None:
        """What a seat would get or lose: its emblem and the number beside it."""
        chip(canvas, signed(worth), x + size * 0.62, y, style, size)
        canvas.badge(self.shipyard.colour_of(seat), x - size * 0.95, y, size * 1.4)

    # What a choice would make

    def draw_reach(self, canvas: Canvas, seen: Foresight) -> None:
        """Below the boats: the row that a thief reaches into, or the column that an inspector guards."""
        waters, board, here = self.picture.waters, self.picture.rules.layout, self.picture.waters.rect(seen.space)
        if self.picture.rules.thief[seen.boat]:
            canvas.fill(FRect(waters.left, here.top, board.width * waters.cell, here.height), CHILLI, 0.4)
        elif self.picture.rules.inspector[seen.boat]:
            canvas.fill(FRect(here.left, waters.top, here.width, board.height * waters.cell), CREAM, 0.4)

    def draw_foresight(self, canvas: Canvas, seen: Foresight) -> None:
        """The boat as a ghost where it would lie, and round it the boats that make a landing with it, or that it
        threatens, guards or drives off."""
        waters = self.picture.waters
        for one in seen.filled:
            for space in self.picture.rules.landings[one.landing]:
                self.light(canvas, space, 0.8)
        ghost = BoatSprite(seen.boat, *waters.middle(seen.space), waters.cell * FILL, seen.owner, GHOST)
        self.shipyard.draw(canvas, ghost)
        for spaces, icon in ((seen.reach, "icon-thief"), (seen.guarded, "icon-tick"), (seen.chased, "icon-cross")):
            for space in spaces:
                self.light(canvas, space)
                self._mark(canvas, space, icon, NIGHT)

    def _mark(self, canvas: Canvas, space: int, icon: str, colour: Colour) -> None:
        """A sign on a disc in the upper right corner of a boat."""
        box, size = self.picture.waters.rect(space), self.picture.waters.cell * 0.42
        x, y = box.right - size / 2, box.top + size / 2
        canvas.dot(x, y, size, colour)
        inner = size * 0.74
        canvas.art(icon, FRect(x - inner / 2, y - inner / 2 - 1, inner, inner))

    def draw_promises(self, canvas: Canvas, seen: Foresight) -> None:
        """What the landings that a boat fills would pay to whom, and what is lost at others."""
        size = self.picture.waters.cell * 0.5
        for one in seen.filled:
            x, y = self.picture.waters.landing(one.landing)
            canvas.art("landing-lit", FRect(x - size / 2, y - size / 2, size, size))
            self._draw_over(canvas, one, seen.space, 1, "brass")
        self.draw_losses(canvas, seen.broken)

    def draw_losses(self, canvas: Canvas, broken: Sequence[Broken]) -> None:
        """What nobody gets any more at landings that a boat leaves."""
        for one in broken:
            self._draw_over(canvas, one.landing, one.space, -1, "warning")

    def _draw_over(self, canvas: Canvas, one: LandingOutlook, space: int, sign: int, style: str) -> None:
        box = self.promises_at(one, space)
        for i, (seat, points) in enumerate(one.points):
            y = box.top + (i + 0.5) * PAYMENT * TALL
            self._draw_payment(canvas, box.centerx, y, seat, sign * points, PAYMENT, style)

    def promises_at(self, one: LandingOutlook, space: int) -> FRect:
        """Where it stands what a landing would pay, a line for each seat: over the landing itself, so that nobody takes
        it for another one's, and a little off the boat on this space."""
        waters = self.picture.waters
        (x, y), here = waters.landing(one.landing), waters.middle(space)
        box = FRect(0, 0, PAYMENT * WIDE, PAYMENT * TALL * len(one.points))
        off = waters.cell * 0.12
        box.center = self._on_board(x + math.copysign(off, x - here[0]), box.width), y + math.copysign(off, y - here[1])
        return box

    def draw_prospects(self, canvas: Canvas, prospects: Sequence[LandingOutlook], seat: int) -> None:
        """Baskets times merchants of landings that pay the seat, in brass, or want one more boat, in water."""
        for one in prospects:
            x, y = self.picture.waters.landing(one.landing)
            baskets = one.baskets * (2 if one.doubled else 1)
            text = f"{baskets}×{dict(one.merchants)[seat]}"
            chip(canvas, text, x, y, "brass" if one.full else "water", 28)

    def _draw_marks(self, canvas: Canvas, worth: Mapping[int, int]) -> None:
        """What landings would pay one player now."""
        for landing, points in worth.items():
            x, y = self.picture.waters.landing(landing)
            chip(canvas, f"+{points}", x, y, "brass" if points else "water", 30)
