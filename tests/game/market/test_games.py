"""Whole random games of Bangkok: Floating Market: what always holds, and what each seat knows."""

from collections import Counter

import pytest

from game import catalogue
from game.chance import Chance
from game.contract import Table
from game.market.state import MarketState
from game.simulate import Job, play_one
from tests.invariants import tables, watch
from tests.support.tables import begin_market, random_moves

TABLES = list(tables(catalogue.find("market")))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.seats}-{table.options['expert']}")
def test_invariants_hold_after_every_decision(table: Table) -> None:
    figures = watch("market", table, 15)
    assert figures["cards laid by each"] > 1
    assert figures["standstill"] == 0


def test_there_is_a_table_for_each_number_of_players_and_variant() -> None:
    assert [(table.seats, table.options["expert"]) for table in TABLES] == [
        (players, expert) for expert in ("off", "on") for players in (1, 2, 3, 4)
    ]


def positions_of(seed: int, players: int) -> list[MarketState]:
    state, _ = begin_market(players, seed)
    found = []
    for number, move in enumerate(random_moves(state, seed + 1)):
        if number % 7 == 0:
            found.append(state.copy())
        state.play(move)
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_view_keeps_what_is_known_and_all_cards(players: int) -> None:
    for state in positions_of(31, players):
        for seat in range(players):
            view = state.known_to(seat, Chance(3))
            assert view.pontoons[seat] == state.pontoons[seat]
            assert len(set(view.pontoons)) == players
            for open_ in ("port", "hands", "markets", "under", "filled", "chillies", "turn", "to_move"):
                assert getattr(view, open_) == getattr(state, open_)
            assert [Counter(deck) for deck in view.decks] == [Counter(deck) for deck in state.decks]
            assert view.moves() == state.moves()


def test_views_differ_in_pontoons_dealt_or_not_and_in_the_decks() -> None:
    state, _ = begin_market(2, 5)
    views = [state.known_to(0, Chance(seed)) for seed in range(40)]
    assert {view.pontoons[1] for view in views} == set(range(4)) - {state.pontoons[0]}
    assert len({tuple(view.draw(0) for _ in range(6)) for view in views}) == 40
    assert len({tuple(view.draw(1) for _ in range(6)) for view in views}) == 40


def test_all_decks_are_equally_likely() -> None:
    """The first boat and the first chilli card of many seeds: every design about as often as there are of it."""
    first: list[Counter[int]] = [Counter(), Counter()]
    games = 6000
    for seed in range(games):
        state, _ = begin_market(1, seed * 7919)
        for deck in range(2):
            first[deck][state.draw(deck)] += 1
    state, _ = begin_market(1, 1)
    for deck, pool in enumerate((state.rules.boats[1], state.rules.chillies)):
        for card, count in Counter(pool).items():
            expected = games * count / len(pool)
            assert abs(first[deck][card] - expected) < 5 * expected**0.5


def test_computer_players_play_alone_too() -> None:
    played = play_one(Job("market", ("random",), 5, {"expert": "on"}))
    assert (played.seats, played.winners) == (("random",), (0,))


def test_what_has_come_to_light_is_never_taken_back() -> None:
    shown = {"CardDrawn", "CardRenewed", "PontoonDealt", "PontoonShown", "PortLaid"}
    assert {event.__name__ for event in catalogue.find("market").events if event.reveals} == shown
