"""Bangkok: Dice clause by clause, D1 to D15 of its rules."""

import pytest

from game import catalogue
from game.chance import Chance
from game.contract import IllegalMove, Move, Reason
from game.dice import scoring
from game.dice.records import BoardRolled, DieTaken, GameEnded, GoalRolled, PoolRolled, RoundBegan, RoundEnded, Take
from game.dice.state import DiceState
from game.dice.turns.rounds import value_board
from tests.support.tables import begin_dice, random_moves

PLAYERS = (2, 3, 4, 5)
PAY = catalogue.components_of(catalogue.find("dice")).parts.pay
RED, BLUE, GREEN = 0, 1, 2

Groups = list[list[tuple[int, int]]]


def part(name: str, goal: int, players: list[Groups], board: tuple[int, ...] = (1, 2, 3)) -> list[int]:
    """What each player gets for one scoring item."""
    points = [0] * len(players)
    for item in scoring.score_round(goal, board, players, PAY):
        if item.source == name:
            points[item.seat] += item.points
    return points


def singles(colour: int, *values: int) -> Groups:
    return [[(colour, value)] for value in values]


def takes(state: DiceState) -> list[Take]:
    return [move for move in state.moves() if isinstance(move, Take)]


def last_die(state: DiceState, seed: int = 1) -> Move:
    """Play until one die is left in the round; the move that takes it."""
    for move in random_moves(state, seed):
        if state.left == 1:
            return move
        state.play(move)
    raise AssertionError("the game ended before")


@pytest.mark.parametrize("players", PLAYERS)
def test_d1_colours_dice_and_rounds(players: int) -> None:
    state, opening = begin_dice(players, 3)
    rounds = 1
    for move in random_moves(state, 4):
        pools = [event for event in opening if isinstance(event, PoolRolled)]
        for pool in pools:
            assert [sum(colour == c for c, _ in pool.dice) for colour in range(players)] == [7] * players
        boards = [event for event in opening if isinstance(event, BoardRolled)]
        assert all(len(board.rolls) == players for board in boards)
        opening = state.play(move)
        rounds += sum(isinstance(event, RoundBegan) for event in opening)
    assert rounds == players


def test_d2_any_seat_may_be_the_random_starter() -> None:
    assert {begin_dice(4, seed)[0].starter for seed in range(40)} == {0, 1, 2, 3}


def test_d2_a_given_starter_starts() -> None:
    assert {begin_dice(4, seed, starter=2)[0].to_move for seed in range(10)} == {2}


@pytest.mark.parametrize("players", PLAYERS)
def test_d2_turns_and_starts_go_to_the_right(players: int) -> None:
    state, _ = begin_dice(players, 8, starter=1)
    starters = [1]
    expected = 1
    for move in random_moves(state, 9):
        assert state.to_move == expected
        events = state.play(move)
        expected = (expected - 1) % players
        for event in events:
            if isinstance(event, RoundBegan):
                starters.append(event.starter)
                expected = event.starter
    assert starters == [(1 - n) % players for n in range(players)]


def test_d3_goal_is_a_die_and_six() -> None:
    goals = {next(e for e in begin_dice(2, seed)[1] if isinstance(e, GoalRolled)) for seed in range(60)}
    assert {goal.die for goal in goals} == {1, 2, 3, 4, 5, 6}
    assert all(goal.goal == goal.die + 6 for goal in goals)


def test_d4_each_value_keeps_one_die_on_its_place() -> None:
    assert value_board((5, 2, 6), Chance(0)) == (5, 2, 6)


def test_d4_duplicates_go_to_the_first_empty_place_below() -> None:
    assert sorted(value_board((2, 2, 3), Chance(0))) == [2, 3, 4]


def test_d4_duplicates_go_up_when_all_below_is_taken() -> None:
    assert sorted(value_board((6, 6, 5, 5), Chance(0))) == [3, 4, 5, 6]


def test_d4_the_lower_duplicate_moves_first() -> None:
    for seed in range(20):
        places = value_board((2, 3, 2, 3), Chance(seed))
        assert {places[0], places[2]} == {2, 4}
        assert {places[1], places[3]} == {3, 5}


def test_d4_chance_decides_which_of_equal_dice_moves() -> None:
    assert {value_board((3, 3), Chance(seed)) for seed in range(20)} == {(3, 4), (4, 3)}


