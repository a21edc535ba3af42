"""The games are siblings: the same kind of thing has the same name, place and shape in every package."""

import inspect
from dataclasses import fields
from types import ModuleType
from typing import Any

import pytest

from game import catalogue
from game.contract import Game
from game.phased import Phased
from game.players.judge import Judge
from tests import vectors
from tests.invariants import WATCHERS

GAMES = list(catalogue.GAMES.values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

PARTS = {
    "components": ("GAME_ID", "load"),
    "records": ("MOVES", "EVENTS", "SOURCES"),
    "rules": ("Rules",),
    "position": ("Position",),
    "state": ("PHASES", "DECISIONS"),
    "scoring": (),
    "outlook": (),
    "facts": ("facts",),
    "turns": (),
    "turns.phases": ("OVER", "COUNT"),
    "judging": (),
    "judging.judgement": ("JUDGE", "WEIGHTS"),
    "judging.hints": ("reasons",),
}
"""By module of a game's package, what has to be there."""


def parts(game: Game) -> dict[str, ModuleType]:
    return {name: catalogue.part_of(game, name) for name in PARTS}


def _classes(module: ModuleType) -> dict[str, Any]:
    return dict(inspect.getmembers(module, inspect.isclass))


@each_game
def test_what_one_game_has_every_game_has(game: Game) -> None:
    found = parts(game)
    missing = [f"{game.package}.{name}.{one}" for name in PARTS for one in PARTS[name] if not hasattr(found[name], one)]
    assert missing == []
    assert all(module.__doc__ for module in found.values())
    assert game.id in WATCHERS
    assert game.id in {name for name, _ in vectors.ADAPTERS}


@each_game
def test_positions_and_states_have_one_shape(game: Game) -> None:
    found = parts(game)
    position, phases = found["position"].Position, found["turns.phases"]
    assert issubclass(position, Phased)
    assert {"players", "rules", "seat", "to_move"} <= {*position.__slots__}
    [state] = set(_classes(found["state"]).values()) & {*position.__subclasses__()}
    assert found["state"].PHASES.keys() == {*range(phases.COUNT)}
    assert found["state"].DECISIONS.keys() == {*game.moves}
    assert list(inspect.signature(state.begin).parameters) == ["table", "rules", "chance"]


@each_game
def test_points_name_their_source_and_every_record_is_listed_once(game: Game) -> None:
    records = catalogue.part_of(game, "records")
    listed = [kind.__name__ for kind in (*records.MOVES, *records.EVENTS)]
    declared = [name for name, kind in _classes(records).items() if kind.__module__ == records.__name__]
    assert sorted(listed) == declared
    if hasattr(records, "Scored"):
        assert [field.name for field in fields(records.Scored)] == ["seat", "points", "source", "of"]


@each_game
def test_reasons_are_asked_for_in_one_way(game: Game) -> None:
    found = parts(game)
    assert isinstance(found["judging.judgement"].JUDGE, Judge)
    assert [*inspect.signature(found["judging.hints"].reasons).parameters][1:] == ["move"]
