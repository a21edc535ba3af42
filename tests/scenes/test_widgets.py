"""Widgets and pages in the hands of pads, keys and the mouse; the name picker; the settings."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from pygame import FRect

from scenes.devices.intents import KEYS, Action, Device
from scenes.pages.over_table.log import LogPage
from scenes.pages.page import Dialog, Page
from scenes.pages.rules import RulesPage
from scenes.pages.seat_menu import LONGEST_NAME, NamePicker
from scenes.pages.settings import SUBJECTS, Settings
from scenes.pages.title import Title
from scenes.pages.widgets import Button, Card, Choice, Slider, Toggle, Widget
from scenes.stage.preferences import LANGUAGES
from scenes.stage.scene import Push, Step
from tests.shots import dice_match, table
from tests.support.driver import Driver, Hands, Keyboard, PadInHand


class Form(Page):
    """A page with one widget of every kind, and a list of what they have done."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[Any] = []

    def note(self, what: object) -> Callable[[], Step]:
        return lambda: self.done.append(what)

    def lay_out(self) -> list[Widget]:
        def row(i: int) -> FRect:
            return FRect(400, 100 + i * 110, 1000, 90)

        return [
            Button(row(0), "Button", self.note("button")),
            Choice(row(1), "Choice", [("a", "A"), ("b", "B"), ("c", "C")], "b", self.done.append),
            Toggle(row(2), "Toggle", False, self.done.append, ("off", "on")),
            Slider(row(3), "Slider", 50, self.done.append),
            Button(row(4), "Dim", self.note("dim"), hint="Not now.", enabled=False),
            Card(row(5), "Card", "with a line", self.note("card"), "icon-save"),
        ]


def take(form: Form) -> list[Any]:
    done = form.done[:]
    form.done.clear()
    return done


@pytest.fixture(params=["keys", "pad"])
def hands(request: pytest.FixtureRequest) -> Callable[[Driver], Hands]:
    return Keyboard if request.param == "keys" else lambda driver: PadInHand(driver, driver.attach())


def test_confirm_left_and_right_work_every_widget(hands: Callable[[Driver], Hands]) -> None:
    form = Form()
    with Driver(form) as driver:
        mine = hands(driver)
        driver.choose(mine, "Button")
        assert take(form) == ["button"]
        driver.choose(mine, "Choice")
        for action in (Action.CONFIRM, Action.RIGHT, Action.RIGHT, Action.LEFT):
            mine.do(action)
        assert take(form) == ["c", "a", "b", "c", "b"], "confirm goes round"
        driver.choose(mine, "Toggle")
        for action in (Action.RIGHT, Action.LEFT):
            mine.do(action)
        assert take(form) == [True, False], "it is on already"
        driver.walk(mine, "Slider")
        for action in [Action.RIGHT] * 6 + [Action.LEFT] * 2:
            mine.do(action)
        assert take(form) == [60, 70, 80, 90, 100, 90, 80]
        driver.choose(mine, "Dim")
        assert take(form) == []
        assert form.focused
        assert form.focused.hint == "Not now."
        driver.choose(mine, "Card")
        assert take(form) == ["card"]


def test_the_mouse_works_every_widget_and_its_focus_is_the_same_focus() -> None:
    form = Form()
    with Driver(form) as driver:
        driver.move_mouse(*driver.widget("Card").rect.center)
        assert form.focused is driver.widget("Card")
        driver.move_mouse(1900, 1000)
        assert form.focused is driver.widget("Card"), "over nothing the focus stays"
        driver.click_on(driver.widget("Button"))
        assert take(form) == ["button"]
        choice = driver.widget("Choice").rect
        driver.click(choice.right - 40, choice.centery)
        driver.click(choice.centerx + 20, choice.centery)
        assert take(form) == ["c", "b"]
        driver.click_on(driver.widget("Toggle"))
        assert take(form) == [True]
        driver.click_on(driver.widget("Dim"))
        assert take(form) == []
        Keyboard(driver).do(Action.UP)
        assert form.focused is driver.widget("Slider"), "keys go on from where the pointer was"


