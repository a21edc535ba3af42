"""Computer players at the table: sitting down, thinking, hints, taking over, tables without people, the show."""

from collections.abc import Iterator

import pytest

from game import catalogue, saves
from game.chance import Chance
from game.match import Match, Seat
from game.players import HUMAN, decide, make_player
from game.players.thinker import Answer
from scenes.devices.intents import Action, Device
from scenes.devices.seating import Seating
from scenes.market.solo.results import SoloResults
from scenes.pages.lobby import Lobby
from scenes.pages.over_table.pause import Pause
from scenes.pages.over_table.take_over import TakeOver
from scenes.pages.performance import PerformanceDialog, perform
from scenes.pages.results import Results
from scenes.pages.seat_menu import SeatMenu
from scenes.pages.title import ATTRACT_AFTER, Title
from scenes.stage.scene import Push
from scenes.stage.thinking import Thinking
from scenes.table.guides.spectator import Attract, Spectator
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene
from tests.support.driver import Driver, Keyboard

MOST_DECISIONS = 600


class Ready:
    """A thinker that has thought of something at once: any legal move."""

    def __init__(self) -> None:
        self.open: tuple[Match, str, bool] | None = None
        self.asked: list[tuple[int, str]] = []
        self.dropped = 0
        self.quiet = False
        """Whether it keeps its answers to itself."""

    def ask(self, match: Match, player: str, _seed: int, hint: bool = False) -> None:
        assert match.state.to_move is not None
        self.asked.append((match.state.to_move, player))
        self.open = match, player, hint

    def poll(self) -> Answer | None:
        if self.open is None or self.quiet:
            return None
        match, player, _ = self.open
        self.open = None
        seat = match.state.to_move
        assert seat is not None
        move = decide(match.state, make_player("random", match.game), Chance(len(match.history)))
        return Answer(move, seat, player)

    def drop(self) -> None:
        self.open = None
        self.dropped += 1

    def close(self) -> None:
        self.open = None


@pytest.fixture
def driver() -> Iterator[Driver]:
    with Driver() as found:
        found.stage.thinking = Thinking(Ready())  # type: ignore[arg-type]
        yield found


def ready(driver: Driver) -> Ready:
    thinker = driver.stage.thinking.thinker
    assert isinstance(thinker, Ready)
    return thinker


def table(driver: Driver, game: str, *players: str, seed: int = 4) -> TableScene:
    seats = [Seat(f"Seat {i}", i, player) for i, player in enumerate(players)]
    match = saves.new_match(game, seats, seed=seed, starter=0)
    play = sit_down(match, Seating.of(seats))
    driver.stage.take(Push(play))
    driver.turn()
    return play


def people_decide(driver: Driver, play: TableScene, decisions: int) -> None:
    """Let whoever is a person take the first thing on offer, until so many decisions have been taken."""
    keys = Keyboard(driver)
    for _ in range(decisions * 400):
        if len(play.match.history) >= decisions or driver.top is not play:
            return
        if play.course.deciding and not play.course.computing and play.choice.paths:
            path = next(iter(play.choice.paths))
            driver.decide(path, lambda target: driver.choose(keys, target))
        elif play.course.director.holding:
            keys.do(Action.CONFIRM)
        else:
            driver.turn(dt=0.25)  # what the others do is shown at a clock in a hurry


def to_the_end(driver: Driver, play: TableScene) -> None:
    """Look on until the table is left, with a clock in a hurry."""
    for _ in range(MOST_DECISIONS * 60):
        if driver.top is not play:
            return
        driver.turn(dt=0.5)
    raise AssertionError("the match does not come to an end")


