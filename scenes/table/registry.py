"""The screen side of the catalogue: for each game how its table is laid, and the pages of its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module

from pygame import FRect

from game import catalogue
from game.match import Match
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.table.guides.guide import Guide
from scenes.table.scene import Laying, TableScene


@dataclass(frozen=True)
class RulesLeaf:
    """One leaf of a game's rules: its texts are `rules-GAME-KEY-title` and `rules-GAME-KEY-text`."""

    key: str
    picture: Callable[[Canvas, FRect], object] | None = None


OptionPicture = Callable[[Canvas, FRect, str], object]
"""Draws what a value of an option means into a box."""


@dataclass(frozen=True)
class GameTable:
    lay: Laying
    rules: tuple[RulesLeaf, ...]
    rulings: int
    """How many rulings its page lists: `ruling-GAME-1` and so on."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """Pictures for sources of points that have none of their own name."""
    option_pictures: Mapping[str, OptionPicture] = field(default_factory=dict)
    """By the key of an option, what it looks like."""
    secrets: str = ""
    """What players hold that the others may not see, as in the text `option-SECRETS`; empty if nothing."""
    agreement: str = "open_hands"
    """The preference by which people at one screen agree to play with them open."""


def table_of(game_id: str) -> GameTable:
    """The table that a game declares. It is imported when someone wants to play; the title does without."""
    table: GameTable = import_module(catalogue.find(game_id).table).TABLE
    return table


def sit_down(match: Match, seating: Seating, guide: Guide | None = None) -> TableScene:
    """The table of the match's game, where people play or a guide does."""
    return TableScene(match, seating, table_of(match.setup.game).lay, guide)
