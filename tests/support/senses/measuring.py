"""A canvas that draws nothing and notes what is written: where, how large, in which box, and whether all of it."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import FRect

from scenes.drawing.canvas import LEAST_TYPE, Canvas, Workshop
from scenes.drawing.contrast import ink, panel_style
from scenes.drawing.raster import Fonts, Shelf, mixed
from scenes.drawing.theme import BODY, CREAM, PLAN, WATER, Colour, rgb
from tests.support.senses.eyes import contrast

CAP, FOOT = 0.22, 0.18
"""How much of a line's height is above its letters and below them, but for a few tails."""


class NoShelf(Shelf):
    """Nothing is made, nothing is kept."""

    nothing = pygame.Surface((1, 1))

    def get(self, _key: Hashable, _make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self.nothing


@dataclass
class Written:
    """A line of text: where it stands on the plan, the panel it was written on, and whether all of it."""

    text: str
    ink: FRect
    panel: FRect | None
    cut: bool
    size: float
    """Of its type, on the plan."""
    colour: Colour
    ground: "Ground"


@dataclass(frozen=True)
class Ground:
    """What a line is written on: a panel, a plain disc, or a picture that nobody knows the colours of."""

    rect: FRect
    style: str = ""
    colour: Colour | None = None


class Measuring(Canvas):
    def __init__(self, size: tuple[int, int], text_scale: float, fonts: Fonts) -> None:
        pygame.font.init()  # no stage has done so where this comes first
        workshop = Workshop(text_scale)
        workshop.shelf = workshop.grounds = NoShelf()
        workshop.fonts = fonts
        super().__init__(pygame.Surface((1, 1)), workshop)
        self.scale = min(size[0] / 1920, size[1] / 1080)
        self.origin = round((size[0] - 1920 * self.scale) / 2), round((size[1] - 1080 * self.scale) / 2)
        self.begin()

    def begin(self) -> None:
        """Nothing has been drawn yet."""
        self.written: list[Written] = []
        self.panels: list[FRect] = []
        self.grounds = [Ground(FRect(0, 0, *PLAN))]
        self.overfull: list[str] = []
        """Paragraphs that are higher than their room."""

    def blit(self, *_: Any, **__: Any) -> None: ...

    backdrop = fill = centred = blit

    def art(self, *args: Any, **_: Any) -> None:
        _name, rect = args[:2]
        self.grounds.append(Ground(rect.copy()))

    turned = art

    def badge(self, _livery: int, x: float, y: float, size: float, _alpha: float = 1.0) -> None:
        self.grounds.append(Ground(FRect(x - size / 2, y - size / 2, size, size)))

    def dot(self, x: float, y: float, size: float, colour: Colour) -> None:
        self.grounds.append(Ground(FRect(x - size / 2, y - size / 2, size, size), colour=colour))

    def picture(self, *_: Any, **__: Any) -> pygame.Surface:
        return NoShelf.nothing

    def ground(self, _key: Hashable, paint: Callable[[Canvas], object]) -> None:
        paint(self)

    def panel(self, rect: FRect, style: str = "night", alpha: float = 1.0) -> None:
        if alpha > 0:
            self.panels.append(rect)
            self.grounds.append(Ground(rect.copy(), style))

    def text(self, text: str, x: float, y: float, size: float = BODY, **style: Any) -> float:
        if not text:
            return 0
        weight, width, fixed = style.get("weight", "bold"), style.get("width"), style.get("fixed", False)
        pixels, fonts = self.type_size(size, fixed), self.workshop.fonts
        wide, high = fonts.get(weight, pixels).size(text)
        if width is not None:
            most, least = self.px(width), self.type_size(min(LEAST_TYPE, size), True)
            while wide > most and pixels > least:
                pixels = max(least, min(pixels - 1, -(-pixels * most // wide)))
                wide, high = fonts.get(weight, pixels).size(text)
        cut = width is not None and wide > self.px(width)
        shown = wide if width is None else min(wide, self.px(width))
        box = FRect(0, 0, shown / self.scale, high / self.scale)
        setattr(box, style.get("anchor", "midleft"), (x, y))
        ink = FRect(box.left, box.top + box.height * CAP, box.width, box.height * (1 - CAP - FOOT))
        if style.get("alpha", 1.0) > 0:
            under = [panel for panel in self.panels if panel.collidepoint(ink.center)]
            ground = [ground for ground in self.grounds if ground.rect.collidepoint(ink.center)][-1]
            panel, colour = under[-1] if under else None, style.get("colour", CREAM)
            self.written.append(Written(text, ink, panel, cut, pixels / self.scale, colour, ground))
        return box.width

    def paragraph(self, text: str, rect: FRect, size: float = BODY, **style: Any) -> float:
        height = super().paragraph(text, rect, size, **style)
        if height > rect.height + 2 / self.scale:
            self.overfull.append(f"{text!r} takes {height:.0f} of {rect.height:.0f}")
        return height


def legibility(line: Written, high: bool) -> float | None:
    """The contrast of a line against the panel or disc that it stands on, just where it stands; nothing over pictures.
    Panels that something shows through are taken to lie on open water, which is lighter than what they lie on."""
    colour, ground = ink(line.colour) if high else line.colour, line.ground
    if ground.colour:
        return contrast(colour, ground.colour)
    if not ground.style:
        return None
    style, (top, height) = panel_style(ground.style, high), (ground.rect.top, ground.rect.height)
    shares = [max(0.0, min(1.0, (y - top) / height)) for y in (line.ink.top, line.ink.bottom)]
    plain = [mixed(rgb(style.top), rgb(style.bottom), share) for share in shares]
    return min(contrast(colour, mixed(WATER, one, style.opacity)) for one in plain)
