"""A market day played through in the head: everyone takes the landing that brings them most ahead at first sight.

Good enough to see what a day will bring, and quick: it works on copies of what it changes and makes no events.
"""

from game.klongs import phases
from game.klongs.position import NONE, Position
from game.klongs.records import BIG


class Glance:
    """The rest of a market day. `boats`, `owners` and `stocks` are as they will lie afterwards."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.big = p.day == BIG
        self.boats = p.boats[:]
        self.owners = p.owners[:]
        self.stocks = [stock[:] for stock in p.stocks]
        self.full = p.full[:]
        good = p.rules.good
        self.goods = [[good[boat] for boat in stock] for stock in p.stocks]

    def finish(self, found: list[float]) -> None:
        """Add what each seat scores at landings until the day ends."""
        p = self.p
        turns, seat = p.market_turns, p.market_seat
        if p.phase not in (phases.MARKET, phases.REMOVE):
            return
        if p.phase == phases.REMOVE:
            self._remove(p.rules.landings[p.landing], seat)
            turns = p.players if self.big else turns - 1
            seat = (seat + 1) % p.players
        worth = {landing: self._worth(landing) for landing in self.full}
        while turns > 0 and self.full:
            landing = self._pick(seat, worth)
            if landing is None:
                turns -= 1
            else:
                for space in landing:
                    owner = self.owners[space]
                    if owner >= 0:
                        found[owner] += worth[landing]
                self._remove(landing, seat)
                turns = p.players if self.big else turns - 1
            seat = (seat + 1) % p.players

    def _worth(self, landing: tuple[int, int, int, int]) -> int:
        rules, boats = self.p.rules, self.boats
        there = [boats[space] for space in landing]
        baskets = sum([rules.baskets[boat] for boat in there])
        return baskets * 2 if any([rules.cookshop[boat] for boat in there]) else baskets

    def _pick(self, seat: int, worth: dict[tuple[int, int, int, int], int]) -> tuple[int, int, int, int] | None:
        """The landing that brings the seat most ahead of the rest; None if each helps another more."""
        owners, best, found = self.owners, -1.0, None
        for landing in self.full:
            mine = others = 0
            for space in landing:
                owner = owners[space]
                if owner == seat:
                    mine += 1
                elif owner >= 0:
                    others += 1
            if mine:
                ahead = worth[landing] * (mine - others * 0.7)
                if ahead > best:
                    best, found = ahead, landing
        return found

    def _remove(self, landing: tuple[int, int, int, int], seat: int) -> None:
        """Take the boat that is worth most in the stock and spoils least."""
        owners, boats, good = self.owners, self.boats, self.p.rules.good
        best, found = -1e9, NONE
        for space in landing:
            if owners[space] == seat or (self.big and owners[space] < 0):
                kind = good[boats[space]]
                gain = float(self.goods[seat].count(kind) + 1) if kind is not None else 0.0
                for other in self.full:
                    if space in other and other != landing:
                        gain -= 2 * sum([owners[one] == seat for one in other])
                if gain > best:
                    best, found = gain, space
        boat = boats[found]
        self.goods[seat].append(good[boat])
        self.stocks[seat].append(boat)
        boats[found] = owners[found] = NONE
        self.full = [other for other in self.full if found not in other]
