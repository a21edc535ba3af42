"""The test of the tests: every planted fault is caught by the check of its own promise, and every check catches one."""

import inspect
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from game.contract import Game
from game.players import PLAYERS
from tests.contract.faults import of_moves, of_positions, of_results
from tests.contract.faults.fault import Check, Fault
from tests.contract.games import tables

FAULTS = (*of_moves.FAULTS, *of_positions.FAULTS, *of_results.FAULTS)
ROOMS = ("rules", "screen")


def run(check: Check, game: Game) -> None:
    """A check as the contract runs it: for every table, or every computer player, if it asks for one."""
    wanted = inspect.signature(check).parameters
    if "table" in wanted:
        for table in tables(game):
            check(game, table)
    elif "kind" in wanted:
        for kind in PLAYERS:
            check(game, kind)
    else:
        check(game)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.words.replace(" ", "-"))
def test_each_fault_is_caught_by_the_check_of_its_promise(fault: Fault) -> None:
    with fault.planted() as game, pytest.raises(AssertionError):
        run(fault.check, game)


def checks() -> Iterator[str]:
    """The checks of the contract."""
    for room in ROOMS:
        for path in sorted((Path(__file__).parent / room).glob("test_*.py")):
            module = import_module(f"tests.contract.{room}.{path.stem}")
            yield from (name for name in vars(module) if name.startswith("check_"))


def test_each_check_catches_a_fault() -> None:
    found = [*checks()]
    assert len(set(found)) == len(found)
    caught_by = {(fault.check.func if isinstance(fault.check, partial) else fault.check).__name__ for fault in FAULTS}
    assert caught_by == {*found}


def test_the_faults_are_many_and_different() -> None:
    assert len({fault.words for fault in FAULTS}) == len(FAULTS) > 15
