"""A scene that takes long to draw for the first time is rehearsed unseen, and something moves meanwhile."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from game import catalogue
from scenes.devices.intents import Action, Device, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import TRANSITION
from scenes.screens import screen_at, soon
from scenes.stage.crash import CrashPage
from scenes.stage.preferences import Preferences
from scenes.stage.rehearsal import BOAT_AFTER, DIM
from scenes.stage.scene import Push, Scene, Step
from scenes.stage.stage import Stage

BRIGHT, NEW = (200, 160, 120), (20, 90, 40)
FRAME = 1 / 60


class Plain(Scene):
    def __init__(self, step: Step = None) -> None:
        self.step = step
        self.diary: list[str] = []

    def handle(self, intent: Intent) -> Step:
        self.diary.append(intent.action.value)
        return self.step if intent.action is Action.CONFIRM else None

    def tick(self, dt: float) -> Step:  # noqa: ARG002
        self.diary.append("tick")
        return None

    def leave(self) -> None:
        self.diary.append("leave")

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(BRIGHT)


class Slow(Plain):
    """Its first picture is ready when the test says so."""

    def __init__(self, ready: bool = False) -> None:
        super().__init__()
        self.ready = threading.Event()
        self.sizes: list[tuple[int, int]] = []
        self.fault: Exception | None = None
        if ready:
            self.ready.set()

    def draw(self, canvas: Canvas) -> None:
        self.sizes.append(canvas.surface.get_size())
        assert self.ready.wait(30)
        if self.fault:
            raise self.fault
        canvas.surface.fill(NEW)


def press(key: int) -> list[pygame.Event]:
    return [pygame.Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def stage_of(scene: Scene, patience: float | None = 0.0, **chosen: Any) -> Stage:
    stage = Stage(Preferences(fullscreen=False, **chosen), screen_at, (640, 360), patience=patience)
    stage.take(Push(scene))
    stage.turn(FRAME)
    return stage


@contextmanager
def rehearsal(**chosen: Any) -> Iterator[tuple[Stage, Plain, Slow]]:
    """Somebody has pressed a button, and the scene it leads to is being rehearsed."""
    slow = Slow()
    plain = Plain(Push(slow))
    stage = stage_of(plain, **chosen)
    stage.turn(FRAME, press(pygame.K_RETURN))
    try:
        yield stage, plain, slow
    finally:
        slow.ready.set()


def finish(stage: Stage, slow: Slow) -> None:
    slow.ready.set()
    for _ in range(500):
        if not stage.rehearsing:
            return
        stage.turn(FRAME)
        threading.Event().wait(0.01)
    raise AssertionError("the rehearsal does not end")


def pixel(stage: Stage, at: tuple[int, int] = (320, 100)) -> tuple[int, ...]:
    return tuple(stage.canvas.surface.get_at(at))[:3]


def picture(stage: Stage) -> bytes:
    return pygame.image.tobytes(stage.canvas.surface, "RGB")


def test_meanwhile_the_old_picture_grows_dark_and_a_boat_passes() -> None:
    with rehearsal() as (stage, _, slow):
        assert stage.rehearsing
        assert pixel(stage) == BRIGHT
        lights, pictures = [], []
        for _ in range(round((max(DIM, BOAT_AFTER) + 0.5) / FRAME)):
            stage.turn(FRAME)
            lights.append(sum(pixel(stage)))
            pictures.append(picture(stage))
        assert sum(BRIGHT) / 3 < lights[-1] < lights[0] < sum(BRIGHT)
        assert len(set(pictures[-20:])) == 20, "the boat stands still"
        finish(stage, slow)


def test_the_boat_leaves_nothing_behind() -> None:
    with rehearsal() as (stage, _, slow):
        for _ in range(round(6 / FRAME)):
            stage.turn(FRAME)
            dark = pixel(stage)
            boat = [x for x in range(0, 640, 4) for y in (315, 330) if pixel(stage, (x, y)) != dark]
            assert not boat or max(boat) - min(boat) <= 90
        finish(stage, slow)


def test_with_reduced_motion_it_only_grows_dark() -> None:
    with rehearsal(reduced_motion=True) as (stage, _, slow):
        for _ in range(40):
            stage.turn(FRAME)
        before = picture(stage)
        assert before == bytes(pixel(stage)) * (640 * 360)
        stage.turn(FRAME)
        assert picture(stage) == before
        assert sum(pixel(stage)) < sum(BRIGHT)
        finish(stage, slow)
        assert pixel(stage) == NEW


def test_the_new_scene_fades_in_over_the_dark_picture_and_is_on_the_clock_only_then() -> None:
    with rehearsal() as (stage, _, slow):
        for _ in range(10):
            stage.turn(FRAME)
        assert slow.diary == ["tick"], "as without a rehearsal, once before its first picture"
        finish(stage, slow)
        assert pixel(stage) != NEW
        for _ in range(round(TRANSITION / FRAME) + 2):
            stage.turn(FRAME)
        assert pixel(stage) == NEW
        assert slow.diary.count("tick") > 5


def test_what_is_ready_in_time_is_shown_at_once() -> None:
    slow = Slow(ready=True)
    stage = stage_of(Plain(Push(slow)), patience=30.0, reduced_motion=True)
    stage.turn(FRAME, press(pygame.K_RETURN))
    assert not stage.rehearsing
    assert pixel(stage) == NEW


def test_without_patience_nothing_is_rehearsed() -> None:
    slow = Slow(ready=True)
    stage = stage_of(Plain(Push(slow)), patience=None, reduced_motion=True)
    stage.turn(FRAME, press(pygame.K_RETURN))
    assert len(slow.sizes) == 1
    assert pixel(stage) == NEW


def test_the_very_first_picture_is_not_rehearsed() -> None:
    slow = Slow(ready=True)
    stage = stage_of(slow)
    assert not stage.rehearsing
    assert len(slow.sizes) == 1
    assert pixel(stage) == NEW


def test_presses_meanwhile_reach_neither_scene() -> None:
    with rehearsal() as (stage, plain, slow):
        known = list(plain.diary)
        stage.turn(FRAME, press(pygame.K_RETURN))
        stage.turn(FRAME, [pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0)])
        finish(stage, slow)
        for _ in range(60):
            stage.turn(FRAME)
        assert plain.diary == known
        assert set(slow.diary) == {"tick"}, "a key held down since then does not come again"


def test_a_controller_that_comes_or_goes_meanwhile_is_told_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    with rehearsal() as (stage, plain, slow):
        lost = Intent(Action.LOST, Device("pad", 1))
        monkeypatch.setattr(stage.input, "intents", lambda _: [lost, Intent(Action.CONFIRM, Device("pad", 1))])
        stage.turn(FRAME, [pygame.Event(pygame.USEREVENT)])
        assert Action.LOST.value not in plain.diary + slow.diary
        finish(stage, slow)
        assert slow.diary.count(Action.LOST.value) == 1
        assert Action.CONFIRM.value not in slow.diary


def test_what_goes_wrong_in_a_rehearsal_ends_on_the_crash_page() -> None:
    with rehearsal() as (stage, _, slow):
        slow.fault = ValueError("no paint")
        finish(stage, slow)
        assert isinstance(stage.top, CrashPage)
        assert "no paint" in str(stage.top.__dict__)


def test_a_window_resized_meanwhile_has_the_scene_rehearsed_for_its_new_size() -> None:
    with rehearsal() as (stage, _, slow):
        for _ in range(20):
            stage.turn(FRAME)
        slow.ready.set()
        pygame.display.set_mode((800, 450), pygame.RESIZABLE)
        stage.turn(FRAME, [pygame.Event(pygame.VIDEORESIZE, size=(800, 450), w=800, h=450)])
        finish(stage, slow)
        assert slow.sizes[:2] == [(640, 360), (800, 450)]
        assert stage.canvas.surface.get_size() == (800, 450)


def test_leaving_the_program_meanwhile() -> None:
    with rehearsal() as (stage, plain, slow):
        slow.ready.set()
        stage.turn(FRAME, [pygame.Event(pygame.QUIT)])
        assert not stage.running
        assert plain.diary[-1] == slow.diary[-1] == "leave"


def test_what_will_be_wanted_soon_is_there() -> None:
    """What cannot be loaded beside the loop would be passed over silently."""
    assert len(list(soon())) > len(catalogue.GAMES)


def mouse(kind: int) -> list[pygame.Event]:
    return [pygame.Event(kind, pos=(320, 100), button=1, touch=False)]


def test_a_press_begun_before_the_scene_came_does_nothing_there() -> None:
    with rehearsal() as (stage, _, slow):
        stage.turn(FRAME, mouse(pygame.MOUSEBUTTONDOWN))
        finish(stage, slow)
        slow.diary.clear()
        stage.turn(FRAME, mouse(pygame.MOUSEBUTTONUP))
        assert Action.CONFIRM.value not in slow.diary
        stage.turn(FRAME, [*mouse(pygame.MOUSEBUTTONDOWN), *mouse(pygame.MOUSEBUTTONUP)])
        assert Action.CONFIRM.value in slow.diary


class Over(Plain):
    overlay = True

    def draw(self, canvas: Canvas) -> None:
        """Nothing of its own."""


def test_what_shows_through_an_overlay_is_rehearsed_with_it() -> None:
    """Say the pause, back from the settings: whatever the table needs has gone from the shelves meanwhile."""
    slow = Slow(ready=True)
    stage = stage_of(slow)
    stage.take(Push(Plain()))
    stage.turn(FRAME)
    slow.ready.clear()
    stage.scenes[-1] = Over()
    stage.take(Push(Over()))
    stage.turn(FRAME)
    assert stage.rehearsing
    finish(stage, slow)
