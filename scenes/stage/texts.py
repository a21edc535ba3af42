"""All words on the screen: Fluent files in assets/text, English behind every other language.

Most messages are words and names; those are put together here. What has to choose, say between plurals, is left to
fluent.runtime, which takes a tenth of a second to load and so is loaded with the first such message. Dates and lists
are left to Babel, which comes with it, and is loaded likewise.
"""

import functools
import re
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from game import storage
from game.contract import Reason
from game.door import files, notation
from game.door.sentences import drawable
from game.storage import Problem

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = storage.ASSETS / "text"
LOCALES = {"en": "en_GB"}
"""Where a language is at home, if its name alone does not say it: ours is the English of "3 November"."""
START = re.compile(r"^(?:(?P<key>[a-zA-Z][\w-]{0,99})[ \t]*=|[#-]|(?P<junk>[^\s\[*}]))", re.MULTILINE | re.ASCII)
"""Where something begins in a file: a message, a remark or a term, or what should not be there, as a name that is too
long to be shown in its message's stead. All else goes on."""
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What stands for a minus sign before a number."""
LARGEST_FILE = 1_000_000
AT_A_TIME = 10
Arguments = tuple[tuple[str, str | int], ...]


def figure(number: int) -> str:
    """A number as people write it: with a true minus sign, as broad as a plus."""
    return f"−{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A change: the same with a sign in any case."""
    return figure(number) if number < 0 else f"+{number}"


class Texts:
    """`texts("prompt-take", name="Mali")`: the text in the chosen language, in English, or its key."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language = language
        self.sheets = [Sheet(folder / f"{code}.ftl", code) for code in dict.fromkeys((language, "en"))]
        self.cached = functools.lru_cache(maxsize=2000)(self._format)

    def __call__(self, key: str, **args: str | int) -> str:
        return self.cached(key, tuple(args.items()))

    def reason(self, reason: Reason) -> str:
        """A reason in words; arguments that are text keys themselves are put into words first."""
        args = [
            (name, self(value) if isinstance(value, str) and self.has(value) else value) for name, value in reason.args
        ]
        return self.cached(reason.key, tuple(args))

    def has(self, key: str) -> bool:
        return any(key in sheet for sheet in self.sheets)

    def under(self, prefix: str) -> dict[str, str]:
        """All messages whose key begins like this, by the rest of it. They have no gaps to fill."""
        keys = dict.fromkeys(key for sheet in self.sheets for key in sheet.messages if key.startswith(prefix))
        return {key.removeprefix(prefix): self(key) for key in keys}

    # Dates and lists, the way each language writes them

    @property
    def _locale(self) -> str:
        return LOCALES.get(self.language, self.language)

    def day(self, day: date) -> str:
        """ "3 November"; of another year with that year."""
        from babel.dates import format_date, format_skeleton

        if day.year == date.today().year:
            return str(format_skeleton("MMMMd", day, locale=self._locale))
        return str(format_date(day, "long", locale=self._locale))

    def moment(self, when: datetime) -> str:
        """ "3 November, 20:15"."""
        from babel.dates import format_time

        return f"{self.day(when.date())}, {format_time(when.time(), 'short', locale=self._locale)}"

    def join(self, names: Iterable[str]) -> str:
        """ "Mali, Nok and Ploy"; a single one needs nothing."""
        several = list(names)
        if len(several) < 2:
            return "".join(several)
        from babel.lists import format_list

        return str(format_list(several, locale=self._locale))

    def _format(self, key: str, args: Arguments) -> str:
        said = next((sheet.format(key, args) for sheet in self.sheets if key in sheet), key)
        negative = any(isinstance(value, int) and value < 0 for _, value in args)
        return HYPHEN.sub("−", said) if negative else said


class Sheet:
    """The messages of one file. What is broken is named in a notice, and what can be read is used.

    A file holds over a thousand messages and a screen shows twenty: it is cut into messages at once, and each is
    understood when it is first wanted.
    """

    def __init__(self, path: Path, code: str) -> None:
        self.path, self.code = path, code
        self.patterns: dict[str, ast.Pattern] = {}
        try:
            self.source = files.text_of(path, LARGEST_FILE).replace("\r\n", "\n")
        except (OSError, Problem) as error:
            what = error.what if isinstance(error, Problem) else storage.reason(error)
            storage.notice(f"{path}: the texts cannot be read ({what}); install the file again. English stands in.")
            self.source = ""
        self.messages: dict[str, tuple[int, int]] = {}
        """By key, where in the source it begins and ends."""
        starts = list(START.finditer(self.source))
        ends = [*(one.start() for one in starts[1:]), len(self.source)]
        for one, end in zip(starts, ends, strict=False):
            if one["key"]:
                self.messages[one["key"]] = one.start(), end
        self.told = False
        junk = next((one for one in starts if one["junk"]), None)
        if junk:
            self._tell(junk.start())

    def _tell(self, at: int) -> None:
        if self.told:
            return
        self.told = True
        line = self.source.count("\n", 0, at) + 1
        storage.keep_copy_aside(self.path)
        storage.notice(
            f"{self.path}, line {line}: this is not a Fluent message (key = text); "
            "put the line right. Until then English or the key stands in."
        )

    def __contains__(self, key: str) -> bool:
        """Whether it has such a message, and one that can be understood."""
        if key in self.patterns:
            return True
        if key not in self.messages:
            return False
        start, end = self.messages[key]
        pattern = _pattern(self.source[start:end])
        if pattern is not None:
            self.patterns[key] = pattern
            return True
        self.messages.pop(key, None)  # somebody else may have found out just now
        self._tell(start)
        return False

    def format(self, key: str, args: Arguments) -> str:
        values, parts = dict(args), []
        for element in self.patterns[key].elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            elif isinstance(element.expression, ast.VariableReference):
                name = element.expression.id.name
                parts.append(str(values.get(name, f"{{${name}}}")))
            else:
                return self._choose(key, values)
        return "".join(parts)

    def _choose(self, key: str, values: dict[str, str | int]) -> str:
        if not self.bundle.has_message(key):
            self.bundle.add_resource(ast.Resource([ast.Message(ast.Identifier(key), self.patterns[key])]))
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, "messages without a text of their own are not among the patterns"
        try:
            text, _ = self.bundle.format_pattern(pattern, values)
        except RecursionError:  # it names itself
            self._tell(self.messages[key][0])
            return key
        return "\n".join(drawable(line, notation.LONGEST_MESSAGE) for line in str(text).split("\n"))

    def get_ready(self) -> None:
        """For messages that choose, before the first of them is wanted."""
        assert self.bundle

    def understand_all(self) -> Iterator[None]:
        """Every message before it is wanted, a few at a time: each takes as long as drawing a good part of a frame."""
        for number, key in enumerate([*self.messages]):
            if key in self and number % AT_A_TIME == 0:
                yield

    @functools.cached_property
    def bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self.code], use_isolating=False)


def _pattern(source: str) -> ast.Pattern | None:
    """What a message says; None if it is none, or one that nobody could read."""
    try:
        notation.check_message(source)
    except notation.NotClean:
        return None
    entry = FluentParser(with_spans=False).parse_entry(source)
    return entry.value if isinstance(entry, ast.Message) else None
