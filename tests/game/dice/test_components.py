"""assets/components/dice.toml: how far its numbers may go; the contract tries in every field what no game can have."""

import re
import shutil
from pathlib import Path

import pytest

from game import storage
from game.dice.components import load
from tests.support.component_files import what_is_said

SHIPPED = (storage.ASSETS / "components" / "dice.toml").read_text(encoding="utf-8")
PAYS = ("correct_sum", "closest_sum", "least_colours", "three_of_a_kind", "3", "4", "5", "6")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "assets" / "components" / "dice.toml"
    shutil.copytree(storage.ASSETS / "components", path.parent)
    monkeypatch.setattr(storage, "ASSETS", tmp_path / "assets")
    return path


def edited(numbers: dict[str, int], row: str) -> str:
    """The file with these numbers, and all six rows of the value board alike."""
    text = re.sub(r"(?m)^([1-6]) = \[.*\]$", rf"\1 = {row}", SHIPPED)
    for key, number in numbers.items():
        text = re.sub(rf"(?<=\b{key} = )\d+", str(number), text)
    return text


def test_every_item_may_pay_nothing_and_two_dice_of_a_colour_are_enough(file: Path) -> None:
    least = {"dice_per_colour": 2, "goal_bonus": 0} | dict.fromkeys(PAYS, 0)
    file.write_text(edited(least, "[0, 0, 0]"), encoding="utf-8")
    rules = load().parts
    assert (rules.hand, rules.dice.goal_bonus) == (1, 0)
    pay = rules.pay
    assert (pay.correct_sum, pay.closest_sum, pay.least_colours, pay.three_of_a_kind) == (0, 0, 0, 0)
    assert set(pay.sequences) == {0}
    assert pay.rows == ((0, 0, 0),) * 6


def test_seven_dice_each_are_the_most_and_no_item_pays_a_hundred(file: Path) -> None:
    most = {"dice_per_colour": 8, "goal_bonus": 36} | dict.fromkeys(PAYS, 99)
    file.write_text(edited(most, "[99, 99, 99]"), encoding="utf-8")
    rules = load().parts
    assert (rules.hand, rules.dice.goal_bonus) == (7, 36)
    assert rules.pay.sequences == (0, 0, 0, 99, 99, 99, 99)
    assert rules.pay.rows == ((99, 99, 99),) * 6


@pytest.mark.parametrize(
    ("old", "new", "place", "words"),
    [
        ("dice_per_colour = 8", "dice_per_colour = 1", "key dice_per_colour", "from 2 to 8"),
        ("dice_per_colour = 8", "dice_per_colour = 9", "key dice_per_colour", "from 2 to 8"),
        ("goal_bonus = 6", "goal_bonus = 37", "key goal_bonus", "from 0 to 36"),
        ("closest_sum = 2", "closest_sum = 100", "key points.closest_sum", "from 0 to 99"),
        ("4 = 4,", "4 = 100,", "key points.sequences.4", "from 0 to 99"),
        ("6 = 8 }", "6 = 8, 7 = 10 }", "key points.sequences.7", "means nothing here"),
        ("6 = [1, 0, 0]", "6 = [1, 0, 0]\n7 = [1, 0, 0]", "key rows.7", "means nothing here"),
        ("6 = [1, 0, 0]", "6 = [1, 0, -1]", "key rows.6.3", "from 0 to 99"),
        ("least_colours = 6", "least_colours = 6\nmost_colours = 6", "key points.most_colours", "means nothing here"),
    ],
)
def test_each_fault_is_one_sentence(file: Path, old: str, new: str, place: str, words: str) -> None:
    said = what_is_said(load, file, SHIPPED, old, new)
    assert said.startswith(f"{file}, {place}: ")
    assert words in said
