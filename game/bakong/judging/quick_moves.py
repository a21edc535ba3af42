"""Simple rules for Bakong: a quick sensible move, and the moves that are worth thinking about."""

from collections.abc import Callable, Sequence

from game.bakong.records import FlipSecond, Sink, TakeObject, ThrowAway
from game.bakong.rules import (
    ABANDONED,
    CAVE,
    EMERALD,
    KIT,
    NO_TILE,
    NUMBER_OF,
    PIT,
    QUICKSAND,
    RIVER,
    TEMPLE,
    TORCH,
    WATERFALL,
)
from game.bakong.scoring import ONE, THREE
from game.bakong.state import BakongState
from game.bakong.turns import phases, walking
from game.bakong.turns.flipping import FLIPS, NO_SECOND, SECONDS, place_ahead
from game.bakong.turns.making_room import LEAVE_IT, THROW_ONE, THROW_THREE
from game.bakong.turns.walking import WALKS
from game.chance import Chance
from game.contract import Move

STEP = 0.45
"""What a step is worth, in points."""
WHIM = 20
"""One time in so many, anything."""

Worth = tuple[float, ...]


def sketch(p: BakongState, moves: Sequence[Move], chance: Chance, worth: Worth) -> Move:
    if len(moves) == 1:
        return moves[0]
    if not chance.below(WHIM):
        return moves[chance.below(len(moves))]
    return _SKETCHES[p.phase](p, moves, chance, worth)


def _walk_worth(p: BakongState, steps: int, flipped: int, kind: int) -> float:
    """What a walk is worth if the tile on the place `flipped` shows this kind by then."""
    seat, up = p.seat, p.up
    objects, place = p.objects[seat], p.places[seat]
    stops = p.rules.stops[objects]
    way, end = (-1, 0) if p.great[seat] else (1, TEMPLE)
    found = 0.0
    here = NO_TILE
    while steps:
        place += way
        steps -= 1
        found += STEP
        if place == end:
            return found + 2.0
        here = kind if place == flipped else up[place]
        if here >= RIVER:
            if here == PIT:
                if not objects & KIT and p.ouches_left:
                    found -= 3.0
            elif here == QUICKSAND:
                if objects:
                    found -= 1.0
            elif stops[here]:
                return found
    return found + _stop_worth(p, here)


def _stop_worth(p: BakongState, kind: int) -> float:
    """What it is worth to stop on a tile of this kind."""
    seat = p.seat
    if kind in (EMERALD, CAVE):
        return (1.0 if kind == EMERALD else 2.5) + (1.0 if p.objects[seat] & TORCH else 0.0)
    if kind == WATERFALL:
        return 3.0 if p.ouches[seat] and p.great[seat] not in p.rules.cursed else 0.0
    return 0.8 if kind == ABANDONED else 0.0


def _bother(p: BakongState, kind: int) -> float:
    """How much a tile of this kind in front is in the way."""
    if kind < RIVER:
        return 0.0
    objects = p.objects[p.seat]
    if kind == PIT:
        return 0.0 if objects & KIT else 1.6
    if kind == QUICKSAND:
        return 0.5 if objects else 0.0
    return 0.8 if p.rules.stops[objects][kind] else 0.0


def _flip(p: BakongState, _moves: Sequence[Move], _chance: Chance, _worth: Worth) -> Move:
    one, other = p.dice
    if one == other:
        return FLIPS[one]
    return FLIPS[one] if _flip_worth(p, one, other) >= _flip_worth(p, other, one) else FLIPS[other]


def _flip_worth(p: BakongState, die: int, steps: int) -> float:
    """Backs nobody has seen are guessed: what lies in front may get better or worse."""
    seat = p.seat
    place = place_ahead(p.places[seat], p.great[seat] > 0, die)
    if place is None:
        return _walk_worth(p, steps, 0, 0)
    was, now = p.up[place], p.down[place]
    gone = _bother(p, was) - _bother(p, now) if die > steps else 0.0
    return _walk_worth(p, steps, place, now) + gone


