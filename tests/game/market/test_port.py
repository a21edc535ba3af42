"""Bangkok: Floating Market clause by clause: cards, set-up, the port (M1 to M9, M13)."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import catalogue
from game.market import port
from game.market.cards import LETTERS
from game.market.records import (
    LINE_OF,
    LINES,
    PATHS,
    CardDrawn,
    CardPlayed,
    CardRenewed,
    CardsTaken,
    CardStays,
    LineRenewed,
    LineShifted,
    LotDealt,
    PlayCard,
    PontoonDealt,
    PortLaid,
    Renew,
    TurnBegan,
)
from tests.game.market.positions import END_NAMES, Market, end, letters
from tests.support.tables import begin_market

CARDS = catalogue.components_of(catalogue.find("market")).parts.cards
EVERY = [design for design in CARDS.designs for _ in range(design.count)]


def test_m1_four_goods_and_one_to_three_on_a_card() -> None:
    assert CARDS.goods == ("peas", "fish", "passion_fruit", "courgettes")
    assert {len(design.baskets) for design in EVERY} == {1, 2, 3}


def test_m2_twelve_starting_boats_thirty_two_boats_sixteen_chilli_cards() -> None:
    assert len(EVERY) == 60
    assert [[letters(CARDS.designs[card]) for card in lot] for lot in CARDS.lots] == [
        ["P", "FO", "OC"],
        ["F", "OC", "PC"],
        ["O", "PC", "PF"],
        ["C", "PF", "FO"],
    ]
    boats = Counter(letters(design) for design in EVERY if design.chilli is None)
    boats -= Counter(letters(CARDS.designs[card]) for lot in CARDS.lots for card in lot)
    mixed = ["PF", "PO", "PC", "FO", "FC", "OC"]
    assert boats == {
        **dict.fromkeys([*LETTERS, *mixed], 2),
        **{letter * 2: 1 for letter in LETTERS},
        **{letter * 3: 1 for letter in LETTERS},
        **dict.fromkeys(["PFO", "PFC", "POC", "FOC"], 1),
    }
    chillies = [
        (design.chilli, "".join(LETTERS[good] for good in design.looks_at), letters(design))
        for design in EVERY
        if design.chilli
    ]
    assert sorted(chillies) == sorted(
        [
            *(("shun", good, carried) for good, carried in zip("PFOC", "FOCP", strict=True)),
            *(("each", good, good * 2) for good in LETTERS),
            *(("pairs", goods, goods[0]) for goods in ("PF", "FC", "CO", "OP")),
            *(("once", "", good * 2) for good in LETTERS),
        ]
    )


def test_m3_a_pontoon_for_each_good() -> None:
    assert CARDS.pontoons == (0, 1, 2, 3)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_m4_lots_from_the_first_player_on_and_the_others_among_the_boats(players: int) -> None:
    for seed in range(12):
        state, events = begin_market(players, seed)
        lots = [event for event in events if isinstance(event, LotDealt)]
        assert [event.seat for event in lots] == [(state.starter + i) % players for i in range(players)]
        assert [event.cards for event in lots] == list(CARDS.lots[:players])
        pontoons = {event.seat: event.good for event in events if isinstance(event, PontoonDealt)}
        assert tuple(pontoons[seat] for seat in range(players)) == state.pontoons
        assert len(set(state.pontoons)) == players
        assert (state.left(0), state.left(1)) == (32 + 12 - 3 * players - 7, 14)
        assert state.to_move == state.starter
        assert events[-1] == TurnBegan(state.starter, 1)


def test_m4_chance_decides_who_starts_unless_it_is_said() -> None:
    assert {begin_market(4, seed)[0].starter for seed in range(30)} == {0, 1, 2, 3}
    assert {begin_market(4, seed, 2)[0].starter for seed in range(30)} == {2}
    assert len({begin_market(4, seed)[0].pontoons for seed in range(200)}) == 24


def test_m5_two_chilli_cards_and_seven_boats_anywhere_in_the_port() -> None:
    places = set()
    for seed in range(60):
        state, events = begin_market(2, seed)
        assert PortLaid(tuple(state.port)) in events
        chillies = [place for place, card in enumerate(state.port) if state.rules.deck[card]]
        assert len(chillies) == 2
        places.update(chillies)
    assert places == set(range(9))


def test_lines_and_ends_go_together() -> None:
    assert END_NAMES[3:6] == ("right 1", "right 2", "right 3")
    for number, name in enumerate(END_NAMES):
        assert sorted(PATHS[number]) == list(LINES[LINE_OF[number]])
        side, index = name.split()
        near = PATHS[number][0]
        row, column = divmod(near, 3)
        assert {"top": row == 0, "bottom": row == 2, "left": column == 0, "right": column == 2}[side]
        assert (column if side in ("top", "bottom") else row) + 1 == int(index)


def test_m6_a_card_must_share_a_good_with_the_line() -> None:
    market = Market()
    market.port("F, OC, C", "P, F, O", "C, C, C")
    market.hold("P, FO, OC")
    peas = market.card("P")
    assert market.why(PlayCard(peas, end("left 1"), ())) == "why-market-nothing-shared"
    assert market.why(PlayCard(peas, end("bottom 3"), (2,))) == "why-market-nothing-shared"
    assert market.why(PlayCard(peas, end("right 2"), (3,))) is None
    assert market.why(PlayCard(market.card("PPP"), end("right 2"), (3,))) == "why-market-not-in-hand"
    assert market.why(PlayCard(peas, 12, (3,))) == "why-market-no-such-end"
    assert market.why(PlayCard(peas, -1, (3,))) == "why-market-no-such-end"


def test_m6_both_ends_of_every_line() -> None:
    market = Market()
    market.port("P, P, P", "P, P, P", "P, P, P")
    market.hold("P, FO, OC")
    moves = {(move.end, move.taken) for move in market.state.moves() if isinstance(move, PlayCard)}
    assert moves == {(number, (place,)) for number in range(12) for place in PATHS[number]}


def test_m7_as_many_as_can_be_taken_and_the_players_choice() -> None:
    market = Market()
    market.port("C, O, PO", "-, -, -", "-, -, -")
    market.hold("OC, P, P")
    card, right = market.card("OC"), end("right 1")
    assert market.why(PlayCard(card, right, (0, 1))) is None
    assert market.why(PlayCard(card, right, (0, 2))) is None
    assert market.why(PlayCard(card, right, (0,))) == "why-market-take-all"
    assert market.why(PlayCard(card, right, ())) == "why-market-take-all"
    assert market.why(PlayCard(card, right, (1, 2))) == "why-market-cannot-take"
    assert market.why(PlayCard(card, right, (2, 0))) == "why-market-cannot-take"
    assert market.why(PlayCard(card, right, (0, 1, 2))) == "why-market-cannot-take"


def test_m7_an_empty_place_shares_nothing_and_is_never_taken() -> None:
    market = Market()
    market.port("-, F, F", "-, PP, F", "C, C, C")
    market.hold("P, C, C")
    peas = market.card("P")
    assert market.why(PlayCard(peas, end("left 1"), (0,))) == "why-market-nothing-shared"
    assert market.why(PlayCard(peas, end("left 2"), (3,))) == "why-market-cannot-take"
    assert {move.taken for move in market.state.moves() if isinstance(move, PlayCard) and move.card == peas} == {(4,)}


def test_m7_chilli_cards_are_played_and_taken_like_boats() -> None:
    market = Market()
    market.port("shun P, FF, O", "C, C, C", "C, C, C")
    market.hold("each F, P, P")
    market.decks("PP, CC")
    events = market.play(PlayCard(market.card("each F"), end("left 1"), (0, 1)))
    assert CardsTaken(0, (0, 1), tuple(market.cards("shun P, FF"))) in events
    assert market.names(market.state.port[:3]) == "PP, each F, O"


goods = st.lists(st.integers(0, 3), min_size=1, max_size=3)


@given(goods, st.lists(st.none() | goods, min_size=3, max_size=3))
def test_m7_takes_property(baskets: list[int], line: list[list[int] | None]) -> None:
    """Against the plainest way: give every basket some card or none, in all ways."""
    masks = [sum(1 << good for good in set(card or ())) for card in line]
    found = set()
    for choice in product([None, 0, 1, 2], repeat=len(baskets)):
        chosen = [i for i in choice if i is not None]
        if len(set(chosen)) == len(chosen) and all(
            i is None or masks[i] >> good & 1 for good, i in zip(baskets, choice, strict=True)
        ):
            found.add(tuple(sorted(chosen)))
    most = max(map(len, found))
    assert list(port.takes(baskets, masks)) == (sorted(one for one in found if len(one) == most) if most else [])


def test_m8_m9_the_worked_example() -> None:
    market = Market()
    market.port("C, PF, O", "shun P, P, P", "shun F, P, P")
    market.hold("OC, P, P")
    market.decks("PPP, FFF", "each P")
    events = market.play(PlayCard(market.card("OC"), end("right 1"), (0, 2)))
    assert events == [
        CardPlayed(0, market.card("OC"), end("right 1")),
        CardsTaken(0, (0, 2), tuple(market.cards("C, O"))),
        LineShifted(end("right 1"), (market.card("PF"), market.card("OC"), None)),
        CardDrawn(2, market.card("PPP"), "boat"),
    ]
    assert market.names(market.state.port[:3]) == "PF, OC, PPP"
    assert market.names(market.state.hands[0]) == "P, P, C, O"


def test_m9_far_end_first_and_the_decks_asked_anew_for_each_place() -> None:
    market = Market()
    market.port("P, P, P", "C, F, O", "shun F, P, P")
    market.hold("FOC, P, P")
    market.decks("PPP", "each P, each F")
    events = market.play(PlayCard(market.card("FOC"), end("left 2"), (3, 4, 5)))
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    assert drawn == [CardDrawn(4, market.card("each P"), "chilli"), CardDrawn(3, market.card("PPP"), "boat")]


def test_m9_with_both_decks_empty_a_place_stays_empty_and_is_filled_when_there_are_cards_again() -> None:
    market = Market()
    market.port("P, P, F", "P, P, P", "P, P, P")
    market.hold("PP, PF, F")
    market.decks()
    market.play(PlayCard(market.card("PP"), end("left 1"), (0, 1)))
    assert market.names(market.state.port[:3]) == "-, PP, F"
    market = Market()
    market.port("-, PP, F", "P, P, P", "P, P, P")
    market.hold("P, PF, F")
    market.decks("FFF, CCC, OOO")
    market.play(PlayCard(market.card("P"), end("left 1"), (1,)))
    assert market.names(market.state.port[:3]) == "FFF, P, F"


def test_m13_each_card_by_its_kind_from_left_to_right() -> None:
    market = Market()
    market.port("P, shun P, F", "C, C, C", "C, C, C")
    market.decks("PPP, FFF, OOO", "each P")
    hand = market.state.hands[0][:]
    events = market.play(Renew(0))
    assert events == [
        LineRenewed(0, 0),
        CardRenewed(0, market.card("P"), market.card("PPP"), "boat"),
        CardRenewed(1, market.card("shun P"), market.card("each P"), "chilli"),
        CardRenewed(2, market.card("F"), market.card("FFF"), "boat"),
        TurnBegan(1, 1),
    ]
    assert market.names(market.state.port[:3]) == "PPP, each P, FFF"
    assert market.names(market.state.under[0]) == "OOO, P, F"
    assert market.names(market.state.under[1]) == "shun P"
    assert market.state.hands[0] == hand


def test_m13_old_cards_go_under_afterwards_so_where_a_deck_is_empty_they_stay() -> None:
    market = Market()
    market.port("P, C, C", "F, C, C", "shun P, C, C")
    market.decks("PPP")
    events = market.play(Renew(3))
    assert CardStays(3, market.card("F")) in events
    assert CardStays(6, market.card("shun P")) in events
    assert market.names([market.state.port[place] for place in LINES[3]]) == "PPP, F, shun P"
    assert market.names(market.state.under[0]) == "P"


def test_m13_any_line_even_an_empty_one_and_no_other() -> None:
    market = Market()
    market.port("-, -, -", "P, P, P", "P, P, P")
    market.decks()
    assert {move for move in market.state.moves() if isinstance(move, Renew)} == set(map(Renew, range(6)))
    assert market.why(Renew(6)) == market.why(Renew(-1)) == "why-market-no-such-line"
    assert market.play(Renew(0)) == [LineRenewed(0, 0), TurnBegan(1, 1)]


def test_m13_an_empty_place_is_passed_over() -> None:
    market = Market()
    market.port("P, -, F", "P, P, P", "P, P, P")
    market.decks("PPP, FFF")
    assert market.play(Renew(0))[1:3] == [
        CardRenewed(0, market.card("P"), market.card("PPP"), "boat"),
        CardRenewed(2, market.card("F"), market.card("FFF"), "boat"),
    ]
    assert market.names(market.state.port[:3]) == "PPP, -, FFF"


def test_the_top_card_does_not_hang_on_what_happens_elsewhere() -> None:
    """A deck has an order from the start, though its cards are picked one by one."""
    state, _ = begin_market(2, 9)
    one, other = state.copy(), state.copy()
    boats = [one.draw(0) for _ in range(8)]
    for _ in range(5):
        other.draw(1)
    assert [other.draw(0) for _ in range(8)] == boats
