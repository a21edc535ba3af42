"""One spoilt file after the other, opened in a folder of its own: what must not happen, and a small file for it."""

import os
import random
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

from game import catalogue, saves, storage
from game.door import sentences
from game.market import hall
from tests.fuzz import kinds
from tests.fuzz.kinds import Kind
from tests.fuzz.spoiling import spoilt

LONGEST = 1.0
"""Seconds of the processor that a file may take."""
ENDLESS = 10.0
"""After so many it is stopped."""
MOST_MEMORY = 150
"""Megabytes that one file may take."""
SHRINKING = 8.0
"""Seconds in which a smaller file is looked for."""


class Hang(BaseException):
    """It has taken too long, and nothing in between may swallow that."""


@dataclass(frozen=True, slots=True)
class Case:
    number: int
    kind: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Failure:
    what: str
    """In a line; files that fail alike begin alike."""
    details: str = ""


class Cage:
    """A folder with everything that comes from outside, and the program pointed at it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.kinds: dict[str, Kind] = {}
        self.kept: dict[Path, bytes] = {}

    @contextmanager
    def entered(self) -> Iterator["Cage"]:
        kinds.lay_out(self.folder)
        with ExitStack() as stack:
            stack.enter_context(patch.dict(os.environ, {"LONGTAIL_DATA": str(self.data)}))
            stack.enter_context(patch.object(os, "fsync", lambda _handle: None))  # nobody pulls the plug here
            stack.callback(storage.forget)
            stack.callback(catalogue._components.clear)
            storage.forget()
            self.kinds = kinds.kinds()
            stack.enter_context(patch.object(storage, "ASSETS", self.folder / "assets"))
            stack.enter_context(patch.object(storage, "MAPS", self.folder / "maps"))
            self.kept = self._files()
            self._tidy()
            yield self

    def _files(self) -> dict[Path, bytes]:
        places = (self.folder / "assets", self.folder / "maps")
        return {path: path.read_bytes() for place in places for path in place.rglob("*") if path.is_file()}

    def _tidy(self) -> None:
        """As before the case."""
        saves.let_go()
        shutil.rmtree(self.data, ignore_errors=True)
        for path, content in self._files().items():
            if path not in self.kept:
                path.unlink()
            elif content != self.kept[path]:
                path.write_bytes(self.kept[path])
        storage.forget()
        hall._waiting.clear()
        catalogue._components.clear()

    def cases(self, seed: int, start: int = 0) -> Iterator[Case]:
        """One after the other, the same for a seed everywhere."""
        names = sorted(self.kinds)
        number = start
        while True:
            chance = random.Random(f"{seed} {number}")
            name = names[number % len(names)]
            yield Case(number, name, spoilt(chance, chance.choice(self.kinds[name].good)))
            number += 1

    def run(self, kind: Kind, content: bytes) -> Failure | None:
        """What went wrong with a file, if anything."""
        file = self.folder / kind.name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        before, began = _memory(), time.process_time()
        try:
            with _stopped_after(ENDLESS):
                kind.opening(file)
        except Hang:
            return Failure("hang: stopped", traceback.format_exc())
        except Exception as error:
            return Failure(f"{type(error).__name__}: {str(error)[:200]}", traceback.format_exc())
        else:
            took, grown = time.process_time() - began, _memory() - before
            return self._measured(took, grown) or self._unsaid() or self._changed(file, content)
        finally:
            self._tidy()

    def _measured(self, took: float, grown: float) -> Failure | None:
        if took > LONGEST:
            return Failure(f"hang: {took:.1f} s")
        return Failure(f"memory: {grown:.0f} MB") if grown > MOST_MEMORY else None

    def _unsaid(self) -> Failure | None:
        for said in storage.take_notices():
            if not sentences.can_be_drawn(said) or len(said) > sentences.LONGEST:
                return Failure(f"notice: {said[:200]!r}")
        return None

    def _changed(self, file: Path, content: bytes) -> Failure | None:
        """Whether a file is another one now, or the spoilt one is nowhere any more."""
        for path, good in self.kept.items():
            if path != file and (not path.is_file() or path.read_bytes() != good):
                return Failure(f"changed: {path.name}")
        left = [path.read_bytes() for path in self.folder.rglob("*") if path.is_file()]
        whole = content[: content.rfind(b"\n") + 1]  # a last line that was never finished may go,
        before = whole[: whole[:-1].rfind(b"\n") + 1]  # and one that says nothing
        return None if any(one in left for one in (content, whole, before)) else Failure("lost")

    def smallest(self, kind: Kind, content: bytes, failure: Failure) -> bytes:
        """A file that fails alike, with whatever can be left out left out."""
        until = time.monotonic() + SHRINKING
        piece = len(content) // 2
        while piece and time.monotonic() < until:
            at = 0
            while at < len(content) and time.monotonic() < until:
                shorter = content[:at] + content[at + piece :]
                again = self.run(kind, shorter)
                if again and again.what[:8] == failure.what[:8]:
                    content = shorter
                else:
                    at += piece
            piece //= 2
        return content


@contextmanager
def _stopped_after(seconds: float) -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return

    def stop(_number: int, _frame: FrameType | None) -> Any:
        raise Hang

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _memory() -> float:
    """The most megabytes there have been in use; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


peak = _memory
