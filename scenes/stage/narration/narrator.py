"""The one place that decides what is said, and when: what is new on the screen, once it has rested for a moment.

Scenes answer what would be said of them now; they are asked only when something they hang on has changed. The newest
words win. Nobody is told the same thing twice in a row.
"""

from collections.abc import Callable
from typing import Protocol

from scenes.stage.narration.spoken import Spoken, sentences
from scenes.stage.scene import Scene

REST = 0.25
"""Seconds by the stage's clock for which the focus has to stay before it is told: on its way it is quiet."""


class Voice(Protocol):
    """Whoever says it. Nothing here ever waits."""

    @property
    def talking(self) -> bool:
        """Whether something is being said, or about to be."""

    def say(self, text: str, language: str) -> None:
        """Say it now; what was being said is cut off."""

    def close(self, patience: float = 0.0) -> None:
        """Be silent at once and for good; with patience, wait so many seconds until that is done."""


def system_voice() -> Voice:
    from scenes.stage.narration.system_voice import SystemVoice  # whoever reads the screen needs no other program

    return SystemVoice()


class Narrator:
    def __init__(self, find_voice: Callable[[], Voice] = system_voice) -> None:
        self._find_voice = find_voice
        self._voice: Voice | None = None
        """Not before there is something to say."""
        self._forget()

    def _forget(self) -> None:
        self._hung_on: object = None
        self._now: tuple[Scene | None, Spoken] = None, Spoken()
        """What would be said, and since when by the clock."""
        self._since = 0.0
        self._told: tuple[Scene | None, Spoken] = None, Spoken()
        """What has been said so far."""
        self._last: tuple[str, ...] = ()
        """The parts of what was said last."""

    @property
    def talking(self) -> bool:
        return self._voice is not None and self._voice.talking

    def close(self, patience: float = 0.0) -> None:
        """Nothing more is to be said, at once; whatever comes later begins anew."""
        if self._voice:
            self._voice.close(patience)
            self._voice = None
        self._forget()

    def tick(self, scene: Scene, notice: str, presses: int, clock: float, language: str) -> None:
        """A moment has passed. `notice`: what stands over the scene; `presses`: another number after each."""
        hangs_on = scene, notice, presses, language, scene.spoken_of()
        if hangs_on != self._hung_on:
            self._hung_on = hangs_on
            found = scene.spoken()
            now = scene, Spoken((*found.lines, notice), found.focus, found.turn)
            if now != self._now:
                self._now, self._since = now, clock
        if self._now != self._told and clock - self._since >= REST:
            self._tell(language)

    def _tell(self, language: str) -> None:
        (scene, spoken), (before, told) = self._now, self._told
        same = scene is before
        fresh = [line for line in spoken.lines if line and not (same and line in told.lines)]
        if fresh and self.talking:
            fresh += [line for line in spoken.turn if line in self._last and line not in fresh]
        if not (same and spoken.focus == told.focus):
            fresh.append(spoken.focus)
        self._told = self._now
        parts = tuple(part for part in fresh if part)
        if parts and parts != self._last:
            self._last = parts
            self._voice = self._voice or self._find_voice()
            self._voice.say(sentences(parts), language)
