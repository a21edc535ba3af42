"""Whole games of Bangkok: Floating Market through the real loop, from the title to the end: by pads, by mouse, by keys,
alone and in company."""

from collections import Counter
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path as File

import pytest

from game import saves
from game.chance import Chance
from game.market import daily, hall, records
from game.match import Match
from scenes.devices.input import MOUSE, Action
from scenes.market.compass import OFFSETS, Compass
from scenes.market.solo.results import SoloResults
from scenes.market.solo.start import SoloPage
from scenes.pages.lobby import Lobby, LobbyChair
from scenes.pages.results import Results
from scenes.pages.title import Title
from scenes.table.chooser import Path, Target
from tests.scenes.market.table import Worths, live_scores_are_true, picture_matches, scene, tabletop, watch_worths
from tests.support.driver import Driver, Hands, Keyboard, PadInHand

SIZE = (640, 360)
UNDO_EVERY = 4
"""After so many decisions the last one is taken back, where it can be, and taken again."""
LONGEST = 90
"""Decisions after which only cards are played and laid, so that the game comes to its end."""
SEED = 20


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begun in the lobby have a seed of their own each; here it is always the same."""
    monkeypatch.setattr("game.saves.secrets.randbits", lambda _bits: SEED)


@pytest.fixture
def worths(monkeypatch: pytest.MonkeyPatch) -> Worths:
    return watch_worths(monkeypatch)


class Game:
    """One match in somebody's hands. `do` presses for a seat (None: anybody), `choose` goes to a target of the table
    and confirms it."""

    def __init__(
        self,
        driver: Driver,
        seed: int,
        worths: Worths,
        do: Callable[[int | None, Action], object],
        choose: Callable[[int, Target], object],
    ) -> None:
        self.driver, self.chance, self.worths = driver, Chance(seed), worths
        self.do, self.choose = do, choose
        self.play = scene(driver)
        self.match = self.play.match
        self.undone = 0
        self.kinds: Counter[str] = Counter()
        """How often each kind of decision was taken, and each kind of choice of cards."""

    def to_the_end(self) -> None:
        while not self.match.over:
            self.wait()
            self.check()
            self.decide()
        self.driver.turn()
        while self.play.course.director.busy and not self.play.course.director.holding:
            self.do(None, Action.BACK)
        assert picture_matches(self.play)
        totals = {standing.seat: standing.points for standing in self.match.state.standings()}
        assert dict(enumerate(tabletop(self.play).picture.points)) == totals
        self.wait()

    def check(self) -> None:
        assert picture_matches(self.play)
        assert live_scores_are_true(self.play, self.worths)

    def wait(self) -> None:
        """Past what is being shown, to the next decision or the end."""
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
        path = self.pick()
        self.kinds[type(play.choice.paths[path]).__name__] += 1
        self.kinds[type(path[-1]).__name__] += 1
        before = match.digest()
        self.driver.decide(path, partial(self.choose, seat))
        if match.can_undo and len(match.history) % UNDO_EVERY == 0 and not match.over:
            self.wait()
            self.check()
            self.do(seat, Action.UNDO)
            self.undone += 1
            assert match.digest() == before
            self.check()
            self.wait()
            self.driver.decide(path, partial(self.choose, seat))

    def pick(self) -> Path:
        """Mostly a card that brings much; a choice of cards where there is one; now and then a line renewed."""
        paths = self.play.choice.paths
        plays = {path: move for path, move in paths.items() if isinstance(move, records.PlayCard)}
        if not plays:
            return self.chance.pick(list(paths))
        renewals = [path for path, move in paths.items() if isinstance(move, records.Renew)]
        if len(self.match.history) < LONGEST and self.chance.below(6) == 0:
            return self.chance.pick(renewals)
        choices = [path for path in plays if len(path) == 3]
        if choices and self.chance.below(2):
            return self.chance.pick(choices)
        most = max(len(move.taken) for move in plays.values())
        return self.chance.pick([path for path, move in plays.items() if len(move.taken) == most])


def check_points(match: Match) -> None:
    """The standings are the sum of what was counted out loud (M15-M18)."""
    counted: Counter[tuple[int, str]] = Counter()
    for event in match.history[-1].events:
        if isinstance(event, records.Scored):
            counted[event.seat, event.source] += event.points
    standings = match.state.standings()
    for standing in standings:
        assert dict(standing.sources) == {source: counted[standing.seat, source] for source in records.SOURCES}
        assert standing.points == sum(points for _, points in standing.sources)
    ranks = [(standing.points, dict(standing.sources)["objective"]) for standing in standings]
    assert [standing.won for standing in standings] == [rank == max(ranks) for rank in ranks]


def check_kept(driver: Driver, match: Match, data_folder: File) -> None:
    [kept] = (data_folder / "matches" / "finished").iterdir()
    assert saves.resume(kept).digest() == match.digest()
    assert saves.unfinished() == []
    assert driver.said == []


def check_podium(driver: Driver, match: Match, data_folder: File) -> None:
    page = driver.top
    assert isinstance(page, Results)
    assert page.match is match
    assert page.standings == match.state.standings()
    check_points(match)
    winners = [match.setup.seats[standing.seat].name for standing in page.standings if standing.won]
    assert all(name in page.title for name in winners)
    check_kept(driver, match, data_folder)


def a_chair(driver: Driver, index: int) -> LobbyChair:
    return next(widget for widget in driver.top.widgets if isinstance(widget, LobbyChair) and widget.index == index)


def clicker(driver: Driver) -> Callable[[int | None, Action], None]:
    """What somebody with nothing but a mouse does."""

    def do(_seat: int | None, action: Action) -> None:
        if action is Action.UNDO:
            driver.click_bar(action)
            return
        play = driver.top
        driver.settle()
        if driver.top is play and play.course.director.holding:
            driver.click(600, 500)

    return do


def pointer(driver: Driver) -> Callable[[int, Target], None]:
    """How they choose: a click on the target."""
    return lambda _seat, target: driver.click_on(scene(driver).choice.places[target])


# In company


@pytest.mark.parametrize(("players", "expert"), [(4, "off"), (2, "on")])
def test_pads_play_to_the_podium_and_each_asks_its_own_compass(
    players: int, expert: str, worths: Worths, data_folder: File
) -> None:
    with Driver(size=SIZE) as driver:
        pads = [driver.attach() for _ in range(players)]
        hands: list[Hands] = [PadInHand(driver, pad) for pad in pads]
        driver.choose(hands[0], driver.pier("market"))
        for pad in pads[1:]:
            driver.press(pad, "a")
        assert isinstance(driver.top, Lobby)
        if expert == "on":
            for label in ("lobby-options", "option-expert", "bar-done"):
                driver.choose(hands[1], label)
        driver.choose(hands[1], "lobby-start")

        def choose(seat: int, target: Target) -> None:
            if len(game.match.history) % 15 == 0:
                decided, focus = len(game.match.history), game.play.choice.focus
                for other in (other for other in range(players) if other != seat):
                    for action in (Action.CONFIRM, Action.LEFT):
                        hands[other].do(action)
                assert (len(game.match.history), game.play.choice.focus) == (decided, focus), "only its own pad decides"
            driver.choose(hands[seat], target)

        game = Game(driver, 5, worths, lambda seat, action: hands[seat or 0].do(action), choose)
        play = game.play
        assert (game.match.setup.options["expert"], tabletop(play).state.players) == (expert, players)
        game.wait()
        assert tabletop(play).objectives.hidden
        for seat, (way, hand) in enumerate(zip(OFFSETS, hands, strict=False)):
            hand.do(Action.PEEK)
            compass = driver.top
            assert isinstance(compass, Compass)
            assert compass.seat == seat
            for other in (other for other in hands if other is not hand):
                other.do(Action.UP)
                assert driver.top is compass
                assert not compass.shown, "only its own pad shows an objective"
            hand.do(way)
            assert compass.shown[way] == tabletop(play).state.pontoons[seat]
            assert sorted(compass.shown.values()) == [0, 1, 2, 3]
            hand.do(Action.CONFIRM)
            assert scene(driver) is play
        game.to_the_end()
        assert game.undone
        assert {"PlayCard", "Renew", "Lay", "StayingCard"} <= set(game.kinds)
        check_podium(driver, game.match, data_folder)
        driver.choose(hands[-1], "results-title-screen")
        assert [type(one) for one in driver.stage.scenes] == [Title]


@pytest.mark.parametrize(("players", "expert", "open_hands"), [(3, "on", False), (4, "on", True)])
def test_the_mouse_alone_plays_to_the_podium_and_back(
    players: int, expert: str, open_hands: bool, worths: Worths, data_folder: File
) -> None:
    with Driver(size=SIZE) as driver:
        driver.click_on(driver.pier("market"))
        assert isinstance(driver.top, Lobby)
        for index in range(1, players):
            driver.click_on(a_chair(driver, index))
        agreed = ["option-objectives"] if open_hands else []
        for label in ("lobby-options", "option-expert", *agreed, "bar-done", "lobby-start"):
            driver.click_on(driver.widget(label))
        game = Game(driver, 8, worths, clicker(driver), pointer(driver))
        play = game.play
        assert (game.match.setup.options["expert"], tabletop(play).state.players) == (expert, players)
        game.wait()
        assert tabletop(play).objectives.hidden != open_hands
        driver.click_bar(Action.PEEK)
        if open_hands:
            assert play.choice.peeking
            driver.click(600, 500)
        else:
            compass = driver.top
            assert isinstance(compass, Compass)
            assert (compass.seat, compass.by_pointer, compass.shown) == (play.course.seat, True, {})
            driver.click(960, 600)
            assert compass.shown[Action.UP] == tabletop(play).state.pontoons[compass.seat]
            driver.click(960, 600)
        assert scene(driver) is play
        assert not play.choice.peeking
        game.to_the_end()
        check_podium(driver, game.match, data_folder)
        assert driver.stage.input.last == MOUSE
        driver.click_on(driver.widget("results-title-screen"))
        assert isinstance(driver.top, Title)


@pytest.mark.parametrize(("players", "expert"), [(2, "off"), (3, "off")])
def test_the_keyboard_alone_plays_to_the_podium_and_once_more(
    players: int, expert: str, worths: Worths, data_folder: File
) -> None:
    with Driver(size=SIZE) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, driver.pier("market"))
        for index in range(1, players):
            driver.choose(keys, a_chair(driver, index))
        driver.choose(keys, "lobby-start")
        game = Game(
            driver, 4, worths, lambda _seat, action: keys.do(action), lambda _seat, target: driver.choose(keys, target)
        )
        assert (game.match.setup.options["expert"], tabletop(game.play).state.players) == (expert, players)
        game.wait()
        keys.do(Action.PEEK)
        compass = driver.top
        assert isinstance(compass, Compass)
        keys.do(Action.LEFT)
        assert compass.shown[Action.LEFT] == tabletop(game.play).state.pontoons[compass.seat]
        keys.do(Action.BACK)
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


# Alone


def check_alone(driver: Driver, game: Game, mode: str, data_folder: File) -> SoloResults:
    """The page at the end shows the standings, and the hall of fame has them once."""
    page, match = driver.top, game.match
    assert isinstance(page, SoloResults)
    assert page.match is match
    [page_standing] = match.state.standings()
    assert page.standing == page_standing
    assert page.mode == mode
    check_points(match)
    tables = hall.load().tables
    assert [(one.points, one.seed) for one in tables[mode]] == [(page_standing.points, match.setup.seed)]
    assert tables[{"base": "expert", "expert": "base"}[mode]] == []
    assert page.place == 1
    check_kept(driver, match, data_folder)
    return page


def test_a_pad_plays_alone_from_the_title_to_the_hall_of_fame(worths: Worths, data_folder: File) -> None:
    with Driver(size=SIZE) as driver:
        hands = PadInHand(driver, driver.attach())
        driver.choose(hands, "title-solo")
        assert isinstance(driver.top, SoloPage)
        driver.choose(hands, "solo-new")
        game = Game(
            driver,
            5,
            worths,
            lambda _seat, action: hands.do(action),
            lambda _seat, target: driver.choose(hands, target),
        )
        assert tabletop(game.play).objectives.open_to_all(0), "alone the objective is simply shown"
        game.to_the_end()
        page = check_alone(driver, game, "base", data_folder)
        assert page.day is None
        driver.choose(hands, "result-again")
        again = scene(driver).match
        assert again.setup.seed == game.match.setup.seed
        assert again.opening == game.match.opening
        assert again.history == []


def test_the_keys_play_the_expert_way_alone(worths: Worths, data_folder: File) -> None:
    with Driver(size=SIZE) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "title-solo")
        driver.walk(keys, "solo-mode")
        keys.do(Action.RIGHT)
        driver.choose(keys, "solo-new")
        game = Game(
            driver, 2, worths, lambda _seat, action: keys.do(action), lambda _seat, target: driver.choose(keys, target)
        )
        assert tabletop(game.play).state.expert
        game.wait()
        keys.do(Action.PEEK)
        assert game.play.choice.peeking
        keys.do(Action.BACK)
        assert not game.play.choice.peeking
        game.to_the_end()
        check_alone(driver, game, "expert", data_folder)
        driver.choose(keys, "results-title-screen")
        assert [type(one) for one in driver.stage.scenes] == [Title]


def test_the_mouse_plays_the_market_of_the_day(worths: Worths, data_folder: File) -> None:
    with Driver(size=SIZE) as driver:
        driver.click_on(driver.widget("title-solo"))
        today = date.today()
        driver.click_on(driver.widget("solo-day"))
        game = Game(driver, 3, worths, clicker(driver), pointer(driver))
        assert game.match.setup.seed == daily.seed_of(today)
        game.to_the_end()
        page = check_alone(driver, game, "base", data_folder)
        assert (page.day, page.place_today, page.streak) == (today, 1, 1)
        driver.click_on(driver.widget("solo-hall"))
        assert driver.top.tab == "day"
        assert [line.result.points for line in driver.top.widgets[1:]] == [page.standing.points]
        assert driver.stage.input.last == MOUSE
