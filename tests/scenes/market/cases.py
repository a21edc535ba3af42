"""By kind of event, a position of the Floating Market and the decisions that bring one about."""

from collections.abc import Callable

from game.contract import Event, Move
from game.market.records import (
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
from tests.game.market.positions import Market, end

Case = tuple[Market, list[Move]]

PORT = ("P, F, O", "C, PF, OC", "shun P, FF, each C")
NEARLY_FULL = ("P, shun F, O", "pairs PF, PF, OC", "FF, CC, -")


def begun(players: int = 2, hand: str = "PF, O, C", expert: bool = False) -> Market:
    market = Market(players, expert=expert)
    market.port(*PORT)
    market.hold(hand)
    market.decks("PC, FO, OO, PPP, PF, C, F", "once PP, pairs CO, shun C")
    return market


def laying(market: Market, hand: str) -> Market:
    """With a card too many in hand."""
    market.hold(hand)
    market.state.phase = 1
    return market


def _take(name: str, at: str, *places: int, players: int = 2, hand: str = "PF, O, C") -> Case:
    market = begun(players, hand)
    return market, [PlayCard(market.card(name), end(at), places)]


def _lay() -> Case:
    market, moves = _take("PF", "left 1", 0, 1)
    return market, [*moves, Lay(market.card("O"), 0)]


def _same_twice() -> Case:
    """Two cards of one design in hand, one of them laid: the other one stays where it is."""
    market, moves = _take("PF", "bottom 2", 1, 4, hand="F, O, PF")
    return market, [*moves, Lay(market.card("F"), 0)]


def _fill() -> Case:
    market = begun(hand="PFO, O, C")
    market.lie(*NEARLY_FULL)
    taken = PlayCard(market.card("PFO"), end("right 1"), (0, 1, 2))
    return market, [taken, Lay(market.card("O"), 8), PutUnder(market.card("C"))]


def _renew(boats: str = "PC, FO, OO", chillies: str = "once PP, pairs CO") -> Case:
    market = begun(3)
    market.decks(boats, chillies)
    return market, [Renew(2)]


def _renew_alike() -> Case:
    """The card that comes is of the same design as the one that goes, and they meet at the deck."""
    market = begun()
    market.decks("P, F, O, C", "shun P, each C")
    return market, [Renew(0), Renew(2)]


def _stand_still() -> Case:
    market = begun()
    state = market.state
    state.idle, state.turn, state.seat, state.to_move = 9, 1, 1, 1
    market.lie("shun P, F, -", "each C, O, -", "-, -, -", seat=1)
    return market, [Renew(3)]


def _last_of_round() -> Case:
    """The others have laid their ninth card before: the fourth seat's turn is the last one."""
    market = begun(4)
    state = market.state
    market.hold("O, C, F", seat=3)
    state.turn, state.seat, state.to_move = 3, 3, 3
    for seat in range(3):
        market.lie("P, shun F, O", "pairs PF, PF, OC", "FF, CC, once PP", seat=seat)
    state.first_full = 1
    return market, [PlayCard(market.card("O"), end("top 3"), (2,))]


def _last_alone() -> Case:
    market = begun(1)
    market.lie("each C, CC, -", "C, -, -", "-, -, -")
    market.state.turn = 8
    return market, [Renew(0)]


CASES: dict[type[Event], Callable[[], Case]] = {
    TurnBegan: lambda: _take("O", "left 1", 2),
    CardPlayed: lambda: _take("O", "right 1", 2, players=4),
    CardsTaken: lambda: _take("PF", "top 2", 1, 4, players=3),
    LineShifted: lambda: _take("PF", "bottom 1", 0, 6, players=1),
    CardDrawn: lambda: _take("PF", "left 1", 0, 1),
    CardLaid: _lay,
    CardPutUnder: _fill,
    LineRenewed: _renew,
    CardRenewed: lambda: _renew("PC, FO, OO, C", "once PP, pairs CO, shun C"),
    CardStays: lambda: _renew("PC", ""),
    LastRound: _fill,
    Standstill: _stand_still,
    TokenMoved: lambda: _take("O", "left 1", 2, players=1),
    PontoonShown: _last_of_round,
    Scored: _last_alone,
    GameEnded: _last_of_round,
}

MORE: tuple[Callable[[], Case], ...] = (_same_twice, _renew_alike)
"""Others worth a look."""
