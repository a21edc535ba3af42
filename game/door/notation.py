"""JSON, TOML and messages as plain values: nothing nested too deep, no number too large, no text that cannot be drawn.

Each fault is a ValueError in a few words; whoever knows the file makes a sentence of it.
"""

import json
import math
import re
import tomllib
from typing import Any, NoReturn

from game.door.sentences import LONGEST_PLACE, can_be_drawn, shortened

DEEPEST = 12
"""Lists and tables within each other."""
MOST_VALUES = 50_000
LONGEST_TEXT = 1000
LONGEST_MESSAGE = 4000
LARGEST_NUMBER = 1 << 64
LONGEST_NUMBER = 30
"""Signs of a number in JSON: enough for every float that is written out."""
LONGEST_LINE = 2000
MOST_DOTS = 64
"""In a line of TOML: a key in so many parts is still read in no time."""
TOO_DEEP = f"it is nested deeper than {DEEPEST} levels"
_MARKS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.DOTALL)


class NotClean(ValueError):  # noqa: N818
    """What a file holds is beyond what anybody means; in words, with the keys that lead there."""

    def __init__(self, what: str, place: str = "") -> None:
        super().__init__(f'"{shortened(place, LONGEST_PLACE)}": {what}' if place else what)
        self.what, self.place = what, place


def parse_json(text: str) -> Any:
    """What a JSON text says; ValueError, in words, if it is none or holds what it should not."""
    _check_depth(text)
    found = json.loads(text, parse_int=_whole, parse_float=_float, parse_constant=_refuse)
    check(found)
    return found


def parse_toml(text: str) -> dict[str, Any]:
    """What a TOML text says; TOMLDecodeError, NotClean if it holds what it should not."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise NotClean(f"it has {len(line)} letters, more than {LONGEST_LINE}", f"line {number}")
        if line.count(".") > MOST_DOTS:
            raise NotClean(f"it has {line.count('.')} dots, more than {MOST_DOTS}", f"line {number}")
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise NotClean(TOO_DEEP) from None
    check(table, line_ends=True)
    return table


def check_message(source: str) -> None:
    """NotClean if a message of a text file is too long, too deep, or cannot be drawn."""
    if len(source) > LONGEST_MESSAGE:
        raise NotClean(f"a message of {len(source)} letters is longer than {LONGEST_MESSAGE}")
    depth = 0
    for mark in re.findall("[{}]", source):
        depth = depth + 1 if mark == "{" else max(0, depth - 1)
        if depth > DEEPEST:
            raise NotClean(TOO_DEEP)
    if re.search(r"Digits\s*:\s*\d{3}", source):
        raise NotClean("it asks for too many digits")
    if not can_be_drawn(source.replace("\n", "")):
        raise NotClean("it has a sign that cannot be drawn")


def check(value: Any, line_ends: bool = False) -> None:
    """NotClean names a fault in values that have been read."""
    ahead: list[tuple[Any, int, str]] = [(value, 1, "")]
    seen = 0
    while ahead:
        one, depth, place = ahead.pop()
        if isinstance(one, dict | list):
            seen += len(one)
            if seen > MOST_VALUES:
                raise NotClean(f"it holds more than {MOST_VALUES} values", place)
            if depth > DEEPEST:
                raise NotClean(TOO_DEEP, place)
            named = one.items() if isinstance(one, dict) else enumerate(one, 1)
            for key, inner in named:
                if isinstance(key, str):
                    _check_text(key, place, False)
                ahead.append((inner, depth + 1, f"{place}.{key}" if place else str(key)))
        elif isinstance(one, str):
            _check_text(one, place, line_ends)
        elif isinstance(one, int | float) and not abs(one) < LARGEST_NUMBER:
            raise NotClean("this number is too large", place)


def _check_text(text: str, place: str, line_ends: bool) -> None:
    if len(text) > LONGEST_TEXT:
        raise NotClean(f"a text of {len(text)} letters is longer than {LONGEST_TEXT}", place)
    if not can_be_drawn(text.replace("\n", "") if line_ends else text):
        raise NotClean("a text has a sign that cannot be drawn", place)


def _check_depth(text: str) -> None:
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depth = 0
    for mark in _MARKS.finditer(text):
        if mark[0] in ("[", "{"):
            depth += 1
            if depth > DEEPEST:
                raise NotClean(TOO_DEEP)
        elif mark[0] in ("]", "}"):
            depth -= 1


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise NotClean(f"a number in it has {len(text)} digits")
    return int(text)


def _float(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise NotClean("a number in it is too large")
    return number


def _refuse(name: str) -> NoReturn:
    raise NotClean(f"{name} is no number")
