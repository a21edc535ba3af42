"""The Floating Market table while it shows things: what each event leaves, the ways of cards, the count, objectives."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest import mock

import pytest

from game.market import records
from game.market.outlook import counted_by
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.market import layout
from scenes.market.tabletop import MarketTabletop
from scenes.pages.results import Results
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.game.market.positions import Market
from tests.scenes.market.cases import CASES, MORE, Case
from tests.scenes.market.table import (
    SIZE,
    arranged,
    picture_matches,
    portray,
    prefs,
    scene,
    tabletop,
)
from tests.shots.market import market_match
from tests.shots.matches import random_match, table_of
from tests.support.driver import Driver, Keyboard

OPENING = {records.LotDealt, records.PontoonDealt, records.PortLaid}
MOMENT = 0.16
"""Seconds on the clock from one moment of a show to the next."""

EVERY_CASE = pytest.mark.parametrize(
    "case", [*CASES.values(), *MORE], ids=[*(kind.__name__ for kind in CASES), *(case.__name__ for case in MORE)]
)


@contextmanager
def still(players: int) -> Iterator[Driver]:
    """A table that nothing is drawn of."""
    with mock.patch.object(Stage, "draw"), arranged(Market(players)) as driver:
        yield driver


def caught_up(play: TableScene) -> None:
    """What the loop does once the director is done, short of leaving for the podium."""
    assert not play.busy
    if not play.match.over:
        play.decide()


def test_every_event_has_its_case() -> None:
    assert set(records.EVENTS) - set(CASES) == OPENING


@EVERY_CASE
def test_watched_or_skipped_each_leaves_what_the_rules_say(case: Callable[[], Case]) -> None:
    market, moves = case()
    start = market.state
    with still(start.players) as driver:
        play = scene(driver)
        for move in moves:
            for watched in (True, False):
                portray(play, start.copy())
                play.commit(move)
                for _ in driver.shown(MOMENT, watched):
                    pass
                caught_up(play)
                assert picture_matches(play)
            start.play(move)


def test_the_port_is_laid_card_after_card() -> None:
    with Driver(table_of(market_match(3)), SIZE) as driver:
        play = scene(driver)
        driver.turn(2)
        lying = [one.alpha for one in tabletop(play).picture.port.values()]
        assert lying[0] > lying[-1]
        driver.until(lambda: play.course.deciding)
        assert picture_matches(play)


# In the middle


def test_the_line_moves_as_one_away_from_the_card_that_comes_in() -> None:
    """PF at the right of P, F, O takes P and F: O slides two places to the left, PF comes in behind it."""
    market, _ = CASES[records.CardDrawn]()
    card = market.card("PF")
    with arranged(market) as driver:
        play = scene(driver)
        picture = tabletop(play).picture
        stays = picture.port[2]
        play.commit(records.PlayCard(card, 3, (0, 1)))
        seen = []
        while picture.waiting is None or stays.x == layout.field(2).centerx:
            play.course.director.tick(0.02)
        waiting = picture.waiting
        assert waiting is not None
        while picture.waiting is waiting:
            seen.append((stays.x, waiting.x))
            play.course.director.tick(0.02)
        assert len(seen) > 5
        assert all(mine < came for mine, came in seen)
        assert [mine for mine, _ in seen] == sorted((mine for mine, _ in seen), reverse=True)
        assert picture.port[0].card == market.card("O")
        assert picture.port[1].card == card


def test_a_drawn_card_comes_face_down_from_its_deck_and_turns_over() -> None:
    market, moves = CASES[records.CardDrawn]()
    with arranged(market) as driver:
        play = scene(driver)
        play.commit(moves[0])
        [drawn] = [event for event in play.match.history[-1].events if isinstance(event, records.CardDrawn)]
        seen = []
        for _ in driver.shown(0.02):
            coming = [one for one in tabletop(play).picture.aloft if one.card == drawn.card]
            seen += [(one.face, one.turn, one.x, one.y) for one in coming]
        backs, faces = [one for one in seen if not one[0]], [one for one in seen if one[0]]
        deck, field = layout.deck(drawn.deck, False), layout.field(drawn.place)
        assert abs(backs[0][2] - deck.centerx) + abs(backs[0][3] - deck.centery) < 120
        assert min(turn for _, turn, *_ in backs) < 0.4
        assert faces[-1][1] > 0.8
        assert abs(faces[-1][2] - field.centerx) + abs(faces[-1][3] - field.centery) < 3


def test_the_token_walks_to_the_next_end() -> None:
    market, moves = CASES[records.TokenMoved]()
    with arranged(market) as driver:
        play = scene(driver)
        play.commit(moves[0])
        seen = set()
        for _ in driver.shown(0.02):
            seen.add(tabletop(play).picture.token)
        assert (min(seen), max(seen)) == (0.0, 1.0)
        assert len(seen) > 5


# The count


def test_the_count_goes_from_seat_to_seat_and_lights_what_it_counts() -> None:
    market, moves = CASES[records.PontoonShown]()
    with arranged(market) as driver:
        play = scene(driver)
        picture = tabletop(play).picture
        play.commit(moves[0])
        events = play.match.history[-1].events
        lit: dict[tuple[int, int], set[int]] = {}
        large: list[int] = []
        before = [0.0] * 4
        for _ in driver.shown(0.02):
            if picture.counting is not None and large[-1:] != [picture.counting]:
                large.append(picture.counting)
            for seat, places in picture.lit.items():
                lit[seat, len(picture.counted)] = set(places)
            now = [points or 0.0 for points in picture.points]
            assert all(after >= points for after, points in zip(now, before, strict=True)), "points only grow"
            before = now
        assert large == [event.seat for event in events if isinstance(event, records.PontoonShown)] == [0, 1, 2, 3]
        chillies = [e for e in events if isinstance(e, records.Scored) and e.of is not None]
        wanted = [(event.seat, set(counted_by(event.of or 0))) for event in chillies]
        assert all(any(seat == at and places == one for (at, _), one in lit.items()) for seat, places in wanted)
        assert picture.points == [standing.points for standing in play.match.state.standings()]
        assert picture_matches(play)


def test_the_count_waits_for_someone_and_leads_to_the_podium() -> None:
    market, moves = CASES[records.GameEnded]()
    with arranged(market) as driver:
        play, keys = scene(driver), Keyboard(driver)
        play.commit(moves[0])
        driver.settle()
        driver.turn(50)
        assert play.course.director.holding
        assert play.prompt.text() == tabletop(play).words.hold()
        assert picture_matches(play)
        keys.do(Action.CONFIRM)
        assert isinstance(driver.top, Results)
        assert driver.top.standings == play.match.state.standings()


# Again


def test_a_match_is_watched_again_with_all_objectives_open() -> None:
    match = market_match(2, -1, 5)
    with Driver(Results(match, Seating.of(match.setup.seats)), SIZE, prefs(open_hands=False)) as driver:
        driver.choose(Keyboard(driver), "results-again")
        play = scene(driver)
        driver.until(lambda: len(play.match.history) == 5)
        assert all(tabletop(play).objectives.open_to_all(seat) for seat in range(2))
        assert not tabletop(play).objectives.hidden


def test_a_chilli_card_has_a_short_name_in_captions() -> None:
    """What it pays for is told where it is looked at, and not in passing."""
    with Driver(table_of(random_match("market", 2, 12, 3))) as driver:
        tabletop = driver.play.tabletop
        assert isinstance(tabletop, MarketTabletop)
        designs = tabletop.picture.cards.designs
        card = next(card for card, design in enumerate(designs) if design.chilli == "pairs")
        line = tabletop.words.line(records.CardsTaken(0, (), (card,)))
        assert line == f"{driver.play.name(0)} takes: chilli card “pairs”."
