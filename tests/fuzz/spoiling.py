"""Ways to spoil a good file: bytes that have slipped, and values that somebody chose to do harm with."""

import random
import re
from collections.abc import Callable

LARGEST = 6_000_000
"""Bytes that a spoilt file may grow to."""
MOST_LINES = 50_000
"""So many lines of a file are told apart: millions of them would take more memory than the program may."""
NUMBERS = (
    *("nan", "inf", "-inf", "NaN", "Infinity", "1e300", "1e999", "-1", "0", "-0", "1e-300", "0.5", "1_000", "0x10"),
    *(str(1 << 31), str(1 << 63), str(1 << 64), "9" * 400, "9" * 5000, "-" + "9" * 30, "true", "null", "[]", "{}"),
    *("99999", "3000", "abc", "", "²", "٣", "1" + "0" * 15),
)
TEXTS = (
    *(
        "",
        " ",
        "\\u0000",
        "\\ud800",
        "\\ud83d\\ude00",
        "\\u202e",
        "\\n",
        "\\r\\n",
        "\0",
        "a" * 50,
        "a" * 20_000,
        "ก" * 300,
    ),
    *("../../../../etc/passwd", "/dev/zero", "/dev/stdin", "%s{0}{", "&#0;", "&#10;", "&amp;", "nul", "a/b", "\\", "'"),
    *("{ $a }", '{ "\\u0000" }', "{ title-play }", "] } )", "human", "\x1b[31m", "\ufffe", "W" * 200_000),
)
NESTS = ("[", "{", "{ ", '{"a":', "(", "<group>", "<properties>", "<a>", "[[", "a.", '"', "'''", "\n[", "- ", "=", "{$")

Spoil = Callable[[random.Random, bytes], bytes]


def spoilt(chance: random.Random, good: bytes) -> bytes:
    """A file with one to four things wrong."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 4))):
        good = chance.choice(WAYS)(chance, good)
    return good[:LARGEST]


def _place(chance: random.Random, content: bytes) -> tuple[int, int]:
    """From where to where, more often a little than a lot."""
    start = chance.randrange(len(content) + 1)
    return start, min(len(content), start + int(chance.paretovariate(0.6)))


def _flip(chance: random.Random, content: bytes) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] + bytes(byte ^ 1 << chance.randrange(8) for byte in content[at : at + 1]) + content[at + 1 :]


def _remove(chance: random.Random, content: bytes) -> bytes:
    start, end = _place(chance, content)
    return content[:start] + content[end:]


def _cut(chance: random.Random, content: bytes) -> bytes:
    return content[: chance.randrange(len(content) + 1)]


def _insert(chance: random.Random, content: bytes) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] + chance.randbytes(min(10_000, int(chance.paretovariate(0.6)))) + content[at:]


def _repeat(chance: random.Random, content: bytes) -> bytes:
    start, end = _place(chance, content)
    times = min(int(chance.paretovariate(0.4)), LARGEST // max(1, end - start))
    return content[:start] + content[start:end] * times + content[end:]


def _nest(chance: random.Random, content: bytes) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] + chance.choice(NESTS).encode() * chance.choice((15, 300, 3000, 20_000)) + content[at:]


def _replace(pattern: bytes, choices: tuple[str, ...], around: str = "") -> Spoil:
    def replace(chance: random.Random, content: bytes) -> bytes:
        found = list(re.finditer(pattern, content))
        if not found:
            return content
        one, new = chance.choice(found), chance.choice(choices)
        quoted = f"{around}{new}{around}".encode("utf-8", "surrogatepass")
        return content[: one.start()] + quoted + content[one.end() :]

    return replace


def _repeat_line(chance: random.Random, content: bytes) -> bytes:
    lines = content.split(b"\n", MOST_LINES)
    at = chance.randrange(len(lines))
    again = lines[at : at + 2]
    many = min(chance.choice((2, 3, 100, 20_000)), LARGEST // (sum(map(len, again)) + 1))
    return b"\n".join([*lines[:at], *again * many, *lines[at + 2 :]])


def _drop_line(chance: random.Random, content: bytes) -> bytes:
    lines = content.split(b"\n", MOST_LINES)
    del lines[chance.randrange(len(lines))]
    return b"\n".join(lines)


def _swap_lines(chance: random.Random, content: bytes) -> bytes:
    lines = content.split(b"\n", MOST_LINES)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _foreign(chance: random.Random, content: bytes) -> bytes:
    return chance.choice(
        (
            b"",
            b"\0" * 100,
            b"\xff\xfe" + content,
            b"\xef\xbb\xbf" + content,
            b"\x89PNG\r\n",
            b" " * 5_000_000,
            b"\n" * 9999,
        )
    )


_NUMBER = _replace(rb"-?\b\d+(\.\d+)?\b", NUMBERS)
_TEXT = _replace(rb'"[^"\n]*"', TEXTS, '"')
WAYS: tuple[Spoil, ...] = (
    *(_flip, _remove, _cut, _insert, _repeat, _nest, _repeat_line, _drop_line, _swap_lines),
    *(_NUMBER, _NUMBER, _NUMBER, _TEXT, _TEXT, _TEXT, _replace(rb"\b[a-z_-]{3,}\b", TEXTS), _foreign),
)
