"""Looking around at every table, and what is said when something first happens, for tests.shots."""

from collections.abc import Callable

from game.bakong.records import Flip
from game.klongs import records
from game.market.records import Lay
from game.match import Match
from scenes.bakong import targets as bakong
from scenes.devices.intents import KEYS, Action, Intent
from scenes.dice import targets as dice
from scenes.klongs import targets as klongs
from scenes.market import targets as market
from scenes.stage.stage import Stage
from scenes.table.chooser import Target
from scenes.table.looking.around import Looking
from scenes.table.scene import TableScene
from tests.shots.bakong import bakong_offering
from tests.shots.klongs import CROWDED, klongs_match, klongs_where, placing_ends_the_turn
from tests.shots.market import market_offering
from tests.shots.matches import Put, at_table, first_where, put_on, random_match, table_of, to_last_word


def _at(make: Callable[[], Match], wanted: Callable[[Target], bool]) -> Put:
    """Somebody looks around, and at the first thing that is as wanted."""

    def look(stage: Stage) -> None:
        stage.take(stage.top.handle(Intent(Action.RULES, KEYS)))
        stage.turn(0.02)
        assert isinstance(stage.top, Looking)
        stage.top.focus = next(target for target in stage.top.places if wanted(target))

    return put_on(lambda: table_of(make()), look)


def _boat(make: Callable[[], Match], kind: str) -> Put:
    """Somebody places a boat of a special kind for the first time."""

    def place(play: TableScene) -> None:
        rules = play.match.state.rules  # type: ignore[attr-defined]
        moves = [move for move in play.match.state.moves() if isinstance(move, records.Place)]
        play.commit(next(move for move in moves if rules.kind[move.boat] == kind))
        for _ in range(400):
            if play.asides.notes.shown is None:
                play.tick(1 / 30)

    return at_table(make, place)


def with_thief() -> Match:
    def has(match: Match) -> bool:
        kinds = match.state.rules.kind  # type: ignore[attr-defined]
        return any(isinstance(one, records.Place) and kinds[one.boat] == "thief" for one in match.state.moves())

    return first_where(lambda seed: random_match("klongs", 3, 6, seed), has, 4)


def _at_the_last_word(stage: Stage) -> None:
    play = stage.top
    assert isinstance(play, TableScene)
    to_last_word(play, records.Place)
    stage.take(play.handle(Intent(Action.RULES, KEYS)))
    stage.turn(0.02)


def _at_a_sign(stage: Stage) -> None:
    """A boat looks for its place, and somebody wonders about the padlock of a quarter."""
    play = stage.top
    assert isinstance(play, TableScene)
    boats = play.choice.opens(klongs.HandBoat)
    assert boats, "hands lie open"
    play._choose(boats[0])
    stage.take(play.handle(Intent(Action.RULES, KEYS)))
    stage.turn(0.02)
    assert isinstance(stage.top, Looking)
    stage.top.focus = next(target for target in stage.top.places if isinstance(target, klongs.QuarterSign))


LOOKING_SHOTS: dict[str, Put] = {
    "look-last-word": put_on(lambda: table_of(klongs_where(placing_ends_the_turn, 4, 7)), _at_the_last_word),
    "look-klongs-sign": put_on(lambda: table_of(klongs_match(4, CROWDED)), _at_a_sign),
    "look-klongs-boat": _at(lambda: random_match("klongs", 3, 40, 3), lambda one: one == klongs.Space(30)),
    "look-klongs-landing": _at(lambda: random_match("klongs", 4, 60, 5), lambda one: isinstance(one, klongs.Landing)),
    "look-klongs-track": _at(lambda: random_match("klongs", 2, 20, 3), lambda one: one == klongs.TrackStep(5)),
    "look-bakong-tile": _at(lambda: random_match("bakong", 3, 30, 3), lambda one: one == bakong.TrailPlace(12)),
    "look-bakong-die": _at(lambda: bakong_offering(Flip, count=3, seed=3), lambda one: one == bakong.Die(0)),
    "look-bakong-object": _at(lambda: random_match("bakong", 4, 30, 3), lambda one: one == bakong.ShelfObject("rope")),
    "look-market-card": _at(lambda: random_match("market", 3, 30, 3), lambda one: one == market.Cell(4)),
    "look-market-lay": _at(lambda: market_offering(Lay, 4, 3, 24), lambda one: isinstance(one, market.HandCard)),
    "look-market-alone": _at(lambda: random_match("market", 1, 9, 3), lambda one: one == market.AloneBoard()),
    "look-dice-group": _at(lambda: random_match("dice", 4, 18, 3), lambda one: isinstance(one, dice.TrayGroup)),
    "look-dice-die": _at(lambda: random_match("dice", 3, 9, 3), lambda one: isinstance(one, dice.PoolDie)),
    "note-thief": _boat(with_thief, "thief"),
}
