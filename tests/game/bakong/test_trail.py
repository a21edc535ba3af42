"""The trails of Bakong from Tiled maps: what is read, what moves when a place is moved, and what each fault says."""

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import storage
from game.bakong.board import Trail, read_board
from game.bakong.components import load
from game.contract import Board
from game.maps import Chart
from game.storage import Problem
from tests.support.map_edits import SHIPPED, Spoil, edit_cell, edit_object, edit_step, swap, without

MAIN = (SHIPPED / "bakong.tmx").read_text(encoding="utf-8")
TRAILS = ["bakong", "bakong-coil"]
PIXELS = 64
"""To a tile."""


def read(file: Path) -> Board:
    return read_board(Chart(file))


def trail(name: str) -> Trail:
    layout = read(SHIPPED / f"{name}.tmx").layout
    assert isinstance(layout, Trail)
    return layout


# The trails that are shipped


def test_shipped_trails() -> None:
    boards = load().boards
    assert [(name, board.title) for name, board in boards.items()] == [
        ("bakong", "The winding trail"),
        ("bakong-coil", "The serpent's coil"),
    ]
    assert {board.seats for board in boards.values()} == {(2, 3, 4, 5, 6)}
    assert storage.take_notices() == []


@pytest.mark.parametrize("name", TRAILS)
def test_b1_camp_24_tiles_and_temple(name: str) -> None:
    layout = trail(name)
    assert (layout.width, layout.height) == (30, 11)
    assert len(layout.places) == 26
    sizes = [(round(spot.width * PIXELS), round(spot.height * PIXELS)) for spot in layout.places]
    assert sizes == [(176, 156), *[(156, 156)] * 24, (330, 190)]


@pytest.mark.parametrize("name", TRAILS)
def test_places_keep_clear_of_the_edges_and_of_each_other(name: str) -> None:
    boxes = [
        (spot.x - spot.width / 2, spot.y - spot.height / 2, spot.x + spot.width / 2, spot.y + spot.height / 2)
        for spot in trail(name).places
    ]
    for left, top, right, bottom in boxes:
        assert left * PIXELS >= 93
        assert right * PIXELS <= 1827
        assert top * PIXELS >= 128
        assert bottom * PIXELS <= 664
    for one, other in combinations(boxes, 2):
        across = max(one[0], other[0]) - min(one[2], other[2])
        down = max(one[1], other[1]) - min(one[3], other[3])
        assert max(across, down) * PIXELS >= 16


def test_the_winding_trail_goes_to_and_fro() -> None:
    assert "".join(spot.direction[0] for spot in trail("bakong").places) == "rrrrrrrrullllllllurrrrrrrr"


def test_the_coil_goes_round_the_temple() -> None:
    assert "".join(spot.direction[0] for spot in trail("bakong-coil").places) == "rrrrrrrruulllllllldrrrrrrr"


@pytest.mark.parametrize("name", TRAILS)
def test_nothing_grows_where_a_place_would_hide_it(name: str) -> None:
    """At the edges a leaf may reach under a place."""
    layout = trail(name)
    growth = [sprig for sprig in layout.scenery if sprig.art.startswith("growth-")]
    assert len(growth) > 30
    for sprig in growth:
        hidden = 0.0
        for spot in layout.places:
            across = min(sprig.x + sprig.width, spot.x + spot.width / 2) - max(sprig.x, spot.x - spot.width / 2)
            down = min(sprig.y + sprig.height, spot.y + spot.height / 2) - max(sprig.y, spot.y - spot.height / 2)
            hidden += max(0, across) * max(0, down)
        assert hidden <= 0.4 * sprig.width * sprig.height, sprig


@pytest.mark.parametrize("name", TRAILS)
def test_ground_lies_below_all_that_grows(name: str) -> None:
    layout = trail(name)
    cells = layout.width * layout.height
    ground, growth = layout.scenery[:cells], layout.scenery[cells:]
    assert {(sprig.x, sprig.y) for sprig in ground} == {(x, y) for x in range(30) for y in range(11)}
    assert {(sprig.width, sprig.height) for sprig in ground} == {(1, 1)}
    feet = [(sprig.y + sprig.height, sprig.x) for sprig in growth]
    assert feet == sorted(feet)
    assert all(sprig.x >= 0 and sprig.y >= 0 and sprig.x + sprig.width <= layout.width for sprig in growth)


@pytest.mark.parametrize("name", TRAILS)
def test_the_art_of_a_trail_is_there(name: str) -> None:
    arts = {sprig.art for sprig in trail(name).scenery}
    assert [art for art in sorted(arts) if not (storage.ASSETS / "art" / f"{art}.svg").is_file()] == []


