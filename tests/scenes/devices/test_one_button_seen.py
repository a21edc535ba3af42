"""One button on the screen: only one thing seems chosen, and the sign that it rests covers nothing."""

from collections.abc import Callable, Hashable

import pytest
from pygame import FRect, Surface

from scenes.drawing.canvas import Canvas
from scenes.drawing.raster import Fonts, Shelf
from scenes.drawing.theme import PLAN
from scenes.pages.settings import Settings
from scenes.stage.preferences import Preferences
from tests.shots import SHOTS
from tests.support.driver import Driver
from tests.support.hands.one_button import LOOK, WithOneButton
from tests.support.senses.measuring import Measuring


@pytest.fixture
def framed(monkeypatch: pytest.MonkeyPatch) -> list[FRect]:
    """Where the frame of the focus was really drawn, in pixels."""
    found: list[FRect] = []
    blit, get, marked = Canvas.blit, Shelf.get, []

    def watch(shelf: Shelf, key: Hashable, make: Callable[[], Surface]) -> Surface:
        surface = get(shelf, key, make)
        if isinstance(key, tuple) and key[0] == "frame":
            marked.append(surface)
        return surface

    def spy(canvas: Canvas, surface: Surface, at: tuple[int, int], *rest: float) -> None:
        if any(surface is one for one in marked):
            found.append(FRect(*at, *surface.get_size()))
        blit(canvas, surface, at, *rest)

    monkeypatch.setattr(Shelf, "get", watch)
    monkeypatch.setattr(Canvas, "blit", spy)
    return found


def test_nothing_else_is_framed_while_the_frame_is_on_something(framed: list[FRect]) -> None:
    with Driver(Settings(), prefs=Preferences(fullscreen=False, reduced_motion=True)) as driver:
        framed.clear()
        driver.stage.draw()
        assert len(framed) == 1, "as long as it rests the focus is seen as ever"
        person, scanner = WithOneButton(driver), driver.stage.scanner
        person.press()
        groups = things = 0
        for _ in range(80):
            driver.turn(dt=LOOK)
            here = scanner.here
            framed.clear()
            driver.stage.draw()
            if here and here.inside:
                assert framed == [], "round a group nothing is chosen yet"
                person.press()
                groups += 1
            elif here:
                there = FRect(driver.stage.canvas.rect(here.box))
                assert all(there.colliderect(one) for one in framed)
                things += len(framed)
        assert groups
        assert things


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize(
    "name", ["title", "lobby-five", "settings-controls", "klongs-crowded", "market-hand", "dice-5-middle", "bakong-six"]
)
def test_the_sign_that_it_rests_is_large_and_over_nothing_that_can_be_chosen(name: str, text_size: int) -> None:
    prefs = Preferences(fullscreen=False, reduced_motion=True, language="de", text_size=text_size, scan="slow")
    with Driver(prefs=prefs) as driver:
        stage = driver.stage
        SHOTS[name](stage)
        driver.turn(3)
        canvas = Measuring((1920, 1080), text_size / 100, Fonts())
        stage.scanner.draw(canvas, stage.texts("scan-rests"), stage.top.touchable)
        [sign] = canvas.written
        assert sign.size >= 26
        assert sign.panel is not None
        assert FRect(0, 0, *PLAN).contains(sign.panel)
        assert stage.top.bar.places
        assert sign.panel.collidelist(stage.top.touchable()) < 0
