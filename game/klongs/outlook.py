"""Help for thinking that plays for nobody: what landings would pay, what stocks are worth, what may still come.

Pure functions of a position, and only of what everyone, or the seat that asks, can know.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.klongs import scoring
from game.klongs.board import Step
from game.klongs.position import NONE, Position
from game.klongs.turns import market_day


@dataclass(frozen=True, slots=True)
class LandingOutlook:
    """A landing as it lies now. `points`: what each seat with a merchant there would get if it were full as it is."""

    landing: int
    boats: int
    baskets: int
    doubled: bool
    merchants: tuple[tuple[int, int], ...]
    """Seat and number of its merchants there."""
    points: tuple[tuple[int, int], ...]

    @property
    def full(self) -> bool:
        return self.boats == 4


def landing_outlook(p: Position, landing: int) -> LandingOutlook:
    """Baskets, doubling, merchants and points of one landing, whether it is full or not."""
    boats = market_day.boats_at(p, landing)
    baskets, doubled = scoring.landing_worth(boats)
    merchants = Counter(owner for _, _, owner in boats if owner is not None)
    points = scoring.landing_points(boats)
    return LandingOutlook(
        landing, len(boats), baskets, doubled, tuple(sorted(merchants.items())), tuple(points.items())
    )


def prospects(p: Position, seat: int) -> list[LandingOutlook]:
    """The landings with a merchant of the seat that are full, or lack one boat, in order."""
    seen = [landing_outlook(p, landing[0]) for landing in p.rules.layout.landings]
    return [one for one in seen if one.boats >= 3 and seat in dict(one.merchants)]


def next_market_day(track: Sequence[Step], step: int) -> tuple[int, str] | None:
    """How many Luk Phat boats until the next market day after this step, and which; None after the last."""
    return next(((ahead, one.day) for ahead, one in enumerate(track[step + 1 :], 1) if one.day), None)


def luk_phat_left(p: Position, seat: int) -> int:
    """How many Luk Phat boats may still come from the stacks or hands this seat cannot see."""
    return sum(count for boat, count in unseen(p, seat).items() if p.rules.luk_phat[boat])


def unseen(p: Position, seat: int) -> dict[int, int]:
    """By design, the boats this seat has not seen: in the stacks or, secretly, in other hands. From what lies open
    and the seat's own hand only, so that it tells nothing the seat does not know."""
    left = Counter({boat: design.count for boat, design in enumerate(p.rules.boats.designs)})
    left.subtract(boat for boat in p.boats if boat != NONE)
    left.subtract(p.gone)
    left.subtract(boat for _, boat in p.chased)
    left.subtract([p.loot] if p.loot != NONE else [])
    for other in range(p.players):
        left.subtract(p.stocks[other])
        left.subtract(p.hands[other] if other == seat else p.shown[other])
    return {boat: count for boat, count in sorted(left.items()) if count}


def unseen_by_kind(p: Position, seat: int) -> dict[str, int]:
    """The same by good or special kind, for a short list; the goods first, in their order."""
    boats = p.rules.boats
    names = [*boats.goods, *dict.fromkeys(str(design.kind) for design in boats.designs if design.good is None)]
    counts = dict.fromkeys(names, 0)
    for boat, count in unseen(p, seat).items():
        design = boats.designs[boat]
        counts[str(design.kind) if design.good is None else boats.goods[design.good]] += count
    return counts
