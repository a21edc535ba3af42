"""The screens of Bangkok Klongs for tests.shots, and matches at the moments they show."""

from collections.abc import Callable

from game import catalogue
from game.contract import Event, Move
from game.klongs import outlook, records
from game.klongs.state import KlongsState
from game.match import Match
from scenes.devices.seating import Chair, Seating
from scenes.drawing.effects import Silk
from scenes.drawing.theme import NAMES
from scenes.pages.lobby import Lobby
from scenes.pages.results import Results
from scenes.stage.scene import Scene
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.shots.matches import (
    Put,
    at_table,
    before_the_last,
    needs_last_word,
    offered,
    play_at_random,
    put_on,
    random_match,
    stop_time,
    table_of,
    to_last_word,
)

GARDEN = "klongs-garden"
CROWDED = 60
"""Decisions after which four players have filled much of the water."""


def klongs_match(count: int, decisions: int = 0, seed: int = 7, **options: str) -> Match:
    return random_match("klongs", count, decisions, seed, **options)


def klongs_where(wanted: Callable[[Match], bool], count: int, seed: int, **options: str) -> Match:
    """A random match at the first decision that is as wanted."""
    match = klongs_match(count, 0, seed, **options)
    play_at_random(match, seed, lambda: wanted(match))
    assert not match.over, f"no decision of the match {seed} is as wanted"
    return match


def klongs_offering(kind: type[Move], count: int, seed: int, ways: int = 2, after: int = 0, **options: str) -> Match:
    """A random match at the first decision, after some, that offers so many moves of this kind."""
    return klongs_where(
        lambda match: len(match.history) >= after and offered(match, kind) >= ways, count, seed, **options
    )


def klongs_last(count: int, seed: int, **options: str) -> Match:
    """A random match before its last decision."""
    return before_the_last(lambda decisions: klongs_match(count, decisions, seed, **options))


def klongs_lobby(count: int, board: str = "klongs") -> Lobby:
    lobby = Lobby(catalogue.find("klongs"), Seating([Chair(NAMES[i], i) for i in range(count)]))
    lobby.options["board"] = board
    return lobby


def _put(make: Callable[[], Scene], then: Callable[[Stage], object] | None = None, open_hands: bool = True) -> Put:
    """With hands open, unless the picture is about secrets."""

    def put(stage: Stage) -> None:
        stage.prefs.open_hands = open_hands
        put_on(make, then)(stage)

    return put


def _table(make: Callable[[], Match], then: Callable[[TableScene], object] | None = None) -> Put:
    def put(stage: Stage) -> None:
        stage.prefs.open_hands = True
        at_table(make, then)(stage)

    return put


def _choose_boat(play: TableScene) -> None:
    play._choose(play.choice.focus)


def _foresee(play: TableScene, special: str = "") -> None:
    """Choose a boat and go to the space where it makes most: landings filled, boats in reach, boats guarded."""
    position = play.match.digest(), special
    if position not in _makes_most:
        _makes_most[position] = _most_of(state_of(play.match), special)
    path = next(path for path, move in play.choice.paths.items() if move == _makes_most[position])
    play._choose(path[0])
    play.hands.set_focus(path[1])


def _leaves(move: Move, state: KlongsState) -> bool:
    return isinstance(move, records.MoveBoat) and bool(outlook.foresee(state, move).broken)


def _foresee_leaving(play: TableScene) -> None:
    """Choose a boat at a full landing, and go to where it could be moved."""
    state = state_of(play.match)
    path = next(path for path, move in play.choice.paths.items() if _leaves(move, state))
    play._choose(path[0])
    play.hands.set_focus(path[1])


def klongs_leaving(count: int, seed: int) -> Match:
    """A random match in which a boat may be moved away from a full landing."""

    def leaving(match: Match) -> bool:
        state = state_of(match)
        return any(_leaves(move, state) for move in state.moves())

    return klongs_where(leaving, count, seed)


_makes_most: dict[tuple[str, str], records.Place] = {}
"""By position and kind of boat: several tests go over all screens, and there are thousands of moves to look at."""


def _most_of(state: KlongsState, special: str) -> records.Place:
    moves = [move for move in state.moves() if isinstance(move, records.Place)]
    of_kind = [move for move in moves if not special or str(state.rules.kind[move.boat]) == special]

    def makes(move: records.Place) -> tuple[int, int]:
        seen = outlook.foresee(state, move)
        paid = sum(points for one in seen.filled for _, points in one.points)
        return len(seen.reach) + len(seen.guarded) + 5 * len(seen.chased), paid

    return max(of_kind, key=makes)


def state_of(match: Match) -> KlongsState:
    assert isinstance(match.state, KlongsState)
    return match.state


