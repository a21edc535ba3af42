"""Bakong clause by clause: components, set-up, the roll and the flip (B1 to B11, B13)."""

from collections import Counter

import pytest

from game import catalogue
from game.bakong.records import (
    RESERVE,
    DiceRolled,
    Flip,
    FlipNoSecond,
    FlipSecond,
    NothingFlipped,
    ObjectTaken,
    Reroll,
    Roll,
    TakeNothing,
    TakeObject,
    TileFlipped,
    TrailLaid,
    TurnBegan,
    Walk,
    WalkBegan,
)
from game.bakong.rules import COLOUR_OF, KINDS, OBJECTS, rules_of
from game.bakong.turns import phases
from game.dice.records import Take
from tests.game.bakong.positions import Path, of_kind
from tests.support.tables import begin_bakong

GAME = catalogue.find("bakong")
PARTS = catalogue.components_of(GAME).parts
RULES = rules_of(PARTS)


# Components


def test_b1_camp_twenty_four_tiles_temple_in_a_line() -> None:
    state, _ = begin_bakong(3, 1)
    assert len(state.up) == len(state.down) == 26
    assert state.kind_at(0) is state.kind_at(25) is None
    assert all(state.kind_at(place) in KINDS for place in range(1, 25))


def test_b2_kinds_and_their_colours() -> None:
    assert Counter(COLOUR_OF.values()) == {"green": 5, "yellow": 2, "red": 2}
    assert {kind for kind, colour in COLOUR_OF.items() if colour == "yellow"} == {"river", "cliff"}
    assert {kind for kind, colour in COLOUR_OF.items() if colour == "red"} == {"pit", "quicksand"}


def test_b2_the_tiles() -> None:
    assert Counter(PARTS.tiles) == {
        ("emerald", "river"): 3,
        ("emerald", "cliff"): 2,
        ("emerald", "pit"): 2,
        ("emerald", "quicksand"): 1,
        **{("abandoned", back): 1 for back in ("quicksand", "river", "cliff")},
        ("abandoned", "jungle"): 2,
        **{("cave", back): 1 for back in ("pit", "river", "cliff", "quicksand")},
        ("waterfall", "pit"): 2,
        ("waterfall", "river"): 1,
        ("waterfall", "cliff"): 1,
        ("waterfall", "jungle"): 3,
    }
    assert sum(count for _, count in RULES.pairs) == 24


def test_b3_two_of_each_object_and_their_sizes() -> None:
    assert {part.name: (part.width, part.height) for part in PARTS.objects} == {
        "rope": (2, 2),
        "grapple": (2, 2),
        "kit": (2, 2),
        "logbook": (2, 1),
        "machete": (4, 1),
        "torch": (3, 1),
        "map": (2, 1),
        "compass": (1, 1),
    }
    assert tuple(part.name for part in PARTS.objects) == OBJECTS
    assert {part.copies for part in PARTS.objects} == {2}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_b4_as_many_great_emeralds_as_players_the_highest(players: int) -> None:
    state, events = begin_bakong(players, 1)
    assert state.greats == (17, 13, 12, 10, 9, 8)[:players]
    laid = events[0]
    assert isinstance(laid, TrailLaid)
    assert laid.greats == state.greats
    assert RULES.cursed == {17}


def test_b5_tokens() -> None:
    state, _ = begin_bakong(3, 1)
    assert (state.ones_left, state.threes_left, state.ouches_left) == (60, 20, 12)
    assert (PARTS.first_home, PARTS.ouch_worth) == (3, -3)


def test_b6_twenty_squares() -> None:
    pack = PARTS.pack
    assert (pack.width, pack.height, pack.pockets) == (3, 4, (3, 3, 2))
    assert RULES.room[0][0] == 20


# Set-up


def test_b7_tiles_in_random_order_and_random_side_up() -> None:
    trails = [begin_bakong(2, seed)[0] for seed in range(40)]
    assert len({bytes(state.up) for state in trails}) == 40
    fronts = Counter(state.kind_at(place) == "cave" for state in trails for place in range(1, 25))
    assert 40 < fronts[True] < 120  # of 160 caves about half lie face up
    for state in trails:
        pairs = Counter(frozenset((state.up[place], state.down[place])) for place in range(1, 25))
        assert pairs == Counter(frozenset(map(KINDS.index, tile)) for tile in PARTS.tiles)
        assert state.seen == 0


