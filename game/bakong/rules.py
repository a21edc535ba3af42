"""What a game of Bakong is played with (B1-B6): tiles, objects, emeralds and backpack, and tables to look things up in.

A position is copied thousands of times a second; all that never changes during a game lives here and is shared. There
a kind is its number in KINDS, an object its number in OBJECTS, and a set of objects one integer with a bit for each.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from game.bakong.squares import fit

CAMP, TILES, TEMPLE = 0, 24, 25
"""The camp's place, how many tiles lie on places 1 and up, and the temple's place (B1)."""

GREEN, YELLOW, RED = "green", "yellow", "red"
COLOUR_OF = {
    "jungle": GREEN,
    "emerald": GREEN,
    "abandoned": GREEN,
    "waterfall": GREEN,
    "cave": GREEN,
    "river": YELLOW,
    "cliff": YELLOW,
    "pit": RED,
    "quicksand": RED,
}
"""The kinds of faces and their colours (B2). What they do is code."""
KINDS = tuple(COLOUR_OF)
JUNGLE, EMERALD, ABANDONED, WATERFALL, CAVE, RIVER, CLIFF, PIT, QUICKSAND = range(len(KINDS))
NO_TILE = len(KINDS)
"""What lies on the camp's and the temple's place instead of a kind."""
COLOURS = (*COLOUR_OF.values(), "")
"""By kind, its colour; what is no tile has none."""

OBJECTS = ("rope", "grapple", "kit", "logbook", "machete", "torch", "map", "compass")
"""The kit is the first-aid kit (B3)."""
NUMBER_OF = {name: number for number, name in enumerate(OBJECTS)}
ROPE, GRAPPLE, KIT, LOGBOOK, MACHETE, TORCH, MAP, COMPASS = (1 << number for number in range(len(OBJECTS)))
POCKETS = ("left", "right", "top")
"""The small pockets of a backpack."""


@dataclass(frozen=True, slots=True)
class ObjectPart:
    """An object, how many there are of it, and its size. The compass takes one square (B6)."""

    name: str
    copies: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class GreatPart:
    """A great emerald. No two have the same points."""

    points: int
    width: int
    height: int
    cursed: bool


@dataclass(frozen=True, slots=True)
class PackPart:
    """The central pocket's width and height, and the squares of the small pockets, in the order of POCKETS."""

    width: int
    height: int
    pockets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Parts:
    tiles: tuple[tuple[str, str], ...]
    """Front and back of each tile, as many as TILES."""
    objects: tuple[ObjectPart, ...]
    """One for each name in OBJECTS, in that order."""
    greats: tuple[GreatPart, ...]
    """The highest first; as many as the most players."""
    ones: int
    threes: int
    ouches: int
    first_home: int
    """What the first-home tile is worth, and what an ouch is, which is less than nothing."""
    ouch_worth: int
    pack: PackPart


Pairs = tuple[tuple[tuple[int, int], int], ...]
"""Two kinds of faces, the lower number first, and how many tiles have both; in order."""


class _Rooms(dict[int, tuple[int, ...]]):
    """By the points of the great emerald (0: none), worked out when first asked for."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    def __missing__(self, great: int) -> tuple[int, ...]:
        self[great] = found = tuple(self._room(objects, great) for objects in range(1 << len(OBJECTS)))
        return found

    def _room(self, objects: int, great: int) -> int:
        pack = self._parts.pack
        held = [part for number, part in enumerate(self._parts.objects) if objects >> number & 1]
        big = [(part.width, part.height) for part in held if part.name != "compass"]
        big += [(part.width, part.height) for part in self._parts.greats if part.points == great]
        if not fit(big, (pack.width, pack.height)):
            return -1
        free = pack.width * pack.height + sum(pack.pockets) - sum(width * height for width, height in big)
        return free - 1 if objects & COMPASS else free


class Rules:
    """The parts of one game, and what the hot paths look up."""

    __slots__ = ("cursed", "great_size", "greats", "pairs", "parts", "room", "stops")

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.greats = tuple(part.points for part in parts.greats)
        self.great_size = {part.points: (part.width, part.height) for part in parts.greats}
        self.cursed = frozenset(part.points for part in parts.greats if part.cursed)
        self.room = _Rooms(parts)
        """By great emerald and set of objects, how many small emeralds fit beside them; less than 0 if the objects and
        the great emerald do not fit at all (B6)."""
        self.stops = tuple(_stops(objects) for objects in range(1 << len(OBJECTS)))
        """By set of objects and kind, whether that kind ends a move there (B12)."""
        number = {kind: i for i, kind in enumerate(KINDS)}
        faces = (sorted((number[front], number[back])) for front, back in parts.tiles)
        self.pairs: Pairs = tuple(sorted(Counter((one, other) for one, other in faces).items()))


@cache
def _stops_with(rope: bool, grapple: bool) -> tuple[bool, ...]:
    return tuple((kind == RIVER and not rope) or (kind == CLIFF and not grapple) for kind in range(NO_TILE + 1))


def _stops(objects: int) -> tuple[bool, ...]:
    return _stops_with(bool(objects & ROPE), bool(objects & GRAPPLE))


@cache
def rules_of(parts: Parts) -> Rules:
    """The rules for these parts, worked out once."""
    return Rules(parts)


def names_of(objects: int) -> tuple[str, ...]:
    """The names of a set of objects, in order."""
    return tuple([name for number, name in enumerate(OBJECTS) if objects >> number & 1])
