"""`python -m tests.monkey --presses 200000 --seed 1` presses whatever there is, on every screen, with all devices:
keys, mouse, pads and phones that come and go, in windows of all sizes, every language and text size, with each of the
helps for eyes and hands. Undo, leaving, continuing, taking over and lessons come by themselves, for they are buttons
like any other.

What it does hangs on the seed alone. Where something breaks, what was done is made shorter as long as it still breaks,
and printed; `--replay FILE` does it once more.
"""

import argparse
import contextlib
import json
import os
import random
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import saves, storage
from game.chance import Chance
from game.match import Match
from game.players.thinker import Answer
from scenes.devices.intents import DIRECTIONS, STANDARD_KEYS
from scenes.devices.phones import PRESSES
from scenes.devices.sheet import Sheet
from scenes.drawing.theme import LIVERIES
from scenes.pages.page import Page
from scenes.pages.title import Title
from scenes.phones import calls
from scenes.stage.crash import CrashPage
from scenes.stage.preferences import LANGUAGES, TEXT_SIZES, Preferences
from scenes.stage.scene import Push
from scenes.stage.thinking import Thinking
from scenes.table.scene import TableScene
from tests.shots import SHOTS, offer_no_lesson
from tests.support.driver import Driver
from tests.support.hands.pads import BUTTONS
from tests.support.phones.handset import Handset, Switchboard, wait_for_voices, without_network
from tests.support.senses.recorded_voice import listen_to

Deed = list[Any]
"""What is done and with what: plain data, so that it can be printed and done again."""

STAY = 120
"""So many deeds, about, from one screen to another that nothing leads to."""
SCRIPT = 400
"""A fresh program, with a folder of its own, after so many deeds: what breaks has a short history."""
TRIES = 200
"""So often a script that fails is tried with something left out."""
SIZES = ((640, 360), (640, 360), (800, 600), (160, 90), (20, 700), (1, 1))
PADS, PHONES = 2, 3
HELPS: tuple[dict[str, Any], ...] = (
    *({},) * 5,
    {"scan": "fast"},
    {"scan": "slow", "read_aloud": True},
    {"left_handed": True, "high_contrast": True},
)
"""What is switched on for eyes and hands; most people need nothing."""
NO_HELP = {"scan": "off", "read_aloud": False, "left_handed": False, "high_contrast": False}
OFTEN = {"key": 30, "pad": 30, "point": 20, "click": 8, "wait": 5, "plug": 3, "resize": 1, "text": 3}
OFTEN |= {"phone": 12, "tap": 24, "nonsense": 2, "sit": 4, "look": 6, "dark": 2, "away": 1}
"""How often the monkey does what."""
NAMES = ("Mali", "Zoë", "๑", "A rather lon", "👻")
NONSENSE: tuple[str, ...] = ("", "0", "7", "²", "-1", "9" * 60, "HandBoat(99)", "Space(-1)")
NONSENSE += ("FreeSeat(0)", "FreeSeat(x)", "__class__", "\u202e")
"""What no page would say was tapped."""
NOBODYS = 6
"""A seat that no table has."""
KEYS = (
    *STANDARD_KEYS.values(),
    *DIRECTIONS,
    *DIRECTIONS,
    "return",
    "return",
    "escape",
    "space",
    "backspace",
    "f11",
    "x",
)


