"""What people have chosen: kept, checked when read, bound to their own keys and buttons."""

import json
from dataclasses import asdict
from pathlib import Path

import pygame
import pytest

from game import storage
from scenes.devices.intents import STANDARD_BUTTONS, STANDARD_KEYS, Action
from scenes.pages.bindings import BindingRow, BindingsPage
from scenes.pages.title import Title
from scenes.stage import preferences
from scenes.stage.preferences import FILE, SPEEDS, Preferences
from scenes.stage.scene import Push
from tests.support.driver import Driver, Hands, Keyboard, PadInHand

ROOT = storage.ROOT


def written(folder: Path, content: str | bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


# The file


def test_without_a_file_the_standard_is_used_without_a_word(data_folder: Path) -> None:
    assert preferences.load() == Preferences()
    assert storage.take_notices() == []
    assert not (data_folder / FILE).exists()


def test_what_is_saved_is_loaded() -> None:
    chosen = Preferences(
        fullscreen=False,
        display=2,
        language="pl",
        effects=0,
        music=100,
        mute=True,
        read_aloud=True,
        speed="fast",
        reduced_motion=True,
        text_size=150,
        high_contrast=True,
        rumble=False,
        left_handed=True,
        scan="slow",
        switch="mouse 3",
        open_hands=False,
        open_objectives=True,
        phones=True,
        first_notes=False,
        noted=["dice-goal"],
        names=["Zoë", "Łucja"],
        lessons={"dice": 3},
        keys={"undo": "z"},
        buttons={"undo": "y", "hint": "x"},
        buttons_by_pad={"Generic USB Joystick": {"confirm": "#12"}},
    )
    assert all(getattr(chosen, key) != value for key, value in asdict(Preferences()).items())
    chosen.save()
    assert preferences.load() == chosen
    assert storage.take_notices() == []


def test_a_file_of_a_later_version_keeps_what_is_known(data_folder: Path) -> None:
    written(data_folder, json.dumps({"music": 20, "holograms": True}))
    assert preferences.load() == Preferences(music=20)
    assert storage.take_notices() == []


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("", "line 1 column 1"),
        ('{"music": 20,\n "mute": tru}', "line 2 column 10"),
        ('{"music": 20', "line 1"),
        ("[1, 2]", "one JSON object"),
        ("7", "one JSON object"),
        (b'{"names": ["\xff\xfe"]}', "line 1: this is not UTF-8"),
        ("[" * 100_000, "nested deeper"),
        ('{"music": "loud"}', '"music"'),
        ('{"music": 20.5}', '"music"'),
        ('{"music": 101}', '"music"'),
        ('{"effects": -1}', '"effects"'),
        ('{"mute": 1}', '"mute"'),
        ('{"fullscreen": null}', '"fullscreen"'),
        ('{"language": "xx"}', '"language"'),
        ('{"speed": "warp"}', '"speed"'),
        ('{"text_size": 400}', '"text_size"'),
        ('{"names": "Mali"}', '"names"'),
        ('{"names": [3]}', '"names"'),
        ('{"names": ["a name that is far too long"]}', '"names"'),
        ('{"keys": ["u"]}', '"keys"'),
        ('{"keys": {"undo": 5}}', '"keys"'),
        ('{"scan": "often"}', '"scan"'),
        ('{"switch": "pad"}', '"switch"'),
        ('{"buttons": {"undo": null}}', '"buttons"'),
        ('{"buttons": {"confirm": "x"}}', '"buttons"'),
        ('{"keys": {"back": "u"}}', '"keys"'),
        ('{"keys": {"undo": []}}', '"keys"'),
        ('{"buttons": {"undo": {}}}', '"buttons"'),
        ('{"buttons_by_pad": {"pad": {"undo": []}}}', '"buttons_by_pad"'),
        (json.dumps({"keys": {"undo": "u" * 500}}), '"keys"'),
        ('{"names": ["M\\u0000li"]}', '"names.1"'),
        ('{"names": ["M\\ud800li"]}', '"names.1"'),
        (json.dumps({"noted": ["n" * 20_000]}), '"noted.1"'),
        ('{"music": 1e999}', "too large"),
        (f'{{"music": {"9" * 5000}}}', "5000 digits"),
        (" " * 300_000, "too large"),
    ],
)
def test_a_broken_file_is_kept_aside_and_named_with_the_place(
    content: str | bytes, place: str, data_folder: Path
) -> None:
    path = written(data_folder, content)
    assert preferences.load() == Preferences()
    [said] = storage.take_notices()
    assert str(path) in said
    assert place in said
    assert f"{FILE}.broken" in said
    assert "standard settings" in said
    assert not path.exists()
    kept = path.with_name(f"{FILE}.broken").read_bytes()
    assert kept == (content if isinstance(content, bytes) else content.encode())
    assert preferences.load() == Preferences()
    assert storage.take_notices() == []


