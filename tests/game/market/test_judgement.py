"""What a player understands of the Floating Market: expectations that add up, and moves anyone would see."""

import pytest

from game.chance import Chance
from game.contract import Move
from game.market import GAME
from game.market.judging.forecast import promised, tables_of
from game.market.judging.judgement import JUDGE
from game.market.records import Lay, PlayCard, Renew
from game.players import decide, make_player
from game.players.careful import CarefulPlayer, Traits
from tests.game.market.positions import Market, end

DULL = ("P, P, P", "P, P, P", "P, P, P")


def friend(market: Market, seed: int = 1) -> Move:
    """What the medium player does."""
    return decide(market.state, make_player("medium", GAME), Chance(seed))


def keen(market: Market) -> Move:
    """What follows from the judge's opinion to the point."""
    return decide(market.state, CarefulPlayer(JUDGE, Traits(draws=8)), Chance(1))


def lays(market: Market) -> Lay:
    move = friend(market)
    assert isinstance(move, Lay)
    return move


def holding(hand: str, *rows: str, players: int = 2, pontoon: int = 3, expert: bool = False) -> Market:
    """A card too many in hand, a market, and nothing in the port that matters."""
    market = Market(players, expert=expert)
    market.state.pontoons = (pontoon, *(good for good in range(4) if good != pontoon))[:players]
    market.port(*DULL)
    market.hold(hand)
    market.lie(*rows)
    market.state.phase = 1
    return market


# Expectations


@pytest.mark.parametrize(
    ("chilli", "near", "coming", "low", "high"),
    [
        ("shun P", "F", 0, 5, 5),
        ("shun P", "F, P", 0, 4, 4),
        ("shun P", "F", 4, 3.8, 5),
        ("each F", "FF", 0, 2, 2),
        ("each F", "FF", 4, 4, 8),
        ("pairs PF", "P", 0, 0, 0),
        ("pairs PF", "P, F", 0, 2, 2),
        ("pairs PF", "P", 3, 2, 5),
        ("once PP", "PP, F, O, C", 0, 6, 6),
        ("once PP", "PP", 3, 3, 6),
    ],
)
def test_a_chilli_card_expects_what_it_pays_and_what_may_come(
    chilli: str, near: str, coming: int, low: float, high: float
) -> None:
    market = Market()
    tables = tables_of(market.state.rules)
    promise = tables.promises[market.card(chilli)]
    assert promise is not None
    assert low <= promise[sum(tables.packed[card] for card in market.cards(near)), coming] <= high


def test_neighbours_to_come_promise_more_to_some_and_less_to_others() -> None:
    """A card that shuns only loses by them. One that counts single goods may do either."""
    rules = Market().state.rules
    tables = tables_of(rules)
    for card, promise in enumerate(tables.promises):
        kind = rules.cards.designs[card].chilli
        if promise is not None and kind != "once":
            expected = [promise[tables.packed[card], coming] for coming in range(5)]
            assert expected == sorted(expected, reverse=kind == "shun")


def test_alone_a_market_with_no_turns_left_is_worth_what_lies_there() -> None:
    market = holding("P, P, P, F", "P, F, O", "C, each C, -", players=1)
    market.state.hands[0] = market.cards("P, P, P")
    market.state.turn = 9
    assert promised(market.state, 0) == market.state.count(0).total


# Moves anyone would see


def test_fish_go_beside_the_card_that_likes_fish() -> None:
    market = holding("FF, O, O, P", "each F, -, -", "P, O, -", "P, -, -")
    assert lays(market) == Lay(market.card("FF"), 1)


def test_peas_stay_away_from_the_card_that_shuns_them() -> None:
    market = holding("PP, PP, PP, PP", "F, shun P, -", "O, -, -", "F, -, -")
    assert lays(market).place in (7,), "the only free place that touches something else alone"


def test_the_missing_half_of_a_pair() -> None:
    market = holding("F, O, C, O", "P, pairs PF, -", "P, O, O", "O, O, O", pontoon=3)
    assert lays(market) == Lay(market.card("F"), 2)


def test_a_good_is_not_laid_twice_beside_a_card_that_counts_single_ones() -> None:
    market = holding("F, C, F, F", "F, once PP, -", "O, F, F", "F, F, F", pontoon=0)
    assert lays(market) == Lay(market.card("C"), 2)


