"""The stage: stack, transitions, overlays, sizes, full screen, crash page, quitting, sleeping, missing devices."""

from typing import Any

import pygame
import pytest

from game import saves
from scenes.devices.intents import Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import TRANSITION
from scenes.pages.over_table.pause import Pause
from scenes.pages.title import QuitDialog, Title
from scenes.screens import screen_at
from scenes.stage import navigation
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Pop, Push, Quit, Replace, Reset, Scene, Step
from scenes.stage.stage import Stage
from tests.shots import SIZES, dice_match, table
from tests.support.driver import Driver, Keyboard


class Card(Scene):
    """One colour, and a diary of what happens to it."""

    def __init__(self, colour: tuple[int, int, int] = (0, 0, 0), step: Step = None) -> None:
        self.colour, self.step = colour, step
        self.diary: list[str] = []

    def enter(self) -> None:
        self.diary.append("enter")

    def resume(self) -> None:
        self.diary.append("resume")

    def leave(self) -> None:
        self.diary.append("leave")

    def handle(self, intent: Intent) -> Step:
        return self.step if intent.action is Action.CONFIRM else None

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(self.colour)


class Slip(Card):
    """A card that covers nothing but a corner of what lies below."""

    overlay = True

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(self.colour, (0, 0, 10, 10))


def moving(**chosen: Any) -> Preferences:
    return Preferences(fullscreen=False, **chosen)


def pixel(driver: Driver, x: int = 640, y: int = 360) -> tuple[int, int, int]:
    r, g, b, _ = driver.stage.canvas.surface.get_at((x, y))
    return r, g, b


# The stack


def test_scenes_answer_with_push_pop_replace_and_reset() -> None:
    a, b, c, d = Card(), Card(), Card(), Card()
    with Driver(a) as driver:
        stage = driver.stage
        stage.take(Push(b))
        assert stage.scenes == [a, b]
        stage.take(Replace(c))
        assert (stage.scenes, b.diary) == ([a, c], ["enter", "leave"])
        stage.take(Pop())
        assert (stage.scenes, a.diary, c.diary) == ([a], ["enter", "resume"], ["enter", "leave"])
        stage.take(None)
        assert stage.scenes == [a]
        stage.take(Reset(c, d))
        assert (stage.scenes, a.diary[-1], stage.top) == ([c, d], "leave", d)
        assert all(scene.stage is stage for scene in (a, b, c, d))


def test_only_the_scene_on_top_takes_intents_and_what_it_answers_is_done() -> None:
    below, above = Card(step=Quit()), Card(step=Pop())
    with Driver(below) as driver:
        driver.stage.take(Push(above))
        driver.key("return")
        assert driver.stage.scenes == [below]
        assert driver.stage.running
        driver.key("return")
        assert not driver.stage.running


@pytest.mark.parametrize("end", [Quit(), Pop()])
def test_the_program_ends_when_no_scene_is_left(end: Step) -> None:
    card = Card(step=end)
    with Driver(card) as driver:
        driver.key("return")
        assert not driver.stage.running
        assert driver.stage.scenes == []
        assert card.diary == ["enter", "leave"]


def test_closing_the_window_ends_the_program_from_anywhere() -> None:
    with Driver(table(dice_match(3, 4))) as driver:
        Keyboard(driver).do(Action.MENU)
        assert isinstance(driver.top, Pause)
        pygame.event.post(pygame.Event(pygame.QUIT))
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        driver.turn()
        assert not driver.stage.running
        [saved] = saves.unfinished()
        assert saved.moves == 4


def test_the_real_loop_runs_until_someone_quits() -> None:
    with Driver() as driver:
        for event in (
            pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="\x1b"),
            pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""),
            pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"),
        ):
            pygame.event.post(event)
        driver.stage.scenes.clear()
        driver.stage.begin(navigation.Title())
        driver.stage.run()
        assert not driver.stage.running


def test_one_press_too_many_on_the_title_asks_first() -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        keys.do(Action.BACK)
        assert isinstance(driver.top, QuitDialog)
        keys.do(Action.CONFIRM)
        assert isinstance(driver.top, Title)
        keys.do(Action.BACK)
        driver.choose(keys, "quit-leave")
        assert not driver.stage.running


# Transitions and overlays


def test_a_new_scene_fades_in_over_the_old_one() -> None:
    with Driver(Card((200, 0, 0)), prefs=moving()) as driver:
        driver.stage.take(Push(Card((0, 200, 0))))
        shades = []
        for _ in range(round(TRANSITION / 0.05) + 2):
            driver.turn(1, 0.05)
            shades.append(pixel(driver))
        assert shades[0][0] > 120 > shades[0][1]
        assert [red for red, _, _ in shades] == sorted((red for red, _, _ in shades), reverse=True)
        assert shades[-1] == (0, 200, 0)


def test_reduced_motion_changes_scenes_at_once() -> None:
    with Driver(Card((200, 0, 0))) as driver:
        driver.stage.take(Push(Card((0, 200, 0))))
        driver.turn()
        assert pixel(driver) == (0, 200, 0)