def test_the_lobby_seats_computer_players_and_changes_who_they_are(driver: Driver) -> None:
    keys = Keyboard(driver)
    driver.choose(keys, driver.pier("bakong"))
    lobby = driver.top
    assert isinstance(lobby, Lobby)
    for _ in range(5):
        driver.choose(keys, "lobby-computer")
    chairs = lobby.seating.chairs
    assert [chair.player for chair in chairs] == [HUMAN, *["medium"] * 5]
    assert len({chair.name for chair in chairs}) == len({chair.colour for chair in chairs}) == 6
    assert lobby.add_computer() is None
    assert len(chairs) == 6
    driver.choose(keys, lobby.widgets[2])
    assert isinstance(driver.top, SeatMenu)
    driver.choose(keys, "seat-player")
    assert chairs[2].player == "hard"
    assert chairs[2].name == driver.stage.texts("computer-hard")
    driver.choose(keys, "seat-player")
    assert chairs[2].player == HUMAN
    assert chairs[2].name not in (driver.stage.texts("computer-hard"), chairs[0].name)
    driver.choose(keys, "seat-done")
    driver.choose(keys, "lobby-start")
    assert isinstance(driver.top, TableScene)
    assert [seat.player for seat in driver.top.match.setup.seats] == [chair.player for chair in chairs]


def test_a_pad_that_comes_to_a_full_table_takes_the_place_of_a_computer_player(driver: Driver) -> None:
    keys = Keyboard(driver)
    driver.choose(keys, driver.pier("dice"))
    for _ in range(4):
        driver.choose(keys, "lobby-computer")
    pad = driver.attach()
    driver.press(pad, "a")
    chairs = driver.top.seating.chairs
    assert [chair.player for chair in chairs] == [HUMAN, "medium", "medium", "medium", HUMAN]
    assert chairs[4].device is not None
    assert chairs[4].device.number == pad.number


@pytest.mark.parametrize("game", [game.id for game in catalogue.GAMES.values()])
def test_one_person_and_computer_players_play_to_the_end(driver: Driver, game: str) -> None:
    play = table(driver, game, HUMAN, "easy", "hard")
    people_decide(driver, play, MOST_DECISIONS)
    driver.until(lambda: isinstance(driver.top, Results))
    assert play.match.over
    assert {seat for seat, _ in ready(driver).asked} == {1, 2}
    assert {player for _, player in ready(driver).asked} == {"easy", "hard"}
    ours = [entry.seat for entry in play.match.history]
    assert ours.count(0) > 0


def test_while_one_thinks_nobody_decides_for_it_and_the_menu_works(driver: Driver) -> None:
    ready(driver).quiet = True
    play = table(driver, "dice", "medium", HUMAN)
    driver.until(lambda: play.course.deciding)
    driver.turn(60)
    keys = Keyboard(driver)
    assert play.course.computing
    assert play.prompt.text() == driver.stage.texts("prompt-thinking", name="Seat 0")
    assert play.choice.paths == {}
    keys.do(Action.CONFIRM)
    assert play.match.history == []
    keys.do(Action.MENU)
    assert isinstance(driver.top, Pause)
    keys.do(Action.BACK)
    ready(driver).quiet = False
    driver.until(lambda: len(play.match.history) == 1)
    assert ready(driver).asked == [(0, "medium")]


def test_leaving_the_table_drops_what_is_being_thought(driver: Driver) -> None:
    ready(driver).quiet = True
    play = table(driver, "dice", "hard", HUMAN)
    driver.until(lambda: bool(ready(driver).asked))
    keys = Keyboard(driver)
    keys.do(Action.MENU)
    driver.choose(keys, "pause-leave")
    assert isinstance(driver.top, Title)
    assert ready(driver).dropped >= 1
    assert play.match.history == []


def test_undo_goes_back_to_a_decision_of_a_person(driver: Driver) -> None:
    play = table(driver, "dice", HUMAN, "medium", "medium")
    people_decide(driver, play, 1)
    driver.until(lambda: play.course.deciding and not play.course.computing)
    seats = [entry.seat for entry in play.match.history]
    assert (seats[0], sorted(seats)) == (0, [0, 1, 2])
    Keyboard(driver).do(Action.UNDO)
    assert play.match.history == []
    assert play.course.seat == 0


