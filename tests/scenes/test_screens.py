"""Every screen of tests.shots: drawn at the smallest size, in every language and text size, inside the safe area."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pygame
import pytest
from pygame import FRect

from game import storage
from scenes.devices.glyphs import KEY_SIGNS
from scenes.drawing.canvas import LEAST_TYPE, Canvas
from scenes.drawing.theme import BODY, CREAM, MARGIN_X, MARGIN_Y, PLAN, SMALL
from scenes.pages.page import Page
from scenes.stage.preferences import LANGUAGES, TEXT_SIZES, Preferences
from scenes.stage.stage import Stage
from scenes.stage.texts import FOLDER
from scenes.table.scene import TableScene
from tests.shots import SHOTS, screens

SAFE = FRect(MARGIN_X, MARGIN_Y, PLAN[0] - 2 * MARGIN_X, PLAN[1] - 2 * MARGIN_Y)
SPOKEN = [code for code in LANGUAGES if code != "en" and (FOLDER / f"{code}.ftl").exists()]


@dataclass
class Line:
    """A line of text as it was drawn: where its ink is on the plan, how large its type, whether it had to be cut."""

    text: str
    ink: FRect
    size: float
    cut: bool


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """What has been written since it was last emptied."""
    written: list[Line] = []
    write: Callable[..., float] = Canvas.text

    def spy(canvas: Canvas, text: str, x: float, y: float, size: float = BODY, **style: Any) -> float:
        if text and style.get("alpha", 1.0) > 0:
            written.append(read(canvas, text, x, y, size, style))
        return write(canvas, text, x, y, size, **style)

    monkeypatch.setattr(Canvas, "text", spy)
    return written


def read(canvas: Canvas, text: str, x: float, y: float, size: float, style: dict[str, Any]) -> Line:
    weight, width, fixed = style.get("weight", "bold"), style.get("width"), style.get("fixed", False)
    surface = canvas.lettering(text, size, weight, style.get("colour", CREAM), width, fixed)
    box = surface.get_rect()
    setattr(box, style.get("anchor", "midleft"), canvas.point(x, y))
    ink = surface.get_bounding_rect().move(box.topleft)
    left, top = canvas.to_plan(ink.topleft)
    right, bottom = canvas.to_plan(ink.bottomright)
    pixels, cut = canvas.type_size(size, fixed), False
    if width is not None:
        least = canvas.type_size(min(LEAST_TYPE, size), True)
        fonts = canvas.workshop.fonts
        while pixels > least and fonts.get(weight, pixels).size(text)[0] > canvas.px(width):
            pixels -= 1
        cut = fonts.get(weight, pixels).size(text)[0] > canvas.px(width)
    return Line(text, FRect(left, top, right - left, bottom - top), pixels / canvas.scale, cut)


def drawn(
    prefs: Preferences, lines: list[Line], size: tuple[int, int] = (960, 540), every_frame: bool = False
) -> Iterator[tuple[str, Stage]]:
    """Each screen, painted anew, with `lines` holding just its own words."""
    names = []
    for name, stage in screens(prefs, size, every_frame):
        stage.workshop.grounds.clear()
        stage._behind = None
        lines.clear()
        stage.draw()
        assert lines, f"{name} says nothing"
        assert [*storage.take_notices(), *stage.toasts.waiting] == [], name
        names.append(name)
        yield name, stage
    assert names == list(SHOTS)


def inside(rect: FRect, frame: FRect, slack: float) -> bool:
    return frame.inflate(2 * slack, 2 * slack).contains(rect)


def focusable(stage: Stage) -> dict[str, FRect]:
    """Everything on the screen that takes the focus or a click."""
    top: Any = stage.top
    places: dict[Any, FRect] = {}
    if isinstance(top, Page):
        places = dict(top.places())
    elif isinstance(top, TableScene):
        places = {**top.choice.places, **top.tabletop.hover_spots()}
    places |= getattr(getattr(top, "bar", None), "places", {})
    return {str(key): rect for key, rect in places.items() if rect.size != PLAN}  # those are for leaving, wherever


def misplaced(name: str, stage: Stage, lines: list[Line]) -> list[str]:
    """Words that lie outside the safe area or had to be cut."""
    slack = 1 / stage.canvas.scale
    outside = [f"{name}: {line.text!r} {line.ink}" for line in lines if not inside(line.ink, SAFE, slack)]
    return outside + [f"{name}: {line.text!r} is cut" for line in lines if line.cut]


def test_everything_that_matters_lies_in_the_safe_area(lines: list[Line]) -> None:
    wrong, things = [], 0
    for name, stage in drawn(Preferences(fullscreen=False, reduced_motion=True), lines):
        places = focusable(stage)
        things += len(places)
        slack = 1 / stage.canvas.scale
        wrong += [f"{name}: {key} {rect}" for key, rect in places.items() if not inside(rect, SAFE, slack)]
        wrong += misplaced(name, stage, lines)
    assert things > 200
    assert not wrong, "\n".join(wrong)


def test_words_are_large_enough_for_the_sofa(lines: list[Line]) -> None:
    small = [
        f"{name}: {line.text!r} in {line.size:.0f}"
        for name, _ in drawn(Preferences(fullscreen=False, reduced_motion=True), lines, (1920, 1080))
        for line in lines
        if line.size < SMALL and line.text not in KEY_SIGNS.values()
    ]
    assert not small, "\n".join(small)


@pytest.mark.parametrize("percent", TEXT_SIZES[2:])
def test_larger_text_stays_in_the_safe_area_and_whole(percent: int, lines: list[Line]) -> None:
    prefs = Preferences(fullscreen=False, reduced_motion=True, text_size=percent)
    wrong = [fault for name, stage in drawn(prefs, lines) for fault in misplaced(name, stage, lines)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_fits_every_screen(language: str, lines: list[Line]) -> None:
    prefs = Preferences(fullscreen=False, reduced_motion=True, language=language)
    wrong = [fault for name, stage in drawn(prefs, lines) for fault in misplaced(name, stage, lines)]
    assert not wrong, "\n".join(wrong)


def test_in_motion_every_screen_draws_as_well(lines: list[Line]) -> None:
    moving = set()
    for name, stage in drawn(Preferences(fullscreen=False), lines, every_frame=True):
        before = pygame.image.tobytes(stage.canvas.surface, "RGB")
        stage.turn(0.7)
        stage.draw()
        if pygame.image.tobytes(stage.canvas.surface, "RGB") != before:
            moving.add(name)
    assert {"title", "lobby-five", "results-two", "dice-5-middle"} <= moving
    assert moving & {"crash", "rules-dice-goal"} == set()


def test_drawing_twice_gives_the_same_picture_and_changes_nothing(lines: list[Line]) -> None:
    for name, stage in drawn(Preferences(fullscreen=False, reduced_motion=True), lines):
        first, words = pygame.image.tobytes(stage.canvas.surface, "RGB"), [line.text for line in lines]
        known = shape(stage)
        lines.clear()
        stage.draw()
        assert shape(stage) == known, name
        assert pygame.image.tobytes(stage.canvas.surface, "RGB") == first, name
        assert {line.text for line in lines} <= set(words), name


def shape(stage: Stage) -> list[Any]:
    """What a scene knows, as text, as far as it is plain."""
    plain = (str, int, float, bool, type(None), tuple, list, dict, set)
    return [
        sorted(f"{key}={value!r}" for key, value in vars(scene).items() if isinstance(value, plain))
        for scene in stage.scenes
    ] + [match_digest(scene) for scene in stage.scenes]


def match_digest(scene: Any) -> str:
    return scene.match.digest() if hasattr(scene, "match") else ""
