"""SDL's mixer is not made for two threads at once: who reads, opens or closes it beside the loop, and who waits."""

import threading
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from scenes.stage import sound, stage
from tests.support.driver import Driver


class HeldUp:
    """Something that, once begun in a thread, does not end before somebody waits for that thread."""

    def __init__(self, answer: Callable[..., object]) -> None:
        self.answer, self.begun, self.released = answer, threading.Event(), threading.Event()
        self.asked: list[tuple[object, ...]] = []

    def __call__(self, *how: object) -> object:
        self.asked.append(how)
        self.begun.set()
        self.released.wait()
        return self.answer(*how)

    def let_go_when_waited_for(self, thread: threading.Thread | None, monkeypatch: pytest.MonkeyPatch) -> None:
        assert thread is not None
        wait = thread.join

        def join(timeout: float | None = None) -> None:
            self.released.set()
            wait(timeout)

        monkeypatch.setattr(thread, "join", join)


@pytest.fixture(autouse=True)
def closed() -> None:
    """Each of these begins with a mixer that has read nothing yet."""
    pygame.mixer.quit()


def leave(driver: Driver, held_up: HeldUp) -> bool:
    """Whether whoever left waited for what is held up; it goes on afterwards in any case."""
    pygame.event.post(pygame.Event(pygame.QUIT))
    driver.stage.run()
    waited = held_up.released.is_set()
    held_up.released.set()
    return waited


def open_anew(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> HeldUp:
    """The mixer closes for another loudspeaker, in a thread, and does not come to an end."""
    closing = HeldUp(pygame.mixer.quit)
    driver.turn(2)
    monkeypatch.setattr(pygame.mixer, "quit", closing)
    driver.stage.sound._wait = 0
    driver.turn()
    closing.begun.wait()
    return closing


def test_effects_and_the_tune_are_never_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    alone: list[tuple[str, bool]] = []

    def read(path: Path) -> Mock:
        alone.append((path.name, sound.READING.locked()))
        return Mock()

    monkeypatch.setattr(pygame.mixer, "Sound", read)
    monkeypatch.setattr(pygame.mixer.music, "load", read)
    monkeypatch.setattr(pygame.mixer.music, "play", Mock())
    with Driver() as driver:
        driver.turn(2)
        reading = driver.stage.sound._reading
        assert reading is not None
        reading.join()
        driver.stage.sound.music("dice")
    assert [name for name, _ in alone if name.startswith("music-")] == ["music-title.ogg", "music-dice.ogg"]
    assert alone[0][0] == "music-title.ogg", "nobody waits for the tune at the start"
    assert len(alone) > 20
    assert all(locked for _, locked in alone)


def test_who_leaves_waits_for_the_effect_that_is_being_read_and_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = HeldUp(lambda _: Mock())
    monkeypatch.setattr(pygame.mixer, "Sound", reading)
    with Driver() as driver:
        driver.turn(2)
        reading.begun.wait()
        reading.let_go_when_waited_for(driver.stage.sound._reading, monkeypatch)
        assert leave(driver, reading)
    assert len(reading.asked) == 1


def test_who_leaves_waits_for_a_mixer_that_opens_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that close the mixer at once give its music back twice."""
    with Driver() as driver:
        closing = open_anew(driver, monkeypatch)
        closing.let_go_when_waited_for(driver.stage.sound._move, monkeypatch)
        assert leave(driver, closing)


def test_a_mixer_that_never_opens_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "LAST_WORDS", 0.01)
    with Driver() as driver:
        assert not leave(driver, open_anew(driver, monkeypatch))
