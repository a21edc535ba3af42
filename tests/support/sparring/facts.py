"""What a game of Sparring came to, for `simulate`."""

from collections.abc import Sequence

from game.contract import Event
from tests.support.sparring.records import Passed, SticksTaken


def facts(events: Sequence[Event]) -> dict[str, float]:
    """Turns, and how many of them were passed."""
    passed = sum(isinstance(event, Passed) for event in events)
    return {"turns": passed + sum(isinstance(event, SticksTaken) for event in events), "passed": passed}
