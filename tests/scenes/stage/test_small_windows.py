"""Windows that nobody can play in, tiled or folded away: all is drawn at the smallest size and then made smaller, and
where the pointer is can still be told."""

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scenes.pages.settings import Settings
from scenes.pages.title import Title
from scenes.stage.window import SMALLEST, Miniature
from tests.support.driver import Driver, pixel

HOSTILE = ((16, 9), (20, 700), (700, 20), (1, 1), (1, 2000), (639, 359), (200, 150))


def resize(driver: Driver, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    driver.turn()


@given(st.integers(1, 3000), st.integers(1, 3000))
@example(1, 1)
@example(1, 3000)
@example(3000, 1)
def test_what_is_drawn_on_is_never_smaller_than_the_smallest_nor_large(width: int, height: int) -> None:
    window = pygame.Surface((width, height))
    if not Miniature.wanted(window):
        assert width >= SMALLEST[0]
        assert height >= SMALLEST[1]
        return
    small = Miniature(window)
    for length, least in zip(small.surface.get_size(), SMALLEST, strict=True):
        assert least <= length <= 2 * least
    assert window.get_rect().inflate(2, 2).contains(small.place)
    for at in ((0, 0), (width - 1, height - 1), (width // 2, height // 2)):
        x, y = small.inside(at)
        assert abs((x + small.place.left / small.scale) * small.scale - at[0]) <= 1
        assert abs((y + small.place.top / small.scale) * small.scale - at[1]) <= 1


def test_a_window_may_shrink_to_nothing_and_grow_again() -> None:
    with Driver() as driver:
        driver.move_mouse(0, 0)
        before = pygame.image.tobytes(driver.stage.canvas.surface, "RGB")
        for size in HOSTILE:
            resize(driver, size)
            window = pygame.display.get_surface()
            assert window is not None
            assert window.get_size() == size
            shades = {tuple(window.get_at((x, y)))[:3] for x in range(size[0]) for y in range(size[1])}
            assert len(shades) > 20 or min(size) == 1, size
            for at in ((0, 0), (size[0] - 1, size[1] - 1), (-3, 5000)):
                pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
                driver.turn()
                assert isinstance(driver.top, Title)
        resize(driver, (1280, 720))
        driver.move_mouse(0, 0)
        assert pygame.image.tobytes(driver.stage.canvas.surface, "RGB") == before


@pytest.mark.parametrize("size", [(160, 90), (120, 300)])
def test_the_mouse_finds_what_is_drawn_small(size: tuple[int, int]) -> None:
    with Driver(size=size) as driver:
        for widget in driver.top.widgets:
            driver.move_mouse(*widget.rect.center)
            assert driver.top.widgets[driver.top.focus] is widget
        settings = driver.widget("title-settings")
        at = pixel(driver.stage, *settings.rect.center)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=1, touch=False))
        driver.turn()
        assert isinstance(driver.top, Settings)