def _second(p: BakongState, moves: Sequence[Move], _chance: Chance, _worth: Worth) -> Move:
    """The nearest thing in the way."""
    seat = p.seat
    ahead = range(p.places[seat] - 1, 0, -1) if p.great[seat] else range(p.places[seat] + 1, TEMPLE)
    bother = 0.6
    found: Move = NO_SECOND
    for place in ahead:
        if place == p.flipped:
            continue
        much = _bother(p, p.up[place])
        if much > bother and SECONDS[place] in moves:
            bother, found = much, SECONDS[place]
    return found


def _walk(p: BakongState, _moves: Sequence[Move], _chance: Chance, _worth: Worth) -> Move:
    return WALKS[
        max([(_walk_worth(p, steps, 0, 0), steps) for steps, _ in walking.paces(p.steps, p.objects[p.seat])])[1]
    ]


def _object(p: BakongState, moves: Sequence[Move], chance: Chance, worth: Worth) -> Move:
    """A welcome one; at a camp only if there is room for it."""
    best, found = -1.0, moves[-1]
    for move in moves:
        if isinstance(move, TakeObject) and p.fits(p.seat, move.object):
            much = worth[NUMBER_OF[move.object]] + chance.below(8) / 8
            if much > best:
                best, found = much, move
    return found


def _sink(_p: BakongState, moves: Sequence[Move], _chance: Chance, worth: Worth) -> Move:
    return min(moves, key=lambda move: worth[NUMBER_OF[move.object]] if isinstance(move, Sink) else 9.0)


def _great(_p: BakongState, moves: Sequence[Move], _chance: Chance, _worth: Worth) -> Move:
    return moves[0]


def _room(p: BakongState, moves: Sequence[Move], _chance: Chance, worth: Worth) -> Move:
    """What is worth least for its size, and nothing that is worth more than what waits."""
    wanted = p.wanted
    limit = 99.0 if isinstance(wanted, int) else {ONE: 1.0, THREE: 3.0}.get(wanted, 0.0) or worth[NUMBER_OF[wanted]]
    best, found = limit, LEAVE_IT if limit < 99 else moves[-1]
    for move in moves:
        if isinstance(move, ThrowAway):
            much = 1.0 if move.thing == ONE else 3.0 if move.thing == THREE else worth[NUMBER_OF[move.thing]]
            if much < best:
                best, found = much, move
    return found


_SKETCHES: dict[int, Callable[[BakongState, Sequence[Move], Chance, Worth], Move]] = {
    phases.START: _object,
    phases.FLIP: _flip,
    phases.SECOND: _second,
    phases.WALK: _walk,
    phases.SINK: _sink,
    phases.CAMP: _object,
    phases.GREAT: _great,
    phases.TEMPLE: _object,
    phases.ROOM: _room,
}


# What is worth thinking about


def candidates(p: BakongState, moves: Sequence[Move]) -> Sequence[Move]:
    if p.phase == phases.SECOND:
        return _seconds(p, moves)
    if p.phase == phases.ROOM:
        return _throws(p, moves)
    return moves


def _seconds(p: BakongState, moves: Sequence[Move]) -> Sequence[Move]:
    """Not the tiles far away that help nobody to be flipped: of the green ones, only those within a few steps of the
    seat, or in the way of another."""
    seat = p.seat
    here = p.places[seat]
    found: list[Move] = []
    for move in moves:
        if isinstance(move, FlipSecond) and p.up[move.place] < RIVER:
            near = abs(move.place - here) <= 7
            if not near and not any(_meets(p, other, move.place) for other in range(p.players) if other != seat):
                continue
        found.append(move)
    return found


def _meets(p: BakongState, seat: int, place: int) -> bool:
    away = p.places[seat] - place if p.great[seat] else place - p.places[seat]
    return 0 < away <= 6


def _throws(p: BakongState, moves: Sequence[Move]) -> Sequence[Move]:
    """No token for one that is worth no more; of two tokens the smaller."""
    wanted = p.wanted
    found = [
        move
        for move in moves
        if not (move == THROW_ONE and wanted == ONE)
        and not (move == THROW_THREE and (wanted in (ONE, THREE) or THROW_ONE in moves))
    ]
    return found or moves
