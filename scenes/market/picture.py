"""The Floating Market table as it is shown, which may lag behind the rules: port, hands, markets, decks, pontoons."""

from dataclasses import dataclass
from functools import lru_cache

from pygame import FRect

from game.contract import Event
from game.market import records
from game.market.cards import Design
from game.market.records import BOAT_DECK, BOTTOM, CHILLI_DECK, ENDS, LINE_OF, LINES, RIGHT
from game.market.rules import Rules
from game.market.scoring import Count, count_market
from scenes.market import layout
from scenes.table.showing import picture as table


@dataclass(eq=False)
class CardSprite:
    card: int
    x: float
    y: float
    size: float
    face: bool = True
    turn: float = 1.0
    """How much of its width shows: none in the middle of turning over."""
    lift: float = 0.0
    alpha: float = 1.0


def sprite_in(card: int, box: FRect, face: bool = True) -> CardSprite:
    return CardSprite(card, box.centerx, box.centery, box.width, face)


class Picture(table.Picture):
    def __init__(self, rules: Rules, seats: int) -> None:
        self.cards, self.seats = rules.cards, seats
        self.alone = seats == 1
        everyone = range(seats)
        self.port: dict[int, CardSprite] = {}
        self.hands: list[list[int]] = [[] for _ in everyone]
        self.markets: list[dict[int, int]] = [{} for _ in everyone]
        self.pontoons: list[int | None] = [None for _ in everyone]
        self.shown = [False for _ in everyone]
        """By seat, whether its pontoon lies open."""
        self.decks = {BOAT_DECK: len(rules.boats[seats]), CHILLI_DECK: len(rules.chillies)}
        self._worth = lru_cache(maxsize=16)(self._count)
        """Asked several times a frame, of a few markets that seldom change."""
        self.points: list[float | None] = [None for _ in everyone]
        """By seat, the points of the final count so far; None before it."""
        self.counted: dict[tuple[int, int], int] = {}
        """By seat and place, what a chilli card was counted with."""
        self.counting: int | None = None
        """Whose market lies large while the final count goes from seat to seat."""
        self.turn_of = 0
        self.round = 0
        self.token = 0.0
        """Alone: which of its places the token stands on; between two while it moves."""
        self.last_round: int | None = None
        self.waiting: CardSprite | None = None
        """The card played, before it has come into the port."""
        self.aloft: list[CardSprite] = []
        self.lit: dict[int, set[int]] = {}
        """By seat, places of its market that light up while they are counted."""

    def design(self, card: int) -> Design:
        return self.cards.designs[card]

    def deck_of(self, card: int) -> str:
        return BOAT_DECK if self.design(card).chilli is None else CHILLI_DECK

    def cells(self, seat: int) -> list[Design | None]:
        market = self.markets[seat]
        return [self.design(market[place]) if place in market else None for place in range(9)]

    def worth(self, seat: int, with_objective: bool) -> Count:
        """A market as it is shown; the objective only where it may be."""
        return self._worth(tuple(self.cells(seat)), self.pontoons[seat] if with_objective else None)

    def _count(self, cells: tuple[Design | None, ...], objective: int | None) -> Count:
        return count_market(cells, objective, self.cards.pay)

    def apply(self, event: Event) -> None:  # noqa: C901 - a table: what each event changes
        match event:
            case records.LotDealt(seat, cards):
                self.hands[seat] = list(cards)
            case records.PontoonDealt(seat, good):
                self.pontoons[seat] = good
            case records.PortLaid(cards):
                for place, card in enumerate(cards):
                    self.put(place, card)
                    self.decks[self.deck_of(card)] -= 1
            case records.TurnBegan(seat, number):
                self.turn_of, self.round = seat, number
                self.token = number - 1.0
            case records.CardPlayed(seat, card, end):
                self.hands[seat].remove(card)
                self.waiting = CardSprite(card, *layout.post(end).center, layout.PORT_CARD)
            case records.CardsTaken(seat, places, cards):
                for place in places:
                    self.port.pop(place)
                self.hands[seat] += cards
            case records.LineShifted(end, cards):
                for place, lies in zip(LINES[LINE_OF[end]], cards, strict=True):
                    self.port.pop(place, None)
                    if lies is not None:
                        self.put(place, lies)
                self.waiting = None
            case records.CardDrawn(place, card, deck):
                self.decks[deck] -= 1
                self.put(place, card)
            case records.CardLaid(seat, card, place):
                self.hands[seat].remove(card)
                self.markets[seat][place] = card
            case records.CardPutUnder(seat, card, deck):
                self.hands[seat].remove(card)
                self.decks[deck] += 1
            case records.CardRenewed(place, _, new, _):
                self.put(place, new)
            case records.LastRound(seat):
                self.last_round = seat
            case records.TokenMoved(turn):
                self.token = turn - 1.0
            case records.PontoonShown(seat, good):
                self.counting = seat
                self.pontoons[seat] = good
                self.shown[seat] = True
                self.points[seat] = self.points[seat] or 0
            case records.Scored(seat, points, _, of):
                self.points[seat] = (self.points[seat] or 0) + points
                if of is not None:
                    self.counted[seat, of] = points

    def put(self, place: int, card: int) -> None:
        """A card lies on a place of the port."""
        self.port[place] = sprite_in(card, layout.field(place))

    def shifted(self, end: int) -> list[tuple[int, CardSprite]]:
        """Where the cards of a line and the one waiting at its end go: away from that end, as far as they can."""
        line = LINES[LINE_OF[end]]
        cards = [self.port[place] for place in line if place in self.port]
        late = ENDS[end][0] in (RIGHT, BOTTOM)
        came = [self.waiting] if self.waiting else []
        order = [*cards, *came] if late else [*came, *cards]
        places = line[: len(order)] if late else line[3 - len(order) :]
        return list(zip(places, order, strict=True))
