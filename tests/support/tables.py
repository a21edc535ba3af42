"""What several tests need: a table of players, a random game."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from game import catalogue, storage
from game.bakong.state import BakongState
from game.chance import Chance
from game.contract import Event, Move, State, Table
from game.dice.state import DiceState
from game.klongs.state import KlongsState
from game.market.state import MarketState
from game.match import Match, Seat
from game.saves import SaveFile, new_match


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"Player {seat + 1}", seat) for seat in range(count))


def begin_dice(players: int, seed: int, starter: int | None = None) -> tuple[DiceState, list[Event]]:
    game = catalogue.find("dice")
    state, events = game.begin(Table(players, starter), catalogue.components_of(game), Chance(seed))
    assert isinstance(state, DiceState)
    return state, events


def random_moves(state: State, seed: int) -> Iterator[Move]:
    """A random legal move, again and again, until the game is over; the caller plays it."""
    chance = Chance(seed)
    while state.to_move is not None:
        yield chance.pick(state.moves())


def played_match(moves: int, players: int = 2, seed: int = 5) -> Match:
    """A saved match of dice after so many random moves."""
    match = new_match("dice", seats(players), seed=seed)
    play_on(match, moves)
    return match


def play_on(match: Match, moves: int) -> None:
    chance = Chance(len(match.history))
    for _ in range(moves):
        match.play(chance.pick(match.state.moves()))


def begin_klongs(
    players: int, seed: int, starter: int | None = None, **options: str
) -> tuple[KlongsState, list[Event]]:
    game = catalogue.find("klongs")
    table = Table(players, starter, catalogue.chosen_of(game, options))
    state, events = game.begin(table, catalogue.components_of(game), Chance(seed))
    assert isinstance(state, KlongsState)
    return state, events


def begin_market(
    players: int, seed: int, starter: int | None = None, **options: str
) -> tuple[MarketState, list[Event]]:
    game = catalogue.find("market")
    table = Table(players, starter, catalogue.chosen_of(game, options))
    state, events = game.begin(table, catalogue.components_of(game), Chance(seed))
    assert isinstance(state, MarketState)
    return state, events


def klongs_position(players: int, seed: int = 1, board: str = "klongs") -> KlongsState:
    """Empty water in the second round, seat 0 to place: for a test to put its boats on."""
    state, _ = begin_klongs(players, seed, 0, board=board)
    state.turn = players
    return state


def begin_bakong(players: int, seed: int, starter: int | None = None) -> tuple[BakongState, list[Event]]:
    game = catalogue.find("bakong")
    table = Table(players, starter, catalogue.chosen_of(game, {}))
    state, events = game.begin(table, catalogue.components_of(game), Chance(seed))
    assert isinstance(state, BakongState)
    return state, events


def in_other_processes(script: str) -> set[str]:
    """What a script prints in processes that hash differently: a single text if nothing hangs on the order of a set."""
    return {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=storage.ROOT,
            capture_output=True,
            check=True,
            encoding="utf-8",
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }


def path_of(match: Match) -> Path:
    assert isinstance(match.keeper, SaveFile)
    return match.keeper.path


def same(one: Match, other: Match) -> bool:
    return (one.setup, one.history, one.digest()) == (other.setup, other.history, other.digest())
