"""What computer players understand of Bakong: positions in which a friend who pays attention would know what to do."""

import pytest

from game.bakong import GAME
from game.bakong.judging.hints import reasons
from game.bakong.judging.judgement import JUDGE, cheapest_fit, kinds_ahead, walks_ahead
from game.bakong.records import (
    Flip,
    FlipNoSecond,
    FlipSecond,
    LeaveIt,
    Reroll,
    Sink,
    TakeGreat,
    TakeNothing,
    TakeObject,
    ThrowAway,
    Walk,
)
from game.bakong.rules import JUNGLE, NO_TILE, RIVER, TEMPLE, WATERFALL
from game.bakong.turns import phases
from game.chance import Chance
from game.contract import Move
from game.players import Budget, decide, make_player
from game.players.judge import judge_of
from tests.game.bakong.positions import Path
from tests.support.tables import begin_bakong

QUICK = Budget(None, 60)


def all_seen(path: Path) -> Path:
    """Both faces of all tiles are known, so that hand-made trails hold."""
    path.state.seen = (1 << TEMPLE) - 2
    return path


def chosen(path: Path, player: str = "medium", seed: int = 1) -> Move:
    """What a player does there."""
    return decide(all_seen(path).state, make_player(player, GAME), Chance(seed), QUICK)


def race(players: int = 2) -> Path:
    """Seat 0 on the way home with the 17, the others just off."""
    path = Path(players).stand(12, great=17)
    for seat in range(1, players):
        path.stand(20, seat=seat)
    return path


def at_temple(*things: str) -> Path:
    path = Path(2).give(*things).stand(TEMPLE)
    path.state.phase = phases.GREAT
    return path


def no_room(path: Path, wanted: str | int) -> Path:
    path.state.phase = phases.ROOM
    path.state.wanted = wanted
    path.state.due_ones, path.state.due_threes = int(wanted == "1"), int(wanted == "3")
    return path


def in_phase(path: Path, phase: int, **more: int) -> Path:
    path.state.phase = phase
    for name, value in more.items():
        setattr(path.state, name, value)
    return path


def after(path: Path, move: Move) -> Path:
    path.play(move)
    return path


OBVIOUS: dict[str, tuple[Path, Move]] = {
    "no step into a pit": (Path(2).lay({4: "pit"}, {4: "jungle"}).rolled(6, 4), Flip(4)),
    "a pit on the way is flipped": (Path(2).lay({2: "pit"}, {2: "jungle"}).rolled(2, 5), Flip(2)),
    "a river on the way is flipped": (Path(2).lay({1: "river"}, {1: "jungle"}).rolled(1, 6), Flip(1)),
    "no pit is turned up in front": (Path(2).lay({3: "jungle"}, {3: "pit"}).rolled(3, 4), Flip(4)),
    "a cave near by": (Path(2).lay({5: "cave"}).rolled(6, 5), Flip(6)),
    "a waterfall for one with an ouch": (Path(2).ouches(1).lay({5: "waterfall"}).rolled(6, 5), Flip(6)),
    "no waterfall for one without": (Path(2).lay({2: "waterfall"}).rolled(6, 2), Flip(2)),
    "home, and won": (race().stand(4, great=17).rolled(4, 1), Flip(1)),
    "home, and just won": (
        Path(2).stand(4, great=13).stand(14, great=12, seat=1).give("3", seat=1).rolled(4, 1),
        Flip(1),
    ),
    "home before the other has an emerald": (race().stand(6, great=17).stand(24, seat=1).rolled(6, 1), Flip(1)),
    "the temple before the other": (Path(2).stand(21).stand(21, seat=1).rolled(4, 1), Flip(1)),
    "not home to lose": (
        Path(2)
        .stand(5, great=13)
        .stand(18, great=17, seat=1)
        .give("3", seat=1)
        .lay({4: "cave", 3: "cave"})
        .rolled(5, 1),
        Flip(5),
    ),
    "not home to lose by a point while there is hope": (
        Path(2).stand(5, great=13).stand(7, great=17, seat=1).rolled(5, 1),
        Flip(5),
    ),
    "the 17": (at_temple("rope"), TakeGreat(17)),
    "the 17 even for an object": (at_temple("rope", "kit", "torch"), TakeGreat(17)),
    "no three for a one": (no_room(Path(2).give(*["3"] * 20), "1"), LeaveIt()),
    "a one for a three": (no_room(Path(2).give(*["1"] * 20), "3"), ThrowAway("1")),
    "a rope of no use for a three": (
        no_room(Path(2).give("rope", *["3"] * 12).stand(3, great=13), "3"),
        ThrowAway("rope"),
    ),
    "the kit stays where pits are": (
        in_phase(
            Path(2).stand(20, great=13).give("torch", "kit").lay({15: "pit", 12: "pit", 9: "pit"}),
            phases.SINK,
            sinking=1,
        ),
        Sink("torch"),
    ),
    "a rope for rivers": (
        in_phase(Path(2).lay(dict.fromkeys(range(2, 24, 2), "river")), phases.START, round=0),
        TakeObject("rope"),
    ),
    "one more step home": (
        in_phase(Path(2).stand(4, great=17).give("machete").stand(20, seat=1), phases.WALK, steps=3),
        Walk(4),
    ),
    "one step less for a cave": (
        in_phase(Path(2).give("compass").lay({2: "cave"}), phases.WALK, steps=3),
        Walk(2),
    ),
    "a second look at bad dice": (
        Path(2).give("logbook").lay({1: "pit", 2: "pit", 3: "pit"}).rolled(3, 3),
        Reroll(),
    ),
    "no second look at the way home": (race().give("logbook").stand(5, great=17).rolled(6, 5), Flip(6)),
    "a second pit goes too": (
        after(Path(2).give("map").lay({6: "pit", 3: "pit"}, {6: "jungle", 3: "jungle"}).rolled(6, 4), Flip(6)),
        FlipSecond(3),
    ),
}


