"""Every change of scene, first drawing included: its longest frame, at the size of a TV and of a large one."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

import pygame

from game import catalogue
from game.match import Match
from scenes.devices.seating import Seating
from scenes.drawing.theme import RATE
from scenes.stage import navigation
from scenes.stage.rehearsal import PATIENCE
from scenes.stage.scene import Place, Push, Replace, Reset, Scene, Step
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.bench.clock import cpu
from tests.bench.figures import Figure
from tests.bench.frames import LARGE, SIZE, fresh_stage
from tests.shots import dice_match
from tests.shots.bakong import MID_TRAIL, bakong_match
from tests.shots.klongs import CROWDED, klongs_match
from tests.shots.market import hall_page, market_match

LONGEST = 34
"""Milliseconds: two frames."""
WATCHED = 45
"""Frames from the change on: fade-over and what the scene shows first."""

Change = Callable[[Stage], Step]


def _settle(stage: Stage, scene: Scene | Place) -> None:
    """On the stage, drawn and at rest."""
    stage.take(Push(scene))
    _frames(stage, 30)


def _frames(stage: Stage, count: int) -> list[tuple[float, float]]:
    """So many frames at the pace of the real loop, and those of a rehearsal: processor and wall time."""
    found, clock = [], pygame.time.Clock()
    while count:
        count -= not stage.rehearsing
        found.append(_timed(lambda: stage.turn(1 / RATE)))
        clock.tick(RATE)
    return found


def _timed(work: Callable[[], object]) -> tuple[float, float]:
    wall, start = perf_counter(), cpu()
    work()
    return cpu() - start, perf_counter() - wall


def _from_title(there: Callable[[], Scene | Place]) -> Change:
    def change(stage: Stage) -> Step:
        _settle(stage, navigation.Title())
        return Push(there())

    return change


def _sit(make: Callable[[], Match]) -> Change:
    """From the lobby to the table."""

    def change(stage: Stage) -> Step:
        stage.prefs.open_hands = True
        match = make()
        _settle(stage, navigation.Title())
        _settle(stage, navigation.Lobby(catalogue.find(match.setup.game)))
        return Replace(navigation.Table(match, Seating.of(match.setup.seats)))

    return change


def _at_dice(then: Callable[[TableScene], Step]) -> Change:
    def change(stage: Stage) -> Step:
        match = dice_match(5, 1000)
        match.undo()
        _settle(stage, navigation.Table(match, Seating.of(match.setup.seats)))
        assert isinstance(stage.top, TableScene)
        return then(stage.top)

    return change


def _results(table: TableScene) -> Step:
    match = dice_match(5, 1000)
    return Replace(navigation.Results(match, table.seating))


CHANGES: dict[str, Change] = {
    "title to lobby": _from_title(lambda: navigation.Lobby(catalogue.find("dice"))),
    "title to alone": _from_title(navigation.PlayAlone),
    "title to hall": _from_title(hall_page),
    "title to settings": _from_title(navigation.Settings),
    "title to watching": _from_title(navigation.ChoosePerformance),
    "title to dice rules": _from_title(lambda: navigation.Rules("dice")),
    "lobby to klongs": _sit(lambda: klongs_match(4, CROWDED)),
    "lobby to bakong": _sit(lambda: bakong_match(6, MID_TRAIL)),
    "lobby to market": _sit(lambda: market_match(4, 30)),
    "lobby to dice": _sit(lambda: dice_match(5, 0)),
    "dice to pause": _at_dice(lambda table: Push(navigation.Pause(table))),
    "dice to log": _at_dice(lambda table: Push(navigation.Log(table))),
    "dice to results": _at_dice(_results),
    "dice to title": _at_dice(lambda _: Reset(navigation.Title())),
}


def run(change: str, size: tuple[int, int]) -> list[tuple[float, float]]:
    """Processor and wall time of every frame; in the first one the step is taken."""
    with fresh_stage(size, PATIENCE) as stage:
        step = CHANGES[change](stage)

        def first() -> None:
            stage.take(step)
            stage.turn(1 / RATE)

        return [_timed(first), *_frames(stage, WATCHED)]


def figures(quick: bool, say: Callable[[str], None]) -> list[Figure]:
    found = []
    for size in (SIZE, *(() if quick else (LARGE,))):
        for change in CHANGES:
            say(f"changes at {size[0]} x {size[1]}: {change}")
            runs = [run(change, size) for _ in range(1 if quick else 3)]
            longest = median(max(used for used, _ in frames) for frames in runs) * 1000
            walls = median(max(wall for _, wall in frames) for frames in runs) * 1000
            note = f"of processor time; on the wall {walls:.0f} ms, the step itself {runs[0][0][1] * 1000:.0f} ms"
            found.append(
                Figure(f"change {change}, {size[1]}p", longest, "ms", LONGEST if size == SIZE else None, note=note)
            )
    return found
