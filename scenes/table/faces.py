"""Computer players as people see them: their faces and their names."""

from game.players import LEVELS
from scenes.stage.texts import Texts

USUAL_LEVEL = LEVELS[1]
"""Who sits down where nobody has said which of them."""


def face_of(player: str) -> str:
    """The drawing of a computer player."""
    return f"face-{player if player in LEVELS else LEVELS[0]}"


def name_of(texts: Texts, player: str, taken: set[str]) -> str:
    """What a computer player calls itself at a table where these names are taken."""
    name = texts(f"computer-{player}")
    return next(full for full in (name, *(f"{name} {i}" for i in range(2, 9))) if full not in taken)
