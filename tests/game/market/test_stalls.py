"""Bangkok: Floating Market clause by clause: markets, the end, the count, playing alone (M10 to M12, M14 to M21)."""

import pytest

from game.contract import Event
from game.market.records import (
    CardLaid,
    CardPutUnder,
    GameEnded,
    LastRound,
    Lay,
    PlayCard,
    PontoonShown,
    PutUnder,
    Renew,
    Scored,
    Standstill,
    TokenMoved,
    TurnBegan,
)
from game.market.scoring import winners
from game.market.turns import next_turn, phases
from tests.game.market.positions import Market, end
from tests.support.tables import begin_market, random_moves

EIGHT = ("P, F, O", "C, PP, FF", "OO, CC, -")
NINE = ("P, F, O", "C, PP, FF", "OO, CC, PF")


def with_surplus(names: str, *rows: str, players: int = 2, expert: bool = False) -> Market:
    """Seat 0 has just taken cards and holds these."""
    market = Market(players, expert=expert)
    market.hold(names)
    if rows:
        market.lie(*rows)
    market.state.phase = phases.SURPLUS
    return market


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# Markets


def test_m10_any_cards_from_hand_one_at_a_time_until_three_are_left() -> None:
    market = with_surplus("P, F, O, C, PP")
    assert {move.card for move in market.state.moves()} == set(market.cards("P, F, O, C, PP"))  # type: ignore[attr-defined]
    assert market.play(Lay(market.card("F"), 0)) == [CardLaid(0, market.card("F"), 0)]
    assert market.state.to_move == 0
    assert kinds(market.play(Lay(market.card("C"), 1))) == ["CardLaid", "TurnBegan"]
    assert market.names(market.state.hands[0]) == "P, O, PP"
    assert market.state.to_move == 1


def test_m10_the_first_card_goes_top_left_the_others_touch_by_a_side() -> None:
    market = with_surplus("P, F, O, C, PP")
    card = market.card("P")
    assert [market.why(Lay(card, place)) for place in (0, 1, 4)] == [None, *["why-market-first-corner"] * 2]
    market.play(Lay(card, 0))
    card = market.card("F")
    assert [market.why(Lay(card, place)) for place in (1, 3)] == [None, None]
    assert market.why(Lay(card, 0)) == "why-market-place-taken"
    assert market.why(Lay(card, 4)) == "why-market-not-touching"
    assert market.why(Lay(card, 9)) == market.why(Lay(card, -1)) == "why-market-no-such-place"
    assert market.why(Lay(market.card("CCC"), 1)) == "why-market-not-in-hand"


def test_m10_nothing_is_laid_without_a_surplus_and_nothing_played_with_one() -> None:
    market = Market()
    card = market.state.hands[0][0]
    assert market.why(Lay(card, 0)) == market.why(PutUnder(card)) == "why-market-no-surplus"
    market = with_surplus("P, F, O, C")
    assert market.why(Renew(0)) == market.why(PlayCard(market.card("P"), 0, (0,))) == "why-market-surplus-first"


def test_m10_a_card_that_takes_one_leaves_no_surplus() -> None:
    market = Market()
    market.port("P, F, F", "F, F, F", "F, F, F")
    market.hold("PP, C, C")
    assert kinds(market.play(PlayCard(market.card("PP"), end("left 1"), (0,)))) == [
        "CardPlayed",
        "CardsTaken",
        "LineShifted",
        "TurnBegan",
    ]


@pytest.mark.parametrize("expert", [False, True])
def test_m11_one_chilli_card_a_row_and_for_experts_a_column(expert: bool) -> None:
    market = with_surplus("each F, P, O, C", "P, shun P, -", "F, -, -", "-, -, -", expert=expert)
    card = market.card("each F")
    assert market.why(Lay(card, 2)) == "why-market-chilli-row"
    assert market.why(Lay(card, 4)) == ("why-market-chilli-column" if expert else None)
    assert market.why(Lay(card, 6)) is None
    assert market.why(Lay(market.card("P"), 2)) is None


