"""The rules of the house: which way the arrows go, how long a file may be, what is never left behind."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import storage
from tests import __main__ as checks

ROOT = storage.ROOT
LONGEST = 400
FOLDERS = ("game", "scenes", "tests", "assets")


def sources(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return found + ([ROOT / "main.py"] if folders == FOLDERS else [])


def imported(path: Path) -> Iterator[str]:
    """The modules a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: name the package in full"
            yield node.module or ""
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("__import__", "importlib.import_module"):
            yield ast.unparse(node.args[0]).strip("'\"")


@pytest.mark.parametrize(
    ("folder", "never"),
    [
        ("game", {"pygame", "scenes", "tests", "main", "fluent"}),
        ("scenes", {"tests", "main", "pytmx", "platformdirs"}),
        ("assets", {"game", "scenes", "tests", "main"}),
    ],
)
def test_the_arrows_go_one_way(folder: str, never: set[str]) -> None:
    paths = sources(folder)
    assert paths
    wrong = [f"{path}: {name}" for path in paths for name in imported(path) if name.split(".")[0] in never]
    assert wrong == []


def test_pytmx_has_one_door_and_games_do_not_know_each_other() -> None:
    doors = {str(path.relative_to(ROOT)) for path in sources("game") if "pytmx" in {*imported(path)}}
    assert doors <= {"game/maps.py"}
    games = {path.parent.name for path in (ROOT / "game").glob("*/state.py")}
    assert "dice" in games
    for game in games:
        others = {f"{side}.{other}" for other in games - {game} for side in ("game", "scenes")}
        for side in ("game", "scenes"):
            names = {".".join(name.split(".")[:2]) for path in sources(f"{side}/{game}") for name in imported(path)}
            assert names.isdisjoint(others)


def test_the_rules_run_without_a_screen() -> None:
    code = "import sys, game.simulate, game.saves; print(sorted({'pygame', 'scenes'} & {*sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_file_can_be_read_in_one_sitting() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources(*FOLDERS)}
    assert len(lengths) > 60
    assert {str(path): length for path, length in lengths.items() if length > LONGEST} == {}


MARKS = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "Not" + "Implemented", "HA" + "CK")))


def test_nothing_unfinished_is_left_behind() -> None:
    texts = [*sources(*FOLDERS), *(ROOT / "assets" / "text").glob("*.ftl"), *ROOT.glob("*.md"), ROOT / "pyproject.toml"]
    marked = [
        f"{path}:{number}"
        for path in texts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if MARKS.search(line)
    ]
    assert marked == []


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    marks = re.compile(
        r"pytest\.(mark\.)?(" + "|".join(("sk" + "ip", "sk" + "ipif", "xf" + "ail", "import" + "orskip")) + r")\b"
    )
    assert [str(path) for path in sources("tests") if marks.search(path.read_text(encoding="utf-8"))] == []


def test_every_test_checks_something() -> None:
    """Each has an assertion of its own, expects an error, or calls a check of its file that has one."""
    blank = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        checks = {name for name, node in functions.items() if _asserts(node)}
        for name, node in functions.items():
            called = {ast.unparse(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
            if name.startswith("test_") and name not in checks and called.isdisjoint({*checks, "pytest.raises"}):
                blank.append(f"{path.name}::{name}")
    assert blank == []


def _asserts(node: ast.FunctionDef) -> bool:
    return any(isinstance(inner, ast.Assert) for inner in ast.walk(node))


@pytest.mark.parametrize(("failing", "code"), [(None, 0), ("ruff", 1), ("mypy", 1), ("pytest", 1)])
def test_python_m_tests_runs_every_check_and_fails_if_one_does(
    failing: str | None, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[list[str]] = []

    def run(line: list[str], cwd: Path) -> "subprocess.CompletedProcess[str]":
        ran.append(line)
        return subprocess.CompletedProcess(line, int(line[2] == failing))

    monkeypatch.setattr(subprocess, "run", run)
    assert checks.main(["-x"]) == code
    assert [line[:3] for line in ran] == [[sys.executable, "-m", name] for name in ("ruff", "ruff", "mypy", "pytest")]
    assert ran[-1][3:] == ["-n", "auto", "-x"], "side by side, and the arguments go to pytest"
    assert (failing or "") in capsys.readouterr().err


def readme_lines() -> list[str]:
    """The commands that stand alone in the README, indented."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return [line.strip() for line in text.splitlines() if line.startswith("    python3 -m pip")]


def test_the_readme_begins_with_the_two_lines_and_ci_runs_the_second() -> None:
    start, tests = readme_lines()
    assert start.endswith("python3 main.py")
    assert tests.endswith("python3 -m tests")
    assert tests in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_the_readme_names_every_tool_and_every_module_there_is() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for tool in ("game simulate", "tests.vectors", "tests.shots", "tests.bench", "tests.golden"):
        assert f"python3 -m {tool}" in text
        module = tool.split()[0].replace(".", "/")
        assert (ROOT / f"{module}.py").exists() or (ROOT / module / "__main__.py").exists()
    code = text[text.index("main.py            ") :]
    for name in re.findall(r"\b[a-z_]+\.py\b", code[: code.index("    tests/ ")]):
        assert [*ROOT.rglob(name)], f"the README names {name}, which is gone"


def test_versions_are_bounded() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    assert len(wanted) >= 9
    assert [line for line in wanted if not re.search(r">=[\d.]+,<[\d.]+$", line)] == []
    assert project["requires-python"] == ">=3.11"


def test_every_picture_and_sound_the_code_names_is_there() -> None:
    named = set()
    for path in sources("scenes"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named |= {node.value} & set(
                    re.findall(
                        r"^(?:icon|glyph|emblem|medal|die|pip|game|title|lantern)-[a-z0-9-]*[a-z0-9]$", node.value
                    )
                )
    art = {path.stem for path in (ROOT / "assets" / "art").glob("*.svg")}
    keys = set(re.findall(r"^([a-z0-9-]+) =", (ROOT / "assets/text/en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert len(named & art) > 25
    assert named - art - keys == {"die-set"}  # the sounds of a die set down, in turn
    sounds = {path.stem.rstrip("-0123456789") for path in (ROOT / "assets" / "sound").glob("*.ogg")}
    played = set()
    for path in sources("scenes"):
        played |= set(re.findall(r'sound\.play\("([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(played) > 8
    assert played <= sounds
