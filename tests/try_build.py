"""`python -m tests.try_build dist/Longtail`: play with a built program as somebody would who has no Python.

It starts from an empty environment, with a new home and nothing on its path, on a screen of its own: the title, a match
of every game against a computer player of every level, on a board of the player's own too, a lesson, phones. What
happened is read from what it leaves in the player's folder; pictures go to `--pictures`. Needs Linux with Xvfb and
xdotool, and the packages of the game, for it prepares saves and reads them.

`--start` is for every system: the program runs without a screen until computer players have begun a show by themselves.
"""

import argparse
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game import catalogue, homemade, saves, storage
from game.match import Seat
from game.players import LEVELS

SIZE = (1280, 720)
LOGO = pygame.Rect(300, 40, 700, 70)
GOLD = (0xF4, 0xB9, 0x42)
PATIENCE = 90.0
"""Seconds for anything at all, on a busy machine."""
SHOW = 120.0
"""Seconds after which a title that nobody touches has begun a show, and somebody has thought."""
STARTERS = {"dice": len(LEVELS)}
"""Who begins, so that the person comes last: round to the left but for the dice, where it is to the right."""
QUIET = {
    "lessons": {"klongs": 0, "bakong": 0, "market": 0, "dice": 0, "alone": 0},
    "first_notes": False,
    "speed": "fast",
}
"""Settings with which nothing is offered or explained that would have to be pressed away."""


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


