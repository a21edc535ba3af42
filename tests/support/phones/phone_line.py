"""A house with phones in it, over real sockets: the server as the loop has it, and what a phone or somebody rude says
to it. All waits are bounded."""

import json
import logging
import socket
from contextlib import ExitStack
from pathlib import Path
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from scenes.devices.phones import Words
from scenes.phones.addresses import LOOPBACK
from scenes.phones.calls import Call, Code, Joined, Opened
from scenes.phones.numbers import Numbers
from scenes.phones.server import Server

PATIENCE = 20.0
HUSHED = logging.Logger("a phone", logging.CRITICAL)
"""That it was hung up on is what a test may want."""
Kind = TypeVar("Kind", bound=Call)


class House:
    """A server on the loopback, and what it calls."""

    def __init__(self, page: Path, numbers: Numbers | None = None, port: int = 0) -> None:
        self.calls: SimpleQueue[Call] = SimpleQueue()
        self.server = Server(self.calls, _words, port, host=LOOPBACK, numbers=numbers, page=page)
        self.opened = self.called(Opened)
        self.code = self.called(Code).code

    @property
    def host(self) -> str:
        return f"{LOOPBACK}:{self.opened.port}"

    def called(self, kind: type[Kind]) -> Kind:
        """The next call of a kind; others before it are passed over."""
        while True:
            call = self.calls.get(timeout=PATIENCE)
            if isinstance(call, kind):
                return call

    def all_calls(self) -> list[Call]:
        """Those that nobody has asked for yet."""
        found: list[Call] = []
        try:
            while True:
                found.append(self.calls.get_nowait())
        except Empty:
            return found

    def line(self, origin: str = "") -> "PhoneLine":
        return PhoneLine(self.host, origin)

    def bare_line(self) -> socket.socket:
        """A line without anybody who minds what is said on it, or reads."""
        knocking = socket.create_connection((LOOPBACK, self.opened.port), PATIENCE)
        wanted = ["GET /line HTTP/1.1", f"Host: {self.host}", f"Origin: http://{self.host}", "Upgrade: websocket"]
        wanted += ["Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
        knocking.sendall("\r\n".join([*wanted, "", ""]).encode())
        assert knocking.recv(4096).startswith(b"HTTP/1.1 101")
        return knocking

    def joined(self, **fields: Any) -> tuple["PhoneLine", Joined, str]:
        """A phone that has been let in, by the token if by nothing else: its line, the call and its secret."""
        line = self.line()
        line.hello(**({} if {"code", "secret"} & fields.keys() else {"token": self.opened.token}), **fields)
        return line, self.called(Joined), line.hears("welcome")["secret"]

    def asks(self, path: str, *lines: str, host: str = "") -> tuple[int, dict[str, str], bytes]:
        """The status, headers and content that a request is answered with."""
        request = [f"GET {path} HTTP/1.1", f"Host: {host or self.host}", *lines, "", ""]
        return answered(self.rude("\r\n".join(request).encode("latin-1")))

    def rude(self, content: bytes, hang_up: bool = False) -> bytes:
        """All that comes back for any bytes, until the other end hangs up, or we do so first."""
        with socket.create_connection((LOOPBACK, self.opened.port), PATIENCE) as knocking:
            return exchanged(knocking, content, hang_up)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.server.close()
        assert self.server.wait(PATIENCE)


def on_loopback(heard: SimpleQueue[Call], words: Words) -> Server:
    """A server for phones on this machine only, at any port."""
    return Server(heard, words, 0, host=LOOPBACK)


def _words(language: str) -> dict[str, str]:
    return {"name": f"your name, in {language}"}


def exchanged(knocking: socket.socket, content: bytes, hang_up: bool) -> bytes:
    """All that comes back, until one of both hangs up."""
    found = b""
    try:
        knocking.sendall(content)
        if hang_up:
            knocking.shutdown(socket.SHUT_WR)
        while more := knocking.recv(65536):
            found += more
    except ConnectionError:
        pass  # in the middle of it
    return found


def send_forever(knocking: socket.socket, content: bytes) -> None:
    """Until the other end has had enough, which is a ConnectionError."""
    knocking.settimeout(PATIENCE)
    while True:
        knocking.sendall(content)


def answered(content: bytes) -> tuple[int, dict[str, str], bytes]:
    head, _, body = content.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    return int(status.split()[1]), dict(line.split(": ", 1) for line in lines), body


class PhoneLine:
    """A phone's end of the line."""

    def __init__(self, host: str, origin: str = "") -> None:
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(
            connect(
                f"ws://{host}/line",
                origin=Origin(origin or f"http://{host}"),
                compression=None,
                proxy=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
                max_queue=1,  # what is not heard stays in the line
                logger=HUSHED,
            )
        )

    def says(self, do: str, **fields: Any) -> None:
        self.sends(json.dumps({"do": do, **fields}))

    def sends(self, content: str | bytes) -> None:
        self.socket.send(content)

    def hello(self, **fields: Any) -> None:
        usual = {"token": "", "code": "", "secret": "", "name": "Mali", "livery": 2, "language": "de"}
        self.says("hello", **{**usual, **fields})

    def hears(self, say: str = "") -> dict[str, Any]:
        """The next thing that it is told; of a kind, if asked."""
        while True:
            told = json.loads(self.socket.recv(PATIENCE))
            assert isinstance(told, dict)
            if told["say"] == say or not say:
                return told

    def over(self) -> int:
        """Until the other end has hung up, and with which number."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def close(self) -> None:
        self._stack.close()

    def vanish(self) -> None:
        """As if the battery were empty: not a word more."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.close()
