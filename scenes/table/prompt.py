"""The prompt line: whose turn it is and what to do, why something cannot be chosen, what is being shown."""

import math

from pygame import FRect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, LEAD, SMALL
from scenes.table.choice import Choice
from scenes.table.computers import draw_thought
from scenes.table.faces import face_of
from scenes.table.guides.guide import GuidedTable
from scenes.table.hint import ADVISER, Hint

SECONDS = 2.0
"""How long an answer to a press stays."""
MOST_HEIGHT = 150.0
"""Of what takes more than one line."""


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

    def draw(self, canvas: Canvas, text: str, livery: int | None, face: str = "", clock: float = 0.0) -> None:
        """In one line or, where that is too little, in a few smaller ones that take their room below. The face of a
        computer player looks over the right end, and nods by the clock."""
        if not text:
            return
        box = self.box.copy()
        left = box.left + (24 if livery is None else 100)
        width = box.right - left - (108 if face else 30)
        wrapped = canvas.measure(text, SMALL, fixed=True) > width
        if wrapped:
            size, lines = canvas.fitted(text, BODY, (width, MOST_HEIGHT), "bold")
            box.height = max(box.height, len(lines) * canvas.line_height(size) + 30)
        canvas.panel(box, "solid")
        if livery is not None:
            canvas.badge(livery, box.left + 52, self.box.centery - 3, 64)
        if wrapped:
            room = FRect(left, box.top + 12, width, box.height - 30)
            canvas.paragraph(text, room, BODY, weight="bold", centred=True, middle=True)
        else:
            canvas.text(text, left + width / 2, box.centery - 3, LEAD, anchor="center", width=width)
        if face:
            high = self.box.height + 26
            nod = 4 * math.sin(clock * 5)
            canvas.art(face, FRect(box.right - high * 0.8, self.box.centery - high / 2 - 3 + nod, high, high))


class Prompt:
    """What the line says now: the one question on the table, or what takes its place for a while."""

    def __init__(self, table: GuidedTable, choice: Choice, hint: Hint) -> None:
        self.table, self.choice, self.hint = table, choice, hint
        self.line = PromptLine(table.tabletop.prompt_box)

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
        if self.hint.asked:
            return texts("prompt-hint")
        if self.hint.words and choice.focus == self.hint.target:
            return self.hint.words
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
            self.line.draw(canvas, text, livery, face_of(ADVISER) if text == self.hint.words else "")
