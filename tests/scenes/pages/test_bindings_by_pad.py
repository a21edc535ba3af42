"""Bindings belong to the kind of pad they were made on, and no pad is ever locked out."""

import json
from pathlib import Path

import pytest

from game import storage
from game.chance import Chance
from scenes.devices.input import fitted
from scenes.devices.intents import NEEDED, STANDARD_BUTTONS, Action
from scenes.devices.pads import RAW_BUTTONS
from scenes.pages.bindings import BindingRow, BindingsPage
from scenes.pages.credits import Credits
from scenes.pages.title import Title
from scenes.stage import preferences
from scenes.stage.preferences import FILE, Preferences
from scenes.stage.scene import Push
from tests.support.driver import Driver, Hands, Keyboard, PadInHand
from tests.support.hands.pads import VirtualPad

PLAIN = "Generic USB Joystick"
TWELFTH = 11
"""A pad's twelfth button, counted as SDL does."""
MAPPED = frozenset((*STANDARD_BUTTONS.values(), "up", "down", "left", "right"))


class PlainPad:
    """An unmapped pad in someone's hands: a hat and numbered buttons."""

    def __init__(self, driver: Driver, pad: VirtualPad, confirm: int = 0) -> None:
        self.driver, self.pad, self.confirm = driver, pad, confirm

    def do(self, action: Action) -> None:
        ways = {Action.LEFT: (-1, 0), Action.RIGHT: (1, 0), Action.UP: (0, 1), Action.DOWN: (0, -1)}
        if action in ways:
            self.pad.hat(*ways[action])
            self.driver.turn()
            self.pad.hat(0, 0)
            self.driver.turn()
        else:
            wanted = RAW_BUTTONS.index(STANDARD_BUTTONS[action])
            self.driver.press(self.pad, self.confirm if action is Action.CONFIRM else wanted)


def row(page: BindingsPage, action: Action) -> BindingRow:
    return next(one for one in page.widgets if isinstance(one, BindingRow) and one.action is action)


def bindings(driver: Driver) -> BindingsPage:
    page = BindingsPage("pad")
    driver.stage.take(Push(page))
    driver.turn()
    return page


def bind_choose_to_the_twelfth(driver: Driver) -> PlainPad:
    """By an unmapped pad alone; the page is left with it too."""
    pad = driver.attach(PLAIN, mapped=False)
    hands = PlainPad(driver, pad)
    driver.choose(hands, row(bindings(driver), Action.CONFIRM))
    driver.press(pad, TWELFTH)
    hands.do(Action.BACK)
    hands.confirm = TWELFTH
    assert isinstance(driver.top, Title)
    return hands


def assert_can_play(driver: Driver, hands: Hands) -> None:
    """By this device alone: choosing, and going back."""
    driver.choose(hands, "title-credits")
    assert isinstance(driver.top, Credits)
    hands.do(Action.BACK)
    assert isinstance(driver.top, Title)


def test_a_twelfth_button_for_choose_locks_no_other_pad_out() -> None:
    with Driver() as driver:
        others: list[Hands] = [
            PadInHand(driver, driver.attach()),
            PlainPad(driver, driver.attach("Other", mapped=False)),
        ]
        plain = bind_choose_to_the_twelfth(driver)
        for hands in (plain, *others):
            assert_can_play(driver, hands)
        driver.press(plain.pad, 0)
        assert isinstance(driver.top, Title), "its first button has been given away"


def test_nor_after_a_restart() -> None:
    with Driver(prefs=Preferences(fullscreen=False, reduced_motion=True)) as driver:
        bind_choose_to_the_twelfth(driver)
    with Driver(prefs=preferences.load()) as driver:
        assert_can_play(driver, PadInHand(driver, driver.attach()))
        assert_can_play(driver, PlainPad(driver, driver.attach("Other", mapped=False)))
        assert_can_play(driver, PlainPad(driver, driver.attach(PLAIN, mapped=False), confirm=TWELFTH))


def test_settings_of_earlier_versions_load_and_lock_nobody_out(data_folder: Path) -> None:
    data_folder.mkdir(parents=True, exist_ok=True)
    (data_folder / FILE).write_text(json.dumps({"fullscreen": False, "buttons": {"confirm": "#12"}}), encoding="utf-8")
    prefs = preferences.load()
    assert storage.take_notices() == []
    with Driver(prefs=prefs) as driver:
        assert_can_play(driver, PadInHand(driver, driver.attach()))
        assert_can_play(driver, PlainPad(driver, driver.attach(PLAIN, mapped=False), confirm=TWELFTH))


@pytest.mark.parametrize("wrong", [{"Pad": "a"}, {"Pad": {"confirm": 7}}, {"Pad": {"confirm": "x", "undo": "x"}}])
def test_bindings_of_a_pad_that_make_no_sense_are_set_aside(wrong: object, data_folder: Path) -> None:
    data_folder.mkdir(parents=True, exist_ok=True)
    (data_folder / FILE).write_text(json.dumps({"buttons_by_pad": wrong}), encoding="utf-8")
    assert preferences.load() == Preferences()
    [said] = storage.take_notices()
    assert "buttons_by_pad" in said


def test_the_page_is_about_the_pad_that_was_used_last() -> None:
    with Driver() as driver:
        known, plain = driver.attach(), driver.attach(PLAIN, mapped=False)
        page, keys, prefs = bindings(driver), Keyboard(driver), driver.stage.prefs
        for pad, button in ((known, "y"), (plain, 2)):
            driver.choose(keys, row(page, Action.LOG))
            driver.press(pad, button)
        assert prefs.buttons == {"log": "y", "hint": "lb"}
        assert prefs.buttons_by_pad == {PLAIN: {"log": "x", "undo": "lb"}}
        driver.choose(keys, "bind-standard")
        assert (prefs.buttons, prefs.buttons_by_pad) == ({"log": "y", "hint": "lb"}, {PLAIN: {}})
        driver.press(known, "up")
        driver.choose(keys, "bind-standard")
        assert prefs.buttons == {}


# What fits a pad


def test_bindings_that_a_pad_has_all_the_buttons_for_are_used_as_they_are() -> None:
    chance, names = Chance(3), list(STANDARD_BUTTONS.values())
    for _ in range(50):
        chance.shuffle(names)
        wanted = dict(zip(STANDARD_BUTTONS, names, strict=True))
        assert fitted(wanted, MAPPED) == wanted


def test_whatever_a_pad_lacks_every_action_has_a_button_and_the_needed_ones_are_there() -> None:
    chance = Chance(5)
    names = [*STANDARD_BUTTONS.values(), *(f"#{number}" for number in range(11, 22))]
    for _ in range(300):
        chance.shuffle(names)
        wanted = dict(zip(STANDARD_BUTTONS, names, strict=False))
        found = fitted(wanted, MAPPED)
        assert set(found) == set(STANDARD_BUTTONS)
        assert len(set(found.values())) == len(found)
        assert set(found.values()) <= MAPPED
        if not {wanted[action] for action in NEEDED} <= MAPPED:
            assert {found[action] for action in NEEDED} == {STANDARD_BUTTONS[action] for action in NEEDED}


def test_a_pad_without_triggers_keeps_what_was_bound_to_the_buttons_it_has() -> None:
    wanted = {**STANDARD_BUTTONS, Action.CONFIRM: "b", Action.BACK: "a", Action.LOG: "rt", Action.NEXT: "lb"}
    found = fitted(wanted, MAPPED - {"lt", "rt"})
    assert (found[Action.CONFIRM], found[Action.BACK], found[Action.LOG]) == ("b", "a", "lb")
