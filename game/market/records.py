"""The decisions of Bangkok: Floating Market and what can happen in it.

A card is named by its design, a place of the port or of a market by its number (0 to 8, row by row from the top left),
a row or column of the port by its line (rows 0 to 2, columns 3 to 5), an end of a line by its number clockwise from
the top left (0 to 11).
"""

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Move

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
"""The places of each line, from left to right or from top to bottom."""

TOP, RIGHT, BOTTOM, LEFT = "top", "right", "bottom", "left"

ENDS = (
    (TOP, 1),
    (TOP, 2),
    (TOP, 3),
    (RIGHT, 1),
    (RIGHT, 2),
    (RIGHT, 3),
    (BOTTOM, 3),
    (BOTTOM, 2),
    (BOTTOM, 1),
    (LEFT, 3),
    (LEFT, 2),
    (LEFT, 1),
)
"""By end: the side of the port, and the number of the row (from the top) or the column (from the left)."""

LINE_OF = tuple(number - 1 if side in (LEFT, RIGHT) else number + 2 for side, number in ENDS)
"""By end, the line it is an end of."""

PATHS = tuple(
    LINES[line] if side in (TOP, LEFT) else LINES[line][::-1] for (side, _), line in zip(ENDS, LINE_OF, strict=True)
)
"""By end, the places of its line from this end to the far one."""

TOKEN_ENDS = tuple(range(3, 12))
"""Alone: the end where the token stands, turn by turn from the first to the ninth (M20)."""

BOAT_DECK, CHILLI_DECK = "boat", "chilli"
"""The decks."""

SHUN, EACH, PAIRS, ONCE = "shun", "each", "pairs", "once"
CHILLIES = (SHUN, EACH, PAIRS, ONCE)
"""The kinds of chilli cards."""

SOURCES = ("objective", *CHILLIES, "complete")
"""Where points come from: the pontoon, each kind of chilli card, a complete market."""


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """Play a card of this design from your hand at an end of the port; the cards on these places come to you (M6, M7).

    The places are in ascending order.
    """

    card: int
    end: int
    taken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Renew(Move):
    """Instead of playing a card, put new ones on a row or column of the port (M13)."""

    line: int


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay a card of this design from your hand on this place of your market (M10)."""

    card: int
    place: int


@dataclass(frozen=True, slots=True)
class PutUnder(Move):
    """No card in hand can be laid: one of this design goes under its deck instead (M12)."""

    card: int


MOVES = (PlayCard, Renew, Lay, PutUnder)


@dataclass(frozen=True, slots=True)
class LotDealt(Event):
    """A seat's first cards; everyone sees them."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PontoonDealt(Event):
    """A seat's objective, the number of its good: for its own eyes only."""

    reveals: ClassVar[bool] = True
    seat: int
    good: int


@dataclass(frozen=True, slots=True)
class PortLaid(Event):
    """The cards of the port by place."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Rounds count from 1; alone a round is a turn, and the token stands at `TOKEN_ENDS[round - 1]`."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card leaves the hand and waits at this end of the port."""

    seat: int
    card: int
    end: int


@dataclass(frozen=True, slots=True)
class CardsTaken(Event):
    """These cards come from these places of the port into the hand."""

    seat: int
    places: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LineShifted(Event):
    """The card waiting at this end has come in, the others slid away from it: the line as it lies now, from left to
    right or from top to bottom (`LINES[LINE_OF[end]]`), None for an empty place."""

    end: int
    cards: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of the deck "boat" or "chilli" comes to an empty place of the port."""

    reveals: ClassVar[bool] = True
    place: int
    card: int
    deck: str


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A card from the hand lies on this place of the seat's market."""

    seat: int
    card: int
    place: int


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event):
    """A card from the hand lies under its deck."""

    seat: int
    card: int
    deck: str


@dataclass(frozen=True, slots=True)
class LineRenewed(Event):
    """A seat renews a line; what happens to each of its cards follows."""

    seat: int
    line: int


@dataclass(frozen=True, slots=True)
class CardRenewed(Event):
    """The top card of its deck has replaced the old one, which goes under the deck once the line is done."""

    reveals: ClassVar[bool] = True
    place: int
    old: int
    new: int
    deck: str


@dataclass(frozen=True, slots=True)
class CardStays(Event):
    """Its deck is empty: the card is not replaced."""

    place: int
    card: int


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """The seat is the first to lay its ninth card: the round is played to its end (M14). Not when playing alone."""

    seat: int


@dataclass(frozen=True, slots=True)
class Standstill(Event):
    """So many rounds without a card laid into any market end the game (M14a)."""

    rounds: int


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """Alone: the token has gone on to `TOKEN_ENDS[turn - 1]`."""

    turn: int


@dataclass(frozen=True, slots=True)
class PontoonShown(Event):
    """A seat's objective comes to light for the final count."""

    reveals: ClassVar[bool] = True
    seat: int
    good: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points of the final count, 0 too, so that every chilli card has its moment. `of` is the place of the chilli card,
    None for the objective and the complete market."""

    seat: int
    points: int
    source: str
    of: int | None


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]


EVENTS = (
    LotDealt,
    PontoonDealt,
    PortLaid,
    TurnBegan,
    CardPlayed,
    CardsTaken,
    LineShifted,
    CardDrawn,
    CardLaid,
    CardPutUnder,
    LineRenewed,
    CardRenewed,
    CardStays,
    LastRound,
    Standstill,
    TokenMoved,
    PontoonShown,
    Scored,
    GameEnded,
)
