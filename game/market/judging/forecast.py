"""What a market may yet become, which cards it waits for, and how many of them there is time to lay.

A market is worth what it pays and what its free places promise: each chilli card expects neighbours somewhat better
than any card, the pontoon expects its good, and a row without a chilli card hopes for one. A card is worth what laying
it would bring beyond those expectations. All of it counts only as far as there are turns left to lay so many cards.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from game.market.grid import COLUMN, ROW, free_places
from game.market.judging.chilli_promises import Promise, packed
from game.market.port import FAMILIES
from game.market.position import HAND, NONE, Position
from game.market.records import LINES, TOKEN_ENDS
from game.market.rules import Rules
from game.market.scoring import BESIDE, PLACES, WITH_ITSELF
from game.market.turns import phases
from game.players.judge import REMEMBERED


@dataclass(frozen=True, slots=True)
class Weights:
    """What is hoped for, in points and cards."""

    choice: float = 2.0
    """A chilli card expects of each neighbour to come the best of so many cards."""
    objective: float = 0.75
    """So many goods of its objective a seat expects of each card to come."""
    chilli: float = 2.8
    """What a row that still may get a chilli card promises; that card's own expectations come on top."""
    chilli_share: float = 0.45
    """No more than this share of the cards to come are hoped to be chilli cards."""
    rate: float = 1.15
    """So many cards a seat lays in a turn of which nothing is known yet."""
    doubt: float = 4.0
    """How sure just enough turns are to fill a market: the larger, the surer."""
    hold: float = 0.4
    """How much of what a card in hand would bring counts before it is laid."""
    complete_spread: float = 1.5
    """So many cards more or less to lay than there is time for make a complete market sure or hopeless."""
    sketch_card: float = 1.6
    """In quick play, what each card taken is worth by itself; and the noise, give or take."""
    sketch_noise: float = 0.4
    sketch_renew: float = 1.0
    """In quick play, what is lost by renewing."""
    sketch_chilli: float = 1.0
    """In quick play, what a chilli card is worth beyond all that as long as there is room for one."""
    sketch_baskets: float = 0.5
    """In quick play, what each basket beyond the first makes a card in hand worth: it may take a card more."""


WEIGHTS = Weights()

SIZES = tuple(len(family[0]) for family in FAMILIES)
"""By family of sets, how many cards each takes."""


class Tables:
    """By design, what is asked for all the time. Those asked about an empty place end with an answer for it."""

    def __init__(self, rules: Rules) -> None:
        designs, pay = rules.cards.designs, rules.cards.pay
        self.pay = pay
        self.chilli = rules.deck
        self.packed = (*(packed(design.goods) for design in designs), 0)
        self.baskets_bonus = tuple(WEIGHTS.sketch_baskets * (sum(design.goods) - 1) for design in designs)
        self.chilli_bonus = tuple(WEIGHTS.sketch_chilli if design.chilli else 0.0 for design in designs)
        self.no_bonus = (0.0,) * len(designs)
        self.goods = (*(design.goods for design in designs), (0, 0, 0, 0))
        boats: dict[int, int] = {}
        for design in designs:
            if design.chilli is None:
                boats[packed(design.goods)] = boats.get(packed(design.goods), 0) + design.count
        self.promises = tuple(
            Promise(design, pay, tuple(boats.items()), WEIGHTS.choice) if design.chilli else None for design in designs
        )


tables_of = cache(Tables)


Gain = tuple[float, int, float, list[float]]
"""What a card would add: on the best place open now, which that is, on the best of all places, by place."""
Beside = tuple[float, int, list[tuple[Promise, int, float, float]]]
"""What lies beside a free place: how many cards are to come there, the goods of those that are there, and each chilli
card: its promise, the goods near it, how many cards it still expects besides, and what it counts now."""
NOWHERE = -9.0
"""The gain of a card that can go nowhere."""


