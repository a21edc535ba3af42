"""What a game of Bangkok: Dice is played with (D1, D8-D14): its dice, what they pay, and tables to look things up in.

A position is copied thousands of times a second; all that never changes during a game lives here and is shared.
"""

from dataclasses import dataclass

from game.dice.records import Die, Take

COLOURS = 5
"""As many as the most players."""
MOST_GROUPS = 7
KINDS: tuple[Die, ...] = tuple((colour, value) for colour in range(COLOURS) for value in range(1, 7))
"""Dice that look the same are of one kind, its number here."""
COLOUR = tuple(colour for colour, _ in KINDS)
VALUE = tuple(value for _, value in KINDS)
"""By kind."""
TAKES = tuple(
    tuple(tuple(Take(colour, value, group) for group in range(groups + 1)) for colour, value in KINDS)
    for groups in range(MOST_GROUPS)
)
"""The moves made once, as lists to pick from: by the number of groups one has, then by kind of die."""


def kind_of(colour: int, value: int) -> int:
    return colour * 6 + value - 1


@dataclass(frozen=True, slots=True)
class Pay:
    """What each scoring item pays, as the component file says."""

    correct_sum: int
    closest_sum: int
    least_colours: int
    three_of_a_kind: int
    sequences: tuple[int, ...]
    """By length."""
    rows: tuple[tuple[int, ...], ...]
    """By row of the value board, 1 first: for the first, the second, the third."""


@dataclass(frozen=True, slots=True)
class DiceSet:
    colours: tuple[str, ...]
    dice_per_colour: int
    goal_bonus: int
    pay: Pay


class Rules:
    """The dice of one game, and what the hot paths look up."""

    __slots__ = ("dice", "hand", "pay")

    def __init__(self, dice: DiceSet) -> None:
        self.dice = dice
        self.pay = dice.pay
        self.hand = dice.dice_per_colour - 1
        """How many dice each player takes in a round, and how many of each colour lie in the pool: the last one of a
        colour lies on the value board."""
