"""What is too much in hand is laid into the market, or goes under its deck if it cannot be (M10-M12)."""

from collections.abc import Sequence
from functools import cache

from game.contract import Event, Move, Reason
from game.market.grid import COLUMN, ROW, chilli_places, free_places, touches
from game.market.position import NONE, Position
from game.market.records import CardLaid, CardPutUnder, LastRound, Lay, PutUnder
from game.market.scoring import PLACES
from game.market.turns import next_turn

card_laid, card_put_under = cache(CardLaid), cache(CardPutUnder)


def places_for(p: Position, seat: int, card: int) -> tuple[int, ...]:
    """The places of a seat's market that a card of this design may be laid on, row by row."""
    filled = p.filled[seat]
    return chilli_places(filled, p.chillies[seat], p.expert) if p.rules.deck[card] else free_places(filled)


def moves(p: Position) -> Sequence[Move]:
    seat, rules = p.seat, p.rules
    hand = dict.fromkeys(p.hands[seat])
    found = [rules.lays[card][place] for card in hand for place in places_for(p, seat, card)]
    return found or [rules.puts_under[card] for card in hand]


def why_not_place(p: Position, seat: int, card: int, place: int) -> Reason | None:
    """Why a card of this design, in hand or not, cannot be laid on this place of a seat's market (M10, M11)."""
    filled, chillies = p.filled[seat], p.chillies[seat]
    if not 0 <= place < PLACES:
        return Reason("why-market-no-such-place")
    if place in places_for(p, seat, card):
        return None
    if filled >> place & 1:
        return Reason("why-market-place-taken")
    if not filled:
        return Reason("why-market-first-corner")
    if not touches(filled, place):
        return Reason("why-market-not-touching")
    if chillies & ROW[place]:
        return Reason("why-market-chilli-row")
    assert chillies & COLUMN[place], "nothing else closes a place"
    return Reason("why-market-chilli-column")


def why_nowhere(p: Position, seat: int, card: int) -> Reason | None:
    """Why a card of this design cannot be laid into a seat's market at all; None if it can (M10, M11)."""
    if places_for(p, seat, card):
        return None
    if p.full(seat):
        return Reason("why-market-full")
    return Reason("why-market-chilli-nowhere-expert" if p.expert else "why-market-chilli-nowhere")


def why_not_lay(p: Position, move: Lay) -> Reason | None:
    if move.card not in p.hands[p.seat]:
        return Reason("why-market-not-in-hand")
    return why_not_place(p, p.seat, move.card, move.place)


def lay(p: Position, move: Lay, events: list[Event]) -> int:
    seat = p.seat
    p.hands[seat].remove(move.card)
    p.lay(seat, move.card, move.place)
    p.laid = True
    events.append(card_laid(seat, move.card, move.place))
    if p.full(seat) and p.first_full == NONE:
        p.first_full = seat
        if not p.alone:
            events.append(LastRound(seat))
    return next_turn.after(p, events)


def why_not_put_under(p: Position, move: PutUnder) -> Reason | None:
    hand = p.hands[p.seat]
    if move.card not in hand:
        return Reason("why-market-not-in-hand")
    if any(places_for(p, p.seat, card) for card in hand):
        return Reason("why-market-must-lay")
    return None


def put_under(p: Position, move: PutUnder, events: list[Event]) -> int:
    p.hands[p.seat].remove(move.card)
    events.append(card_put_under(p.seat, move.card, p.put_under(move.card)))
    return next_turn.after(p, events)
