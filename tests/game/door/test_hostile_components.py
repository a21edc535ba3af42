"""Component files and lessons that nobody ever wrote: one sentence, at once, and every other game and lesson stays."""

import os
import shutil
from pathlib import Path

import pytest

from game import catalogue, lessons, storage
from game.door import sentences
from game.storage import Problem

HOSTILE = {
    "a list nested 3,000 deep": "a = " + "[" * 3000,
    "a list nested over lines": "a = " + "[\n" * 3000,
    "tables nested": "a = " + "{b = " * 900,
    "a key of 20,000 parts": ".".join(["a"] * 20_000) + " = 1",
    "a table of 20,000 parts": "[" + ".".join(["a"] * 20_000) + "]",
    "many keys of many parts": "\n".join(f"k{n}." + ".".join(["a"] * 900) + " = 1" for n in range(50)),
    "a number of 5,000 digits": "goal_bonus = " + "9" * 5000,
    "a number of 1,900 digits": "goal_bonus = " + "9" * 1900,
    "a large number in hex": "goal_bonus = 0x" + "f" * 1900,
    "no number": "goal_bonus = nan",
    "an endless number": "goal_bonus = inf",
    "a NUL": 'colours = ["a\\u0000b"]',
    "a raw NUL": 'colours = ["a\0b"]',
    "a name without end": 'colours = ["' + "a" * 1500 + '"]',
    "keys without end": "\n".join(f"k{n} = 1" for n in range(20_000)),
    "too large": "#" * 200_000,
}


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "assets"
    shutil.copytree(storage.ASSETS / "components", folder / "components")
    monkeypatch.setattr(storage, "ASSETS", folder)
    monkeypatch.setattr(catalogue, "_components", {})
    return folder


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_component_file_costs_one_game_at_most(assets: Path, case: str) -> None:
    (assets / "components" / "dice.toml").write_text(HOSTILE[case], encoding="utf-8")
    games = [game.id for game in catalogue.playable()]
    assert "dice" not in games
    assert games[:3] == ["klongs", "bakong", "market"]
    [said] = storage.take_notices()
    assert said.startswith(str(assets / "components" / "dice.toml"))
    assert sentences.can_be_drawn(said)
    assert len(said) <= sentences.LONGEST
    assert (assets / "components" / "dice.toml").read_text(encoding="utf-8") == HOSTILE[case]


@pytest.mark.parametrize("kind", ["pipe", "device", "folder"] if hasattr(os, "mkfifo") else ["folder"])
def test_a_component_file_that_is_no_file(assets: Path, kind: str) -> None:
    file = assets / "components" / "dice.toml"
    file.unlink()
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "device":
        file.symlink_to("/dev/zero")
    else:
        file.mkdir()
    assert "dice" not in [game.id for game in catalogue.playable()]
    [said] = storage.take_notices()
    assert "dice.toml: cannot be read" in said


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_lesson_is_one_sentence(tmp_path: Path, case: str) -> None:
    file = tmp_path / "dice.toml"
    shipped = (lessons.FOLDER / "dice.toml").read_text(encoding="utf-8")
    file.write_text(f"{HOSTILE[case]}\n{shipped}", encoding="utf-8")
    with pytest.raises(Problem) as caught:
        lessons.load(file)
    assert sentences.can_be_drawn(str(caught.value))
    assert len(str(caught.value)) <= sentences.LONGEST


def test_names_of_a_lesson_can_be_drawn(tmp_path: Path) -> None:
    file = tmp_path / "dice.toml"
    shipped = (lessons.FOLDER / "dice.toml").read_text(encoding="utf-8")
    for name in ("two\\nlines", "n" * 100):
        file.write_text(shipped.replace('"Anong"', f'"{name}"'), encoding="utf-8")
        with pytest.raises(Problem, match="name of seat 2 is longer"):
            lessons.load(file)
