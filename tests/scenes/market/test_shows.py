"""The Floating Market table while it shows things: every kind of event watched, skipped any time, resized, told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest import mock

import pygame
import pytest

from game import saves
from game.contract import Event, Move
from game.market import records
from game.market.outlook import counted_by
from game.match import Match
from scenes.devices.input import Action
from scenes.devices.seating import Seating
from scenes.market import layout
from scenes.pages.results import Results
from scenes.stage.preferences import LANGUAGES, Preferences
from scenes.stage.stage import Stage
from scenes.stage.texts import FOLDER, Texts
from scenes.table.scene import TableScene
from tests.game.market.positions import Market
from tests.scenes.market.cases import CASES, MORE, Case
from tests.scenes.market.table import (
    SIZE,
    arranged,
    at_table,
    picture_matches,
    portray,
    prefs,
    scene,
    shown_by,
    tabletop,
)
from tests.shots.market import market_match, market_table
from tests.support.driver import Driver, Keyboard

OPENING = {records.LotDealt, records.PontoonDealt, records.PortLaid}
PLAIN = {records.LotDealt, records.PontoonDealt, records.TurnBegan, records.CardStays, records.GameEnded}
"""What the picture takes in without a show of its own."""
QUIET = {records.TurnBegan, records.LineShifted, records.CardDrawn, records.CardRenewed, records.CardStays}
QUIET |= {records.TokenMoved, records.GameEnded}
"""What the log has no line for: other lines say it already."""
MOMENT = 0.16
"""Seconds on the clock from one moment of a show to the next one tried."""
SPOKEN = [code for code in LANGUAGES if "\nprompt-market-play" in (FOLDER / f"{code}.ftl").read_text(encoding="utf-8")]

EVERY_CASE = pytest.mark.parametrize(
    "case", [*CASES.values(), *MORE], ids=[*(kind.__name__ for kind in CASES), *(case.__name__ for case in MORE)]
)


@contextmanager
def still(players: int) -> Iterator[Driver]:
    """A table that nothing is drawn of."""
    with mock.patch.object(Stage, "draw"), arranged(Market(players)) as driver:
        yield driver


def caught_up(play: TableScene) -> None:
    """What the loop does once the director is done, short of leaving for the podium."""
    assert not play.busy
    if not play.match.over:
        play.decide()


def test_every_event_is_shown_or_plain_and_has_its_case() -> None:
    with still(2) as driver:
        assert set(records.EVENTS) - set(tabletop(scene(driver)).shows.showers()) == PLAIN
    assert set(records.EVENTS) - set(CASES) == OPENING


# Watching and skipping


@pytest.mark.parametrize("kind", CASES, ids=lambda kind: kind.__name__)
def test_watched_frame_by_frame_each_ends_as_the_rules_say(kind: type[Event]) -> None:
    """Without reduced motion, every frame drawn."""
    market, moves = CASES[kind]()
    with arranged(market, Preferences(fullscreen=False, speed="fast", open_hands=True)) as driver:
        play = scene(driver)
        shown: set[type[Event]] = set()
        for move in moves:
            assert picture_matches(play)
            play.commit(move)
            shown |= {type(event) for event in play.match.history[-1].events}
            driver.until(lambda: not play.busy)
            assert picture_matches(play)
        assert kind in shown


@EVERY_CASE
def test_skipped_at_any_moment_it_leaves_the_same_picture(case: Callable[[], Case]) -> None:
    """Skipped at once, after one tick, after two, and so on until all of it has been watched; step by step or all."""
    market, moves = case()
    start = market.state
    with still(start.players) as driver:
        play = scene(driver)
        for move in moves:
            pictures: list[object] = []
            watched = False
            while not watched:
                portray(play, start.copy())
                play.commit(move)
                for _ in range(len(pictures)):
                    play.course.director.tick(MOMENT)
                watched = not play.busy
                while play.busy:
                    play.course.director.skip(everything=len(pictures) % 2 == 0)
                caught_up(play)
                assert picture_matches(play)
                pictures.append(shown_by(play))
            assert all(picture == pictures[0] for picture in pictures)
            events = play.match.history[-1].events
            portray(play, start.copy())
            tabletop(play).picture.take_in(events)
            assert pictures[0] == shown_by(play), "going on later it looks the same"
            start.play(move)


@pytest.mark.parametrize(("players", "expert"), [(4, "off"), (1, "on")])
def test_a_match_shown_or_skipped_ends_each_decision_alike(players: int, expert: str) -> None:
    match, reference = market_match(players, 0, 4, expert=expert), market_match(players, 60, 4, expert=expert)
    with at_table(match) as driver:
        play = scene(driver)
        driver.settle()
        for number, entry in enumerate(reference.history):
            if entry is reference.history[-1] and reference.over:
                break
            play.commit(entry.move)
            driver.turn(number % 4)
            if number % 3:
                while play.course.director.busy:
                    play.skip(everything=number % 3 == 1)
            else:
                driver.settle()
            assert picture_matches(play)
        shown = shown_by(play)
        play.rewind()
        assert shown_by(play) == shown
        assert len(match.history) > 8


def test_the_port_is_laid_card_after_card() -> None:
    with Driver(market_table(market_match(3)), SIZE) as driver:
        play = scene(driver)
        driver.turn(2)
        lying = [one.alpha for one in tabletop(play).picture.port.values()]
        assert lying[0] > lying[-1]
        driver.until(lambda: play.course.deciding)
        assert picture_matches(play)


# In the middle


@pytest.mark.parametrize("kind", [records.LineShifted, records.CardDrawn, records.CardRenewed, records.CardPutUnder])
def test_a_window_resized_in_the_middle_changes_nothing(kind: type[Event]) -> None:
    market, moves = CASES[kind]()
    with arranged(market) as driver:
        play = scene(driver)
        for move in moves:
            play.commit(move)
            for size in ((1280, 720), (800, 700), SIZE):
                driver.turn()
                shown = shown_by(play)
                pygame.display.set_mode(size, pygame.RESIZABLE)
                pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
                driver.turn(dt=0.0)
                assert driver.stage.canvas.surface.get_size() == size
                assert str(shown_by(play)) == str(shown)
            driver.settle()
            assert picture_matches(play)


def test_the_line_moves_as_one_away_from_the_card_that_comes_in() -> None:
    """PF at the right of P, F, O takes P and F: O slides two places to the left, PF comes in behind it."""
    market, _ = CASES[records.CardDrawn]()
    card = market.card("PF")
    with arranged(market) as driver:
        play = scene(driver)
        picture = tabletop(play).picture
        stays = picture.port[2]
        play.commit(records.PlayCard(card, 3, (0, 1)))
        seen = []
        while picture.waiting is None or stays.x == layout.field(2).centerx:
            play.course.director.tick(0.02)
        waiting = picture.waiting
        assert waiting is not None
        while picture.waiting is waiting:
            seen.append((stays.x, waiting.x))
            play.course.director.tick(0.02)
        assert len(seen) > 5
        assert all(mine < came for mine, came in seen)
        assert [mine for mine, _ in seen] == sorted((mine for mine, _ in seen), reverse=True)
        assert picture.port[0].card == market.card("O")
        assert picture.port[1].card == card


def test_a_drawn_card_comes_face_down_from_its_deck_and_turns_over() -> None:
    market, moves = CASES[records.CardDrawn]()
    with arranged(market) as driver:
        play = scene(driver)
        play.commit(moves[0])
        [drawn] = [event for event in play.match.history[-1].events if isinstance(event, records.CardDrawn)]
        seen = []
        while play.course.director.busy:
            play.course.director.tick(0.02)
            coming = [one for one in tabletop(play).picture.aloft if one.card == drawn.card]
            seen += [(one.face, one.turn, one.x, one.y) for one in coming]
        backs, faces = [one for one in seen if not one[0]], [one for one in seen if one[0]]
        deck, field = layout.deck(drawn.deck, False), layout.field(drawn.place)
        assert abs(backs[0][2] - deck.centerx) + abs(backs[0][3] - deck.centery) < 120
        assert min(turn for _, turn, *_ in backs) < 0.4
        assert faces[-1][1] > 0.8
        assert abs(faces[-1][2] - field.centerx) + abs(faces[-1][3] - field.centery) < 3


def test_the_token_walks_to_the_next_end() -> None:
    market, moves = CASES[records.TokenMoved]()
    with arranged(market) as driver:
        play = scene(driver)
        play.commit(moves[0])
        seen = set()
        while play.course.director.busy:
            play.course.director.tick(0.02)
            seen.add(tabletop(play).picture.token)
        assert (min(seen), max(seen)) == (0.0, 1.0)
        assert len(seen) > 5


# The count


def test_the_count_goes_from_seat_to_seat_and_lights_what_it_counts() -> None:
    market, moves = CASES[records.PontoonShown]()
    with arranged(market) as driver:
        play = scene(driver)
        picture = tabletop(play).picture
        play.commit(moves[0])
        events = play.match.history[-1].events
        lit: dict[tuple[int, int], set[int]] = {}
        large: list[int] = []
        before = [0.0] * 4
        while play.busy:
            play.course.director.tick(0.02)
            if picture.counting is not None and large[-1:] != [picture.counting]:
                large.append(picture.counting)
            for seat, places in picture.lit.items():
                lit[seat, len(picture.counted)] = set(places)
            now = [points or 0.0 for points in picture.points]
            assert all(after >= points for after, points in zip(now, before, strict=True)), "points only grow"
            before = now
        assert large == [event.seat for event in events if isinstance(event, records.PontoonShown)] == [0, 1, 2, 3]
        chillies = [e for e in events if isinstance(e, records.Scored) and e.of is not None]
        wanted = [(event.seat, set(counted_by(event.of or 0))) for event in chillies]
        assert all(any(seat == at and places == one for (at, _), one in lit.items()) for seat, places in wanted)
        assert picture.points == [standing.points for standing in play.match.state.standings()]
        assert picture_matches(play)


def test_the_count_waits_for_someone_and_leads_to_the_podium() -> None:
    market, moves = CASES[records.GameEnded]()
    with arranged(market) as driver:
        play, keys = scene(driver), Keyboard(driver)
        play.commit(moves[0])
        driver.settle()
        driver.turn(50)
        assert play.course.director.holding
        assert play.prompt.text() == tabletop(play).words.hold()
        assert picture_matches(play)
        keys.do(Action.CONFIRM)
        assert isinstance(driver.top, Results)
        assert driver.top.standings == play.match.state.standings()


# Later, again


@pytest.mark.parametrize(("players", "expert"), [(1, "off"), (3, "on")])
def test_a_match_goes_on_later_exactly_as_it_looked(players: int, expert: str) -> None:
    for decisions in range(0, 60, 7):
        match = market_match(players, decisions, expert=expert)
        if match.over:
            break
        [saved] = [one for one in saves.unfinished() if one.moves == len(match.history)]
        later = saves.resume(saved.path)
        with at_table(later) as driver:
            driver.go_on(Keyboard(driver).do)
            play = scene(driver)
            assert picture_matches(play)
            play.rewind()
            assert picture_matches(play)
            assert later.digest() == match.digest()


def test_a_match_is_watched_again_with_all_objectives_open() -> None:
    match = market_match(2, -1, 5)
    with Driver(Results(match, Seating.of(match.setup.seats)), SIZE, prefs(open_hands=False)) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "results-again")
        play = scene(driver)
        driver.until(lambda: len(play.match.history) == 6)
        keys.do(Action.PREVIOUS)
        assert len(play.match.history) == 5
        assert picture_matches(play)
        assert all(tabletop(play).objectives.open_to_all(seat) for seat in range(2))
        assert not tabletop(play).objectives.hidden
        keys.do(Action.MENU)
        driver.until(lambda: isinstance(driver.top, Results))
        assert driver.top.match.digest() == match.digest()


# Words


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that is looked up; one that is missing in the language in use fails the test."""
    found: set[str] = set()
    look_up = Texts._format

    def spy(texts: Texts, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        found.add(key)
        assert key in texts.sheets[0].patterns, f"{key} in {texts.language}"
        text = look_up(texts, key, args)
        assert "{" not in text
        return text

    monkeypatch.setattr(Texts, "_format", spy)
    return found


def everything_is_said(play: TableScene, moves: list[Move]) -> None:
    """At every step of these decisions with the focus everywhere, and of all that happens then."""
    for move in moves:
        path = next(path for path, one in play.choice.paths.items() if one == move)
        for step in (*path[:-1], None):
            for target in [*play.choice.places, *tabletop(play).hover_spots()]:
                play.choice.focus = target
                assert play.prompt.text()
            if step:
                play._choose(step)
        play.match.play(move)
        events = play.match.history[-1].events
        for event in events:
            assert bool(tabletop(play).words.line(event)) == (type(event) not in QUIET)
        tabletop(play).picture.take_in(events)
        if not play.match.over:
            play.decide()


@pytest.mark.parametrize("language", SPOKEN)
def test_every_case_is_told_without_a_missing_text(language: str, asked: set[str]) -> None:
    """The log, the prompt of every decision with the focus everywhere, and the reasons."""
    chosen = Preferences(fullscreen=False, language=language, reduced_motion=True)
    for players in range(1, 5):
        with mock.patch.object(Stage, "draw"), arranged(Market(players), chosen) as driver:
            for market, moves in (case() for case in CASES.values()):
                if market.state.players == players:
                    portray(scene(driver), market.state)
                    everything_is_said(scene(driver), moves)
    assert len([key for key in asked if key.startswith("log-market")]) >= 10
    assert len([key for key in asked if key.startswith("prompt-market")]) >= 10
    assert len([key for key in asked if key.startswith("why-market")]) >= 3


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("players", "expert"), [(1, "on"), (2, "off"), (4, "on")])
def test_whole_games_are_told(language: str, players: int, expert: str, asked: set[str]) -> None:
    match = market_match(players, -1, 6, expert=expert)
    chosen = Preferences(fullscreen=False, language=language, reduced_motion=True)
    with Driver(market_table(Match(match.setup)), SIZE, chosen) as driver:
        play = scene(driver)
        told = [line for entry in match.history for line in play.tell(entry)]
    assert len(told) > len(match.history)
    assert all(told)
    assert "log-market-played" in asked
