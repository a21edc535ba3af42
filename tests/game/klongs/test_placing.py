"""Bangkok Klongs clause by clause: components, set-up, placing (K1 to K15)."""

from collections import Counter

import pytest

from game import catalogue
from game.klongs.records import (
    BoatDrawn,
    BoatMoved,
    BoatPlaced,
    EndTurn,
    HandDealt,
    MerchantBoarded,
    MoveBoat,
    Place,
    Skip,
    TurnBegan,
    TurnSkipped,
)
from game.klongs.turns import phases
from tests.game.klongs.positions import COOKSHOP, INSPECTOR, THIEF, Water, of_kind, open_for
from tests.support.tables import begin_klongs

PARTS = catalogue.components_of(catalogue.find("klongs")).parts
LAYOUT = PARTS.rules["klongs"].layout


def test_k1_ten_columns_of_eight_in_quarters_of_four() -> None:
    assert len(LAYOUT.spaces) == 80
    assert [len(spaces) for spaces in LAYOUT.by_column] == [8] * 10
    assert [len(spaces) for spaces in LAYOUT.by_row] == [10] * 8
    assert len(LAYOUT.quarters) == 20
    for four in LAYOUT.quarters:
        cells = {(LAYOUT.column[space], LAYOUT.row[space]) for space in four}
        left, top = min(cells)
        assert (left % 2, top % 2) == (0, 0)
        assert cells == {(left + x, top + y) for x in (0, 1) for y in (0, 1)}
    assert LAYOUT.column[:9] == (0,) * 8 + (1,)
    assert LAYOUT.row[:9] == (0, 1, 2, 3, 4, 5, 6, 7, 0)


def test_k2_forty_three_landings() -> None:
    assert len(LAYOUT.landings) == 43
    quarters = [len({LAYOUT.quarter[space] for space in landing}) for landing in LAYOUT.landings]
    assert Counter(quarters) == {4: 12, 2: 31}
    assert all(landing[0] == min(landing) for landing in LAYOUT.landings)
    assert list(LAYOUT.landings) == sorted(LAYOUT.landings)


def test_k3_entry_spaces() -> None:
    assert [(LAYOUT.column[space], LAYOUT.row[space]) for space in LAYOUT.light] == [(0, 3), (0, 4)]
    assert [(LAYOUT.column[space], LAYOUT.row[space]) for space in LAYOUT.dark] == [(9, 3), (9, 4)]


def test_k4_track() -> None:
    assert [step.points for step in LAYOUT.track] == [0, 6, 5, 5, 4, 3, 5, 4, 3, 4, 3, 2]
    assert [(i, step.day) for i, step in enumerate(LAYOUT.track) if step.day] == [
        (5, "little"),
        (8, "little"),
        (11, "BIG"),
    ]


def test_k5_seventy_two_boats() -> None:
    boats = PARTS.boats
    assert set(boats.goods) == {"shrimps", "flowers", "avocados", "pineapples", "aubergines", "fish", "bananas"}
    every = [design for design in boats.designs for _ in range(design.count)]
    assert len(every) == 72
    assert Counter(design.kind for design in every) == {"goods": 63, THIEF: 3, INSPECTOR: 3, COOKSHOP: 3}
    for good in range(7):
        mine = [design for design in every if design.good == good]
        assert sorted(design.baskets for design in mine if design.open) == [0, 0, 1, 1, 2]
        assert sorted(d.baskets for d in mine if not d.open and not d.luk_phat) == [2, 3]
        assert sorted(d.baskets for d in mine if not d.open and d.luk_phat) == [1, 2]
    specials = [design for design in boats.designs if design.kind != "goods"]
    assert [(d.kind, d.baskets, d.open, d.luk_phat, d.good) for d in specials] == [
        (THIEF, 0, False, False, None),
        (INSPECTOR, 1, False, False, None),
        (COOKSHOP, 0, False, False, None),
    ]


@pytest.mark.parametrize(("players", "merchants"), [(2, 16), (3, 11), (4, 8)])
def test_k6_merchants_and_cards(players: int, merchants: int) -> None:
    state, _ = begin_klongs(players, 1)
    assert state.supply == [merchants] * players
    assert state.cards == [2] * players


