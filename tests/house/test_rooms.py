"""What the rooms are like: not too many doors, and a word at each about what belongs there."""

import ast
import re
from collections import Counter

import pytest

from tests.house.files import ROOT, relative, sources, tree_of
from tests.house.rooms import ROOMS

MOST = 16
"""Modules a room."""


def rooms() -> Counter[str]:
    """Every folder of the code with the number of its modules."""
    return Counter(relative(path.parent) for path in sources("game", "scenes", "tests") if path.stem != "__init__")


def test_a_room_has_about_a_dozen_modules() -> None:
    counted = rooms()
    assert len(counted) > 20
    assert {room: count for room, count in counted.items() if count > MOST} == {}


@pytest.mark.parametrize("room", rooms())
def test_a_room_says_what_belongs_there(room: str) -> None:
    words = ast.get_docstring(tree_of(ROOT / room / "__init__.py"))
    assert words
    assert len(words.split()) > 3


@pytest.mark.parametrize("room", [room for room in ROOMS if room.startswith("scenes.") and room != "scenes.GAME"][:-1])
def test_a_room_says_what_it_may_import(room: str) -> None:
    words = ast.get_docstring(tree_of(ROOT / room.replace(".", "/") / "__init__.py"))
    named = re.search(r"May import: ([a-z, ]+)\.", words or "")
    assert named
    before = ROOMS[: ROOMS.index(room)]
    assert named[1].split(", ") == [other.removeprefix("scenes.") for other in before]
