"""Medium: one move ahead and all moves in view, an attentive friend and no machine.

Where a judge alone plays so well that searching adds little to it, medium is held back: a friend thinks more of the own
game than of the others', and does not tell things apart that are worth about the same.
"""

from game.contract import Game
from game.players.careful import CarefulPlayer, Traits
from game.players.judge import judge_of
from game.players.player import Level, Player

DRAWS = 4
USUAL = Traits(draws=DRAWS)
"""As good as the judge."""
BY_GAME = {
    "klongs": Traits(draws=DRAWS, own_game=0.45, misjudges=0.9, misjudging_costs=1.35),
    "bakong": Traits(draws=DRAWS, own_game=0.9, own_game_costs=2.0),
    "market": Traits(draws=DRAWS, misjudges=4.0, misjudging_costs=0.95),
}


def _make(game: Game) -> Player:
    return CarefulPlayer(judge_of(game), BY_GAME.get(game.id, USUAL))


LEVEL = Level("medium", _make)
