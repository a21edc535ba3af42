"""What the judge of Bangkok Klongs makes of positions, and what the medium player plays where it is plain."""

from game.chance import Chance
from game.contract import Move
from game.klongs import GAME
from game.klongs.judging.judgement import JUDGE
from game.klongs.judging.market_glance import Glance
from game.klongs.position import NONE
from game.klongs.records import (
    BIG,
    LITTLE,
    EndTurn,
    MoveBoat,
    PassMarket,
    Place,
    Remove,
    ScoreLanding,
    Steal,
    StealNothing,
)
from game.klongs.turns import phases
from game.players import make_player
from game.players.player import Budget
from tests.game.klongs.positions import COOKSHOP, THIEF, Cell, Water


def chosen(water: Water) -> Move:
    return make_player("medium", GAME).choose(water.state, Chance(1), Budget(None, 1))


def placed(water: Water) -> tuple[int, list[Cell]]:
    move = chosen(water)
    assert isinstance(move, Place), move
    return move.boat, water.cells([move.space])


def landing(water: Water, cells: list[Cell], owners: list[int | None], baskets: list[int]) -> None:
    """Boats on these spaces: open ones where someone owns them."""
    for cell, owner, holds in zip(cells, owners, baskets, strict=True):
        water.put(cell, water.design(open=owner is not None, baskets=holds), owner)


SQUARE: list[Cell] = [(3, 3), (3, 4), (4, 3), (4, 4)]
FAR: list[Cell] = [(7, 3), (7, 4), (8, 3), (8, 4)]


def test_the_last_boat_goes_to_ones_own_landing() -> None:
    water = Water(2)
    landing(water, SQUARE[:3], [0, 0, None], [2, 1, 3])
    rich, poor = water.design(baskets=3), water.design(baskets=1, luk_phat=False, open=True)
    water.hold(rich, poor)
    water.no_cards()
    assert placed(water)[1] == [(4, 4)]


def test_nobody_completes_the_landing_of_another() -> None:
    water = Water(2)
    landing(water, SQUARE[:3], [1, 1, None], [2, 1, 3])
    water.hold(water.design(baskets=3))
    water.no_cards()
    assert placed(water)[1] != [(4, 4)]


def test_of_neutral_boats_the_parasol_goes_first() -> None:
    water = Water(2)
    landing(water, SQUARE[:2], [0, 1], [1, 1])
    parasol = water.design(luk_phat=True, baskets=1)
    water.hold(parasol, water.design(baskets=3), water.design(baskets=2))
    water.no_cards()
    assert placed(water)[0] == parasol


def test_a_cookshop_goes_where_one_has_most() -> None:
    water = Water(2)
    landing(water, SQUARE[:3], [0, 0, None], [2, 2, 3])
    landing(water, FAR[:3], [1, 1, None], [2, 2, 3])
    water.hold(water.design(COOKSHOP))
    water.no_cards()
    assert placed(water)[1] == [(4, 4)]


def test_a_thief_breaks_anothers_landing_and_not_ones_own() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, 0, None, None], [2, 2, 3, 2])
    landing(water, FAR, [1, 1, None, None], [2, 2, 3, 2])
    water.no_cards()
    water.place(water.design(THIEF), (5, 4))
    move = chosen(water)
    assert isinstance(move, Steal)
    assert water.cells([move.space])[0] in FAR


def test_a_thief_that_can_only_hurt_its_player_steals_nothing() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, 0, 0, 0], [2, 2, 2, 2])
    water.no_cards()
    water.place(water.design(THIEF), (5, 4))
    assert isinstance(chosen(water), StealNothing)


def market(water: Water, day: str, seat: int = 0) -> None:
    """A market day begins, caused by seat 0, and a seat decides."""
    state = water.state
    state.day, state.caused_by, state.market_seat = day, 0, seat
    state.market_turns = 2 * state.players if day == LITTLE else state.players
    state.full = [one for one in state.rules.layout.landings if all(state.boats[cell] >= 0 for cell in one)]
    state.offered = [one[0] for one in state.full if any(state.owners[cell] == seat for cell in one)]
    state.phase, state.to_move = phases.MARKET, seat
    state.step = 5 if day == LITTLE else 11


def test_the_landing_that_pays_most_comes_first() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, None, 1, None], [1, 2, 1, 2])
    landing(water, FAR, [0, 0, 1, None], [2, 2, 1, 3])
    market(water, LITTLE)
    assert chosen(water) == ScoreLanding(water.space((7, 3)))


def test_nobody_passes_on_the_big_day_with_points_for_oneself_alone() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, None, None, None], [0, 2, 2, 3])
    market(water, BIG)
    assert not isinstance(chosen(water), PassMarket)
    assert JUDGE.sketch(water.state, water.state.moves(), Chance(1)) == ScoreLanding(water.space((3, 3)))


def test_nobody_scores_on_the_last_day_for_anothers_sake() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, 1, 1, 1], [2, 2, 2, 2])
    water.state.stocks = [[], []]
    market(water, BIG)
    assert isinstance(JUDGE.sketch(water.state, water.state.moves(), Chance(1)), PassMarket)


def test_the_stock_takes_what_it_has_already() -> None:
    water = Water(2)
    fish, banana = water.design(good=5, open=True, baskets=1), water.design(good=6, open=True, baskets=1)
    water.put((3, 3), fish, 0)
    water.put((3, 4), banana, 0)
    landing(water, SQUARE[2:], [None, None], [2, 2])
    water.state.stocks = [[banana, banana], []]
    market(water, LITTLE)
    water.play(ScoreLanding(water.space((3, 3))))
    assert chosen(water) == Remove(water.space((3, 4)))


