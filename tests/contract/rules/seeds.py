"""The same seed and moves give the same game, begun again or in any process, whatever PYTHONHASHSEED.

All chance comes from the one generator that a match makes of its seed; nothing hangs on the order of a set.
"""

import json
from functools import cache
from importlib import import_module

from game.chance import Chance
from game.contract import Event, Game, Table
from game.players import LEVELS, Budget, decide, make_player
from tests.contract.games import begin, finished, tables, walk, words
from tests.support.registered import registered
from tests.support.tables import in_other_processes

DECISIONS = 4
"""So many of a computer player of each level are told."""


def told(game: Game) -> str:
    """Games with the fewest and the most players and each option: all that is offered, what happens, what a seat knows,
    and how computer players begin."""
    lines: list[object] = []
    for table in tables(game):
        if table.seats in (game.seats[0], game.seats[-1]):
            state, events = begin(game, table, 77)
            lines += events
            for number, (move, came) in enumerate(walk(state, 78)):
                lines += [move, *came]
                if number % 10 == 0:
                    lines += [*state.moves(), state.known_to(0, Chance(number)).snapshot()]
            lines += [state.snapshot(), state.standings()]
    table = tables(game)[-1]
    for kind in LEVELS:
        state, _ = begin(game, table, 6)
        for number in range(DECISIONS):
            move = decide(state, make_player(kind, game), Chance(number), Budget(None, 10))
            lines += [kind, move]
            state.play(move)
    return "\n".join(map(str, lines))


def tell(place: str) -> None:
    """Print what this process tells of the games in a tuple, "module:name"."""
    module, _, name = place.partition(":")
    tales = []
    for game in getattr(import_module(module), name):
        with registered(game):
            tales.append(told(game))
    print(json.dumps(tales))


@cache
def _told_elsewhere(place: str) -> list[list[str]]:
    """By game, what each of several processes tells."""
    script = f"from tests.contract.rules.seeds import tell; tell({place!r})"
    return [list(tales) for tales in zip(*map(json.loads, in_other_processes(script)), strict=True)]


def check_a_seed_settles_the_game(game: Game, table: Table) -> None:
    """Begun twice and played with the same moves; another seed is another game."""
    one, other = finished(game, table, 5), finished(game, table, 5)
    assert one[0].snapshot() == other[0].snapshot(), words(table)
    assert one[1] == other[1], words(table, "chance has another source than the seed")
    openings: list[list[Event]] = [begin(game, table, seed)[1] for seed in range(5)]
    assert any(opening != openings[0] for opening in openings), words(table, "every seed is the same game")


def check_other_processes_play_the_same_game(game: Game, place: str = "tests.contract.games:GAMES") -> None:
    """Whatever order their sets have. `place` says where they find the game."""
    module, _, name = place.partition(":")
    number = getattr(import_module(module), name).index(game)
    for tale in _told_elsewhere(place)[number]:
        assert tale.splitlines() == told(game).splitlines(), f"{game.id} is another game in another process"
