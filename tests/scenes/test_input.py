"""Devices become intents: keys, mouse, mapped and unmapped pads, repeat, coming and going, bindings."""

import pygame
import pytest

from scenes.devices.input import FIRST_REPEAT, NEXT_REPEAT
from scenes.devices.intents import DIRECTIONS, KEYS, MOUSE, STANDARD_BUTTONS, STANDARD_KEYS, Action, Device, Intent
from scenes.devices.pads import FAMILIES, RAW_BUTTONS, family_of
from scenes.stage.scene import Push, Scene
from tests.support.driver import Driver, PadInHand
from tests.support.hands.pads import FULL


class Listener(Scene):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.heard: list[Intent] = []

    def handle(self, intent: Intent) -> None:
        self.heard.append(intent)

    def take(self) -> list[Intent]:
        heard = self.heard[:]
        self.heard.clear()
        return heard

    def actions(self) -> list[Action]:
        return [intent.action for intent in self.take()]


def listening() -> tuple[Driver, Listener]:
    listener = Listener()
    return Driver(listener), listener


# Keys


def test_every_action_has_a_key() -> None:
    driver, listener = listening()
    with driver:
        for action, name in STANDARD_KEYS.items():
            driver.key(name)
            assert [(i.action, i.device) for i in listener.take()] == [(action, KEYS)]
        for action in DIRECTIONS:
            driver.key(action.value)
            assert listener.actions() == [action]


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("return", Action.CONFIRM),
        ("enter", Action.CONFIRM),
        ("space", Action.CONFIRM),
        ("escape", Action.BACK),
        ("backspace", Action.BACK),
    ],
)
def test_the_keys_everybody_tries_first_always_work(name: str, action: Action) -> None:
    driver, listener = listening()
    with driver:
        driver.stage.input.bind({"confirm": "c", "back": "b"}, {}, {})
        driver.key(name)
        assert listener.actions() == [action]


def test_a_key_without_meaning_says_nothing() -> None:
    driver, listener = listening()
    with driver:
        for name in ("q", "f5", "left shift", "7"):
            driver.key(name)
        assert listener.take() == []


def test_while_typing_letters_are_text_and_the_rest_still_acts() -> None:
    driver, listener = listening()
    with driver:
        listener.typing = True
        driver.turn()
        driver.type("Mu é")
        texts = listener.take()
        assert {intent.action for intent in texts} == {Action.TEXT}
        assert "".join(intent.text for intent in texts) == "Mu é"
        driver.key("backspace")
        assert listener.take() == [Intent(Action.BACK, KEYS, text="\b")]
        driver.key("return")
        driver.key("left")
        assert listener.actions() == [Action.CONFIRM, Action.LEFT]
        listener.typing = False
        driver.turn()
        driver.type("u")
        assert listener.actions() == [Action.UNDO]


# Mouse


def test_the_mouse_points_acts_on_release_and_goes_back() -> None:
    driver, listener = listening()
    with driver:
        driver.move_mouse(960, 540)
        assert listener.take() == [Intent(Action.POINT, MOUSE, (960, 540))]
        driver.move_mouse(300, 150, held=True)
        assert listener.take() == [Intent(Action.POINT, MOUSE, (300, 150), held=True)]
        driver.click(300, 150)
        assert listener.actions() == [Action.POINT, Action.POINT, Action.CONFIRM]
        driver.click(300, 150, button=3)
        assert listener.actions() == [Action.POINT, Action.BACK]
        driver.click(300, 150, button=2)
        assert listener.actions() == [Action.POINT]
        for turns in (1, -1):
            pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=turns, flipped=False))
        driver.turn()
        assert listener.actions() == [Action.UP, Action.DOWN]


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1000, 400), (3840, 2160)])
def test_the_pointer_is_where_the_picture_is_at_any_size(size: tuple[int, int]) -> None:
    listener = Listener()
    with Driver(listener, size) as driver:
        for x, y in ((0, 0), (960, 540), (1919, 1079), (100, 900)):
            driver.move_mouse(x, y)
            [intent] = listener.take()
            assert intent.at == pytest.approx((x, y), abs=1 / driver.stage.canvas.scale)


