"""Bangkok: Dice as a State: the set-up, and its one decision with who checks it and who plays it (D1-D7)."""

from typing import Self

from game.chance import Chance
from game.contract import Event, Reason, Table
from game.dice.position import Position
from game.dice.records import SOURCES, Take
from game.dice.rules import Rules
from game.dice.turns import phases, rounds, taking
from game.phased import Arrive, Decisions, Offer, nothing, wait

PHASES: dict[int, tuple[Arrive, Offer]] = {
    phases.TAKE: (wait, taking.moves),
    phases.OVER: (wait, nothing),
}
"""What a phase does when a turn comes to it, the phase after it or None if a seat must decide; and what it offers."""

DECISIONS: Decisions = {Take: {phases.TAKE: (taking.why_not_take, taking.take)}}


class DiceState(Position):
    __slots__ = ()

    arrive = tuple(PHASES[phase][0] for phase in range(phases.COUNT))
    offer = tuple(PHASES[phase][1] for phase in range(phases.COUNT))
    decisions = DECISIONS
    not_now = (Reason("why-game-over"),) * phases.COUNT

    @classmethod
    def begin(cls, table: Table, rules: Rules, chance: Chance) -> tuple[Self, list[Event]]:
        state = cls()
        state.rules = rules
        state.chance = chance
        state.players = table.seats
        state.round = 0
        state.starter = chance.below(table.seats) if table.starter is None else table.starter
        state.points = [[0] * len(SOURCES) for _ in range(table.seats)]
        events: list[Event] = []
        state.phase = rounds.begin(state, events)
        return state, events
