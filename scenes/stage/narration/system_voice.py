"""The voice of the system, beside the loop: one thread, and room for one text. The newest takes the place of any other
that waits, and what is being said is cut off. However slow, broken or hung a program is that speaks, nobody waits."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from subprocess import SubprocessError

from game import storage
from scenes.stage.narration.speakers import Speaker, speakers_here

TRIES = 2
"""After so many failures in a row a program is given up."""
LOOK = 0.04
"""Seconds after which it is looked whether a text has been said."""
START, LETTER = 5.0, 0.2
"""Seconds that a program may take to begin, and for each letter, before it counts as hung."""


class SystemVoice:
    def __init__(self, find: Callable[[], list[Speaker]] = speakers_here) -> None:
        self._find = find
        self._changed = threading.Condition()
        self._wanted: tuple[str, str] | None = None
        """The text that is to be said next, and its language."""
        self._busy = self._closed = False
        self._thread: threading.Thread | None = None
        self._speakers: list[Speaker] = []
        self._failures = 0

    @property
    def talking(self) -> bool:
        return self._wanted is not None or self._busy

    def say(self, text: str, language: str) -> None:
        with self._changed:
            self._wanted = text, language
            self._changed.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="narration", daemon=True)
            self._thread.start()

    def close(self, patience: float = 0.0) -> None:
        with self._changed:
            self._closed, self._wanted = True, None
            self._changed.notify()
        if self._thread and patience:
            self._thread.join(patience)

    # In the thread

    def _work(self) -> None:
        self._speakers = self._find()
        if not self._speakers:
            _give_up("none was found")
        while wanted := self._next():
            self._utter(*wanted)
        for speaker in self._speakers[:1]:
            _end(speaker)

    def _next(self) -> tuple[str, str] | None:
        """What is to be said, as soon as there is something; None once nothing more is."""
        with self._changed:
            self._busy = False
            self._changed.wait_for(self._interrupted)
            wanted, self._wanted = self._wanted, None
            self._busy = wanted is not None
            return wanted

    def _interrupted(self) -> bool:
        return self._wanted is not None or self._closed

    def _utter(self, text: str, language: str) -> None:
        """Say it with the first program that can; one that cannot gets another try, and then the next its turn."""
        while self._speakers and not self._interrupted():
            speaker = self._speakers[0]
            try:
                speaker.begin(text, language)
                if not self._hear_out(speaker, START + LETTER * len(text)):
                    speaker.stop()
            except (OSError, SubprocessError) as error:
                _end(speaker)
                self._fail(error)
            else:
                self._failures = 0
                return

    def _hear_out(self, speaker: Speaker, longest: float) -> bool:
        """Whether it has said all of it; not if there is something else to say, or silence is wanted."""
        until = time.monotonic() + longest
        while not speaker.over():
            if time.monotonic() > until:
                raise TimeoutError("it does not come to an end")
            with self._changed:
                if self._changed.wait_for(self._interrupted, LOOK):
                    return False
        return True

    def _fail(self, error: Exception) -> None:
        self._failures += 1
        if self._failures < TRIES:
            return
        gone, self._failures = self._speakers.pop(0), 0
        if not self._speakers:
            _give_up(f"{gone.program}: {error}")


def _end(speaker: Speaker) -> None:
    with suppress(OSError, SubprocessError):
        speaker.end()


def _give_up(why: str) -> None:
    storage.notice(f"Nothing can be read aloud ({why}); see that your system speaks, then switch it off and on again.")
