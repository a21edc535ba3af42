"""Bangkok Klongs clause by clause: market days, standstill, the end (K24 and K27 to K35)."""

import pytest

from game.klongs import outlook, scoring
from game.klongs.records import (
    BIG,
    LITTLE,
    BoatStocked,
    GameEnded,
    LandingScored,
    MarketDayBegan,
    MarketDayEnded,
    MarketPassed,
    MerchantReturned,
    MoveBoat,
    PassMarket,
    Place,
    Remove,
    Scored,
    ScoreLanding,
    Skip,
    Standstill,
    StockCounted,
    TurnBegan,
    TurnSkipped,
)
from game.klongs.turns import market_day, phases
from tests.game.klongs.positions import COOKSHOP, INSPECTOR, THIEF, Water, of_kind
from tests.support.tables import begin_klongs, random_moves


def landing_at(water: Water, left: int, top: int, *owners: int | None) -> int:
    """Four boats of one basket (owned) or three (neutral) round the corner right below a cell, column by column."""
    cells = [(left, top), (left, top + 1), (left + 1, top), (left + 1, top + 1)]
    for cell, owner in zip(cells, owners, strict=True):
        boat = water.design(open=True, baskets=1) if owner is not None else water.design(baskets=3)
        water.put(cell, boat, owner)
    return water.space(cells[0])


def day(water: Water, kind: str) -> list[object]:
    """A Luk Phat boat of seat 0 brings the market day."""
    steps = [step.day for step in water.state.rules.layout.track]
    water.state.step = steps.index(kind) - 1
    boat = water.design(luk_phat=True)
    water.hold(boat, *[water.design()] * 3)
    water.put((9, 7))
    return list(water.place(boat, (9, 6)))


def test_k24_k28_baskets_times_merchants_for_everyone_doubled_once() -> None:
    water = Water()
    cookshop = water.design(COOKSHOP)
    water.put((1, 1), cookshop)
    water.put((1, 2), cookshop)
    water.put((2, 1), water.design(open=True, baskets=2), 0)
    water.put((2, 2), water.design(open=True, baskets=1), 1)
    day(water, LITTLE)
    landing = water.space((1, 1))
    assert list(water.state.moves()) == [ScoreLanding(landing), PassMarket()]
    events = water.play(ScoreLanding(landing))
    assert events[:3] == [
        LandingScored(0, landing, 3, True),
        Scored(0, 6, "little_days", (landing,)),
        Scored(1, 6, "little_days", (landing,)),
    ]


def test_k28_a_thief_counts_nothing_and_an_inspector_one() -> None:
    water = Water()
    water.put((1, 1), water.design(THIEF))
    water.put((1, 2), water.design(INSPECTOR))
    water.put((2, 1), water.design(open=True, baskets=2), 0)
    water.put((2, 2), water.design(open=True, baskets=0), 0)
    seen = outlook.landing_outlook(water.state, water.space((1, 1)))
    assert (seen.boats, seen.full, seen.baskets, seen.doubled) == (4, True, 3, False)
    assert (seen.merchants, seen.points) == (((0, 2),), ((0, 6),))


def test_k27_all_four_and_one_of_yours() -> None:
    water = Water()
    mine = landing_at(water, 1, 1, 0, None, 1, None)
    theirs = landing_at(water, 5, 1, 1, None, None, None)
    water.put((1, 5), owner=0)
    day(water, LITTLE)
    assert [move.landing for move in water.moves(ScoreLanding)] == [mine]  # type: ignore[attr-defined]
    assert water.why(ScoreLanding(theirs)) == "why-klongs-landing-not-yours"
    assert water.why(ScoreLanding(water.space((1, 5)))) == "why-klongs-landing-open"
    assert water.why(ScoreLanding(water.space((2, 2)))) == "why-klongs-no-landing"
    assert [one.landing for one in outlook.prospects(water.state, 1)] == [mine, theirs]


def test_k29_little_day_takes_ones_own_boat() -> None:
    water = Water()
    landing = landing_at(water, 1, 1, 0, 1, 0, None)
    day(water, LITTLE)
    water.play(ScoreLanding(landing))
    assert (water.state.phase, water.state.to_move) == (phases.REMOVE, 0)
    assert list(water.state.moves()) == [Remove(water.space((1, 1))), Remove(water.space((2, 1)))]
    assert water.why(Remove(water.space((1, 2)))) == "why-klongs-only-your-own"
    assert water.why(Remove(water.space((2, 2)))) == "why-klongs-only-your-own"
    assert water.why(Remove(water.space((9, 7)))) == "why-klongs-not-at-landing"
    before, space = water.state.supply[0], water.space((2, 1))
    boat = water.state.boats[space]
    events = water.play(Remove(space))
    assert events[:2] == [BoatStocked(0, space, boat), MerchantReturned(0, space)]
    assert water.state.supply[0] == before + 1
    assert water.state.stocks[0] == [boat]


