"""What eyes make of colours: how light they are, how far apart, and what is left of them without one kind of cones."""

from functools import cache
from math import dist
from operator import mul

import pygame

from scenes.drawing.theme import Colour


def linear(part: int) -> float:
    """A part of an sRGB colour as light."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    """The relative luminance of WCAG 2: 0 is black, 1 white."""
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2: from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


SIGHTS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What light becomes for eyes that lack one kind of cones: Machado, Oliveira and Fernandes 2009, at severity 1."""


def seen(colour: Colour, sight: str) -> Colour:
    """A colour as people with this sight see it; the usual one, without a name, changes nothing."""
    if not sight:
        return colour
    light = [linear(part) for part in colour]
    red, green, blue = (_encoded(sum(map(mul, row, light))) for row in SIGHTS[sight])
    return red, green, blue


def _encoded(light: float) -> int:
    light = max(0.0, min(1.0, light))
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def picture_seen(surface: pygame.Surface, sight: str) -> pygame.Surface:
    """The same for a whole picture: each colour in it is worked out once."""

    @cache
    def pixel(*colour: int) -> bytes:
        red, green, blue = colour
        return bytes(seen((red, green, blue), sight))

    plain = pygame.image.tobytes(surface, "RGB")
    parts = map(pixel, plain[::3], plain[1::3], plain[2::3])
    return pygame.image.frombytes(b"".join(parts), surface.get_size(), "RGB")


def difference(one: Colour, other: Colour) -> float:
    """How far apart two colours are: CIE 1976, in L*a*b* under daylight. 2 is just seen, 100 is black and white."""
    return dist(_lab(one), _lab(other))


def _lab(colour: Colour) -> tuple[float, float, float]:
    light = [linear(part) for part in colour]
    x, y, z = (_root(sum(map(mul, row, light)) / white) for row, white in zip(XYZ, DAYLIGHT, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > (6 / 29) ** 3 else share / (3 * (6 / 29) ** 2) + 4 / 29


XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
DAYLIGHT = (0.9505, 1.0, 1.089)
