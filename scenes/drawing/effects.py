"""Things that are seen for a moment: a ring that spreads, sparks and petals, a splash, a wake, a band of silk.

Each is drawn from how far its moment has gone, 0 to 1, and from nothing else. What moves is small surfaces that are
made once a size; a ring keeps a handful of widths, and the band of silk is pieces of one cloth, side by side.
"""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

import pygame
from pygame import FRect

from scenes.drawing import raster
from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import ease_out
from scenes.drawing.theme import LIVERIES, PLAN, TITLE, Colour

Point = tuple[float, float]
GOLDEN = 2.399963
"""The angle by which seeds lie round a sunflower: however few there are, they look scattered."""
WIDTHS = 14
"""In how many steps a ring grows: each is one picture."""
BAND_HEIGHT = 176.0
WORDS = PLAN[0] - 620
"""How much room the words on it have."""
FRINGE = 14.0
"""How far the silk's edge swings."""
PIECES = 4
"""Of the silk, alike: the pattern of one goes on in the next."""


class Effect(ABC):
    """What one moment looks like."""

    @abstractmethod
    def draw(self, canvas: Canvas, t: float) -> None: ...


def _scatter(number: int) -> float:
    """A share between 0 and 1 that looks like chance and is none."""
    return number * 0.618034 % 1


def _mote(canvas: Canvas, kind: str, size: float, colour: Colour) -> pygame.Surface:
    """A spark, a petal or a drop."""
    pixels = canvas.px(size)

    def make() -> pygame.Surface:
        light, plain = (raster.hex_colour(raster.shade(colour, factor)) for factor in (1.55, 1.0))
        return raster.from_svg(_MOTES[kind].format(light=light, plain=plain), (pixels, pixels))

    return canvas.workshop.shelf.get(("mote", kind, pixels, colour), make)


def _hoop(canvas: Canvas, at: Point, radius: float, colour: Colour, alpha: float, flat: float = 1.0) -> None:
    """A thin ring; lying on water it is flat."""
    wide = canvas.px(radius * 2)
    high = max(2, round(wide * flat))

    def make() -> pygame.Surface:
        thick = max(2.0, 7 * canvas.scale)
        source = _HOOP.format(
            w=wide, h=high, x=wide / 2, y=high / 2, rx=max(1.0, wide / 2 - thick), ry=max(1.0, high / 2 - thick),
            thick=thick, thin=thick / 3, colour=raster.hex_colour(colour),
            light=raster.hex_colour(raster.shade(colour, 1.6)),
        )  # fmt: skip
        return raster.from_svg(source, (wide, high))

    canvas.centred(canvas.workshop.shelf.get(("hoop", wide, high, colour), make), *at, alpha)


def _stepped(t: float) -> float:
    """Growing in a few steps, never from nothing."""
    return (1 + round(ease_out(t) * (WIDTHS - 1))) / WIDTHS


@dataclass(frozen=True)
class Ring(Effect):
    """A ring that spreads from a place."""

    at: Point
    colour: Colour
    reach: float = 130

    def draw(self, canvas: Canvas, t: float) -> None:
        _hoop(canvas, self.at, self.reach * _stepped(t), self.colour, 1 - t)
        if t > 0.25:
            later = (t - 0.25) / 0.75
            _hoop(canvas, self.at, self.reach * 0.7 * _stepped(later), self.colour, 0.7 * (1 - later))


@dataclass(frozen=True)
class Sparks(Effect):
    """Sparks that fly off and fall, or petals that sail down."""

    at: Point
    colour: Colour
    kind: str = "spark"
    count: int = 16
    reach: float = 170

    def draw(self, canvas: Canvas, t: float) -> None:
        alpha = min(1.0, (1 - t) * 2.4)
        falling = 70 if self.kind == "petal" else 120
        for i in range(self.count):
            angle, eager = i * GOLDEN, 0.45 + 0.55 * _scatter(i + 1)
            far = self.reach * eager * ease_out(t)
            sway = 18 * math.sin(t * 7 + i) if self.kind == "petal" else 0.0
            x = self.at[0] + far * math.cos(angle) + sway
            y = self.at[1] + far * math.sin(angle) * 0.8 + falling * t * t
            mote = _mote(canvas, self.kind, (28, 36, 48)[i % 3], self.colour)
            if self.kind == "petal":
                mote = _turned(canvas, mote, (self.kind, i % 3, self.colour), i * 47 + t * 160)
            canvas.centred(mote, x, y, alpha)