def test_below_an_overlay_the_scene_shows_through_dimmed_and_still() -> None:
    below = Card((200, 200, 200))
    with Driver(below) as driver:
        driver.stage.take(Push(Slip((9, 9, 9))))
        driver.turn()
        assert pixel(driver, 5, 5) == (9, 9, 9)
        dimmed = pixel(driver)
        assert max(dimmed) < 150
        below.colour = (0, 0, 255)
        driver.stage.dirty = True
        driver.turn()
        assert pixel(driver) == dimmed
        driver.stage.take(Push(Slip((8, 8, 8))))
        driver.turn()
        assert max(pixel(driver)) < max(dimmed)
        for _ in range(2):
            driver.stage.take(Pop())
        driver.turn()
        assert pixel(driver) == (0, 0, 255)


# Sizes


@pytest.mark.parametrize("size", [(960, 540), (3840, 2160), (1024, 768), (1000, 400)])
def test_the_title_and_a_table_are_drawn_at_any_size(size: tuple[int, int]) -> None:
    with Driver(size=size) as driver:
        driver.stage.take(Push(table(dice_match(5, 8))))
        driver.turn()
        canvas = driver.stage.canvas
        assert canvas.surface.get_size() == size
        left, top = canvas.point(0, 0)
        right, bottom = canvas.point(1920, 1080)
        assert abs(left - (size[0] - right)) <= 1
        assert abs(top - (size[1] - bottom)) <= 1
        assert min(left, top) == 0
        assert (right - left) / (bottom - top) == pytest.approx(16 / 9, rel=0.01)
        assert len({pixel(driver, x, y) for x in range(0, size[0], 9) for y in range(0, size[1], 9)}) > 50
        assert driver.said == []


def test_backdrops_bleed_over_the_whole_window() -> None:
    with Driver(size=(1024, 768)) as driver:
        assert driver.stage.canvas.origin[1] > 90
        for y in (2, 765):
            assert {pixel(driver, x, y) for x in range(0, 1024, 64)} != {(0, 0, 0)}


def test_a_resized_window_is_drawn_anew_at_its_size_with_the_match_untouched() -> None:
    with Driver(table(dice_match(4, 9))) as driver:
        digest, focus = driver.play.match.digest(), driver.play.choice.focus
        assert focus is not None
        for size in ((960, 540), (1600, 700), (1280, 720)):
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
            driver.turn()
            assert driver.stage.canvas.surface.get_size() == size
            other = next(target for target in driver.play.choice.places if target != focus)
            driver.move_mouse(*driver.play.choice.places[other].center)
            assert driver.play.choice.focus == other
            driver.move_mouse(*driver.play.choice.places[focus].center)
            assert (driver.play.match.digest(), driver.play.choice.focus) == (digest, focus)


def test_pictures_are_taken_at_three_sizes() -> None:
    assert SIZES == ((1280, 720), (1920, 1080), (3840, 2160))


def is_fullscreen() -> bool:
    surface = pygame.display.get_surface()
    return surface is not None and bool(surface.get_flags() & pygame.FULLSCREEN)


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, pygame.KMOD_NONE), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_f11_and_alt_enter_switch_between_window_and_full_screen(key: int, mod: int) -> None:
    from scenes.stage import preferences

    with Driver(prefs=moving(reduced_motion=True)) as driver:
        assert not is_fullscreen()
        for wanted in (True, False, True, False):
            driver.key(key, mod)
            assert driver.stage.prefs.fullscreen is is_fullscreen() is wanted
            assert preferences.load().fullscreen is wanted
            assert driver.stage.canvas.surface is pygame.display.get_surface()
            assert isinstance(driver.top, Title), "the key is the window's, not the title's"


def test_the_settings_switch_full_screen_too() -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "title-settings")
        driver.choose(keys, "settings-fullscreen")
        assert is_fullscreen()
        keys.do(Action.LEFT)
        assert not is_fullscreen()


def test_a_window_of_its_own_size_starts_in_a_window_and_without_one_as_preferred() -> None:
    assert Stage(Preferences(fullscreen=True), screen_at, (800, 500)).canvas.surface.get_size() == (800, 500)
    assert not is_fullscreen()
    Stage(Preferences(fullscreen=True), screen_at)
    assert is_fullscreen()
    Stage(Preferences(fullscreen=False), screen_at)
    assert not is_fullscreen()


# Sleeping


def draws(driver: Driver, monkeypatch: pytest.MonkeyPatch, turns: int = 60) -> int:
    """How many frames are drawn in so many turns."""
    count = 0
    draw = Stage.draw

    def counted(stage: Stage) -> None:
        nonlocal count
        count += 1
        draw(stage)

    with monkeypatch.context() as patch:
        patch.setattr(Stage, "draw", counted)
        driver.turn(turns, 1 / 60)
    return count


def test_a_still_scene_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for first in (Title(), table(dice_match(5, 8))):
        with Driver(first) as driver:
            driver.turn(5)
            assert draws(driver, monkeypatch) == 0
            driver.key("right")
            driver.key_down("left")
            assert draws(driver, monkeypatch, 2) == 1


def test_ambient_motion_is_drawn_at_its_own_pace_and_an_animation_every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    with Driver(prefs=moving()) as driver:
        driver.turn(30)
        assert 12 <= draws(driver, monkeypatch) <= 16
    with Driver(table(dice_match(3, 0)), prefs=moving()) as driver:
        driver.turn(20)
        assert draws(driver, monkeypatch) == 60


def test_an_uncovered_window_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with Driver() as driver:
        driver.turn(5)
        for kind in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            pygame.event.post(pygame.Event(kind))
            assert draws(driver, monkeypatch, 5) == 1
