"""What is said of a scene: words that stand on the screen for everybody, and no others."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.door.sentences import drawable

LONGEST = 3000
"""Letters: a page of rules, and a good deal more than anybody listens to."""
ENDS = (".", "!", "?", "…", ":", ";", ",")


@dataclass(frozen=True, slots=True)
class Spoken:
    """A scene in words: those that are said when they come, and those about what has the focus."""

    lines: tuple[str, ...] = ()
    focus: str = ""
    turn: tuple[str, ...] = ()
    """Which of the lines are about somebody's own turn: where other lines cut them off, they are said again."""


def sentences(parts: Iterable[str]) -> str:
    """One after another, with a breath between them."""
    words = [" ".join(part.split()) for part in parts]
    return drawable(" ".join(part if part.endswith(ENDS) else f"{part}." for part in words if part), LONGEST)
