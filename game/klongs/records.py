"""The decisions of Bangkok Klongs and what can happen in it.

A boat is named by its design, a space by its number on the board, a landing by its top-left space.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Move

SOURCES = ("luk_phat", "little_days", "big_day", "stock")
"""Where points come from, in the order of the game."""

ALL, OPEN, NEUTRAL = "all", "open", "neutral"
"""The stacks: one of all boats, or with `tactics` two."""

LITTLE, BIG = "little", "BIG"
"""The market days."""


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Place a boat of this design from your hand (K9)."""

    boat: int
    space: int


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """Nothing in hand can be placed (K15)."""


@dataclass(frozen=True, slots=True)
class MoveBoat(Move):
    """Spend a movement card on a boat you own (K26)."""

    space: int
    to: int


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Keep the movement card for later."""


@dataclass(frozen=True, slots=True)
class LeaveUnowned(Move):
    """With no merchant left, nobody owns the boat just placed (K16)."""


@dataclass(frozen=True, slots=True)
class Reboard(Move):
    """With no merchant left, the one on this space changes to the boat just placed (K16)."""

    space: int


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """The thief just placed takes the boat on this space (K19)."""

    space: int


@dataclass(frozen=True, slots=True)
class StealNothing(Move):
    pass


@dataclass(frozen=True, slots=True)
class ToStock(Move):
    """The stolen boat goes to your stock; you draw as usual (K20)."""


@dataclass(frozen=True, slots=True)
class ToHand(Move):
    """The stolen boat comes into your hand; you do not draw (K20)."""


@dataclass(frozen=True, slots=True)
class TakeThief(Move):
    """Of the thieves that the inspector chased, the one from this space comes into your hand (K22)."""

    space: int


@dataclass(frozen=True, slots=True)
class TakeNoThief(Move):
    pass


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """With `tactics`: from which stack, "open" or "neutral" (K25)."""

    stack: str


@dataclass(frozen=True, slots=True)
class ScoreLanding(Move):
    landing: int


@dataclass(frozen=True, slots=True)
class PassMarket(Move):
    """Score nothing in this round of the market day (K30, K31)."""


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Take this boat of the landing just scored into your stock (K29)."""

    space: int


MOVES = (
    Place,
    Skip,
    MoveBoat,
    EndTurn,
    LeaveUnowned,
    Reboard,
    Steal,
    StealNothing,
    ToStock,
    ToHand,
    TakeThief,
    TakeNoThief,
    Draw,
    ScoreLanding,
    PassMarket,
    Remove,
)


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat's first boats: for its own eyes only."""

    reveals: ClassVar[bool] = True
    seat: int
    boats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BoatPlaced(Event):
    seat: int
    boat: int
    space: int


@dataclass(frozen=True, slots=True)
class MerchantBoarded(Event):
    """A merchant steps into the boat on this space; from the supply, unless `left` is the space it came from."""

    seat: int
    space: int
    left: int | None = None


@dataclass(frozen=True, slots=True)
class MerchantReturned(Event):
    """The boat on this space leaves, and its owner's merchant goes back to the supply."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class BoatMoved(Event):
    """By movement card."""

    seat: int
    space: int
    to: int


@dataclass(frozen=True, slots=True)
class BoatStolen(Event):
    """By the thief on `thief`. `owner` is None for a neutral or unowned boat."""

    seat: int
    thief: int
    space: int
    boat: int
    owner: int | None


@dataclass(frozen=True, slots=True)
class StolenTo(Event):
    """`where` is "stock" or "hand"."""

    seat: int
    where: str
    boat: int


@dataclass(frozen=True, slots=True)
class ThievesChased(Event):
    """The inspector on `space` drives the thieves from these spaces."""

    seat: int
    space: int
    thieves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ThiefTaken(Event):
    """A chased thief comes into the hand of the inspector's player."""

    seat: int
    space: int
    boat: int


@dataclass(frozen=True, slots=True)
class ThievesLeft(Event):
    """Chased thieves that nobody takes leave the game."""

    boats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LukPhatAdvanced(Event):
    """The marker is now on this step; its points follow as `Scored`."""

    seat: int
    step: int
    points: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points from one of the SOURCES. `of`: the step, the landing, or good and number of boats of a stock."""

    seat: int
    points: int
    source: str
    of: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standstill(Event):
    """Nobody can place ("skips"), or boats only go round in circles ("circles"): the BIG day comes now (K33)."""

    why: str


@dataclass(frozen=True, slots=True)
class MarketDayBegan(Event):
    """`seat` scores first."""

    day: str
    seat: int
    caused_by: int


@dataclass(frozen=True, slots=True)
class LandingScored(Event):
    """The points follow as `Scored`; `baskets` is the sum before doubling."""

    seat: int
    landing: int
    baskets: int
    doubled: bool


@dataclass(frozen=True, slots=True)
class MarketPassed(Event):
    """`could`: there was a landing to score."""

    seat: int
    could: bool


@dataclass(frozen=True, slots=True)
class BoatStocked(Event):
    """A boat of a scored landing goes from its space into the stock."""

    seat: int
    space: int
    boat: int


@dataclass(frozen=True, slots=True)
class MarketDayEnded(Event):
    day: str


@dataclass(frozen=True, slots=True)
class BoatDrawn(Event):
    """From the stack "all", "open" or "neutral". Which boat is for that seat's eyes only."""

    reveals: ClassVar[bool] = True
    seat: int
    boat: int
    stack: str


@dataclass(frozen=True, slots=True)
class StockCounted(Event):
    """What the seat's stock is worth; the parts went before as `Scored`."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]


EVENTS = (
    HandDealt,
    TurnBegan,
    TurnSkipped,
    BoatPlaced,
    MerchantBoarded,
    MerchantReturned,
    BoatMoved,
    BoatStolen,
    StolenTo,
    ThievesChased,
    ThiefTaken,
    ThievesLeft,
    LukPhatAdvanced,
    Scored,
    Standstill,
    MarketDayBegan,
    LandingScored,
    MarketPassed,
    BoatStocked,
    MarketDayEnded,
    BoatDrawn,
    StockCounted,
    GameEnded,
)
