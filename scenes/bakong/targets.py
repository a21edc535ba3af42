"""What can have the focus on the Bakong table."""

from dataclasses import dataclass

from game.contract import Move
from scenes.table.chooser import Target


@dataclass(frozen=True, slots=True, order=True)
class Card(Target):
    """A thing on offer: an object by its name, a great emerald by its points."""

    thing: str | int


@dataclass(frozen=True, slots=True, order=True)
class Die(Target):
    """One of the two dice, by where it lies: 0 at the left, 1 at the right."""

    index: int


@dataclass(frozen=True, slots=True, order=True)
class TrailPlace(Target):
    """A place of the trail: the camp, a tile or the temple."""

    place: int


@dataclass(frozen=True, slots=True, order=True)
class PackThing(Target):
    """A thing in the large pack, by its number there."""

    number: int


@dataclass(frozen=True, slots=True, order=True)
class ShelfObject(Target):
    """A kind of object on the shelves of the reserve."""

    name: str


@dataclass(frozen=True, slots=True, order=True)
class Plate(Target):
    """The plate of a move that has no place on trail or table."""

    move: Move
