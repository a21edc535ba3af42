"""The secret objective on one screen: what the compass shows hangs on the direction, and nothing else on the secret."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

import pygame
import pytest

from game import saves
from game.market.records import Lay, PlayCard
from game.match import Match, Seat
from scenes.devices.intents import DIRECTIONS, KEYS, MOUSE, Action, Intent
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import NAMES
from scenes.market.cards import ware
from scenes.market.compass import OFFSETS, ROSE, WAYS, Compass, round_the_compass
from scenes.pages.over_table.log import LogPage
from scenes.pages.over_table.pause import Pause
from scenes.pages.resume import SavedMatches
from scenes.pages.title import Title
from scenes.stage.scene import Push
from scenes.stage.stage import Stage
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene
from tests.scenes.market.table import SIZE, at_table, picture_matches, pixels, prefs, scene, state_of, tabletop
from tests.shots.market import market_last, market_match, market_offering
from tests.shots.matches import table_of
from tests.support.driver import Driver, Keyboard, PadInHand

GOODS = range(4)


def give(play: TableScene, seat: int, good: int) -> None:
    """Let a seat's objective be another one; whoever has that one gets the seat's."""
    state = tabletop(play).state
    mine, dealt = state.pontoons[seat], list(state.pontoons)
    dealt = [mine if other == good else other for other in dealt]
    dealt[seat] = good
    state.pontoons = tuple(dealt)
    tabletop(play).picture.pontoons = [*dealt]


def alone_with(play: TableScene, seat: int, good: int) -> None:
    """Another objective for this seat, and nothing else changed."""
    state = tabletop(play).state
    state.pontoons = tuple(good if other == seat else one for other, one in enumerate(state.pontoons))
    tabletop(play).picture.pontoons[seat] = good


def screen(stage: Stage) -> bytes:
    stage.workshop.grounds.clear()
    stage._behind = None
    stage.draw()
    return pygame.image.tobytes(stage.canvas.surface, "RGB")


@pytest.fixture
def table() -> Iterator[Driver]:
    """Three people who keep their objectives to themselves, some decisions on."""
    with at_table(market_match(3, 9), open_hands=False) as driver:
        driver.settle()
        driver.stage.input.last = KEYS
        yield driver


def ask(driver: Driver) -> Compass:
    Keyboard(driver).do(Action.PEEK)
    driver.settle()
    assert isinstance(driver.top, Compass)
    return driver.top


# The compass gives nothing away


@pytest.mark.parametrize("decisions", [0, 9, 20])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_screens_are_the_same_four_whatever_the_objective(decisions: int, language: str) -> None:
    chosen = prefs(open_hands=False)
    chosen.language = language
    pictures: dict[tuple[int, Action], bytes] = {}
    before: set[bytes] = set()
    with Driver(table_of(market_match(3, decisions)), SIZE, chosen) as driver:
        driver.go_on(Keyboard(driver).do)
        play = scene(driver)
        seat = play.course.seat
        assert seat is not None
        for good in GOODS:
            give(play, seat, good)
            for way in DIRECTIONS:
                compass = ask(driver)
                assert compass.seat == seat
                before.add(screen(driver.stage))
                Keyboard(driver).do(way)
                pictures[good, way] = screen(driver.stage)
                assert compass.shown[way] == good
                Keyboard(driver).do(Action.BACK)
                driver.settle()
    assert len(before) == 1, "before the press there is nothing to see"
    sets = [{pictures[good, way] for way in DIRECTIONS} for good in GOODS]
    assert sets[0] == sets[1] == sets[2] == sets[3]
    assert len(sets[0]) == 4, "each direction turns the picture"
    for way in DIRECTIONS:
        assert len({pictures[good, way] for good in GOODS}) == 4, "who knows the direction knows the good"


def test_all_four_goods_lie_round_the_compass_the_true_one_where_it_was_pressed(
    table: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, tuple[float, float]] = {}
    art: Callable[..., Any] = Canvas.art

    def spy(canvas: Canvas, name: str, rect: pygame.FRect, *more: Any, **style: Any) -> Any:
        if name.startswith("ware-"):
            drawn[name] = rect.center
        return art(canvas, name, rect, *more, **style)

    play = scene(table)
    for way, (dx, dy) in OFFSETS.items():
        compass = ask(table)
        Keyboard(table).do(way)
        drawn.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Canvas, "art", spy)
            table.stage.draw()
        assert len(drawn) == 4
        objective = tabletop(play).picture.pontoons[compass.seat]
        assert objective is not None
        x, y = drawn[ware(tabletop(play).picture.cards, objective)]
        x, y = x - ROSE.centerx, y - ROSE.centery
        assert x * dx + y * dy > 100
        assert abs(x * dy) + abs(y * dx) < 1
        Keyboard(table).do(Action.CONFIRM)


@pytest.mark.parametrize("objective", GOODS)
def test_the_order_round_the_compass_is_turned_and_never_mirrored(objective: int) -> None:
    order = (2, 0, 3, 1)
    for pressed in WAYS:
        shown = round_the_compass(order, objective, pressed)
        assert shown[pressed] == objective
        clockwise = [shown[way] for way in WAYS]
        at = clockwise.index(order[0])
        assert tuple(clockwise[at:] + clockwise[:at]) == order


def test_a_press_leaves_no_trace_but_the_goods(table: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    play, keys = scene(table), Keyboard(table)
    table_before = screen(table.stage)
    heard: list[list[str]] = []
    monkeypatch.setattr(table.stage.sound, "play", lambda name, *_: heard[-1].append(name))
    after = set()
    for way in DIRECTIONS:
        heard.append([])
        compass = ask(table)
        keys.do(way)
        shown = screen(table.stage)
        for more in DIRECTIONS:
            keys.do(more)
            assert compass.shown[way] == tabletop(play).picture.pontoons[compass.seat]
            assert screen(table.stage) == shown, "a second press changes nothing"
        keys.do(Action.CONFIRM)
        table.settle()
        assert table.top is play
        after.add(screen(table.stage))
    assert after == {table_before}
    assert len({tuple(sounds) for sounds in heard}) == 1, "each direction sounds alike"
    assert picture_matches(play)


def test_two_looks_tell_no_more_than_one() -> None:
    """The goods lie in the same order at every look, early or late; else what stays in its place would tell."""
    orders = set()
    for decisions in (0, 3, 9, 15):
        with at_table(market_match(3, decisions), open_hands=False) as driver:
            driver.go_on(Keyboard(driver).do)
            play = scene(driver)
            for way in DIRECTIONS:
                compass = Compass(play.course, tabletop(play).picture, 1, by_pointer=False)
                compass.stage = driver.stage
                compass.handle(Intent(way, KEYS))
                clockwise = [compass.shown[one] for one in WAYS]
                at = clockwise.index(0)
                orders.add(tuple(clockwise[at:] + clockwise[:at]))
    assert len(orders) == 1


def test_it_is_closed_before_a_press_as_well(table: Driver) -> None:
    for action in (Action.BACK, Action.PEEK, Action.MENU):
        compass = ask(table)
        Keyboard(table).do(Action.CONFIRM)
        assert table.top is compass
        assert not compass.shown, "confirming is no direction"
        Keyboard(table).do(action)
        assert isinstance(table.top, TableScene)


def test_while_something_is_shown_nobody_is_asked() -> None:
    with at_table(market_match(3, 9), open_hands=False) as driver:
        play = scene(driver)
        play.commit(play.match.state.moves()[0])
        play.handle(Intent(Action.PEEK, KEYS))
        driver.turn(0)
        assert driver.top is play
        assert not play.choice.peeking


# Whose it is


def test_a_pad_asks_for_its_own_seat_and_for_no_other() -> None:
    match = market_match(3, 9)
    with at_table(match, open_hands=False) as driver:
        pads = [driver.attach() for _ in range(4)]
        play = scene(driver)
        for chair, pad in zip(play.seating.chairs, pads, strict=False):
            driver.press(pad, "up")
            chair.device = driver.stage.input.last
        driver.settle()
        assert len({chair.device for chair in play.seating.chairs}) == 3
        for seat, pad in enumerate(pads[:3]):
            PadInHand(driver, pad).do(Action.PEEK)
            compass = driver.top
            assert isinstance(compass, Compass)
            assert compass.seat == seat
            assert play.name(seat) in driver.stage.texts("compass-title", name=play.name(seat))
            for other in pads:
                if other is not pad:
                    PadInHand(driver, other).do(Action.DOWN)
                    PadInHand(driver, other).do(Action.CONFIRM)
                    assert not compass.shown
            PadInHand(driver, pad).do(Action.DOWN)
            assert compass.shown[Action.DOWN] == state_of(match).pontoons[seat]
            PadInHand(driver, pad).do(Action.BACK)
            assert driver.top is play
        for hands in (PadInHand(driver, pads[3]), Keyboard(driver)):
            hands.do(Action.PEEK)
            assert driver.top is play, "who sits nowhere has no objective"
            assert play.prompt.line.remark == driver.stage.texts("peek-not-yours")


def test_the_mouse_has_its_own_way_because_everyone_sees_it(table: Driver) -> None:
    play = scene(table)
    table.click_bar(Action.PEEK)
    compass = table.top
    assert isinstance(compass, Compass)
    assert compass.by_pointer
    waiting = set()
    for good in GOODS:
        give(play, compass.seat, good)
        waiting.add(screen(table.stage))
    assert len(waiting) == 1
    table.move_mouse(900, 500)
    assert not compass.shown
    table.click(*ROSE.midleft)
    assert compass.shown[Action.UP] == tabletop(play).picture.pontoons[compass.seat]
    assert table.stage.input.last == MOUSE
    table.click(960, 700)
    assert table.top is play


def test_the_mouse_closes_it_by_the_bar(table: Driver) -> None:
    table.click_bar(Action.PEEK)
    compass = table.top
    table.click_bar(Action.BACK)
    assert not compass.shown
    assert isinstance(table.top, TableScene)


# Nothing else on the screen hangs on a hidden objective


def everything_seen(driver: Driver) -> Iterator[bytes]:
    """The table with the focus everywhere and at every step of a decision, the log and the menu."""
    play = scene(driver)
    driver.stage.input.last = KEYS
    play.choice.focus = None
    play.decide()
    yield screen(driver.stage)
    for first in dict.fromkeys(path[:1] for path in play.choice.paths):
        play.decide()
        for step in (None, *first):
            if step:
                play._choose(step)
            for target in play.choice.places:
                play.choice.focus = target
                yield pixels(play) + play.prompt.text().encode()
    play.decide()
    for page in (LogPage(play), Pause(play)):
        driver.stage.take(Push(page))
        driver.settle()
        yield screen(driver.stage)
        Keyboard(driver).do(Action.BACK)
        driver.settle()
    assert driver.top is play
    yield "".join(line.text for entry in play.match.history for line in play.tell(entry)).encode()


@pytest.mark.parametrize("kind", [PlayCard, Lay], ids=lambda kind: kind.__name__)
def test_no_pixel_of_the_table_hangs_on_a_hidden_objective(kind: Any) -> None:
    match = market_offering(kind, 3, 4, after=16)
    with Driver(table_of(match), (480, 270), prefs(open_hands=False)) as driver:
        play = scene(driver)
        pictures = []
        for goods in ((0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1)):
            for seat, good in enumerate(goods):
                alone_with(play, seat, good)
            pictures.append(list(everything_seen(driver)))
        assert len(pictures[0]) > 20
        assert pictures[0] == pictures[1] == pictures[2] == pictures[3]


def test_with_open_hands_the_objectives_are_on_the_table() -> None:
    with Driver(table_of(market_match(3, 16)), (480, 270), prefs(open_hands=True)) as driver:
        play = scene(driver)
        for seat in range(3):
            pictures, totals = set(), set()
            for good in GOODS:
                alone_with(play, seat, good)
                pictures.add(pixels(play))
                totals.add(tabletop(play).picture.worth(seat, True).total)
            assert len(pictures) == (4 if seat == play.course.seat else len(totals))


def test_nor_does_what_moves_up_to_its_own_moment_in_the_count() -> None:
    """A turn, and the last one: the objective counted last stays hidden while the others are counted."""
    ended = 0
    for make in (partial(market_match, 3, 9), partial(market_last, 3, 5)):
        films = []
        for good in (0, 3):
            match = make()
            with Driver(table_of(match), (480, 270), prefs(open_hands=False)) as driver:
                play = scene(driver)
                last = (tabletop(play).state.starter + 2) % 3
                alone_with(play, last, good)
                play.commit(match.state.moves()[0])
                film = []
                while play.busy and not tabletop(play).picture.shown[last]:
                    film.append(pixels(play))
                    play.tick(0.4)
                films.append(film)
                assert tabletop(play).picture.shown == [match.over] * 3
                ended += match.over
        assert films[0] == films[1]
        assert len(films[0]) > 3
    assert ended == 2


def test_neither_title_nor_the_list_of_saved_matches_knows_an_objective(
    monkeypatch: pytest.MonkeyPatch, data_folder: Any
) -> None:
    moment = datetime(2026, 2, 3, 4, 5)
    unfinished = saves.unfinished
    monkeypatch.setattr(saves, "unfinished", lambda: [replace(one, when=moment) for one in unfinished()])
    pictures, objectives = set(), set()
    for seed in range(6):
        for old in (data_folder / "matches").glob("*"):
            old.unlink()
        match = market_match(2, 0, seed)
        objectives.add(state_of(match).pontoons[0])
        for page in (Title, SavedMatches):
            with Driver(page(), SIZE, prefs(open_hands=False)) as driver:
                driver.settle()
                pictures.add((page, screen(driver.stage)))
    assert len(objectives) > 1
    assert len(pictures) == 2


# Where it is no secret


def test_one_person_among_computers_simply_sees_the_own_objective() -> None:
    setup = market_match(3).setup
    seats = (Seat(NAMES[0], 0), Seat(NAMES[1], 1, "random"), Seat(NAMES[2], 2, "random"))
    match = Match(replace(setup, seats=seats))
    with Driver(sit_down(match, Seating.of(seats)), SIZE, prefs(open_hands=False)) as driver:
        driver.go_on(Keyboard(driver).do)
        play = scene(driver)
        assert not tabletop(play).objectives.hidden
        assert [tabletop(play).objectives.open_to_all(seat) for seat in range(3)] == [True, False, False]
        Keyboard(driver).do(Action.PEEK)
        assert driver.top is play
        assert play.choice.peeking


@pytest.mark.parametrize("players", [1, 2])
def test_alone_and_with_open_hands_there_is_no_compass(players: int) -> None:
    with at_table(market_match(players, 4), open_hands=players > 1) as driver:
        driver.settle()
        play = scene(driver)
        assert all(tabletop(play).objectives.open_to_all(seat) for seat in range(players))
        Keyboard(driver).do(Action.PEEK)
        assert driver.top is play
        assert play.choice.peeking
        assert play.prompt.text() == play.stage.texts("prompt-peek-market")
