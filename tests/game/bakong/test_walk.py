"""Bakong clause by clause: the move, quicksand, what a stop brings (B2, B3, B12 to B17a)."""

import pytest

from game.bakong.records import (
    RESERVE,
    CampEmpty,
    CaveRolled,
    Crossed,
    CurseHeld,
    EmeraldLeft,
    EmeraldsFound,
    EmeraldTaken,
    LeaveIt,
    NothingTaken,
    ObjectTaken,
    OuchHealed,
    OuchSpared,
    OuchTaken,
    Sank,
    Sink,
    Sinking,
    Stepped,
    Stopped,
    SunkenReturned,
    TakeNothing,
    TakeObject,
    ThrowAway,
    ThrownAway,
    TurnBegan,
    Walk,
    WalkBegan,
)
from game.bakong.turns import phases
from tests.game.bakong.positions import Path, of_kind

NEXT = TurnBegan(1, 1)


# How far


def test_b12_the_whole_die_step_by_step() -> None:
    events = Path().stand(4).flip(6, 3)
    assert events[1:] == [WalkBegan(0, 3, None), Stepped(0, 5), Stepped(0, 6), Stepped(0, 7), NEXT]


@pytest.mark.parametrize(
    ("objects", "die", "steps"),
    [
        (["machete"], 4, [4, 5]),
        (["compass"], 4, [4, 3]),
        (["machete", "compass"], 6, [6, 7, 5]),
        (["machete", "compass"], 1, [1, 2]),
    ],
)
def test_b12_machete_adds_one_and_compass_takes_one_off(objects: list[str], die: int, steps: list[int]) -> None:
    path = Path().give(*objects)
    path.flip(6, die)
    assert path.moves() == [Walk(one) for one in steps]
    by = {die: None, die + 1: "machete", die - 1: "compass"}
    for one in steps:
        twin = path.state.copy()
        assert twin.play(Walk(one))[0] == WalkBegan(0, one, by[one])
        assert twin.places[0] == one


def test_b12_the_compass_never_goes_below_one() -> None:
    path = Path().give("compass")
    assert WalkBegan(0, 1, None) in path.flip(6, 1)


def test_b12_only_the_steps_that_are_possible() -> None:
    path = Path().give("machete")
    path.flip(6, 3)
    assert path.why(Walk(2)) == "why-bakong-no-compass"
    assert path.why(Walk(5)) == path.why(Walk(0)) == path.why(Walk(-1)) == "why-bakong-steps"
    path = Path().give("compass")
    path.flip(6, 3)
    assert path.why(Walk(4)) == "why-bakong-no-machete"
    path = Path().give("compass", "machete")
    path.flip(6, 1)
    assert path.why(Walk(0)) == "why-bakong-at-least-one"


# Yellow


@pytest.mark.parametrize(("kind", "helper", "other"), [("river", "rope", "grapple"), ("cliff", "grapple", "rope")])
def test_b2_rivers_and_cliffs_stop_unless_crossed(kind: str, helper: str, other: str) -> None:
    events = Path().give(other).lay({3: kind}).walk(5)
    assert events[1:] == [Stepped(0, 1), Stepped(0, 2), Stepped(0, 3), Stopped(0, 3, 2), NEXT]
    path = Path().give(helper).lay({3: kind})
    assert Crossed(0, 3, helper) in path.walk(5)
    assert path.state.places[0] == 5


def test_b12_ending_on_a_river_loses_nothing_and_needs_no_rope() -> None:
    assert of_kind(Path().lay({3: "river"}).walk(3), Stopped, Crossed) == []
    assert of_kind(Path().give("rope").lay({3: "river"}).walk(3), Stopped, Crossed) == []


def test_b12_starting_on_a_river_does_not_hold() -> None:
    path = Path().lay({3: "river"}).stand(3)
    path.walk(2)
    assert path.state.places[0] == 5


# Red


def test_b12_pits_hurt_in_passing_and_where_one_stops_once() -> None:
    path = Path().lay({2: "pit", 4: "pit"})
    assert of_kind(path.walk(4), OuchTaken) == [OuchTaken(0, 2), OuchTaken(0, 4)]
    assert path.state.ouches[0] == 2
    assert path.state.ouches_left == 10


