"""The screens of Bangkok: Floating Market for tests.shots, and matches at the moments they show."""

from collections.abc import Callable
from datetime import date
from functools import partial

from game import catalogue, saves
from game.contract import Move
from game.market import hall, records
from game.market.hall import Result
from game.match import Match, Seat
from scenes.devices.input import KEYS, Action, Intent
from scenes.devices.seating import Chair, Seating
from scenes.drawing.theme import NAMES
from scenes.market.solo.hall import HallPage
from scenes.market.solo.results import SoloResults
from scenes.market.solo.start import SoloPage
from scenes.market.targets import RenewPlate, TakePlate
from scenes.pages.lobby import Lobby
from scenes.pages.results import Results
from scenes.pages.rules import RulesPage
from scenes.stage.scene import Push, Scene
from scenes.stage.stage import Stage
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene
from tests.shots.klongs import offered, play_at_random

Put = Callable[[Stage], None]


def market_match(count: int, decisions: int = 0, seed: int = 3, **options: str) -> Match:
    """A match some random decisions on."""
    match = saves.new_match("market", [Seat(NAMES[i], i) for i in range(count)], options, seed=seed, starter=0)
    play_at_random(match, seed, lambda: len(match.history) == decisions)
    return match


def market_where(wanted: Callable[[Match], bool], count: int, seed: int, after: int = 0, **options: str) -> Match:
    """The first decision that is as wanted, after some, in the first random match from this seed on that has one."""
    for number in range(seed, seed + 200):
        match = market_match(count, after, number, **options)
        play_at_random(match, number + 1, partial(wanted, match))
        if not match.over:
            return match
    raise AssertionError(f"no decision of the matches from {seed} on is as wanted")


def market_offering(kind: type[Move], count: int, seed: int, after: int = 0, **options: str) -> Match:
    return market_where(lambda match: offered(match, kind) > 0, count, seed, after, **options)


def market_last(count: int, seed: int, **options: str) -> Match:
    """A random match before its last decision."""
    decisions = len(market_match(count, -1, seed, **options).history)
    return market_match(count, decisions - 1, seed, **options)


def has_choice(match: Match) -> bool:
    """Whether some card can take one set or another at some end."""
    plays = [move for move in match.state.moves() if isinstance(move, records.PlayCard)]
    return len({(move.card, move.end) for move in plays}) < len(plays)


def market_table(match: Match) -> TableScene:
    return sit_down(match, Seating.of(match.setup.seats))


def stage_of(scene: Scene) -> Stage:
    """The stage a scene stands on, with the loop that scenes see nothing of."""
    assert isinstance(scene.stage, Stage)
    return scene.stage


def market_lobby(count: int) -> Scene:
    return Lobby(catalogue.find("market"), Seating([Chair(NAMES[i], i) for i in range(count)]))


def _put(make: Callable[[], Scene], then: Callable[[Stage], object] | None = None) -> Put:
    def put(stage: Stage) -> None:
        stage.take(Push(make()))
        stage.turn(0.02)
        if then:
            then(stage)

    return put


def _table(make: Callable[[], Match], then: Callable[[TableScene], object] | None = None) -> Put:
    def act(stage: Stage) -> None:
        play = stage.top
        assert isinstance(play, TableScene)
        if then:
            then(play)

    return _put(lambda: market_table(make()), act)


def choose_card(play: TableScene) -> None:
    """The card in focus, so that an end of the port comes into focus."""
    play._choose(play.choice.focus)


def choose_end_with_choice(play: TableScene) -> None:
    path = next(path for path in play.choice.paths if path[-1] == TakePlate())
    play._choose(path[0])
    play._choose(path[1])


def _renew(play: TableScene) -> None:
    play._choose(RenewPlate())


def _peek(play: TableScene) -> None:
    play.choice.peeking = True


def _count(play: TableScene) -> None:
    """Take the last decision, and watch the count for a while."""
    play.commit(play.match.state.moves()[0])
    for _ in range(150):
        stage_of(play).turn(1 / 30)


def _compass(play: TableScene) -> None:
    stage = stage_of(play)
    stage.take(play.handle(Intent(Action.PEEK, KEYS)))
    stage.turn(0.02)
    stage.top.handle(Intent(Action.LEFT, KEYS))


def _wait(stage: Stage) -> None:
    for _ in range(60):
        stage.turn(1 / 30)


def _results() -> Scene:
    match = market_match(4, -1, 5)
    return Results(match, Seating.of(match.setup.seats))


def _alone_results() -> Scene:
    fill_hall()
    match = market_match(1, -1, 9)
    return SoloResults(match, Seating.of(match.setup.seats))


def fill_hall() -> None:
    """Some results, as after a few evenings."""
    found = hall.load()
    for i, points in enumerate((28, 25, 24, 22, 21, 19)):
        day = date(2026, 11, 3 + i)
        found.enter("base", Result(NAMES[i % 3], points, day, 1000 + i))
        found.enter("expert", Result(NAMES[(i + 1) % 3], points - 2, day, 2000 + i))
    found.save()


def _hall() -> Scene:
    fill_hall()
    return HallPage("base")


def _leaf(index: int) -> Put:
    def turn(stage: Stage) -> None:
        stage.top.leaf = index  # type: ignore[attr-defined]

    return _put(lambda: RulesPage("market"), turn)


MARKET_SHOTS: dict[str, Put] = {
    "lobby-market": _put(lambda: market_lobby(4)),
    "market-hand": _table(lambda: market_match(3, 12)),
    "market-end": _table(lambda: market_offering(records.PlayCard, 4, 3, 20), choose_card),
    "market-choice": _table(lambda: market_where(has_choice, 4, 3, 24), choose_end_with_choice),
    "market-four": _table(lambda: market_offering(records.PlayCard, 4, 6, 50)),
    "market-laying": _table(lambda: market_offering(records.Lay, 4, 4, 30), choose_card),
    "market-renew": _table(lambda: market_offering(records.Renew, 2, 4, 20), _renew),
    "market-alone": _table(lambda: market_offering(records.PlayCard, 1, 5, 8), choose_card),
    "market-unseen": _table(lambda: market_offering(records.PlayCard, 1, 5, 6), _peek),
    "market-compass": _table(lambda: market_match(3, 12), _compass),
    "market-count": _table(lambda: market_last(3, 5), _count),
    "results-market": _put(_results, _wait),
    "solo": _put(SoloPage),
    "hall": _put(_hall),
    "results-alone": _put(_alone_results),
    **{f"rules-market-{index + 1}": _leaf(index) for index in range(6)},
}