@pytest.mark.parametrize("player", ["medium", "hard"])
@pytest.mark.parametrize("name", OBVIOUS)
def test_obvious(name: str, player: str) -> None:
    path, move = OBVIOUS[name]
    assert [chosen(path, player, seed) for seed in (1, 2)] == [move, move]


def test_reasons() -> None:
    told = {
        name: [str(reason) for reason in reasons(all_seen(path).state, move)] for name, (path, move) in OBVIOUS.items()
    }
    assert told["no step into a pit"][0] == "hint-bakong-spared-pit"
    assert "hint-bakong-clear-river" in told["a river on the way is flipped"]
    assert told["a cave near by"][0] == "hint-bakong-stop-cave"
    assert told["home, and won"] == ["hint-bakong-home points=3", "hint-bakong-further steps=4"]
    assert told["not home to lose by a point while there is hope"] == ["hint-bakong-not-home"]
    assert told["the 17"] == ["hint-bakong-great-most points=17", "hint-bakong-cursed count=0", "hint-bakong-fits"]
    assert told["a rope of no use for a three"] == ["hint-bakong-useless-rope"]
    assert told["a rope for rivers"] == ["hint-bakong-object-rope count=11"]
    assert told["a second look at bad dice"] == ["hint-bakong-reroll-pit"]
    assert told["a second pit goes too"] == ["hint-bakong-clear-pit"]
    assert all(told.values())


def said(path: Path, move: Move) -> list[str]:
    """What is read of a hint: its first two reasons."""
    return [str(reason).removeprefix("hint-bakong-") for reason in reasons(all_seen(path).state, move)][:2]


def test_a_hint_names_the_price_beside_the_good() -> None:
    pits = {2: "pit", 3: "pit", 4: "emerald"}
    assert said(Path(2).lay(pits).rolled(5, 4), Flip(5)) == ["stop-emerald", "costs-pits count=2 points=6"]
    assert said(Path(2).lay(pits).give("kit").rolled(5, 4), Flip(5))[0] == "stop-emerald"
    assert "costs" not in str(said(Path(2).lay(pits).give("kit").rolled(5, 4), Flip(5)))
    sand = Path(2).lay({1: "quicksand", 4: "abandoned"}).give("rope")
    assert said(sand.rolled(6, 4), Flip(6)) == ["stop-abandoned", "costs-sand count=1"]
    both = Path(2).lay({1: "quicksand", 2: "pit", 4: "cave"}).give("rope")
    assert said(both.rolled(6, 4), Flip(6)) == ["stop-cave", "costs-both points=3 count=1"]
    walk = in_phase(Path(2).give("compass").lay({1: "pit", 2: "cave"}), phases.WALK, steps=3)
    assert said(walk, Walk(2)) == ["stop-cave", "costs-pits count=1 points=3"]


def test_a_poor_move_is_said_to_be_one() -> None:
    path = Path(2).lay({1: "pit", 4: "pit"}).rolled(4, 4)
    assert said(path, Flip(4)) == ["no-better", "costs-pits count=2 points=6"]


def test_coming_home_is_praised_only_if_it_wins() -> None:
    def home(mine: int, *others: str) -> Path:
        return Path(2).stand(2, great=mine).stand(9, great=17 if mine == 13 else 13, seat=1).give(*others, seat=1)

    assert said(home(17).rolled(2, 1), Flip(1))[0] == "home points=3"
    assert said(home(13).rolled(2, 1), Flip(1))[0] == "home-short points=2", "16 of 17, and the other emerald is higher"
    assert said(home(17, "3", "3", "1").rolled(2, 1), Flip(1))[0] == "home points=3", "tied, and the emerald is higher"
    hurt = home(17, "3", "3", "1").lay({1: "pit"}).rolled(3, 2)
    assert said(hurt, Flip(3)) == ["home-short points=3", "costs-pits count=1 points=3"]
    sunk = home(17).lay({1: "quicksand"}).give("rope").rolled(3, 2)
    assert "costs" not in str(said(sunk, Flip(3))), "whoever is home loses nothing more"


