"""Flashing, counted as WCAG 2.3.1 does: a flash is a pair of opposing changes of relative luminance by a tenth or more,
the darker below 0.8, over more than a quarter of the screen; three in any second are the most."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest import mock

import pygame

from scenes.stage.stage import Stage
from tests.support.senses.eyes import linear

MOST = 3
CHANGE, BRIGHT, AREA = 0.1, 0.8, 0.25
GRID = (32, 18)
"""The screen in so many patches; one of them is some 60 pixels wide on a television."""
LIGHT = [linear(part) for part in range(256)]


@dataclass
class Patch:
    """A part of the screen: how light it last was at a turning, whether it has grown lighter since, and when it
    changed."""

    turned: float
    rising: int = 0
    changes: list[float] = field(default_factory=list)

    def see(self, light: float, now: float) -> None:
        moved = light - self.turned
        if moved * self.rising > 0:
            self.turned = light  # on in the same direction
        elif abs(moved) >= CHANGE and min(light, self.turned) < BRIGHT:
            self.rising, self.turned = (1 if moved > 0 else -1), light
            self.changes.append(now)


class Flicker:
    """What flashes from frame to frame. In every second the patches that flash are taken together, also where they do
    not at the very same moment: rather too many than too few."""

    def __init__(self) -> None:
        self.patches: list[Patch] = []
        self.most, self.at = 0, 0.0
        """The most flashes in a second, and when."""
        self._before = b""

    def see(self, surface: pygame.Surface, now: float) -> None:
        small = pygame.image.tobytes(pygame.transform.smoothscale(surface, GRID), "RGB")
        if small == self._before:
            return
        self._before = small
        pixels = zip(small[::3], small[1::3], small[2::3], strict=True)
        lights = [0.2126 * LIGHT[red] + 0.7152 * LIGHT[green] + 0.0722 * LIGHT[blue] for red, green, blue in pixels]
        if not self.patches:
            self.patches = [Patch(light) for light in lights]
        for patch, light in zip(self.patches, lights, strict=True):
            patch.see(light, now)
        self._count(now)

    def _count(self, now: float) -> None:
        flashes = sorted(sum(now - change < 1 for change in patch.changes[-20:]) // 2 for patch in self.patches)
        over = flashes[-1 - int(len(flashes) * AREA)]
        if over > self.most:
            self.most, self.at = over, now


@contextmanager
def watched(stage: Stage) -> Iterator[Flicker]:
    """Every picture that the stage lets be seen, by its clock."""
    flicker, flip = Flicker(), stage.flip

    def seen() -> None:
        flicker.see(stage.canvas.surface, stage.clock)
        flip()

    with mock.patch.object(stage, "flip", seen):
        yield flicker
