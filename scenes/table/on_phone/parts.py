"""Layers of pieces that several games have."""

import math
from functools import lru_cache

from scenes.devices.sheet import Box, Part
from scenes.drawing.raster import hex_colour
from scenes.drawing.rolling import PIP, RAISED, pips
from scenes.drawing.theme import LIVERIES

EMBLEM = 0.66
"""How much of a disc its emblem fills."""


def around(x: float, y: float, wide: float) -> Box:
    """A square with its middle there."""
    return x - wide / 2, y - wide / 2, wide, wide


@lru_cache(1000)
def badge(livery: int, x: float, y: float, wide: float) -> tuple[Part, Part]:
    """A player's disc with their emblem, its middle there."""
    look = LIVERIES[livery]
    disc = Part("disc", around(x, y, wide), hex_colour(look.colour))
    return disc, Part(f"emblem-{look.emblem}", around(x, y, wide * EMBLEM), hex_colour(look.ink))


@lru_cache(1000)
def die(colour: str, value: int, x: float = 0.5, y: float = 0.5, wide: float = 1.0) -> tuple[Part, ...]:
    """A die that shows a value, its middle there."""
    spots = [(x + (across - 0.5) * wide, y + (down - RAISED - 0.5) * wide) for across, down in pips(value)]
    face = Part(f"die-{colour}", around(x, y, wide))
    return face, *(Part(f"pip-{colour}", around(*spot, PIP * wide)) for spot in spots)


def side_by_side(count: int) -> list[tuple[float, float, float]]:
    """So many things of one size that fill a piece: the middle and the width of each."""
    across = max(1, math.ceil(math.sqrt(count)))
    down = math.ceil(count / across)
    top = (across - down) / 2
    return [((i % across + 0.5) / across, (top + i // across + 0.5) / across, 1 / across) for i in range(count)]
