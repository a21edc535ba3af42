"""Component files broken in every field: a Problem names file and key, and the other games stay playable.

Whatever is not refused makes a game that can be played to its end. Nothing else ever comes of a slip of the pen.
"""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from game import catalogue, storage
from game.contract import Components, Game, Table
from game.door import notation
from game.storage import Problem
from tests.contract.games import finished

HUGE = 10**9
NEVER: dict[type, tuple[Any, ...]] = {
    int: ("seven", [], {}, 0.5, True, HUGE, -HUGE),
    bool: ("yes", 1, [], {}),
    str: ("", 7, [], {}, True),
    list: ("seven", 7, {}, True),
    dict: ("seven", 7, [], True),
}
"""By what a key holds, what no game can have there instead."""
ODD: dict[type, tuple[Any, ...]] = {
    int: (-1, 0, 1),
    bool: (True, False),
    str: ("nothing of the kind",),
    list: ([],),
    dict: ({},),
}
"""The same for what some can."""
REMOVED = object()


@dataclass(frozen=True)
class Slip:
    """Something else at a place of a component file, and whether no game can do with it."""

    place: tuple[str | int, ...]
    value: object
    never: bool

    @property
    def key(self) -> str:
        """As a Problem names it: the entries of a list count from 1."""
        return ".".join(str(step + 1) if isinstance(step, int) else step for step in self.place)

    def made_in(self, table: dict[str, Any]) -> dict[str, Any]:
        spoiled = deepcopy(table)
        inner: Any = spoiled
        for step in self.place[:-1]:
            inner = inner[step]
        if self.value is REMOVED:
            del inner[self.place[-1]]
        else:
            inner[self.place[-1]] = deepcopy(self.value)
        return spoiled

    def __str__(self) -> str:
        return f"{self.key} {'removed' if self.value is REMOVED else f'= {self.value!r}'}"


def slips(value: Any, place: tuple[str | int, ...] = ()) -> Iterator[Slip]:
    """Everything that is tried with a table, a list or a single value, and what lies in it."""
    if place:
        yield from (Slip(place, other, True) for other in NEVER[type(value)])
        yield from (Slip(place, other, False) for other in (REMOVED, *ODD[type(value)]))
    if isinstance(value, dict):
        yield Slip((*place, "snacks"), 1, True)
        for key, inner in value.items():
            yield from slips(inner, (*place, key))
    elif isinstance(value, list):
        yield Slip(place, value + value, False)
        for number, inner in enumerate(value):
            yield from slips(inner, (*place, number))


@contextmanager
def saying(table: dict[str, Any] | None, said: list[dict[str, Any]]) -> Iterator[None]:
    """The component file says this, or what it says if that is None; `said` is what it said. No copy is kept aside."""

    def loads(text: str) -> dict[str, Any]:
        said.append(tomllib.loads(text))
        return said[-1] if table is None else table

    reader = SimpleNamespace(loads=loads, TOMLDecodeError=tomllib.TOMLDecodeError)
    with patch.object(notation, "tomllib", reader), patch.object(storage, "keep_copy_aside", lambda _path: None):
        yield


def shipped(game: Game) -> dict[str, Any]:
    said: list[dict[str, Any]] = []
    with saying(None, said):
        game.load()
    return said[0]


def loaded_with(game: Game, slip: Slip, table: dict[str, Any]) -> Components | Problem:
    """The components with a slip in their file, or the Problem; anything else that comes of it is a failure."""
    with saying(slip.made_in(table), []):
        try:
            return game.load()
        except Problem as problem:
            return problem
        except Exception as error:
            raise AssertionError(f"{slip}: {error!r} instead of a Problem") from error


def check_broken_components_are_named(game: Game) -> None:
    """Every key removed, of the wrong kind, too large, too small, empty; keys nobody knows; lists of other lengths."""
    table = shipped(game)
    tried = [*slips(table)]
    assert len(tried) > 50
    for slip in tried:
        found = loaded_with(game, slip, table)
        if isinstance(found, Problem):
            assert str(found.file).endswith(f"{game.id}.toml"), f"{slip}: {found} names no file"
            place, _, key = found.place.partition(" ")
            assert place == "key", f"{slip}: {found} names no key"
            near = key == slip.key or key.startswith(f"{slip.key}.") or slip.key.startswith(f"{key}.")
            assert near or not slip.never, f"{slip}: {found} names another key"
            assert str(found).endswith("."), f"{slip}: {found} is no sentence"
            assert "\n" not in str(found), f"{slip}: {found} is no sentence"
        else:
            assert not slip.never, f"{slip} is taken as if it were right"
            _check_playable(game, slip, found)


def _check_playable(game: Game, slip: Slip, found: Components) -> None:
    usual = catalogue.chosen_of(game, {})
    for count in (game.seats[0], game.seats[-1]):
        with patch.dict(catalogue._components, {game.id: found}):
            try:
                state, _ = finished(game, Table(count, None, usual), 3)
            except Exception as error:
                raise AssertionError(f"{slip} is taken, and {count} cannot play: {error!r}") from error
            assert state.to_move is None


def check_other_games_stay_playable(game: Game) -> None:
    """One whose components are broken is left out, and a notice says why."""
    slip = next(slip for slip in slips(shipped(game)) if slip.never)
    with patch.dict(catalogue._components):
        for one in catalogue.GAMES.values():
            catalogue.components_of(one)
        del catalogue._components[game.id]
        with saying(slip.made_in(shipped(game)), []):
            left = [one.id for one in catalogue.playable()]
    assert left == [one.id for one in catalogue.GAMES.values() if one is not game]
    assert any(f"key {slip.key}" in text for text in storage.take_notices())
