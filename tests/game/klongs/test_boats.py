"""Bangkok Klongs clause by clause: what a placed boat does, special boats, movement cards (K16 to K26)."""

import pytest

from game import catalogue
from game.contract import IllegalMove
from game.dice.records import Take
from game.klongs import outlook
from game.klongs.records import (
    BoatDrawn,
    BoatMoved,
    BoatPlaced,
    BoatStolen,
    Draw,
    EndTurn,
    LeaveUnowned,
    LukPhatAdvanced,
    MarketDayBegan,
    MerchantBoarded,
    MerchantReturned,
    MoveBoat,
    Place,
    Reboard,
    Scored,
    Skip,
    Steal,
    StealNothing,
    StolenTo,
    TakeNoThief,
    TakeThief,
    ThiefTaken,
    ThievesChased,
    ThievesLeft,
    ToHand,
    ToStock,
    TurnBegan,
    TurnSkipped,
)
from game.klongs.turns import phases
from tests.game.klongs.positions import COOKSHOP, INSPECTOR, THIEF, Water, of_kind
from tests.support.tables import begin_klongs

LAYOUT = catalogue.components_of(catalogue.find("klongs")).parts.rules["klongs"].layout


def test_k16_an_open_boat_is_owned_at_once_and_a_neutral_one_never() -> None:
    water = Water()
    water.no_cards()
    water.put((4, 4))
    events = water.place(water.design(open=True), (4, 3))
    assert MerchantBoarded(0, water.space((4, 3))) in events
    assert (water.state.owner(water.space((4, 3))), water.state.supply[0]) == (0, 10)
    water.place(water.design(), (4, 5))
    assert water.state.owner(water.space((4, 5))) is None


def test_k16_without_merchants_leave_it_unowned_or_reboard() -> None:
    water = Water()
    water.no_cards()
    own = [water.put((column, row), owner=0) for column in range(0, 10, 2) for row in (0, 2, 4)][:11]
    water.state.supply[0] = 0
    boat = water.design(open=True)
    water.place(boat, (1, 1))
    assert water.state.to_move == 0
    assert water.state.moves()[0] == LeaveUnowned()
    assert {move.space for move in water.moves(Reboard)} >= set(own)  # type: ignore[attr-defined]
    assert water.why(Reboard(water.space((1, 1)))) == "why-klongs-not-yours"
    assert water.why(Reboard(water.space((9, 7)))) == "why-klongs-no-boat"
    twin = water.state.copy()
    assert twin.play(LeaveUnowned())[-1] == TurnBegan(1)
    assert twin.owner(water.space((1, 1))) is None
    events = water.play(Reboard(own[0]))
    assert events[0] == MerchantBoarded(0, water.space((1, 1)), own[0])
    assert water.state.owner(own[0]) is None
    assert water.state.owner(water.space((1, 1))) == 0
    assert water.state.supply[0] == 0


def test_k16_an_unowned_open_boat_stays_nobodys() -> None:
    water = Water()
    space = water.put((4, 4), water.design(open=True))
    water.state.hands[0] = [water.design()]
    assert not water.moves(MoveBoat)
    assert water.why(MoveBoat(space, water.space((4, 3)))) == "why-klongs-not-yours"


def test_k16a_order_merchant_luk_phat_card_draw() -> None:
    water = Water()
    water.put((4, 4), owner=0)
    events = water.place(water.design(luk_phat=True), (4, 3))
    assert [type(event) for event in events] == [BoatPlaced, LukPhatAdvanced, Scored]
    assert water.state.phase == phases.MOVE
    events = water.play(EndTurn())
    assert isinstance(events[0], BoatDrawn)
    assert events[-1] == TurnBegan(1)


def test_k17_the_first_luk_phat_boat_scores_six() -> None:
    water = Water()
    water.no_cards()
    water.put((4, 4))
    events = water.place(water.design(luk_phat=True), (4, 3))
    assert events[1:3] == [LukPhatAdvanced(0, 1, 6), Scored(0, 6, "luk_phat", (1,))]
    assert water.state.totals() == [6, 0, 0]
    assert outlook.next_market_day(water.state.rules.layout.track, water.state.step) == (4, "little")


