"""Drawing on the 1920 x 1080 plan, whatever the window: everything takes plan coordinates and lands on whole pixels.

Elsewhere than 16:9 the plan is centred and backdrops bleed over the rest.
"""

from bisect import bisect
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass

import pygame
from pygame import FRect, Rect

from scenes.drawing import contrast, raster
from scenes.drawing.svg import panel_svg
from scenes.drawing.theme import BODY, CREAM, INK, LIVERIES, PLAN, Colour

LEAST_TYPE = 22
"""Plan pixels below which a text is cut rather than made smaller."""
LARGEST_BADGE = 170
EDGE = 0.075
"""Of an edge round letters, as part of their size."""
AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7))
"""Ways from a letter to the edge round it."""
WRAPPED = 500
"""Paragraphs whose lines are kept."""


@dataclass
class Workshop:
    """What canvases of one window share: caches, the chosen text size, and whether contrast is high."""

    text_scale: float = 1.0
    high_contrast: bool = False

    def __post_init__(self) -> None:
        self.shelf = raster.Shelf()
        self.fonts = raster.Fonts()
        self.grounds = raster.Shelf(raster.GROUNDS)
        self.wrapped: dict[Hashable, list[str]] = {}

    def next_scene(self) -> None:
        """Another scene has taken the place of those before."""
        self.shelf.next_scene()
        self.grounds.next_scene()

    def choose(self, text_scale: float, high_contrast: bool) -> None:
        """What has been drawn with another contrast is worth nothing any more."""
        if high_contrast != self.high_contrast:
            self.clear()
        self.text_scale, self.high_contrast = text_scale, high_contrast

    def clear(self) -> None:
        self.shelf.clear()
        self.grounds.clear()
        self.fonts.close()


