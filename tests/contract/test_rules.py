"""Every game keeps every promise of the rules."""

from game import catalogue
from tests.contract.games import GAMES
from tests.contract.promises import Check, every_promise
from tests.golden import FOLDER, path_of, variants
from tests.support.registered import registered


@every_promise("rules")
def test_the_promise_is_kept(check: Check, case: tuple[object, ...]) -> None:
    assert check(*case) is None


def test_games_are_registered_under_their_own_ids() -> None:
    assert [game.id for game in GAMES] == list(catalogue.GAMES)


def test_a_further_game_is_gone_after_its_test() -> None:
    before, further = dict(catalogue.GAMES), GAMES[-1]
    with registered(further):
        assert catalogue.find(further.id) is further
    assert before == catalogue.GAMES


def test_no_golden_playthrough_is_left_over() -> None:
    wanted = {path_of(game.id, *variant).name for game in GAMES for variant in variants(game)}
    assert {path.name for path in FOLDER.glob("*.txt")} == wanted
