"""Whole random games of Bangkok Klongs: what always holds, and what each seat knows."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalogue
from game.chance import Chance
from game.contract import Table
from game.klongs import outlook, scoring
from game.klongs.state import KlongsState
from tests.invariants import tables, watch
from tests.support.tables import begin_klongs, random_moves

TABLES = list(tables(catalogue.find("klongs")))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.seats}-{'-'.join(table.options.values())}")
def test_invariants_hold_after_every_decision(table: Table) -> None:
    figures = watch("klongs", table, 15)
    assert 20 < figures["boats placed"] < 75


def test_there_is_a_table_for_each_number_of_players_variant_and_board() -> None:
    assert Counter((table.seats, table.options["tactics"]) for table in TABLES) == {
        (2, "off"): 2,
        (2, "on"): 2,
        **{(players, variant): 1 for players in (3, 4) for variant in ("off", "on")},
    }


def positions_of(seed: int, players: int, **options: str) -> list[KlongsState]:
    state, _ = begin_klongs(players, seed, None, **options)
    found = []
    for number, move in enumerate(random_moves(state, seed + 1)):
        if number % 12 == 0:
            found.append(state.copy())
        state.play(move)
    return found


@pytest.mark.parametrize("tactics", ["off", "on"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_view_keeps_what_is_known_and_all_boats(players: int, tactics: str) -> None:
    for state in positions_of(31, players, tactics=tactics):
        for seat in range(players):
            view = state.known_to(seat, Chance(3))
            assert view.hands[seat] == state.hands[seat]
            assert [len(stack) for stack in view.stacks] == [len(stack) for stack in state.stacks]
            assert [len(hand) for hand in view.hands] == [len(hand) for hand in state.hands]
            assert outlook.unseen(view, seat) == outlook.unseen(state, seat)
            assert view.boats == state.boats
            held = [Counter(boats) for boats in (*state.hands, *state.stacks)]
            seen = [Counter(boats) for boats in (*view.hands, *view.stacks)]
            assert sum(held, Counter()) == sum(seen, Counter())
            for other in range(players):
                assert not Counter(state.shown[other]) - Counter(view.hands[other])
                if tactics == "on":
                    is_open = state.rules.is_open
                    assert sum(is_open[b] for b in view.hands[other]) == sum(is_open[b] for b in state.hands[other])
            assert outlook.unseen_by_kind(view, seat) == outlook.unseen_by_kind(state, seat)


def test_a_boat_all_saw_coming_stays_in_every_view() -> None:
    shown = 0
    for seed in range(30):
        state, _ = begin_klongs(3, seed)
        for move in random_moves(state, seed):
            state.play(move)
            for seat, boats in enumerate(state.shown):
                shown += len(boats)
                view = state.known_to((seat + 1) % 3, Chance(1))
                assert not Counter(boats) - Counter(view.hands[seat])
    assert shown > 0


def test_unseen_is_what_the_seat_does_not_see() -> None:
    state, _ = begin_klongs(3, 5)
    unseen = outlook.unseen(state, 1)
    assert sum(unseen.values()) == 72 - 4
    hidden = Counter(state.stacks[0]) + Counter(state.hands[0]) + Counter(state.hands[2])
    assert unseen == dict(sorted(hidden.items()))
    kinds = outlook.unseen_by_kind(state, 1)
    assert sum(kinds.values()) == 68
    assert list(kinds)[-3:] == ["thief", "inspector", "cookshop"]
    assert outlook.luk_phat_left(state, 1) == 14 - sum(state.rules.luk_phat[boat] for boat in state.hands[1])


boats = st.tuples(
    st.sampled_from(["goods", "thief", "inspector", "cookshop"]), st.integers(0, 3), st.none() | st.integers(0, 3)
)


@given(st.lists(boats, min_size=4, max_size=4))
def test_k28_landing_points_property(four: list[scoring.Boat]) -> None:
    points = scoring.landing_points(four)
    owners = [owner for _, _, owner in four if owner is not None]
    assert set(points) == set(owners)
    baskets = sum(baskets for kind, baskets, _ in four if kind != "thief")
    for seat, got in points.items():
        assert got == baskets * owners.count(seat) * (2 if any(kind == "cookshop" for kind, _, _ in four) else 1)


@given(st.lists(st.none() | st.integers(0, 6), max_size=30))
def test_k34_stock_property(goods: list[int | None]) -> None:
    worth = 0
    for good in range(7):
        for number in range(goods.count(good)):
            worth += number + 1
    assert scoring.stock_worth(goods) == worth


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=4), st.data())
def test_k31_big_day_start_property(stand: list[tuple[int, int]], data: st.DataObject) -> None:
    caused_by = data.draw(st.integers(0, len(stand) - 1))
    scores, aboard = [score for score, _ in stand], [count for _, count in stand]
    seat = scoring.big_day_start(scores, aboard, caused_by)
    assert stand[seat] == min(stand)
    between = range(caused_by, caused_by + (seat - caused_by) % len(stand))
    assert all(stand[other % len(stand)] != min(stand) for other in between)


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.integers(0, 79), st.lists(st.integers(0, 79), max_size=50))
def test_open_spaces_are_kept_in_step(seed: int, first: int, spaces: list[int]) -> None:
    """Boats come and go at random; the open spaces stay what K12 and K13 say."""
    state, _ = begin_klongs(2, seed)
    layout = state.rules.layout
    for space in [first, *spaces]:
        if state.boats[space] >= 0:
            state.lift(space)
        elif not state.shut >> space & 1:
            state.put(seed % 52, space)
        for other in layout.spaces:
            touches = any(state.boats[near] >= 0 for near in layout.neighbours[other])
            room = sum(state.boats[near] >= 0 for near in layout.quarters[layout.quarter[other]]) < 3
            assert state.open >> other & 1 == (state.boats[other] < 0 and touches and room)


@given(st.integers(0, 2**64 - 1), st.integers(0, 80))
def test_shuffling_draws_as_below_does(seed: int, count: int) -> None:
    one, other = Chance(seed), Chance(seed)
    things, same = list(range(count)), list(range(count))
    one.shuffle(things)
    for i in range(count - 1, 0, -1):
        j = other.below(i + 1)
        same[i], same[j] = same[j], same[i]
    assert things == same
    assert one.state == other.state


@given(st.integers(0, 2**64 - 1), st.integers(0, 80), st.integers(0, 80))
def test_a_stack_shuffled_a_little_at_a_time_comes_as_if_shuffled_at_once(seed: int, count: int, dealt: int) -> None:
    one, other = Chance(seed), Chance(seed)
    things, same = list(range(count)), list(range(count))
    one.shuffle(things)
    order = other.for_shuffling(count)
    assert one.state == other.state, "what comes after is not touched by it"
    dealt = min(dealt, count)
    order.shuffle(same, dealt)
    drawn = [same.pop() for _ in range(dealt)]
    drawn += [order.draw(same) for _ in range(count - dealt)]
    assert drawn == things[::-1]


def test_what_has_come_to_light_is_never_taken_back() -> None:
    shown = {"BoatDrawn", "HandDealt"}
    assert {event.__name__ for event in catalogue.find("klongs").events if event.reveals} == shown
