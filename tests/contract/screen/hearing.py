"""A table for ears: whatever can have the focus is heard, and nobody hears a secret."""

from collections.abc import Iterator

from game.chance import Chance
from game.contract import Game
from scenes.stage.narration.spoken import Spoken
from scenes.table.chooser import Target
from scenes.table.scene import TableScene
from tests.contract.screens import Screen, deciding, steps

PATHS = 1
"""So many paths of a decision are gone down."""
EVERY = 3
"""One decision in so many is heard with other secrets."""


def focusable(table: TableScene) -> Iterator[Target]:
    """Each of them in focus; what only the pointer goes to if it is a thing."""
    things = table.tabletop.things.places()
    for target in [*table.choice.places, *(one for one in table.tabletop.hover_spots() if one in things)]:
        table.choice.focus = target
        yield target


def check_everything_in_focus_can_be_heard(game: Game) -> None:
    """Whose turn it is and what is asked; and at every step what has the focus, by more than a name alone."""
    screen = Screen()
    for moment in deciding(game):
        table = screen.lay(moment.match())
        seat = table.course.seat
        assert seat is not None
        for taken in steps(table, PATHS):
            told, before = table.spoken(), None
            assert screen.stage.texts(f"game-{game.id}") in told.lines, moment.move
            assert table.name(seat) in " ".join(told.turn) or len(table.seating.chairs) == 1, moment.move
            for target in focusable(table):
                heard = table.spoken().focus
                assert len(heard.split()) > 1, f"{target} after {taken} is not heard: {heard}"
                before, hung_on = table.spoken_of(), before
                assert before != hung_on, f"{target} after {taken}: nobody asks for its words"
                assert before == table.spoken_of(), "words are asked for again and again"


def heard_at(table: TableScene) -> dict[Target, Spoken]:
    return {target: table.spoken() for target in focusable(table)}


def check_nobody_hears_a_secret(game: Game) -> None:
    """With hidden hands, also while one lies open for its owner, and whatever is still to come."""
    screen = Screen()
    screen.stage.prefs.open_hands = screen.stage.prefs.open_objectives = False
    for number, moment in enumerate(deciding(game)[::EVERY]):
        table = screen.lay(moment.match())
        seat = table.course.seat
        table.course.unveiled = seat
        table.decide()
        heard = heard_at(table)
        for other in [one for one in range(len(moment.setup.seats)) if one != seat][:1]:
            table.match.state = table.match.state.known_to(other, Chance(number))
            assert heard_at(table) == heard, f"{moment.move}: a secret is told"
