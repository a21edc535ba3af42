"""High contrast: every screen changes at once and changes back, words are legible, the focus shows on any ground."""

from collections.abc import Iterator
from typing import Any
from unittest import mock

import pygame
import pytest
from pygame import FRect

from scenes.drawing.canvas import Canvas, Workshop
from scenes.drawing.contrast import CLEAR_PANELS
from scenes.drawing.marks import focus_frame
from scenes.drawing.raster import Fonts
from scenes.drawing.svg import PANELS
from scenes.drawing.theme import CREAM, GOLD, INK, LIVERIES, WATER, Colour, rgb
from scenes.screens import screen_at
from scenes.stage.preferences import Preferences
from scenes.stage.stage import Stage
from tests.shots import SHOTS, offer_no_lesson
from tests.support.driver import Driver, Keyboard
from tests.support.senses.eyes import contrast
from tests.support.senses.measuring import Measuring, Written, legibility

TABLES = ("klongs-placing", "bakong-six", "market-hand", "dice-5-group")
PAGES = ("title", "lobby-five", "settings-text", "results-five", "rules-klongs-goal")
LAYERED = ("dice-5-group", "dice-5-count", "market-rival", "market-deck")
"""Screens whose panels are kept from frame to frame; the measure of all screens does not see these."""
PUT_DOWN = ("panel", "text", "dot", "art", "badge")


def shown(name: str, **chosen: Any) -> Stage:
    stage = Stage(Preferences(fullscreen=False, reduced_motion=True, **chosen), screen_at, (640, 360))
    offer_no_lesson(stage)
    SHOTS[name](stage)
    stage.turn(0.4)
    stage.turn(0.4)
    return stage


def picture(stage: Stage, high: bool) -> bytes:
    """As it looks after somebody has chosen that, by whatever way they came."""
    stage.prefs.high_contrast = high
    stage.apply_preferences()
    stage.turn(0.02)
    return pygame.image.tobytes(stage.canvas.surface, "RGB")


@pytest.mark.parametrize("name", TABLES + PAGES)
def test_it_changes_a_screen_at_once_and_back_and_then_costs_nothing(name: str) -> None:
    stage = shown(name)
    usual, high, again = (picture(stage, on) for on in (False, True, False))
    assert again == usual
    changed = sum(one != other for one, other in zip(usual[::3], high[::3], strict=True))
    assert changed > len(usual) / 3 * 0.2
    with mock.patch.object(stage, "draw", wraps=stage.draw) as drawn:
        picture(stage, True)
        for _ in range(5):
            stage.turn(0.1)
    assert drawn.call_count == 1


def test_the_settings_switch_it_on_and_off() -> None:
    with Driver() as driver:
        keys, stage = Keyboard(driver), driver.stage
        driver.open_settings(keys, "text")
        for on in (True, False):
            driver.choose(keys, next(w for w in driver.top.widgets if getattr(w, "label", "") == "High contrast"))
            assert (stage.prefs.high_contrast, stage.workshop.high_contrast) == (on, on)


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> dict[int, Measuring]:
    """By surface, what is put down on it, whoever keeps it."""
    noted: dict[int, Measuring] = {}
    fonts = Fonts()

    def watch(name: str) -> None:
        put = getattr(Canvas, name)

        def spy(canvas: Canvas, *args: Any, **style: Any) -> Any:
            mine = noted.setdefault(id(canvas.surface), Measuring((1920, 1080), 1.0, fonts))
            getattr(mine, name)(*args, **style)
            return put(canvas, *args, **style)

        monkeypatch.setattr(Canvas, name, spy)

    for name in PUT_DOWN:
        watch(name)
    return noted


def lines(notes: dict[int, Measuring]) -> Iterator[Written]:
    for one in notes.values():
        yield from one.written


@pytest.mark.parametrize("name", LAYERED)
def test_words_on_kept_panels_are_legible(name: str, notes: dict[int, Measuring]) -> None:
    shown(name)
    for high, least in ((False, 4.5), (True, 7.0)):
        found = [(ratio, line) for line in lines(notes) if (ratio := legibility(line, high)) is not None]
        assert found
        faint = [(round(ratio, 1), line.text, line.ground) for ratio, line in found if ratio < least]
        assert not faint


def test_every_panel_has_a_clear_one_that_nothing_shows_through_with_an_edge_to_be_seen() -> None:
    assert CLEAR_PANELS.keys() == PANELS.keys()
    for name, style in CLEAR_PANELS.items():
        top, bottom, edge = (rgb(one) for one in (style.top, style.bottom, style.edge))
        assert style.opacity == 1.0
        assert min(contrast(edge, top), contrast(edge, bottom)) >= 4.5, name


@pytest.mark.parametrize("ground", [CREAM, INK, GOLD, WATER, *(livery.colour for livery in LIVERIES)])
def test_the_focus_is_thick_and_dark_on_both_sides_whatever_it_lies_on(ground: Colour) -> None:
    usual, high = _across_the_frame(ground, False), _across_the_frame(ground, True)
    light = [contrast(colour, INK) > 7 for colour in high]
    assert sum(light) >= 2 * sum(contrast(colour, INK) > 7 for colour in usual) > 0
    for dark in (high[:2], high[-2:]):
        assert all(contrast(colour, high[light.index(True)]) > 7 for colour in dark)


def _across_the_frame(ground: Colour, high: bool) -> list[Colour]:
    """The pixels of its left side, from left to right."""
    pygame.display.set_mode((1, 1))
    surface = pygame.Surface((1920, 1080))
    surface.fill(ground)
    focus_frame(Canvas(surface, Workshop(1.0, high)), FRect(400, 400, 400, 300), 0.0, grow=8)
    left, wide = (388, 16) if high else (392, 7)
    row = [surface.get_at((x, 550)) for x in range(left, left + wide)]
    return [(one.r, one.g, one.b) for one in row]
