"""A table for ears: whose turn it is and what is asked, what is told, and what has the focus. Only words that everybody
may read on the screen."""

from typing import Protocol

from scenes.devices.seating import Seating
from scenes.stage.narration.spoken import Spoken
from scenes.table.guides.guide import Guide, decides
from scenes.table.hint import Hint
from scenes.table.looking.asides import Asides
from scenes.table.looking.naming import NamedTable, for_all_ears, named
from scenes.table.prompt import Prompt


class HeardTable(NamedTable, Protocol):
    """A table as it is read aloud."""

    prompt: Prompt
    hint: Hint
    asides: Asides
    guide: Guide | None

    @property
    def seating(self) -> Seating: ...


def spoken_of(table: HeardTable) -> object:
    """What the words hang on. Cheap: asked every turn."""
    course, choice, hint, asides = table.course, table.choice, table.hint, table.asides
    return (
        (course.stamp, course.deciding, course.director.holding, course.captions.saying, course.captions.unread),
        (choice.focus, choice.steps, choice.peeking, choice.places, course.unveiled),
        (hint.asked, hint.path, table.last_word.pending, table.prompt.line.remark, asides.notes.shown),
        asides.resting.target if asides.resting.shown else None,
        table.guide,
    )


def spoken(table: HeardTable) -> Spoken:
    course, texts = table.course, table.stage.texts
    game = texts(f"game-{course.match.setup.game}")
    with for_all_ears(course):
        note = table.asides.notes.shown
        told = *table.prompt.beside(), texts(note.key) if note else "", table.prompt.line.remark
        if not _people_decide(table):
            return Spoken((game, *_done(table), *told, table.prompt.text(), *_advice(table)), _rested_on(table))
        turn, focus = _turn(table)
        return Spoken((game, *_done(table), *turn, *told, *_advice(table)), _rested_on(table) or focus, turn)


def _done(table: HeardTable) -> tuple[str, ...]:
    """What the last decision came to, as the log has it: all that no caption has told, and can only be seen."""
    course = table.course
    if not course.deciding or not course.match.history:
        return ()
    lines = table.tabletop.words.tell(course.match.history[-1])
    return tuple(told.text for told in lines if told.text not in course.captions.lately)


def _people_decide(table: HeardTable) -> bool:
    course = table.course
    here = course.deciding and not course.computing and not table.choice.peeking and not decides(table.guide)
    return here and course.seat is not None and not course.seating.waits_for_phone(course.seat, table.stage.input)


def _turn(table: HeardTable) -> tuple[tuple[str, ...], str]:
    """Whose turn it is and what they are asked; and what has the focus. A question that hangs on the focus is about
    what choosing it would do, and belongs there."""
    course, choice, words = table.course, table.choice, table.tabletop.words
    assert course.seat is not None
    asked, focus, name = table.prompt.text(), choice.focus, course.name(course.seat)
    general = focus is None or table.last_word.pending
    with choice.unfocused():
        general = general or asked == words.ask()
    told = (asked,) if general else ()
    if len(table.seating.chairs) > 1 and not (told and name in asked):
        told = (table.stage.texts("turn-of", name=name), *told)
    ahead = table.prompt.note() if general else asked
    return told, "" if focus is None else named(table, focus, ahead, asked if general else "")


def _advice(table: HeardTable) -> tuple[str, ...]:
    """A hint is about what only one seat may see where that lies under a cloth."""
    return () if table.tabletop.secret() else (table.prompt.advice(),)


def _rested_on(table: HeardTable) -> str:
    """The card beside the pointer."""
    resting = table.asides.resting
    shown = resting.shown and not (table.course.director.busy or table.choice.peeking)
    return named(table, resting.target) if shown and resting.target is not None else ""
