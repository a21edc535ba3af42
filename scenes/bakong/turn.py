"""The turn on the table: whose it is, how the match stands, and what would come of what has the focus."""

from dataclasses import dataclass

from game.bakong import outlook
from game.bakong.outlook import FlipOutlook, WalkOutlook
from game.bakong.packing import Laid
from game.bakong.state import BakongState
from scenes.bakong.picture import Adventurer, Picture
from scenes.bakong.targets import Die, PackThing
from scenes.table.choice import Choice
from scenes.table.course import Course


@dataclass(frozen=True)
class Repacked:
    """The pack once something has gone and what waits for room has come in."""

    laid: tuple[Laid, ...]
    coming: Laid


class Turn:
    def __init__(self, course: Course, choice: Choice, picture: Picture) -> None:
        self.course, self.choice, self.picture = course, choice, picture
        self.remembers = course.match.setup.options.get("memory", "on") == "on"
        """Whether the table helps to remember the sides of tiles that have been seen."""

    @property
    def state(self) -> BakongState:
        return self.course.state_as(BakongState)

    @property
    def acting(self) -> int:
        """Whose pack lies large: who decides, or while the screen catches up whose turn it shows."""
        seat = self.course.seat
        return self.picture.turn_of if self.course.director.busy or seat is None else seat

    @property
    def adventurer(self) -> Adventurer:
        return self.picture.crew[self.acting]

    @property
    def pack(self) -> tuple[Laid, ...]:
        """What lies in the large pack."""
        return self.picture.packs[self.acting].laid

    # What would come

    def _known(self) -> BakongState:
        """A copy of the position, as far as the screen may tell: without memory no tile has ever been turned."""
        state = self.state.copy()
        if not self.remembers:
            state.seen = 0
        return state

    def flip_ahead(self) -> FlipOutlook | None:
        """What would come of the die in focus."""
        die = self.choice.focus
        if isinstance(die, Die) and die in self.choice.open:
            return outlook.flip_outlook(self._known(), self.picture.dice[die.index].value)
        return None

    def walk_ahead(self, steps: int) -> WalkOutlook:
        return outlook.walk_outlook(self.state, steps)

    def walk_after_second(self, place: int | None) -> WalkOutlook:
        """The walk once the map has flipped this tile too; one whose other side nobody has seen stays as it is."""
        state = self._known()
        if place is not None and state.back_at(place) is not None:
            state.flip(place)
        return outlook.walk_outlook(state, state.steps)

    def thing_to_lose(self) -> PackThing | None:
        """The thing in focus, if it is one that might go."""
        focus = self.choice.focus
        return focus if isinstance(focus, PackThing) and focus in self.choice.open else None

    def pack_ahead(self) -> Repacked | None:
        """The pack without the thing in focus and with the one that waits; None if that does not fit even then."""
        lost, waiting = self.thing_to_lose(), self.state.wanted
        if lost is None:
            return None
        rest = tuple(one for number, one in enumerate(self.pack) if number != lost.number)
        laid = self.picture.laid_out([*(one.thing for one in rest), waiting], rest)
        if laid is None:
            return None
        return Repacked(laid, next(one for one in laid if one.thing == waiting and one not in rest))
