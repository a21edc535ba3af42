"""What can never be otherwise in Bangkok: Floating Market."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from game.contract import Event
from game.market import outlook
from game.market.grid import CORNER
from game.market.position import HAND
from game.market.records import (
    SOURCES,
    CardLaid,
    CardPutUnder,
    GameEnded,
    PlayCard,
    Renew,
    Scored,
    Standstill,
    TurnBegan,
)
from game.market.scoring import BESIDE
from game.market.state import MarketState
from game.market.turns import phases

CARDS = 60


class MarketWatcher:
    def __init__(self) -> None:
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.points: list[float] = []
        self.laid: list[float] = []
        self.put_under: list[int] = []
        self.still: list[bool] = []

    def begin(self, state: MarketState, events: Sequence[Event]) -> None:
        self.cards = Counter({card: design.count for card, design in enumerate(state.rules.cards.designs)})
        self.taken = [0] * state.players
        self.markets = [market[:] for market in state.markets]
        self.decisions.append(0)
        self.put_under.append(0)
        self.still.append(False)
        assert [len(hand) for hand in state.hands] == [HAND] * state.players
        self._turns(events)
        self._check(state)

    def after(self, state: MarketState, events: Sequence[Event]) -> None:
        self.decisions[-1] += 1
        self.put_under[-1] += sum(isinstance(event, CardPutUnder) for event in events)
        self.still[-1] |= any(isinstance(event, Standstill) for event in events)
        for event in events:
            if isinstance(event, CardLaid):
                assert self.markets[event.seat][event.place] < 0, "a card is laid on another"
                self.markets[event.seat][event.place] = event.card
        self._turns(events)
        self._check(state)
        if state.to_move is None:
            self._check_end(state, events)

    def figures(self) -> dict[str, float]:
        return {
            "decisions": fmean(self.decisions),
            "turns of each": fmean(self.turns),
            "cards laid by each": fmean(self.laid),
            "put under decks": fmean(self.put_under),
            "standstill": fmean(self.still),
            "points": fmean(self.points),
        }

    def _turns(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.taken[event.seat] += 1
                assert event.round == self.taken[event.seat]

    def _check(self, state: MarketState) -> None:
        self._check_cards(state)
        self._check_hands(state)
        for seat in range(state.players):
            self._check_market(state, seat)
        self._check_offers(state)
        assert len(set(state.pontoons)) == state.players
        if state.to_move is not None and state.players > 1:
            assert all(value == 0 for one in state.standings() for key, value in one.sources if key == "objective")

    def _check_cards(self, state: MarketState) -> None:
        where = (state.port, *state.hands, *state.markets, *state.decks, *state.under)
        cards = Counter(card for cards in where for card in cards if card >= 0)
        assert cards == self.cards, "a card is lost or doubled"
        assert cards.total() == CARDS
        for deck in range(2):
            assert all(state.rules.deck[card] == deck for card in (*state.decks[deck], *state.under[deck]))

    def _check_hands(self, state: MarketState) -> None:
        for seat, hand in enumerate(state.hands):
            if state.phase == phases.SURPLUS and seat == state.seat:
                assert HAND < len(hand) <= HAND + 2
            else:
                assert len(hand) == HAND, "a hand is not back to three"

    def _check_market(self, state: MarketState, seat: int) -> None:
        market = state.markets[seat]
        assert market == self.markets[seat], "a card has moved"
        filled = [place for place, card in enumerate(market) if card >= 0]
        chillies = [place for place in filled if state.rules.deck[market[place]]]
        assert state.filled[seat] == sum(1 << place for place in filled)
        assert state.chillies[seat] == sum(1 << place for place in chillies)
        assert not filled or CORNER in filled
        assert len(filled) < 2 or all(any(near in filled for near in BESIDE[place]) for place in filled)
        assert len({place // 3 for place in chillies}) == len(chillies), "two chilli cards in a row"
        if state.expert:
            assert len({place % 3 for place in chillies}) == len(chillies), "two chilli cards in a column"

    def _check_offers(self, state: MarketState) -> None:
        """What the screen shows of the moves is what the moves are."""
        moves = state.moves()
        if state.phase == phases.PLAY:
            hand = dict.fromkeys(state.hands[state.seat])
            shown = [
                PlayCard(card, end, way.taken)
                for card in hand
                for end in range(12)
                for way in outlook.ways(state, card, end)
            ]
            assert {move for move in moves if not isinstance(move, Renew)} == set(shown)
            assert sum(isinstance(move, Renew) for move in moves) == 6

    def _check_end(self, state: MarketState, events: Sequence[Event]) -> None:
        assert state.phase == phases.OVER
        assert len(set(self.taken)) == 1, "some had more turns than others"
        standings = state.standings()
        counted = [Counter[str]() for _ in range(state.players)]
        for event in events:
            if isinstance(event, Scored):
                counted[event.seat][event.source] += event.points
        for seat, standing in enumerate(standings):
            assert standing.sources == tuple((source, counted[seat][source]) for source in SOURCES)
            live = state.count(seat)
            assert standing.points == live.total == live.open_points + live.objective
        best = max((one.points, dict(one.sources)["objective"]) for one in standings)
        winners = [one.seat for one in standings if (one.points, dict(one.sources)["objective"]) == best]
        assert events[-1] == GameEnded(tuple(winners))
        assert winners == [one.seat for one in standings if one.won]
        complete = [seat for seat in range(state.players) if state.full(seat)]
        assert complete or self.still[-1] or (state.alone and self.taken == [9])
        assert not (state.alone and self.taken[0] > 9)
        self.turns.append(self.taken[0])
        self.points.append(fmean(one.points for one in standings))
        self.laid.append(fmean(9 - market.count(-1) for market in state.markets))
