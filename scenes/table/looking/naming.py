"""What something on a table is called and does, for somebody who does not see it: the words of its card, and those that
it has on phones."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from scenes.devices.sheet import Piece
from scenes.stage.backstage import Backstage
from scenes.stage.narration.spoken import sentences
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.curtain import CLOTH
from scenes.table.last_word import LastWord, Word
from scenes.table.looking.things import Thing, headed
from scenes.table.tabletop import Tabletop


class NamedTable(Protocol):
    """A table whose things are named."""

    stage: Backstage
    course: Course
    choice: Choice
    tabletop: Tabletop
    last_word: LastWord


@contextmanager
def for_all_ears(course: Course) -> Iterator[None]:
    """For a moment every cloth lies where it was: whoever looks away from a hand still hears."""
    unveiled, course.unveiled = course.unveiled, None
    try:
        yield
    finally:
        course.unveiled = unveiled


def thing_at(table: NamedTable, target: Target) -> Thing | None:
    """What a target is; None for what is nothing in particular."""
    texts, things = table.stage.texts, table.tabletop.things
    if target == CLOTH:
        return Thing(texts("curtain-open"), texts("curtain-away"), "")
    if isinstance(target, Word):
        return table.last_word.thing(target)
    known = target in table.choice.places or target in things.places()
    return things.about(target) if known else None


def named(table: NamedTable, target: Target, ahead: str = "", asked: str = "") -> str:
    """A target in words: what it is and where, what choosing it would do or why it cannot be, and all that its card
    tells. Nothing is said twice, nor what has just been asked."""
    thing, piece = thing_at(table, target), _piece(table, target)
    text = thing.text.replace(asked, "") if thing and asked else thing.text if thing else ""
    title = piece.label if piece else thing.title if thing else ""
    told: list[str] = []
    for words in (ahead, piece.note if piece else "", text):
        head, rest = headed(words, "")
        fresh = rest if head and head.lower() in title.lower() else words
        if not any(fresh.rstrip(". ") in part for part in (title, *told)):
            told = [*(part for part in told if part.rstrip(". ") not in fresh), fresh]
    return sentences((title, *told))


def _piece(table: NamedTable, target: Target) -> Piece | None:
    """What it is on the sheet of whoever decides, where it has a name that tells it from others."""
    course = table.course
    if course.seat is None or isinstance(target, Word) or target == CLOTH:
        return None
    return table.tabletop.handheld.for_all_ears(target, course.seat)
