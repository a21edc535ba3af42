"""Legality is said once: what `moves` offers, `why_not` allows and `play` takes are the same moves, in a fixed order.

Whatever else could be tried has a reason against it; a move that is refused is refused for that reason and changes
nothing. Somebody who is to move can move, and after the end nobody can.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from itertools import islice, product
from math import prod
from typing import Any, get_origin, get_type_hints

from game.chance import Chance
from game.contract import Game, IllegalMove, Move, Reason, State, Table
from tests.contract.games import begin, play, positions, tables, walk, words

MOST = 1200
"""So many moves of one kind are tried in one position."""
NEAR = 25
"""So many of the offered moves are tried with each field changed."""


@dataclass(frozen=True, slots=True)
class Stranger(Move):
    """A move of no game."""

    number: int = 0


class Attempts:
    """Moves that somebody might try: kinds of the game, filled with all values that its moves have had in play, and
    with some that lie just beside them."""

    def __init__(self, game: Game, table: Table) -> None:
        self.values: dict[type[Move], list[set[Any]]] = {kind: [set() for _ in _names(kind)] for kind in game.moves}
        for seed in range(4):
            state, _ = begin(game, table, seed)
            self._note(state.moves())
            for _ in walk(state, seed):
                self._note(state.moves())
        everything: set[Any] = set().union(*(seen for columns in self.values.values() for seen in columns), {0, ""})
        self.columns = {
            kind: [
                sorted(_beside(seen or _fitting(everything, kind, name)), key=repr)
                for seen, name in zip(columns, _names(kind), strict=True)
            ]
            for kind, columns in self.values.items()
        }

    def _note(self, moves: Iterable[Move]) -> None:
        for move in moves:
            for seen, name in zip(self.values[type(move)], _names(type(move)), strict=True):
                seen.add(getattr(move, name))

    def at(self, state: State, chance: Chance) -> Iterator[Move]:
        """What to try in a position: the offered moves with one field changed, and the kinds filled every way there
        is, or by chance where there are too many ways."""
        moves = state.moves()
        for _ in range(min(NEAR, len(moves))):
            yield from self._near(chance.pick(moves))
        for kind, columns in self.columns.items():
            if prod(map(len, columns)) <= MOST:
                yield from (kind(*values) for values in product(*columns))
            else:
                yield from (kind(*map(chance.pick, columns)) for _ in range(MOST))

    def _near(self, move: Move) -> Iterator[Move]:
        for name, column in zip(_names(type(move)), self.columns[type(move)], strict=True):
            for value in column:
                yield replace(move, **{name: value})  # type: ignore[type-var]


def _names(kind: type[Move]) -> list[str]:
    return [field.name for field in fields(kind)]  # type: ignore[arg-type]


def _fitting(values: set[Any], kind: type[Move], name: str) -> set[Any]:
    """Those values that a field may have; a move with others is no move, and the door for texts has refused it."""
    hint = get_type_hints(kind)[name]
    return {value for value in values if isinstance(value, get_origin(hint) or hint)}


def _beside(seen: set[Any]) -> set[Any]:
    found = set(seen)
    for value in seen:
        if isinstance(value, int):
            found |= {value - 1, value + 1, -value}
        elif isinstance(value, str):
            found |= {"", value.upper(), f"{value}s"}
        elif isinstance(value, tuple):
            found |= {(), value[::-1], value[1:], (*value, *value[-1:])}
    return found


def check_offered_moves_are_playable(game: Game, table: Table) -> None:
    """No reason speaks against them, they are played, and something changes."""
    for state in positions(game, table):
        before, moves = state.snapshot(), state.moves()
        for move in moves:
            reason = state.why_not(move)
            assert reason is None, words(table, f"{move} is offered, yet {reason}")
        for move in moves[:: max(1, len(moves) // 12)]:
            twin = state.copy()
            play(twin, move)
            assert twin.snapshot() != before, words(table, f"{move} changes nothing")


def check_what_is_not_offered_has_a_reason(game: Game, table: Table) -> None:
    """In every phase, for whatever a player might try."""
    attempts = Attempts(game, table)
    for number, state in enumerate(positions(game, table)):
        offered = set(state.moves())
        for move in attempts.at(state, Chance(number)):
            if move not in offered:
                reason = state.why_not(move)
                assert isinstance(reason, Reason), words(table, f"{move} is not offered, and nothing speaks against it")
                assert reason.key


def check_refused_moves_change_nothing(game: Game, table: Table) -> None:
    """And are refused for the reason that `why_not` gives; moves of no game, too."""
    attempts = Attempts(game, table)
    for number, state in enumerate(positions(game, table)):
        offered = set(state.moves())
        by_reason: dict[object, list[Move]] = {}
        for move in islice(attempts.at(state, Chance(number)), 500):
            if move not in offered:
                by_reason.setdefault(state.why_not(move), []).append(move)
        assert by_reason, words(table, "everything is allowed")
        refused = [Stranger(), *(move for moves in by_reason.values() for move in moves[:4])]
        _check_refused(state, refused, words(table))


def _check_refused(state: State, refused: Iterable[Move], where: str) -> None:
    before = state.snapshot(), state.to_move, list(state.moves()), state.standings()
    for move in refused:
        reason, given = state.why_not(move), _refusal(state, move)
        assert given is not None, f"{where}: {move} is played, though {reason} speaks against it"
        assert given == reason, f"{where}: {move} is refused for {given}, and why_not says {reason}"
        after = state.snapshot(), state.to_move, list(state.moves()), state.standings()
        assert after == before, f"{where}: {move} is refused, and yet something has changed"


def _refusal(state: State, move: Move) -> Reason | None:
    """The reason for which a move is refused; None if it is played."""
    try:
        state.play(move)
    except IllegalMove as illegal:
        return illegal.reason
    return None


def check_moves_have_a_fixed_order(game: Game, table: Table) -> None:
    """Asked twice, of a copy, and of the same game begun again; none of them twice."""
    for seed in range(3):
        (state, _), (again, _) = begin(game, table, seed), begin(game, table, seed)
        chance = Chance(seed)
        while state.to_move is not None:
            moves = list(state.moves())
            for other in (state, state.copy(), again):
                assert list(other.moves()) == moves, words(table, "the moves come in another order")
            assert len(set(moves)) == len(moves), words(table, "a move is offered twice")
            move = chance.pick(moves)
            play(state, move)
            play(again, move)


def check_who_is_to_move_can_move_until_the_end(game: Game, table: Table) -> None:
    """Then nobody can, whatever they try."""
    attempts = Attempts(game, table)
    for seed in range(4):
        state, _ = begin(game, table, seed)
        chance = Chance(seed)
        while (seat := state.to_move) is not None:
            assert 0 <= seat < table.seats, words(table, f"{seat} is no seat")
            moves = state.moves()
            assert moves, words(table, f"seat {seat} is to move, and nothing is offered")
            play(state, chance.pick(moves))
        assert list(state.moves()) == [], words(table, "the game is over, and moves are offered")
        tried = [Stranger(), *islice(attempts.at(state, chance), MOST)]
        assert all(state.why_not(move) is not None for move in tried)
        _check_refused(state, tried[:40], words(table, "after the end"))


def check_every_kind_of_move_is_offered_some_time(game: Game) -> None:
    """A decision that never comes up is a mistake of the rules, or of the declaration."""
    offered = {type(move) for table in tables(game) for state in positions(game, table) for move in state.moves()}
    assert offered == {*game.moves}