# Mapped pads


def test_every_action_has_a_button() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach()
        device = Device("pad", pad.number)
        assert listener.take() == [Intent(Action.FOUND, device)]
        hands = PadInHand(driver, pad)
        for action in (*STANDARD_BUTTONS, *DIRECTIONS):
            hands.do(action)
            assert listener.take() == [Intent(action, device)]
        driver.press(pad, 5)  # the guide button belongs to the system
        assert listener.take() == []


def test_a_trigger_counts_once_until_it_is_let_go() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach()
        listener.take()
        for value in (0, FULL // 2, FULL, FULL - 300, FULL // 4 * 3, FULL):
            pad.axis("rt", value)
            driver.turn()
        assert listener.actions() == [Action.NEXT]
        pad.axis("rt", -FULL)
        driver.turn()
        pad.axis("rt", FULL)
        driver.turn()
        assert listener.actions() == [Action.NEXT]


def held_steps(driver: Driver, listener: Listener, action: Action, seconds: float) -> int:
    """How often a held direction counts in this time."""
    listener.take()
    driver.turn(round(seconds * 100), 0.01)
    heard = listener.actions()
    assert set(heard) <= {action}
    return len(heard)


def test_a_held_direction_of_the_pad_comes_again_and_stops_when_let_go() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach()
        listener.take()
        pad.press("down")
        driver.turn(1, 0.0)
        assert listener.actions() == [Action.DOWN]
        assert held_steps(driver, listener, Action.DOWN, FIRST_REPEAT - 0.03) == 0
        assert held_steps(driver, listener, Action.DOWN, 0.06) == 1
        assert held_steps(driver, listener, Action.DOWN, NEXT_REPEAT * 5 + 0.04) == 5
        pad.release("down")
        assert held_steps(driver, listener, Action.DOWN, 2) == 0


def test_a_held_arrow_key_comes_again_and_other_keys_do_not() -> None:
    driver, listener = listening()
    with driver:
        driver.key_down("right")
        driver.turn(1, 0.0)
        assert listener.actions() == [Action.RIGHT]
        assert held_steps(driver, listener, Action.RIGHT, FIRST_REPEAT + NEXT_REPEAT * 2 + 0.03) == 3
        driver.key_up("right")
        assert held_steps(driver, listener, Action.RIGHT, 1) == 0
        driver.key_down("return")
        driver.turn()
        assert listener.actions() == [Action.CONFIRM]
        assert held_steps(driver, listener, Action.CONFIRM, 2) == 0


def test_the_stick_is_a_direction_with_repeat_and_without_flutter() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach()
        listener.take()
        for value in (0.3, 0.5, 0.54):
            pad.axis("x", round(FULL * value))
            driver.turn(1, 0.0)
        assert listener.take() == []
        for value in (0.6, 0.5, 0.4, 0.56, 1.0, 0.38):  # it trembles round the edge: still one push
            pad.axis("x", round(FULL * value))
            driver.turn(1, 0.0)
        assert listener.actions() == [Action.RIGHT]
        assert held_steps(driver, listener, Action.RIGHT, FIRST_REPEAT + NEXT_REPEAT + 0.03) == 2
        pad.axis("x", 0)
        assert held_steps(driver, listener, Action.RIGHT, 2) == 0
        for axis, value, action in (("x", -FULL, Action.LEFT), ("y", -FULL, Action.UP), ("y", FULL, Action.DOWN)):
            pad.axis(axis, value)
            driver.turn()
            pad.axis(axis, 0)
            driver.turn()
            assert listener.actions() == [action]


def test_a_stick_flicked_from_one_side_to_the_other_turns_round() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach()
        listener.take()
        for value in (-FULL, FULL, 0):
            pad.axis("x", value)
            driver.turn()
        assert listener.actions() == [Action.LEFT, Action.RIGHT]


def test_a_direction_held_into_another_scene_does_not_run_on_there() -> None:
    driver, _ = listening()
    with driver:
        pad = driver.attach()
        pad.press("down")
        driver.turn()
        other = Listener()
        driver.stage.take(Push(other))
        driver.turn(60)
        assert other.take() == []


# Coming and going


def test_a_pad_that_goes_is_told_and_no_longer_pushes() -> None:
    driver, listener = listening()
    with driver:
        pad, other = driver.attach(), driver.attach()
        device = Device("pad", pad.number)
        listener.take()
        pad.press("left")
        driver.turn()
        assert driver.stage.input.last == device
        listener.take()
        pad.detach()
        driver.turn(90)
        assert listener.take() == [Intent(Action.LOST, device)]
        assert driver.stage.input.pad(device) is None
        assert driver.stage.input.last == MOUSE
        driver.press(other, "a")
        assert listener.take() == [Intent(Action.CONFIRM, Device("pad", other.number))]


def test_pads_keep_their_numbers_when_another_one_goes() -> None:
    driver, listener = listening()
    with driver:
        pads = [driver.attach() for _ in range(3)]
        pads[0].detach()
        driver.turn()
        fourth = driver.attach()
        listener.take()
        for pad in (*pads[1:], fourth):
            driver.press(pad, "a")
        assert [intent.device.number for intent in listener.take()] == [p.number for p in (*pads[1:], fourth)]


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("Xbox Series X Controller", "xbox"),
        ("PS4 Controller", "ps"),
        ("Sony DualSense", "ps"),
        ("Nintendo Switch Pro Controller", "nintendo"),
        ("Some pad", "xbox"),
    ],
)
def test_a_pad_shows_the_buttons_of_its_make(name: str, family: str) -> None:
    driver, _ = listening()
    with driver:
        pad = driver.attach(name)
        known = driver.stage.input.pads[pad.number]
        assert (known.name, known.family, known.mapped) == (name, family, True)


