"""The shelves of pictures: what was wanted least lately goes first, and in time."""

import pygame

from scenes.drawing.canvas import Canvas, Workshop
from scenes.drawing.raster import SCENES, Fonts, Shelf
from scenes.pages.title import Title
from scenes.stage.scene import Reset
from tests.shots import dice_match, table
from tests.support.driver import Driver

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


def test_what_the_last_scenes_did_not_need_is_thrown_out() -> None:
    """Else an evening of games fills the shelf with what nobody looks at any more."""
    shelf = Shelf()
    shelf.get("table", picture)
    title = shelf.get("title", picture)
    for _ in range(SCENES + 1):
        assert shelf.get("title", picture) is title
        assert "table" in shelf.kept
        shelf.next_scene()
    assert list(shelf.kept) == ["title"]
    assert shelf.used == SIZE


def test_a_table_that_has_been_left_gives_its_pictures_back_in_time() -> None:
    with Driver(table(dice_match(5, 8))) as driver:
        there = {*driver.stage.workshop.shelf.kept}
        for _ in range(SCENES + 1):
            driver.stage.take(Reset(Title()))
            driver.turn()
        assert len(there & {*driver.stage.workshop.shelf.kept}) < len(there) / 2


def test_so_does_it_with_its_ground() -> None:
    """Else an evening of shows keeps one for every game, board and number of seats, each as large as the window."""
    with Driver(table(dice_match(5, 8))) as driver:
        there = {*driver.stage.workshop.grounds.kept}
        assert there
        for _ in range(SCENES + 1):
            driver.stage.take(Reset(Title()))
            driver.turn()
        assert there & {*driver.stage.workshop.grounds.kept} == set()


def test_letters_of_another_window_are_closed_with_it() -> None:
    with Driver() as driver:
        before = len(driver.stage.workshop.fonts.open)
        for width in range(700, 1300, 100):
            driver.stage._resized(pygame.display.set_mode((width, width * 9 // 16)))
            driver.turn()
        assert len(driver.stage.workshop.fonts.open) < 2 * before


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


def test_lines_are_wrapped_once_and_stay_true() -> None:
    pygame.font.init()
    canvas, words = Canvas(pygame.Surface((1920, 1080)), Workshop()), "Whoever fills a landing is paid for it"
    lines = canvas.wrap(words, 30, 400)
    lines.append("scribbled on by whoever asked")
    assert canvas.wrap(words, 30, 400) == lines[:-1]
    assert len(canvas.wrap(words, 30, 200)) > len(lines[:-1])
    canvas.workshop.text_scale = 2.0
    assert canvas.wrap(words, 30, 400) == Canvas(canvas.surface, Workshop(2.0)).wrap(words, 30, 400) != lines[:-1]
