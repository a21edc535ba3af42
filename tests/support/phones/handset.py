"""Phones without a network: the loop's real side of them, and a switchboard where the server would be."""

import threading
from collections.abc import Mapping
from queue import SimpleQueue
from typing import Any

from game import saves
from game.match import Seat
from game.players import HUMAN
from scenes.devices.intents import Device
from scenes.devices.phones import LATER, Phones, Words
from scenes.devices.seating import Seating
from scenes.devices.sheet import Piece, Sheet
from scenes.phones import calls
from scenes.stage import navigation
from scenes.stage.backstage import words_of_the_page
from scenes.stage.scene import Push
from tests.support.driver import Driver

OPENED = calls.Opened(("192.168.1.23", "10.0.0.5"), 7667, "a-token-of-128-bits-xx")


class Switchboard:
    """Keeps what every phone has been sent."""

    def __init__(self, heard: SimpleQueue[calls.Call], words: Words) -> None:
        self.heard, self.words = heard, words
        self.sheets: dict[int, Sheet] = {}
        self.remarks: dict[int, list[str]] = {}
        self.remembered: dict[int, dict[str, int]] = {}
        self.dismissed: list[int] = []
        self.closed = False
        heard.put(OPENED)
        heard.put(calls.Code("K7M3QX"))

    def send(self, number: int, message: Mapping[str, Any]) -> None:
        if message["say"] == "sheet":
            self.sheets[number] = message["sheet"]
        else:
            self.remarks.setdefault(number, []).append(message["text"])

    def remember(self, number: int, match: str, seat: int) -> None:
        self.remembered.setdefault(number, {})[match] = seat

    def dismiss(self, number: int) -> None:
        self.dismissed.append(number)

    def close(self) -> None:
        self.closed = True

    def wait(self, _seconds: float) -> bool:
        return self.closed


def without_network(driver: Driver) -> list[Switchboard]:
    """Phones are still off; each time that they are switched on there is a switchboard more."""
    boards: list[Switchboard] = []

    def start(heard: SimpleQueue[calls.Call], words: Words) -> Switchboard:
        boards.append(Switchboard(heard, words))
        return boards[-1]

    driver.stage.phones = Phones(driver.stage.input, words_of_the_page, start)
    return boards


def open_phones(driver: Driver) -> Switchboard:
    """Phones may come in from now on."""
    boards = without_network(driver)
    driver.stage.phones.switch_on()
    driver.until(lambda: driver.stage.phones.opened is not None)
    return boards[0]


def wait_for_voices(driver: Driver) -> None:
    """Until the languages that somebody reads on a phone have been loaded."""
    driver.turn(2)
    for thread in threading.enumerate():
        if "(_learn)" in thread.name:
            thread.join()


class Handset:
    """A phone in somebody's hand."""

    def __init__(
        self, driver: Driver, board: Switchboard, number: int, name: str = "Ploy", livery: int = 2, language: str = "en"
    ) -> None:
        self.driver, self.board, self.number = driver, board, number
        self.name, self.livery, self.language = name, livery, language
        self.seats: dict[str, int] = {}
        self.wake()

    @property
    def device(self) -> Device:
        return Device("phone", self.number)

    @property
    def sheet(self) -> Sheet:
        self.driver.turn(LATER + len(self.driver.stage.input.guests))  # one phone a turn is told something
        return self.board.sheets[self.number]

    @property
    def remarks(self) -> list[str]:
        return self.board.remarks.get(self.number, [])

    def say(self, call: calls.Call) -> None:
        self.board.heard.put(call)
        self.driver.turn()

    def wake(self) -> None:
        """It comes in, or is looked at again."""
        self.say(calls.Joined(self.number, self.name, self.livery, self.language, self.seats))

    def sleep(self) -> None:
        self.say(calls.Left(self.number))

    def press(self, action: str) -> None:
        self.say(calls.Pressed(self.number, action))

    def tap(self, target: str) -> None:
        self.say(calls.Tapped(self.number, target, self.sheet.stamp))

    def piece(self, target: str) -> Piece:
        return next(piece for piece in self.sheet.pieces() if piece.target == target)


def table(driver: Driver, *phones: Handset, game: str = "klongs", people: int = 2) -> Seating:
    """A match whose first seats are played with these phones."""
    seats = [Seat(name, i, HUMAN) for i, name in enumerate(("Mali", "Nok", "Ploy")[:people])]
    seating = Seating.of(seats)
    for seat, phone in enumerate(phones):
        seating.give([seat], phone.device)
    match = saves.new_match(game, seats, {}, seed=7, starter=0)
    driver.stage.take(Push(navigation.Table(match, seating)))
    driver.turn()
    driver.play.skip(everything=True)
    driver.turn(10)
    return seating
