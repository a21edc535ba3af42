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
"""By kind of move and phase, who checks it and who plays it. Where the game is over there are none."""
NO_PHASE: Mapping[int, tuple[Why, Play]] = {}


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
        decision = self.decisions.get(type(move), NO_PHASE).get(self.phase)
        return self._why_no_such(move) if decision is None else decision[0](self, move)

    def _why_no_such(self, move: Move) -> Reason:
        """Why no move of this kind can be played now."""
        if self.to_move is None:
            return Reason("why-game-over")
        return self.not_now[self.phase] if type(move) in self.decisions else Reason("why-not-this-game")

    def play(self, move: Move) -> list[Event]:
        decision = self.decisions.get(type(move), NO_PHASE).get(self.phase)
        if decision is None:
            raise IllegalMove(self._why_no_such(move))
        why_not, play = decision
        reason = why_not(self, move)
        if reason is not None:
            raise IllegalMove(reason)
        events: list[Event] = []
        phase: int | None = play(self, move, events)
        while phase is not None:
            self.phase = phase
            phase = self.arrive[phase](self, events)
        return events