def test_a_pad_takes_back_what_its_player_decided_while_a_computer_player_thinks(driver: Driver) -> None:
    pads = [driver.attach() for _ in range(2)]
    play = table(driver, "dice", HUMAN, "medium", HUMAN)
    for seat, pad in zip((0, 2), pads, strict=True):
        play.seating.chairs[seat].device = Device("pad", pad.number)
    driver.until(lambda: play.course.deciding and bool(play.choice.paths))
    while play.seating.chairs[next_seat(play)].player == HUMAN:
        people_decide(driver, play, len(play.match.history) + 1)
        driver.until(lambda: play.course.deciding)
    ready(driver).quiet = True
    before, mine = len(play.match.history), play.course.seat
    people_decide(driver, play, before + 1)
    driver.until(lambda: play.course.deciding and play.course.computing)
    other, own = pads if mine else reversed(pads)
    driver.press(other, "x")
    assert len(play.match.history) == before + 1
    driver.press(own, "x")
    assert (len(play.match.history), play.course.seat) == (before, mine)


def next_seat(play: TableScene) -> int:
    """Who decides after the next decision."""
    after = play.match.state.copy()
    after.play(after.moves()[0])
    assert after.to_move is not None
    return after.to_move


def test_a_hint_is_shown_and_never_played(driver: Driver) -> None:
    play = table(driver, "bakong", HUMAN, "medium")
    driver.until(lambda: play.course.deciding and bool(play.choice.paths))
    keys = Keyboard(driver)
    ready(driver).quiet = True
    asked = play.prompt.text()
    keys.do(Action.HINT)
    assert (play.prompt.text(), play.prompt.advice()) == (asked, driver.stage.texts("prompt-hint"))
    ready(driver).quiet = False
    driver.until(lambda: bool(play.hint.words))
    assert ready(driver).asked == [(0, "hard")]
    assert play.match.history == []
    assert play.choice.focus == play.hint.target == play.hint.path[0]
    assert play.prompt.advice() == driver.stage.texts("hint-plain")
    assert play.prompt.text() == play.tabletop.words.ask()
    keys.do(Action.HINT)
    assert play.hint.path == ()
    assert play.prompt.advice() == ""
    people_decide(driver, play, 1)
    assert play.hint.words == ""


def test_a_computer_player_takes_a_seat_over_and_gives_it_back(driver: Driver) -> None:
    play = table(driver, "dice", HUMAN, HUMAN)
    people_decide(driver, play, 2)
    keys = Keyboard(driver)
    keys.do(Action.MENU)
    driver.choose(keys, "pause-seats")
    page = driver.top
    assert isinstance(page, TakeOver)
    driver.choose(keys, page.widgets[0])
    assert play.seating.chairs[0].player == "easy"
    assert play.match.setup.seats[0].player == "easy"
    keys.do(Action.BACK)
    keys.do(Action.BACK)
    driver.until(lambda: len(play.match.history) == 3)
    assert play.match.history[-1].seat == 0
    [saved] = saves.unfinished()
    assert saved.moves == 3
    assert [seat.player for seat in saves.resume(saved.path).setup.seats] == ["easy", HUMAN]
    play.reseat(0, HUMAN)
    people_decide(driver, play, 5)
    assert {seat for seat, _ in ready(driver).asked} == {0}
    assert len(ready(driver).asked) == 1


def test_a_table_without_people_can_be_watched_paused_stepped_and_sped_up(driver: Driver) -> None:
    play = table(driver, "dice", "easy", "medium", "hard")
    assert isinstance(play.guide, Spectator)
    driver.until(lambda: len(play.match.history) == 2)
    driver.until(lambda: play.course.deciding)
    keys = Keyboard(driver)
    keys.do(Action.CONFIRM)
    driver.turn(200)
    assert len(play.match.history) == 2
    keys.do(Action.NEXT)
    driver.until(lambda: len(play.match.history) == 3)
    driver.turn(200)
    assert len(play.match.history) == 3
    speed = driver.stage.prefs.speed
    keys.do(Action.PREVIOUS)
    assert driver.stage.prefs.speed != speed
    keys.do(Action.CONFIRM)
    to_the_end(driver, play)
    assert isinstance(driver.top, Results)
    assert play.match.over


