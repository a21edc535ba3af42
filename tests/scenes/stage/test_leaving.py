"""Ctrl-C, the end of a session, a closed terminal: the real program closes as by its window's button, saved and without
a word, and whoever thinks for it goes with it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game import saves, storage
from scenes.drawing import raster

QUIETLY = {"PYGAME_HIDE_SUPPORT_PROMPT": "yes"}
DEADLINE = 60
"""Seconds after which a test gives up; nothing is measured by it."""

PROGRAM = """
import os, signal, sys, threading, main, scenes.screens
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may have said that it does not count
from scenes.stage.navigation import Title
from game.match import Seat
from game.saves import new_match
from scenes.devices.seating import Seating
from scenes.stage.thinking import Thinking
from scenes.table.registry import sit_down

late = threading.Timer(DEADLINE, os._exit, [3])
late.daemon = True
late.start()

def table():
    match = new_match("dice", [Seat("Mali", 0), Seat("Naga", 1, "hard")], starter=1)
    while len(match.history) < 2 or match.state.to_move != 1:
        match.play(match.state.moves()[0])
    return sit_down(match, Seating.of(match.setup.seats))

def ask_and_tell(self, match, *args, **more):
    thought = ask(self, match, *args, **more)
    print(self.thinker.pid, len(match.history), flush=True)
    return thought

at, ask = scenes.screens.screen_at, Thinking.ask
scenes.screens.screen_at = lambda place: table() if isinstance(place, Title) else at(place)
Thinking.ask = ask_and_tell
sys.exit(main.main(["--window", "320x180"]))
""".replace("DEADLINE", str(DEADLINE))
"""The real start, but a table with a computer player stands where the title would. It says when that begins to think,
in which process, and after how many decisions."""


def saved_moves(folder: Path) -> int:
    [saved] = saves.unfinished()
    assert not (folder / "crashes").exists()
    return saved.moves


SIGNALS = [wish for name in ("SIGINT", "SIGTERM", "SIGHUP") if (wish := getattr(signal, name, None))]


@pytest.mark.parametrize("wish", [signal.SIGTERM] if sys.platform == "win32" else SIGNALS)
def test_a_wish_to_leave_closes_the_program_saved_and_without_a_word(
    wish: signal.Signals, pids: list[int], data_folder: Path
) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=storage.ROOT,
        env=QUIETLY | os.environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    assert program.stdout is not None
    pids.append(program.pid)
    thinker, decided = map(int, program.stdout.readline().split())
    pids.append(thinker)
    os.killpg(program.pid, wish) if wish == signal.SIGINT else program.send_signal(wish)  # Ctrl-C goes to everybody
    said, complaints = program.communicate(timeout=DEADLINE)
    assert (program.returncode, said, complaints) == (0, "", "")
    assert saved_moves(data_folder) >= decided > 0


def test_a_closed_terminal_closes_the_program_saved(pids: list[int], data_folder: Path) -> None:
    """The one who sits at the terminal is gone, and so is whatever is written to it."""
    terminal, inside = os.openpty()
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=storage.ROOT,
        env=QUIETLY | os.environ,
        stdin=inside,
        stdout=inside,
        stderr=inside,
        preexec_fn=lambda: os.login_tty(inside),
    )
    os.close(inside)
    pids.append(program.pid)
    with os.fdopen(terminal, "rb", buffering=0) as screen:
        told = screen.readline()
        thinker, decided = map(int, told.split())
        pids.append(thinker)
    assert program.wait(DEADLINE) == 0
    assert saved_moves(data_folder) >= decided > 0


ASKED_WHILE_THE_WINDOW_OPENS = """
import os, signal, sys, main, pygame.pkgdata
from scenes.stage.stage import Stage

pygame.pkgdata.getResource = lambda *_: signal.raise_signal(signal.SIGTERM)
Stage.run = lambda *_: os._exit(3)
sys.exit(main.main(["--window", "320x180"]))
"""
"""The window's picture is fetched by a call from pygame, which lets nothing through that is raised in it."""


def test_a_wish_to_leave_while_the_window_opens_is_not_lost() -> None:
    program = subprocess.run(
        [sys.executable, "-c", ASKED_WHILE_THE_WINDOW_OPENS],
        cwd=storage.ROOT,
        env=QUIETLY | os.environ,
        capture_output=True,
        encoding="utf-8",
    )
    assert (program.returncode, program.stdout) == (0, "")


def test_who_leaves_at_once_waits_for_what_is_drawn_ahead() -> None:
    """Python waits for every thread that is no daemon; one that pygame draws in does not survive its end."""
    raster.draw_ahead(["boat-longtail"], (8, 8))
    [(thread, _)] = [begun for (names, _), begun in raster._ahead.items() if names == ("boat-longtail",)]
    assert not thread.daemon
    assert raster.stacked(["boat-longtail"], (8, 8)).get_size() == (8, 8)
