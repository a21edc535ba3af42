"""The weakest player: any legal move, all equally likely."""

from collections.abc import Sequence

from game.chance import Chance
from game.contract import Move, State


class RandomPlayer:
    def choose(self, view: State, moves: Sequence[Move], chance: Chance) -> Move:
        return chance.pick(moves)
