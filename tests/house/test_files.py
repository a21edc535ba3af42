"""What is never left behind in a file, and how long one may be."""

import ast
import re

from tests.house.files import EVERYTHING, ROOT, relative, sources, text_of, tree_of

LONGEST = 400


def test_a_file_can_be_read_in_one_sitting() -> None:
    lengths = {relative(path): len(text_of(path).splitlines()) for path in sources(*EVERYTHING)}
    assert len(lengths) > 60
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


MARKS = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "Not" + "Implemented", "HA" + "CK")))


def test_nothing_unfinished_is_left_behind() -> None:
    texts = [
        *sources(*EVERYTHING),
        *(ROOT / "assets" / "text").glob("*.ftl"),
        *ROOT.glob("*.md"),
        ROOT / "pyproject.toml",
    ]
    marked = [
        f"{relative(path)}:{number}"
        for path in texts
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if MARKS.search(line)
    ]
    assert marked == []


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    marks = re.compile(
        r"pytest\.(mark\.)?(" + "|".join(("sk" + "ip", "sk" + "ipif", "xf" + "ail", "import" + "orskip")) + r")\b"
    )
    assert [relative(path) for path in sources("tests") if marks.search(text_of(path))] == []


def test_every_test_checks_something() -> None:
    """Each has an assertion of its own, expects an error, or calls a check of its file that has one."""
    blank = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = tree_of(path)
        functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        checks = {name for name, node in functions.items() if _asserts(node)}
        for name, node in functions.items():
            called = {ast.unparse(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
            if name.startswith("test_") and name not in checks and called.isdisjoint({*checks, "pytest.raises"}):
                blank.append(f"{path.name}::{name}")
    assert blank == []


def _asserts(node: ast.FunctionDef) -> bool:
    return any(isinstance(inner, ast.Assert) for inner in ast.walk(node))


def test_every_picture_and_sound_the_code_names_is_there() -> None:
    named = set()
    for path in sources("scenes"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named |= {node.value} & set(
                    re.findall(
                        r"^(?:icon|glyph|emblem|medal|die|pip|game|title|lantern)-[a-z0-9-]*[a-z0-9]$", node.value
                    )
                )
    art = {path.stem for path in (ROOT / "assets" / "art").glob("*.svg")}
    keys = set(re.findall(r"^([a-z0-9-]+) =", text_of(ROOT / "assets/text/en.ftl"), re.MULTILINE))
    assert len(named & art) > 25
    assert named - art - keys == {"die-set"}  # the sounds of a die set down, in turn
    sounds = {path.stem.rstrip("-0123456789") for path in (ROOT / "assets" / "sound").glob("*.ogg")}
    played = set()
    for path in sources("scenes"):
        played |= set(re.findall(r'sound\.play\("([a-z-]+)"', text_of(path)))
    assert len(played) > 8
    assert played <= sounds
