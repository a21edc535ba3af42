"""What lies on the camp's table below the trail: dice, the acting pack, all packs small, the reserve."""

from collections.abc import Collection, Sequence

import pygame
from pygame import FRect

from game.bakong.packing import Laid
from scenes.bakong import layout
from scenes.bakong.jungle import draw_great_number, draw_thing
from scenes.bakong.picture import Pack, Picture, art_of
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, LEAD, MIST, SMALL, Colour
from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts, figure
from scenes.table.course import Course
from scenes.table.showing.moments import Moments

BEHIND = 9.0
"""How far a second object of a kind shows behind the first."""
GONE = 0.3
"""How much shows of something that would go."""


class Panels:
    def __init__(self, stage: Backstage, course: Course, picture: Picture, moments: Moments) -> None:
        self.stage, self.course, self.picture, self.moments = stage, course, picture, moments

    @property
    def texts(self) -> Texts:
        return self.stage.texts

    # The dice's corner

    def draw_dice(self, canvas: Canvas, flipping: int | None, flips: bool = True) -> None:
        """Both dice; once one is in focus or chosen, what each is for. `flips`: whether there is a tile to flip."""
        for sprite in self.picture.dice:
            sprite.draw(canvas)
        if flipping is None or len(self.picture.dice) < 2:
            return
        for i in (0, 1):
            box = layout.die(i)
            art, words = ("mark-flip", "bakong-flips") if i == flipping else ("footprint", "bakong-walks")
            if i == flipping and not flips:
                art, words = "icon-cross", "bakong-flips-nothing"
            canvas.art(art, FRect(box.left - 6, box.top - 48, 40, 40))
            canvas.text(self.texts(words), box.left + 36, box.top - 28, SMALL, width=box.width, shadow=True)

    def draw_round(self, canvas: Canvas) -> None:
        if self.picture.round:
            words = self.texts("bakong-round", round=self.picture.round)
            box = layout.ROUND
            canvas.panel(box)
            canvas.text(words, *box.center, BODY, anchor="center", width=box.width - 24)

    def draw_cup(self, canvas: Canvas) -> None:
        size = 150.0
        canvas.art("cup", FRect(layout.DICE.centerx - size / 2, layout.DICE.top + 14, size, size))

    # Packs

    def draw_pack(self, canvas: Canvas, box: FRect, laid: Sequence[Laid], hidden: Collection[int] = ()) -> None:
        """A backpack with its things, those of the hidden numbers left out. Kept as one picture."""
        size = canvas.rect(box).size
        shown = tuple(one for i, one in enumerate(laid) if i not in hidden)

        def make() -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            inner = Canvas(surface, canvas.workshop, canvas.scale, (0, 0))
            whole = FRect(0, 0, box.width, box.height)
            inner.art("backpack", whole)
            for one in shown:
                self.draw_laid(inner, whole, one)
            return surface

        canvas.blit(canvas.workshop.shelf.get(("pack", size, shown), make), canvas.rect(box).topleft)

    def draw_laid(self, canvas: Canvas, pack: FRect, one: Laid, alpha: float = 1.0) -> None:
        rect = layout.laid(pack, one)
        turned = (one.width, one.height) != self.picture.sizes[one.thing]
        draw_thing(canvas, art_of(one.thing), rect, turned, alpha)
        if isinstance(one.thing, int):
            draw_great_number(canvas, one.thing, rect)

    def draw_acting(self, canvas: Canvas, seat: int, hidden: Collection[int] = ()) -> None:
        self.draw_pack(canvas, layout.PACK, self.picture.packs[seat].laid, hidden)
        canvas.badge(self.course.colour(seat), *layout.EMBLEM, 60)
        self._draw_ouches(canvas, self.picture.packs[seat], *layout.PACK_OUCHES, 44)

    def _draw_ouches(self, canvas: Canvas, pack: Pack, x: float, y: float, size: float) -> None:
        if pack.ouches:
            canvas.art("ouch", FRect(x - size / 2, y - size / 2, size, size))
            canvas.text(f"×{pack.ouches}", x + size * 0.55, y, SMALL, weight="heavy", fixed=True, shadow=True)

    def draw_after(self, canvas: Canvas, laid: Sequence[Laid], coming: Laid, pulse: float) -> None:
        """The pack as it would be, with what would come in growing clearer and fainter."""
        hidden = [i for i, one in enumerate(laid) if one is coming]
        self.draw_pack(canvas, layout.AFTER, laid, hidden)
        canvas.art("glow", layout.laid(layout.AFTER, coming).inflate(40, 40))
        self.draw_laid(canvas, layout.AFTER, coming, pulse)

    def draw_waiting(self, canvas: Canvas, thing: str | int) -> None:
        """Something that has no room yet."""
        rect = layout.waiting(*self.picture.sizes[thing])
        canvas.art("glow", rect.inflate(60, 60))
        canvas.art(art_of(thing), rect)
        if isinstance(thing, int):
            draw_great_number(canvas, thing, rect)
        x, y = layout.DICE.centerx, layout.DICE.top + 26
        words = self.texts("bakong-waits")
        canvas.text(words, x, y, SMALL, anchor="center", width=layout.DICE.width, colour=GOLD, shadow=True)

    def draw_member(self, canvas: Canvas, seat: int, acting: bool, leading: bool) -> None:
        """A player's panel: pack, emblem, name, points so far, ouches."""
        picture = self.picture
        box, pack_box = layout.crew(seat, picture.seats), layout.crew_pack(seat, picture.seats)
        canvas.panel(box, "tray-lit" if acting else "night")
        self.draw_pack(canvas, pack_box, picture.packs[seat].laid)
        colour, room = GOLD if acting else CREAM, layout.crew_words(seat, picture.seats)
        x, y = layout.crew_badge(seat, picture.seats)
        canvas.badge(self.course.colour(seat), x, y, 42)
        if leading:
            canvas.art("icon-crown", FRect(x - 20, y - 54, 40, 40))
        if picture.seats == 3:
            self._draw_strip(canvas, seat, room, colour)
        else:
            self._draw_column(canvas, seat, room, colour)
        if picture.first_home == seat:
            canvas.art("first-home", layout.crew_first_home(seat, picture.seats))

    def _draw_strip(self, canvas: Canvas, seat: int, room: FRect, colour: Colour) -> None:
        """Name, and below it points, over the pack; ouches beside its top pocket, as on the large one."""
        y, name = room.top + 30, self.course.name(seat)
        canvas.text(name, room.left + 52, y, SMALL, width=room.width - 48, colour=colour)
        self._draw_points(canvas, seat, room.left + 6, y + 42, LEAD + 4, room.width - 6)
        x, y = layout.crew_ouches(seat, self.picture.seats)
        self._draw_ouches(canvas, self.picture.packs[seat], x, y, 34)

    def _draw_column(self, canvas: Canvas, seat: int, room: FRect, colour: Colour) -> None:
        """Name, points and ouches below each other, beside the pack."""
        points = self.picture.points(seat)
        word, number = self.texts("bakong-points", points=abs(points)), figure(points)
        size = HEAD if room.height > 200 else LEAD + 4
        wide = self._measure(canvas, number, size) + 10 + self._measure(canvas, word, SMALL)
        heights = [30.0, 42.0, 32.0] if wide <= room.width else [27.0, 36.0, 26.0, 28.0]
        y = room.centery - 2 - sum(heights) / 2 + heights[0] / 2
        name = self.course.name(seat)
        canvas.text(name, room.centerx, y, SMALL, anchor="center", width=room.width + 14, colour=colour, fixed=True)
        y += (heights[0] + heights[1]) / 2
        if wide <= room.width:
            self._draw_points(canvas, seat, room.centerx - wide / 2, y, size, room.width)
            y += (heights[1] + heights[2]) / 2
        else:
            self._figure(canvas, number, room.centerx, y, size * self.moments.swell(seat), "center")
            y += (heights[1] + heights[2]) / 2
            canvas.text(word, room.centerx, y, SMALL, anchor="center", width=room.width, colour=MIST, fixed=True)
            y += (heights[2] + heights[3]) / 2
        self._draw_ouches(canvas, self.picture.packs[seat], room.centerx - 18, y, heights[-1])

    def _draw_points(self, canvas: Canvas, seat: int, x: float, y: float, size: float, width: float) -> float:
        """A number and the word for it, in one line. Gives its width."""
        number = figure(self.picture.points(seat))
        wide = self._measure(canvas, number, size)
        self._figure(canvas, number, x + wide / 2, y, size * self.moments.swell(seat), "center")
        wide += 10
        word = self.texts("bakong-points", points=abs(self.picture.points(seat)))
        return wide + canvas.text(word, x + wide, y + 4, SMALL, colour=MIST, width=width - wide, fixed=True)

    @staticmethod
    def _measure(canvas: Canvas, text: str, size: float) -> float:
        return canvas.measure(text, size, "heavy", fixed=True)

    @staticmethod
    def _figure(canvas: Canvas, number: str, x: float, y: float, size: float, anchor: str) -> float:
        return canvas.text(number, x, y - 1, size, weight="heavy", anchor=anchor, fixed=True)

    # The reserve

    def draw_reserve(self, canvas: Canvas) -> None:
        picture, box = self.picture, layout.RESERVE
        canvas.panel(box, "night")
        places, planks = picture.shelves()
        for y in planks:
            canvas.art("shelf-plank", FRect(box.left + 8, y - 6, box.width - 16, 20))
        for name, left in picture.reserve.items():
            for copy in reversed(range(max(1, left))):
                rect = places[name].move(copy * BEHIND, -copy * BEHIND)
                canvas.art(art_of(name), rect, 1.0 if left else 0.2)
        y = box.bottom - 30
        tokens = (("emerald-1", picture.ones), ("emerald-3", picture.threes), ("ouch", picture.ouches))
        for i, (art, count) in enumerate(tokens):
            x = box.left + 24 + i * 112
            canvas.art(art, FRect(x, y - 20, 40, 40))
            canvas.text(str(count), x + 48, y, BODY, fixed=True, colour=CREAM if count else MIST)