def test_b3_the_kit_spares_pits_and_earlier_ouches_stay() -> None:
    path = Path().give("kit").ouches(1).lay({2: "pit", 4: "pit"})
    events = path.walk(4)
    assert of_kind(events, Crossed, OuchTaken) == [Crossed(0, 2, "kit"), Crossed(0, 4, "kit")]
    assert path.state.ouches[0] == 1


def test_b17a_no_ouch_left_in_the_reserve() -> None:
    path = Path().ouches(11, seat=1).lay({1: "pit", 2: "pit"})
    assert of_kind(path.walk(2), OuchTaken, OuchSpared) == [OuchTaken(0, 1), OuchSpared(0, 2)]
    assert path.state.ouches[0] == 1


def test_b14_several_may_share_a_place() -> None:
    path = Path().stand(3, seat=1).stand(3, seat=2)
    path.walk(3)
    assert path.state.places == [3, 3, 3]


# Quicksand


def test_b17_the_player_chooses_when_the_move_has_ended() -> None:
    path = Path().give("rope", "map", "torch").lay({1: "quicksand", 3: "river", 5: "pit"})
    events = path.walk(5)
    assert of_kind(events, Sinking, Crossed, OuchTaken) == [Sinking(0, 1), Crossed(0, 3, "rope"), OuchTaken(0, 5)]
    assert path.moves() == [Sink("rope"), Sink("torch"), Sink("map")]
    assert path.why(Sink("kit")) == path.why(Sink("1")) == "why-bakong-not-in-pack"
    assert path.play(Sink("rope")) == [Sank(0, "rope"), SunkenReturned(("rope",)), NEXT]
    assert path.carries() == {"map", "torch"}
    assert path.in_reserve("rope") == 2


def test_b17_each_quicksand_takes_another_object() -> None:
    path = Path().give("rope", "map", "torch").lay({1: "quicksand", 2: "quicksand"})
    path.walk(3)
    assert path.play(Sink("map")) == [Sank(0, "map")]
    assert path.moves() == [Sink("rope"), Sink("torch")]
    assert path.play(Sink("rope"))[:2] == [Sank(0, "rope"), SunkenReturned(("rope", "map"))]
    assert path.carries() == {"torch"}


def test_b17_while_there_are_any_and_without_asking_if_all_sink() -> None:
    path = Path().give("map", "kit").lay({1: "quicksand", 2: "quicksand", 3: "quicksand"})
    events = path.walk(3)
    assert of_kind(events, Sinking) == [Sinking(0, 1), Sinking(0, 2)]
    assert events[-4:] == [Sank(0, "kit"), Sank(0, "map"), SunkenReturned(("kit", "map")), NEXT]
    assert of_kind(Path().lay({1: "quicksand"}).walk(1), Sinking, Sank) == []


def test_b17_the_object_works_until_the_move_ends() -> None:
    path = Path().give("kit").lay({1: "quicksand", 2: "pit"})
    events = path.walk(2)
    assert of_kind(events, Crossed, OuchTaken, Sank) == [Crossed(0, 2, "kit"), Sank(0, "kit")]


def test_b17_not_for_the_effect_of_the_stop() -> None:
    path = Path().give("torch").lay({1: "quicksand", 2: "emerald"})
    assert EmeraldsFound(0, 2, 0, 1, False) in path.walk(2)
    assert path.state.ones[0] == 1


def test_b17_an_abandoned_camp_cannot_hand_it_straight_back() -> None:
    path = Path().no_reserve("kit").lay({1: "quicksand", 2: "abandoned"})
    path.state.put_in(0, "map")
    path.walk(2)
    assert path.moves() == [TakeObject("kit"), TakeNothing()]
    assert path.why(TakeObject("map")) == "why-bakong-none-left"
    assert path.play(TakeNothing()) == [NothingTaken(0), SunkenReturned(("map",)), NEXT]
    assert path.in_reserve("map") == 1


def test_b17_the_great_emerald_is_never_lost() -> None:
    path = Path().stand(10, great=13).lay({9: "quicksand"})
    assert of_kind(path.walk(1), Sinking, Sank) == []
    assert path.state.great[0] == 13


# Emeralds


def test_b2_an_emerald_where_one_stops_and_none_in_passing() -> None:
    path = Path().lay({1: "emerald", 2: "emerald", 3: "cave"})
    assert path.walk(2)[-3:] == [EmeraldsFound(0, 2, 0, 1, False), EmeraldTaken(0, "1"), NEXT]
    assert (path.state.ones[0], path.state.ones_left) == (1, 59)


