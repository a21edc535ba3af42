"""python -m tests.fuzz [--seed N] [--seconds S] [--cases N]: spoilt files of every kind, opened as the program does."""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.fuzz.running import Cage, Case, Failure, peak

MOST_MEMORY = 300
"""Megabytes of the whole program."""


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Files that nobody ever wrote.")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=60.0, help="when to stop")
    options.add_argument("--cases", type=int, help="when to stop, instead")
    options.add_argument("--first", type=int, default=0, help="the number of the first case")
    options.add_argument("--failures", type=Path, default=Path(tempfile.gettempdir()) / "longtail-fuzz", metavar="DIR")
    options.add_argument("--open", nargs=2, metavar=("KIND", "FILE"), help="one file again")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="longtail-fuzz-") as folder, Cage(Path(folder)).entered() as cage:
        if chosen.open:
            name, file = chosen.open
            failure = cage.run(cage.kinds[name], Path(file).read_bytes())
            print(f"{failure.what}\n{failure.details}" if failure else "nothing went wrong")
            return 1 if failure else 0
        return _run(cage, chosen)


def _run(cage: Cage, chosen: argparse.Namespace) -> int:
    began, failed, done, slowest = time.monotonic(), 0, 0, 0.0
    for case in cage.cases(chosen.seed, chosen.first):
        if done >= chosen.cases if chosen.cases else time.monotonic() - began > chosen.seconds:
            break
        before = time.process_time()
        failure = cage.run(cage.kinds[case.kind], case.content)
        slowest = max(slowest, time.process_time() - before)
        done += 1
        if failure:
            failed += 1
            print(_reported(cage, case, failure, chosen), flush=True)
    print(
        f"{done} files of {len(cage.kinds)} kinds, seed {chosen.seed}: {failed} failed; "
        f"the slowest took {slowest:.2f} s, the most memory was {peak():.0f} MB; {time.monotonic() - began:.0f} s"
    )
    return 1 if failed or peak() > MOST_MEMORY else 0


def _reported(cage: Cage, case: Case, failure: Failure, chosen: argparse.Namespace) -> str:
    kind = cage.kinds[case.kind]
    chosen.failures.mkdir(parents=True, exist_ok=True)
    file = chosen.failures / f"{case.kind.replace('.', '-')}-{chosen.seed}-{case.number}{Path(kind.name).suffix}"
    file.write_bytes(cage.smallest(kind, case.content, failure))
    place = failure.details.strip().splitlines()[-3:-1]
    where = f" [{place[0].strip()}]" if place else ""
    return f"case {case.number}: {failure.what}{where}\n  python -m tests.fuzz --open {case.kind} {file}"


if __name__ == "__main__":
    sys.exit(main())
