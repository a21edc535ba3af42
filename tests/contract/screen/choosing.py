"""Every decision can be made at the table: each move has its path of targets, each open target its spot, and the focus
begins where something is.
"""

from game.contract import Game
from scenes.drawing.theme import PLAN
from tests.contract.screens import Screen, deciding, steps


def check_every_move_has_a_path(game: Game) -> None:
    """And every path leads to a move; none is the beginning of another."""
    screen = Screen()
    for moment in deciding(game):
        table = screen.lay(moment.match())
        paths = table.choice.paths
        assert {*paths.values()} == {*table.match.state.moves()}, moment
        begun = {path[:length] for path in paths for length in range(len(path))}
        assert begun.isdisjoint(paths), moment


def check_every_open_target_has_a_spot(game: Game) -> None:
    """On the plan, at every step of a choice; with room for a pointer."""
    screen = Screen()
    for moment in deciding(game):
        table = screen.lay(moment.match())
        for taken in steps(table):
            places = table.choice.places
            missing = [target for target in table.choice.open if target not in places]
            assert missing == [], f"{moment.move} after {taken}"
            for target, spot in places.items():
                assert spot.width > 0 < spot.height, target
                assert 0 <= spot.left < spot.right <= PLAN[0], target
                assert 0 <= spot.top < spot.bottom <= PLAN[1], target


def check_the_focus_begins_at_an_open_target(game: Game) -> None:
    """At every step, so that a press leads on."""
    screen = Screen()
    for moment in deciding(game):
        table = screen.lay(moment.match())
        for taken in steps(table):
            focus = table.choice.focus
            assert focus in table.choice.places, f"{focus} has no spot, after {taken}"
            assert focus in table.choice.open, f"{focus} is closed, after {taken}"