def _turned(canvas: Canvas, upright: pygame.Surface, key: tuple[object, ...], angle: float) -> pygame.Surface:
    step = round(angle / 20) * 20 % 360
    shelf = canvas.workshop.shelf
    return shelf.get(
        ("turned mote", *key, upright.get_width(), step), lambda: pygame.transform.rotozoom(upright, step, 1.0)
    )


@dataclass(frozen=True)
class Splash(Effect):
    """Something has come down on water."""

    at: Point
    reach: float = 90

    def draw(self, canvas: Canvas, t: float) -> None:
        for late in (0.0, 0.3):
            if t > late:
                gone = (t - late) / (1 - late)
                _hoop(canvas, self.at, self.reach * _stepped(gone), FOAM, 0.8 * (1 - gone), 0.45)
        for i in range(11):
            angle, eager = i * GOLDEN, 0.5 + 0.5 * _scatter(i + 1)
            x = self.at[0] + math.cos(angle) * self.reach * eager * t
            y = self.at[1] + math.sin(angle) * self.reach * 0.4 * eager * t - self.reach * 3.2 * eager * t * (1 - t)
            canvas.centred(_mote(canvas, "drop", (16, 20, 26)[i % 3], FOAM), x, y, min(1.0, (1 - t) * 3))


@dataclass(frozen=True)
class Wake(Effect):
    """What a boat leaves behind on its way: foam that spreads to both sides."""

    start: Point
    end: Point
    width: float = 46

    def draw(self, canvas: Canvas, t: float) -> None:
        (x0, y0), (x1, y1) = self.start, self.end
        long = math.hypot(x1 - x0, y1 - y0)
        if not long:
            return
        across = (y0 - y1) / long, (x1 - x0) / long
        puffs = max(3, min(14, round(long / 34)))
        for i in range(puffs):
            born = 0.62 * i / puffs
            age = (t - born) / (1 - 0.62)
            if not 0 < age < 1:
                continue
            share = i / puffs
            apart = self.width * (0.16 + 0.5 * ease_out(age))
            foam = _mote(canvas, "foam", (26, 34, 42)[min(2, int(age * 3))], FOAM)
            for side in (-1, 1):
                x = x0 + (x1 - x0) * share + across[0] * apart * side
                y = y0 + (y1 - y0) * share + across[1] * apart * side
                canvas.centred(foam, x, y, 0.75 * (1 - age))


