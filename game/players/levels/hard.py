"""Hard: a search, for as long as the budget lets it."""

from game.contract import Game
from game.players.deep import DeepPlayer
from game.players.judge import judge_of
from game.players.player import Level, Player


def _make(game: Game) -> Player:
    return DeepPlayer(judge_of(game))


LEVEL = Level("hard", _make)
