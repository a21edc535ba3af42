"""The busiest frames of every scene beside a reference frame: one full opaque blit and a hundred alpha blits."""

import os
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from time import perf_counter

import pygame

from game import lessons, storage
from scenes.drawing.theme import RATE
from scenes.screens import screen_at, soon
from scenes.stage.crash import CrashPage
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push, Scene
from scenes.stage.stage import Stage
from tests.bench.clock import cpu
from tests.bench.figures import Figure
from tests.bench.moments import MOMENTS, Script

SIZE = (1920, 1080)
LARGE = (3840, 2160)
MOST, MOST_LARGE = 4, 6
"""Reference frames of the same size that a busy frame may take."""
BETWEEN = 6
"""Frames of a scene between two reference frames."""


class ReferenceFrame:
    def __init__(self, size: tuple[int, int]) -> None:
        self.scale = size[0] // SIZE[0]
        self.target = pygame.Surface(size).convert()
        self.ground = pygame.Surface(size).convert()
        width, height = 200 * self.scale, 120 * self.scale
        self.patch = pygame.Surface((width, height), pygame.SRCALPHA).convert_alpha()
        for x in range(width):
            self.patch.fill((200, 120, 60, x // self.scale + 28), (x, 0, 1, height))

    def seconds(self) -> float:
        start = cpu()
        self.target.blit(self.ground, (0, 0))
        for i in range(100):
            self.target.blit(self.patch, (i % 10 * 170 * self.scale, i // 10 * 95 * self.scale))
        return cpu() - start


@dataclass(frozen=True, slots=True)
class Run:
    """One run through a moment, in seconds a frame: processor time, wall time, and the reference frames between."""

    frames: list[float]
    walls: list[float]
    references: list[float]


def busiest(frames: list[float]) -> float:
    """The 95th percentile of the second in which it is highest."""
    return max(percentile(frames[at : at + RATE], 95) for at in range(max(1, len(frames) - RATE + 1)))


def middle(rows: Iterable[list[float]]) -> list[float]:
    """Frame by frame, the middle of several runs: each of them does the same work in the same frame."""
    return [median(values) for values in zip(*rows, strict=False)]


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))]


@contextmanager
def fresh_stage(size: tuple[int, int] = SIZE, patience: float | None = None) -> Iterator[Stage]:
    """A stage with nothing drawn yet, in a player's folder of its own; its sounds and modules are loaded."""
    with tempfile.TemporaryDirectory() as data:
        os.environ["LONGTAIL_DATA"] = data
        storage.forget()
        offered = dict.fromkeys(lessons.names(), 0)
        stage = Stage(Preferences(fullscreen=False, lessons=offered), screen_at, size, patience=patience)
        stage.fetch(soon())
        stage.take(Push(Scene()))
        for _ in range(3):
            stage.turn(1 / RATE)
        for thread in threading.enumerate():
            if thread is not threading.current_thread():
                thread.join()
        yield stage


def play_through(stage: Stage, script: Script, around: Callable[[Callable[[], bool]], bool]) -> None:
    """Give `around` one frame after another until it says that the last one is done. Every frame is drawn."""

    def frame() -> bool:
        events = next(script, None)
        if events is None:
            return False
        stage.dirty = True
        stage.turn(1 / RATE, events)
        return True

    while around(frame):
        if isinstance(stage.top, CrashPage):
            raise RuntimeError(f"the scene broke down: {stage.top.__dict__}")


def run(moment: str, size: tuple[int, int] = SIZE) -> Run:
    found = Run([], [], [])
    with fresh_stage(size) as stage:
        reference = ReferenceFrame(size)
        script = MOMENTS[moment](stage)

        def timed(frame: Callable[[], bool]) -> bool:
            wall, start = perf_counter(), cpu()
            more = frame()
            found.frames.append(cpu() - start)
            found.walls.append(perf_counter() - wall)
            if len(found.frames) % BETWEEN == 0:
                found.references.append(reference.seconds())
            return more

        play_through(stage, script, timed)
    return found


def figures(quick: bool, say: Callable[[str], None]) -> list[Figure]:
    found = []
    for name in MOMENTS:
        say(f"frames: {name}")
        found.append(of_moment(name, SIZE, 3 if quick else 5, MOST))
        if not quick:
            say(f"frames at {LARGE[0]} x {LARGE[1]}: {name}")
            found.append(of_moment(name, LARGE, 3, MOST_LARGE))
    return found


def of_moment(name: str, size: tuple[int, int], times: int, most: float) -> Figure:
    runs = [run(name, size) for _ in range(times)]
    frames, walls = middle(one.frames for one in runs), middle(one.walls for one in runs)
    reference = median(second for one in runs for second in one.references)
    p95 = busiest(frames)
    note = (
        f"p95 {p95 * 1000:.1f} ms, median {median(frames) * 1000:.1f}, first {walls[0] * 1000:.0f}, "
        f"slowest after that {max(walls[1:]) * 1000:.0f}; reference {reference * 1000:.2f}"
    )
    return Figure(f"frame {name}{'' if size == SIZE else f', {size[1]}p'}", p95 / reference, "x", most, note=note)
