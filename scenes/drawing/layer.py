"""What stands still while little moves: a picture of the whole window that is kept from frame to frame. Its parts are
painted anew only when what they show has changed."""

from collections.abc import Callable, Hashable

import pygame
from pygame import FRect

from scenes.drawing.canvas import Canvas

Paint = Callable[[Canvas], object]


class Layer:
    def __init__(self) -> None:
        self._canvas: Canvas | None = None
        self._ground: tuple[object, Paint] = (None, lambda _: None)
        self._painted: dict[Hashable, object] = {}
        """By name of a part, what it shows."""

    def begin(self, canvas: Canvas, key: Hashable, paint: Paint) -> None:
        """The ground that all parts lie on. Another one, or another window, and every part is painted anew."""
        size, mine = canvas.surface.get_size(), self._canvas
        whole = key, canvas.scale, canvas.origin, canvas.workshop, canvas.high_contrast
        if mine is None or mine.surface.get_size() != size or self._ground[0] != whole:
            surface = pygame.Surface(size)
            self._canvas = Canvas(surface, canvas.workshop, canvas.scale, canvas.origin)
            self._painted.clear()
            self._ground = whole, lambda inner: inner.ground(key, paint)
            self._ground[1](self._canvas)

    def part(self, name: Hashable, box: FRect, shows: object, paint: Paint) -> None:
        """A part that keeps to its box, which is no other one's."""
        assert self._canvas is not None, "a layer begins with its ground"
        if name in self._painted and self._painted[name] == shows:
            return
        self._painted[name] = shows
        surface = self._canvas.surface
        surface.set_clip(self._canvas.rect(box))
        self._ground[1](self._canvas)
        paint(self._canvas)
        surface.set_clip(None)

    def draw(self, canvas: Canvas) -> None:
        if self._canvas is not None:
            canvas.surface.blit(self._canvas.surface, (0, 0))
