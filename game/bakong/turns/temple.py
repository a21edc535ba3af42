"""The temple with its great emeralds and what others left there; and home (B18-B20)."""

from functools import cache

from game.bakong import scoring
from game.bakong.position import Position
from game.bakong.records import (
    CameHome,
    GameEnded,
    GreatTaken,
    TakeGreat,
    TakeObject,
    TempleReached,
)
from game.bakong.rules import NUMBER_OF
from game.bakong.turns import objects, phases
from game.contract import Event, Move, Reason

temple_reached, great_taken = cache(TempleReached), cache(GreatTaken)
take_great = cache(TakeGreat)


# The great emerald


def reach(p: Position, events: list[Event]) -> int:
    """There is a great emerald for everybody; the last one is nobody's choice."""
    events.append(temple_reached(p.seat))
    if len(p.greats) > 1:
        return phases.GREAT
    p.wanted = p.greats[0]
    return phases.ROOM


def great_moves(p: Position) -> list[Move]:
    return [take_great(points) for points in p.greats]


def why_not_great(p: Position, move: TakeGreat) -> Reason | None:
    return None if move.points in p.greats else Reason("why-bakong-no-such-great")


def choose_great(p: Position, move: TakeGreat, _events: list[Event]) -> int:
    p.wanted = move.points
    return phases.ROOM


def took_great(p: Position, points: int, events: list[Event]) -> int:
    """There is room for the great emerald."""
    p.greats = tuple([great for great in p.greats if great != points])
    p.great[p.seat] = points
    events.append(great_taken(p.seat, points))
    return phases.TEMPLE


# What lies at the temple


def arrive_temple(p: Position, _events: list[Event]) -> int | None:
    return None if any(p.temple) and objects.offers(p, p.temple, p.declined) else phases.END


def moves(p: Position) -> list[Move]:
    return [
        *(objects.TAKES[number] for number in objects.offers(p, p.temple, p.declined)),
        objects.TAKE_NOTHING,
    ]


def why_not_take(p: Position, move: TakeObject) -> Reason | None:
    reason = objects.why_unknown(move.object)
    if reason is not None:
        return reason
    if not p.temple[NUMBER_OF[move.object]]:
        return Reason("why-bakong-not-at-temple")
    if p.declined >> NUMBER_OF[move.object] & 1:
        return Reason("why-bakong-left-here")
    return objects.why_not_mine(p, move.object)


# Home


def come_home(p: Position, events: list[Event]) -> int:
    """The first at the camp with a great emerald ends the game on the spot (B20)."""
    p.first = p.seat
    events.append(CameHome(p.seat))
    events.append(GameEnded(scoring.winners(p.totals(), p.great)))
    p.to_move = None
    return phases.OVER
