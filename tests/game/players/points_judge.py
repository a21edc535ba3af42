"""A judge for any game that knows nothing but the points: for tests of players, not of play."""

from collections.abc import Sequence

from game.chance import Chance
from game.contract import Move, Reason, State
from game.players.judge import Judge


class PointsJudge(Judge[State]):
    scale = 20.0
    horizon = 6

    def promises(self, state: State) -> list[float]:
        return [float(standing.points) for standing in state.standings()]

    def sketch(self, _state: State, moves: Sequence[Move], chance: Chance) -> Move:
        return chance.pick(moves)

    def reasons(self, _state: State, _move: Move) -> tuple[Reason, ...]:
        return (Reason("hint-points", (("points", 1),)),)
