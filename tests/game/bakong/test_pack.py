"""The backpack of Bakong: the exact packer against an independent one, and layouts that move little (B6)."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalogue
from game.bakong import outlook, packing
from game.bakong.packing import CENTRAL, Laid
from game.bakong.rules import NUMBER_OF, OBJECTS, names_of, rules_of
from game.bakong.turns import phases
from tests.game.bakong.positions import Path, makes_room

RULES = rules_of(catalogue.components_of(catalogue.find("bakong")).parts)
GREATS = (0, 17, 13, 12, 10, 9, 8)
WIDE, HIGH = 3, 4
SQUARES = {CENTRAL: (WIDE, HIGH), "left": (1, 3), "right": (1, 3), "top": (2, 1)}
SIZES: dict[str | int, tuple[int, int]] = {
    **{part.name: (part.width, part.height) for part in RULES.parts.objects},
    **{part.points: (part.width, part.height) for part in RULES.parts.greats},
}


def mask(*names: str) -> int:
    return sum(1 << NUMBER_OF[name] for name in names)


@cache
def fills(left: tuple[tuple[int, int], ...], taken: frozenset[tuple[int, int]] = frozenset(), cell: int = 0) -> bool:
    """Square by square from the top: it stays free, or one of the things begins there, turned or not."""
    if not left:
        return True
    if cell == WIDE * HIGH:
        return False
    row, column = divmod(cell, WIDE)
    if (column, row) not in taken:
        for size in set(left):
            rest = list(left)
            rest.remove(size)
            for width, height in {size, size[::-1]}:
                cells = {(column + x, row + y) for x in range(width) for y in range(height)}
                inside = column + width <= WIDE and row + height <= HIGH
                if inside and taken.isdisjoint(cells) and fills(tuple(rest), taken | cells, cell + 1):
                    return True
    return fills(left, taken, cell + 1)


@pytest.mark.parametrize("great", GREATS)
def test_b6_every_combination_against_an_independent_packer(great: int) -> None:
    for objects in range(1 << len(OBJECTS)):
        things = [name for name in names_of(objects) if name != "compass"] + [great] * (great > 0)
        sizes = sorted(SIZES[thing] for thing in things)
        area = sum(width * height for width, height in sizes)
        fit = area <= WIDE * HIGH and fills(tuple(sizes))
        free = 20 - area - bool(objects & mask("compass"))
        room = RULES.room[great][objects]
        assert (room >= 0) == fit, f"{names_of(objects)} with {great}"
        if fit:
            assert room == free
            assert packing.fits(RULES, objects, great, free)
            assert not packing.fits(RULES, objects, great, free + 1)


def test_b6_side_and_top_pockets_take_only_small_emeralds_and_the_compass() -> None:
    everything = packing.layout(RULES, mask("logbook", "compass"), 9, 6, 9)
    assert everything is not None
    outside = {laid.thing for laid in everything if laid.pocket != CENTRAL}
    assert outside == {"compass", "3"}  # seven of the nine 3-tokens; all else lies in the middle
    assert packing.fits(RULES, mask("rope", "grapple", "machete", "compass"), 0, 7)
    assert not packing.fits(RULES, mask("rope", "grapple", "machete", "map"), 0, 0)


def test_b6_tokens_of_both_kinds_need_a_square_each() -> None:
    check(packing.layout(RULES, 0, 0, 11, 9), 0, 0, 11, 9)
    assert packing.layout(RULES, 0, 0, 11, 10) is None
    assert packing.layout(RULES, 0, 0, 12, 9) is None


def check(found: tuple[Laid, ...] | None, objects: int, great: int, ones: int, threes: int) -> None:
    """Everything is there once, in its own size, inside a pocket that takes it, and nothing lies on another."""
    assert found is not None
    wanted = Counter[str | int](names_of(objects)) + Counter({"1": ones, "3": threes})
    assert Counter(laid.thing for laid in found) == wanted + Counter([great] if great else [])
    covered = []
    for laid in found:
        size = SIZES.get(laid.thing, (1, 1))
        assert (laid.width, laid.height) in (size, size[::-1])
        wide, high = SQUARES[laid.pocket]
        assert 0 <= laid.column <= wide - laid.width
        assert 0 <= laid.row <= high - laid.height
        assert laid.pocket == CENTRAL or laid.thing in ("compass", "1", "3")
        covered += [(laid.pocket, laid.column + x, laid.row + y) for x in range(laid.width) for y in range(laid.height)]
    assert len(set(covered)) == len(covered), "two things in one square"


@pytest.mark.parametrize("great", GREATS)
def test_b6_every_full_backpack_can_be_laid(great: int) -> None:
    for objects in range(1 << len(OBJECTS)):
        room = RULES.room[great][objects]
        if room < 0:
            assert packing.layout(RULES, objects, great, 0, 0) is None
        else:
            ones = room // 2
            check(packing.layout(RULES, objects, great, ones, room - ones), objects, great, ones, room - ones)


Pack = tuple[int, int, int, int]
LOADS = [(great, objects) for great in GREATS for objects in range(256) if RULES.room[great][objects] >= 0]


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """A great emerald, objects and small ones that fit together."""
    great, objects = draw(st.sampled_from(LOADS))
    small = draw(st.integers(0, RULES.room[great][objects]))
    ones = draw(st.integers(0, small))
    return great, objects, ones, small - ones


@settings(max_examples=60)
@given(packs(), packs())
def test_as_many_things_as_can_stay_where_they_were(old: Pack, new: Pack) -> None:
    before = packing.layout(RULES, old[1], old[0], *old[2:])
    after = packing.layout(RULES, new[1], new[0], *new[2:], before)
    check(after, new[1], new[0], *new[2:])
    assert before is not None
    assert after is not None
    assert after == packing.layout(RULES, new[1], new[0], *new[2:], before)
    big_before = {laid for laid in before if SIZES.get(laid.thing, (1, 1)) != (1, 1)}
    big_after = {laid for laid in after if SIZES.get(laid.thing, (1, 1)) != (1, 1)}
    things = {laid.thing for laid in big_after}
    common = [laid for laid in big_before if laid.thing in things]
    most = max(
        number
        for number in range(len(common) + 1)
        for stay in combinations(common, number)
        if fills(*around(stay, things))
    )
    assert len(big_before & big_after) == most


def around(
    stay: tuple[Laid, ...], things: set[str | int]
) -> tuple[tuple[tuple[int, int], ...], frozenset[tuple[int, int]]]:
    """The sizes of what has to find a place beside things that stay, and the squares of those."""
    taken = {(one.column + x, one.row + y) for one in stay for x in range(one.width) for y in range(one.height)}
    rest = things - {one.thing for one in stay}
    return tuple(sorted(SIZES[thing] for thing in rest)), frozenset(taken)


@settings(max_examples=60)
@given(packs())
def test_what_does_not_change_does_not_move(pack: Pack) -> None:
    great, objects, ones, threes = pack
    before = packing.layout(RULES, objects, great, ones, threes)
    assert packing.layout(RULES, objects, great, ones, threes, before) == before
    assert before is not None
    if RULES.room[great][objects] > ones + threes:
        after = packing.layout(RULES, objects, great, ones + 1, threes, before)
        assert after is not None
        assert set(before) <= set(after)
    if ones:
        fewer = packing.layout(RULES, objects, great, ones - 1, threes, before)
        assert fewer is not None
        assert set(fewer) <= set(before)


def test_the_largest_things_are_laid_first() -> None:
    found = packing.layout(RULES, mask("logbook", "torch", "map"), 12, 0, 0)
    assert found is not None
    assert [(one.thing, one.width * one.height) for one in found] == [(12, 4), ("torch", 3), ("logbook", 2), ("map", 2)]


def test_of_small_emeralds_those_in_the_small_pockets_stay() -> None:
    central, left = Laid("1", CENTRAL, 0, 0, 1, 1), Laid("1", "left", 0, 2, 1, 1)
    assert packing.layout(RULES, 0, 0, 1, 0, (central, left)) == (left,)


def test_a_new_object_moves_small_emeralds_only_if_it_must() -> None:
    before = packing.layout(RULES, 0, 0, 10, 0)
    assert before is not None
    assert sum(laid.pocket == CENTRAL for laid in before) == 2
    after = packing.layout(RULES, mask("rope"), 0, 10, 0, before)
    assert after is not None
    assert set(before) <= set(after)
    crowded = packing.layout(RULES, mask("rope", "machete"), 0, 12, 0, packing.layout(RULES, 0, 0, 20, 0))
    check(crowded, mask("rope", "machete"), 0, 12, 0)


def test_the_outlook_on_a_backpack() -> None:
    path = Path().give("rope", "grapple", "1", "3").ouches(1)
    state = path.state
    assert outlook.worth(state, 0) == 4 - 3
    assert state.room(0) == 10
    assert state.fits(0, "machete")
    assert not state.fits(0, "kit")
    assert state.fits(0, 8)
    assert not state.fits(0, 17)
    assert state.fits(0, "1")
    check(packing.layout(state.rules, state.objects[0], 0, 1, 1), mask("rope", "grapple"), 0, 1, 1)
    state.phase = phases.ROOM
    state.wanted = "kit"
    assert [makes_room(state, thing) for thing in ("rope", "grapple", "1", "3")] == [True, True, False, False]
    state.wanted = 17
    assert [makes_room(state, thing) for thing in ("rope", "1")] == [True, False]
    path.give(*["1"] * 10)
    state.wanted, state.due_threes = "3", 1
    assert [makes_room(state, thing) for thing in ("rope", "1")] == [True, True]
    assert [outlook.loss(thing) for thing in ("rope", "1", "3")] == [0, 1, 3]
