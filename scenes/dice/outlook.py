"""What the dice on the table would pay as they lie: asked of the rules, kept until something moves."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.dice.records import PARTS, Die, Scored
from game.dice.scoring import Pay, closest_miss, count_colour, count_value, leaders, score_round


@dataclass
class Outlook:
    scored: list[Scored]
    points: list[int]
    """By seat, what the round would pay now."""
    parts: dict[str, list[int]]
    """By scoring item and seat."""
    by_value: list[list[int]]
    """By value, 1 first, the seats that have the most."""
    by_colour: list[list[int]]
    miss: int | None
    """By how much the closest group misses the goal."""
    touched: list[bool] = field(default_factory=list)
    """By seat, whether it has dice at all."""


def outlook(goal: int, board: Sequence[int], players: Sequence[Sequence[Sequence[Die]]], pay: Pay) -> Outlook:
    hands = [[die for group in groups for die in group] for groups in players]
    seats = range(len(players))
    scored = [item for item in score_round(goal, board, players, pay) if hands[item.seat]]
    parts = {
        part: [sum(s.points for s in scored if s.part == part and s.seat == seat) for seat in seats] for part in PARTS
    }
    return Outlook(
        scored,
        [sum(parts[part][seat] for part in PARTS) for seat in seats],
        parts,
        [leaders([count_value(hand, value) for hand in hands]) for value in range(1, 7)],
        [leaders([count_colour(hand, colour) for hand in hands]) for colour in seats],
        closest_miss(goal, players),
        [bool(hand) for hand in hands],
    )