def test_d5_pool_is_what_was_rolled() -> None:
    state, opening = begin_dice(3, 1)
    pool = next(event for event in opening if isinstance(event, PoolRolled))
    for colour in range(3):
        for value in range(1, 7):
            assert state.pool[colour * 6 + value - 1] == pool.dice.count((colour, value))


def test_d6_a_die_makes_a_new_group_or_joins_one() -> None:
    state, _ = begin_dice(2, 1, starter=0)
    colour, value = takes(state)[0].colour, takes(state)[0].value
    assert state.play(Take(colour, value, 0)) == [DieTaken(0, colour, value, 0)]
    assert state.dice_of(0) == [[(colour, value)]]
    state.play(state.moves()[0])
    kinds = {(move.colour, move.value) for move in takes(state)}
    assert set(state.moves()) == {Take(c, v, group) for c, v in kinds for group in (0, 1)}
    move = takes(state)[0]
    state.play(move)
    assert state.dice_of(0) == [[(colour, value), (move.colour, move.value)]]


def test_d6_what_cannot_be_taken() -> None:
    state, _ = begin_dice(2, 1, starter=0)
    colour, value = takes(state)[0].colour, takes(state)[0].value
    missing = next((c, v) for c in range(2) for v in range(1, 7) if not state.pool[c * 6 + v - 1])
    refused = {
        Take(colour, value, 1): "why-dice-no-such-group",
        Take(colour, value, -1): "why-dice-no-such-group",
        Take(*missing, 0): "why-dice-not-in-pool",
        Take(2, 1, 0): "why-dice-not-in-pool",
        Take(-1, 1, 0): "why-dice-not-in-pool",
        Take(0, 0, 0): "why-dice-not-in-pool",
        Take(0, 7, 0): "why-dice-not-in-pool",
    }
    for move, key in refused.items():
        before = state.snapshot()
        assert state.why_not(move) == Reason(key)
        with pytest.raises(IllegalMove, match=key):
            state.play(move)
        assert state.snapshot() == before
    assert state.why_not(Move()) == Reason("why-not-this-game")


def test_d6_a_value_that_no_die_shows_is_never_the_next_colours() -> None:
    state, _ = begin_dice(3, 1, starter=0)
    for value in range(1, 7):
        state.pool[1 * 6 + value - 1] = 1
    for wrong in (0, 7):
        assert all(state.why_not(Take(colour, wrong, 0)) == Reason("why-dice-not-in-pool") for colour in range(3))


@pytest.mark.parametrize("players", PLAYERS)
def test_d7_seven_dice_each(players: int) -> None:
    state, _ = begin_dice(players, 2)
    last = last_die(state)
    seat = state.to_move
    counts = [sum(map(len, groups)) for groups in state.groups]
    assert counts == [7 - (other == seat) for other in range(players)]
    assert any(isinstance(event, RoundEnded) for event in state.play(last))


def test_d8_every_correct_group_pays_four() -> None:
    players = [[[(RED, 3), (RED, 4)], [(BLUE, 1), (RED, 6)]], [[(BLUE, 5)]]]
    assert part("correct_sum", 7, players) == [8, 0]


def test_d9_closest_above_and_below_alike() -> None:
    players = [[[(RED, 4), (RED, 4)], [(RED, 1)]], [[(BLUE, 4), (BLUE, 6)]], [[(GREEN, 6)]]]
    assert part("closest_sum", 9, players) == [2, 2, 0]


def test_d9_correct_sums_take_no_part() -> None:
    players = [[[(RED, 4), (RED, 5)]], [[(BLUE, 1)]]]
    assert part("closest_sum", 9, players) == [0, 2]


def test_d9_nobody_scores_when_no_group_misses() -> None:
    players = [[[(RED, 4), (RED, 5)]], [[(BLUE, 6), (BLUE, 3)]]]
    assert part("closest_sum", 9, players) == [0, 0]
    assert scoring.closest_miss(9, players) is None


def test_d10_fewest_colours_ties_all_score() -> None:
    players = [singles(RED, 1, 2), singles(BLUE, 5), [*singles(RED, 3), *singles(GREEN, 3)]]
    assert part("least_colours", 12, players) == [6, 6, 0]


def test_d11_three_of_a_kind_needs_three_colours_and_pays_once() -> None:
    both = [[(colour, value)] for colour in (RED, BLUE, GREEN) for value in (2, 5)]
    players = [both, [*singles(RED, 4, 4), *singles(BLUE, 4)], singles(GREEN, 1)]
    assert part("three_of_a_kind", 12, players) == [8, 0, 0]


