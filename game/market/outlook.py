"""Help for thinking that plays for nobody: where a card can go, what it brings, what a market is worth and would be.

Pure functions of a position, and only of what everyone can know; what hangs on a seat's secret objective is asked for
by a function of its own.
"""

from collections import Counter
from dataclasses import dataclass

from game.contract import Reason
from game.market.port import refill, shift
from game.market.position import NONE, Position
from game.market.records import LINE_OF, LINES, PATHS
from game.market.rules import BOAT, CHILLI, DECKS
from game.market.scoring import PLACES, WITH_ITSELF, count_market, objective_points
from game.market.turns import laying, playing

# The port


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play a card at an end: what comes to the hand and what becomes of the line."""

    taken: tuple[int, ...]
    """The places of the taken cards, as in `PlayCard.taken`; and the cards themselves."""
    cards: tuple[int, ...]
    line: tuple[int | None, ...]
    """The line after the shift, from left to right or from top to bottom; None is an empty place."""
    slides: tuple[tuple[int, int], ...]
    """From which place to which the cards go that stay in the line, from the far end on; those that stay put too."""
    drawn: tuple[tuple[int, str | None], ...]
    """The empty places in the order in which they are filled, and from which deck; None if both are empty."""


def ends_open(p: Position, card: int) -> list[int]:
    """The ends at which a card of this design can be played now, clockwise from the top left."""
    return [end for end in range(len(PATHS)) if playing.why_closed(p, card, end) is None]


def why_closed(p: Position, card: int, end: int) -> Reason | None:
    """Why a card of this design cannot be played at this end; None if it can."""
    return playing.why_closed(p, card, end)


def ways(p: Position, card: int, end: int) -> list[Way]:
    """All that may be taken with a card at an end, in the order of the moves; none if it is closed."""
    if playing.why_closed(p, card, end) is not None:
        return []
    return [_way(p, card, end, taken) for taken in playing.sets_of(p, card, end)]


def _way(p: Position, card: int, end: int, taken: tuple[int, ...]) -> Way:
    path = PATHS[end]
    before = [place if p.port[place] != NONE and place not in taken else None for place in path]
    # The places stand for the cards on them, so that the shift tells where each came from; NONE is the played one.
    after = dict(zip(path, shift(before, NONE, None), strict=True))
    cards = {place: card if came == NONE else p.port[came] for place, came in after.items() if came is not None}
    empty = [place for place in reversed(path) if place not in cards]
    chillies = sum(p.rules.deck[p.port[place]] for place in range(PLACES) if place not in path)
    chillies += sum(p.rules.deck[one] for one in cards.values())
    decks = refill(chillies, len(empty), p.left(BOAT), p.left(CHILLI))
    return Way(
        taken=taken,
        cards=tuple(p.port[place] for place in taken),
        line=tuple(cards.get(place) for place in LINES[LINE_OF[end]]),
        slides=tuple((came, after_) for after_, came in reversed(after.items()) if came is not None and came != NONE),
        drawn=tuple(zip(empty, decks, strict=True)),
    )


def renewal(p: Position, line: int) -> list[tuple[int, str | None]]:
    """What renewing a line does: its places with a card, each with the deck that replaces it, None where it stays."""
    left = [p.left(BOAT), p.left(CHILLI)]
    found: list[tuple[int, str | None]] = []
    for place in LINES[line]:
        if p.port[place] != NONE:
            deck = p.rules.deck[p.port[place]]
            found.append((place, DECKS[deck] if left[deck] else None))
            left[deck] = max(0, left[deck] - 1)
    return found


def unseen(p: Position) -> dict[int, int]:
    """By design, the cards in the decks that have not been on the table yet: everyone can work them out."""
    return dict(sorted(Counter([card for deck in p.decks for card in deck]).items()))


# Markets


@dataclass(frozen=True, slots=True)
class Change:
    """What laying a card would change in the points that lie open; the objective is asked for apart."""

    chillies: tuple[tuple[int, int, int], ...]
    """Place, points now and points then of each chilli card that it touches; the card itself, if it is one, from 0."""
    complete: int

    @property
    def points(self) -> int:
        return sum(after - before for _, before, after in self.chillies) + self.complete


def places_open(p: Position, seat: int, card: int) -> list[int]:
    """The places of a seat's market that a card of this design may be laid on, row by row."""
    return list(laying.places_for(p, seat, card))


def why_not_place(p: Position, seat: int, card: int, place: int) -> Reason | None:
    """Why a card of this design may not be laid there; None if it may."""
    return laying.why_not_place(p, seat, card, place)


def why_nowhere(p: Position, seat: int, card: int) -> Reason | None:
    """Why a card of this design may be laid on no place at all; None if there is one."""
    return laying.why_nowhere(p, seat, card)


def change(p: Position, seat: int, card: int, place: int) -> Change:
    """What laying this card on this free place of a seat's market would change."""
    before = p.cells(seat)
    after = [p.rules.cards.designs[card] if other == place else cell for other, cell in enumerate(before)]
    pay = p.rules.cards.pay
    now, then = count_market(before, None, pay), count_market(after, None, pay)
    was = dict(now.chillies)
    chillies = tuple((at, was.get(at, 0), points) for at, points in then.chillies if at in WITH_ITSELF[place])
    return Change(chillies, then.complete - now.complete)


def objective_change(p: Position, seat: int, card: int) -> int:
    """What laying this card anywhere would add to a seat's objective: for that seat's eyes only."""
    return objective_points([p.rules.cards.designs[card]], p.pontoons[seat], p.rules.cards.pay)


def counted_by(place: int) -> tuple[int, ...]:
    """The places that a chilli card on this place looks at, its own included."""
    return WITH_ITSELF[place]
