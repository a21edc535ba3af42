"""Whole random games of Bangkok Klongs: what always holds, what each seat knows, that the seed settles all."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalogue
from game.chance import Chance
from game.contract import IllegalMove, Move, Table
from game.klongs import outlook, scoring
from game.klongs.records import (
    Draw,
    EndTurn,
    LeaveUnowned,
    MoveBoat,
    PassMarket,
    Place,
    Reboard,
    Remove,
    ScoreLanding,
    Skip,
    Steal,
    StealNothing,
    TakeNoThief,
    TakeThief,
    ToHand,
    ToStock,
)
from game.klongs.state import KlongsState
from game.klongs.turns import phases
from game.match import Match, Setup
from tests.invariants import tables, watch
from tests.support.tables import begin_klongs, in_other_processes, random_moves, seats

TABLES = list(tables(catalogue.find("klongs")))
SPACES = range(-1, 82)
EVERY_MOVE: list[Move] = [
    *(Place(boat, space) for boat in range(-1, 54, 3) for space in SPACES),
    *(MoveBoat(space, to) for space in range(-1, 81, 3) for to in range(-1, 81, 7)),
    *(kind(space) for kind in (Reboard, Steal, TakeThief, ScoreLanding, Remove) for space in SPACES),
    *(Draw(stack) for stack in ("open", "neutral", "all", "")),
    *(kind() for kind in (Skip, EndTurn, LeaveUnowned, StealNothing, ToStock, ToHand, TakeNoThief, PassMarket)),
]


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


def every_phase() -> list[KlongsState]:
    """A position or two of each phase that waits for a decision."""
    found: dict[int, list[KlongsState]] = {}
    for seed in range(60):
        state, _ = begin_klongs(2 + seed % 3, seed, tactics="on" if seed % 2 else "off")
        if seed > 40:
            state.supply = [1] * state.players  # so that merchants run out
        for move in random_moves(state, seed):
            if len(found.setdefault(state.phase, [])) < 2 and state.turn > 10:
                found[state.phase].append(state.copy())
            state.play(move)
    return [state for states in found.values() for state in states]


def test_moves_why_not_and_play_agree_in_every_phase() -> None:
    positions = every_phase()
    assert {state.phase for state in positions} == {
        phases.PLACE,
        phases.REBOARD,
        phases.STEAL,
        phases.LOOT,
        phases.CHASE,
        phases.MARKET,
        phases.REMOVE,
        phases.MOVE,
        phases.DRAW,
    }
    for state in positions:
        before, legal = state.snapshot(), set(state.moves())
        for move in {*EVERY_MOVE, *legal}:
            twin = state.copy()
            assert (state.why_not(move) is None) == (move in legal), f"{move} in phase {state.phase}"
            if move in legal:
                twin.play(move)
                assert twin.snapshot() != before
            else:
                with pytest.raises(IllegalMove):
                    twin.play(move)
                assert twin.snapshot() == before
        assert state.snapshot() == before


def test_a_copy_goes_on_as_the_original_does() -> None:
    state, _ = begin_klongs(3, 5, tactics="on")
    twin = state.copy()
    for move in random_moves(state, 6):
        assert state.play(move) == twin.play(move)
    assert state.snapshot() == twin.snapshot()


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
            assert view.left == state.left
            assert [len(hand) for hand in view.hands] == [len(hand) for hand in state.hands]
            assert outlook.unseen(view, seat) == outlook.unseen(state, seat)
            assert view.boats == state.boats
            held = [
                Counter(hand) + Counter()
                for hand in (*state.hands, *[s[:n] for s, n in zip(state.stacks, state.left, strict=True)])
            ]
            seen = [
                Counter(hand) + Counter()
                for hand in (*view.hands, *[s[:n] for s, n in zip(view.stacks, view.left, strict=True)])
            ]
            assert sum(held, Counter()) == sum(seen, Counter())
            for other in range(players):
                assert not Counter(state.shown[other]) - Counter(view.hands[other])
                if tactics == "on":
                    is_open = state.rules.is_open
                    assert sum(is_open[b] for b in view.hands[other]) == sum(is_open[b] for b in state.hands[other])
            assert outlook.unseen_by_kind(view, seat) == outlook.unseen_by_kind(state, seat)


@pytest.mark.parametrize("tactics", ["off", "on"])
def test_a_view_and_what_it_is_made_of_do_not_hang_on_secrets(tactics: str) -> None:
    """Change what a seat cannot know, and its view from the same chance stays the same."""
    for state in positions_of(17, 3, tactics=tactics):
        for seat in range(3):
            other = state.known_to(seat, Chance(99))
            assert other.known_to(seat, Chance(3)).snapshot() == state.known_to(seat, Chance(3)).snapshot()


def test_views_differ_and_so_do_the_stacks() -> None:
    state, _ = begin_klongs(3, 5)
    views = [state.known_to(0, Chance(seed)) for seed in range(6)]
    assert len({tuple(view.hands[1]) for view in views}) > 1
    assert len({view.stacks for view in views}) == 6
    assert all(view.copy().snapshot() == view.snapshot() for view in views)


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


def test_undo_goes_back_to_the_last_draw() -> None:
    game = catalogue.find("klongs")
    digest = catalogue.components_of(game).digest_of({})
    match = Match(Setup("klongs", seats(2), {}, 7, 0, digest))
    open_boat = next(boat for boat in match.state.hands[0] if match.state.rules.is_open[boat])  # type: ignore[attr-defined]
    before = match.digest()
    match.play(Place(open_boat, 3))
    assert match.can_undo
    match.undo()
    assert match.digest() == before
    match.play(Place(open_boat, 3))
    match.play(EndTurn())
    assert not match.can_undo


SAME_GAME = """
from tests.support.tables import begin_klongs, random_moves
for tactics in ("off", "on"):
    state, opening = begin_klongs(4, 77, tactics=tactics)
    print(*opening, sep="\\n")
    for move in random_moves(state, 78):
        print(move, *state.play(move))
    print(state.snapshot(), state.known_to(1, __import__("game.chance").chance.Chance(4)).snapshot())
"""


def test_same_seed_same_game_in_other_processes(data_folder: Path) -> None:
    games = in_other_processes(SAME_GAME)
    assert len(games) == 1
    assert "GameEnded" in games.pop()


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
        elif state.crowd[layout.quarter[space]] < 3:
            state.put(seed % 52, space)
        for other in layout.spaces:
            touches = any(state.boats[near] >= 0 for near in layout.neighbours[other])
            room = sum(state.boats[near] >= 0 for near in layout.quarters[layout.quarter[other]]) < 3
            assert state.open[other] == (state.boats[other] < 0 and touches and room)


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
