"""Reading aloud: what is new is said once it rests, once, and never in anybody's way."""

import shutil
import sys

import pygame
import pytest

from game import storage
from scenes.devices.intents import Action, Intent
from scenes.pages.settings import SUBJECTS, Settings
from scenes.pages.widgets import Toggle
from scenes.stage.narration import narrator as narration
from scenes.stage.narration.narrator import REST, Narrator
from scenes.stage.narration.spoken import LONGEST, Spoken, sentences
from scenes.stage.scene import Scene, Step
from tests.support.driver import Driver, Keyboard
from tests.support.senses.recorded_voice import RecordedVoice, listen_to


class Told(Scene):
    """Says what it is told to, and counts how often it is asked."""

    def __init__(self, *lines: str, focus: str = "", turn: tuple[str, ...] = ()) -> None:
        self.words = Spoken(lines, focus, turn)
        self.asked = 0

    def spoken(self) -> Spoken:
        self.asked += 1
        return self.words

    def spoken_of(self) -> object:
        return self.words

    def tick(self, _dt: float) -> Step:
        return None


class Clock:
    """A narrator whose time passes by hand."""

    def __init__(self) -> None:
        self.voice, self.now = RecordedVoice(), 0.0
        self.narrator = Narrator(lambda: self.voice)

    def tick(self, scene: Scene, seconds: float = REST / 5, notice: str = "") -> None:
        self.now += seconds
        self.narrator.tick(scene, notice, 0, self.now, "de")

    def rest(self, scene: Scene, notice: str = "") -> list[str]:
        """Until what is there has been said; what that was."""
        before = len(self.voice.said)
        self.tick(scene, notice=notice)
        self.tick(scene, REST + 0.01, notice)
        return self.voice.said[before:]


def test_a_scene_is_told_whole_and_then_what_changes_there() -> None:
    clock, scene = Clock(), Told("Settings", focus="Music: 50 %")
    assert clock.rest(scene) == ["Settings. Music: 50 %."]
    assert clock.voice.languages == ["de"]
    scene.words = Spoken(("Settings",), "Mute: Off")
    assert clock.rest(scene) == ["Mute: Off."]
    scene.words = Spoken(("Settings", "A note!"), "Mute: Off")
    assert clock.rest(scene) == ["A note!"]
    assert clock.rest(scene, notice="The disk is full.") == ["The disk is full."]
    assert clock.rest(Told("Pause", focus="Continue")) == ["Pause. Continue."]
    assert clock.rest(scene) == ["Settings. A note! Mute: Off."]


def test_a_focus_on_its_way_is_quiet_and_nothing_is_said_twice_in_a_row() -> None:
    clock, scene = Clock(), Told("Table", focus="one")
    clock.rest(scene)
    for word in ("two", "three", "four"):
        scene.words = Spoken(("Table",), word)
        clock.tick(scene)
    assert clock.rest(scene) == ["four."]
    for word in ("five", "four"):
        scene.words = Spoken(("Table",), word)
        clock.tick(scene)
    assert clock.rest(scene) == []


def test_a_scene_is_asked_only_when_something_has_changed() -> None:
    clock, scene = Clock(), Told("Table")
    for _ in range(50):
        clock.tick(scene)
    assert scene.asked == 1


def test_the_line_about_ones_own_turn_is_said_again_where_another_cuts_it_off() -> None:
    clock, turn = Clock(), "Mali: take a die"
    scene = Told("Dice", turn, focus="red 3", turn=(turn,))
    clock.rest(scene)
    clock.voice.talking = True
    assert clock.rest(scene, notice="The disk is full.") == ["The disk is full. Mali: take a die."]
    scene.words = Spoken(("Dice", turn), "red 4", (turn,))
    assert clock.rest(scene, notice="The disk is full.") == ["red 4."], "whoever moves on knows that it is their turn"
    clock.voice.talking = False
    scene.words = Spoken(("Dice", turn, "It is Mali’s turn."), "red 4", (turn,))
    assert clock.rest(scene) == ["It is Mali’s turn."], "it has been heard"


