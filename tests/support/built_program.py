"""A built program as somebody has it who has no Python: from an empty environment, in a home of its own, on a screen
that nobody sees."""

import json
import os
import re
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game import catalogue, storage

SIZE = (1280, 720)
LOGO = pygame.Rect(300, 40, 700, 70)
GOLD = (0xF4, 0xB9, 0x42)
PATIENCE = 90.0
"""Seconds for anything at all, on a busy machine."""
QUIET = {
    "lessons": {"klongs": 0, "bakong": 0, "market": 0, "dice": 0, "alone": 0},
    "first_notes": False,
    "speed": "fast",
}
"""Settings with which nothing is offered or explained that would have to be pressed away."""


Process = subprocess.Popen[bytes]


class Failed(Exception):  # noqa: N818
    pass


def until(what: str, true: Callable[[], object], patience: float = PATIENCE) -> float:
    """Wait for something; how long it took."""
    began = time.monotonic()
    while not true():
        if time.monotonic() - began > patience:
            raise Failed(f"after {patience:.0f} s still not: {what}")
        time.sleep(0.02)
    return time.monotonic() - began


def is_title(picture: pygame.Surface) -> bool:
    """Whether the name of the game stands at the top, in gold."""
    logo = picture.subsurface(LOGO)
    return pygame.mask.from_threshold(logo, GOLD, (12, 12, 12, 255)).count() > 2000


class Screen:
    """A screen of its own that nobody sees, with keys and a mouse: of Xvfb."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        out, into = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(into), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", str(folder)],
            pass_fds=(into,),
            stderr=subprocess.DEVNULL,
        )
        os.close(into)
        with os.fdopen(out, encoding="utf-8") as told:
            self.name = f":{told.readline().strip()}"

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": self.name}, check=True)
        time.sleep(0.6)

    def press(self, *keys: str) -> None:
        for key in keys:
            self._do("key", key)

    def click(self, x: float, y: float) -> None:
        self._do("mousemove", str(round(x)), str(round(y)), "click", "1")

    def picture(self) -> pygame.Surface:
        """What stands on it, from the file in which the server keeps it (the format is xwd's)."""
        content = (self.folder / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", content[:100])
        at, line = head[0] + 12 * head[19], head[12]
        rows = b"".join(content[at + y * line : at + y * line + 4 * SIZE[0]] for y in range(SIZE[1]))
        return pygame.image.frombuffer(rows, SIZE, "BGRA").convert(24)

    def shows_title(self) -> bool:
        return is_title(self.picture())

    def close(self) -> None:
        self.server.terminate()
        self.server.wait()


class Frames:
    """What a program draws that has no screen, on every system: SDL keeps each of its pictures as a file, in the folder
    that the program was started in."""

    asked = {"SDL_VIDEODRIVER": "dummy", "SDL_VIDEO_DUMMY_SAVE_FRAMES": "1"}  # noqa: RUF012

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.drawn = 0
        """How many there have been."""

    def picture(self) -> pygame.Surface | None:
        """The newest that is whole; those before it are removed."""
        files = sorted(self.folder.glob("SDL_window*.bmp"), key=lambda file: int(file.stem.split("-")[1]))
        for file in files[:-3]:
            file.unlink(missing_ok=True)
        for file in reversed(files[-3:]):
            try:
                picture = pygame.image.load(file)
            except (pygame.error, OSError):
                continue  # it is still being written
            self.drawn = int(file.stem.split("-")[1])
            return picture if picture.get_size() == SIZE else None
        return None

    def keep(self, file: Path) -> None:
        picture = self.picture()
        if picture:
            pygame.image.save(picture, file)

    def shows_title(self) -> bool:
        picture = self.picture()
        return picture is not None and is_title(picture)

    def shows_something_else(self) -> bool:
        picture = self.picture()
        return picture is not None and not is_title(picture)


class Home:
    """Somebody's home, with their folder of the game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / ".local" / "share" / "longtail"
        self.data.mkdir(parents=True)
        os.environ["LONGTAIL_DATA"] = str(self.data)
        storage.forget()
        catalogue._components.clear()

    def settle(self, **settings: object) -> None:
        (self.data / "settings.json").write_text(json.dumps({**QUIET, **settings}), encoding="utf-8")

    def settings(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.data / "settings.json").read_text(encoding="utf-8"))
        return found

    def reports(self) -> str:
        return "\n".join(path.read_text(encoding="utf-8") for path in sorted(self.data.glob("crashes/*")))


@contextmanager
def running(program: Path, home: Home, *options: str, **environment: str) -> Iterator[Process]:
    """The program, from an environment with nothing in it but a home and a screen; no fault may be reported."""
    kept = {key: os.environ[key] for key in ("SYSTEMROOT", "LOCALAPPDATA") if key in os.environ}  # Windows needs them
    inside = {"HOME": str(home.folder), "PATH": str(home.folder), "SDL_AUDIODRIVER": "dummy", **kept, **environment}
    process = subprocess.Popen([program, *options], env=inside, cwd=home.folder)
    try:
        yield process
        if process.poll() is not None:
            raise Failed(f"the program ended by itself with {process.returncode}")
    except Failed as failed:
        raise Failed(f"{failed}\n{home.reports()}".rstrip()) from None
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
    if home.reports():
        raise Failed(f"the program reported a fault:\n{home.reports()}")


def thinkers(process: Process) -> list[str]:
    """The processes that it has started to think in."""
    lines = subprocess.run(
        ["ps", "--ppid", str(process.pid), "-o", "args="], stdout=subprocess.PIPE, encoding="utf-8", check=False
    ).stdout.splitlines()
    return [line for line in lines if "multiprocessing-fork" in line]


def port_of(process: Process) -> int | None:
    """The port that it listens at."""
    inodes = set()
    for link in Path(f"/proc/{process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # it is closed by now
            inodes |= set(re.findall(r"socket:\[(\d+)\]", str(link.readlink())))
    for line in Path("/proc/net/tcp").read_text(encoding="utf-8").splitlines()[1:]:
        parts = line.split()
        if parts[3] == "0A" and parts[9] in inodes:
            return int(parts[1].split(":")[1], 16)
    return None
