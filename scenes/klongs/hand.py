"""The hand at the right of the table: whose it is, and whether it lies open."""

from collections.abc import Sequence

from game.klongs.state import KlongsState
from scenes.stage.backstage import Backstage
from scenes.table.course import Course


def middle_of(boats: Sequence[int]) -> int:
    return len(boats) // 2


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
        course, history = self.course, self.course.match.history
        caught_up = course.ahead or not course.director.busy or not history
        return course.state_as(KlongsState).seat if caught_up else history[-1].seat

    @property
    def kept_secret(self) -> bool:
        """Whether this hand is hidden from those who look at the screen and lies here: several people do, and have not
        agreed on open hands."""
        return len(self.course.people) > 1 and not self.stage.prefs.open_hands and not self.on_phone

    @property
    def on_phone(self) -> bool:
        """Whether its owner has it on a phone: here it lies face down."""
        return self.course.on_phone(self.seat)

    @property
    def open(self) -> bool:
        """Whether the boats in it can be seen now. Those of a computer player are its own business, as at a table where
        it sat down at the beginning, so also where somebody has handed their seat over."""
        if self.course.without_secrets:
            return True
        here = self.seat in self.course.people and not self.on_phone
        return here and (not self.kept_secret or self.course.unveiled == self.seat)

    @staticmethod
    def without_order(
        boats: Sequence[int], chosen: int | None, away: Sequence[int]
    ) -> tuple[Sequence[int], int | None]:
        """A covered hand, and the boat chosen from it: that one, or the one on its way, comes from the middle, for its
        place would tell something of the others."""
        leaving = chosen if chosen is not None else next((i for i, boat in enumerate(boats) if boat in away), None)
        if leaving is None:
            return boats, None
        middle = middle_of(boats)
        others = [*boats[:leaving], *boats[leaving + 1 :]]
        return [*others[:middle], boats[leaving], *others[middle:]], None if chosen is None else middle
