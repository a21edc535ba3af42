"""The Bakong table while it shows things: every kind of event watched, skipped at any moment, resized, told."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import pygame
import pytest

from game import saves
from game.bakong import records
from game.bakong.packing import Laid
from game.bakong.state import BakongState
from game.contract import Event
from scenes.bakong import layout
from scenes.devices.input import Action
from scenes.devices.seating import Seating
from scenes.pages.results import Results
from scenes.stage.preferences import LANGUAGES, Preferences
from scenes.stage.stage import Stage
from scenes.stage.texts import Texts
from scenes.table.scene import TableScene
from tests.game.bakong.positions import Path
from tests.scenes.bakong.cases import CASES
from tests.scenes.bakong.table import (
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
from tests.shots.bakong import bakong_match, bakong_table
from tests.support.driver import Driver, Keyboard

PLAIN = {records.TurnBegan, records.GameEnded}
"""What the picture takes in without a show: the next turn lights its panel, the end waits for someone to go on."""
QUIET = {records.TurnBegan, records.TrailLaid, records.Stepped, records.SunkenReturned, records.EmeraldTaken}
"""What the log has no line for: other lines say it already."""
MOMENT = 0.16
"""Seconds on the clock from one moment of a show to the next one tried."""

KINDS = pytest.mark.parametrize("kind", CASES, ids=lambda kind: kind.__name__)


def laid(play: TableScene) -> list[tuple[Laid, ...]]:
    return [pack.laid for pack in tabletop(play).picture.packs]


def caught_up(play: TableScene) -> None:
    """What the loop does once the director is done, short of leaving for the podium."""
    assert not play.course.director.busy or play.course.director.holding
    if not play.match.over:
        play.decide()


@contextmanager
def still(state: BakongState) -> Iterator[Driver]:
    """A table that nothing is drawn of."""
    with mock.patch.object(Stage, "draw"), arranged(Path(state.players)) as driver:
        yield driver


def test_every_event_is_shown_or_plain_and_has_its_case() -> None:
    with at_table(bakong_match(2)) as driver:
        assert set(records.EVENTS) - set(tabletop(scene(driver)).shows.showers()) == PLAIN
    assert set(records.EVENTS) - set(CASES) == {records.TrailLaid}


# Watching and skipping


def test_watched_frame_by_frame_each_ends_as_the_rules_say() -> None:
    """Without reduced motion, every frame drawn."""
    with arranged(Path(6), Preferences(fullscreen=False, speed="fast")) as driver:
        play = scene(driver)
        for kind, case in CASES.items():
            path, moves = case()
            portray(play, path.state)
            shown: set[type[Event]] = set()
            for move in moves:
                assert picture_matches(play)
                play.commit(move)
                shown |= {type(event) for event in play.match.history[-1].events}
                driver.until(lambda: not play.busy)
                assert picture_matches(play)
            assert kind in shown


@KINDS
def test_skipped_at_any_moment_it_leaves_the_same_picture(kind: type[Event]) -> None:
    """Skipped at once, after one tick, after two, and so on until all of it has been watched; step by step or all."""
    path, moves = CASES[kind]()
    start = path.state
    with still(start) as driver:
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
                pictures.append((shown_by(play), laid(play)))
            assert all(picture == pictures[0] for picture in pictures)
            events = play.match.history[-1].events
            portray(play, start.copy())
            tabletop(play).picture.take_in(events)
            assert pictures[0] == (shown_by(play), laid(play)), "going on later it looks the same"
            start.play(move)


def test_a_match_shown_or_skipped_ends_each_decision_alike() -> None:
    match, reference = bakong_match(4, 0, 4), bakong_match(4, 60, 4)
    with at_table(match) as driver:
        play = scene(driver)
        driver.settle()
        for number, entry in enumerate(reference.history):
            play.commit(entry.move)
            driver.turn(number % 4)
            if number % 3:
                while play.course.director.busy:
                    play.skip(everything=number % 3 == 1)
            else:
                driver.settle()
            assert picture_matches(play)
        shown = laid(play)
        play.rewind()
        assert laid(play) == shown


def test_the_trail_is_laid_tile_after_tile() -> None:
    with Driver(bakong_table(bakong_match(3)), SIZE) as driver:
        play = scene(driver)
        driver.turn(4)
        lying = [tile.alpha for tile in tabletop(play).picture.tiles.values()]
        assert lying[0] > lying[-1]
        driver.until(lambda: play.course.deciding)
        assert picture_matches(play)


# In the middle


@pytest.mark.parametrize("kind", [records.Stepped, records.TileFlipped, records.CaveRolled, records.ThrownAway])
def test_a_window_resized_in_the_middle_changes_nothing(kind: type[Event]) -> None:
    path, moves = CASES[kind]()
    with arranged(path) as driver:
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


def test_a_hop_rises_and_lands_and_others_make_room() -> None:
    path, moves = CASES[records.Stepped]()
    with arranged(path) as driver:
        play = scene(driver)
        play.commit(moves[0])
        highest, aside = 0.0, set()
        while play.course.director.busy:
            play.course.director.tick(0.02)
            highest = max(highest, tabletop(play).picture.crew[0].lift)
            aside.add(tabletop(play).picture.crew[3].x)
        assert highest > 30
        assert len(aside) > 3
        caught_up(play)
        assert picture_matches(play)


def test_a_tile_turns_edge_on_before_its_other_face_shows() -> None:
    path, moves = CASES[records.TileFlipped]()
    with arranged(path) as driver:
        play = scene(driver)
        tile = tabletop(play).picture.tiles[6]
        play.commit(moves[0])
        turns = {"river": 1.0, "cave": 1.0}
        while play.course.director.busy:
            play.course.director.tick(0.02)
            turns[tile.kind] = min(turns[tile.kind], tile.turn)
        assert turns["river"] < 0.2
        assert turns["cave"] < 0.2
        assert (tile.turn, tile.lift) == (1.0, 0.0)


def test_what_is_found_flies_to_the_place_it_then_has() -> None:
    path, moves = CASES[records.EmeraldsFound]()
    with arranged(path) as driver:
        play = scene(driver)
        play.commit(moves[0])
        seen = []
        while play.course.director.busy:
            play.course.director.tick(0.02)
            seen += [(one.art, one.x, one.y) for one in tabletop(play).picture.aloft]
        assert {art for art, *_ in seen} == {"emerald-1"}
        places = [
            layout.laid(layout.PACK, one).center for one in tabletop(play).picture.packs[0].laid if one.thing == "1"
        ]
        assert len(places) == 2
        for x, y in places:
            assert any(abs(at_x - x) + abs(at_y - y) < 40 for _, at_x, at_y in seen)


# The end, later, again


def test_home_waits_for_someone_and_leads_to_the_podium() -> None:
    path, moves = CASES[records.CameHome]()
    with arranged(path) as driver:
        play, keys = scene(driver), Keyboard(driver)
        play.commit(moves[0])
        driver.settle()
        driver.turn(50)
        assert play.course.director.holding
        assert play.prompt.text() == tabletop(play).words.hold()
        assert play.name(0) in play.prompt.text()
        assert picture_matches(play)
        assert tabletop(play).picture.first_home == 0
        keys.do(Action.CONFIRM)
        assert isinstance(driver.top, Results)


@pytest.mark.parametrize(("players", "memory"), [(2, "off"), (5, "on")])
def test_a_match_goes_on_later_exactly_as_it_looked(players: int, memory: str) -> None:
    for decisions in range(0, 200, 45):
        match = bakong_match(players, decisions, memory=memory)
        if match.over:
            break
        [saved] = [one for one in saves.unfinished() if one.moves == len(match.history)]
        later = saves.resume(saved.path)
        with at_table(later) as driver:
            driver.go_on(Keyboard(driver).do)
            play = scene(driver)
            assert picture_matches(play)
            assert tabletop(play).turn.remembers == (memory == "on")
            play.rewind()
            assert picture_matches(play)
            assert later.digest() == match.digest()


def test_a_match_is_watched_again() -> None:
    match = bakong_match(2, -1, 5)
    with Driver(Results(match, Seating.of(match.setup.seats)), SIZE, prefs()) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "results-again")
        play = scene(driver)
        driver.until(lambda: len(play.match.history) == 6)
        keys.do(Action.PREVIOUS)
        assert len(play.match.history) == 5
        assert picture_matches(play)
        keys.do(Action.MENU)
        driver.until(lambda: isinstance(driver.top, Results))
        assert driver.top.match.digest() == match.digest()


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_without_a_missing_text(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log, the prompt of every decision, the reasons and plates; none of them English by default."""
    asked: set[str] = set()
    look_up = Texts._format

    def spy(texts: Texts, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        asked.add(key)
        assert key in texts.sheets[0].patterns, f"{key} in {language}"
        text = look_up(texts, key, args)
        assert "{" not in text
        return text

    monkeypatch.setattr(Texts, "_format", spy)
    with arranged(Path(6), Preferences(fullscreen=False, language=language, reduced_motion=True)) as driver:
        play = scene(driver)
        for case in CASES.values():
            path, moves = case()
            portray(play, path.state)
            for move in moves:
                for target in [*play.choice.places, *tabletop(play).hover_spots()]:
                    play.choice.focus = target
                    assert play.prompt.text()
                assert all(tabletop(play).words.plate(plate.move) for plate in tabletop(play).plates.shown)
                play.match.play(move)
                events = play.match.history[-1].events
                for event in events:
                    assert bool(tabletop(play).words.line(event)) == (type(event) not in QUIET)
                tabletop(play).picture.take_in(events)
                if not play.match.over:
                    play.decide()
    assert len([key for key in asked if key.startswith("log-bakong")]) >= 24
