"""A position of Bangkok Klongs as plain data: the boats on the water, hands, stacks, stocks, merchants, points.

Elementary changes keep the counts and the open spaces in step; what is allowed when stands in the modules of `turns`.
"""

from functools import cache
from typing import Any, Self

from game.chance import Chance
from game.contract import Event, Standing
from game.klongs.records import ALL, NEUTRAL, OPEN, SOURCES, MerchantReturned, Scored
from game.klongs.rules import Rules
from game.phased import Phased

NONE = -1
"""No boat on a space, no owner in a boat."""
QUARTER_ROOM = 3

merchant_returned, scored = cache(MerchantReturned), cache(Scored)
"""Records made once: a search meets the same ones again and again, and finding one is cheaper than making one."""


class Position(Phased):
    __slots__ = (
        "boats",
        "cards",
        "caused_by",
        "chased",
        "day",
        "fewest",
        "full",
        "gone",
        "hands",
        "idle",
        "inspectors",
        "kept",
        "landing",
        "loot",
        "market_seat",
        "market_turns",
        "moved",
        "offered",
        "open",
        "orders",
        "owners",
        "placed",
        "players",
        "points",
        "rules",
        "seat",
        "shown",
        "shut",
        "skips",
        "stacks",
        "step",
        "stocks",
        "supply",
        "taken",
        "to_move",
        "turn",
    )

    rules: Rules
    players: int
    to_move: int | None
    seat: int
    """Whose turn it is; on a market day others decide in between."""
    turn: int
    """How many turns went before."""

    boats: list[int]
    """By space, the design of the boat there, or NONE."""
    owners: list[int]
    """By space, the seat whose merchant is in the boat, or NONE."""
    inspectors: list[int]
    """By column, how many inspectors watch it."""
    taken: int
    """A bit for each space with a boat; for each space of a quarter without room, free or not; and for each that is
    free, touches a boat and has room in its quarter."""
    shut: int
    open: int

    supply: list[int]
    """By seat, the merchants that can still board; then the movement cards, hands and stocks."""
    cards: list[int]
    hands: list[list[int]]
    shown: list[list[int]]
    """By seat, those boats in its hand that everyone has seen coming there. Replaced, never changed."""
    stocks: list[list[int]]
    """Replaced, never changed: copies share it, as they share `gone` and `points`."""
    stacks: list[list[int]]
    """One, or the open and the neutral one: the boats nobody has drawn yet, in no order."""
    orders: list[Chance]
    """By stack, what picks the boat that is drawn next."""
    gone: tuple[int, ...]
    """Chased thieves that left the game."""
    points: list[list[int]]
    """By seat, points by source."""
    step: int
    """Where the Luk Phat marker stands."""

    moved: bool
    """Whether a movement card was spent this turn."""
    kept: bool
    """Whether a boat came into the hand this turn, so that none is drawn (K20, K22)."""
    placed: int
    """The space of the boat placed this turn."""
    loot: int
    """The design of the boat just stolen."""
    chased: tuple[tuple[int, int], ...]
    """Space and design of the thieves just chased."""
    skips: int
    """How many turns in a row were skipped."""
    fewest: int
    """The boats in all hands together when they last became fewer, stacks empty; `idle` turns ago (K33)."""
    idle: int

    day: str
    """The market day that goes on: "little" or "BIG"."""
    caused_by: int
    market_seat: int
    """Who may score next."""
    market_turns: int
    """Little day: how many may still score or pass. BIG day: how many more must pass in a row to end it."""
    full: list[tuple[int, int, int, int]]
    """The landings with four boats; and those of them that `market_seat` can score. Replaced, never changed."""
    offered: list[int]
    landing: int
    """The landing just scored."""

    # Boats and merchants come and go

    def put(self, boat: int, space: int) -> None:
        """A boat comes to lie on a space."""
        rules = self.rules
        self.boats[space] = boat
        self.taken |= 1 << space
        quarter = rules.quarter[space]
        if (self.taken & quarter).bit_count() == QUARTER_ROOM:
            self.shut |= quarter
        self.open = (self.open | rules.near[space]) & ~(self.taken | self.shut)
        if rules.inspector[boat]:
            self.inspectors[rules.layout.column[space]] += 1

    def lift(self, space: int) -> int:
        """The boat on a space leaves it; whose merchant it carries is the caller's business."""
        rules = self.rules
        boat = self.boats[space]
        self.boats[space] = NONE
        self.taken = taken = self.taken & ~(1 << space)
        self.shut &= ~rules.quarter[space]
        open_ = self.open
        for bit, near in rules.around[space]:
            open_ = open_ | bit if near & taken else open_ & ~bit
        self.open = open_ & ~(taken | self.shut)
        if rules.inspector[boat]:
            self.inspectors[rules.layout.column[space]] -= 1
        return boat

    def take_off(self, space: int, events: list[Event]) -> int:
        """The boat on a space leaves the board, its owner gets the merchant back (K20, K29)."""
        owner = self.owners[space]
        if owner >= 0:
            self.owners[space] = NONE
            self.supply[owner] += 1
            events.append(merchant_returned(owner, space))
        return self.lift(space)

    def owner(self, space: int) -> int | None:
        owner = self.owners[space]
        return owner if owner >= 0 else None

    def aboard(self, seat: int) -> int:
        """How many merchants a seat has on the board."""
        return self.rules.boats.merchants[self.players] - self.supply[seat]

    def take_in_hand(self, boat: int) -> None:
        """A boat comes into the hand of the seat to move, for all to see; it does not draw this turn."""
        seat = self.seat
        self.hands[seat].append(boat)
        self.shown = [*self.shown[:seat], [*self.shown[seat], boat], *self.shown[seat + 1 :]]
        self.kept = True

    def take_from_hand(self, boat: int) -> None:
        seat = self.seat
        self.hands[seat].remove(boat)
        if boat in self.shown[seat]:
            rest = self.shown[seat][:]
            rest.remove(boat)
            self.shown = [*self.shown[:seat], rest, *self.shown[seat + 1 :]]

    def stock(self, seat: int, boat: int) -> None:
        self.stocks = [*self.stocks[:seat], [*self.stocks[seat], boat], *self.stocks[seat + 1 :]]

    def score(self, seat: int, points: int, source: str, of: tuple[int, ...], events: list[Event]) -> None:
        if points:
            mine = self.points[seat][:]
            mine[SOURCES.index(source)] += points
            self.points = [*self.points[:seat], mine, *self.points[seat + 1 :]]
            events.append(scored(seat, points, source, of))

    def totals(self) -> list[int]:
        return [sum(parts) for parts in self.points]

    @property
    def stack_names(self) -> tuple[str, ...]:
        return (OPEN, NEUTRAL) if len(self.stacks) == 2 else (ALL,)

    # What a State promises

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.players = self.players
        twin.to_move = self.to_move
        twin.seat = self.seat
        twin.turn = self.turn
        twin.phase = self.phase
        twin.boats = self.boats[:]
        twin.owners = self.owners[:]
        twin.inspectors = self.inspectors[:]
        twin.taken = self.taken
        twin.shut = self.shut
        twin.open = self.open
        twin.supply = self.supply[:]
        twin.cards = self.cards[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = self.shown
        twin.stocks = self.stocks
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.orders = [Chance(order.state) for order in self.orders]
        twin.gone = self.gone
        twin.points = self.points
        twin.step = self.step
        twin.moved = self.moved
        twin.kept = self.kept
        twin.placed = self.placed
        twin.loot = self.loot
        twin.chased = self.chased
        twin.skips = self.skips
        twin.fewest = self.fewest
        twin.idle = self.idle
        twin.day = self.day
        twin.caused_by = self.caused_by
        twin.market_seat = self.market_seat
        twin.market_turns = self.market_turns
        twin.full = self.full
        twin.offered = self.offered
        twin.landing = self.landing
        return twin

    def known_to(self, seat: int, chance: Chance) -> Self:
        """Secret are the other hands, but for boats all saw coming there, and the stacks. With two stacks everyone
        has seen which of them each boat came from."""
        twin = self.copy()
        others = [other for other in range(self.players) if other != seat]
        for other in others:
            twin.hands[other] = self.shown[other][:]
        for number, stack in enumerate(twin.stacks):
            secrets = [self.secret_of(other, number) for other in others]
            for boats in secrets:
                stack += boats
            stack.sort()  # what a view becomes may not hang on what is hidden
            twin.orders[number] = order = chance.for_shuffling(len(stack))
            order.shuffle(stack, sum(map(len, secrets)))
            for other, boats in zip(others, secrets, strict=True):
                twin.hands[other] += [stack.pop() for _ in boats]
        return twin

    def secret_of(self, seat: int, stack: int) -> list[int]:
        """The boats in a hand that came unseen from this stack."""
        boats = self.hands[seat][:]
        for boat in self.shown[seat]:
            boats.remove(boat)
        if len(self.stacks) == 1:
            return boats
        return [boat for boat in boats if self.rules.is_open[boat] == (stack == 0)]

    def standings(self) -> list[Standing]:
        totals = self.totals()
        best = max(totals)
        return [
            Standing(seat, totals[seat], tuple(zip(SOURCES, parts, strict=True)), totals[seat] == best)
            for seat, parts in enumerate(self.points)
        ]

    @staticmethod
    def _in_order(stack: list[int], order: Chance) -> tuple[int, ...]:
        """A stack as it will be drawn, the next boat last."""
        boats = stack[:]
        Chance(order.state).shuffle(boats)
        return tuple(boats)

    def snapshot(self) -> tuple[Any, ...]:
        """Counts that follow from the boats are left out."""
        return (
            self.to_move,
            self.seat,
            self.turn,
            self.phase,
            tuple(self.boats),
            tuple(self.owners),
            tuple(self.supply),
            tuple(self.cards),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.shown)),
            tuple(map(tuple, self.stocks)),
            tuple(map(self._in_order, self.stacks, self.orders)),
            self.gone,
            tuple(map(tuple, self.points)),
            self.step,
            (self.moved, self.kept, self.placed, self.loot, self.chased),
            (self.skips, self.fewest, self.idle),
            (self.day, self.caused_by, self.market_seat, self.market_turns, self.landing),
        )
