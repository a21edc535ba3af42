"""Ways to spoil or change a map, as a player with an editor might."""

import re
from collections.abc import Callable

from game import storage

SHIPPED = storage.MAPS
MAIN = (SHIPPED / "klongs.tmx").read_text(encoding="utf-8")

Spoil = Callable[[str], str]


def swap(old: str, new: str) -> Spoil:
    def spoil(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return spoil


def without(layer: str) -> Spoil:
    return lambda text: re.sub(rf' <(objectgroup|layer)[^>]* name="{layer}".*?</\1>\n', "", text, flags=re.S)


def edit_object(name: str, **values: str) -> Spoil:
    """Change attributes of the object with this name."""

    def spoil(text: str) -> str:
        line = re.search(rf'<object [^>]*name="{name}"[^>]*>', text)
        assert line
        new = line[0]
        for key, value in values.items():
            new = re.sub(rf' {key}="[^"]*"', f' {key}="{value}"', new)
        return text.replace(line[0], new)

    return spoil


def edit_step(name: str, old: str, new: str) -> Spoil:
    def spoil(text: str) -> str:
        start = text.index(f'name="{name}"')
        return text[:start] + text[start:].replace(old, new, 1)

    return spoil


def edit_cell(column: int, row: int, tile: int) -> Spoil:
    def spoil(text: str) -> str:
        head, data, rest = re.split(r"(?<=csv\">\n)(.*?)(?=\n</data>)", text, maxsplit=1, flags=re.S)
        rows = [line.rstrip(",").split(",") for line in data.split("\n")]
        rows[row][column] = str(tile)
        return head + ",\n".join(",".join(cells) for cells in rows) + rest

    return spoil


def no_jetty(text: str) -> str:
    """The first landing's jetty lies elsewhere."""
    for x in (0, 104):
        text = swap(f'gid="6" x="{x}" y="216"', f'gid="6" x="{x}" y="316"')(text)
    return text


def island(text: str) -> str:
    """Water in the east that nothing joins to the rest, and no entry space there."""
    for row in (3, 4):
        text = edit_cell(9, row, 1)(text)
    for column in (6, 7):
        for row in range(8):
            text = edit_cell(column, row, 0)(text)
    return text
