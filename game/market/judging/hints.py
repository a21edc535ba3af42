"""Why a move of the Floating Market may be a good one: what it lays, what that pays, what it keeps from others.

A hint stands on the screen for all to see, so in company it never speaks of the objective.
"""

from game.contract import Move, Reason
from game.market import outlook
from game.market.judging.forecast import forecast
from game.market.position import HAND, Position
from game.market.records import Lay, PlayCard, PutUnder, Renew
from game.market.scoring import PLACES

SHARP = 2.5
"""A card that would bring the next player so many points more than any other is worth keeping from them."""


def reasons(p: Position, move: Move) -> tuple[Reason, ...]:
    if isinstance(move, PlayCard):
        return tuple(_of_play(p, move))
    if isinstance(move, Lay):
        return tuple(_of_lay(p, move))
    if isinstance(move, Renew):
        return (Reason("hint-market-renew"),)
    assert isinstance(move, PutUnder)
    return (Reason("hint-market-under"),)


def _of_play(p: Position, move: PlayCard) -> list[Reason]:
    seat = p.seat
    cards = [p.port[place] for place in move.taken]
    lays = max(0, len(p.hands[seat]) - 1 + len(cards) - HAND)
    found = []
    if lays and p.filled[seat].bit_count() + lays >= PLACES:
        found.append(Reason("hint-market-fills", (("points", p.rules.cards.pay.complete),)))
    if lays:
        points = max((best_now(p, seat, card) for card in cards), default=0)
        if points > 0:
            found.append(Reason("hint-market-brings", (("points", points),)))
    if any(p.rules.deck[card] and outlook.places_open(p, seat, card) for card in cards):
        found.append(Reason("hint-market-chilli"))
    if lays > 1:
        found.append(Reason("hint-market-lays", (("count", lays),)))
    if p.alone:
        goods = sum(p.rules.cards.designs[card].goods[p.pontoons[seat]] for card in cards)
        if goods:
            found.append(Reason("hint-market-objective", (("count", goods),)))
    else:
        others = forecast(p, (seat + 1) % p.players)
        wanted = max((others.gain(card)[0] for card in cards), default=0.0)
        if wanted >= SHARP:
            found.append(Reason("hint-market-denies", (("points", round(wanted)),)))
    return found or [Reason("hint-market-takes", (("count", len(cards)),))]


def best_now(p: Position, seat: int, card: int) -> int:
    """The most open points that laying this card now would bring."""
    return max((outlook.change(p, seat, card, place).points for place in outlook.places_open(p, seat, card)), default=0)


def _of_lay(p: Position, move: Lay) -> list[Reason]:
    seat = p.seat
    change = outlook.change(p, seat, move.card, move.place)
    found = []
    points = change.points - change.complete
    if points > 0:
        key = "hint-market-lay-chilli" if p.rules.deck[move.card] else "hint-market-lay-pays"
        found.append(Reason(key, (("points", points),)))
    if change.complete:
        found.append(Reason("hint-market-fills", (("points", change.complete),)))
    if p.alone:
        goods = outlook.objective_change(p, seat, move.card)
        if goods:
            found.append(Reason("hint-market-objective", (("count", goods),)))
    if points == 0 and not p.rules.deck[move.card]:
        found.append(Reason("hint-market-lay-harmless"))
    if points < 0:
        found.append(Reason("hint-market-lay-least", (("points", -points),)))
    return found or [Reason("hint-market-lay-room")]
