"""What the screen tells before a decision of Bakong is made: where a flip and a walk would lead."""

import pytest

from game.bakong import outlook
from game.bakong.outlook import FlipOutlook, WalkOutlook
from game.bakong.records import (
    CaveRolled,
    Crossed,
    EmeraldsFound,
    Flip,
    OuchHealed,
    OuchTaken,
    Sinking,
    Stepped,
    Stopped,
    TempleReached,
    Walk,
)
from game.bakong.state import BakongState
from game.bakong.turns import phases
from game.contract import Event
from tests.game.bakong.positions import Path
from tests.support.tables import begin_bakong, random_moves


def only(found: FlipOutlook) -> WalkOutlook:
    assert len(found.walks) == 1
    return found.walks[0]


def test_an_unseen_face_on_the_way_leaves_it_in_doubt() -> None:
    path = Path().lay({2: "river", 4: "emerald"}, {2: "pit"}).rolled(2, 4)
    found = outlook.flip_outlook(path.state, 2)
    assert (found.die, found.place, found.was, found.now) == (2, 2, "river", None)
    walk = only(found)
    assert (walk.entered, walk.stop, walk.doubtful) == ((1, 2, 3, 4), 4, 2)
    assert (walk.kind, walk.effect, walk.ouches) == ("emerald", "emerald", ())


def test_a_face_that_was_seen_is_told() -> None:
    path = Path().lay({2: "river", 4: "emerald"}, {2: "pit"}).rolled(2, 4)
    path.state.seen |= 1 << 2
    found = outlook.flip_outlook(path.state, 2)
    assert found.now == "pit"
    assert (only(found).doubtful, only(found).ouches) == (None, (2,))
    other = outlook.flip_outlook(path.state, 4)
    assert (other.place, other.now) == (4, None)
    assert (only(other).stop, only(other).lost, only(other).doubtful) == (2, 0, None)


def test_a_stop_on_an_unseen_face_has_no_kind() -> None:
    path = Path().lay({3: "cave"}).rolled(3, 3)
    walk = only(outlook.flip_outlook(path.state, 3))
    assert (walk.stop, walk.doubtful, walk.kind, walk.effect) == (3, 3, None, None)


def test_an_unseen_face_off_the_way_does_not_matter() -> None:
    path = Path().lay({2: "river"}).rolled(6, 4)
    walk = only(outlook.flip_outlook(path.state, 6))
    assert (walk.doubtful, walk.stop, walk.lost, walk.kind) == (None, 2, 2, "river")


def test_nothing_flips_at_the_temple_and_beyond() -> None:
    path = Path().stand(23).rolled(2, 5)
    found = outlook.flip_outlook(path.state, 5)
    assert (found.place, found.was, found.now) == (None, None, None)
    assert (only(found).reaches, only(found).stop, only(found).kind) == ("temple", 25, None)
    assert only(found).lost == 0, "nothing holds anybody who arrives"
    home = Path().stand(2, great=13).rolled(3, 6)
    assert only(outlook.flip_outlook(home.state, 3)).reaches == "home"


def test_one_walk_for_each_number_of_steps() -> None:
    path = Path().give("machete", "compass").rolled(5, 3)
    walks = outlook.flip_outlook(path.state, 5).walks
    assert [(walk.steps, walk.by, walk.stop) for walk in walks] == [(3, None, 3), (4, "machete", 4), (2, "compass", 2)]


def test_ouches_quicksand_and_what_helps() -> None:
    path = Path().give("rope", "map").lay({1: "quicksand", 2: "river", 3: "pit", 4: "quicksand", 5: "quicksand"})
    path.state.steps, path.state.phase = 6, phases.WALK
    walk = outlook.walk_outlook(path.state, 6)
    assert walk.sinking == (1, 4)
    assert walk.ouches == (3,)
    assert walk.crossed == ((2, "rope"),)
    assert outlook.walk_outlook(path.state, 3).crossed == ((2, "rope"),)
    assert outlook.walk_outlook(path.state, 2).crossed == (), "who stops there does not cross it"
    path = Path().give("kit").lay({3: "pit"})
    assert outlook.walk_outlook(path.state, 3).crossed == ((3, "kit"),)
    assert outlook.walk_outlook(path.state, 3).ouches == ()


@pytest.mark.parametrize(
    ("kind", "effect"), [("jungle", None), ("emerald", "emerald"), ("cave", "cave"), ("abandoned", "abandoned")]
)
def test_the_effect_of_the_stop(kind: str, effect: str | None) -> None:
    path = Path().lay({2: kind})
    assert outlook.walk_outlook(path.state, 2).effect == effect


def test_a_waterfall_only_helps_who_has_an_ouch_and_no_curse() -> None:
    assert outlook.walk_outlook(Path().lay({2: "waterfall"}).state, 2).effect is None
    assert outlook.walk_outlook(Path().lay({2: "waterfall"}).ouches(1).state, 2).effect == "waterfall"
    assert outlook.walk_outlook(Path().lay({1: "pit", 2: "waterfall"}).state, 2).effect == "waterfall"
    cursed = Path().lay({2: "waterfall"}).ouches(1).stand(4, great=17)
    assert outlook.walk_outlook(cursed.state, 2).effect is None


def test_an_empty_reserve_has_nothing_to_offer() -> None:
    path = Path().no_reserve().lay({2: "abandoned"})
    assert outlook.walk_outlook(path.state, 2).effect is None
    for kind in ("emerald", "cave"):
        path = Path().lay({2: kind})
        path.state.ones_left, path.state.threes_left = 1, 0
        assert outlook.walk_outlook(path.state, 2).effect == kind
        path.state.ones_left = 0
        assert outlook.walk_outlook(path.state, 2).effect is None


def compare(walk: WalkOutlook, state: BakongState, seat: int, events: list[Event]) -> None:
    """What was foretold is what came."""
    assert walk.entered == tuple(event.place for event in events if isinstance(event, Stepped))
    assert walk.stop == state.places[seat]
    assert walk.ouches == tuple(event.place for event in events if isinstance(event, OuchTaken))
    assert walk.sinking == tuple(event.place for event in events if isinstance(event, Sinking))
    assert walk.crossed == tuple(sorted((e.place, e.by) for e in events if isinstance(e, Crossed)))
    assert walk.lost == sum(event.lost for event in events if isinstance(event, Stopped))
    assert (walk.reaches == "home") == (state.to_move is None)
    if not walk.sinking:
        assert (walk.reaches == "temple") == any(isinstance(event, TempleReached) for event in events)
        assert (walk.effect == "waterfall") == any(isinstance(event, OuchHealed) for event in events)
        found = any(isinstance(event, EmeraldsFound | CaveRolled) for event in events)
        assert (walk.kind in ("emerald", "cave")) == found


def test_what_is_foretold_is_what_comes() -> None:
    compared = doubts = 0
    for seed in range(30):
        state, _ = begin_bakong(2 + seed % 5, seed)
        for move in random_moves(state, seed):
            seat, walk = state.seat, None
            if isinstance(move, Walk):
                walk = outlook.walk_outlook(state, move.steps)
            elif isinstance(move, Flip):
                found = outlook.flip_outlook(state, move.die)
                before = state.back_at(found.place) if found.place else None
                assert found.now == before
                walk = found.walks[0] if len(found.walks) == 1 else None
            events = state.play(move)
            waits = state.phase in (phases.SECOND, phases.WALK) and state.seat == seat
            if walk and walk.doubtful:
                doubts += 1
            elif walk and not waits:
                compare(walk, state, seat, events)
                compared += 1
    assert compared > 1000
    assert doubts > 100
