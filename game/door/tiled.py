"""Maps of the Tiled editor and their tilesets: read, bounded, and made anew of what boards are made of alone.

So whoever builds a board from the tree meets no number that is none, no layer of a gigabyte and no other file.
"""

import math
import re
import zlib
from binascii import Error, a2b_base64
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from struct import unpack
from xml.etree.ElementTree import Element, ParseError, SubElement, TreeBuilder, XMLParser

from game.door.files import content_of, reason
from game.door.sentences import Problem

LARGEST_FILE = 500_000
DEEPEST = 16
MOST_NODES = 20_000
LONGEST_TEXT = 2000
LARGEST_SIDE = 64
"""Tiles that a map may be wide and high."""
LARGEST_TILE = 4096
"""Pixels of the editor that a tile may be wide and high."""
MOST_LAYERS, MOST_OBJECTS, MOST_CORNERS = 40, 1000, 100
LARGEST_WHOLE, LARGEST_FLOAT = 1 << 31, 1e9
LARGEST_ID = 1 << 32
"""Numbers of tiles, turned ones too."""
ANEW = "save it anew with the Tiled editor"
WORDS = ("name", "type", "class")
WHOLES = {
    "map": {"width": LARGEST_SIDE, "height": LARGEST_SIDE, "tilewidth": LARGEST_TILE, "tileheight": LARGEST_TILE},
    "tileset": {"tilewidth": LARGEST_TILE, "tileheight": LARGEST_TILE},
    "tile": {"id": 1 << 20},
    "layer": {"width": LARGEST_SIDE, "height": LARGEST_SIDE},
    "object": {"id": LARGEST_WHOLE, "gid": LARGEST_ID - 1},
}
"""By tag, the attributes that are whole numbers from 0, and how large they may be."""
WIDE, HIGH = ("x", "width"), ("y", "height")
_PACKED = {None: None, "": None, "zlib": zlib.MAX_WBITS, "gzip": zlib.MAX_WBITS | 16}


