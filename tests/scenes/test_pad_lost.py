"""A controller goes in the middle of a match: whoever is at the table says how it goes on."""

import pytest

from scenes.devices.intents import Action, Device
from scenes.pages.over_table.pad_lost import PadLost
from scenes.pages.over_table.pause import Pause
from scenes.pages.title import Title
from scenes.table.faces import USUAL_LEVEL
from scenes.table.scene import TableScene
from tests.scenes.dice.table import at_table
from tests.support.driver import Driver, Keyboard, PadInHand
from tests.support.hands.pads import VirtualPad


def device(pad: VirtualPad) -> Device:
    return Device("pad", pad.number)


def with_pads(driver: Driver, count: int) -> list[VirtualPad]:
    """So many of the first seats at the table get a pad of their own."""
    pads = [driver.attach() for _ in range(count)]
    for seat, pad in enumerate(pads):
        driver.play.seating.chairs[seat].device = device(pad)
    return pads


def lose(driver: Driver, *pads: VirtualPad) -> PadLost:
    """These pads go, and a moment passes: people see it."""
    for pad in pads:
        pad.detach()
    driver.turn(2)
    lost = driver.top
    assert isinstance(lost, PadLost)
    driver.until(lambda: not lost.calm)
    return lost


@pytest.mark.parametrize("way", ["click", "key", "free pad", "new pad"])
def test_a_seat_whose_pad_has_gone_is_taken_over_by_whatever_comes(way: str) -> None:
    with Driver(at_table()) as driver:
        play, free = driver.play, driver.attach()
        pads = with_pads(driver, 2)
        lost = lose(driver, pads[0])
        if way == "click":
            driver.click_on(lost.widgets[0])
        elif way == "key":
            driver.key("return")
        elif way == "free pad":
            driver.press(free, "a")
        else:
            free = driver.attach()
        assert driver.stage.top is play
        assert play.seating.chairs[0].device == (device(free) if way.endswith("pad") else None)
        assert play.seating.chairs[1].device == device(pads[1])


def test_of_two_pads_that_have_gone_each_is_replaced() -> None:
    with Driver(at_table()) as driver:
        play, pads = driver.play, with_pads(driver, 2)
        lost = lose(driver, *pads)
        new = driver.attach()
        assert driver.top is lost
        driver.click_on(lost.widgets[0])
        assert driver.stage.top is play
        assert owners_at(play) == [device(new), None, None]


def test_the_other_controller_plays_for_the_missing_one_until_it_comes_back() -> None:
    with Driver(at_table()) as driver:
        play, pads = driver.play, with_pads(driver, 2)
        assert play.course.seat == 1
        lose(driver, pads[1])
        hands = PadInHand(driver, pads[0])
        driver.choose(hands, driver.top.widgets[0])
        assert driver.stage.top is play
        decides(driver, hands)
        assert [play.seating.may_act(seat, device(pads[0])) for seat in range(2)] == [True, True]
        back = driver.attach()
        assert play.seating.may_act(1, device(back)), "with a new battery it plays its seat again"
        assert not play.seating.may_act(0, device(back)), "and nobody else's"


def decides(driver: Driver, hands: PadInHand) -> None:
    """With these hands the seat to move can decide."""
    play = driver.play
    driver.until(lambda: not play.course.calm)
    path = next(iter(play.choice.paths))
    driver.decide(path, lambda target: driver.choose(hands, target))


def test_the_other_controller_hands_the_seat_to_a_computer_player() -> None:
    with Driver(at_table()) as driver:
        play, pads = driver.play, with_pads(driver, 2)
        lose(driver, pads[0])
        driver.choose(PadInHand(driver, pads[1]), driver.top.widgets[1])
        assert driver.stage.top is play
        assert play.seating.chairs[0].player == play.match.setup.seats[0].player == USUAL_LEVEL
        assert play.seating.people == [1, 2]


def test_the_other_controller_may_pause_and_give_the_seat_away_there() -> None:
    with Driver(at_table()) as driver:
        play, pads = driver.play, with_pads(driver, 2)
        lost, hands = lose(driver, pads[0]), PadInHand(driver, pads[1])
        hands.do(Action.MENU)
        assert isinstance(driver.top, Pause)
        hands.do(Action.BACK)
        assert driver.stage.scenes[-1] is lost, "the seat is still nobody's"
        driver.choose(hands, "pause-title")
        driver.choose(hands, "pause-seats")
        hands.do(Action.RIGHT)
        driver.choose(hands, "bar-done")
        hands.do(Action.BACK)
        driver.turn()
        assert driver.stage.top is play
        assert play.seating.people == [1, 2]


def test_the_other_controller_may_save_and_leave() -> None:
    with Driver(at_table()) as driver:
        pads = with_pads(driver, 2)
        lose(driver, pads[0])
        driver.choose(PadInHand(driver, pads[1]), "pause-leave")
        assert isinstance(driver.top, Title)


def test_a_press_in_the_moment_a_controller_goes_was_meant_for_the_game() -> None:
    with Driver(at_table()) as driver:
        pads = with_pads(driver, 2)
        pads[0].detach()
        driver.turn(2)
        lost = driver.top
        driver.press(pads[1], "a")
        assert driver.stage.top is lost


def test_a_controller_with_several_seats_is_missed_in_all_of_them_at_once() -> None:
    with Driver(at_table()) as driver:
        play, pads = driver.play, with_pads(driver, 2)
        play.seating.chairs[2].device = device(pads[0])
        lost = lose(driver, pads[0])
        names = [play.seating.chairs[seat].name for seat in (0, 2)]
        assert all(name in lost.title for name in names)
        driver.choose(PadInHand(driver, pads[1]), lost.widgets[0])
        assert driver.stage.top is play
        assert owners_at(play) == [device(pads[1])] * 3


def test_a_pad_that_goes_during_the_pause_is_missed_afterwards() -> None:
    with Driver(at_table()) as driver:
        keys = Keyboard(driver)
        [pad] = with_pads(driver, 1)
        keys.do(Action.MENU)
        pad.detach()
        driver.turn(2)
        assert not isinstance(driver.top, PadLost)
        keys.do(Action.MENU)
        driver.turn()
        assert isinstance(driver.top, PadLost)


def owners_at(play: TableScene) -> list[Device | None]:
    return [chair.device for chair in play.seating.chairs]
