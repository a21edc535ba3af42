"""What the people at this screen have chosen: kept in one small JSON file in the data folder."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from game import storage
from scenes.devices.input import ANY_PAD, STANDARD_BUTTONS, STANDARD_KEYS, Action

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "it": "Italiano", "pl": "Polski"}
SPEEDS = {"calm": 0.7, "normal": 1.0, "fast": 2.0}
TEXT_SIZES = (100, 110, 125, 150)

FILE = "settings.json"


@dataclass
class Preferences:
    fullscreen: bool = True
    language: str = "en"
    effects: int = 80
    music: int = 50
    mute: bool = False
    speed: str = "normal"
    reduced_motion: bool = False
    text_size: int = 100
    rumble: bool = True
    open_hands: bool = True
    """Whether several people at one screen play with open hands; else each lies under a cloth until its turn."""
    open_objectives: bool = False
    """The same for objectives: to look at one in secret nobody has to look away."""
    first_notes: bool = True
    """Whether a sentence explains what happens for the first time; and what has been explained already."""
    noted: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    lessons: dict[str, int] = field(default_factory=dict)
    """By lesson that has been offered here, the step to go on with: 0 is its beginning."""
    keys: dict[str, str] = field(default_factory=dict)
    """Action to key name, where it differs from the standard."""
    buttons: dict[str, str] = field(default_factory=dict)
    """Action to button of a pad with a known layout, where it differs from the standard."""
    buttons_by_pad: dict[str, dict[str, str]] = field(default_factory=dict)
    """The same by the names of pads whose layout nobody knows: others may lack the twelfth button that one has."""

    @property
    def pace(self) -> float:
        return SPEEDS[self.speed]

    def save(self) -> None:
        """Keep them for next time; where nothing can be kept, that has been said already."""
        folder = storage.data_folder()
        if not storage.can_save():
            return
        text = json.dumps(asdict(self), indent=2, ensure_ascii=False) + "\n"
        try:
            storage.write_atomic(folder / FILE, text, durable=False)
        except OSError as error:
            storage.notice(f"The settings cannot be saved ({error.strerror}); they hold until you leave.")


def load() -> Preferences:
    """The stored preferences; a broken file is set aside, named in a notice, and the standard ones are used."""
    path = storage.data_folder() / FILE
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return _checked(found)
    except (FileNotFoundError, NotADirectoryError):
        return Preferences()
    except OSError as error:
        storage.notice(f"{path} cannot be read ({error.strerror}); the standard settings are used.")
    except (ValueError, RecursionError) as error:
        aside = storage.set_aside(path)
        where = f" It is kept as {aside.name}." if aside else ""
        storage.notice(f"{path}: {error}; the standard settings are used instead.{where}")
    return Preferences()


def _no_two_alike(chosen: dict[str, str], standard: Mapping[Action, str]) -> bool:
    """Whether no two actions want the same key or button."""
    named = [chosen.get(action, name) for action, name in standard.items()]
    return len(set(named)) == len(named)


def _are_bindings(chosen: Any, standard: Mapping[Action, str]) -> bool:
    return (
        isinstance(chosen, dict)
        and all(isinstance(name, str) for name in chosen.values())
        and _no_two_alike(chosen, standard)
    )


def _give_numbers_to_their_pads(prefs: Preferences) -> None:
    """Files from before each kind of pad had its own bindings: numbered buttons are of a pad without known layout."""
    if any(name.startswith("#") for name in prefs.buttons.values()):
        prefs.buttons_by_pad.setdefault(ANY_PAD, prefs.buttons)
        prefs.buttons = {}


def _find_hint_a_place(chosen: dict[str, str], standard: Mapping[Action, str]) -> None:
    """Files from before there were hints may have given its key or button away: it gets the one that is free now."""
    wanted = standard[Action.HINT]
    if Action.HINT not in chosen and wanted in chosen.values():
        named = {chosen.get(action, name) for action, name in standard.items() if action is not Action.HINT}
        chosen[Action.HINT.value] = next((name for name in standard.values() if name not in named), wanted)


def _checked(found: Any) -> Preferences:
    if not isinstance(found, dict):
        raise ValueError("the file should hold one JSON object")
    standard = Preferences()
    known = {f.name for f in fields(Preferences)}
    chosen: dict[str, Any] = {}
    for key, value in found.items():
        if key not in known:
            continue  # written by a later version
        if type(value) is not type(getattr(standard, key)):
            raise ValueError(f'"{key}" should be like {json.dumps(getattr(standard, key))}')
        chosen[key] = value
    prefs = Preferences(**chosen)
    _find_hint_a_place(prefs.keys, STANDARD_KEYS)
    _find_hint_a_place(prefs.buttons, STANDARD_BUTTONS)
    limits = (
        ("language", prefs.language in LANGUAGES, "one of " + ", ".join(LANGUAGES)),
        ("speed", prefs.speed in SPEEDS, "one of " + ", ".join(SPEEDS)),
        ("text_size", prefs.text_size in TEXT_SIZES, "one of " + ", ".join(map(str, TEXT_SIZES))),
        ("effects", 0 <= prefs.effects <= 100, "0 to 100"),
        ("music", 0 <= prefs.music <= 100, "0 to 100"),
        ("names", all(isinstance(name, str) and 0 < len(name) <= 12 for name in prefs.names), "texts up to 12 long"),
        ("lessons", all(type(step) is int and step >= 0 for step in prefs.lessons.values()), "lesson to step"),
        ("noted", all(isinstance(key, str) for key in prefs.noted) and len(prefs.noted) <= 200, "up to 200 text keys"),
        ("keys", all(isinstance(key, str) for key in prefs.keys.values()), "action to key name"),
        ("buttons", all(isinstance(button, str) for button in prefs.buttons.values()), "action to button name"),
        ("keys", _no_two_alike(prefs.keys, STANDARD_KEYS), "a key of its own for each action"),
        ("buttons", _no_two_alike(prefs.buttons, STANDARD_BUTTONS), "a button of its own for each action"),
        (
            "buttons_by_pad",
            all(_are_bindings(one, STANDARD_BUTTONS) for one in prefs.buttons_by_pad.values()),
            "pad to action to a button of its own",
        ),
    )
    for key, good, wanted in limits:
        if not good:
            raise ValueError(f'"{key}" should be {wanted}')
    _give_numbers_to_their_pads(prefs)
    return prefs
