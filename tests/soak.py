"""`python -m tests.soak --hours 4` lets shows run one after another by the stage's own clock, as on a screen that
nobody touches for an evening, and prints by the hour what the program and the process that thinks take: memory, open
files and threads. Both are to be flat after the first matches.

Of the program it also says what it really holds (see `held`): the memory of a process may rise though that does not,
because what was given back lies scattered between what is in use.

The clock runs as fast as the machine draws: `--think` seconds for a decision instead of one. Linux alone is asked how
much memory a process has.
"""

import argparse
import ctypes
import gc
import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game import lessons, storage
from game.players import Budget, thinker
from scenes.pages.title import ATTRACT_AFTER, Title
from scenes.screens import screen_at
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push
from scenes.stage.stage import LONGEST_TICK, Stage
from scenes.table.scene import TableScene

LOOK_IN = 0.002
"""Seconds for the process that thinks between two turns of the loop while its answer is waited for."""


class Soak:
    """A stage on which nobody presses anything, and what has been seen of it."""

    def __init__(self, size: tuple[int, int], think: float) -> None:
        offered = dict.fromkeys(lessons.names(), 0)
        self.stage = Stage(Preferences(fullscreen=False, lessons=offered, first_notes=False), screen_at, size)
        self.think = Budget(seconds=think)
        self.matches = 0
        self.stage.take(Push(Title()))

    def run(self, hours: float) -> None:
        """So long on the stage's clock."""
        stage, until = self.stage, self.stage.clock + hours * 3600
        with mock.patch.object(thinker, "USUAL", self.think):
            while stage.clock < until:
                self._turn()

    def _turn(self) -> None:
        stage, before = self.stage, self.stage.top
        if isinstance(before, Title):
            before.idle = ATTRACT_AFTER
        if stage.thinking.thinker.thinking:
            time.sleep(LOOK_IN)
        stage.turn(LONGEST_TICK)
        if not isinstance(stage.top, Title | TableScene):
            raise RuntimeError(f"the show ended on {stage.top}")
        self.matches += isinstance(before, TableScene) and stage.top is not before

    def line(self) -> str:
        own, other = figures(os.getpid()), figures(self.stage.thinking.thinker.pid)
        return f"{self.stage.clock / 3600:5.1f} h {self.matches:4d} matches | program {own}{held()} | thinking {other}"


def figures(pid: int | None) -> str:
    """Megabytes, open files and threads of a process."""
    if pid is None:
        return "-"
    home = Path("/proc", str(pid))
    lines = dict(line.split(":", 1) for line in (home / "status").read_text(encoding="utf-8").splitlines())
    files = len([*(home / "fd").iterdir()])
    return f"{int(lines['VmRSS'].split()[0]) / 1024:4.0f} MB {files:3d} files {int(lines['Threads']):2d} threads"


MALLINFO = ["arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"]


class AllocatorInfo(ctypes.Structure):
    """What GNU's allocator says of itself, in bytes (`struct mallinfo2`)."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in MALLINFO)


def held() -> str:
    """What this process has asked for and not given back: megabytes of the allocator's, thousands of Python's blocks.
    Nothing where there is another allocator."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ask = ctypes.CDLL(None).mallinfo2
        ask.restype = AllocatorInfo
        info = ask()
        return f", holds {(info.uordblks + info.hblkhd) / 1e6:3.0f} MB {sys.getallocatedblocks() / 1e3:4.0f} k blocks"
    return ""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--hours", type=float, default=4.0)
    parser.add_argument("--every", type=float, default=1.0, help="hours from one line to the next")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--think", type=float, default=0.1, help="seconds for a decision")
    options = parser.parse_args(arguments)
    width, height = map(int, options.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LONGTAIL_DATA"] = folder
        storage.forget()
        soak = Soak((width, height), options.think)
        try:
            while soak.stage.clock < options.hours * 3600:
                soak.run(options.every)
                print(soak.line(), flush=True)
        finally:
            soak.stage.thinking.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
