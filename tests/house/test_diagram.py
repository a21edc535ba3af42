"""The diagram in the README is the house: the same rooms, and the arrows that the imports draw."""

import pytest

from tests.house.diagram import ARROW, ROOM, built, diagram_in, drawn, fewest
from tests.house.files import ROOT, text_of

DIAGRAM = diagram_in(text_of(ROOT / "README.md"))


def test_every_room_is_drawn_and_no_other() -> None:
    assert drawn(DIAGRAM).rooms == built().rooms


def test_every_arrow_is_an_import_and_every_import_follows_from_the_arrows() -> None:
    assert drawn(DIAGRAM).arrows == built().arrows


def test_tables_are_found_by_the_name_that_their_game_declares() -> None:
    assert drawn(DIAGRAM).found == built().found


# The checks themselves


@pytest.mark.parametrize("line", [line for line in DIAGRAM if ARROW.match(line)])
def test_an_arrow_that_is_missing_or_turned_round_is_seen(line: str) -> None:
    left = [other for other in DIAGRAM if other != line]
    here, kind, there = line.split()
    assert drawn(left) != built()
    assert drawn([*left, f"{there} {kind} {here}"]) != built()


def test_a_room_or_an_arrow_too_many_is_seen() -> None:
    assert drawn([*DIAGRAM, 'attic["scenes/attic<br>nobody has been there"]']) != built()
    ids = [room[1] for line in DIAGRAM if (room := ROOM.match(line))]
    assert drawn([*DIAGRAM, f"{ids[0]} --> {ids[-1]}"]) != built()


def test_arrows_that_follow_from_others_are_left_out() -> None:
    assert fewest({("a", "b"), ("b", "c"), ("a", "c"), ("b", "d"), ("c", "d")}) == {("a", "b"), ("b", "c"), ("c", "d")}
    assert fewest({("a", "b"), ("c", "b")}) == {("a", "b"), ("c", "b")}
