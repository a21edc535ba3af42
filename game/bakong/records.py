"""The decisions of Bakong and what can happen in it.

Places are numbered: camp 0, tiles 1 to 24, temple 25. A thing is an object by its name ("rope"), a small emerald by
its token ("1", "3"), a great emerald by its points.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Move

SOURCES = ("great", "small", "first_home", "ouches")
"""Where points come from (B21)."""

RESERVE, TEMPLE = "reserve", "temple"
"""Where objects lie that nobody carries; what sinks in quicksand is on its way to the reserve."""


@dataclass(frozen=True, slots=True)
class TakeObject(Move):
    """From the reserve at the start (B7) or at an abandoned camp (B2), or from the temple (B18)."""

    object: str


@dataclass(frozen=True, slots=True)
class TakeNothing(Move):
    """Leave the camp's or the temple's objects where they are."""


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Both dice (B8)."""


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """Both dice again, by the logbook (B3)."""


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """Flip with the die of this value, and move by the other (B9)."""

    die: int


@dataclass(frozen=True, slots=True)
class FlipSecond(Move):
    """The tile on this place, by the map (B13)."""

    place: int


@dataclass(frozen=True, slots=True)
class FlipNoSecond(Move):
    pass


@dataclass(frozen=True, slots=True)
class Walk(Move):
    """So many tiles, where machete or compass leave a choice (B12)."""

    steps: int


@dataclass(frozen=True, slots=True)
class Sink(Move):
    """The object that the quicksand takes (B17)."""

    object: str


@dataclass(frozen=True, slots=True)
class TakeGreat(Move):
    """A great emerald from the temple (B18)."""

    points: int


@dataclass(frozen=True, slots=True)
class ThrowAway(Move):
    """Make room for what does not fit (B16): an object, or a small emerald "1" or "3"."""

    thing: str


@dataclass(frozen=True, slots=True)
class LeaveIt(Move):
    """Do without what does not fit (B16)."""


MOVES = (
    TakeObject,
    TakeNothing,
    Roll,
    Reroll,
    Flip,
    FlipSecond,
    FlipNoSecond,
    Walk,
    Sink,
    TakeGreat,
    ThrowAway,
    LeaveIt,
)


@dataclass(frozen=True, slots=True)
class TrailLaid(Event):
    """The kinds that lie face up on places 1 to 24, and the great emeralds in the temple."""

    reveals: ClassVar[bool] = True
    kinds: tuple[str, ...]
    greats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`round` counts from 1; it is 0 while everybody takes a first object."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """`again`: by the logbook."""

    reveals: ClassVar[bool] = True
    seat: int
    dice: tuple[int, int]
    again: bool


@dataclass(frozen=True, slots=True)
class TileFlipped(Event):
    """What lay face up on this place and what does now; `second`: by the map."""

    reveals: ClassVar[bool] = True
    seat: int
    place: int
    was: str
    now: str
    second: bool


@dataclass(frozen=True, slots=True)
class NothingFlipped(Event):
    """The die reaches the temple, the camp or beyond (B10)."""

    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class WalkBegan(Event):
    """`by` is "machete" or "compass" where one of them changed the die's number."""

    seat: int
    steps: int
    by: str | None


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """One place further."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Crossed(Event):
    """Rope, grapple or first-aid kit (`by`) helped on a river, a cliff or a pit on the way."""

    seat: int
    place: int
    by: str


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A river or a cliff ends the move; so many steps are lost. Only where there were any left."""

    seat: int
    place: int
    lost: int


@dataclass(frozen=True, slots=True)
class OuchTaken(Event):
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class OuchSpared(Event):
    """A pit, and no ouch left in the reserve (B17a)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Sinking(Event):
    """Quicksand: an object is lost when the move has ended, if there is one (B17)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Sank(Event):
    """The object leaves the pack, and lies in the quicksand until the turn's stop has had its effect."""

    seat: int
    object: str


@dataclass(frozen=True, slots=True)
class SunkenReturned(Event):
    """What sank on this move is in the reserve again."""

    objects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CaveRolled(Event):
    reveals: ClassVar[bool] = True
    seat: int
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class EmeraldsFound(Event):
    """What is due on this place, in tokens (B15), the torch's one among the ones; each follows as taken or left."""

    seat: int
    place: int
    threes: int
    ones: int
    torch: bool


@dataclass(frozen=True, slots=True)
class EmeraldTaken(Event):
    """One token, "1" or "3", from the reserve into the pack."""

    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class EmeraldLeft(Event):
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class OuchHealed(Event):
    """At a waterfall."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CurseHeld(Event):
    """The waterfall does nothing for the bearer of the cursed emerald (B4), who has an ouch."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CampEmpty(Event):
    """An abandoned camp, and nothing in the reserve that the seat has not already (B17a)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class ObjectTaken(Event):
    """`source` is RESERVE or TEMPLE."""

    seat: int
    object: str
    source: str


@dataclass(frozen=True, slots=True)
class NothingTaken(Event):
    """An object was there to be taken, and the seat leaves it."""

    seat: int


@dataclass(frozen=True, slots=True)
class ThrownAway(Event):
    """To make room; `to` is RESERVE or TEMPLE."""

    seat: int
    thing: str
    to: str


@dataclass(frozen=True, slots=True)
class TempleReached(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class GreatTaken(Event):
    """It lies in the pack, and the seat is on its way home."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """The first home: the game ends at once (B20)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]


EVENTS = (
    TrailLaid,
    TurnBegan,
    DiceRolled,
    TileFlipped,
    NothingFlipped,
    WalkBegan,
    Stepped,
    Crossed,
    Stopped,
    OuchTaken,
    OuchSpared,
    Sinking,
    Sank,
    SunkenReturned,
    CaveRolled,
    EmeraldsFound,
    EmeraldTaken,
    EmeraldLeft,
    OuchHealed,
    CurseHeld,
    CampEmpty,
    ObjectTaken,
    NothingTaken,
    ThrownAway,
    TempleReached,
    GreatTaken,
    CameHome,
    GameEnded,
)
