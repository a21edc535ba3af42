"""How turns follow each other: too many cards in hand, the next seat, the last round and the count (M14-M18, M21)."""

from functools import cache

from game.contract import Event
from game.market.position import HAND, NONE, Position
from game.market.records import TOKEN_ENDS, GameEnded, PontoonShown, Scored, Standstill, TokenMoved, TurnBegan
from game.market.scoring import winners
from game.market.turns import phases

STILL_ROUNDS = 10

turn_began, token_moved = cache(TurnBegan), cache(TokenMoved)


def after(p: Position, events: list[Event]) -> int:
    """The same seat goes on while it has too many cards; else the turn is over."""
    seat, players = p.seat, p.players
    if len(p.hands[seat]) > HAND:
        return phases.SURPLUS
    p.turn += 1
    round_, seats_after = divmod(p.turn, players)
    if not seats_after and _last_round(p, events):
        return finish(p, events)
    if players == 1:
        events.append(token_moved(p.turn + 1))
    p.seat = p.to_move = seat = (seat + 1) % players
    events.append(turn_began(seat, round_ + 1))
    return phases.PLAY


def _last_round(p: Position, events: list[Event]) -> bool:
    """Whether the game ends with the round just played: a market is complete, nothing moves any more, or, alone, the
    token has gone all the way."""
    p.idle = 0 if p.laid else p.idle + 1
    p.laid = False
    if p.first_full != NONE or (p.players == 1 and p.turn == len(TOKEN_ENDS)):
        return True
    if p.idle == STILL_ROUNDS:
        events.append(Standstill(STILL_ROUNDS))
        return True
    return False


def finish(p: Position, events: list[Event]) -> int:
    """The final count, seat by seat from the first player on (M15-M18)."""
    p.to_move = None
    counts = [p.count(seat) for seat in range(p.players)]
    for i in range(p.players):
        seat = (p.starter + i) % p.players
        count = counts[seat]
        events += (PontoonShown(seat, p.pontoons[seat]), Scored(seat, count.objective, "objective", None))
        for place, points in count.chillies:
            events.append(Scored(seat, points, p.chilli_kind(seat, place), place))
        if count.complete:
            events.append(Scored(seat, count.complete, "complete", None))
    events.append(GameEnded(tuple(winners([(count.total, count.objective) for count in counts]))))
    return phases.OVER
