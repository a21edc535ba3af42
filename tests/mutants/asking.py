"""The tests are collected once. Each mutant is then put in place in a process of its own, which runs those that
call the changed function until one fails, the quickest first. Only a test can notice: where that process goes wrong by
itself, nothing was asked."""

import gc
import io
import json
import os
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper, partial
from itertools import zip_longest
from types import FrameType

import hypothesis  # noqa: F401 - what is loaded here need not be loaded for each mutant
import pytest

from tests.mutants.changing import ROOT, Mutant
from tests.mutants.swapping import Place, changed_functions, import_anew, place_of, ran, swap

MOST_MEMORY = 2 << 30
"""What a mutant may ask for, in bytes: some never have enough."""
SILENCE = 300.0
"""Seconds in which every test ends some time, however busy the machine is."""
GAME = str(ROOT / "game")
UNCHANGED = Mutant(ROOT / "game" / "__init__.py", 1, "ROOM = 0\n", "")
"""A change that nobody may notice."""
ALONE = ("-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no")
PASSED, FAILED = 0, 1
BROKEN = 70
"""How a process ends that went wrong by itself; its last words say why."""
STOPS = (signal.SIGINT, signal.SIGTERM)


def tests_of(name: str) -> list[str]:
    """What is asked about a game: its own tests, those of maps, its vectors and its golden playthroughs, but not what
    computer players think; or about what all games share. The rest of the contract takes too long for every mutant."""
    if (ROOT / "tests" / "vectors" / f"{name}.json").exists():
        asked = f"({name} or maps) and not judgement and (not promise or golden_playthroughs)"
        has_board = (ROOT / "game" / name / "board.py").exists()
        maps = ["tests/game/test_maps.py", "tests/game/door/test_hostile_maps.py"] if has_board else []
        return ["-k", asked, f"tests/game/{name}", *maps, "tests/vectors", "tests/contract/test_rules.py"]
    shared = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "game").glob("test_*.py"))
    return ["tests/game/door", "tests/game/keeping", *shared]


