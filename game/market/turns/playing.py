"""A turn: a card into the port or a line renewed, what is then too much in hand, and the next seat (M6-M14, M21)."""

from collections.abc import Sequence
from functools import cache

from game.contract import Event, Move, Reason
from game.market.grid import COLUMN, ROW, chilli_places, free_places, touches
from game.market.port import next_deck, shift
from game.market.position import HAND, NONE, OVER, SURPLUS, TURN, Position
from game.market.records import (
    BOAT_DECK,
    LINE_OF,
    LINES,
    PATHS,
    TOKEN_ENDS,
    CardDrawn,
    CardLaid,
    CardPlayed,
    CardPutUnder,
    CardRenewed,
    CardsTaken,
    CardStays,
    GameEnded,
    LastRound,
    Lay,
    LineRenewed,
    LineShifted,
    PlayCard,
    PontoonShown,
    PutUnder,
    Renew,
    Scored,
    Standstill,
    TokenMoved,
    TurnBegan,
)
from game.market.rules import BOAT, CHILLI, DECK_ENDS, DECKS, SETS
from game.market.scoring import PLACES, winners

STILL_ROUNDS = 10
RENEWALS = tuple(map(Renew, range(len(LINES))))

card_played, card_laid, card_put_under = cache(CardPlayed), cache(CardLaid), cache(CardPutUnder)
card_drawn, line_renewed, card_renewed = cache(CardDrawn), cache(LineRenewed), cache(CardRenewed)
turn_began, token_moved = cache(TurnBegan), cache(TokenMoved)
"""Records made once, because a search meets the same ones again and again."""


# A card into the port


def turn_moves(p: Position) -> list[Move]:
    rules, mask = p.rules, p.rules.mask
    a, b, c, d, e, f, g, h, i = [mask[card] for card in p.port]
    rows = a << 8 | b << 4 | c, d << 8 | e << 4 | f, g << 8 | h << 4 | i
    columns = a << 8 | d << 4 | g, b << 8 | e << 4 | h, c << 8 | f << 4 | i
    (row1, row2, row3), (column1, column2, column3) = rows, columns
    offers, families = rules.offers[p.blocked()], rules.families
    found: list[Move] = []
    for card in dict.fromkeys(p.hands[p.seat]):
        care = families[card].care
        r1, r2, r3, c1, c2, c3 = offers[card]  # one after another: a loop over the lines takes half as long again
        found += r1[row1 & care]
        found += r2[row2 & care]
        found += r3[row3 & care]
        found += c1[column1 & care]
        found += c2[column2 & care]
        found += c3[column3 & care]
    found += RENEWALS
    return found


def why_closed(p: Position, card: int, end: int) -> Reason | None:
    """Why a card of this design, in hand or not, cannot be played at this end (M6, M19, M20)."""
    return why_blocked(p, end) or (None if sets_of(p, card, end) else Reason("why-market-nothing-shared"))


def why_blocked(p: Position, end: int) -> Reason | None:
    """Why no card at all can be played at this end now."""
    if not 0 <= end < len(PATHS):
        return Reason("why-market-no-such-end")
    if p.to_move is None:
        return Reason("why-game-over")
    if p.players == 1:
        if end in DECK_ENDS:
            return Reason("why-market-deck-end")
        if end == TOKEN_ENDS[p.turn]:
            return Reason("why-market-token-end")
    return None


def sets_of(p: Position, card: int, end: int) -> tuple[tuple[int, ...], ...]:
    """The sets of places that a card takes when played at this end, blocked or not; none if nothing is shared."""
    line = LINE_OF[end]
    families = p.rules.families[card]
    return SETS[line][families[p.line_key(LINES[line]) & families.care]]


def why_not_play(p: Position, move: PlayCard) -> Reason | None:
    if move.card not in p.hands[p.seat]:
        return Reason("why-market-not-in-hand")
    blocked = why_blocked(p, move.end)
    if blocked is not None:
        return blocked
    sets = sets_of(p, move.card, move.end)
    if move.taken in sets:
        return None
    if not sets:
        return Reason("why-market-nothing-shared")
    if any(set(move.taken) < set(one) for one in sets):
        return Reason("why-market-take-all")
    return Reason("why-market-cannot-take")


