"""What answers the `Thinker` in the process that thinks. It knows no screen."""

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from multiprocessing.connection import wait
from time import perf_counter
from typing import Any, Protocol

from game import catalogue
from game.contract import Move, Reason, parse
from game.match import Match, Setup
from game.players import Budget, chance_for, decide, make_player
from game.players.judge import judge_of
from game.players.player import Interrupted

STEADY = "medium"
"""Who stands in for a player that fails."""
LOOK_EVERY = 0.005
"""Seconds between two looks whether anything new has come in."""
STEP_BACK = 5
"""By how much the process steps back behind the one that draws, where the system lets it."""


@dataclass(frozen=True, slots=True)
class Question:
    """The match, as the package of its game, the set-up (None: the one told before, of which the first `keep` moves
    still hold) and the moves after those; `digest` of the position to check it by; and who is to decide with which
    budget."""

    number: int
    package: str
    setup: Mapping[str, Any] | None
    keep: int
    moves: tuple[str, ...]
    digest: str
    player: str
    seed: int
    seconds: float | None
    iterations: int | None
    hint: bool


@dataclass(frozen=True, slots=True)
class Reply:
    number: int
    move: str | None
    player: str
    reasons: tuple[Reason, ...]
    fault: str
    """What went wrong on the way, for the report; empty if nothing did."""


class Pipe(Protocol):
    """An end of a pipe between two processes; what class it is hangs on the system."""

    def send(self, message: Any, /) -> None: ...

    def recv(self) -> Any: ...

    def poll(self) -> bool: ...

    def close(self) -> None: ...


class MessageWaiting:
    """Whether a message waits, asked at every turn of a search and looked up now and then. Whatever comes in, even
    that nobody is there any more, ends the thinking."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe
        self.next = 0.0

    def __call__(self) -> bool:
        now = perf_counter()
        if now < self.next:
            return False
        self.next = now + LOOK_EVERY
        try:
            return self.pipe.poll()
        except OSError:
            return True


def forget_positions() -> None:
    """What players remember of positions belongs to their match: kept for the next one it would only grow. All of it
    has a bound (`lru_cache`); what has none (`cache`) is true of the game and stays."""
    for name, module in list(sys.modules.items()):
        if name == "game" or name.startswith("game."):
            for one in vars(module).values():
                if isinstance(one, _lru_cache_wrapper) and one.cache_parameters()["maxsize"] is not None:
                    one.cache_clear()


class Answering:
    """Questions and their answers. The match thought about is kept from one question to the next."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def answer(self, question: Question, waiting: MessageWaiting) -> Reply | None:
        """None if it was interrupted."""
        try:
            match = self._match(question)
        except Exception:  # the one who asks has the match and can do without
            self.match = None
            return Reply(question.number, None, STEADY, (), traceback.format_exc())
        fault = ""
        for player in (question.player, STEADY):
            try:
                move = self._decide(match, player, question, waiting)
            except Interrupted:
                return None
            except Exception:  # somebody has to move: the other player tries
                fault += traceback.format_exc()
                continue
            try:
                reasons = self._reasons(match, move, question)
            except Exception:  # a suggestion without words is still one
                reasons, fault = (), fault + traceback.format_exc()
            return Reply(question.number, str(move), player, reasons, fault)
        return Reply(question.number, None, STEADY, (), fault)

    def _decide(self, match: Match, player: str, question: Question, waiting: MessageWaiting) -> Move:
        seat = match.state.to_move
        assert seat is not None
        chance = chance_for(question.seed, len(match.history), seat)
        budget = Budget(question.seconds, question.iterations, waiting)
        return decide(match.state, make_player(player, match.game), chance, budget)

    def _reasons(self, match: Match, move: Move, question: Question) -> tuple[Reason, ...]:
        seat = match.state.to_move
        if not question.hint or seat is None:
            return ()
        known = match.state.known_to(seat, chance_for(question.seed, len(match.history), seat))
        return judge_of(match.game).reasons(known, move)

    def _match(self, question: Question) -> Match:
        match, keep = self.match, question.keep
        if question.setup is not None:
            catalogue.admit(question.package)
            setup = Setup.from_json(question.setup)
            now = catalogue.components_of(catalogue.find(setup.game)).digest_of(setup.options)
            if now != setup.digest:
                raise ValueError(f"the match is played with the components {setup.digest}, and here are {now}")
            forget_positions()
            match = Match(setup)
        elif match is None:
            raise ValueError("the set-up of the match is missing")
        elif keep < len(match.history):
            kept = [entry.move for entry in match.history[:keep]]
            match = Match(match.setup)
            for move in kept:
                match.play(move)
        for text in question.moves:
            match.play(parse(text, match.game.moves))
        if match.digest() != question.digest:
            raise ValueError("the same moves have led to another position")
        self.match = match
        return match


def answer_questions(pipe: Pipe) -> None:
    """The whole life of the process: question by question, until the other end is closed. None: nothing to do; and None
    goes back where there is nothing to say but that somebody is here."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # leaving is the screen's business
    end_with_the_program()
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(STEP_BACK)
    answering = Answering()
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            question = pipe.recv()
            if question is not None:
                pipe.send(answering.answer(question, MessageWaiting(pipe)))


def end_with_the_program() -> None:
    """Whatever becomes of the program, and whatever this process is doing then: nobody else would ever end it."""
    program = multiprocessing.parent_process()
    if program is None:
        return  # somebody tries things out: there is no other process

    def watch() -> None:
        wait([program.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # a stopped process watches nothing, but Linux ends that, too
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