def test_k7_four_boats_each_no_points_and_a_random_starter() -> None:
    state, events = begin_klongs(4, 3)
    dealt = of_kind(events, HandDealt)
    assert [list(event.boats) for event in dealt] == state.hands  # type: ignore[attr-defined]
    assert [len(hand) for hand in state.hands] == [4] * 4
    assert len(state.stacks[0]) == 72 - 16
    assert (state.totals(), state.step) == ([0] * 4, 0)
    assert events[-1] == TurnBegan(state.seat)
    assert {begin_klongs(4, seed)[0].to_move for seed in range(40)} == {0, 1, 2, 3}
    assert {begin_klongs(4, seed, 2)[0].to_move for seed in range(10)} == {2}


def test_k7_play_goes_clockwise() -> None:
    state, _ = begin_klongs(3, 3, 2)
    for seat in (2, 0, 1, 2):
        assert state.seat == seat
        turn = state.turn
        while state.turn == turn:
            state.play(state.moves()[0])


def test_k8_two_stacks() -> None:
    state, _ = begin_klongs(3, 5, tactics="on")
    is_open = state.rules.is_open
    for hand in state.hands:
        assert sorted(is_open[boat] for boat in hand) == [False, True, True, True]
    assert [len(stack) for stack in state.stacks] == [35 - 9, 37 - 3]
    assert all(is_open[boat] for boat in state.stacks[0])
    assert not any(is_open[boat] for boat in state.stacks[1])


def test_k9_place_resolve_draw_to_four() -> None:
    state, _ = begin_klongs(3, 5, 0)
    state.cards = [0, 0, 0]
    boat = next(boat for boat in state.hands[0] if state.rules.is_open[boat])
    drawn = state.copy().orders[0].draw(state.stacks[0][:])
    space = LAYOUT.light[0]
    assert state.play(Place(boat, space)) == [
        BoatPlaced(0, boat, space),
        MerchantBoarded(0, space),
        BoatDrawn(0, drawn, "all"),
        TurnBegan(1),
    ]
    assert len(state.hands[0]) == 4
    assert len(state.stacks[0]) == 72 - 12 - 1


def test_k9_only_boats_in_hand() -> None:
    water = Water()
    water.put((4, 4))
    water.hold(water.design(baskets=3))
    assert water.why(Place(water.design(baskets=2), water.space((4, 3)))) == "why-klongs-not-in-hand"
    assert water.why(Place(water.design(baskets=3), water.space((4, 3)))) is None
    assert water.why(Place(water.design(baskets=3), 80)) == "why-klongs-no-such-space"
    assert water.why(Place(water.design(baskets=3), -1)) == "why-klongs-no-such-space"


def test_k10_card_before_or_after_placing_but_once() -> None:
    water = Water()
    own = water.put((4, 4), owner=0)
    boat = water.design()
    water.hold(boat, boat)
    before = MoveBoat(own, water.space((5, 4)))
    assert water.play(before) == [BoatMoved(0, own, before.to)]
    assert water.state.phase == phases.PLACE
    assert water.state.cards[0] == 1
    assert water.why(MoveBoat(before.to, own)) == "why-klongs-moved-already"
    assert not water.moves(MoveBoat)
    events = water.place(boat, (6, 4))
    assert events[-1] == TurnBegan(1)


def test_k10_card_after_placing_is_asked_for_only_where_it_could_be_used() -> None:
    water = Water()
    water.put((4, 4), owner=0)
    boat = water.design()
    water.place(boat, (4, 3))
    assert (water.state.phase, water.state.to_move) == (phases.MOVE, 0)
    assert water.why(Place(boat, 0)) == "why-klongs-not-now"
    twin = water.state.copy()
    assert of_kind(twin.play(EndTurn()), TurnBegan) == [TurnBegan(1)]
    assert twin.cards[0] == 2
    move = water.moves(MoveBoat)[0]
    assert of_kind(water.play(move), TurnBegan) == [TurnBegan(1)]
    assert water.state.cards[0] == 1


