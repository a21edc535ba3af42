"""What a game of Bangkok Klongs is played with, worked out once: boats and board as tables to look things up in.

A position is copied thousands of times a second; all that never changes during a game lives here and is shared.
"""

from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter

from game.klongs.board import Layout
from game.klongs.records import MoveBoat, Place
from game.klongs.turns import phases


class Kind(StrEnum):
    GOODS = "goods"
    THIEF = "thief"
    INSPECTOR = "inspector"
    COOKSHOP = "cookshop"


@dataclass(frozen=True, slots=True)
class Design:
    """Boats that look the same, and how many there are. `good` is None for a special boat."""

    kind: Kind
    good: int | None
    baskets: int
    open: bool
    luk_phat: bool
    count: int


@dataclass(frozen=True, slots=True)
class BoatSet:
    goods: tuple[str, ...]
    designs: tuple[Design, ...]
    """A boat is the number of its design here."""
    hand: int
    tactics_hand: tuple[int, int]
    """With `tactics`, how many of the first hand come from the open stack, and how many from the other."""
    merchants: tuple[int, ...]
    """By number of players, how many merchants of each can board boats."""
    movement_cards: int


_AFTER = {Kind.GOODS: phases.MOVE, Kind.THIEF: phases.STEAL, Kind.INSPECTOR: phases.CHASE, Kind.COOKSHOP: phases.MOVE}


class Rules:
    """Boats and board of one game. By design, by space, by column: what the hot paths look up."""

    __slots__ = (
        "around",
        "baskets",
        "beside",
        "boat_moves",
        "boats",
        "cookshop",
        "effect",
        "good",
        "hand",
        "inspector",
        "is_open",
        "kind",
        "landings",
        "layout",
        "luk_phat",
        "places",
        "spaces",
        "thief",
    )

    def __init__(self, boats: BoatSet, layout: Layout) -> None:
        designs, spaces = boats.designs, layout.spaces
        self.boats = boats
        self.layout = layout
        self.spaces = tuple(spaces)
        self.landings = {landing[0]: landing for landing in layout.landings}
        """By its name, the four spaces of a landing."""
        self.hand = boats.hand
        self.baskets = tuple(design.baskets for design in designs)
        self.kind = tuple(str(design.kind) for design in designs)
        self.good = tuple(design.good for design in designs)
        self.is_open = tuple(design.open for design in designs)
        self.luk_phat = tuple(design.luk_phat for design in designs)
        self.thief, self.inspector, self.cookshop = (
            tuple(design.kind is kind for design in designs) for kind in (Kind.THIEF, Kind.INSPECTOR, Kind.COOKSHOP)
        )
        self.effect = tuple(phases.LUK_PHAT if design.luk_phat else _AFTER[design.kind] for design in designs)
        """By design, what comes next when it lies there and its merchant has boarded."""
        self.places = tuple(tuple(Place(boat, space) for space in spaces) for boat in range(len(designs)))
        self.boat_moves = tuple(tuple(MoveBoat(space, to) for to in layout.neighbours[space]) for space in spaces)
        self.beside = tuple(itemgetter(*layout.neighbours[space]) for space in spaces)
        """By space, what takes the boats beside it from a list of all."""
        self.around = tuple(
            tuple(sorted({space, *layout.neighbours[space], *layout.quarters[layout.quarter[space]]}))
            for space in spaces
        )
        """By space, those whose being open may change when a boat leaves it."""
