"""All figures, then the table. The exit code says only whether it ran."""

import argparse
import json
import sys

from tests.bench import changes, decisions, frames, phones, processes, profiling, thinking
from tests.bench.figures import Figure, table
from tests.bench.moments import MOMENTS

PARTS = {
    "decisions": decisions.figures,
    "thinking": thinking.figures,
    "frames": frames.figures,
    "changes": changes.figures,
    "processes": processes.figures,
    "phones": phones.figures,
}


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.bench", description="Speed and weight, as ratios.")
    options.add_argument("--quick", action="store_true", help="fewer slices: rougher, in about two minutes")
    options.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options.add_argument("--only", choices=PARTS, help="one part of the figures")
    options.add_argument("--profile", metavar="MOMENT", choices=MOMENTS, help=f"one of {', '.join(MOMENTS)}")
    chosen = options.parse_args()
    if chosen.profile:
        print(profiling.profile(chosen.profile))
        return
    found: list[Figure] = []
    for name, part in PARTS.items():
        if chosen.only in (None, name):
            found += part(chosen.quick, say)
    print(json.dumps([figure.to_json() for figure in found], indent=2) if chosen.json else table(found))


if __name__ == "__main__":
    main()
