"""The caption: what is being shown, said in the prompt line, for as long as its words take to read.

An animation may be over sooner, and reduced motion hurries it further; the words stay all the same. What comes next and
has words of its own waits, what has none goes on meanwhile. A press ends the reading.
"""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.drawing.motion import Animation

LETTER = 0.045
"""Seconds that a letter takes to read, at normal speed: briskly, for what was missed is in the film and the log."""
SHORTEST, LONGEST = 1.2, 2.6
"""Of a caption, however few or many its letters."""

Wording = Callable[[], str]
"""Worded when somebody reads it, in the language chosen then."""


def seconds_to_read(text: str) -> float:
    return min(max(SHORTEST, len(text) * LETTER), LONGEST) if text else 0.0


@dataclass(frozen=True, slots=True)
class _Saying:
    """Words, and the seat that they are about."""

    words: Wording
    about: int | None


class Caption:
    def __init__(self) -> None:
        self._said: _Saying | None = None
        self.lately: list[str] = []
        """All that has been said since the last decision began to be shown."""
        self._next: _Saying | None = None
        """What has been said before the words on the screen could be read."""
        self.left = 0.0
        """Seconds until they have been read."""

    @property
    def text(self) -> str:
        return self._said.words() if self._said else ""

    @property
    def saying(self) -> object:
        """Another one whenever something else is said: cheaper to compare than its words."""
        return self._said

    @property
    def about(self) -> int | None:
        """The seat whose emblem belongs beside the words; None if they are about nobody, or about several."""
        return self._said.about if self._said else None

    @property
    def unread(self) -> bool:
        return self.left > 0

    @property
    def waiting(self) -> bool:
        """Whether something else has been said already: nothing goes on until these words have been read."""
        return self._next is not None

    def say(self, words: Wording, about: int | None = None) -> None:
        text, saying = words(), _Saying(words, about)
        if self.unread and text == self.text:
            return
        if self.unread:
            self._next = saying if text else self._next
            return
        self._said, self.left = saying, seconds_to_read(text)
        self.lately.append(text)

    def hush(self) -> None:
        """Nothing is being said, as soon as what was has been read."""
        if not self.unread:
            self._said = None

    def tick(self, dt: float) -> None:
        self.left = max(0.0, self.left - dt)
        if not self.unread and self._next:
            saying, self._next = self._next, None
            self.say(saying.words, saying.about)

    def pass_over(self) -> None:
        """Somebody has read enough, of what was said and of what has been waiting."""
        self.left = 0.0
        if self._next:
            self._said, self._next = self._next, None


class Reading(Animation):
    """Waits until the words on the screen have been read."""

    def __init__(self, caption: Caption) -> None:
        self.caption = caption

    def advance(self, dt: float) -> float | None:
        return None if self.caption.unread else dt

    def finish(self) -> None:
        self.caption.pass_over()
