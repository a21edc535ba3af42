"""Whole games of dice through the real loop, from the title to the podium: by pads, by mouse alone, by keys alone."""

from functools import partial
from pathlib import Path as File

import pytest

from game import saves
from game.chance import Chance
from game.match import Match
from scenes.devices.input import MOUSE, Action, Device
from scenes.pages.lobby import Lobby, LobbyChair
from scenes.pages.over_table.pad_lost import PadLost
from scenes.pages.results import Results
from scenes.pages.title import Title
from scenes.table.chooser import Path
from scenes.table.scene import TableScene
from tests.scenes.dice.table import caught_up, scene
from tests.support.driver import Driver, Hands, Keyboard, PadInHand
from tests.support.pads import VirtualPad


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begun in the lobby have a seed of their own each; here it is always the same."""
    monkeypatch.setattr("game.saves.secrets.randbits", lambda _bits: 20)


def some_path(driver: Driver, chance: Chance) -> Path:
    """A random legal decision as its targets."""
    assert caught_up(scene(driver))
    return chance.pick(list(scene(driver).choice.paths))


def check_podium(driver: Driver, match: Match, data_folder: File) -> None:
    page = driver.top
    assert isinstance(page, Results)
    assert page.match is match
    assert match.over
    assert all(points.points == sum(value for _, value in points.sources) for points in page.standings)
    winners = [match.setup.seats[standing.seat].name for standing in page.standings if standing.won]
    assert all(name in page.title for name in winners)
    [kept] = (data_folder / "matches" / "finished").iterdir()
    assert saves.resume(kept).digest() == match.digest()
    assert saves.unfinished() == []


def test_five_pads_play_to_the_podium_and_one_is_pulled_out_on_the_way(data_folder: File) -> None:
    with Driver() as driver:
        pads = [driver.attach() for _ in range(5)]
        hands: list[Hands] = [PadInHand(driver, pad) for pad in pads]
        driver.choose(hands[0], driver.pier("dice"))
        lobby = driver.top
        assert isinstance(lobby, Lobby)
        for pad in pads[1:]:
            driver.press(pad, "a")
        chairs = lobby.seating.chairs
        assert [chair.device.number for chair in chairs if chair.device] == [pad.number for pad in pads]
        assert len({chair.colour for chair in chairs}) == len({chair.name for chair in chairs}) == 5
        driver.choose(hands[3], "lobby-start")
        driver.settle()
        match, chance = scene(driver).match, Chance(3)
        while not match.over:
            play = scene(driver)
            driver.go_on(hands[len(match.history) % 5].do)
            seat = play.course.seat
            assert seat is not None
            if len(match.history) == 80:
                pads[2] = pull_out_and_replace(driver, pads[2])
                hands[2] = PadInHand(driver, pads[2])
                assert play.seating.chairs[2].device == Device("pad", pads[2].number)
            others = hands[(seat + 2) % 5]
            if len(match.history) % 9 == 0:
                before = play.choice.focus, play.choice.steps
                for action in (Action.LEFT, Action.DOWN, Action.CONFIRM, Action.UNDO, Action.BACK):
                    others.do(action)
                assert (play.choice.focus, play.choice.steps) == before
                assert driver.top is play
            driver.decide(some_path(driver, chance), partial(driver.choose, hands[seat]))
        driver.go_on(hands[0].do)
        assert len(match.history) == 175
        assert {entry.seat for entry in match.history} == set(range(5))
        check_podium(driver, match, data_folder)
        driver.choose(hands[4], "results-title-screen")
        assert [type(scene) for scene in driver.stage.scenes] == [Title]
        assert driver.said == []


def pull_out_and_replace(driver: Driver, pad: VirtualPad) -> VirtualPad:
    """The game stands still under a clear sign until another pad comes in, and goes on exactly there."""
    play = scene(driver)
    where = play.match.digest(), play.choice.focus
    pad.detach()
    driver.turn(2)
    assert isinstance(driver.top, PadLost)
    assert driver.top.seating.missing(driver.stage.input) == [2]
    other = next(p for p in driver.pads if p.attached)
    for button in ("a", "b", "start", "down"):
        driver.press(other, button)
    assert isinstance(driver.top, PadLost), "a pad with a seat of its own cannot take another's"
    new = driver.attach("Another make of pad")
    driver.turn()
    assert scene(driver) is play
    assert (play.match.digest(), play.choice.focus) == where
    return new


def test_the_mouse_alone_plays_from_the_title_to_the_podium_and_back(data_folder: File) -> None:
    with Driver() as driver:

        def wait_and_click(_action: Action) -> None:
            driver.settle()
            if isinstance(driver.top, TableScene) and driver.top.course.director.holding:
                driver.click(960, 400)

        driver.click_on(driver.pier("dice"))
        assert isinstance(driver.top, Lobby)
        for index in (1, 2):
            driver.click_on(next(w for w in driver.top.widgets if isinstance(w, LobbyChair) and w.index == index))
        assert [chair.device for chair in driver.top.seating.chairs] == [None, None, None]
        driver.click_on(driver.widget("lobby-start"))
        match, chance = scene(driver).match, Chance(8)
        while not match.over:
            driver.go_on(wait_and_click)
            driver.decide(
                some_path(driver, chance), lambda target: driver.click_on(scene(driver).choice.places[target])
            )
        driver.go_on(wait_and_click)
        assert len(match.history) == 63
        check_podium(driver, match, data_folder)
        assert driver.stage.input.last == MOUSE
        driver.click_on(driver.widget("results-title-screen"))
        assert isinstance(driver.top, Title)


def test_the_keyboard_alone_plays_from_the_title_to_the_podium_and_once_more(data_folder: File) -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        driver.choose(keys, driver.pier("dice"))
        driver.choose(keys, next(w for w in driver.top.widgets if isinstance(w, LobbyChair) and w.index == 1))
        driver.choose(keys, "lobby-start")
        match, chance = scene(driver).match, Chance(4)
        while not match.over:
            driver.go_on(keys.do)
            driver.decide(some_path(driver, chance), partial(driver.choose, keys))
        driver.go_on(keys.do)
        assert len(match.history) == 28
        check_podium(driver, match, data_folder)
        driver.choose(keys, "results-rematch")
        assert isinstance(driver.top, Lobby)
        driver.choose(keys, "lobby-start")
        driver.go_on(keys.do)
        again = scene(driver).match
        assert again is not match
        assert again.setup.seats == match.setup.seats
        assert again.history == []
