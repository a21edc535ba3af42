"""What a game of Bangkok: Dice came to, for `simulate`."""

from collections import Counter
from collections.abc import Sequence

from game.contract import Event
from game.dice.records import DieTaken, RoundBegan, RoundEnded, Scored


def facts(events: Sequence[Event]) -> dict[str, float]:
    """Rounds; and for each player and round the groups made, the correct sums among them, and the sequences."""
    rounds = seats = 0
    groups: set[tuple[int, int, int]] = set()
    paid: Counter[str] = Counter()
    for event in events:
        if isinstance(event, RoundBegan):
            rounds += 1
        elif isinstance(event, DieTaken):
            groups.add((rounds, event.seat, event.group))
        elif isinstance(event, Scored):
            paid[event.source] += 1
        elif isinstance(event, RoundEnded):
            seats = len(event.totals)
    hands = rounds * seats
    return {
        "rounds": rounds,
        "groups": len(groups) / hands,
        "correct_sums": paid["correct_sum"] / hands,
        "sequences": paid["sequences"] / hands,
    }
