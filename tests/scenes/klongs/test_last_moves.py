"""What the others did last stays marked on the water as long as it can be seen there."""

from game.klongs.records import BoatMoved, BoatPlaced, BoatStolen, ThiefTaken
from tests.scenes.klongs.table import at_table, scene, tabletop
from tests.shots.klongs import klongs_match


def test_a_boat_is_marked_as_long_as_it_lies_where_it_came() -> None:
    """Not the boat of somebody else that lies there later."""
    with at_table(klongs_match(2, 12)) as driver:
        picture = tabletop(scene(driver)).picture
        space, sprite = next((space, sprite) for space, sprite in picture.boats.items() if sprite.owner == 0)
        there = picture.waters.rect(space)
        placed, moved = BoatPlaced(0, sprite.boat, space), BoatMoved(0, space + 1, space)
        assert picture.trace(placed) == picture.trace(moved) == there
        picture.boats[space] = picture.sprite(sprite.boat + 1, space)
        assert picture.trace(placed) is picture.trace(moved) is None
        del picture.boats[space]
        assert picture.trace(placed) is picture.trace(moved) is None


def test_where_a_boat_was_taken_is_marked_until_another_lies_there() -> None:
    with at_table(klongs_match(2, 12)) as driver:
        picture = tabletop(scene(driver)).picture
        space, sprite = next(iter(picture.boats.items()))
        stolen, taken = BoatStolen(0, space + 1, space, sprite.boat, None), ThiefTaken(0, space, sprite.boat)
        assert picture.trace(stolen) is picture.trace(taken) is None
        del picture.boats[space]
        assert picture.trace(stolen) == picture.trace(taken) == picture.waters.rect(space)
