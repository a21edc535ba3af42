"""Tiled maps: the boards a player may draw anew in the Tiled editor, read into plain data before a game sees them.

The only place that knows pytmx. Each fault becomes one sentence naming file, layer, object and cure; lengths and
places come out in tiles. A broken board is reported and left out, the others stay playable.
"""

import logging
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import homemade, storage
from game.components import digest
from game.contract import Board
from game.door import tiled
from game.door.sentences import can_be_drawn
from game.storage import Problem, notice

SUFFIX = ".tmx"
LONGEST_TITLE = 60
ART = re.compile("[A-Za-z0-9_-]{1,80}")
"""How pictures of assets/art are called: no other file on the disk can be meant."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tileset says about one of its tiles: its class and its properties."""

    kind: str
    properties: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Thing:
    """An object of an object layer, in tiles; `tile` is its picture if it has one."""

    layer: str
    id: int
    name: str
    x: float
    y: float
    width: float
    height: float
    properties: Mapping[str, Any]
    tile: Tile | None

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Chart:
    """A map that has been read. Every reader takes a layer, an object or a key and raises a Problem that names it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._map = _read(file)
        self.width: int = self._map.width
        self.height: int = self._map.height
        self.properties: Mapping[str, Any] = self._map.properties

    def problem(self, place: str, what: str, cure: str) -> Problem:
        return Problem(what, cure, self.file, place)

    def title(self) -> str:
        """The map's property `title`: what players call this board."""
        title = self.properties.get("title")
        if not isinstance(title, str) or not title.strip():
            raise self.problem("map property title", "the board has no title", "give the map a text property title")
        if len(title) > LONGEST_TITLE or not can_be_drawn(title):
            cure = f"write it in one line of up to {LONGEST_TITLE} letters"
            raise self.problem("map property title", "the title cannot be shown", cure)
        return title

    def tiles(self, layer: str) -> dict[tuple[int, int], Tile]:
        """The tiles of a tile layer by column and row."""
        found = {}
        for column, row, gid in self._layer(layer, "tile layer", "data").iter_data():
            if gid:
                place = f"layer {layer}, column {column}, row {row}"
                found[column, row] = self._tile(gid, place)
        return found

    def things(self, layer: str) -> list[Thing]:
        """The objects of an object layer, in the order of the layer."""
        wide, high = self._map.tilewidth, self._map.tileheight
        found = []
        for one in self._layer(layer, "object layer", "draworder"):
            tile = self._tile(one.gid, f"layer {layer}, object {one.id}") if one.gid else None
            x, y = one.x / wide, one.y / high
            size = one.width / wide, one.height / high
            found.append(Thing(layer, one.id, one.name or "", x, y, *size, one.properties, tile))
        return found

    def fault(self, thing: Thing, what: str, cure: str) -> Problem:
        """A Problem with one object, named as the Tiled editor names it."""
        name = f" ({thing.name})" if thing.name else ""
        return self.problem(f"layer {thing.layer}, object {thing.id}{name}", what, cure)

    def whole(self, thing: Thing, key: str, low: int, high: int) -> int:
        """An object's property that is a whole number from low to high."""
        cure = f"give it an int property {key} from {low} to {high}"
        value = thing.properties.get(key)
        if value is None:
            raise self.fault(thing, f"the property {key} is missing", cure)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fault(thing, f"its property {key} is not a whole number", cure)
        if not low <= value <= high:
            raise self.fault(thing, f"its {key} {value} is out of range", cure)
        return value

    def word(self, thing: Thing, key: str, choices: tuple[str, ...]) -> str:
        """An object's property that is one of a few words."""
        cure = f"give it a text property {key}: {', '.join(choices)}"
        value = thing.properties.get(key)
        if value is None:
            raise self.fault(thing, f"the property {key} is missing", cure)
        if value not in choices:
            raise self.fault(thing, f"its {key} is {value!r}", cure)
        return str(value)

    def art(self, tile: Tile, place: str) -> str:
        """The name of the picture that the game draws for a tile."""
        art = tile.properties.get("art")
        if not isinstance(art, str) or not art:
            cure = "give the tile a text property art with the name of a picture in assets/art"
            raise self.problem(place, "its tile has no picture", cure)
        if not ART.fullmatch(art):
            what = f"the picture {art!r} of its tile is none of assets/art"
            raise self.problem(place, what, "write the name of one of them, without folder and ending")
        return art

    def _layer(self, name: str, kind: str, sign: str) -> Any:
        for layer in self._map.layers:
            if layer.name == name and sign in vars(layer):  # a property of this name is no sign
                return layer
        raise self.problem(f"layer {name}", f"there is no {kind} of this name", f"add the {kind} {name}")

    def _tile(self, gid: int, place: str) -> Tile:
        properties = self._map.get_tile_properties_by_gid(gid)
        if properties is None:
            cure = "paint it with a tile that has a class and the property art"
            raise self.problem(place, "its tile is in no tileset, or one that says nothing about it", cure)
        return Tile(properties.get("type") or properties.get("class") or "", properties)