def test_the_pictures_of_the_tileset_are_there_and_as_large_as_it_says() -> None:
    for tile in ElementTree.parse(SHIPPED / "bakong.tsx").getroot().iter("tile"):
        properties = {one.get("name"): one.get("value") for one in tile.iter("property")}
        image = tile.find("image")
        assert image is not None
        assert image.get("source") == f"tiles/{properties['art']}.png"
        picture = (SHIPPED / f"tiles/{properties['art']}.png").read_bytes()
        size = int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")
        assert size == (int(image.get("width") or 0), int(image.get("height") or 0))
        tiles = int(properties.get("wide") or 1), int(properties.get("high") or 1)
        assert size == (tiles[0] * PIXELS, tiles[1] * PIXELS)


# A map that is changed


def test_a_place_moved_in_the_map_moves_in_the_game_and_saves_stay_good(maps: Path) -> None:
    before = load()
    found = re.search(r'name="tile 12" x="(\d+)" y="(\d+)"', MAIN)
    assert found
    text = edit_object("tile 12", x=str(int(found[1]) - 8), y=str(int(found[2]) + 4))(MAIN)
    (maps / "bakong.tmx").write_text(text, encoding="utf-8")
    after = load()
    moved, still = after.boards["bakong"].layout.places, before.boards["bakong"].layout.places
    assert (moved[12].x, moved[12].y) == (still[12].x - 8 / PIXELS, still[12].y + 4 / PIXELS)
    assert [moved[place] == still[place] for place in range(26)] == [place != 12 for place in range(26)]
    for name in TRAILS:
        assert after.digest_of({"board": name}) == before.digest_of({"board": name})


def test_painted_growth_grows_up_and_to_the_right_from_its_cell(maps: Path) -> None:
    head, mark, growth = MAIN.partition('name="growth"')
    (maps / "bakong.tmx").write_text(head + mark + edit_cell(10, 5, 8)(growth), encoding="utf-8")
    [palm] = [sprig for sprig in read(maps / "bakong.tmx").layout.scenery if sprig.x == 10 and sprig.width > 1]
    assert (palm.art, palm.y, palm.width, palm.height) == ("growth-palm", 4, 2, 2)


def test_the_order_of_the_objects_does_not_matter(maps: Path) -> None:
    objects = re.findall(r"  <object .*?</object>\n", MAIN, flags=re.S)
    text = MAIN.replace("".join(objects), "".join(reversed(objects)))
    assert text != MAIN
    (maps / "bakong.tmx").write_text(text, encoding="utf-8")
    assert read(maps / "bakong.tmx").layout == trail("bakong")


def test_another_trail_shows_up_and_a_broken_one_is_left_out(maps: Path) -> None:
    (maps / "bakong-swamp.tmx").write_text(swap("The winding trail", "The swamp")(MAIN), encoding="utf-8")
    (maps / "bakong-coil.tmx").write_text("<map", encoding="utf-8")
    assert [board.title for board in load().boards.values()] == ["The winding trail", "The swamp"]
    [text] = storage.take_notices()
    assert str(maps / "bakong-coil.tmx") in text
    assert text.endswith("left out.")


# Faults, each one sentence with file, layer, object and cure


FAULTS: list[tuple[str, Spoil, str, str]] = [
    ("no trail", without("trail"), "layer trail", "add the object layer trail"),
    ("no ground", without("ground"), "layer ground", "add the tile layer ground"),
    ("no growth", without("growth"), "layer growth", "add the tile layer growth"),
    ("a hole", edit_cell(3, 2, 0), "layer ground, column 3, row 2", "no ground here"),
    ("a tile of no tileset", edit_cell(3, 2, 99), "layer ground, column 3, row 2", "in no tileset"),
    ("no title", swap('<property name="title" value="The winding trail"/>', ""), "map property title", "no title"),
    ("twice", edit_step("tile 3", 'value="3"', 'value="2"'), "object 4 (tile 3)", "object 3 is already place 2"),
    ("out of range", edit_step("tile 3", 'value="3"', 'value="26"'), "object 4 (tile 3)", "26 is out of range"),
    ("no number", edit_step("camp", 'type="int" value="0"', 'value="0"'), "object 1 (camp)", "not a whole number"),
    (
        "no place",
        edit_step("camp", '<property name="place" type="int" value="0"/>', ""),
        "layer trail, object 1 (camp)",
        "property place is missing",
    ),
    (
        "no such direction",
        edit_step("tile 3", 'value="right"', 'value="east"'),
        "layer trail, object 4 (tile 3)",
        "'east'; give it a text property direction: right, left, up, down",
    ),
    (
        "no direction",
        edit_step("temple", '<property name="direction" value="right"/>', ""),
        "object 26 (temple)",
        "property direction is missing",
    ),
    (
        "the wrong way",
        edit_step("tile 3", 'value="right"', 'value="left"'),
        "object 4 (tile 3)",
        "its direction is left, but place 4 does not lie there",
    ),
    ("too small", edit_object("tile 5", width="90"), "object 6 (tile 5)", "1.41 x 2.44 tiles large"),
    ("too far left", edit_object("camp", x="-20"), "layer trail, object 1 (camp)", "out of the map"),
    ("too far down", edit_object("tile 5", y="560"), "object 6 (tile 5)", "out of the map"),
    ("too far right", edit_object("temple", x="1600"), "object 26 (temple)", "out of the map"),
    ("too far up", edit_object("temple", y="-2"), "object 26 (temple)", "out of the map"),
    ("over another", edit_object("tile 5", x="1150"), "object 7 (tile 6)", "it lies over object 6 (tile 5); move them"),
    (
        "too far",
        edit_object("temple", x="1590"),
        "object 25 (tile 24)",
        "place 25 it is 6.28 tiles; move them together",
    ),
]


