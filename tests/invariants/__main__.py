"""python -m tests.invariants GAME [--games N]: random games of every table, checked at each decision; and figures."""

import argparse
import sys

from game import catalogue
from tests.invariants import WATCHERS, tables, watch


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.invariants", description="Random games, closely watched.")
    options.add_argument("game", choices=WATCHERS)
    options.add_argument("--games", type=int, default=200, help="for each number of players and choice of options")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    for table in tables(catalogue.find(chosen.game)):
        name = f"{table.seats} players, " + ", ".join(f"{key} {value}" for key, value in table.options.items())
        try:
            figures = watch(chosen.game, table, chosen.games, chosen.seed)
        except AssertionError as error:
            print(error, file=sys.stderr)
            return 1
        print(f"{name}: {chosen.games} games, nothing broken; ", end="")
        print(", ".join(f"{key} {value:.4g}" for key, value in figures.items()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
