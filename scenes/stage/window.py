"""The window. It opens before most of the program is loaded, so that the title's ground is drawn in the meantime."""

import ctypes
import os
import sys
from contextlib import suppress

import pygame
from pygame import Rect

from game import storage
from scenes.drawing import raster
from scenes.drawing.theme import NIGHT, TITLE_BACKDROP
from scenes.stage.preferences import Preferences

WISHES = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",  # or Windows at 300 % would show a stretched 720p on a 4K television
    "SDL_RENDER_VSYNC": "1",  # whole pictures, where there is a renderer that can wait; SDL goes without elsewhere
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",  # a television that goes off takes the focus away
}
"""What SDL is told, as it wants it: in the environment."""
UNSEEN = ("dummy", "offscreen")
"""Drivers of SDL that draw where nobody sees it."""
FIRST_WINDOW = (1280, 720)
SMALLEST = (640, 360)
"""In a smaller window it is all drawn at this size and then made smaller: letters and frames have a least size, and
where that is large beside the window nothing fits any more."""
PICTURE_SIZE = 400_000
"""Bytes from which on a piece of memory is most likely a picture."""


def give_pictures_back() -> None:
    """Pictures come and go with the scenes. GNU's allocator would keep the room of those that have gone for others of
    their size, at 3840 x 2160 more than 100 MB; told not to, it gives each back to the system at once."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another allocator: nothing to tell it
            ctypes.CDLL(None).mallopt(-3, PICTURE_SIZE)  # M_MMAP_THRESHOLD


def tell_sdl() -> None:
    """Before the first window; whoever has said otherwise when starting the program has their way."""
    for name, value in WISHES.items():
        os.environ.setdefault(name, value)


def is_seen() -> bool:
    """Whether somebody can see what is drawn. Where SDL finds no screen it draws all the same, in the dark; that is for
    those who have asked for it."""
    return pygame.display.get_driver() not in UNSEEN or bool(os.environ.get("SDL_VIDEODRIVER"))


def screens() -> list[tuple[int, int]]:
    """The sizes of the screens there are; none while the system does not know, as when a television goes off."""
    try:
        return pygame.display.get_desktop_sizes()
    except pygame.error:
        return []


def display_of(prefs: Preferences, count: int) -> int:
    """The number, from 0, of the screen to be on: the one that was chosen; the first stands in while that is gone."""
    return prefs.display - 1 if prefs.display <= count else 0


def say_if_missing(wanted: int | None) -> None:
    """Whoever has asked for a screen that is not there is told."""
    count = pygame.display.get_num_displays()
    if wanted and wanted > count:
        there = "there is only one now" if count == 1 else f"there are {count} now"
        storage.notice(f"There is no screen {wanted}: {there}; the first stands in until it is switched on.")


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Of a window: where a screen has so many pixels that it would be a stamp, twice or three times as large."""
    times = max(1, min(desktop[0] // 1920, desktop[1] // 1080))
    return FIRST_WINDOW[0] * times, FIRST_WINDOW[1] * times


def open_window(prefs: Preferences, size: tuple[int, int] | None) -> pygame.Surface:
    give_pictures_back()
    tell_sdl()
    pygame.display.init()
    if not is_seen():
        raise pygame.error("no screen was found")
    pygame.display.set_caption("Longtail")
    desktops = screens()
    if not desktops:
        raise pygame.error("no screen is there now")
    display = display_of(prefs, len(desktops))
    if prefs.fullscreen and not size:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=display)
    return pygame.display.set_mode(size or first_size(desktops[display]), pygame.RESIZABLE, display=display)


def open_early(prefs: Preferences, size: tuple[int, int] | None) -> pygame.Surface:
    """Open the window and begin to draw what stands in it first."""
    surface = open_window(prefs, size)
    if not Miniature.wanted(surface):
        raster.draw_ahead(TITLE_BACKDROP, raster.cover(surface.get_size()))
    return surface


class Miniature:
    """Stands between the stage and a window that is too small to draw on, down to a single pixel."""

    def __init__(self, window: pygame.Surface) -> None:
        self.window = window
        width, height = window.get_size()
        wide, high = SMALLEST
        self.scale = min(max(1, width) / wide, max(1, height) / high)
        size = tuple(
            min(2 * least, max(least, round(length / self.scale)))
            for least, length in zip(SMALLEST, (width, height), strict=True)
        )
        self.surface = pygame.Surface(size)
        """To draw on; a window that is much longer than wide, or the other way round, stays empty at its ends."""
        self.place = Rect(0, 0, *(round(length * self.scale) for length in size))
        self.place.center = width // 2, height // 2

    @staticmethod
    def wanted(window: pygame.Surface) -> bool:
        width, height = window.get_size()
        return width < SMALLEST[0] or height < SMALLEST[1]

    def show(self) -> None:
        self.window.fill(NIGHT)
        if self.place.width and self.place.height:
            self.window.blit(pygame.transform.smoothscale(self.surface, self.place.size), self.place)

    def inside(self, pixel: tuple[int, int]) -> tuple[int, int]:
        """Where a pixel of the window, in its middle, lies on what is drawn."""
        x, y = ((at + 0.5 - corner) / self.scale for at, corner in zip(pixel, self.place.topleft, strict=True))
        return round(x), round(y)


def ask_to_close() -> None:
    """As if somebody had pressed the window's own button: what is to be done before the end is done."""
    with suppress(pygame.error):  # it is closed already
        pygame.event.post(pygame.Event(pygame.QUIT))