class Guesser:
    """Stands in for the process that thinks: any legal move, after a moment."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.wait = 0

    def ask(self, match: Match, player: str, _seed: int, hint: bool = False) -> None:
        self.match, self.player, self.wait = match, player, 3 + hint

    def poll(self) -> Answer | None:
        self.wait -= 1
        if self.match is None or self.wait > 0:
            return None
        state, at = self.match.state, len(self.match.history)
        self.match = None
        if state.to_move is None:
            return None
        return Answer(Chance(at).pick(state.moves()), state.to_move, self.player)

    def drop(self) -> None:
        self.match = None

    def close(self) -> None:
        self.drop()


def deeds(seed: int) -> Iterator[Deed]:
    """What the monkey does, one after another, for ever."""
    chance = random.Random(seed)
    names = [*SHOTS]
    while True:
        seen_by = chance.choice([*LANGUAGES]), chance.choice(TEXT_SIZES), chance.choice(HELPS)
        yield ["screen", chance.choice(names), *seen_by]
        for _ in range(chance.randrange(2 * STAY)):
            yield _deed(chance)


def _deed(chance: random.Random) -> Deed:
    kind = chance.choices([*OFTEN], [*OFTEN.values()])[0]
    match kind:
        case "key":
            return ["key", str(chance.choice(KEYS))]
        case "pad":
            return ["pad", chance.randrange(PADS), chance.choice([*BUTTONS])]
        case "point":
            return ["point", chance.randrange(100), chance.choice((1, 1, 1, 3))]
        case "click":
            return ["click", chance.randrange(-50, 1970), chance.randrange(-50, 1130), chance.choice((1, 1, 3))]
        case "wait":
            return ["wait", chance.choice((1, 3, 30))]
        case "plug":
            return ["plug", chance.randrange(PADS)]
        case "resize":
            return ["resize", *chance.choice(SIZES)]
        case "text":
            return ["text", chance.choice(("a", "Zoë", "๑", " ", "7", "\u202e", "👻"))]
        case _:
            return [kind, chance.randrange(1, PHONES + 1), *_on_phone(chance, kind)]


def _on_phone(chance: random.Random, kind: str) -> Deed:
    """What is done with a phone, for each kind of deed."""
    match kind:
        case "look":
            return [chance.choice(NAMES), chance.randrange(len(LIVERIES)), chance.choice([*LANGUAGES])]
        case "phone":
            return [str(chance.choice([*sorted(PRESSES), *DIRECTIONS]))]
        case "tap":
            return [chance.randrange(100), chance.random() < 0.7, int(chance.random() < 0.05)]
        case "nonsense":
            return [chance.choice(NONSENSE)]
        case "sit":
            return [chance.randrange(NOBODYS + 1)]
        case _:
            return []


class Monkey:
    """A program of its own, and the hands that do such deeds to it."""

    def __init__(self, driver: Driver, drawn: int) -> None:
        self.driver, self.drawn = driver, drawn
        self.pads: dict[int, Any] = {}
        without_network(driver)
        self.phones: dict[int, Handset] = {}
        self.seen: set[str] = set()
        self.done = 0
        driver.stage.thinking = Thinking(Guesser())  # type: ignore[arg-type]
        listen_to(driver.stage)

    def do(self, deed: Deed) -> None:
        kind, *what = deed
        self.done += 1
        stage = self.driver.stage
        with contextlib.ExitStack() as unseen:
            if self.done % self.drawn:
                unseen.enter_context(mock.patch.object(stage, "draw"))
            getattr(self, f"_{kind}")(*what)
        if not stage.running:  # somebody starts it again
            stage.running = True
            stage.take(Push(Title()))
            self.driver.turn()
        self.seen.add(type(stage.top).__name__)

    def _screen(self, name: str, language: str, text_size: int, helps: dict[str, Any]) -> None:
        stage = self.driver.stage
        stage.scenes.clear()
        stage.input.capturing = None
        prefs = stage.prefs
        prefs.language, prefs.text_size = language, text_size
        for key, usual in NO_HELP.items():
            setattr(prefs, key, helps.get(key, usual))
        prefs.keys, prefs.buttons, prefs.buttons_by_pad = {}, {}, {}
        stage.apply_preferences()
        offer_no_lesson(stage)
        stage.take(Push(Title()))
        self.driver.may_crash = name == "crash"
        with contextlib.suppress(AssertionError):  # some want a household that nobody has changed: then stay on the way
            SHOTS[name](stage)
        stage.thinking = Thinking(Guesser())  # type: ignore[arg-type]
        self.driver.turn()
        if isinstance(stage.top, CrashPage):
            stage.scenes.pop()
        self.driver.may_crash = False

    def _key(self, key: str) -> None:
        self.driver.key(key)

    def _text(self, text: str) -> None:
        self.driver.text(text)
        self.driver.turn()

    def _pad(self, number: int, button: str) -> None:
        if number in self.pads:
            self.driver.press(self.pads[number], button)

    def _plug(self, number: int) -> None:
        if number in self.pads:
            self.pads.pop(number).detach()
            self.driver.turn()
        else:
            self.pads[number] = self.driver.attach()

    def _click(self, x: int, y: int, button: int) -> None:
        self.driver.click(x, y, button)

    def _point(self, number: int, button: int) -> None:
        """On one of the things that are there to be chosen."""
        top = self.driver.top
        places = [widget.rect for widget in top.widgets] if isinstance(top, Page) else []
        if isinstance(top, TableScene):
            places = [*top.choice.places.values()]
        bar = getattr(top, "bar", None)
        places += [*bar.places.values()] if bar else []
        if places:
            self.driver.click(*places[number % len(places)].center, button)

    # Phones

    def _look(self, number: int, name: str, livery: int, language: str) -> None:
        """Somebody looks at a phone: for the first time, again, or it is somebody else now."""
        stage = self.driver.stage
        if not stage.phones.on:
            stage.phones.switch_on()
            self.driver.turn()
        board, phone = stage.phones._line, self.phones.get(number)
        assert isinstance(board, Switchboard), "a screen that is pictured with phones has a switchboard of its own"
        if phone and phone.board is board:
            phone.name, phone.livery, phone.language = name, livery, language
            phone.seats = board.remembered.get(number, {})
            phone.wake()
        else:
            self.phones[number] = Handset(self.driver, board, number, name, livery, language)
        wait_for_voices(self.driver)  # what it says must not hang on how fast a machine reads

    def _in_hand(self, number: int) -> Handset | None:
        """A phone that is there and looked at."""
        guest = self.driver.stage.input.guests.get(number)
        return self.phones.get(number) if guest and guest.awake else None

    def _shown(self, number: int) -> Sheet | None:
        """What stands on it, if it is looked at and has been told by now."""
        phone = self._in_hand(number)
        return phone.board.sheets.get(number) if phone else None

    def _phone(self, number: int, action: str) -> None:
        if phone := self._in_hand(number):
            phone.press(action)

    def _tap(self, number: int, which: int, choosing: bool, before: int) -> None:
        """On one of the things that are there, or of those that can be chosen; now and then on an earlier sheet."""
        if sheet := self._shown(number):
            things = [one.target for one in sheet.pieces() if one.target and (one.open or not choosing)]
            if things:
                self.phones[number].say(calls.Tapped(number, things[which % len(things)], sheet.stamp - before))

    def _nonsense(self, number: int, target: str) -> None:
        if sheet := self._shown(number):
            self.phones[number].say(calls.Tapped(number, target, sheet.stamp))

    def _sit(self, number: int, which: int) -> None:
        """On one of the seats that are free; now and then on one that nobody offers."""
        if sheet := self._shown(number):
            free = [one.seat for one in sheet.seats]
            seat = free[which % len(free)] if free and which < NOBODYS else which
            self.phones[number].say(calls.SatDown(number, seat, sheet.stamp))

    def _dark(self, number: int) -> None:
        if phone := self._in_hand(number):
            phone.sleep()

    def _away(self, number: int) -> None:
        if phone := self.phones.pop(number, None):
            self.driver.stage.phones.send_away(phone.device)
            phone.board.remembered.pop(number, None)
            self.driver.turn()

    def _wait(self, turns: int) -> None:
        self.driver.turn(turns, 0.1)

    def _resize(self, width: int, height: int) -> None:
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(width, height), w=width, h=height))
        self.driver.turn()


def play(script: Sequence[Deed], drawn: int = 1, seen: set[str] | None = None) -> tuple[int, str, str] | None:
    """Do all that in a fresh program: after how many deeds it broke, what broke, and how; None if nothing did."""
    numbers = range(1, 1 << 30)
    with contextlib.ExitStack() as around:
        folder = around.enter_context(tempfile.TemporaryDirectory())
        around.enter_context(mock.patch.dict(os.environ, LONGTAIL_DATA=folder))
        around.enter_context(mock.patch.object(saves, "fresh_seed", side_effect=numbers))
        storage.forget()
        prefs = Preferences(fullscreen=False, speed="fast", reduced_motion=True)
        driver = around.enter_context(Driver(size=SIZES[0], prefs=prefs))
        monkey = Monkey(driver, drawn)
        for deed in script:
            try:
                monkey.do(deed)
            except Exception as error:
                what = str(error).strip().partition("\n")[0] or repr(error)
                return monkey.done, what, traceback.format_exc()
        if seen is not None:
            seen |= monkey.seen
    return None


def shrunk(script: Sequence[Deed], what: str, drawn: int) -> list[Deed]:
    """The same failure by fewer deeds: parts are left out, large ones first, as long as it still breaks like that."""
    left, size, tries = [*script], max(1, len(script) // 2), 0
    while size and tries < TRIES:
        at = 0
        while at < len(left) and tries < TRIES:
            tries += 1
            shorter = left[:at] + left[at + size :]
            failed = play(shorter, drawn)
            if failed and failed[1] == what:
                left = shorter[: failed[0]]
            else:
                at += size
        size = min(size, len(left)) // 2
    return left


def run(presses: int, seed: int, drawn: int = 1, say: bool = False) -> tuple[list[Deed], str, set[str]]:
    """So many deeds. The shortest script found for what broke and how it broke, if anything did; and what was seen."""
    stream, seen = deeds(seed), set[str]()
    for start in range(0, presses, SCRIPT):
        script = [next(stream) for _ in range(min(SCRIPT, presses - start))]
        failed = play(script, drawn, seen)
        if failed:
            done, what, how = failed
            return shrunk(script[:done], what, drawn), how, seen
        if say and start // SCRIPT % 25 == 24:
            print(f"{start + SCRIPT} presses, {len(seen)} kinds of screen", flush=True)
    return [], "", seen


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description=__doc__)
    parser.add_argument("--presses", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drawn", type=int, default=1, help="draw after each so many deeds only")
    parser.add_argument("--replay", type=Path, help="a script that has been printed, one deed a line")
    options = parser.parse_args(arguments)
    if options.replay:
        lines = options.replay.read_text(encoding="utf-8").splitlines()
        failed = play([json.loads(line) for line in lines if line.startswith("[")], options.drawn)
        print(failed[2] if failed else "Nothing breaks.")
        return 1 if failed else 0
    script, how, seen = run(options.presses, options.seed, options.drawn, say=True)
    for deed in script:
        print(json.dumps(deed))
    print(how or f"{options.presses} presses on {len(seen)} kinds of screen, and nothing broke.")
    return 1 if script else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