def test_a_folder_in_its_place_is_said_and_left(data_folder: Path) -> None:
    (data_folder / FILE).mkdir(parents=True)
    assert preferences.load() == Preferences()
    [said] = storage.take_notices()
    assert FILE in said
    assert (data_folder / FILE).is_dir()


def test_the_broken_file_is_said_on_the_title(data_folder: Path) -> None:
    written(data_folder, "nonsense")
    with Driver(prefs=preferences.load()) as driver:
        driver.turn()
        [said] = driver.said
        assert f"{FILE}.broken" in said
        driver.turn(10, 1.0)
        assert driver.stage.toasts.waiting == []


def test_every_speed_has_a_pace() -> None:
    assert [Preferences(speed=speed).pace for speed in ("calm", "normal", "fast")] == sorted(SPEEDS.values())


def test_what_is_changed_is_written_at_once() -> None:
    with Driver() as driver:
        for music in (10, 20, 30):
            driver.stage.prefs.music = music
            driver.stage.apply_preferences()
            assert preferences.load().music == music


def test_what_is_changed_right_before_the_window_closes_is_kept() -> None:
    with Driver() as driver:
        driver.stage.prefs.music = 40
        driver.stage.apply_preferences()
        pygame.event.post(pygame.Event(pygame.QUIT))
        driver.turn()
        assert not driver.stage.running
        assert preferences.load().music == 40


# Bindings


def binding(driver: Driver, kind: str) -> BindingsPage:
    page = BindingsPage(kind)
    driver.stage.take(Push(page))
    driver.turn()
    return page


def saved(driver: Driver) -> Preferences:
    """What has been written down."""
    driver.turn()
    return preferences.load()


def row(page: BindingsPage, action: Action) -> BindingRow:
    return next(w for w in page.widgets if isinstance(w, BindingRow) and w.action is action)


def test_a_key_is_bound_anew_saved_and_used() -> None:
    with Driver() as driver:
        page, keys = binding(driver, "keys"), Keyboard(driver)
        driver.choose(keys, row(page, Action.LOG))
        assert page.waiting is Action.LOG
        driver.key("k")
        assert page.waiting is None
        assert driver.stage.input.keys == {**STANDARD_KEYS, Action.LOG: "k"}
        assert saved(driver).keys == {"log": "k"}
        event = pygame.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0, unicode="k")
        assert [intent.action for intent in driver.stage.input.intents(event)] == [Action.LOG]
        old = pygame.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l")
        assert driver.stage.input.intents(old) == []


def test_a_button_is_bound_anew_saved_and_used() -> None:
    with Driver() as driver:
        pad = driver.attach()
        page, hands = binding(driver, "pad"), PadInHand(driver, pad)
        driver.choose(hands, row(page, Action.UNDO))
        driver.press(pad, "y")
        assert driver.stage.input.buttons == {**STANDARD_BUTTONS, Action.UNDO: "y", Action.HINT: "x"}
        assert saved(driver).buttons == {"undo": "y", "hint": "x"}
        driver.choose(hands, row(page, Action.PEEK))
        pad.axis("rt", 32767)
        driver.turn()
        pad.rest()
        driver.turn()
        assert driver.stage.input.buttons[Action.PEEK] == "rt"
        assert driver.stage.input.buttons[Action.NEXT] == "rb", "two that want the same one change places"


