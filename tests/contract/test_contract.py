"""What every registered game promises."""

import typing
from types import UnionType
from typing import Any, ClassVar

import pytest

from game import catalogue
from game.chance import Chance
from game.contract import Game, Record, State, Table, parse
from game.dice.records import PoolRolled, Scored, Take
from tests.golden import path_of
from tests.support.tables import random_moves

GAMES = list(catalogue.GAMES.values())
RECORDS = [(game, kind) for game in GAMES for kind in (*game.moves, *game.events)]


def example(hint: Any) -> Any:
    """A value of an annotated type, for what records are made of."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, UnionType):
        return example(inner[0])
    if origin is tuple:
        return (example(inner[0]),) * 2 if inner[-1] is Ellipsis else tuple(map(example, inner))
    return {int: 7, str: 'a, "b") (', bool: True, type(None): None}[hint]


@pytest.mark.parametrize(("game", "kind"), RECORDS, ids=lambda value: getattr(value, "__name__", ""))
def test_text_form_round_trips(game: Game, kind: type[Record]) -> None:
    hints = {k: hint for k, hint in typing.get_type_hints(kind).items() if typing.get_origin(hint) is not ClassVar}
    record = kind(**{key: example(hint) for key, hint in hints.items()})
    assert parse(str(record), (*game.moves, *game.events)) == record
    assert hash(record) == hash(parse(str(record), [kind]))
    assert "\n" not in str(record)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_game_round_trips_and_only_declared_records_occur(game: Game) -> None:
    state, events = begin(game, game.seats[-1])
    seen = list(events)
    for move in random_moves(state, 3):
        assert type(move) in game.moves
        assert parse(str(move), game.moves) == move
        seen += state.play(move)
    for event in seen:
        assert type(event) in game.events
        assert parse(str(event), game.events) == event


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_names_are_unique_within_a_game(game: Game) -> None:
    names = [kind.__name__ for kind in (*game.moves, *game.events)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_registered_game_has_a_golden_playthrough(game: Game) -> None:
    assert path_of(game.id, {}).is_file(), f"write it with python -m tests.golden: {path_of(game.id, {})}"


def test_games_are_registered_under_their_own_ids() -> None:
    assert [game.id for game in GAMES] == list(catalogue.GAMES)
    assert "dice" in catalogue.GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_moves_are_never_empty_and_end_with_the_game(game: Game) -> None:
    for count in game.seats:
        state, _ = begin(game, count)
        for move in random_moves(state, count):
            assert 0 <= (state.to_move or 0) < count
            state.play(move)
        assert list(state.moves()) == []
        assert len(state.standings()) == count
        assert any(standing.won for standing in state.standings())


def begin(game: Game, count: int) -> tuple[State, list[Any]]:
    options = {option.key: option.values[0] for option in game.options}
    return game.begin(Table(count, options=options), catalogue.components_of(game), Chance(1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Take",
        "Take(",
        "Take(1, 2)",
        "Take(1, 2, 3, 4)",
        "Take(1, 2, 3",
        "Take(1, 2, x)",
        "Take(1, 2, 3.0)",
        "Take(true, 2, 3)",
        "Take(null, 2, 3)",
        "Take([1], 2, 3)",
        'Take("1", 2, 3)',
        "Scored(0, 1, 2, [])",
        'Scored(0, 1, "part", [null])',
        "PoolRolled([[1, 2, 3]])",
        "PoolRolled([1])",
        "Drop(1)",
        "Take(" + "[" * 100_000 + ")",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a record|does not fit"):
        parse(text, (Take, Scored, PoolRolled))