def test_somebody_sits_down_at_a_table_of_computer_players_and_plays(driver: Driver) -> None:
    play = table(driver, "dice", "easy", "medium")
    assert isinstance(play.guide, Spectator)
    keys = Keyboard(driver)
    driver.until(lambda: len(play.match.history) == 1)
    keys.do(Action.MENU)
    driver.choose(keys, "pause-seats")
    for _ in range(3):
        driver.choose(keys, driver.top.widgets[0])
    assert play.seating.people == [0]
    assert play.guide is None
    keys.do(Action.BACK)
    keys.do(Action.BACK)
    before = len(play.match.history)
    people_decide(driver, play, before + 4)
    assert {entry.seat for entry in play.match.history[before:]} == {0, 1}
    play.reseat(0, "hard")
    assert isinstance(play.guide, Spectator)
    to_the_end(driver, play)
    assert play.match.over


def test_after_a_while_on_the_title_computer_players_put_on_a_show(driver: Driver) -> None:
    title = driver.top
    assert isinstance(title, Title)
    driver.turn(int(ATTRACT_AFTER * 30) - 5)
    assert driver.top is title
    driver.turn(20)
    play = driver.top
    assert isinstance(play, TableScene)
    assert isinstance(play.guide, Attract)
    driver.until(lambda: len(play.match.history) > 2)
    assert saves.unfinished() == []
    Keyboard(driver).do(Action.BACK)
    assert isinstance(driver.top, Title)


@pytest.mark.parametrize("busy", [True, False])
def test_a_click_ends_a_show_as_any_press_does_and_moving_the_pointer_does_not(driver: Driver, busy: bool) -> None:
    driver.stage.take(perform(driver.stage.texts, "dice"))
    play = driver.top
    assert isinstance(play, TableScene)
    driver.until(lambda: play.course.director.busy == busy and not play.course.calm)
    driver.move_mouse(960, 500)
    assert driver.top is play
    driver.click(960, 500)
    assert isinstance(driver.top, Lobby)


@pytest.mark.parametrize("game", [game.id for game in catalogue.GAMES.values()])
def test_the_show_of_each_game_goes_on_to_its_end_and_back_to_the_title(driver: Driver, game: str) -> None:
    driver.stage.take(perform(driver.stage.texts, game))
    play = driver.top
    assert isinstance(play, TableScene)
    assert play.match.setup.game == game
    to_the_end(driver, play)
    assert play.match.over
    [title] = driver.stage.scenes  # and not one more after every show of an evening
    assert isinstance(title, Title)


def test_from_the_title_one_chooses_the_show(driver: Driver) -> None:
    keys = Keyboard(driver)
    driver.choose(keys, "title-watch")
    dialog = driver.top
    assert isinstance(dialog, PerformanceDialog)
    for choice, times in (("show-game", 2), ("show-players", 3)):
        for _ in range(times):
            driver.choose(keys, choice)
    driver.choose(keys, "show-begin")
    play = driver.top
    assert isinstance(play, TableScene)
    assert isinstance(play.guide, Attract)
    assert (play.match.setup.game, {seat.player for seat in play.match.setup.seats}) == ("bakong", {"hard"})
    assert len({seat.name for seat in play.match.setup.seats}) == 4
    keys.do(Action.CONFIRM)
    lobby = driver.top
    assert isinstance(lobby, Lobby), "whoever wants to play themselves is asked who plays"
    assert lobby.game.id == "bakong"
    keys.do(Action.BACK)
    assert isinstance(driver.top, Title)
    driver.choose(keys, "title-watch")
    driver.choose(keys, "show-leisure")
    play = driver.top
    assert isinstance(play, TableScene)
    assert type(play.guide) is Spectator
    assert [seat.player for seat in play.match.setup.seats] == ["hard", "medium", "easy"], "one of each kind"
    driver.until(lambda: len(play.match.history) > 1)
    assert saves.unfinished() == [], "looked on at leisure it is still a show"


def test_alone_a_computer_player_gets_no_place_in_the_hall(driver: Driver) -> None:
    play = table(driver, "market", "medium")
    assert isinstance(play.guide, Spectator)
    to_the_end(driver, play)
    assert isinstance(driver.top, SoloResults), "a podium and a rematch are nothing for one"
    assert (driver.top.medal, driver.top.place) == (None, None)
