"""Thieves and inspectors: what is stolen, what is safe, who is chased (K19-K23)."""

from collections.abc import Sequence
from functools import cache

from game.contract import Event, Move, Reason
from game.klongs.position import NONE, Position
from game.klongs.records import (
    BoatStolen,
    Steal,
    StealNothing,
    StolenTo,
    TakeNoThief,
    TakeThief,
    ThiefTaken,
    ThievesChased,
    ThievesLeft,
    ToHand,
    ToStock,
)
from game.klongs.turns import phases

steal_from, take_thief_from = cache(Steal), cache(TakeThief)
STEAL_NOTHING, TO_STOCK, TO_HAND, TAKE_NO_THIEF = StealNothing(), ToStock(), ToHand(), TakeNoThief()


def why_safe(p: Position, thief: int, space: int) -> Reason | None:
    """Why a thief on the one space cannot take the boat on the other (K19)."""
    layout = p.rules.layout
    if not 0 <= space < len(p.boats):
        return Reason("why-klongs-no-such-space")
    boat = p.boats[space]
    if boat == NONE:
        return Reason("why-klongs-no-boat")
    if space == thief:
        return Reason("why-klongs-thief-itself")
    if layout.row[space] != layout.row[thief]:
        return Reason("why-klongs-other-row")
    if p.rules.inspector[boat]:
        return Reason("why-klongs-inspector")
    if p.inspectors[layout.column[space]]:
        return Reason("why-klongs-protected")
    return None


def in_reach(p: Position, thief: int) -> list[int]:
    """The spaces a thief can steal from, in order."""
    row = p.rules.layout.by_row[p.rules.layout.row[thief]]
    return [space for space in row if p.boats[space] != NONE and why_safe(p, thief, space) is None]


def thieves_in(p: Position, column: int) -> list[int]:
    """The spaces of a column with a thief: those an inspector chases (K22)."""
    thief = p.rules.thief
    return [space for space in p.rules.layout.by_column[column] if p.boats[space] >= 0 and thief[p.boats[space]]]


# The thief


def arrive_steal(p: Position, _events: list[Event]) -> int | None:
    return None if in_reach(p, p.placed) else phases.MOVE


def steal_moves(p: Position) -> list[Move]:
    return [STEAL_NOTHING, *map(steal_from, in_reach(p, p.placed))]


def why_not_steal(p: Position, move: Steal) -> Reason | None:
    return why_safe(p, p.placed, move.space)


def steal(p: Position, move: Steal, events: list[Event]) -> int:
    space = move.space
    events.append(BoatStolen(p.seat, p.placed, space, p.boats[space], p.owner(space)))
    p.loot = p.take_off(space, events)
    return phases.LOOT


def steal_nothing(_p: Position, _move: StealNothing, _events: list[Event]) -> int:
    return phases.MOVE


def loot_moves(_p: Position) -> Sequence[Move]:
    return [TO_STOCK, TO_HAND]


def to_stock(p: Position, _move: ToStock, events: list[Event]) -> int:
    p.stock(p.seat, p.loot)
    return _stowed(p, "stock", events)


def to_hand(p: Position, _move: ToHand, events: list[Event]) -> int:
    p.take_in_hand(p.loot)
    return _stowed(p, "hand", events)


def _stowed(p: Position, where: str, events: list[Event]) -> int:
    events.append(StolenTo(p.seat, where, p.loot))
    p.loot = NONE
    return phases.MOVE


# The inspector


def arrive_chase(p: Position, events: list[Event]) -> int | None:
    thieves = thieves_in(p, p.rules.layout.column[p.placed])
    if not thieves:
        return phases.MOVE
    events.append(ThievesChased(p.seat, p.placed, tuple(thieves)))
    p.chased = tuple([(space, p.take_off(space, events)) for space in thieves])
    return None


def chase_moves(p: Position) -> list[Move]:
    return [TAKE_NO_THIEF, *(take_thief_from(space) for space, _ in p.chased)]


def why_not_take_thief(p: Position, move: TakeThief) -> Reason | None:
    return None if move.space in dict(p.chased) else Reason("why-klongs-not-chased")


def take_thief(p: Position, move: TakeThief, events: list[Event]) -> int:
    boat = dict(p.chased)[move.space]
    p.take_in_hand(boat)
    events.append(ThiefTaken(p.seat, move.space, boat))
    p.chased = tuple([one for one in p.chased if one[0] != move.space])
    return _dismiss(p, events)


def take_no_thief(p: Position, _move: TakeNoThief, events: list[Event]) -> int:
    return _dismiss(p, events)


def _dismiss(p: Position, events: list[Event]) -> int:
    if p.chased:
        boats = tuple([boat for _, boat in p.chased])
        p.gone += boats
        p.chased = ()
        events.append(ThievesLeft(boats))
    return phases.MOVE