def test_two_actions_that_want_one_key_change_places() -> None:
    with Driver() as driver:
        page, keys = binding(driver, "keys"), Keyboard(driver)
        driver.choose(keys, row(page, Action.UNDO))
        driver.key(STANDARD_KEYS[Action.MENU])
        found = driver.stage.input.keys
        assert (found[Action.UNDO], found[Action.MENU]) == (STANDARD_KEYS[Action.MENU], STANDARD_KEYS[Action.UNDO])
        driver.choose(keys, row(page, Action.UNDO))
        driver.key(found[Action.UNDO])
        assert driver.stage.input.keys == found, "its own key again changes nothing"


def test_back_to_standard() -> None:
    with Driver(prefs=Preferences(fullscreen=False, keys={"log": "k"}, buttons={"log": "y"})) as driver:
        for kind in ("keys", "pad"):
            binding(driver, kind)
            driver.choose(Keyboard(driver), "bind-standard")
        assert (driver.stage.input.keys, driver.stage.input.buttons) == (STANDARD_KEYS, STANDARD_BUTTONS)
        assert (saved(driver).keys, saved(driver).buttons) == ({}, {})


@pytest.mark.parametrize("kind", ["keys", "pad"])
def test_whoever_asks_for_a_new_one_can_think_better_of_it_with_any_device(kind: str) -> None:
    with Driver() as driver:
        pad = driver.attach()
        page = binding(driver, kind)
        hands: list[Hands] = [Keyboard(driver), PadInHand(driver, pad)]
        for asking in hands:
            for leave in ("escape", "click", "other"):
                driver.choose(asking, row(page, Action.LOG))
                assert page.waiting is Action.LOG
                if leave == "escape":
                    driver.key("escape")
                elif leave == "click":
                    driver.click(100, 1000)
                elif kind == "keys":
                    driver.press(pad, "b")
                else:
                    driver.key("k")
                assert page.waiting is None, f"{leave} does not end it"
                assert driver.stage.input.capturing is None
                assert driver.top is page
        assert driver.stage.input.keys == STANDARD_KEYS
        assert driver.stage.input.buttons == STANDARD_BUTTONS


def reachable_keys(driver: Driver) -> set[Action]:
    """What the keyboard can do: each action's own key pressed."""
    done = set()
    for action, name in driver.stage.input.keys.items():
        event = pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="")
        done |= {intent.action for intent in driver.stage.input.intents(event)} & {action}
    return done


def test_however_keys_are_bound_every_action_keeps_a_key_that_works() -> None:
    """Whatever is pressed for a new key, nobody locks themselves out."""
    with Driver() as driver:
        page, stage = binding(driver, "keys"), driver.stage
        for action in STANDARD_KEYS:
            for wanted in (*STANDARD_KEYS.values(), "space", "backspace", "f", "f3", "7"):
                stage.prefs.keys.clear()
                stage.apply_preferences()
                page.listen(action)
                driver.key(wanted)
                assert page.waiting is None
                assert reachable_keys(driver) == set(STANDARD_KEYS), f"{action} on {wanted}: {stage.input.keys}"


def test_however_buttons_are_bound_every_action_keeps_one() -> None:
    with Driver() as driver:
        pad = driver.attach()
        page = binding(driver, "pad")
        for action in STANDARD_BUTTONS:
            for name in ("a", "b", "start", "back"):
                page.listen(action)
                driver.press(pad, name)
                buttons = driver.stage.input.buttons
                assert len(set(buttons.values())) == len(STANDARD_BUTTONS)
                assert set(buttons) == set(STANDARD_BUTTONS)


def test_directions_are_never_bound_to_anything_else() -> None:
    with Driver() as driver:
        pad = driver.attach()
        page = binding(driver, "pad")
        page.listen(Action.LOG)
        for button in ("up", "left"):
            driver.press(pad, button)
        assert page.waiting is Action.LOG
        assert driver.stage.input.buttons == STANDARD_BUTTONS


def test_bindings_of_a_file_that_make_no_sense_leave_the_program_usable() -> None:
    chosen = Preferences(fullscreen=False, keys={"confirm": "no such key", "fly": "q", "back": "u"})
    with Driver(prefs=chosen) as driver:
        driver.choose(Keyboard(driver), "title-credits")
        driver.key("escape")
        assert isinstance(driver.top, Title)
        assert driver.stage.toasts.waiting == []
