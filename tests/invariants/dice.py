"""What can never be otherwise in Bangkok: Dice."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from game.contract import Event
from game.dice.records import SOURCES, DieTaken, GameEnded, PoolRolled, RoundBegan, RoundEnded, Scored
from game.dice.rules import MOST_GROUPS, kind_of
from game.dice.state import DiceState
from game.dice.turns import phases


class DiceWatcher:
    def __init__(self) -> None:
        self.decisions: list[int] = []
        self.groups: list[int] = []
        self.correct: list[float] = []
        self.winning: list[int] = []

    def begin(self, state: DiceState, events: Sequence[Event]) -> None:
        self.points = [Counter[str]() for _ in range(state.players)]
        self.starters: list[int] = []
        self.decisions.append(0)
        self._rolled(state, events)
        self._check(state)

    def after(self, state: DiceState, events: Sequence[Event]) -> None:
        self.decisions[-1] += 1
        taken, *rest = events
        assert isinstance(taken, DieTaken)
        self.hands[taken.seat] += 1
        assert max(self.hands) - min(self.hands) <= 1, "some took more dice than others"
        for event in rest:
            if isinstance(event, Scored):
                assert event.points >= 0
                self.points[event.seat][event.source] += event.points
            elif isinstance(event, RoundEnded):
                self._end_round(state, event)
            elif isinstance(event, GameEnded):
                self._end(state, event)
        assert any(isinstance(event, RoundEnded) for event in rest) == bool(rest), "a count in the middle of a round"
        self._rolled(state, rest)
        self._check(state)

    def figures(self) -> dict[str, float]:
        return {
            "decisions": fmean(self.decisions),
            "groups of each in the last round": fmean(self.groups),
            "correct sums of each in a round": fmean(self.correct),
            "winning points": fmean(self.winning),
        }

    def _rolled(self, state: DiceState, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, RoundBegan):
                self.starters.append(event.starter)
                self.hands = [0] * state.players
            elif isinstance(event, PoolRolled):
                self.dice = Counter(kind_of(*die) for die in event.dice)

    def _end_round(self, state: DiceState, event: RoundEnded) -> None:
        assert self.hands == [state.rules.hand] * state.players, "a round ended with dice in the pool"
        assert event.round == len(self.starters) - 1
        assert event.totals == tuple(points.total() for points in self.points)

    def _end(self, state: DiceState, event: GameEnded) -> None:
        assert state.phase == phases.OVER
        assert sorted(self.starters) == list(range(state.players)), "not everyone began a round"
        assert set(event.winners) == {standing.seat for standing in state.standings() if standing.won}
        correct = state.rules.pay.correct_sum * len(self.starters)
        self.correct += [points["correct_sum"] / correct for points in self.points]
        self.groups += [len(groups) for groups in state.groups]
        self.winning.append(max(state.totals()))

    def _check(self, state: DiceState) -> None:
        lying = Counter({kind: count for kind, count in enumerate(state.pool) if count})
        lying.update(kind for groups in state.groups for group in groups for kind in group)
        assert lying == self.dice, "a die is lost or doubled"
        assert lying.total() == state.rules.hand * state.players
        assert state.left == sum(state.pool)
        for seat, groups in enumerate(state.groups):
            assert len(groups) <= MOST_GROUPS
            assert all(groups), "a group without dice"
            assert sum(map(len, groups)) == self.hands[seat]
        places = state.board
        assert len(set(places)) == state.players
        assert all(1 <= place <= 6 for place in places)
        assert 1 <= state.goal - state.rules.dice.goal_bonus <= 6
        if state.to_move is not None:
            assert state.phase == phases.TAKE
            assert state.seat == state.to_move
        for seat, standing in enumerate(state.standings()):
            assert standing.sources == tuple((source, self.points[seat][source]) for source in SOURCES)
            assert standing.points == self.points[seat].total()
