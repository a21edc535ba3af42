"""The trail of Bakong, from a Tiled map: where its 26 places lie and the jungle round them (B1).

The rules know only that there are so many places in a line; where they lie, and what grows there, is for the scene.
"""

from dataclasses import dataclass
from itertools import pairwise

from game.bakong.rules import CAMP, TEMPLE
from game.contract import Board
from game.maps import Chart, Thing, Tile, board_digest

SEATS = (2, 3, 4, 5, 6)
PLACES = TEMPLE + 1
LAYER = "trail"
DIRECTIONS = {"right": (1, 0), "left": (-1, 0), "up": (0, -1), "down": (0, 1)}
SMALLEST = 1.5
"""How wide and high a place must be, in tiles, so that its picture can be told from the sofa."""
FURTHEST = 6.0
"""How far it may be, in tiles, from the middle of one place to the middle of the next."""
NEAR = 0.02
"""How far places may reach into each other or out of the map, in tiles, and still be meant to touch."""
LARGEST = 8
"""How many tiles of the map a growth may be wide and high."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: its middle and its size, in tiles from the top left corner of the map, and where the next one lies.
    The temple's direction is the one in which the path arrives."""

    x: float
    y: float
    width: float
    height: float
    direction: str


@dataclass(frozen=True, slots=True)
class Sprig:
    """A bit of jungle: the name of its art, its top left corner and its size, in tiles."""

    art: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Trail:
    title: str
    width: int
    height: int
    """In tiles, as is all the rest."""
    places: tuple[Spot, ...]
    """Camp, 24 jungle tiles, temple."""
    scenery: tuple[Sprig, ...]
    """In the order of drawing: the ground and then what grows on it, from the back to the front."""


def read_board(chart: Chart) -> Board:
    """The board of a map, checked; Problem at its first fault.

    Its digest is that of the number of places and nothing else: a place that is moved stays the same place to the
    rules, and the saves played on it stay good.
    """
    trail = Trail(
        title=chart.title(),
        width=chart.width,
        height=chart.height,
        places=_places(chart),
        scenery=(*_ground(chart), *_growth(chart)),
    )
    return Board(chart.file.stem, trail.title, SEATS, board_digest((len(trail.places),)), trail)


def _places(chart: Chart) -> tuple[Spot, ...]:
    things: dict[int, Thing] = {}
    spots: dict[int, Spot] = {}
    for thing in chart.things(LAYER):
        place = chart.whole(thing, "place", CAMP, TEMPLE)
        if place in things:
            cure = f"number the places from {CAMP} to {TEMPLE}, each once"
            raise chart.fault(thing, f"object {things[place].id} is already place {place}", cure)
        _check_size(chart, thing)
        for other in things.values():
            _check_apart(chart, thing, other)
        things[place] = thing
        direction = chart.word(thing, "direction", tuple(DIRECTIONS))
        spots[place] = Spot(*thing.middle, thing.width, thing.height, direction)
    for place in range(PLACES):
        if place not in spots:
            cure = f"draw a rectangle with the int property place = {place}"
            raise chart.problem(f"layer {LAYER}", f"there is no place {place}", cure)
    for place, after in pairwise(range(PLACES)):
        _check_step(chart, things[place], spots[place], spots[after], after)
    return tuple(spots[place] for place in range(PLACES))


def _check_size(chart: Chart, thing: Thing) -> None:
    if not min(thing.width, thing.height) >= SMALLEST - NEAR:
        what = f"it is {thing.width:.3g} x {thing.height:.3g} tiles large"
        raise chart.fault(thing, what, f"make it a rectangle of {SMALLEST:g} tiles or more each way")
    across = thing.x >= -NEAR and thing.x + thing.width <= chart.width + NEAR
    if not (across and thing.y >= -NEAR and thing.y + thing.height <= chart.height + NEAR):
        raise chart.fault(thing, "it reaches out of the map", "move it inside, all of it")


def _check_apart(chart: Chart, thing: Thing, other: Thing) -> None:
    across = min(thing.x + thing.width, other.x + other.width) - max(thing.x, other.x)
    down = min(thing.y + thing.height, other.y + other.height) - max(thing.y, other.y)
    if across > NEAR and down > NEAR:
        name = f" ({other.name})" if other.name else ""
        raise chart.fault(thing, f"it lies over object {other.id}{name}", "move them apart")


def _check_step(chart: Chart, thing: Thing, spot: Spot, following: Spot, after: int) -> None:
    across, down = following.x - spot.x, following.y - spot.y
    length = (across**2 + down**2) ** 0.5
    if length > FURTHEST + NEAR:
        what = f"from its middle to that of place {after} it is {length:.3g} tiles"
        raise chart.fault(thing, what, f"move them together: {FURTHEST:g} tiles at most")
    right, below = DIRECTIONS[spot.direction]
    if across * right + down * below <= 0:
        what = f"its direction is {spot.direction}, but place {after} does not lie there"
        raise chart.fault(thing, what, "name the direction in which the next place lies")


def _ground(chart: Chart) -> list[Sprig]:
    tiles = chart.tiles("ground")
    for row in range(chart.height):
        for column in range(chart.width):
            if (column, row) not in tiles:
                raise chart.problem(_at("ground", column, row), "there is no ground here", "paint a tile of ground")
    return [_sprig(chart, "ground", cell, tiles[cell]) for cell in _from_the_back(tiles)]


def _growth(chart: Chart) -> list[Sprig]:
    tiles = chart.tiles("growth")
    return [_sprig(chart, "growth", cell, tiles[cell]) for cell in _from_the_back(tiles)]


def _from_the_back(tiles: dict[tuple[int, int], Tile]) -> list[tuple[int, int]]:
    """Row by row, so that what stands further down is drawn over what stands behind it, as the editor shows it."""
    return sorted(tiles, key=lambda cell: (cell[1], cell[0]))


def _sprig(chart: Chart, layer: str, cell: tuple[int, int], tile: Tile) -> Sprig:
    """A picture larger than its cell grows up and to the right from it, as in the editor."""
    column, row = cell
    place = _at(layer, column, row)
    wide, high = (_tiles_long(chart, tile, key, place) for key in ("wide", "high"))
    return Sprig(chart.art(tile, place), column, row + 1 - high, wide, high)


def _tiles_long(chart: Chart, tile: Tile, key: str, place: str) -> int:
    value = tile.properties.get(key, 1)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= LARGEST:
        cure = f"give the tile an int property {key} from 1 to {LARGEST}, as many tiles as its picture covers"
        raise chart.problem(place, f"the {key} of its tile is {value!r}", cure)
    return value


def _at(layer: str, column: int, row: int) -> str:
    return f"layer {layer}, column {column}, row {row}"
