"""A code on the screen as a phone's camera reads it. It is never out of focus, so nobody needs its check words."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
from segno import consts

DARK = 384
"""Red, green and blue together below which it is dark."""
LEVELS = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
SCRAMBLED = 0b101010000010010
"""What the bits that say level and mask are mixed with."""
BYTES = 0b0100
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, _: y % 2 == 0,
    lambda _, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: (y * x) % 2 + (y * x) % 3 == 0,
    lambda y, x: ((y * x) % 2 + (y * x) % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + (y * x) % 3) % 2 == 0,
)
Squares = list[list[bool]]


class NoCode(ValueError):  # noqa: N818
    pass


def scanned(picture: pygame.Surface) -> str:
    """The text of the one code in a picture with nothing else that is dark."""
    squares = _squares(picture)
    edges = (squares[0][:7], squares[0][-7:], squares[-1][:7])
    if len(squares) not in range(25, 42, 4) or not all(map(all, edges)):  # larger ones have more for the camera
        raise NoCode("what is dark is no code, or a large one")
    told = "".join(str(int(squares[8][x])) for x in (0, 1, 2, 3, 4, 5, 7, 8))
    told += "".join(str(int(squares[y][8])) for y in (7, 5, 4, 3, 2, 1, 0))
    said = int(told, 2) ^ SCRAMBLED
    level, mask = LEVELS[said >> 13], said >> 10 & 0b111
    version = (len(squares) - 17) // 4
    bits = "".join(str(int(squares[y][x] ^ MASKS[mask](y, x))) for y, x in _way(len(squares)))
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]
    content = "".join(f"{word:08b}" for word in _unmixed(words, version, level))
    assert int(content[:4], 2) == BYTES, "one text, as bytes"
    length = int(content[4:12], 2)
    return bytes(int(content[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()


def _squares(picture: pygame.Surface) -> Squares:
    width, height = picture.get_size()
    dark = [[sum(picture.get_at((x, y))[:3]) < DARK for x in range(width)] for y in range(height)]
    rows = [y for y in range(height) if any(dark[y])]
    if not rows:
        raise NoCode("nothing is dark")
    top, left = rows[0], dark[rows[0]].index(True)
    corner = dark[top][left:].index(False)  # the upper edge of the square in the corner, of seven
    count = round((rows[-1] + 1 - top) * 7 / corner)
    module = corner / 7
    if left + count * module > width:
        raise NoCode("what is dark is not square")
    middle = [round((i + 0.5) * module - 0.5) for i in range(count)]
    return [[dark[top + y][left + x] for x in middle] for y in middle]


def _way(size: int) -> Iterator[tuple[int, int]]:
    """The squares that hold words, in their order: up and down in columns of two, from the right."""
    upwards = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in reversed(range(size)) if upwards else range(size):
            yield from ((y, x) for x in (right, right - 1) if not _guides(y, x, size))
        upwards = not upwards


def _guides(y: int, x: int, size: int) -> bool:
    """Whether a square is there for the camera: the corners, the dotted lines, the small square at the lower right."""
    near, far = 9, size - 8
    corner = (y < near and (x < near or x >= far)) or (y >= far and x < near)
    return corner or 6 in (y, x) or max(abs(y - (size - 7)), abs(x - (size - 7))) <= 2


def _unmixed(words: list[int], version: int, level: str) -> list[int]:
    """Blocks take turns with their words; the check words behind them are left out."""
    known: Any = consts.ECC
    sizes = [group.num_data for group in known[version][consts.ERROR_MAPPING[level]] for _ in range(group.num_blocks)]
    blocks: list[list[int]] = [[] for _ in sizes]
    waiting = iter(words)
    for at in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if at < size:
                block.append(next(waiting))
    return [word for block in blocks for word in block]
