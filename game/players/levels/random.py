"""Random, the weakest: any legal move, all equally likely. It needs no judge."""

from game.chance import Chance
from game.contract import Game, Move, State
from game.players.player import Budget, Level, Player


class RandomPlayer(Player):
    def choose(self, known: State, chance: Chance, _budget: Budget) -> Move:
        return chance.pick(known.moves())


def _make(_game: Game) -> Player:
    return RandomPlayer()


LEVEL = Level("random", _make)
