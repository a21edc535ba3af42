"""A few hundred of the files that python -m tests.fuzz makes without end, and that it can fail."""

import random
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from game import storage
from tests.fuzz.kinds import Kind
from tests.fuzz.running import LONGEST, Cage
from tests.fuzz.spoiling import WAYS

CASES = 260


@pytest.fixture
def cage(tmp_path: Path) -> Iterator[Cage]:
    with Cage(tmp_path / "cage").entered() as entered:
        yield entered


def test_no_spoilt_file_costs_anybody_the_evening(cage: Cage) -> None:
    failed = []
    for case in islice(cage.cases(seed=2), CASES):
        failure = cage.run(cage.kinds[case.kind], case.content)
        if failure:
            failed.append(f"{case.kind}, --seed 2 --first {case.number} --cases 1: {failure.what}")
    assert failed == []


def test_good_files_are_opened_and_left_alone(cage: Cage) -> None:
    found = {name: cage.run(kind, good) for name, kind in cage.kinds.items() for good in kind.good[:2]}
    assert found == dict.fromkeys(cage.kinds)


def test_the_same_seed_makes_the_same_files_and_another_others(cage: Cage) -> None:
    one, again, other = ([case.content for case in islice(cage.cases(seed), 30)] for seed in (3, 3, 4))
    assert one == again
    assert one != other


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_spoil_a_file_does_so_even_with_an_empty_one(way: object) -> None:
    assert callable(way)
    good = b'{"name": "Mali", "count": 12}\n' * 3
    assert any(way(random.Random(seed), good) != good for seed in range(20))
    assert isinstance(way(random.Random(1), b""), bytes)


def _raise(_file: Path) -> None:
    raise KeyError("seat")


def _spin(_file: Path) -> None:
    until = time.process_time() + LONGEST * 1.1
    while time.process_time() < until:
        pass


def _lose(file: Path) -> None:
    file.unlink()


def _tell(_file: Path) -> None:
    storage._waiting.append("a\0b")


def _spoil_another(_file: Path) -> None:
    (storage.MAPS / "klongs.tsx").write_text("", encoding="utf-8")


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        (_raise, "KeyError"),
        (_lose, "lost"),
        (_tell, "notice"),
        (_spoil_another, "changed: klongs.tsx"),
        (_spin, "hang"),
    ],
)
def test_each_fault_is_noticed(cage: Cage, fault: object, what: str) -> None:
    assert callable(fault)
    failure = cage.run(Kind("maps/klongs-own.tmx", fault, ()), b"one\ntwo\nthree\nfour\n")
    assert failure is not None
    assert failure.what.startswith(what)
    assert cage.run(cage.kinds["klongs.tmx"], cage.kinds["klongs.tmx"].good[0]) is None, "the next case suffers"


def test_a_failure_comes_as_a_small_file(cage: Cage) -> None:
    def open_it(file: Path) -> None:
        assert b"x" not in file.read_bytes(), "an x"

    kind = Kind("maps/klongs-own.tmx", open_it, ())
    content = b"a" * 5000 + b"x" + b"b" * 5000
    failure = cage.run(kind, content)
    assert failure is not None
    assert cage.smallest(kind, content, failure) == b"x"
