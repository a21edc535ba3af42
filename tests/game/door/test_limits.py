"""The door's limits, one by one: what is just as large as it may be comes in, and what is a bit more does not."""

import base64
import gzip
import zlib
from collections.abc import Callable
from pathlib import Path
from struct import pack

import pytest

from game.door import notation, sentences, tiled

BIG = 1 << 64


def _map(inside: str = "", **sizes: object) -> str:
    """The smallest map, with something inside."""
    said = {"width": 1, "height": 1, "tilewidth": 64, "tileheight": 64, **sizes}
    return f'<map orientation="orthogonal" {_attributes(said)}>{inside}</map>'


def _attributes(values: dict[str, object]) -> str:
    return " ".join(f'{key}="{value}"' for key, value in values.items())


def _object(inside: str = "", **values: object) -> str:
    return _map(f"<objectgroup><object {_attributes(values)}>{inside}</object></objectgroup>")


def _shape(points: str) -> str:
    return _object(f'<polygon points="{points}"/>')


def _tileset(first: object, inside: str = "", **sizes: object) -> str:
    return _map(f'<tileset firstgid="{first}" {_attributes(sizes)}>{inside}</tileset>')


def _property(kind: str, value: object) -> str:
    return _map(f'<properties><property name="a" type="{kind}" value="{value}"/></properties>')


def _cell(number: str, width: int = 1, height: int = 1) -> str:
    return _map(f'<layer width="{width}" height="{height}"><data encoding="csv">{number}</data></layer>')


def _nested(start: str, end: str, levels: int) -> str:
    return start * levels + end * levels


JSON = {
    "levels": (_nested("[", "]", 12), _nested("[", "]", 13)),
    "levels among others": (f"[{'[],' * 13}{_nested('[', ']', 11)}]", f"[{'[],' * 13}{_nested('[', ']', 12)}]"),
    "values": (f"[{'1,' * 49_999}1]", f"[{'1,' * 50_000}1]"),
    "letters": (f'["{"a" * 1000}"]', f'["{"a" * 1001}"]'),
    "number": (f"[{BIG - 1}, {1 - BIG}]", f"{BIG}"),
    "negative number": (f"{1 - BIG}", f"{-BIG}"),
}
TOML = {
    "levels": ("a = " + _nested("[", "]", 11), "a = " + _nested("[", "]", 12)),
    "letters of a line": ("#" * 2000, "#" * 2001),
    "dots of a line": ("#" + "." * 64, "#" + "." * 65),
}
MESSAGE = {
    "letters": ("a" * 4000, "a" * 4001),
    "levels": (_nested("{", "}", 12), _nested("{", "}", 13)),
    "levels after an end": ("}" + _nested("{", "}", 12), "}" + _nested("{", "}", 13)),
    "digits": ("{ NUMBER($a, minimumFractionDigits: 99) }", "{ NUMBER($a, minimumFractionDigits: 100) }"),
    "signs": ("two\nlines", "a\0"),
}
MAP = {
    "bytes": (_map().ljust(500_000), _map().ljust(500_001)),
    "levels": (_map(_nested("<group>", "</group>", 15)), _map(_nested("<group>", "</group>", 16))),
    "elements": (_map("<a/>" * 19_999), _map("<a/>" * 20_000)),
    "letters": (_map(**{"class": "a" * 2000}), _map(**{"class": "a" * 2001})),
    "tiles wide": (_map(width=64), _map(width=65)),
    "tiles high": (_map(height=64), _map(height=65)),
    "no tiles": (_map(width=1), _map(width=0)),
    "a tile's width": (_map(tilewidth=4096), _map(tilewidth=4097)),
    "a tile's height": (_map(tileheight=4096), _map(tileheight=4097)),
    "signs of a number": (_map(width="1".zfill(12)), _map(width="1".zfill(13))),
    "layers": (_map("<objectgroup/>" * 40), _map("<objectgroup/>" * 41)),
    "objects": (
        _map(f"<objectgroup>{'<object/>' * 1000}</objectgroup>"),
        _map(f"<objectgroup>{'<object/>' * 1001}</objectgroup>"),
    ),
    "an object's id": (_object(id=1 << 31), _object(id=(1 << 31) + 1)),
    "an object's tile": (_object(gid=(1 << 32) - 1), _object(gid=1 << 32)),
    "signs of a place": (_object(x="0" * 2000), _object(x="0" * 2001)),
    "to the right": (_object(x=8192), _object(x=8193)),
    "to the left": (_object(x=-8192), _object(x=-8193)),
    "above": (_object(y=-8192), _object(y=-8193)),
    "an object's width": (_object(width=8192), _object(width=8193)),
    "an object without height": (_object(height=0), _object(height=-1)),
    "corners": (_shape("1,1 " * 100), _shape("1,1 " * 101)),
    "a corner": (_shape("1,1"), _shape("")),
    "numbers of a corner": (_shape("1,1"), _shape("1,1,1")),
    "a corner far away": (_shape("262144,-262144"), _shape("262145,0")),
    "a tileset's first tile": (_tileset("1".zfill(8)), _tileset("1".zfill(9))),
    "a tileset's width": (_tileset(1, tilewidth=4096), _tileset(1, tilewidth=4097)),
    "a tileset of no number": (_tileset(1), _tileset("")),
    "a tile's id": (_tileset(1, f'<tile id="{1 << 20}"/>'), _tileset(1, f'<tile id="{(1 << 20) + 1}"/>')),
    "a tile without an id": (_tileset(1, '<tile id="0"/>'), _tileset(1, "<tile/>")),
    "a tile that is painted": (_cell(str((1 << 32) - 1)), _cell(str(1 << 32))),
    "signs of a tile": (_cell("1".zfill(10)), _cell("1".zfill(11))),
    "a layer as wide as the map": (_cell("1"), _cell("1", width=2)),
    "a layer as high as the map": (_cell("1"), _cell("1", height=2)),
    "as many tiles as the map has": (_cell("1"), _cell("1,1")),
    "a whole number": (_property("int", (1 << 31) - 1), _property("int", 1 << 31)),
    "a negative one": (_property("int", 1 - (1 << 31)), _property("int", -(1 << 31))),
    "signs of a whole number": (_property("int", "1".zfill(10)), _property("int", "1".zfill(11))),
    "a number": (_property("float", 1e9), _property("float", 1e9 + 1)),
    "yes or no": (_property("bool", "true"), _property("bool", "yes")),
}


