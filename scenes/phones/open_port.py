"""The port that is open to the house, from the first knock to the last word: what the thread of the server does."""

import asyncio
import errno
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from websockets.asyncio.server import Server, serve

from game import storage
from scenes.phones import addresses, messages
from scenes.phones.calls import Call, Failed, Opened
from scenes.phones.reception import Reception
from scenes.phones.served import Served
from scenes.phones.visitors import Gate, answered_by, tell_fault

PORTS, PORTS_TRIED = 1 << 16, 5
"""From the wanted one on; after these any will do."""
TAKEN = (errno.EADDRINUSE, errno.EACCES)
HANDSHAKE_WITHIN = CLOSED_WITHIN = 10.0
PING_EVERY, PONG_WITHIN = 4.0, 6.0
"""Seconds: a phone that is gone without a word is missed after both."""
LAST_WORDS, LAST_GOODBYES = 0.4, 0.3
"""Seconds for phones to hear that it is over, and to hang up themselves."""
TENDED_EVERY, LOOKED_ROUND_EVERY = 1.0, 5
"""Seconds; and how many times as seldom it is looked whether this machine has another address."""


class OpenPort:
    """Carries out what the loop orders; all but `wake` belongs to the thread that runs it."""

    def __init__(
        self,
        host: str,
        calls: SimpleQueue[Call],
        served: Served,
        reception: Reception,
        orders: deque[Callable[["OpenPort"], None]],
    ) -> None:
        self.host = host or addresses.EVERYWHERE
        self.calls, self.served, self.reception, self.orders = calls, served, reception, orders
        self.gate = Gate()
        self.closing = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._told: tuple[str, ...] = ()

    def run(self, port: int) -> None:
        """Until it is closed; at this port if nobody else is there."""
        asyncio.run(self._whole(port))

    def wake(self) -> None:
        """There are orders; from any thread."""
        if self._loop:
            with suppress(RuntimeError):  # it has ended meanwhile
                self._loop.call_soon_threadsafe(self._carry_out)

    def _carry_out(self) -> None:
        while self.orders:
            self.orders.popleft()(self)

    async def _whole(self, wanted: int) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(_overheard)
        self._loop.call_soon(self._carry_out)
        try:
            server = await self._served_at(wanted)
        except OSError as error:
            self.calls.put(Failed(storage.reason(error)))
            return
        port = server.sockets[0].getsockname()[1]
        self._tell_addresses(port)
        self.reception.tell_code()
        tending = asyncio.create_task(self._tend(port))
        await self.closing.wait()
        tending.cancel()
        await self._close(server)

    async def _served_at(self, wanted: int) -> Server:
        for port in range(wanted, min(wanted + PORTS_TRIED, PORTS)) if wanted else ():
            try:
                return await self._serve(port)
            except OSError as error:
                if error.errno not in TAKEN:
                    raise
        return await self._serve(0)

    async def _serve(self, port: int) -> Server:
        return await serve(
            self.reception.attend,
            self.host,
            port,
            process_request=answered_by(self.served),
            compression=None,
            server_header=None,
            open_timeout=HANDSHAKE_WITHIN,
            ping_interval=PING_EVERY,
            ping_timeout=PONG_WITHIN,
            close_timeout=CLOSED_WITHIN,
            max_size=messages.LARGEST,
            logger=_hushed(),
            create_connection=self.gate.visitor,
        )

    def _tell_addresses(self, port: int) -> None:
        """Where it is, if that is not what the loop knows: a machine may come into the house's network later."""
        found = addresses.in_the_house() if self.host == addresses.EVERYWHERE else (self.host,)
        if found != self._told:
            self._told = found
            self.calls.put(Opened(found, port, self.reception.doorkeeper.token))

    async def _tend(self, port: int) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(TENDED_EVERY)
            rounds += 1
            self.reception.tend()
            if rounds % LOOKED_ROUND_EVERY == 0:
                self._tell_addresses(port)
            if writing := self.reception.writing():
                await asyncio.to_thread(writing)  # a disk may take its time, and phones do not wait for it

    async def _close(self, server: Server) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self.reception.close()
        server.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_GOODBYES):
                await server.wait_closed()
        self.gate.shut()
        if writing := self.reception.writing():
            await asyncio.to_thread(writing)


def _hushed() -> logging.Logger:
    """Nothing is said about what phones do."""
    logger = logging.Logger("phones")  # one of its own, that no other listens to
    logger.disabled = True
    return logger


def _overheard(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What went wrong where nobody was waiting for it. A connection that broke is nothing to tell."""
    error = context.get("exception")
    if isinstance(error, Exception) and not isinstance(error, OSError):
        tell_fault(error)
