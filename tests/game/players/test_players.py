"""Computer players, with sticks to pick: what each kind sees and misses, and how long it thinks."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import pytest

from game import catalogue
from game.chance import Chance
from game.contract import Event, Game, Move, Reason, Standing, State
from game.players import PLAYERS, Budget, decide, level_of, make_player
from game.players.careful import CarefulPlayer, Traits, bell, noticed, weigh
from game.players.deep import DeepPlayer, hopeful
from game.players.judge import Judge, judge_of
from game.players.player import Interrupted
from tests.game.players.points_judge import PointsJudge

GAMES = list(catalogue.GAMES.values())
FEW = Budget(None, 12)


def test_a_budget_allows_some_thinking() -> None:
    for values in ((None, None), (0, None), (None, 0), (-1.0, 5)):
        with pytest.raises(ValueError, match="budget"):
            Budget(*values)


def test_the_bell_is_about_0_with_the_spread_1() -> None:
    chance = Chance(1)
    drawn = [bell(chance) for _ in range(4000)]
    assert sum(drawn) / 4000 == pytest.approx(0, abs=0.05)
    assert sum(one * one for one in drawn) / 4000 == pytest.approx(1, abs=0.05)


def test_what_is_noticed_keeps_its_order() -> None:
    moves = [Pick(number) for number in range(10)]
    seen = [noticed(moves, 0.5, Chance(seed)) for seed in range(30)]
    assert all(len(one) == 5 and one == [move for move in moves if move in one] for one in seen)
    assert {move for one in seen for move in one} == {*moves}
    assert noticed(moves[:2], 0.5, Chance(1)) == moves[:2]


@dataclass(frozen=True, slots=True)
class Pick(Move):
    sticks: int


@dataclass(frozen=True, slots=True)
class Picked(Event):
    sticks: int


class Sticks(State):
    """A heap of sticks; take one to three of them. Who takes the last has a point (or `greedy`: a point for each stick,
    and a hundred for the last)."""

    def __init__(self, left: int, seats: int, greedy: bool = False) -> None:
        self.left, self.seats, self.greedy = left, seats, greedy
        self.points = [0] * seats
        self.to_move: int | None = 0

    def moves(self) -> Sequence[Move]:
        return [Pick(count) for count in range(1, min(3, self.left) + 1)]

    def why_not(self, move: Move) -> Reason | None:
        return None if move in self.moves() else Reason("why-not")

    def play(self, move: Move) -> list[Event]:
        assert isinstance(move, Pick)
        assert self.to_move is not None
        self.left -= move.sticks
        self.points[self.to_move] += (move.sticks if self.greedy else 0) + (not self.left) * (99 * self.greedy + 1)
        self.to_move = (self.to_move + 1) % self.seats if self.left else None
        return [Picked(move.sticks)]

    def copy(self) -> Self:
        twin = type(self)(self.left, self.seats, self.greedy)
        twin.points, twin.to_move = self.points[:], self.to_move
        return twin

    def known_to(self, _seat: int, _chance: Chance) -> Self:
        return self.copy()

    def standings(self) -> list[Standing]:
        best = max(self.points)
        return [Standing(seat, points, (), points == best) for seat, points in enumerate(self.points)]

    def snapshot(self) -> tuple[Any, ...]:
        return (self.left, self.to_move, tuple(self.points))


JUDGE: Judge[Any] = PointsJudge()
ATTENTIVE = Traits(draws=4)


def test_with_more_seats_the_best_other_counts_and_the_rest_a_little() -> None:
    state = Sticks(5, 3)
    state.points = [5, 9, 1]
    assert JUDGE.values(state) == [-4 + 0.25 * 4, 4 + 0.25 * 2, -8 + 0.25 * 2]


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10])
def test_hard_sees_what_the_other_will_do(left: int) -> None:
    for seed in range(3):
        chosen = decide(Sticks(left, 2), DeepPlayer(JUDGE), Chance(seed), Budget(None, 600))
        assert chosen == Pick(left % 4)


def test_hard_sees_the_end_where_medium_takes_what_lies_near() -> None:
    """Of five sticks medium takes three and leaves the last to the other; whoever takes one has it in the end."""
    assert decide(Sticks(5, 2, True), CarefulPlayer(JUDGE, ATTENTIVE), Chance(1)) == Pick(3)
    assert decide(Sticks(5, 2, True), DeepPlayer(JUDGE), Chance(1), Budget(None, 600)) == Pick(1)


def test_hard_does_not_end_a_game_that_is_lost_while_there_is_another_way() -> None:
    behind = Sticks(2, 2)
    behind.points = [0, 5]
    assert hopeful(behind, behind.moves(), Chance(1), 4) == [Pick(1)]
    behind.left = 1
    assert hopeful(behind, behind.moves(), Chance(1), 4) == [Pick(1)], "nothing else is left"
    assert hopeful(Sticks(2, 2), [Pick(1), Pick(2)], Chance(1), 4) == [Pick(1), Pick(2)], "won is another matter"


class Watched(Sticks):
    """Counts how often each move is tried first in a view."""

    begun: ClassVar[Counter[Move]] = Counter()
    whole = False

    def play(self, move: Move) -> list[Event]:
        if self.whole:
            self.begun[move] += 1
            self.whole = False
        return super().play(move)

    def known_to(self, seat: int, chance: Chance) -> Self:
        twin = super().known_to(seat, chance)
        twin.whole = True
        return twin


def test_hard_compares_what_it_has_looked_at_equally_often() -> None:
    """The more it looks at a move, the more it finds there: one that it has hardly looked at may be as good."""
    Watched.begun.clear()
    decide(Watched(18, 2, True), DeepPlayer(JUDGE), Chance(1), Budget(None, 600))
    assert sorted(Watched.begun.values()) == [100, 250, 250], "all three in the first half, two of them in the second"


@dataclass(frozen=True, slots=True)
class Turned(Event):
    reveals = True


class Lottery(Sticks):
    """The other seat holds a number that nobody else knows. Taking one stick turns up something else."""

    def play(self, move: Move) -> list[Event]:
        found = super().play(move)
        return [*found, Turned()] if move == Pick(1) else found

    def known_to(self, seat: int, chance: Chance) -> Self:
        twin = self.copy()
        twin.points[1 - seat] = chance.below(1000)
        return twin


def test_no_move_is_merely_luckier_than_another() -> None:
    """Nothing that can be done changes the other's number, so all moves are equally good, whatever it is."""
    for seed in range(5):
        known = Lottery(9, 2).known_to(0, Chance(seed))
        found = weigh(JUDGE.value, known, known.moves(), Chance(seed + 9), 4, FEW)
        assert found == pytest.approx([found[0]] * 3)


