"""Whose objective may stand on the screen once a computer player has taken a seat over; and none is ever heard."""

import pytest

from scenes.devices.intents import KEYS, Action, Intent
from scenes.market.compass import Compass
from scenes.market.targets import Rival
from scenes.stage.scene import Push
from tests.scenes.market.table import at_table, scene, tabletop
from tests.shots.market import market_match


@pytest.mark.parametrize("open_hands", [False, True])
def test_a_computer_player_keeps_its_objective_to_itself_whoever_is_left(open_hands: bool) -> None:
    with at_table(market_match(3, 9), open_hands=open_hands) as driver:
        play = scene(driver)
        objectives = tabletop(play).objectives
        assert [objectives.open_to_all(seat) for seat in range(3)] == [open_hands] * 3
        for seat in range(3):
            play.reseat(seat, "easy")
            left = [2] if seat == 1 else [1, 2] if seat == 0 and open_hands else []
            assert [one for one in range(3) if objectives.open_to_all(one)] == left


def test_the_compass_is_heard_and_tells_nothing() -> None:
    """Before and after the press the words are the same for every objective."""
    heard = set()
    for good in range(4):
        with at_table(market_match(3, 9)) as driver:
            picture = tabletop(scene(driver)).picture
            picture.pontoons[0] = good
            compass = Compass(scene(driver).course, picture, 0, False)
            driver.stage.take(Push(compass))
            before = compass.spoken()
            compass.handle(Intent(Action.UP, KEYS))
            assert compass.shown
            heard.add((before, compass.spoken()))
    [(before, after)] = heard
    assert before != after


def test_the_crown_is_with_most_of_what_is_shown_and_what_may_still_come_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One person's objective is on the screen, and counted there; the others' are not: they are said to have more."""
    with at_table(market_match(3, 20)) as driver:
        play = scene(driver)
        for seat in (1, 2):
            play.reseat(seat, "easy")
        picture, panels = tabletop(play).picture, tabletop(play).panels
        known = [picture.worth(seat, False).total for seat in range(3)]
        counted = set()
        for good in range(4):
            picture.pontoons[0] = good
            shown = [picture.worth(0, True).total, *known[1:]]
            assert panels._leaders() == [seat for seat in range(3) if shown[seat] == max(shown) > min(shown)]
            assert [panels._figure(seat) for seat in range(3)] == [str(shown[0]), f"{shown[1]}+?", f"{shown[2]}+?"]
            counted.add(shown[0])
        assert max(counted) > known[0], "it is shown with what its own objective pays"
        words = [play.stage.texts("what-market-more-to-come", name=play.name(seat)) for seat in range(3)]
        told = [words[seat] in tabletop(play).things.about(Rival(seat)).text for seat in range(3)]
        assert told == [False, True, True]
        monkeypatch.setattr(tabletop(play).objectives, "open_to_all", lambda _seat: True)
        assert not any("?" in panels._figure(seat) for seat in range(3))
