"""What a game of Bangkok: Floating Market is played with, worked out once: tables to look things up in.

A position is copied thousands of times a second; all that never changes during a game lives here and is shared.
"""

from collections.abc import Sequence
from functools import cache

from game.market.cards import CardSet
from game.market.port import FAMILIES, family_of
from game.market.records import BOAT_DECK, CHILLI_DECK, LINE_OF, LINES, TOKEN_ENDS, Lay, PlayCard, PutUnder

DECKS = (BOAT_DECK, CHILLI_DECK)
BOAT, CHILLI = range(2)
"""A deck is its number here."""

NOTHING_BLOCKED: tuple[int, ...] = ()
DECK_ENDS = (0, 2)
"""Alone: the ends above which the decks lie (M19)."""
BLOCKED_ALONE = tuple((*DECK_ENDS, end) for end in TOKEN_ENDS)
"""Alone: by turn, the ends at which no card can be played (M19, M20)."""

SETS = tuple(
    tuple(tuple(tuple(places[i] for i in one) for one in family) if family != ((),) else () for family in FAMILIES)
    for places in LINES
)
"""By line and family, the sets of places that may be taken."""


class Families(dict[int, int]):
    """By line, its three masks in one number: the family of sets that a card with these baskets takes from it.

    Goods that the card does not carry make no difference: whoever asks has cut the number down by `care`.
    """

    __slots__ = ("baskets", "care")

    def __init__(self, baskets: tuple[int, ...]) -> None:
        super().__init__()
        self.baskets = baskets
        self.care = sum(0b000100010001 << good for good in set(baskets))

    def __missing__(self, line: int) -> int:
        self[line] = family = family_of(self.baskets, line)
        return family


play_card = cache(PlayCard)
"""`PlayCard(...)`, made once."""


@cache
def plays(card: int, ends: tuple[int, ...], family: int) -> tuple[PlayCard, ...]:
    """The moves of a card that takes such sets, at these ends of one line."""
    return tuple(play_card(card, end, taken) for end in ends for taken in SETS[LINE_OF[end]][family])


class Offers(dict[int, tuple[PlayCard, ...]]):
    """By line, as above: the moves of one card at the open ends of one row or column."""

    __slots__ = ("_card", "_ends", "_families")

    def __init__(self, card: int, ends: tuple[int, ...], families: Families) -> None:
        super().__init__()
        self._card = card
        self._ends = ends
        self._families = families

    def __missing__(self, line: int) -> tuple[PlayCard, ...]:
        self[line] = moves = plays(self._card, self._ends, self._families[line])
        return moves


class Rules:
    """By design, what the hot paths look up. Tables asked about an empty place, -1, end with an answer for it."""

    __slots__ = ("boats", "cards", "chillies", "deck", "families", "lays", "mask", "offers", "puts_under")

    def __init__(self, cards: CardSet) -> None:
        designs = cards.designs
        numbers = range(len(designs))
        self.cards = cards
        self.mask = (*(sum(1 << good for good in set(design.baskets)) for design in designs), 0)
        """The goods a card carries as a bit mask."""
        self.deck = (*(0 if design.chilli is None else 1 for design in designs), 0)
        """The deck a card belongs to; 1 for chilli cards, and so good for counting them."""
        shared = {design.baskets: Families(design.baskets) for design in designs}
        self.families = tuple(shared[design.baskets] for design in designs)
        offers = cache(lambda card, ends: Offers(card, ends, self.families[card]))
        self.offers = {
            blocked: tuple(
                tuple(offers(card, _open_ends(line, blocked)) for line in range(len(LINES))) for card in numbers
            )
            for blocked in (NOTHING_BLOCKED, *BLOCKED_ALONE)
        }
        """By blocked ends, card and line."""
        self.lays = tuple(tuple(Lay(card, place) for place in range(9)) for card in numbers)
        self.puts_under = tuple(map(PutUnder, numbers))
        self.boats = tuple(self._boats(players) for players in range(len(cards.lots) + 1))
        """By number of players, the boats that are not dealt as lots; and the chilli cards."""
        self.chillies = tuple(card for card in numbers for _ in range(designs[card].count) if self.deck[card])

    def _boats(self, players: int) -> tuple[int, ...]:
        boats = [
            card for card, design in enumerate(self.cards.designs) for _ in range(design.count) if not self.deck[card]
        ]
        for lot in self.cards.lots[:players]:
            for card in lot:
                boats.remove(card)
        return tuple(boats)


def _open_ends(line: int, blocked: Sequence[int]) -> tuple[int, ...]:
    return tuple(end for end, other in enumerate(LINE_OF) if other == line and end not in blocked)
