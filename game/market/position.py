"""A position of Bangkok: Floating Market as plain data: port, decks, hands, markets, pontoons.

Elementary changes keep what belongs together in step; what is allowed when stands in the modules of `turns`.
"""

from typing import Any, Self

from game.chance import Chance
from game.contract import Standing
from game.market.cards import Design
from game.market.grid import FULL
from game.market.records import SOURCES
from game.market.rules import BLOCKED_ALONE, DECKS, NOTHING_BLOCKED, Rules
from game.market.scoring import Count, count_market, winners
from game.phased import Phased

NONE = -1
"""No card on a place."""
HAND = 3


class Position(Phased):
    __slots__ = (
        "chillies",
        "decks",
        "expert",
        "filled",
        "first_full",
        "hands",
        "idle",
        "laid",
        "markets",
        "orders",
        "players",
        "pontoons",
        "port",
        "rules",
        "seat",
        "starter",
        "to_move",
        "turn",
        "under",
    )

    rules: Rules
    players: int
    expert: bool
    starter: int
    pontoons: tuple[int, ...]
    """By seat, the good of its objective: secret, but for its own seat, until the game is over."""
    to_move: int | None
    seat: int
    """Whose turn it is."""
    turn: int
    """How many turns went before."""

    port: list[int]
    """By place, the card there, or NONE."""
    decks: list[list[int]]
    """The boats and the chilli cards that nobody has seen yet, in no order: each card is picked when it is drawn."""
    orders: list[Chance]
    """By deck, what picks its cards, so that they come in the same order whatever happens on the table."""
    under: list[list[int]]
    """By deck, the cards below those, which all saw going there; the first of them is drawn first."""
    hands: list[list[int]]
    markets: list[list[int]]
    """By seat, by place."""
    filled: list[int]
    """By seat, the filled places of its market as a bit mask; and those with a chilli card."""
    chillies: list[int]

    first_full: int
    """The seat that laid its ninth card first, or NONE."""
    laid: bool
    """Whether a card was laid this round; and how many rounds in a row before it had none (M14a)."""
    idle: int

    @property
    def alone(self) -> bool:
        return self.players == 1

    def line_key(self, places: tuple[int, ...]) -> int:
        """What a line offers, in one number."""
        port, mask = self.port, self.rules.mask
        a, b, c = places
        return mask[port[a]] << 8 | mask[port[b]] << 4 | mask[port[c]]

    def blocked(self) -> tuple[int, ...]:
        """The ends of the port at which no card can be played this turn."""
        return BLOCKED_ALONE[self.turn] if self.players == 1 and self.to_move is not None else NOTHING_BLOCKED

    def chillies_in_port(self) -> int:
        return sum(map(self.rules.deck.__getitem__, self.port))

    # Cards come and go

    def left(self, deck: int) -> int:
        """How many cards a deck holds."""
        return len(self.decks[deck]) + len(self.under[deck])

    def draw(self, deck: int) -> int:
        """The top card of a deck that is not empty."""
        cards = self.decks[deck]
        if not cards:
            return self.under[deck].pop(0)
        return self.orders[deck].draw(cards)

    def put_under(self, card: int) -> str:
        """A card goes under its deck for all to see; which deck."""
        deck = self.rules.deck[card]
        self.under[deck].append(card)
        return DECKS[deck]

    def lay(self, seat: int, card: int, place: int) -> None:
        self.markets[seat][place] = card
        self.filled[seat] |= 1 << place
        self.chillies[seat] |= self.rules.deck[card] << place

    # Counting

    def cells(self, seat: int) -> list[Design | None]:
        """A seat's market as cards."""
        designs = self.rules.cards.designs
        return [designs[card] if card != NONE else None for card in self.markets[seat]]

    def count(self, seat: int, with_objective: bool = True) -> Count:
        """What a seat's market is worth as it lies. The objective is a secret of that seat."""
        return count_market(self.cells(seat), self.pontoons[seat] if with_objective else None, self.rules.cards.pay)

    # What a State promises

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.players = self.players
        twin.expert = self.expert
        twin.starter = self.starter
        twin.pontoons = self.pontoons
        twin.to_move = self.to_move
        twin.seat = self.seat
        twin.turn = self.turn
        twin.phase = self.phase
        twin.port = self.port[:]
        boats, chillies = self.decks
        twin.decks = [boats[:], chillies[:]]
        boat_order, chilli_order = self.orders
        twin.orders = [Chance(boat_order.state), Chance(chilli_order.state)]
        boats, chillies = self.under
        twin.under = [boats[:], chillies[:]]
        twin.hands = [hand[:] for hand in self.hands]
        twin.markets = [market[:] for market in self.markets]
        twin.filled = self.filled[:]
        twin.chillies = self.chillies[:]
        twin.first_full = self.first_full
        twin.laid = self.laid
        twin.idle = self.idle
        return twin

    def known_to(self, seat: int, chance: Chance) -> Self:
        """Secret are the other pontoons and the order of the decks above the cards all saw going under them."""
        twin = self.copy()
        for deck in twin.decks:
            deck.sort()  # what a view becomes may not hang on what is hidden
        twin.orders = [chance.branch(), chance.branch()]
        if self.to_move is not None:
            mine = self.pontoons[seat]
            others = sorted(self.rules.cards.pontoons)
            others.remove(mine)
            chance.shuffle(others)
            twin.pontoons = tuple([mine if other == seat else others.pop() for other in range(self.players)])
        return twin

    def standings(self) -> list[Standing]:
        """While objectives are secret, what lies open on the table; at the end, or alone, all of it."""
        counts = [self.count(seat, self.alone or self.to_move is None) for seat in range(self.players)]
        best = winners([(count.total, count.objective) for count in counts])
        return [
            Standing(seat, count.total, self._sources(seat, count), seat in best, count.objective)
            for seat, count in enumerate(counts)
        ]

    def _sources(self, seat: int, count: Count) -> tuple[tuple[str, int], ...]:
        points = dict.fromkeys(SOURCES, 0)
        points["objective"], points["complete"] = count.objective, count.complete
        for place, paid in count.chillies:
            points[self.chilli_kind(seat, place)] += paid
        return tuple(points.items())

    def chilli_kind(self, seat: int, place: int) -> str:
        """The kind of the chilli card on a place of a market."""
        kind = self.rules.cards.designs[self.markets[seat][place]].chilli
        assert kind is not None, "a chilli card lies there"
        return kind

    def full(self, seat: int) -> bool:
        return self.filled[seat] == FULL

    def snapshot(self) -> tuple[Any, ...]:
        """What follows from the markets is left out."""
        return (
            self.to_move,
            self.seat,
            self.turn,
            self.phase,
            (self.expert, self.starter),
            self.pontoons,
            tuple(self.port),
            tuple(map(tuple, self.decks)),
            tuple([order.state for order in self.orders]),
            tuple(map(tuple, self.under)),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.markets)),
            (self.first_full, self.laid, self.idle),
        )