@pytest.mark.parametrize(
    ("players", "cells"),
    [(2, [(0, 3), (0, 4)]), (3, [(0, 3), (0, 4), (9, 3), (9, 4)]), (4, [(0, 3), (0, 4), (9, 3), (9, 4)])],
)
def test_k11_first_round_on_entry_spaces(players: int, cells: list[tuple[int, int]]) -> None:
    water = Water(players)
    water.state.turn = 0
    boat = water.design()
    water.hold(boat)
    assert water.cells(open_for(water.state, boat)) == cells
    assert water.why(Place(boat, water.space((3, 3)))) == "why-klongs-not-entry"
    assert water.why(Place(boat, water.space((9, 3)))) == (None if players > 2 else "why-klongs-dark-entry")
    water.put((0, 3))
    water.state.turn = players - 1
    assert water.cells(open_for(water.state, boat)) == cells[1:]
    water.state.turn = players
    assert (1, 2) in water.cells(open_for(water.state, boat))


def test_k12_side_or_corner_across_jetties() -> None:
    water = Water()
    water.put((3, 3))
    boat = water.design()
    water.hold(boat)
    near = [(x, y) for x in (2, 3, 4) for y in (2, 3, 4) if (x, y) != (3, 3)]
    assert water.cells(open_for(water.state, boat)) == near
    assert water.why(Place(boat, water.space((5, 3)))) == "why-klongs-not-touching"
    assert water.why(Place(boat, water.space((3, 3)))) == "why-klongs-taken"


def test_k12_entry_spaces_again_when_the_water_is_empty() -> None:
    water = Water(3)
    boat = water.design()
    water.hold(boat)
    assert water.cells(open_for(water.state, boat)) == [(0, 3), (0, 4), (9, 3), (9, 4)]
    last = water.put((4, 4))
    assert water.why(Place(boat, water.space((9, 3)))) == "why-klongs-not-touching"
    water.state.lift(last)
    assert water.cells(open_for(water.state, boat)) == [(0, 3), (0, 4), (9, 3), (9, 4)]


def test_k13_a_quarter_holds_three_and_opens_again() -> None:
    water = Water()
    for cell in ((2, 2), (3, 2), (2, 3)):
        water.put(cell)
    boat = water.design()
    water.hold(boat)
    place = Place(boat, water.space((3, 3)))
    assert water.state.shut >> place.space & 1
    assert water.why(place) == "why-klongs-quarter-full"
    water.state.lift(water.space((2, 2)))
    assert water.why(place) is None
    assert place in water.state.moves()


def test_k14_no_thief_in_an_inspectors_column() -> None:
    water = Water()
    water.put((4, 0), water.design(INSPECTOR))
    water.put((4, 6))
    thief = water.design(THIEF)
    water.hold(thief, water.design())
    assert water.why(Place(thief, water.space((4, 5)))) == "why-klongs-inspector-column"
    assert water.why(Place(thief, water.space((5, 5)))) is None
    assert water.why(Place(water.design(), water.space((4, 5)))) is None
    assert all(column != 4 for column, _ in water.cells(open_for(water.state, thief)))
    assert [column for column, watched in enumerate(water.state.inspectors) if watched] == [4]


def test_k15_who_can_place_must() -> None:
    water = Water()
    water.put((4, 4))
    water.hold(water.design())
    assert water.why(Skip()) == "why-klongs-must-place"
    assert not water.moves(Skip)


def test_k15_skipped_with_the_hand_as_it_is() -> None:
    water = Water()
    water.no_cards()
    for column in range(10):
        water.put((column, 3), water.design(INSPECTOR))
    thief = water.design(THIEF)
    water.hold(thief, thief, thief)
    assert water.state.moves() == [Skip()]
    assert water.play(Skip()) == [TurnSkipped(0), TurnBegan(1)]
    assert water.state.hands[0] == [thief] * 3


def test_k15_an_empty_hand_skips() -> None:
    water = Water()
    water.put((4, 4))
    assert water.state.moves() == [Skip()]
