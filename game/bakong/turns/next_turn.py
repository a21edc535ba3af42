"""How turns follow each other: the first objects, the roll, what the quicksand gives back, the next seat (B7, B8)."""

from collections.abc import Sequence
from functools import cache

from game.bakong.position import NONE, Position
from game.bakong.records import (
    RESERVE,
    DiceRolled,
    Reroll,
    Roll,
    SunkenReturned,
    TakeObject,
    TurnBegan,
)
from game.bakong.rules import LOGBOOK, NUMBER_OF, names_of
from game.bakong.turns import objects, phases
from game.contract import Event, Move, Reason

turn_began, dice_rolled = cache(TurnBegan), cache(DiceRolled)
"""Records made once: a search meets the same ones again and again, and finding one is cheaper than making one."""
ROLL, REROLL = Roll(), Reroll()
_ROLL_MOVES = (ROLL,)


# The first objects


def start_moves(p: Position) -> list[Move]:
    return [objects.TAKES[number] for number in objects.offers(p, p.reserve)]


def why_not_start(p: Position, move: TakeObject) -> Reason | None:
    return objects.why_not_in_reserve(p, move.object)


def start(p: Position, move: TakeObject, events: list[Event]) -> int:
    objects.put_in(p, p.reserve, move.object, RESERVE, events)
    return phases.END


# The roll


def roll_moves(_p: Position) -> Sequence[Move]:
    return _ROLL_MOVES


def roll(p: Position, _move: Roll, events: list[Event]) -> int:
    chance = p.chance
    p.dice = chance.die(), chance.die()
    events.append(dice_rolled(p.seat, p.dice, False))
    return phases.FLIP


def why_not_reroll(p: Position, _move: Reroll) -> Reason | None:
    if not p.objects[p.seat] & LOGBOOK:
        return Reason("why-bakong-no-logbook")
    return Reason("why-bakong-rerolled") if p.rerolled else None


def reroll(p: Position, _move: Reroll, events: list[Event]) -> int:
    chance = p.chance
    p.dice = chance.die(), chance.die()
    p.rerolled = True
    events.append(dice_rolled(p.seat, p.dice, True))
    return phases.FLIP


# The next turn


def arrive_end(p: Position, events: list[Event]) -> int | None:
    if p.sunken:
        names = names_of(p.sunken)
        for name in names:
            p.reserve[NUMBER_OF[name]] += 1
        p.sunken = 0
        events.append(SunkenReturned(names))
    seat = (p.seat + 1) % p.players
    if seat == p.starter:
        p.round += 1
    begin_turn(p, seat, events)
    return phases.ROLL if p.round else phases.START


def begin_turn(p: Position, seat: int, events: list[Event]) -> None:
    p.seat = p.to_move = seat
    p.dice = (0, 0)
    p.rerolled = False
    p.flipped = p.was = NONE
    p.steps = p.declined = 0
    events.append(turn_began(seat, p.round))
