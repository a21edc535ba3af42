"""`python -m tests.mutants NAME... [--sample 60] [--seed 1] [--seconds 10] [--longest 1]`: is a changed rule noticed?

A name is a game (its modules and its `turns`), another room of `game/` (door) or a module there (saves, match, ...). It
is changed in one small place at a time, and then its tests have to fail. What survives is printed with its line, and
says where a test is missing or where two ways of writing the rules are the same. Ctrl-C ends it with what it has so
far. Needs a system that can fork.
"""

import argparse
import os
import random
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import pytest

from tests.mutants.asking import ALONE, STOPS, Survey, tests_of
from tests.mutants.changing import ROOT, modules_of, mutants_of


def survey(name: str, chosen: argparse.Namespace, scratch: str) -> int:
    """Print what survives under this name; whether anything does, or nobody could be asked."""
    every = [mutant for path in modules_of(name) for mutant in mutants_of(path)]
    sample = random.Random(chosen.seed).sample(every, min(chosen.sample, len(every)))
    arguments = [*tests_of(name), f"--basetemp={scratch}/{name}"]
    found = Survey(sample, arguments, chosen.seconds, chosen.longest)
    if pytest.main([*ALONE, "--no-header", "--no-summary", *arguments], plugins=[found]):
        return 1
    asked = found.asked - len(found.broken)
    noticed = asked - len(found.survivors)
    share = f"{100 * noticed / max(1, asked):.0f} %"
    print(f"{name}: {noticed} of {asked} noticed ({share}), {len(found.broken)} not asked, {len(every)} possible")
    return int(noticed < asked)


def kept_aside() -> set[Path]:
    """Copies of shipped files that are said to be bad: a mutant that finds fault with good ones leaves some behind."""
    return {file for folder in ("assets", "maps") for file in (ROOT / folder).rglob("*.broken*")}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Changes of the rules: who notices?")
    parser.add_argument("names", nargs="+", metavar="NAME")
    parser.add_argument("--sample", type=int, default=60, help="mutants a name (default 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10, help="a test that needs more never ends (default 10)")
    parser.add_argument("--longest", type=float, default=1, help="tests that need more are not asked (default 1)")
    chosen = parser.parse_args(arguments)
    os.chdir(ROOT)
    survived = stopped = False
    child = 0

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopped
        stopped = True
        os.kill(child, signal.SIGTERM)

    usual = {each: signal.getsignal(each) for each in STOPS}
    before = kept_aside()
    for name in chosen.names:
        with tempfile.TemporaryDirectory(prefix="longtail-mutants-", ignore_cleanup_errors=True) as scratch:
            child = os.fork()  # each begins with nothing of the house imported
            if child == 0:
                tempfile.tempdir = scratch
                left = survey(name, chosen, scratch)
                sys.stdout.flush()
                os._exit(left)
            for each in STOPS:
                signal.signal(each, stop)
            survived |= os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
            for each, handler in usual.items():
                signal.signal(each, handler)
        for file in kept_aside() - before:
            file.unlink()
        if stopped:
            break
    return int(survived)


if __name__ == "__main__":
    raise SystemExit(main())
