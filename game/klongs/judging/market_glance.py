"""A market day played through in the head: everyone takes the landing that brings them most ahead at first sight.

Good enough to see what a day will bring, and quick: it works on copies of what it changes and makes no events.
"""

from game.klongs.position import NONE, Position
from game.klongs.turns import phases

Landing = tuple[int, int, int, int]

OTHERS = 0.7
"""How much what others get from a landing counts against scoring it."""
SPOILT = 0.4
"""How much the points of a full landing count that taking a boat spoils."""


class Glance:
    """The rest of a market day. `boats`, `taken`, `owners` and `stocks` are as they will lie afterwards."""

    def __init__(self, p: Position, full: list[Landing], big: bool) -> None:
        self.p = p
        self.big = big
        self.boats = p.boats[:]
        self.taken = p.taken
        self.owners = p.owners[:]
        self.stocks = [stock[:] for stock in p.stocks]
        self.full = full
        good = p.rules.good
        self.goods = [[good[boat] for boat in stock] for stock in p.stocks]
        self.worth = {landing: self._worth(landing) for landing in full}

    def go_on(self, found: list[float]) -> None:
        """Play the market day that goes on in this position to its end; add what each seat scores at landings."""
        p = self.p
        turns, seat = p.market_turns, p.market_seat
        if p.phase == phases.REMOVE:
            self._remove(p.rules.landings[p.landing], seat)
            turns = p.players if self.big else turns - 1
            seat = (seat + 1) % p.players
        self.play(seat, turns, found)

    def play(self, seat: int, turns: int, found: list[float]) -> None:
        """Score landings, beginning with this seat, for so many turns; on a BIG day until so many pass in a row."""
        players = self.p.players
        while turns > 0 and self.full:
            landing = self._pick(seat)
            if landing is None:
                turns -= 1
            else:
                for space in landing:
                    owner = self.owners[space]
                    if owner >= 0:
                        found[owner] += self.worth[landing]
                self._remove(landing, seat)
                turns = players if self.big else turns - 1
            seat = (seat + 1) % players

    def _worth(self, landing: Landing) -> int:
        rules, boats = self.p.rules, self.boats
        there = [boats[space] for space in landing]
        baskets = sum([rules.baskets[boat] for boat in there])
        return baskets * 2 if any(rules.cookshop[boat] for boat in there) else baskets

    def _pick(self, seat: int) -> Landing | None:
        """The landing that brings the seat most ahead of the rest; None if each helps another more."""
        owners, worth, best, found = self.owners, self.worth, -1.0, None
        for landing in self.full:
            mine = others = 0
            for space in landing:
                owner = owners[space]
                if owner == seat:
                    mine += 1
                elif owner >= 0:
                    others += 1
            if mine:
                ahead = worth[landing] * (mine - others * OTHERS)
                if ahead > best:
                    best, found = ahead, landing
        return found

    def _remove(self, landing: Landing, seat: int) -> None:
        """Take the boat that is worth most in the stock and spoils least."""
        owners, boats, good = self.owners, self.boats, self.p.rules.good
        best, found = -1e9, NONE
        for space in landing:
            if owners[space] == seat or (self.big and owners[space] < 0):
                kind = good[boats[space]]
                gain = float(self.goods[seat].count(kind) + 1) if kind is not None else 0.0
                for other in self.full:
                    if space in other and other != landing:
                        ahead = 0
                        for one in other:
                            if owners[one] >= 0:
                                ahead += 1 if owners[one] == seat else -1
                        gain -= SPOILT * ahead * self.worth[other]
                if gain > best:
                    best, found = gain, space
        boat = boats[found]
        self.goods[seat].append(good[boat])
        self.stocks[seat].append(boat)
        boats[found] = owners[found] = NONE
        self.taken &= ~(1 << found)
        self.full = [other for other in self.full if found not in other]
