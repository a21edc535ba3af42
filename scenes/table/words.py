"""What a table says: what is asked, why something cannot be chosen, what has happened."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from game.contract import Event
from game.match import Entry
from scenes.stage.backstage import Backstage
from scenes.stage.navigation import Told
from scenes.stage.texts import Texts
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course


@dataclass(frozen=True, slots=True)
class Note:
    """What is said when something happens for the first time, by its text key, and the picture beside it."""

    key: str
    art: str


class Words(ABC):
    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        self.stage, self.course, self.choice = stage, course, choice

    @property
    def texts(self) -> Texts:
        return self.stage.texts

    def name(self, seat: int) -> str:
        return self.course.name(seat)

    @abstractmethod
    def ask(self) -> str:
        """What the acting player has to do, in a few words."""

    def note(self, _target: Target) -> str:
        """What a target is that is in focus and can be chosen, told below the question; empty if that goes without
        saying."""
        return ""

    @abstractmethod
    def explain(self, target: Target) -> str:
        """What a target in focus is, or why it cannot be chosen; empty if that goes without saying."""

    @abstractmethod
    def line(self, event: Event) -> str:
        """What an event says in the log, and in the prompt line while it is shown: nothing that is secret, and empty
        if it is not worth a line."""

    def about(self, event: Event) -> int | None:
        """The seat that an event's line is about."""
        seat: int | None = getattr(event, "seat", None)
        return seat

    def tell(self, entry: Entry) -> list[Told]:
        """The events of a decision that are worth a line."""
        lines = (Told(self.about(event), self.line(event)) for event in entry.events)
        return [told for told in lines if told.text]

    def first_note(self, _event: Event) -> Note | None:
        """What somebody should know who meets such an event for the first time."""
        return None

    def hold(self) -> str:
        """What is said while the director waits for someone to go on."""
        return self.texts("prompt-go-on")