def test_words_are_data_of_bounded_length() -> None:
    assert sentences(("One", "", "two?", "three\n  four\x00")) == "One. two? three four?."
    assert len(sentences(["word"] * LONGEST)) == LONGEST


def test_reading_aloud_is_off_at_first_and_then_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Told("Table")
    with Driver(scene) as driver:
        driver.turn(20)
        assert scene.asked == 0
        monkeypatch.setattr(narration, "system_voice", lambda: pytest.fail("nothing is read aloud"))
        assert not driver.stage.narrator.talking


def test_notices_and_the_crash_page_are_read_aloud() -> None:
    class Broken(Told):
        def handle(self, _intent: Intent) -> Step:
            raise ValueError("an example")

    with Driver(Broken("Table")) as driver:
        voice = listen_to(driver.stage)
        driver.may_crash = True
        storage.notice("The disk is full.")
        driver.turn(20)
        Keyboard(driver).do(Action.CONFIRM)
        driver.turn(20)
    assert voice.said[0] == "Table. The disk is full."
    assert "ValueError: an example." in voice.said[-1]
    assert driver.stage.texts("crash-to-title") in voice.said[-1]


def test_switched_off_or_muted_it_is_silent_at_once_and_the_music_comes_back() -> None:
    for setting, value in (("read_aloud", False), ("mute", True)):
        with Driver(Told("Table")) as driver:
            stage = driver.stage
            voice = listen_to(stage)
            voice.talking = True
            driver.turn(20)
            assert voice.said == ["Table."]
            assert stage.sound.giving_way
            setattr(stage.prefs, setting, value)
            stage.apply_preferences()
            assert voice.closed == [0.0], "and nobody waits for it"
            assert not stage.sound.giving_way
            driver.turn(20)
            assert voice.said == ["Table."]


def test_the_music_is_lower_meanwhile() -> None:
    with Driver(Told("Table")) as driver:
        sound = driver.stage.sound
        usual = sound._loudness()
        sound.give_way(True)
        assert 0 < sound._loudness() < usual


def test_leaving_ends_it() -> None:
    with Driver(Told("Table")) as driver:
        voice = listen_to(driver.stage)
        driver.turn(20)
        pygame.event.post(pygame.Event(pygame.QUIT))
        driver.stage.run()
    [patience] = voice.closed
    assert patience > 0, "the last process is gone before the program is"


def row_of(driver: Driver) -> Toggle:
    """The switch in the settings."""
    page = driver.top
    assert isinstance(page, Settings)
    page.subject = [key for key, _ in SUBJECTS].index("sound")
    page.build()
    row = page.widgets[-1]
    assert isinstance(row, Toggle)
    return row


def test_the_settings_switch_it_on_and_say_where_there_is_no_speech(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    with Driver(Settings()) as driver:
        texts, row = driver.stage.texts, row_of(driver)
        voice = listen_to(driver.stage)
        driver.stage.prefs.read_aloud = False
        assert (row.said(), row.hint) == ("Read aloud: Off", texts("settings-aloud-hint"))
        driver.top.focus = len(driver.top.widgets) - 1
        Keyboard(driver).do(Action.CONFIRM)
        driver.turn(20)
        assert driver.stage.prefs.read_aloud
        assert voice.said == [sentences(("Settings", "Read aloud: On", row.hint))]
        driver.stage.prefs.mute = True
        assert row_of(driver).hint == texts("settings-aloud-muted")
        monkeypatch.setattr(shutil, "which", lambda _name: None)
        for system, key in (("linux", "settings-aloud-linux"), ("darwin", "settings-aloud-none")):
            monkeypatch.setattr(sys, "platform", system)
            row = row_of(driver)
            assert (row.hint, row.enabled) == (texts(key), False)
            assert "speech-dispatcher" in texts("settings-aloud-linux")