@dataclass(frozen=True)
class Silk(Effect):
    """A band of silk in a player's colour, with their emblem, right across the table."""

    livery: int
    words: str
    icon: str = ""
    middle: float = PLAN[1] / 2

    UNROLLED = 0.24
    """The share of its time that the silk takes to unroll; it takes as much to go."""

    def draw(self, canvas: Canvas, t: float) -> None:
        silk, width = self._silk(canvas), canvas.surface.get_width()
        out = ease_out(min(1.0, t / self.UNROLLED))
        alpha = min(1.0, (1 - t) / self.UNROLLED)
        open_now, (piece, height) = round(width * out), silk.get_size()
        left = (width - open_now) // 2
        right, top = left + open_now, canvas.point(0, self.middle)[1] - height // 2
        silk.set_alpha(round(alpha * 255))
        for x in range(left // piece * piece, right, piece):
            begin, end = max(left, x), min(right, x + piece)
            canvas.surface.blit(silk, (begin, top), (begin - x, 0, end - begin, height))
        silk.set_alpha(255)
        if out > 0.55:
            self._write(canvas, alpha * (out - 0.55) / 0.45)

    def _write(self, canvas: Canvas, alpha: float) -> None:
        ink = LIVERIES[self.livery].ink
        words = canvas.lettering(self.words, TITLE, "heavy", ink, WORDS, False)
        badge, sign = 128.0, 104.0
        wide = words.get_width() / canvas.scale
        whole = badge + 34 + wide + ((sign + 30) if self.icon else 0)
        x = PLAN[0] / 2 - whole / 2
        canvas.badge(self.livery, x + badge / 2, self.middle, badge, alpha)
        canvas.text(
            self.words, x + badge + 34 + wide / 2, self.middle - 4, TITLE,
            weight="heavy", colour=ink, anchor="center", width=WORDS, alpha=alpha,
        )  # fmt: skip
        if self.icon:
            canvas.art(self.icon, FRect(x + whole - sign, self.middle - sign / 2, sign, sign), alpha)

    def _silk(self, canvas: Canvas) -> pygame.Surface:
        """One of the equal pieces that lie side by side: drawing the whole band at once would stop the show."""
        width, height = -(-canvas.surface.get_width() // PIECES), canvas.px(BAND_HEIGHT)
        colour = LIVERIES[self.livery].colour
        return canvas.workshop.shelf.get(
            ("silk", width, height, self.livery),
            lambda: raster.from_svg(_silk_svg(width, height, colour), (width, height)),
        )


def _silk_svg(width: int, height: int, colour: Colour) -> str:
    """Two swinging edges with a gold thread along each, and a few soft folds; it goes on where it ends."""
    swing = FRINGE * height / BAND_HEIGHT
    top, low = swing * 1.2, height - swing * 1.2
    upper, lower = _edge(width, top, swing), _edge(width, low, swing)
    light, plain, dark = (raster.hex_colour(raster.shade(colour, factor)) for factor in (1.22, 1.0, 0.72))
    folds = []
    for x, tone in ((width * 0.2, "#05060F"), (width * 0.7, "#FFFFFF")):
        ends = top + swing * 1.3, low - swing * 1.3
        bow = f"M{x} {ends[0]}C{x - width * 0.12} {height * 0.4} {x + width * 0.16} {height * 0.6} {x} {ends[1]}"
        folds.append(_STROKE.format(path=bow, colour=tone, opacity=0.07, wide=height / 6))
    seam = _STROKE.format(path=upper + lower, colour="#05060F", opacity=0.35, wide=max(3.0, height / 20))
    thread = _STROKE.format(path=upper + lower, colour="#F4B942", opacity=1, wide=max(2.0, height / 34))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="0.45" stop-color="{plain}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<path d="{upper}L{width * 1.5} {low}{_edge(width, low, swing, back=True)}Z" fill="url(#s)" '
        f'fill-opacity="0.96"/>{"".join(folds)}{seam}{thread}</svg>'
    )


def _edge(width: int, y: float, swing: float, back: bool = False) -> str:
    """A line that swings up and down, from left to right, or on from where the pen is, and back. It begins and ends
    outside, so that no thread has an end where two pieces meet."""
    wave = width / 2
    bows = []
    for i in (2, 1, 0, -1) if back else (-1, 0, 1, 2):
        high = y + (swing if i % 2 else -swing)
        ends = (wave * (i + 1), wave * i) if back else (wave * i, wave * (i + 1))
        third = (ends[1] - ends[0]) / 3
        bows.append(f"C{ends[0] + third} {high} {ends[1] - third} {high} {ends[1]} {y}")
    return ("" if back else f"M{-wave} {y}") + "".join(bows)


FOAM: Colour = (214, 243, 240)
_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
_MOTES = {
    "spark": _HEAD + '<path d="M50 0C54 36 64 46 100 50C64 54 54 64 50 100C46 64 36 54 0 50C36 46 46 36 50 0Z" '
    'fill="{plain}"/><path d="M50 22C52 42 58 48 78 50C58 52 52 58 50 78C48 58 42 52 22 50C42 48 48 42 50 22Z" '
    'fill="{light}"/></svg>',
    "petal": _HEAD + '<path d="M50 4C82 34 78 74 50 96C22 74 18 34 50 4Z" fill="{plain}"/>'
    '<path d="M50 16C66 40 64 66 50 84C42 62 42 40 50 16Z" fill="{light}" fill-opacity="0.8"/></svg>',
    "drop": _HEAD + '<circle cx="50" cy="50" r="44" fill="{plain}" fill-opacity="0.85"/>'
    '<circle cx="38" cy="36" r="16" fill="#FFFFFF"/></svg>',
    "foam": _HEAD + '<circle cx="50" cy="50" r="48" fill="{plain}" fill-opacity="0.28"/>'
    '<circle cx="50" cy="50" r="30" fill="{plain}" fill-opacity="0.5"/>'
    '<circle cx="50" cy="50" r="14" fill="#FFFFFF" fill-opacity="0.7"/></svg>',
}
_STROKE = '<path d="{path}" fill="none" stroke="{colour}" stroke-opacity="{opacity}" stroke-width="{wide}"/>'
_HOOP = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
    '<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="none" stroke="{colour}" stroke-width="{thick}"/>'
    '<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="none" stroke="{light}" stroke-width="{thin}"/></svg>'
)
