"""Whole random games of Bangkok: Floating Market: what always holds, what each seat knows, that the seed decides."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from game import catalogue
from game.chance import Chance
from game.contract import IllegalMove, Move, Table
from game.dice.records import Take
from game.market.records import LINES, Lay, PlayCard, PutUnder, Renew
from game.market.state import MarketState
from game.market.turns import phases
from game.match import Match, Setup
from game.simulate import Job, play_one
from tests.invariants import tables, watch
from tests.support.tables import begin_market, in_other_processes, random_moves, seats

TABLES = list(tables(catalogue.find("market")))
SUBSETS = [one for line in LINES for size in range(4) for one in combinations(line, size)]
EVERY_MOVE: list[Move] = [
    *(PlayCard(card, end, taken) for card in range(-1, 40, 3) for end in range(-1, 13) for taken in SUBSETS),
    *map(Renew, range(-1, 8)),
    *(Lay(card, place) for card in range(-1, 40) for place in range(-1, 11)),
    *map(PutUnder, range(-1, 40)),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.seats}-{table.options['expert']}")
def test_invariants_hold_after_every_decision(table: Table) -> None:
    figures = watch("market", table, 15)
    assert figures["cards laid by each"] > 1
    assert figures["standstill"] == 0


def test_there_is_a_table_for_each_number_of_players_and_variant() -> None:
    assert [(table.seats, table.options["expert"]) for table in TABLES] == [
        (players, expert) for expert in ("off", "on") for players in (1, 2, 3, 4)
    ]


def positions_of(seed: int, players: int, every: int = 7, expert: str = "off") -> list[MarketState]:
    state, _ = begin_market(players, seed, expert=expert)
    found = []
    for number, move in enumerate(random_moves(state, seed + 1)):
        if number % every == 0:
            found.append(state.copy())
        state.play(move)
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_moves_why_not_and_play_agree(players: int) -> None:
    positions = positions_of(8, players, 6, expert="on")
    assert {state.phase for state in positions} == {phases.PLAY, phases.SURPLUS}
    for state in positions:
        before, legal = state.snapshot(), set(state.moves())
        for move in {*EVERY_MOVE, *legal}:
            assert (state.why_not(move) is None) == (move in legal), f"{move} in phase {state.phase}"
        for move in [*legal, Renew(9), Lay(-1, 0), PutUnder(-1), PlayCard(0, 0, ())]:
            twin = state.copy()
            if move in legal:
                twin.play(move)
                assert twin.snapshot() != before
            else:
                with pytest.raises(IllegalMove):
                    twin.play(move)
                assert twin.snapshot() == before
        assert state.snapshot() == before


def test_a_move_of_another_game_and_a_game_that_is_over_are_refused() -> None:
    state, _ = begin_market(2, 3)
    assert str(state.why_not(Take(1, 2, 3))) == "why-not-this-game"
    for move in random_moves(state, 6):
        state.play(move)
    assert str(state.why_not(Renew(0))) == "why-game-over"
    assert list(state.moves()) == []


def test_a_copy_goes_on_as_the_original_does() -> None:
    for players in (1, 3):
        state, _ = begin_market(players, 5)
        twin = state.copy()
        for move in random_moves(state, 6):
            assert state.play(move) == twin.play(move)
        assert state.snapshot() == twin.snapshot()


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


def test_a_view_does_not_hang_on_secrets() -> None:
    """Change what a seat cannot know, and its view from the same chance stays the same."""
    for players in (1, 3):
        for state in positions_of(17, players):
            for seat in range(players):
                other = state.known_to(seat, Chance(99))
                assert other.known_to(seat, Chance(3)).snapshot() == state.known_to(seat, Chance(3)).snapshot()


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


def test_after_the_end_every_pontoon_is_known() -> None:
    state, _ = begin_market(3, 5)
    for move in random_moves(state, 6):
        state.play(move)
    assert state.known_to(0, Chance(1)).pontoons == state.pontoons


def test_undo_goes_back_to_the_last_card_drawn() -> None:
    digest = catalogue.components_of(catalogue.find("market")).digest_of({})
    undone = stuck = 0
    for seed in range(12):
        match = Match(Setup("market", seats(2), {}, seed, 0, digest))
        chance = Chance(seed)
        while not match.over:
            before = match.digest()
            events = match.play(chance.pick(match.state.moves()))
            assert match.can_undo == (not any(event.reveals for event in events))
            if match.can_undo:
                move = match.undo().move
                assert match.digest() == before
                match.play(move)
                undone += 1
            else:
                stuck += 1
    assert undone > 50
    assert stuck > 50


def test_computer_players_play_alone_too() -> None:
    played = play_one(Job("market", ("random",), 5, {"expert": "on"}))
    assert (played.seats, played.winners) == (("random",), (0,))


SAME_GAME = """
from game.chance import Chance
from tests.support.tables import begin_market, random_moves
for players in (1, 4):
    for expert in ("off", "on"):
        state, opening = begin_market(players, 77, expert=expert)
        print(*opening, sep="\\n")
        for move in random_moves(state, 78):
            print(move, *state.play(move))
        print(state.snapshot(), begin_market(players, 5)[0].known_to(0, Chance(4)).snapshot())
"""


def test_same_seed_same_game_in_other_processes(data_folder: Path) -> None:
    games = in_other_processes(SAME_GAME)
    assert len(games) == 1
    assert games.pop().count("GameEnded") == 4
