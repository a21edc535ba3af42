"""Tiled maps: the boards a player may draw anew in the Tiled editor, read into plain data before a game sees them.

The only place that knows pytmx. Each fault becomes one sentence naming file, layer, object and cure; lengths and
places come out in tiles. A broken board is reported and left out, the others stay playable.
"""

import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from game import storage
from game.components import digest
from game.contract import Board
from game.storage import Problem, notice

SUFFIX = ".tmx"


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
        return art

    def _layer(self, name: str, kind: str, sign: str) -> Any:
        for layer in self._map.layers:
            if layer.name == name and hasattr(layer, sign):
                return layer
        raise self.problem(f"layer {name}", f"there is no {kind} of this name", f"add the {kind} {name}")

    def _tile(self, gid: int, place: str) -> Tile:
        properties = self._map.get_tile_properties_by_gid(gid)
        if properties is None:
            cure = "paint it with a tile that has a class and the property art"
            raise self.problem(place, "its tile is in no tileset, or one that says nothing about it", cure)
        return Tile(properties.get("type") or properties.get("class") or "", properties)


def read_boards(game_id: str, build: Callable[[Chart], Board]) -> dict[str, Board]:
    """The boards of a game, maps/GAME.tmx first and then every maps/GAME-*.tmx; a Problem if not one is good."""
    files = [storage.MAPS / f"{game_id}{SUFFIX}", *sorted(storage.MAPS.glob(f"{game_id}-*{SUFFIX}"))]
    boards: dict[str, Board] = {}
    broken: dict[Path, Problem] = {}
    for file in files:
        try:
            boards[file.stem] = build(Chart(file))
        except Problem as problem:
            broken[file] = problem
    if not boards:
        raise broken[files[0]]
    for file, fault in broken.items():
        kept = storage.keep_copy_aside(file)
        copy = f" (a copy of the file as it is: {kept})" if kept else ""
        notice(f"{str(fault).removesuffix('.')}{copy}; until then this board is left out.")
    return boards


def board_digest(meaning: tuple[Any, ...]) -> str:
    """A short name for what a board means to the rules: a nicer picture is still the same board."""
    return digest(repr(meaning).encode())


def _read(file: Path) -> Any:
    """The map as pytmx reads it, after the faults that pytmx has no good words for."""
    _check_map(file)
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)  # what it has to say is said by a Problem
    with _without_pygame():
        from pytmx import TiledMap
    try:
        return TiledMap(str(file), allow_duplicate_names=True)
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


def _check_map(file: Path) -> None:
    root = _xml(file, "map", "put the file back")
    if root.get("infinite") == "1":
        raise Problem("the map is infinite", "switch that off in the map's properties", file)
    if root.get("orientation") != "orthogonal":
        raise Problem("the map is not orthogonal", "choose that in the map's properties", file)
    for size in ("tilewidth", "tileheight"):
        if not (root.get(size) or "").isdigit() or root.get(size) == "0":
            raise Problem(f"the map has no {size}", "save it anew with the Tiled editor", file)
    for tileset in root.iter("tileset"):
        source = tileset.get("source")
        if source:
            cure = f"put the tileset back, or choose another in {file.name}"
            _check_properties(file.parent / source, _xml(file.parent / source, "tileset", cure), "")
    for layer in root.iter("layer"):
        _check_data(file, layer, root)
    _check_properties(file, root, "")


def _xml(file: Path, tag: str, cure: str) -> ElementTree.Element:
    try:
        root = ElementTree.fromstring(file.read_bytes())
    except OSError as error:
        raise Problem(f"cannot be read ({storage.reason(error)})", cure, file) from None
    except ElementTree.ParseError as error:
        line = error.position[0]
        what, cure = f"not valid XML ({error.msg.split(':')[0]})", "correct it there or save it anew with Tiled"
        raise Problem(what, cure, file, f"line {line}") from None
    except (ValueError, LookupError) as error:
        raise Problem(f"not valid XML ({error})", "save it anew with the Tiled editor", file) from None
    if root.tag != tag:
        raise Problem(f"this is no {tag} of the Tiled editor", cure, file)
    return root


def _check_data(file: Path, layer: ElementTree.Element, root: ElementTree.Element) -> None:
    place, cure = f"layer {layer.get('name')}", "choose CSV as tile layer format in the map's properties"
    node = layer.find("data")
    if node is None or node.get("encoding") not in ("csv", "base64") or node.get("compression") == "zstd":
        raise Problem("its tiles are not written in a way that can be read", cure, file, place)
    if node.get("encoding") == "csv":
        cells = (node.text or "").replace("\n", "").split(",")
        if not all(cell.strip().isdigit() for cell in cells):
            raise Problem("one of its tiles is no number", "save the map anew with the Tiled editor", file, place)
        if (layer.get("width"), layer.get("height")) != (root.get("width"), root.get("height")) or len(cells) != int(
            root.get("width") or 0
        ) * int(root.get("height") or 0):
            raise Problem("it has not as many tiles as the map", "save the map anew with Tiled", file, place)


def _check_properties(file: Path, node: ElementTree.Element, place: str) -> None:
    """Every property must hold what its type says: pytmx would only say that some number is none."""
    for child in node:
        here = place
        if child.tag in ("layer", "objectgroup"):
            here = f"layer {child.get('name')}"
        elif child.tag == "object":
            name = f" ({child.get('name')})" if child.get("name") else ""
            here = f"{place}, object {child.get('id')}{name}"
        elif child.tag == "tile":
            here = f"tile {child.get('id')}"
        elif child.tag == "property":
            kind, value = child.get("type", "string"), child.get("value") or ""
            if not _holds(kind, value):
                cure = f"write a value of the type {kind}, or choose another type"
                where = ", ".join(part for part in (place, f"property {child.get('name')}") if part)
                raise Problem(f"{value!r} is not of the type {kind}", cure, file, where)
        _check_properties(file, child, here)


def _holds(kind: str, value: str) -> bool:
    if kind in ("int", "float", "object"):
        try:
            float(value) if kind == "float" else int(value)
        except ValueError:
            return False
        return True
    return kind in ("string", "color", "file") or (kind == "bool" and value in ("true", "false"))
