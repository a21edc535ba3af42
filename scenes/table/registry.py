"""The screen side of the catalogue: for each game its scene and the pages of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

from pygame import FRect

from game import catalogue
from game.match import Match
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas

if TYPE_CHECKING:
    from scenes.table.play import Play


@dataclass(frozen=True)
class RulesLeaf:
    """One leaf of a game's rules: its texts are `rules-GAME-KEY-title` and `rules-GAME-KEY-text`."""

    key: str
    picture: Callable[[Canvas, FRect], object] | None = None


@dataclass(frozen=True)
class GameTable:
    play: Callable[[Match, Seating], Play]
    rules: tuple[RulesLeaf, ...]
    rulings: int
    """How many rulings its page lists: `ruling-GAME-1` and so on."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """Pictures for sources of points that have none of their own name."""
    secrets: str = ""
    """What players hold that the others may not see, as in the text `option-SECRETS`; empty if nothing."""


def table_of(game_id: str) -> GameTable:
    """The table that a game declares. It is imported when someone wants to play; the title does without."""
    table: GameTable = import_module(catalogue.find(game_id).table).TABLE
    return table


def picture_of(game_id: str) -> str:
    """The drawing that stands for a game."""
    return f"game-{game_id}"