def test_k17_a_market_day_runs_before_the_turn_goes_on() -> None:
    water = Water()
    water.put((4, 4), owner=0)
    water.state.step = 4
    events = water.place(water.design(luk_phat=True), (4, 3))
    assert MarketDayBegan("little", 0, 0) in events
    assert water.state.phase == phases.MOVE
    assert water.state.to_move == 0


def test_k18_a_luk_phat_boat_moves_the_marker_each_time_it_is_placed() -> None:
    water = Water()
    water.no_cards()
    luk_phat = water.design(luk_phat=True)
    water.put((4, 4), luk_phat)
    water.place(water.design(THIEF), (5, 4))
    water.play(Steal(water.space((4, 4))))
    water.play(ToHand())
    assert luk_phat in water.state.hands[0]
    water.state.seat = water.state.to_move = 0
    water.place(luk_phat, (4, 4))
    assert (water.state.step, water.state.totals()[0]) == (1, 6)


def test_k19_what_a_thief_may_take() -> None:
    water = Water()
    water.no_cards()
    own, other = water.put((0, 4), owner=0), water.put((9, 4), owner=1)
    unowned = water.put((1, 4), water.design(open=True))
    thief, cookshop = water.put((3, 4), water.design(THIEF)), water.put((5, 4), water.design(COOKSHOP))
    inspector, protected = water.put((7, 4), water.design(INSPECTOR)), water.put((8, 4))
    water.put((8, 0), water.design(INSPECTOR))
    elsewhere = water.put((4, 5))
    water.place(water.design(THIEF), (4, 4))
    assert [move.space for move in water.moves(Steal)] == [own, unowned, thief, cookshop, other]  # type: ignore[attr-defined]
    assert StealNothing() in water.state.moves()
    assert water.why(Steal(inspector)) == "why-klongs-inspector"
    assert water.why(Steal(protected)) == "why-klongs-protected"
    assert water.why(Steal(elsewhere)) == "why-klongs-other-row"
    assert water.why(Steal(water.space((4, 4)))) == "why-klongs-thief-itself"
    assert water.why(Steal(water.space((2, 4)))) == "why-klongs-no-boat"
    assert water.why(Steal(99)) == "why-klongs-no-such-space"
    assert water.play(StealNothing())[-1] == TurnBegan(1)


def test_k19_nothing_in_reach_is_no_question() -> None:
    water = Water()
    water.no_cards()
    water.put((4, 5))
    assert water.place(water.design(THIEF), (4, 4))[-1] == TurnBegan(1)


def test_k20_merchant_back_then_stock_or_hand() -> None:
    water = Water()
    water.no_cards()
    space = water.put((9, 4), owner=1)
    boat = water.state.boats[space]
    water.put((4, 5))
    water.hold(water.design(THIEF), *[water.design()] * 3)
    water.place(water.design(THIEF), (4, 4))
    unseen = outlook.unseen(water.state, 1)
    events = water.play(Steal(space))
    assert events == [BoatStolen(0, water.space((4, 4)), space, boat, 1), MerchantReturned(1, space)]
    assert water.state.supply[1] == 11
    assert list(water.state.moves()) == [ToStock(), ToHand()]
    assert outlook.unseen(water.state, 1).get(boat, 0) == outlook.unseen(water.state, 0).get(boat, 0)
    assert outlook.unseen(water.state, 1) == unseen, "everyone saw which boat it is"
    twin = water.state.copy()
    events = twin.play(ToStock())
    assert events[0] == StolenTo(0, "stock", boat)
    assert len(of_kind(events, BoatDrawn)) == 1
    assert (twin.stocks[0], twin.shown[0]) == ([boat], [])
    events = water.play(ToHand())
    assert events == [StolenTo(0, "hand", boat), TurnBegan(1)]
    assert len(water.state.hands[0]) == 4
    assert water.state.shown[0] == [boat]


