"""A hint points at what it means, and at where that goes."""

import pytest

from game.players.thinker import Answer
from scenes.devices.seating import Seating
from scenes.screens import screen_at
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push
from scenes.stage.stage import Stage
from scenes.table.hint import ADVISER
from scenes.table.registry import sit_down
from tests.shots import dice_match


@pytest.mark.parametrize("number", [0, -1])
def test_a_hint_points_at_the_die_and_at_its_group(number: int) -> None:
    match = dice_match(3, 12)
    stage = Stage(Preferences(fullscreen=False, reduced_motion=True), screen_at, (640, 360))
    table = sit_down(match, Seating.of(match.setup.seats))
    stage.take(Push(table))
    hint, seat = table.hint, table.course.seat
    assert seat is not None
    hint.about = table.course.stamp
    hint._take(Answer(match.state.moves()[number], seat, ADVISER))
    assert (hint.target, hint.following) == hint.path
    die, group = hint.path
    there = table.tabletop.ahead(group)
    table.hands.choose(die)
    assert there == table.choice.places[group], "once the die is chosen its group lies there"
    assert hint.target == group
    assert hint.following is None
