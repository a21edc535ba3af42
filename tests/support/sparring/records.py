"""The decisions of Sparring and what can happen in it."""

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Move

SOURCES = ("sticks", "token", "last")
"""Where points come from, in the order in which they are counted."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take so many sticks from a heap."""

    heap: int
    sticks: int


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Take nothing, while there are passes left."""


MOVES = (Take, Pass)


@dataclass(frozen=True, slots=True)
class HeapsDealt(Event):
    """The sticks of each heap."""

    reveals: ClassVar[bool] = True
    sticks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TokenDealt(Event):
    """The heap that counts for more for this seat: for its own eyes only."""

    reveals: ClassVar[bool] = True
    seat: int
    heap: int


@dataclass(frozen=True, slots=True)
class SticksTaken(Event):
    seat: int
    heap: int
    sticks: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Rained(Event):
    """So many sticks have come to the heap that was taken empty first."""

    reveals: ClassVar[bool] = True
    heap: int
    sticks: int


@dataclass(frozen=True, slots=True)
class TokenShown(Event):
    """A seat's token comes to light for the final count."""

    reveals: ClassVar[bool] = True
    seat: int
    heap: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points of the final count from one of the SOURCES."""

    seat: int
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]


EVENTS = (HeapsDealt, TokenDealt, SticksTaken, Passed, Rained, TokenShown, Scored, GameEnded)
