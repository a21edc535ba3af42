"""What a backpack is worth and who wins (B15, B21, B22). Pure functions, for the rules and the outlook."""

from collections.abc import Sequence

from game.bakong.rules import Parts

ONE, THREE = "1", "3"
"""The small emerald tokens, by what they are worth."""


def tokens_due(count: int, ones: int, threes: int) -> tuple[int, int]:
    """How many 3-tokens and 1-tokens so many emeralds are, with so many of each left in the reserve: 3-tokens first,
    each for three whole emeralds, then what is left (B15)."""
    of_three = min(count // 3, threes)
    return of_three, min(count - 3 * of_three, ones)


def find(count: int, torch: bool, ones: int, threes: int) -> tuple[int, int, bool]:
    """The same with the torch's extra emerald, a 1-token of its own as long as there is one; and whether it came."""
    of_three, of_one = tokens_due(count, ones, threes)
    shines = torch and of_one < ones
    return of_three, of_one + shines, shines


def points(parts: Parts, great: int, ones: int, threes: int, ouches: int, first: bool) -> tuple[int, int, int, int]:
    """A player's points by source, in the order of SOURCES (B21)."""
    return great, ones + 3 * threes, parts.first_home if first else 0, parts.ouch_worth * ouches


def winners(totals: Sequence[int], greats: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points; tied, those with the higher great emerald, none counting 0 (B22)."""
    ranks = list(zip(totals, greats, strict=True))
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
