"""Where one can go: the places that screens name instead of each other. `scenes.screens` knows who stands where."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from game.contract import Game
from game.lessons import Lesson
from game.match import Entry, Match
from scenes.devices.intents import Device
from scenes.devices.seating import Seating
from scenes.stage.scene import Place, Scene


@dataclass(frozen=True)
class Told:
    """A line of the log, and the seat it is about: not always the one that decided, none if it is about all."""

    seat: int | None
    text: str


class TableFace(Protocol):
    """What pages over a table use of it."""

    @property
    def match(self) -> Match: ...

    @property
    def seating(self) -> Seating: ...

    @property
    def can_undo(self) -> bool: ...

    def undo(self) -> None: ...

    def reseat(self, seat: int, player: str) -> None:
        """A seat changes hands."""

    def film(self, device: Device) -> Scene | None:
        """What has happened since the last turn of whoever asks, if that is something."""

    def tell(self, entry: Entry) -> list[Told]:
        """Lines for the log."""

    def name(self, seat: int) -> str: ...

    def colour(self, seat: int) -> int:
        """The number of the seat's livery."""


# Before a match


@dataclass(frozen=True)
class Title(Place):
    game: Game | None = None
    """Whose pier is chosen there at first: the one that somebody comes from."""


@dataclass(frozen=True)
class Lobby(Place):
    game: Game
    seating: Seating | None = None
    options: Mapping[str, str] | None = None
    seed: int | None = None
    """Of the match that begins there; without one nobody knows it."""
    starter: int | None = None
    """The seat that begins, where somebody has chosen it."""


@dataclass(frozen=True)
class SavedMatches(Place): ...


@dataclass(frozen=True)
class ChoosePerformance(Place):
    """Which game computer players are to put on, and who plays."""


@dataclass(frozen=True)
class PlayAlone(Place): ...


@dataclass(frozen=True)
class Settings(Place): ...


@dataclass(frozen=True)
class Phones(Place):
    """How a phone comes in, and which are there."""

    welcome: Callable[[Device], object] | None = None
    """Lets a phone that comes in sit down."""


@dataclass(frozen=True)
class Bindings(Place):
    kind: str
    """Of "keys" or of a "pad"."""


@dataclass(frozen=True)
class Credits(Place): ...


@dataclass(frozen=True)
class Rules(Place):
    game_id: str
    about: str = ""
    """What the leaf is about that it opens at; the first one without."""


# Lessons


@dataclass(frozen=True)
class ChooseLesson(Place):
    """The guided rounds of a game, or of playing alone: which one, from which step."""

    shelf: str
    offer: bool = False
    """Whether it is offered to somebody who has not asked: then one can say "not now"."""


@dataclass(frozen=True)
class GuidedMatch(Place):
    """A lesson at a real table, from a step on."""

    lesson: Lesson
    step: int
    learner: str
    """What the learner is called."""


@dataclass(frozen=True)
class LessonPause(Place):
    lesson: Lesson
    leave: Callable[[], None]
    begin_again: Callable[[], None]


@dataclass(frozen=True)
class LessonDone(Place):
    lesson: Lesson
    match: Match
    seating: Seating
    go_back: Callable[[], None]


# A match


@dataclass(frozen=True)
class Table(Place):
    """The table of the match's game, where it goes on."""

    match: Match
    seating: Seating


@dataclass(frozen=True)
class Watch(Place):
    """The same table, and the match over again from its record."""

    match: Match
    seating: Seating


@dataclass(frozen=True)
class Performance(Place):
    """The same table, played by computer players until somebody presses a button."""

    match: Match
    seating: Seating


@dataclass(frozen=True)
class Results(Place):
    match: Match
    seating: Seating
    cheer: bool = True
    """Whether the winner has just won."""


@dataclass(frozen=True)
class SoloResults(Place):
    """The same after a match alone, with its medal."""

    match: Match
    seating: Seating


# Over a table


@dataclass(frozen=True)
class Pause(Place):
    table: TableFace


@dataclass(frozen=True)
class Log(Place):
    table: TableFace


@dataclass(frozen=True)
class PadLost(Place):
    """A seat's controller has gone."""

    table: TableFace


@dataclass(frozen=True)
class TakeOver(Place):
    """Who plays which seat from now on."""

    table: TableFace