def test_the_slider_follows_the_pointer_and_keeps_to_its_ends() -> None:
    form = Form()
    with Driver(form) as driver:
        slider = driver.widget("Slider")
        assert isinstance(slider, Slider)
        track = slider._track()
        for part, wanted in ((0.25, 25), (0.5, 50), (1.0, 100), (1.2, 100), (-0.04, 0)):
            driver.move_mouse(track.left + track.width * part, track.centery, held=True)
            assert slider.value == wanted
        driver.move_mouse(track.left + track.width * 0.7, track.centery)
        assert slider.value == 0, "without the button held the pointer only points"
        driver.click(track.left + track.width * 0.7, track.centery)
        assert slider.value == 70
        driver.click(slider.rect.left + 30, track.centery)
        assert slider.value == 70, "the label is not the track"


def test_back_and_the_bar_close_a_page() -> None:
    with Driver() as driver:
        ways: list[Callable[[], None]] = [
            lambda: Keyboard(driver).do(Action.BACK),
            lambda: driver.click_bar(Action.BACK),
            lambda: driver.click(900, 500, button=3),
        ]
        for close in ways:
            driver.stage.take(Push(Form()))
            driver.turn()
            close()
            assert isinstance(driver.top, Title)


def test_the_focus_stays_on_its_place_when_a_page_is_laid_out_anew() -> None:
    form = Form()
    with Driver(form) as driver:
        driver.walk(Keyboard(driver), "Toggle")
        form.build()
        assert form.focused is driver.widget("Toggle")
        form.lay_out = lambda: [Button(FRect(100, 100, 100, 100), "Only", form.note("only"))]  # type: ignore[method-assign]
        form.build()
        assert form.focused is driver.widget("Only")


def test_a_page_without_widgets_takes_every_press_calmly() -> None:
    with Driver() as driver:
        page = Page()
        driver.stage.take(Push(page))
        for action in (Action.UP, Action.LEFT, Action.CONFIRM, Action.UNDO, Action.LOG):
            Keyboard(driver).do(action)
        driver.click(900, 500)
        assert driver.top is page
        assert page.focused is None


def test_a_dialog_has_its_buttons_inside_its_box() -> None:
    class Question(Dialog):
        text = "A sentence that asks something."

        def lay_out(self) -> list[Widget]:
            return [Button(self.row(i, 3), str(i), self.back) for i in range(3)]

    with Driver() as driver:
        dialog = Question()
        driver.stage.take(Push(dialog))
        driver.turn()
        rects = [widget.rect for widget in dialog.widgets]
        assert all(dialog.box().contains(rect) for rect in rects)
        assert all(a.bottom <= b.top for a, b in pairwise(rects))


# The name picker


def naming(name: str = "") -> tuple[Driver, NamePicker, list[str]]:
    taken: list[str] = []
    driver = Driver()
    picker = NamePicker(name, taken.append)
    driver.stage.take(Push(picker))
    driver.turn()
    return driver, picker, taken


def letter(picker: NamePicker, sign: str) -> Widget:
    return next(w for w in picker.widgets if getattr(w, "sign", "") == sign)


def key(picker: NamePicker, icon: str) -> Widget:
    return next(w for w in picker.widgets if getattr(w, "icon", "") == icon)


def test_a_name_is_picked_letter_by_letter_with_a_pad() -> None:
    driver, picker, taken = naming("No")
    with driver:
        mine = PadInHand(driver, driver.attach())
        for _ in range(3):
            driver.choose(mine, key(picker, "icon-arrow-left"))
        assert picker.name == ""
        for sign in ("M", "A", "É", "-", "L", "I"):
            driver.choose(mine, letter(picker, sign))
        assert picker.name == "Maé-Li"
        driver.choose(mine, key(picker, "icon-tick"))
        assert taken == ["Maé-Li"]
        assert isinstance(driver.top, Title)