def play_card(p: Position, move: PlayCard, events: list[Event]) -> None:
    """The card goes in, what it takes comes out, the line shifts and is refilled."""
    card, end, taken, port, seat = move.card, move.end, move.taken, p.port, p.seat
    hand = p.hands[seat]
    hand.remove(card)
    cards = tuple([port[place] for place in taken])
    hand += cards
    for place in taken:
        port[place] = NONE
    near, middle, far = path = PATHS[end]
    port[near], port[middle], port[far] = shifted = shift([port[near], port[middle], port[far]], card, NONE)
    line = tuple([port[place] if port[place] != NONE else None for place in LINES[LINE_OF[end]]])
    events += (card_played(seat, card, end), CardsTaken(seat, taken, cards), LineShifted(end, line))
    for place in reversed(path[: shifted.index(card)]):
        deck = next_deck(p.chillies_in_port(), p.left(BOAT), p.left(CHILLI))
        if deck is not None:
            port[place] = drawn = p.draw(BOAT if deck == BOAT_DECK else CHILLI)
            events.append(card_drawn(place, drawn, deck))
    _after(p, events)


# A line renewed


def why_not_renew(p: Position, move: Renew) -> Reason | None:
    return None if 0 <= move.line < len(LINES) else Reason("why-market-no-such-line")


def renew(p: Position, move: Renew, events: list[Event]) -> None:
    port, olds = p.port, []
    events.append(line_renewed(p.seat, move.line))
    for place in LINES[move.line]:
        old = port[place]
        if old == NONE:
            continue
        deck = p.rules.deck[old]
        if p.left(deck):
            port[place] = new = p.draw(deck)
            olds.append(old)
            events.append(card_renewed(place, old, new, DECKS[deck]))
        else:
            events.append(CardStays(place, old))
    for old in olds:
        p.put_under(old)
    _after(p, events)


# What is too much in hand


def places_for(p: Position, seat: int, card: int) -> tuple[int, ...]:
    """The places of a seat's market that a card of this design may be laid on, row by row."""
    filled = p.filled[seat]
    return chilli_places(filled, p.chillies[seat], p.expert) if p.rules.deck[card] else free_places(filled)


def surplus_moves(p: Position) -> Sequence[Move]:
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


def why_not_lay(p: Position, move: Lay) -> Reason | None:
    if move.card not in p.hands[p.seat]:
        return Reason("why-market-not-in-hand")
    return why_not_place(p, p.seat, move.card, move.place)


def lay(p: Position, move: Lay, events: list[Event]) -> None:
    seat = p.seat
    p.hands[seat].remove(move.card)
    p.lay(seat, move.card, move.place)
    p.laid = True
    events.append(card_laid(seat, move.card, move.place))
    if p.full(seat) and p.first_full == NONE:
        p.first_full = seat
        if not p.alone:
            events.append(LastRound(seat))
    _after(p, events)


def why_not_put_under(p: Position, move: PutUnder) -> Reason | None:
    hand = p.hands[p.seat]
    if move.card not in hand:
        return Reason("why-market-not-in-hand")
    if any(places_for(p, p.seat, card) for card in hand):
        return Reason("why-market-must-lay")
    return None


def put_under(p: Position, move: PutUnder, events: list[Event]) -> None:
    p.hands[p.seat].remove(move.card)
    events.append(card_put_under(p.seat, move.card, p.put_under(move.card)))
    _after(p, events)


# The next turn, or the end


def _after(p: Position, events: list[Event]) -> None:
    """The same seat goes on while it has too many cards; else the turn is over."""
    seat, players = p.seat, p.players
    if len(p.hands[seat]) > HAND:
        p.phase = SURPLUS
        return
    p.turn += 1
    round_, seats_after = divmod(p.turn, players)
    if not seats_after and _last_round(p, events):
        finish(p, events)
        return
    if players == 1:
        events.append(token_moved(p.turn + 1))
    p.seat = p.to_move = seat = (seat + 1) % players
    p.phase = TURN
    events.append(turn_began(seat, round_ + 1))


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


def finish(p: Position, events: list[Event]) -> None:
    """The final count, seat by seat from the first player on (M15-M18)."""
    p.to_move, p.phase = None, OVER
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
