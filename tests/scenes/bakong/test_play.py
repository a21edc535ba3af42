"""Whole games of Bakong through the real loop, from the title to the podium: by pads, by mouse, by keys."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path as File

import pytest

from game import saves
from game.bakong import records
from game.chance import Chance
from game.match import Match
from scenes.bakong.targets import Card, Die, PackThing, Plate, TrailPlace
from scenes.devices.input import MOUSE, Action
from scenes.pages.lobby import Lobby, LobbyChair
from scenes.pages.results import Results
from scenes.pages.title import Title
from scenes.table.chooser import Target
from tests.scenes.bakong.table import picture_matches, scene, tabletop
from tests.support.driver import Driver, Hands, Keyboard, PadInHand

SIZE = (640, 360)
UNDO_EVERY = 4
"""After so many decisions the last one is taken back, where it can be, and taken again."""


TARGETS = {Card, Die, PackThing, Plate, TrailPlace}
"""All that can be chosen on this table."""


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begun in the lobby have a seed of their own each; here it is always the same."""
    monkeypatch.setattr("game.saves.secrets.randbits", lambda _bits: 20)


class Game:
    """One match in somebody's hands. `do` presses for a seat (None: anybody), `choose` goes to a target of the table
    and confirms it."""

    def __init__(
        self,
        driver: Driver,
        seed: int,
        do: Callable[[int | None, Action], object],
        choose: Callable[[int, Target], object],
    ) -> None:
        self.driver, self.chance = driver, Chance(seed)
        self.do, self.choose = do, choose
        self.play = scene(driver)
        self.match = self.play.match
        self.undone = 0
        self.kinds: Counter[type[Target]] = Counter()
        """How often each kind of target was chosen; the rarest on offer comes first."""

    def to_the_end(self) -> None:
        while not self.match.over:
            self.wait()
            assert picture_matches(self.play)
            self.decide()
        self.driver.turn()
        while self.play.course.director.busy and not self.play.course.director.holding:
            self.do(None, Action.BACK)
        assert picture_matches(self.play)
        self.wait()

    def wait(self) -> None:
        """Past what is being shown, to the next decision or the podium."""
        driver, play = self.driver, self.play
        for _ in range(9):
            if driver.top is not play:
                return
            if play.course.deciding:
                driver.until(lambda: not play.course.calm)
                return
            self.do(None, Action.CONFIRM if play.course.director.holding else Action.BACK)
        raise AssertionError("the director is still busy")

    def decide(self) -> None:
        play, match = self.play, self.match
        seat = play.course.seat
        assert seat is not None
        rarest = min(self.kinds[type(target)] for target in play.choice.open)
        target = self.chance.pick([target for target in play.choice.open if self.kinds[type(target)] == rarest])
        self.kinds[type(target)] += 1
        before = match.digest()
        self.driver.decide((target,), partial(self.choose, seat))
        if match.can_undo and len(match.history) % UNDO_EVERY == 0 and not match.over:
            self.wait()
            assert picture_matches(play)
            self.do(seat, Action.UNDO)
            self.undone += 1
            assert match.digest() == before
            assert picture_matches(play)
            self.wait()
            self.driver.decide((target,), partial(self.choose, seat))


def check_podium(driver: Driver, match: Match, data_folder: File) -> None:
    """The table of points on the podium is the match's standings, and those are the sum of what was taken and lost."""
    page = driver.top
    assert isinstance(page, Results)
    assert page.match is match
    assert match.over
    assert page.standings == match.state.standings()
    counted = [counted_points(match, seat) for seat in range(len(match.setup.seats))]
    assert [dict(standing.sources) for standing in page.standings] == counted
    assert [standing.points for standing in page.standings] == [sum(sources.values()) for sources in counted]
    ranks = [(standing.points, dict(standing.sources)["great"]) for standing in page.standings]
    assert [standing.won for standing in page.standings] == [rank == max(ranks) for rank in ranks]
    winners = [match.setup.seats[standing.seat].name for standing in page.standings if standing.won]
    assert all(name in page.title for name in winners)
    [kept] = (data_folder / "matches" / "finished").iterdir()
    assert saves.resume(kept).digest() == match.digest()
    assert saves.unfinished() == []
    assert driver.said == []


def counted_points(match: Match, seat: int) -> dict[str, int]:
    """By source, from nothing but what has happened (B21)."""
    found = {"great": 0, "small": 0, "first_home": 0, "ouches": 0}
    events = [event for entry in match.history for event in entry.events if getattr(event, "seat", None) == seat]
    for event in events:
        match event:
            case records.GreatTaken(_, points):
                found["great"] += points
            case records.EmeraldTaken(_, token):
                found["small"] += int(token)
            case records.ThrownAway(_, "1" | "3" as token, _):
                found["small"] -= int(token)
            case records.CameHome():
                found["first_home"] += 3
            case records.OuchTaken():
                found["ouches"] -= 3
            case records.OuchHealed():
                found["ouches"] += 3
    return found


