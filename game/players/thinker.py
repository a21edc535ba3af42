"""Thinking beside the screen: one process that starts with the first question and answers one after another.

The screen's loop asks a `Thinker` and looks in again each frame; nothing here makes it wait. The process is told the
match's set-up once and then its new moves, plays them over, and answers with the text of a move. It may fail, hang or
be killed: somebody plays all the same, at worst the medium player, here. Nobody waits longer than `LONGEST`, and then
not again for a process that has not said a word since.
"""

import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Any

from game.chance import Chance
from game.contract import Move, Reason, parse
from game.match import Match
from game.players import USUAL, Budget, chance_for, decide, make_player
from game.players.answering import STEADY, Pipe, Question, Reply, answer_questions
from game.storage import write_report

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

LONGEST = 4.5
"""Seconds that anybody waits for an answer, a slow start included, before the medium player decides here."""
SILENCE = 20.0
"""Seconds without a word, after an answer that did not come, from which on the process counts as hung for good."""
UNHEARD = 8
"""After so many questions without a word nobody waits either; a pipe that nobody empties is full some day."""
TRIES = 3
"""After so many processes in a row that failed there are no more, and the medium player decides here."""
MISSES = 2
"""So many answers too late in a match, and the medium player decides here for the rest of it."""
ENDING = 1.0
"""Seconds that a killed process may take to be gone; the system will see to one that takes longer."""


@dataclass(frozen=True, slots=True)
class Answer:
    move: Move
    seat: int
    player: str
    """Who chose it in the end: the one asked for, or whoever stood in."""
    reasons: tuple[Reason, ...] = ()
    """For a hint: why this move, best first."""


@dataclass(slots=True)
class _OpenQuestion:
    """A question that waits for its answer."""

    number: int
    match: Match
    at: int
    """How many decisions the match had seen."""
    player: str
    seed: int
    budget: Budget
    hint: bool
    until: float | None = None
    """When nobody waits any longer; None if it has not been put to the process, for it is decided here."""