class Screen:
    """A screen of its own that nobody sees, with keys."""

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

    def press(self, *keys: str) -> None:
        for key in keys:
            subprocess.run(["xdotool", "key", key], env={**os.environ, "DISPLAY": self.name}, check=True)
            time.sleep(0.6)

    def picture(self) -> pygame.Surface:
        """What stands on it, from the file in which the server keeps it (the format is xwd's)."""
        content = (self.folder / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", content[:100])
        at, line = head[0] + 12 * head[19], head[12]
        rows = b"".join(content[at + y * line : at + y * line + 4 * SIZE[0]] for y in range(SIZE[1]))
        return pygame.image.frombuffer(rows, SIZE, "BGRA").convert(24)

    def shows_title(self) -> bool:
        """Whether the name of the game stands at the top, in gold."""
        logo = self.picture().subsurface(LOGO)
        return pygame.mask.from_threshold(logo, GOLD, (12, 12, 12, 255)).count() > 2000

    def close(self) -> None:
        self.server.terminate()
        self.server.wait()


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
def running(program: Path, home: Home, **environment: str) -> Iterator["subprocess.Popen[bytes]"]:
    """The program, from an environment with nothing in it but a home and a screen; no fault may be reported."""
    kept = {key: os.environ[key] for key in ("SYSTEMROOT", "LOCALAPPDATA") if key in os.environ}  # Windows needs them
    inside = {"HOME": str(home.folder), "PATH": str(home.folder), "SDL_AUDIODRIVER": "dummy", **kept, **environment}
    process = subprocess.Popen([program], env=inside, cwd=home.folder)
    try:
        yield process
        if process.poll() is not None:
            raise Failed(f"the program ended by itself with {process.returncode}")
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
    if home.reports():
        raise Failed(f"the program reported a fault:\n{home.reports()}")


def thinkers(process: "subprocess.Popen[bytes]") -> list[str]:
    """The processes that it has started to think in."""
    lines = subprocess.run(
        ["ps", "--ppid", str(process.pid), "-o", "args="], stdout=subprocess.PIPE, encoding="utf-8", check=False
    ).stdout.splitlines()
    return [line for line in lines if "multiprocessing-fork" in line]


def port_of(process: "subprocess.Popen[bytes]") -> int | None:
    """The port that it listens at."""
    inodes = set()
    for link in Path(f"/proc/{process.pid}/fd").iterdir():
        inodes |= set(re.findall(r"socket:\[(\d+)\]", str(link.readlink())))
    for line in Path("/proc/net/tcp").read_text(encoding="utf-8").splitlines()[1:]:
        parts = line.split()
        if parts[3] == "0A" and parts[9] in inodes:
            return int(parts[1].split(":")[1], 16)
    return None


class Trial:
    def __init__(self, program: Path, pictures: Path) -> None:
        self.program, self.pictures = program, pictures
        pictures.mkdir(parents=True, exist_ok=True)
        self.work = Path(tempfile.mkdtemp(prefix="longtail-try-"))
        self.screen = Screen(self.work)
        pygame.display.init()
        pygame.display.set_mode((1, 1))

    def close(self) -> None:
        self.screen.close()
        shutil.rmtree(self.work, ignore_errors=True)

    def home(self, name: str) -> Home:
        return Home(self.work / name)

    def keep(self, name: str) -> None:
        pygame.image.save(self.screen.picture(), self.pictures / f"{name}.png")

    @contextmanager
    def started(self, home: Home) -> Iterator["subprocess.Popen[bytes]"]:
        with running(self.program, home, DISPLAY=self.screen.name) as process:
            try:
                yield process
            except Failed:
                self.keep("failed")
                raise

    def title(self) -> str:
        times = []
        for number in range(3):
            home = self.home(f"title-{number}")
            with self.started(home):
                times.append(until("the title is seen", self.screen.shows_title))
                time.sleep(2)
                self.keep("title")
            if not [*home.data.glob("components/*.toml")]:
                raise Failed("nothing was kept in the user's folder")
            until("the screen is empty again", lambda: not self.screen.shows_title())
        return f"the title is seen after {', '.join(f'{one:.2f}' for one in times)} s"

    def match(self, game: str, board: str = "") -> str:
        """Against a computer player of every level: each of them decides before the person does."""
        home = self.home(f"match-{game}{board}")
        home.settle()
        options = {}
        if board:
            shutil.copyfile(storage.MAPS / f"{game}.tmx", homemade.prepare() / "maps" / f"{board}.tmx")
            options["board"] = board
        seats = [Seat("Anong", 0), *(Seat(level, i, level) for i, level in enumerate(LEVELS, 1))]
        match = saves.new_match(game, seats, options, seed=7, starter=STARTERS.get(game, 1))
        assert isinstance(match.keeper, saves.SaveFile)
        save = match.keeper.path
        storage.forget()
        saves.let_go()
        del match

        def decided() -> set[int]:
            """The seats that have; read from a copy, for the file is the program's."""
            copy = self.work / f"seen{saves.SUFFIX}"
            shutil.copyfile(save, copy)
            seen = saves.resume(copy).history
            saves.let_go()
            return {entry.seat for entry in seen}

        with self.started(home) as process:
            until("the title is seen", self.screen.shows_title)
            time.sleep(1)
            self.screen.press("Return")
            until("every computer player has decided", lambda: decided() >= {1, 2, 3})
            if not thinkers(process):
                raise Failed("nobody thinks beside the screen")
            time.sleep(2)
            self.keep(f"match-{board or game}")
        if board and "board" not in save.read_text(encoding="utf-8").splitlines()[0]:
            raise Failed("the match is not on the player's own board")
        return f"{board or game}: {', '.join(LEVELS)} have decided, in a process of their own"

    def lesson(self) -> str:
        home = self.home("lesson")
        with self.started(home):
            until("the title is seen", self.screen.shows_title)
            time.sleep(1)
            self.screen.press("Return")  # the first pier, where the guided round is offered
            time.sleep(2)
            self.screen.press("Return", "Return")
            time.sleep(4)
            self.screen.press("Return")
            time.sleep(2)
            self.keep("lesson")
            self.screen.press("m")
            time.sleep(2)
            self.keep("lesson-pause")
            until("it is kept where the learner stands", lambda: any(home.settings().get("lessons", {}).values()))
        return f"a lesson has been begun: {home.settings()['lessons']}"

    def phones(self) -> str:
        home = self.home("phones")
        home.settle(phones=True)
        with self.started(home) as process:
            until("the title is seen", self.screen.shows_title)
            until("a port is open to phones", lambda: port_of(process))
            address = f"http://127.0.0.1:{port_of(process)}"
            sizes = []
            for path in ("/", "/phone/main.js", "/words/de.json", "/art/emblem-lotus.svg", "/font/Manrope-Bold.ttf"):
                with urllib.request.urlopen(address + path, timeout=10) as answer:
                    sizes.append(f"{path} {len(answer.read())} bytes")
        return f"phones are answered: {', '.join(sizes)}"


def start_only(program: Path) -> str:
    folder = Path(tempfile.mkdtemp(prefix="longtail-try-"))
    home = Home(folder)
    home.settle()
    with running(program, home, SDL_VIDEODRIVER="dummy", LONGTAIL_DATA=str(home.data)) as process:
        until("its components are kept", lambda: len([*home.data.glob("components/*.toml")]) >= len(catalogue.GAMES))
        deadline = time.monotonic() + SHOW
        while time.monotonic() < deadline and process.poll() is None:
            time.sleep(1)
    shutil.rmtree(folder, ignore_errors=True)
    return f"it has run for {SHOW:.0f} s and reported no fault"


def steps(trial: Trial) -> Iterator[str]:
    """From the quickest to the slowest."""
    yield trial.title()
    yield trial.phones()
    yield trial.lesson()
    for game in catalogue.GAMES:
        yield trial.match(game)
    yield trial.match("klongs", "klongs-attic")


def program_in(folder: Path) -> Path:
    names = ("Longtail", "Longtail.exe", "Contents/MacOS/Longtail")
    if folder.is_file():
        return folder.absolute()
    found = next((folder / name for name in names if (folder / name).is_file()), None)
    if found is None:
        raise SystemExit(f"{folder}: there is no built Longtail; python assets/package/build.py makes one.")
    return found.absolute()


def main(arguments: list[str]) -> int:
    options = argparse.ArgumentParser(
        prog="tests.try_build", description="Try a built Longtail from an empty environment."
    )
    options.add_argument(
        "folder", type=Path, help="what build.py has made, as in dist/Longtail; or a program, as in venv/bin/longtail"
    )
    options.add_argument("--pictures", type=Path, default=Path(tempfile.gettempdir()) / "longtail-pictures")
    options.add_argument("--start", action="store_true", help="only start it, without a screen, on any system")
    wanted = options.parse_args(arguments)
    program = program_in(wanted.folder)
    if wanted.start:
        print(start_only(program))
        return 0
    trial = Trial(program, wanted.pictures)
    try:
        for told in steps(trial):
            print(told, flush=True)
    except Failed as failed:
        print(f"tests.try_build: {failed}; see {wanted.pictures / 'failed.png'}", file=sys.stderr)
        return 1
    finally:
        trial.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
