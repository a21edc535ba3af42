"""The Klongs table as it is shown, which may lag behind the rules: boats, hands, stocks, the track."""

from dataclasses import replace

from pygame import FRect

from game.contract import Event
from game.klongs import outlook, records
from game.klongs.rules import Rules
from game.klongs.scoring import boats_worth, landing_points
from scenes.klongs.boats import BoatSprite, HiddenBoat
from scenes.klongs.layout import Column, Waters
from scenes.table.showing import picture as table

FILL = 0.98
"""How much of its space a boat fills."""


class Picture(table.Picture):
    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self.waters = Waters.of(rules.layout)
        self.column = Column(seats)
        everyone = range(seats)
        self.boats: dict[int, BoatSprite] = {}
        self.hands: list[list[int]] = [[] for _ in everyone]
        self.stocks: list[list[int]] = [[] for _ in everyone]
        self.points = [0.0 for _ in everyone]
        self.merchants = [rules.boats.merchants[seats] for _ in everyone]
        self.cards = [rules.boats.movement_cards for _ in everyone]
        self.step = 0
        self.marker = 0.0
        """Where the parasol stands on the track: between two steps while it climbs."""
        self.day: str | None = None
        self.called: int | None = None
        """The landing that was scored last on this market day."""
        self.market_turns = 0
        """How many turns of this market day are over."""
        self.passed: set[int] = set()
        """Who has passed on this market day and not scored since; on the BIG one, since anybody has."""
        self.loot: BoatSprite | None = None
        """The boat a thief has snatched and nobody has put anywhere yet."""
        self.chased: dict[int, BoatSprite] = {}
        """Thieves an inspector has driven off, as long as one may still be taken."""
        self.adrift: list[BoatSprite] = []
        """Boats on their way off the board."""
        self.hidden_boat: HiddenBoat | None = None
        """A boat being drawn, face down."""
        self.lit: set[int] = set()
        """Spaces that light up while something is being shown there."""
        self.counted: dict[tuple[int, int], int] = {}
        """The stock count: points by seat and good."""
        self._speak_of_days()

    def sprite(self, boat: int, space: int) -> BoatSprite:
        return BoatSprite(boat, *self.waters.middle(space), self.waters.cell * FILL)

    def beside(self, thief: int) -> tuple[float, float, float]:
        """Where a thief's loot lies, and how large it is there."""
        x, y = self.waters.middle(thief)
        return x + 20, y - 26, self.waters.cell * 0.7

    def lanterns(self) -> list[int]:
        """The landings that would pay somebody if the market day were now."""
        design, boats, found = self.rules.boats.designs, self.boats, []
        for name, landing in self.rules.landings.items():
            moored = [boats[space] for space in landing if space in boats]
            if len(moored) == len(landing):
                four = [(str(design[one.boat].kind), design[one.boat].baskets, one.owner) for one in moored]
                if any(landing_points(four).values()):
                    found.append(name)
        return found

    def days_ahead(self) -> dict[str, int]:
        """How many steps it is to the next little market day and to the BIG one, as far as they still come."""
        far = {day: outlook.steps_to(self.rules.layout.track, self.step, day) for day in (records.LITTLE, records.BIG)}
        return {day: steps for day, steps in far.items() if steps}

    def _speak_of_days(self) -> None:
        """The track has a line for each day that is to come, or for the one that goes on."""
        self.column = replace(self.column, days=1 if self.day else max(1, len(self.days_ahead())))

    def apply(self, event: Event) -> None:  # noqa: C901 - a table: what each event changes
        match event:
            case records.HandDealt(seat, boats):
                self.hands[seat] = sorted(boats)
            case records.BoatPlaced(seat, boat, space):
                self.hands[seat].remove(boat)
                self.boats[space] = self.sprite(boat, space)
            case records.MerchantBoarded(seat, space, left):
                self.boats[space].owner = seat
                if left is None:
                    self.merchants[seat] -= 1
                else:
                    self.boats[left].owner = None
            case records.MerchantReturned(seat, space):
                self.merchants[seat] += 1
                for sprite in (self.boats.get(space), self.loot):
                    if sprite and sprite.owner == seat:
                        sprite.owner = None
                        break
            case records.BoatMoved(seat, space, to):
                sprite = self.boats[to] = self.boats.pop(space)
                sprite.x, sprite.y = self.waters.middle(to)
                self.cards[seat] -= 1
            case records.BoatStolen(_, thief, space, _, _):
                self.loot = self.boats.pop(space)
                self.loot.x, self.loot.y, self.loot.size = self.beside(thief)
                self.loot.sailing = True
            case records.StolenTo(seat, where, boat):
                self._keep(self.stocks[seat] if where == "stock" else self.hands[seat], boat)
                self.loot = None
            case records.ThievesChased(_, _, thieves):
                self.chased |= {space: self.boats.pop(space) for space in thieves}
            case records.ThiefTaken(seat, space, boat):
                self._keep(self.hands[seat], boat)
                self.chased.pop(space)
            case records.ThievesLeft(_):
                self.chased.clear()
            case records.LukPhatAdvanced(_, step, _):
                self.step = step
                self.marker = float(step)
                self._speak_of_days()
            case records.Scored(seat, points, source, of):
                self.points[seat] += points
                if source == "stock":
                    self.counted[seat, of[0]] = points
            case records.MarketDayBegan(day, _, _):
                self.day = day
                self.market_turns = 0
                self._speak_of_days()
            case records.MarketDayEnded(_):
                self.day = self.called = None
                self.passed = set()
                self._speak_of_days()
            case records.LandingScored(_, landing, _, _):
                self.called = landing
            case records.MarketPassed(seat, _):
                self.passed = self.passed | {seat}
                self.market_turns += 1
            case records.BoatStocked(seat, space, boat):
                self.market_turns += 1
                self.passed = set() if self.day == records.BIG else self.passed - {seat}
                self.boats.pop(space, None)
                self._keep(self.stocks[seat], boat)
            case records.BoatDrawn(seat, boat, _):
                self._keep(self.hands[seat], boat)

    @staticmethod
    def _keep(boats: list[int], boat: int) -> None:
        boats.append(boat)
        boats.sort()

    def stock_by_good(self, seat: int) -> list[int]:
        """How many boats of each good a seat has in stock."""
        counts = [0] * len(self.rules.boats.goods)
        for boat in self.stocks[seat]:
            good = self.rules.good[boat]
            if good is not None:
                counts[good] += 1
        return counts

    @property
    def market_round(self) -> int:
        """Of the market day that goes on, from 1."""
        return self.market_turns // self.seats + 1

    def stock_to_come(self, seat: int) -> int:
        """What a seat's stock is worth beyond what has been counted of it."""
        worth = sum(map(boats_worth, self.stock_by_good(seat)))
        return worth - sum(points for (whose, _), points in self.counted.items() if whose == seat)

    def trace(self, event: Event) -> FRect | None:
        """Where it can still be seen what happened: a boat that has come lies there, or nothing where one was taken."""
        waters, boats = self.waters, self.boats
        match event:
            case records.BoatPlaced(_, boat, space) if space in boats and boats[space].boat == boat:
                return waters.rect(space)
            case records.BoatMoved(seat, _, space) if space in boats and boats[space].owner == seat:
                return waters.rect(space)
            case records.BoatStolen(space=space) | records.ThiefTaken(space=space) if space not in boats:
                return waters.rect(space)
            case records.LandingScored(landing=landing):
                return waters.landing_rect(landing)
        return None