class Forecast:
    """A market as a promise: what it is worth, and what each card would add."""

    __slots__ = (
        "_beside",
        "_fill",
        "_gains",
        "_lone",
        "_near",
        "_open",
        "_row",
        "_tables",
        "_touching",
        "expert",
        "market",
        "pontoon",
        "rules",
        "worth",
    )

    def __init__(self, rules: Rules, market: tuple[int, ...], pontoon: int, lays: float, expert: bool) -> None:
        self.rules, self.market, self.pontoon, self.expert = rules, market, pontoon, expert
        self._tables = tables = tables_of(rules)
        chilli, pack, goods, w = tables.chilli, tables.packed, tables.goods, WEIGHTS
        filled = chillies = objective = 0
        for place, card in enumerate(market):
            if card != NONE:
                filled |= 1 << place
                chillies |= chilli[card] << place
                objective += goods[card][pontoon]
        free = PLACES - filled.bit_count()
        slack = lays / free if free else 0.0
        self._fill = fill = slack / (1 + slack**w.doubt) ** (1 / w.doubt)
        worth = tables.pay.objective * (objective + free * fill * w.objective)
        self._near: dict[int, tuple[Promise, int, int, float]] = {}
        for place in range(PLACES):
            if chillies >> place & 1:
                near = sum([pack[market[other]] for other in WITH_ITSELF[place]])
                coming = sum([market[other] == NONE for other in BESIDE[place]])
                promise = tables.promises[market[place]]
                assert promise is not None
                now = promise.at(near, coming * fill)
                self._near[place] = promise, near, coming, now
                worth += now
        self._open = tuple(
            [
                place
                for place in range(PLACES)
                if not filled >> place & 1 and not chillies & ROW[place] and not (expert and chillies & COLUMN[place])
            ]
        )
        rows = len({place // 3 for place in self._open})
        if expert and rows:
            rows = min(rows, len({place % 3 for place in self._open}))
        in_rows = [place // 3 for place in self._open]
        self._lone = [place for place in self._open if in_rows.count(place // 3) == 1]
        """Places that are the last of their row for a chilli card."""
        hoped = min(rows, lays * w.chilli_share)
        self._row = w.chilli * hoped / rows if rows else 0.0
        worth += self._row * rows
        if not free:
            worth += tables.pay.complete
        else:
            worth += tables.pay.complete * min(1.0, max(0.0, 0.5 + (lays - free) / (2 * w.complete_spread)))
        self.worth = worth
        self._touching = free_places(filled)
        self._gains: dict[int, Gain] = {}
        self._beside: list[Beside | None] = [None] * PLACES
        """By free place, once a card has been tried there."""

    def gain(self, card: int) -> Gain:
        """What laying a card would add to `worth`."""
        found = self._gains.get(card)
        if found is None:
            self._gains[card] = found = self._look(card)
        return found

    def _look(self, card: int) -> Gain:
        market, at = self.market, [0.0] * PLACES
        now = ever = NOWHERE
        place_now = NONE
        for place in self._open if self._tables.chilli[card] else range(PLACES):
            if market[place] == NONE:
                at[place] = gain = self._gain_at(card, place)
                if gain > ever:
                    ever = gain
                if gain > now and place in self._touching:
                    now, place_now = gain, place
        return now, place_now, ever, at

    def _gain_at(self, card: int, place: int) -> float:
        tables, fill = self._tables, self._fill
        goods = tables.packed[card]
        gain = tables.pay.objective * (tables.goods[card][self.pontoon] - fill * WEIGHTS.objective)
        beside = self._beside[place]
        if beside is None:
            self._beside[place] = beside = self._look_beside(place)
        coming, around, chillies = beside
        for promise, near, free, now in chillies:
            gain += promise.at(near + goods, free) - now
        own = tables.promises[card]
        if own is not None:
            gain += own.at(goods + around, coming) - self._row
        elif place in self._lone:
            gain -= self._row
        return float(gain)

    def _look_beside(self, place: int) -> Beside:
        market, pack, fill = self.market, self._tables.packed, self._fill
        others = BESIDE[place]
        chillies = [
            (promise, near, (free - 1) * fill, now)
            for promise, near, free, now in [self._near[other] for other in others if other in self._near]
        ]
        coming = [market[other] for other in others].count(NONE)
        return coming * fill, sum([pack[market[other]] for other in others]), chillies

    @property
    def takes_chilli(self) -> bool:
        """Whether there is room for a chilli card."""
        return bool(self._open)

    def with_card(self, card: int, place: int, lays: float) -> "Forecast":
        market = self.market
        return forecast_of(self.rules, (*market[:place], card, *market[place + 1 :]), self.pontoon, lays, self.expert)


forecast_of = lru_cache(REMEMBERED)(Forecast)


def reach(state: Position, seat: int) -> int:
    """The most cards that the seat could take from the port as it lies."""
    families, most = state.rules.families, 0
    keys = [state.line_key(places) for places in LINES]
    for card in state.hands[seat]:
        mine = families[card]
        care = mine.care
        for key in keys:
            size = SIZES[mine[key & care]]
            if size > most:
                if size == HAND:
                    return size
                most = size
    return most


def turns_to_come(state: Position, seat: int) -> float:
    """How many turns the seat still has, beyond the one it is in the middle of: alone that is known, in company it
    hangs on how fast the fastest fills a market."""
    if state.to_move is None:
        return 0
    players = state.players
    mine = 1 if state.seat == seat and state.phase == phases.PLAY else 0
    if players == 1:
        return len(TOKEN_ENDS) - state.turn - 1 + mine
    after_me = (seat - state.starter) % players > (state.seat - state.starter) % players
    this_round = mine or after_me
    if state.first_full != NONE:
        return this_round
    most = max([filled.bit_count() for filled in state.filled])
    return this_round + max(0.0, (PLACES - most) / WEIGHTS.rate - 0.5)


def forecast(state: Position, seat: int) -> Forecast:
    """What the seat's market may yet become."""
    lays = turns_to_come(state, seat) * WEIGHTS.rate + max(0, len(state.hands[seat]) - HAND)
    return forecast_of(state.rules, tuple(state.markets[seat]), state.pontoons[seat], round(2 * lays) / 2, state.expert)


def promised(state: Position, seat: int) -> float:
    """The points that the seat can expect at the end."""
    turns = turns_to_come(state, seat)
    hand = state.hands[seat]
    surplus = max(0, len(hand) - HAND)
    lays = turns * WEIGHTS.rate + surplus
    if turns:
        lays += max(0, reach(state, seat) - 1) - WEIGHTS.rate
    lays = max(0.0, round(2 * lays) / 2)
    mine = forecast_of(state.rules, tuple(state.markets[seat]), state.pontoons[seat], lays, state.expert)
    worth = mine.worth
    if surplus:
        hand = hand[:]
    for _ in range(surplus):
        _, place, card = max([(*mine.gain(card)[:2], card) for card in hand])
        if place == NONE:
            break
        hand.remove(card)
        lays = max(0.0, lays - 1)
        mine = mine.with_card(card, place, lays)
        worth = mine.worth
    if turns:
        worth += WEIGHTS.hold * sum([max(0.0, mine.gain(card)[2]) for card in hand])
    return float(worth)
