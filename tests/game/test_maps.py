"""Boards from Tiled maps: what is read, and what each fault says."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import storage
from game.contract import Board
from game.klongs.board import Layout, read_board
from game.klongs.components import load
from game.maps import Chart
from game.storage import Problem
from tests.support.map_edits import (
    MAIN,
    SHIPPED,
    Spoil,
    edit_cell,
    edit_object,
    edit_step,
    island,
    no_jetty,
    swap,
    without,
)


def read(file: Path) -> Board:
    return read_board(Chart(file))


# The boards that are shipped


def test_shipped_boards() -> None:
    components = load()
    assert list(components.boards) == ["klongs", "klongs-garden"]
    assert [board.seats for board in components.boards.values()] == [(2, 3, 4), (2,)]
    assert len({board.digest for board in components.boards.values()}) == 2
    assert storage.take_notices() == []


@pytest.mark.parametrize("name", ["klongs", "klongs-garden"])
def test_a_board_fits_together(name: str) -> None:
    layout: Layout = read(SHIPPED / f"{name}.tmx").layout
    for space in layout.spaces:
        cell = layout.column[space], layout.row[space]
        assert space in layout.by_column[cell[0]]
        assert space in layout.by_row[cell[1]]
        assert space in layout.quarters[layout.quarter[space]]
        near = [(layout.column[other], layout.row[other]) for other in layout.neighbours[space]]
        assert near == sorted(near)
        assert all(max(abs(x - cell[0]), abs(y - cell[1])) == 1 for x, y in near)
        assert all(space in layout.neighbours[other] for other in layout.neighbours[space])
    cells = list(zip(layout.column, layout.row, strict=True))
    assert cells == sorted(cells)
    for landing, picture in zip(layout.landings, layout.landing_pictures, strict=True):
        assert picture.x + picture.width / 2 == pytest.approx(layout.column[landing[0]] + 1)
        assert picture.y + picture.height / 2 == pytest.approx(layout.row[landing[0]] + 1)
    assert {picture.art for picture in layout.jetties} == {"jetty"}
    assert all(art.startswith("tile-") for art in layout.tiles)
    assert layout.tiles[layout.light[0]] == "tile-entry-light"


def test_the_garden_has_land_in_it() -> None:
    layout: Layout = read(SHIPPED / "klongs-garden.tmx").layout
    assert (layout.width, layout.height, len(layout.spaces)) == (10, 6, 56)
    assert (0, 2) not in zip(layout.column, layout.row, strict=True)
    assert (len(layout.quarters), len(layout.landings)) == (14, 25)


@pytest.mark.parametrize("name", ["klongs", "klongs-garden"])
def test_the_art_of_a_board_is_there(name: str) -> None:
    layout: Layout = read(SHIPPED / f"{name}.tmx").layout
    arts = {*layout.tiles, *(picture.art for picture in (*layout.jetties, *layout.landing_pictures))}
    missing = [art for art in arts if not (storage.ASSETS / "art" / f"{art}.svg").is_file()]
    assert missing == []


def test_every_picture_of_the_tileset_is_there_and_drawn_by_the_script() -> None:
    tileset = ElementTree.parse(SHIPPED / "klongs.tsx").getroot()
    sources = [image.get("source") or "" for image in tileset.iter("image")]
    assert sources
    assert all((SHIPPED / source).is_file() for source in sources)


def printed_by(code: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-c", code]
    return subprocess.run(line, cwd=SHIPPED.parent, capture_output=True, encoding="utf-8", check=True)


def test_reading_a_map_loads_no_pygame_and_prints_nothing() -> None:
    code = "import sys, game.klongs as k; k.GAME.load(); print('pygame' in sys.modules, 'pytmx' in sys.modules)"
    done = printed_by(code)
    assert (done.stdout, done.stderr) == ("False True\n", "")


def test_the_rules_load_pytmx_only_with_a_map() -> None:
    code = "import sys, game.catalogue; print('pytmx' in sys.modules)"
    done = printed_by(code)
    assert done.stdout == "False\n"


# Faults, each one sentence with file, layer, object and cure


FAULTS: list[tuple[str, Spoil, str, str]] = [
    ("no landing", without("landings"), "layer landings", "add the object layer landings"),
    ("no quarters", without("quarters"), "layer quarters", "add the object layer quarters"),
    ("no jetties", without("jetties"), "layer jetties", "add the object layer jetties"),
    ("no track", without("luk_phat"), "layer luk_phat", "add the object layer luk_phat"),
    ("no water", without("water"), "layer water", "add the tile layer water"),
    (
        "landing off the water",
        edit_object("landing 0,1", x="-22"),
        "layer landings, object 83 (landing 0,1)",
        "touches 2 water",
    ),
    ("landing off the grid", edit_object("landing 0,1", x="100"), "object 83 (landing 0,1)", "not where spaces meet"),
    ("landing in a quarter", edit_object("landing 0,1", y="126"), "object 83 (landing 0,1)", "middle of a quarter"),
    ("landing twice", edit_object("landing 0,1", y="438"), "object 84 (landing 0,3)", "already a landing"),
    ("landing on no jetty", no_jetty, "(landing 0,1)", "stands on no jetty"),
    ("quarter too wide", edit_object("quarter 0,0", width="312"), "layer quarters, object 1 (quarter 0,0)", "3 x 2"),
    ("quarter off the grid", edit_object("quarter 0,0", x="50"), "object 1 (quarter 0,0)", "snap its corners"),
    ("quarter over land", edit_cell(0, 0, 0), "object 1 (quarter 0,0)", "with 3 water spaces"),
    (
        "quarters over each other",
        edit_object("quarter 0,0", x="208"),
        "object 5 (quarter 2,0)",
        "lies over the quarter 1",
    ),
    (
        "space in no quarter",
        swap('<object id="1" name="quarter 0,0" x="0" y="0" width="208" height="208"/>', ""),
        "layer quarters, column 0, row 0",
        "in no quarter",
    ),
    ("one light entry", edit_cell(0, 3, 1), "layer water", "1 light entry spaces"),
    ("one dark entry", edit_cell(9, 3, 1), "layer water", "one dark entry space"),
    ("unreachable", island, "layer water, column 8, row 0", "no boat can reach"),
    ("a jetty as water", edit_cell(4, 4, 6), "layer water, column 4, row 4", "class 'jetty'"),
    ("a tile of no tileset", edit_cell(4, 4, 99), "layer water, column 4, row 4", "in no tileset"),
    ("no BIG day", edit_step("2 BIG market day", 'value="BIG"', 'value="none"'), "layer luk_phat", "no BIG market day"),
    ("BIG day too early", edit_step("start", 'value="little"', 'value="BIG"'), "layer luk_phat", "step 5 of 11"),
    ("BIG day twice", edit_step("3", 'value="none"', 'value="BIG"'), "layer luk_phat", "step 10 of 11"),
    ("one little day", edit_step("start", 'value="little"', 'value="none"'), "layer luk_phat", "1 little market days"),
    ("an unknown day", edit_step("start", 'value="little"', 'value="huge"'), "layer luk_phat, object", "'huge'"),
    (
        "no points",
        edit_step("6", '<property name="points" type="int" value="6"/>', ""),
        "(6)",
        "property points is missing",
    ),
    ("points out of range", edit_step("6", 'value="6"', 'value="600"'), "(6)", "600 is out of range"),
    ("points as text", edit_step("6", 'type="int" value="6"', 'value="6"'), "(6)", "not a whole number"),
    (
        "points that are none",
        edit_step("6", 'type="int" value="6"', 'type="int" value="six"'),
        "(6), property points",
        "'six' is not of the type int",
    ),
    (
        "a start with points",
        edit_step("start", 'type="int" value="0"', 'type="int" value="1"'),
        "(start)",
        "step 0 is the start",
    ),
    (
        "a step twice",
        edit_step("6", '"step" type="int" value="1"', '"step" type="int" value="2"'),
        "layer luk_phat, object",
        "already a step 2",
    ),
    (
        "a missing step",
        edit_step("6", '"step" type="int" value="1"', '"step" type="int" value="12"'),
        "layer luk_phat",
        "no step 1",
    ),
    (
        "no title",
        swap('<property name="title" value="The floating market"/>', ""),
        "map property title",
        "has no title",
    ),
    ("infinite", swap('infinite="0"', 'infinite="1"'), "klongs.tmx", "is infinite"),
    ("isometric", swap("orthogonal", "isometric"), "klongs.tmx", "not orthogonal"),
    ("no tile size", swap('tilewidth="104"', 'tilewidth="0"'), "klongs.tmx", "no tilewidth"),
    ("torn xml", lambda text: text[:2000], "line ", "not valid XML"),
    ("no xml", lambda _text: "rubbish", "line 1", "not valid XML"),
    ("another xml", lambda _text: "<html/>", "klongs.tmx", "no map of the Tiled editor"),
    ("no tileset", swap("klongs.tsx", "nowhere.tsx"), "nowhere.tsx", "cannot be read"),
    ("cells missing", swap(",\n", ",\n1,"), "layer water", "as many tiles as the map"),
    ("cells that are none", swap('csv">\n', 'csv">\nx'), "layer water", "no number"),
    ("unknown encoding", swap('encoding="csv"', 'encoding="morse"'), "layer water", "choose CSV"),
    (
        "an unknown attribute value",
        swap('id="1" name="quarter 0,0"', 'id="one" name="quarter 0,0"'),
        "klongs.tmx",
        "save it anew",
    ),
]


@pytest.mark.parametrize(
    ("spoil", "place", "words"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_each_fault_is_one_sentence(maps: Path, spoil: Spoil, place: str, words: str) -> None:
    file = maps / "klongs.tmx"
    file.write_text(spoil(MAIN), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        read(file)
    text = str(caught.value)
    assert text.startswith(str(maps))
    assert place in text.partition(": ")[0] + ": "
    assert words in text
    assert text.endswith(".")
    assert "\n" not in text


def test_faults_of_the_tileset_are_named_there(maps: Path) -> None:
    tileset = maps / "klongs.tsx"
    shipped = tileset.read_text(encoding="utf-8")
    for old, new, words in (
        ('name="art" value="tile-water"', 'name="art" value=""', "no picture"),
        ('value="light"', 'value="bright"', "entry is 'bright'"),
        ('type="water"', "", "without a class"),
        ("</tileset>", "", "klongs.tsx, line"),
        ('value="light"', 'type="int" value="light"', "klongs.tsx, tile 3, property entry"),
    ):
        tileset.write_text(shipped.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(Problem, match=re.escape(words)):
            read(maps / "klongs.tmx")


def test_a_map_as_the_editor_may_save_it_too(maps: Path) -> None:
    """Points instead of pictured landings, rectangles as jetties, the tileset inside, base64 and zlib."""
    import base64
    import struct
    import zlib

    before = read(maps / "klongs.tmx")
    text = re.sub(
        r'gid="8" x="([\d.]+)" y="([\d.]+)" width="44" height="44"/>',
        lambda m: f'x="{float(m[1]) + 22}" y="{float(m[2]) - 22}"><point/></object>',
        MAIN,
    )
    text = re.sub(r'gid="6" x="(\d+)" y="(\d+)"', lambda m: f'x="{m[1]}" y="{int(m[2]) - 16}"', text)
    found = re.search(r'encoding="csv">(.*?)</data>', text, flags=re.S)
    assert found
    cells = [int(cell) for cell in found[1].split(",")]
    packed = base64.b64encode(zlib.compress(struct.pack(f"<{len(cells)}L", *cells))).decode()
    text = text.replace(found[0], f'encoding="base64" compression="zlib">{packed}</data>')
    (maps / "klongs-other.tmx").write_text(text, encoding="utf-8")
    after = read(maps / "klongs-other.tmx")
    assert after.digest == before.digest
    assert {picture.art for picture in after.layout.landing_pictures} == {"landing"}
