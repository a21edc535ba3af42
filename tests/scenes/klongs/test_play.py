"""Whole games of Bangkok Klongs through the real loop, from the title to the podium: by pads, by mouse, by keys."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path as File

import pytest

from game import saves
from game.chance import Chance
from game.klongs.records import Place as PlaceBoat
from game.klongs.records import Scored
from game.match import Match
from scenes.devices.input import MOUSE, Action
from scenes.pages.lobby import Lobby, LobbyChair
from scenes.pages.results import Results
from scenes.pages.title import Title
from scenes.table.chooser import Target
from scenes.table.curtain import Curtain
from tests.scenes.klongs.table import picture_matches, scene, tabletop
from tests.support.driver import Driver, Hands, Keyboard, PadInHand

SIZE = (640, 360)
UNDO_EVERY = 6
"""After so many decisions the last one is taken back, where it can be, and taken again."""


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begun in the lobby have a seed of their own each; here it is always the same."""
    monkeypatch.setattr("game.saves.secrets.randbits", lambda _bits: 20)


class Game:
    """One match in somebody's hands. `do` presses for a seat (None: anybody), `choose` goes to a target of the table
    and confirms it, `lift` is what a seat does about its curtain."""

    def __init__(
        self,
        driver: Driver,
        seed: int,
        do: Callable[[int | None, Action], object],
        choose: Callable[[int, Target], object],
        lift: Callable[[Curtain], object],
    ) -> None:
        self.driver, self.chance = driver, Chance(seed)
        self.do, self.choose, self.lift = do, choose, lift
        self.play = scene(driver)
        self.match = self.play.match
        self.curtains = self.undone = self.placed = 0

    def to_the_end(self) -> None:
        while not self.match.over:
            self.wait()
            assert picture_matches(self.play)
            self.decide()
        self.wait()

    def wait(self) -> None:
        """Past what is being shown and the curtain, to the next decision or the podium."""
        driver, play = self.driver, self.play
        for _ in range(9):
            if isinstance(driver.top, Curtain):
                self.curtains += 1
                assert not tabletop(play).hand.open
                driver.until(lambda: not driver.top.calm)
                self.lift(driver.top)
                assert driver.play is play
                assert tabletop(play).hand.open
                continue
            if driver.top is not play:
                return
            if play.course.deciding and not (play.tabletop.secret() and play.course.unveiled != play.course.seat):
                driver.until(lambda: not play.course.calm)
                return
            if play.course.director.busy:
                self.do(None, Action.CONFIRM if play.course.director.holding else Action.BACK)
            else:
                driver.turn()
        raise AssertionError("the director is still busy")

    def decide(self) -> None:
        play, match = self.play, self.match
        seat = play.course.seat
        assert seat is not None
        path = self.chance.pick(list(play.choice.paths))
        self.placed += isinstance(play.choice.paths[path], PlaceBoat)
        before = match.digest()
        self.driver.decide(path, partial(self.choose, seat))
        if match.can_undo and len(match.history) % UNDO_EVERY == 0 and not match.over:
            self.wait()
            assert self.driver.top is play
            self.do(seat, Action.UNDO)
            self.undone += 1
            assert match.digest() == before
            assert picture_matches(play)
            self.wait()
            assert play.choice.paths[path]
            self.driver.decide(path, partial(self.choose, seat))


def check_podium(driver: Driver, match: Match, data_folder: File) -> None:
    """The table of points on the podium is the match's standings, and those are the sum of what was scored."""
    page = driver.top
    assert isinstance(page, Results)
    assert page.match is match
    assert match.over
    assert page.standings == match.state.standings()
    scored: Counter[tuple[int, str]] = Counter()
    for entry in match.history:
        for event in entry.events:
            if isinstance(event, Scored):
                scored[event.seat, event.source] += event.points
    for standing in page.standings:
        assert dict(standing.sources) == {key: scored[standing.seat, key] for key, _ in standing.sources}
        assert standing.points == sum(points for _, points in standing.sources)
    best = max(standing.points for standing in page.standings)
    assert [standing.won for standing in page.standings] == [s.points == best for s in page.standings]
    winners = [match.setup.seats[standing.seat].name for standing in page.standings if standing.won]
    assert all(name in page.title for name in winners)
    [kept] = (data_folder / "matches" / "finished").iterdir()
    assert saves.resume(kept).digest() == match.digest()
    assert saves.unfinished() == []
    assert driver.said == []


def a_chair(driver: Driver, index: int) -> LobbyChair:
    return next(widget for widget in driver.top.widgets if isinstance(widget, LobbyChair) and widget.index == index)


