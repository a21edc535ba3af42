"""The games that are asked, their tables, and random play to ask about."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from game import catalogue
from game.chance import Chance
from game.contract import Event, Game, IllegalMove, Move, State, Table
from game.match import Match
from game.saves import setup_of
from tests.support import sparring
from tests.support.tables import seats

GAMES: tuple[Game, ...] = (*catalogue.GAMES.values(), sparring.GAME)


def tables(game: Game) -> list[Table]:
    """Every number of players with the usual options, and the fewest and the most with each other value of one."""
    usual = catalogue.chosen_of(game, {})
    found = [Table(count, None, usual) for count in _seats(game, usual)]
    for option in catalogue.options_of(game):
        for value in option.values[1:]:
            chosen = {**usual, option.key: value}
            counts = _seats(game, chosen)
            found += [Table(count, None, chosen) for count in dict.fromkeys((counts[0], counts[-1]))]
    return found


def _seats(game: Game, options: Mapping[str, str]) -> tuple[int, ...]:
    board = catalogue.components_of(game).board_of(options)
    return board.seats if board else game.seats


GAMES_PLAYED = 25
"""So many random games at a table meet nearly everything that can happen there."""
ABOUT = 16
"""How many positions of them are looked at."""


def begin(game: Game, table: Table, seed: int) -> tuple[State, list[Event]]:
    return game.begin(table, catalogue.components_of(game), Chance(seed))


def begin_match(game: Game, table: Table, seed: int) -> Match:
    """A match in memory."""
    return Match(setup_of(game.id, seats(table.seats), table.options, seed, table.starter))


def play(state: State, move: Move) -> list[Event]:
    """Play a move that is offered."""
    try:
        return state.play(move)
    except IllegalMove as illegal:
        raise AssertionError(f"{move} is offered, yet refused: {illegal}") from illegal


def offered(state: State) -> Sequence[Move]:
    """The moves of a seat that is to move."""
    moves = state.moves()
    assert moves, f"seat {state.to_move} is to move, and nothing is offered"
    return moves


def walk(state: State, seed: int) -> Iterator[tuple[Move, list[Event]]]:
    """Random moves to the end, each with what came of it."""
    chance = Chance(seed)
    while state.to_move is not None:
        move = chance.pick(offered(state))
        yield move, play(state, move)


def finished(game: Game, table: Table, seed: int) -> tuple[State, list[Event]]:
    """A random game at its end, with all that happened in it."""
    state, events = begin(game, table, seed)
    for _, came in walk(state, seed):
        events += came
    return state, events


def positions(game: Game, table: Table) -> list[State]:
    """Positions in which someone decides, early and late ones: two at least for each phase of a turn and each set of
    kinds of moves that are offered in it, from many random games, so that rare ones are there too."""
    return [state.copy() for state in _positions(game, table.seats, tuple(table.options.items()))]


@cache
def _positions(game: Game, count: int, options: tuple[tuple[str, str], ...]) -> list[State]:
    found: dict[tuple[object, frozenset[type[Move]]], list[State]] = {}
    for seed in range(GAMES_PLAYED):
        state, _ = begin(game, Table(count, None, dict(options)), seed)
        chance, number = Chance(seed), 0
        while state.to_move is not None:
            moves = offered(state)
            known = found.setdefault((getattr(state, "phase", None), frozenset(map(type, moves))), [])
            if len(known) < ABOUT and number >= 5 * (len(known) % 6):
                known.append(state.copy())
            play(state, chance.pick(moves))
            number += 1
    each = max(2, ABOUT // len(found))
    return [state for known in found.values() for state in known[:: max(1, len(known) // each)][:each]]


def to_the_end(state: State, seed: int) -> list[Event]:
    """Everything that happens if random moves are played from here, on a copy."""
    return [event for _, events in walk(state.copy(), seed) for event in events]


def words(table: Table, *more: object) -> str:
    """Which table a failure is about."""
    return " ".join(map(str, (f"at {table.seats} seats with {dict(table.options)}", *more)))


def until_revealed(events: Sequence[Event]) -> list[Event]:
    """The events before the first that brings something hidden or random to light."""
    found = []
    for event in events:
        if event.reveals:
            break
        found.append(event)
    return found
