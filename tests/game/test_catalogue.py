"""One way to find a game's parts: a game is registered once, and what is loaded later is found by its names."""

import pytest

from game import catalogue
from game.contract import Game
from tests.support.tables import in_other_processes

GAMES = list(catalogue.GAMES.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_parts_of_a_game_are_found_in_its_package(game: Game) -> None:
    assert game.id == catalogue.part_of(game, "components").GAME_ID
    assert game.moves == catalogue.part_of(game, "records").MOVES
    assert callable(catalogue.part_of(game, "facts").facts)
    assert catalogue.part_of(game, "judging.judgement").JUDGE
    with pytest.raises(ImportError):
        catalogue.part_of(game, "nothing")


def test_starting_loads_no_judge_and_no_level() -> None:
    script = """
import sys
import game.saves, game.simulate, game.players.thinker
print(sorted(name for name in sys.modules if ".judging" in name or ".levels." in name))
"""
    assert in_other_processes(script) == {"[]\n"}


def test_a_game_is_registered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.find("dice")
    with pytest.raises(ValueError, match="already a game with the id 'dice'"):
        catalogue.register(game)
    catalogue.admit(game.package)
    monkeypatch.delitem(catalogue.GAMES, "dice")
    catalogue.admit(game.package)
    assert catalogue.GAMES["dice"] is game
