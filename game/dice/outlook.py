"""Help for thinking that plays for nobody: what the dice on the table would pay as they lie, and who leads in what.

Pure functions, and all lies open: the table as it is shown may be asked about as well as a position.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.dice.records import SOURCES, Die
from game.dice.rules import Pay
from game.dice.scoring import closest_miss, count_colour, count_value, leaders, score_round


@dataclass(frozen=True, slots=True)
class RoundOutlook:
    """The round as it would be counted now. Who has no dice yet has no points either."""

    points: list[int]
    """By seat."""
    sources: dict[str, list[int]]
    """By scoring item and seat."""
    by_value: list[list[int]]
    """By value, 1 first, the seats that have the most."""
    by_colour: list[list[int]]
    miss: int | None
    """By how much the closest group misses the goal."""
    touched: list[bool]
    """By seat, whether it has dice at all."""


def round_outlook(
    goal: int, board: Sequence[int], players: Sequence[Sequence[Sequence[Die]]], pay: Pay
) -> RoundOutlook:
    """By seat, its groups of dice; `board` gives each colour's place."""
    hands = [[die for group in groups for die in group] for groups in players]
    seats = range(len(players))
    sources = {source: [0] * len(players) for source in SOURCES}
    for item in score_round(goal, board, players, pay):
        if hands[item.seat]:
            sources[item.source][item.seat] += item.points
    return RoundOutlook(
        [sum(points[seat] for points in sources.values()) for seat in seats],
        sources,
        [leaders([count_value(hand, value) for hand in hands]) for value in range(1, 7)],
        [leaders([count_colour(hand, colour) for hand in hands]) for colour in seats],
        closest_miss(goal, players),
        [bool(hand) for hand in hands],
    )
