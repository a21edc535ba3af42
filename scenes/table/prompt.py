"""The prompt line: whose turn it is and what to do, why something cannot be chosen, what is being shown."""

import math

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, GOLD, LEAD, SMALL
from scenes.table.choice import Choice
from scenes.table.computers import draw_thought
from scenes.table.faces import face_of
from scenes.table.guides.guide import GuidedTable
from scenes.table.hint import ADVISER, Hint

SECONDS = 2.0
"""How long an answer to a press stays."""
MOST_HEIGHT = 150.0
"""Of what takes more than one line."""
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

    def draw(
        self, canvas: Canvas, text: str, livery: int | None, face: str = "", clock: float = 0.0, advice: str = ""
    ) -> None:
        """In one line or, where that is too little, in a few smaller ones that take their room below. So does advice.
        The face of a computer player looks over the right end, and nods by the clock."""
        if not text:
            return
        box = self.box.copy()
        left = box.left + (24 if livery is None else 100)
        width = box.right - left - (108 if face else 30)
        wrapped = canvas.measure(text, SMALL, fixed=True) > width
        if wrapped:
            size, lines = canvas.fitted(text, BODY, (width, MOST_HEIGHT), "bold")
            box.height = max(box.height, len(lines) * canvas.line_height(size) + 30)
        asked = box.copy()
        if advice:
            if not wrapped:
                asked.height = canvas.line_height(BODY) + 18
            size, lines = canvas.fitted(advice, SMALL, (width, canvas.line_height(SMALL)), "medium")
            if len(lines) > 1:
                size, lines = canvas.fitted(advice, SMALL, (width, ADVICE_HEIGHT), "medium")
            below = FRect(left, asked.bottom - 8, width, len(lines) * canvas.line_height(size))
            box.height = max(box.height, below.bottom + 14 - box.top)
        canvas.panel(box, "solid")
        if livery is not None:
            canvas.badge(livery, box.left + 52, self.box.centery - 3, 64)
        if wrapped:
            room = FRect(left, asked.top + 12, width, asked.height - 30)
            canvas.paragraph(text, room, BODY, weight="bold", centred=True, middle=True)
        else:
            size = BODY if advice else LEAD
            canvas.text(text, left + width / 2, asked.centery - 3, size, anchor="center", width=width)
        if advice:
            canvas.paragraph(advice, below, size=SMALL, colour=GOLD, centred=True)
        if face:
            high = self.box.height + 26
            nod = 4 * math.sin(clock * 5)
            canvas.art(face, FRect(box.right - high * 0.8, self.box.centery - high / 2 - 3 + nod, high, high))


class Prompt:
    """What the line says now: the one question on the table, or what takes its place for a while."""

    def __init__(self, table: GuidedTable, choice: Choice, hint: Hint) -> None:
        self.table, self.choice, self.hint = table, choice, hint
        self.line = PromptLine(table.tabletop.prompt_box)

    def advice(self) -> str:
        """What the adviser says beside the question, while a suggestion is awaited or its target in focus."""
        course, hint = self.table.course, self.hint
        if not course.deciding or course.computing or self.table.guide or self.choice.peeking:
            return ""
        if hint.asked:
            return self.table.stage.texts("prompt-hint")
        return hint.words if self.choice.focus == hint.target else ""

    def text(self) -> str:
        table, choice = self.table, self.choice
        course, texts, words = table.course, table.stage.texts, table.tabletop.words
        if course.director.holding:
            return words.hold()
        if table.guide:
            return table.guide.prompt(table)
        if not course.deciding:
            return course.caption
        if choice.peeking:
            return texts(table.tabletop.peek_prompt)
        if course.computing and course.seat is not None:
            return texts("prompt-thinking", name=course.name(course.seat))
        if choice.focus is not None and choice.focus not in choice.open:
            return words.explain(choice.focus) or words.ask()
        return words.ask()

    def draw(self, canvas: Canvas) -> None:
        """Who decides and what, with the face of a computer player that thinks or advises."""
        course, tabletop, guide = self.table.course, self.table.tabletop, self.table.guide
        if self.line.remark:
            self.line.draw(canvas, self.line.remark, None)
            return
        text = self.text()
        live = course.deciding and (guide is None or guide.live)
        about = course.seat if live else tabletop.narrated
        livery = None if about is None else course.colour(about)
        if live and course.computing and course.seat is not None:
            draw_thought(canvas, tabletop.emblem(course.seat), tabletop.heartbeat)
            face = face_of(course.seating.chairs[course.seat].player)
            self.line.draw(canvas, text, livery, face, tabletop.heartbeat)
        else:
            advice = self.advice()
            self.line.draw(canvas, text, livery, face_of(ADVISER) if advice else "", advice=advice)
