"""Where a card may be laid in a market (M10, M11). A market here is two sets of places: those filled, and those of its
chilli cards, each as a bit mask."""

from functools import cache

from game.market.scoring import BESIDE, PLACES

FULL = (1 << PLACES) - 1
CORNER = 0
"""Where the first card goes."""

ROW = tuple(0b111 << place // 3 * 3 for place in range(PLACES))
COLUMN = tuple(0b1001001 << place % 3 for place in range(PLACES))
_TOUCHING = tuple(sum(1 << other for other in BESIDE[place]) for place in range(PLACES))


def touches(filled: int, place: int) -> bool:
    return bool(filled & _TOUCHING[place])


@cache
def free_places(filled: int) -> tuple[int, ...]:
    """The places a boat may be laid on, row by row."""
    if not filled:
        return (CORNER,)
    return tuple(place for place in range(PLACES) if not filled >> place & 1 and touches(filled, place))


@cache
def chilli_places(filled: int, chillies: int, expert: bool) -> tuple[int, ...]:
    """The places a chilli card may be laid on, row by row."""
    return tuple(
        place
        for place in free_places(filled)
        if not chillies & ROW[place] and not (expert and chillies & COLUMN[place])
    )
