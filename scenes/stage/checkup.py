"""`main.py --check`: what was found here, in plain sentences, what is wrong, and what to do about it.

Nothing is drawn, and whatever is missing is one sentence: it has to work where the program does not. A program for
Windows that is started by double click has nowhere to print: it opens what it has to say as a text.
"""

import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pygame
from pygame._sdl2 import audio, controller

from game import VERSION, catalogue, lessons, storage
from game.contract import Game
from game.door.sentences import drawable
from game.storage import Problem
from scenes.devices.pads import open_pad
from scenes.phones import addresses
from scenes.stage import folders, preferences, window
from scenes.stage.narration.speakers import named_here
from scenes.stage.preferences import LANGUAGES
from scenes.stage.sound import open_mixer
from scenes.stage.texts import Texts

NEEDED_BY_PHONES = ("websockets", "segno")


@dataclass(frozen=True)
class Finding:
    words: str
    wrong: bool = False
    hopeless: bool = False
    """Whether nothing can be played because of it."""


def run() -> int:
    """Say it all; 0 if it is well enough to play, 1 if not."""
    _speak_plainly()
    found, said = [], []
    for finding in _findings():
        found.append(finding)
        said.append(f"{'WRONG: ' if finding.wrong else ''}{drawable(finding.words)}")
        _say(said[-1])
    wrong, hopeless = sum(one.wrong for one in found), any(one.hopeless for one in found)
    counted = "Nothing is wrong" if not wrong else "One thing is wrong" if wrong == 1 else f"{wrong} things are wrong"
    said += ["", f"{counted}; {'it cannot be played like this' if hopeless else 'well enough to play'}."]
    _say(*said[-2:])
    if sys.stdout is None:
        _open_as_text("\n".join(said))
    return int(hopeless)


def _say(*lines: str) -> None:
    """Whoever stops reading, as `head` does, has heard enough; the rest is found out all the same: it counts."""
    try:
        print(*lines, sep="\n", flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_as_text(words: str) -> None:
    """In the player's folder, or where everybody may write."""
    for folder in (storage.data_folder(), Path(tempfile.gettempdir())):
        with suppress(OSError):
            file = folder / "check.txt"
            file.write_text(words, encoding="utf-8")
            folders.opened(file)
            return


def _speak_plainly() -> None:
    """A terminal that lacks a letter gets a question mark for it."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")


def _findings() -> Iterator[Finding]:
    yield Finding(f"Longtail {VERSION}, Python {platform.python_version()}, {platform.platform()}.")
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    yield Finding(f"pygame-ce {pygame.version.ver} with SDL {sdl}.")
    yield from _screen()
    yield from _sound()
    yield from _speech()
    yield from _controllers()
    yield from _folders()
    yield from _games()
    yield from _languages()
    yield from _phones()


def _said() -> Iterator[Finding]:
    """What the program itself would say about what has just been tried."""
    for sentence in storage.take_notices():
        yield Finding(sentence, wrong=True)


def _screen() -> Iterator[Finding]:
    window.tell_sdl()
    try:
        pygame.display.init()
        sizes, driver = pygame.display.get_desktop_sizes(), pygame.display.get_driver()
    except pygame.error as error:
        yield Finding(f"Screen: none can be used ({error}); start it where there is a screen.", True, hopeless=True)
        return
    if not window.is_seen():
        words = "none was found; start it on a desktop with a screen, not from afar or before anybody has logged in"
        yield Finding(f"Screen: {words}.", wrong=True, hopeless=True)
        return
    several = ", ".join(f"display {number} of {wide} x {high}" for number, (wide, high) in enumerate(sizes, 1))
    yield Finding(f"Screen: {several}, by SDL's driver {driver}.")
    if driver in window.UNSEEN:
        yield Finding(f"Screen: the driver {driver} draws where nobody sees it; unset SDL_VIDEODRIVER to see it.")


def _sound() -> Iterator[Finding]:
    try:
        open_mixer()
    except (pygame.error, OSError) as error:
        words = f"Sound: none ({error}); the games play on without it; plug in or switch on a loudspeaker"
        chosen = os.environ.get("SDL_AUDIODRIVER")
        yield Finding(f"{words}{', or unset SDL_AUDIODRIVER' if chosen else ''}.", wrong=True)
        return
    names = audio.get_audio_device_names(False)
    pygame.mixer.quit()
    yield Finding(f"Sound: {', '.join(names) or 'the usual device'}; it is played on the one your system prefers.")


def _speech() -> Iterator[Finding]:
    """Its lack is nothing wrong: most people read."""
    found = named_here()
    if found:
        yield Finding(f"Speech: {', '.join(found)}; Read aloud in the settings uses the first that works.")
    else:
        cure = "install speech-dispatcher" if sys.platform.startswith("linux") else "switch on your system's speech"
        yield Finding(f"Speech: none found; to have the screen read aloud, {cure}.")


def _controllers() -> Iterator[Finding]:
    try:
        controller.init()
        pygame.joystick.init()
    except pygame.error as error:
        yield Finding(f"Controllers: cannot be looked for ({error}); mouse, keyboard and phones do, too.", wrong=True)
        return
    pads = [pad for index in range(pygame.joystick.get_count()) if (pad := open_pad(index))]
    for pad in pads:
        layout = "its buttons are known" if pad.mapped else "its buttons are not known; set them in the settings"
        yield Finding(f"Controller: {pad.name or 'one without a name'}; {layout}.")
    if not pads:
        yield Finding("Controllers: none found; mouse, keyboard and phones do, too. One that sleeps has to be woken.")


def _folders() -> Iterator[Finding]:
    folder = storage.data_folder()
    if storage.can_save():
        preferences.load()
        yield Finding(f"Folder: saves and settings are kept in {folder}.")
    yield from _said()


def _games() -> Iterator[Finding]:
    playable = False
    for game in catalogue.GAMES.values():
        try:
            boards = catalogue.components_of(game).boards
        except Problem as problem:
            yield Finding(f"Game {game.id}: {problem}", wrong=True)
            yield from _said()
        else:
            playable = True
            yield Finding(_sentence_about(game, tuple(boards)))
            yield from _said()
    if not playable:
        yield Finding("Games: none can be played; install Longtail again.", wrong=True, hopeless=True)


def _sentence_about(game: Game, boards: tuple[str, ...]) -> str:
    rounds = len(lessons.about(game.id))
    with_boards = f" boards {', '.join(boards)};" if boards else ""
    return f"Game {game.id}: can be played;{with_boards} guided rounds: {rounds}."


def _languages() -> Iterator[Finding]:
    counted = {}
    for code in LANGUAGES:
        sheet = Texts(code).sheets[0]
        counted[code] = sum(key in sheet for key in list(sheet.messages))
    yield Finding(f"Languages: {', '.join(f'{code} with {count} texts' for code, count in counted.items())}.")
    yield from _said()


def _phones() -> Iterator[Finding]:
    missing = [name for name in NEEDED_BY_PHONES if find_spec(name) is None]
    if missing:
        words = f"Phones: {' and '.join(missing)} cannot be found; phones cannot come in until that is installed"
        yield Finding(f"{words}: python3 -m pip install {' '.join(missing)}.", wrong=True)
    else:
        yield Finding(f"Phones: what they need is installed ({' and '.join(NEEDED_BY_PHONES)}).")
    found = addresses.in_the_house()
    if found == (addresses.LOOPBACK,):
        yield Finding("Phones: this computer is in no network; phones cannot come in until it is.")
    else:
        yield Finding(f"Phones: they reach this computer at {', '.join(found)}, once somebody lets them in.")
