"""Every screen of tests.shots, drawn small: it says something, moves or stays still, and drawing changes nothing."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest
from pygame import FRect

from game import storage
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, MARGIN_X, MARGIN_Y, PLAN
from scenes.pages.page import Page
from scenes.stage.preferences import Preferences
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.shots import SHOTS, screens

SAFE = FRect(MARGIN_X, MARGIN_Y, PLAN[0] - 2 * MARGIN_X, PLAN[1] - 2 * MARGIN_Y)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been written since it was last emptied."""
    written: list[str] = []
    write: Callable[..., float] = Canvas.text

    def spy(canvas: Canvas, text: str, x: float, y: float, size: float = BODY, **style: Any) -> float:
        if text and style.get("alpha", 1.0) > 0:
            written.append(text)
        return write(canvas, text, x, y, size, **style)

    monkeypatch.setattr(Canvas, "text", spy)
    return written


def drawn(
    prefs: Preferences, words: list[str], size: tuple[int, int] = (960, 540), every_frame: bool = False
) -> Iterator[tuple[str, Stage]]:
    """Each screen, painted anew, with `words` holding just its own."""
    names = []
    for name, stage in screens(prefs, size, every_frame):
        stage.workshop.grounds.clear()
        stage._behind = None
        words.clear()
        stage.draw()
        assert words, f"{name} says nothing"
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


def test_in_motion_every_screen_draws_as_well(words: list[str]) -> None:
    moving = set()
    for name, stage in drawn(Preferences(fullscreen=False), words, every_frame=True):
        before = pygame.image.tobytes(stage.canvas.surface, "RGB")
        stage.turn(0.7)
        stage.draw()
        if pygame.image.tobytes(stage.canvas.surface, "RGB") != before:
            moving.add(name)
    assert {"title", "lobby-five", "results-two", "dice-5-middle"} <= moving
    assert moving & {"crash", "rules-dice-goal"} == set()


def test_all_to_choose_lies_in_the_safe_area_and_drawing_twice_changes_nothing(words: list[str]) -> None:
    things, outside = 0, []
    for name, stage in drawn(Preferences(fullscreen=False, reduced_motion=True), words):
        places, slack = focusable(stage), 1 / stage.canvas.scale
        things += len(places)
        outside += [f"{name}: {key} {rect}" for key, rect in places.items() if not inside(rect, SAFE, slack)]
        first, written = pygame.image.tobytes(stage.canvas.surface, "RGB"), set(words)
        known = shape(stage)
        words.clear()
        stage.draw()
        assert shape(stage) == known, name
        assert pygame.image.tobytes(stage.canvas.surface, "RGB") == first, name
        assert set(words) <= written, name
    assert things > 200
    assert not outside, "\n".join(outside)


def shape(stage: Stage) -> list[Any]:
    """What a scene knows, as text, as far as it is plain."""
    plain = (str, int, float, bool, type(None), tuple, list, dict, set)
    return [
        sorted(f"{key}={value!r}" for key, value in vars(scene).items() if isinstance(value, plain))
        for scene in stage.scenes
    ] + [match_digest(scene) for scene in stage.scenes]


def match_digest(scene: Any) -> str:
    match = getattr(scene, "match", None)
    return match.digest() if match else ""
