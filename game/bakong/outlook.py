"""Help for thinking that plays for nobody: where a flip and a walk would lead, what fits, what a backpack is worth.

Pure functions of a position, and only of what everyone can know: a back that has never been turned up stays unknown.
"""

from dataclasses import dataclass

from game.bakong.position import Position
from game.bakong.rules import (
    ABANDONED,
    CAMP,
    CAVE,
    CLIFF,
    EMERALD,
    JUNGLE,
    KINDS,
    KIT,
    OBJECTS,
    PIT,
    QUICKSAND,
    RIVER,
    TEMPLE,
    WATERFALL,
)
from game.bakong.scoring import ONE, THREE
from game.bakong.turns import flipping, objects, walking

TO_TEMPLE, TO_HOME = "temple", "home"


@dataclass(frozen=True, slots=True)
class WalkOutlook:
    """A move of so many steps, with the objects and tiles as they are. What lies on a place is given by the place."""

    steps: int
    by: str | None
    """The object that makes it possible: machete, compass or neither."""
    entered: tuple[int, ...]
    stop: int
    kind: str | None
    """The face at the stop; None at the temple, at the camp, and if nobody knows it."""
    lost: int
    """The steps that a river or a cliff costs."""
    ouches: tuple[int, ...]
    sinking: tuple[int, ...]
    """The quicksands that will take an object."""
    crossed: tuple[tuple[int, str], ...]
    """Place and object that helps there."""
    doubtful: int | None
    """The place of the tile that flips first and whose other face nobody has seen: from there on all is as if nothing
    came of it. None if the way is certain."""
    reaches: str | None
    effect: str | None
    """The kind at the stop if it does something for this seat: emerald, cave, waterfall or abandoned."""

    @property
    def taking(self) -> tuple[int, ...]:
        """The quicksands that really cost an object: none of somebody who is home after them (B20)."""
        return () if self.reaches == TO_HOME else self.sinking


@dataclass(frozen=True, slots=True)
class FlipOutlook:
    """Flipping with one die and walking by the other. `now` is None if nobody has seen that face in this match."""

    die: int
    place: int | None
    was: str | None
    now: str | None
    walks: tuple[WalkOutlook, ...]
    """The die's own number of steps first, then with the machete, then with the compass."""


def flip_outlook(p: Position, die: int) -> FlipOutlook:
    """What comes of flipping with this die, for the seat whose turn it is, before a second tile by the map."""
    seat = p.seat
    place = flipping.place_ahead(p.places[seat], p.great[seat] > 0, die)
    up, doubtful = bytearray(p.up), None
    if place is not None:
        known = bool(p.seen >> place & 1)
        up[place] = p.down[place] if known else JUNGLE
        doubtful = None if known else place
    ways = walking.paces(sum(p.dice) - die, p.objects[seat])
    walks = tuple(_walk(p, up, steps, by, doubtful) for steps, by in ways)
    was, now = (None, None) if place is None else (p.kind_at(place), p.back_at(place))
    return FlipOutlook(die, place, was, now, walks)


def walk_outlook(p: Position, steps: int) -> WalkOutlook:
    """A walk of so many steps over the trail as it lies, for the seat whose turn it is."""
    by = dict(walking.paces(p.steps, p.objects[p.seat])).get(steps)
    return _walk(p, p.up, steps, by, None)


def _walk(p: Position, up: bytearray, steps: int, by: str | None, doubtful: int | None) -> WalkOutlook:
    seat = p.seat
    here, held, homeward = p.places[seat], p.objects[seat], p.great[seat] > 0
    stop, lost, way = walking.stop_of(p.rules, up, here, homeward, steps, held)
    entered = tuple(range(here + way, stop + way, way))
    pits = [place for place in entered if up[place] == PIT]
    crossed = [(place, "kit") for place in pits] if held & KIT else []
    crossed += [
        (place, "rope" if up[place] == RIVER else "grapple") for place in entered[:-1] if up[place] in (RIVER, CLIFF)
    ]
    sands = [place for place in entered if up[place] == QUICKSAND]
    unknown = doubtful if doubtful in entered else None
    known = stop not in (CAMP, TEMPLE, unknown)
    return WalkOutlook(
        steps=steps,
        by=by,
        entered=entered,
        stop=stop,
        kind=KINDS[up[stop]] if known else None,
        lost=lost,
        ouches=() if held & KIT else tuple(pits[: p.ouches_left]),
        sinking=tuple(sands[: held.bit_count()]),
        crossed=tuple(sorted(crossed)),
        doubtful=unknown,
        reaches={TEMPLE: TO_TEMPLE, CAMP: TO_HOME}.get(stop),
        effect=_effect(p, up[stop], bool(pits)) if known else None,
    )


def _effect(p: Position, kind: int, hurt: bool) -> str | None:
    """What stopping on a face of this kind does for the seat whose turn it is, hurt on the way or not."""
    seat = p.seat
    ouch = p.ouches[seat] > 0 or (hurt and p.ouches_left > 0 and not p.objects[seat] & KIT)
    does = {
        EMERALD: p.ones_left > 0,
        CAVE: p.ones_left + p.threes_left > 0,
        WATERFALL: ouch and p.great[seat] not in p.rules.cursed,
        ABANDONED: bool(camp_objects(p)),
    }
    return KINDS[kind] if does.get(kind) else None


def camp_objects(p: Position) -> tuple[str, ...]:
    """What an abandoned camp would offer the seat whose turn it is."""
    return tuple(OBJECTS[number] for number in objects.offers(p, p.reserve))


# The backpack


def loss(thing: str) -> int:
    """The points that throwing a thing away costs: none for an object."""
    return int(thing) if thing in (ONE, THREE) else 0


def worth(p: Position, seat: int) -> int:
    """The points of a seat's backpack as it is, ouches taken off (B21)."""
    return sum(p.points_of(seat))