class Canvas:
    focus_room: FRect | None = None
    """Where the frame of the focus may be seen, if not everywhere."""

    def __init__(self, surface: pygame.Surface, workshop: Workshop, scale: float = 0, origin: tuple[int, int] = (0, 0)):
        self.surface, self.workshop = surface, workshop
        width, height = surface.get_size()
        if scale:
            self.scale, self.origin = scale, origin
        else:
            self.scale = min(width / PLAN[0], height / PLAN[1])
            self.origin = round((width - PLAN[0] * self.scale) / 2), round((height - PLAN[1] * self.scale) / 2)

    # Plan and pixels

    def px(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def point(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.scale) + self.origin[0], round(y * self.scale) + self.origin[1]

    def rect(self, plan: FRect) -> Rect:
        """In pixels. Its size does not depend on where it is: what moves is not drawn anew for every half pixel."""
        return Rect(*self.point(plan.left, plan.top), self.px(plan.width), self.px(plan.height))

    def to_plan(self, pixel: tuple[int, int]) -> tuple[float, float]:
        return (pixel[0] - self.origin[0]) / self.scale, (pixel[1] - self.origin[1]) / self.scale

    # Pictures

    @property
    def high_contrast(self) -> bool:
        return self.workshop.high_contrast

    def blit(self, surface: pygame.Surface, at: tuple[int, int], alpha: float = 1.0) -> None:
        """A thing; with high contrast it shows more clearly where it steps back."""
        self._lay(surface, at, contrast.shown(alpha, self.high_contrast))

    def _lay(self, surface: pygame.Surface, at: tuple[int, int], alpha: float) -> None:
        if alpha >= 0.996:
            self.surface.blit(surface, at)
        elif alpha > 0.004:
            surface.set_alpha(round(alpha * 255))
            self.surface.blit(surface, at)
            surface.set_alpha(255)

    def picture(self, name: str, size: tuple[int, int], tint: Colour | None = None) -> pygame.Surface:
        """A drawing at a size in pixels, in one colour if asked."""

        def make() -> pygame.Surface:
            surface = raster.art(name, size)
            if tint is not None:
                surface.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return surface

        return self.workshop.shelf.get(("art", name, size, tint), make)

    def art(self, name: str, rect: FRect, alpha: float = 1.0, tint: Colour | None = None) -> None:
        target = self.rect(rect)
        self.blit(self.picture(name, target.size, tint), target.topleft, alpha)

    def centred(self, surface: pygame.Surface, x: float, y: float, alpha: float = 1.0) -> None:
        px, py = self.point(x, y)
        self.blit(surface, (px - surface.get_width() // 2, py - surface.get_height() // 2), alpha)

    def turned(self, name: str, rect: FRect, angle: float, alpha: float = 1.0, tint: Colour | None = None) -> None:
        """A drawing turned by an angle; turns are kept in steps of three degrees."""
        step = round(angle / 3) * 3 % 360
        size = self.rect(rect).size
        upright = self.picture(name, size, tint)
        if step:
            key = ("turned", name, size, step, tint)
            upright = self.workshop.shelf.get(key, lambda: pygame.transform.rotozoom(upright, step, 1.0))
        self.centred(upright, rect.centerx, rect.centery, alpha)

    def backdrop(self, *names: str) -> None:
        """Drawings of the plan's size, laid over the whole window and cut at its edges."""
        width, height = self.surface.get_size()
        size = raster.cover((width, height))
        at = (width - size[0]) // 2, (height - size[1]) // 2
        self.surface.blit(raster.stacked(names, size), at)  # goes into a layer: not worth a place on the shelf
        self.step_back()

    def step_back(self, place: FRect | None = None) -> None:
        """What has been drawn so far, there or everywhere, is scenery: with high contrast pieces stand out from it."""
        if self.high_contrast:
            where = self.rect(place) if place else None
            self.surface.fill((contrast.DUSK,) * 3, where, special_flags=pygame.BLEND_RGB_MULT)

    def ground(self, key: Hashable, paint: Callable[["Canvas"], object]) -> None:
        """The opaque ground of the whole window: painted once for a key, then one blit."""

        def make() -> pygame.Surface:
            width, height = self.surface.get_size()
            self.workshop.grounds.make_room(width * height * 4)  # the old one goes before the new one comes
            surface = pygame.Surface((width, height))
            paint(Canvas(surface, self.workshop, self.scale, self.origin))
            return surface

        self.surface.blit(self.workshop.grounds.get(key, make), (0, 0))

    # Panels and badges

    def panel(self, rect: FRect, style: str = "night", alpha: float = 1.0) -> None:
        target = self.rect(rect)
        size, scale, look = target.size, self.scale, contrast.panel_style(style, self.high_contrast)

        def make() -> pygame.Surface:
            narrow = min(size[0], round((2 * look.radius + 40) * scale)), size[1]
            return raster.stretched(raster.from_svg(panel_svg(look, narrow, scale), narrow), size[0])

        self.blit(self.workshop.shelf.get(("panel", style, size, scale), make), target.topleft, alpha)

    def badge(self, livery: int, x: float, y: float, size: float, alpha: float = 1.0) -> None:
        """A player's disc with their emblem, scaled down from the largest one of this canvas."""
        shelf, pixels, large = self.workshop.shelf, self.px(size), self.px(LARGEST_BADGE)

        def draw() -> pygame.Surface:
            look = LIVERIES[livery]
            light, dark = (raster.hex_colour(raster.shade(look.colour, f)) for f in (1.25, 0.8))
            disc = raster.from_svg(_DISC.format(light=light, dark=dark), (large, large))
            inner = round(large * 0.66)
            emblem = self.picture(f"emblem-{look.emblem}", (inner, inner), look.ink if look.ink != CREAM else None)
            disc.blit(emblem, ((large - inner) // 2, (large - inner) // 2))
            return disc

        def scale() -> pygame.Surface:
            return pygame.transform.smoothscale(shelf.get(("badge", livery, large), draw), (pixels, pixels))

        self.centred(shelf.get(("badge", livery, large, pixels), scale), x, y, alpha)

    def dot(self, x: float, y: float, size: float, colour: Colour) -> None:
        """A plain disc: a slider's knob, a page's dot."""
        pixels = self.px(size)
        source = _DOT.format(light=raster.hex_colour(raster.shade(colour, 1.2)), dark=raster.hex_colour(colour))
        key = ("dot", colour, pixels)
        self.centred(self.workshop.shelf.get(key, lambda: raster.from_svg(source, (pixels, pixels))), x, y)

    def fill(self, rect: FRect, colour: Colour, alpha: float) -> None:
        """A flat veil of one colour."""
        target = self.rect(rect)
        key = ("veil", target.size, colour)

        def make() -> pygame.Surface:
            surface = pygame.Surface(target.size).convert()
            surface.fill(colour)
            return surface

        self._lay(self.workshop.shelf.get(key, make), target.topleft, alpha)

    # Letters

    def type_size(self, size: float, fixed: bool = False) -> int:
        return max(8, round(size * self.scale * (1 if fixed else self.workshop.text_scale)))

    def lettering(
        self, text: str, size: float, weight: str, colour: Colour, width: float | None, fixed: bool
    ) -> pygame.Surface:
        """A line of text as a surface: made smaller, in the end cut, where it would be wider than it may."""

        def make() -> pygame.Surface:
            pixels = self.type_size(size, fixed)
            font = self.workshop.fonts.get(weight, pixels)
            if width is not None:
                most = self.px(width)
                least = self.type_size(min(LEAST_TYPE, size), True)
                while (wide := font.size(text)[0]) > most and pixels > least:
                    pixels = max(least, min(pixels - 1, -(-pixels * most // wide)))  # every size opens a font
                    font = self.workshop.fonts.get(weight, pixels)
                shown = text
                while font.size(shown)[0] > most and len(shown) > 2:
                    shown = shown[:-2].rstrip() + "…"
                return font.render(shown, True, colour).convert_alpha()
            return font.render(text, True, colour).convert_alpha()

        room = None if width is None else self.px(width)
        key = ("text", text, size, weight, colour, room, fixed, self.workshop.text_scale, self.scale)
        return self.workshop.shelf.get(key, make)

    def edging(self, letters: pygame.Surface, text: str, size: float, colour: Colour) -> pygame.Surface:
        """What shows round letters on all sides, as wide as the letters and an edge at either side."""
        wide = self.px(size * EDGE)

        def make() -> pygame.Surface:
            shape = letters.copy()
            shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
            around = pygame.Surface((shape.get_width() + 2 * wide, shape.get_height() + 2 * wide), pygame.SRCALPHA)
            for dx, dy in AROUND:
                around.blit(shape, (wide + round(dx * wide), wide + round(dy * wide)))
            return around

        return self.workshop.shelf.get(("edge", text, letters.get_size(), wide, colour), make)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = BODY,
        *,
        weight: str = "bold",
        colour: Colour = CREAM,
        anchor: str = "midleft",
        width: float | None = None,
        fixed: bool = False,
        alpha: float = 1.0,
        shadow: bool = False,
        edge: Colour | None = None,
    ) -> float:
        """Write one line, in an edge of a colour if asked; the anchor of its box is put at x, y. Returns its width on
        the plan."""
        if not text:
            return 0
        if self.high_contrast:
            colour, shadow = contrast.ink(colour), False
            edge = edge or contrast.edge(colour)
        surface = self.lettering(text, size, weight, colour, width, fixed)
        box = surface.get_rect()
        setattr(box, anchor, self.point(x, y))
        if shadow:
            under = self.lettering(text, size, weight, INK, width, fixed)
            lift = self.px(size / 16)
            self.blit(under, (box.left + lift // 2, box.top + lift), alpha * 0.75)
        if edge is not None:
            around = self.edging(surface, text, size, edge)
            self.blit(around, around.get_rect(center=box.center).topleft, alpha)
        self.blit(surface, box.topleft, alpha)
        return box.width / self.scale

    def measure(self, text: str, size: float, weight: str = "bold", fixed: bool = False) -> float:
        return self.workshop.fonts.width(text, weight, self.type_size(size, fixed)) / self.scale

    def common_size(self, lines: Iterable[tuple[str, float]], size: float, weight: str = "bold") -> float:
        """The largest type size up to this one at which each line fits its width, if any does: labels that belong
        together look alike."""
        least = LEAST_TYPE / max(1.0, self.workshop.text_scale)
        for text, width in lines:
            while size > least and (wide := self.measure(text, size, weight)) > width:
                size = max(least, min(size - 1, size * width / wide))  # every size opens a font
        return size

    def wrap(self, text: str, size: float, width: float, weight: str = "medium") -> list[str]:
        """The lines of a paragraph; a blank line between paragraphs stays one. A prompt is laid out frame after frame,
        in one size after another, so the lines are kept for a while."""
        key, known = (text, self.type_size(size), width, weight, self.scale), self.workshop.wrapped
        if key not in known:
            if len(known) > WRAPPED:
                known.clear()
            known[key] = self._wrapped(text, size, width, weight)
        return [*known[key]]

    def _wrapped(self, text: str, size: float, width: float, weight: str) -> list[str]:
        lines: list[str] = []
        fonts, pixels = self.workshop.fonts, self.type_size(size)
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and fonts.width(longer, weight, pixels) / self.scale > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
                if line == word:
                    *full, line = self._pieces(word, size, width, weight)
                    lines += full
            lines.append(line)
        return lines

    def _pieces(self, word: str, size: float, width: float, weight: str) -> list[str]:
        """A word, or what fits on each line if it is longer than one: a path has no blanks."""
        pieces = []
        while len(word) > 1 and self.measure(word, size, weight) > width:
            starts = [word[:n] for n in range(2, len(word))]
            fits = bisect(starts, width, key=lambda start: self.measure(start, size, weight)) + 1
            pieces.append(word[:fits])
            word = word[fits:]
        return [*pieces, word]

    def line_height(self, size: float) -> float:
        return size * 1.36 * self.workshop.text_scale

    def paragraph(
        self,
        text: str,
        rect: FRect,
        size: float = BODY,
        *,
        weight: str = "medium",
        colour: Colour = CREAM,
        centred: bool = False,
        middle: bool = False,
    ) -> float:
        """Text wrapped in a rect, from its top or in its middle, smaller where it must be. Gives its height."""
        size, lines = self.fitted(text, size, (rect.width, rect.height), weight)
        height = len(lines) * self.line_height(size)
        y = rect.centery - height / 2 if middle else rect.top
        for line in lines:
            x = rect.centerx if centred else rect.left
            self.text(line, x, y, size, weight=weight, colour=colour, anchor="midtop" if centred else "topleft")
            y += self.line_height(size)
        return height

    def fitted(self, text: str, size: float, room: tuple[float, float], weight: str) -> tuple[float, list[str]]:
        """The type size at which wrapped text fits so much width and height, if any does, and its lines then."""
        width, height = room
        least = LEAST_TYPE / max(1.0, self.workshop.text_scale)
        while True:
            lines = self.wrap(text, size, width, weight)
            if len(lines) * self.line_height(size) <= height or size <= least:
                return size, lines
            size -= 1


_DISC = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
<defs><linearGradient id="d" gradientUnits="userSpaceOnUse" x1="30" y1="8" x2="64" y2="96">
<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>
<circle cx="50" cy="52" r="47" fill="#0A0C1E" fill-opacity="0.45"/><circle cx="50" cy="49" r="47" fill="#FFF4DC"/>
<circle cx="50" cy="49" r="42" fill="url(#d)"/></svg>"""
_DOT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
<defs><linearGradient id="d" gradientUnits="userSpaceOnUse" x1="50" y1="0" x2="50" y2="100">
<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>
<circle cx="50" cy="54" r="46" fill="#05060F" fill-opacity="0.5"/>
<circle cx="50" cy="48" r="46" fill="url(#d)"/></svg>"""
