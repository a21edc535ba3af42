"""Whoever knocks at the port: how many at a time, from where, for what; before anybody has said who they are."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, cast

from websockets.asyncio.server import Server, ServerConnection
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from game import storage
from scenes.phones import served
from scenes.phones.addresses import LOOPBACK, is_private
from scenes.phones.doorkeeper import Bucket

LINE = "/line"
"""Where phones speak; everything else is to be read."""
MOST, MOST_FROM_ONE = 96, 32
"""Connections, and those from one address: a browser loads six things at a time."""
BYTES_AT_ONCE, BYTES_A_SECOND = 200_000, 120_000
"""That may come in by a connection: a phone that sends the longest messages as fast as it may needs less."""
NORMAL, POLICY = 1000, 1008
"""Numbers with which a line is closed: all is well; not like this."""
HUNG_UP_WITHIN = 1.0
MOST_UNREAD = 1_000_000
"""Bytes that wait for somebody who does not read."""


def tell_fault(error: Exception) -> None:
    """Something nobody foresaw, in words for the screen and for no phone."""
    storage.notice(f"Something went wrong with a phone because of a fault in Longtail ({type(error).__name__}).")


class Gate:
    """All that are connected now."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()

    @property
    def visitor(self) -> type[ServerConnection]:
        """What makes a visitor of a connection; websockets takes it for the class itself."""
        return cast("type[ServerConnection]", partial(Visitor, self))

    def has_room_for(self, visitor: "Visitor") -> bool:
        from_there = Counter(other.where for other in self.visitors)[visitor.where]
        return len(self.visitors) < MOST and from_there < MOST_FROM_ONE

    def shut(self) -> None:
        """Nobody is waited for any longer."""
        for visitor in [*self.visitors]:
            visitor.transport.abort()


class Visitor(ServerConnection):
    """A connection that is let go when it is one too many, or wants too much."""

    def __init__(self, gate: Gate, protocol: ServerProtocol, server: Server, **limits: Any) -> None:
        super().__init__(protocol, server, **limits)
        self.gate = gate
        self.where = self.here = ""
        """The addresses at both ends."""
        self.port = 0
        self._allowance = Bucket(BYTES_AT_ONCE, BYTES_A_SECOND, time.monotonic())
        _hush(protocol)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.where = _address(transport.get_extra_info("peername"))[0]
        self.here, self.port = _address(transport.get_extra_info("sockname"))
        welcome = is_private(self.where) and is_private(self.here) and self.gate.has_room_for(self)
        self.gate.visitors.add(self)
        if not welcome:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.visitors.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread < MOST_UNREAD and self._allowance.take(time.monotonic(), len(data)):
            super().data_received(data)
        else:
            self.transport.abort()

    async def hang_up(self, code: int = NORMAL) -> None:
        """The line is closed, with a number that says why. Who does not stop talking is cut off."""
        try:
            async with asyncio.timeout(HUNG_UP_WITHIN):
                await self.close(code)
        except TimeoutError:
            self.transport.abort()

    def stumble(self, error: Exception) -> None:
        """Something nobody foresaw: it costs this connection and nothing else, and whoever is at its other end does not
        learn what it was."""
        tell_fault(error)
        self.transport.abort()

    @property
    def hosts(self) -> tuple[str, ...]:
        """What the address bar may say that leads here: an address and never a name, so that no page of another site
        can pretend to be ours by giving its own name our address."""
        own = f"{self.here}:{self.port}"
        return (own, f"localhost:{self.port}") if self.here == LOOPBACK else (own,)


def _hush(protocol: ServerProtocol) -> None:
    """What websockets says when something is wrong would go out in its own words: here the number must do."""
    fail = protocol.fail
    # mypy minds a plain assignment
    setattr(protocol, "reject", lambda status, _text: _response(served.Answer(HTTPStatus(status)), ""))  # noqa: B010
    setattr(protocol, "fail", lambda code, _reason="": fail(code))  # noqa: B010


def _address(end: Any) -> tuple[str, int]:
    """Of one end of a connection; of one that is gone already there is none."""
    return (str(end[0]), int(end[1])) if end else ("", 0)


def answered_by(shop: served.Served) -> Callable[[ServerConnection, Request], Response | None]:
    """What becomes of a request: an answer, or None if it is for a line to speak through."""

    def answered(visitor: ServerConnection, request: Request) -> Response | None:
        assert isinstance(visitor, Visitor)
        try:
            return _answer(shop, visitor, request)
        except Exception as error:
            tell_fault(error)
            return _response(served.Answer(HTTPStatus.INTERNAL_SERVER_ERROR), "")

    return answered


def _answer(shop: served.Served, visitor: Visitor, request: Request) -> Response | None:
    hosts = request.headers.get_all("Host")
    if len(hosts) != 1 or hosts[0] not in visitor.hosts:
        return _response(served.Answer(HTTPStatus.FORBIDDEN), "")
    if getattr(request, "method", "GET") != "GET":  # earlier versions of websockets know no other, and name none
        return _response(served.Answer(HTTPStatus.METHOD_NOT_ALLOWED), hosts[0])
    if request.path != LINE:
        has = request.headers.get_all("If-None-Match")
        return _response(shop.answer(request.path, has[0] if has else ""), hosts[0])
    if request.headers.get_all("Origin") != [f"http://{hosts[0]}"]:
        return _response(served.Answer(HTTPStatus.FORBIDDEN), hosts[0])
    return None


def _response(answer: served.Answer, host: str) -> Response:
    said = Headers([*served.headers(answer, host)])
    return Response(answer.status.value, answer.status.phrase, said, answer.content)
