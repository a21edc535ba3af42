"""A hint points at what it means, and at where that goes."""

import pytest

from game.players.thinker import Answer
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.screens import screen_at
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push
from scenes.stage.stage import Stage
from scenes.table.hint import ADVISER
from scenes.table.registry import sit_down
from tests.shots import dice_match
from tests.shots.matches import table_of
from tests.support.driver import Driver, Keyboard


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


def test_whoever_goes_another_way_sees_only_where_the_suggested_one_begins() -> None:
    """A ring on another boat's space would look as if it were meant for the one just chosen."""
    with Driver(table_of(dice_match(3, 12))) as driver:
        play = driver.play
        assert play.course.seat is not None
        wanted, *others = play.choice.paths.items()
        play.hint.about = play.course.stamp
        play.hint._take(Answer(wanted[1], play.course.seat, ADVISER))
        die, group = wanted[0]
        assert (play.hint.target, play.hint.following) == (die, group)
        play.hands.choose(next(path[0] for path, _ in others if path[0] != die))
        assert (play.hint.target, play.hint.following) == (die, None)
        play.hands.step_back()
        assert play.hint.following == group


def test_whoever_follows_a_hint_finds_the_focus_on_its_way() -> None:
    """A press takes the die, and the next one the group that was meant."""
    with Driver(table_of(dice_match(3, 12))) as driver:
        play, keys = driver.play, Keyboard(driver)
        assert play.course.seat is not None
        first = next(iter(play.choice.paths))[0]
        play.hands.choose(first)
        usual = play.choice.focus
        play.hands.step_back()
        wanted = next(move for path, move in play.choice.paths.items() if path[0] == first and path[1] != usual)
        play.hint.about = play.course.stamp
        play.hint._take(Answer(wanted, play.course.seat, ADVISER))
        die, group = play.hint.path
        play.hands.set_focus(die)
        keys.do(Action.CONFIRM)
        assert play.choice.steps == (die,)
        assert play.choice.focus == group


def test_once_more_leads_back_to_a_hint_and_then_takes_it_away() -> None:
    with Driver(table_of(dice_match(3, 12))) as driver:
        play, keys = driver.play, Keyboard(driver)
        assert play.course.seat is not None
        play.hint.about = play.course.stamp
        play.hint._take(Answer(play.match.state.moves()[0], play.course.seat, ADVISER))
        meant = play.hint.target
        assert meant is not None
        play.hands.set_focus(next(target for target in play.choice.places if target != meant))
        keys.do(Action.HINT)
        assert play.choice.focus == meant == play.hint.target
        keys.do(Action.HINT)
        assert play.hint.path == ()
