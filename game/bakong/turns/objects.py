"""Objects that are there to be taken, in the reserve or at the temple, and why one cannot be (B3, B6, B7, B17a)."""

from collections.abc import Sequence
from functools import cache

from game.bakong.position import Position
from game.bakong.records import NothingTaken, ObjectTaken, TakeNothing, TakeObject
from game.bakong.rules import NUMBER_OF, OBJECTS
from game.bakong.turns import phases
from game.contract import Event, Reason

TAKES = tuple(TakeObject(name) for name in OBJECTS)
TAKE_NOTHING = TakeNothing()
object_taken, nothing_taken = cache(ObjectTaken), cache(NothingTaken)


def offers(p: Position, lying: Sequence[int], declined: int = 0) -> list[int]:
    """Those of the objects lying there that the seat whose turn it is has not, and has room for or could make it."""
    no, room = p.objects[p.seat] | declined, p.rules.room[p.great[p.seat]]
    return [number for number, left in enumerate(lying) if left and not no >> number & 1 and room[1 << number] >= 0]


def why_unknown(name: str) -> Reason | None:
    return None if name in NUMBER_OF else Reason("why-bakong-no-such-object")


def why_not_in_reserve(p: Position, name: str) -> Reason | None:
    return why_unknown(name) or (None if p.reserve[NUMBER_OF[name]] else Reason("why-bakong-none-left"))


def why_not_mine(p: Position, name: str) -> Reason | None:
    """Why the seat whose turn it is could not have an object, wherever it lies."""
    if p.holds(p.seat, name):
        return Reason("why-bakong-have-it")
    if p.rules.room[p.great[p.seat]][1 << NUMBER_OF[name]] < 0:
        return Reason("why-bakong-never-fits")
    return None


def take(p: Position, move: TakeObject, _events: list[Event]) -> int:
    """It is taken as soon as there is room for it."""
    p.wanted = move.object
    return phases.ROOM


def take_nothing(p: Position, _move: TakeNothing, events: list[Event]) -> int:
    events.append(nothing_taken(p.seat))
    return phases.END


def put_in(p: Position, lying: list[int], name: str, source: str, events: list[Event]) -> None:
    """From where it lies into the pack of the seat whose turn it is."""
    lying[NUMBER_OF[name]] -= 1
    p.put_in(p.seat, name)
    events.append(object_taken(p.seat, name, source))
