"""Records as text: what is none is refused, with words. That every game's own round-trip, the contract asks."""

import pytest

from game.contract import parse
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
