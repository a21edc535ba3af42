"""The position at a Klongs table, for the parts that ask the rules."""

from game.klongs.state import KlongsState
from scenes.table.course import Course


def state_of(course: Course) -> KlongsState:
    state = course.match.state
    assert isinstance(state, KlongsState)
    return state
