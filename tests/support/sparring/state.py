"""A position of Sparring: the heaps, who took what, and the hidden tokens."""

from typing import Any, Self

from game.chance import Chance
from game.contract import Event, IllegalMove, Move, Reason, Standing, State, Table
from tests.support.sparring.components import StickSet
from tests.support.sparring.records import (
    SOURCES,
    GameEnded,
    HeapsDealt,
    Pass,
    Passed,
    Rained,
    Scored,
    SticksTaken,
    Take,
    TokenDealt,
    TokenShown,
)

NOBODY = -1


class SparringState(State):
    __slots__ = ("chance", "heaps", "last", "passes", "rain", "stick_set", "taken", "to_move", "tokens")

    stick_set: StickSet
    chance: Chance
    """The rain to come."""
    to_move: int | None
    heaps: list[int]
    """By heap, its sticks."""
    taken: list[list[int]]
    """By seat and heap, the sticks taken."""
    tokens: tuple[int, ...]
    """By seat, the heap that counts for more: secret, but for its own seat, until the game is over."""
    passes: list[int]
    """By seat, how often it may still pass."""
    rain: bool
    """Whether it will still rain."""
    last: int
    """The seat that took sticks last, or NOBODY."""

    @classmethod
    def begin(cls, table: Table, stick_set: StickSet, chance: Chance) -> tuple[Self, list[Event]]:
        state = cls()
        state.stick_set = stick_set
        state.chance = chance
        state.to_move = chance.below(table.seats) if table.starter is None else table.starter
        spread = stick_set.most - stick_set.fewest + 1
        state.heaps = [stick_set.fewest + chance.below(spread) for _ in stick_set.heaps]
        state.taken = [[0] * len(state.heaps) for _ in range(table.seats)]
        tokens = list(range(len(state.heaps)))
        chance.shuffle(tokens)
        state.tokens = tuple(tokens[: table.seats])
        state.passes = [stick_set.passes] * table.seats
        state.rain = table.options.get("rain") == "on"
        state.last = NOBODY
        dealt = [TokenDealt(seat, heap) for seat, heap in enumerate(state.tokens)]
        return state, [HeapsDealt(tuple(state.heaps)), *dealt]

    def moves(self) -> list[Move]:
        if self.to_move is None:
            return []
        most = self.stick_set.take
        takes = [Take(heap, count) for heap, there in enumerate(self.heaps) for count in range(1, min(there, most) + 1)]
        return [*takes, *([Pass()] if self.passes[self.to_move] else [])]

    def why_not(self, move: Move) -> Reason | None:
        if self.to_move is None:
            return Reason("why-game-over")
        if isinstance(move, Pass):
            return None if self.passes[self.to_move] else Reason("why-sparring-no-pass")
        if not isinstance(move, Take):
            return Reason("why-not-this-game")
        if not 0 <= move.heap < len(self.heaps):
            return Reason("why-sparring-no-heap")
        most = min(self.heaps[move.heap], self.stick_set.take)
        return None if 1 <= move.sticks <= most else Reason("why-sparring-not-so-many", (("most", most),))

    def play(self, move: Move) -> list[Event]:
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        seat = self.to_move
        assert seat is not None
        self.to_move = (seat + 1) % len(self.taken)
        if not isinstance(move, Take):
            self.passes[seat] -= 1
            return [Passed(seat)]
        self.heaps[move.heap] -= move.sticks
        self.taken[seat][move.heap] += move.sticks
        self.last = seat
        events: list[Event] = [SticksTaken(seat, move.heap, move.sticks)]
        if self.rain and not self.heaps[move.heap]:
            self.rain = False
            self.heaps[move.heap] = 1 + self.chance.below(self.stick_set.rain)
            events.append(Rained(move.heap, self.heaps[move.heap]))
        return events if any(self.heaps) else events + self._end()

    def _end(self) -> list[Event]:
        self.to_move = None
        events: list[Event] = [TokenShown(seat, heap) for seat, heap in enumerate(self.tokens)]
        standings = self.standings()
        events += [Scored(one.seat, points, source) for one in standings for source, points in one.sources]
        return [*events, GameEnded(tuple(one.seat for one in standings if one.won))]

    def copy(self) -> Self:
        return self._twin(Chance(self.chance.state))

    def known_to(self, seat: int, chance: Chance) -> Self:
        """Secret are the other tokens, until the game is over, and the rain to come."""
        twin = self._twin(chance.branch())
        if self.to_move is not None:
            others = [heap for heap in range(len(self.heaps)) if heap != self.tokens[seat]]
            chance.shuffle(others)
            twin.tokens = tuple(heap if other == seat else others.pop() for other, heap in enumerate(self.tokens))
        return twin

    def _twin(self, chance: Chance) -> Self:
        twin = object.__new__(type(self))
        twin.stick_set = self.stick_set
        twin.chance = chance
        twin.to_move = self.to_move
        twin.heaps = self.heaps[:]
        twin.taken = [taken[:] for taken in self.taken]
        twin.tokens = self.tokens
        twin.passes = self.passes[:]
        twin.rain = self.rain
        twin.last = self.last
        return twin

    def points_of(self, seat: int) -> tuple[int, int, int]:
        """By source, as things are now; the token counts when it lies open."""
        mine, over = self.taken[seat], self.to_move is None
        token = self.stick_set.token * mine[self.tokens[seat]] * over
        return sum(mine), token, self.stick_set.last * (over and seat == self.last)

    def standings(self) -> list[Standing]:
        points = [self.points_of(seat) for seat in range(len(self.taken))]
        best = max(map(sum, points))
        return [
            Standing(seat, sum(mine), tuple(zip(SOURCES, mine, strict=True)), sum(mine) == best)
            for seat, mine in enumerate(points)
        ]

    def snapshot(self) -> tuple[Any, ...]:
        return (
            self.chance.state,
            self.to_move,
            tuple(self.heaps),
            tuple(map(tuple, self.taken)),
            self.tokens,
            tuple(self.passes),
            self.rain,
            self.last,
        )
