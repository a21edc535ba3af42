"""What a phone keeps from the screen: its hand lies face down there, and nobody has to look away or find a compass."""

import pygame
import pytest

from scenes.klongs.tabletop import KlongsTabletop
from scenes.klongs.targets import HandBoat
from scenes.market.tabletop import MarketTabletop
from tests.support.driver import Driver
from tests.support.phones.handset import Handset, Switchboard, table


def klongs(driver: Driver) -> KlongsTabletop:
    tabletop = driver.play.tabletop
    assert isinstance(tabletop, KlongsTabletop)
    return tabletop


@pytest.mark.parametrize("open_hands", [True, False])
def test_a_hand_on_a_phone_lies_face_down_and_needs_no_curtain(
    driver: Driver, board: Switchboard, open_hands: bool
) -> None:
    driver.stage.prefs.open_hands = open_hands
    phone = Handset(driver, board, 1)
    table(driver, phone)
    tabletop = klongs(driver)
    assert not tabletop.hand.open
    assert not tabletop.secret()
    assert not driver.play.curtain.asks
    assert [piece.open for piece in phone.sheet.shelves[0].pieces] == [True] * 4


def test_seats_without_a_phone_go_on_as_before(driver: Driver, board: Switchboard) -> None:
    driver.stage.prefs.open_hands = False
    phone = Handset(driver, board, 1)
    seating = table(driver, phone)
    seating.chairs.reverse()  # now the phone is the other seat's
    driver.play.decide()
    assert klongs(driver).secret()
    assert driver.play.curtain.asks


def test_who_plays_alone_with_a_phone_sees_the_hand_on_both(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    seating = table(driver, phone)
    seating.chairs[1].player = "easy"
    assert klongs(driver).hand.open


def test_whoever_plays_on_for_a_dark_phone_sees_the_hand(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    seating = table(driver, phone)
    phone.sleep()
    seating.give([0], None)
    assert klongs(driver).hand.open
    phone.wake()
    assert not klongs(driver).hand.open


def test_nobody_else_chooses_from_a_hand_that_lies_face_down(driver: Driver, board: Switchboard) -> None:
    table(driver, Handset(driver, board, 1))
    play = driver.play
    driver.click_on(play.choice.places[HandBoat(1)])
    assert play.choice.steps == ()
    assert play.prompt.line.remark == "This hand is on its owner’s phone."


def test_the_focus_of_a_phone_does_not_tell_which_boat_it_is_on(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    table(driver, phone)
    seen, focused = set(), set()
    for action in ("right", "right", "left"):
        phone.press(action)
        driver.turn(3)
        driver.stage.draw()
        focused.add(driver.play.choice.focus)
        seen.add(pygame.image.tobytes(driver.stage.canvas.surface, "RGB"))
    assert len(focused) > 1
    assert len(seen) == 1


def test_the_sheet_of_another_seat_does_not_show_the_hand(driver: Driver, board: Switchboard) -> None:
    mine, yours = Handset(driver, board, 1), Handset(driver, board, 2, "Bo", 4)
    table(driver, mine, yours)
    hands = driver.play.course.match.state.hands  # type: ignore[attr-defined]
    words = klongs(driver).handheld.words  # type: ignore[attr-defined]
    for seat, phone in enumerate((mine, yours)):
        told = [piece.label for piece in phone.sheet.shelves[0].pieces]
        own = [words.boat(boat) for boat in sorted(hands[seat])]
        assert all(name in label for name, label in zip(own, told, strict=True))


def test_an_objective_is_on_the_phone_and_needs_no_compass(driver: Driver, board: Switchboard) -> None:
    driver.stage.prefs.open_objectives = True
    phone = Handset(driver, board, 1)
    table(driver, phone, game="market", people=3)
    tabletop = driver.play.tabletop
    assert isinstance(tabletop, MarketTabletop)
    assert not tabletop.objectives.open_to_all(0)
    assert tabletop.objectives.open_to_all(1), "those who have agreed on open ones have them here"
    driver.stage.prefs.open_objectives = False
    play = driver.play
    phone.press("peek")
    assert driver.play is play, "no compass comes up"
    assert phone.remarks == ["It is on your phone."]
    titles = [shelf.title for shelf in phone.sheet.shelves]
    assert "Your objective" in titles
