"""Standings add up: points are the sum of their sources, what was scored is what counts, and the best have won.

At the end there is a winner; who it is, the last event says. Facts about a finished game are numbers.
"""

from collections import Counter
from math import isfinite
from typing import Any

from game.catalogue import part_of
from game.contract import Event, Game, Table
from tests.contract.games import begin, finished, tables, walk, words

SEEDS = range(8)


def check_points_are_the_sum_of_their_sources(game: Game, table: Table) -> None:
    """At any time, by seat, in an order of sources that is always the same; and somebody is ahead."""
    orders = set()
    for seed in SEEDS:
        state, _ = begin(game, table, seed)
        for _ in walk(state, seed):
            standings = state.standings()
            assert [standing.seat for standing in standings] == list(range(table.seats)), words(table)
            assert any(standing.won for standing in standings), words(table, "nobody is ahead")
            for standing in standings:
                orders.add(tuple(source for source, _ in standing.sources))
                total = sum(points for _, points in standing.sources)
                assert standing.points == total, words(table, f"{standing} does not add up")
    assert len(orders) == 1, words(table, f"the sources change: {orders}")


def check_what_is_scored_is_what_counts(game: Game, table: Table) -> None:
    """Where a game tells of points as they come, they make up the standings of the end, source by source."""
    for seed in SEEDS:
        state, events = finished(game, table, seed)
        scored = Counter[tuple[int, str]]()
        told: list[Any] = [event for event in events if type(event).__name__ == "Scored"]
        for event in told:
            scored[event.seat, event.source] += event.points
        if any(kind.__name__ == "Scored" for kind in game.events):
            assert told, words(table, "nothing was ever scored")
            for standing in state.standings():
                for source, points in standing.sources:
                    counted = scored.pop((standing.seat, source), 0)
                    assert counted == points, words(
                        table, f"seat {standing.seat} scored {counted} {source}, not {points}"
                    )
            assert not +scored, words(table, f"{scored} are scored, and no sources of points")


def check_the_best_have_won(game: Game, table: Table) -> None:
    """Those with the most points, and among them the best tie-break; the last event names them."""
    for seed in SEEDS:
        state, events = finished(game, table, seed)
        standings = state.standings()
        best = max((standing.points, standing.tie) for standing in standings)
        winners = tuple(standing.seat for standing in standings if standing.won)
        ahead = tuple(standing.seat for standing in standings if (standing.points, standing.tie) == best)
        assert winners == ahead, words(table, f"{winners} have won, and {ahead} are best")
        assert _winners_told(events[-1]) == winners, words(table, f"{events[-1]} ends a game that {winners} have won")


def _winners_told(event: Event) -> object:
    return getattr(event, "winners", None)


def check_facts_are_numbers(game: Game) -> None:
    """The same ones for every finished game."""
    facts_of = part_of(game, "facts").facts
    found = [facts_of(finished(game, table, seed)[1]) for table in tables(game) for seed in SEEDS]
    for facts in found:
        assert facts.keys() == found[0].keys()
        for name, value in facts.items():
            assert isinstance(value, int | float), f"{name} is {value!r}"
            assert isfinite(value), f"{name} is {value!r}"
