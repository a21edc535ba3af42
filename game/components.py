"""Component files: TOML that a player may edit, checked key by key before a game sees it.

Each fault becomes one sentence naming file, key and cure. A file that was good once is archived in the
player's folder, so that a later mistake in it does not take the game away.
"""

import difflib
import re
import tomllib
from collections.abc import Callable, Sequence
from hashlib import blake2s
from pathlib import Path
from typing import Any

from game import storage
from game.contract import Components
from game.door import files, notation
from game.storage import Problem

LARGEST_FILE = 100_000
"""Bytes of a component file or a lesson."""
MOST_TABLES = 100
"""Tables of a list in one: what is made of each of them may be much larger."""


class Section:
    """A table of a component file. Every reader takes a key and raises a Problem that names it."""

    def __init__(self, file: Path, table: dict[str, Any], path: str = "") -> None:
        self._file = file
        self._table = table
        self._path = path
        self._read: set[str] = set()

    def problem(self, key: str, what: str, cure: str) -> Problem:
        return Problem(what, cure, self._file, f"key {self._path}{key}")

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self._get(key, f"write a whole number from {low} to {high}")
        return self._whole(key, value, low, high)

    def wholes(self, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """A list of just so many whole numbers."""
        cure = f"write {count} whole numbers from {low} to {high} in [ ]"
        values = self._list(key, count, cure)
        return tuple(self._whole(f"{key}.{i}", value, low, high) for i, value in enumerate(values, 1))

    def words(self, key: str, count: int) -> tuple[str, ...]:
        """A list of just so many different names."""
        cure = f"write {count} different names in [ ]"
        values = self._list(key, count, cure)
        for i, value in enumerate(values, 1):
            if not isinstance(value, str) or not value.strip():
                raise self.problem(f"{key}.{i}", f"{_shown(value)} is not a name", "write a name in quotes")
            if value in values[: i - 1]:
                raise self.problem(f"{key}.{i}", f"{_shown(value)} stands there twice", "write each name once")
        return tuple(values)

    def name(self, key: str) -> str:
        """Some name."""
        value = self._get(key, "write a name in quotes")
        if not isinstance(value, str) or not value.strip():
            raise self.problem(key, f"{_shown(value)} is not a name", "write a name in quotes")
        return value

    def lines(self, key: str) -> tuple[str, ...]:
        """A list of texts, if there is one at all; it may be empty."""
        self._read.add(key)
        values, cure = self._table.get(key, []), "write texts in quotes in [ ]"
        if not isinstance(values, list):
            raise self.problem(key, f"{_shown(values)} is not a list", cure)
        for i, value in enumerate(values, 1):
            if not isinstance(value, str) or not value.strip():
                raise self.problem(f"{key}.{i}", f"{_shown(value)} is not a text", cure)
        return tuple(values)

    def has(self, key: str) -> bool:
        """Whether a key that may be left out is there."""
        self._read.add(key)
        return key in self._table

    def keys(self) -> tuple[str, ...]:
        """The keys of a table in which they say what there is."""
        return tuple(self._table)

    def word(self, key: str, choices: Sequence[str]) -> str:
        """One of a few names."""
        cure = f"write one of {', '.join(choices)} in quotes"
        value = self._get(key, cure)
        if value not in choices:
            raise self.problem(key, f"{_shown(value)} is none of them", cure)
        return str(value)

    def flag(self, key: str, default: bool) -> bool:
        """Yes or no, if it is said at all."""
        self._read.add(key)
        value = self._table.get(key, default)
        if not isinstance(value, bool):
            raise self.problem(key, f"{_shown(value)} is neither yes nor no", "write true or false")
        return value

    def sections(self, key: str) -> "list[Section]":
        """A list of tables, at least one."""
        cure = f"write tables [[{self._path}{key}]]"
        tables = self._get(key, cure)
        if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
            raise self.problem(key, f"{_shown(tables)} is not a list of tables", cure)
        if len(tables) > MOST_TABLES:
            raise self.problem(key, f"{len(tables)} tables are too many", f"keep it to {MOST_TABLES}")
        return [Section(self._file, table, f"{self._path}{key}.{i}.") for i, table in enumerate(tables, 1)]

    def section(self, key: str) -> "Section":
        table = self._get(key, f"write a table [{self._path}{key}]")
        if not isinstance(table, dict):
            cure = f"write [{self._path}{key}] and its keys below it"
            raise self.problem(key, f"{_shown(table)} is not a table", cure)
        return Section(self._file, table, f"{self._path}{key}.")

    def done(self) -> None:
        """Refuse keys that nothing has read: a misspelt key must not pass in silence."""
        for key in self._table:
            if key not in self._read:
                near = difflib.get_close_matches(key, sorted(self._read), 1)
                raise self.problem(key, "this key means nothing here", _instead(near))

    def _get(self, key: str, cure: str) -> Any:
        self._read.add(key)
        if key not in self._table:
            near = difflib.get_close_matches(key, [other for other in self._table if other not in self._read], 1)
            raise self.problem(key, f"it is missing{f', though {near[0]} is there' if near else ''}", cure)
        return self._table[key]

    def _list(self, key: str, count: int, cure: str) -> list[Any]:
        values = self._get(key, cure)
        if not isinstance(values, list):
            raise self.problem(key, f"{_shown(values)} is not a list", cure)
        if len(values) != count:
            raise self.problem(key, f"the list has {len(values)} entries instead of {count}", cure)
        return values

    def _whole(self, key: str, value: Any, low: int, high: int) -> int:
        cure = f"write a whole number from {low} to {high}"
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.problem(key, f"{_shown(value)} is not a whole number", cure)
        if not low <= value <= high:
            raise self.problem(key, f"{value} is out of range", cure)
        return value


def _shown(value: Any) -> str:
    text = str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _instead(near: list[str]) -> str:
    return f"write {near[0]} instead" if near else "remove it"


def digest(content: bytes) -> str:
    """A short name for exactly this content."""
    return blake2s(content, digest_size=8).hexdigest()


def archived(name: str, digest: str) -> Path:
    """Where the copy of a component file lies that once had this digest."""
    stem, _, suffix = name.rpartition(".")
    return storage.data_folder() / "components" / f"{stem}-{digest}.{suffix}"


def read_components(name: str, build: Callable[[Section], Any]) -> Components:
    """A game's components from assets/components/NAME, or from the last good copy if that file is broken."""
    shipped = storage.ASSETS / "components" / name
    last_good = storage.data_folder() / "components" / name
    try:
        components, text = _read(shipped, build)
    except Problem as problem:
        kept = storage.keep_copy_aside(shipped)
        try:
            components, _ = _read(last_good, build)
        except Problem:
            raise problem from None
        copy = f" (a copy of the file as it is: {kept})" if kept else ""
        storage.notice(f"{str(problem).removesuffix('.')}{copy}; until then its last good copy is used.")
        return components
    _archive(last_good, text)
    _archive(archived(name, components.digest), text)
    return components


def _read(file: Path, build: Callable[[Section], Any]) -> tuple[Components, str]:
    section, text = read_section(file)
    parts = build(section)
    section.done()
    return Components(digest(text.encode()), parts), text


def read_section(file: Path) -> tuple[Section, str]:
    """The whole of a TOML file, to be read key by key, and its text; Problem if it is none."""
    try:
        text = files.text_of(file, LARGEST_FILE)
    except OSError as error:
        raise Problem(f"cannot be read ({storage.reason(error)})", "put the file back", file) from None
    try:
        table = notation.parse_toml(text)
    except notation.NotClean as fault:
        place = fault.place if fault.place.startswith("line ") else f"key {fault.place}" if fault.place else ""
        raise Problem(fault.what, "write it shorter and simpler", file, place) from None
    except tomllib.TOMLDecodeError as error:
        raise _syntax(file, text, str(error)) from None
    return Section(file, table), text


def _syntax(file: Path, text: str, message: str) -> Problem:
    found = re.search(r"\s*\(at (?:line (\d+), column \d+|end of document)\)", message)
    what = message[: found.start()] if found else message
    line = found[1] if found and found[1] else str(max(1, len(text.splitlines())))
    return Problem(
        f"not valid TOML, {what[:1].lower()}{what[1:]}", "correct it there or just before", file, f"line {line}"
    )


def _archive(path: Path, text: str) -> None:
    """Keep a good copy if that is possible; that it is not has been said once, and is no reason not to play."""
    if not storage.can_save():
        return
    try:
        if not path.exists() or path.read_bytes() != text.encode():
            storage.write_atomic(path, text)
    except OSError as error:
        storage.notice(f"Cannot keep a good copy as {path} ({storage.reason(error)}); make room or make it writable.")
