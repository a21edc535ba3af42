"""What the people at this screen have chosen: kept in one small JSON file in the data folder.

Several copies of the program may write it: each brings in what was changed there, and leaves the rest as it finds it.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game import owner, storage
from game.door import files, notation
from scenes.devices.intents import ANY_PAD, STANDARD_BUTTONS, STANDARD_KEYS, Action
from scenes.devices.one_button import STANDARD_SWITCH, is_one_button

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "it": "Italiano", "pl": "Polski"}
SCANS = {"off": 0.0, "slow": 2.5, "normal": 1.6, "fast": 0.9}
"""For somebody with one button, seconds at each thing that can be chosen."""
SPEEDS = {"calm": 0.7, "normal": 1.0, "fast": 2.0}
TEXT_SIZES = (100, 110, 125, 150)
MOST_DISPLAYS = 64

FILE = "settings.json"
FORMAT = 1
LARGEST_FILE = 200_000
LONGEST_BUTTON = 40
"""Letters of the name of a key or button."""


class LaterVersion(ValueError):  # noqa: N818
    """The file is good, for a version of the program that knows more."""


@dataclass
class Preferences:
    fullscreen: bool = True
    display: int = 1
    """The screen that the window is on, counted from 1; where it is gone, the first stands in."""
    language: str = "en"
    effects: int = 80
    music: int = 50
    mute: bool = False
    read_aloud: bool = False
    """Whether the voice of the system says what is on the screen."""
    speed: str = "normal"
    reduced_motion: bool = False
    text_size: int = 100
    high_contrast: bool = False
    rumble: bool = True
    left_handed: bool = False
    """Whether pads are mirrored, and W A S D are directions."""
    scan: str = "off"
    """How fast everything that can be chosen is offered to somebody with one button."""
    switch: str = STANDARD_SWITCH
    """That button: the kind of its device and its name, as in `key space`, `mouse 1`, `pad Some Controller a`."""
    open_hands: bool = True
    """Whether several people at one screen play with open hands; else each lies under a cloth until its turn."""
    open_objectives: bool = False
    """The same for objectives: to look at one in secret nobody has to look away."""
    phones: bool = False
    """Whether phones may come in, from the start."""
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

    @property
    def speaks(self) -> bool:
        """Whether it is read aloud now: whoever mutes everything wants to hear no voice either."""
        return self.read_aloud and not self.mute

    def __post_init__(self) -> None:
        self._agreed: dict[str, Any] = {}
        """What was chosen when it was last read or written."""
        self._for_now: dict[str, tuple[Any, Any]] = {}
        """By key what was chosen for this start, and what it would be otherwise."""

    def choose_for_now(self, key: str, value: Any) -> None:
        """For this start only: it is not kept, as long as nobody chooses something else."""
        self._for_now[key] = value, getattr(self, key)
        setattr(self, key, value)

    def _to_keep(self) -> dict[str, Any]:
        usual = {key: other for key, (value, other) in self._for_now.items() if getattr(self, key) == value}
        return {**asdict(self), **usual}

    def agree(self) -> None:
        """This is what the file says too."""
        self._agreed = self._to_keep()

    def save(self) -> None:
        """Keep them for next time; where nothing can be kept, that has been said already."""
        path = storage.data_folder() / FILE
        if not storage.can_save():
            return
        try:
            with owner.briefly(FILE, owner.PATIENCE) as ours:
                if not ours:
                    storage.notice(f"{path} is in use by another copy of Longtail; the settings hold until you leave.")
                    return
                text = json.dumps(self._merged(_settings(path)), indent=2, ensure_ascii=False) + "\n"
                storage.write_atomic(path, text, durable=False)
        except LaterVersion:
            return  # that it stays as it is has been said when it was read
        except OSError as error:
            storage.notice(f"The settings cannot be saved ({storage.reason(error)}); they hold until you leave.")
        else:
            self.agree()

    def _merged(self, there: dict[str, Any]) -> dict[str, Any]:
        """What the file shall say: our changes, and what it says already."""
        before = self._agreed or asdict(Preferences())
        ours = {key: _changed(key, before[key], value, there) for key, value in self._to_keep().items()}
        return {**there, "longtail": FORMAT, **ours}


def _changed(key: str, before: Any, value: Any, there: dict[str, Any]) -> Any:
    """The value of a key that is `before` where we began, and perhaps something else `there` by now."""
    if key not in there:
        return value
    found = there[key]
    if key == "noted":
        added = [one for one in value if one not in before and one not in found]
        return [*(one for one in found if one in value or one not in before), *added]
    if key == "lessons":
        left = {name: step for name, step in found.items() if name in value or name not in before}
        return {**left, **{name: step for name, step in value.items() if step != before.get(name)}}
    return found if value == before else value


def load() -> Preferences:
    """The stored preferences; a broken file is set aside, named in a notice, and the standard ones are used."""
    path = storage.data_folder() / FILE
    try:
        prefs = _checked(_settings(path))
    except LaterVersion as later:
        storage.notice(f"{path}: {later}; it stays as it is, and the standard settings are used until you leave.")
        return Preferences()
    except OSError as error:
        storage.notice(f"{path} cannot be read ({storage.reason(error)}); the standard settings are used.")
        return Preferences()
    prefs.agree()
    return prefs


def _settings(path: Path) -> dict[str, Any]:
    """What the file says, checked; nothing if there is none, or a broken one that has now been set aside."""
    try:
        found = notation.parse_json(files.text_of(path, LARGEST_FILE))
        _checked(found)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except LaterVersion:
        raise
    except ValueError as error:
        aside = storage.set_aside(path)
        where = f" It is kept as {aside.name}." if aside else ""
        said = str(error) if isinstance(error, storage.Problem) else f"{path}: {error}"
        storage.notice(f"{said.removesuffix('.')}; the standard settings are used instead.{where}")
        return {}
    assert isinstance(found, dict)
    return found


def _no_two_alike(chosen: dict[str, str], standard: Mapping[Action, str]) -> bool:
    """Whether no two actions want the same key or button."""
    named = [chosen.get(action, name) for action, name in standard.items()]
    return len(set(named)) == len(named)


def _are_bindings(chosen: Any, standard: Mapping[Action, str]) -> bool:
    return _are_names(chosen) and _no_two_alike(chosen, standard)


def _are_names(chosen: Any) -> bool:
    return isinstance(chosen, dict) and all(
        isinstance(name, str) and len(name) <= LONGEST_BUTTON for name in chosen.values()
    )


def _give_numbers_to_their_pads(prefs: Preferences) -> None:
    """Files from before each kind of pad had its own bindings: numbered buttons are of a pad without known layout."""
    if any(name.startswith("#") for name in prefs.buttons.values()):
        prefs.buttons_by_pad.setdefault(ANY_PAD, prefs.buttons)
        prefs.buttons = {}


def _find_hint_a_place(chosen: dict[str, str], standard: Mapping[Action, str]) -> None:
    """Files from before there were hints may have given its key or button away: it gets the one that is free now."""
    wanted = standard[Action.HINT]
    if _are_names(chosen) and Action.HINT not in chosen and wanted in chosen.values():
        named = {chosen.get(action, name) for action, name in standard.items() if action is not Action.HINT}
        chosen[Action.HINT.value] = next((name for name in standard.values() if name not in named), wanted)


def _checked(found: Any) -> Preferences:
    if not isinstance(found, dict):
        raise ValueError("the file should hold one JSON object")
    version = found.get("longtail", FORMAT)
    if type(version) is not int:
        raise ValueError('"longtail" should be a whole number')
    if version > FORMAT:
        raise LaterVersion(f"saved in format {version}, and this version reads {FORMAT}")
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
        ("scan", prefs.scan in SCANS, "one of " + ", ".join(SCANS)),
        ("switch", is_one_button(prefs.switch), f'like "{STANDARD_SWITCH}"'),
        ("speed", prefs.speed in SPEEDS, "one of " + ", ".join(SPEEDS)),
        ("text_size", prefs.text_size in TEXT_SIZES, "one of " + ", ".join(map(str, TEXT_SIZES))),
        ("display", 1 <= prefs.display <= MOST_DISPLAYS, f"1 to {MOST_DISPLAYS}"),
        ("effects", 0 <= prefs.effects <= 100, "0 to 100"),
        ("music", 0 <= prefs.music <= 100, "0 to 100"),
        ("names", all(isinstance(name, str) and 0 < len(name) <= 12 for name in prefs.names), "texts up to 12 long"),
        ("lessons", all(type(step) is int and step >= 0 for step in prefs.lessons.values()), "lesson to step"),
        ("noted", all(isinstance(key, str) for key in prefs.noted) and len(prefs.noted) <= 200, "up to 200 text keys"),
        ("keys", _are_bindings(prefs.keys, STANDARD_KEYS), "a key of its own for each action"),
        ("buttons", _are_bindings(prefs.buttons, STANDARD_BUTTONS), "a button of its own for each action"),
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
