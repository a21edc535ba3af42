"""What a player understands of a game. Each game has one `Judge`, in `judging/judgement.py` of its package, as `JUDGE`.

A judge is asked about views and about positions that follow from them, where what nobody can know has been drawn at
random; it may look at everything there, and players make up for the guesses by asking about several draws.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from game.catalogue import part_of
from game.chance import Chance
from game.contract import Game, Move, Reason, State

S = TypeVar("S", bound=State)

BEHIND = 0.25
"""How much the other seats behind the best one count, with three players or more."""
LOST = 0.25
"""What it counts that a game is not only behind but lost, in scales of its judge."""

REMEMBERED = 1 << 12
"""So much of one kind judges remember of positions they have met (`lru_cache`): four times as much would be found
again hardly more often, and take 50 MB more."""


class Judge(ABC, Generic[S]):
    """`class KlongsJudge(Judge[KlongsState])`. Pure: nothing is kept from one question to the next."""

    scale: float
    """The points ahead that make a win nearly sure. Alone: how far two decent games lie apart."""
    horizon: int
    """How many decisions of all seats a playout goes before `value` is asked."""

    @abstractmethod
    def promises(self, state: S) -> list[float]:
        """By seat, the points it can expect at the end. Asked about any position in which someone is to move, and
        often: tens of microseconds."""

    def value(self, state: S, seat: int) -> float:
        """How well the seat stands: the points ahead of the best other seat that it can expect. Alone: the points."""
        return self._ahead(self.promises(state), seat)

    def values(self, state: S) -> list[float]:
        """`value` of every seat."""
        found = self.promises(state)
        return [self._ahead(found, seat) for seat in range(len(found))]

    def _ahead(self, found: list[float], seat: int) -> float:
        mine = found[seat]
        if len(found) == 2:
            return mine - found[1 - seat]
        if len(found) == 1:
            return mine
        rest = found[:seat] + found[seat + 1 :]
        best = max(rest)
        return mine - best + BEHIND * (best - sum(rest) / len(rest))

    def opinion(self, state: S, seat: int) -> float:
        """`value`, of any position. A game that is over and lost is worse than the points say: as long as there is hope
        nobody ends it."""
        if state.to_move is not None:
            return self.value(state, seat)
        lost = not state.standings()[seat].won
        return outcome(state)[seat] - lost * LOST * self.scale

    def own(self, state: S, seat: int) -> float:
        """How well the seat stands if it looks at its own game alone, in points."""
        return self.promises(state)[seat]

    @abstractmethod
    def sketch(self, state: S, moves: Sequence[Move], chance: Chance) -> Move:
        """A quick sensible move of the seat to move, by a few simple rules and with some chance in it: for playouts, so
        far cheaper than `value` over all moves. `moves` are the legal ones."""

    def candidates(self, _state: S, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth thinking about, in a fixed order: without the absurd and all but one of several that come
        to the same. Never empty."""
        return moves

    @abstractmethod
    def reasons(self, state: S, move: Move) -> tuple[Reason, ...]:
        """Why one might play this move, best reason first: what it gains, what it prevents. Text keys
        (`hint-GAME-...`) with their arguments."""


def outcome(state: State) -> list[float]:
    """By seat, the points ahead of the best other seat in a finished game; where there are none, half a point for the
    tie-break. Alone: the points."""
    standings = state.standings()
    points = [standing.points for standing in standings]
    if len(points) == 1:
        return [float(points[0])]
    ahead = []
    for standing in standings:
        best = max(points[: standing.seat] + points[standing.seat + 1 :])
        tie_break = 0.0 if standing.points != best else 0.5 if standing.won else -0.5
        ahead.append(standing.points - best + tie_break)
    return ahead


def judge_of(game: Game) -> Judge[Any]:
    """The judge of a game, loaded with the first question: starting the program does not pay for it."""
    judge = part_of(game, "judging.judgement").JUDGE
    assert isinstance(judge, Judge)
    return judge
