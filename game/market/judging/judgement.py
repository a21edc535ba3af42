"""What a player understands of the Floating Market: what each seat's market promises, and which card to take for it."""

from collections.abc import Sequence

from game.chance import Chance
from game.contract import Move, Reason
from game.market.judging import hints
from game.market.judging.forecast import WEIGHTS, Forecast, forecast, promised, tables_of
from game.market.position import NONE, Position
from game.market.records import Lay, PlayCard, PutUnder, Renew
from game.market.turns import phases
from game.players.judge import Judge

_ANY, _MOST = Chance(1), (1 << 64) - 1
LUCK = tuple([WEIGHTS.sketch_noise * _ANY.bits() / _MOST for _ in range(1 << 12)])
"""Noise for quick play, drawn once: as many of these as there are moves, from anywhere on, are as good as new ones."""


class MarketJudge(Judge[Position]):
    scale = 10.0
    horizon = 8

    def promises(self, state: Position) -> list[float]:
        return [promised(state, seat) for seat in range(state.players)]

    def candidates(self, state: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """Of plays that come to the same cards one; renewing only where no play brings two."""
        if state.phase != phases.PLAY:
            return moves
        port = state.port
        best: dict[tuple[int, tuple[int, ...]], Move] = {}
        most = 0
        for move in moves:
            if isinstance(move, PlayCard):
                cards = tuple(sorted([port[place] for place in move.taken]))
                best.setdefault((move.card, cards), move)
                most = max(most, len(cards))
        renewals = [move for move in moves if isinstance(move, Renew)] if most < 2 else []
        return [*best.values(), *renewals]

    def sketch(self, state: Position, moves: Sequence[Move], chance: Chance) -> Move:
        seat = state.seat
        mine = forecast(state, seat)
        if state.phase == phases.PLAY:
            return self._sketch_turn(state, moves, chance, mine)
        hold, baskets_bonus = WEIGHTS.hold, tables_of(state.rules).baskets_bonus
        gains = {card: mine.gain(card) for card in state.hands[seat]}
        kept = {card: hold * max(0.0, gain[2]) + baskets_bonus[card] for card, gain in gains.items()}
        best, chosen = -99.0, moves[0]
        for move, luck in zip(moves, _luck(len(moves), chance), strict=True):
            assert isinstance(move, Lay | PutUnder)
            score = luck - kept[move.card]
            if isinstance(move, Lay):
                score += gains[move.card][3][move.place]
            if score > best:
                best, chosen = score, move
        return chosen

    def _sketch_turn(self, state: Position, moves: Sequence[Move], chance: Chance, mine: Forecast) -> Move:
        """The play whose cards do most for the market: the best of them laid, the others kept."""
        w, gain, hand = WEIGHTS, mine.gain, state.hands[state.seat]
        hold, tables = w.hold, tables_of(state.rules)
        baskets_bonus, chilli_bonus = (
            tables.baskets_bonus,
            tables.chilli_bonus if mine.takes_chilli else tables.no_bonus,
        )
        worth: dict[int, float] = {}
        laid: dict[int, float] = {NONE: 0.0}
        for card in {*hand, *state.port} - {NONE}:  # what having a card is worth, and what laying it adds
            now = gain(card)[0]
            keep = hold * now if now > 0 else 0.0
            worth[card] = keep + chilli_bonus[card] + baskets_bonus[card]
            laid[card] = now - keep + w.sketch_card
        brings = [worth.get(card, 0.0) for card in state.port]
        lays = [laid[card] for card in state.port]
        rest: dict[int, list[float]] = {}
        for card in hand:
            others = hand[:]
            others.remove(card)
            rest[card] = sorted([laid[other] for other in others])
        best, chosen = -99.0, moves[0]
        for move, score in zip(moves, _luck(len(moves), chance), strict=True):
            if isinstance(move, PlayCard):
                taken, card = move.taken, move.card
                if len(taken) == 1:
                    score += brings[taken[0]] - worth[card]
                elif len(taken) == 2:
                    one, other = taken
                    score += brings[one] + brings[other] - worth[card] + max(rest[card][-1], lays[one], lays[other])
                else:
                    laying = sorted(rest[card] + [lays[place] for place in taken])
                    score += sum([brings[place] for place in taken]) - worth[card] + laying[-1] + laying[-2]
            else:
                score -= w.sketch_renew
            if score > best:
                best, chosen = score, move
        return chosen

    def reasons(self, state: Position, move: Move) -> tuple[Reason, ...]:
        return hints.reasons(state, move)


def _luck(count: int, chance: Chance) -> tuple[float, ...]:
    """Noise for so many moves."""
    start = chance.below(len(LUCK) - count)
    return LUCK[start : start + count]


JUDGE = MarketJudge()