class _Bounded(TreeBuilder):
    """A tree that does not grow into the sky."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file, self._depth, self._nodes = file, 0, 0

    def start(self, tag: str, attributes: dict[str, str]) -> Element:
        self._depth += 1
        self._nodes += 1
        if self._depth > DEEPEST:
            raise Problem(f"it is nested deeper than {DEEPEST} levels", ANEW, self._file, f"element {tag}")
        if self._nodes > MOST_NODES:
            raise Problem(f"it has more than {MOST_NODES} elements", "make a smaller one", self._file)
        return super().start(tag, attributes)

    def end(self, tag: str) -> Element:
        self._depth -= 1
        return super().end(tag)

    def doctype(self, _name: str, _public: str, _system: str) -> None:
        """What a document type declares may unfold to anything."""
        raise Problem("it declares a document type", ANEW, self._file)


def read_map(file: Path) -> Element:
    """The map of a file, its tilesets within it; Problem, naming file, place and cure, at its first fault."""
    root = _xml(file, "map", "put the file back")
    if root.get("infinite") == "1":
        raise Problem("the map is infinite", "switch that off in the map's properties", file)
    if root.get("orientation") != "orthogonal":
        raise Problem("the map is not orthogonal", "choose that in the map's properties", file)
    for size in ("tilewidth", "tileheight", "width", "height"):
        if (root.get(size) or "0").strip("0") == "":
            raise Problem(f"the map has no {size}", ANEW, file)
    clean = _cleaned(file, root, "")
    for tileset in root.findall("tileset"):
        clean.append(_tileset(file, tileset))
    layers = list(_layers(root))
    if len(layers) > MOST_LAYERS:
        raise Problem(f"{len(layers)} layers are too many", f"keep it to {MOST_LAYERS}", file)
    if sum(1 for _ in root.iter("object")) > MOST_OBJECTS:
        raise Problem("there are too many objects", f"keep it to {MOST_OBJECTS}", file)
    for layer in layers:
        clean.append(_tile_layer(file, layer, clean) if layer.tag == "layer" else _object_layer(file, layer, clean))
    return clean


def _xml(file: Path, tag: str, cure: str) -> Element:
    parser = XMLParser(target=_Bounded(file))
    try:
        parser.feed(content_of(file, LARGEST_FILE))
        root = parser.close()
    except OSError as error:
        raise Problem(f"cannot be read ({reason(error)})", cure, file) from None
    except ParseError as error:
        what, cure = f"not valid XML ({error.msg.split(':')[0]})", "correct it there or save it anew with Tiled"
        raise Problem(what, cure, file, f"line {error.position[0]}") from None
    except Problem:
        raise
    except (ValueError, LookupError) as error:
        raise Problem(f"not valid XML ({error})", ANEW, file) from None
    if root.tag != tag:
        raise Problem(f"this is no {tag} of the Tiled editor", cure, file)
    return root


def _layers(node: Element) -> Iterator[Element]:
    for child in node:
        if child.tag in ("layer", "objectgroup"):
            yield child
        elif child.tag == "group":
            yield from _layers(child)


def _cleaned(file: Path, node: Element, place: str) -> Element:
    """The node with what a board is made of: its numbers, its words, its properties."""
    clean = Element(node.tag)
    for key, most in WHOLES.get(node.tag, {}).items():
        if key in node.attrib:
            value = node.attrib[key].strip()
            if not (value.isascii() and value.isdecimal() and len(value) <= 12 and int(value) <= most):
                raise Problem(f"its {key} is {value!r} and no number from 0 to {most}", ANEW, file, place)
            clean.set(key, str(int(value)))
    for key in WORDS:
        if key in node.attrib:
            clean.set(key, _words(file, node.attrib[key], place))
    inner = SubElement(clean, "properties")
    for one in chain.from_iterable(each.findall("property") for each in node.findall("properties")):
        inner.append(_property(file, one, place))
    return clean


def _words(file: Path, text: str, place: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise Problem(f"a text of {len(text)} letters is too long", f"keep it to {LONGEST_TEXT}", file, place)
    return text


def _property(file: Path, node: Element, place: str) -> Element:
    kind, value = node.get("type", "string"), node.get("value") or node.text or ""
    where = ", ".join(part for part in (place, f"property {node.get('name')}") if part)
    if not _holds(kind, _words(file, value, where)):
        cure = f"write a value of the type {kind}, or choose another type"
        raise Problem(f"{value!r} is not of the type {kind}", cure, file, where)
    return Element("property", name=_words(file, node.get("name") or "", where), type=kind, value=value)


def _holds(kind: str, value: str) -> bool:
    if kind == "float":
        return abs(_number(value)) <= LARGEST_FLOAT
    if kind in ("int", "object"):
        return re.fullmatch(r"\s*[+-]?[0-9]{1,10}\s*", value) is not None and abs(int(value)) < LARGEST_WHOLE
    return kind in ("string", "color", "file") or (kind == "bool" and value in ("true", "false"))


def _number(text: str) -> float:
    """NaN, which is within no bounds, for what is no number."""
    try:
        return float(text) if len(text) <= LONGEST_TEXT else math.nan
    except ValueError:
        return math.nan


def _tileset(file: Path, node: Element) -> Element:
    first, source = node.get("firstgid", ""), node.get("source")
    if source:
        cure = f"put the tileset back, or choose another in {file.name}"
        file = file.parent / source
        node = _xml(file, "tileset", cure)
    clean = _cleaned(file, node, "")
    if not (first.isascii() and first.isdecimal() and 0 < len(first) <= 8):
        raise Problem(f"the tileset's firstgid is {first!r}", ANEW, file)
    clean.set("firstgid", first)
    for tile in node.findall("tile"):
        one = _cleaned(file, tile, f"tile {tile.get('id')}")
        if "id" not in one.attrib:
            raise Problem("one of its tiles has no id", ANEW, file)
        clean.append(one)
    return clean


def _tile_layer(file: Path, node: Element, board: Element) -> Element:
    place, cure = f"layer {node.get('name')}", "choose CSV as tile layer format in the map's properties"
    clean, data = _cleaned(file, node, place), node.find("data")
    if data is None or data.get("encoding") not in ("csv", "base64") or data.get("compression") not in _PACKED:
        raise Problem("its tiles are not written in a way that can be read", cure, file, place)
    count = int(board.get("width", "")) * int(board.get("height", ""))
    text = data.text or ""
    cells = _listed(text) if data.get("encoding") == "csv" else _packed(text, data.get("compression"), count)
    if cells is None:
        raise Problem("one of its tiles is no number", "save the map anew with the Tiled editor", file, place)
    sizes = [(one.get("width"), one.get("height")) for one in (clean, board)]
    if len(cells) != count or sizes[0] != sizes[1]:
        raise Problem("it has not as many tiles as the map", "save the map anew with Tiled", file, place)
    SubElement(clean, "data", encoding="csv").text = ",".join(map(str, cells))
    return clean


def _listed(text: str) -> list[int] | None:
    cells = [cell.strip() for cell in text.split(",")]
    good = all(cell.isascii() and cell.isdecimal() and len(cell) <= 10 and int(cell) < LARGEST_ID for cell in cells)
    return [int(cell) for cell in cells] if good else None


def _packed(text: str, compression: str | None, count: int) -> list[int] | None:
    """The cells that are packed in a text; never more than there should be, and one."""
    window, most = _PACKED[compression], 4 * count + 4
    try:
        content = a2b_base64(text.strip())
        if window is not None:
            content = zlib.decompressobj(window).decompress(content, most)
    except (Error, ValueError, zlib.error):
        return None
    content = content[:most]
    return list(unpack(f"<{len(content) // 4}L", content[: len(content) // 4 * 4]))


def _object_layer(file: Path, node: Element, board: Element) -> Element:
    place = f"layer {node.get('name')}"
    clean = _cleaned(file, node, place)
    for thing in node.findall("object"):
        clean.append(_object(file, thing, board, place))
    return clean


def _object(file: Path, node: Element, board: Element, layer: str) -> Element:
    name = f" ({node.get('name')})" if node.get("name") else ""
    place = f"{layer}, object {node.get('id')}{name}"
    if node.get("template"):
        raise Problem("it is made from a template", "detach it from its template in the Tiled editor", file, place)
    clean = _cleaned(file, node, place)
    for keys, tile in ((WIDE, "tilewidth"), (HIGH, "tileheight")):
        most = 2 * LARGEST_SIDE * int(board.get(tile, ""))
        for key in keys:
            text = node.get(key, "0")
            number, least = _number(text), -most if key in "xy" else 0
            if not least <= number <= most:
                cure = "draw it on the map, or near it"
                raise Problem(f"its {key} is {text!r} and no number from {least} to {most}", cure, file, place)
            clean.set(key, str(number))
    for shape in ("polygon", "polyline"):
        for drawn in node.findall(shape)[:1]:
            clean.append(_shape(file, drawn, place))
    return clean


def _shape(file: Path, node: Element, place: str) -> Element:
    corners = [corner.split(",") for corner in (node.get("points") or "").split()]
    good = 0 < len(corners) <= MOST_CORNERS and all(
        len(corner) == 2 and all(abs(_number(number)) <= LARGEST_TILE * LARGEST_SIDE for number in corner)
        for corner in corners
    )
    if not good:
        raise Problem(f"its shape has no corners, or more than {MOST_CORNERS}", "draw a rectangle", file, place)
    points = " ".join(f"{_number(x)},{_number(y)}" for x, y in corners)
    return Element(node.tag, points=points)
