"""Maps that no editor ever saved: each is refused in one sentence, at once, and the other boards stay playable."""

import base64
import os
import re
import zlib
from pathlib import Path

import pytest

from game import catalogue, storage
from game.door import sentences, tiled
from game.klongs.board import read_board
from game.maps import Chart
from game.storage import Problem
from tests.support.map_edits import MAIN, Spoil, edit_object, swap

TILESET = '<tileset firstgid="1" source="klongs.tsx"/>'
OBJECT = '<object id="1" name="quarter 0,0" x="0" y="0" width="208" height="208"/>'


def packed(cells: int, compression: str) -> Spoil:
    """The water as so many cells, packed."""
    content = zlib.compress(bytes(4 * cells), 9)
    text = base64.b64encode(content).decode()
    data = f'encoding="base64" compression="{compression}">{text}</data>'
    return lambda old: re.sub(r'encoding="csv">.*?</data>', data, old, count=1, flags=re.S)


def large(side: int) -> Spoil:
    """So many cells wide and high, all of them there."""
    cells = ",".join(["1"] * side * side)

    def spoil(text: str) -> str:
        text = text.replace('width="10" height="8"', f'width="{side}" height="{side}"')
        return re.sub(r'"csv">.*?</data>', f'"csv">{cells}</data>', text, count=1, flags=re.S)

    return spoil


def nested(tag: str, times: int) -> Spoil:
    return swap("</map>", f"<{tag}>" * times + f"</{tag}>" * times + "</map>")


HOSTILE: dict[str, tuple[Spoil, str]] = {
    "x is nan": (edit_object("quarter 0,0", x="nan"), "'nan' and no number"),
    "x is inf": (edit_object("quarter 0,0", x="inf"), "'inf' and no number"),
    "width is abc": (edit_object("quarter 0,0", width="abc"), "'abc' and no number"),
    "width is 1e300": (edit_object("quarter 0,0", width="1e300"), "'1e300' and no number"),
    "width is negative": (edit_object("quarter 0,0", width="-208"), "no number from 0"),
    "jetty at nan": (swap('gid="6" x="0"', 'gid="6" x="nan"'), "'nan' and no number"),
    "jetty far outside": (swap('gid="6" x="0"', 'gid="6" x="9000"'), "outside the map"),
    "jetty beyond all": (swap('gid="6" x="0"', 'gid="6" x="90000000"'), "no number from"),
    "jetty as wide as the sea": (swap('width="104" height="16"', 'width="12000" height="16"'), "outside the map"),
    "id of 5,000 digits": (swap('id="1" name="quarter', f'id="{"9" * 5000}" name="quarter'), "save it anew"),
    "map width abc": (swap('width="10" height="8"', 'width="abc" height="8"'), "'abc'"),
    "map width is three": (swap('width="10" height="8"', 'width="٣" height="8"'), "no number from"),
    "no width at all": (swap(' width="10" height="8"', ""), "the map has no width"),
    "property of 5,000 digits": (swap('type="int" value="0"', f'type="int" value="{"9" * 5000}"'), "is too long"),
    "property of 1,000 digits": (swap('type="int" value="0"', f'type="int" value="{"9" * 1000}"'), "of the type int"),
    "property nan": (swap('type="int" value="0"', 'type="float" value="nan"'), "not of the type float"),
    "nested 5,000 deep": (nested("group", 5000), "nested deeper"),
    "properties nested": (nested("properties", 5000), "nested deeper"),
    "elements without end": (swap("</map>", "<a/>" * 30_000 + "</map>"), "more than 20000 elements"),
    "entities": (
        swap("<map", '<!DOCTYPE map [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><map'),
        "declares a document type",
    ),
    "unpacks to 20 MB": (packed(5_000_000, "zlib"), "as many tiles as the map"),
    "unpacks to 20 MB by gzip": (packed(5_000_000, "gzip"), "is no number"),
    "unpacks to nothing": (packed(0, "zlib"), "as many tiles as the map"),
    "packed by nobody": (packed(80, "lzma"), "choose CSV"),
    "3000 x 3000 said": (swap('width="10" height="8"', 'width="3000" height="3000"'), "from 0 to 64"),
    "300 x 300 there": (large(300), "from 0 to 64"),
    "a cell of 400 digits": (swap('csv">\n1', 'csv">\n' + "1" * 400), "no number"),
    "a cell ²": (swap('csv">\n1', 'csv">\n²'), "no number"),
    "objects without end": (swap(OBJECT, OBJECT * 2000), "too many objects"),
    "layers without end": (swap("</map>", '<objectgroup name="a"/>' * 100 + "</map>"), "layers are too many"),
    "a template": (swap('name="quarter 0,0"', 'name="quarter 0,0" template="/etc/passwd"'), "template"),
    "a polygon of nan": (
        swap(OBJECT, OBJECT.replace("/>", '><polygon points="0,nan 1,1"/></object>')),
        "draw a rectangle",
    ),
    "an attribute of the reader": (swap("<map ", '<map layers="1" tilesets="2" '), ""),
    "a layer that says it is another": (
        lambda text: _masked(text),
        "there is no tile layer of this name",
    ),
    "a title of two lines": (swap("The floating market", "The&#10;market"), "title cannot be shown"),
    "a title without end": (swap("The floating market", "a" * 1500), "title cannot be shown"),
    "no first number": (swap(TILESET, '<tileset source="klongs.tsx"/>'), "firstgid"),
    "first number of 400 digits": (swap('firstgid="1"', f'firstgid="{"1" * 400}"'), "firstgid"),
    "too large": (lambda text: text + " " * 600_000, "too large"),
    "a tileset elsewhere": (swap("klongs.tsx", "../../../../../etc/passwd"), "passwd"),
}


