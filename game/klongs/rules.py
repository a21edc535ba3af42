"""What a game of Bangkok Klongs is played with, worked out once: boats and board as tables to look things up in.

A position is copied thousands of times a second; all that never changes during a game lives here and is shared.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from operator import getitem

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
        "_by_byte",
        "around",
        "baskets",
        "boat_moves",
        "boats",
        "cookshop",
        "effect",
        "entries",
        "good",
        "hand",
        "inspector",
        "is_open",
        "kind",
        "landings",
        "layout",
        "luk_phat",
        "near",
        "places",
        "quarter",
        "stacks",
        "thief",
    )

    def __init__(self, boats: BoatSet, layout: Layout) -> None:
        designs, spaces = boats.designs, layout.spaces
        self.boats = boats
        self.layout = layout
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
        all_boats = [boat for boat, design in enumerate(designs) for _ in range(design.count)]
        self.stacks = {
            False: (all_boats,),
            True: tuple([boat for boat in all_boats if self.is_open[boat] == open_] for open_ in (True, False)),
        }
        """What the stacks begin with: one of all boats, or with `tactics` the open and the neutral one."""
        self.near = tuple(mask_of(layout.neighbours[space]) for space in spaces)
        """By space, those that touch it, and those of its quarter, with a bit for each."""
        self.quarter = tuple(mask_of(layout.quarters[layout.quarter[space]]) for space in spaces)
        self.around = tuple(
            tuple(
                (1 << near, self.near[near])
                for near in {space, *layout.neighbours[space], *layout.quarters[layout.quarter[space]]}
            )
            for space in spaces
        )
        """By space, those whose being open may change when a boat leaves it: the bit of each, and what touches it."""
        self.entries = tuple(mask_of(layout.entries(players)) for players in range(len(boats.merchants)))
        """By number of players, where boats may enter."""
        self._by_byte = tuple(
            tuple(tuple(first + i for i in range(8) if byte >> i & 1) for byte in range(256))
            for first in range(0, len(spaces), 8)
        )

    def spaces_in(self, mask: int) -> list[int]:
        """The spaces whose bits are set, in order."""
        tables = self._by_byte
        return [*chain.from_iterable(map(getitem, tables, mask.to_bytes(len(tables), "little")))]


def mask_of(spaces: Iterable[int]) -> int:
    """A bit for each space."""
    return sum(1 << space for space in spaces)
