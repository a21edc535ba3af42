"""`python -m tests.phones.evening [GAME...] [--pictures DIR] [--after 10] [--language de]`: whole matches with two
phones and a pad.

The phones are pages in a browser, and speak to the real server. Needs a Chromium.
"""

import argparse
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self
from unittest.mock import patch

import pygame

from game import catalogue, storage
from scenes.devices.intents import Action
from scenes.pages.results import Results
from scenes.stage import navigation
from scenes.stage.scene import Push
from tests.support.browser.driving import LANDSCAPE, PORTRAIT, Browser, Phone
from tests.support.browser.evening import WithBrowser, open_to_browsers, spin
from tests.support.browser.finding import chromium
from tests.support.driver import Driver
from tests.support.hands.playing import Person, PlayedMatch, WithPad, stands_on_the_podium

SIZE = (1280, 720)


class Evening:
    """Two phones, one upright and one on its side, and a pad at the table of a game."""

    def __init__(self, browser: Browser, game: str, language: str = "en") -> None:
        self.put_away, self.game = ExitStack(), game
        self.put_away.enter_context(patch("game.saves.secrets.randbits", lambda _: 20))
        self.driver = self.put_away.enter_context(Driver(size=SIZE))
        pad = WithPad(self.driver)
        address = open_to_browsers(self.driver)
        self.put_away.callback(self.driver.stage.phones.switch_off)
        self.driver.stage.take(Push(navigation.Lobby(catalogue.find(game))))
        self.driver.turn(3)
        self.phones: list[Phone] = []
        people: list[Person] = [pad]
        for seat, (name, size) in enumerate((("Anong", PORTRAIT), ("Bo", LANDSCAPE)), 1):
            phone = browser.phone()
            self.put_away.callback(browser.call, "Target.disposeBrowserContext", browserContextId=phone.context)
            phone.speak(language)
            phone.turn(size)
            people.append(WithBrowser(self.driver, phone, address, name, seat + 1))
            people[-1].sit(seat)
            self.phones.append(phone)
        pad.do(Action.MENU)
        self.driver.until(lambda: self.driver.top.music == game)
        self.people, self.played = people, PlayedMatch(people, 5)

    def play(self, decisions: int | None = None) -> None:
        """To the end, or so many decisions."""
        self.played.wait()
        while not self.played.match.over and (decisions is None or len(self.played.match.history) < decisions):
            self.played.decide()
            self.played.wait()

    @property
    def on_the_podium(self) -> bool:
        return isinstance(self.driver.top, Results) and stands_on_the_podium(self.driver, self.played.match)

    def look_away_and_back(self) -> None:
        """A page that is left and opened again has its seat and its things at once."""
        phone, guest = self.phones[0], next(iter(self.driver.stage.input.guests.values()))
        things = "document.querySelector('#shelves').innerText"
        spin(self.driver, lambda: bool(phone.eval(things)))
        before = phone.seen("#owner-name"), phone.eval(things)
        here = phone.eval("location.href")
        phone.go("about:blank")
        spin(self.driver, lambda: not guest.awake)
        assert self.played.play.seating.chairs[1].device is not None
        phone.go(here)
        spin(self.driver, lambda: guest.awake)
        spin(self.driver, lambda: phone.eval(things) == before[1])
        assert phone.seen("#owner-name") == before[0]

    def heard_aloud(self) -> bool:
        """A screen reader finds the question, and a name for everything that can be pressed."""
        for phone in self.phones:
            spoken = phone.spoken()
            assert all(one["name"] for one in spoken if one["role"] == "button")
            assert phone.seen("#prompt").strip()
            assert phone.mishaps == []
        return True

    def picture(self, folder: Path) -> None:
        """The phones and the screen beside them."""
        for _ in range(20):
            self.driver.turn()
            time.sleep(0.01)
        for phone, way in zip(self.phones, ("portrait", "landscape"), strict=True):
            phone.picture(folder / f"{self.game}-{way}.png")
        pygame.image.save(self.driver.stage.canvas.surface, folder / f"{self.game}-screen.png")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.put_away.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.phones.evening", description="Whole matches with phones.")
    parser.add_argument("games", nargs="*", default=list(catalogue.GAMES))
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="pictures of the phones and the screen on the way")
    parser.add_argument("--after", type=int, default=10, metavar="N", help="decisions before the pictures are taken")
    parser.add_argument("--language", default="en", help="of the phones")
    chosen = parser.parse_args()
    path = chromium()
    if path is None:
        print("no Chromium was found; install one, or name it in LONGTAIL_CHROMIUM", file=sys.stderr)
        return 1
    with Browser(str(path)) as browser:
        for game in chosen.games:
            with tempfile.TemporaryDirectory() as data:
                os.environ["LONGTAIL_DATA"] = data
                storage.forget()
                with Evening(browser, game, chosen.language) as evening:
                    evening.play(chosen.after)
                    if chosen.pictures:
                        chosen.pictures.mkdir(parents=True, exist_ok=True)
                        evening.picture(chosen.pictures)
                    evening.play()
                    assert evening.on_the_podium
                    print(f"{game}: {len(evening.played.match.history)} decisions, and the podium", flush=True)
    return 0


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    raise SystemExit(main())