def test_b7_the_opening_shows_the_faces_that_lie_up() -> None:
    state, events = begin_bakong(4, 9, 2)
    assert events == [TrailLaid(tuple(KINDS[kind] for kind in state.up[1:25]), (17, 13, 12, 10)), TurnBegan(2, 0)]
    assert state.places == [0] * 4
    assert {begin_bakong(4, seed)[0].to_move for seed in range(40)} == {0, 1, 2, 3}


def test_b7_everyone_takes_an_object_clockwise_from_the_starter() -> None:
    state, _ = begin_bakong(3, 1, 1)
    assert state.moves() == [TakeObject(name) for name in OBJECTS]
    assert str(state.why_not(TakeNothing())) == "why-bakong-not-now"
    assert state.play(TakeObject("map")) == [ObjectTaken(1, "map", RESERVE), TurnBegan(2, 0)]
    state.play(TakeObject("map"))
    assert TakeObject("map") not in state.moves()
    assert str(state.why_not(TakeObject("map"))) == "why-bakong-none-left"
    assert str(state.why_not(TakeObject("sword"))) == "why-bakong-no-such-object"
    assert state.play(TakeObject("rope")) == [ObjectTaken(0, "rope", RESERVE), TurnBegan(1, 1)]
    assert state.moves() == (Roll(),)


def test_b7_then_play_goes_clockwise_and_rounds_are_counted_from_the_starter() -> None:
    path = Path(3)
    path.state.starter = path.state.seat = path.state.to_move = 2
    began = []
    for _ in range(4):
        path.state.phase = phases.FLIP
        path.state.dice = (1, 1)
        began += of_kind(path.play(Flip(1)), TurnBegan)
    assert began == [TurnBegan(0, 1), TurnBegan(1, 1), TurnBegan(2, 2), TurnBegan(0, 2)]


# The roll


def test_b8_roll_both_dice() -> None:
    path = Path().next_dice(3, 5)
    assert path.play(Roll()) == [DiceRolled(0, (3, 5), False)]
    assert path.moves() == [Flip(3), Flip(5)]
    assert path.why(Roll()) == "why-bakong-not-now"
    assert path.why(Flip(4)) == "why-bakong-no-such-die"


def test_b8_equal_dice_leave_one_way_to_flip() -> None:
    assert Path().rolled(4, 4).moves() == [Flip(4)]


def test_b8_b3_the_logbook_rerolls_once_and_the_second_roll_stands() -> None:
    path = Path().give("logbook").next_dice(1, 1, 6, 2)
    path.play(Roll())
    assert path.moves() == [Flip(1), Reroll()]
    assert path.play(Reroll()) == [DiceRolled(0, (6, 2), True)]
    assert path.moves() == [Flip(6), Flip(2)]
    assert path.why(Reroll()) == "why-bakong-rerolled"


def test_b3_without_the_logbook_there_is_no_reroll() -> None:
    path = Path().give("map").rolled(1, 2)
    assert path.why(Reroll()) == "why-bakong-no-logbook"


def test_b3_the_logbook_is_there_again_next_turn() -> None:
    path = Path(2).give("logbook").next_dice(1, 1, 2, 2)
    path.play(Roll(), Reroll(), Flip(2))
    path.flip(1, 1)
    path.play(Roll())
    assert Reroll() in path.moves()


# The flip


def test_b9_one_die_flips_the_other_moves() -> None:
    """A roll of 3 and 5, the 3 used to flip: the third tile in front flips, then the adventurer moves five."""
    path = Path().lay({3: "cave"}, {3: "jungle"}).stand(0)
    events = path.flip(3, 5)
    assert events[:2] == [TileFlipped(0, 3, "cave", "jungle", False), WalkBegan(0, 5, None)]
    assert path.state.places[0] == 5
    assert path.state.seen == 1 << 3


def test_b9_homeward_in_front_is_towards_the_camp() -> None:
    path = Path().lay({7: "river", 13: "cliff"}, {7: "emerald", 13: "cave"}).stand(10, great=13)
    events = path.flip(3, 1)
    assert of_kind(events, TileFlipped) == [TileFlipped(0, 7, "river", "emerald", False)]
    assert path.state.places[0] == 9


@pytest.mark.parametrize(("place", "great", "die"), [(20, 0, 5), (23, 0, 4), (5, 17, 5), (2, 17, 6)])
def test_b10_the_temple_the_camp_and_beyond_do_not_flip(place: int, great: int, die: int) -> None:
    path = Path().stand(place, great)
    before = path.state.seen
    events = path.flip(die, 1)
    assert events[0] == NothingFlipped(0, die)
    assert of_kind(events, TileFlipped) == []
    assert path.state.seen == before


