"""The screens of Bangkok: Floating Market for tests.shots, and matches at the moments they show."""

from collections.abc import Callable
from datetime import date

from game import catalogue
from game.contract import Move
from game.market import hall, records
from game.market.hall import Hall, Result
from game.match import Match
from scenes.devices.intents import KEYS, Action, Intent
from scenes.devices.seating import Chair, Seating
from scenes.drawing.theme import NAMES
from scenes.market.solo.hall import HallPage
from scenes.market.solo.results import SoloResults
from scenes.market.solo.start import SoloPage
from scenes.market.targets import Deck, RenewPlate, Rival, TakePlate
from scenes.pages.lobby import Lobby
from scenes.pages.results import Results
from scenes.stage.scene import Scene
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.shots.matches import (
    Put,
    at_table,
    before_the_last,
    first_where,
    needs_last_word,
    offered,
    put_on,
    random_match,
    to_last_word,
)


def market_match(count: int, decisions: int = 0, seed: int = 3, **options: str) -> Match:
    return random_match("market", count, decisions, seed, **options)


def market_where(wanted: Callable[[Match], bool], count: int, seed: int, after: int = 0, **options: str) -> Match:
    """The first decision that is as wanted, after some."""
    return first_where(lambda number: market_match(count, after, number, **options), wanted, seed)


def market_offering(kind: type[Move], count: int, seed: int, after: int = 0, **options: str) -> Match:
    return market_where(lambda match: offered(match, kind) > 0, count, seed, after, **options)


def market_last(count: int, seed: int, **options: str) -> Match:
    """A random match before its last decision."""
    return before_the_last(lambda decisions: market_match(count, decisions, seed, **options))


def has_choice(match: Match) -> bool:
    """Whether some card can take one set or another at some end."""
    plays = [move for move in match.state.moves() if isinstance(move, records.PlayCard)]
    return len({(move.card, move.end) for move in plays}) < len(plays)


def stage_of(scene: Scene) -> Stage:
    """The stage a scene stands on, with the loop that scenes see nothing of."""
    assert isinstance(scene.stage, Stage)
    return scene.stage


def market_lobby(count: int) -> Scene:
    return Lobby(catalogue.find("market"), Seating([Chair(NAMES[i], i) for i in range(count)]))


def choose_card(play: TableScene) -> None:
    """The card in focus, so that an end of the port comes into focus."""
    play._choose(play.choice.focus)


def choose_end_with_choice(play: TableScene) -> None:
    path = next(path for path in play.choice.paths if path[-1] == TakePlate())
    play._choose(path[0])
    play._choose(path[1])


def _renew(play: TableScene) -> None:
    play._choose(RenewPlate())


def _look_at_rival(play: TableScene) -> None:
    play.choice.focus = next(target for target in play.choice.places if isinstance(target, Rival))


def _look_at_deck(play: TableScene) -> None:
    play.choice.focus = Deck(records.BOAT_DECK)


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


def _brings_a_card(match: Match) -> bool:
    return needs_last_word(match, records.PlayCard)


def _to_last_word(play: TableScene) -> None:
    to_last_word(play, records.PlayCard)


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

    def fill(found: Hall) -> None:
        for i, points in enumerate((28, 25, 24, 22, 21, 19)):
            day = date(2026, 11, 3 + i)
            found.enter("base", Result(NAMES[i % 3], points, day, 1000 + i))
            found.enter("expert", Result(NAMES[(i + 1) % 3], points - 2, day, 2000 + i))

    hall.change(fill)


def hall_page() -> Scene:
    fill_hall()
    return HallPage("base")


MARKET_SHOTS: dict[str, Put] = {
    "lobby-market": put_on(lambda: market_lobby(4)),
    "lobby-market-alone": put_on(lambda: market_lobby(1)),
    "market-hand": at_table(lambda: market_match(3, 12)),
    "market-end": at_table(lambda: market_offering(records.PlayCard, 4, 3, 20), choose_card),
    "market-choice": at_table(lambda: market_where(has_choice, 4, 3, 24), choose_end_with_choice),
    "market-four": at_table(lambda: market_offering(records.PlayCard, 4, 6, 50)),
    "market-two": at_table(lambda: market_offering(records.PlayCard, 2, 6, 30)),
    "market-rival": at_table(lambda: market_offering(records.PlayCard, 4, 6, 50), _look_at_rival),
    "market-rival-of-two": at_table(lambda: market_offering(records.PlayCard, 2, 4, 21), _look_at_rival),
    "market-deck": at_table(lambda: market_offering(records.PlayCard, 4, 6, 50), _look_at_deck),
    "market-laying": at_table(lambda: market_offering(records.Lay, 4, 4, 30), choose_card),
    "market-renew": at_table(lambda: market_offering(records.Renew, 2, 4, 20), _renew),
    "market-alone": at_table(lambda: market_offering(records.PlayCard, 1, 5, 8), choose_card),
    "market-unseen": at_table(lambda: market_offering(records.PlayCard, 1, 5, 6), _peek),
    "market-compass": at_table(lambda: market_match(3, 12), _compass),
    "market-last-word": at_table(lambda: market_where(_brings_a_card, 4, 3, 24), _to_last_word),
    "market-count": at_table(lambda: market_last(3, 5), _count),
    "results-market": put_on(_results, _wait),
    "solo": put_on(SoloPage),
    "hall": put_on(hall_page),
    "results-alone": put_on(_alone_results),
}
