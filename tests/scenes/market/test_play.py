"""Floating Market through the real loop: alone from the title to the hall of fame, by pad, by keys and by mouse; and
what its chilli cards say meanwhile, alone and in company."""

from datetime import date

import pytest

from game.chance import Chance
from game.market import daily, hall
from scenes.devices.intents import MOUSE, Action
from scenes.market.solo.results import SoloResults
from scenes.market.solo.start import SoloPage
from scenes.pages.title import Title
from tests.scenes.market.table import (
    Worths,
    at_table,
    live_scores_are_true,
    picture_matches,
    scene,
    tabletop,
    watch_worths,
)
from tests.shots.market import market_match
from tests.support.driver import Driver
from tests.support.hands.playing import SIZE, PlayedMatch, WithKeys, WithMouse, WithPad, is_kept

SEED = 20


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begun on a page have a seed of their own each; here it is always the same."""
    monkeypatch.setattr("game.saves.secrets.randbits", lambda _: SEED)


@pytest.fixture
def worths(monkeypatch: pytest.MonkeyPatch) -> Worths:
    return watch_worths(monkeypatch)


def shows_its_place(played: PlayedMatch, mode: str) -> SoloResults:
    """The page at the end shows the standing, and the hall of fame has it once; else the test fails."""
    page, match = played.driver.top, played.match
    assert isinstance(page, SoloResults)
    assert page.match is match
    [standing] = match.state.standings()
    assert (page.standing, page.mode, page.place) == (standing, mode, 1)
    tables = hall.load().tables
    assert [(one.points, one.seed) for one in tables[mode]] == [(standing.points, match.setup.seed)]
    assert tables[{"base": "expert", "expert": "base"}[mode]] == []
    assert is_kept(played.driver, match)
    return page


def test_a_pad_plays_alone_from_the_title_to_the_hall_of_fame(worths: Worths) -> None:
    with Driver(size=SIZE) as driver:
        person = WithPad(driver)
        person.choose("title-solo")
        assert isinstance(driver.top, SoloPage)
        person.choose("solo-new")
        played = PlayedMatch([person], 5)
        assert tabletop(played.play).objectives.open_to_all(0), "alone the objective is simply shown"
        played.to_the_end(lambda: live_scores_are_true(played.play, worths))
        assert shows_its_place(played, "base").day is None
        person.choose("result-again")
        again = scene(driver).match
        assert again.setup.seed == played.match.setup.seed
        assert again.opening == played.match.opening
        assert again.history == []


def test_the_keys_play_the_expert_way_alone(worths: Worths) -> None:
    with Driver(size=SIZE) as driver:
        person = WithKeys(driver)
        person.choose("title-solo")
        driver.walk(person, "solo-mode")
        person.do(Action.RIGHT)
        person.choose("solo-new")
        played = PlayedMatch([person], 2)
        assert tabletop(played.play).state.expert
        played.wait()
        person.do(Action.PEEK)
        assert played.play.choice.peeking
        person.do(Action.BACK)
        assert not played.play.choice.peeking
        played.to_the_end(lambda: live_scores_are_true(played.play, worths))
        shows_its_place(played, "expert")
        person.choose("results-title-screen")
        assert [type(one) for one in driver.stage.scenes] == [Title]


def test_the_mouse_plays_the_market_of_the_day() -> None:
    with Driver(size=SIZE) as driver:
        person = WithMouse(driver)
        person.choose("title-solo")
        today = date.today()
        person.choose("solo-day")
        played = PlayedMatch([person], 3)
        assert played.match.setup.seed == daily.seed_of(today)
        played.to_the_end()
        page = shows_its_place(played, "base")
        assert (page.day, page.place_today, page.streak) == (today, 1, 1)
        person.choose("solo-hall")
        assert driver.top.tab == "day"
        assert [line.result.points for line in driver.top.widgets[1:]] == [page.standing.points]
        assert driver.stage.input.last == MOUSE


@pytest.mark.parametrize("expert", ["on", "off"])
def test_in_company_the_chilli_cards_say_what_they_are_worth_at_every_decision(expert: str, worths: Worths) -> None:
    match, chance = market_match(3, 0, 8, expert=expert), Chance(5)
    with at_table(match, open_hands=False) as driver:
        play = scene(driver)
        for _ in range(60):
            play.course.director.skip(everything=True)
            if match.over:
                break
            play.decide()
            assert picture_matches(play)
            assert live_scores_are_true(play, worths)
            play.commit(chance.pick(match.state.moves()))
        assert any(tabletop(play).state.count(seat).chillies for seat in range(3))