class Thinker:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self._told: tuple[Any, list[Move]] | None = None
        """The set-up and the moves that the process has."""
        self._open: _OpenQuestion | None = None
        self._number = 0
        self._failures = self._misses = 0
        self._failed_in: Match | None = None
        """The match in which a process last failed or was too late."""
        self._unheard = 0
        """How many questions the process has been asked since it last said anything."""
        self._silent_since: float | None = None
        """When it was first given up waiting for a word, if none has come since."""

    @property
    def thinking(self) -> bool:
        """Whether an answer is to be expected."""
        return self._open is not None

    @property
    def pid(self) -> int | None:
        """The process that thinks, once there is one."""
        return self._process.pid if self._process else None

    def ask(self, match: Match, player: str, seed: int, budget: Budget | None = None, hint: bool = False) -> None:
        """Think about the position of the match for the seat to move; what was thought about before is dropped."""
        assert match.state.to_move is not None, "nobody decides in a game that is over"
        if match is not self._failed_in:
            self._misses = 0
            if self._failures >= TRIES:
                self._failures = 0
        self._number += 1
        self._open = _OpenQuestion(self._number, match, len(match.history), player, seed, budget or USUAL, hint)
        self._send()

    def poll(self) -> Answer | None:
        """The answer, once; None as long as there is none. Costs next to nothing while the thinking goes on."""
        if self._open is None:
            return None
        if len(self._open.match.history) != self._open.at:  # the match went on without it
            self.drop()
            return None
        if self._open.until is None:
            return self._decide_here("")
        try:
            reply = self._listen()
        except (EOFError, OSError):
            self._clear_away("ended")
            return self._decide_here("")
        if reply is not None:
            return self._answer(reply)
        if self.clock() > self._open.until:
            self._give_up_waiting()
            self._misses += 1
            self._failed_in = self._open.match
            return self._decide_here(f"The process that thinks for computer players did not answer in {LONGEST} s.")
        return None

    def _listen(self) -> Reply | None:
        """Everything that has come in; the reply to the open question, if that was among it. OSError if nobody is there
        to reply any more."""
        assert self._pipe is not None
        assert self._process is not None
        alive = self._process.is_alive()
        while self._pipe.poll():
            reply: Reply | None = self._pipe.recv()
            self._unheard, self._silent_since = 0, None
            if reply is not None and self._open is not None and reply.number == self._open.number:
                return reply
        if not alive:
            raise OSError("the process has ended")
        return None

    def _give_up_waiting(self) -> None:
        if self._silent_since is None:
            self._silent_since = self.clock()

    def drop(self) -> None:
        """Stop at once what is being thought about; no answer will come."""
        if self._open is not None:
            asked, self._open = self._open, None
            if asked.until is not None:
                self._tell(None)

    def close(self) -> None:
        """End the process, whatever it does."""
        self._open = None
        process, pipe = self._process, self._pipe
        self._process = self._pipe = self._told = None
        if pipe:
            pipe.close()  # which the process sees, even in the middle of a search
        if process:
            process.join(0.2)
            _kill(process)

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=answer_questions, args=(theirs,), name="longtail-thinker", daemon=True)
        try:
            with _leaving_is_ours():
                process.start()
        finally:
            theirs.close()
        self._process, self._pipe, self._told, self._unheard = process, ours, None, 0

    def _send(self) -> None:
        """Put the open question to the process, started if need be. Where none is left, or one that does not say a
        word, `poll` answers it."""
        asked = self._open
        assert asked is not None
        while self._failures < TRIES and self._misses < MISSES:
            try:
                if self._process is None:
                    self._start()
                self._listen_anew()
            except (EOFError, OSError) as error:
                self._clear_away(f"could not be asked ({error})")
                continue
            if self._silent_since is not None:
                return
            budget = asked.budget
            longest = 2 * budget.seconds if budget.seconds else 0.02 * (budget.iterations or 0)
            if self._tell(self._question(asked)):
                self._unheard += 1
                asked.until = self.clock() + max(LONGEST, longest)
                return
            self._clear_away("ended")

    def _listen_anew(self) -> None:
        """Whether the process can be asked, by what it has said so far; one that has hung for long is replaced, and
        nobody waits for the other before it has said that it is there."""
        self._listen()
        if self._unheard >= UNHEARD:
            self._give_up_waiting()
        if self._silent_since is not None and self.clock() > self._silent_since + SILENCE:
            self._clear_away("has not said a word for long")
            self._start()
            self._silent_since = self.clock()

    def _question(self, asked: _OpenQuestion) -> Question:
        """With no more than the process does not have yet."""
        setup, moves = asked.match.setup, [entry.move for entry in asked.match.history]
        keep, fresh = 0, self._told is None or self._told[0] != setup
        if self._told and not fresh:
            for had, now in zip(self._told[1], moves, strict=False):
                if had != now:
                    break
                keep += 1
        self._told = setup, moves
        return Question(
            asked.number,
            asked.match.game.package,
            setup.to_json() if fresh else None,
            keep,
            tuple(map(str, moves[keep:])),
            asked.match.digest(),
            asked.player,
            asked.seed,
            asked.budget.seconds,
            asked.budget.iterations,
            asked.hint,
        )

    def _tell(self, message: Question | None) -> bool:
        try:
            if self._pipe:
                self._pipe.send(message)
                return True
        except (OSError, ValueError):
            pass
        return False

    def _answer(self, reply: Reply) -> Answer | None:
        asked = self._open
        assert asked is not None
        state = asked.match.state
        seat = state.to_move
        assert seat is not None
        if reply.fault:
            write_report(f"The {asked.player} player failed.\n{reply.fault}", "player")
        move, fault = None, reply.fault
        try:
            move = parse(reply.move, asked.match.game.moves) if reply.move else None
        except ValueError as error:
            fault = str(error)
        if move is None or state.why_not(move) is not None:
            self._told = None  # whatever it thinks this match is, it is told anew next time
            return self._decide_here("" if reply.fault else f"{reply.move} is no move here. {fault or ''}")
        self._open = None
        self._failures = 0
        return Answer(move, seat, reply.player, reply.reasons)

    def _clear_away(self, how: str) -> None:
        """The process has ended, hangs or cannot be started: nothing is left of it but a report."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = self._told = self._silent_since = None
        if pipe:
            pipe.close()
        code = _kill(process) if process else None
        self._failures += 1
        self._failed_in = self._open.match if self._open else None
        write_report(f"The process that thinks for computer players {how} (exit code {code}).", "player")

    def _decide_here(self, fault: str) -> Answer:
        asked, self._open = self._open, None
        assert asked is not None
        if fault:
            write_report(fault, "player")
        state = asked.match.state
        seat = state.to_move
        assert seat is not None
        move, player = stand_in(asked.match, asked.seed)
        return Answer(move, seat, player)


def _kill(process: "SpawnProcess") -> int | None:
    """End a process, whatever it does, and say how it ended."""
    if process.is_alive():
        process.kill()
    process.join(ENDING)
    code = process.exitcode
    if code is not None:
        process.close()
    return code


@contextmanager
def _leaving_is_ours() -> Iterator[None]:
    """A process started in here never hears that somebody wants to leave: its terminal says so to everybody in it, but
    it ends when the program does, and until then it has a move to find."""
    if not hasattr(signal, "pthread_sigmask"):
        yield  # such a process stops listening when it has started
        return
    resource_tracker.ensure_running()  # which starts with the first process, and opens the ears of what comes after it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGHUP))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def stand_in(match: Match, seed: int) -> tuple[Move, str]:
    """The medium player's move; if even that fails, any legal one; and whose it is."""
    state, at = match.state, len(match.history)
    assert state.to_move is not None
    try:
        return decide(state, make_player(STEADY, match.game), chance_for(seed, at, state.to_move)), STEADY
    except Exception:  # a fault of a player is no reason to end a game
        write_report(f"The {STEADY} player failed.\n{traceback.format_exc()}", "player")
        return decide(state, make_player("random", match.game), Chance(at)), "random"
