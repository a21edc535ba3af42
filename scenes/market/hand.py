"""The large hand: it closes up and makes room, instead of jumping."""

from collections.abc import Sequence

from pygame import FRect

from scenes.market import layout

HASTE = 12.0
"""How fast cards go to their places: this share of the way in a second, and so on with the rest."""

Name = tuple[int, int]
"""A card of a hand: its design, and which of several of them it is."""


class Hand:
    def __init__(self) -> None:
        self.seat: int | None = None
        self.at: dict[Name, float] = {}
        """Where the cards are now."""
        self.gliding = False

    def tick(self, seat: int, cards: Sequence[int], dt: float, still: bool) -> None:
        """Move on; another seat's hand is simply there."""
        goals = {_name(cards, i): layout.hand_slot(i, len(cards)).centerx for i in range(len(cards))}
        before = self.at if self.seat == seat and not still else {}
        self.seat, left = seat, 1 - min(1.0, dt * HASTE)
        self.at = {name: x + (before.get(name, x) - x) * left for name, x in goals.items()}
        self.gliding = any(abs(self.at[name] - x) > 1 for name, x in goals.items())

    def box(self, cards: Sequence[int], index: int) -> FRect:
        box = layout.hand_slot(index, len(cards))
        box.centerx = self.at.get(_name(cards, index), box.centerx)
        return box


def _name(cards: Sequence[int], index: int) -> Name:
    return cards[index], cards[:index].count(cards[index])
