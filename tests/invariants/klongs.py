"""What can never be otherwise in Bangkok Klongs."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from game.contract import Event
from game.klongs.records import (
    SOURCES,
    BoatPlaced,
    LandingScored,
    LukPhatAdvanced,
    MarketDayBegan,
    Scored,
    Standstill,
)
from game.klongs.state import KlongsState


class KlongsWatcher:
    def __init__(self) -> None:
        self.placed: list[int] = []
        self.first_day: list[int] = []
        self.first_day_empty: list[bool] = []
        self.from_track: list[bool] = []
        self.skipped: list[bool] = []
        self.decisions: list[int] = []

    def begin(self, state: KlongsState, _events: Sequence[Event]) -> None:
        self.points = [Counter[str]() for _ in range(state.players)]
        self.landings = self.boats = 0
        self.days = 0
        self.placed.append(0)
        self.from_track.append(True)
        self.decisions.append(0)
        self._check(state)

    def after(self, state: KlongsState, events: Sequence[Event]) -> None:
        self.decisions[-1] += 1
        for event in events:
            if isinstance(event, Scored):
                assert event.points > 0
                self.points[event.seat][event.source] += event.points
            elif isinstance(event, BoatPlaced):
                self.placed[-1] += 1
            elif isinstance(event, Standstill):
                self.from_track[-1] = False
            elif isinstance(event, MarketDayBegan):
                self.days += 1
                if self.days == 1:
                    self.first_day.append(self.placed[-1])
                    self.first_day_empty.append(True)
            elif isinstance(event, LandingScored) and self.days == 1:
                self.first_day_empty[-1] = False
            elif isinstance(event, LukPhatAdvanced):
                assert state.rules.layout.track[event.step].points == event.points
        self._check(state)
        self._check_points(state)

    def figures(self) -> dict[str, float]:
        return {
            "decisions": fmean(self.decisions),
            "boats placed": fmean(self.placed),
            "first market day after": fmean(self.first_day),
            "nobody scored on it": fmean(self.first_day_empty),
            "BIG day from the track": fmean(self.from_track),
        }

    def _check(self, state: KlongsState) -> None:
        self._check_boats(state)
        self._check_water(state)
        merchants = state.rules.boats.merchants[state.players]
        for seat in range(state.players):
            aboard = state.owners.count(seat)
            assert state.supply[seat] >= 0
            assert state.supply[seat] + aboard == merchants, f"seat {seat} has lost or gained a merchant"
            assert state.aboard(seat) == aboard
            assert 0 <= state.cards[seat] <= state.rules.boats.movement_cards
            assert len(state.hands[seat]) <= state.rules.hand
            assert not Counter(state.shown[seat]) - Counter(state.hands[seat]), "shown and not in hand"

    def _check_boats(self, state: KlongsState) -> None:
        designs = state.rules.boats.designs
        boats = [boat for boat in state.boats if boat >= 0]
        for pile in (*state.hands, *state.stocks, *state.stacks):
            boats += pile
        boats += state.gone
        boats += [boat for _, boat in state.chased]
        boats += [state.loot] if state.loot >= 0 else []
        wanted = {boat: design.count for boat, design in enumerate(designs)}
        assert Counter(boats) == wanted, "a boat is lost or doubled"
        assert len(boats) == 72

    def _check_water(self, state: KlongsState) -> None:
        rules, layout, boats = state.rules, state.rules.layout, state.boats
        crowd = [sum(boats[space] >= 0 for space in four) for four in layout.quarters]
        assert max(crowd) <= 3, "a quarter holds four boats"
        for column, spaces in enumerate(layout.by_column):
            here = [boats[space] for space in spaces if boats[space] >= 0]
            inspectors = sum(rules.inspector[boat] for boat in here)
            assert state.inspectors[column] == inspectors
            assert not (inspectors and any(rules.thief[boat] for boat in here)), "a thief in a protected column"
        for space in layout.spaces:
            touching = any(boats[near] >= 0 for near in layout.neighbours[space])
            free = boats[space] < 0 and touching and crowd[layout.quarter[space]] < 3
            assert state.taken >> space & 1 == (boats[space] >= 0)
            assert state.shut >> space & 1 == (crowd[layout.quarter[space]] == 3)
            assert state.open >> space & 1 == free
            assert state.owners[space] < 0 or rules.is_open[boats[space]], "an owner without a boat to own"

    def _check_points(self, state: KlongsState) -> None:
        for seat, standing in enumerate(state.standings()):
            assert standing.sources == tuple((source, self.points[seat][source]) for source in SOURCES)
            assert standing.points == sum(self.points[seat].values())
