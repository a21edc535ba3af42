"""Whole random games of Bakong: what always holds, and what everyone knows."""

from collections import Counter
from itertools import permutations
from math import factorial, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalogue
from game.bakong import hidden_faces, records, scoring
from game.bakong.records import Flip, FlipNoSecond, TakeNothing, Walk
from game.bakong.rules import KINDS
from game.bakong.state import BakongState
from game.chance import Chance
from game.contract import Event
from tests.invariants import tables, watch
from tests.support.tables import begin_bakong, random_moves

TABLES = [
    table
    for table in tables(catalogue.find("bakong"))
    if table.options == catalogue.chosen_of(catalogue.find("bakong"), {})
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table.seats))
def test_invariants_hold_after_every_decision(table: object) -> None:
    figures = watch("bakong", table, 15)  # type: ignore[arg-type]
    assert 12 < figures["rounds"] <= figures["most rounds"] < 40


@pytest.mark.parametrize("players", [2, 4, 6])
def test_points_are_what_was_taken_and_lost(players: int) -> None:
    """B21, from nothing but what has happened."""
    for seed in range(8):
        state, _ = begin_bakong(players, seed)
        events = [event for move in random_moves(state, seed) for event in state.play(move)]
        for seat, standing in enumerate(state.standings()):
            mine = [event for event in events if getattr(event, "seat", None) == seat]
            assert dict(standing.sources) == counted(mine)


def counted(events: list[Event]) -> dict[str, int]:
    found = {"great": 0, "small": 0, "first_home": 0, "ouches": 0}
    for event in events:
        match event:
            case records.GreatTaken(_, points):
                found["great"] += points
            case records.EmeraldTaken(_, token):
                found["small"] += int(token)
            case records.ThrownAway(_, "1" | "3" as token, _):
                found["small"] -= int(token)
            case records.CameHome():
                found["first_home"] += 3
            case records.OuchTaken():
                found["ouches"] -= 3
            case records.OuchHealed():
                found["ouches"] += 3
    return found


def test_there_is_a_table_for_each_number_of_players() -> None:
    assert [table.seats for table in TABLES] == [2, 3, 4, 5, 6]


def test_the_most_dawdling_play_ends() -> None:
    """One step a turn, every cliff and river a stop, everything taken, thrown away and left again."""
    for players in (2, 6):
        state, _ = begin_bakong(players, 3)
        decisions = 0
        while state.to_move is not None:
            moves = [move for move in state.moves() if type(move) not in (TakeNothing, FlipNoSecond)]
            steps = [move.steps for move in moves if isinstance(move, Walk)]
            flips = [move.die for move in moves if isinstance(move, Flip)]
            if steps:
                state.play(Walk(min(steps)))
            elif flips:
                state.play(Flip(max(flips)))
            else:
                state.play(moves[-1])
            decisions += 1
        assert state.round <= 50
        assert decisions < 3000


# What everyone knows


def positions_of(seed: int, players: int) -> list[BakongState]:
    state, _ = begin_bakong(players, seed)
    found = []
    for number, move in enumerate(random_moves(state, seed + 1)):
        if number % 12 == 0:
            found.append(state.copy())
        state.play(move)
    return found


@pytest.mark.parametrize("players", [2, 5])
def test_a_view_keeps_what_is_known_and_all_tiles(players: int) -> None:
    for state in positions_of(31, players):
        view = state.known_to(0, Chance(3))
        assert view.up == state.up
        assert view.chance.state != state.chance.state
        for place in range(1, 25):
            if state.seen >> place & 1:
                assert view.down[place] == state.down[place]
        tiles = [
            Counter(frozenset((one.up[place], one.down[place])) for place in range(1, 25)) for one in (state, view)
        ]
        assert tiles[0] == tiles[1]
        unlike = [i for i, (a, b) in enumerate(zip(view.snapshot(), state.snapshot(), strict=True)) if a != b]
        assert set(unlike) <= {0, 6}  # chance and the trail


def test_the_last_unseen_tile_is_known_by_elimination() -> None:
    state, _ = begin_bakong(2, 8)
    state.seen = (1 << 25) - 2 & ~(1 << 7)
    assert {bytes(state.known_to(0, Chance(seed)).down) for seed in range(20)} == {bytes(state.down)}
    state.seen |= 1 << 7
    assert state.known_to(0, Chance(1)).down == state.down


