"""What the judge of Bangkok: Dice makes of positions, and what the medium player plays where it is plain."""

import pytest

from game.chance import Chance
from game.contract import Move
from game.dice import GAME
from game.dice.judging.judgement import JUDGE, majority
from game.dice.records import Take
from game.dice.rules import kind_of
from game.dice.state import DiceState
from game.players import make_player
from game.players.player import Budget
from tests.support.tables import begin_dice

Dice = list[tuple[int, int]]


def table(goal: int, pool: Dice, *groups: list[Dice], board: tuple[int, ...] = (3, 4, 5)) -> DiceState:
    """A round in which seat 0 takes the next die."""
    state, _ = begin_dice(len(groups), 1, starter=0)
    state.goal = goal
    state.board = board[: len(groups)]
    state.pool = [0] * len(state.pool)
    for die in pool:
        state.pool[kind_of(*die)] += 1
    state.left = len(pool)
    state.groups = [[tuple(kind_of(*die) for die in group) for group in mine] for mine in groups]
    return state


def chosen(state: DiceState) -> Move:
    return make_player("medium", GAME).choose(state, Chance(1), Budget(None, 1))


def test_between_rounds_only_points_count() -> None:
    state, _ = begin_dice(2, 3)
    assert JUDGE.values(state) == [0, 0]
    while not state.round:
        state.play(state.moves()[0])
    mine, other = state.totals()
    assert JUDGE.value(state, 0) == mine - other


def test_a_die_completes_a_group() -> None:
    state = table(
        9,
        [(0, 5), (0, 6), (1, 6), (1, 4)],
        [[(0, 4)], [(1, 6), (0, 2), (1, 3), (0, 3)]],
        [[(1, 2), (0, 4)], [(0, 3), (1, 5), (0, 1)]],
    )
    assert chosen(state) == Take(0, 5, 0)


def test_a_complete_group_is_left_alone() -> None:
    state = table(9, [(0, 2), (1, 3)], [[(0, 4), (0, 5)], [(1, 6)]], [[(1, 2)], [(0, 3)]])
    assert all(move.group != 0 for move in JUDGE.candidates(state, state.moves()) if isinstance(move, Take))


def test_equal_groups_are_one_to_think_about() -> None:
    state = table(12, [(0, 2), (1, 2)], [[(0, 4)], [(1, 4)]], [[(1, 2)], [(0, 3)]])
    assert JUDGE.candidates(state, state.moves()) == [Take(0, 2, 0), Take(0, 2, 2), Take(1, 2, 0), Take(1, 2, 2)]


def test_a_die_too_many_spoils_no_group() -> None:
    state = table(
        8, [(0, 6), (1, 6)], [[(0, 4), (0, 4)], [(1, 6), (0, 5)], [(1, 4)]], [[(1, 5), (0, 3)], [(0, 5)], [(1, 6)]]
    )
    move = chosen(state)
    assert isinstance(move, Take)
    assert move.group in (1, 3)


def test_the_last_die_the_next_player_needs_is_taken() -> None:
    """Both dice are worth as little to oneself; the 6 would give the next player four points."""
    state = table(
        9,
        [(0, 6), (0, 5), (1, 5), (1, 5)],
        [[(0, 4), (0, 5)], [(1, 1), (0, 1), (1, 1), (0, 6)]],
        [[(1, 3)], [(0, 4), (1, 5)], [(0, 6), (1, 6)]],
        board=(6, 5),
    )
    move = chosen(state)
    assert isinstance(move, Take)
    assert move.value == 6
    assert "hint-dice-deny" in {reason.key for reason in JUDGE.reasons(state, move)}


def test_the_third_colour_of_a_kind_is_worth_eight() -> None:
    state = table(
        12,
        [(2, 6), (0, 6), (1, 5), (0, 5), (1, 4), (2, 5)],
        [[(0, 6), (1, 6)], [(2, 1)], [(1, 2)]],
        [[(0, 1)], [(1, 1)], [(2, 2)]],
        [[(0, 2)], [(1, 3)], [(2, 3)]],
    )
    move = chosen(state)
    assert isinstance(move, Take)
    assert (move.colour, move.value) == (2, 6)


def test_a_majority_with_nothing_to_come_is_what_the_rules_pay() -> None:
    assert majority((2, 2, 1), 0, (5, 2, 1)) == (2, 2, 1)


def test_a_majority_is_shared_fairly_and_grows_with_the_lead() -> None:
    even = majority((0, 0), 3, (6, 3, 1))
    assert even[0] == pytest.approx(even[1])
    ahead = majority((2, 0), 3, (6, 3, 1))
    assert ahead[0] > even[0] > ahead[1]
    assert majority((0, 2), 3, (6, 3, 1)) == (ahead[1], ahead[0])


def test_reasons_name_what_counts() -> None:
    state = table(9, [(0, 5), (0, 6), (1, 6)], [[(0, 4)], [(1, 6)]], [[(1, 2)], [(0, 3)]])
    first, *_ = JUDGE.reasons(state, Take(0, 5, 0))
    assert str(first) == "hint-dice-correct goal=9 points=4"


def test_reasons_name_what_one_colour_more_costs_beside_the_best_of_it() -> None:
    state = table(9, [(1, 4), (0, 6), (1, 6)], [[(0, 5)]], [[(1, 2), (1, 3)]])
    exact, price, *_ = map(str, JUDGE.reasons(state, Take(1, 4, 0)))
    lost = state.rules.pay.least_colours
    assert (exact, price) == ("hint-dice-correct goal=9 points=4", f"hint-dice-colour points={lost}")


def test_reasons_tell_a_run_and_a_majority_by_what_they_bring_more() -> None:
    state = table(11, [(0, 4), (1, 6)], [[(0, 2)], [(0, 3)]], [[(1, 4)]], board=(6, 5))
    told = set(map(str, JUDGE.reasons(state, Take(0, 4, 2))))
    assert f"hint-dice-sequence count=3 points={state.rules.pay.sequences[3]}" in told
    first, second, *_ = state.rules.pay.rows[3]
    state = table(11, [(0, 4), (1, 6)], [[(0, 4)]], [[(1, 4)]], board=(6, 5))
    told = set(map(str, JUDGE.reasons(state, Take(0, 4, 1))))
    assert f"hint-dice-most-value value=4 points={first - second}" in told
