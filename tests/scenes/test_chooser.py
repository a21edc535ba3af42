"""The chooser: a tree over the paths of the legal moves."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from game.contract import Move
from game.dice.records import Take
from scenes.dice.targets import Group, PoolDie
from scenes.table.chooser import Chooser, Path, Target
from tests.support.tables import begin_dice


@dataclass(frozen=True, slots=True, order=True)
class Letter(Target):
    letter: str


def targets(word: str) -> Path:
    return tuple(map(Letter, word))


def paths_of(*words: str) -> dict[Path, Take]:
    """A path a word, a target a letter; each leads to a move of its own."""
    return {targets(word): Take(0, 1, i) for i, word in enumerate(words)}


def test_without_moves_nothing_is_open() -> None:
    chooser = Chooser({})
    assert chooser.open == ()
    assert chooser.choose(Letter("a")) is None
    assert not chooser.back()


def test_it_goes_down_target_by_target_to_the_move() -> None:
    chooser = Chooser(paths_of("ab", "ac", "db", "dc"))
    assert chooser.open == targets("ad")
    assert chooser.choose(Letter("d")) is None
    assert chooser.open == targets("bc")
    assert chooser.chosen == targets("d")
    assert chooser.choose(Letter("c")) == Take(0, 1, 3)


def test_the_order_of_the_targets_is_that_of_the_moves() -> None:
    assert Chooser(paths_of("zb", "ab", "zc", "mb")).open == targets("zam")


def test_a_step_with_one_way_on_is_taken_along() -> None:
    chooser = Chooser(paths_of("abcd", "abce", "x"))
    assert chooser.choose(Letter("a")) is None
    assert chooser.chosen == targets("abc")
    assert chooser.open == targets("de")
    assert Chooser(paths_of("abc", "x")).choose(Letter("a")) == Take(0, 1, 0)


def test_the_first_step_is_never_taken_without_being_asked() -> None:
    chooser = Chooser(paths_of("a"))
    assert chooser.chosen == ()
    assert chooser.choose(Letter("a")) == Take(0, 1, 0)


def test_back_returns_to_the_last_choice_there_was() -> None:
    chooser = Chooser(paths_of("abcd", "abce", "x"))
    chooser.choose(Letter("a"))
    assert chooser.back()
    assert (chooser.chosen, chooser.open) == ((), targets("ax"))
    assert not chooser.back()


def test_a_target_that_is_not_open_changes_nothing() -> None:
    chooser = Chooser(paths_of("ab", "ac", "d"))
    chooser.choose(Letter("a"))
    before = chooser.chosen, chooser.open
    assert chooser.choose(Letter("d")) is None
    assert (chooser.chosen, chooser.open) == before


words = st.lists(st.text("abc", min_size=3, max_size=3), min_size=1, max_size=12, unique=True)


@given(words, st.data())
def test_every_move_can_be_reached_and_nothing_else(found: list[str], data: st.DataObject) -> None:
    paths = paths_of(*found)
    wanted = data.draw(st.sampled_from(list(paths)))
    chooser = Chooser(paths)
    move = None
    while move is None:
        assert chooser.open, "no way on and yet no move"
        assert all(any(path[: len(chooser.chosen) + 1] == (*chooser.chosen, t) for path in paths) for t in chooser.open)
        move = chooser.choose(wanted[len(chooser.chosen)])
    assert move == paths[wanted]
    while chooser.back():
        assert chooser.open
    assert chooser.chosen == ()


def test_moves_of_a_real_position_fall_into_a_tree_without_loss() -> None:
    state, _ = begin_dice(3, seed=4)
    for _ in range(5):
        state.play(state.moves()[0])
    moves = [move for move in state.moves() if isinstance(move, Take)]
    paths: dict[Path, Take] = {(PoolDie(move.colour, move.value), Group(move.group)): move for move in moves}

    def behind(die: Target) -> set[Move]:
        top = Chooser(paths)
        move = top.choose(die)
        return {move} if move else {paths[die, group] for group in top.open}

    assert {move for die in Chooser(paths).open for move in behind(die)} == set(moves)
