"""Computer players at work: iterations of the search beside what an iteration cannot do without, and how long a medium
and a hard decision take beside a fixed piece of work."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from game import catalogue
from game.chance import Chance
from game.contract import Game, State, Table
from game.players import USUAL, Budget, decide, make_player
from game.players.deep import DeepPlayer
from game.players.judge import judge_of
from tests.bench.clock import cpu
from tests.bench.figures import Figure
from tests.bench.frames import percentile

ITERATIONS = 100
"""Of a search that is measured."""
HARD = Budget(None, ITERATIONS)


def reference() -> float:
    """Seconds for a piece of work that never changes, about 50 ms on a small PC: a hundred thousand random numbers."""
    chance, start = Chance(1), cpu()
    for _ in range(100_000):
        chance.bits()
    return cpu() - start


def positions(game: Game, seats: int, every: int) -> list[State]:
    """Where someone has a choice, from a game of medium players: every so many decisions."""
    table = Table(seats, options=catalogue.chosen_of(game, {}))
    state, _ = game.begin(table, catalogue.components_of(game), Chance(3))
    player, chance, found = make_player("medium", game), Chance(1), []
    number = 0
    while state.to_move is not None:
        if len(state.moves()) > 1:
            number += 1
            if number % every == 0:
                found.append(state.copy())
        state.play(decide(state, player, chance))
    return found


def rules_alone(state: State, decisions: int) -> float:
    """Seconds for what an iteration needs at the least: a view, and so many decisions at random."""
    chance, start = Chance(1), cpu()
    assert state.to_move is not None
    view = state.known_to(state.to_move, chance)
    for _ in range(decisions):
        if view.to_move is None:
            break
        view.play(chance.pick(view.moves()))
    return cpu() - start


def figures(quick: bool, say: Callable[[str], None]) -> list[Figure]:
    found = []
    for game in catalogue.GAMES.values():
        for seats in (game.seats[0], game.seats[-1]):
            say(f"thinking: {_name(game, seats)}")
            places = positions(game, seats, 8 if quick else 3)
            found += _of_table(game, seats, places)
            found.append(_in_time(game, seats, places[:: max(1, len(places) // (2 if quick else 6))]))
    return found


def _in_time(game: Game, seats: int, places: list[State]) -> Figure:
    """Wall time of hard decisions with the usual budget: what a search adds to it before and after."""
    times, player = [], make_player("hard", game)
    for number, state in enumerate(places):
        start = perf_counter()
        decide(state, player, Chance(number))
        times.append(perf_counter() - start)
    assert USUAL.seconds is not None
    return Figure(
        f"hard {_name(game, seats)}", percentile(times, 95) / USUAL.seconds, "x", 1.5, note="p95 of its budget"
    )


def _name(game: Game, seats: int) -> str:
    return f"{game.id}, {seats} player{'s' if seats > 1 else ''}"


def _of_table(game: Game, seats: int, places: list[State]) -> list[Figure]:
    name = _name(game, seats)
    medium, times, rates, shares, units = make_player("medium", game), [], [], [], []
    for number, state in enumerate(places):
        units.append(reference())
        start = cpu()
        decide(state, medium, Chance(number))
        times.append(cpu() - start)
        hard, start = DeepPlayer(judge_of(game)), cpu()
        decide(state, hard, Chance(number), HARD)
        if hard.iterations:
            each = (cpu() - start) / hard.iterations
            rates.append(1 / each)
            shares.append(median(rules_alone(state, hard.decisions // hard.iterations) for _ in range(5)) / each)
    unit = median(units)
    slow = percentile(times, 95)
    return [
        Figure(f"medium {name}", slow / unit, "x", 1, note=f"p95 {slow * 1000:.1f} ms beside {unit * 1000:.1f} ms"),
        Figure(
            f"search {name}",
            median(rates) * unit,
            "x",
            None,
            True,
            f"{median(rates):,.0f} iterations/s; the rules alone would take {median(shares):.0%} of that",
        ),
    ]
