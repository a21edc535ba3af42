"""The cards of Bangkok: Floating Market: boats and chilli cards, and the goods they carry (M1-M3)."""

from collections.abc import Mapping
from dataclasses import dataclass

LETTERS = "PFOC"
"""Goods are numbers, 0 to 3; these letters name them in files, tests and texts."""
MOST_GOODS = 3
MODES = ("base", "expert")
"""The ways to play alone, each with medals and a table of its own."""
MEDALS = ("bronze", "silver", "gold")

Goods = tuple[int, int, int, int]
"""How many of each good."""


def goods_of(letters: str) -> Goods:
    peas, fish, passion_fruit, courgettes = map(letters.count, LETTERS)
    return peas, fish, passion_fruit, courgettes


@dataclass(frozen=True, slots=True)
class Design:
    """Cards that look the same, and how many there are in the game, lots included."""

    goods: Goods
    """What the card carries."""
    chilli: str | None = None
    """The kind of chilli card; None for a boat."""
    looks_at: tuple[int, ...] = ()
    """The goods that a chilli card's scoring looks at, where it does not look at all four."""
    count: int = 1

    @property
    def baskets(self) -> tuple[int, ...]:
        """The goods it carries, basket by basket, as numbers."""
        return tuple(good for good, count in enumerate(self.goods) for _ in range(count))


@dataclass(frozen=True, slots=True)
class Pay:
    """What each scoring pays, as the component file says."""

    objective: int
    shun: int
    each: int
    pairs: int
    once: int
    complete: int


@dataclass(frozen=True, slots=True)
class CardSet:
    goods: tuple[str, ...]
    """The goods' names."""
    designs: tuple[Design, ...]
    """A card is the number of its design here."""
    lots: tuple[tuple[int, ...], ...]
    pontoons: tuple[int, ...]
    """The good of each pontoon tile."""
    port_chillies: int
    pay: Pay
    medals: Mapping[str, tuple[int, ...]]
    """By mode, the points for each of the MEDALS."""