def test_b10_without_a_flip_the_map_has_no_effect() -> None:
    path = Path().give("map").stand(22).lay({23: "river"})
    assert of_kind(path.flip(5, 1), TurnBegan)


def test_b11_adventurers_on_a_flipped_tile_are_not_affected() -> None:
    path = Path().lay({3: "jungle"}, {3: "pit"}).stand(3, seat=1)
    path.flip(3, 1)
    assert path.state.kind_at(3) == "pit"
    assert path.state.ouches == [0, 0, 0]
    assert path.state.places[1] == 3


def test_a_tile_flipped_twice_lies_as_before_and_stays_known() -> None:
    path = Path(2).lay({3: "cave"}, {3: "river"})
    assert path.state.back_at(3) is None
    path.flip(3, 1)
    path.flip(3, 1)
    assert path.state.kind_at(3) == "cave"
    assert path.state.back_at(3) == "river"


# The map


def test_b13_the_map_flips_another_tile_of_the_colour_turned_away() -> None:
    path = Path().give("map").stand(4)
    path.lay({2: "river", 6: "cliff", 9: "river", 20: "cliff", 12: "pit"}, {6: "cave", 9: "emerald"})
    events = path.flip(2, 1)
    assert events == [TileFlipped(0, 6, "cliff", "cave", False)]
    assert path.moves() == [FlipSecond(9), FlipSecond(20), FlipNoSecond()]
    assert path.why(FlipSecond(2)) == "why-bakong-not-in-front"
    assert path.why(FlipSecond(4)) == "why-bakong-not-in-front"
    assert path.why(FlipSecond(6)) == "why-bakong-just-flipped"
    assert path.why(FlipSecond(12)) == "why-bakong-other-colour"
    assert {path.why(FlipSecond(place)) for place in (-1, 0, 25, 26)} == {"why-bakong-no-tile"}
    events = path.play(FlipSecond(9))
    assert events[0] == TileFlipped(0, 9, "river", "emerald", True)
    assert path.state.places[0] == 5
    assert path.state.back_at(9) == "river"


def test_b13_one_may_do_without() -> None:
    path = Path().give("map").lay({3: "pit", 8: "quicksand"}, {3: "waterfall"})
    path.flip(3, 1)
    events = path.play(FlipNoSecond())
    assert of_kind(events, TileFlipped) == []
    assert path.state.places[0] == 1


def test_b13_no_such_tile_no_effect() -> None:
    path = Path().give("map").lay({3: "pit", 1: "cave"}, {3: "waterfall"})
    path.flip(3, 1)
    assert path.state.places[0] == 1


def test_b13_homeward_only_what_lies_towards_the_camp() -> None:
    path = Path().give("map").stand(10, great=9)
    path.lay({8: "river", 3: "river", 12: "river"}, {8: "jungle"})
    path.flip(2, 1)
    assert path.moves() == [FlipSecond(3), FlipNoSecond()]
    assert path.why(FlipSecond(12)) == "why-bakong-not-in-front"


def test_b13_an_adventurer_on_the_second_tile_does_not_matter() -> None:
    path = Path().give("map").stand(9, seat=1).lay({3: "pit", 9: "pit"}, {3: "cave", 9: "cave"})
    path.flip(3, 1)
    assert path.moves()[0] == FlipSecond(9)


def test_b13_the_second_flip_comes_before_machete_and_compass_are_used() -> None:
    path = Path().give("map", "machete").lay({3: "pit", 9: "pit"}, {3: "cave", 9: "cave"})
    path.flip(3, 2)
    path.play(FlipSecond(9))
    assert path.moves() == [Walk(2), Walk(3)]


# What is no move


def test_moves_of_other_games_and_after_the_end_are_refused() -> None:
    path = Path()
    assert path.why(Take(1, 2, 0)) == "why-not-this-game"
    path.stand(2, great=13).flip(1, 2)
    assert path.state.to_move is None
    assert path.why(Roll()) == "why-game-over"
    assert path.moves() == []


def test_the_game_as_it_is_declared() -> None:
    assert (GAME.seats, GAME.minutes) == ((2, 3, 4, 5, 6), (30, 45))
    assert [(option.key, option.values) for option in GAME.options] == [("memory", ("on", "off"))]
    assert catalogue.options_of(GAME)[-1].key == "board"
    assert list(catalogue.GAMES) == ["klongs", "bakong", "market", "dice"]
