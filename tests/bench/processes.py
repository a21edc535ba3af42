"""Start-up, idling and memory: figures of whole processes."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from game.storage import ROOT
from tests.bench.figures import Figure

PATIENCE = 600
"""Seconds after which a process counts as hung."""

BARE = """
import os, pygame
pygame.display.init()
pygame.display.set_mode((1920, 1080), pygame.RESIZABLE).fill((27, 30, 63))
pygame.display.flip()
os._exit(0)
"""
FIRST_FRAME = """
import os, sys, pygame
flip = pygame.display.flip
def stop():
    flip()
    stage = sys._getframe(1).f_locals.get("self")
    if type(getattr(stage, "top", None)).__name__ == "Title":
        os._exit(0)
pygame.display.flip = stop
import main
main.main(["--window", "1920x1080"])
os._exit(3)
"""
"""The real start, ended by the first frame that shows the title."""


class Household:
    """A player's folder and compiled modules of our own, so that the first run pays for them and no other."""

    def __init__(self, folder: str) -> None:
        self.env = {
            **{key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"},
            "PYTHONPYCACHEPREFIX": str(Path(folder, "pyc")),
            "LONGTAIL_DATA": str(Path(folder, "data")),
            "PYTHONIOENCODING": "utf-8",
        }

    def run(self, *arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=self.env,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{' '.join(arguments)} ended with {done.returncode}: {done.stderr[-2000:]}")
        return done.stdout

    def seconds(self, code: str) -> float:
        start = perf_counter()
        self.run("-c", code)
        return perf_counter() - start

    def child(self, *arguments: str) -> dict[str, Any]:
        answer = self.run("-m", "tests.bench.child", *arguments).splitlines()[-1]
        found: dict[str, Any] = json.loads(answer)
        return found


def figures(quick: bool, say: Callable[[str], None]) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        home = Household(folder)
        return [*_start(home, quick, say), *_idle(home, quick, say), *_memory(home, quick, say)]


def _start(home: Household, quick: bool, say: Callable[[str], None]) -> list[Figure]:
    say("first title frame beside a bare window")
    home.seconds(BARE), home.seconds(FIRST_FRAME)  # compiles the modules
    pairs = [(home.seconds(FIRST_FRAME), home.seconds(BARE)) for _ in range(4 if quick else 11)]
    ratio = median(ours / bare for ours, bare in pairs)
    ours, bare = (median(side) * 1000 for side in zip(*pairs, strict=True))
    return [Figure("first title frame", ratio, "x", 6, note=f"{ours:.0f} ms beside {bare:.0f} ms of a bare window")]


def _idle(home: Household, quick: bool, say: Callable[[str], None]) -> list[Figure]:
    found = []
    for scene in ("title", "dice", "klongs", "bakong"):
        for motion, target in (("ambient", 25), ("still", 3)):
            say(f"idle: {scene}, {motion}")
            seconds = "3" if quick else "5"
            share = median(home.child("idle", scene, motion, seconds)["share"] for _ in range(1 if quick else 3))
            found.append(Figure(f"idle {scene}, {motion}", share * 100, "%", target, note="of one core"))
    return found


def _memory(home: Household, quick: bool, say: Callable[[str], None]) -> list[Figure]:
    found: list[Figure] = []
    if sys.platform == "win32":
        say("memory is not measured on Windows")
        return found
    for width, height, target, most in ((1920, 1080, 300, None), *(() if quick else ((3840, 2160, None, 400),))):
        say(f"memory at {width} x {height}")
        answer = home.child("memory", str(width), str(height))
        note = f"{answer['shelf']:.0f} MB of it on the shelf"
        found.append(Figure(f"memory {width} x {height}", answer["now"], "MB", target, note=note))
        found.append(Figure(f"memory {width} x {height}, peak", answer["peak"], "MB", most))
    return found