def test_a_movement_card_is_kept_where_it_gains_nothing() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, None, None, None], [1, 2, 2, 2])
    water.place(water.design(baskets=2), (2, 3))
    assert isinstance(chosen(water), EndTurn)


def test_a_movement_card_brings_a_merchant_to_a_rich_landing() -> None:
    water = Water(2)
    landing(water, [(3, 3), (3, 4), (4, 3)], [0, None, None], [2, 3, 3])
    water.put((5, 4), water.design(open=True, baskets=2), 0)
    water.state.step = 10
    water.place(water.design(baskets=2), (2, 5))
    assert chosen(water) == MoveBoat(water.space((5, 4)), water.space((4, 4)))


def test_boats_are_moved_before_placing_only_if_a_market_day_is_at_hand() -> None:
    water = Water(2)
    landing(water, [(3, 3), (3, 4), (4, 3), (5, 4)], [0, None, None, 0], [2, 3, 3, 2])
    water.hold(water.design(baskets=2), water.design(luk_phat=True, baskets=1))
    moves = water.state.moves()
    assert not any(isinstance(move, MoveBoat) for move in JUDGE.candidates(water.state, moves))
    water.state.step = 4
    assert any(isinstance(move, MoveBoat) for move in JUDGE.candidates(water.state, moves))


def test_a_glance_at_a_big_day_leaves_the_position_alone() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, 0, None, None], [2, 2, 3, 2])
    market(water, BIG)
    before, found = water.state.snapshot(), [0.0, 0.0]
    Glance(water.state, water.state.full, True).go_on(found)
    assert water.state.snapshot() == before
    assert found == [18.0, 0.0]


def test_reasons_name_what_counts() -> None:
    water = Water(2)
    landing(water, SQUARE[:3], [0, 0, None], [2, 1, 3])
    boat = water.design(baskets=2, luk_phat=True)
    water.hold(boat)
    full, step, *_ = JUDGE.reasons(water.state, Place(boat, water.space((4, 4))))
    assert str(full) == "hint-klongs-full points=16"
    assert str(step) == "hint-klongs-step points=6"


def told(water: Water, move: Move) -> list[str]:
    """The reasons for a move, without the word that they all begin with."""
    return [str(reason).removeprefix("hint-klongs-") for reason in JUDGE.reasons(water.state, move)]


def test_a_card_is_kept_because_it_would_fill_nothing_or_because_there_is_time() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, None, None, None], [1, 2, 2, 2])
    water.place(water.design(baskets=2), (2, 3))
    assert told(water, EndTurn()) == ["card-idle", "card-waits steps=5"]
    water = Water(2)
    landing(water, [(3, 3), (3, 4), (4, 3)], [0, None, None], [2, 3, 3])
    water.put((5, 4), water.design(open=True, baskets=2), 0)
    water.state.step = 4
    water.place(water.design(baskets=2), (2, 5))
    assert told(water, EndTurn()) == ["card-later points=20"]


def test_a_card_brings_a_boat_to_more_landings_and_out_of_a_full_quarter() -> None:
    water = Water(2)
    corner = water.put((0, 0), owner=0)
    water.put((0, 1))
    water.put((1, 0))
    water.place(water.design(baskets=2), (1, 2))
    assert "landings many=3 few=0" in told(water, MoveBoat(corner, water.space((1, 1))))
    water.put((2, 1), owner=0)
    assert "opens" not in told(water, MoveBoat(corner, water.space((1, 1)))), "it stays in its quarter"
    leaving = water.put((3, 1), owner=0)
    water.put((2, 0))
    assert "opens" in told(water, MoveBoat(leaving, water.space((4, 1))))


def test_who_passes_hears_what_scoring_would_give_away() -> None:
    water = Water(2)
    landing(water, SQUARE, [0, 1, 1, None], [2, 2, 2, 2])
    market(water, LITTLE)
    assert told(water, PassMarket()) == ["pass-gift"]
    water = Water(2)
    landing(water, SQUARE, [0, None, None, None], [2, 2, 2, 2])
    market(water, LITTLE)
    assert told(water, PassMarket()) == ["pass"]
    market(water, BIG)
    assert told(water, PassMarket()) == ["pass-wait"]
    water.put((5, 3), water.design(baskets=3))
    water.put((5, 4), water.design(baskets=2))
    water.state.owners[water.space((3, 3))] = NONE
    water.state.owners[water.space((4, 4))] = 0
    market(water, LITTLE)
    assert told(water, PassMarket()) == ["pass-cost points=8"]


def test_a_card_spent_for_a_better_place_is_said_to_be_worth_it() -> None:
    """Else the next hint, to keep the other one, would seem to say the opposite."""
    water = Water(2)
    corner = water.put((0, 0), owner=0)
    water.place(water.design(baskets=2), (1, 0))
    first, second, *_ = told(water, MoveBoat(corner, water.space((1, 1))))
    assert not first.startswith("card")
    assert second == "card-worth left=1"
    water = Water(2)
    landing(water, [(3, 3), (3, 4), (4, 3)], [0, None, None], [2, 3, 3])
    mine = water.put((5, 4), water.design(open=True, baskets=2), 0)
    water.place(water.design(baskets=2), (2, 5))
    assert not [one for one in told(water, MoveBoat(mine, water.space((4, 4)))) if "card" in one], "it fills a landing"
