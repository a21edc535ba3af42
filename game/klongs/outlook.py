"""Help for thinking that plays for nobody: what landings would pay, what stocks are worth, what may still come.

Pure functions of a position, and only of what everyone, or the seat that asks, can know.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.klongs import scoring
from game.klongs.board import Step
from game.klongs.position import NONE, Position
from game.klongs.records import MoveBoat, Place
from game.klongs.turns import market_day, thieves


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


@dataclass(frozen=True, slots=True)
class StepAhead:
    """The step of Luk Phat that a boat takes when it is placed, what that pays, and the market day it brings."""

    step: int
    points: int
    day: str | None


@dataclass(frozen=True, slots=True)
class Broken:
    """A full landing as it would have paid, and the space of the boat that leaves it."""

    landing: LandingOutlook
    space: int


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a boat makes of the board where it comes to lie."""

    space: int
    boat: int
    owner: int | None
    filled: tuple[LandingOutlook, ...]
    """The landings that it fills, with somebody's merchant there; in order."""
    broken: tuple[Broken, ...] = ()
    """Those that were full as long as it, or the thieves that it drives off, lay there."""
    start: int | None = None
    """Where it comes from, if it is moved."""
    reach: tuple[int, ...] = ()
    """Where it can steal from, if it is a thief."""
    guarded: tuple[int, ...] = ()
    """The boats of its column that it protects, if it is an inspector."""
    chased: tuple[int, ...] = ()
    """The thieves that it drives off."""


def step_ahead(p: Position, boat: int) -> StepAhead | None:
    """The step that placing a boat takes; None if it carries no parasol."""
    if not p.rules.luk_phat[boat] or p.step + 1 >= len(p.rules.layout.track):
        return None
    step = p.rules.layout.track[p.step + 1]
    return StepAhead(p.step + 1, step.points, step.day)


def foresee(p: Position, move: Place | MoveBoat) -> Foresight:
    """What placing or moving a boat would make, before it is done. What would be drawn then plays no part in it."""
    after = p.copy()
    after.play(move)
    space = move.space if isinstance(move, Place) else move.to
    boat, layout = after.boats[space], p.rules.layout
    beside = [landing for landing in layout.landings if space in landing]
    filled = _paying(after, beside)
    if isinstance(move, MoveBoat):
        return Foresight(space, boat, after.owner(space), tuple(filled), broken(p, (move.space,)), move.space)
    column = [cell for cell in layout.by_column[layout.column[space]] if cell != space]
    chased = [cell for cell in column if p.boats[cell] != NONE and after.boats[cell] == NONE]
    guarded = [cell for cell in column if after.boats[cell] != NONE] if p.rules.inspector[boat] else []
    reach = thieves.in_reach(after, space) if p.rules.thief[boat] else []
    owner = after.owner(space)
    return Foresight(
        space, boat, owner, tuple(filled), broken(p, chased), None, tuple(reach), tuple(guarded), tuple(chased)
    )


def broken(p: Position, spaces: Sequence[int]) -> tuple[Broken, ...]:
    """The full landings that would pay somebody no more if the boats on these spaces left. Not the one that is being
    scored: that one loses a boat in any case."""
    return tuple(
        Broken(one, space)
        for space in spaces
        for one in _paying(p, [four for four in p.rules.layout.landings if space in four and four[0] != p.landing])
    )


def _paying(p: Position, landings: Sequence[Sequence[int]]) -> list[LandingOutlook]:
    """Those of these landings that would pay somebody as they lie."""
    return [one for one in (landing_outlook(p, landing[0]) for landing in landings) if one.full and one.merchants]


def leaving(p: Position, landing: int) -> list[int]:
    """The boats of a landing one of which leaves for the stock when the seat to move scores it, by space."""
    return [] if p.to_move is None else market_day.removable(p, landing, p.to_move, p.day)


def next_market_day(track: Sequence[Step], step: int) -> tuple[int, str] | None:
    """How many Luk Phat boats until the next market day after this step, and which; None after the last."""
    return next(((ahead, one.day) for ahead, one in enumerate(track[step + 1 :], 1) if one.day), None)


def steps_to(track: Sequence[Step], step: int, day: str) -> int | None:
    """How many Luk Phat boats until the next market day of a kind; None if none comes any more."""
    return next((ahead for ahead, one in enumerate(track[step + 1 :], 1) if one.day == day), None)


def market_round(p: Position) -> int:
    """In which of its rounds a little market day is, from 1."""
    return market_day.LITTLE_ROUNDS - (p.market_turns - 1) // p.players


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
