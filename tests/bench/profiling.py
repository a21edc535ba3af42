"""`--profile MOMENT`: what the slowest frames of a moment spend their time on."""

import cProfile
import io
import pstats
from collections.abc import Callable, Hashable
from time import perf_counter

import pygame

from scenes.drawing import raster
from tests.bench.frames import fresh_stage, play_through
from tests.bench.moments import MOMENTS

SLOWEST = 6
LINES = 12

Making = tuple[float, str]


class Watch:
    """Notes what is drawn for the first time, for the shelf or straight onto a ground, and how long each took."""

    def __init__(self) -> None:
        self.made: list[Making] = []
        self.inside = False

    def __enter__(self) -> "Watch":
        self.get, self.art = raster.Shelf.get, raster.art

        def get(shelf: raster.Shelf, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
            return self.get(shelf, key, lambda: self.timed(str(key), make))

        def art(name: str, size: tuple[int, int]) -> pygame.Surface:
            return self.timed(f"{name} {size}", lambda: self.art(name, size))

        raster.Shelf.get, raster.art = get, art  # type: ignore[assignment, method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        raster.Shelf.get, raster.art = self.get, self.art  # type: ignore[method-assign]

    def timed(self, what: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Make it; what is made on the way to something else counts as part of that."""
        if self.inside:
            return make()
        self.inside = True
        start = perf_counter()
        try:
            return make()
        finally:
            self.inside = False
            self.made.append(((perf_counter() - start) * 1000, what))


def profile(moment: str) -> str:
    """The slowest frames with what was drawn for the first time in them, then the calls of all frames together."""
    frames: list[tuple[float, int, list[Making]]] = []
    with fresh_stage() as stage, Watch() as watch:
        script = MOMENTS[moment](stage)

        def timed(frame: Callable[[], bool]) -> bool:
            watch.made = []
            start = perf_counter()
            more = frame()
            frames.append(((perf_counter() - start) * 1000, len(frames), watch.made))
            return more

        play_through(stage, script, timed)
    lines = [f"{moment}: {len(frames)} frames, the slowest first"]
    for spent, number, made in sorted(frames, reverse=True, key=lambda frame: frame[0])[:SLOWEST]:
        lines.append(f"frame {number}: {spent:.1f} ms, of which first-time drawing {sum(ms for ms, _ in made):.1f} ms")
        lines += [f"    {ms:6.1f} ms  {what[:110]}" for ms, what in sorted(made, reverse=True)[:LINES]]
    return "\n".join([*lines, "", _calls(moment)])


def _calls(moment: str) -> str:
    profiler = cProfile.Profile()
    with fresh_stage() as stage:
        script = MOMENTS[moment](stage)
        play_through(stage, script, lambda frame: profiler.runcall(frame))
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).strip_dirs().sort_stats("tottime").print_stats(25)
    return text.getvalue()
