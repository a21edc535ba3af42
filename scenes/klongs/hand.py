"""The hand at the right of the table: whose it is, and whether it lies open."""

from game.klongs.state import KlongsState
from scenes.stage.backstage import Backstage
from scenes.table.course import Course


class ShownHand:
    def __init__(self, stage: Backstage, course: Course) -> None:
        self.stage, self.course = stage, course

    @property
    def seat(self) -> int:
        """Whose hand it is: the only person's, or that of whoever has the turn."""
        people = self.course.people
        return people[0] if len(people) == 1 else self.turn

    @property
    def turn(self) -> int:
        """Whose turn the screen shows: while it catches up, still that of whoever has just decided."""
        history = self.course.match.history
        return history[-1].seat if self.course.director.busy and history else self.course.state_as(KlongsState).seat

    @property
    def kept_secret(self) -> bool:
        """Whether hands are hidden at all: several people look at this screen and have not agreed on open hands."""
        return len(self.course.people) > 1 and not self.stage.prefs.open_hands

    @property
    def open(self) -> bool:
        """Whether the boats in it can be seen now. Those of a computer player are its own business, as at a table where
        it sat down at the beginning, so also where somebody has handed their seat over."""
        if self.course.without_secrets:
            return True
        return self.seat in self.course.people and (not self.kept_secret or self.course.unveiled == self.seat)
