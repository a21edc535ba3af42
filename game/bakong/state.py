"""Bakong as a State: each decision with who checks it, who plays it and what comes after (B7-B20)."""

from typing import Self

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
from game.bakong.turns import flipping, making_room, next_turn, objects, phases, stopping, temple, walking
from game.chance import Chance
from game.contract import Event, Reason, Table
from game.phased import Arrive, Decisions, Offer, always, nothing, wait

PHASES: dict[int, tuple[Arrive, Offer]] = {
    phases.START: (wait, next_turn.start_moves),
    phases.ROLL: (wait, next_turn.roll_moves),
    phases.FLIP: (wait, flipping.moves),
    phases.SECOND: (wait, flipping.second_moves),
    phases.WALK: (wait, walking.moves),
    phases.SINK: (walking.arrive_sink, walking.sink_moves),
    phases.STOP: (stopping.arrive_stop, nothing),
    phases.FIND: (stopping.arrive_find, nothing),
    phases.CAMP: (wait, stopping.camp_moves),
    phases.GREAT: (wait, temple.great_moves),
    phases.TEMPLE: (temple.arrive_temple, temple.moves),
    phases.ROOM: (making_room.arrive, making_room.moves),
    phases.END: (next_turn.arrive_end, nothing),
    phases.OVER: (wait, nothing),
}
"""What a phase does when a turn comes to it, the phase after it or None if a seat must decide; and what it offers."""

DECISIONS: Decisions = {
    TakeObject: {
        phases.START: (next_turn.why_not_start, next_turn.start),
        phases.CAMP: (stopping.why_not_camp, objects.take),
        phases.TEMPLE: (temple.why_not_take, objects.take),
    },
    TakeNothing: {phases.CAMP: (always, objects.take_nothing), phases.TEMPLE: (always, objects.take_nothing)},
    Roll: {phases.ROLL: (always, next_turn.roll)},
    Reroll: {phases.FLIP: (next_turn.why_not_reroll, next_turn.reroll)},
    Flip: {phases.FLIP: (flipping.why_not_flip, flipping.flip)},
    FlipSecond: {phases.SECOND: (flipping.why_not_second, flipping.flip_second)},
    FlipNoSecond: {phases.SECOND: (always, flipping.flip_no_second)},
    Walk: {phases.WALK: (walking.why_not_walk, walking.walk)},
    Sink: {phases.SINK: (walking.why_not_sink, walking.sink)},
    TakeGreat: {phases.GREAT: (temple.why_not_great, temple.choose_great)},
    ThrowAway: {phases.ROOM: (making_room.why_not_throw, making_room.throw_away)},
    LeaveIt: {phases.ROOM: (making_room.why_not_leave, making_room.leave)},
}


class BakongState(Position):
    __slots__ = ()

    arrive = tuple(PHASES[phase][0] for phase in range(phases.COUNT))
    offer = tuple(PHASES[phase][1] for phase in range(phases.COUNT))
    decisions = DECISIONS
    not_now = (Reason("why-bakong-not-now"),) * phases.COUNT

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
        next_turn.begin_turn(state, state.starter, events)
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
