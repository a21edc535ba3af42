"""What is this? Everything on a table that is a thing: where it is, and what there is to say about it right now."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from pygame import FRect

from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course

_HEADED = re.compile(r"^([^.!?]{2,40}?)[\s\u00a0\u202f]*(?::|\s–)\s+(.+)$", re.DOTALL)
"""A text that begins with what it is about, and goes on after a colon or a dash."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What something is: its name, what it does and is worth right now, whose it is, and the leaf of the rules that is
    about just that."""

    title: str
    text: str
    leaf: str
    seat: int | None = None


class Things(ABC):
    """The things of one game's table. Nothing here decides or changes anything, and nothing secret is told: who may
    see what, is asked where it is drawn."""

    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        self.stage, self.course, self.choice = stage, course, choice

    @property
    def texts(self) -> Texts:
        return self.stage.texts

    def name(self, seat: int) -> str:
        return self.course.name(seat)

    def points(self, points: int) -> str:
        """So many points, in words."""
        return self.texts("result-points", points=points)

    def plate_text(self, question: str) -> str:
        """A plate says itself what it does; it is one of the answers to the question."""
        return self.texts("what-plate", question=question)

    @abstractmethod
    def places(self) -> Mapping[Target, FRect]:
        """Where every thing is; what lies upon another comes after it."""

    @abstractmethod
    def about(self, target: Target) -> Thing:
        """What one of them is."""


def headed(text: str, otherwise: str) -> tuple[str, str]:
    """A text like "Cave: stop here" as heading and sentence; one without such a beginning has another heading."""
    found = _HEADED.match(text)
    if not found:
        return otherwise, text
    title, rest = found.groups()
    return title, rest[0].upper() + rest[1:]
