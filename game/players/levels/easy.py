"""Easy: one move ahead, but not all moves come to mind, and each is judged with a good deal of error."""

from game.contract import Game
from game.players.careful import CarefulPlayer, Traits
from game.players.judge import judge_of
from game.players.player import Level, Player

MISJUDGES = {"bakong": 3.8}
"""By game, how many points a move is misjudged by, give or take."""
USUAL_SHARE = 0.15
"""The same in all other games, as a share of the judge's scale."""


def _make(game: Game) -> Player:
    judge = judge_of(game)
    misjudges = MISJUDGES.get(game.id, judge.scale * USUAL_SHARE)
    return CarefulPlayer(judge, Traits(draws=2, notices=0.6, misjudges=misjudges))


LEVEL = Level("easy", _make)