def without_place(text: str) -> str:
    found = re.search(r'  <object [^>]*name="tile 7".*?</object>\n', text, flags=re.S)
    assert found
    return text.replace(found[0], "")


FAULTS.append(("no place 7", without_place, "layer trail", "there is no place 7"))


@pytest.mark.parametrize(
    ("spoil", "place", "words"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_each_fault_is_one_sentence(maps: Path, spoil: Spoil, place: str, words: str) -> None:
    file = maps / "bakong.tmx"
    file.write_text(spoil(MAIN), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        read(file)
    text = str(caught.value)
    assert text.startswith(str(maps))
    assert place in text.partition(": ")[0] + ": "
    assert words in text
    assert text.endswith(".")
    assert "\n" not in text


LIMITS = [
    ("tile 5", "width", 95, 94, "tiles large"),
    ("tile 5", "height", 95, 94, "tiles large"),
    ("camp", "x", -1, -2, "out of the map"),
    ("temple", "y", -1, -2, "out of the map"),
    ("tile 8", "x", 1765, 1766, "out of the map"),
    ("tile 5", "y", 549, 550, "out of the map"),
    ("tile 5", "x", 1120, 1121, "lies over object 6 (tile 5)"),
    ("tile 12", "y", 353, 354, "lies over object 6 (tile 5)"),
    ("temple", "x", 1573, 1574, "move them together"),
]
"""Of an object, what may be just so (in pixels, of which one is nothing) and what is too much."""


@pytest.mark.parametrize(("name", "key", "good", "bad", "words"), LIMITS)
def test_a_pixel_more_is_borne_and_two_are_not(
    maps: Path, name: str, key: str, good: int, bad: int, words: str
) -> None:
    file = maps / "bakong.tmx"
    file.write_text(edit_object(name, **{key: str(good)})(MAIN), encoding="utf-8")
    read(file)
    file.write_text(edit_object(name, **{key: str(bad)})(MAIN), encoding="utf-8")
    with pytest.raises(Problem, match=re.escape(words)):
        read(file)


@pytest.mark.parametrize(
    ("board", "name", "way"),
    [
        ("bakong", "tile 5", "right"),
        ("bakong", "tile 9", "left"),
        ("bakong", "tile 8", "up"),
        ("bakong-coil", "tile 18", "down"),
    ],
)
def test_only_the_way_to_the_next_place_will_do(maps: Path, board: str, name: str, way: str) -> None:
    file = maps / f"{board}.tmx"
    shipped = file.read_text(encoding="utf-8")
    for other in {"right", "left", "up", "down"} - {way}:
        file.write_text(edit_step(name, f'value="{way}"', f'value="{other}"')(shipped), encoding="utf-8")
        with pytest.raises(Problem, match=f"its direction is {other}"):
            read(file)


def test_a_growth_may_be_eight_tiles_wide(maps: Path) -> None:
    tileset = maps / "bakong.tsx"
    shipped = tileset.read_text(encoding="utf-8")
    wide = 'name="wide" type="int" value="{}"'
    tileset.write_text(swap(wide.format(2), wide.format(8))(shipped), encoding="utf-8")
    assert max(sprig.width for sprig in read(maps / "bakong.tmx").layout.scenery) == 8
    tileset.write_text(swap(wide.format(2), wide.format(9))(shipped), encoding="utf-8")
    with pytest.raises(Problem, match="the wide of its tile is 9"):
        read(maps / "bakong.tmx")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('value="growth-palm"', 'value=""', "layer growth, column 0, row 1: its tile has no picture"),
        ('name="wide" type="int" value="2"', 'name="wide" type="int" value="0"', "row 1: the wide of its tile is 0"),
        ('name="high" type="int" value="2"', 'name="high" value="2"', "the high of its tile is '2'; give the tile"),
    ],
)
def test_faults_of_the_tileset_are_named_where_they_show(maps: Path, old: str, new: str, words: str) -> None:
    tileset = maps / "bakong.tsx"
    tileset.write_text(swap(old, new)(tileset.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(Problem, match=re.escape(words)):
        read(maps / "bakong.tmx")