def test_m12_a_card_goes_under_its_deck_only_when_none_can_be_laid() -> None:
    full_rows = ("shun P, P, -", "shun F, F, -", "shun O, O, -")
    market = with_surplus("each P, each F, each O, C", *full_rows)
    assert market.why(PutUnder(market.card("each P"))) == "why-market-must-lay"
    market = with_surplus("each P, each F, each O, each C, once PP", *full_rows)
    assert {str(move) for move in market.state.moves()} == {
        f"PutUnder({market.card(name)})" for name in ("each P", "each F", "each O", "each C", "once PP")
    }
    assert market.why(PutUnder(market.card("P"))) == "why-market-not-in-hand"
    assert market.why(Lay(market.card("each P"), 2)) == "why-market-chilli-row"
    before = market.state.left(1)
    assert market.play(PutUnder(market.card("each F"))) == [CardPutUnder(0, market.card("each F"), "chilli")]
    assert market.state.left(1) == before + 1
    assert kinds(market.play(PutUnder(market.card("once PP")))) == ["CardPutUnder", "TurnBegan"]
    assert market.names(market.state.under[1]) == "each F, once PP"


def test_m12_a_full_market_takes_no_more_and_it_is_checked_before_each_card() -> None:
    market = with_surplus("P, F, O, C, each P", *EIGHT)
    assert kinds(market.play(Lay(market.card("C"), 8))) == ["CardLaid", "LastRound"]
    assert {type(move) for move in market.state.moves()} == {PutUnder}
    assert market.play(PutUnder(market.card("P")))[0] == CardPutUnder(0, market.card("P"), "boat")


def test_m12_starting_boats_belong_to_the_boat_deck() -> None:
    market = with_surplus("P, FO, OC, C", *NINE)
    assert market.play(PutUnder(market.card("FO")))[0] == CardPutUnder(0, market.card("FO"), "boat")


def test_cards_under_a_deck_come_last_and_in_order() -> None:
    market = Market()
    market.decks("P, F")
    market.state.decks[0] = market.cards("OOO")
    market.state.put_under(market.card("C"))
    assert market.names([market.state.draw(0) for _ in range(4)]) == "OOO, P, F, C"


# The end


