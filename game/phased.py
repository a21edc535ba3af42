"""States whose turns go through phases: each decision with who checks it and who plays it, and what follows by itself.

A game's `Position` holds the data and derives from `Phased`; its `State` names the tables.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from game.contract import Event, IllegalMove, Move, Reason, State

Offer = Callable[[Any], Sequence[Move]]
"""The moves that a phase offers."""
Arrive = Callable[[Any, list[Event]], int | None]
"""What a phase does when a turn comes to it: the phase after it, or None if a seat must decide."""
Why = Callable[[Any, Any], Reason | None]
Play = Callable[[Any, Any, list[Event]], int]
"""Plays a move; the phase after it."""
Decisions = Mapping[type[Move], Mapping[int, tuple[Why, Play]]]
"""By kind of move and phase, who checks it and who plays it."""


def nothing(_p: object) -> Sequence[Move]:
    return []


def wait(_p: object, _events: list[Event]) -> int | None:
    return None


def always(_p: object, _move: Move) -> Reason | None:
    return None


class Phased(State):
    __slots__ = ("phase",)

    phase: int
    arrive: ClassVar[Sequence[Arrive]]
    offer: ClassVar[Sequence[Offer]]
    """Both by phase."""
    decisions: ClassVar[Decisions]
    not_now: ClassVar[Sequence[Reason]]
    """By phase, why a move of another one has to wait."""

    def moves(self) -> Sequence[Move]:
        return self.offer[self.phase](self)

    def why_not(self, move: Move) -> Reason | None:
        if self.to_move is None:
            return Reason("why-game-over")
        decision = self.decisions.get(type(move))
        if decision is None:
            return Reason("why-not-this-game")
        if self.phase not in decision:
            return self.not_now[self.phase]
        return decision[self.phase][0](self, move)

    def play(self, move: Move) -> list[Event]:
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        events: list[Event] = []
        phase: int | None = self.decisions[type(move)][self.phase][1](self, move, events)
        while phase is not None:
            self.phase = phase
            phase = self.arrive[phase](self, events)
        return events
