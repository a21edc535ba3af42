"""Bangkok Klongs as a State: each decision with who checks it, who plays it and what comes after (K7-K10)."""

from typing import Self

from game.chance import Chance
from game.contract import Event, Reason, Table
from game.klongs.position import NONE, Position
from game.klongs.records import (
    SOURCES,
    Draw,
    EndTurn,
    HandDealt,
    LeaveUnowned,
    MoveBoat,
    PassMarket,
    Place,
    Reboard,
    Remove,
    ScoreLanding,
    Skip,
    Steal,
    StealNothing,
    TakeNoThief,
    TakeThief,
    ToHand,
    ToStock,
)
from game.klongs.rules import Rules
from game.klongs.turns import market_day, next_turn, phases, placing, thieves
from game.phased import Arrive, Decisions, Offer, always, nothing, wait

PHASES: dict[int, tuple[Arrive, Offer]] = {
    phases.PLACE: (wait, placing.moves),
    phases.REBOARD: (wait, placing.reboard_moves),
    phases.STEAL: (thieves.arrive_steal, thieves.steal_moves),
    phases.LOOT: (wait, thieves.loot_moves),
    phases.CHASE: (thieves.arrive_chase, thieves.chase_moves),
    phases.LUK_PHAT: (market_day.arrive_luk_phat, nothing),
    phases.MARKET: (market_day.arrive_market, market_day.market_moves),
    phases.REMOVE: (market_day.arrive_remove, market_day.remove_moves),
    phases.MOVE: (next_turn.arrive_move, next_turn.end_moves),
    phases.DRAW: (next_turn.arrive_draw, next_turn.draw_moves),
    phases.END: (next_turn.arrive_end, nothing),
    phases.OVER: (wait, nothing),
}
"""What a phase does when a turn comes to it, the phase after it or None if a seat must decide; and what it offers."""

DECISIONS: Decisions = {
    Place: {phases.PLACE: (placing.why_not_place, placing.place)},
    Skip: {phases.PLACE: (placing.why_not_skip, placing.skip)},
    MoveBoat: {
        phases.PLACE: (placing.why_not_move_boat, placing.move_boat),
        phases.MOVE: (placing.why_not_move_boat, placing.move_boat),
    },
    EndTurn: {phases.MOVE: (always, next_turn.keep_card)},
    LeaveUnowned: {phases.REBOARD: (always, placing.leave_unowned)},
    Reboard: {phases.REBOARD: (placing.why_not_reboard, placing.play_reboard)},
    Steal: {phases.STEAL: (thieves.why_not_steal, thieves.steal)},
    StealNothing: {phases.STEAL: (always, thieves.steal_nothing)},
    ToStock: {phases.LOOT: (always, thieves.to_stock)},
    ToHand: {phases.LOOT: (always, thieves.to_hand)},
    TakeThief: {phases.CHASE: (thieves.why_not_take_thief, thieves.take_thief)},
    TakeNoThief: {phases.CHASE: (always, thieves.take_no_thief)},
    Draw: {phases.DRAW: (next_turn.why_not_draw, next_turn.draw)},
    ScoreLanding: {phases.MARKET: (market_day.why_not_score, market_day.score_landing)},
    PassMarket: {phases.MARKET: (always, market_day.pass_market)},
    Remove: {phases.REMOVE: (market_day.why_not_remove, market_day.remove)},
}


class KlongsState(Position):
    __slots__ = ()

    arrive = tuple(PHASES[phase][0] for phase in range(phases.COUNT))
    offer = tuple(PHASES[phase][1] for phase in range(phases.COUNT))
    decisions = DECISIONS
    not_now = (Reason("why-klongs-not-now"),) * phases.COUNT

    @classmethod
    def begin(cls, table: Table, rules: Rules, chance: Chance) -> tuple[Self, list[Event]]:
        state = cls()
        seats, boats = table.seats, rules.boats
        state._empty_water(rules, seats)
        first = chance.below(seats) if table.starter is None else table.starter
        state._deal(table.options.get("tactics") == "on", chance)
        state.supply = [boats.merchants[seats]] * seats
        state.cards = [boats.movement_cards] * seats
        events: list[Event] = [HandDealt(seat, tuple(hand)) for seat, hand in enumerate(state.hands)]
        next_turn.begin_turn(state, first, events)
        return state, events

    def _empty_water(self, rules: Rules, seats: int) -> None:
        layout = rules.layout
        self.rules = rules
        self.players = seats
        self.turn = 0
        self.phase = phases.PLACE
        self.boats = [NONE] * len(layout.spaces)
        self.owners = [NONE] * len(layout.spaces)
        self.inspectors = [0] * layout.width
        self.taken = self.shut = self.open = 0
        self.shown = [[] for _ in range(seats)]
        self.stocks = [[] for _ in range(seats)]
        self.points = [[0] * len(SOURCES) for _ in range(seats)]
        self.gone = ()
        self.step = 0
        self.loot = self.landing = NONE
        self.chased = ()
        self.skips = self.idle = 0
        self.fewest = sum(design.count for design in rules.boats.designs) + 1
        self.day = ""
        self.caused_by = self.market_seat = NONE
        self.market_turns = 0
        self.full = []
        self.offered = []

    def _deal(self, tactics: bool, chance: Chance) -> None:
        """Lay out the stacks and give everyone their first boats from them (K7, K8)."""
        rules = self.rules
        each = rules.boats.tactics_hand if tactics else (rules.hand,)
        self.stacks = [stack[:] for stack in rules.stacks[tactics]]
        self.orders = [chance.for_shuffling(len(stack)) for stack in self.stacks]
        self.hands = [[] for _ in range(self.players)]
        for order, stack, count in zip(self.orders, self.stacks, each, strict=True):
            order.shuffle(stack, count * self.players)
            for hand in self.hands:
                hand += [stack.pop() for _ in range(count)]