def _masked(text: str) -> str:
    """No tile layer water, but a layer of objects that has a property which tile layers have."""
    text = text.replace('name="water" width', 'name="land" width')
    mask = '<objectgroup name="water"><properties><property name="data" value="x"/></properties></objectgroup>'
    return text.replace("</map>", f"{mask}</map>")


@pytest.mark.parametrize("case", [case for case, (_, words) in HOSTILE.items() if words])
def test_a_hostile_map_is_one_sentence(maps: Path, case: str) -> None:
    spoil, words = HOSTILE[case]
    file = maps / "klongs.tmx"
    file.write_text(spoil(MAIN), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        read_board(Chart(file))
    said = str(caught.value)
    assert words in said
    assert said.startswith(str(maps))
    assert sentences.can_be_drawn(said)
    assert len(said) <= sentences.LONGEST


def test_attributes_that_nobody_asked_for_mean_nothing(maps: Path) -> None:
    shipped = read_board(Chart(maps / "klongs.tmx"))
    (maps / "klongs.tmx").write_text(HOSTILE["an attribute of the reader"][0](MAIN), encoding="utf-8")
    assert read_board(Chart(maps / "klongs.tmx")) == shipped


@pytest.mark.parametrize("kind", ["pipe", "device", "folder"] if hasattr(os, "mkfifo") else ["folder"])
def test_a_tileset_that_is_no_file(maps: Path, kind: str) -> None:
    tileset = maps / "klongs.tsx"
    tileset.unlink()
    if kind == "pipe":
        os.mkfifo(tileset)
    elif kind == "device":
        tileset.symlink_to("/dev/zero")
    else:
        tileset.mkdir()
    with pytest.raises(Problem, match=r"klongs\.tsx: cannot be read"):
        read_board(Chart(maps / "klongs.tmx"))


@pytest.mark.parametrize("art", ["/home/somebody/plan", "../../secret", "..\\plan", "a" * 100, "tile\n"])
def test_art_is_a_picture_of_the_game_and_no_other_file(maps: Path, art: str) -> None:
    tileset = maps / "klongs.tsx"
    shipped = tileset.read_text(encoding="utf-8")
    tileset.write_text(
        shipped.replace('value="tile-water"', f'value="{art.replace(chr(10), "&#10;")}"'), encoding="utf-8"
    )
    with pytest.raises(Problem, match=r"of its tile is none of assets/art"):
        read_board(Chart(maps / "klongs.tmx"))


@pytest.mark.parametrize("case", HOSTILE)
def test_one_hostile_board_leaves_every_game_playable(maps: Path, case: str) -> None:
    (maps / "klongs-hostile.tmx").write_text(HOSTILE[case][0](MAIN), encoding="utf-8")
    assert [game.id for game in catalogue.playable()][:4] == ["klongs", "bakong", "market", "dice"]
    assert len(storage.take_notices()) == (1 if HOSTILE[case][1] else 0)
    assert (maps / "klongs-hostile.tmx").read_text(encoding="utf-8") == HOSTILE[case][0](MAIN)


def test_the_largest_map_is_read_whole(maps: Path) -> None:
    file = maps / "klongs.tmx"
    file.write_text(large(tiled.LARGEST_SIDE)(MAIN), encoding="utf-8")
    assert len(Chart(file).tiles("water")) == tiled.LARGEST_SIDE**2
