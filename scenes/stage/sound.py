"""Effects and music. Without a sound device everything here quietly does nothing.

The mixer opens after the first frame and the effects are read on a thread of their own, so that neither keeps the
title waiting.
"""

import threading

import pygame

from game import storage
from scenes.stage.preferences import Preferences

FOLDER = storage.ASSETS / "sound"


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

    def tick(self) -> None:
        """Called once a frame: the second one opens the mixer."""
        self.frames += 1
        if self.frames == 2:
            self._open()

    def _open(self) -> None:
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(16)
        except (pygame.error, OSError) as error:
            storage.notice(f"No sound: {error}. The games play on without it.")
            return
        self.ready = True
        threading.Thread(target=self._load, daemon=True).start()
        self._start_tune()

    def _load(self) -> None:
        for path in sorted(FOLDER.glob("*.ogg")):
            if not path.stem.startswith("music-"):
                try:
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

    def _loudness(self) -> float:
        return 0.0 if self.prefs.mute else self.prefs.music / 100

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
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._loudness())
            pygame.mixer.music.play(-1, fade_ms=600)
        except (pygame.error, OSError) as error:
            storage.notice(f"{path}: the music cannot be played ({error}); install the file again.")
