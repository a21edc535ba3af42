"""Computer players of every level decide in every game, legally, and by nothing but what their seat can know.

The game's judge answers whatever they ask, and has a reason for each move that a hint might suggest.
"""

from collections.abc import Iterator
from math import isclose

from game.chance import Chance
from game.contract import Game, Move, State, Table
from game.players import Budget, decide, make_player
from game.players.judge import judge_of, outcome
from tests.contract.games import begin, finished, offered, play, positions, tables, words

FEW = Budget(None, 12)
PER_TABLE = 5
"""So many positions of a table are decided by each player; a judge is asked about all."""


def _with_a_choice(game: Game) -> Iterator[State]:
    for table in tables(game):
        choices = [state for state in positions(game, table) if len(state.moves()) > 1]
        yield from choices[:: max(1, len(choices) // PER_TABLE)][:PER_TABLE]


def check_players_decide_legally_by_what_their_seat_knows(game: Game, kind: str) -> None:
    """Change what a seat cannot know, and its choice stays the same; and so it does if it is asked again."""
    for number, state in enumerate(_with_a_choice(game)):
        seat, before = state.to_move, state.snapshot()
        assert seat is not None

        def choice(known: State, number: int = number) -> Move:
            return decide(known, make_player(kind, game), Chance(number), FEW)

        chosen = choice(state)
        assert state.why_not(chosen) is None, f"{kind} wants {chosen}, which is not legal"
        assert choice(state) == chosen, f"{kind} is of two minds"
        for luck in (1000, 2000):
            other = state.known_to(seat, Chance(luck + number))
            assert choice(other) == chosen, f"{kind} knows what it cannot know"
        assert state.snapshot() == before, f"{kind} changes the position by thinking about it"


def check_the_judge_answers_every_question(game: Game, table: Table) -> None:
    """With legal moves and sensible numbers, and changes nothing."""
    for seed in range(2):
        state, _ = begin(game, table, seed)
        judge, chance = judge_of(game), Chance(seed)
        assert judge.scale > 0
        assert judge.horizon >= 0
        while state.to_move is not None:
            moves, before = offered(state), state.snapshot()
            values = judge.values(state)
            assert values == [judge.value(state, seat) for seat in range(table.seats)], words(table)
            assert all(abs(value) < 200 for value in values), words(table, f"{values} are no points")
            if table.seats == 2:
                assert isclose(values[0], -values[1], abs_tol=1e-9), "one seat is ahead by what the other is behind"
            candidates = judge.candidates(state, moves)
            assert candidates, words(table, "no move is worth thinking about")
            assert {*candidates} <= {*moves}, words(table, "a move worth thinking about is not legal")
            assert len({*candidates}) == len(candidates), words(table, "a move is thought about twice")
            move = judge.sketch(state, moves, chance)
            assert move in moves, words(table, f"{move} comes to mind and is not legal")
            assert state.snapshot() == before, words(table, "the judge changes what it judges")
            play(state, move)


def hinted_positions(game: Game, table: Table) -> Iterator[State]:
    """Positions in which somebody may want a hint: of all phases, and of games that are played with some sense."""
    yield from positions(game, table)
    for seed in range(2):
        state, _ = begin(game, table, seed)
        judge, chance, number = judge_of(game), Chance(seed), 0
        while state.to_move is not None:
            if number % 4 == seed:
                yield state
            play(state, judge.sketch(state, offered(state), chance))
            number += 1


def check_every_move_has_a_reason_for_it(game: Game, table: Table) -> None:
    """Where there is a choice: a hint in the game's own words, and the same each time."""
    for state in hinted_positions(game, table):
        judge, before, moves = judge_of(game), state.snapshot(), offered(state)
        for move in moves if len(moves) > 1 else ():
            reasons = judge.reasons(state, move)
            assert reasons, words(table, f"nothing speaks for {move}")
            assert all(reason.key.startswith(f"hint-{game.id}-") for reason in reasons), words(table, reasons)
            assert judge.reasons(state, move) == reasons, words(table)
        assert state.snapshot() == before, words(table, "a hint changes the position")


def check_the_outcome_is_good_for_the_winner(game: Game, table: Table) -> None:
    """What a search plays for is what the game is about."""
    for seed in range(4):
        state, _ = finished(game, table, seed)
        standings = state.standings()
        for standing, ahead in zip(standings, outcome(state), strict=True):
            if table.seats == 1:
                assert ahead == standing.points
            elif sum(one.won for one in standings) == 1:
                assert (ahead > 0) == standing.won, words(table, f"{standing} comes to {ahead}")
