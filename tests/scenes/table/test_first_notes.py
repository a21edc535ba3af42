"""When something first happens: one sentence, once in a household, and only where people play."""

import pytest

from game.klongs import records
from game.match import Match
from scenes.devices.intents import Action
from scenes.pages.settings import SUBJECTS, Settings
from scenes.stage import preferences
from scenes.stage.preferences import Preferences
from scenes.table.guides.watcher import Watcher
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene
from tests.shots.looking import with_thief
from tests.shots.matches import random_match, table_of
from tests.support.driver import Driver, Keyboard


def thief(play: TableScene) -> records.Place:
    kinds = play.match.state.rules.kind  # type: ignore[attr-defined]
    moves = [move for move in play.match.state.moves() if isinstance(move, records.Place)]
    return next(move for move in moves if kinds[move.boat] == "thief")


def at_table(match: Match, **chosen: object) -> Driver:
    prefs = Preferences(fullscreen=False, speed="fast", reduced_motion=True, **chosen)  # type: ignore[arg-type]
    return Driver(table_of(match), prefs=prefs)


def notes_of(driver: Driver) -> list[str]:
    """What is explained while a thief is placed, and everything is watched."""
    play, found = driver.play, list[str]()
    play.commit(thief(play))
    for _ in range(2000):
        if not play.course.director.busy:
            return found
        driver.turn()
        note = play.asides.notes.shown
        if note and note.key not in found:
            found.append(note.key)
    raise AssertionError("the note never goes")


def test_it_comes_once_and_is_remembered_after_a_restart() -> None:
    with at_table(with_thief()) as driver:
        assert notes_of(driver) == ["first-thief"]
    kept = preferences.load()
    assert kept.noted == ["first-thief"]
    with at_table(with_thief(), noted=kept.noted) as driver:
        assert notes_of(driver) == []


def test_off_means_off() -> None:
    with at_table(with_thief(), first_notes=False) as driver:
        assert notes_of(driver) == []
        assert driver.stage.prefs.noted == []


def test_a_press_ends_it_and_who_skips_all_meets_it_another_time() -> None:
    with at_table(with_thief()) as driver:
        play = driver.play
        play.commit(thief(play))
        driver.until(lambda: play.asides.notes.shown is not None)
        Keyboard(driver).do(Action.CONFIRM)
        assert play.asides.notes.shown is None
    with at_table(with_thief()) as driver:
        driver.play.commit(thief(driver.play))
        driver.play.skip(everything=True)
        assert driver.play.asides.notes.shown is None
        assert driver.stage.prefs.noted == []


@pytest.mark.parametrize("by_itself", [False, True])
def test_a_press_that_was_meant_for_the_note_chooses_nothing(by_itself: bool) -> None:
    """Neither the second of two quick ones, nor one that comes just when the note has gone by itself."""
    with at_table(with_thief()) as driver:
        play = driver.play
        play.commit(thief(play))
        driver.until(lambda: play.asides.notes.shown is not None)
        if not by_itself:
            play.skip()
        driver.until(lambda: play.asides.notes.shown is None)
        driver.turn(10)
        assert play.course.deciding
        before = play.match.digest(), play.choice.steps
        Keyboard(driver).do(Action.CONFIRM)
        assert (play.match.digest(), play.choice.steps) == before


def test_nothing_is_explained_to_those_who_look_on() -> None:
    match = with_thief()
    with Driver(
        sit_down(match, table_of(match).seating, Watcher(match)), prefs=Preferences(fullscreen=False)
    ) as driver:
        play = driver.play
        assert play.asides.notes.after([records.BoatPlaced(0, thief(play).boat, 0)]) == []


def test_the_settings_switch_it_off_and_begin_anew() -> None:
    with Driver(Settings(), prefs=Preferences(fullscreen=False, noted=["first-thief"])) as driver:
        keys = Keyboard(driver)
        while SUBJECTS[driver.top.subject][0] != "help":
            keys.do(Action.NEXT)
        driver.top._into()
        driver.walk(keys, "settings-notes")
        keys.do(Action.CONFIRM)
        assert not driver.stage.prefs.first_notes
        driver.choose(keys, "settings-notes-again")
        assert (driver.stage.prefs.first_notes, driver.stage.prefs.noted) == (True, [])
        assert preferences.load().noted == []


@pytest.mark.parametrize(
    ("game_id", "seats", "wanted"),
    [
        (
            "klongs",
            3,
            {
                *("first-cookshop", "first-thief", "first-inspector", "first-market-little", "first-market-big"),
                *("first-luk-phat", "first-neutral", "first-movement"),
            },
        ),
        ("bakong", 4, {"first-quicksand", "first-cave"}),
        ("market", 3, {"first-chilli"}),
        ("dice", 3, {"first-sum", "first-majority"}),
    ],
)
def test_every_note_comes_up_in_matches(game_id: str, seats: int, wanted: set[str]) -> None:
    """Each with its sentence and a picture that exists."""
    found: set[str] = set()
    for seed in range(12):
        match = random_match(game_id, seats, 0, seed)
        play = table_of(match)
        with Driver(play) as driver:
            while not match.over and not found >= wanted:
                events = match.play(match.state.moves()[(seed * 7 + len(match.history)) % len(match.state.moves())])
                for note in filter(None, map(play.tabletop.words.first_note, events)):
                    found.add(note.key)
                    assert driver.stage.texts(note.key) != note.key
                    assert driver.stage.canvas.picture(note.art, (8, 8))
    assert found == wanted
