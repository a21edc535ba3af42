"""What can never be otherwise in Bakong."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from game.bakong.records import (
    GameEnded,
    OuchHealed,
    OuchSpared,
    OuchTaken,
    Sank,
    Stepped,
    TakeNothing,
    ThrownAway,
    TileFlipped,
)
from game.bakong.rules import KINDS, NO_TILE, OBJECTS, TEMPLE
from game.bakong.state import BakongState
from game.bakong.turns import phases
from game.contract import Event

COUNTED = {
    "ouches taken": OuchTaken,
    "ouches healed": OuchHealed,
    "ouches spared": OuchSpared,
    "objects sunk": Sank,
    "thrown away": ThrownAway,
    "tiles flipped": TileFlipped,
}
MOST_ROUNDS = 50
"""Everybody moves at least one place a turn, 25 there and 25 back."""


class BakongWatcher:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.games = self.players = 0
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.winning: list[int] = []
        self.highest: list[bool] = []
        self.first_won: list[bool] = []

    def begin(self, state: BakongState, _events: Sequence[Event]) -> None:
        self.games += 1
        self.players += state.players
        self.decisions.append(0)
        self.faces = Counter(zip(*self._faces(state), strict=True))
        self.places = state.places[:]
        self._check(state)

    def after(self, state: BakongState, events: Sequence[Event]) -> None:
        self.decisions[-1] += 1
        for name, kind in COUNTED.items():
            self.counts[name] += sum(type(event) is kind for event in events)
        for event in events:
            if isinstance(event, Stepped):
                assert abs(event.place - self.places[event.seat]) == 1, "a place was left out"
                self.places[event.seat] = event.place
            elif isinstance(event, GameEnded):
                self._end(state, event)
        assert self.places == state.places, "a move without steps"
        self._check(state)

    def figures(self) -> dict[str, float]:
        return {
            "decisions": fmean(self.decisions),
            "rounds": fmean(self.rounds),
            "most rounds": max(self.rounds),
            "winning points": fmean(self.winning),
            "the highest emerald wins": fmean(self.highest),
            "the first home wins": fmean(self.first_won),
            **{f"{name} a player": count / self.players for name, count in self.counts.items()},
        }

    def _end(self, state: BakongState, event: GameEnded) -> None:
        assert state.phase == phases.OVER
        assert state.places[state.first] == 0
        assert state.great[state.first]
        assert set(event.winners) == {standing.seat for standing in state.standings() if standing.won}
        self.rounds.append(state.round)
        self.winning.append(max(state.totals()))
        self.highest.append(any(state.great[seat] == state.rules.greats[0] for seat in event.winners))
        self.first_won.append(state.first in event.winners)

    def _faces(self, state: BakongState) -> tuple[list[int], list[int]]:
        pairs = [sorted((state.up[place], state.down[place])) for place in range(1, TEMPLE)]
        return [low for low, _ in pairs], [high for _, high in pairs]

    def _check(self, state: BakongState) -> None:
        self._check_things(state)
        self._check_packs(state)
        assert state.round <= MOST_ROUNDS, "a game without end"
        assert self.faces == Counter(zip(*self._faces(state), strict=True)), "a tile is lost or doubled"
        assert state.up[0] == state.up[TEMPLE] == NO_TILE
        assert max(state.up[1:TEMPLE]) < len(KINDS)
        for seat, standing in enumerate(state.standings()):
            parts = dict(standing.sources)
            assert standing.points == sum(parts.values())
            assert parts["great"] == state.great[seat]
            assert parts["small"] == state.ones[seat] + 3 * state.threes[seat]
            assert parts["ouches"] == -3 * state.ouches[seat]
            assert parts["first_home"] == (3 if state.first == seat else 0)

    def _check_things(self, state: BakongState) -> None:
        parts = state.rules.parts
        for number, name in enumerate(OBJECTS):
            held = sum(objects >> number & 1 for objects in state.objects)
            lying = state.reserve[number] + state.temple[number] + (state.sunken >> number & 1)
            assert min(state.reserve[number], state.temple[number]) >= 0
            assert held + lying == parts.objects[number].copies, f"a {name} is lost or doubled"
        assert sum(state.ones) + state.ones_left == parts.ones
        assert sum(state.threes) + state.threes_left == parts.threes
        assert sum(state.ouches) + state.ouches_left == parts.ouches
        assert state.due_ones <= state.ones_left
        assert state.due_threes <= state.threes_left
        assert min(*state.ones, *state.threes, *state.ouches) >= 0
        assert min(state.ones_left, state.threes_left, state.ouches_left) >= 0
        held_greats = [points for points in state.great if points]
        assert sorted([*held_greats, *state.greats], reverse=True) == list(state.rules.greats[: state.players])

    def _check_packs(self, state: BakongState) -> None:
        for seat in range(state.players):
            small = state.ones[seat] + state.threes[seat]
            assert state.rules.room[state.great[seat]][state.objects[seat]] >= small, f"seat {seat} carries too much"
            assert 0 <= state.places[seat] <= TEMPLE
        if state.phase == phases.ROOM:
            assert state.wanted != ""
            assert not state.fits(state.seat, state.wanted), "it fits and is not taken"
        else:
            assert state.wanted == ""
        if state.phase in (phases.CAMP, phases.TEMPLE):
            assert state.moves()[-1] == TakeNothing()
            assert len(state.moves()) > 1, "nothing to choose"
        if state.phase in (phases.ROLL, phases.FLIP):
            assert state.sunken == state.sinking == state.due_ones == state.due_threes == 0
