"""The screen side of the catalogue: for each game its picture, its scene and the pages of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import FRect

from game.match import Match
from scenes.canvas import Canvas
from scenes.seating import Seating

if TYPE_CHECKING:
    from scenes.play import Play


@dataclass(frozen=True)
class RulesLeaf:
    """One leaf of a game's rules: its texts are `rules-GAME-KEY-title` and `rules-GAME-KEY-text`."""

    key: str
    picture: Callable[[Canvas, FRect], object] | None = None


@dataclass(frozen=True)
class GameTable:
    picture: str
    play: Callable[[Match, Seating], Play]
    rules: tuple[RulesLeaf, ...]
    rulings: int
    """How many rulings its page lists: `ruling-GAME-1` and so on."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """Pictures for sources of points that have none of their own name."""
    secrets: bool = False
    """Whether players hold something that the others may not see."""


def table_of(game_id: str) -> GameTable:
    return _tables()[game_id]


def has_table(game_id: str) -> bool:
    return game_id in _tables()


def _tables() -> dict[str, GameTable]:
    from scenes import dice, klongs

    return {"klongs": klongs.TABLE, "dice": dice.TABLE}
