"""Whose objective may stand on the screen once a computer player has taken a seat over."""

import pytest

from tests.scenes.market.table import at_table, scene, tabletop
from tests.shots.market import market_match


@pytest.mark.parametrize("open_hands", [False, True])
def test_a_computer_player_keeps_its_objective_to_itself_whoever_is_left(open_hands: bool) -> None:
    with at_table(market_match(3, 9), open_hands=open_hands) as driver:
        play = scene(driver)
        objectives = tabletop(play).objectives
        assert [objectives.open_to_all(seat) for seat in range(3)] == [open_hands] * 3
        for seat in range(3):
            play.reseat(seat, "easy")
            left = [2] if seat == 1 else [1, 2] if seat == 0 and open_hands else []
            assert [one for one in range(3) if objectives.open_to_all(one)] == left
