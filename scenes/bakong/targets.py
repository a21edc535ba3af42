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


# What can be asked about


@dataclass(frozen=True, slots=True, order=True)
class Pawn(Target):
    """A seat's adventurer on the trail."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Member(Target):
    """A player's panel with the small pack."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class LargePack(Target):
    """The pack of whoever has the turn."""


@dataclass(frozen=True, slots=True, order=True)
class Ouches(Target):
    """The ouches on the large pack."""


@dataclass(frozen=True, slots=True, order=True)
class Reserve(Target):
    """All that nobody has taken yet."""


@dataclass(frozen=True, slots=True, order=True)
class Token(Target):
    """The tokens of a kind in the reserve: emeralds of "1" and "3", and the "ouch"."""

    kind: str


@dataclass(frozen=True, slots=True, order=True)
class Choices(Target):
    """The table with all the things on offer."""


@dataclass(frozen=True, slots=True, order=True)
class TempleGreat(Target):
    """A great emerald that lies at the temple."""

    points: int


@dataclass(frozen=True, slots=True, order=True)
class FirstHome(Target):
    """The tile for the first who comes home."""


@dataclass(frozen=True, slots=True, order=True)
class Cup(Target):
    """The cup with the dice, before they are rolled."""


@dataclass(frozen=True, slots=True, order=True)
class Round(Target):
    """The plate with the number of the round."""


@dataclass(frozen=True, slots=True, order=True)
class Waiting(Target):
    """What has no room in the pack yet."""
