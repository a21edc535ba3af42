"""The window. It opens before most of the program is loaded, so that the title's ground is drawn in the meantime."""

import ctypes
import sys
from contextlib import suppress

import pygame

from scenes.drawing import raster
from scenes.drawing.theme import TITLE_BACKDROP
from scenes.stage.preferences import Preferences

FIRST_WINDOW = (1280, 720)
PICTURE_SIZE = 400_000
"""Bytes from which on a piece of memory is most likely a picture."""


def give_pictures_back() -> None:
    """Pictures come and go with the scenes. GNU's allocator would keep the room of those that have gone for others of
    their size, at 3840 x 2160 more than 100 MB; told not to, it gives each back to the system at once."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another allocator: nothing to tell it
            ctypes.CDLL(None).mallopt(-3, PICTURE_SIZE)  # M_MMAP_THRESHOLD


def open_window(prefs: Preferences, size: tuple[int, int] | None) -> pygame.Surface:
    give_pictures_back()
    pygame.display.init()
    pygame.display.set_caption("Longtail")
    if size:
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    if prefs.fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    return pygame.display.set_mode(FIRST_WINDOW, pygame.RESIZABLE)


def open_early(prefs: Preferences, size: tuple[int, int] | None) -> pygame.Surface:
    """Open the window and begin to draw what stands in it first."""
    surface = open_window(prefs, size)
    raster.draw_ahead(TITLE_BACKDROP, raster.cover(surface.get_size()))
    return surface


def ask_to_close() -> None:
    """As if somebody had pressed the window's own button: what is to be done before the end is done."""
    with suppress(pygame.error):  # it is closed already
        pygame.event.post(pygame.Event(pygame.QUIT))
