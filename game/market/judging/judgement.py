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

NOISE = (1 << 64) - 1


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
        hold, noise, baskets_bonus = WEIGHTS.hold, WEIGHTS.sketch_noise / NOISE, tables_of(state.rules).baskets_bonus
        gain = mine.gain
        best, chosen = -99.0, moves[0]
        for move in moves:
            assert isinstance(move, Lay | PutUnder)
            score = chance.bits() * noise - hold * max(0.0, gain(move.card)[2]) - baskets_bonus[move.card]
            if isinstance(move, Lay):
                score += gain(move.card)[3][move.place]
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
        for card in {*hand, *state.port}:  # what having a card is worth, and what laying it adds
            if card != NONE:
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
            rest[card] = [laid[other] for other in others]
        luck, noise = chance.bits(), w.sketch_noise / NOISE
        best, chosen = -99.0, moves[0]
        for move in moves:
            luck = luck * 0x5851F42D4C957F2D + 0x14057B7EF767814F & NOISE
            score = luck * noise
            if isinstance(move, PlayCard):
                taken, card = move.taken, move.card
                score -= worth[card]
                for place in taken:
                    score += brings[place]
                if len(taken) > 1:
                    laying = rest[card] + [lays[place] for place in taken]
                    laying.sort()
                    score += laying[-1] if len(taken) == 2 else laying[-1] + laying[-2]
            else:
                score -= w.sketch_renew
            if score > best:
                best, chosen = score, move
        return chosen

    def reasons(self, state: Position, move: Move) -> tuple[Reason, ...]:
        return hints.reasons(state, move)


JUDGE = MarketJudge()