def test_families_are_told_by_their_names() -> None:
    for family, words in FAMILIES.items():
        assert {family_of(f"The {word.upper()} pad", mapped) for word in words for mapped in (True, False)} == {family}
    assert (family_of("Pad", True), family_of("Pad", False)) == ("xbox", "plain")


# Pads without a known layout


def test_an_unmapped_pad_plays_by_its_plain_buttons() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach("Generic USB Joystick", mapped=False)
        listener.take()
        known = driver.stage.input.pads[pad.number]
        assert (known.mapped, known.family) == (False, "plain")
        by_name = {name: action for action, name in STANDARD_BUTTONS.items()}
        for number, name in enumerate(RAW_BUTTONS):
            driver.press(pad, number)
            assert listener.actions() == ([by_name[name]] if name in by_name else [])
        driver.press(pad, 15)
        assert listener.take() == []


def test_a_thumb_that_rolls_over_a_corner_of_the_hat_pushes_once_each_way() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach("Generic USB Joystick", mapped=False)
        listener.take()
        for x, y in ((1, 0), (1, 1), (0, 1), (0, 0)):
            pad.hat(x, y)
            driver.turn()
        assert listener.actions() == [Action.RIGHT, Action.UP]


def test_an_unmapped_pad_has_hat_and_stick_with_repeat() -> None:
    driver, listener = listening()
    with driver:
        pad = driver.attach("Generic USB Joystick", mapped=False)
        listener.take()
        hats = {(-1, 0): Action.LEFT, (1, 0): Action.RIGHT, (0, 1): Action.UP, (0, -1): Action.DOWN}
        for (x, y), action in hats.items():
            pad.hat(x, y)
            driver.turn(1, 0.0)
            assert listener.actions() == [action]
            assert held_steps(driver, listener, action, FIRST_REPEAT + 0.05) == 1
            pad.hat(0, 0)
            assert held_steps(driver, listener, action, 1) == 0
        pad.axis("y", FULL)
        driver.turn(1, 0.0)
        assert listener.actions() == [Action.DOWN]
        assert held_steps(driver, listener, Action.DOWN, FIRST_REPEAT + 0.05) == 1
        pad.axis("y", 0)
        driver.turn()
        pad.axis("lt", FULL)  # what a further axis is, nobody knows
        driver.turn()
        assert listener.take() == []
