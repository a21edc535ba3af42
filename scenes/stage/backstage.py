"""What scenes may use of the stage: canvas and clock, devices, words, sound, preferences, and who thinks for them."""

import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

import pygame

from scenes.devices.input import Input
from scenes.devices.phones import Phones
from scenes.drawing.canvas import Canvas, Workshop
from scenes.stage.preferences import SCANS, Preferences
from scenes.stage.sound import Sound
from scenes.stage.texts import Texts
from scenes.stage.thinking import Thinking
from scenes.stage.window import Miniature, open_window, screens

BREATH, SHORT_BREATH = 0.03, 0.001
"""Seconds for the loop between two things that are fetched beside it."""


class Backstage:
    canvas: Canvas

    def __init__(self, prefs: Preferences, size: tuple[int, int] | None, surface: pygame.Surface | None) -> None:
        """With a surface, in a window that has been opened before."""
        pygame.font.init()
        self.prefs = prefs
        self.workshop = Workshop(prefs.text_size / 100, prefs.high_contrast)
        self.texts = Texts(prefs.language)
        self.sound = Sound(prefs)
        self.thinking = Thinking()
        self.dirty = True
        """Whether the next turn has to draw though nothing moves."""
        self.clock = 0.0
        """Seconds on the stage, for everything that bobs."""
        self._resized(surface or open_window(prefs, size))
        self.screens = screens()
        """The sizes of the screens there were when they were last looked at."""
        self.input = Input(self.to_plan)
        self._bind()
        self.phones = Phones(self.input, words_of_the_page)
        self._voices: dict[str, Texts] = {}
        """The languages that somebody reads on a phone, once they are loaded."""

    @property
    def still(self) -> bool:
        return self.prefs.reduced_motion

    def fetch(self, loading: Iterable[object]) -> None:
        """Load, beside the loop, what will soon be wanted: nobody then waits for it when going there."""

        def load() -> None:
            with suppress(Exception):  # whoever goes there finds out, and it is said there
                for _ in loading:
                    time.sleep(BREATH)
                for sheet in self.texts.sheets:
                    sheet.get_ready()

        threading.Thread(target=load, daemon=True).start()

    @contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        """In another language for a moment: for somebody who reads on a phone. Until it is loaded, in the usual one."""
        usual = self.texts
        if language != usual.language and language not in self._voices:
            self._voices[language] = usual
            threading.Thread(target=self._learn, args=(language,), daemon=True).start()
        self.texts = usual if language == usual.language else self._voices[language]
        try:
            yield
        finally:
            self.texts = usual

    def _learn(self, language: str) -> None:
        """All of it before a word is spoken: a message costs the loop more to understand than a sheet to make."""
        with suppress(Exception):  # the usual language does, too
            voice = Texts(language)
            for sheet in voice.sheets:
                sheet.get_ready()
            for _ in voice.sheets[0].understand_all():
                time.sleep(SHORT_BREATH)
            self._voices[language] = voice

    def voice(self, language: str) -> str:
        """The language that somebody who wants this one is spoken to in."""
        return self._voices[language].language if language in self._voices else self.texts.language

    # The window

    def toggle_fullscreen(self) -> None:
        self.prefs.fullscreen = not self.prefs.fullscreen
        self.prefs.save()
        self._resized(open_window(self.prefs, None))

    def move_to_screen(self, number: int) -> None:
        """The window goes there, and is there next time; screens are counted from 1."""
        self.prefs.display = number
        self.prefs.save()
        self._resized(open_window(self.prefs, None))

    def mind_screens(self) -> None:
        """A television has gone, come back or changed its size: full screen again, where it was chosen to be."""
        before, self.screens = self.screens, screens()
        if self.screens and self.screens != before and self.prefs.fullscreen:
            try:
                self._resized(open_window(self.prefs, None))
            except (pygame.error, ValueError):  # it has changed again meanwhile: the next look tries once more
                self.screens = []

    def _take_screen_event(self, event: pygame.Event) -> None:
        """The window is elsewhere, has another size, or is back. Where somebody has moved it, it stays next time; where
        it had to go because its screen is gone, it goes back there with it."""
        self.dirty = True
        surface = pygame.display.get_surface()
        moved = event.type == pygame.WINDOWDISPLAYCHANGED and screens() == self.screens
        if moved and self.prefs.display <= len(self.screens) and self.prefs.display != event.display_index + 1:
            self.prefs.display = event.display_index + 1
            self.prefs.save()
        self.mind_screens()
        if event.type == pygame.WINDOWRESTORED and self.prefs.fullscreen and not pygame.display.is_fullscreen():
            self._resized(open_window(self.prefs, None))
        elif surface and surface.get_size() != self._window_size:
            self._resized(surface)

    def _resized(self, surface: pygame.Surface) -> None:
        self._window_size = surface.get_size()
        self.workshop.clear()
        self._miniature = Miniature(surface) if Miniature.wanted(surface) else None
        self.canvas = Canvas(self._miniature.surface if self._miniature else surface, self.workshop)
        self.dirty = True

    def flip(self) -> None:
        """Let what has been drawn be seen."""
        if self._miniature:
            self._miniature.show()
        pygame.display.flip()

    def to_plan(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """Where a pixel of the window lies on the plan."""
        return self.canvas.to_plan(self._miniature.inside(pixel) if self._miniature else pixel)

    # Preferences that take effect at once

    def apply_preferences(self) -> None:
        self.prefs.save()
        self.workshop.choose(self.prefs.text_size / 100, self.prefs.high_contrast)
        if self.texts.language != self.prefs.language:
            self.texts = Texts(self.prefs.language)
        self.sound.apply()
        self._bind()
        self.dirty = True

    def _bind(self) -> None:
        prefs = self.prefs
        self.input.bind(prefs.keys, prefs.buttons, prefs.buttons_by_pad, prefs.left_handed)
        self.input.switch = prefs.switch if SCANS[prefs.scan] else ""


def words_of_the_page(language: str) -> dict[str, str]:
    """What the page on a phone says by itself."""
    return Texts(language).under("phone-page-")