def klongs_holding(kind: str, count: int, seed: int, after: int) -> Match:
    """A random match in which the seat to move may place a boat of this kind."""

    def holds(match: Match) -> bool:
        state = state_of(match)
        placing = [move for move in state.moves() if isinstance(move, records.Place)]
        return len(match.history) >= after and any(str(state.rules.kind[move.boat]) == kind for move in placing)

    return klongs_where(holds, count, seed)


def _peek(play: TableScene) -> None:
    play.choice.peeking = True


def count_stock(play: TableScene) -> None:
    """Take the last decision and go on to where the count waits for someone."""
    play.commit(play.match.state.moves()[-1])
    while not play.course.director.holding:
        play.course.director.skip(everything=True)


def _before(wanted: Callable[[Match], bool], seed: int) -> Match:
    """A random match of four before the decision that brings what is wanted."""
    return klongs_match(4, len(klongs_where(wanted, 4, seed).history) - 1, seed)


def _moment(kind: type[Event], seed: int) -> Put:
    """While silk is seen over a decision that brings such an event."""

    def brings(match: Match) -> bool:
        return bool(match.history) and any(isinstance(event, kind) for event in match.history[-1].events)

    def begin(play: TableScene) -> None:
        play.commit(klongs_where(brings, 4, seed).history[-1].move)
        for _ in range(400):
            silk = [shown for shown in play.tabletop.moments._shown if isinstance(shown.effect, Silk)]
            if any(shown.t > 0.35 and shown.effect.icon for shown in silk if isinstance(shown.effect, Silk)):
                stop_time(play)
                return
            play.tick(0.05)
        assert play.stage.still, f"no silk is seen over {kind.__name__}"

    return _table(lambda: _before(brings, seed), begin)


def _results() -> Scene:
    match = klongs_match(4, -1)
    return Results(match, Seating.of(match.setup.seats))


def placing_ends_the_turn(match: Match) -> bool:
    return len(match.history) > CROWDED and needs_last_word(match, records.Place)


def _to_last_word(play: TableScene) -> None:
    to_last_word(play, records.Place)


def _place_in_secret(stage: Stage) -> None:
    _wait(stage)
    assert isinstance(stage.top, TableScene)
    for _ in range(2):
        stage.top._choose(stage.top.choice.focus)


def _wait(stage: Stage) -> None:
    for _ in range(60):
        stage.turn(1 / 30)


KLONGS_SHOTS: dict[str, Put] = {
    "lobby-klongs": _put(lambda: klongs_lobby(4), open_hands=False),
    "lobby-klongs-garden": _put(lambda: klongs_lobby(2, GARDEN), open_hands=False),
    "klongs-early": _table(lambda: klongs_match(4, 6)),
    "klongs-crowded": _table(lambda: klongs_match(4, CROWDED)),
    "klongs-placing": _table(lambda: klongs_offering(records.Place, 4, 7, ways=40, after=30), _choose_boat),
    "klongs-foresight": _table(lambda: klongs_offering(records.Place, 4, 7, ways=40, after=56), _foresee),
    "klongs-foresight-thief": _table(
        lambda: klongs_holding("thief", 4, 4, 40), lambda play: _foresee(play, special="thief")
    ),
    "klongs-foresight-inspector": _table(
        lambda: klongs_holding("inspector", 4, 3, 30), lambda play: _foresee(play, special="inspector")
    ),
    "klongs-foresight-leaving": _table(lambda: klongs_leaving(4, 4), _foresee_leaving),
    "klongs-thief": _table(lambda: klongs_offering(records.Steal, 4, 7, ways=4)),
    "klongs-market": _table(lambda: klongs_offering(records.ScoreLanding, 4, 7, ways=6)),
    "klongs-remove": _table(lambda: klongs_offering(records.Remove, 4, 7, ways=4)),
    "klongs-draw": _table(lambda: klongs_offering(records.Draw, 3, 2, after=20, tactics="on")),
    "klongs-reboard": _table(lambda: klongs_offering(records.Reboard, 4, 5, tactics="on")),
    "klongs-gong": _moment(records.MarketDayBegan, 7),
    "klongs-grab": _moment(records.BoatStolen, 7),
    "klongs-chase": _moment(records.ThievesChased, 4),
    "klongs-peek": _table(lambda: klongs_match(4, CROWDED), _peek),
    "klongs-stock-count": _table(lambda: klongs_last(4, 7), count_stock),
    "klongs-garden": _table(lambda: klongs_match(2, 24, board=GARDEN)),
    "klongs-covered": _put(lambda: table_of(klongs_match(3, 9)), _wait, open_hands=False),
    "klongs-covered-placing": _put(lambda: table_of(klongs_match(3, 9)), _place_in_secret, open_hands=False),
    "klongs-last-word": _table(lambda: klongs_where(placing_ends_the_turn, 4, 7), _to_last_word),
    "results-klongs": _put(_results, _wait),
}
