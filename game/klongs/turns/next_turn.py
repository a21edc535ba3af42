"""How turns follow each other: the movement card afterwards, the draw, the next seat, a standstill (K10, K25, K33)."""

from functools import cache

from game.contract import Event, Move, Reason
from game.klongs.position import Position
from game.klongs.records import BIG, BoatDrawn, Draw, EndTurn, Standstill, TurnBegan
from game.klongs.turns import market_day, phases, placing

STILL_ROUNDS = 3
boat_drawn, turn_began = cache(BoatDrawn), cache(TurnBegan)
draw_from = cache(Draw)
END_TURN = EndTurn()


# The movement card afterwards


def arrive_move(p: Position, _events: list[Event]) -> int | None:
    return None if placing.can_move_boat(p) else phases.DRAW


def end_moves(p: Position) -> list[Move]:
    return [END_TURN, *placing.ways_to_move(p)]


def keep_card(_p: Position, _move: EndTurn, _events: list[Event]) -> int:
    return phases.DRAW


# The draw


def arrive_draw(p: Position, events: list[Event]) -> int | None:
    """Draw back to a full hand; only with two stacks to draw from is there something to decide."""
    hand, first, last = p.hands[p.seat], p.stacks[0], p.stacks[-1]
    while not p.kept and len(hand) < p.rules.hand and (first or last):
        if first and last and first is not last:
            return None
        _draw(p, 0 if first else 1, events)
    return phases.END


def _draw(p: Position, number: int, events: list[Event]) -> None:
    seat, boat = p.seat, p.orders[number].draw(p.stacks[number])
    p.hands[seat].append(boat)
    events.append(boat_drawn(seat, boat, p.stack_names[number]))


def draw_moves(p: Position) -> list[Move]:
    return [draw_from(name) for name in p.stack_names]


def why_not_draw(p: Position, move: Draw) -> Reason | None:
    return None if move.stack in p.stack_names else Reason("why-klongs-no-such-stack")


def draw(p: Position, move: Draw, events: list[Event]) -> int:
    _draw(p, p.stack_names.index(move.stack), events)
    return phases.DRAW


# The next turn


def arrive_end(p: Position, events: list[Event]) -> int | None:
    still = _standstill(p)
    if still:
        events.append(Standstill(still))
        return market_day.begin(p, BIG, events)
    p.turn += 1
    begin_turn(p, (p.seat + 1) % p.players, events)
    return phases.PLACE


def begin_turn(p: Position, seat: int, events: list[Event]) -> None:
    p.seat = p.to_move = seat
    p.moved = p.kept = False
    p.placed = -1
    events.append(turn_began(seat))


def _standstill(p: Position) -> str:
    """Why nothing goes on any more, if so: all had to skip, or hands no longer shrink with the stacks empty."""
    if p.skips == p.players:
        return "skips"
    if any(p.stacks):
        return ""
    held = sum(map(len, p.hands))
    if held < p.fewest:
        p.fewest, p.idle = held, 0
    else:
        p.idle += 1
    return "circles" if p.idle == STILL_ROUNDS * p.players else ""
