"""What is said about a file that is not as it should be: one sentence that can be drawn, and fits on the screen."""

import re
import sys
from contextlib import suppress
from pathlib import Path

LONGEST = 760
"""Letters of a sentence: so many fit on the screen with the largest text."""
LONGEST_PATH, LONGEST_PLACE, LONGEST_WHAT, LONGEST_CURE = 160, 80, 160, 340
UNDRAWABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
"""Control characters, what turns the direction of writing round, and halves of letters: a font refuses some of them,
and the others are no sight."""


def can_be_drawn(text: str) -> bool:
    return UNDRAWABLE.search(text) is None


def drawable(text: str, longest: int = LONGEST) -> str:
    """The text with its blanks made plain and all that cannot be drawn as ?, cut where it is too long."""
    return UNDRAWABLE.sub("?", " ".join(shortened(text, longest).splitlines()))


def shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _path(file: Path | str) -> str:
    """The end of a path says more than its beginning."""
    text = str(file)
    return text if len(text) <= LONGEST_PATH else f"…{text[1 - LONGEST_PATH :]}"


class Problem(ValueError):  # noqa: N818
    """Something outside the program is not as it should be; `str()` is one sentence a player can act on."""

    def __init__(self, what: str, cure: str, file: Path | str = "", place: str = "") -> None:
        what, cure, place = (
            drawable(text, longest)
            for text, longest in ((what, LONGEST_WHAT), (cure, LONGEST_CURE), (place, LONGEST_PLACE))
        )
        where = ", ".join(part for part in (drawable(_path(file)), place) if part)
        super().__init__(f"{where}: {what}; {cure}." if where else f"{what[:1].upper()}{what[1:]}; {cure}.")
        self.file = file
        self.place = place
        self.what = what
        self.cure = cure


def tell(text: str) -> None:
    """Print on the error stream, if there is one that takes it: that it does not is no reason to stop."""
    with suppress(OSError, ValueError):
        print(text, file=sys.stderr, flush=True)
