"""Whole games between computer players, as fast as the rules go: for balance, strength and speed.

Game number i has the seed S + i, and the seats rotate with it, so that `--seed X --games 1` plays any game of
a longer run again.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from game import catalogue
from game.chance import Chance
from game.contract import Components, Game, Table
from game.players import chance_for, decide, make_player

Z = 1.96
"""Standard errors to either side that make a 95 % confidence interval."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: its seed and who sat where, how it ended, how many decisions and turns it took."""

    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int

    def line(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "seats": self.seats,
            "scores": self.scores,
            "winners": self.winners,
            "decisions": self.decisions,
            "turns": self.turns,
        }


def play_one(game: Game, components: Components, kinds: Sequence[str], seed: int, options: Mapping[str, str]) -> Played:
    """One game with these kinds of players, rotated by the seed."""
    shift = seed % len(kinds)
    seats = (*kinds[shift:], *kinds[:shift])
    players = [make_player(kind) for kind in seats]
    chances = [chance_for(seed, seat) for seat in range(len(seats))]
    state, _ = game.begin(Table(len(seats), options=options), components, Chance(seed))
    decisions = turns = 0
    before = None
    while (seat := state.to_move) is not None:
        state.play(decide(players[seat], state, chances[seat]))
        decisions += 1
        turns += seat != before
        before = seat
    standings = state.standings()
    scores = tuple(standing.points for standing in standings)
    winners = tuple(standing.seat for standing in standings if standing.won)
    return Played(seed, seats, scores, winners, decisions, turns)


def simulate(
    game_id: str, kinds: Sequence[str], games: int, seed: int, options: Mapping[str, str] | None = None
) -> Iterator[str]:
    """A JSON line a game and, last, the summary."""
    game = catalogue.find(game_id)
    components, chosen = catalogue.components_of(game), catalogue.chosen_of(game, options or {})
    played = []
    seconds = 0.0
    for number in range(games):
        start = perf_counter()
        played.append(play_one(game, components, kinds, (seed + number) % (1 << 64), chosen))
        seconds += perf_counter() - start
        yield json.dumps(played[-1].line())
    yield json.dumps(summary(game_id, played, seconds))


def summary(game_id: str, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    decisions = sum(one.decisions for one in played)
    kinds = sorted({kind for one in played for kind in one.seats})
    by_seat = [_results(played, [[seat]] * len(played)) for seat in range(len(played[0].seats))]
    by_kind = {
        kind: _results(played, [[seat for seat, sits in enumerate(one.seats) if sits == kind] for one in played])
        for kind in kinds
    }
    return {
        "summary": game_id,
        "games": len(played),
        "games_per_second": round(len(played) / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
        "by_seat": by_seat,
        "by_kind": by_kind,
        "decisions": mean([one.decisions for one in played]),
        "turns": mean([one.turns for one in played]),
    }


def _results(played: Sequence[Played], seats: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Wins and score of the given seats of each game. Seats of one game are not independent: the game is the sample."""
    wins = [fmean(seat in one.winners for seat in mine) for one, mine in zip(played, seats, strict=True)]
    scores = [fmean(one.scores[seat] for seat in mine) for one, mine in zip(played, seats, strict=True)]
    return {"wins": share(wins), "score": mean(scores)}


def mean(values: Sequence[float]) -> dict[str, float | None]:
    """The mean and its 95 % confidence interval, which one value alone does not have."""
    middle = fmean(values)
    if len(values) < 2:
        return {"mean": round(middle, 4), "low": None, "high": None}
    reach = Z * stdev(values) / sqrt(len(values))
    return {"mean": round(middle, 4), "low": round(middle - reach, 4), "high": round(middle + reach, 4)}


def share(values: Sequence[float]) -> dict[str, float]:
    """The mean of values from 0 to 1 and its 95 % interval after Wilson, which stays honest near 0 and 1."""
    count, middle = len(values), fmean(values)
    centre = (middle + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z * sqrt(middle * (1 - middle) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return {"mean": round(middle, 4), "low": round(low, 4), "high": round(high, 4)}
