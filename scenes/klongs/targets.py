"""What can have the focus on the Klongs table."""

from dataclasses import dataclass

from game.contract import Move
from scenes.table.chooser import Target


@dataclass(frozen=True, slots=True, order=True)
class HandBoat(Target):
    """A boat in the hand at the right, by its place there."""

    index: int


@dataclass(frozen=True, slots=True, order=True)
class Space(Target):
    """A space of the board: free water, or the boat there."""

    number: int


@dataclass(frozen=True, slots=True, order=True)
class Landing(Target):
    """A landing, named by its top-left space."""

    number: int


@dataclass(frozen=True, slots=True, order=True)
class Track(Target):
    """The steps of Luk Phat."""


@dataclass(frozen=True, slots=True, order=True)
class Merchants(Target):
    """The merchants that a seat has left."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class MovementCards(Target):
    """The movement cards that a seat has left."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Plate(Target):
    """A wooden plate below the hand, for a decision that has no place on the board."""

    move: Move


# What can be asked about


@dataclass(frozen=True, slots=True, order=True)
class TrackStep(Target):
    """One step of Luk Phat."""

    number: int


@dataclass(frozen=True, slots=True, order=True)
class QuarterSign(Target):
    """The sign in the middle of a market quarter that fills up, or is full."""

    number: int


@dataclass(frozen=True, slots=True, order=True)
class Player(Target):
    """A player's panel."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Stock(Target):
    """The boats that a seat has in stock."""

    seat: int