def test_k29_the_only_boat_is_taken_without_a_question() -> None:
    water = Water()
    landing = landing_at(water, 1, 1, 0, 1, None, None)
    day(water, LITTLE)
    assert of_kind(water.play(ScoreLanding(landing)), BoatStocked)
    assert water.state.phase != phases.REMOVE


def test_k30_who_caused_it_starts_two_rounds_clockwise() -> None:
    water = Water()
    for column in (1, 5):
        landing_at(water, column, 1, 0, 1, 0, 1)
        landing_at(water, column, 5, 0, 1, 2, 1)
    assert MarketDayBegan(LITTLE, 0, 0) in day(water, LITTLE)
    order = []
    while water.state.phase == phases.MARKET:
        order.append(water.state.to_move)
        events = water.play(PassMarket())
    assert order == [0, 1, 2, 0, 1, 2]
    assert MarketDayEnded(LITTLE) in events
    assert (water.state.phase, water.state.to_move) == (phases.MOVE, 0)
    water.play(water.state.moves()[0])
    assert water.state.seat == 1


def test_k30_each_scores_at_most_twice_and_a_pass_is_for_one_round() -> None:
    water = Water(2)
    for column in (1, 5):
        for top in (1, 5):
            landing_at(water, column, top, 0, 1, 0, 1)
    day(water, LITTLE)
    water.play(PassMarket())
    scored = {0: 0, 1: 0}
    while water.state.day:
        seat = water.state.to_move
        assert seat is not None
        move = water.state.moves()[0]
        scored[seat] += isinstance(move, ScoreLanding)
        water.play(move)
    assert scored == {0: 1, 1: 2}


def test_k30_who_cannot_score_has_passed() -> None:
    water = Water()
    landing_at(water, 1, 1, 2, None, None, None)
    events = day(water, LITTLE)
    assert events[-2:] == [MarketPassed(0, False), MarketPassed(1, False)]
    assert water.state.to_move == 2


def test_k31_the_last_on_the_track_starts_and_all_must_pass_in_a_row() -> None:
    water = Water()
    for column in (1, 5):
        landing_at(water, column, 1, 0, 1, 2, None)
        landing_at(water, column, 5, 0, 1, 2, None)
    water.state.points = [[9, 0, 0, 0], [4, 0, 0, 0], [9, 0, 0, 0]]
    assert MarketDayBegan(BIG, 1, 0) in day(water, BIG)
    assert water.state.to_move == 1
    for seat in (1, 2):
        assert water.state.to_move == seat
        water.play(PassMarket())
    assert water.state.to_move == 0
    water.play(water.state.moves()[0])
    while water.state.phase == phases.REMOVE:
        water.play(water.state.moves()[0])
    assert water.state.to_move == 1, "who passed may score later"
    for _ in range(2):
        water.play(PassMarket())
    events = water.play(PassMarket())
    assert water.state.to_move is None
    assert events[-1] == GameEnded(tuple(s.seat for s in water.state.standings() if s.won))


def test_k31_ones_own_or_a_neutral_boat_special_and_unowned_ones_too() -> None:
    water = Water()
    water.put((1, 1), owner=0)
    water.put((1, 2), owner=1)
    cookshop, unowned = water.put((2, 1), water.design(COOKSHOP)), water.put((2, 2), water.design(open=True))
    day(water, BIG)
    while water.state.to_move != 0:
        water.play(PassMarket())
    water.play(ScoreLanding(water.space((1, 1))))
    assert list(water.state.moves()) == [Remove(water.space((1, 1))), Remove(cookshop), Remove(unowned)]
    assert water.why(Remove(water.space((1, 2)))) == "why-klongs-anothers"
    water.play(Remove(cookshop))
    assert water.state.stocks[0] == [water.design(COOKSHOP)]
    assert scoring.stock_worth(water.state.rules.good[boat] for boat in water.state.stocks[0]) == 0


