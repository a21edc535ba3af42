"""What landings and stocks pay, and who begins the BIG market day. Pure functions, for the rules and the outlook."""

from collections.abc import Iterable, Sequence

from game.klongs.rules import Kind

Boat = tuple[str, int, int | None]
"""A boat at a landing: its kind, its baskets and its owner's seat."""

THIEF, COOKSHOP = str(Kind.THIEF), str(Kind.COOKSHOP)


def landing_worth(boats: Iterable[Boat]) -> tuple[int, bool]:
    """The baskets of a landing's boats, a thief's loot never counting; and whether a cookshop doubles them, which two
    do no better than one (K24, K28)."""
    baskets, doubled = 0, False
    for kind, holds, _ in boats:
        if kind == COOKSHOP:
            doubled = True
        if kind != THIEF:
            baskets += holds
    return baskets, doubled


def landing_points(boats: Sequence[Boat]) -> dict[int, int]:
    """What each seat with a merchant at the landing gets: baskets times its merchants there, perhaps doubled."""
    return shares(boats, *landing_worth(boats))


def shares(boats: Sequence[Boat], baskets: int, doubled: bool) -> dict[int, int]:
    """The same, where the landing's worth is known already."""
    worth = baskets * 2 if doubled else baskets
    owners = [owner for _, _, owner in boats if owner is not None]
    return {seat: worth * owners.count(seat) for seat in sorted(set(owners))}


def boats_worth(count: int) -> int:
    """What so many boats of one good pay in a stock: 1 for the first, 2 for the second ... (K34)."""
    return count * (count + 1) // 2


def stock_worth(goods: Iterable[int | str | None]) -> int:
    """What a stock pays, given the good of each boat; None for a special boat."""
    counts: dict[int | str, int] = {}
    for good in goods:
        if good is not None:
            counts[good] = counts.get(good, 0) + 1
    return sum(map(boats_worth, counts.values()))


def big_day_start(scores: Sequence[int], aboard: Sequence[int], caused_by: int) -> int:
    """Who scores first on the BIG day: the last on the score track, then who has fewer merchants on the board, then
    the one who caused it or the next clockwise from there (K31)."""
    seats = len(scores)
    clockwise = [(caused_by + i) % seats for i in range(seats)]
    return min(clockwise, key=lambda seat: (scores[seat], aboard[seat]))


def may_remove(owner: int | None, seat: int, big: bool) -> bool:
    """Whether who scores a landing may take this boat of it: one's own, on the BIG day also nobody's (K29, K31)."""
    return owner == seat or (big and owner is None)
