"""The files of the house, found and read once."""

import ast
import functools
import re
from pathlib import Path

from game import storage

ROOT = storage.ROOT
FOLDERS = ("game", "scenes", "tests", "assets", "maps")


def sources(*folders: str) -> list[Path]:
    """The Python files of these folders; a name that ends in .py is a file of its own."""
    return [
        path
        for folder in folders
        for path in ([ROOT / folder] if folder.endswith(".py") else sorted((ROOT / folder).rglob("*.py")))
    ]


EVERYTHING = (*FOLDERS, "main.py")


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@functools.cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


def readme_lines() -> list[str]:
    """The commands that stand alone in the README, indented."""
    text = text_of(ROOT / "README.md")
    return [line.strip() for line in text.splitlines() if line.startswith("    python3 -m pip")]


def values_of(file: Path, key: str) -> list[str]:
    """What a YAML file says for a key, wherever that stands in it."""
    return re.findall(rf"^[ -]*{key}: *(.+?) *$", text_of(file), re.MULTILINE)
