"""Every file of test vectors, and the command that runs any other."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.vectors import ADAPTERS, FOLDER, failure, read_cases
from tests.vectors.__main__ import main

CASES = [
    pytest.param(case, id=f"{path.stem}-{number}-{case['kind']}-{case['rule']}")
    for path in sorted(FOLDER.glob("*.json"))
    for number, case in enumerate(read_cases(path), 1)
]


@pytest.mark.parametrize("case", CASES)
def test_case(case: object) -> None:
    assert failure(case) is None


def test_every_kind_that_has_an_adapter_has_cases() -> None:
    cases: list[Any] = [case.values[0] for case in CASES]
    kinds = {(case["game"], case["kind"]) for case in cases}
    assert kinds == set(ADAPTERS)
    assert len(CASES) >= 75


def test_command_counts_what_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(FOLDER / "dice.json")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "10 passed, 0 failed"


def test_command_shows_a_failing_case(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = read_cases(FOLDER / "dice.json")[-1]
    wrong = {**case, "expect": {"occupied": [1], "fixed": {}}}
    file = tmp_path / "cases.json"
    cases = [case, wrong, {**case, "kind": "juggling"}, 7, {**case, "given": {}}]
    file.write_text(json.dumps(cases), encoding="utf-8")
    assert main([str(file)]) == 1
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "1 passed, 4 failed"
    assert '"occupied": [1]' in out
    assert '"occupied": [4, 5, 6]' in out
    assert "no adapter" in out


@pytest.mark.parametrize("content", ["{", "{}", "\xff"])
def test_command_refuses_a_broken_file(tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cases.json"
    file.write_bytes(content.encode("latin-1"))
    assert main([str(file)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "cases.json" in error


def test_command_refuses_a_missing_file_and_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json")]) == 2
    assert main([]) == 2
    assert capsys.readouterr().err.count("\n") == 2