def a_chair(driver: Driver, index: int) -> LobbyChair:
    return next(widget for widget in driver.top.widgets if isinstance(widget, LobbyChair) and widget.index == index)


# Pads


@pytest.mark.parametrize(("players", "memory"), [(2, "on"), (4, "off"), (6, "on")])
def test_pads_play_to_the_podium_each_for_its_own_seat(players: int, memory: str, data_folder: File) -> None:
    with Driver(size=SIZE) as driver:
        pads = [driver.attach() for _ in range(players)]
        hands: list[Hands] = [PadInHand(driver, pad) for pad in pads]
        driver.choose(hands[0], driver.pier("bakong"))
        for pad in pads[1:]:
            driver.press(pad, "a")
        assert isinstance(driver.top, Lobby)
        if memory == "off":
            for label in ("lobby-options", "option-memory", "bar-done"):
                driver.choose(hands[1], label)
        driver.choose(hands[1], "lobby-start")

        def choose(seat: int, target: Target) -> None:
            if len(game.match.history) % 20 == 0:
                decided, focus = len(game.match.history), game.play.choice.focus
                for other in (other for other in range(players) if other != seat):
                    for action in (Action.CONFIRM, Action.LEFT):
                        hands[other].do(action)
                assert (len(game.match.history), game.play.choice.focus) == (decided, focus), "only its own pad decides"
            driver.choose(hands[seat], target)

        game = Game(driver, 5, lambda seat, action: hands[seat or 0].do(action), choose)
        assert (game.match.setup.options["memory"], tabletop(game.play).state.players) == (memory, players)
        assert tabletop(game.play).turn.remembers == (memory == "on")
        game.to_the_end()
        assert game.undone
        check_podium(driver, game.match, data_folder)
        driver.choose(hands[-1], "results-title-screen")
        assert [type(one) for one in driver.stage.scenes] == [Title]


# The mouse


@pytest.mark.parametrize(("players", "board"), [(4, "bakong"), (2, "bakong-coil")])
def test_the_mouse_alone_plays_to_the_podium_and_back(players: int, board: str, data_folder: File) -> None:
    with Driver(size=SIZE) as driver:
        driver.click_on(driver.pier("bakong"))
        assert isinstance(driver.top, Lobby)
        for index in range(1, players):
            driver.click_on(a_chair(driver, index))
        agreed = ["lobby-options", "option-board", "bar-done"] if board == "bakong-coil" else []
        for label in (*agreed, "lobby-start"):
            driver.click_on(driver.widget(label))

        def do(_seat: int | None, action: Action) -> None:
            if action is Action.UNDO:
                driver.click_bar(action)
                return
            driver.settle()
            if driver.top is game.play and game.play.course.director.holding:
                driver.click(600, 500)

        game = Game(driver, 9, do, lambda _seat, target: driver.click_on(scene(driver).choice.places[target]))
        assert (game.match.setup.options["board"], tabletop(game.play).state.players) == (board, players)
        game.to_the_end()
        assert game.undone
        assert set(game.kinds) == TARGETS
        check_podium(driver, game.match, data_folder)
        assert driver.stage.input.last == MOUSE
        driver.click_on(driver.widget("results-title-screen"))
        assert isinstance(driver.top, Title)


# The keyboard


@pytest.mark.parametrize(("players", "memory"), [(6, "off"), (3, "on")])
def test_the_keyboard_alone_plays_to_the_podium_and_once_more(players: int, memory: str, data_folder: File) -> None:
    with Driver(size=SIZE) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, driver.pier("bakong"))
        for index in range(1, players):
            driver.choose(keys, a_chair(driver, index))
        if memory == "off":
            for label in ("lobby-options", "option-memory", "bar-done"):
                driver.choose(keys, label)
        driver.choose(keys, "lobby-start")
        game = Game(driver, 4, lambda _seat, action: keys.do(action), lambda _seat, target: driver.choose(keys, target))
        assert (game.match.setup.options["memory"], tabletop(game.play).state.players) == (memory, players)
        game.to_the_end()
        assert game.undone
        assert set(game.kinds) == TARGETS
        check_podium(driver, game.match, data_folder)
        driver.choose(keys, "results-rematch")
        assert isinstance(driver.top, Lobby)
        driver.choose(keys, "lobby-start")
        again = scene(driver).match
        assert again is not game.match
        assert again.setup.seats == game.match.setup.seats
        assert again.setup.options == game.match.setup.options
        assert again.history == []