def test_what_is_misjudged_costs_little() -> None:
    """Things within 1.2 points of each other look much alike: a stick less, but not two."""
    vague = Traits(draws=1, misjudges=0.8, misjudging_costs=1.2)
    chosen = {decide(Sticks(9, 2, True), CarefulPlayer(JUDGE, vague), Chance(seed)) for seed in range(200)}
    assert chosen == {Pick(2), Pick(3)}


class Modest(PointsJudge):
    """Whoever looks at their own game alone would rather have few points."""

    def own(self, state: State, seat: int) -> float:
        return -self.promises(state)[seat]


def test_a_player_minds_its_own_game_as_much_as_its_traits_say() -> None:
    minding_its_own = Traits(draws=1, own_game=0.8)
    assert decide(Sticks(9, 2, True), CarefulPlayer(Modest(), minding_its_own), Chance(1)) == Pick(1)
    assert decide(Sticks(9, 2, True), CarefulPlayer(Modest(), ATTENTIVE), Chance(1)) == Pick(3)
    state = Sticks(9, 3)
    state.points = [4, 2, 7]
    assert JUDGE.own(state, 0) == 4


def test_minding_its_own_game_a_player_gives_away_no_more_than_its_traits_allow() -> None:
    """It would like one stick best; two cost a point, one would cost two."""
    bounded = Traits(draws=1, own_game=0.8, own_game_costs=1.0)
    assert decide(Sticks(9, 2, True), CarefulPlayer(Modest(), bounded), Chance(1)) == Pick(2)


def test_a_lost_game_is_worse_than_the_same_points_behind() -> None:
    """And a game won is worth what it is worth."""
    state = Sticks(5, 2)
    state.points = [4, 2]
    before = [JUDGE.opinion(state, seat) for seat in (0, 1)]
    state.to_move = None
    assert JUDGE.opinion(state, 0) == before[0]
    assert JUDGE.opinion(state, 1) < before[1]


def test_hard_plays_alone_too() -> None:
    assert decide(Sticks(3, 1), DeepPlayer(JUDGE), Chance(1), Budget(None, 50)) in Sticks(3, 1).moves()


def test_hard_thinks_as_long_as_it_may_and_not_about_what_must_be() -> None:
    player = DeepPlayer(JUDGE)
    assert decide(Sticks(1, 2), player, Chance(1), Budget(None, 50)) == Pick(1)
    assert player.iterations == 0
    decide(Sticks(40, 3), player, Chance(1), Budget(None, 50))
    assert player.iterations == 50
    decide(Sticks(40, 3), player, Chance(1), Budget(1e-9, None))
    assert player.iterations == 51, "one at least"


def test_hard_stops_when_nobody_waits() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 40

    with pytest.raises(Interrupted):
        decide(Sticks(40, 2), DeepPlayer(JUDGE), Chance(1), Budget(3600, None, stop))


def test_a_player_that_notices_less_and_misjudges_takes_the_best_less_often() -> None:
    careless = Traits(draws=1, notices=0.6, misjudges=9.0)
    chosen = [decide(Sticks(9, 2, True), CarefulPlayer(JUDGE, careless), Chance(seed)) for seed in range(200)]
    counts = [chosen.count(Pick(sticks)) for sticks in (1, 2, 3)]
    assert 0 < counts[0] < counts[1] < counts[2]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_level_is_found_by_its_id_and_easy_is_the_more_careless(game: Game) -> None:
    assert [level_of(id).id for id in PLAYERS] == list(PLAYERS)
    easy, medium = make_player("easy", game), make_player("medium", game)
    assert isinstance(easy, CarefulPlayer)
    assert isinstance(medium, CarefulPlayer)
    assert easy.judge is medium.judge is judge_of(game)
    assert easy.traits.notices < medium.traits.notices == 1
    assert easy.traits.draws < medium.traits.draws
