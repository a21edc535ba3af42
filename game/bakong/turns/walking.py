"""The move: how far, what holds an adventurer up on the way, and what the quicksand takes (B12, B14, B17, B17a)."""

from collections.abc import Sequence
from functools import cache

from game.bakong.position import Position
from game.bakong.records import (
    Crossed,
    OuchSpared,
    OuchTaken,
    Sank,
    Sink,
    Sinking,
    Stepped,
    Stopped,
    Walk,
    WalkBegan,
)
from game.bakong.rules import (
    CAMP,
    COMPASS,
    KIT,
    MACHETE,
    NUMBER_OF,
    OBJECTS,
    PIT,
    QUICKSAND,
    RIVER,
    TEMPLE,
    Rules,
    names_of,
)
from game.bakong.turns import phases
from game.contract import Event, Move, Reason

MOST_STEPS = 7
WALKS = tuple(Walk(steps) for steps in range(MOST_STEPS + 1))
SINKS = tuple(Sink(name) for name in OBJECTS)
walk_began, stepped, stopped, crossed = cache(WalkBegan), cache(Stepped), cache(Stopped), cache(Crossed)
ouch_taken, ouch_spared, sinking, sank = cache(OuchTaken), cache(OuchSpared), cache(Sinking), cache(Sank)

Paces = tuple[tuple[int, str | None], ...]
"""Numbers of steps to choose from, each with the object that makes it possible."""


@cache
def paces(die: int, objects: int) -> Paces:
    """How far one may move by this die: just so, one more with the machete, one less with the compass (B12)."""
    found: list[tuple[int, str | None]] = [(die, None)]
    if objects & MACHETE:
        found.append((die + 1, "machete"))
    if objects & COMPASS and die > 1:
        found.append((die - 1, "compass"))
    return tuple(found)


def stop_of(
    rules: Rules, up: Sequence[int], place: int, homeward: bool, steps: int, objects: int
) -> tuple[int, int, int]:
    """Where a move ends, how many steps a river or cliff there costs, and the way: -1 or 1 (B12, B18, B20)."""
    way, end = (-1, CAMP) if homeward else (1, TEMPLE)
    stops = rules.stops[objects]
    while steps:
        place += way
        steps -= 1
        if place == end:
            return place, 0, way
        if stops[up[place]]:
            return place, steps, way
    return place, 0, way


# How far


def set_out(p: Position, events: list[Event]) -> int:
    """The tiles have flipped: now the move, after a decision if there is one."""
    if p.objects[p.seat] & (MACHETE | COMPASS) and len(paces(p.steps, p.objects[p.seat])) > 1:
        return phases.WALK
    return _walk(p, p.steps, None, events)


def moves(p: Position) -> list[Move]:
    return [WALKS[steps] for steps, _ in paces(p.steps, p.objects[p.seat])]


def why_not_walk(p: Position, move: Walk) -> Reason | None:
    possible = dict(paces(p.steps, p.objects[p.seat]))
    if move.steps in possible:
        return None
    if move.steps == p.steps + 1:
        return Reason("why-bakong-no-machete")
    if move.steps == p.steps - 1:
        return Reason("why-bakong-no-compass" if move.steps else "why-bakong-at-least-one")
    return Reason("why-bakong-steps")


def walk(p: Position, move: Walk, events: list[Event]) -> int:
    return _walk(p, move.steps, dict(paces(p.steps, p.objects[p.seat]))[move.steps], events)


# The way


def _walk(p: Position, steps: int, by: str | None, events: list[Event]) -> int:
    seat, up = p.seat, p.up
    here, objects = p.places[seat], p.objects[seat]
    events.append(walk_began(seat, steps, by))
    stop, lost, way = stop_of(p.rules, up, here, p.great[seat] > 0, steps, objects)
    sinks = 0
    for place in range(here + way, stop + way, way):
        events.append(stepped(seat, place))
        kind = up[place]
        if not RIVER <= kind <= QUICKSAND:
            continue
        if kind == PIT:
            _fall(p, place, events)
        elif kind == QUICKSAND:
            if sinks < objects.bit_count():
                sinks += 1
                events.append(sinking(seat, place))
        elif place == stop and lost:
            events.append(stopped(seat, place, lost))
        elif place != stop:
            events.append(crossed(seat, place, "rope" if kind == RIVER else "grapple"))
    p.places[seat] = stop
    p.sinking = sinks
    return phases.SINK


def _fall(p: Position, place: int, events: list[Event]) -> None:
    seat = p.seat
    if p.objects[seat] & KIT:
        events.append(crossed(seat, place, "kit"))
    elif p.ouches_left:
        p.ouches_left -= 1
        p.ouches[seat] += 1
        events.append(ouch_taken(seat, place))
    else:
        events.append(ouch_spared(seat, place))


# The quicksand


def arrive_sink(p: Position, events: list[Event]) -> int | None:
    """The seat chooses what sinks, unless all it has does. Who is home has nothing to lose any more (B20)."""
    seat = p.seat
    if p.sinking and not (p.places[seat] == CAMP and p.great[seat]):
        names = names_of(p.objects[seat])
        if p.sinking < len(names):
            return None
        for name in names:
            _sink(p, name, events)
    p.sinking = 0
    return phases.STOP


def sink_moves(p: Position) -> list[Move]:
    objects = p.objects[p.seat]
    return [sink for number, sink in enumerate(SINKS) if objects >> number & 1]


def why_not_sink(p: Position, move: Sink) -> Reason | None:
    return None if move.object in NUMBER_OF and p.holds(p.seat, move.object) else Reason("why-bakong-not-in-pack")


def sink(p: Position, move: Sink, events: list[Event]) -> int:
    _sink(p, move.object, events)
    return phases.SINK


def _sink(p: Position, name: str, events: list[Event]) -> None:
    p.take_out(p.seat, name)
    p.sunken |= 1 << NUMBER_OF[name]
    p.sinking -= 1
    events.append(sank(p.seat, name))
