"""Taking a die from the pool into a group (D6, D7)."""

from collections.abc import Sequence
from functools import cache

from game.contract import Event, Move, Reason
from game.dice.position import Position
from game.dice.records import DieTaken, Take
from game.dice.rules import TAKES, kind_of
from game.dice.turns import phases, rounds

die_taken = cache(DieTaken)
"""Records made once: a search meets the same ones again and again, and finding one is cheaper than making one."""


def moves(p: Position) -> Sequence[Move]:
    takes = TAKES[len(p.groups[p.seat])]
    found: list[Move] = []
    for count, ways in zip(p.pool, takes, strict=True):
        if count:
            found += ways
    return found


def why_not_take(p: Position, move: Take) -> Reason | None:
    if not (0 <= move.colour < p.players and 1 <= move.value <= 6 and p.pool[kind_of(move.colour, move.value)]):
        return Reason("why-dice-not-in-pool")
    if not 0 <= move.group <= len(p.groups[p.seat]):
        return Reason("why-dice-no-such-group")
    return None


def take(p: Position, move: Take, events: list[Event]) -> int:
    """The turn goes to the right; the last die ends the round."""
    seat, kind = p.seat, kind_of(move.colour, move.value)
    p.pool[kind] -= 1
    p.left -= 1
    mine = p.groups[seat]
    if move.group == len(mine):
        mine.append((kind,))
    else:
        mine[move.group] += (kind,)
    events.append(die_taken(seat, move.colour, move.value, move.group))
    if not p.left:
        return rounds.end(p, events)
    p.seat = p.to_move = (seat - 1) % p.players
    return phases.TAKE
