"""The components of Bangkok: Dice: its dice and what each scoring item pays, from assets/components/dice.toml."""

from dataclasses import replace

from game.components import Section, read_components
from game.contract import Components
from game.dice.rules import COLOURS, DiceSet, Pay, Rules

GAME_ID = "dice"
LONGEST_RUN = 6
MOST_POINTS = 99


def load() -> Components:
    """The checked components, as Rules; Problem if there is no good file."""
    components = read_components(f"{GAME_ID}.toml", _dice_set)
    return replace(components, parts=Rules(components.parts))


def _dice_set(file: Section) -> DiceSet:
    return DiceSet(
        colours=file.words("colours", COLOURS),
        dice_per_colour=file.whole("dice_per_colour", 2, 8),  # a hand of seven is all that groups are made for
        goal_bonus=file.whole("goal_bonus", 0, 36),
        pay=_pay(file),
    )


def _pay(file: Section) -> Pay:
    points = file.section("points")
    lengths = points.section("sequences")
    rows = file.section("rows")
    pay = Pay(
        correct_sum=points.whole("correct_sum", 0, MOST_POINTS),
        closest_sum=points.whole("closest_sum", 0, MOST_POINTS),
        least_colours=points.whole("least_colours", 0, MOST_POINTS),
        three_of_a_kind=points.whole("three_of_a_kind", 0, MOST_POINTS),
        sequences=(0, 0, 0, *(lengths.whole(str(n), 0, MOST_POINTS) for n in range(3, LONGEST_RUN + 1))),
        rows=tuple(rows.wholes(str(value), 3, 0, MOST_POINTS) for value in range(1, 7)),
    )
    for section in (points, lengths, rows):
        section.done()
    return pay
