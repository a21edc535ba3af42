"""Bangkok: Floating Market as a State: the set-up, and each decision with who checks it and who plays it (M4, M5)."""

from typing import Self

from game.chance import Chance
from game.contract import Event, Reason, Table
from game.market.position import NONE, Position
from game.market.records import Lay, LotDealt, PlayCard, PontoonDealt, PortLaid, PutUnder, Renew, TurnBegan
from game.market.rules import BOAT, CHILLI, Rules
from game.market.scoring import PLACES
from game.market.turns import laying, phases, playing
from game.phased import Arrive, Decisions, Offer, nothing, wait

PHASES: dict[int, tuple[Arrive, Offer]] = {
    phases.PLAY: (wait, playing.moves),
    phases.SURPLUS: (wait, laying.moves),
    phases.OVER: (wait, nothing),
}
"""What a phase does when a turn comes to it, the phase after it or None if a seat must decide; and what it offers."""

DECISIONS: Decisions = {
    PlayCard: {phases.PLAY: (playing.why_not_play, playing.play_card)},
    Renew: {phases.PLAY: (playing.why_not_renew, playing.renew)},
    Lay: {phases.SURPLUS: (laying.why_not_lay, laying.lay)},
    PutUnder: {phases.SURPLUS: (laying.why_not_put_under, laying.put_under)},
}


class MarketState(Position):
    __slots__ = ()

    arrive = tuple(PHASES[phase][0] for phase in range(phases.COUNT))
    offer = tuple(PHASES[phase][1] for phase in range(phases.COUNT))
    decisions = DECISIONS
    not_now = (Reason("why-market-no-surplus"), Reason("why-market-surplus-first"), Reason("why-game-over"))

    @classmethod
    def begin(cls, table: Table, rules: Rules, chance: Chance) -> tuple[Self, list[Event]]:
        state = cls()
        state._empty(rules, table.seats, table.options.get("expert") == "on")
        state.starter = table.starter or 0
        if table.starter is None and table.seats > 1:  # alone nothing is drawn: a seed means the same cards anywhere
            state.starter = chance.below(table.seats)
        state._deal(chance)
        events: list[Event] = [PortLaid(tuple(state.port))]
        for i in range(table.seats):
            seat = (state.starter + i) % table.seats
            events += (LotDealt(seat, tuple(state.hands[seat])), PontoonDealt(seat, state.pontoons[seat]))
        state.seat = state.to_move = state.starter
        events.append(TurnBegan(state.starter, 1))
        return state, events

    def _deal(self, chance: Chance) -> None:
        """Pontoons and lots by seat, the two decks, the port."""
        cards, players = self.rules.cards, self.players
        pontoons = list(cards.pontoons)
        chance.shuffle(pontoons)
        self.pontoons = tuple(pontoons[:players])
        self.hands = [list(cards.lots[(seat - self.starter) % players]) for seat in range(players)]
        self.decks = [list(self.rules.boats[players]), list(self.rules.chillies)]
        self.orders = [chance.branch(), chance.branch()]
        self.port = [self.draw(BOAT) for _ in range(PLACES - cards.port_chillies)]
        for _ in range(cards.port_chillies):
            self.port.insert(chance.below(len(self.port) + 1), self.draw(CHILLI))

    def _empty(self, rules: Rules, players: int, expert: bool) -> None:
        """Nothing laid, nothing dealt."""
        self.rules = rules
        self.players = players
        self.expert = expert
        self.turn = 0
        self.phase = phases.PLAY
        self.under = [[], []]
        self.markets = [[NONE] * PLACES for _ in range(players)]
        self.filled = [0] * players
        self.chillies = [0] * players
        self.first_full = NONE
        self.laid = False
        self.idle = 0