def test_d11_nobody_can_with_two_players() -> None:
    for seed in range(30):
        state, _ = begin_dice(2, seed)
        for move in random_moves(state, seed):
            state.play(move)
        assert all(dict(standing.sources)["three_of_a_kind"] == 0 for standing in state.standings())


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((1, 2, 3), 2),
        ((3, 4, 5, 6), 4),
        ((1, 2, 3, 4, 5), 6),
        ((1, 2, 3, 4, 5, 6), 8),
        ((1, 2, 3, 1, 2, 3, 5), 4),
        ((1, 2, 3, 3, 4, 5), 6),
        ((2, 3, 4, 5, 3, 4, 5), 6),
        ((1, 2, 4, 5), 0),
        ((6, 6, 6, 6, 6, 6, 6), 0),
    ],
)
def test_d12_sequences(values: tuple[int, ...], points: int) -> None:
    players = [singles(RED, *reversed(values)), singles(BLUE, 6)]
    assert part("sequences", 12, players) == [points, 0]


def test_d10_to_d12_do_not_mind_the_groups() -> None:
    dice = [(RED, 1), (BLUE, 2), (GREEN, 3), (RED, 3), (BLUE, 3)]
    apart, together = [[die] for die in dice], [dice]
    other = singles(RED, 6)
    for name in ("least_colours", "three_of_a_kind", "sequences"):
        assert part(name, 12, [apart, other]) == part(name, 12, [together, other])


def test_d13_two_tie_for_first() -> None:
    players = [singles(RED, 2, 2), singles(BLUE, 2, 2), singles(GREEN, 2)]
    assert part("most_of_value", 12, players) == [2, 2, 1]


def test_d13_two_tie_for_second() -> None:
    players = [singles(RED, 5, 5), singles(BLUE, 5), singles(GREEN, 5)]
    assert part("most_of_value", 12, players) == [2, 0, 0]


def test_d13_who_has_none_takes_no_place() -> None:
    assert scoring.ranked([2, 0, 0], PAY.rows[0]) == [6, 0, 0]


@pytest.mark.parametrize(
    ("value", "row"), [(1, (6, 3, 1)), (2, (5, 2, 1)), (3, (4, 2, 1)), (4, (3, 1, 0)), (5, (2, 1, 0)), (6, (1, 0, 0))]
)
def test_d13_rows(value: int, row: tuple[int, ...]) -> None:
    players = [singles(RED, *[value] * 3), singles(BLUE, *[value] * 2), singles(GREEN, value)]
    assert part("most_of_value", 12, players) == list(row)


def test_d14_a_colour_pays_by_its_place_on_the_value_board() -> None:
    players = [singles(GREEN, 1, 3), [*singles(GREEN, 6), *singles(BLUE, 6)], singles(RED, 1, 1)]
    assert part("most_of_colour", 7, players, board=(1, 2, 4)) == [3, 1 + 5, 6]


def test_d15_points_add_up_and_the_most_wins() -> None:
    state, _ = begin_dice(3, 11)
    events = [event for move in random_moves(state, 12) for event in state.play(move)]
    totals = [standing.points for standing in state.standings()]
    winners = tuple(seat for seat, points in enumerate(totals) if points == max(totals))
    assert events[-1] == GameEnded(winners)
    assert [standing.seat for standing in state.standings() if standing.won] == list(winners)
    assert [event.totals for event in events if isinstance(event, RoundEnded)][-1] == tuple(totals)
    assert state.moves() == []
    assert state.why_not(Take(0, 1, 0)) == Reason("why-game-over")


def test_d15_all_tied_for_first_win() -> None:
    state, _ = begin_dice(3, 1)
    state.points = [[5, 5, 0, 0, 0, 0, 0], [0, 0, 10, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0, 0]]
    assert [standing.won for standing in state.standings()] == [True, True, False]


def test_d15_a_tie_is_announced_with_all_its_winners() -> None:
    ends = []
    for seed in range(300):
        state, _ = begin_dice(2, seed)
        events = [event for move in random_moves(state, seed) for event in state.play(move)]
        ends.append((events[-1], [standing.points for standing in state.standings()]))
    ties = [end for end, points in ends if points[0] == points[1]]
    assert ties
    assert all(end == GameEnded((0, 1)) for end in ties)
