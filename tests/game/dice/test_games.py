"""Whole random games of Bangkok: Dice, checked after every move, and properties of what they are made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import catalogue
from game.chance import Chance
from game.contract import Table
from game.dice.scoring import ranked, runs
from game.dice.turns.rounds import value_board
from tests.invariants import tables, watch

TABLES = list(tables(catalogue.find("dice")))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table.seats))
def test_invariants_hold_after_every_decision(table: Table) -> None:
    figures = watch("dice", table, 15)
    assert figures["decisions"] == 7 * table.seats**2
    assert 0 < figures["correct sums of each in a round"] < 7


def test_there_is_a_table_for_each_number_of_players() -> None:
    assert [table.seats for table in TABLES] == [2, 3, 4, 5]


dice = st.integers(1, 6)


@given(st.lists(dice, min_size=1, max_size=5), st.integers(0, 2**64 - 1))
def test_d4_value_board_property(rolls: list[int], seed: int) -> None:
    places = value_board(rolls, Chance(seed))
    assert len(set(places)) == len(rolls)
    assert all(1 <= place <= 6 for place in places)
    for value in set(rolls):
        assert sum(roll == place == value for roll, place in zip(rolls, places, strict=True)) == 1
    for roll, place in zip(rolls, places, strict=True):
        passed = range(roll, place) if place >= roll else range(place + 1, 7)
        assert all(other in places for other in passed), "a die went past an empty place"


@given(st.lists(dice, max_size=7))
def test_d12_runs_property(values: list[int]) -> None:
    found = runs(values)
    left = values[:]
    for run in found:
        assert len(run) >= 3
        assert list(run) == list(range(run[0], run[-1] + 1))
        longest = max(
            high - low + 1 for low in range(1, 7) for high in range(low, 7) if set(range(low, high + 1)) <= set(left)
        )
        assert len(run) == longest
        for value in run:
            left.remove(value)
    assert not any({low, low + 1, low + 2} <= set(left) for low in range(1, 5))


@given(st.lists(st.integers(0, 7), min_size=1, max_size=5), st.sampled_from([(6, 3, 1), (5, 2, 1), (1, 0, 0)]))
def test_d13_ranked_property(counts: list[int], row: tuple[int, ...]) -> None:
    points = ranked(counts, row)
    for mine, got in zip(counts, points, strict=True):
        more = sum(count > mine for count in counts)
        tied = counts.count(mine) - 1
        place = more + tied
        assert got == (row[place] if mine > 0 and place < 3 else 0)


def test_what_has_come_to_light_is_never_taken_back() -> None:
    shown = {"BoardRolled", "GoalRolled", "PoolRolled"}
    assert {event.__name__ for event in catalogue.find("dice").events if event.reveals} == shown
