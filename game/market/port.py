"""The port's lines: which cards a played card takes, how the line shifts, what is drawn (M6-M9). Pure functions."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeVar

from game.market.records import BOAT_DECK, CHILLI_DECK

T = TypeVar("T")

ENOUGH_CHILLIES = 2
"""With so many chilli cards in the port, a boat is drawn."""

FAMILIES: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(sets[i] for i in chosen)
    for sets in (list(combinations(range(3), size)) for size in range(4))
    for count in range(1, len(sets) + 1)
    for chosen in combinations(range(len(sets)), count)
)
"""All choices of sets of equal size from a line of three: whatever a card may take is one of these. The first, of the
empty set alone, stands for a card that takes nothing and so cannot be played."""


def takes(baskets: Sequence[int], line: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The sets of cards that a card with these baskets may take from a line, as sorted positions (M7).

    A line is a bit mask of goods for each card, 0 for an empty place. Basket by basket, each takes one card that
    carries its good and is not taken yet, or none; of all that can be taken so, the largest sets.
    """
    found: set[tuple[int, ...]] = {()}
    for good in baskets:
        found |= {
            tuple(sorted((*one, i)))
            for one in found
            for i, mask in enumerate(line)
            if mask >> good & 1 and i not in one
        }
    most = max(map(len, found))
    return tuple(sorted(one for one in found if len(one) == most)) if most else ()


def family_of(baskets: tuple[int, ...], line: int) -> int:
    """Which of FAMILIES a card with these baskets takes from a line, its three masks in one number."""
    return FAMILIES.index(takes(baskets, (line >> 8, line >> 4 & 15, line & 15)) or ((),))


def shift(path: Sequence[T], played: T, gap: T) -> list[T]:
    """A line from the end where the card is played to the far one, after the card has come in and all have slid away
    from its end (M8). What was taken before has left a gap."""
    rest = [card for card in path if card != gap]
    return [gap] * (len(path) - 1 - len(rest)) + [played] + rest


def next_deck(chillies: int, boat_deck: int, chilli_deck: int) -> str | None:
    """From which deck an empty place is filled, given the chilli cards in the port and what the decks hold (M9)."""
    if chilli_deck and (chillies < ENOUGH_CHILLIES or not boat_deck):
        return CHILLI_DECK
    return BOAT_DECK if boat_deck else None


def refill(chillies: int, empty: int, boat_deck: int, chilli_deck: int) -> Iterator[str | None]:
    """The same for several places, one after another."""
    for _ in range(empty):
        deck = next_deck(chillies, boat_deck, chilli_deck)
        if deck == CHILLI_DECK:
            chilli_deck -= 1
            chillies += 1
        elif deck == BOAT_DECK:
            boat_deck -= 1
        yield deck
