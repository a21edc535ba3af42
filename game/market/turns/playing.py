"""A turn begins with a card played into the port, or a line of it renewed (M6-M9, M13, M19, M20)."""

from functools import cache

from game.contract import Event, Move, Reason
from game.market.port import next_deck, shift
from game.market.position import NONE, Position
from game.market.records import (
    BOAT_DECK,
    LINE_OF,
    LINES,
    PATHS,
    TOKEN_ENDS,
    CardDrawn,
    CardPlayed,
    CardRenewed,
    CardsTaken,
    CardStays,
    LineRenewed,
    LineShifted,
    PlayCard,
    Renew,
)
from game.market.rules import BOAT, CHILLI, DECK_ENDS, DECKS, SETS
from game.market.turns import next_turn

RENEWALS = tuple(map(Renew, range(len(LINES))))

card_played, card_drawn = cache(CardPlayed), cache(CardDrawn)
line_renewed, card_renewed = cache(LineRenewed), cache(CardRenewed)
"""Records made once: a search meets the same ones again and again, and finding one is cheaper than making one."""


# A card into the port


def moves(p: Position) -> list[Move]:
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


def play_card(p: Position, move: PlayCard, events: list[Event]) -> int:
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
    return next_turn.after(p, events)


# A line renewed


def why_not_renew(_p: Position, move: Renew) -> Reason | None:
    return None if 0 <= move.line < len(LINES) else Reason("why-market-no-such-line")


def renew(p: Position, move: Renew, events: list[Event]) -> int:
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
    return next_turn.after(p, events)