def _file(folder: Path, text: str) -> Path:
    file = folder / "a.tmx"
    file.write_text(text, encoding="utf-8")
    return file


LIMITS: dict[str, tuple[Callable[[str, Path], object], dict[str, tuple[str, str]]]] = {
    "JSON": (lambda text, _: notation.parse_json(text), JSON),
    "TOML": (lambda text, _: notation.parse_toml(text), TOML),
    "message": (lambda text, _: notation.check_message(text), MESSAGE),
    "map": (lambda text, folder: tiled.read_map(_file(folder, text)), MAP),
}


@pytest.mark.parametrize(("kind", "limit"), [(kind, limit) for kind, (_, limits) in LIMITS.items() for limit in limits])
def test_what_is_just_within_a_limit_is_read_and_no_more(tmp_path: Path, kind: str, limit: str) -> None:
    read, limits = LIMITS[kind]
    good, bad = limits[limit]
    read(good, tmp_path)
    with pytest.raises((notation.NotClean, sentences.Problem)):
        read(bad, tmp_path)


@pytest.mark.parametrize("compression", ["", "zlib", "gzip"])
def test_a_packed_layer_in_a_group_is_read_as_it_was_painted(tmp_path: Path, compression: str) -> None:
    painted = (7, (1 << 32) - 1, *range(8))
    content = pack("<10L", *painted)
    packed = {"": content, "zlib": zlib.compress(content), "gzip": gzip.compress(content)}[compression]
    text = base64.b64encode(packed).decode()
    data = f'<data encoding="base64" compression="{compression}">{text}</data>'
    inside = f'<group><layer width="10" height="1">{data}</layer></group>'
    found = tiled.read_map(_file(tmp_path, _map(inside, width=10)))
    assert [one.text for one in found.iter("data")] == [",".join(map(str, painted))]


def test_a_text_is_cut_only_if_it_is_too_long_and_its_beginning_stays() -> None:
    assert sentences.shortened("abcd", 4) == "abcd"
    assert sentences.shortened("abcde", 4) == "abc…"


def test_the_fault_of_a_long_line_names_it() -> None:
    with pytest.raises(notation.NotClean, match="line 2"):
        notation.parse_toml("a = 1\n" + "#" * 2001)


def test_what_is_told_is_on_the_error_stream(capsys: pytest.CaptureFixture[str]) -> None:
    sentences.tell("two boats")
    assert capsys.readouterr().err == "two boats\n"