def test_k32_k34_stock_count_and_the_end() -> None:
    water = Water(2)
    boats = [water.design(good=6), *[water.design(good=5)] * 3, *[water.design(good=1)] * 7, water.design(THIEF)]
    water.state.stocks = [boats, []]
    events = day(water, BIG)
    assert water.state.to_move is None
    stock = [event for event in events if isinstance(event, Scored) and event.source == "stock"]
    assert stock == [Scored(0, 28, "stock", (1, 7)), Scored(0, 6, "stock", (5, 3)), Scored(0, 1, "stock", (6, 1))]
    assert [event for event in events if isinstance(event, StockCounted)] == [StockCounted(0, 35), StockCounted(1, 0)]
    assert events[-1] == GameEnded((0,))
    assert water.why(PassMarket()) == "why-game-over"
    assert list(water.state.moves()) == []


def test_k33_all_skip_and_the_big_day_comes() -> None:
    water = Water(3)
    water.no_cards()
    water.put((4, 4))
    assert water.play(Skip()) == [TurnSkipped(0), TurnBegan(1)]
    assert water.play(Skip()) == [TurnSkipped(1), TurnBegan(2)]
    events = water.play(Skip())
    assert events[:2] == [TurnSkipped(2), Standstill("skips")]
    assert of_kind(events, MarketDayBegan) == [MarketDayBegan(BIG, 2, 2)]
    assert not of_kind(events, Scored)
    assert water.state.step == 0
    assert water.state.to_move is None


def test_k33_a_placed_boat_ends_a_row_of_skips() -> None:
    water = Water(2)
    water.no_cards()
    water.put((4, 4))
    water.hold(water.design(), seat=1)
    water.state.stacks = [[]]
    water.play(Skip())
    water.play(Place(water.design(), water.space((4, 3))))
    assert water.play(Skip())[-1] == TurnBegan(1)
    assert of_kind(water.play(Skip()), Standstill)


def test_k33_hands_that_no_longer_shrink() -> None:
    """A thief that steals a thief, again and again, with the stacks empty."""
    water = Water(2)
    water.no_cards()
    thief = water.design(THIEF)
    water.put((4, 4), thief)
    water.put((5, 3))
    water.state.stacks = [[]]
    water.hold(thief, seat=0)
    water.hold(thief, seat=1)
    events: list[object] = []
    turns = 0
    while not any(isinstance(event, Standstill) for event in events):
        turns += 1
        assert turns <= 20
        places = [move for move in water.moves(Place) if water.cells([move.space])[0][1] == 4]  # type: ignore[attr-defined]
        water.play(places[0])
        events = list(water.play(water.state.moves()[1]))
        events += water.play(water.state.moves()[1])
    assert Standstill("circles") in events
    assert turns == 1 + 3 * 2, "the first turn counts the hands, then three rounds pass"


def test_k33_a_landing_worth_nothing_may_be_scored() -> None:
    water = Water(2)
    for cell in ((1, 1), (1, 2), (2, 1), (2, 2)):
        water.put(cell, water.design(open=True, baskets=0), 0)
    day(water, LITTLE)
    events = water.play(ScoreLanding(water.space((1, 1))))
    assert events == [LandingScored(0, water.space((1, 1)), 0, False)]
    assert water.state.phase == phases.REMOVE


def test_k35_most_points_win_and_a_tie_is_shared() -> None:
    water = Water(3)
    water.state.points = [[0, 0, 0, 0], [7, 0, 0, 0], [5, 2, 0, 0]]
    events = day(water, BIG)
    assert events[-1] == GameEnded((1, 2))
    assert [standing.won for standing in water.state.standings()] == [False, True, True]


def test_standings_name_every_source_in_order() -> None:
    state, _ = begin_klongs(4, 8)
    for move in random_moves(state, 9):
        state.play(move)
    for standing in state.standings():
        assert [source for source, _ in standing.sources] == ["luk_phat", "little_days", "big_day", "stock"]


@pytest.mark.parametrize(
    ("step", "expected"), [(0, (5, LITTLE)), (4, (1, LITTLE)), (5, (3, LITTLE)), (8, (3, BIG)), (11, None)]
)
def test_steps_to_the_next_market_day(step: int, expected: tuple[int, str] | None) -> None:
    water = Water()
    assert outlook.next_market_day(water.state.rules.layout.track, step) == expected


def test_a_moved_boat_can_complete_a_landing() -> None:
    water = Water()
    landing = landing_at(water, 1, 1, 0, None, None, None)
    water.state.lift(water.space((2, 2)))
    own = water.put((3, 3), owner=0)
    water.hold(water.design())
    assert market_day.landings_of(water.state, 0) == []
    water.play(MoveBoat(own, water.space((2, 2))))
    assert market_day.landings_of(water.state, 0) == [landing]
