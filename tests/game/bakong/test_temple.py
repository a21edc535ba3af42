"""Bakong clause by clause: the temple, the way home, the count (B16, B18 to B22)."""

import pytest

from game.bakong import scoring
from game.bakong.records import (
    RESERVE,
    TEMPLE,
    CameHome,
    GameEnded,
    GreatTaken,
    LeaveIt,
    NothingTaken,
    ObjectTaken,
    OuchTaken,
    Sank,
    Sink,
    Sinking,
    Stepped,
    SunkenReturned,
    TakeGreat,
    TakeNothing,
    TakeObject,
    TempleReached,
    ThrowAway,
    ThrownAway,
    TurnBegan,
)
from game.bakong.turns import phases
from tests.game.bakong.positions import Path, of_kind

NEXT = TurnBegan(1, 1)


# The great emerald


@pytest.mark.parametrize("steps", [2, 6])
def test_b18_at_or_past_the_temple_ends_the_move_there(steps: int) -> None:
    path = Path().stand(23)
    assert path.walk(steps)[1:] == [Stepped(0, 24), Stepped(0, 25), TempleReached(0)]
    assert path.moves() == [TakeGreat(17), TakeGreat(13), TakeGreat(12)]
    assert path.why(TakeGreat(10)) == "why-bakong-no-such-great"
    assert path.why(TakeNothing()) == "why-bakong-not-now"
    assert path.play(TakeGreat(13)) == [GreatTaken(0, 13), NEXT]
    assert path.state.greats == (17, 12)
    assert path.state.great[0] == 13


def test_b18_the_last_one_is_taken_without_asking() -> None:
    path = Path(2).stand(5, great=17, seat=1).stand(24)
    assert path.walk(1)[-3:] == [TempleReached(0), GreatTaken(0, 13), NEXT]


def test_b18_room_must_be_made_and_objects_stay_at_the_temple() -> None:
    path = Path().give("rope", "grapple", "1").stand(24)
    path.walk(1)
    assert path.play(TakeGreat(17)) == []
    assert path.moves() == [ThrowAway("rope"), ThrowAway("grapple"), ThrowAway("1")]
    assert path.why(LeaveIt()) == "why-bakong-must-take-great"
    assert path.play(ThrowAway("1")) == [ThrownAway(0, "1", RESERVE)]
    assert path.play(ThrowAway("rope")) == [ThrownAway(0, "rope", TEMPLE), GreatTaken(0, 17), NEXT]
    assert path.at_temple() == {"rope"}
    assert path.in_reserve("rope") == 1
    assert path.state.ones_left == 60


def test_b18_later_arrivals_may_take_any_of_them_after_the_great_emerald() -> None:
    path = Path().give("map").leave_at_temple("rope", "map", "kit").stand(24)
    path.walk(1)
    assert path.play(TakeGreat(12)) == [GreatTaken(0, 12)]
    assert path.moves() == [TakeObject("rope"), TakeObject("kit"), TakeNothing()]
    assert path.why(TakeObject("map")) == "why-bakong-have-it"
    assert path.why(TakeObject("torch")) == "why-bakong-not-at-temple"
    assert path.why(TakeObject("crown")) == "why-bakong-no-such-object"
    assert path.play(TakeObject("rope")) == [ObjectTaken(0, "rope", TEMPLE)]
    assert path.moves() == [TakeObject("kit"), TakeNothing()]
    assert path.play(TakeNothing()) == [NothingTaken(0), NEXT]
    assert path.carries() == {"map", "rope"}
    assert path.at_temple() == {"map", "kit"}


def test_b18_not_the_one_who_threw_them_on_that_visit() -> None:
    path = Path().give("rope", "grapple").stand(24)
    path.walk(1)
    path.play(TakeGreat(17))
    assert path.play(ThrowAway("grapple"))[-1] == NEXT
    path = Path().give("rope", "grapple").leave_at_temple("compass").stand(24)
    path.walk(1)
    path.play(TakeGreat(17), ThrowAway("grapple"))
    assert path.moves() == [TakeObject("compass"), TakeNothing()]
    assert path.why(TakeObject("grapple")) == "why-bakong-left-here"


def test_b18_another_may_take_what_was_thrown() -> None:
    path = Path().give("rope", "grapple").stand(24).stand(24, seat=1)
    path.walk(1)
    path.play(TakeGreat(17), ThrowAway("grapple"))
    path.walk(1)
    path.play(TakeGreat(13))
    assert path.play(TakeObject("grapple"))[0] == ObjectTaken(1, "grapple", TEMPLE)
    assert path.at_temple() == set(), "what one has thrown is there once"


