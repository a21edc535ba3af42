"""What a phone sends, through the door: one small record for each message, and nothing else gets in."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from game.door import notation

LARGEST = 4096
"""Bytes of a message."""
LONGEST_NAME = 12
LONGEST_WORD = 64
"""Letters of a token, a code or a secret."""
LONGEST_TARGET = 120
LIVERIES = SEATS = 6
LARGEST_STAMP = 1 << 53
"""So far every number of JavaScript is a whole one."""
ENGLISH = "en"
DIRECTIONS = ("up", "down", "left", "right")
ACTIONS = (*DIRECTIONS, "confirm", "back", "undo", "peek", "hint", "log", "rules", "menu", "previous", "next")
"""What can be pressed on a phone."""
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?=[-_]|$)")
_NOT_READ = "this is none of the messages of a phone"


class BadMessage(ValueError):  # noqa: N818
    """No page of ours sends this."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Who somebody is: the name, the colour and emblem, and the language that the page is read in."""

    name: str
    livery: int
    language: str


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message: who is there, and what opens the door."""

    token: str
    code: str
    secret: str
    profile: Profile


@dataclass(frozen=True, slots=True)
class Press:
    action: str


@dataclass(frozen=True, slots=True)
class Tap:
    target: str
    stamp: int


@dataclass(frozen=True, slots=True)
class Sit:
    seat: int
    stamp: int


@dataclass(frozen=True, slots=True)
class Me:
    """Who I am has changed."""

    profile: Profile


@dataclass(frozen=True, slots=True)
class Look:
    """Somebody looks at the phone again and wants to see everything anew."""


Message = Hello | Press | Tap | Sit | Me | Look
Kind = TypeVar("Kind", str, int)


def read(text: str | bytes, languages: Collection[str]) -> Message:
    """The message that a phone has sent; BadMessage if it is none. A language that is not among these is English."""
    if isinstance(text, bytes) or len(text) > LARGEST or len(text.encode(errors="replace")) > LARGEST:
        raise BadMessage(_NOT_READ)
    try:
        found = notation.parse_json(text)
    except ValueError as error:
        raise BadMessage(_NOT_READ) from error
    if not isinstance(found, dict):
        raise BadMessage(_NOT_READ)
    return _message(Fields(found, languages))


class Fields:
    """The values of a message, each taken once and checked meanwhile; BadMessage about the first that is not right."""

    def __init__(self, found: Mapping[str, Any], languages: Collection[str]) -> None:
        self.found = dict(found)
        self.languages = languages

    def take(self, key: str, kind: type[Kind], good: Callable[[Kind], bool]) -> Kind:
        value = self.found.pop(key, None)
        if type(value) is not kind or not good(value):
            raise BadMessage(_NOT_READ)
        return value

    def number(self, key: str, below: int) -> int:
        return self.take(key, int, lambda value: 0 <= value < below)

    def text(self, key: str, longest: int) -> str:
        return self.take(key, str, lambda value: len(value) <= longest)

    def profile(self) -> Profile:
        name = self.text("name", notation.LONGEST_TEXT).strip()
        if not 1 <= len(name) <= LONGEST_NAME or not any(sign.isprintable() for sign in name):
            raise BadMessage(_NOT_READ)
        livery = self.number("livery", LIVERIES)
        return Profile(name, livery, self.language())

    def language(self) -> str:
        """As in de-AT, which is as good as de."""
        begins = _LANGUAGE.match(self.text("language", LONGEST_WORD))
        language = begins[0].lower() if begins else ENGLISH
        return language if language in self.languages else ENGLISH

    def all_taken(self) -> bool:
        return not self.found


def _hello(fields: Fields) -> Hello:
    token, code, secret = (fields.text(key, LONGEST_WORD) for key in ("token", "code", "secret"))
    return Hello(token, code, secret, fields.profile())


_KINDS: dict[str, Callable[[Fields], Message]] = {
    "hello": _hello,
    "press": lambda fields: Press(fields.take("action", str, ACTIONS.__contains__)),
    "tap": lambda fields: Tap(fields.text("target", LONGEST_TARGET), fields.number("stamp", LARGEST_STAMP)),
    "sit": lambda fields: Sit(fields.number("seat", SEATS), fields.number("stamp", LARGEST_STAMP)),
    "me": lambda fields: Me(fields.profile()),
    "look": lambda _fields: Look(),
}


def _message(fields: Fields) -> Message:
    message = _KINDS[fields.take("do", str, _KINDS.__contains__)](fields)
    if not fields.all_taken():
        raise BadMessage(_NOT_READ)
    return message
