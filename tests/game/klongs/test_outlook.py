"""What a choice would make, told before it is made: the same as what comes of it."""

from game.chance import Chance
from game.klongs import outlook
from game.klongs.position import NONE
from game.klongs.records import BoatStocked, MoveBoat, Place, Remove, Scored, ScoreLanding, Steal
from game.klongs.state import KlongsState
from game.klongs.turns import market_day, thieves
from tests.game.klongs.positions import Water
from tests.shots.klongs import klongs_holding, klongs_match, klongs_offering, state_of
from tests.support.tables import begin_klongs, random_moves


def test_what_is_foreseen_is_what_comes() -> None:
    seen_kinds = set()
    matches = [klongs_match(4, decisions) for decisions in range(20, 70, 12)]
    for state in map(state_of, [*matches, klongs_holding("thief", 4, 4, 40), klongs_holding("inspector", 4, 3, 30)]):
        for move in state.moves():
            if not isinstance(move, Place | MoveBoat):
                continue
            before = state.snapshot()
            seen = outlook.foresee(state, move)
            assert state.snapshot() == before, "looking ahead changes nothing"
            after = state.copy()
            after.play(move)
            assert after.boats[seen.space] == seen.boat
            assert after.owner(seen.space) == seen.owner
            full = [one[0] for one in market_day.full_landings(after) if seen.space in one]
            owned = [one for one in full if any(owner is not None for _, _, owner in market_day.boats_at(after, one))]
            assert [one.landing for one in seen.filled] == owned
            if seen.reach:
                assert list(seen.reach) == thieves.in_reach(after, seen.space)
            gone = [s for s, boat in enumerate(state.boats) if boat != NONE and after.boats[s] == NONE]
            assert list(seen.chased) == ([] if isinstance(move, MoveBoat) else gone)
            assert not seen.guarded or state.rules.inspector[seen.boat]
            seen_kinds |= {name for name in ("filled", "reach", "guarded", "chased") if getattr(seen, name)}
    assert seen_kinds == {"filled", "reach", "guarded", "chased"}


def test_a_boat_that_leaves_a_full_landing_takes_its_points_along() -> None:
    """What it would have paid is told before the movement card is spent (K26, K27)."""
    water = Water()
    spaces = water.state.rules.layout.landings[8]
    for space, owner in zip(spaces, (0, 0, 1, None), strict=True):
        water.state.put(water.design(open=owner is not None, baskets=2), space)
        water.state.owners[space] = NONE if owner is None else owner
    move = next(move for move in water.moves(MoveBoat) if isinstance(move, MoveBoat) and move.space == spaces[0])
    seen = outlook.foresee(water.state, move)
    assert seen.start == spaces[0]
    [lost] = seen.broken
    assert (lost.landing.landing, lost.space) == (spaces[0], spaces[0])
    assert dict(lost.landing.points) == {0: 16, 1: 8}
    water.state.boats[spaces[3]] = NONE
    assert outlook.foresee(water.state, move).broken == (), "it was not full"


def test_what_breaks_is_what_pays_nobody_any_more() -> None:
    """When a boat is stolen, chased, moved or goes to a stock: of the landings that are full with somebody's merchant,
    but for the one that is scored (K20, K22, K26, K29)."""
    kinds = set()
    for seed in range(16):
        state, _ = begin_klongs(2 + seed % 3, seed)
        for chosen in random_moves(state, seed):
            for move in state.moves() if paying(state) else ():
                if isinstance(move, Place | MoveBoat):
                    seen = outlook.foresee(state, move).broken
                elif isinstance(move, Remove | Steal):
                    seen = outlook.broken(state, (move.space,))
                else:
                    continue
                after = state.copy()
                after.play(move)
                if after.day == state.day:
                    left = {one[0] for one in market_day.full_landings(after)}
                    assert {one.landing.landing for one in seen} == paying(state) - left
                    kinds |= {type(move)} if seen else set()
            state.play(chosen)
    assert kinds == {Place, MoveBoat, Remove, Steal}


def test_a_little_market_day_has_two_rounds() -> None:
    """It is told which one goes on (K30)."""
    rounds: list[int] = []
    for seed in range(8):
        state, _ = begin_klongs(3, seed)
        for move in random_moves(state, seed):
            if isinstance(move, ScoreLanding) and state.day == "little":
                turns_gone = 2 * 3 - state.market_turns
                rounds.append(outlook.market_round(state))
                assert rounds[-1] == (1 if turns_gone < 3 else 2)
            state.play(move)
    assert set(rounds) == {1, 2}


def paying(state: KlongsState) -> set[int]:
    """The full landings with somebody's merchant, but for the one that is scored."""
    full = {one[0] for one in market_day.full_landings(state)} - {state.landing}
    return {one for one in full if any(owner is not None for _, _, owner in market_day.boats_at(state, one))}


def test_what_is_foreseen_hangs_on_nothing_hidden() -> None:
    state = state_of(klongs_match(3, 40))
    move = next(move for move in state.moves() if isinstance(move, Place))
    assert state.to_move is not None
    views = [state.known_to(state.to_move, Chance(seed)) for seed in range(4)]
    assert len({outlook.foresee(view, move) for view in views}) == 1


def test_the_step_ahead_pays_what_it_says() -> None:
    paid = 0
    for decisions in range(0, 40, 5):
        state = state_of(klongs_match(3, decisions))
        for move in state.moves():
            if isinstance(move, Place):
                ahead = outlook.step_ahead(state, move.boat)
                events = state.copy().play(move)
                got = [event.points for event in events if isinstance(event, Scored) and event.source == "luk_phat"]
                assert got == ([ahead.points] if ahead else [])
                paid += len(got)
    assert paid


def test_of_a_landing_leaves_one_of_the_boats_that_may_be_taken() -> None:
    looked_at = 0
    for seed in (1, 7):
        match = klongs_offering(ScoreLanding, 4, seed, ways=2)
        for move in match.state.moves():
            if isinstance(move, ScoreLanding):
                after = match.state.copy()
                stocked = [event.space for event in after.play(move) if isinstance(event, BoatStocked)]
                taken = [one.space for one in after.moves() if isinstance(one, Remove)]
                assert outlook.leaving(state_of(match), move.landing) == (stocked or taken), "an only one goes at once"
                looked_at += 1
    assert looked_at
    over = state_of(klongs_match(2, -1))
    assert outlook.leaving(over, over.rules.layout.landings[0][0]) == [], "nobody scores when the game is over"