def test_the_menu_button_is_done_and_back_leaves_the_old_name() -> None:
    for action, result in ((Action.MENU, ["Nok"]), (Action.BACK, [])):
        driver, _, taken = naming("Nok")
        with driver:
            PadInHand(driver, driver.attach()).do(action)
            assert taken == result
            assert isinstance(driver.top, Title)


def test_a_name_is_simply_typed() -> None:
    driver, picker, taken = naming("X")
    with driver:
        driver.key("backspace")
        driver.type("Jürgen u. L")
        assert picker.name == "Jürgen u. L"
        assert driver.top is picker, "letters are letters while typing, whatever they are bound to"
        driver.click_on(key(picker, "icon-tick"))
        assert taken == ["Jürgen u. L"]


def test_enter_ends_a_typed_name() -> None:
    driver, _, taken = naming()
    with driver:
        driver.type("Ploy")
        driver.key("return")
        assert taken == ["Ploy"]
        assert isinstance(driver.top, Title)


@pytest.mark.parametrize("press", ["return", "space"])
def test_a_name_is_picked_with_the_arrow_keys_as_on_every_page(press: str) -> None:
    """The arrows go over the letters, Enter and the space bar choose; whoever types on ends with Enter again."""
    driver, picker, taken = naming("No")
    with driver:
        keys = Keyboard(driver)
        for sign in ("M", "A"):
            driver.walk(keys, letter(picker, sign))
            assert (Action.CONFIRM, "Choose") in picker.entries()
            driver.key(press)
        assert (picker.name, taken) == ("Ma", [])
        driver.type("x")
        assert (Action.CONFIRM, "Done") in picker.entries()
        driver.key("backspace")
        driver.walk(keys, key(picker, "icon-tick"))
        driver.key(press)
        assert taken == ["Ma"]


def test_the_first_letter_replaces_the_old_name_and_deleting_shortens_it() -> None:
    driver, picker, _ = naming("Nok")
    with driver:
        driver.type("D")
        assert picker.name == "D"
    driver, picker, _ = naming("Nok")
    with driver:
        driver.key("backspace")
        assert picker.name == "No"


def test_a_name_is_neither_empty_nor_too_long_nor_all_blanks() -> None:
    driver, picker, taken = naming()
    with driver:
        mine = PadInHand(driver, driver.attach())
        driver.choose(mine, key(picker, "icon-tick"))
        assert driver.top is picker
        driver.type("  ")
        driver.choose(mine, key(picker, "icon-tick"))
        assert (driver.top, taken) == (picker, [])
        driver.type("abcdefghijklmnopqrstuvwxyz")
        assert len(picker.name) == LONGEST_NAME
        driver.choose(mine, letter(picker, "A"))
        assert len(picker.name) == LONGEST_NAME
        driver.choose(mine, key(picker, "icon-tick"))
        assert taken == ["abcdefghij"]


# The settings, the rules, the log


def test_settings_take_effect_at_once(hands: Callable[[Driver], Hands]) -> None:
    with Driver() as driver:
        mine, stage = hands(driver), driver.stage
        driver.choose(mine, "title-settings")
        for label, row, key, value in (
            ("Sound", "Mute everything", "mute", True),
            ("Motion & speed", "Reduced motion", "reduced_motion", False),
            ("Text & contrast", "Text size", "text_size", 110),
            ("Controls", "Rumble on your turn", "rumble", False),
        ):
            index = next(i for i, w in enumerate(driver.top.widgets) if getattr(w, "label", "") == label)
            while driver.top.subject != index:
                mine.do(Action.NEXT)
            mine.do(Action.CONFIRM)
            driver.choose(mine, [w for w in driver.top.widgets if getattr(w, "label", "") == row][-1])
            assert getattr(stage.prefs, key) == value
        assert stage.workshop.text_scale == 1.1


