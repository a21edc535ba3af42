"""The last word: a decision that lets something hidden come out is confirmed, so there is a moment to take it back.

What everybody may see of the decision is shown first, then two plates ask. Where there is nothing to see before, the
same choice once more is the last word. The match knows nothing of it: it stands where it stood until the word is given.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.contract import Event, Move
from scenes.devices.glyphs import glyph, glyph_width
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import Wait
from scenes.drawing.theme import BODY, INK, LEAD, MARGIN_X, PLAN
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.looking.things import Thing
from scenes.table.tabletop import Tabletop


@dataclass(frozen=True, slots=True, order=True)
class Word(Target):
    """One of the two plates: the decision stands, or is taken back."""

    stands: bool


CONFIRM = Action.CONFIRM
BAR_TOP = 968.0
"""Above the buttons along the bottom."""
STANDS, TAKE_BACK = Word(True), Word(False)


def before_anything_hidden(events: Sequence[Event]) -> list[Event]:
    """What everybody can foresee of a decision: all that happens before something comes to light."""
    shown = next((i for i, event in enumerate(events) if event.reveals), len(events))
    return [*events[:shown]]


class LastWord:
    def __init__(self, stage: Backstage, course: Course, choice: Choice, tabletop: Tabletop) -> None:
        self.stage, self.course, self.choice, self.tabletop = stage, course, choice, tabletop
        self.move: Move | None = None
        """The decision that waits to be confirmed or taken back."""
        self.shown = 0
        """How many of its events have been shown already."""
        self.first: Target | None = None
        """Where choosing it began."""
        self._about = ""
        """What comes of it, as in the texts `last-word-ABOUT`."""
        self._once: tuple[int, Target | None, Move] | None = None
        """What has been chosen once, and when."""

    @property
    def pending(self) -> bool:
        return self.move is not None or self.once_more

    @property
    def asking(self) -> bool:
        """Whether the plates are there."""
        return self.move is not None and not self.course.director.busy

    @property
    def once_more(self) -> bool:
        """Whether what has the focus has been chosen once."""
        return self._once is not None and self._once[:2] == (self.course.stamp, self.choice.focus)

    def given(self, move: Move, target: Target | None, before: Path) -> bool:
        """Whether a move that has just been chosen may be played at once. If not, it waits for the last word; `before`
        are the steps that led to its last target."""
        assert self.course.seat is not None
        tabletop, said_before = self.tabletop, self._once
        events = self.course.match.state.copy().play(move)  # the very same luck: nothing of it may be told
        hidden = next((event for event in events if event.reveals), None)
        if hidden is None or isinstance(move, tabletop.outspoken) or isinstance(target, tabletop.outspoken):
            return True
        self._about = tabletop.last_word(hidden)
        if isinstance(hidden, tabletop.unforeseen):
            self._once = (self.course.stamp, target, move)
            self.choice.begin(self.choice.paths, tabletop.eager)
            for step in before:
                self.choice.chooser.choose(step)
            self.choice.focus = target
            return self._once == said_before
        foreseen = tabletop.foreseen(before_anything_hidden(events))
        self.move, self.shown, self.course.ahead = move, len(foreseen), True
        self.first, self.course.unveiled = self.choice.first, None
        self.choice.begin({})
        self.course.director.run([*tabletop.shows.show(foreseen), Wait(0)])
        return False

    def ask(self) -> None:
        """The screen shows what there is to see: now the plates come."""
        self.choice.begin({})
        self.lay_out()
        self.choice.focus = STANDS

    def lay_out(self) -> None:
        self.choice.places = dict(zip((STANDS, TAKE_BACK), self.tabletop.last_word_plates(), strict=True))
        if self.choice.focus not in self.choice.places:
            self.choice.focus = STANDS

    def over(self) -> int:
        """It has been given, or the decision is no more. How many events of it have been shown."""
        shown, self.move, self.shown, self._once = self.shown, None, 0, None
        self.course.ahead = False
        return shown

    def question(self) -> str:
        seat = self.course.seat
        assert seat is not None
        return self.stage.texts(f"prompt-last-word-{self._about}", name=self.course.name(seat))

    def thing(self, word: Word) -> Thing:
        """What one of the plates is."""
        texts, key = self.stage.texts, "stands" if word.stands else "undo"
        return Thing(texts(f"last-word-{self._about if word.stands else 'undo'}"), texts(f"what-last-word-{key}"), "")

    def again(self, canvas: Canvas, target: Target) -> FRect:
        """Where it is said that the same choice is wanted once more: beside what has been chosen, over nothing else
        that can be, and over no words about it."""
        places, source = self.choice.places, self.stage.input
        width = (
            canvas.measure(self.stage.texts("last-word-again"), BODY) + glyph_width(source, source.last, CONFIRM) + 58
        )
        box, spot = FRect(0, 0, width, 64), places[target]
        others = [rect for other, rect in places.items() if other != target and other in self.choice.open]
        others += self.tabletop.written()
        left = min(max(spot.centerx - width / 2, MARGIN_X), PLAN[0] - MARGIN_X - width)
        ways = (
            (left, spot.top - 78),
            (left, spot.bottom + 14),
            (spot.right + 14, spot.centery - 32),
            (left, spot.top - 126),
        )
        boxes = [box.move(x, y) for x, y in ways]
        free = [one for one in boxes if one.collidelist(others) < 0 and one.bottom < BAR_TOP]
        return (free or boxes)[0]

    def _draw_again(self, canvas: Canvas, target: Target) -> None:
        box, source = self.again(canvas, target), self.stage.input
        canvas.panel(box, "brass")
        x = box.left + 18 + glyph(canvas, source, source.last, CONFIRM, box.left + 18, box.centery - 2)
        canvas.text(self.stage.texts("last-word-again"), x + 12, box.centery - 3, BODY, colour=INK)

    def draw(self, canvas: Canvas) -> None:
        if self.once_more and self.choice.focus is not None and self.course.deciding:
            self._draw_again(canvas, self.choice.focus)
        if not self.asking:
            return
        texts, places, focus = self.stage.texts, self.choice.places, self.choice.focus
        for word, icon, label in (
            (STANDS, "icon-tick", texts(f"last-word-{self._about}")),
            (TAKE_BACK, "icon-undo", texts("last-word-undo")),
        ):
            box = places[word]
            canvas.panel(box, "teak-lit" if word == focus else "teak")
            canvas.art(icon, FRect(box.left + 14, box.centery - 27, 48, 48))
            room = FRect(box.left + 72, box.top + 4, box.width - 86, box.height - 14)
            canvas.paragraph(label, room, LEAD, weight="bold", middle=True)