def in_a_process(work: Callable[[int], int]) -> tuple[int | None, bytes]:
    """What became of `work`, done in a process of its own, and what it wrote to the pipe that it is given. None if it
    wrote nothing for SILENCE. Nothing that it started outlives it."""
    heard, told = os.pipe()
    child = os.fork()
    if child == 0:
        status = BROKEN
        try:
            os.setpgid(0, 0)
            for stop in STOPS:
                signal.signal(stop, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            status = work(told)
        except BaseException as error:
            os.write(told, "".join(traceback.format_exception_only(error)).encode())
        os._exit(status)
    os.close(told)
    words, spoke = b"", True
    while spoke:
        spoke = bool(select.select([heard], [], [], SILENCE)[0])
        more = os.read(heard, 1 << 16) if spoke else b""
        if spoke and not more:
            break
        words += more
    os.close(heard)
    if not spoke:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(status) if spoke else None, words


def never_asked(status: int | None, words: bytes) -> str:
    """Why the tests had no say in a process that ended so; nothing if they had."""
    if status in (PASSED, FAILED, None):
        return ""
    if status == -signal.SIGPROF:
        return "" if words else "its time was over before a test began"
    if status < 0:
        return f"it was ended by {signal.Signals(-status).name}"
    said = words.decode(errors="replace").strip(". \n").splitlines()
    return said[-1] if said else f"it ended with {status}"


@dataclass
class Asked:
    """A test, what it takes, and which functions of `game/` it calls."""

    id: str
    seconds: float
    calls: set[Place]


@dataclass
class _Calls:
    """Which functions of `game/` are called while it listens, which it does until then, by the processor's clock."""

    until: float = float("inf")
    too_long: bool = False
    places: set[Place] = field(default_factory=set)

    def __call__(self, frame: FrameType, _event: str, _value: object) -> None:
        if frame.f_code.co_filename.startswith(GAME):
            self.places.add(place_of(frame.f_code))
            if time.process_time() > self.until:
                self.too_long = True
                raise TimeoutError


def _spent() -> float:
    """The processor's time so far, that of processes which have ended too."""
    return sum(os.times()[:4])


def _have(seconds: float) -> None:
    """From now on this process has so much of the processor's time: then it is ended."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


class _InOrder:
    """For pytest: just these tests, in this order; a sign of life before each."""

    def __init__(self, ids: Sequence[str], told: int, seconds: float) -> None:
        self.ids = ids
        self.told = told
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_id = {item.nodeid: item for item in items}
        items[:] = [by_id[id] for id in self.ids if id in by_id]

    def pytest_runtest_logstart(self) -> None:
        os.write(self.told, b".")
        _have(self.seconds)


class Survey:
    """For pytest: instead of running the tests once, run them for each mutant. No test noticed the `survivors`; the
    `broken` could not be put in place, so nobody was asked about them."""

    def __init__(self, mutants: Sequence[Mutant], arguments: Sequence[str], seconds: float, longest: float) -> None:
        self.mutants = mutants
        self.arguments = arguments
        self.seconds = seconds
        self.longest = longest
        self.tests: list[Asked] = []
        self.asked = 0
        self.survivors: list[Mutant] = []
        self.broken: list[Mutant] = []
        self.stopped = False
        self.collecting = _Calls()
        sys.settrace(self.collecting)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        self.tests = [*self._learn(session)]
        status, why = self._ask(UNCHANGED, session)
        if status != PASSED:
            raise pytest.UsageError(f"without any change: {why or 'a test fails now and then'}; mend that first")
        for stop in STOPS:
            signal.signal(stop, self._stop)
        for mutant in self.mutants:
            status, why = self._ask(mutant, session)
            self.asked += 1
            if why:
                self.broken.append(mutant)
                print(f"{mutant}  (not asked: {why})")
            elif status == PASSED:
                self.survivors.append(mutant)
                print(mutant)
            print(f"  {self.asked} of {len(self.mutants)}, {len(self.survivors)} not noticed", flush=True)
            if self.stopped:
                break
        return True

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        """After the mutant that is being asked about: what is known until then counts."""
        self.stopped = True

    def _learn(self, session: pytest.Session) -> Iterator[Asked]:
        """Run every test once, without a change. One that takes too long is ended, and not asked again; one that fails
        would notice everything, and nothing is asked before it is mended."""

        def learn(told: int) -> int:
            caches = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
            for run in _run(session, session.items):
                for cache in caches:  # or only the first test would call what all of them need
                    cache.cache_clear()
                failed, begun = session.testsfailed, _spent()
                calls = _Calls(time.process_time() + self.longest)
                sys.settrace(calls)
                run()
                sys.settrace(None)
                fails = session.testsfailed > failed and not calls.too_long
                taken = self.longest if calls.too_long else _spent() - begun
                os.write(told, json.dumps([fails, taken, sorted(calls.places)]).encode() + b"\n")
            return PASSED

        print(f"  first {len(session.items)} tests without any change", flush=True)
        status, words = in_a_process(learn)
        if status != PASSED:
            why = never_asked(status, words) or f"a test said nothing for {SILENCE:.0f} seconds"
            raise pytest.UsageError(f"the tests could not be run without any change: {why}")
        learnt = [json.loads(line) for line in words.splitlines()]
        failing = [item.nodeid for item, (fails, *_) in zip(session.items, learnt, strict=True) if fails]
        if failing:
            raise pytest.UsageError("\n".join(["these fail without any change, mend them first:", *failing]))
        for item, (_, seconds, calls) in zip(session.items, learnt, strict=True):
            if seconds < self.longest:
                yield Asked(item.nodeid, seconds, {(file, at) for file, at in calls})

    def _ask(self, mutant: Mutant, session: pytest.Session) -> tuple[int | None, str]:
        """How the tests ended with the mutant in place: PASSED if none of them failed, and none never ended. And why
        they were not asked at all."""
        functions = changed_functions(mutant)
        if functions is None or ran(functions, self.collecting.places):

            def work(told: int) -> int:
                _have(self.seconds)
                import_anew(mutant)
                plugin = _InOrder(self._quickest_first(self.tests), told, self.seconds)
                said = io.StringIO()
                with redirect_stdout(said), redirect_stderr(said):
                    status = int(pytest.main([*ALONE, "-x", *self.arguments], plugins=[plugin]))
                if status not in (PASSED, FAILED):
                    faults = [line for line in said.getvalue().splitlines() if line.startswith("E ")]
                    raise RuntimeError(faults[-1] if faults else f"pytest ended with {status}")
                return status
        else:

            def work(told: int) -> int:
                swap(functions)
                places = {place_of(code) for code in functions}
                calling = self._quickest_first(test for test in self.tests if places & test.calls)
                by_id = {item.nodeid: item for item in session.items}
                for run in _run(session, [by_id[id] for id in calling]):
                    os.write(told, b".")
                    _have(self.seconds)
                    run()
                    if session.testsfailed:
                        return FAILED
                return PASSED

        status, words = in_a_process(work)
        return status, never_asked(status, words)

    def _quickest_first(self, tests: Iterable[Asked]) -> list[str]:
        return [test.id for test in sorted(tests, key=lambda test: test.seconds)]


def _run(session: pytest.Session, items: Sequence[pytest.Item]) -> Iterator[Callable[[], object]]:
    """For each test, what runs it."""
    run = session.config.hook.pytest_runtest_protocol
    for item, following in zip_longest(items, items[1:]):
        yield partial(run, item=item, nextitem=following)
