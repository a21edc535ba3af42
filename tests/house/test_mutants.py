"""The tool that changes the rules to see whether anybody notices changes what it says, and nothing else."""

import ast
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants import changing, swapping

SOURCE = '''"""A module."""


def paid(baskets: int, little: bool) -> int:
    # Dwie łodzie
    if baskets > 2 and not little:
        baskets += 1
    return baskets * 5
'''


def test_every_change_is_small_named_and_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changing, "ROOT", tmp_path)
    path = tmp_path / "paid.py"
    path.write_text(SOURCE, encoding="utf-8")
    found = list(changing.mutants_of(path))
    assert {mutant.change for mutant in found} >= {
        "baskets > 2  ->  (baskets >= 2)",
        "not little  ->  (little)",
        "baskets += 1  ->  pass",
        "baskets * 5  ->  (baskets + 5)",
        "5  ->  6",
    }
    assert str(found[0]).startswith("paid.py:")
    for mutant in found:
        assert ast.dump(ast.parse(mutant.source)) != ast.dump(ast.parse(SOURCE))
        assert "Dwie łodzie" in mutant.source


@pytest.mark.parametrize("game", ["dice", "klongs", "bakong", "market"])
def test_the_rules_of_every_game_can_be_changed_in_many_places(game: str) -> None:
    paths = changing.modules_of(game)
    every = [one for path in paths for one in changing.mutants_of(path)]
    assert len(every) > 100
    assert len({(one.path, one.source) for one in every}) == len(every)
    assert {path.parent.name for path in paths} == {game, "turns"}


def test_a_module_of_what_all_games_share_can_be_named_too() -> None:
    assert [path.name for path in changing.modules_of("saves")] == ["saves.py"]
    assert "tiled.py" in {path.name for path in changing.modules_of("door")}


TABLED = """TABLE = (1, 2)


def first() -> int:
    return TABLE[0]


class Row:
    def second(self) -> int:
        return [one for one in TABLE if one > 1][0]
"""


def test_a_changed_function_is_swapped_and_anything_else_is_imported_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tabled.py"
    path.write_text(TABLED, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    tabled = importlib.import_module("tabled")
    for mutant in changing.mutants_of(path):
        functions = swapping.changed_functions(mutant)
        assert (functions is None) == (mutant.line == 1), mutant.change
        if mutant.change == "one > 1  ->  (one >= 1)":
            assert functions is not None
            assert [code.co_qualname for code in functions] == ["Row.second"]
            swapping.swap(functions)
    assert tabled.Row().second() == 1
    assert tabled.first() == 1


ASKED = """
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.mutants import asking, changing, swapping

folder = Path(sys.argv[1])
asking.GAME = str(folder)
asking.UNCHANGED = replace(asking.UNCHANGED, path=folder / "game" / "__init__.py")
changing.ROOT = swapping.ROOT = folder
mutants = [one for one in changing.mutants_of(folder / "game" / "paid.py") if one.change[0].isdecimal()]
for tests in ("test_wrong.py", "test_right.py"):
    arguments = ["--rootdir", str(folder), "-c", os.devnull, str(folder / "scenes" / tests)]
    ended = pytest.main([*asking.ALONE, *arguments], plugins=[asking.Survey(mutants, arguments, 10, 1)])
    print("ended with", int(ended), flush=True)
"""
PAID = """LEAST = [2][0]


def paid(baskets: int) -> int:
    return baskets if baskets >= LEAST else 0


def unpaid() -> int:
    return 7
"""
PAYING = """from game.paid import paid


def test_few() -> None:
    assert paid(1) == 0


def test_many() -> None:
    assert paid(3) == 3
"""


if hasattr(os, "fork"):  # the tool needs it

    def test_only_tests_that_pass_are_asked_and_what_goes_wrong_by_itself_is_not_noticed(tmp_path: Path) -> None:
        files = {"game/__init__": "", "game/paid": PAID, "scenes/__init__": "", "scenes/test_right": PAYING}
        files["scenes/test_wrong"] = f"{PAYING}    assert paid(3) == 4\n"
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        line = [sys.executable, "-c", ASKED, str(tmp_path)]
        done = subprocess.run(line, capture_output=True, encoding="utf-8", cwd=changing.ROOT)
        wrong, right, _ = re.split("ended with [0-9]\n", done.stdout)
        assert "test_wrong.py::test_many" in done.stderr
        assert "test_few" not in done.stderr
        assert " of " not in wrong
        told = [line.split("(")[0].strip() for line in right.splitlines() if " -> " in line or " of " in line]
        assert told == [
            "game/paid.py:1: 2  ->  3",
            "1 of 4, 1 not noticed",
            "game/paid.py:1: 0  ->  1",
            "2 of 4, 1 not noticed",
            "3 of 4, 1 not noticed",
            "game/paid.py:9: 7  ->  8",
            "4 of 4, 2 not noticed",
        ]
        assert "(not asked: " in right
        assert "IndexError" in right
