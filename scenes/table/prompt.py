"""The prompt line: whose turn it is and what to do, why something cannot be chosen, what is being shown."""

import math
from dataclasses import dataclass

from pygame import FRect

from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, GOLD, LEAD, SMALL
from scenes.table.choice import Choice
from scenes.table.computers import draw_thought
from scenes.table.curtain import CLOTH, Curtain
from scenes.table.faces import face_of
from scenes.table.guides.film import start_of
from scenes.table.guides.guide import GuidedTable
from scenes.table.hint import ADVISER, Hint
from scenes.table.last_word import LastWord

SECONDS = 2.0
"""How long an answer to a press stays."""
AROUND = 12.0
"""Above and below lines that fill the box: smaller ones go before a larger box, which might cover something."""
MOST_HEIGHT = 150.0
"""Of what takes more lines than the box has room for."""
NARROW = 700.0
"""The width below which the line is a column's."""
LEAST_NARROW, NARROW_ADVICE = 84.0, 190.0
"""The height of a short question with advice in a column, and of the advice there."""
ADVICE_HEIGHT = 76.0
"""Of a hint below the question, unless it is longer than that even in small type."""


class PromptLine:
    def __init__(self, box: FRect) -> None:
        self.box = box
        self.remark = ""
        self.left = 0.0

    def say(self, text: str) -> None:
        """Something that goes before everything else for a moment."""
        self.remark, self.left = text, SECONDS

    def tick(self, dt: float) -> bool:
        """Whether a remark has just gone."""
        if not self.remark:
            return False
        self.left -= dt
        if self.left <= 0:
            self.remark = ""
        return not self.remark

    @property
    def narrow(self) -> bool:
        """Whether the line stands in a column: advice then takes the whole width below the question."""
        return self.box.width < NARROW

    def lay_out(self, canvas: Canvas, said: "Said") -> "Written":
        """Where everything goes: in one line or, where that is too little, in a few smaller ones that take their room
        below. So does advice."""
        text, advice = said.text, said.advice
        box = self.box.copy()
        left = box.left + (24 if said.livery is None else 100)
        width = box.right - left - (108 if said.face else 30)
        wrapped = canvas.measure(text, SMALL, fixed=True) > width
        if wrapped:
            room = box.height - (26 if self.narrow else AROUND)
            size, lines = canvas.fitted(text, BODY, (width, room), "bold")
            if len(lines) * canvas.line_height(size) > room:
                size, lines = canvas.fitted(text, BODY, (width, room if self.narrow else MOST_HEIGHT), "bold")
                box.height = max(box.height, len(lines) * canvas.line_height(size) + 30)
        asked, below = box.copy(), None
        if advice:
            if self.narrow:
                lines_high = len(lines) * canvas.line_height(size) + 30 if wrapped else 0
                asked.height = max(lines_high, LEAST_NARROW)
            elif not wrapped:
                asked.height = canvas.line_height(BODY) + 18
            below = self._below(canvas, advice, asked, FRect(left, 0, width, 0))
            box.height = max(box.height, below.bottom + 14 - box.top)
        return Written(box, asked, left, width, wrapped, below)

    def _below(self, canvas: Canvas, advice: str, asked: FRect, beside: FRect) -> FRect:
        """The room that advice takes below the question."""
        if self.narrow:
            width = asked.width - 48
            size, lines = canvas.fitted(advice, SMALL, (width, NARROW_ADVICE), "medium")
            return FRect(asked.left + 24, asked.bottom - 6, width, len(lines) * canvas.line_height(size))
        size, lines = canvas.fitted(advice, SMALL, (beside.width, canvas.line_height(SMALL)), "medium")
        if len(lines) > 1:
            size, lines = canvas.fitted(advice, SMALL, (beside.width, ADVICE_HEIGHT), "medium")
        return FRect(beside.left, asked.bottom - 8, beside.width, len(lines) * canvas.line_height(size))

    def draw(self, canvas: Canvas, said: "Said", clock: float = 0.0) -> None:
        """The face of a computer player looks over the right end, and nods by the clock."""
        if not said.text:
            return
        written = self.lay_out(canvas, said)
        box, asked, left, width = written.box, written.asked, written.left, written.width
        canvas.panel(box, "solid")
        level = asked.centery if self.narrow else self.box.centery
        if said.livery is not None:
            canvas.badge(said.livery, box.left + 52, level - 3, 64)
        if written.wrapped:
            room = FRect(left, asked.top + 3, width, asked.height - AROUND)
            canvas.paragraph(said.text, room, BODY, weight="bold", centred=True, middle=True)
        else:
            size = BODY if said.advice else LEAD
            canvas.text(said.text, left + width / 2, asked.centery - 3, size, anchor="center", width=width)
        if written.below:
            canvas.paragraph(said.advice, written.below, size=SMALL, colour=GOLD, centred=True)
        if said.face:
            high = min(self.box.height, LEAST_NARROW) + 26
            top = level - high / 2 - 3
            if written.below and self.narrow:  # advice takes the whole width: the chin stays above it
                top = min(top, written.below.top - high)
            canvas.art(said.face, FRect(box.right - high * 0.8, top + 4 * math.sin(clock * 5), high, high))


@dataclass(frozen=True, slots=True)
class Said:
    """What the line says, about whom, and who says it."""

    text: str
    livery: int | None = None
    face: str = ""
    advice: str = ""


@dataclass(frozen=True, slots=True)
class Written:
    """Where it stands: the whole box, the question's part of it, the room of its words, and that of advice."""

    box: FRect
    asked: FRect
    left: float
    width: float
    wrapped: bool
    below: FRect | None


