"""What the place does where a move has ended: emeralds, caves, waterfalls, abandoned camps (B2, B15, B17a)."""

from collections.abc import Callable
from functools import cache

from game.bakong import scoring
from game.bakong.position import Position
from game.bakong.records import (
    CampEmpty,
    CaveRolled,
    CurseHeld,
    EmeraldLeft,
    EmeraldsFound,
    EmeraldTaken,
    OuchHealed,
    TakeObject,
)
from game.bakong.rules import ABANDONED, CAMP, CAVE, EMERALD, NUMBER_OF, TEMPLE, TORCH, WATERFALL
from game.bakong.scoring import ONE, THREE
from game.bakong.turns import objects, phases, temple
from game.contract import Event, Move, Reason

cave_rolled, emeralds_found, emerald_taken = cache(CaveRolled), cache(EmeraldsFound), cache(EmeraldTaken)
emerald_left, ouch_healed, curse_held = cache(EmeraldLeft), cache(OuchHealed), cache(CurseHeld)
camp_empty = cache(CampEmpty)


def arrive_stop(p: Position, events: list[Event]) -> int | None:
    place = p.places[p.seat]
    if place == TEMPLE:
        return temple.reach(p, events)
    if place == CAMP:
        return temple.come_home(p, events)
    effect = _EFFECTS.get(p.up[place])
    return effect(p, place, events) if effect else phases.END


# Emeralds and waterfalls


def _emerald(p: Position, place: int, events: list[Event]) -> int:
    return _find(p, place, 1, events)


def _cave(p: Position, place: int, events: list[Event]) -> int:
    dice = p.chance.die(), p.chance.die()
    events.append(cave_rolled(p.seat, dice))
    return _find(p, place, min(dice), events)


def _find(p: Position, place: int, count: int, events: list[Event]) -> int:
    torch = bool(p.objects[p.seat] & TORCH)
    p.due_threes, p.due_ones, torch = scoring.find(count, torch, p.ones_left, p.threes_left)
    events.append(emeralds_found(p.seat, place, p.due_threes, p.due_ones, torch))
    return phases.FIND


def arrive_find(p: Position, events: list[Event]) -> int | None:
    """What fits is taken at once, 3-tokens first; the first that does not waits for room (B16)."""
    seat = p.seat
    while p.due_threes or p.due_ones:
        token = THREE if p.due_threes else ONE
        if p.room(seat) <= 0:
            p.wanted = token
            return phases.ROOM
        count_down(p)
        p.put_in(seat, token)
        events.append(emerald_taken(seat, token))
    return phases.END


def count_down(p: Position) -> None:
    """The token whose turn it is has been taken or left."""
    if p.due_threes:
        p.due_threes -= 1
    else:
        p.due_ones -= 1


def _waterfall(p: Position, place: int, events: list[Event]) -> int:
    seat = p.seat
    if p.ouches[seat]:
        if p.great[seat] in p.rules.cursed:
            events.append(curse_held(seat, place))
        else:
            p.ouches[seat] -= 1
            p.ouches_left += 1
            events.append(ouch_healed(seat, place))
    return phases.END


# The abandoned camp


def _abandoned(p: Position, place: int, events: list[Event]) -> int:
    if objects.offers(p, p.reserve):
        return phases.CAMP
    events.append(camp_empty(p.seat, place))
    return phases.END


_EFFECTS: dict[int, Callable[[Position, int, list[Event]], int]] = {
    EMERALD: _emerald,
    ABANDONED: _abandoned,
    WATERFALL: _waterfall,
    CAVE: _cave,
}
"""By kind, what happens to who stops there; on all others nothing does."""


def camp_moves(p: Position) -> list[Move]:
    return [*(objects.TAKES[number] for number in objects.offers(p, p.reserve, p.declined)), objects.TAKE_NOTHING]


def why_not_camp(p: Position, move: TakeObject) -> Reason | None:
    reason = objects.why_not_in_reserve(p, move.object) or objects.why_not_mine(p, move.object)
    if reason is None and p.declined >> NUMBER_OF[move.object] & 1:
        return Reason("why-bakong-left-here")
    return reason
