"""The list behind Continue: every unfinished match is in it and can be reached, continued, kept and deleted."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import saves, storage
from game.match import Match, Seat
from game.players import HUMAN
from scenes.devices.intents import Action
from scenes.pages.performance import perform_at_leisure
from scenes.pages.resume import ON_A_PAGE, Bin, DeleteMatch, SavedMatches
from scenes.pages.title import Title
from scenes.pages.widgets import Card, Widget
from scenes.stage import navigation
from scenes.stage.scene import Push, Reset
from tests.shots import dice_match, table
from tests.support.driver import Driver, Hands, Keyboard, PadInHand
from tests.support.second_copy import SecondCopy
from tests.support.tables import path_of, play_on

COMPUTERS = [Seat("Gecko", 0, "easy"), Seat("Naga", 1, "hard")]


def many(count: int) -> list[Match]:
    """So many unfinished matches, newest first."""
    matches = [dice_match(2, 1 + i, seed=i) for i in range(count)]
    for i, match in enumerate(matches):
        os.utime(path_of(match), (1_700_000_000 - 60 * i,) * 2)
    return matches


class Someone:
    """One person with one device, and nothing else."""

    def __init__(self, driver: Driver, kind: str) -> None:
        self.driver = driver
        self.hands: Hands | None = None
        """Who has none holds the mouse."""
        if kind != "mouse":
            self.hands = Keyboard(driver) if kind == "keys" else PadInHand(driver, driver.attach())

    def choose(self, what: Widget | str) -> None:
        if self.hands:
            self.driver.choose(self.hands, what)
        else:
            self.driver.click_on(self.driver.widget(what) if isinstance(what, str) else what)
        self.driver.turn()

    def press(self, action: Action) -> None:
        if self.hands:
            self.hands.do(action)
        else:
            self.driver.click_bar(action)
        self.driver.turn()


@pytest.fixture(params=["keys", "pad", "mouse"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def driver() -> Iterator[Driver]:
    with Driver() as found:
        yield found


def listed(driver: Driver) -> SavedMatches:
    assert isinstance(driver.top, SavedMatches)
    return driver.top


def cards(driver: Driver) -> list[Card]:
    return [one for one in listed(driver).widgets if isinstance(one, Card)]


def bins(driver: Driver) -> list[Bin]:
    return [one for one in listed(driver).widgets if isinstance(one, Bin)]


def test_the_oldest_of_many_matches_is_reached_page_by_page_and_continued(driver: Driver, kind: str) -> None:
    matches = many(2 * ON_A_PAGE + 1)
    driver.top.resume()
    someone = Someone(driver, kind)
    someone.choose("title-continue")
    assert [len(cards(driver)), listed(driver).leaves] == [ON_A_PAGE, 3]
    someone.press(Action.NEXT)
    someone.press(Action.PREVIOUS)
    someone.press(Action.NEXT)
    someone.press(Action.NEXT)
    [last] = cards(driver)
    someone.choose(last)
    assert driver.play.match.digest() == matches[-1].digest()


def test_what_is_listed_is_newest_first_and_complete(driver: Driver) -> None:
    count = ON_A_PAGE + 3
    many(count)
    driver.top.resume()
    keys = Keyboard(driver)
    driver.choose(keys, "title-continue")
    lines = [card.line for card in cards(driver)]
    keys.do(Action.NEXT)
    lines += [card.line for card in cards(driver)]
    moves = [int(line.partition("· ")[2].split()[0]) for line in lines]
    assert moves == list(range(1, count + 1))


def test_down_from_the_last_of_a_page_leads_to_the_next_one_and_up_comes_back(driver: Driver) -> None:
    many(ON_A_PAGE + 2)
    driver.top.resume()
    keys = Keyboard(driver)
    driver.choose(keys, "title-continue")
    for column in (cards, bins):
        driver.walk(keys, column(driver)[-1])
        keys.do(Action.DOWN)
        assert (listed(driver).leaf, listed(driver).focused) == (1, column(driver)[0])
        keys.do(Action.UP)
        assert (listed(driver).leaf, listed(driver).focused) == (0, column(driver)[-1])
    driver.walk(keys, bins(driver)[-1])
    keys.do(Action.NEXT)
    assert listed(driver).focused is bins(driver)[-1]
    keys.do(Action.NEXT)
    assert listed(driver).leaf == 1, "after the last page comes none"


def test_a_match_is_deleted_after_one_question_and_the_others_stay(driver: Driver, kind: str) -> None:
    matches = many(3)
    driver.top.resume()
    someone = Someone(driver, kind)
    someone.choose("title-continue")
    someone.choose(bins(driver)[1])
    assert isinstance(driver.top, DeleteMatch)
    assert driver.top.focused is driver.widget("delete-no"), "a press too many deletes nothing"
    someone.choose("delete-no")
    assert len(saves.unfinished()) == 3
    someone.choose(bins(driver)[1])
    someone.press(Action.BACK)
    assert len(saves.unfinished()) == 3
    someone.choose(bins(driver)[1])
    someone.choose("delete-yes")
    assert [one.path for one in saves.unfinished()] == [path_of(matches[0]), path_of(matches[2])]
    assert len(cards(driver)) == 2
    assert isinstance(listed(driver).focused, Card)


def test_the_only_match_can_be_deleted_too_and_then_there_is_nothing_to_continue(driver: Driver, kind: str) -> None:
    many(1)
    driver.top.resume()
    someone = Someone(driver, kind)
    someone.press(Action.LOG)
    someone.choose(bins(driver)[0])
    someone.choose("delete-yes")
    assert saves.unfinished() == []
    assert [action for action, _ in listed(driver).entries()] == [Action.BACK]
    someone.press(Action.BACK)
    assert isinstance(driver.top, Title)
    assert "Continue" not in [getattr(widget, "label", "") for widget in driver.top.widgets]


# Two copies of the program


def test_a_match_that_is_open_elsewhere_is_listed_as_such_and_can_be_played_only_there(kind: str) -> None:
    mine = path_of(dice_match(2, 5))
    with SecondCopy() as other:
        other.ask("start", mine.parent.parent)
        theirs = other.ask("begin", 3)
        with Driver() as driver:
            driver.turn()
            assert driver.said == [driver.stage.texts("title-second-copy")]
            someone = Someone(driver, kind)
            someone.choose("title-continue")
            elsewhere = driver.stage.texts("saved-elsewhere")
            [locked] = [i for i, card in enumerate(cards(driver)) if card.line == elsewhere]
            someone.choose(cards(driver)[locked])
            someone.choose(bins(driver)[locked])
            someone.choose("delete-yes")
            assert Path(theirs).exists()
            assert driver.said == [driver.stage.texts("title-second-copy"), elsewhere]
            other.ask("leave")
            someone.choose(cards(driver)[locked])
            assert path_of(driver.play.match) == Path(theirs)
            assert other.ask("open", theirs) == "InUse"
            assert other.ask("open", mine) == "open"
            driver.stage.take(Reset(navigation.Title()))
            assert other.ask("open", theirs) == "open", "whoever has left a match has let it go"


def test_the_only_match_is_open_elsewhere_and_continue_leads_to_the_list(data_folder: Path) -> None:
    storage.data_folder()
    with SecondCopy() as other:
        other.ask("start", data_folder)
        other.ask("begin", 3)
        with Driver() as driver:
            driver.choose(Keyboard(driver), "title-continue")
            assert [card.line for card in cards(driver)] == [driver.stage.texts("saved-elsewhere")]


# Shows of computer players


def test_after_many_shows_the_familys_match_is_the_one_to_continue(driver: Driver) -> None:
    match = dice_match(2, 5)
    for _ in range(7):
        keys = Keyboard(driver)
        driver.stage.take(perform_at_leisure(driver.stage.texts, "dice"))
        driver.turn(3)
        keys.do(Action.MENU)
        driver.choose(keys, "pause-leave-unsaved")
        assert isinstance(driver.top, Title)
    [saved] = saves.unfinished()
    assert saved.path == path_of(match)
    driver.choose(Keyboard(driver), "title-continue")
    assert driver.play.match.digest() == match.digest()


def test_a_show_begun_again_is_still_a_show(driver: Driver) -> None:
    driver.stage.take(perform_at_leisure(driver.stage.texts, "dice"))
    first, keys = driver.play.match, Keyboard(driver)
    keys.do(Action.MENU)
    driver.choose(keys, "pause-restart")
    driver.choose(keys, "restart-yes")
    assert driver.play.match is not first
    assert saves.unfinished() == []


def test_whoever_takes_a_seat_in_a_show_has_a_match_that_is_saved(driver: Driver) -> None:
    show = Match(saves.setup_of("dice", COMPUTERS))
    play_on(show, 5)
    driver.stage.take(Push(table(show)))
    play, keys = driver.play, Keyboard(driver)
    keys.do(Action.MENU)
    driver.choose(keys, "pause-seats")
    seat = driver.top.widgets[0]
    driver.again(lambda: driver.choose(keys, seat), lambda: play.seating.chairs[0].player == HUMAN)
    assert saves.unfinished() == [], "whoever only looks through the players has taken no seat yet"
    driver.choose(keys, "bar-done")
    driver.choose(keys, "pause-leave")
    [saved] = saves.unfinished()
    assert saved.moves == len(play.match.history)
    again = saves.resume(saved.path)
    assert (again.history, again.digest()) == (play.match.history, play.match.digest())
    assert [seat.player == HUMAN for seat in again.setup.seats] == [True, False]
