"""Whole games between computer players, as fast as the rules go: for balance, strength and speed.

Game number i has the seed S + i, and the seats rotate with it, so that `--seed X --games 1` plays any game of
a longer run again. With a budget of iterations that holds for players that search, too.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from game import catalogue
from game.chance import Chance
from game.contract import Table
from game.players import LEVELS, USUAL, Budget, chance_for, decide, make_player
from game.players.deep import DeepPlayer

Z = 1.96
"""Standard errors to either side that make a 95 % confidence interval."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played: what, by whom, with which seed and budget."""

    game: str
    kinds: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    seconds: float | None = USUAL.seconds
    iterations: int | None = USUAL.iterations
    rotate: bool = True


@dataclass(slots=True)
class ThinkingTime:
    """How long a kind of player thought: seconds for each decision that left a choice; iterations of a search and the
    seconds these took."""

    seconds: list[float] = field(default_factory=list)
    iterations: int = 0
    searching: float = 0.0

    def add(self, other: "ThinkingTime") -> None:
        self.seconds += other.seconds
        self.iterations += other.iterations
        self.searching += other.searching

    def figures(self) -> dict[str, float]:
        times = sorted(self.seconds)
        at = max(0, ceil(0.95 * len(times)) - 1)
        found = {
            "decisions": len(times),
            "ms_mean": round(1000 * fmean(times), 2),
            "ms_p95": round(1000 * times[at], 2),
        }
        if self.searching:
            found["iterations_per_second"] = round(self.iterations / self.searching)
        return found


@dataclass(frozen=True, slots=True)
class Played:
    """One game: its seed and who sat where, how it ended, how many decisions and turns it took, and how long."""

    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    seconds: float
    thinking: Mapping[str, ThinkingTime]
    sources: Mapping[str, float]
    """The points of a seat by where they came from, on average."""
    facts: Mapping[str, float]
    """What the game itself has to say about how it went."""

    def share_of(self, seat: int) -> float:
        """How much of the win is this seat's."""
        return (seat in self.winners) / len(self.winners)

    def line(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "seats": self.seats,
            "scores": self.scores,
            "winners": self.winners,
            "decisions": self.decisions,
            "turns": self.turns,
            **({"facts": self.facts} if self.facts else {}),
        }


def play_one(job: Job) -> Played:
    """One game with these kinds of players, rotated by the seed."""
    start = perf_counter()
    game = catalogue.find(job.game)
    components, options = catalogue.components_of(game), catalogue.chosen_of(game, job.options)
    shift = job.seed % len(job.kinds) if job.rotate else 0
    seats = (*job.kinds[shift:], *job.kinds[:shift])
    players = [make_player(kind, game) for kind in seats]
    chances = [chance_for(job.seed, seat) for seat in range(len(seats))]
    budget = Budget(job.seconds, job.iterations)
    state, events = game.begin(Table(len(seats), options=options), components, Chance(job.seed))
    decisions = turns = 0
    before = None
    thinking: dict[str, ThinkingTime] = defaultdict(ThinkingTime)
    while (seat := state.to_move) is not None:
        asked = perf_counter()
        move = decide(state, players[seat], chances[seat], budget)
        if seats[seat] in LEVELS and len(state.moves()) > 1:
            thinking[seats[seat]].seconds.append(perf_counter() - asked)
        events += state.play(move)
        decisions += 1
        turns += seat != before
        before = seat
    for kind, player in zip(seats, players, strict=True):
        if isinstance(player, DeepPlayer):
            thinking[kind].add(ThinkingTime([], player.iterations, player.seconds))
    standings = state.standings()
    scores = tuple(standing.points for standing in standings)
    winners = tuple(standing.seat for standing in standings if standing.won)
    sources: dict[str, float] = defaultdict(float)
    for standing in standings:
        for source, points in standing.sources:
            sources[source] += points / len(seats)
    took = perf_counter() - start
    facts = catalogue.part_of(game, "facts").facts(events)
    return Played(job.seed, seats, scores, winners, decisions, turns, took, dict(thinking), dict(sources), facts)


def simulate(jobs: Sequence[Job], processes: int = 1) -> Iterator[str]:
    """A JSON line a game and, last, the summary."""
    played = []
    start = perf_counter()
    for one in _all_played(jobs, processes):
        played.append(one)
        yield json.dumps(one.line())
    yield json.dumps(summary(jobs[0].game, played, perf_counter() - start))


def jobs_of(first: Job, games: int) -> list[Job]:
    """So many games like the first, with the seeds after its own."""
    return [replace(first, seed=(first.seed + number) % (1 << 64)) for number in range(games)]


def _all_played(jobs: Sequence[Job], processes: int) -> Iterable[Played]:
    """In their order. Several processes share the games; each game is the same whoever plays it."""
    if processes == 1:
        yield from map(play_one, jobs)
        return
    with get_context("spawn").Pool(min(processes, len(jobs))) as pool:
        yield from pool.imap(play_one, jobs)


def summary(game_id: str, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    decisions = sum(one.decisions for one in played)
    kinds = sorted({kind for one in played for kind in one.seats})
    by_seat = [_results(played, [[seat]] * len(played)) for seat in range(len(played[0].seats))]
    by_kind = {
        kind: _results(played, [[seat for seat, sits in enumerate(one.seats) if sits == kind] for one in played])
        for kind in kinds
    }
    thinking: dict[str, ThinkingTime] = defaultdict(ThinkingTime)
    for one in played:
        for kind, mine in one.thinking.items():
            thinking[kind].add(mine)
    return {
        "summary": game_id,
        "games": len(played),
        "games_per_second": round(len(played) / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
        "by_seat": by_seat,
        "by_kind": by_kind,
        "decisions": mean([one.decisions for one in played]),
        "turns": mean([one.turns for one in played]),
        "sources": {source: round(fmean(one.sources[source] for one in played), 2) for source in played[0].sources},
        "facts": {fact: _fact([one.facts[fact] for one in played]) for fact in played[0].facts},
        "thinking": {kind: thinking[kind].figures() for kind in kinds if thinking[kind].seconds},
    }


def _results(played: Sequence[Played], seats: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Wins and score of the given seats of each game. Seats of one game are not independent: the game is the sample.
    A win that is shared counts for each winner as much as its share."""
    wins = [fmean(one.share_of(seat) for seat in mine) for one, mine in zip(played, seats, strict=True)]
    scores = [fmean(one.scores[seat] for seat in mine) for one, mine in zip(played, seats, strict=True)]
    return {"wins": share(wins), "score": mean(scores)}


def _fact(values: Sequence[float]) -> dict[str, Any]:
    """Something that happens or not, or a number that is larger or smaller."""
    return share(values) if all(isinstance(value, bool) for value in values) else mean(values)


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