def test_every_subject_of_the_settings_is_opened_by_moving_onto_it() -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "title-settings")
        shown = []
        for index in range(len(SUBJECTS)):
            assert driver.top.subject == index
            shown.append(tuple(widget.label for widget in driver.top.widgets[len(SUBJECTS) :]))
            keys.do(Action.DOWN)
        assert len(set(shown)) == len(SUBJECTS)
        assert all(shown)
        assert isinstance(driver.top, Settings)


@pytest.mark.parametrize("subject", ["sound", "text"])
def test_a_push_to_the_left_of_the_first_value_leads_back_to_the_subjects_and_changes_nothing(subject: str) -> None:
    with Driver() as driver:
        keys, prefs = Keyboard(driver), driver.stage.prefs
        prefs.effects = 0
        driver.open_settings(keys, subject)
        before = dict(vars(prefs))
        keys.do(Action.LEFT)
        assert driver.top.focus == [name for name, _ in SUBJECTS].index(subject)
        assert vars(prefs) == before


def test_the_language_changes_at_once_and_english_stands_in() -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        driver.open_settings(keys, "help")
        for code in [*list(LANGUAGES)[1:], "en"]:
            keys.do(Action.CONFIRM)
            assert driver.stage.prefs.language == driver.stage.texts.language == code
            assert driver.top.title
        assert driver.top.title == "Settings"


def test_the_rules_are_leafed_through_by_any_device() -> None:
    with Driver(Title()) as driver:
        pad = PadInHand(driver, driver.attach())
        keys = Keyboard(driver)
        page = RulesPage("dice")
        driver.stage.take(Push(page))
        driver.turn()
        steps: list[tuple[Callable[[], None], int]] = [
            (lambda: keys.do(Action.RIGHT), 1),
            (lambda: pad.do(Action.NEXT), 2),
            (lambda: driver.click(1700, 500), 3),
            (lambda: driver.click(200, 500), 2),
            (lambda: driver.click_bar(Action.PREVIOUS), 1),
        ]
        for step, at in steps:
            step()
            assert page.leaf == at
        for _ in range(10):
            pad.do(Action.LEFT)
        assert page.leaf == 0
        for _ in page.leaves:
            pad.do(Action.RIGHT)
        assert page.leaf == len(page.leaves) - 1
        pad.do(Action.CONFIRM)
        assert isinstance(driver.top, Title)


def test_the_log_tells_every_decision_newest_first_and_scrolls() -> None:
    with Driver(table(dice_match(3, 30))) as driver:
        play, keys = driver.play, Keyboard(driver)
        keys.do(Action.LOG)
        page = driver.top
        assert isinstance(page, LogPage)
        numbers = [number for number, _ in page.told]
        assert numbers == [*range(len(numbers), 0, -1)], "no number is left out or comes twice"
        assert len(numbers) == 30 + 1, "the round that has been counted has a line too"
        assert [told.seat for _, told in page.told].count(None) == 1, "and nobody's emblem"
        for action, at in ((Action.UP, 0), (Action.DOWN, 1), (Action.NEXT, 13), (Action.PREVIOUS, 1)):
            keys.do(action)
            assert page.at == at
        for _ in range(5):
            keys.do(Action.NEXT)
        assert page.at == len(page.told) - 12
        keys.do(Action.LOG)
        assert driver.top is play


def test_the_device_in_use_is_the_one_whose_buttons_are_shown() -> None:
    with Driver() as driver:
        pad = driver.attach("PS4 Controller")
        driver.press(pad, "right")
        assert driver.stage.input.last == Device("pad", pad.number)
        driver.key("left")
        assert driver.stage.input.last == KEYS
        driver.move_mouse(500, 500)
        assert driver.stage.input.last.kind == "mouse"
