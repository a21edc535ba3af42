"""Dice on a phone: the groups and where a die may go, and a pool without gaps."""

from scenes.dice.targets import Group, PoolDie
from tests.scenes.dice.table import at_table, scene, tabletop
from tests.support.driver import Driver


def test_a_die_that_is_chosen_finds_the_groups_and_room_for_a_new_one() -> None:
    with Driver(at_table(6)) as driver:
        driver.settle()
        play, top = scene(driver), tabletop(scene(driver))
        seat, groups = top.state.seat, top.state.groups[top.state.seat]
        assert groups
        held = play.choice.opens(PoolDie)[0]
        before = {piece.target: piece for piece in top.handheld.belongings(seat, deciding=True).pieces}
        assert str(Group(len(groups))) not in before
        assert not before[str(Group(0))].open
        assert play.hands.choose(held) is None
        after = {piece.target: piece for piece in top.handheld.belongings(seat, deciding=True).pieces}
        assert after[str(held)].chosen
        assert [after[str(Group(i))].open for i in range(len(groups) + 1)] == [True] * (len(groups) + 1)
        value = top.picture.pool[held].value
        total = sum(die.value for die in top.picture.groups[seat][0])
        assert f"{total} + {value} = {total + value}" in after[str(Group(0))].note


def test_what_is_left_of_a_colour_moves_up() -> None:
    with Driver(at_table(9)) as driver:
        driver.settle()
        top = tabletop(scene(driver))
        board = top.handheld.belongings(0, deciding=False).board
        assert board is not None
        lines: dict[float, list[float]] = {}
        for piece in board.pieces:
            lines.setdefault(piece.box[1], []).append(piece.box[0])
        assert sum(map(len, lines.values())) == len(top.picture.pool)
        assert all(columns == [*range(len(columns))] for columns in lines.values())
        assert any(slot.column >= len(lines[slot.line]) for slot in top.picture.pool), "somebody left a gap"
