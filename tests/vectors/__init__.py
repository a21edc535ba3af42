"""Test vectors: what the rules compute, as plain data. A game's adapter takes `given` to the project's code."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.storage import Problem
from tests.vectors import bakong, dice, klongs, market

FOLDER = Path(__file__).parent

Adapter = Callable[[Mapping[str, Any]], Any]

ADAPTERS: dict[tuple[str, str], Adapter] = {
    (name, kind): adapter
    for name, module in {"klongs": klongs, "bakong": bakong, "market": market, "dice": dice}.items()
    for kind, adapter in module.ADAPTERS.items()
}
"""By game and kind of case."""


def read_cases(path: Path) -> list[Any]:
    """The cases of a file; Problem if it is none of this form."""
    try:
        cases = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem(f"cannot be read ({error.strerror})", "name a file of test vectors", path) from None
    except ValueError as error:
        raise Problem(f"this is not JSON ({error})", "correct the file", path) from None
    if not isinstance(cases, list):
        raise Problem("this is not a list of cases", "put the cases in [ ]", path)
    return cases


def failure(case: Any) -> str | None:
    """What is wrong with a case, with what was expected and what came instead; None if it holds."""
    if not isinstance(case, dict) or not {"game", "kind", "given", "expect"} <= case.keys():
        return f"not a case with game, kind, given and expect: {json.dumps(case)[:200]}"
    name = f"{case['game']} {case['kind']} {case.get('rule', '')}: {case.get('title', '')}"
    adapter = ADAPTERS.get((str(case["game"]), str(case["kind"])))
    if adapter is None:
        return f"{name}\n  there is no adapter for this game and kind"
    try:
        actual = adapter(case["given"])
    except Exception as error:  # whatever a case makes the code do, the other cases still run
        return f"{name}\n  expected {json.dumps(case['expect'])}\n  raised   {error!r}"
    if actual == case["expect"]:
        return None
    return f"{name}\n  expected {json.dumps(case['expect'])}\n  actual   {json.dumps(actual)}"
