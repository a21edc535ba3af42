"""A copy goes on exactly as the original does, and neither touches the other; `snapshot` says all that a position is.

A search copies positions thousands of times a second, and digests, saves and resuming rest on the snapshot.
"""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

from game.chance import Chance
from game.contract import Game, State, Table
from tests.contract.games import begin, offered, play, positions, to_the_end, walk, words


def _all_of(state: State) -> tuple[Any, ...]:
    return state.snapshot(), state.to_move, list(state.moves()), state.standings()


def check_copies_go_on_alike(game: Game, table: Table) -> None:
    """The same moves bring the same events, to the end."""
    for state in positions(game, table):
        twin = state.copy()
        assert _all_of(twin) == _all_of(state), words(table, "a copy differs")
        chance = Chance(7)
        while state.to_move is not None:
            move = chance.pick(offered(state))
            events = play(state, move)
            assert play(twin, move) == events, words(table, f"{move} brings something else on a copy")
        assert _all_of(twin) == _all_of(state), words(table, "a copy ends otherwise")


def check_copies_are_independent(game: Game, table: Table) -> None:
    """Whatever is played on its copies, the original goes on like the same game that was never copied; and when it goes
    on, its copies stay where they are."""
    for seed in range(8):
        copied, never = _on_the_way(game, table, seed), _on_the_way(game, table, seed)
        for other in range(3):
            for _ in walk(copied.copy(), other):
                assert _all_of(copied) == _all_of(never), words(table, "playing on a copy moves the original")
        twin, here = copied.copy(), _all_of(copied)
        assert [*walk(copied, 7)] == [*walk(never, 7)], words(
            table, "what was played on copies has changed the original"
        )
        assert _all_of(copied) == _all_of(never), words(table, "what was played on copies has changed the original")
        assert _all_of(twin) == here, words(table, "playing on moves a copy")


def _on_the_way(game: Game, table: Table, seed: int) -> State:
    """Some decisions into a random game, without a copy ever made of it."""
    state, _ = begin(game, table, seed)
    for _ in islice(walk(state, seed), 5 * seed):
        pass
    return state


def check_snapshots_are_plain(game: Game, table: Table) -> None:
    """Numbers, words, None and tuples of them: nothing that looks different in another process."""
    for state in positions(game, table):
        strange = [value for value in _leaves(state.snapshot()) if type(value) not in (int, str, bool, type(None))]
        assert strange == [], words(table, "a snapshot is plain data")


def _leaves(value: object) -> list[object]:
    return [leaf for inner in value for leaf in _leaves(inner)] if isinstance(value, tuple) else [value]


def check_snapshots_tell_positions_apart(game: Game, table: Table) -> None:
    """Positions with the same snapshot have the same future. Many that could be mistaken for each other: what comes of
    a few decisions in one order and another, and what different seats, with different luck, take a position for."""
    for number, start in enumerate(positions(game, table)):
        found: dict[object, list[State]] = {}
        views = [start.known_to(seat, Chance(luck)) for seat in range(table.seats) for luck in (3, 4)]
        for state in (start, *views, *_soon(start, Chance(number))):
            found.setdefault(state.snapshot(), []).append(state)
        for same in found.values():
            for one, other in pairwise(same):
                assert _all_of(one) == _all_of(other), words(table, "two positions have the same snapshot and differ")
            ends = [to_the_end(state, 5) for state in same[:3] if len(same) > 1]
            assert ends == ends[:1] * len(ends), words(table, "the same snapshot, and then another end")


def _soon(start: State, chance: Chance, most: int = 6) -> Iterator[State]:
    """What one decision and two decisions lead to: a few of each, or all."""
    for first in _some(start, chance, most):
        yield first
        if first.to_move is not None:
            yield from _some(first, chance, most)


def _some(state: State, chance: Chance, most: int) -> Iterator[State]:
    moves = [*offered(state)]
    chance.shuffle(moves)
    for move in moves[:most]:
        after = state.copy()
        play(after, move)
        yield after
