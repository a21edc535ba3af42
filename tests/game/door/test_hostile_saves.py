"""Saves that nobody ever wrote: each is refused in one sentence and kept, and the program goes on."""

import json
from collections.abc import Callable, Mapping

import pytest

from game import storage
from game.door import sentences
from game.saves import SaveFile, resume, unfinished
from game.storage import Problem
from tests.support.tables import played_match


def edited(number: int, **values: object) -> Callable[[list[bytes]], None]:
    def edit(lines: list[bytes]) -> None:
        lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **values}).encode()

    return edit


def put(number: int, line: bytes) -> Callable[[list[bytes]], None]:
    return lambda lines: lines.__setitem__(number - 1, line)


def named(name: str) -> list[Mapping[str, object]]:
    """The two seats of the set-up, the first of another name."""
    return [{"name": each, "colour": i, "player": "human"} for i, each in enumerate((name, "Nok"))]


HOSTILE = {
    "name with a NUL": (edited(1, seats=named("a\0b")), "not the set-up"),
    "name with half a letter": (edited(1, seats=named("a\ud800b")), "not the set-up"),
    "name of 20,000 letters": (edited(1, seats=named("a" * 20_000)), "not the set-up"),
    "name of 100 letters": (edited(1, seats=named("a" * 100)), "name of seat 1 is longer"),
    "digest of 200,000 letters": (edited(1, digest="a" * 200_000), "not the set-up"),
    "digest that is a path": (edited(1, digest="../../dice"), "no digest"),
    "nested": (put(1, b"[" * 3000), "not the set-up"),
    "endless seed": (edited(1, seed=10**4000), "not the set-up"),
    "endless number": (put(4, b'{"move": ' + b"9" * 5000 + b"}"), "neither a move"),
    "hint for a list": (put(4, b'{"hint": []}'), "a hint for none of the seats"),
    "hint for a half": (put(4, b'{"hint": 0.5}'), "a hint for none of the seats"),
    "nested move": (edited(4, move="Take(" + "[" * 900 + ")"), "nested deeper"),
    "move of endless numbers": (edited(4, move=f"Take({'9' * 900}, 1, 1)"), "900 digits"),
    "seats renamed": (put(4, json.dumps({"seats": named("a" * 200)}).encode()), "name of seat 1 is longer"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_save_is_one_sentence(case: str) -> None:
    spoil, words = HOSTILE[case]
    keeper = played_match(9).keeper
    assert isinstance(keeper, SaveFile)
    path = keeper.path
    lines = path.read_bytes().splitlines()
    spoil(lines)
    content = b"".join(line + b"\n" for line in lines)
    path.write_bytes(content)
    with pytest.raises(Problem) as caught:
        resume(path)
    said = str(caught.value)
    assert words in said
    assert sentences.can_be_drawn(said)
    assert len(said) <= sentences.LONGEST
    assert [kept.read_bytes() for kept in path.parent.glob(f"{path.name}*")] == [content]


def test_a_list_of_hostile_saves_can_be_shown() -> None:
    for case, (spoil, _) in HOSTILE.items():
        keeper = played_match(9).keeper
        assert isinstance(keeper, SaveFile), case
        lines = keeper.path.read_bytes().splitlines()
        spoil(lines)
        keeper.path.write_bytes(b"".join(line + b"\n" for line in lines))
    shown = unfinished()
    assert shown
    assert all(sentences.can_be_drawn(seat.name) and len(seat.name) < 50 for one in shown for seat in one.setup.seats)
    assert all(sentences.can_be_drawn(said) for said in storage.take_notices())
