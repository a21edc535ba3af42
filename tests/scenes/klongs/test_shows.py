"""The Klongs table while it shows things: decisions that show nothing, the count, what is true, watching again."""

from functools import partial

import pytest

from game.contract import Move
from game.klongs import records
from game.match import Match
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.klongs import layout
from scenes.pages.results import Results
from tests.scenes.klongs.table import SIZE, at_table, picture_matches, prefs, scene, state_of, tabletop
from tests.shots.klongs import count_stock, klongs_last, klongs_match, klongs_offering, klongs_where
from tests.shots.matches import offered
from tests.support.driver import Driver, Keyboard

# Decisions that show nothing, the count, going on later


@pytest.mark.parametrize("kind", [records.StealNothing, records.EndTurn, records.LeaveUnowned])
def test_a_decision_with_nothing_to_show_is_followed_by_the_next(kind: type[Move]) -> None:
    """With a second stack the draw comes after them, and nothing happens before it."""
    seed = {records.StealNothing: 2, records.EndTurn: 1, records.LeaveUnowned: 5}[kind]
    match = klongs_offering(kind, 3, seed, ways=1, tactics="on")
    with at_table(match) as driver:
        play, keys = scene(driver), Keyboard(driver)
        driver.turn(2)
        path = next(path for path, move in play.choice.paths.items() if type(move) is kind)
        driver.decide(path, partial(driver.choose, keys))
        assert match.history[-1].events == ()
        driver.settle()
        assert play.course.deciding
        assert play.choice.open
        assert play.choice.focus in play.choice.places
        assert picture_matches(play)


def test_the_stock_count_waits_and_shows_every_point() -> None:
    with at_table(klongs_last(4, 7)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        count_stock(play)
        driver.turn(100)
        assert play.course.director.holding
        assert tabletop(play).sheet.alpha == 1.0
        assert tabletop(play).picture.points == tabletop(play).state.totals()
        stock = [dict(standing.sources)["stock"] for standing in play.match.state.standings()]
        counted = [sum(p for (seat, _), p in tabletop(play).picture.counted.items() if seat == s) for s in range(4)]
        assert counted == stock
        assert [tabletop(play).picture.stock_to_come(seat) for seat in range(4)] == [0] * 4, "it counts only once"
        assert sum(stock) > 0
        keys.do(Action.CONFIRM)
        assert driver.top.standings == play.match.state.standings()


@pytest.mark.parametrize(("players", "tactics"), [(2, "on"), (4, "off")])
def test_a_match_taken_up_anywhere_shows_what_the_rules_say(players: int, tactics: str) -> None:
    for decisions in range(0, 90, 22):
        match = klongs_match(players, decisions, tactics=tactics)
        with at_table(match) as driver:
            driver.go_on(Keyboard(driver).do)
            assert picture_matches(scene(driver))


def test_a_boat_sails_from_the_hand_it_was_in() -> None:
    """Also where its placing ends the turn, so that the rules are a turn ahead of what is shown."""

    def without_cards(match: Match) -> bool:
        state = state_of(match)
        return offered(match, records.Place) > 9 and not any(state.cards)

    with at_table(klongs_where(without_cards, 4, 7)) as driver:
        play = scene(driver)
        seat = play.course.seat
        move = next(move for move in tabletop(play).state.moves() if isinstance(move, records.Place))
        hand = tabletop(play).picture.hands[tabletop(play).state.seat]
        start = layout.hand_slot(hand.index(move.boat), len(hand))
        play.commit(move)
        play.course.director.tick(0.001)
        assert play.course.seat != seat
        [sprite] = tabletop(play).picture.adrift
        assert abs(sprite.x - start[0]) + abs(sprite.y - start[1]) < 30
        assert tabletop(play).hand.seat == seat, "the hand stays that of whose boat it was until the next turn is shown"
        driver.settle()
        assert tabletop(play).hand.seat == play.course.seat
        assert picture_matches(play)


def test_a_match_is_watched_again_with_all_hands_open() -> None:
    match = klongs_match(2, -1, 5)
    with Driver(Results(match, Seating.of(match.setup.seats)), SIZE, prefs(open_hands=False)) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "results-again")
        play = scene(driver)
        driver.until(lambda: len(play.match.history) == 6)
        keys.do(Action.PREVIOUS)
        assert tabletop(play).hand.open
        driver.turn(60)
        assert driver.top is play, "no curtain falls for those who watch"
