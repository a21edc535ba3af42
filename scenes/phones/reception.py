"""Phones are let in, listened to and written down here, all in the one thread of the server."""

import asyncio
import time
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from scenes.phones.calls import Call, Code, Joined, Left, Pressed, SatDown, Tapped
from scenes.phones.doorkeeper import MOST_LINES, PAUSE, Doorkeeper, Refused, key_of
from scenes.phones.line import Line
from scenes.phones.memory import Memory
from scenes.phones.messages import BadMessage, Hello, Look, Me, Message, Press, Sit, Tap, read
from scenes.phones.numbers import Numbers
from scenes.phones.visitors import POLICY, Visitor

HELLO_WITHIN = 10.0
"""Seconds until somebody who has come says who they are."""


class Reception:
    def __init__(self, calls: SimpleQueue[Call], memory: Memory, numbers: Numbers) -> None:
        self.calls, self.memory, self.numbers = calls, memory, numbers
        self.doorkeeper = Doorkeeper(time.monotonic())
        self.lines: dict[int, Line] = {}
        """One a phone, by its number."""
        self.remembered = True
        """Whether all that there is to remember is in the file."""
        self._told = ""

    # What the loop wants

    def send(self, number: int, message: Mapping[str, Any]) -> None:
        if number in self.lines:
            self.lines[number].say(message)

    def remember(self, number: int, match: str, seat: int) -> None:
        if key := self.numbers.key_of(number):
            self.memory.sit(key, match, seat)
            self.remembered = False

    def dismiss(self, number: int) -> None:
        """It has to be let in anew, as somebody nobody knows."""
        if key := self.numbers.key_of(number):
            self.memory.forget(key)
            self.numbers.forget(key)
            self.remembered = False
        if number in self.lines:
            self.lines[number].end("sent-away")

    def tell_code(self) -> None:
        """The code, if it is another one than the loop knows."""
        if self.doorkeeper.code != self._told:
            self._told = self.doorkeeper.code
            self.calls.put(Code(self._told))

    def tend(self) -> None:
        """What is due now and then."""
        if not self.doorkeeper.until_renewal(time.monotonic()):
            self.doorkeeper.renew(time.monotonic())
            self.tell_code()

    def writing(self) -> Callable[[], None] | None:
        """What writes all there is to remember, in whatever thread; None if nothing is new."""
        if self.remembered:
            return None
        self.remembered = True
        changes = self.memory.changes()
        return lambda: self.memory.write(changes)

    async def close(self) -> None:
        lines = [*self.lines.values()]
        for line in lines:
            line.end("closed")
        await asyncio.gather(*(line.sent() for line in lines))

    # What phones want

    async def attend(self, visitor: ServerConnection) -> None:
        """Everything a phone says, from hello to the end of the line."""
        assert isinstance(visitor, Visitor)
        try:
            if line := await self._greet(visitor):
                try:
                    await self._listen(line)
                finally:
                    self._hang_up(line)
            await visitor.hang_up()
        except ConnectionClosed:
            await visitor.hang_up()
        except (BadMessage, TimeoutError):
            await visitor.hang_up(POLICY)
        except Exception as error:
            visitor.stumble(error)

    async def _greet(self, visitor: Visitor) -> Line | None:
        """The line of somebody who may come in; None if that has been refused."""
        async with asyncio.timeout(HELLO_WITHIN):
            hello = self._read(await visitor.recv())
        if not isinstance(hello, Hello):
            raise BadMessage
        found = self._let_in(visitor, hello)
        self.tell_code()
        if isinstance(found, Line):
            return found
        if found.why == "code":
            await asyncio.sleep(PAUSE)
        await visitor.send(f'{{"say":"refused","why":"{found.why}"}}')
        return None

    def _let_in(self, visitor: Visitor, hello: Hello) -> Line | Refused:
        known = key_of(hello.secret) in self.memory.phones
        answer = self.doorkeeper.answer(hello, known, visitor.where, time.monotonic())
        if isinstance(answer, Refused):
            return answer
        key = key_of(answer.secret)
        here = {line.key for line in self.lines.values()}
        if key not in here and len(here) >= MOST_LINES:
            return Refused("full")
        number = self.numbers.of(key)
        line = Line(visitor, number, key, hello.profile)
        if number in self.lines:
            self.lines[number].end("elsewhere")
        self.lines[number] = line
        who = hello.profile
        line.say({"say": "welcome", "secret": answer.secret, "number": number, "name": who.name, "livery": who.livery})
        self._announce(line)
        return line

    def _announce(self, line: Line) -> None:
        """A phone is there, or is somebody else now, or wants to see everything anew."""
        who = line.profile
        before = {*self.memory.phones}
        phone = self.memory.greet(line.key, who, {other.key for other in self.lines.values()})
        for forgotten in before - {*self.memory.phones}:
            self.numbers.forget(forgotten)
        self.remembered = False
        self.calls.put(Joined(line.number, who.name, who.livery, who.language, dict(phone.seats)))

    async def _listen(self, line: Line) -> None:
        while True:
            text = await line.visitor.recv()
            if not line.may_speak():
                raise BadMessage
            message = self._read(text)
            if not line.ended:
                self._hear(line, message)

    def _read(self, text: str | bytes) -> Message:
        return read(text, self.memory.languages)

    def _hear(self, line: Line, message: Message) -> None:
        match message:
            case Press(action):
                self.calls.put(Pressed(line.number, action))
            case Tap(target, stamp):
                self.calls.put(Tapped(line.number, target, stamp))
            case Sit(seat, stamp):
                self.calls.put(SatDown(line.number, seat, stamp))
            case Me(profile):
                line.profile = profile
                self._announce(line)
            case Look():
                self._announce(line)
            case Hello():
                raise BadMessage

    def _hang_up(self, line: Line) -> None:
        line.drop()
        if self.lines.get(line.number) is line:
            del self.lines[line.number]
            self.calls.put(Left(line.number))
