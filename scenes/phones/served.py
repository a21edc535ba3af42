"""What a phone may load: the files of its page, drawings and words. Only what was listed at the start is served, by the
name it was listed under; nothing that comes from outside ever becomes a path."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from importlib.util import find_spec
from pathlib import Path

from game import storage
from game.door import files

LARGEST_FILE = 1_000_000
INDEX = "index.html"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
}
NEVER, ASK, AN_HOUR = "no-store", "no-cache", "max-age=3600"
"""How long a phone may keep something: not at all, as long as it asks whether it is the same still, or for a while."""
_COLOUR = re.compile(r'((?:fill|stroke|color)=")#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})(?=")')
_TINTED = re.compile(r"/art/([0-9A-Fa-f]{6})(/[a-z0-9_-]+\.svg)")
TINTED_AT_HAND = 300


@dataclass(frozen=True, slots=True)
class Answer:
    status: HTTPStatus
    content: bytes = b""
    kind: str = ""
    keep: str = NEVER
    version: str = ""
    """Its ETag."""


NOT_HERE = Answer(HTTPStatus.NOT_FOUND)


@dataclass(frozen=True, slots=True)
class Listed:
    """A file that is served, and how long phones may keep it."""

    file: Path
    keep: str


def headers(answer: Answer, host: str) -> Iterator[tuple[str, str]]:
    """All that is said beside an answer; nothing is allowed that the page does not need."""
    sources = ("script", "style", "img", "font", "manifest", "media")
    policy = [
        "default-src 'none'",
        *(f"{source}-src 'self'" for source in sources),
        f"connect-src 'self'{f' ws://{host}' if host else ''}",
        *(f"{what} 'none'" for what in ("frame-ancestors", "base-uri", "form-action")),
    ]
    yield "Content-Security-Policy", "; ".join(policy)
    yield "X-Content-Type-Options", "nosniff"
    yield "X-Frame-Options", "DENY"
    yield "Referrer-Policy", "no-referrer"
    yield "Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"
    yield "Cross-Origin-Resource-Policy", "same-origin"
    yield "Cache-Control", answer.keep
    yield "Connection", "close"
    if answer.version:
        yield "ETag", answer.version
    if answer.kind:
        yield "Content-Type", answer.kind
    if answer.status is not HTTPStatus.NOT_MODIFIED:
        yield "Content-Length", str(len(answer.content))


class Served:
    """The listing; `words` are those of the page in a language."""

    def __init__(self, words: Callable[[str], Mapping[str, str]], page: Path, art: Path) -> None:
        self.words = words
        self.languages = tuple(sorted(file.stem for file in (storage.ASSETS / "text").glob("*.ftl")))
        self.listed = {f"/phone/{file.name}": Listed(file, ASK) for file in _files(page) if file.name != INDEX}
        self.listed |= {f"/art/{file.name}": Listed(file, AN_HOUR) for file in _files(art) if file.suffix == ".svg"}
        self.listed |= {f"/font/{file.name}": Listed(file, AN_HOUR) for file in _typefaces()}
        self.listed["/"] = Listed(page / INDEX, NEVER)
        self._worded: dict[str, bytes] = {}
        self._tinted = lru_cache(TINTED_AT_HAND)(self._tint)

    def answer(self, path: str, has: str = "") -> Answer:
        """To a request for a path; `has` is the version that the phone has already."""
        try:
            found = self._found(path.split("?")[0])
        except (OSError, ValueError):
            return NOT_HERE  # gone since the start, or no file any more
        if found.version and has == found.version:
            return Answer(HTTPStatus.NOT_MODIFIED, keep=found.keep, version=found.version)
        return found

    def _found(self, path: str) -> Answer:
        if path in self.listed:
            listed = self.listed[path]
            content = files.content_of(listed.file, LARGEST_FILE)
            return _answer(content, listed.file.suffix, listed.keep)
        if tinted := _TINTED.fullmatch(path):
            return self._tinted(tinted[1].upper(), f"/art{tinted[2]}")
        if path.startswith("/words/"):
            return self._words(path)
        return NOT_HERE

    def _tint(self, tint: str, path: str) -> Answer:
        if path not in self.listed:
            return NOT_HERE
        drawing = files.text_of(self.listed[path].file, LARGEST_FILE)
        return _answer(tinted(drawing, tint).encode(), ".svg", AN_HOUR)

    def _words(self, path: str) -> Answer:
        language = next((one for one in self.languages if path == f"/words/{one}.json"), None)
        if language is None:
            return NOT_HERE
        if language not in self._worded:
            self._worded[language] = json.dumps(dict(self.words(language)), ensure_ascii=False).encode()
        return _answer(self._worded[language], ".json", ASK)


def _answer(content: bytes, ending: str, keep: str) -> Answer:
    version = f'"{hashlib.sha256(content).hexdigest()[:16]}"' if keep != NEVER else ""
    return Answer(HTTPStatus.OK, content, KINDS[ending], keep, version)


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.glob("*") if file.suffix in KINDS and file.is_file())


def _typefaces() -> list[Path]:
    package = find_spec("font_manrope")
    folders = [Path(folder) / "files" for folder in (package.submodule_search_locations or [])] if package else []
    return [file for folder in folders for file in _files(folder)]


def tinted(drawing: str, tint: str) -> str:
    """A drawing with each of its colours multiplied by another one, as in D55E00; the canvas does so with pixels."""
    by = bytes.fromhex(tint)

    def multiplied(found: re.Match[str]) -> str:
        where, digits = found.groups()
        colour = bytes.fromhex(digits if len(digits) == 6 else "".join(digit * 2 for digit in digits))
        return (
            f"{where}#" + bytes((one * other + 255) >> 8 for one, other in zip(colour, by, strict=True)).hex().upper()
        )

    return _COLOUR.sub(multiplied, drawing)
