"""A scene whose first picture takes a while is rehearsed unseen, and an interval is shown until it is ready."""

import threading
from collections.abc import Sequence
from contextlib import suppress
from mmap import mmap

import pygame
from pygame import FRect, Rect

from scenes.drawing import raster
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import PLAN
from scenes.stage.scene import Scene

PATIENCE = 0.012
"""Seconds for which a player's press may wait: what is ready within them is shown at once."""
DIM, DIMMED = 0.24, 0.55
"""So long it takes to grow dark, and how dark it gets."""
BOAT_AFTER, BOAT_SPEED = 0.2, 620.0
"""A boat passes, so fast, but only where the wait is longer than a fade-over."""
BOAT = FRect(0, 920, 240, 92)


class Rehearsal:
    """Scenes drawn once where nobody sees them, beside the loop: whatever they need is on the shelves afterwards. They
    are the one on top and, where it is an overlay, those that show through, from below.

    Rasterising keeps no lock, so the loop goes on. Meanwhile nothing else may use the shelves nor change the scenes.
    """

    def __init__(self, scenes: Sequence[Scene], canvas: Canvas) -> None:
        self._thread = threading.Thread(target=self._draw, args=(tuple(scenes), canvas), daemon=True)
        self._thread.start()

    def _draw(self, scenes: Sequence[Scene], canvas: Canvas) -> None:
        width, height = canvas.surface.get_size()
        unseen = pygame.image.frombuffer(mmap(-1, width * height * 4), (width, height), "RGBX")  # no memory until used
        unseen.set_clip(Rect(0, 0, 0, 0))  # making the parts is what takes long: they need not be laid down as well
        there = Canvas(unseen, canvas.workshop, canvas.scale, canvas.origin)
        with suppress(Exception):  # what is wrong with it comes out on the stage, where there is a page for that
            for scene in scenes:
                scene.draw(there)
            scenes[-1].draw_bar(there)

    def over(self, patience: float = 0.0) -> bool:
        self._thread.join(patience)
        return not self._thread.is_alive()

    def wait(self) -> None:
        self._thread.join()


class Interval:
    """What is seen meanwhile: the picture that is there grows dark, and after a while a boat passes below.

    All of it happens on the picture itself; only the ground under the boat is kept, so that it can sail on.
    """

    def __init__(self, canvas: Canvas, still: bool) -> None:
        self.still, self.seconds, self._light = still, 0.0, 1.0
        self.move_to(canvas)

    def move_to(self, canvas: Canvas) -> None:
        """On another window, or the same one with another size: what was to be seen is gone."""
        self.canvas = canvas
        self._boat: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self._at: tuple[int, int] = (0, 0)

    def tick(self, dt: float) -> bool:
        """Go on; whether there is something else to see than before."""
        self.seconds += dt
        self._lift_boat()
        light = 1 - (1 - DIMMED) * min(1.0, self.seconds / DIM)
        darker = light < self._light
        if darker:
            share = round(255 * light / self._light)
            self.canvas.surface.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
            self._light = light
        sails = not self.still and self.seconds > BOAT_AFTER
        if sails:
            self._lay_boat()
        return darker or sails

    def _lift_boat(self) -> None:
        if self._ground is not None:
            self.canvas.surface.blit(self._ground, self._at)
            self._ground = None

    def _lay_boat(self) -> None:
        canvas = self.canvas
        if self._boat is None:
            self._boat = raster.art("boat-longtail", canvas.rect(BOAT).size)
        way = PLAN[0] + 2 * BOAT.width
        x = (self.seconds - BOAT_AFTER) * BOAT_SPEED % way - BOAT.width
        self._at = canvas.point(x, BOAT.top)
        under = Rect(self._at, self._boat.get_size()).clip(canvas.surface.get_rect())
        if under:
            self._ground = canvas.surface.subsurface(under).copy()
            canvas.surface.blit(self._boat, self._at)
            self._at = under.topleft