def test_the_last_free_row_gets_the_chilli_card_not_a_boat() -> None:
    market = holding("each F, O, O, O", "P, shun P, F", "F, pairs PF, F", "F, F, -", pontoon=3)
    assert lays(market) == Lay(market.card("each F"), 8)


def test_of_two_like_cards_the_objective_decides() -> None:
    market = holding("CC, OO, O, O", "P, -, -", "-, -, -", "-, -, -", pontoon=3)
    assert lays(market).card == market.card("CC")


def playing(hand: str, *port: str, players: int = 1, turn: int = 7) -> Market:
    """Alone, late in the game, with only boats that matter little."""
    market = Market(players)
    market.state.pontoons = (3, 0, 1, 2)[:players]
    market.state.turn = turn
    market.port(*port)
    market.hold(hand)
    return market


def test_three_cards_are_better_than_one() -> None:
    market = playing("PFO, P, P", "P, F, O", "C, C, C", "C, C, C", turn=0)
    market.state.pontoons = (0,)
    move = keen(market)
    assert isinstance(move, PlayCard)
    assert move.taken == (0, 1, 2)


def test_nobody_renews_when_a_play_brings_two() -> None:
    market = playing("PF, P, O", "P, F, C", "C, C, C", "C, C, C", turn=0)
    assert not isinstance(friend(market), Renew)


def test_with_no_card_that_shares_a_good_one_renews() -> None:
    market = playing("P, P, P", "F, F, F", "O, O, O", "C, C, C", turn=0)
    assert isinstance(friend(market), Renew)


def test_in_the_last_turn_only_a_play_that_lays_counts() -> None:
    """The better cards cannot be laid any more; one of the fish can, beside the card that likes them."""
    market = playing("FF, P, P", "P, O, O", "F, CCC, F", "O, O, O", turn=8)
    market.lie("each F, -, -", "-, -, -", "-, -, -")
    for seed in range(20):
        move = friend(market, seed)
        assert isinstance(move, PlayCard)
        assert move == PlayCard(market.card("FF"), move.end, (3, 5))


def test_the_chilli_card_that_fits_is_taken() -> None:
    market = playing("F, P, P", "P, O, O", "F, O, each F", "O, O, O", turn=3, players=2)
    market.lie("P, FF, FF", "-, FF, -", "-, -, -")
    move = friend(market)
    assert isinstance(move, PlayCard)
    assert 5 in move.taken


def test_the_ninth_card_is_laid_by_who_is_ahead() -> None:
    market = playing("PF, P, F", "P, F, O", "C, C, C", "C, C, C", turn=10, players=2)
    market.lie("F, shun P, F", "each F, F, O", "F, pairs PF, -")
    market.lie("P, -, -", "-, -, -", "-, -, -", seat=1)
    move = friend(market)
    assert isinstance(move, PlayCard)
    assert len(move.taken) == 2, "a card to lay, and the market is full"


def test_in_company_a_hint_does_not_tell_the_objective() -> None:
    market = holding("CC, OO, O, O", "P, -, -", "-, -, -", "-, -, -")
    keys = {reason.key for move in market.state.moves() for reason in JUDGE.reasons(market.state, move)}
    assert "hint-market-objective" not in keys
    alone = holding("CC, OO, O, O", "P, -, -", "-, -, -", "-, -, -", players=1)
    keys = {reason.key for move in alone.state.moves() for reason in JUDGE.reasons(alone.state, move)}
    assert "hint-market-objective" in keys


def test_a_hint_says_what_a_card_pays() -> None:
    market = holding("FF, O, O, P", "each F, -, -", "P, O, -", "P, -, -")
    reasons = JUDGE.reasons(market.state, Lay(market.card("FF"), 1))
    assert str(reasons[0]) == "hint-market-lay-pays points=2"


def test_a_hint_says_what_is_kept_from_the_next_player() -> None:
    market = playing("F, P, P", "P, O, O", "F, O, each F", "O, O, O", turn=4, players=2)
    market.lie("P, FF, FF", "-, FF, -", "-, -, -", seat=1)
    keys = [reason.key for reason in JUDGE.reasons(market.state, PlayCard(market.card("F"), end("left 2"), (5,)))]
    assert "hint-market-denies" in keys
