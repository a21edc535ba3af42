"""Bakong on a phone: a trail that a thumb can follow, and a backpack in which every thing has one name."""

from itertools import pairwise

from game.bakong import records
from game.bakong.rules import TEMPLE
from scenes.bakong.targets import PackThing
from scenes.devices.sheet import Piece
from scenes.table.scene import TableScene
from tests.game.bakong.positions import Path
from tests.scenes.bakong.table import arranged, scene, tabletop


def shown(play: TableScene, seat: int = 0) -> dict[str, Piece]:
    """By what a tap on it says, all that a seat sees."""
    return {piece.target: piece for piece in tabletop(play).handheld.belongings(seat, deciding=True).pieces}


def known(path: Path) -> Path:
    """Every tile has been turned before: a trail put together by hand has no backs to guess at."""
    path.state.seen = (1 << TEMPLE + 1) - 1
    return path


def test_the_trail_goes_on_beside_where_it_came_from() -> None:
    with arranged(known(Path())) as driver:
        board = tabletop(scene(driver)).handheld.belongings(0, deciding=True).board
        assert board is not None
        assert len(board.pieces) == TEMPLE + 1
        wide, high = board.size
        for one, other in pairwise(piece.box for piece in board.pieces):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
        assert all(0 <= x < wide and 0 <= y < high for x, y, _, _ in (piece.box for piece in board.pieces))


def test_several_of_a_kind_are_one_thing_and_the_last_of_them_goes() -> None:
    path = Path().give("rope", "grapple", "torch", "1", "1", "3").lay({4: "abandoned"}).rolled(6, 4)
    with arranged(known(path)) as driver:
        play = scene(driver)
        for move in (records.Flip(6), records.TakeObject("machete")):
            play.commit(move)
            driver.settle()
        assert play.choice.offers(records.ThrowAway)
        things = [one.thing for one in tabletop(play).turn.pack]
        assert things.count("1") == 2
        pieces = {name: piece for name, piece in shown(play).items() if name.startswith("PackThing")}
        assert len(pieces) == len({*things})
        assert len({piece.label for piece in pieces.values()}) == len(pieces)
        for number, thing in enumerate(things):
            if PackThing(number) in play.choice.open:
                assert pieces[str(PackThing(number))].open
                assert play.choice.paths[PackThing(number),] == records.ThrowAway(str(thing))


def test_a_die_says_which_tile_it_flips_and_how_far_the_other_one_walks() -> None:
    with arranged(known(Path().lay({6: "river", 4: "pit"}).rolled(6, 4))) as driver:
        play, texts = scene(driver), scene(driver).stage.texts
        dice = [piece for name, piece in shown(play).items() if name.startswith("Die")]
        river, pit = texts("name-river"), texts("name-pit")
        assert [piece.note for piece in dice] == [
            texts("phone-bakong-flips", number=6, kind=river, walk=4),
            texts("phone-bakong-flips", number=4, kind=pit, walk=6),
        ]
