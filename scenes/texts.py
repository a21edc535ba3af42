"""All words on the screen: Fluent files in assets/text, English behind every other language."""

import functools
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from game import storage
from game.contract import Reason

FOLDER = storage.ASSETS / "text"


class Texts:
    """`texts("prompt-take", name="Mali")`: the text in the chosen language, in English, or its key."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language = language
        self.bundles = [_bundle(folder / f"{code}.ftl", code) for code in dict.fromkeys((language, "en"))]
        self.cached = functools.lru_cache(maxsize=2000)(self._format)

    def __call__(self, key: str, **args: str | int) -> str:
        return self.cached(key, tuple(args.items()))

    def reason(self, reason: Reason) -> str:
        return self.cached(reason.key, reason.args)

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self.bundles)

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        for bundle in self.bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, dict(args))
                    return str(text)
        return key


def _bundle(path: Path, code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        storage.notice(f"{path}: the texts cannot be read ({error}); install the file again. English stands in.")
        return bundle
    resource = FluentResource(source)
    junk: list[Any] = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        line = source.count("\n", 0, junk[0].span.start) + 1
        storage.keep_copy_aside(path)
        storage.notice(
            f"{path}, line {line}: this is not a Fluent message (key = text); "
            "put the line right. Until then English or the key stands in."
        )
    bundle.add_resource(resource)
    return bundle
