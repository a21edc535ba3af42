"""`python -m tests.flashes [MOMENT...]` goes through the loudest moments, 60 frames a second, and counts flashes."""

import os
import sys
import tempfile
from collections.abc import Callable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import storage
from scenes.drawing.theme import RATE
from scenes.pages.rules import RulesPage
from scenes.screens import screen_at
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Replace
from scenes.stage.stage import Stage
from tests.bench.moments import MOMENTS, press
from tests.shots import SHOTS, lobby, offer_no_lesson
from tests.support.senses.flashes import MOST, Flicker, watched

WINDOW = (320, 180)
AFTERWARDS = 3.0
"""Seconds that a great moment goes on after its picture."""
GREAT = (
    "klongs-gong", "klongs-grab", "klongs-chase", "bakong-moment-great", "bakong-moment-home", "turn-moment",
    "results-five", "results-alone", "note-thief", "film",
)  # fmt: skip


def _scripted(stage: Stage, name: str) -> None:
    for events in MOMENTS[name](stage):
        stage.turn(1 / RATE, events)


def _great(stage: Stage, name: str) -> None:
    SHOTS[name](stage)
    for _ in range(round(AFTERWARDS * RATE)):
        stage.turn(1 / RATE)


def _changes(stage: Stage, _name: str) -> None:
    """From one scene to the next as fast as anybody can press, dark ones and light ones in turn."""
    SHOTS["title"](stage)
    for frame in range(3 * RATE):
        if frame % 8 == 7:
            stage.take(Replace(lobby(3) if frame // 8 % 2 else RulesPage("dice")))
        stage.turn(1 / RATE)


def _paused(stage: Stage, _name: str) -> None:
    """The menu over a light table, opened and closed as fast."""
    SHOTS["market-hand"](stage)
    for frame in range(3 * RATE):
        stage.turn(1 / RATE, press(pygame.K_m) if frame % 8 == 7 else [])


WAYS: dict[str, Callable[[Stage, str], None]] = {
    **dict.fromkeys(MOMENTS, _scripted),
    **dict.fromkeys(GREAT, _great),
    "changes": _changes,
    "paused": _paused,
}


def counted(name: str, high_contrast: bool = False) -> Flicker:
    """What flashes in a moment."""
    with tempfile.TemporaryDirectory() as data:
        os.environ["LONGTAIL_DATA"] = data
        storage.forget()
        stage = Stage(Preferences(fullscreen=False, high_contrast=high_contrast), screen_at, WINDOW)
        stage.clock = 20.0
        offer_no_lesson(stage)
        with watched(stage) as flicker:
            WAYS[name](stage, name)
        return flicker


def main(names: list[str]) -> int:
    worst = 0
    for name in names or WAYS:
        for high in (False, True):
            flicker = counted(name, high)
            worst = max(worst, flicker.most)
            print(f"{name:22} {'high contrast' if high else '':14} {flicker.most} flashes in a second", flush=True)
    print(f"The most: {worst}; {MOST} are allowed.")
    return 1 if worst > MOST else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