def idle_turn(market: Market) -> list[Event]:
    return market.play(Renew(0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m14_the_round_is_finished_so_that_all_have_had_as_many_turns(players: int) -> None:
    for seat in range(players):
        market = Market(players)
        for _ in range(seat):
            idle_turn(market)
        market.lie(*EIGHT, seat=seat)
        market.hold("P, F, O, C", seat=seat)
        market.state.phase = phases.SURPLUS
        events = market.play(Lay(market.card("C"), 8))
        assert events[1] == LastRound(seat)
        for _ in range(players - seat - 1):
            assert market.state.to_move is not None
            events = idle_turn(market)
        assert market.state.to_move is None
        assert isinstance(events[-1], GameEnded)
        assert market.why(Renew(0)) == "why-game-over"


def test_m14_the_last_round_is_said_once() -> None:
    market = with_surplus("P, F, O, C", *EIGHT)
    market.play(Lay(market.card("C"), 8))
    market.lie(*EIGHT, seat=1)
    market.hold("P, F, O, C", seat=1)
    market.state.phase = phases.SURPLUS
    assert LastRound(1) not in market.play(Lay(market.card("C"), 8))


def test_m14a_ten_rounds_without_a_card_laid() -> None:
    market = Market(2)
    for _ in range(19):
        assert not any(isinstance(event, Standstill) for event in idle_turn(market))
    events = idle_turn(market)
    assert events[-6:][0] == Standstill(10)
    assert market.state.to_move is None


def test_m14a_a_card_laid_starts_the_rounds_anew() -> None:
    market = Market(2)
    for _ in range(18):
        idle_turn(market)
    market.hold("P, F, O, C")
    market.state.phase = phases.SURPLUS
    market.play(Lay(market.card("P"), 0))
    for _ in range(20):
        idle_turn(market)
        assert market.state.to_move is not None
    assert any(isinstance(event, Standstill) for event in idle_turn(market))


# The count


def test_m15_to_m17_the_worked_example_card_by_card() -> None:
    market = Market(2)
    rows = ("PF, FFF, once CC", "PPP, pairs PF, PC", "shun O, O, FO")
    market.lie(*rows)
    market.state.pontoons = (0, 1)
    events: list[Event] = []
    next_turn.finish(market.state, events)
    assert [event for event in events if getattr(event, "seat", None) == 0] == [
        PontoonShown(0, 0),
        Scored(0, 6, "objective", None),
        Scored(0, 2, "once", 2),
        Scored(0, 6, "pairs", 4),
        Scored(0, 4, "shun", 6),
        Scored(0, 2, "complete", None),
    ]
    standing = market.state.standings()[0]
    assert standing.points == 20
    assert dict(standing.sources) == {"objective": 6, "shun": 4, "each": 0, "pairs": 6, "once": 2, "complete": 2}
    assert events[-1] == GameEnded((0,))


def test_the_count_begins_with_the_first_player() -> None:
    state, _ = begin_market(3, 4, 2)
    events: list[Event] = []
    next_turn.finish(state, events)
    assert [event.seat for event in events if isinstance(event, PontoonShown)] == [2, 0, 1]


def test_m18_most_points_then_most_from_the_objective_then_shared() -> None:
    assert winners([(20, 6), (21, 3), (19, 9)]) == [1]
    assert winners([(21, 6), (21, 3), (21, 5)]) == [0]
    assert winners([(21, 6), (20, 8), (21, 6)]) == [0, 2]


def test_objectives_stay_out_of_the_standings_until_the_end_but_not_alone() -> None:
    for players, shown in ((2, 0), (1, 3)):
        market = Market(players)
        market.lie("PPP, -, -", "-, -, -", "-, -, -")
        market.state.pontoons = (0, 1)[:players]
        assert market.state.standings()[0].points == shown
    market = Market(2)
    market.lie("PPP, -, -", "-, -, -", "-, -, -")
    market.state.pontoons = (0, 1)
    next_turn.finish(market.state, [])
    assert [standing.points for standing in market.state.standings()] == [3, 0]


# Alone


def test_m19_with_lot_one_and_a_random_pontoon() -> None:
    state, _ = begin_market(1, 5)
    assert state.hands == [list(state.rules.cards.lots[0])]
    assert {begin_market(1, seed)[0].pontoons for seed in range(40)} == {(0,), (1,), (2,), (3,)}


def test_m19_m20_blocked_ends_turn_by_turn() -> None:
    market = Market(1)
    names = ("right 1", "right 2", "right 3", "bottom 3", "bottom 2", "bottom 1", "left 3", "left 2", "left 1")
    for turn, name in enumerate(names, 1):
        market.port("P, P, P", "P, P, P", "P, P, P")
        market.hold("P, F, O")
        card = market.card("P")
        blocked = {number for number in range(12) if market.why(PlayCard(card, number, ())) != "why-market-take-all"}
        assert blocked == {end("top 1"), end("top 3"), end(name)}
        assert market.why(PlayCard(card, end(name), (0,))) == "why-market-token-end"
        assert market.why(PlayCard(card, end("top 1"), (0,))) == "why-market-deck-end"
        open_ends = {move.end for move in market.state.moves() if isinstance(move, PlayCard)}
        assert open_ends == set(range(12)) - blocked
        assert {move.line for move in market.state.moves() if isinstance(move, Renew)} == set(range(6))
        events = idle_turn(market)
        if turn < 9:
            assert events[-2:] == [TokenMoved(turn + 1), TurnBegan(0, turn + 1)]
    assert market.state.to_move is None


def test_m20_in_company_nothing_is_blocked() -> None:
    market = Market(2)
    market.port("P, P, P", "P, P, P", "P, P, P")
    market.hold("P, F, O")
    assert {move.end for move in market.state.moves() if isinstance(move, PlayCard)} == set(range(12))


def test_m21_nine_turns() -> None:
    for seed in range(20):
        state, events = begin_market(1, seed)
        for move in random_moves(state, seed):
            events = state.play(move)
        assert state.turn == 9 or state.full(0)
        assert events[-1] == GameEnded((0,))


def test_m21_or_a_complete_market() -> None:
    market = with_surplus("P, F, O, C, PP", *EIGHT, players=1)
    assert kinds(market.play(Lay(market.card("C"), 8))) == ["CardLaid"]
    events = market.play(PutUnder(market.card("P")))
    assert kinds(events)[:2] == ["CardPutUnder", "PontoonShown"]
    assert market.state.to_move is None
    assert Scored(0, 2, "complete", None) in events