@pytest.mark.parametrize(
    ("dice", "torch", "tokens"),
    [
        ((4, 2), False, ["1", "1"]),
        ((5, 4), False, ["3", "1"]),
        ((5, 4), True, ["3", "1", "1"]),
        ((6, 2), True, ["1", "1", "1"]),
        ((6, 6), False, ["3", "3"]),
    ],
)
def test_b2_b15_the_cave_pays_the_lower_die(dice: tuple[int, int], torch: bool, tokens: list[str]) -> None:
    path = Path().give(*["torch"] * torch).lay({2: "cave"}).next_dice(*dice)
    events = path.walk(2)
    assert of_kind(events, CaveRolled) == [CaveRolled(0, dice)]
    assert of_kind(events, EmeraldTaken) == [EmeraldTaken(0, token) for token in tokens]
    assert EmeraldsFound(0, 2, tokens.count("3"), tokens.count("1"), torch) in events
    assert (path.state.ones_left, path.state.threes_left) == (60 - tokens.count("1"), 20 - tokens.count("3"))


def test_b3_the_torch_finds_one_more_in_an_emerald_jungle() -> None:
    path = Path().give("torch").lay({2: "emerald"})
    assert EmeraldsFound(0, 2, 0, 2, True) in path.walk(2)
    assert path.state.ones[0] == 2


def test_b3_the_logbook_never_rerolls_the_cave() -> None:
    path = Path().give("logbook").lay({2: "cave"}).next_dice(1, 1)
    path.walk(2)
    assert path.state.seat == 1


def test_b15_the_reserve_runs_out() -> None:
    path = Path().lay({2: "cave"}).next_dice(5, 5)
    path.state.ones_left, path.state.threes_left = 1, 0
    assert of_kind(path.walk(2), EmeraldTaken) == [EmeraldTaken(0, "1")]
    path = Path().give("torch").lay({2: "emerald"})
    path.state.ones_left = 0
    assert path.walk(2)[-2:] == [EmeraldsFound(0, 2, 0, 0, False), NEXT]


# Room


def full(*objects: str) -> Path:
    """A backpack with these objects, and 1-tokens and a 3-token to the brim."""
    path = Path().give(*objects, "3")
    return path.give(*["1"] * path.state.room(0))


def test_b16_what_does_not_fit_is_a_decision() -> None:
    path = full("torch", "map").lay({2: "cave"}).next_dice(4, 4)
    events = path.walk(2)
    assert events[-1] == EmeraldsFound(0, 2, 1, 2, True)
    assert path.state.wanted == "3"
    assert path.moves() == [ThrowAway("torch"), ThrowAway("map"), ThrowAway("1"), ThrowAway("3"), LeaveIt()]
    assert path.why(ThrowAway("rope")) == path.why(ThrowAway("17")) == "why-bakong-not-in-pack"
    assert path.play(ThrowAway("1")) == [ThrownAway(0, "1", RESERVE), EmeraldTaken(0, "3")]
    assert path.state.wanted == "1"
    assert path.play(LeaveIt()) == [EmeraldLeft(0, "1")]
    assert path.play(ThrowAway("torch")) == [ThrownAway(0, "torch", RESERVE), EmeraldTaken(0, "1"), NEXT]
    assert path.in_reserve("torch") == 2


def test_b16_what_is_due_is_counted_before_anything_is_thrown() -> None:
    path = full().lay({2: "cave"}).next_dice(3, 3)
    path.state.ones_left, path.state.threes_left = 1, 0
    assert EmeraldsFound(0, 2, 0, 1, False) in path.walk(2)
    path.play(ThrowAway("3"))
    assert path.state.seat == 1
    assert (path.state.ones_left, path.state.threes_left) == (0, 1)


def test_b16_tokens_that_fit_are_taken_at_once() -> None:
    path = Path().give(*["1"] * 19).lay({2: "cave"}).next_dice(5, 5)
    events = path.walk(2)
    assert of_kind(events, EmeraldTaken) == [EmeraldTaken(0, "3")]
    assert path.state.wanted == "1"
    assert path.play(LeaveIt(), LeaveIt()) == [EmeraldLeft(0, "1"), EmeraldLeft(0, "1"), NEXT]


def test_b16_a_bulky_thing_makes_room_for_several() -> None:
    path = full("rope").lay({2: "cave"}).next_dice(2, 2)
    path.walk(2)
    assert path.play(ThrowAway("rope")) == [
        ThrownAway(0, "rope", RESERVE),
        EmeraldTaken(0, "1"),
        EmeraldTaken(0, "1"),
        NEXT,
    ]


