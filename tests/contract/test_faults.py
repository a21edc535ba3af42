"""The test of the tests: every planted fault is caught by the check of its own promise, and every check catches one."""

import pytest

from game.contract import Game
from tests.contract.faults import (
    of_following,
    of_hands,
    of_hearing,
    of_looking,
    of_moves,
    of_phones,
    of_positions,
    of_results,
    of_tables,
)
from tests.contract.faults.fault import Fault
from tests.contract.promises import Check, cases, checks_of, name_of

FAULTS = (
    *of_moves.FAULTS,
    *of_positions.FAULTS,
    *of_results.FAULTS,
    *of_tables.FAULTS,
    *of_hands.FAULTS,
    *of_following.FAULTS,
    *of_hearing.FAULTS,
    *of_looking.FAULTS,
    *of_phones.FAULTS,
)
ROOMS = ("rules", "screen")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.words}: {name_of(fault.check)}")
def test_each_fault_is_caught_by_the_check_of_its_promise(fault: Fault) -> None:
    with fault.planted() as game, pytest.raises(AssertionError):
        run(fault.check, game)


def run(check: Check, game: Game) -> None:
    """A check as the contract runs it."""
    for case in cases(check, game):
        check(*case)


def test_each_check_catches_a_fault() -> None:
    found = [name_of(check) for room in ROOMS for check in checks_of(room)]
    assert sorted({*found}) == sorted(found)
    assert {name_of(fault.check) for fault in FAULTS} == {*found}


def test_the_faults_are_many_and_different() -> None:
    assert len({fault.words for fault in FAULTS}) == len(FAULTS) > 15
