"""Effects and music. Without a sound device everything here quietly does nothing.

The mixer opens after the first frame and the effects are read on a thread of their own, so that neither keeps the
title waiting. A loudspeaker that comes or goes, say the television's, lets the mixer open anew, beside the loop.
"""

import threading
import time
from contextlib import suppress

import pygame
from pygame._sdl2 import audio, sdl2

from game import storage
from scenes.stage.preferences import Preferences

FOLDER = storage.ASSETS / "sound"
SETTLED = 30
"""Frames after which no more devices come or go at once: a television says several things when it is switched on."""

READING = threading.Lock()
"""Held while the mixer reads a file. The first one of a kind makes SDL's mixer write down that it knows the kind, with
nothing that keeps two threads from doing so at once: the program would end there and then."""

LOWERED = 0.35
"""How much is left of the music while something is read aloud."""


def open_mixer() -> None:
    """On the device that the system prefers now; pygame.error or OSError if there is none."""
    pygame.mixer.init(44100, -16, 2, 1024)
    pygame.mixer.set_num_channels(16)


def _devices() -> list[str]:
    """Where sound can be played now; none that anybody knows of without an open mixer."""
    with suppress(RuntimeError):
        return list(audio.get_audio_device_names(False))
    return []


class Sound:
    def __init__(self, prefs: Preferences) -> None:
        self.prefs = prefs
        self.effects: dict[str, pygame.mixer.Sound] = {}
        self.ready = False
        self.frames = 0
        self.tune: str | None = None
        self.playing: str | None = None
        self.turns: dict[str, int] = {}
        """By name how often one of several effects has been taken."""
        self.devices: list[str] = []
        """Those that there were when the mixer opened."""
        self.giving_way = False
        """Whether something is being read aloud meanwhile."""
        self._wait: int | None = None
        """So many frames until the mixer opens anew."""
        self._move: threading.Thread | None = None
        self._reading: threading.Thread | None = None
        self._over = False
        """Whether the program ends: what has not been read need not be."""

    def tick(self) -> None:
        """Called once a frame: the second one opens the mixer."""
        self.frames += 1
        if self.frames == 2:
            self._open()
            self._go_on()
        if self._wait is not None:
            self._wait -= 1
            if self._wait <= 0 and self._move is None:
                self._leave()
        if self._move and not self._move.is_alive():
            self._move = None
            self._go_on()

    def _open(self) -> None:
        try:
            open_mixer()
        except (pygame.error, OSError) as error:
            storage.notice(f"No sound: {error}. The games play on without it.")
            with suppress(RuntimeError):  # SDL's own layer has an error of its own
                sdl2.init_subsystem(sdl2.INIT_AUDIO)  # so that it is said when a loudspeaker comes

    def _go_on(self) -> None:
        """The mixer is open, if it can be."""
        self.devices = _devices()
        if pygame.mixer.get_init():
            self.ready = True
            self._start_tune()
            self._reading = threading.Thread(target=self._load, daemon=True)
            self._reading.start()

    def close(self, patience: float) -> None:
        """The mixer closes with the program. It would not survive that somebody reads from it, or closes it, too; but
        for a loudspeaker that never answers nobody is kept for longer than so many seconds."""
        self._over, end = True, time.monotonic() + patience
        for thread in (self._move, self._reading):
            if thread:
                thread.join(max(0.0, end - time.monotonic()))

    # Loudspeakers that come and go

    def hear_of(self, event: pygame.Event) -> None:
        """A device has come or gone. SDL tells of each when the mixer opens, too: those are no news."""
        if event.iscapture or self.frames < 2:
            return
        ours_is_gone = event.type == pygame.AUDIODEVICEREMOVED and event.which > 0
        if ours_is_gone or (self._move is None and _devices() != self.devices):
            self._wait = SETTLED

    def _leave(self) -> None:
        """For the device that the system prefers now; meanwhile there is silence, and nobody waits."""
        self._wait = None
        self.ready, self.playing = False, None
        self._move = threading.Thread(target=self._reopen, daemon=True)
        self._move.start()

    def _reopen(self) -> None:
        if self._reading:
            self._reading.join()
        self.effects.clear()  # they were read for the old device
        pygame.mixer.quit()
        self._open()

    def _load(self) -> None:
        for path in sorted(FOLDER.glob("*.ogg")):
            if self._over:
                return
            if not path.stem.startswith("music-"):
                try:
                    with READING:
                        self.effects[path.stem] = pygame.mixer.Sound(path)
                except (pygame.error, OSError) as error:
                    storage.notice(f"{path}: the sound cannot be read ({error}); install the file again.")

    def play(self, name: str) -> None:
        """An effect by name; `die-set` takes `die-set-1`, `die-set-2` ... in turn."""
        if not self.ready or self.prefs.mute or not self.prefs.effects:
            return
        effect = self.effects.get(name)
        if effect is None:
            several = sorted(key for key in list(self.effects) if key.startswith(f"{name}-") and key[-1].isdigit())
            if not several:
                return
            turn = self.turns[name] = self.turns.get(name, -1) + 1
            effect = self.effects[several[turn % len(several)]]
        effect.set_volume(self.prefs.effects / 100)
        effect.play()

    def music(self, tune: str | None) -> None:
        self.tune = tune
        if self.ready:
            self._start_tune()

    def apply(self) -> None:
        """Take over changed volumes."""
        if self.ready:
            pygame.mixer.music.set_volume(self._loudness())
            self._start_tune()

    def give_way(self, now: bool) -> None:
        """The music is lower while something is read aloud."""
        if now != self.giving_way:
            self.giving_way = now
            if self.ready:
                pygame.mixer.music.set_volume(self._loudness())

    def _loudness(self) -> float:
        usual = 0.0 if self.prefs.mute else self.prefs.music / 100
        return usual * LOWERED if self.giving_way else usual

    def _start_tune(self) -> None:
        wanted = self.tune if self._loudness() else None
        if wanted == self.playing:
            return
        self.playing = wanted
        if wanted is None:
            pygame.mixer.music.fadeout(400)
            return
        path = FOLDER / f"music-{wanted}.ogg"
        try:
            with READING:
                pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._loudness())
            pygame.mixer.music.play(-1, fade_ms=600)
        except (pygame.error, OSError) as error:
            storage.notice(f"{path}: the music cannot be played ({error}); install the file again.")
