"""The weakest player: any legal move, all equally likely."""

from game.chance import Chance
from game.contract import Move, State
from game.players.player import Budget, Player


class RandomPlayer(Player):
    def choose(self, known: State, chance: Chance, budget: Budget) -> Move:
        return chance.pick(known.moves())
