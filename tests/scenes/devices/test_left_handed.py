"""Left-handed: a pad with a known layout is its mirror image, what is drawn is what is to be pressed, and bindings of
one's own are mirrored with it."""

from typing import Any

import pytest

from scenes.devices.intents import DIRECTIONS, KEYS, STANDARD_BUTTONS, Action, Device, Intent
from scenes.devices.left_hand import mirrored
from scenes.pages.bindings import BindingRow, BindingsPage
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push, Scene
from tests.support.driver import Driver
from tests.support.hands.pads import BUTTONS, FULL, VirtualPad

XBOX, PLAYSTATION, NINTENDO = "Xbox Wireless Controller", "DualSense", "Nintendo Switch Pro Controller"
CHOOSE_ON = {XBOX: "down", PLAYSTATION: "down", NINTENDO: "left"}
"""The mirror image of A: below on most, and at the right on a Nintendo pad."""


class Listener(Scene):
    def __init__(self) -> None:
        self.heard: list[Intent] = []

    def handle(self, intent: Intent) -> None:
        if intent.action is not Action.FOUND:
            self.heard.append(intent)

    def take(self) -> list[Action]:
        heard = [intent.action for intent in self.heard]
        self.heard.clear()
        return heard


def listening(left_handed: bool = True, **chosen: Any) -> tuple[Driver, Listener]:
    listener = Listener()
    return Driver(listener, prefs=Preferences(fullscreen=False, left_handed=left_handed, **chosen)), listener


def pressed(driver: Driver, pad: VirtualPad, name: str) -> None:
    if name in BUTTONS:
        driver.press(pad, name)
        return
    pad.axis(name, FULL)
    driver.turn()
    pad.rest()
    driver.turn()


@pytest.mark.parametrize("make", CHOOSE_ON)
def test_every_action_is_on_the_button_that_is_drawn_for_it(make: str) -> None:
    driver, listener = listening()
    with driver:
        pad, source = driver.attach(make), driver.stage.input
        drawn = {action: source.button_for(source.pads[pad.number], action) for action in STANDARD_BUTTONS}
        assert drawn[Action.CONFIRM] == CHOOSE_ON[make]
        assert (drawn[Action.PEEK], drawn[Action.LOG], drawn[Action.MENU]) == ("lb", "rb", "back")
        for action, name in drawn.items():
            pressed(driver, pad, name)
            assert listener.take() == [action], name


def test_back_undo_and_hint_lie_as_in_a_mirror() -> None:
    drawn = {meant: name for name, meant in mirrored("xbox").items()}
    assert [drawn[name] for name in ("a", "b", "x", "y")] == ["down", "left", "right", "up"]


@pytest.mark.parametrize(("make", "faces"), [(XBOX, "yaxb"), (NINTENDO, "xbya")])
def test_the_buttons_on_the_right_push_where_they_lie(make: str, faces: str) -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach(make)
        for action, name in zip(DIRECTIONS, faces, strict=True):
            driver.press(pad, name)
            assert listener.take() == [action]


@pytest.mark.parametrize("left_handed", [False, True])
def test_both_sticks_move_the_focus_in_either_hand(left_handed: bool) -> None:
    driver, listener = listening(left_handed)
    with driver:
        pad = driver.attach()
        for x, y in (("x", "y"), ("right x", "right y")):
            for axis, value, action in ((x, FULL, Action.RIGHT), (y, -FULL, Action.UP)):
                pad.axis(axis, value)
                driver.turn()
                pad.axis(axis, 0)
                driver.turn()
                assert listener.take() == [action]


def test_a_pad_without_a_known_layout_stays_as_it_is() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach("Generic USB Joystick", mapped=False)
        driver.press(pad, 0)
        pad.hat(-1, 0)
        driver.turn()
        assert listener.take() == [Action.CONFIRM, Action.LEFT]


def test_bindings_of_ones_own_are_mirrored_too_and_made_by_the_true_button() -> None:
    driver, listener = listening(buttons={"undo": "y", "hint": "x"})
    with driver:
        pad = driver.attach()
        driver.press(pad, "up")
        assert listener.take() == [Action.UNDO]
        page = BindingsPage("pad")
        driver.stage.take(Push(page))
        driver.turn()
        row = next(one for one in page.widgets if isinstance(one, BindingRow) and one.action is Action.LOG)
        driver.click_on(row)
        driver.press(pad, "x")
        assert page.waiting is Action.LOG, "that is a direction now"
        driver.press(pad, "up")
        assert driver.stage.input.button_for(driver.stage.input.pads[pad.number], Action.LOG) == "up"
        driver.stage.prefs.left_handed = False
        driver.stage.apply_preferences()
        assert driver.stage.input.button_for(driver.stage.input.pads[pad.number], Action.LOG) == "y"


def test_w_a_s_d_are_directions_unless_something_else_is_bound_to_them() -> None:
    driver, listener = listening(keys={"undo": "s"})
    with driver:
        for name in "wasd":
            driver.key(name)
        assert listener.take() == [Action.UP, Action.LEFT, Action.UNDO, Action.RIGHT]
        assert driver.stage.input.last == KEYS
        driver.stage.prefs.left_handed = False
        driver.stage.apply_preferences()
        driver.key("w")
        assert listener.take() == []


def test_what_a_hand_holds_is_let_go_by_the_same_button() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach()
        pad.press("b")
        driver.turn(30)
        assert listener.take()[:2] == [Action.RIGHT, Action.RIGHT]
        pad.release("b")
        driver.turn(30)
        listener.take()
        driver.turn(30)
        assert listener.take() == []
        assert driver.stage.input.last == Device("pad", pad.number)
