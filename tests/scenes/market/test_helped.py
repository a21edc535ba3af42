"""Playing alone with help: what a computer player has decided is nobody's medal, and a hint is told of."""

from datetime import date

import pytest

from game import saves
from game.market import daily, hall
from game.players import HUMAN
from game.saves import SaveFile
from scenes.devices.seating import Seating
from scenes.market.solo.hall import HallPage, Line
from scenes.market.solo.match_alone import begin
from scenes.market.solo.results import SoloResults
from scenes.market.solo.start import SoloPage
from scenes.stage.scene import Push
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene
from tests.scenes.market.table import prefs, scene
from tests.shots.matches import play_at_random
from tests.support.driver import Driver, Keyboard

TODAY = date(2026, 3, 2)


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    monkeypatch.setattr("game.market.daily.today", lambda: TODAY)
    monkeypatch.setattr("scenes.market.solo.start.today", lambda: TODAY)
    return Driver(SoloPage(), (640, 360), prefs())


def sit(driver: Driver, seed: int) -> TableScene:
    match = begin(driver.stage, "base", seed)
    driver.stage.take(Push(sit_down(match, Seating.of(match.setup.seats))))
    driver.go_on(Keyboard(driver).do)
    return scene(driver)


def by_computer(play: TableScene, decisions: int = 1) -> None:
    """Hand the seat over, let the computer player decide so often, and take it back."""
    play.reseat(0, "hard")
    for _ in range(decisions):
        play.commit(play.match.state.moves()[0])
    play.skip(everything=True)
    play.reseat(0, HUMAN)


def to_the_end(driver: Driver, play: TableScene) -> SoloResults:
    play_at_random(play.match, 1, lambda: False)
    page = SoloResults(play.match, play.seating)
    driver.stage.take(Push(page))
    driver.settle()
    return page


def resumed(play: TableScene) -> TableScene:
    assert isinstance(play.match.keeper, SaveFile)
    match = saves.resume(play.match.keeper.path)
    return sit_down(match, Seating.of(match.setup.seats))


def test_a_computer_players_decision_keeps_a_result_out_of_the_hall(driver: Driver) -> None:
    with driver:
        play = sit(driver, 77)
        by_computer(play)
        page, texts = to_the_end(driver, play), driver.stage.texts
        assert (page.medal, page.place, page.title) == (None, None, texts("result-computer"))
        assert page._verdicts() == [texts("result-not-own")]
        assert hall.load().tables["base"] == []


def test_it_is_not_forgotten_by_saving_and_going_on(driver: Driver) -> None:
    with driver:
        play = sit(driver, 77)
        by_computer(play)
        again = resumed(play)
        assert (again.match.computed, again.match.helped) == ({0}, {0})
        to_the_end(driver, again)
        assert hall.load().tables["base"] == []


def test_a_seat_that_was_handed_over_without_a_decision_is_still_the_players_own(driver: Driver) -> None:
    with driver:
        play = sit(driver, daily.seed_of(TODAY))
        by_computer(play, 0)
        page = to_the_end(driver, play)
        assert (page.place, page.place_today, page.streak) == (1, 1, 1)
        assert hall.load().tables["base"][0].helped


def test_the_market_of_the_day_is_spent_once_a_computer_player_decides_in_it(driver: Driver) -> None:
    with driver:
        texts = driver.stage.texts
        play = sit(driver, daily.seed_of(TODAY))
        by_computer(play)
        saves.give_up(play.match)  # whoever throws the match away has still seen it
        assert hall.load().is_spent(TODAY, "Mali")
        own = to_the_end(driver, sit(driver, daily.seed_of(TODAY)))
        assert (own.place_today, own.streak) == (None, 0)
        assert texts("result-practice") in own._verdicts()
        assert hall.load().of_day(TODAY) == []
        driver.stage.take(Push(SoloPage()))
        driver.settle()
        assert driver.widget("solo-day").line == texts("solo-day-spent")  # type: ignore[attr-defined]


def test_the_results_say_that_the_market_of_the_day_is_spent(driver: Driver) -> None:
    with driver:
        play = sit(driver, daily.seed_of(TODAY))
        by_computer(play)
        page = to_the_end(driver, play)
        assert page._verdicts() == [driver.stage.texts("result-not-own"), driver.stage.texts("result-day-spent")]
        assert (page.place_today, page.streak) == (None, 0)


def test_a_hint_is_told_of_in_the_hall_also_of_a_match_that_was_left(driver: Driver) -> None:
    with driver:
        play = sit(driver, 77)
        play.hint.ask()
        play.hint.leave()
        again = resumed(play)
        assert (again.match.helped, again.match.computed) == ({0}, set())
        page = to_the_end(driver, again)
        assert page.place == 1
        assert driver.stage.texts("result-helped") in page._verdicts()
        driver.choose(Keyboard(driver), "solo-hall")
        assert isinstance(driver.top, HallPage)
        [line] = [widget for widget in driver.top.widgets if isinstance(widget, Line)]
        assert line.result.helped
        assert line.hint == driver.stage.texts("hall-hint-helped", seed="77")


def test_a_market_that_a_computer_player_plays_to_the_end_has_no_podium_for_one(driver: Driver) -> None:
    with driver:
        play = sit(driver, 77)
        play.reseat(0, "hard")
        play_at_random(play.match, 1, lambda: False)
        play.course.director.clear()
        driver.stage.take(play._caught_up())
        driver.settle()
        assert isinstance(driver.top, SoloResults)
        assert hall.load().tables["base"] == []
