"""The decisions of Bangkok: Dice and what can happen in it."""

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Move

Die = tuple[int, int]
"""A die that lies on the table: its colour (0 to 4) and the value it shows (1 to 6). Equal dice are interchangeable."""

SOURCES = (
    "correct_sum",
    "closest_sum",
    "least_colours",
    "three_of_a_kind",
    "sequences",
    "most_of_value",
    "most_of_colour",
)
"""Where points come from: the scoring items in the order in which a round counts them."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take a die of this colour and value from the pool into one of your groups, or, one past the last, a new one."""

    colour: int
    value: int
    group: int


MOVES = (Take,)


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    starter: int


@dataclass(frozen=True, slots=True)
class GoalRolled(Event):
    reveals: ClassVar[bool] = True
    die: int
    goal: int


@dataclass(frozen=True, slots=True)
class BoardRolled(Event):
    """By colour: the value rolled, and the place on the value board it came to lie on."""

    reveals: ClassVar[bool] = True
    rolls: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PoolRolled(Event):
    reveals: ClassVar[bool] = True
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    seat: int
    colour: int
    value: int
    group: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points from one of the SOURCES. `of`: the group, the number of colours, the values of a sequence,
    the value or the colour that paid."""

    seat: int
    points: int
    source: str
    of: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is counted; totals by seat after it."""

    round: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]


EVENTS = (RoundBegan, GoalRolled, BoardRolled, PoolRolled, DieTaken, Scored, RoundEnded, GameEnded)
