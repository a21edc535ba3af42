"""Players that look one move ahead, by the game's judge. No clock: the same chance gives the same move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from game.chance import Chance
from game.contract import Move, State
from game.players.judge import Judge
from game.players.player import Budget, Interrupted, Player


@dataclass(frozen=True, slots=True)
class Traits:
    """How carefully a player looks. Points are those of the game it plays."""

    draws: int
    """How often a move that brings chance or secrets to light is tried, each time with other luck."""
    notices: float = 1.0
    """The share of the moves worth thinking about that the player notices at all."""
    own_game: float = 0.0
    """How much of its mind is on its own game (the judge's `own`) and not on the other's, 0 to 1, if there are two of
    them; with more players it minds each of them less."""
    own_game_costs: float = inf
    """The most that it gives away at once by that, in points."""
    misjudges: float = 0.0
    """By how many points it misjudges each move, give or take."""
    misjudging_costs: float = inf
    """The most that it gives away at once by that, in points."""


FEWEST = 3
"""So many moves everyone notices."""
_STEPS = 1 << 16

Opinion = Callable[[State, int], float]
"""Of a position and a seat: how well it stands."""


class CarefulPlayer(Player):
    def __init__(self, judge: Judge[Any], traits: Traits) -> None:
        self.judge = judge
        self.traits = traits

    def choose(self, known: State, chance: Chance, budget: Budget) -> Move:
        moves = known.moves()
        if len(moves) == 1:
            return moves[0]
        judge, traits = self.judge, self.traits
        candidates = judge.candidates(known, moves)
        if traits.notices < 1:
            candidates = noticed(candidates, traits.notices, chance)
        if len(candidates) == 1:
            return candidates[0]
        worth = weigh(judge.opinion, known, candidates, chance, traits.draws, budget)
        places: Sequence[int] = range(len(worth))
        if traits.own_game:
            places = _near_best(worth, places, traits.own_game_costs)
            opinion = _minding_its_own(judge, known, traits.own_game)
            worth = weigh(opinion, known, candidates, chance, traits.draws, budget)
        if traits.misjudges:
            places = _near_best(worth, places, traits.misjudging_costs)
        best = max(places, key=worth.__getitem__)
        if traits.misjudges and not _wins(known, candidates[best]):
            worth = [one + traits.misjudges * bell(chance) for one in worth]
            best = max(places, key=worth.__getitem__)
        return candidates[best]


def _near_best(worth: Sequence[float], places: Sequence[int], less: float) -> list[int]:
    """The places of what is worth no more than so much less than the best."""
    best = max(worth[place] for place in places)
    return [place for place in places if worth[place] >= best - less]


def _minding_its_own(judge: Judge[Any], known: State, own_game: float) -> Opinion:
    """The judge's opinion with a mind that is not on the others all the time, and on each of many less than on one. Its
    own game counts by what it gains from now on: so it can be held against the end, which is about who is ahead."""
    seat = known.to_move
    assert seat is not None
    alone = 1 - (1 - own_game) / max(1, len(known.standings()) - 1)
    now = judge.own(known, seat)

    def opinion(state: State, seat: int) -> float:
        if state.to_move is None:
            return judge.opinion(state, seat)
        return (1 - alone) * judge.value(state, seat) + alone * (judge.own(state, seat) - now)

    return opinion


def _wins(known: State, move: Move) -> bool:
    """Whether the move ends the game, won: nobody overlooks that."""
    after = known.copy()
    after.play(move)
    return after.to_move is None and any(one.won and one.seat == known.to_move for one in after.standings())


def noticed(moves: Sequence[Move], share: float, chance: Chance) -> list[Move]:
    """Some of the moves, in their order."""
    count = max(FEWEST, round(share * len(moves)))
    places = list(range(len(moves)))
    chance.shuffle(places)
    return [moves[place] for place in sorted(places[:count])]


def bell(chance: Chance) -> float:
    """A random number about 0 with the spread 1, never further out than 3.5."""
    return (sum(chance.below(_STEPS) for _ in range(4)) / _STEPS - 2) * 3**0.5


def weigh(
    opinion: Opinion, known: State, moves: Sequence[Move], chance: Chance, draws: int, budget: Budget
) -> list[float]:
    """What can be expected after each move. As soon as one of them brings something to light, all are tried with the
    same few draws of what is hidden, so that none is merely luckier than the others."""
    seat = known.to_move
    assert seat is not None
    worth = []
    reveals = False
    for move in moves:
        if budget.stop():
            raise Interrupted
        after = known.copy()
        events = after.play(move)
        reveals = reveals or any(event.reveals for event in events)
        worth.append(opinion(after, seat))
    if not reveals:
        return worth
    for _ in range(draws - 1):
        other = known.known_to(seat, chance)
        for place, move in enumerate(moves):
            if budget.stop():
                raise Interrupted
            after = other.copy()
            after.play(move)
            worth[place] += opinion(after, seat)
    return [one / draws for one in worth]
