"""Whole random games in which, after every decision, all must hold that can never be otherwise.

A game's watcher sees each position with the events that led there and raises AssertionError; it also counts what
is worth knowing about random play.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Protocol

from game import catalogue
from game.chance import Chance
from game.contract import Event, Game, State, Table
from tests.invariants.bakong import BakongWatcher
from tests.invariants.dice import DiceWatcher
from tests.invariants.klongs import KlongsWatcher
from tests.invariants.market import MarketWatcher


class Watcher(Protocol):
    def begin(self, state: Any, events: Sequence[Event]) -> None: ...

    def after(self, state: Any, events: Sequence[Event]) -> None: ...

    def figures(self) -> dict[str, float]: ...


WATCHERS: dict[str, type[Watcher]] = {
    "klongs": KlongsWatcher,
    "bakong": BakongWatcher,
    "market": MarketWatcher,
    "dice": DiceWatcher,
}

TRIED = 2
"""How many of the offered moves are played on copies at each decision."""


def tables(game: Game) -> Iterator[Table]:
    """Every number of players with every choice of options that goes with it."""
    options, components = catalogue.options_of(game), catalogue.components_of(game)
    for values in product(*(option.values for option in options)):
        chosen = dict(zip((option.key for option in options), values, strict=True))
        board = components.board_of(chosen)
        for seats in board.seats if board else game.seats:
            yield Table(seats, None, chosen)


def watch_game(game: Game, table: Table, seed: int, watcher: Watcher) -> None:
    """One random game under the watcher's eyes."""
    state, events = game.begin(table, catalogue.components_of(game), Chance(seed))
    chance = Chance(seed).branch()
    watcher.begin(state, events)
    while state.to_move is not None:
        moves = state.moves()
        assert moves, "there is nothing to do"
        assert len(set(moves)) == len(moves), "a move is offered twice"
        for move in moves:
            assert state.why_not(move) is None, f"{move} is offered, yet {state.why_not(move)}"
        _try_copies(state, [chance.pick(moves) for _ in range(TRIED)])
        watcher.after(state, state.play(chance.pick(moves)))
    assert not state.moves()


def _try_copies(state: State, moves: Sequence[Any]) -> None:
    before = state.snapshot()
    for move in moves:
        twin = state.copy()
        assert twin.snapshot() == before, "a copy differs"
        twin.play(move)
        assert twin.snapshot() != before, f"{move} changes nothing"
    assert state.snapshot() == before, "a copy is not independent"


def watch(game_id: str, table: Table, games: int, seed: int = 1) -> Mapping[str, float]:
    """So many games of one kind; AssertionError names the seed of the first that is broken."""
    game, watcher = catalogue.find(game_id), WATCHERS[game_id]()
    for number in range(seed, seed + games):
        try:
            watch_game(game, table, number, watcher)
        except AssertionError as error:
            words = f"{game_id}, {table.seats} players, {dict(table.options)}, seed {number}: {error}"
            raise AssertionError(words) from error
    return watcher.figures()
