"""Every game has golden playthroughs, with the fewest and most players and each option, and plays them word for word.

So a change of the rules shows as a change of a file; `python -m tests.golden` writes them anew.
"""

from game.contract import Game
from tests.golden import path_of, playthrough, variants


def check_golden_playthroughs(game: Game) -> None:
    """They are there, and the same games come out."""
    played = variants(game)
    assert {game.seats[0], game.seats[-1]} <= {players for _, players in played}
    for options, players in played:
        path = path_of(game.id, options, players)
        assert path.is_file(), f"{game.id} has no playthrough {path.name}; write it with python -m tests.golden"
        golden = path.read_text(encoding="utf-8").splitlines()
        assert playthrough(game.id, options, players).splitlines() == golden, f"{path.name} is played otherwise"
