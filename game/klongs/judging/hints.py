"""Why one might play a move of Bangkok Klongs, for the hint: what it gains, what it takes from others."""

from game.contract import Move, Reason
from game.klongs import outlook, scoring
from game.klongs.records import (
    BIG,
    Draw,
    EndTurn,
    LeaveUnowned,
    MarketDayBegan,
    MoveBoat,
    PassMarket,
    Place,
    Reboard,
    Remove,
    ScoreLanding,
    Steal,
    StealNothing,
    TakeNoThief,
    TakeThief,
    ThievesChased,
    ToHand,
    ToStock,
)
from game.klongs.state import KlongsState
from game.klongs.turns import market_day, thieves

PLAIN: dict[type[Move], str] = {
    ToHand: "keep",
    TakeThief: "take-thief",
    TakeNoThief: "leave-thief",
    LeaveUnowned: "stay",
}
"""Decisions for which there is always the same reason."""


def reasons(state: KlongsState, move: Move) -> tuple[Reason, ...]:
    """The reasons for a legal move, by the points that hang on them, the most first."""
    teller = _Teller(state)
    teller.about(move)
    told = sorted(teller.told, key=lambda one: -one[0])
    return tuple(reason for _, reason in told) or (Reason("hint-klongs-only"),)


class _Teller:
    def __init__(self, state: KlongsState) -> None:
        assert state.to_move is not None
        self.state = state
        self.seat = state.to_move
        self.told: list[tuple[float, Reason]] = []

    def tell(self, weight: float, key: str, /, **args: str | int) -> None:
        self.told.append((weight, Reason(f"hint-klongs-{key}", tuple(args.items()))))

    def about(self, move: Move) -> None:
        state = self.state
        match move:
            case Place():
                self._place(move)
            case MoveBoat():
                self._moves(move)
            case Reboard():
                self._reboards(move)
            case StealNothing():
                reach = thieves.in_reach(state, state.placed)
                self.tell(0, "steal-nothing" if any(state.owners[one] != self.seat for one in reach) else "steal-own")
            case Steal() | Remove():
                self._stocks(state.boats[move.space])
                self._spoils(move.space)
            case ToStock():
                self._stocks(state.loot)
            case ScoreLanding():
                self._scores(move)
            case Draw():
                self.tell(0, f"draw-{move.stack}")
            case _ if type(move) in PLAIN:
                self.tell(0, PLAIN[type(move)])
            case _:
                self._waits(move)

    def _waits(self, move: Move) -> None:
        if isinstance(move, EndTurn):
            self._keeps_card()
        elif isinstance(move, PassMarket):
            self._passes()

    def _place(self, move: Place) -> None:
        state, boat = self.state, move.boat
        rules = state.rules
        after = state.copy()
        events = after.play(move)
        if rules.luk_phat[boat]:
            points = rules.layout.track[state.step + 1].points
            self.tell(points, "step", points=points)
        day = next((event for event in events if isinstance(event, MarketDayBegan)), None)
        mine = [self.paid(after, landing) for landing in market_day.landings_of(after, self.seat)]
        if day is not None and mine:
            self.tell(max(mine) / 2, "big-day" if day.day == BIG else "day", points=max(mine))
        self._landings(move, move.space)
        column = rules.layout.by_column[rules.layout.column[move.space]]
        if any(isinstance(event, ThievesChased) for event in events):
            self.tell(2, "chase")
        if rules.inspector[boat]:
            guarded = sum(state.owners[space] == self.seat for space in column)
            if guarded:
                self.tell(guarded, "guard", boats=guarded)
        if rules.thief[boat]:
            self._lurks(after, move.space)
        if rules.is_open[boat] and state.supply[self.seat]:
            self.tell(0.5, "merchant")
        elif rules.baskets[boat] and any(
            state.owners[cell] == self.seat for one in rules.layout.landings if move.space in one for cell in one
        ):
            self.tell(0.4, "baskets")
        self._harms_least(after, move)

    def _moves(self, move: MoveBoat) -> None:
        self._landings(move, move.to)
        self._spoils(move.space)
        if self._moored_beside(move.to, move.space) > self._moored_beside(move.space):
            self.tell(0.3, "company")
        layout = self.state.rules.layout
        many, few = (sum(space in landing for landing in layout.landings) for space in (move.to, move.space))
        if many > few:
            self.tell(0.25, "landings", many=many, few=few)
        quarter = layout.quarter[move.space]
        if self.state.shut >> move.space & 1 and quarter != layout.quarter[move.to]:
            self.tell(0.1, "opens")
        after, taken = self.state.copy(), 0
        after.play(move)
        for landing in self.state.rules.layout.landings:
            if move.space in landing:
                left = scoring.landing_points(market_day.boats_at(after, landing[0]))
                for seat, points in scoring.landing_points(market_day.boats_at(self.state, landing[0])).items():
                    taken = max(taken, points - left.get(seat, 0) if seat != self.seat else 0)
        if taken:
            self.tell(0.2, "withdraw", points=taken)
        best = max((weight for weight, _ in self.told), default=0.0)
        if best < 1:  # it gains no points yet: the second thing to say is that the card is meant all the same
            self.tell(best, "card-worth", left=self.state.cards[self.seat] - 1)

    def _keeps_card(self) -> None:
        """Why a movement card stays for later: what the best move with it would bring now, how far the day is."""
        state = self.state

        def secured(after: KlongsState) -> int:
            return sum(self.paid(after, landing) for landing in market_day.landings_of(after, self.seat))

        best = 0
        for move in state.moves():
            if isinstance(move, MoveBoat):
                after = state.copy()
                after.play(move)
                best = max(best, secured(after) - secured(state))
        if best:
            self.tell(best, "card-later", points=best)
        else:
            self.tell(1, "card-idle")
        ahead = outlook.next_market_day(state.rules.layout.track, state.step)
        if ahead and ahead[0] > 1:
            self.tell(0.5, "card-waits", steps=ahead[0])

    def _passes(self) -> None:
        """Why a landing is not scored: it pays others as much, or a boat leaves that is needed elsewhere."""
        state = self.state
        scoring_moves = [move for move in state.moves() if isinstance(move, ScoreLanding)]
        costs, gifts = [], 0
        for move in scoring_moves:
            points = scoring.landing_points(market_day.boats_at(state, move.landing))
            mine = points.pop(self.seat)
            gifts += max(points.values(), default=0) >= mine
            costs.append(min(self._missed(space, move.landing) for space in outlook.leaving(state, move.landing)))
        if gifts == len(scoring_moves):
            self.tell(2, "pass-gift")
        least = min(costs, default=0)
        if least:
            self.tell(1, "pass-cost", points=least)
        if not self.told:
            self.tell(0, "pass-wait" if state.day == BIG else "pass")

    def _missed(self, space: int, scored: int) -> int:
        """What the seat's other landings, full or one boat short, would no longer pay without the boat on a space."""
        found = [one for one in outlook.prospects(self.state, self.seat) if one.landing != scored]
        missed = [one for one in found if space in self.state.rules.landings[one.landing]]
        return max((dict(one.points)[self.seat] for one in missed), default=0)

    def _reboards(self, move: Reboard) -> None:
        self._landings(move, self.state.placed)
        if not any(move.space in landing for landing in market_day.full_landings(self.state)):
            self.tell(0.3, "reboard")

    def _moored_beside(self, space: int, but: int = -1) -> int:
        """How many boats share a landing with a space, without one that leaves for it."""
        landings = [landing for landing in self.state.rules.layout.landings if space in landing]
        cells = {cell for landing in landings for cell in landing} - {space, but}
        return sum(self.state.boats[cell] >= 0 for cell in cells)

    def _harms_least(self, after: KlongsState, move: Place) -> None:
        """What speaks for a place that pays the seat nothing yet: what it shuts, what it keeps, what others get."""
        state, rules = self.state, self.state.rules
        if after.shut >> move.space & 1:
            self.tell(0.35, "closes")
        gained, beside = 0, [landing[0] for landing in rules.layout.landings if move.space in landing]
        for landing in beside:
            before = scoring.landing_points(market_day.boats_at(state, landing))
            for seat, points in scoring.landing_points(market_day.boats_at(after, landing)).items():
                if seat != self.seat:
                    gained = max(gained, points - before.get(seat, 0))
        rivals = any(state.owners[cell] not in (-1, self.seat) for one in beside for cell in rules.landings[one])
        if gained:
            self.tell(0.1, "least", points=gained)
        elif rivals and not rules.baskets[move.boat] and not rules.cookshop[move.boat]:
            self.tell(0.3, "blocks")
        else:
            self.tell(0.2, "far")
        kept = sum(rules.is_open[boat] for boat in state.hands[self.seat]) - rules.is_open[move.boat]
        if kept and state.supply[self.seat] and not rules.is_open[move.boat]:
            self.tell(0.25, "saves", boats=kept)

    def _lurks(self, after: KlongsState, space: int) -> None:
        """What a thief could take from its row: rather another's boat than nobody's, rather what the stock wants."""
        good, mine = after.rules.good, [after.rules.good[boat] for boat in after.stocks[self.seat]]
        loot = [
            (after.owners[cell] >= 0, mine.count(kind), -cell, kind)
            for cell in thieves.in_reach(after, space)
            if after.owners[cell] != self.seat and (kind := good[after.boats[cell]]) is not None
        ]
        if loot:
            owned, _, _, kind = max(loot)
            self.tell(3, "rob" if owned else "loot", good=f"good-{after.rules.boats.goods[kind]}")

    def paid(self, state: KlongsState, landing: int) -> int:
        """What a landing as it lies would pay the seat."""
        return scoring.landing_points(market_day.boats_at(state, landing)).get(self.seat, 0)

    def _landings(self, move: Move, space: int) -> None:
        """The best landing that the boat coming to a space fills, or nearly fills; and what a cookshop doubles."""
        after = self.state.copy()
        after.play(move)
        beside = [landing for landing in self.state.rules.layout.landings if space in landing]
        for boats, share, key in ((4, 1.0, "full"), (3, 0.5, "third")):
            there = [one[0] for one in beside if sum(after.boats[cell] >= 0 for cell in one) == boats]
            points = max([self.paid(after, landing) for landing in there], default=0)
            if points:
                self.tell(points * share, key, points=points)
        if isinstance(move, Place) and self.state.rules.cookshop[move.boat]:
            gained = sum(self.paid(after, landing[0]) for landing in beside) // 2
            if gained:
                self.tell(gained + 1, "double")

    def _spoils(self, space: int) -> None:
        """What others lose at full landings that a boat leaves, more than the seat itself; the landing just scored
        has paid."""
        state, lost = self.state, 0
        for landing in state.rules.layout.landings:
            if space in landing and landing[0] != state.landing and all(state.boats[cell] >= 0 for cell in landing):
                points = scoring.landing_points(market_day.boats_at(state, landing[0]))
                mine = points.pop(self.seat, 0)
                lost = max(lost, max(points.values(), default=0) - mine)
        if lost:
            self.tell(lost, "spoil", points=lost)

    def _stocks(self, boat: int) -> None:
        """What a boat is worth in the seat's stock."""
        state, good = self.state, self.state.rules.good
        kind = good[boat]
        if kind is None:
            self.tell(0, "special")
        else:
            points = 1 + sum(good[one] == kind for one in state.stocks[self.seat])
            self.tell(points, "stock", good=f"good-{state.rules.boats.goods[kind]}", points=points)

    def _scores(self, move: ScoreLanding) -> None:
        points = scoring.landing_points(market_day.boats_at(self.state, move.landing))
        mine = points.pop(self.seat)
        others = max(points.values(), default=0)
        if others:
            self.tell(mine - others, "score-shared", points=mine, others=others)
        else:
            self.tell(mine, "score", points=mine)