# Pads


@pytest.mark.parametrize(("players", "tactics"), [(4, "off"), (2, "on")])
def test_pads_play_to_the_podium_and_each_lifts_its_own_curtain(players: int, tactics: str, data_folder: File) -> None:
    with Driver(size=SIZE) as driver:
        pads = [driver.attach() for _ in range(players)]
        hands: list[Hands] = [PadInHand(driver, pad) for pad in pads]
        driver.choose(hands[0], driver.pier("klongs"))
        for pad in pads[1:]:
            driver.press(pad, "a")
        assert isinstance(driver.top, Lobby)
        if tactics == "on":
            for label in ("lobby-options", "option-tactics", "bar-done"):
                driver.choose(hands[1], label)
        driver.choose(hands[1], "lobby-start")

        def lift(curtain: Curtain) -> None:
            if game.curtains < 9 or game.curtains % 7 == 0:
                for other in (seat for seat in range(players) if seat != curtain.seat):
                    for action in (Action.CONFIRM, Action.UP):
                        hands[other].do(action)
                    assert driver.top is curtain, "only its own pad lifts a curtain"
            hands[curtain.seat].do(Action.CONFIRM)

        game = Game(
            driver,
            5,
            lambda seat, action: hands[seat or 0].do(action),
            lambda seat, target: driver.choose(hands[seat], target),
            lift,
        )
        assert (game.match.setup.options["tactics"], tabletop(game.play).state.players) == (tactics, players)
        game.to_the_end()
        assert game.curtains >= game.placed - game.undone
        check_podium(driver, game.match, data_folder)
        driver.choose(hands[-1], "results-title-screen")
        assert [type(one) for one in driver.stage.scenes] == [Title]


# The mouse


@pytest.mark.parametrize(("players", "hands"), [(3, "curtain"), (4, "open")])
def test_the_mouse_alone_plays_with_two_stacks_to_the_podium_and_back(
    players: int, hands: str, data_folder: File
) -> None:
    with Driver(size=SIZE) as driver:
        driver.click_on(driver.pier("klongs"))
        assert isinstance(driver.top, Lobby)
        for index in range(1, players):
            driver.click_on(a_chair(driver, index))
        agreed = ["option-hands"] if hands == "open" else []
        for label in ("lobby-options", "option-tactics", *agreed, "bar-done", "lobby-start"):
            driver.click_on(driver.widget(label))

        def do(_seat: int | None, action: Action) -> None:
            if action is Action.UNDO:
                driver.click_bar(action)
                return
            driver.settle()
            if driver.top is game.play and game.play.course.director.holding:
                driver.click(600, 500)

        game = Game(
            driver,
            8,
            do,
            lambda _seat, target: driver.click_on(scene(driver).choice.places[target]),
            lambda _curtain: driver.click(960, 500),
        )
        assert (game.match.setup.options["tactics"], tabletop(game.play).state.players) == ("on", players)
        game.to_the_end()
        assert (game.curtains == 0) == (hands == "open")
        check_podium(driver, game.match, data_folder)
        assert driver.stage.input.last == MOUSE
        driver.click_on(driver.widget("results-title-screen"))
        assert isinstance(driver.top, Title)


# The keyboard


@pytest.mark.parametrize(("players", "board"), [(2, "klongs-garden"), (3, "klongs")])
def test_the_keyboard_alone_plays_to_the_podium_and_once_more(players: int, board: str, data_folder: File) -> None:
    with Driver(size=SIZE) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, driver.pier("klongs"))
        for index in range(1, players):
            driver.choose(keys, a_chair(driver, index))
        if board != "klongs":
            for label in ("lobby-options", "option-board", "bar-done"):
                driver.choose(keys, label)
        driver.choose(keys, "lobby-start")
        game = Game(
            driver,
            4,
            lambda _seat, action: keys.do(action),
            lambda _seat, target: driver.choose(keys, target),
            lambda _curtain: keys.do(Action.CONFIRM),
        )
        options = game.match.setup.options
        assert (options["board"], options["tactics"], tabletop(game.play).state.players) == (board, "off", players)
        game.to_the_end()
        assert game.undone
        check_podium(driver, game.match, data_folder)
        driver.choose(keys, "results-rematch")
        assert isinstance(driver.top, Lobby)
        driver.choose(keys, "lobby-start")
        again = scene(driver).match
        assert again is not game.match
        assert again.setup.seats == game.match.setup.seats
        assert again.history == []
