"""Golden playthroughs: whole games as text, so that a change of the rules shows as a change of a file.

A player's choices come from the random player with a fixed seed. `python -m tests.golden` writes the files anew. The
contract asks every game for its own, the sparring game of the tests too.
"""

from collections.abc import Mapping
from pathlib import Path

from game import catalogue
from game.contract import Game
from game.match import Match, Seat, Setup
from game.players import chance_for, decide, make_player

FOLDER = Path(__file__).parent
SEED = 2014
USUAL_PLAYERS = 3
EVERY_TABLE = ("market",)
"""Games that go by other rules with other numbers of players: each number has its playthrough, with each option."""


def variants(game: Game) -> list[tuple[dict[str, str], int]]:
    """The game as it is usually played, with the fewest, the most and the usual number of players, and once with each
    other value of an option that the game declares."""
    chosen = [{option.key: value} for option in game.options for value in option.values[1:]]
    usual = USUAL_PLAYERS if USUAL_PLAYERS in game.seats else game.seats[0]
    counts = game.seats if game.id in EVERY_TABLE else sorted({game.seats[0], usual, game.seats[-1]})
    tables = game.seats if game.id in EVERY_TABLE else (usual,)
    plain: list[tuple[dict[str, str], int]] = [({}, players) for players in counts]
    return plain + [(options, players) for options in chosen for players in tables]


def path_of(game_id: str, options: Mapping[str, str], players: int) -> Path:
    return FOLDER / f"{'-'.join([game_id, str(players), *(f'{k}-{v}' for k, v in options.items())])}.txt"


def playthrough(game_id: str, options: Mapping[str, str], players: int) -> str:
    """The whole game: the events of setting up, then each move with what came of it, then the standings."""
    digest = catalogue.components_of(catalogue.find(game_id)).digest_of(options)
    seats = tuple(Seat(f"Seat {seat}", seat, "random") for seat in range(players))
    match = Match(Setup(game_id, seats, options, SEED, None, digest))
    player, chance = make_player("random", match.game), chance_for(SEED, 0)
    chosen = "".join(f", {key} {value}" for key, value in options.items())
    lines = [f"# {game_id}, {players} players{chosen}, seed {SEED}", *map(str, match.opening)]
    while not match.over:
        lines.append(f"> {match.state.to_move} {(move := decide(match.state, player, chance))}")
        lines += [f"    {event}" for event in match.play(move)]
    for standing in match.state.standings():
        parts = " ".join(f"{source}={points}" for source, points in standing.sources)
        lines.append(f"= {standing.seat} {standing.points}{' won' if standing.won else ''} ({parts})")
    return "\n".join(lines) + "\n"
