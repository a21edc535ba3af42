"""Nothing flashes: never more than three times in any second, however loud the moment and however fast the presses."""

import pygame
import pytest

from tests.flashes import counted
from tests.support.senses.flashes import MOST, Flicker

LOUD = ("klongs-gong", "bakong-moment-great", "changes")
"""All others are gone through by `python -m tests.flashes`."""


@pytest.mark.parametrize("name", LOUD)
def test_the_loudest_moments_do_not_flash(name: str) -> None:
    flicker = counted(name)
    assert flicker.most <= MOST, f"{name}: {flicker.most} flashes in the second before {flicker.at:.1f}"


@pytest.mark.parametrize(("share", "per_second", "found"), [(1.0, 5, 5), (1.0, 2, 2), (0.3, 4, 4), (0.2, 5, 0)])
def test_the_measure_counts_flashes_over_a_quarter_of_the_screen(share: float, per_second: int, found: int) -> None:
    flicker, surface = Flicker(), pygame.Surface((320, 180))
    for frame in range(120):
        light = 140 if frame * per_second * 2 // 60 % 2 else 20
        surface.fill((20, 20, 20))
        surface.fill((light, light, light), (0, 0, 320, round(180 * share)))
        flicker.see(surface, frame / 60)
    assert flicker.most == found


def test_what_grows_slowly_darker_or_trembles_a_little_is_no_flash() -> None:
    flicker, surface = Flicker(), pygame.Surface((320, 180))
    for frame in range(120):
        light = 200 - frame + (4 if frame % 2 else 0)
        surface.fill((light, light, light))
        flicker.see(surface, frame / 60)
    assert flicker.most == 0
