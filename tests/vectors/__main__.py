"""python -m tests.vectors FILE.json...: each failing case and, last, how many passed and failed."""

import sys
from collections.abc import Sequence
from pathlib import Path

from game.storage import Problem
from tests.vectors import failure, read_cases


def main(files: Sequence[str]) -> int:
    passed = failed = 0
    try:
        if not files:
            raise Problem("no file is named", "write python -m tests.vectors FILE.json...")
        cases = [(file, case) for file in files for case in read_cases(Path(file))]
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    for file, case in cases:
        fault = failure(case)
        if fault is None:
            passed += 1
        else:
            failed += 1
            print(f"{file}: {fault}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
