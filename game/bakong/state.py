"""Bakong as a State: each decision with who checks it, who plays it and what comes after (B7-B20)."""

from collections.abc import Callable, Sequence
from typing import Any, Self

from game.bakong import finds, flipping, making_room, objects, phases, temple, turns, walking
from game.bakong.position import NONE, Position
from game.bakong.records import (
    Flip,
    FlipNoSecond,
    FlipSecond,
    LeaveIt,
    Reroll,
    Roll,
    Sink,
    TakeGreat,
    TakeNothing,
    TakeObject,
    ThrowAway,
    TrailLaid,
    Walk,
)
from game.bakong.rules import CAMP, KINDS, NO_TILE, TEMPLE, Rules
from game.chance import Chance
from game.contract import Event, IllegalMove, Move, Reason, Table

Offer = Callable[[Position], Sequence[Move]]
Arrive = Callable[[Position, list[Event]], int | None]
Why = Callable[[Position, Any], Reason | None]
Play = Callable[[Position, Any, list[Event]], int]


def _nothing(p: Position) -> Sequence[Move]:
    return []


def _wait(p: Position, events: list[Event]) -> int | None:
    return None


def _always(p: Position, move: Move) -> Reason | None:
    return None


PHASES: dict[int, tuple[Arrive, Offer]] = {
    phases.START: (_wait, turns.start_moves),
    phases.ROLL: (_wait, turns.roll_moves),
    phases.FLIP: (_wait, flipping.moves),
    phases.SECOND: (_wait, flipping.second_moves),
    phases.WALK: (_wait, walking.moves),
    phases.SINK: (walking.arrive_sink, walking.sink_moves),
    phases.STOP: (finds.arrive_stop, _nothing),
    phases.FIND: (finds.arrive_find, _nothing),
    phases.CAMP: (_wait, finds.camp_moves),
    phases.GREAT: (_wait, temple.great_moves),
    phases.TEMPLE: (temple.arrive_temple, temple.moves),
    phases.ROOM: (making_room.arrive, making_room.moves),
    phases.END: (turns.arrive_end, _nothing),
    phases.OVER: (_wait, _nothing),
}
"""What a phase does when a turn comes to it, the phase after it or None if a seat must decide; and what it offers."""

DECISIONS: dict[type[Move], dict[int, tuple[Why, Play]]] = {
    TakeObject: {
        phases.START: (turns.why_not_start, turns.start),
        phases.CAMP: (finds.why_not_camp, objects.take),
        phases.TEMPLE: (temple.why_not_take, objects.take),
    },
    TakeNothing: {phases.CAMP: (_always, objects.take_nothing), phases.TEMPLE: (_always, objects.take_nothing)},
    Roll: {phases.ROLL: (_always, turns.roll)},
    Reroll: {phases.FLIP: (turns.why_not_reroll, turns.reroll)},
    Flip: {phases.FLIP: (flipping.why_not_flip, flipping.flip)},
    FlipSecond: {phases.SECOND: (flipping.why_not_second, flipping.flip_second)},
    FlipNoSecond: {phases.SECOND: (_always, flipping.flip_no_second)},
    Walk: {phases.WALK: (walking.why_not_walk, walking.walk)},
    Sink: {phases.SINK: (walking.why_not_sink, walking.sink)},
    TakeGreat: {phases.GREAT: (temple.why_not_great, temple.choose_great)},
    ThrowAway: {phases.ROOM: (making_room.why_not_throw, making_room.throw_away)},
    LeaveIt: {phases.ROOM: (making_room.why_not_leave, making_room.leave)},
}

_ARRIVE = tuple(PHASES[phase][0] for phase in range(phases.COUNT))
_OFFER = tuple(PHASES[phase][1] for phase in range(phases.COUNT))


class BakongState(Position):
    __slots__ = ()

    @classmethod
    def begin(cls, table: Table, rules: Rules, chance: Chance) -> tuple[Self, list[Event]]:
        state = cls()
        seats, parts = table.seats, rules.parts
        state.rules = rules
        state.chance = chance
        state.players = seats
        state.starter = chance.below(seats) if table.starter is None else table.starter
        state.round = 0
        state.phase = phases.START
        state._lay_trail()
        state.places, state.great, state.objects, state.ones, state.threes, state.ouches = (
            [0] * seats for _ in range(6)
        )
        state.reserve = [part.copies for part in parts.objects]
        state.temple = [0] * len(parts.objects)
        state.ones_left, state.threes_left, state.ouches_left = parts.ones, parts.threes, parts.ouches
        state.greats = rules.greats[:seats]
        state.sinking = state.sunken = state.due_threes = state.due_ones = 0
        state.wanted = ""
        state.first = NONE
        kinds = tuple(KINDS[kind] for kind in state.up[CAMP + 1 : TEMPLE])
        events: list[Event] = [TrailLaid(kinds, state.greats)]
        turns.begin_turn(state, state.starter, events)
        return state, events

    def _lay_trail(self) -> None:
        """The tiles in random order, random side up (B7)."""
        chance = self.chance
        tiles = list(self.rules.parts.tiles)
        chance.shuffle(tiles)
        self.up, self.down = bytearray((NO_TILE,)), bytearray((NO_TILE,))
        for tile in tiles:
            side = chance.below(2)
            self.up.append(KINDS.index(tile[side]))
            self.down.append(KINDS.index(tile[1 - side]))
        self.up.append(NO_TILE)
        self.down.append(NO_TILE)
        self.seen = 0

    def moves(self) -> Sequence[Move]:
        return _OFFER[self.phase](self)

    def why_not(self, move: Move) -> Reason | None:
        if self.to_move is None:
            return Reason("why-game-over")
        decision = DECISIONS.get(type(move))
        if decision is None:
            return Reason("why-not-this-game")
        if self.phase not in decision:
            return Reason("why-bakong-not-now")
        return decision[self.phase][0](self, move)

    def play(self, move: Move) -> list[Event]:
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        events: list[Event] = []
        phase: int | None = DECISIONS[type(move)][self.phase][1](self, move, events)
        while phase is not None:
            self.phase = phase
            phase = _ARRIVE[phase](self, events)
        return events
