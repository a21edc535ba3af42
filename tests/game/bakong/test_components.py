"""assets/components/bakong.toml: what it says, and what those faults say that only this game can have."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from game import storage
from game.bakong.components import load
from game.bakong.rules import COLOUR_OF, OBJECTS, Parts
from game.storage import Problem
from tests.support.component_files import what_is_said

SHIPPED = (storage.ASSETS / "components" / "bakong.toml").read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "assets" / "components" / "bakong.toml"
    shutil.copytree(storage.ASSETS / "components", path.parent)
    monkeypatch.setattr(storage, "ASSETS", tmp_path / "assets")
    return path


def shipped() -> Parts:
    parts = load().parts
    assert isinstance(parts, Parts)
    return parts


# What the rules say


def test_b2_the_tiles() -> None:
    tiles = Counter(shipped().tiles)
    assert sum(tiles.values()) == 24
    assert Counter(front for front, _ in tiles.elements()) == {"emerald": 8, "abandoned": 5, "cave": 4, "waterfall": 7}
    backs = Counter(back for _, back in tiles.elements())
    assert backs == {"river": 6, "cliff": 5, "pit": 5, "quicksand": 3, "jungle": 5}
    assert tiles["emerald", "river"] == tiles["waterfall", "jungle"] == 3
    assert {COLOUR_OF[front] for front, _ in tiles} == {"green"}


def test_b3_the_objects() -> None:
    objects = shipped().objects
    assert tuple(part.name for part in objects) == OBJECTS
    assert {part.copies for part in objects} == {2}
    sizes = {part.name: (part.width, part.height) for part in objects}
    assert sizes["rope"] == sizes["grapple"] == sizes["kit"] == (2, 2)
    assert sizes["logbook"] == sizes["map"] == (2, 1)
    assert (sizes["machete"], sizes["torch"], sizes["compass"]) == ((4, 1), (3, 1), (1, 1))


def test_b4_the_great_emeralds() -> None:
    greats = [(part.points, part.width, part.height) for part in shipped().greats]
    assert greats == [(17, 3, 2), (13, 2, 2), (12, 2, 2), (10, 3, 1), (9, 2, 1), (8, 2, 1)]
    assert [part.points for part in shipped().greats if part.cursed] == [17]


def test_b5_b6_b21_tokens_backpack_and_points() -> None:
    parts = shipped()
    assert (parts.ones, parts.threes, parts.ouches) == (60, 20, 12)
    assert (parts.first_home, parts.ouch_worth) == (3, -3)
    assert (parts.pack.width, parts.pack.height, parts.pack.pockets) == (3, 4, (3, 3, 2))
    assert parts.pack.width * parts.pack.height + sum(parts.pack.pockets) == 20
    assert storage.take_notices() == []


# Faults, each one sentence with file, key and cure


FAULTS = [
    ('front = "emerald",   back = "river"', 'front = "emeralds", back = "river"', "key tiles.1.front", "jungle, emer"),
    ('back = "river",     count = 3', 'back = "river",     count = 4', "key tiles", "these are 25 tiles; let the cou"),
    ('back = "river",     count = 3', 'back = "river",     count = 25', "key tiles.1.count", "from 0 to 24"),
    ("points = 17,", "points = 0,", "key greats.1.points", "from 1 to 99"),
    ("points = 13,", "points = 17,", "key greats.2.points", "17 stands there twice"),
    ("    { points = 8,  width = 2, height = 1 },\n", "", "key greats", "there are 5 great emeralds; let there be 6"),
    ("points = 17, width = 3, height = 2", "points = 17, width = 4, height = 4", "key greats.1.width", "4 x 4 squares"),
    ("machete = { copies = 2, width = 4", "machete = { copies = 2, width = 5", "key objects.machete.width", "5 x 1"),
    ("compass = { copies = 2, width = 1", "compass = { copies = 2, width = 2", "key objects.compass", "make it 1 x 1"),
    ("points = 17, ", "points = 17, cursd = true, ", "key greats.1.cursd", "means nothing here"),
    ('front = "emerald",   back', 'side = 1, front = "emerald",   back', "key tiles.1.side", "means nothing here"),
    ("machete = { copies = 2,", "machete = { copies = 2, sharp = true,", "key objects.machete.sharp", "means nothing"),
    (
        "machete = {",
        "mirror = {}\nmachete = {",
        "key objects.mirror",
        "means nothing",
    ),
    ("first_home = 3", "first_home = -3", "key points.first_home", "from 0 to 99"),
    ("ouch = -3", "ouch = 3", "key points.ouch", "from -99 to -1"),
    ("width = 3, height = 4 }", "width = 5, height = 5 }", "key pack.central", "25 squares; make it 20 at most"),
    ("width = 3, height = 4 }", "width = 3, height = 7 }", "key pack.central.height", "from 1 to 6"),
]


@pytest.mark.parametrize(("old", "new", "place", "words"), FAULTS)
def test_each_fault_is_one_sentence(file: Path, old: str, new: str, place: str, words: str) -> None:
    said = what_is_said(load, file, SHIPPED, old, new)
    assert said.startswith(f"{file}, {place}")
    assert words in said


def test_there_is_an_object_for_everybody(file: Path) -> None:
    file.write_text(
        SHIPPED.replace("copies = 2", "copies = 0", 7).replace("copies = 2", "copies = 5"), encoding="utf-8"
    )
    with pytest.raises(Problem, match=r"key objects: there are 5 objects; let there be 6 or more"):
        load()


def test_other_parts_play_another_game_on_the_same_trails(file: Path) -> None:
    before = load()
    file.write_text(SHIPPED.replace("ones = 60", "ones = 20"), encoding="utf-8")
    after = load()
    assert after.parts.ones == 20
    assert after.digest != before.digest
    assert after.boards == before.boards


def test_great_emeralds_in_any_order(file: Path) -> None:
    first = "    { points = 17, width = 3, height = 2, cursed = true },\n"
    last = "    { points = 8,  width = 2, height = 1 },\n"
    text = SHIPPED.replace(first, "").replace(last, last + first)
    assert text != SHIPPED
    before = shipped()
    file.write_text(text, encoding="utf-8")
    assert shipped() == before
