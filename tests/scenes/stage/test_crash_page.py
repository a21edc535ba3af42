"""The crash page can always be drawn, whatever is broken, and leads on."""

from pathlib import Path

import pygame
import pytest

from game import storage
from scenes.devices.intents import Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.pages.title import Title
from scenes.stage.crash import CrashPage, describe
from scenes.stage.scene import Scene, Step
from tests.support.driver import Driver, Keyboard


class Trap(Scene):
    """Breaks when somebody chooses it, with these words."""

    def __init__(self, words: str = "an accident") -> None:
        self.words = words

    def handle(self, intent: Intent) -> Step:
        if intent.action is Action.CONFIRM:
            raise ValueError(self.words)
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill((0, 0, 0))


@pytest.fixture
def driver() -> Driver:
    driver = Driver(Trap())
    driver.may_crash = True
    return driver


def reports(folder: Path) -> int:
    return len([*(folder / "crashes").glob("*.txt")])


def shades(driver: Driver) -> int:
    surface = driver.stage.canvas.surface
    width, height = surface.get_size()
    return len({tuple(surface.get_at((x, y))) for x in range(0, width, 2) for y in range(0, height, 2)})


def go_on(driver: Driver) -> None:
    keys = Keyboard(driver)
    keys.do(Action.CONFIRM)
    assert isinstance(driver.top, Title)


def broken(*_: object, **__: object) -> None:
    raise OSError("broken too")


@pytest.mark.parametrize("part", ["panel", "text", "art", "ground", "lettering", "fitted"])
def test_where_it_cannot_be_drawn_as_it_should_be_plain_letters_do(
    driver: Driver, part: str, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    with driver:
        with monkeypatch.context() as patch:
            patch.setattr(Canvas, part, broken)
            Keyboard(driver).do(Action.CONFIRM)
            driver.turn(5)
            assert isinstance(driver.top, CrashPage)
            assert "an accident" in driver.top.what
            assert shades(driver) > 2, "there is something to read"
        assert reports(data_folder) == 1
        go_on(driver)


def test_plain_letters_are_ours_for_a_built_program_has_no_others(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    font = pygame.font.Font

    def ours(file: object, size: int) -> pygame.font.Font:
        if file is None:
            raise FileNotFoundError("freesansbold.ttf")
        return font(file, size)  # type: ignore[arg-type]

    with driver, monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", broken)
        patch.setattr(pygame.font, "Font", ours)
        Keyboard(driver).do(Action.CONFIRM)
        driver.turn(5)
        assert isinstance(driver.top, CrashPage)
        assert shades(driver) > 2, "there is something to read"


def test_without_any_letters_its_buttons_work(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    with driver:
        with monkeypatch.context() as patch:
            patch.setattr(Canvas, "text", broken)
            patch.setattr(pygame.font, "Font", broken)
            Keyboard(driver).do(Action.CONFIRM)
            driver.turn(5)
            assert isinstance(driver.top, CrashPage)
        go_on(driver)


def test_what_breaks_in_every_frame_is_reported_once_and_can_be_left(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    with driver:
        monkeypatch.setattr(CrashPage, "draw", broken)
        Keyboard(driver).do(Action.CONFIRM)
        driver.turn(30)
        assert reports(data_folder) == 2
        Keyboard(driver).do(Action.BACK)
        assert not driver.stage.running


def test_a_notice_that_cannot_be_drawn_does_not_end_the_program(driver: Driver, data_folder: Path) -> None:
    with driver:
        driver.stage.toasts.draw = broken  # type: ignore[method-assign]
        storage.notice("something nobody can write")
        driver.turn(5)
        assert isinstance(driver.top, CrashPage)
        assert reports(data_folder) == 1
        driver.turn(30)
        assert reports(data_folder) == 1
        go_on(driver)


def test_a_title_that_cannot_be_built_leaves_the_page_where_it_is(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with driver:
        keys = Keyboard(driver)
        keys.do(Action.CONFIRM)
        with monkeypatch.context() as patch:
            patch.setattr(driver.stage, "screen_at", broken)
            keys.do(Action.CONFIRM)
            assert isinstance(driver.top, CrashPage)
            assert "broken too" in driver.top.what
            keys.do(Action.CONFIRM)
            assert isinstance(driver.top, CrashPage)
        go_on(driver)


@pytest.mark.parametrize("words", ["a\x00b", "lone \ud800 half", "x" * 100_000, "{braces}", "", "\u202e\n\t"])
def test_whatever_an_error_says_can_be_said(words: str) -> None:
    with Driver(Trap(words)) as driver:
        driver.may_crash = True
        Keyboard(driver).do(Action.CONFIRM)
        driver.turn(5)
        assert isinstance(driver.top, CrashPage)
        assert driver.top.what.startswith("ValueError")
        go_on(driver)


def test_an_error_that_cannot_even_be_named_has_its_kind() -> None:
    class Speechless(Exception):  # noqa: N818
        __str__ = broken  # type: ignore[assignment]

    assert describe(Speechless()) == "Speechless"


@pytest.mark.parametrize("size", [(16, 9), (1, 1)])
def test_it_stands_in_a_window_of_any_size(size: tuple[int, int]) -> None:
    with Driver(Trap(), size=size) as driver:
        driver.may_crash = True
        Keyboard(driver).do(Action.CONFIRM)
        driver.turn()
        assert isinstance(driver.top, CrashPage)
        go_on(driver)
