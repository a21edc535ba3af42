"""The Bakong table while it shows things: what each event leaves, hops, tiles that turn, what flies, the way home."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import pytest

from game.bakong import records
from game.bakong.state import BakongState
from game.contract import Event
from scenes.bakong import layout
from scenes.devices.intents import Action
from scenes.pages.results import Results
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.game.bakong.positions import Path
from tests.scenes.bakong.cases import CASES
from tests.scenes.bakong.table import (
    SIZE,
    arranged,
    picture_matches,
    portray,
    scene,
    tabletop,
)
from tests.shots.bakong import bakong_match
from tests.shots.matches import table_of
from tests.support.driver import Driver, Keyboard

MOMENT = 0.16
"""Seconds on the clock from one moment of a show to the next."""

KINDS = pytest.mark.parametrize("kind", CASES, ids=lambda kind: kind.__name__)


def caught_up(play: TableScene) -> None:
    """What the loop does once the director is done, short of leaving for the podium."""
    assert not play.course.director.busy or play.course.director.holding
    if not play.match.over:
        play.decide()


@contextmanager
def still(state: BakongState) -> Iterator[Driver]:
    """A table that nothing is drawn of."""
    with mock.patch.object(Stage, "draw"), arranged(Path(state.players)) as driver:
        yield driver


def test_every_event_has_its_case() -> None:
    assert set(records.EVENTS) - set(CASES) == {records.TrailLaid}


@KINDS
def test_watched_or_skipped_each_leaves_what_the_rules_say(kind: type[Event]) -> None:
    path, moves = CASES[kind]()
    start = path.state
    with still(start) as driver:
        play = scene(driver)
        shown: set[type[Event]] = set()
        for move in moves:
            for watched in (True, False):
                portray(play, start.copy())
                play.commit(move)
                for _ in driver.shown(MOMENT, watched):
                    pass
                caught_up(play)
                assert picture_matches(play)
            shown |= {type(event) for event in play.match.history[-1].events}
            start.play(move)
        assert kind in shown


def test_the_trail_is_laid_tile_after_tile() -> None:
    with Driver(table_of(bakong_match(3)), SIZE) as driver:
        play = scene(driver)
        driver.turn(4)
        lying = [tile.alpha for tile in tabletop(play).picture.tiles.values()]
        assert lying[0] > lying[-1]
        driver.until(lambda: play.course.deciding)
        assert picture_matches(play)


# In the middle


def test_a_hop_rises_and_lands_and_others_make_room() -> None:
    path, moves = CASES[records.Stepped]()
    with arranged(path) as driver:
        play = scene(driver)
        play.commit(moves[0])
        highest, aside = 0.0, set()
        for _ in driver.shown(0.02):
            highest = max(highest, tabletop(play).picture.crew[0].lift)
            aside.add(tabletop(play).picture.crew[3].x)
        assert highest > 30
        assert len(aside) > 3
        caught_up(play)
        assert picture_matches(play)


def test_a_tile_turns_edge_on_before_its_other_face_shows() -> None:
    path, moves = CASES[records.TileFlipped]()
    with arranged(path) as driver:
        play = scene(driver)
        tile = tabletop(play).picture.tiles[6]
        play.commit(moves[0])
        turns = {"river": 1.0, "cave": 1.0}
        for _ in driver.shown(0.02):
            turns[tile.kind] = min(turns[tile.kind], tile.turn)
        assert turns["river"] < 0.2
        assert turns["cave"] < 0.2
        assert (tile.turn, tile.lift) == (1.0, 0.0)


def test_what_is_found_flies_to_the_place_it_then_has() -> None:
    path, moves = CASES[records.EmeraldsFound]()
    with arranged(path) as driver:
        play = scene(driver)
        play.commit(moves[0])
        seen = []
        for _ in driver.shown(0.02):
            seen += [(one.art, one.x, one.y) for one in tabletop(play).picture.aloft]
        assert {art for art, *_ in seen} == {"emerald-1"}
        places = [
            layout.laid(layout.PACK, one).center for one in tabletop(play).picture.packs[0].laid if one.thing == "1"
        ]
        assert len(places) == 2
        for x, y in places:
            assert any(abs(at_x - x) + abs(at_y - y) < 40 for _, at_x, at_y in seen)


# The end


def test_home_waits_for_someone_and_leads_to_the_podium() -> None:
    path, moves = CASES[records.CameHome]()
    with arranged(path) as driver:
        play, keys = scene(driver), Keyboard(driver)
        play.commit(moves[0])
        driver.settle()
        driver.turn(50)
        assert play.course.director.holding
        assert play.prompt.text() == tabletop(play).words.hold()
        assert play.name(0) in play.prompt.text()
        assert picture_matches(play)
        assert tabletop(play).picture.first_home == 0
        keys.do(Action.CONFIRM)
        assert isinstance(driver.top, Results)
