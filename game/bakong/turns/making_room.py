"""Room for what does not fit: things are thrown away until it does, or it is left (B16, B18)."""

from functools import cache

from game.bakong.position import Position
from game.bakong.records import RESERVE, TEMPLE, LeaveIt, ThrowAway, ThrownAway
from game.bakong.rules import NUMBER_OF, OBJECTS
from game.bakong.rules import TEMPLE as TEMPLE_PLACE
from game.bakong.scoring import ONE, THREE
from game.bakong.turns import objects, phases, stopping, temple
from game.contract import Event, Move, Reason

thrown_away = cache(ThrownAway)
THROWS = tuple(ThrowAway(name) for name in OBJECTS)
THROW_ONE, THROW_THREE = ThrowAway(ONE), ThrowAway(THREE)
LEAVE_IT = LeaveIt()


def arrive(p: Position, events: list[Event]) -> int | None:
    """As soon as it fits it is taken."""
    wanted = p.wanted
    if not p.fits(p.seat, wanted):
        return None
    p.wanted = ""
    if isinstance(wanted, int):
        return temple.took_great(p, wanted, events)
    if wanted in (ONE, THREE):
        return phases.FIND
    if _at_temple(p):
        objects.put_in(p, p.temple, wanted, TEMPLE, events)
        return phases.TEMPLE
    objects.put_in(p, p.reserve, wanted, RESERVE, events)
    return phases.END


def _at_temple(p: Position) -> bool:
    return p.places[p.seat] == TEMPLE_PLACE


def moves(p: Position) -> list[Move]:
    seat = p.seat
    held = p.objects[seat]
    found: list[Move] = [throw for number, throw in enumerate(THROWS) if held >> number & 1]
    if p.ones[seat]:
        found.append(THROW_ONE)
    if p.threes[seat]:
        found.append(THROW_THREE)
    if not isinstance(p.wanted, int):
        found.append(LEAVE_IT)
    return found


def why_not_throw(p: Position, move: ThrowAway) -> Reason | None:
    if p.holds(p.seat, move.thing):
        return None
    great = move.thing == str(p.great[p.seat])
    return Reason("why-bakong-never-thrown" if great else "why-bakong-not-in-pack")


def throw_away(p: Position, move: ThrowAway, events: list[Event]) -> int:
    """Small emeralds go back to the reserve, and so do objects, but at the temple they stay there (B18)."""
    seat, thing, to = p.seat, move.thing, RESERVE
    p.take_out(seat, thing)
    if thing in NUMBER_OF:
        number = NUMBER_OF[thing]
        if _at_temple(p):
            to = TEMPLE
            p.temple[number] += 1
            p.declined |= 1 << number
        else:
            p.reserve[number] += 1
    events.append(thrown_away(seat, thing, to))
    return phases.ROOM


def why_not_leave(p: Position, _move: LeaveIt) -> Reason | None:
    return Reason("why-bakong-must-take-great") if isinstance(p.wanted, int) else None


def leave(p: Position, _move: LeaveIt, events: list[Event]) -> int:
    """What is left at a camp or the temple is not offered again on this visit; other things there still are."""
    wanted, p.wanted = p.wanted, ""
    assert isinstance(wanted, str)
    if wanted in (ONE, THREE):
        stopping.count_down(p)
        events.append(stopping.emerald_left(p.seat, wanted))
        return phases.FIND
    p.declined |= 1 << NUMBER_OF[wanted]
    lying, phase = (p.temple, phases.TEMPLE) if _at_temple(p) else (p.reserve, phases.CAMP)
    if objects.offers(p, lying, p.declined):
        return phase
    events.append(objects.nothing_taken(p.seat))
    return phases.END
