"""`python -m tests.mutants NAME... [--sample 60] [--seed 1] [--seconds 10] [--longest 1]`: is a changed rule noticed?

A name is a game (its modules and its `turns`), another room of `game/` (door) or a module there (saves, match, ...). It
is changed in one small place at a time, and then its tests have to fail. What survives is printed with its line, and
says where a test is missing or where two ways of writing the rules are the same. Needs a system that can fork.
"""

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Sequence

import pytest

from tests.mutants.asking import ALONE, Survey, tests_of
from tests.mutants.changing import ROOT, modules_of, mutants_of


def survey(name: str, chosen: argparse.Namespace, scratch: str) -> int:
    """Print what survives under this name; how many."""
    every = [mutant for path in modules_of(name) for mutant in mutants_of(path)]
    sample = random.Random(chosen.seed).sample(every, min(chosen.sample, len(every)))
    arguments = [*tests_of(name), f"--basetemp={scratch}/{name}"]
    asked = Survey(sample, arguments, chosen.seconds, chosen.longest)
    if pytest.main([*ALONE, "--no-header", "--no-summary", *arguments], plugins=[asked]):
        return len(sample)
    noticed = len(sample) - len(asked.survivors)
    share = 100 * noticed / max(1, len(sample))
    print(f"{name}: {noticed} of {len(sample)} noticed ({share:.0f} %), {len(every)} possible")
    return len(asked.survivors)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Changes of the rules: who notices?")
    parser.add_argument("names", nargs="+", metavar="NAME")
    parser.add_argument("--sample", type=int, default=60, help="mutants a name (default 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10, help="a test that needs more never ends (default 10)")
    parser.add_argument("--longest", type=float, default=1, help="tests that need more are not asked (default 1)")
    chosen = parser.parse_args(arguments)
    os.chdir(ROOT)
    survived = False
    for name in chosen.names:
        with tempfile.TemporaryDirectory(prefix="longtail-mutants-") as scratch:
            child = os.fork()  # each begins with nothing of the house imported
            if child == 0:
                tempfile.tempdir = scratch
                left = survey(name, chosen, scratch)
                sys.stdout.flush()
                os._exit(min(left, 1))
            survived |= os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
    return int(survived)


if __name__ == "__main__":
    raise SystemExit(main())
