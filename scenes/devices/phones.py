"""The phones at this screen, as the loop sees them: what they press becomes intents, and each is sent what it shows.

The server that they speak to runs in a thread of its own. It is imported when somebody opens Phones, and the loop never
waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol

from game.door.sentences import drawable
from scenes.devices.guests import Guest
from scenes.devices.intents import Action, Device, Intent
from scenes.devices.sheet import FREE_SEAT, Owner, Sheet
from scenes.phones import calls

if TYPE_CHECKING:
    from scenes.devices.input import Input
    from scenes.phones.numbers import Numbers

PRESSES = frozenset(
    (
        *(Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.BACK, Action.UNDO, Action.PEEK),
        *(Action.HINT, Action.LOG, Action.RULES, Action.MENU, Action.PREVIOUS, Action.NEXT),
    )
)
"""What the touch pad of a phone can press."""
LATER = 2
"""Turns that a phone waits for its sheet: the one in which something changes and the next have the most to draw."""
Words = Callable[[str], Mapping[str, str]]
"""By language, the words that the page has of its own."""


class Line(Protocol):
    """The server, as far as the loop is concerned. While that goes round, nothing of it waits."""

    def send(self, number: int, message: Mapping[str, Any]) -> None: ...

    def remember(self, number: int, match: str, seat: int) -> None:
        """In this match it had this seat."""

    def dismiss(self, number: int) -> None:
        """Send a phone away."""

    def close(self) -> None: ...

    def wait(self, seconds: float) -> bool:
        """Whether it is over, after so long at most."""


Start = Callable[[SimpleQueue[calls.Call], Words], Line]


class StartServer:
    """Starts one; phones that an earlier one knew keep their numbers."""

    def __init__(self) -> None:
        self._numbers: Numbers | None = None

    def __call__(self, heard: SimpleQueue[calls.Call], words: Words) -> Line:
        from scenes.phones.server import Server

        server = Server(heard, words, numbers=self._numbers)
        self._numbers = server.numbers
        return server


class Phones:
    def __init__(self, source: Input, words: Words, start: Start | None = None) -> None:
        self.source, self._words, self._start = source, words, start or StartServer()
        self.opened: calls.Opened | None = None
        """Where they can be reached, once they can."""
        self.code = ""
        """What can be typed instead of scanning."""
        self.problem = ""
        """Why they cannot be reached."""
        self.heard = 0
        """How often anything has been said: also what is no intent, such as that a phone went dark."""
        self._calls: SimpleQueue[calls.Call] = SimpleQueue()
        self._line: Line | None = None
        self._gone: list[Intent] = []
        """About phones that have been sent away."""
        self._stamps: dict[int, tuple[int, object]] = {}
        """By phone, the number of its sheet, and what a tap on it means."""
        self._told = 0
        """The phone that was told something last."""

    @property
    def on(self) -> bool:
        """Whether they may come in, now or in a moment."""
        return self._line is not None

    def switch_on(self) -> None:
        """Let them come in, as soon as the server is up."""
        if not self.on:
            self.problem, self._calls = "", SimpleQueue()
            self._line = self._start(self._calls, self._words)

    def switch_off(self, patience: float = 0.0) -> None:
        """No phone plays any longer; whoever sat there with one is asked how it goes on. With patience, wait so many
        seconds until they have been told."""
        line, self._line = self._line, None
        self.opened, self.code = None, ""
        if line:
            line.close()
            if patience:
                line.wait(patience)
        self._calls = SimpleQueue()  # what the old line still has to say is no news
        for number in [*self.source.guests]:
            self._forget(number)

    def send_away(self, device: Device) -> None:
        if self._line:
            self._line.dismiss(device.number)
        self._forget(device.number)

    def _forget(self, number: int) -> None:
        if self.source.guests.pop(number, None):
            self._gone.append(Intent(Action.LOST, Device("phone", number)))

    # What they say

    def intents(self) -> list[Intent]:
        """All that has been pressed since the last turn; and that a phone has come, or been sent away."""
        found, self._gone = self._gone, []
        for call in self._new():
            self.heard += 1
            found += self._read(call)
        for intent in found:
            if intent.action not in (Action.FOUND, Action.LOST):
                self.source.use(intent.device)
        return found

    def _new(self) -> Iterator[calls.Call]:
        while True:
            try:
                yield self._calls.get_nowait()
            except Empty:
                return

    def _read(self, call: calls.Call) -> list[Intent]:
        match call:
            case calls.Opened():
                self.opened = call
            case calls.Failed(why):
                self._line, self.problem = None, drawable(why)
            case calls.Code(code):
                self.code = code
            case calls.Joined():
                return self._welcome(call)
            case calls.Left(number) if number in self.source.guests:
                self.source.guests[number].awake = False
            case calls.Pressed(number, action) if number in self.source.guests and action in PRESSES:
                return [Intent(Action(action), Device("phone", number))]
            case calls.Tapped(number, target, stamp) if self._meant(number, stamp):
                return [Intent(Action.TAP, Device("phone", number), text=target)]
            case calls.SatDown(number, seat, stamp) if self._meant(number, stamp):
                return [Intent(Action.TAP, Device("phone", number), text=FREE_SEAT.format(seat))]
        return []

    def _welcome(self, call: calls.Joined) -> list[Intent]:
        """A new guest, or one that looks again and so has to see everything. Who was here all the time has not come:
        a page asks now and then whether there is still somebody."""
        known, who = self.source.guests.get(call.number), (call.name, call.livery, call.language)
        here = known is not None and known.awake and (known.name, known.livery, known.language) == who
        guest = known or Guest(call.number, *who)
        self.source.guests[call.number] = guest
        guest.name, guest.livery, guest.language = who
        guest.seats, guest.awake, guest.shows = dict(call.seats), True, None
        return [] if here else [Intent(Action.FOUND, Device("phone", call.number))]

    def _meant(self, number: int, stamp: int) -> bool:
        """Whether a tap was on the sheet that is there; one on an older sheet might mean something else by now."""
        guest = self.source.guests.get(number)
        if guest is None:
            return False
        if stamp == self._stamps.get(number, (0, None))[0]:
            return True
        guest.shows = None
        return False

    # What they show

    def remark(self, device: Device, text: str) -> None:
        """Answer a tap."""
        if self._line and device.is_phone and text:
            self._line.send(device.number, {"say": "remark", "text": text})

    def remember(self, device: Device, match: str, seat: int) -> None:
        guest = self.source.guest(device)
        if guest and self._line and guest.seats.get(match) != seat:
            guest.seats = {**guest.seats, match: seat}
            self._line.remember(device.number, match, seat)

    def tell(self, about: Callable[[Device], Hashable], sheet: Callable[[Device], Sheet]) -> None:
        """A phone that does not show what it should is sent its sheet: one phone a turn, so that nobody feels it.
        `about` is what a sheet hangs on, and is asked every turn."""
        guests = [guest for guest in self.source.guests.values() if guest.awake]
        for guest in sorted(guests, key=lambda guest: (guest.number <= self._told, guest.number)):
            device = Device("phone", guest.number)
            hangs_on = about(device)
            if hangs_on == guest.shows:
                guest.behind = 0
            elif guest.shows is not None and guest.behind < LATER:
                guest.behind += 1
            else:
                guest.shows, guest.behind, self._told = hangs_on, 0, guest.number
                self._send(guest, sheet(device))
                return

    def _send(self, guest: Guest, sheet: Sheet) -> None:
        number, meaning = self._stamps.get(guest.number, (0, None))
        means = sheet.title, sheet.turn, sheet.seats, tuple((one.target, one.label, one.open) for one in sheet.pieces())
        if means != meaning:
            number += 1
            self._stamps[guest.number] = number, means
        owner = sheet.owner or Owner(guest.name, guest.livery)
        if self._line:
            stamped = replace(sheet, stamp=number, owner=owner)
            self._line.send(guest.number, {"say": "sheet", "sheet": stamped})
