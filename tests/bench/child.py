"""What has to be measured in a process of its own; each answers with one JSON line.

python -m tests.bench.child idle title|dice|klongs|bakong ambient|still SECONDS
python -m tests.bench.child memory WIDTH HEIGHT
python -m tests.bench.child code
python -m tests.bench.child phones HOST TOKEN COUNT
"""

import json
import sys
import threading
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pygame

from scenes.devices.phones import Phones
from scenes.drawing.theme import RATE
from scenes.pages.lobby import Lobby
from scenes.pages.results import Results
from scenes.pages.title import Title
from scenes.screens import screen_at
from scenes.stage import navigation
from scenes.stage.backstage import words_of_the_page
from scenes.stage.preferences import LANGUAGES, Preferences
from scenes.stage.rehearsal import PATIENCE
from scenes.stage.scene import Push, Replace, Scene
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.bench.moments import press
from tests.shots import dice_match, lobby, table
from tests.shots.bakong import MID_TRAIL, bakong_match
from tests.shots.klongs import CROWDED, klongs_match
from tests.support.phones.phone_line import PhoneLine, on_loopback

SETTLE = 2.0
"""Seconds after which everything has been drawn and loaded once."""
IDLE: dict[str, Callable[[], Scene]] = {
    "title": Title,
    "dice": lambda: table(dice_match(5, 18)),
    "klongs": lambda: table(klongs_match(4, CROWDED)),
    "bakong": lambda: table(bakong_match(6, MID_TRAIL)),
}
"""Where nobody does anything."""


def idle(name: str, motion: str, seconds: float) -> dict[str, float]:
    """The share of one core that the real loop takes while nobody does anything."""
    prefs = Preferences(fullscreen=False, reduced_motion=motion == "still", open_hands=True)
    stage = Stage(prefs, screen_at, (1920, 1080))
    marks: list[tuple[float, float]] = []

    def watch() -> None:
        for wait in (SETTLE, seconds):
            time.sleep(wait)
            marks.append((time.perf_counter(), time.process_time()))
        pygame.event.post(pygame.Event(pygame.QUIT))

    threading.Thread(target=watch, daemon=True).start()
    stage.begin(IDLE[name]())
    stage.run()
    (wall, used), (wall_after, used_after) = marks
    return {"share": (used_after - used) / (wall_after - wall)}


def memory(width: int, height: int) -> dict[str, float]:
    """Resident megabytes after title, lobby and a whole game of five, to the results."""
    stage = Stage(Preferences(fullscreen=False), screen_at, (width, height), patience=PATIENCE)
    stage.take(Push(Title()))
    _turns(stage, 30)
    seats = lobby(5)
    assert isinstance(seats, Lobby)
    stage.take(Push(seats))
    _turns(stage, 30)
    play = table(dice_match(5, 0))
    assert isinstance(play, TableScene)
    stage.take(Replace(play))
    while stage.top is play:
        if stage.rehearsing:
            _turns(stage, 0)
        waiting = play.course.deciding or play.course.director.holding
        stage.turn(1 / 30, press(pygame.K_RETURN) if waiting else ())
    if not isinstance(stage.top, Results):
        raise RuntimeError(f"the game ended on {stage.top}")
    _turns(stage, 60)
    now, peak = _resident()
    return {"now": now, "peak": peak, "shelf": stage.workshop.shelf.used / 1e6}


def code() -> dict[str, float]:
    """Seconds from opening Phones for the first time to the picture with the code."""
    stage = Stage(Preferences(fullscreen=False), screen_at, (1920, 1080))
    stage.phones = Phones(stage.input, words_of_the_page, on_loopback)
    stage.take(Push(lobby(4)))
    _turns(stage, 30)
    clock, wall, used = pygame.time.Clock(), time.perf_counter(), time.process_time()
    longest = 0.0
    stage.take(Push(navigation.Phones()))
    while not stage.phones.code or stage.dirty:
        before = time.perf_counter()
        stage.turn(1 / RATE)
        longest = max(longest, time.perf_counter() - before)
        clock.tick(RATE)
    found = {"wall": time.perf_counter() - wall, "used": time.process_time() - used, "longest": longest}
    stage.phones.switch_off()
    return found


def phones(host: str, token: str, count: int) -> dict[str, float]:
    """So many phones, each in another language, that listen until they are told that it is over."""
    heard = [0] * count

    def listen(index: int, line: PhoneLine) -> None:
        while line.hears()["say"] != "gone":
            heard[index] += 1

    lines = [PhoneLine(host) for _ in range(count)]
    threads = [threading.Thread(target=listen, args=listening) for listening in enumerate(lines)]
    for thread, line, language in zip(threads, lines, cycle(LANGUAGES), strict=False):
        line.hello(token=token, language=language)
        thread.start()
    for thread in threads:
        thread.join()
    return {"least": min(heard), "most": max(heard)}


def _turns(stage: Stage, count: int) -> None:
    """So many turns of the loop, and as many more as a rehearsal takes."""
    while count > 0 or stage.rehearsing:
        count -= not stage.rehearsing
        time.sleep(0.01 if stage.rehearsing else 0)
        stage.turn(1 / 30)


def _resident() -> tuple[float, float]:
    """Megabytes now and at most; where there is no /proc, the most stands for both."""
    if sys.platform == "win32":
        raise SystemExit("memory is not measured on Windows")
    status = Path("/proc/self/status")
    if not status.exists():
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)
        return most, most
    lines = dict(line.split(":", 1) for line in status.read_text(encoding="utf-8").splitlines())
    now, peak = (int(lines[key].split()[0]) * 1024 / 1e6 for key in ("VmRSS", "VmHWM"))
    return now, peak


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["idle", name, motion, seconds]:
            answer = idle(name, motion, float(seconds))
        case ["memory", width, height]:
            answer = memory(int(width), int(height))
        case ["code"]:
            answer = code()
        case ["phones", host, token, count]:
            answer = phones(host, token, int(count))
        case other:
            raise SystemExit(f"unknown: {other}")
    print(json.dumps(answer))
