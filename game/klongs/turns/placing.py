"""Placing boats and moving them: where they may go, and what lies in the boat then (K9-K16, K26)."""

from collections.abc import Iterator
from functools import cache
from operator import itemgetter

from game.contract import Event, Move, Reason
from game.klongs.position import NONE, Position
from game.klongs.records import (
    BoatMoved,
    BoatPlaced,
    LeaveUnowned,
    MerchantBoarded,
    MoveBoat,
    Place,
    Reboard,
    Skip,
    TurnSkipped,
)
from game.klongs.turns import phases

boat_placed, merchant_boarded, boat_moved = cache(BoatPlaced), cache(MerchantBoarded), cache(BoatMoved)
reboard = cache(Reboard)
SKIP, LEAVE_UNOWNED = Skip(), LeaveUnowned()


# Where a boat may be placed


def by_entry(p: Position) -> bool:
    """Whether boats come in by the entry spaces: in the first round, and when the water is empty (K11, K12)."""
    return p.turn < p.players or not p.taken


def open_spaces(p: Position) -> list[int]:
    """Where a boat that fears no inspector may be placed, in order."""
    rules = p.rules
    return rules.spaces_in(rules.entries[p.players] & ~(p.taken | p.shut) if by_entry(p) else p.open)


def unwatched(p: Position, spaces: list[int]) -> list[int]:
    """Of these spaces, those that a thief may be placed on (K14)."""
    watched = p.inspectors
    if not any(watched):
        return spaces
    column = p.rules.layout.column
    return [space for space in spaces if not watched[column[space]]]


def placements(p: Position) -> list[Move]:
    rules, spaces = p.rules, open_spaces(p)
    if not spaces:
        return []
    found: list[Move] = []
    pick = itemgetter(*spaces)  # the moves of many spaces in one go: this is the hottest path there is
    for boat in dict.fromkeys(p.hands[p.seat]):
        ways = rules.places[boat]
        if rules.thief[boat]:
            found += [ways[space] for space in unwatched(p, spaces)]
        elif len(spaces) > 1:
            found += pick(ways)
        else:
            found.append(ways[spaces[0]])
    return found


def can_place(p: Position) -> bool:
    spaces, thief = open_spaces(p), p.rules.thief
    return any(not thief[boat] or unwatched(p, spaces) for boat in p.hands[p.seat]) if spaces else False


def why_closed(p: Position, boat: int, space: int) -> Reason | None:
    """Why a boat of this design may not be placed on this space now, whoever holds it."""
    layout = p.rules.layout
    if not 0 <= space < len(p.boats):
        return Reason("why-klongs-no-such-space")
    if p.boats[space] != NONE:
        return Reason("why-klongs-taken")
    if by_entry(p):
        if space not in layout.entries(p.players):
            return Reason("why-klongs-dark-entry" if space in layout.dark else "why-klongs-not-entry")
    elif not any(p.boats[near] != NONE for near in layout.neighbours[space]):
        return Reason("why-klongs-not-touching")
    if p.shut >> space & 1:
        return Reason("why-klongs-quarter-full")
    if p.rules.thief[boat] and p.inspectors[layout.column[space]]:
        return Reason("why-klongs-inspector-column")
    return None


# The decision to place


def moves(p: Position) -> list[Move]:
    found = placements(p) or [SKIP]
    if p.cards[p.seat] and not p.moved:
        found += ways_to_move(p)
    return found


def why_not_place(p: Position, move: Place) -> Reason | None:
    if move.boat not in p.hands[p.seat]:
        return Reason("why-klongs-not-in-hand")
    space = move.space
    if space >= 0 and p.open >> space & 1 and p.turn >= p.players and not p.rules.thief[move.boat]:
        return None  # nearly every placement there is, without a second look
    return why_closed(p, move.boat, space)


def place(p: Position, move: Place, events: list[Event]) -> int:
    boat, space, seat = move.boat, move.space, p.seat
    p.take_from_hand(boat)
    p.put(boat, space)
    p.placed = space
    p.skips = 0
    events.append(boat_placed(seat, boat, space))
    if p.rules.is_open[boat]:
        if not p.supply[seat]:
            return phases.REBOARD
        p.supply[seat] -= 1
        p.owners[space] = seat
        events.append(merchant_boarded(seat, space))
    return p.rules.effect[boat]


def why_not_skip(p: Position, _move: Skip) -> Reason | None:
    return Reason("why-klongs-must-place") if can_place(p) else None


def skip(p: Position, _move: Skip, events: list[Event]) -> int:
    p.skips += 1
    events.append(TurnSkipped(p.seat))
    return phases.END


# No merchant left (K16)


def reboard_moves(p: Position) -> list[Move]:
    return [LEAVE_UNOWNED, *(reboard(space) for space, owner in enumerate(p.owners) if owner == p.seat)]


def leave_unowned(p: Position, _move: LeaveUnowned, _events: list[Event]) -> int:
    return p.rules.effect[p.boats[p.placed]]


def why_not_reboard(p: Position, move: Reboard) -> Reason | None:
    return why_not_mine(p, move.space)


def play_reboard(p: Position, move: Reboard, events: list[Event]) -> int:
    p.owners[move.space] = NONE
    p.owners[p.placed] = p.seat
    events.append(MerchantBoarded(p.seat, p.placed, move.space))
    return p.rules.effect[p.boats[p.placed]]


# The movement card (K26)


def ways_to_move(p: Position) -> Iterator[MoveBoat]:
    """Every use of a movement card that the boats of the seat whose turn it is allow."""
    seat, owners, taken, shut, rules = p.seat, p.owners, p.taken, p.shut, p.rules
    space = -1
    for _ in range(owners.count(seat)):
        space = owners.index(seat, space + 1)
        free = rules.near[space] & ~(taken | shut & ~rules.quarter[space])
        if free:
            for move in rules.boat_moves[space]:
                if free >> move.to & 1:
                    yield move


def can_move_boat(p: Position) -> bool:
    """Whether the seat whose turn it is may, and could, spend a movement card now."""
    return p.cards[p.seat] > 0 and not p.moved and next(ways_to_move(p), None) is not None


def why_not_mine(p: Position, space: int) -> Reason | None:
    if not 0 <= space < len(p.boats):
        return Reason("why-klongs-no-such-space")
    if p.boats[space] == NONE:
        return Reason("why-klongs-no-boat")
    return None if p.owners[space] == p.seat else Reason("why-klongs-not-yours")


def why_not_move_boat(p: Position, move: MoveBoat) -> Reason | None:
    if p.moved:
        return Reason("why-klongs-moved-already")
    if not p.cards[p.seat]:
        return Reason("why-klongs-no-card")
    reason = why_not_mine(p, move.space)
    if reason is not None:
        return reason
    layout = p.rules.layout
    if move.to not in layout.neighbours[move.space]:
        return Reason("why-klongs-too-far")
    if p.boats[move.to] != NONE:
        return Reason("why-klongs-taken")
    if layout.quarter[move.space] != layout.quarter[move.to] and p.shut >> move.to & 1:
        return Reason("why-klongs-quarter-full")
    return None


def move_boat(p: Position, move: MoveBoat, events: list[Event]) -> int:
    """Before placing it stays the seat's turn to place; afterwards only the draw is left."""
    seat = p.seat
    p.cards[seat] -= 1
    p.moved = True
    boat = p.lift(move.space)
    p.put(boat, move.to)
    p.owners[move.space] = NONE
    p.owners[move.to] = seat
    events.append(boat_moved(seat, move.space, move.to))
    return phases.PLACE if p.phase == phases.PLACE else phases.DRAW
