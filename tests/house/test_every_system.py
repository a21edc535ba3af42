"""What may not be left to the system: Windows reads and writes text in an encoding of its own unless told."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.house.files import EVERYTHING, relative, sources, tree_of

TEXT = ("read_text", "write_text")


def left_to_the_system(tree: ast.Module) -> Iterator[ast.Call]:
    """Calls that read or write text, in a file or from another process, and name no encoding."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).split(".")[-1]
            told = {keyword.arg: ast.unparse(keyword.value) for keyword in node.keywords}
            of_text = name in TEXT or told.get("text") == "True" or (name == "open" and not _of_bytes(node))
            if of_text and "encoding" not in told:
                yield node


def _of_bytes(call: ast.Call) -> bool:
    """Whether something is opened for its bytes: by a mode that says so, or as the system itself opens it."""
    words = [ast.unparse(value) for value in (*call.args, *(keyword.value for keyword in call.keywords))]
    return ast.unparse(call.func) == "os.open" or any(re.fullmatch(r"'[rwxa+]*b[rwxa+]*'", word) for word in words)


def test_text_is_never_read_or_written_in_whatever_the_system_likes() -> None:
    found = [
        f"{relative(path)}:{call.lineno} {ast.unparse(call.func)}"
        for path in sources(*EVERYTHING)
        for call in left_to_the_system(tree_of(path))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("path.read_text()", True),
        ("path.write_text('x')", True),
        ("path.write_text('x', encoding='utf-8')", False),
        ("open(path)", True),
        ("path.open('w')", True),
        ("open(path, 'rb')", False),
        ("path.open(mode='r+b')", False),
        ("path.read_bytes()", False),
        ("subprocess.run(line, text=True)", True),
        ("subprocess.run(line, encoding='utf-8')", False),
        ("subprocess.run(line)", False),
    ],
)
def test_text_without_an_encoding_is_seen(line: str, wrong: bool) -> None:
    assert bool([*left_to_the_system(ast.parse(line))]) == wrong
