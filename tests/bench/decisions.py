"""Random play of every registered game beside random play of python-chess."""

from collections.abc import Callable, Iterator
from itertools import count
from statistics import median

import chess

from game import catalogue
from game.chance import Chance
from game.contract import Game, Table
from tests.bench.clock import cpu
from tests.bench.figures import Figure

SLICE = 0.15
"""Seconds one side plays before the other has its turn."""
BATCH = 64
"""Decisions between two looks at the clock."""


def chess_play() -> Iterator[None]:
    """A decision a step. What ends a game is asked as cheaply as can be, so that the comparison flatters nobody."""
    chance = Chance(1)
    while True:
        board = chess.Board()
        while moves := list(board.legal_moves):
            board.push(chance.pick(moves))
            yield
            if board.halfmove_clock >= 150 or board.is_insufficient_material():
                break


def game_play(game: Game, seats: int) -> Iterator[None]:
    chance, components = Chance(1), catalogue.components_of(game)
    table = Table(seats, options={option.key: option.values[0] for option in game.options})
    for seed in count():
        state, _ = game.begin(table, components, Chance(seed))
        while state.to_move is not None:
            state.play(chance.pick(state.moves()))
            yield


def speed(play: Iterator[None], seconds: float) -> float:
    """Decisions a second over about so many seconds."""
    done = 0
    start = cpu()
    while (now := cpu()) < start + seconds:
        for _ in range(BATCH):
            next(play)
        done += BATCH
    return done / (now - start)


def figures(quick: bool, say: Callable[[str], None]) -> list[Figure]:
    found = []
    chess_side = chess_play()
    for game in catalogue.GAMES.values():
        for seats in game.seats:
            say(f"decisions: {game.id}, {seats} players")
            play = game_play(game, seats)
            speed(play, SLICE), speed(chess_side, SLICE)  # warm both up
            pairs = [(speed(play, SLICE), speed(chess_side, SLICE)) for _ in range(5 if quick else 15)]
            ratio = median(ours / theirs for ours, theirs in pairs)
            ours, theirs = (median(side) for side in zip(*pairs, strict=True))
            note = f"{ours:,.0f}/s beside {theirs:,.0f}/s of python-chess"
            found.append(Figure(f"decisions {game.id}, {seats} players", ratio, "x", 2, True, note))
    return found
