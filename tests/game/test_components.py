"""Component files: what is checked, what is said, what is used instead."""

import shutil
from pathlib import Path

import pytest

from game import catalogue, storage
from game.components import archived, digest
from game.dice.components import load
from game.dice.rules import Rules
from game.storage import Problem

SHIPPED = (storage.ASSETS / "components" / "dice.toml").read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A component file that a test may spoil."""
    path = tmp_path / "assets" / "components" / "dice.toml"
    shutil.copytree(storage.ASSETS / "components", path.parent)
    monkeypatch.setattr(storage, "ASSETS", tmp_path / "assets")
    return path


def test_shipped_file_says_what_the_rules_say() -> None:
    components = load()
    rules = components.parts
    assert isinstance(rules, Rules)
    assert (len(rules.dice.colours), rules.dice.dice_per_colour, rules.dice.goal_bonus) == (5, 8, 6)
    assert rules.hand == 7
    pay = rules.pay
    assert (pay.correct_sum, pay.closest_sum, pay.least_colours, pay.three_of_a_kind) == (4, 2, 6, 8)
    assert pay.sequences == (0, 0, 0, 2, 4, 6, 8)
    assert pay.rows == ((6, 3, 1), (5, 2, 1), (4, 2, 1), (3, 1, 0), (2, 1, 0), (1, 0, 0))
    assert components.digest == digest(SHIPPED.encode())
    assert storage.take_notices() == []


FAULTS = [
    ("goal_bonus = 6", "goal_bonus = true", "key goal_bonus", "whole number"),
    ("goal_bonus = 6", "goal_bonus = 6.5", "key goal_bonus", "whole number"),
    ("goal_bonus = 6", "goal_bonus = -1", "key goal_bonus", "from 0 to 36"),
    ("goal_bonus = 6", "goal_bonsu = 6", "key goal_bonus", "goal_bonsu"),
    ("goal_bonus = 6", "goal_bonus = 6\ngoal_bons = 1", "key goal_bons", "write goal_bonus instead"),
    ("goal_bonus = 6", "goal_bonus = 6\nsnacks = 1", "key snacks", "remove it"),
    ("dice_per_colour = 8", "dice_per_colour = 9", "key dice_per_colour", "from 2 to 8"),
    ('"purple"]', '"purple", "grey"]', "key colours", "5 different names"),
    ('"purple"]', '"red"]', "key colours.5", "twice"),
    ('"purple"]', "5]", "key colours.5", "name in quotes"),
    ("correct_sum = 4", 'correct_sum = "4"', "key points.correct_sum", "whole number"),
    ("correct_sum = 4", "correct_sum = 4\nbonus = 4", "key points.bonus", "remove it"),
    ("{ 3 = 2, 4 = 4, 5 = 6, 6 = 8 }", "{ 3 = 2, 4 = 4, 5 = 6 }", "key points.sequences.6", "missing"),
    ("{ 3 = 2, 4 = 4, 5 = 6, 6 = 8 }", "8", "key points.sequences", "not a table"),
    ("{ 3 = 2, 4", "{ 2 = 1, 3 = 2, 4", "key points.sequences.2", "means nothing"),
    ("2 = [5, 2, 1]", "2 = [5, 2]", "key rows.2", "2 entries instead of 3"),
    ("2 = [5, 2, 1]", "2 = [5, 2, 100]", "key rows.2.3", "from 0 to 99"),
    ("2 = [5, 2, 1]", "2 = 5", "key rows.2", "not a list"),
    ("2 = [5, 2, 1]", "7 = [5, 2, 1]", "key rows.2", "missing"),
    ("2 = [5, 2, 1]", "2 = [5, 2, 1", "line 18", "not valid TOML"),
    ("goal_bonus = 6", "goal_bonus = ", "line 5", "not valid TOML"),
]


@pytest.mark.parametrize(("old", "new", "place", "words"), FAULTS)
def test_each_fault_is_one_sentence(file: Path, old: str, new: str, place: str, words: str) -> None:
    assert SHIPPED.count(old) == 1
    file.write_text(SHIPPED.replace(old, new), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        load()
    text = str(caught.value)
    assert text.startswith(f"{file}, {place}: ")
    assert words in text
    assert text.endswith(".")
    assert "\n" not in text


def test_bytes_that_are_no_text_are_named_by_line(file: Path) -> None:
    file.write_bytes(b"# one\n# two\n\xff\n")
    with pytest.raises(Problem, match="line 3: this is not UTF-8"):
        load()


def test_a_missing_file_is_named(file: Path) -> None:
    file.unlink()
    with pytest.raises(Problem, match="cannot be read"):
        load()


def test_the_last_good_copy_stands_in_for_a_broken_file(file: Path, data_folder: Path) -> None:
    good = load()
    assert (data_folder / "components" / "dice.toml").read_text(encoding="utf-8") == SHIPPED
    assert archived("dice.toml", good.digest).read_text(encoding="utf-8") == SHIPPED
    file.write_text("goal_bonus = 'six'", encoding="utf-8")
    again = load()
    assert (again.digest, again.parts.dice) == (good.digest, good.parts.dice)
    [text] = storage.take_notices()
    assert str(file) in text
    assert "last good copy" in text
    assert "dice.toml.broken" in text
    assert file.with_name("dice.toml.broken").read_text(encoding="utf-8") == "goal_bonus = 'six'"
    assert file.exists()


def test_a_changed_good_file_is_used_and_both_are_archived(file: Path) -> None:
    before = load()
    file.write_text(SHIPPED.replace("goal_bonus = 6", "goal_bonus = 7"), encoding="utf-8")
    after = load()
    assert after.parts.dice.goal_bonus == 7
    assert before.digest != after.digest
    assert archived("dice.toml", before.digest).exists()
    assert archived("dice.toml", after.digest).exists()


def test_components_load_where_nothing_can_be_archived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LONGTAIL_DATA", str(tmp_path / "file"))
    assert load().parts.dice.goal_bonus == 6
    assert len(storage.take_notices()) == 1


def test_find_names_the_games_there_are() -> None:
    with pytest.raises(Problem, match=r"no game 'chess'; the games are .*dice"):
        catalogue.find("chess")
