"""What a player understands of Sparring: sticks are points, and those of one's own token are worth more."""

from collections.abc import Sequence

from game.chance import Chance
from game.contract import Move, Reason
from game.players.judge import Judge
from tests.support.sparring.judging import hints
from tests.support.sparring.state import SparringState


class SparringJudge(Judge[SparringState]):
    scale = 8.0
    horizon = 2

    def promises(self, state: SparringState) -> list[float]:
        worth = state.stick_set.token
        return [float(sum(mine) + worth * mine[token]) for mine, token in zip(state.taken, state.tokens, strict=True)]

    def sketch(self, _state: SparringState, moves: Sequence[Move], chance: Chance) -> Move:
        return chance.pick(moves)

    def reasons(self, state: SparringState, move: Move) -> tuple[Reason, ...]:
        return hints.reasons(state, move)


JUDGE = SparringJudge()