def test_b18_making_room_for_an_object_at_the_temple() -> None:
    path = Path().give("rope", "logbook").leave_at_temple("kit").stand(24)
    path.walk(1)
    path.play(TakeGreat(12))
    assert path.play(TakeObject("kit")) == []
    assert path.moves() == [ThrowAway("rope"), ThrowAway("logbook"), LeaveIt()]
    assert path.why(ThrowAway("12")) == "why-bakong-never-thrown"
    events = path.play(ThrowAway("rope"))
    assert events == [ThrownAway(0, "rope", TEMPLE), ObjectTaken(0, "kit", TEMPLE), NEXT]
    assert path.at_temple() == {"rope"}


def test_b18_what_is_left_is_not_offered_again_on_that_visit() -> None:
    path = Path().give("rope", "logbook").leave_at_temple("kit", "compass").stand(24)
    path.walk(1)
    path.play(TakeGreat(12), TakeObject("kit"))
    assert path.play(LeaveIt()) == []
    assert path.moves() == [TakeObject("compass"), TakeNothing()]
    assert path.why(TakeObject("kit")) == "why-bakong-left-here"
    assert path.play(TakeObject("compass")) == [ObjectTaken(0, "compass", TEMPLE), NEXT]
    assert path.state.declined == 0


def test_b16_who_leaves_the_only_thing_there_takes_nothing() -> None:
    path = Path().give("rope", "logbook").leave_at_temple("kit").stand(24)
    path.walk(1)
    path.play(TakeGreat(12), TakeObject("kit"))
    assert path.play(LeaveIt()) == [NothingTaken(0), NEXT]
    assert path.at_temple() == {"kit"}


def test_b17_quicksand_on_the_way_to_the_temple_comes_first() -> None:
    path = Path().give("rope", "grapple").lay({24: "quicksand"}).stand(23)
    path.walk(2)
    assert path.moves() == [Sink("rope"), Sink("grapple")]
    assert path.play(Sink("rope")) == [Sank(0, "rope"), TempleReached(0)]
    assert path.play(TakeGreat(17)) == [GreatTaken(0, 17), SunkenReturned(("rope",)), NEXT]


# Home


def test_b19_the_way_home_by_the_same_rules() -> None:
    path = Path().lay({24: "pit", 22: "emerald"}).stand(25, great=12)
    path.walk(3)
    assert path.state.places[0] == 22
    assert (path.state.ouches[0], path.state.ones[0]) == (1, 1)


@pytest.mark.parametrize("steps", [2, 6])
def test_b20_at_or_past_the_camp_ends_the_game_at_once(steps: int) -> None:
    path = Path().stand(2, great=13).lay({1: "pit"})
    assert path.walk(steps)[1:] == [
        Stepped(0, 1),
        OuchTaken(0, 1),
        Stepped(0, 0),
        CameHome(0),
        GameEnded((0,)),
    ]
    assert path.state.to_move is None
    assert path.state.phase == phases.OVER
    assert path.state.totals() == [13 + 3 - 3, 0, 0]


def test_b20_nothing_sinks_any_more_at_home() -> None:
    path = Path().give("rope", "map").stand(2, great=13).lay({1: "quicksand"})
    events = path.walk(2)
    assert of_kind(events, Sinking, Sank) == [Sinking(0, 1)]
    assert path.state.to_move is None
    assert path.state.sinking == 0
    assert path.carries() == {"rope", "map"}


def test_b20_the_first_home_need_not_win() -> None:
    path = Path().stand(1, great=12).ouches(2).stand(20, great=17, seat=2)
    assert path.walk(1)[-1] == GameEnded((2,))


# The count


def test_b21_points_by_source_wherever_everyone_is() -> None:
    path = Path().stand(1, great=13).give("1", "1", "3").ouches(1)
    path.give("3", "3", seat=1).ouches(3, seat=2)
    before = path.state.standings()
    assert [dict(one.sources) for one in before] == [
        {"great": 13, "small": 5, "first_home": 0, "ouches": -3},
        {"great": 0, "small": 6, "first_home": 0, "ouches": 0},
        {"great": 0, "small": 0, "first_home": 0, "ouches": -9},
    ]
    path.walk(1)
    after = path.state.standings()
    assert [one.points for one in after] == [18, 6, -9]
    assert dict(after[0].sources)["first_home"] == 3
    assert [one.won for one in after] == [True, False, False]


def test_b22_a_tie_goes_to_the_higher_great_emerald() -> None:
    assert scoring.winners([20, 20, 5], [13, 17, 0]) == (1,)
    assert scoring.winners([4, 4], [0, 9]) == (1,)
    assert scoring.winners([4, 4, 3], [0, 0, 17]) == (0, 1)


def test_b22_the_end_says_who_has_won() -> None:
    path = Path().stand(1, great=13).give("1", seat=1).stand(3, great=17, seat=1).ouches(0)
    path.give("1", "1", seat=0)
    assert path.walk(1)[-1] == GameEnded((1,))
    assert path.state.totals()[:2] == [18, 18]
