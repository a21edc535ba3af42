"""A match in memory: play, undo, replay."""

from dataclasses import replace
from typing import Any

import pytest

from game import catalogue
from game.contract import IllegalMove
from game.dice.records import PoolRolled, RoundBegan, Take
from game.match import Match, Seat, Setup
from game.players import chance_for, make_player
from game.storage import Problem
from tests.support.tables import play_on, seats


def setup(players: int = 2, seed: int = 5) -> Setup:
    return Setup("dice", seats(players), {}, seed, None, catalogue.components_of(catalogue.find("dice")).digest)


def test_opening_is_what_setting_up_gave() -> None:
    match = Match(setup())
    assert isinstance(match.opening[0], RoundBegan)
    assert isinstance(match.opening[-1], PoolRolled)
    assert match.history == []
    assert not match.over


def test_play_keeps_seat_move_and_events() -> None:
    match = Match(setup())
    seat, move = match.state.to_move, match.state.moves()[0]
    events = match.play(move)
    [entry] = match.history
    assert (entry.seat, entry.move, list(entry.events)) == (seat, move, events)


def test_an_illegal_move_leaves_no_trace() -> None:
    match = Match(setup())
    before = match.digest()
    with pytest.raises(IllegalMove):
        match.play(Take(0, 1, 5))
    assert match.history == []
    assert match.digest() == before


def test_undo_goes_back_exactly_and_forth_again() -> None:
    match = Match(setup())
    digests = []
    for _ in range(6):
        digests.append(match.digest())
        play_on(match, 1)
    after = match.digest()
    undone = [match.undo() for _ in range(6)]
    assert match.digest() == digests[0]
    assert not match.can_undo
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo()
    for entry in reversed(undone):
        assert match.play(entry.move) == list(entry.events)
    assert match.digest() == after


def test_no_undo_over_a_roll() -> None:
    match = Match(setup())
    play_on(match, 13)
    assert match.can_undo
    play_on(match, 1)
    assert any(event.reveals for event in match.history[-1].events)
    assert not match.can_undo
    with pytest.raises(ValueError, match="revealed"):
        match.undo()
    assert len(match.history) == 14


def test_the_last_decision_of_a_match_can_be_undone() -> None:
    match = Match(setup())
    play_on(match, 28)
    assert match.over
    assert match.can_undo
    match.undo()
    assert not match.over


def test_digest_tells_positions_apart() -> None:
    match = Match(setup())
    digests = {match.digest()}
    for _ in range(28):
        play_on(match, 1)
        digests.add(match.digest())
    assert len(digests) == 29


def test_setup_round_trips_through_json() -> None:
    one = replace(setup(3), starter=1, seats=(Seat("Åse", 5), Seat("Bot", 0, "random"), Seat("", 2)))
    assert Setup.from_json(one.to_json()) == one


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": seats(6)}, "not for 6 players"),
        ({"seats": (Seat("A", 0), Seat("B", 0))}, "same colour"),
        ({"seats": (Seat("A", 0), Seat("B", 6))}, "colour of seat 2"),
        ({"seats": (Seat("A", 0), Seat("B", 1, "genius"))}, "unknown player 'genius'"),
        ({"seed": -1}, "seed"),
        ({"seed": "5"}, "seed"),
        ({"starter": 2}, "starter"),
        ({"options": {"expert": "yes"}}, "no option expert"),
        ({"digest": None}, "digest"),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_setup_refuses_what_is_no_table(change: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        replace(setup(), **change)


@pytest.mark.parametrize("values", [{}, {"game": []}, {"seats": 3}, {"seats": ["A", "B"]}, {"options": 1}])
def test_setup_from_json_refuses_in_words(values: dict[str, object]) -> None:
    whole = {} if not values else {**setup().to_json(), **values}
    with pytest.raises(ValueError, match=r"is missing|wrong kind"):
        Setup.from_json(whole)


def test_chance_for_players_is_not_the_chance_of_the_match() -> None:
    assert len({chance_for(5, number).state for number in range(20)} | {chance_for(6, 0).state, 5}) == 22


def test_unknown_player_is_named() -> None:
    with pytest.raises(Problem, match="no computer player 'genius'; the kinds are random"):
        make_player("genius", catalogue.find("dice"))
