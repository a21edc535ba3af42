"""The screens of Bakong for tests.shots, and matches at the moments they show."""

from collections.abc import Callable

from game import catalogue
from game.bakong import records
from game.bakong.outlook import flip_outlook
from game.bakong.rules import CAMP, TEMPLE
from game.bakong.state import BakongState
from game.contract import Move
from game.match import Match
from scenes.bakong.tabletop import BakongTabletop
from scenes.devices.seating import Chair, Seating
from scenes.drawing.theme import NAMES
from scenes.pages.lobby import Lobby
from scenes.pages.results import Results
from scenes.stage.scene import Scene
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.shots.matches import (
    Put,
    at_table,
    first_where,
    needs_last_word,
    offered,
    put_on,
    random_match,
    to_last_word,
)

COIL = "bakong-coil"
GREATEST = 17
MID_TRAIL = 150
"""Decisions after which six adventurers are spread along the trail."""


def bakong_match(count: int, decisions: int = 0, seed: int = 3, **options: str) -> Match:
    return random_match("bakong", count, decisions, seed, **options)


def bakong_where(wanted: Callable[[Match], bool], count: int, seed: int, after: int = 0, **options: str) -> Match:
    """The first decision that is as wanted, after some."""
    return first_where(lambda number: bakong_match(count, after, number, **options), wanted, seed)


def bakong_offering(*kinds: type[Move], count: int, seed: int, after: int = 0, **options: str) -> Match:
    """A decision that offers moves of all these kinds."""
    return bakong_where(lambda match: all(offered(match, kind) for kind in kinds), count, seed, after, **options)


def must_throw(match: Match) -> bool:
    """At the temple, and the great emerald has no room."""
    return offered(match, records.ThrowAway) > 1 and not offered(match, records.LeaveIt)


def left_behind(match: Match) -> bool:
    """At the temple, before what others have thrown away there."""
    seat = match.state.to_move
    return offered(match, records.TakeObject) > 0 and seat is not None and state_places(match)[seat] == TEMPLE


def held_up(match: Match) -> bool:
    """The first die in focus would flip a tile and lead to a river or a cliff that costs at least two steps."""
    state = match.state
    assert isinstance(state, BakongState)
    if not offered(match, records.Flip):
        return False
    return flip_outlook(state, state.dice[0]).walks[0].lost > 1


def through_pits(match: Match) -> bool:
    """The first die in focus leads through two pits to something good."""
    state = match.state
    assert isinstance(state, BakongState)
    if not offered(match, records.Flip):
        return False
    walk = flip_outlook(state, state.dice[0]).walks[0]
    return len(walk.ouches) > 1 and walk.effect is not None


def crowded(match: Match) -> bool:
    """Five adventurers share a tile."""
    places = state_places(match)
    return any(places.count(place) > 4 for place in set(places) - {CAMP, TEMPLE}) and offered(match, records.Roll) > 0


def state_places(match: Match) -> list[int]:
    assert isinstance(match.state, BakongState)
    return match.state.places


def bakong_lobby(count: int) -> Scene:
    return Lobby(catalogue.find("bakong"), Seating([Chair(NAMES[i], i) for i in range(count)]))


def _at(*kinds: type[Move], count: int, seed: int, after: int, **options: str) -> Put:
    return at_table(lambda: bakong_offering(*kinds, count=count, seed=seed, after=after, **options))


def _peek(play: TableScene) -> None:
    play.choice.peeking = True


def _choose_die(play: TableScene) -> None:
    to_last_word(play, records.Flip)


def _before_a_cave(match: Match) -> bool:
    return needs_last_word(match, records.Walk)


def _to_the_cave(play: TableScene) -> None:
    to_last_word(play, records.Walk)


def _wait(stage: Stage) -> None:
    for _ in range(60):
        stage.turn(1 / 30)


def _greatest(match: Match) -> bool:
    return records.TakeGreat(GREATEST) in match.state.moves()


def _before_home() -> Match:
    match = bakong_match(4, -1, 5)
    return bakong_match(4, len(match.history) - 1, 5)


def _take_the_greatest(play: TableScene) -> None:
    play.commit(records.TakeGreat(GREATEST))


def _come_home(play: TableScene) -> None:
    """The last decision, shown until the tile for the first one home is on its way."""
    play.commit(bakong_match(4, -1, 5).history[-1].move)
    assert isinstance(play.tabletop, BakongTabletop)
    aloft = play.tabletop.picture.aloft
    while play.course.director.busy and not any(one.art == "first-home" for one in aloft):
        play.course.director.tick(0.02)


def _results() -> Scene:
    match = bakong_match(6, -1, 5)
    return Results(match, Seating.of(match.setup.seats))


BAKONG_SHOTS: dict[str, Put] = {
    "lobby-bakong": put_on(lambda: bakong_lobby(6)),
    "bakong-start": at_table(lambda: bakong_match(4, 1)),
    "bakong-roll": _at(records.Roll, count=4, seed=3, after=30),
    "bakong-six": _at(records.Flip, count=6, seed=3, after=MID_TRAIL),
    "bakong-reroll": _at(records.Reroll, count=4, seed=8, after=40),
    "bakong-second": _at(records.FlipSecond, count=4, seed=2, after=30),
    "bakong-walk": _at(records.Walk, count=3, seed=2, after=20),
    "bakong-lost": at_table(lambda: bakong_where(held_up, 4, 5, after=20)),
    "bakong-pits": at_table(lambda: bakong_where(through_pits, 3, 5, after=20)),
    "bakong-crowd": at_table(lambda: bakong_where(crowded, 6, 5, after=8)),
    "bakong-camp": _at(records.TakeObject, records.TakeNothing, count=5, seed=4, after=40),
    "bakong-sink": _at(records.Sink, count=4, seed=6, after=40),
    "bakong-great": _at(records.TakeGreat, count=6, seed=3, after=60),
    "bakong-temple": at_table(lambda: bakong_where(left_behind, 4, 17)),
    "bakong-leave": _at(records.ThrowAway, records.LeaveIt, count=3, seed=1, after=0),
    "bakong-room": at_table(lambda: bakong_where(must_throw, 4, 1)),
    "bakong-moment-great": at_table(lambda: bakong_where(_greatest, 4, 3), _take_the_greatest),
    "bakong-moment-home": at_table(_before_home, _come_home),
    "bakong-coil": _at(records.Flip, count=2, seed=3, after=60, board=COIL),
    "bakong-peek": at_table(lambda: bakong_offering(records.Flip, count=6, seed=3, after=MID_TRAIL), _peek),
    "bakong-tile": at_table(lambda: bakong_offering(records.Flip, count=4, seed=3, after=40), _choose_die),
    "bakong-cave": at_table(lambda: bakong_where(_before_a_cave, 4, 3), _to_the_cave),
    "results-bakong": put_on(_results, _wait),
}
