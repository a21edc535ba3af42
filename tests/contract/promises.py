"""The checks of the contract, and what each of them is asked with."""

import inspect
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from game import catalogue
from game.contract import Game, Table
from game.players import PLAYERS
from tests.contract.games import GAMES, tables

Check = Callable[..., object]
"""`check_...(game)`, or with one more to be asked about: `table`, `kind` of computer player, `board`. It raises
AssertionError if the promise is broken, and returns nothing if it is kept."""


def checks_of(room: str) -> Iterator[Check]:
    """All checks in the modules of a room."""
    for path in sorted((Path(__file__).parent / room).glob("[a-z]*.py")):
        module = import_module(f"tests.contract.{room}.{path.stem}")
        yield from (
            value
            for name, value in vars(module).items()
            if name.startswith("check_") and value.__module__ == module.__name__
        )


def name_of(check: Check) -> str:
    return (check.func if isinstance(check, partial) else check).__name__


def cases(check: Check, game: Game) -> list[tuple[Game, *tuple[object, ...]]]:
    """All that a check is asked with about one game."""
    wanted = inspect.signature(check).parameters
    if "table" in wanted:
        return [(game, table) for table in tables(game)]
    if "kind" in wanted:
        return [(game, kind) for kind in PLAYERS]
    if "board" in wanted:
        return [(game, board) for board in list(catalogue.components_of(game).boards)[:1]]
    return [(game,)]


def every_promise(room: str) -> pytest.MarkDecorator:
    """A test for each check of a room with each game and all that it is asked with."""
    asked = [(check, case) for check in checks_of(room) for game in GAMES for case in cases(check, game)]
    names = ["-".join([name_of(check).removeprefix("check_"), *map(_words, case)]) for check, case in asked]
    return pytest.mark.parametrize(("check", "case"), asked, ids=names)


def _words(value: object) -> str:
    if isinstance(value, Table):
        return "-".join([str(value.seats), *value.options.values()])
    return value.id if isinstance(value, Game) else str(value)
