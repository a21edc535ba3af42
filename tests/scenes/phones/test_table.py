"""A table by phone: it says nothing else than the screen, and a tap never acts behind what is being looked at."""

import pytest

from game import saves
from game.klongs.state import KlongsState
from game.market.state import MarketState
from game.match import Seat
from game.players import HUMAN
from scenes.devices.seating import Seating
from scenes.klongs.targets import HandBoat
from scenes.stage import navigation
from scenes.stage.scene import Push
from scenes.table.hint import Hint
from scenes.table.last_word import STANDS, TAKE_BACK
from scenes.table.prompt import Prompt
from tests.support.driver import Driver
from tests.support.phones.handset import Handset, Switchboard, table


def test_a_tap_while_somebody_looks_ahead_only_closes_that(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    table(driver, phone)
    phone.press("peek")
    assert driver.play.choice.peeking
    assert not any(piece.open for piece in phone.sheet.pieces())
    phone.tap("HandBoat(0)")
    assert not driver.play.choice.peeking
    assert driver.play.choice.steps == ()
    assert phone.piece("HandBoat(0)").open


def test_the_last_word_stands_alone_for_what_the_screen_shows_has_not_come_about(
    driver: Driver, board: Switchboard
) -> None:
    phone = Handset(driver, board, 1)
    table(driver, phone)
    state = driver.play.match.state
    assert isinstance(state, KlongsState)
    state.cards[0] = 0  # without a movement card the turn ends with placing
    phone.tap("HandBoat(0)")
    phone.tap(next(piece.target for piece in phone.sheet.pieces() if piece.target.startswith("Space") and piece.open))
    driver.until(lambda: driver.play.last_word.asking)
    sheet = phone.sheet
    assert sheet.owner is not None
    assert (sheet.shelves, sheet.board, sheet.lines, sheet.owner.points) == ((), None, (), "")
    assert {piece.target for piece in sheet.plates} == {str(STANDS), str(TAKE_BACK)}


def test_how_far_the_match_is_stands_before_what_everybody_has(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    table(driver, phone)
    assert phone.sheet.lines[0].startswith("Luk Phat: 5 steps to the little market day.")
    assert phone.sheet.lines[1].startswith("Mali: ")


def test_whoever_looks_on_with_a_phone_is_told_that_it_is_paused(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    seats = [Seat(name, number, "medium") for number, name in enumerate(("Nok", "Ploy"))]
    driver.stage.take(Push(navigation.Table(saves.new_match("dice", seats, {}, seed=7), Seating.of(seats))))
    driver.until(lambda: driver.play.course.deciding)
    for _ in range(2):
        phone.press("confirm")
        shown = phone.sheet
        assert shown.prompt == driver.play.prompt.text()
        assert shown.buttons == driver.play.buttons()


def test_what_a_hint_is_about_is_marked_and_named(
    driver: Driver, board: Switchboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = Handset(driver, board, 1)
    table(driver, phone)
    monkeypatch.setattr(Hint, "path", (HandBoat(1),))
    monkeypatch.setattr(Prompt, "advice", lambda _self: "It brings the most.")
    assert [piece.target for piece in phone.sheet.shelves[0].pieces if piece.advised] == ["HandBoat(1)"]
    assert phone.sheet.note == f"{phone.piece('HandBoat(1)').label}. It brings the most."


def test_what_is_looked_around_at_is_told_on_the_phone(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    table(driver, phone)
    phone.press("rules")
    first = phone.sheet.note
    phone.press("left")
    assert phone.sheet.note not in ("", first)


def test_the_board_of_klongs_has_its_jetties_and_landings(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    table(driver, phone)
    shown = phone.sheet.board
    assert shown is not None
    arts = [part.art for piece in shown.pieces for part in piece.parts]
    assert {"jetty-upright", "jetty-level", "landing"} <= {*arts}


def test_the_points_on_the_phone_are_those_on_the_screen(driver: Driver, board: Switchboard) -> None:
    """Alone among computer players an objective is no secret, and counts in both places; among people in neither."""
    phone = Handset(driver, board, 1)
    seats = [Seat("Mali", 0, HUMAN), Seat("Nok", 1, "medium")]
    match = saves.new_match("market", seats, {}, seed=7, starter=0)
    state = match.state
    assert isinstance(state, MarketState)
    wanted = next(i for i, one in enumerate(state.rules.cards.designs) if one.goods[state.pontoons[0]] == 3)
    state.lay(0, wanted, 0)
    seating = Seating.of(seats)
    seating.give([0], phone.device)
    driver.stage.take(Push(navigation.Table(match, seating)))
    driver.turn(10)
    driver.play.skip(everything=True)
    assert phone.sheet.owner is not None
    assert phone.sheet.owner.points == "3 points"
    seating.chairs[1].player = HUMAN
    assert driver.play.tabletop.handheld.points_of(state, 0) == 0
