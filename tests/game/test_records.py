"""Records as text: what is none is refused, with words. That every game's own round-trip, the contract asks."""

from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from game.contract import Event, parse
from game.dice.records import PoolRolled, Scored, Take


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Take",
        "Take(",
        "Take(1, 2)",
        "Take(1, 2, 3, 4)",
        "Take(1, 2, 3",
        "Take(1, 2, x)",
        "Take(1, 2, 3.0)",
        "Take(true, 2, 3)",
        "Take(null, 2, 3)",
        "Take([1], 2, 3)",
        'Take("1", 2, 3)',
        "Scored(0, 1, 2, [])",
        'Scored(0, 1, "sequences", [null])',
        "PoolRolled([[1, 2, 3]])",
        "PoolRolled([1])",
        "Drop(1)",
        "Take(" + "[" * 100_000 + ")",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a record|does not fit"):
        parse(text, (Take, Scored, PoolRolled))


@dataclass(frozen=True, slots=True)
class Poured(Event):
    """Something with a default, and what has to be true of it."""

    cups: int
    into: str = "glass"


@dataclass(frozen=True, slots=True)
class Iced(Poured):
    """One that another is derived from, with more to it and another default."""

    into: str = "jug"
    cubes: int = 2


@dataclass(frozen=True, slots=True)
class Careful(Poured):
    def __post_init__(self) -> None:
        if self.cups < 0:
            raise ValueError("no cup is less than empty")


def test_a_record_is_made_as_dataclasses_are() -> None:
    """Though quicker: with its defaults, by place and by name, and nothing changes it afterwards."""
    poured = Poured(2)
    assert poured == Poured(cups=2, into="glass") == replace(Poured(1), cups=2)
    assert hash(poured) == hash(Poured(2, "glass"))
    with pytest.raises(FrozenInstanceError):
        setattr(poured, "cups", 3)  # noqa: B010  an assignment would be seen by mypy
    with pytest.raises(FrozenInstanceError):
        del poured.cups
    for values in ((), (1, "glass", 3)):
        with pytest.raises(TypeError, match="argument"):
            Poured(*values)


def test_a_record_that_is_derived_from_another_is_made_like_it() -> None:
    assert str(Iced(1)) == 'Iced(1, "jug", 2)'
    assert Iced(1, cubes=3) == replace(Iced(1), cubes=3) != Poured(1, "jug")


def test_what_a_record_asks_of_its_values_is_asked() -> None:
    assert Careful(1).into == "glass"
    with pytest.raises(ValueError, match="less than empty"):
        Careful(-1)