# Waterfalls


def test_b2_a_waterfall_takes_one_ouch_back() -> None:
    path = Path().ouches(2).lay({2: "waterfall"})
    assert path.walk(2)[-2:] == [OuchHealed(0, 2), NEXT]
    assert (path.state.ouches[0], path.state.ouches_left) == (1, 11)
    assert of_kind(Path().lay({2: "waterfall"}).walk(2), OuchHealed, CurseHeld) == []


def test_b4_the_cursed_emerald_keeps_its_bearer_from_it() -> None:
    path = Path().ouches(1).stand(10, great=17).lay({8: "waterfall"})
    assert path.walk(2)[-2:] == [CurseHeld(0, 8), NEXT]
    assert path.state.ouches[0] == 1
    assert of_kind(Path().stand(10, great=17).lay({8: "waterfall"}).walk(2), CurseHeld) == []
    assert of_kind(Path().ouches(1).stand(10, great=13).lay({8: "waterfall"}).walk(2), OuchHealed)


# Abandoned camps


def test_b2_one_object_from_the_reserve() -> None:
    path = Path().give("rope").lay({2: "abandoned"})
    path.walk(2)
    assert path.state.phase == phases.CAMP
    assert path.moves()[0] == TakeObject("grapple")
    assert path.moves()[-1] == TakeNothing()
    assert path.why(TakeObject("rope")) == "why-bakong-have-it"
    assert path.play(TakeObject("map")) == [ObjectTaken(0, "map", RESERVE), NEXT]
    assert path.carries() == {"rope", "map"}
    assert path.in_reserve("map") == 1


def test_b17a_only_duplicates_or_nothing_left() -> None:
    assert Path().no_reserve().lay({2: "abandoned"}).walk(2)[-2:] == [CampEmpty(0, 2), NEXT]
    path = Path().give("map").no_reserve("map").lay({2: "abandoned"})
    assert path.walk(2)[-2:] == [CampEmpty(0, 2), NEXT]


def test_b16_room_for_an_object_is_made_by_throwing_others_away() -> None:
    path = Path().give("rope", "grapple", "1").lay({2: "abandoned"})
    path.walk(2)
    assert path.play(TakeObject("kit")) == []
    assert path.state.wanted == "kit"
    assert path.moves() == [ThrowAway("rope"), ThrowAway("grapple"), ThrowAway("1"), LeaveIt()]
    assert path.play(ThrowAway("1")) == [ThrownAway(0, "1", RESERVE)]
    assert path.play(ThrowAway("rope")) == [ThrownAway(0, "rope", RESERVE), ObjectTaken(0, "kit", RESERVE), NEXT]
    assert path.carries() == {"grapple", "kit"}
    assert path.in_reserve("rope") == 2


def test_b16_nothing_has_to_be_taken() -> None:
    path = Path().give("rope", "grapple").lay({2: "abandoned"})
    path.walk(2)
    assert path.play(TakeObject("kit"), LeaveIt()) == []
    assert TakeObject("kit") not in path.moves()
    assert path.why(TakeObject("kit")) == "why-bakong-left-here"
    assert path.play(TakeNothing()) == [NothingTaken(0), NEXT]
    assert path.carries() == {"rope", "grapple"}


def test_b16_what_can_never_fit_is_not_offered() -> None:
    path = Path().lay({2: "abandoned"}).no_reserve("machete")
    path.state.rules.room[99] = tuple(-1 if objects else 0 for objects in range(256))
    path.stand(4, great=99)
    assert path.walk(2)[-2:] == [CampEmpty(0, 2), NEXT]
    path.state.phase, path.state.seat = phases.CAMP, 0
    assert path.why(TakeObject("machete")) == "why-bakong-never-fits"
    path.state.rules.room[99] = tuple(0 for _ in range(256))
    assert path.why(TakeObject("machete")) is None, "it just fits"
    del path.state.rules.room[99]


def test_b2_nothing_happens_in_the_jungle_or_on_yellow_and_red_stops() -> None:
    for kind in ("jungle", "river", "cliff"):
        path = Path().lay({2: kind})
        assert path.walk(2) == [WalkBegan(0, 2, None), Stepped(0, 1), Stepped(0, 2), NEXT]
