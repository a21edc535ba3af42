"""A process that thinks and does not answer: nobody waits for long, nor again and again; none outlives the program."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game import storage
from game.match import Match
from game.players.thinker import LONGEST, MISSES, SILENCE, TRIES, UNHEARD, Thinker
from tests.game.players.asking import DEADLINE, SHORT, answer, begin, here, reports
from tests.support.tables import play_on


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class FrozenProcess:
    """Runs, and never says a word."""

    pid, exitcode = 1, None

    def __init__(self) -> None:
        self.alive = True

    def is_alive(self) -> bool:
        return self.alive

    def kill(self) -> None:
        self.alive = False

    def join(self, seconds: float | None = None) -> None:
        assert seconds is not None, "nobody waits for ever for a process to end"


class FrozenPipe:
    """Takes what comes, as long as there is room, and nothing comes out unless a test says so."""

    def __init__(self) -> None:
        self.said = 0
        self.sent: list[object] = []

    def poll(self) -> bool:
        return self.said > 0

    def recv(self) -> None:
        self.said -= 1

    def send(self, message: object) -> None:
        self.sent.append(message)

    def close(self) -> None: ...


class Frozen(Thinker):
    """A thinker all of whose processes hang."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.started: list[FrozenPipe] = []

    def _start(self) -> None:
        self.started.append(FrozenPipe())
        self._process, self._pipe = FrozenProcess(), self.started[-1]  # type: ignore[assignment]
        self._told, self._unheard = None, 0


@pytest.fixture
def clock() -> Clock:
    return Clock()


def wait_for(thinker: Thinker, clock: Clock, match: Match) -> float:
    """Ask for a move, play it, and say how long that took."""
    asked = clock.now
    thinker.ask(match, "hard", 5)
    while (found := thinker.poll()) is None:
        clock.now += 0.1
    assert (str(found.move), found.player) == (here(match, "medium"), "medium")
    match.play(found.move)
    return clock.now - asked


def test_nobody_waits_more_than_five_seconds_and_then_not_again(clock: Clock, data_folder: Path) -> None:
    thinker, match = Frozen(clock), begin()
    waits = [wait_for(thinker, clock, match) for _ in range(8)]
    assert 4 < waits[0] < 5
    assert waits[1:] == [0.0] * 7
    assert len(thinker.started) == 1
    assert "did not answer" in reports(data_folder)[0]


def test_nor_in_the_next_match(clock: Clock) -> None:
    thinker, match, other = Frozen(clock), begin(), begin(seed=6)
    wait_for(thinker, clock, match)
    assert wait_for(thinker, clock, other) == 0


def test_a_process_that_hangs_for_long_is_replaced_and_nobody_waits_for_the_other_before_it_is_there(
    clock: Clock, data_folder: Path
) -> None:
    thinker, match = Frozen(clock), begin()
    wait_for(thinker, clock, match)
    for number in range(2, TRIES + 1):
        clock.now += SILENCE + 1
        assert wait_for(thinker, clock, match) == 0
        assert len(thinker.started) == number
    assert len([text for text in reports(data_folder) if "not said a word" in text]) == TRIES - 1
    thinker.started[-1].said = 1
    assert wait_for(thinker, clock, match) > 4, "it is there: it is asked again"


def test_a_process_that_is_too_late_time_and_again_thinks_no_more_in_this_match(clock: Clock) -> None:
    thinker, match = Frozen(clock), begin()
    waits = []
    for _ in range(6):
        waits.append(wait_for(thinker, clock, match))
        thinker.started[0].said = 1
    assert [wait > 4 for wait in waits] == [True] * MISSES + [False] * (6 - MISSES)
    assert wait_for(thinker, clock, begin(seed=6)) > 4, "another match, another try"


def test_questions_that_are_dropped_do_not_fill_a_pipe_that_nobody_empties(clock: Clock) -> None:
    thinker, match = Frozen(clock), begin()
    for _ in range(1000):
        thinker.ask(match, "hard", 5)
        thinker.drop()
    assert len(thinker.started[0].sent) <= 2 * UNHEARD


def test_what_comes_late_belongs_to_no_later_question() -> None:
    clock = Clock()
    thinker, match = Thinker(clock), begin()
    thinker.ask(match, "hard", 5, SHORT)
    clock.now = LONGEST + 1
    found = answer(thinker)
    play_on(match, 1)
    clock.now = 0.0
    while thinker._silent_since is not None:
        thinker.ask(match, "easy", 5)
        found = answer(thinker)
        assert str(found.move) == here(match, found.player)
    thinker.close()


def test_ctrl_c_and_a_closed_terminal_are_nothing_to_the_process_that_thinks_not_even_while_it_starts() -> None:
    thinker = Thinker()
    thinker.ask(begin(), "hard", 5, SHORT)
    for wish in ("SIGINT", "SIGHUP"):
        if hasattr(signal, "pthread_sigmask"):
            assert thinker.pid is not None
            os.kill(thinker.pid, getattr(signal, wish))
    assert answer(thinker).player == "hard"
    thinker.close()


# Real processes: each holds the program's output open as long as it lives, and its end is what is waited for


BEGUN = """
import os, signal, sys, time
from tests.game.players.asking import LONG, begin
from game.players.thinker import Thinker
thinker, match = Thinker(), begin()
"""
WAYS = {
    "searching": """
thinker.ask(match, "hard", 5, LONG)
""",
    "busy": """
object.__setattr__(match.game, "package", "tests.game.players.endless")
thinker.ask(match, "hard", 5, LONG)
while not thinker._pipe.poll(): time.sleep(0.01)
time.sleep(0.3)
""",
    "frozen": """
thinker.ask(match, "hard", 5, LONG)
while not thinker._pipe.poll(): time.sleep(0.01)
os.kill(thinker.pid, signal.SIGSTOP)
""",
}
"""What the process does when the program is killed. Only Linux ends one that has been stopped."""
HERE = [way for way in WAYS if way != "frozen" or sys.platform == "linux"]


@pytest.mark.parametrize("way", HERE)
def test_when_the_program_is_killed_so_is_the_process_that_thinks(way: str, pids: list[int]) -> None:
    script = f"{BEGUN}{WAYS[way]}print(thinker.pid, flush=True)\ntime.sleep({DEADLINE})"
    program = subprocess.Popen([sys.executable, "-c", script], cwd=storage.ROOT, stdout=subprocess.PIPE)
    assert program.stdout is not None
    pids += [program.pid, int(program.stdout.readline())]
    program.kill()
    rest, _ = program.communicate(timeout=DEADLINE)
    assert rest == b""
