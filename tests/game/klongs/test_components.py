"""assets/components/klongs.toml: what those faults say that only this game can have; the contract tries every field."""

import shutil
from pathlib import Path

import pytest

from game import storage
from game.klongs.components import Parts, load
from game.storage import Problem
from tests.support.component_files import what_is_said

SHIPPED = (storage.ASSETS / "components" / "klongs.toml").read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "assets" / "components" / "klongs.toml"
    shutil.copytree(storage.ASSETS / "components", path.parent)
    monkeypatch.setattr(storage, "ASSETS", tmp_path / "assets")
    return path


FAULTS = [
    ('"bananas"]', '"bananas", "ducks"]', "key goods", "7 different names"),
    ("hand = 4 ", "hand = 0 ", "key hand", "from 1 to 9"),
    ("hand = 4 ", "hand = 5 ", "key tactics_hand", "make it the 5 of hand"),
    ("{ 2 = 17,", "{ 2 = 1,", "key merchants.2", "from 2 to 99"),
    ('seat = "open"', 'seat = "ajar"', "key boats.1.seat", "open, neutral"),
    ("baskets = 3", "baskets = 4", "key boats.5.baskets", "from 0 to 3"),
    ("thief = {", "pirate = { count = 1 }\nthief = {", "key specials.pirate", "means nothing here"),
]


@pytest.mark.parametrize(("old", "new", "place", "words"), FAULTS)
def test_each_fault_is_one_sentence(file: Path, old: str, new: str, place: str, words: str) -> None:
    said = what_is_said(load, file, SHIPPED, old, new)
    assert said.startswith(f"{file}, {place}: ")
    assert words in said


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("luk_phat = true", "luk_phat = false", "no boat shows the Luk Phat parasol"),
        ("count = 2", "count = 0", "there are 7 open boats"),
    ],
)
def test_boats_that_make_no_game(file: Path, old: str, new: str, words: str) -> None:
    file.write_text(SHIPPED.replace(old, new), encoding="utf-8")
    with pytest.raises(Problem, match=words):
        load()


def test_kinds_of_boats_without_end_are_refused_before_anything_is_built_from_them(file: Path) -> None:
    file.write_text(SHIPPED + '\n[[boats]]\nseat = "open"\nbaskets = 1\ncount = 1\n' * 1000, encoding="utf-8")
    with pytest.raises(Problem, match=r"key boats: 1007 tables are too many; keep it to 100\."):
        load()


def test_other_boats_play_another_game(file: Path) -> None:
    before = load()
    file.write_text(SHIPPED.replace("thief = { count = 3 }", "thief = { count = 4 }"), encoding="utf-8")
    after = load()
    assert isinstance(after.parts, Parts)
    assert sum(design.count for design in after.parts.boats.designs) == 73
    assert after.digest != before.digest
    assert after.boards == before.boards
