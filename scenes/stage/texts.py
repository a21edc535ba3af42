"""All words on the screen: Fluent files in assets/text, English behind every other language.

Most messages are words and names; those are put together here. What has to choose, say between plurals, is left to
fluent.runtime, which takes a tenth of a second to load and so is loaded with the first such message.
"""

import functools
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from game import storage
from game.contract import Reason

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = storage.ASSETS / "text"
Arguments = tuple[tuple[str, str | int], ...]


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
        return any(key in sheet.patterns for sheet in self.sheets)

    def _format(self, key: str, args: Arguments) -> str:
        return next((sheet.format(key, args) for sheet in self.sheets if key in sheet.patterns), key)


class Sheet:
    """The messages of one file. One that is broken is named in a notice, and what can be read of it is used."""

    def __init__(self, path: Path, code: str) -> None:
        self.code = code
        try:
            source = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            storage.notice(f"{path}: the texts cannot be read ({error}); install the file again. English stands in.")
            source = ""
        self.resource = FluentParser().parse(source)
        self.patterns = {
            entry.id.name: entry.value
            for entry in self.resource.body
            if isinstance(entry, ast.Message) and entry.value is not None
        }
        junk = next((entry for entry in self.resource.body if isinstance(entry, ast.Junk)), None)
        if junk is not None and junk.span is not None:
            line = source.count("\n", 0, junk.span.start) + 1
            storage.keep_copy_aside(path)
            storage.notice(
                f"{path}, line {line}: this is not a Fluent message (key = text); "
                "put the line right. Until then English or the key stands in."
            )

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
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, "messages without a text of their own are not among the patterns"
        text, _ = self.bundle.format_pattern(pattern, values)
        return str(text)

    @functools.cached_property
    def bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.code], use_isolating=False)
        bundle.add_resource(self.resource)
        return bundle
