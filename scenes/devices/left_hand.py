"""A pad for the left hand: its mirror image. The thumb that chooses is then the left one, on the d-pad.

What a button does moves to the button that lies where a mirror would show it; a direction stays the direction in which
its button lies.
"""

from collections.abc import Mapping

FACES = {"down": "a", "right": "b", "left": "x", "up": "y"}
"""By where they lie, the buttons under the right thumb."""
NINTENDO_FACES = {"down": "b", "right": "a", "left": "y", "up": "x"}
"""SDL calls buttons by what is written on them, and there the letters lie elsewhere."""
ACROSS = {"left": "right", "right": "left", "up": "up", "down": "down"}
PAIRS = (("lb", "rb"), ("lt", "rt"), ("back", "start"))


def mirrored(family: str) -> Mapping[str, str]:
    """By the button that is pressed, the one whose place it takes."""
    faces = NINTENDO_FACES if family == "nintendo" else FACES
    means = {way: faces[ACROSS[way]] for way in ACROSS} | {face: way for way, face in faces.items()}
    for left, right in PAIRS:
        means[left], means[right] = right, left
    return means