def test_k20_k22_k25_who_takes_a_boat_in_hand_does_not_draw_however_few_are_there() -> None:
    water = Water()
    water.no_cards()
    space = water.put((9, 4))
    water.place(water.design(THIEF), (8, 4))
    water.play(Steal(space))
    assert not of_kind(water.play(ToHand()), BoatDrawn)
    assert len(water.state.hands[0]) == 1
    chased = water.space((8, 4))
    water.place(water.design(INSPECTOR), (8, 3))
    assert not of_kind(water.play(TakeThief(chased)), BoatDrawn)
    assert len(water.state.hands[1]) == 1


def test_k22_chased_thieves_that_left_are_no_longer_to_come() -> None:
    water = Water()
    water.no_cards()
    thief = water.design(THIEF)
    water.put((4, 1), thief)
    water.put((4, 6), thief)
    water.place(water.design(INSPECTOR), (4, 2))
    assert outlook.unseen(water.state, 1)[thief] == 1
    water.play(TakeNoThief())
    assert outlook.unseen(water.state, 1)[thief] == 1


def test_k21_k23_protection_lasts_as_long_as_the_inspector_lies_there() -> None:
    water = Water()
    inspector = water.put((6, 2), water.design(INSPECTOR))
    protected = water.put((6, 4))
    water.put((4, 5))
    water.put((1, 4))
    water.place(water.design(THIEF), (4, 4))
    assert water.why(Steal(protected)) == "why-klongs-protected"
    water.state.lift(inspector)
    assert water.why(Steal(protected)) is None
    assert not any(water.state.inspectors)


def test_k22_an_inspector_chases_every_thief_of_the_column() -> None:
    water = Water()
    water.no_cards()
    thief = water.design(THIEF)
    first, second, elsewhere = water.put((4, 1), thief), water.put((4, 6), thief), water.put((5, 6), thief)
    water.hold(water.design(INSPECTOR), *[water.design()] * 3)
    events = water.place(water.design(INSPECTOR), (4, 2))
    assert ThievesChased(0, water.space((4, 2)), (first, second)) in events
    assert [water.state.boats[space] for space in (first, second, elsewhere)] == [-1, -1, thief]
    assert list(water.state.moves()) == [TakeNoThief(), TakeThief(first), TakeThief(second)]
    assert water.why(TakeThief(elsewhere)) == "why-klongs-not-chased"
    twin = water.state.copy()
    events = twin.play(TakeNoThief())
    assert events[0] == ThievesLeft((thief, thief))
    assert twin.gone == (thief, thief)
    assert len(of_kind(events, BoatDrawn)) == 1
    events = water.play(TakeThief(second))
    assert events == [ThiefTaken(0, second, thief), ThievesLeft((thief,)), TurnBegan(1)]
    assert (water.state.gone, water.state.shown[0]) == ((thief,), [thief])


def test_k25_no_draw_from_an_empty_stack() -> None:
    water = Water()
    water.no_cards()
    water.put((4, 4))
    water.state.stacks = [[]]
    water.hold(water.design(), water.design())
    assert [type(event) for event in water.place(water.design(), (4, 3))] == [BoatPlaced, TurnBegan]
    assert len(water.state.hands[0]) == 1


def test_k25_tactics_chooses_the_stack_while_there_are_two() -> None:
    state, _ = begin_klongs(3, 5, 0, tactics="on")
    state.cards = [0, 0, 0]
    state.stacks = [state.stacks[0][:1], state.stacks[1][:5]]
    for stack, seat in (("open", 0), ("neutral", 1)):
        assert state.seat == seat
        boat = next(boat for boat in state.hands[seat] if state.rules.is_open[boat])
        if seat == 0:
            space = LAYOUT.light[0]
            state.play(Place(boat, space))
            assert list(state.moves()) == [Draw("open"), Draw("neutral")]
            assert state.why_not(Draw("all")) is not None
            events = state.play(Draw(stack))
        else:
            events = state.play(Place(boat, LAYOUT.light[1]))
        [drawn] = of_kind(events, BoatDrawn)
        assert (drawn.seat, drawn.stack) == (seat, stack)  # type: ignore[attr-defined]
        assert state.rules.is_open[drawn.boat] == (stack == "open")  # type: ignore[attr-defined]
    assert [len(stack) for stack in state.stacks] == [0, 4]


