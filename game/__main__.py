"""The games without a screen: python -m game simulate GAME --players N --games G --seed S [--seats random,...]"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from game import catalogue
from game.players import make_player
from game.simulate import simulate
from game.storage import Problem, take_notices


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence instead of the usage: whoever reads a script's output wants the fault."""
        raise Problem(message, f"see {self.prog} --help")


def _parser() -> Parser:
    parser = Parser(prog="python -m game", description="The games without a screen.", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = commands.add_parser("simulate", help="play games between computer players", allow_abbrev=False)
    run.add_argument("game", metavar="GAME", help=", ".join(catalogue.GAMES))
    run.add_argument("--players", type=int, metavar="N", help="how many play (default: as --seats says, or the fewest)")
    run.add_argument("--games", type=int, default=100, metavar="G", help="how many games (default: 100)")
    run.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default: 1)")
    run.add_argument("--seats", metavar="KIND,...", help="kinds of players, for each seat or for all (default: random)")
    return parser


def _kinds(game_id: str, players: int | None, seats: str | None) -> list[str]:
    """The kind of player of each seat, as asked for; Problem if that is no table of this game."""
    game = catalogue.find(game_id)
    kinds = seats.split(",") if seats is not None else ["random"]
    for kind in kinds:
        make_player(kind)
    if players is None:
        players = len(kinds) if len(kinds) > 1 else game.seats[0]
    if players not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise Problem(f"{game_id} cannot be played by {players}", f"the numbers of players are {allowed}")
    if len(kinds) == 1:
        kinds *= players
    if len(kinds) != players:
        raise Problem(f"--seats names {len(kinds)} players, and there are {players}", "name one for each seat")
    return kinds


def run(arguments: Sequence[str]) -> None:
    options = _parser().parse_args(arguments)
    kinds = _kinds(options.game, options.players, options.seats)
    if options.games < 1:
        raise Problem(f"cannot play {options.games} games", "--games takes a number from 1")
    if not 0 <= options.seed < 1 << 64:
        raise Problem(f"{options.seed} is no seed", "--seed takes a number from 0 to 2^64 - 1")
    for line in simulate(options.game, kinds, options.games, options.seed):
        for text in take_notices():
            print(text, file=sys.stderr)
        print(line, flush=True)


def main(arguments: Sequence[str]) -> int:
    try:
        run(arguments)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read along, `head` say, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
