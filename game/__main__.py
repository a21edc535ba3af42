"""The games without a screen: python -m game simulate GAME --players N --games G --seed S [--option KEY=VALUE]"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from game import catalogue
from game.players import PLAYERS, USUAL, level_of
from game.simulate import Job, jobs_of, simulate
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
    kinds = ", ".join(PLAYERS)
    run.add_argument("--seats", metavar="KIND,...", help=f"{kinds}: for each seat or for all (default: random)")
    run.add_argument(
        "--rotate", action=argparse.BooleanOptionalAction, default=True, help="change seats with every game"
    )
    run.add_argument("--budget-seconds", type=float, metavar="S", help="seconds for a decision by search (default: 1)")
    run.add_argument("--budget-iterations", type=int, metavar="N", help="iterations for it, the same on every machine")
    run.add_argument("--jobs", type=int, default=1, metavar="J", help="processes that share the games (default: 1)")
    run.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game, as often as needed"
    )
    return parser


def _options(game_id: str, players: int, wanted: Sequence[str]) -> dict[str, str]:
    """The options asked for; Problem if the game does not have them."""
    game = catalogue.find(game_id)
    known = {option.key: option.values for option in catalogue.options_of(game)}
    options = {}
    for text in wanted:
        key, sign, value = text.partition("=")
        if not sign or key not in known:
            words = f"the options are {', '.join(known)}" if known else "it has none"
            raise Problem(f"{game_id} has no option {text!r}", f"{words}; write KEY=VALUE")
        if value not in known[key]:
            raise Problem(f"the option {key} cannot be {value!r}", f"it can be {', '.join(known[key])}")
        options[key] = value
    board = catalogue.components_of(game).board_of(options)
    if board and players not in board.seats:
        allowed = ", ".join(map(str, board.seats))
        raise Problem(f"{board.name} is no board for {players} players", f"--players can be {allowed} on it")
    return options


def _kinds(game_id: str, players: int | None, seats: str | None) -> list[str]:
    """The kind of player of each seat, as asked for; Problem if that is no table of this game."""
    game = catalogue.find(game_id)
    kinds = seats.split(",") if seats is not None else ["random"]
    for kind in kinds:
        level_of(kind)
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
    if options.jobs < 1:
        raise Problem(f"cannot play in {options.jobs} processes", "--jobs takes a number from 1")
    chosen = _options(options.game, len(kinds), options.option)
    seconds, iterations = options.budget_seconds, options.budget_iterations
    if (seconds is not None and not seconds > 0) or (iterations is not None and iterations < 1):
        raise Problem("a budget of nothing is none", "--budget-seconds and --budget-iterations take more than 0")
    if seconds is None and iterations is None:
        seconds = USUAL.seconds
    first = Job(options.game, tuple(kinds), options.seed, chosen, seconds, iterations, options.rotate)
    for line in simulate(jobs_of(first, options.games), options.jobs):
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
