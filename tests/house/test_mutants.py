"""The tool that changes the rules to see whether anybody notices changes what it says, and nothing else."""

import ast
from pathlib import Path

import pytest

from tests import mutants

SOURCE = '''"""A module."""


def paid(baskets: int, little: bool) -> int:
    # Dwie łodzie
    if baskets > 2 and not little:
        baskets += 1
    return baskets * 5
'''


def test_every_change_is_small_named_and_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    path = tmp_path / "paid.py"
    path.write_text(SOURCE, encoding="utf-8")
    found = list(mutants.mutants_of(path))
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


@pytest.mark.parametrize("package", ["dice", "klongs", "bakong", "market"])
def test_the_rules_of_every_game_can_be_changed_in_many_places(package: str) -> None:
    every = [one for path in (mutants.ROOT / "game" / package).glob("*.py") for one in mutants.mutants_of(path)]
    assert len(every) > 100
    assert len({(one.path, one.source) for one in every}) == len(every)
