"""The stand-in for the TV: the page, its drawings and words, and a line to each phone that says what a test wants."""

import functools
import json
import queue
import re
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Self

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Pattern, TextElement
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from game import storage
from scenes.devices.sheet import Sheet
from scenes.drawing.raster import font_file

ASSETS = storage.ROOT / "assets"
KINDS = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "json": "application/json",
}
OWN_ONLY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'"
)
PREFIX = "phone-page-"
PATIENCE = 20.0


@functools.cache
def words(language: str) -> dict[str, str]:
    """The page's own words in a language."""
    body = FluentResource((ASSETS / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body
    found = {}
    for entry in body:
        if isinstance(entry, Message) and entry.id.name.startswith(PREFIX) and isinstance(entry.value, Pattern):
            texts = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
            found[entry.id.name.removeprefix(PREFIX)] = "".join(texts)
    return found


def tinted(art: str, tint: str) -> str:
    """A drawing with every colour multiplied by another."""

    def mix(found: re.Match[str]) -> str:
        shares = [int(found[1][at : at + 2], 16) * int(tint[at : at + 2], 16) // 255 for at in (0, 2, 4)]
        return "#" + "".join(f"{share:02X}" for share in shares)

    return re.sub(r"#([0-9A-Fa-f]{6})\b", mix, art)


@functools.cache
def file_of(path: str) -> bytes:
    match path.strip("/").split("/"):
        case [""]:
            return (ASSETS / "phone" / "index.html").read_bytes()
        case ["phone", name]:
            return (ASSETS / "phone" / name).read_bytes()
        case ["art", name]:
            return (ASSETS / "art" / name).read_bytes()
        case ["art", tint, name]:
            return tinted((ASSETS / "art" / name).read_text(encoding="utf-8"), tint).encode()
        case ["words", name]:
            return json.dumps(words(Path(name).stem)).encode()
        case ["font", name]:
            return (font_file("bold").parent / name).read_bytes()
    raise FileNotFoundError(path)


class StandIn:
    token, code = "a-token-of-the-house", "4711"

    def __init__(self) -> None:
        self.heard: queue.Queue[dict[str, Any]] = queue.Queue()
        self.lines: dict[str, ServerConnection] = {}
        """By secret, the line of each phone that is in."""
        self.secrets: set[str] = set()
        self.full = self.away = False
        self.sheet = Sheet("Longtail")
        self.server = serve(self._listen, "127.0.0.1", 0, process_request=self._answer, compression=None)
        self.port = self.server.socket.getsockname()[1]
        Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def scanned(self) -> str:
        return f"{self.address}#{self.token}"

    # What a test does with it

    def hear(self, kind: str = "") -> dict[str, Any]:
        """The next message of a phone, or the next of one kind."""
        while True:
            message = self.heard.get(timeout=PATIENCE)
            if not kind or message["do"] == kind:
                return message

    def quiet(self) -> bool:
        return self.heard.empty()

    def show(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.say("sheet", sheet=sheet.to_json())

    def say(self, kind: str, **values: Any) -> None:
        for line in list(self.lines.values()):
            line.send(json.dumps({"say": kind, **values}))

    def drop(self) -> None:
        """Every line is cut, as if the Wi-Fi had gone."""
        for line in list(self.lines.values()):
            line.close()

    # How it answers

    def _answer(self, _line: ServerConnection, request: Request) -> Response | None:
        path = request.path.split("?")[0]
        if path == "/line":
            return Response(503, "Away", Headers({"Content-Length": "0"}), b"") if self.away else None
        try:
            body = file_of(path)
        except OSError:
            return Response(404, "Not Found", Headers({"Content-Length": "0"}), b"")
        headers = Headers(
            {
                "Content-Type": KINDS.get(path.rpartition(".")[2], "text/html" if path == "/" else "font/ttf"),
                "Content-Length": str(len(body)),
                "Content-Security-Policy": OWN_ONLY,
                "Cache-Control": "max-age=3600" if path.startswith(("/art", "/font")) else "no-store",
                "Connection": "close",
            }
        )
        return Response(200, "OK", headers, body)

    def _refusal(self, hello: dict[str, Any]) -> str:
        if self.full:
            return "full"
        if hello["secret"]:
            return "" if hello["secret"] in self.secrets else "token"
        if hello["token"]:
            return "" if hello["token"] == self.token else "token"
        return "" if hello["code"] == self.code else "code"

    def _listen(self, line: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            hello = json.loads(line.recv())
            self.heard.put(hello)
            if why := self._refusal(hello):
                line.send(json.dumps({"say": "refused", "why": why}))
                return
            secret = hello["secret"] or f"secret-{len(self.secrets)}"
            if older := self.lines.get(secret):
                older.send(json.dumps({"say": "gone", "why": "elsewhere"}))
                older.close()
            self.lines[secret] = line
            self.secrets.add(secret)
            who = {"name": hello["name"], "livery": hello["livery"], "number": len(self.secrets)}
            line.send(json.dumps({"say": "welcome", "secret": secret, **who}))
            try:
                self._converse(line)
            finally:
                if self.lines.get(secret) is line:
                    del self.lines[secret]

    def _converse(self, line: ServerConnection) -> None:
        line.send(json.dumps({"say": "sheet", "sheet": self.sheet.to_json()}))
        for text in line:
            message = json.loads(text)
            self.heard.put(message)
            if message["do"] == "look":
                line.send(json.dumps({"say": "sheet", "sheet": self.sheet.to_json()}))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.drop()
        self.server.shutdown()
