"""Whole random games of Bangkok: Dice, checked after every move, and properties of what they are made of."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import catalogue
from game.chance import Chance
from game.contract import IllegalMove, Table
from game.dice.records import Take
from game.dice.scoring import ranked, runs
from game.dice.turns.rounds import value_board
from tests.invariants import tables, watch
from tests.support.tables import begin_dice, in_other_processes, random_moves

TABLES = list(tables(catalogue.find("dice")))
EVERY_TAKE = [Take(c, v, g) for c in range(-1, 6) for v in range(8) for g in range(-1, 9)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table.seats))
def test_invariants_hold_after_every_decision(table: Table) -> None:
    figures = watch("dice", table, 15)
    assert figures["decisions"] == 7 * table.seats**2
    assert 0 < figures["correct sums of each in a round"] < 7


def test_there_is_a_table_for_each_number_of_players() -> None:
    assert [table.seats for table in TABLES] == [2, 3, 4, 5]


@pytest.mark.parametrize("players", [2, 5])
def test_moves_why_not_and_play_agree(players: int) -> None:
    state, _ = begin_dice(players, 7)
    for number, move in enumerate(random_moves(state, 8)):
        if number % 5 == 0:
            before = state.snapshot()
            legal = state.moves()
            assert len(set(legal)) == len(legal)
            for take in EVERY_TAKE:
                twin = state.copy()
                assert (state.why_not(take) is None) == (take in legal)
                if take in legal:
                    assert twin.play(take)
                    assert twin.snapshot() != before
                else:
                    with pytest.raises(IllegalMove):
                        twin.play(take)
                    assert twin.snapshot() == before
            assert state.snapshot() == before
        state.play(move)
    assert all(state.why_not(take) is not None for take in EVERY_TAKE)


def test_copies_are_independent_to_the_end() -> None:
    state, _ = begin_dice(3, 21)
    for number, move in enumerate(random_moves(state, 22)):
        if number % 10 == 0:
            before = state.snapshot()
            twin = state.copy()
            assert twin.snapshot() == before
            for other in random_moves(twin, number):
                twin.play(other)
            assert state.snapshot() == before
        state.play(move)


def test_a_copy_goes_on_as_the_original_does() -> None:
    state, _ = begin_dice(3, 5)
    twin = state.copy()
    for move in random_moves(state, 6):
        assert state.play(move) == twin.play(move)
    assert state.snapshot() == twin.snapshot()


def test_what_a_seat_knows_is_everything_but_the_rolls_to_come() -> None:
    state, _ = begin_dice(3, 5)
    views = [state.known_to(0, Chance(seed)) for seed in (1, 1, 2)]
    assert [view.snapshot()[1:] for view in views] == [state.snapshot()[1:]] * 3
    ends = []
    for view in views:
        while view.round == 0:
            view.play(view.moves()[0])
        ends.append(view.snapshot())
    assert ends[0] == ends[1] != ends[2]


def test_a_view_does_not_depend_on_the_chance_of_the_match() -> None:
    state, _ = begin_dice(3, 5)
    other = state.copy()
    other.chance = Chance(99)
    assert state.known_to(1, Chance(3)).snapshot() == other.known_to(1, Chance(3)).snapshot()


SAME_GAME = """
from tests.invariants import tables, watch
from tests.support.tables import begin_dice, in_other_processes, random_moves
state, opening = begin_dice(4, 77)
print(*opening, sep="\\n")
for move in random_moves(state, 78):
    print(move, *state.play(move))
print(state.snapshot())
"""


def test_same_seed_same_game_in_other_processes(data_folder: Path) -> None:
    games = in_other_processes(SAME_GAME)
    assert len(games) == 1
    assert "GameEnded" in games.pop()


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
