"""What lets something hidden come out is confirmed, so that there is always a moment to take it back: no press both
chooses a decision and reveals what nobody could foresee, unless it says so itself.

Asked at a decision for each kind of event that there is.
"""

from collections.abc import Iterator

from game.chance import Chance
from game.contract import Game
from scenes.devices.intents import KEYS, Action, Intent
from scenes.table.last_word import STANDS
from scenes.table.scene import TableScene
from tests.contract.screens import Moment, Pixels, Screen, tellings

LUCKS = 5
"""So many draws of what is hidden are compared."""


def revealing(game: Game) -> Iterator[Moment]:
    for moment in tellings(game):
        events = moment.match().state.copy().play(moment.move)
        if any(event.reveals for event in events):
            yield moment


def press(play: TableScene, action: Action) -> None:
    assert play.handle(Intent(action, KEYS)) is None


def choose(play: TableScene, moment: Moment) -> bool:
    """Press by press to the moment's move; whether it then waits for the last word."""
    path = next(path for path, move in play.choice.paths.items() if move == moment.move)
    spoken = isinstance(moment.move, play.tabletop.outspoken) or isinstance(path[-1], play.tabletop.outspoken)
    for target in path:
        if target not in play.choice.steps and not play.course.director.busy and not play.last_word.pending:
            play.choice.focus = target
            press(play, Action.CONFIRM)
    assert play.last_word.pending != spoken, f"{moment.move}, by {path}"
    return not spoken


def answer(screen: Screen, play: TableScene) -> None:
    screen.watch(play)
    assert Action.UNDO in dict(play.entries()), "nobody says that it can be taken back"
    assert play.last_word.once_more or play.choice.focus == STANDS
    play.course.calm = 0.0


def check_what_is_hidden_comes_out_with_a_press_of_its_own(game: Game) -> None:
    """Until then the match stands where it stood; then the move is made, and shown to its end."""
    screen = Screen()
    for moment in revealing(game):
        play = screen.lay(moment.match())
        before = play.match.digest()
        if choose(play, moment):
            assert play.match.digest() == before, f"{moment.move} is made before its last word"
            answer(screen, play)
            assert play.match.digest() == before
            press(play, Action.CONFIRM)
        made = play.match.history[len(moment.before) :]
        assert [entry.move for entry in made] == [moment.move]
        if not play.match.over:
            screen.watch(play)
            assert screen.lying(play) == screen.lying(screen.lay(play.match)), f"{moment.move} is shown otherwise"


def check_back_from_the_last_word_leaves_no_trace(game: Game) -> None:
    """The same match, the same choice, the same picture; by undo as well."""
    screen = Screen()
    for moment in revealing(game):
        for action in (Action.BACK, Action.UNDO):
            play = screen.lay(moment.match())
            before = standing(screen, play)
            if choose(play, moment):
                answer(screen, play)
                press(play, action)
                assert standing(screen, play) == before, f"{action} leaves something of {moment.move}"


def standing(screen: Screen, play: TableScene) -> tuple[object, ...]:
    play.choice.focus = None
    picture = screen.picture(play)
    return play.match.digest(), play.last_word.pending, play.choice.steps, {*play.choice.paths}, picture


def check_the_last_word_tells_nothing_hidden(game: Game) -> None:
    """However the luck to come may fall, the question looks the same."""
    screen = Screen()
    for moment in revealing(game):
        seen = {asked(screen, moment, luck) for luck in range(LUCKS)}
        assert len(seen) == 1, f"before {moment.move} is confirmed, something of what comes is shown"


def asked(screen: Screen, moment: Moment, luck: int) -> Pixels | None:
    match = moment.match()
    seat = match.state.to_move
    assert seat is not None
    match.state = match.state.known_to(seat, Chance(luck))
    play = screen.lay(match)
    if not choose(play, moment):
        return None
    answer(screen, play)
    return screen.drawn(play)
