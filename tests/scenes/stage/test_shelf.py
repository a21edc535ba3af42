"""The shelves of pictures: what was wanted least lately goes first, and in time."""

import pygame

from scenes.drawing.raster import Fonts, Shelf

SIDE = 50
SIZE = SIDE * SIDE * 4


def picture() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)


def test_what_was_asked_for_lately_stays_on_a_full_shelf() -> None:
    shelf = Shelf(2 * SIZE)
    first = shelf.get("first", picture)
    shelf.get("second", picture)
    assert shelf.get("first", picture) is first
    shelf.get("third", picture)
    assert list(shelf.kept) == ["first", "third"]
    assert shelf.used == 2 * SIZE


def test_room_is_made_before_something_large_comes() -> None:
    """Otherwise the old ground and the new one would be there at once, each as large as the window."""
    shelf = Shelf(SIZE)
    shelf.get("old", picture)
    shelf.make_room(SIZE)
    assert not shelf.kept
    assert shelf.used == 0


def test_a_picture_larger_than_the_shelf_is_kept_alone() -> None:
    shelf = Shelf(SIZE // 2)
    large = shelf.get("large", picture)
    assert shelf.get("large", picture) is large


def test_a_width_is_measured_once_and_stays_true() -> None:
    pygame.font.init()
    fonts = Fonts()
    for _ in range(2):
        assert fonts.width("Mali", "bold", 30) == fonts.get("bold", 30).size("Mali")[0]
    assert fonts.width("Mali", "bold", 30) < fonts.width("Mali", "bold", 40)
