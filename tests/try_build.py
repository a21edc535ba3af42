"""`python -m tests.try_build dist/Longtail`: play with a built program as somebody would who has no Python.

It starts from an empty environment, with a new home and nothing on its path, on a screen of its own: the title, a phone
that scans the code and sits down, a lesson, a match of every game against a computer player of every level, on a board
of the player's own too. What happened is read from the screen and from what it leaves in the player's folder; pictures
go to `--pictures`. Needs Linux with Xvfb and xdotool, in a house's network, and the packages of the game: it prepares
saves and reads them.

`--start` is for every system: the program runs without a screen until it has drawn its title, and computer players have
begun a show there by themselves.
"""

import argparse
import shutil
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
from pygame import FRect

from game import catalogue, homemade, saves, storage
from game.match import Seat
from game.players import LEVELS
from scenes.drawing.theme import PLAN
from scenes.pages.lobby import PHONES
from scenes.pages.phones import CODE
from tests.support.built_program import SIZE, Failed, Frames, Home, Process, Screen, port_of, running, thinkers, until
from tests.support.phones.phone_line import PhoneLine
from tests.support.phones.scanned import NoCode, scanned

SHOW = 240.0
"""Seconds after which a title that nobody touches has begun a show, on a busy machine."""
SEEN = 250
"""Pictures of a show after which somebody has played in it."""
STARTERS = {"dice": len(LEVELS)}
"""Who begins, so that the person comes last: round to the left but for the dice, where it is to the right."""
PAPER = 22
"""How far the code's paper reaches beyond the code, on the plan."""


def on_screen(rect: FRect) -> pygame.Rect:
    """Where a rectangle of the plan lies there."""
    scale = SIZE[0] / PLAN[0]
    return pygame.Rect(*(round(number * scale) for number in rect))


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
    def started(self, home: Home, *options: str) -> Iterator[Process]:
        with running(self.program, home, *options, DISPLAY=self.screen.name) as process:
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
        """A phone opens the page, scans the code in the lobby, comes in and sits down."""
        home = self.home("phones")
        home.settle(phones=True)
        with self.started(home, "--game", "dice") as process:
            until("a port is open to phones", lambda: port_of(process))
            address = f"http://127.0.0.1:{port_of(process)}"
            sizes = []
            for path in ("/", "/phone/main.js", "/words/de.json", "/art/emblem-lotus.svg", "/font/Manrope-Bold.ttf"):
                with urllib.request.urlopen(address + path, timeout=10) as answer:
                    sizes.append(f"{path} {len(answer.read())} bytes")
            time.sleep(3)
            self.screen.click(*on_screen(PHONES).center)
            time.sleep(2)
            self.keep("phones")
            paper = on_screen(CODE.inflate(-2 * PAPER, -2 * PAPER))
            try:
                place, _, token = scanned(self.screen.picture().subsurface(paper)).partition("/#")
            except NoCode as none:
                raise Failed(f"no code to scan is on the screen ({none}); is this computer in a network?") from none
            with PhoneLine(place.removeprefix("http://")) as line:
                line.hello(token=token, name="Ploy", language="en")
                line.hears("welcome")
                sheet = line.hears("sheet")["sheet"]
                time.sleep(2)
                self.keep("phones-joined")
        return f"phones are answered: {', '.join(sizes)}; one has come in by {place} and reads {sheet['title']!r}"


def start_only(program: Path, pictures: Path) -> str:
    """In a window and without motion, so that only what changes is drawn."""
    folder = Path(tempfile.mkdtemp(prefix="longtail-try-"))
    pictures.mkdir(parents=True, exist_ok=True)
    home, frames = Home(folder), Frames(folder)
    home.settle(fullscreen=False, reduced_motion=True)
    pygame.display.init()
    try:
        with running(program, home, **Frames.asked, LONGTAIL_DATA=str(home.data)):
            took = until("its title is drawn", frames.shows_title)
            frames.keep(pictures / "start-title.png")
            waited = until("computer players have begun a show", frames.shows_something_else, SHOW)
            begun = frames.drawn
            until("they play", lambda: frames.shows_something_else() and frames.drawn > begun + SEEN)
            frames.keep(pictures / "start-show.png")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return (
        f"its title is drawn after {took:.1f} s, and a show has begun there after {waited:.0f} s; no fault is reported"
    )


def steps(program: Path, pictures: Path) -> Iterator[str]:
    """From the quickest to the slowest."""
    trial = Trial(program, pictures)
    try:
        yield trial.title()
        yield trial.phones()
        yield trial.lesson()
        for game in catalogue.GAMES:
            yield trial.match(game)
        yield trial.match("klongs", "klongs-attic")
    finally:
        trial.close()


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
    try:
        for told in [start_only(program, wanted.pictures)] if wanted.start else steps(program, wanted.pictures):
            print(told, flush=True)
    except Failed as failed:
        print(f"tests.try_build: {failed}; see {wanted.pictures}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
