"""The line to one phone: what waits to be sent, and how much may come."""

import asyncio
import json
import time
from collections.abc import Mapping
from typing import Any

from websockets.exceptions import ConnectionClosed

from scenes.phones.doorkeeper import Bucket
from scenes.phones.messages import Profile
from scenes.phones.visitors import Visitor

AT_ONCE, A_SECOND = 40.0, 25.0
"""Messages that a phone may send in a burst, and for long."""
MOST_ALIKE = 4
"""Remarks that wait for a slow phone."""
SLOWEST = 8.0
"""Seconds that a phone may take to read what it is sent; then it is as good as gone."""


class Line:
    """Sends by itself, as fast as the phone reads: of sheets only the newest waits, of the rest the last few."""

    def __init__(self, visitor: Visitor, number: int, key: str, profile: Profile) -> None:
        self.visitor, self.number, self.key, self.profile = visitor, number, key, profile
        self.ended = False
        self._allowance = Bucket(AT_ONCE, A_SECOND, time.monotonic())
        self._waiting: list[Mapping[str, Any]] = []
        self._wake = asyncio.Event()
        self._sending = asyncio.create_task(self._send())

    def may_speak(self) -> bool:
        return self._allowance.take(time.monotonic())

    def say(self, message: Mapping[str, Any]) -> None:
        if self.ended:
            return
        alike = [one for one in self._waiting if one["say"] == message["say"]]
        if len(alike) >= (1 if message["say"] == "sheet" else MOST_ALIKE):
            self._waiting.remove(alike[0])
        self._waiting.append(message)
        self._wake.set()

    def end(self, why: str) -> None:
        """A last word, and the line is closed."""
        self.say({"say": "gone", "why": why})
        self.ended = True

    async def sent(self) -> None:
        """Until the last word is out, of a line that ends, and the phone has hung up."""
        await asyncio.wait([self._sending])

    def drop(self) -> None:
        """Nothing is sent any more."""
        self._sending.cancel()

    async def _send(self) -> None:
        try:
            while self._waiting or not self.ended:
                await self._wake.wait()
                self._wake.clear()
                await self._send_waiting()
            await self.visitor.hang_up()
        except ConnectionClosed:
            pass
        except TimeoutError:
            self.visitor.transport.abort()
        except Exception as error:
            self.visitor.stumble(error)

    async def _send_waiting(self) -> None:
        while self._waiting:
            text = json.dumps(self._waiting.pop(0), ensure_ascii=False, separators=(",", ":"), default=_plain)
            async with asyncio.timeout(SLOWEST):
                await self.visitor.send(text)


def _plain(value: Any) -> Any:
    """A sheet as it is sent: taken apart here, where no frame waits for it."""
    return value.to_json()
