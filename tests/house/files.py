"""The files of the house, found and read once."""

import ast
import functools
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