class Prompt:
    """What the line says now: the one question on the table, or what takes its place for a while."""

    def __init__(self, table: GuidedTable, choice: Choice, hint: Hint, last_word: LastWord, curtain: Curtain) -> None:
        self.table, self.choice, self.hint = table, choice, hint
        self.last_word, self.curtain = last_word, curtain
        self.line = PromptLine(table.tabletop.prompt_box)

    def advice(self) -> str:
        """What the adviser says beside the question, while a suggestion is awaited or its target in focus."""
        course, hint = self.table.course, self.hint
        if not course.deciding or course.computing or self.table.guide or self.choice.peeking or self.last_word.pending:
            return ""
        if hint.asked:
            return self.table.stage.texts("prompt-hint")
        return hint.words if self.choice.focus == hint.target else ""

    def note(self) -> str:
        """What is in focus, told below the question by the table itself."""
        course, focus = self.table.course, self.choice.focus
        if not course.deciding or course.computing or self.table.guide or self.choice.peeking or self.last_word.pending:
            return ""
        return self.table.tabletop.words.note(focus) if focus is not None and focus in self.choice.open else ""

    def beside(self) -> tuple[str, ...]:
        """What a guide says, elsewhere than in the line."""
        return self.table.guide.lines(self.table) if self.table.guide else ()

    def text(self) -> str:
        table, choice = self.table, self.choice
        course, texts, words = table.course, table.stage.texts, table.tabletop.words
        if course.director.holding:
            return words.hold()
        if table.guide:
            return table.guide.prompt(table)
        if not course.deciding or course.seat is None:
            return course.caption
        if choice.peeking:
            return texts(table.tabletop.peek_prompt)
        if course.computing:
            read = course.captions.unread or course.forced is not None
            return course.caption if read else texts("prompt-thinking", name=course.name(course.seat))
        if course.seating.waits_for_phone(course.seat, table.stage.input):
            return texts("prompt-phone-dark", name=course.name(course.seat))
        return self._question()

    def _question(self) -> str:
        """What somebody here has to decide, or why what is in focus is no answer."""
        table, choice = self.table, self.choice
        course, texts, words = table.course, table.stage.texts, table.tabletop.words
        if self.last_word.pending:
            return self.last_word.question()
        if choice.focus == CLOTH and course.seat is not None:
            return texts("prompt-curtain", name=course.name(course.seat))
        if choice.focus is not None and choice.focus not in choice.open:
            said = words.explain(choice.focus)
            return said if said and not table.asides.tells(choice.focus, said) else words.ask()
        return words.ask()

    def buttons(self) -> list[tuple[Action, str]]:
        """Those that work now."""
        table, choice = self.table, self.choice
        if table.guide:
            return table.guide.entries(table)
        texts, course = table.stage.texts, table.course
        menu = (Action.MENU, texts("bar-menu"))
        if course.director.holding:
            return [(Action.CONFIRM, texts("bar-go-on")), menu]
        if course.director.busy:
            return [(Action.CONFIRM, texts("bar-skip")), (Action.BACK, texts("bar-skip-all")), menu]
        if choice.peeking:
            return [(Action.CONFIRM, texts("bar-close")), menu]
        shown = [] if course.computing else [(Action.CONFIRM, texts("bar-choose"))]
        if choice.steps:
            shown.append((Action.BACK, texts("bar-back")))
        if self.last_word.pending or course.can_undo:
            shown.append((Action.UNDO, texts("bar-undo")))
        if choice.paths:
            shown.append((Action.HINT, texts("bar-hint")))
        if choice.paths and not choice.steps and start_of(course.match, course.seat or 0) is not None:
            shown.append((Action.PREVIOUS, texts("bar-film")))
        if table.tabletop.peeks and not self.last_word.pending:
            shown.append((Action.PEEK, texts(table.tabletop.peek_label)))
        return [*shown, (Action.LOG, texts("bar-log")), (Action.RULES, texts("bar-what")), menu]

    def _about(self, text: str, live: bool) -> int | None:
        """Whose emblem stands beside the words: the seat that they tell of, or else the one that they ask."""
        course, guide = self.table.course, self.table.guide
        if guide and not live and not course.director.holding:
            return guide.tells_of(self.table)
        if text == course.caption:
            return course.captions.about
        return course.seat if live else None

    def said(self) -> Said:
        """Who decides and what, with the face of a computer player that thinks or advises."""
        course, guide = self.table.course, self.table.guide
        if self.line.remark:
            return Said(self.line.remark)
        text = self.text()
        live = course.deciding and (guide is None or guide.live)
        reading = course.computing and course.captions.unread
        about = self._about(text, live)
        livery = None if about is None else course.colour(about)
        if live and course.computing and course.seat is not None:
            thinking = not reading and course.forced is None
            return Said(text, livery, face_of(course.seating.chairs[course.seat].player) if thinking else "")
        advice = self.advice()
        return Said(text, livery, face_of(ADVISER) if advice else "", advice or self.note())

    def bottom(self, canvas: Canvas) -> float:
        """How far down the line reaches now."""
        said = self.said()
        return self.line.lay_out(canvas, said).box.bottom if said.text else self.line.box.bottom

    def draw(self, canvas: Canvas) -> None:
        course, tabletop, guide = self.table.course, self.table.tabletop, self.table.guide
        live = course.deciding and (guide is None or guide.live) and not self.line.remark
        thinking = live and course.computing and course.forced is None
        if thinking and course.seat is not None and self.text():
            draw_thought(canvas, tabletop.emblem(course.seat), tabletop.heartbeat)
        self.line.draw(canvas, self.said(), tabletop.heartbeat if thinking else 0.0)
