"""What taking a die would bring, as the table tells it before it is taken."""

from game import catalogue
from game.dice.outlook import ALONE, TIED, Change, TakeAhead, leads_alone, round_outlook, take_ahead
from game.dice.records import Take
from tests.support.tables import begin_dice, random_moves

PAY = catalogue.components_of(catalogue.find("dice")).parts.pay
RED, BLUE, GREEN = 0, 1, 2
BOARD = (1, 2, 3)

Groups = list[list[tuple[int, int]]]


def ahead(players: list[Groups], die: tuple[int, int], goal: int = 8) -> TakeAhead:
    return take_ahead(goal, BOARD, players, PAY, 0, die)


def test_each_group_says_its_sum_and_what_the_die_pays_there() -> None:
    found = ahead([[[(RED, 5)], [(RED, 6)]], [[(BLUE, 4), (GREEN, 4), (BLUE, 5)]], [[(GREEN, 1)]]], (RED, 3))
    assert [(one.group, one.before, one.after) for one in found.groups] == [(0, 5, 8), (1, 6, 9), (2, 0, 3)]
    assert found.best == found.groups[0]
    exact, close, new = (one.points for one in found.groups)
    assert exact - new == PAY.correct_sum
    assert close == new  # 6 was the closest sum of all before, 9 is it then


def test_of_groups_that_pay_the_same_the_best_is_not_past_the_goal() -> None:
    found = ahead([[[(RED, 6), (RED, 5)], [(RED, 4), (RED, 4)]], [[(BLUE, 1)]], [[(GREEN, 1)]]], (RED, 2))
    worse, exact, new = found.groups
    assert worse.points == new.points > exact.points
    assert found.best == new


def of_kind(found: TakeAhead, source: str) -> Change | None:
    return next((change for change in found.changes if change.source == source), None)


def test_majorities_say_whether_they_are_shared() -> None:
    first, second, _ = PAY.rows[1]
    tied = ahead([[[(RED, 5)]], [[(BLUE, 2)]], [[(GREEN, 6)]]], (RED, 2))
    assert of_kind(tied, "most_of_value") == Change("most_of_value", (2,), second, TIED)
    alone = ahead([[[(RED, 2)]], [[(BLUE, 2)]], [[(GREEN, 6)]]], (RED, 2))
    assert of_kind(alone, "most_of_value") == Change("most_of_value", (2,), first - second, ALONE)


def test_a_run_and_three_of_a_kind_are_told_by_what_makes_them() -> None:
    changes = ahead([[[(RED, 2), (RED, 3)]], [[(BLUE, 6)]], [[(GREEN, 6)]]], (RED, 4)).changes
    assert Change("sequences", (2, 3, 4), PAY.sequences[3]) in changes
    changes = ahead([[[(RED, 4), (BLUE, 4)]], [[(BLUE, 6)]], [[(GREEN, 6)]]], (GREEN, 4)).changes
    assert Change("three_of_a_kind", (4,), PAY.three_of_a_kind) in changes


def test_another_colour_may_cost_the_fewest() -> None:
    found = ahead([[[(RED, 4)]], [[(BLUE, 6)]], [[(GREEN, 6), (RED, 5)]]], (BLUE, 4))
    assert of_kind(found, "least_colours") == Change("least_colours", (2,), -PAY.least_colours)


def test_the_others_lose_what_the_die_takes_from_them() -> None:
    first, second, _ = PAY.rows[0]
    found = ahead([[[(RED, 2)]], [[(BLUE, 1)]], [[(GREEN, 6)]]], (RED, 1), goal=7)
    assert found.best.others == (0, second - first, 0)


def test_what_the_others_lose_hangs_on_the_group() -> None:
    """As a group of its own a 5 misses the goal by less than another's 4; where it makes the goal it misses nothing."""
    found = ahead([[[(RED, 3)]], [[(BLUE, 4)], [(GREEN, 2)]], [[(GREEN, 1)]]], (RED, 5))
    exact, new = found.groups
    assert exact.after == 8
    assert (exact.others, new.others) == ((0, 0, 0), (0, -PAY.closest_sum, 0))


def test_who_has_no_dice_yet_loses_none() -> None:
    found = ahead([[[(RED, 2)]], [], [[(GREEN, 6)]]], (RED, 1), goal=7)
    assert found.best.others == (0, 0, 0)


def test_the_round_so_far_says_who_leads_in_what() -> None:
    now = round_outlook(8, BOARD, [[[(RED, 2), (RED, 6)]], [[(BLUE, 2)]], []], PAY)
    assert now.by_value == [[], [0, 1], [], [], [], [0]]
    assert now.by_colour == [[0], [1], []]
    assert now.touched == [True, True, False]
    assert now.miss == 6


def test_one_leads_alone_with_two_or_more_of_a_value() -> None:
    players: list[Groups] = [[[(RED, 2), (RED, 2)], [(RED, 5)]], [[(BLUE, 2)], [(BLUE, 4)]], [[(GREEN, 5), (GREEN, 6)]]]
    assert leads_alone(players, 0, 2)
    assert not leads_alone(players, 1, 2)
    assert not leads_alone(players, 0, 5), "another has as many"
    assert not leads_alone(players, 1, 4), "one is not many"


def test_it_tells_what_the_count_would_say() -> None:
    """If the round were counted then, whoever takes the die into that group has just so many points more, and the
    others so many more or less."""
    state, _ = begin_dice(3, 5)
    for move in random_moves(state, 7):
        if state.left < 2:
            break
        seat = state.seat
        players = [state.dice_of(s) for s in range(3)]
        take = next(one for one in state.moves() if isinstance(one, Take))
        found = take_ahead(state.goal, state.board, players, PAY, seat, (take.colour, take.value))
        now = round_outlook(state.goal, state.board, players, PAY)
        for one in found.groups:
            then = state.copy()
            then.play(Take(take.colour, take.value, one.group))
            hands = [then.dice_of(s) for s in range(3)]
            later = round_outlook(state.goal, state.board, hands, PAY).points
            assert one.points == later[seat] - now.points[seat]
            for other in {0, 1, 2} - {seat}:
                assert one.others[other] == (later[other] - now.points[other] if now.touched[other] else 0)
        state.play(move)
