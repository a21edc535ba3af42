"""The window. It opens before most of the program is loaded, so that the title's ground is drawn in the meantime."""

import pygame

from scenes.drawing import raster
from scenes.drawing.theme import TITLE_BACKDROP
from scenes.stage.preferences import Preferences

FIRST_WINDOW = (1280, 720)


def open_window(prefs: Preferences, size: tuple[int, int] | None) -> pygame.Surface:
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
