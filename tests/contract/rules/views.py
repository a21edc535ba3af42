"""A view keeps all that its seat can know and draws everything else anew, and it does not hang on what is hidden.

What others hold is hidden where the game says that it has secrets, and nothing else is: without secrets everyone sees
the same. What an event brings to light it says (`reveals`); all else could be foreseen.
"""

from collections import Counter
from itertools import permutations

from game.chance import Chance
from game.contract import Event, Game, Move, State, Table
from tests.contract.games import begin, finished, offered, play, positions, tables, until_revealed, words

DRAWS = 12
"""So many views are drawn of a position: if what is hidden is the same in all of them, then it is not hidden."""


def check_views_keep_what_is_open(game: Game, table: Table) -> None:
    """Whose turn it is, how everyone stands, one's own moves; and until something comes to light, the same moves bring
    the same events."""
    for number, state in enumerate(positions(game, table)):
        before = state.snapshot()
        for seat in range(table.seats):
            view = state.known_to(seat, Chance(number))
            where = words(table, f"in the view of seat {seat}")
            assert view.to_move == state.to_move, where
            assert view.standings() == state.standings(), where
            if seat == state.to_move or not game.secrets:
                assert list(view.moves()) == list(state.moves()), where
            _check_goes_on_alike(state.copy(), view, seat if game.secrets else None, where)
            assert state.snapshot() == before, f"{where}: drawing a view, or playing on it, changes the position"


def _check_goes_on_alike(state: State, view: State, own: int | None, where: str) -> None:
    """`own`: the seat whose moves are legal in any case, where the others hold secrets."""
    chance = Chance(5)
    while state.to_move is not None:
        move = chance.pick(offered(state))
        if own not in (None, state.to_move) and view.why_not(move) is not None:
            return  # made with what this seat does not see
        came, seen = play(state, move), play(view, move)
        assert until_revealed(seen) == until_revealed(came), f"{where}: {move} brings something else"
        if any(event.reveals for event in came):
            return


def check_views_of_the_end_keep_everything(game: Game, table: Table) -> None:
    """Nothing is hidden any more."""
    state, _ = finished(game, table, 4)
    for seat in range(table.seats):
        view = state.known_to(seat, Chance(1))
        assert (view.to_move, list(view.moves())) == (None, []), words(table)
        assert view.standings() == state.standings(), words(table, f"seat {seat} remembers another end")


def check_views_do_not_hang_on_what_is_hidden(game: Game, table: Table) -> None:
    """Change what a seat cannot know, and its view from the same chance stays the same."""
    changed = 0
    for number, state in enumerate(positions(game, table)):
        for seat in range(table.seats):
            other = state.known_to(seat, Chance(1000 + number))
            changed += other.snapshot() != state.snapshot()
            for draw in (3, 4):
                seen, same = state.known_to(seat, Chance(draw)), other.known_to(seat, Chance(draw))
                assert same.snapshot() == seen.snapshot(), words(table, f"the view of seat {seat} hangs on a secret")
    assert changed, words(table, "nothing is hidden, not even chance")


def check_secrets_are_hidden_where_there_are_any(game: Game, table: Table) -> None:
    """What another seat knows is, in one's own view of the game, now this and now that: it has a secret, and knows its
    own. Where the game declares no secrets it is always the truth, and every view is the same."""
    pairs = [*permutations(range(table.seats), 2)]
    hidden = Counter[int]()
    for number, state in enumerate([begin(game, table, 2)[0], *positions(game, table)]):
        for seat, other in pairs:
            truth = state.known_to(other, Chance(3)).snapshot()
            views = [state.known_to(seat, Chance(DRAWS * number + draw)) for draw in range(DRAWS)]
            differs = any(view.known_to(other, Chance(3)).snapshot() != truth for view in views)
            hidden[number] += differs
            if not game.secrets:
                where = words(table, f"seat {seat} about seat {other}")
                assert not differs, f"{where}: there is a secret, and the game declares none"
                assert state.known_to(seat, Chance(3)).snapshot() == truth, f"{where}: they see different games"
    if game.secrets:
        assert hidden[0] == len(pairs), words(table, "at the start somebody knows another's secret, or not their own")
        assert hidden.total() >= len(pairs) * len(hidden) / 2, words(
            table, "secrets come out in the course of the game"
        )


def check_what_is_to_come_is_drawn_anew(game: Game) -> None:
    """Of every kind of event that brings something to light, a view tells another one some time; and so do two views
    of the same position, drawn with different luck."""
    known: dict[type[Event], list[bool]] = {}
    for table in tables(game):
        for seed in range(12):
            state, _ = begin(game, table, seed)
            chance = Chance(seed)
            while (seat := state.to_move) is not None:
                views = [state.known_to(seat, chance.branch()) for _ in range(2)]
                move = chance.pick(offered(state))
                told = [_brought_to_light(play(one, move)) for one in (state, *views)]
                for kind in told[0]:
                    true, one, other = (tale.get(kind) for tale in told)
                    foreseen, settled = known.get(kind, [True, True])
                    known[kind] = [foreseen and true == one == other, settled and one == other]
    assert [kind.__name__ for kind, (foreseen, _) in known.items() if foreseen] == [], "these could be foreseen"
    assert [kind.__name__ for kind, (_, settled) in known.items() if settled] == [], "these are the same in every view"


def _brought_to_light(events: list[Event]) -> dict[type[Event], list[Event]]:
    """By kind."""
    found: dict[type[Event], list[Event]] = {}
    for event in events:
        if event.reveals:
            found.setdefault(type(event), []).append(event)
    return found


def check_what_comes_to_light_is_said(game: Game, table: Table) -> None:
    """Whoever decides can tell what happens up to the first event that `reveals`: it is the same in every view."""
    for number, state in enumerate(positions(game, table)):
        seat = state.to_move
        assert seat is not None
        for move in _some(list(offered(state))):
            told = []
            for draw in range(4):
                view = state.known_to(seat, Chance(10 * number + draw))
                told.append(until_revealed(play(view, move)))
            assert told == told[:1] * len(told), words(table, f"{move} brings something to light, and does not say so")


def _some(moves: list[Move], count: int = 8) -> list[Move]:
    return moves[:: max(1, len(moves) // count)]