def read_boards(game_id: str, build: Callable[[Chart], Board]) -> dict[str, Board]:
    """The boards of a game, maps/GAME.tmx first, then every maps/GAME-*.tmx and those that players made; a Problem if
    not one is good."""
    ours = [storage.MAPS / f"{game_id}{SUFFIX}", *sorted(storage.MAPS.glob(f"{game_id}-*{SUFFIX}"))]
    theirs = [file for pattern in ("", "-*") for file in homemade.files(homemade.BOARDS, f"{game_id}{pattern}{SUFFIX}")]
    boards: dict[str, Board] = {}
    broken: dict[Path, Problem] = {}
    for file in [*ours, *theirs]:
        try:
            if file in theirs and file.stem in {one.stem for one in ours}:
                # saves know a board by its name: two of one name would take each other's matches away
                raise Problem("the program has a board of this name", f"call it {game_id}-SOMETHING{SUFFIX}", file)
            boards[file.stem] = build(Chart(file))
        except Problem as problem:
            broken[file] = problem
    if not boards:
        raise broken[ours[0]]
    for file, fault in broken.items():
        kept = storage.keep_copy_aside(file) if file in ours else None
        copy = f" (a copy of the file as it is: {kept})" if kept else ""
        notice(f"{str(fault).removesuffix('.')}{copy}; until then this board is left out.")
    return boards


def file_of(board: str) -> Path:
    """Where a board of this name lies, or would: among the program's, or else among the players' own."""
    ours, theirs = storage.MAPS / f"{board}{SUFFIX}", homemade.folder(homemade.BOARDS) / f"{board}{SUFFIX}"
    return theirs if theirs.exists() and not ours.exists() else ours


def board_digest(meaning: tuple[Any, ...]) -> str:
    """A short name for what a board means to the rules: a nicer picture is still the same board."""
    return digest(repr(meaning).encode())


def _read(file: Path) -> Any:
    """The map as pytmx reads it, from a tree without the faults that pytmx has no good words for."""
    tree = tiled.read_map(file)
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)  # what it has to say is said by a Problem
    with _without_pygame():
        from pytmx import TiledMap
    try:
        return TiledMap(allow_duplicate_names=True).parse_xml(tree)
    except Exception as error:  # pytmx raises what comes along; for the player it is one thing
        words = str(error).split("\n")[0] or type(error).__name__
        raise Problem(f"this map cannot be read ({words})", "save it anew with the Tiled editor", file) from None


@contextmanager
def _without_pygame() -> Iterator[None]:
    """Reading a map needs no screen: keep pytmx from loading pygame where nothing else has."""
    absent = "pygame" not in sys.modules
    if absent:
        sys.modules["pygame"] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        if absent:
            del sys.modules["pygame"]
