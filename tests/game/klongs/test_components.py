"""assets/components/klongs.toml: what each fault says."""

import shutil
from pathlib import Path

import pytest

from game import storage
from game.klongs.components import Parts, load
from game.storage import Problem

SHIPPED = (storage.ASSETS / "components" / "klongs.toml").read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "assets" / "components" / "klongs.toml"
    shutil.copytree(storage.ASSETS / "components", path.parent)
    monkeypatch.setattr(storage, "ASSETS", tmp_path / "assets")
    return path


FAULTS = [
    ('"bananas"]', '"fish"]', "key goods.7", "twice"),
    ('"bananas"]', '"bananas", "ducks"]', "key goods", "7 different names"),
    ("hand = 4 ", "hand = 0 ", "key hand", "from 1 to 9"),
    ("hand = 4 ", "hand = 5 ", "key tactics_hand", "make it the 5 of hand"),
    ("open = 3,", "opne = 3,", "key tactics_hand.open", "opne"),
    ("{ 2 = 17,", "{ 2 = 1,", "key merchants.2", "from 2 to 99"),
    (", 4 = 9 }", " }", "key merchants.4", "missing"),
    (", 4 = 9 }", ", 4 = 9, 5 = 7 }", "key merchants.5", "remove it"),
    ("movement_cards = 2", "movement_cards = true", "key movement_cards", "whole number"),
    ('seat = "open"', 'seat = "ajar"', "key boats.1.seat", "open, neutral"),
    ('seat = "open"', "", "key boats.1.seat", "missing"),
    ("baskets = 3", "baskets = 4", "key boats.5.baskets", "from 0 to 3"),
    ("luk_phat = true", 'luk_phat = "yes"', "key boats.6.luk_phat", "true or false"),
    ("luk_phat = true", "lukphat = true", "key boats.6.lukphat", "write luk_phat instead"),
    ("thief = { count = 3 }", "thief = { count = 3, baskets = 2 }", "key specials.thief.baskets", "means nothing"),
    ("cookshop = { count = 3, baskets = 0 }", "", "key specials.cookshop", "missing"),
    ("cookshop = {", "ghost = { count = 1 }\ncookshop = {", "key specials.ghost", "remove it"),
    ("[specials]", "[[specials]]", "key specials", "not a table"),
]


@pytest.mark.parametrize(("old", "new", "place", "words"), FAULTS)
def test_each_fault_is_one_sentence(file: Path, old: str, new: str, place: str, words: str) -> None:
    assert old in SHIPPED
    file.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        load()
    text = str(caught.value)
    assert text.startswith(f"{file}, {place}: ")
    assert words in text
    assert "\n" not in text


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("luk_phat = true", "luk_phat = false", "no boat shows the Luk Phat parasol"),
        ("count = 2", "count = 0", "there are 7 open boats"),
        ("[[boats]]", "[[ships]]", "key boats: it is missing"),
    ],
)
def test_boats_that_make_no_game(file: Path, old: str, new: str, words: str) -> None:
    file.write_text(SHIPPED.replace(old, new), encoding="utf-8")
    with pytest.raises(Problem, match=words):
        load()


def test_boats_that_are_no_list(file: Path) -> None:
    head, _, _ = SHIPPED.partition("[[boats]]")
    file.write_text(f"boats = 3\n{head}[specials]\nthief = {{ count = 1 }}\n", encoding="utf-8")
    with pytest.raises(Problem, match=r"key boats: 3 is not a list of tables"):
        load()


def test_other_boats_play_another_game(file: Path) -> None:
    before = load()
    file.write_text(SHIPPED.replace("thief = { count = 3 }", "thief = { count = 4 }"), encoding="utf-8")
    after = load()
    assert isinstance(after.parts, Parts)
    assert sum(design.count for design in after.parts.boats.designs) == 73
    assert after.digest != before.digest
    assert after.boards == before.boards
