"""Matches at the moments that pictures show, and tables and pages put on the stage: what all games' screens share."""

from collections.abc import Callable
from functools import partial
from unittest import mock

from game import saves
from game.chance import Chance
from game.contract import Move
from game.match import Match, Seat
from scenes.devices.seating import Seating
from scenes.drawing.theme import NAMES
from scenes.stage.scene import Push, Scene
from scenes.stage.stage import Stage
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene

Put = Callable[[Stage], None]


def random_match(game_id: str, count: int, decisions: int, seed: int, **options: str) -> Match:
    """A match some random decisions on; -1: at its end."""
    match = saves.new_match(game_id, [Seat(NAMES[i], i) for i in range(count)], options, seed=seed, starter=0)
    play_at_random(match, seed, lambda: len(match.history) == decisions)
    return match


def first_where(make: Callable[[int], Match], wanted: Callable[[Match], bool], seed: int) -> Match:
    """The first decision that is as wanted, in the first match that goes on from what is made of a seed on."""
    for number in range(seed, seed + 200):
        match = make(number)
        play_at_random(match, number + 1, partial(wanted, match))
        if not match.over:
            return match
    raise AssertionError(f"no decision of the matches from {seed} on is as wanted")


def before_the_last(make: Callable[[int], Match]) -> Match:
    """What is made of a number of decisions, before its last one."""
    return make(len(make(-1).history) - 1)


def play_at_random(match: Match, seed: int, until: Callable[[], bool]) -> None:
    chance = Chance(seed)
    while not match.over and not until():
        match.play(chance.pick(match.state.moves()))


def offered(match: Match, kind: type[Move]) -> int:
    return sum(type(move) is kind for move in match.state.moves())


def table_of(match: Match) -> TableScene:
    return sit_down(match, Seating.of(match.setup.seats))


def put_on(make: Callable[[], Scene], then: Callable[[Stage], object] | None = None) -> Put:
    """A scene on the stage, and what is done there."""

    def put(stage: Stage) -> None:
        stage.take(Push(make()))
        stage.turn(0.02)
        if then:
            then(stage)

    return put


def at_table(make: Callable[[], Match], then: Callable[[TableScene], object] | None = None) -> Put:
    """A match at its table, and what is done there."""

    def act(stage: Stage) -> None:
        assert isinstance(stage.top, TableScene)
        if then:
            then(stage.top)

    return put_on(lambda: table_of(make()), act)


def stop_time(play: TableScene) -> None:
    """Let a moment stay as it is, to be looked at."""
    mock.patch.object(play, "tick", return_value=None).start()


def to_last_word(play: TableScene, kind: type[Move]) -> None:
    """Choose the first move of this kind that has to be confirmed, as far as the question."""
    paths = [path for path, move in play.choice.paths.items() if isinstance(move, kind)]
    for path in paths:
        play.decide()
        for target in path:
            if not play.course.director.busy and not play.last_word.pending:
                play._choose(target)
        play.course.skip(everything=True)
        if play.last_word.move is not None:
            play.last_word.ask()
        if play.last_word.pending:
            return
        play.undo()
    raise AssertionError(f"no {kind.__name__} needs a last word")


def needs_last_word(match: Match, kind: type[Move]) -> bool:
    """Whether a move of this kind would let something come out."""
    moves = [move for move in match.state.moves() if isinstance(move, kind)]
    return any(event.reveals for move in moves for event in match.state.copy().play(move))