Tiles = list[tuple[int, int]]
tiles_and_sides = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.booleans()), min_size=1, max_size=6)


def ways_to_lie(tiles: Tiles, faces: list[int]) -> Counter[tuple[int, ...]]:
    """By brute force: the backs that come of every order of the tiles that shows these faces."""
    found: Counter[tuple[int, ...]] = Counter()
    for order in permutations(tiles):
        if all(face in tile for face, tile in zip(faces, order, strict=True)):
            found[tuple(sum(tile) - face for face, tile in zip(faces, order, strict=True))] += 1
    return found


def hidden_under(tiles: Tiles, faces: list[int]) -> hidden_faces.Unseen:
    """Tiles that nobody has turned yet, in a row, with these faces open."""
    pairs = tuple(sorted(Counter((min(tile), max(tile)) for tile in tiles).items()))
    shown = tuple(faces.count(kind) for kind in range(len(KINDS)))
    return hidden_faces.Unseen(tuple(range(len(tiles))), tuple(faces), hidden_faces.choices(pairs, shown))


@settings(max_examples=60)
@given(tiles_and_sides)
def test_the_ways_are_counted_as_brute_force_counts_them(given_tiles: list[tuple[int, int, bool]]) -> None:
    tiles = [(one, other) for one, other, _ in given_tiles]
    faces = [one if side else other for one, other, side in given_tiles]
    lying = hidden_under(tiles, faces)
    orders = prod(factorial(faces.count(kind)) for kind in range(4))
    assert lying.choices.total * orders == ways_to_lie(tiles, faces).total()
    assert tuple(hidden_faces.draw(lying, Chance(7))) in ways_to_lie(tiles, faces)


@pytest.mark.parametrize(
    ("tiles", "faces"),
    [
        ([(0, 1), (0, 1), (1, 2), (0, 2)], [0, 1, 1, 2]),
        ([(0, 1), (0, 2), (0, 3), (1, 2), (1, 1)], [0, 1, 1, 0, 2]),
        ([(0, 3), (0, 3), (1, 3), (2, 3), (0, 2)], [3, 0, 3, 2, 3]),
        ([(0, 2), (0, 2), (0, 3), (1, 2), (1, 3), (1, 3)], [0, 0, 1, 3, 2, 3]),
    ],
)
def test_every_way_is_equally_likely(tiles: Tiles, faces: list[int]) -> None:
    wanted = ways_to_lie(tiles, faces)
    draws = 6000
    chance = Chance(11)
    lying = hidden_under(tiles, faces)
    drawn = Counter(tuple(hidden_faces.draw(lying, chance)) for _ in range(draws))
    assert set(drawn) == set(wanted)
    chi = sum(
        (drawn[way] - draws * count / wanted.total()) ** 2 / (draws * count / wanted.total())
        for way, count in wanted.items()
    )
    freedom = len(wanted) - 1
    assert chi < freedom + 4 * (2 * freedom) ** 0.5 + 3


# Counting


@given(st.integers(0, 12), st.integers(0, 8), st.integers(0, 4))
def test_b15_tokens_property(count: int, ones: int, threes: int) -> None:
    of_three, of_one = scoring.tokens_due(count, ones, threes)
    value = of_three * 3 + of_one
    assert (of_three <= threes, of_one <= ones, value <= count) == (True, True, True)
    ways = [(a, b) for a in range(threes + 1) for b in range(ones + 1) if a * 3 + b <= count]
    assert value == max(a * 3 + b for a, b in ways)
    assert of_three + of_one == min(a + b for a, b in ways if a * 3 + b == value)


@given(st.lists(st.tuples(st.integers(-9, 40), st.sampled_from([0, 8, 9, 10, 12, 13, 17])), min_size=2, max_size=6))
def test_b22_winners_property(players: list[tuple[int, int]]) -> None:
    won = scoring.winners([points for points, _ in players], [great for _, great in players])
    assert won
    for seat, (points, great) in enumerate(players):
        beaten = any(other > points or (other == points and more > great) for other, more in players)
        assert (seat in won) != beaten


def test_what_has_come_to_light_is_never_taken_back() -> None:
    shown = {"CaveRolled", "DiceRolled", "TileFlipped", "TrailLaid"}
    assert {event.__name__ for event in catalogue.find("bakong").events if event.reveals} == shown