def test_a_curse_is_told_with_the_ouches_that_stay() -> None:
    assert said(at_temple("rope").ouches(4), TakeGreat(17)) == ["great-most points=17", "cursed count=4"]
    assert "cursed" not in str(said(at_temple("rope"), TakeGreat(13)))


def test_reasons_keep_to_what_is_known() -> None:
    """A back that nobody has seen makes no difference to what is said."""
    paths = [Path(2).lay({6: "pit"}, {6: back}).rolled(6, 4) for back in ("jungle", "river")]
    assert reasons(paths[0].state, Flip(6)) == reasons(paths[1].state, Flip(6))


def test_the_way() -> None:
    """Further is longer, a river is longer still, and from the last tile it is one turn."""
    plain = bytes([JUNGLE] * 12 + [NO_TILE])
    river = bytes([JUNGLE] * 3 + [RIVER] + [JUNGLE] * 8 + [NO_TILE])
    stops = tuple(kind == RIVER for kind in range(NO_TILE + 1))
    nothing = (0.0,) * (NO_TILE + 1)
    turns = walks_ahead(plain, stops, nothing, 0.4)[1]
    assert list(turns) == sorted(turns, reverse=True)
    assert turns[-1] == 0
    assert turns[-2] == pytest.approx(1)
    assert walks_ahead(river, stops, nothing, 0.4)[1][0] > turns[0]
    assert walks_ahead(river, (False,) * (NO_TILE + 1), nothing, 0.4)[1] == turns


def test_what_lies_in_front() -> None:
    path = Path(2).lay({1: "river", 24: "waterfall"})
    assert kinds_ahead(path.state.up, 22, False) == bytes([JUNGLE, WATERFALL, NO_TILE])
    assert kinds_ahead(path.state.up, 3, True) == bytes([JUNGLE, RIVER, NO_TILE])
    assert len(kinds_ahead(path.state.up, 0, False)) == len(kinds_ahead(path.state.up, TEMPLE, True)) == TEMPLE


def test_making_room_costs_the_least() -> None:
    state = Path(2).give("rope", "kit", "torch", "1").state
    worth = (1.5, 1.0, 2.0, 1.0, 1.0, 0.5, 1.0, 1.0)
    cost, thrown, ones, threes = cheapest_fit(state.rules, state.objects[0], 17, 1, 0, worth)
    assert state.rules.room[17][state.objects[0] & ~thrown] >= 1 - ones - threes
    assert (cost, ones, threes) == (2.0, 0, 0)


def test_candidates() -> None:
    """A token is never thrown away for one that is worth no more."""
    path = no_room(Path(2).give(*["1"] * 10, *["3"] * 10), "1")
    assert list(JUDGE.candidates(path.state, path.moves())) == [LeaveIt()]
    path = no_room(Path(2).give(*["1"] * 10, *["3"] * 10), "3")
    assert list(JUDGE.candidates(path.state, path.moves())) == [ThrowAway("1"), LeaveIt()]
    path = Path(2).give("map").lay({6: "emerald"}).rolled(6, 4)
    path.play(Flip(6))
    near = JUDGE.candidates(path.state, path.moves())
    assert FlipNoSecond() in near
    assert FlipSecond(3) in near
    assert FlipSecond(20) not in near


def test_a_camp_offers_more_than_nothing() -> None:
    path = Path(2).lay({4: "abandoned"}).rolled(6, 4)
    path.play(Flip(6))
    assert chosen(path) != TakeNothing()


@pytest.mark.parametrize("player", ["easy", "medium", "hard"])
def test_fair(player: str) -> None:
    """Backs that nobody has seen and the rolls to come make no difference to a choice."""
    for seed in range(3):
        state, chance = begin_bakong(2, seed)[0], Chance(seed)
        while state.to_move is not None and state.round < 4:
            other = state.known_to(0, Chance(seed + 77))
            assert other.snapshot() != state.snapshot()
            mine = decide(state, make_player(player, GAME), Chance(seed), Budget(None, 12))
            assert mine == decide(other, make_player(player, GAME), Chance(seed), Budget(None, 12))
            state.play(mine if state.round else JUDGE.sketch(state, state.moves(), chance))


def test_it_is_the_judge() -> None:
    assert judge_of(GAME) is JUDGE
