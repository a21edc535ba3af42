"""The games' tables are siblings: whoever has read one package finds the same kind of thing by the same name in the
others."""

import inspect
from dataclasses import fields, is_dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from game import catalogue
from game.contract import Game
from scenes.table.chooser import Target
from scenes.table.looking.things import Things
from scenes.table.on_phone.handheld import Handheld
from scenes.table.registry import GameTable, RulesLeaf
from scenes.table.showing.picture import Picture
from scenes.table.showing.shows import Shows
from scenes.table.tabletop import Tabletop
from scenes.table.words import Words

GAMES = list(catalogue.GAMES.values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

PARTS = ("handheld", "layout", "leaves", "panels", "picture", "shows", "tabletop", "targets", "things", "words")
"""The modules that every game's package has, beside what only that game has."""


def part(game: Game, name: str) -> ModuleType:
    return import_module(f"{game.table}.{name}")


def own_classes(module: ModuleType) -> dict[str, Any]:
    return {
        name: kind for name, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__
    }


@each_game
def test_what_one_package_has_every_package_has(game: Game) -> None:
    title = game.id.capitalize()
    assert all(part(game, name).__doc__ for name in PARTS)
    for module, name, base in (
        ("tabletop", f"{title}Tabletop", Tabletop),
        ("words", f"{title}Words", Words),
        ("things", f"{title}Things", Things),
        ("handheld", f"{title}Handheld", Handheld),
        ("shows", f"{title}Shows", Shows),
        ("picture", "Picture", Picture),
        ("panels", "Panels", object),
    ):
        assert issubclass(own_classes(part(game, module))[name], base)
    assert all(isinstance(leaf, RulesLeaf) for leaf in part(game, "leaves").LEAVES)


@each_game
def test_a_table_is_declared_in_one_way(game: Game) -> None:
    table = import_module(game.table).TABLE
    assert isinstance(table, GameTable)
    assert table.lay is getattr(part(game, "tabletop"), f"{game.id.capitalize()}Tabletop")
    assert table.rules is part(game, "leaves").LEAVES
    assert [*inspect.signature(table.lay).parameters] == ["stage", "course", "choice"]


@each_game
def test_targets_are_small_frozen_values(game: Game) -> None:
    kinds = own_classes(part(game, "targets"))
    assert len(kinds) > 2
    for kind in kinds.values():
        assert issubclass(kind, Target)
        assert is_dataclass(kind)
        assert "__slots__" in vars(kind)
        assert {"__setattr__", "__hash__"} <= {*vars(kind)}, "frozen, and so a key"
        assert len(fields(kind)) <= 2
