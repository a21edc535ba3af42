"""Moves and events are small values with a text form that round-trips; a game declares all of them.

The text stands in saves, golden playthroughs and bug reports, so a game can be told by it alone.
"""

import typing
from types import UnionType
from typing import Any, ClassVar

from game.contract import Game, Record, Table, parse
from tests.contract.games import begin, walk


def example(hint: Any) -> Any:
    """A value of an annotated type, for what records are made of."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, UnionType):
        return example(inner[0])
    if origin is tuple:
        return (example(inner[0]),) * 2 if inner[-1] is Ellipsis else tuple(map(example, inner))
    plain = {int: 7, str: 'a, "b") (', bool: True, type(None): None}
    assert hint in plain, f"records are made of numbers, words, None and tuples, not of {hint}"
    return plain[hint]


def check_text_forms_round_trip(game: Game) -> None:
    """Of every declared record; and its text stands on one line."""
    for kind in (*game.moves, *game.events):
        hints = {
            key: hint for key, hint in typing.get_type_hints(kind).items() if typing.get_origin(hint) is not ClassVar
        }
        record = kind(**{key: example(hint) for key, hint in hints.items()})
        _check_round_trip(record, (*game.moves, *game.events))
        assert "\n" not in str(record)


def _check_round_trip(record: Record, kinds: tuple[type[Record], ...]) -> None:
    try:
        again = parse(str(record), kinds)
    except (ValueError, TypeError) as error:
        raise AssertionError(f"{record!r} has no text form that can be read: {error}") from error
    assert again == record, f"{record} does not round-trip"
    assert hash(again) == hash(record)


def check_names_are_unique(game: Game) -> None:
    names = [kind.__name__ for kind in (*game.moves, *game.events)]
    assert sorted(set(names)) == sorted(names), f"{game.id} has two records of the same name"


def check_only_declared_records_occur(game: Game, table: Table) -> None:
    """In whole games, and each of them round-trips as it comes."""
    for seed in range(3):
        state, events = begin(game, table, seed)
        for move, came in walk(state, seed):
            assert type(move) in game.moves, f"{move} is offered and not declared"
            _check_round_trip(move, game.moves)
            events += came
        for event in events:
            assert type(event) in game.events, f"{event} occurs and is not declared"
            _check_round_trip(event, game.events)