def test_k26_where_a_movement_card_takes_a_boat() -> None:
    water = Water()
    own = water.put((1, 1), owner=0)
    other = water.put((6, 6), owner=1)
    for cell in ((2, 2), (3, 2), (2, 3), (0, 0)):
        water.put(cell)
    special = water.put((8, 0), water.design(COOKSHOP))
    water.hold(water.design())
    assert water.cells(move.to for move in water.moves(MoveBoat)) == [  # type: ignore[attr-defined]
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 2),
        (2, 0),
        (2, 1),
    ]
    assert water.why(MoveBoat(own, water.space((2, 2)))) == "why-klongs-taken"
    assert water.why(MoveBoat(own, water.space((3, 3)))) == "why-klongs-too-far"
    assert water.why(MoveBoat(other, water.space((6, 5)))) == "why-klongs-not-yours"
    assert water.why(MoveBoat(special, water.space((8, 1)))) == "why-klongs-not-yours"
    assert water.why(MoveBoat(water.space((5, 5)), 0)) == "why-klongs-no-boat"
    water.no_cards()
    assert water.why(MoveBoat(own, water.space((0, 1)))) == "why-klongs-no-card"


def test_k26_a_full_quarter_is_closed_but_within_it_a_boat_may_move() -> None:
    water = Water()
    for cell in ((2, 2), (3, 2)):
        water.put(cell)
    inside, outside = water.put((2, 3), owner=0), water.put((4, 4), owner=0)
    water.hold(water.design())
    assert water.why(MoveBoat(outside, water.space((3, 3)))) == "why-klongs-quarter-full"
    assert water.why(MoveBoat(inside, water.space((3, 3)))) is None


def test_k26_the_boat_just_placed_may_be_moved_and_nothing_happens_again() -> None:
    water = Water()
    water.put((4, 4))
    boat = water.design(open=True)
    water.place(boat, (4, 3))
    events = water.play(MoveBoat(water.space((4, 3)), water.space((4, 2))))
    assert events[0] == BoatMoved(0, water.space((4, 3)), water.space((4, 2)))
    assert not of_kind(events, MerchantBoarded)
    assert water.state.owner(water.space((4, 2))) == 0
    assert water.state.owner(water.space((4, 3))) is None


def test_k26_a_card_that_opens_a_space_ends_the_skipping() -> None:
    water = Water(2)
    for column in range(9):
        water.put((column, 3), water.design(INSPECTOR))
    for cell in ((8, 1), (9, 1), (8, 2), (9, 3), (8, 4), (9, 4), (8, 5), (8, 6), (8, 7), (9, 7)):
        water.put(cell)
    own = water.put((8, 0), owner=0)
    thief = water.design(THIEF)
    water.hold(thief)
    assert water.state.moves()[0] == Skip()
    water.play(MoveBoat(own, water.space((7, 0))))
    assert list(water.state.moves()) == [Place(thief, water.space((9, 0)))]
    assert water.why(Skip()) == "why-klongs-must-place"


def test_k26_a_card_in_a_skipped_turn_that_opens_nothing() -> None:
    water = Water(2)
    own = water.put((4, 4), owner=0)
    water.play(MoveBoat(own, water.space((4, 3))))
    assert list(water.state.moves()) == [Skip()]
    assert water.play(Skip())[0] == TurnSkipped(0)


def test_what_is_no_move_of_this_game_or_of_this_moment() -> None:
    water = Water()
    assert water.why(Take(0, 1, 0)) == "why-not-this-game"
    with pytest.raises(IllegalMove, match="why-klongs-not-now"):
        water.play(ToStock())
