"""The teacher leads through a lesson at a real table. The learner makes the moves with the usual hands, the others play
what is prepared, and a press that the lesson does not want gets a kind answer."""

import math
from collections.abc import Callable

from pygame import FRect

from game.contract import Move
from game.lessons import Lesson, LessonStep
from game.match import Match
from scenes.devices.intents import DIRECTIONS, Action, Intent
from scenes.devices.scanning import CALM
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.stage import navigation
from scenes.stage.scene import Pop, Push, Step
from scenes.table.chooser import Path, Target
from scenes.table.guides.guide import Guide, GuidedTable
from scenes.table.lessons import pointing
from scenes.table.lessons.bubble import Bubble, Card, Speech

SHOWN = 1.1
"""Seconds for which another player is seen to think, at normal speed."""


class Teacher(Guide):
    live = True

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.index = at
        self.queue: list[Move] = []
        """What the others are still to play before the next step."""
        self.waited = 0.0
        self.answer = ""
        """What is said about a press that was not meant."""
        self.unseen = CALM
        """Seconds until anybody can have seen the step that is said: whoever presses before meant what was shown."""
        self.left = False
        """Whether the learner has had enough for now."""
        self.bubble = Bubble()
        self.spotlight = pointing.Spotlight()
        self._told_of = -1
        """The step whose pointings have been looked at."""

    @property
    def step(self) -> LessonStep | None:
        """The step that stands; None at the end of the lesson."""
        return self.lesson.steps[self.index] if self.index < len(self.lesson.steps) else None

    @property
    def learner(self) -> int:
        return self.lesson.learner

    @property
    def lets_choose(self) -> bool:
        return not self.queue and self.step is not None and bool(self.step.welcome)

    def speaking(self, table: GuidedTable) -> LessonStep | None:
        """The step that is being said: not while something is shown, or another one plays."""
        return None if self.queue or table.course.director.busy else self.step

    @property
    def waits(self) -> bool:
        return not self.queue and self.step is not None

    # On and back

    def tick(self, table: GuidedTable, dt: float) -> Step:
        if self.left:
            return Pop()
        if table.course.director.holding:
            return None
        if self.queue:
            self.waited += dt * table.stage.prefs.pace
            if self.waited >= SHOWN:
                self.waited = 0.0
                table.commit(self.queue.pop(0))
            return None
        if self.step is None:
            return Push(navigation.LessonDone(self.lesson, table.course.match, table.course.seating, self._back(table)))
        if self._told_of != self.index:
            self._told_of = self.index
            pointing.complain(self.lesson, self.index, table)
        self.unseen = max(0.0, self.unseen - dt)
        return None

    def _advance(self, table: GuidedTable, move: Move | None) -> None:
        """The step is done: its move is played, then what the others do."""
        assert self.step is not None
        self.queue = [*self.step.then]
        self.index += 1
        self.answer, self.waited, self.unseen = "", 0.0, CALM
        self._keep(table)
        if move is None:
            table.stage.sound.play("page")
            table.decide()
        else:
            table.commit(move)

    def _keep(self, table: GuidedTable) -> None:
        """Remember how far the learner has come; a lesson that is done begins anew next time."""
        prefs = table.stage.prefs
        prefs.lessons[self.lesson.name] = self.index if self.step else 0
        prefs.save()

    def go_back(self, table: GuidedTable) -> None:
        """The step before, with the table as it was then."""
        self._go_to(table, max(0, self.index - 1))

    def _go_to(self, table: GuidedTable, index: int) -> None:
        course = table.course
        match = Match(course.match.setup)
        for entry in course.match.history[: self.lesson.decisions_before(index)]:
            match.play(entry.move)
        self.index, self.queue, self.answer, self.unseen = index, [], "", CALM
        self._keep(table)
        course.begin_anew(match)
        table.stage.sound.play("undo")
        table.rewind()

    def _back(self, table: GuidedTable) -> Callable[[], None]:
        return lambda: self.go_back(table)

    def skip_step(self, table: GuidedTable) -> None:
        """Go on as the lesson would."""
        if self.step:
            self._advance(table, self.step.first(table.course.match.state))

    def first_focus(self, table: GuidedTable) -> Target | None:
        """On what the step asks for, so that whoever just presses does it; never on something that is not there."""
        step = self.speaking(table)
        ways = pointing.ways_on(step, table) if step else []
        return next((target for target in ways if target in table.choice.places), None)

    # What the learner presses

    def handle(self, table: GuidedTable, intent: Intent) -> Step:
        action = intent.action
        if action is Action.MENU:
            return self._pause(table)
        if action is Action.RULES:
            return table.general(action)
        if action is Action.PREVIOUS:
            self.go_back(table)
            return None
        if table.course.director.busy:
            return self._while_showing(table, action)
        if table.course.calm:
            return None
        step = self.speaking(table)
        if step is None:
            return self._while_others_play(table, action)
        if action is Action.NEXT:
            self.skip_step(table)
            return None
        if action is Action.CONFIRM and self.unseen:
            return None
        return self._decision(table, action) if step.welcome else self._reading(table, action)

    def _while_showing(self, table: GuidedTable, action: Action) -> Step:
        if action is Action.CONFIRM:
            return table.skip()
        if action is Action.BACK and table.course.director.holding:
            return self._pause(table)
        return table.skip(everything=True) if action in (Action.BACK, Action.NEXT) else None

    def _while_others_play(self, table: GuidedTable, action: Action) -> Step:
        if action in (Action.CONFIRM, Action.NEXT):
            self.waited = SHOWN
        return self._pause(table) if action is Action.BACK else None

    def _reading(self, table: GuidedTable, action: Action) -> Step:
        if action is Action.CONFIRM:
            self._advance(table, None)
        return self._pause(table) if action is Action.BACK else None

    def _decision(self, table: GuidedTable, action: Action) -> Step:
        if action in DIRECTIONS:
            self.answer = ""
            table.hands.push(action)
        elif action is Action.CONFIRM:
            self._choose(table, table.choice.focus)
        elif action is Action.BACK:
            self.answer = ""
            return None if table.hands.step_back() else self._pause(table)
        return None

    def pointed(self, table: GuidedTable, intent: Intent) -> Step:
        assert intent.at is not None
        clicked, step = intent.action is Action.CONFIRM, self.speaking(table)
        if step is None or not step.welcome:
            return self.handle(table, Intent(Action.CONFIRM, intent.device)) if clicked else None
        under = table.hands.point(intent.at)
        if clicked and not self.unseen:
            self._choose(table, under)
        return None

    def _choose(self, table: GuidedTable, target: Target | None) -> None:
        """Go down to a target if that leads to something welcome; a target that is not open is refused as ever."""
        step = self.step
        if target is None or step is None:
            return
        way = _way_to(table, target)
        if way and not any(path[: len(way)] == way for path in pointing.welcome_paths(step, table)):
            self.answer = self._said(table, step.unwelcome or "lesson-unwelcome")
            table.stage.sound.play("page")
            return
        self.answer = ""
        move = table.hands.choose(target)
        if move is not None:
            self._advance(table, move)
        elif target in table.choice.steps:
            table.choice.focus = self.first_focus(table) or table.choice.focus

    def _pause(self, table: GuidedTable) -> Step:
        def leave() -> None:
            self.left = True
            table.course.director.clear()

        table.stage.sound.play("pause")
        return Push(navigation.LessonPause(self.lesson, leave, lambda: self._go_to(table, 0)))

    # What is on the screen

    def entries(self, table: GuidedTable) -> list[tuple[Action, str]]:
        texts, director = table.stage.texts, table.course.director
        step, confirm = self.speaking(table), "bar-choose"
        if step is None:
            confirm = "bar-go-on" if director.holding else "bar-skip"
        elif not step.welcome:
            confirm = "bar-go-on"
        shown = [(Action.CONFIRM, texts(confirm))]
        if table.choice.steps:
            shown.append((Action.BACK, texts("bar-back")))
        if self.index:
            shown.append((Action.PREVIOUS, texts("bar-step-back")))
        if step and step.welcome:
            shown.append((Action.NEXT, texts("bar-lesson-skip")))
        return [*shown, (Action.MENU, texts("bar-menu"))]

    def prompt(self, table: GuidedTable) -> str:
        course, words, choice = table.course, table.tabletop.words, table.choice
        if course.director.busy or course.seat is None:
            return course.caption
        if self.queue:
            return table.stage.texts("prompt-thinking", name=course.name(course.seat))
        if not self.lets_choose:
            return ""
        if choice.focus is not None and choice.focus not in choice.open:
            return words.explain(choice.focus) or words.ask()
        return words.ask()

    def _said(self, table: GuidedTable, text: str) -> str:
        """A text of the lesson: a message of its own, one for all lessons, or the words themselves."""
        texts, own = table.stage.texts, f"lesson-{self.lesson.name}-{text}"
        return texts(own if texts.has(own) else text)

    def speech(self, table: GuidedTable, step: LessonStep) -> Speech:
        share = (self.index + 1) / len(self.lesson.steps)
        return Speech(self._said(table, step.text), self.answer, share, not step.welcome)

    def lines(self, table: GuidedTable) -> tuple[str, ...]:
        step = self.speaking(table)
        speech = self.speech(table, step) if step else None
        return (speech.words, speech.answer) if speech else ()

    def card(self, table: GuidedTable, canvas: Canvas, step: LessonStep) -> Card:
        """The card with what is said, where it covers nothing that is pointed at or can be chosen."""
        lit = pointing.lit(step, table)
        keep_free = [box.inflate(12, 12) for box in lit.boxes]
        if lit.hand:
            keep_free.append(pointing.hand_of(table, lit.hand, self.lesson.learner)[0])
        if step.welcome:
            places = table.choice.places
            keep_free += [places[target] for target in table.choice.open if target in places]
            keep_free += table.tabletop.told(canvas)
            asked = table.tabletop.prompt_box
            keep_free.append(FRect(asked.left, asked.top, asked.width, table.tabletop.prompt_bottom + 6 - asked.top))
        own = table.tabletop.own(self.lesson.learner)
        seen = table.tabletop.in_view(self.lesson.learner)
        spare = (*own, *seen), (*own, *seen[:1]), own
        return self.bubble.place(canvas, self.speech(table, step), keep_free, spare, lit.hand)

    def shade(self, table: GuidedTable, canvas: Canvas) -> None:
        step = self.speaking(table)
        if step:
            self.spotlight.draw(canvas, pointing.lit(step, table).boxes)

    def draw(self, table: GuidedTable, canvas: Canvas) -> None:
        step = self.speaking(table)
        if step is None:
            return
        beat = table.tabletop.heartbeat
        card, speech = self.card(table, canvas, step), self.speech(table, step)
        self.bubble.draw(canvas, table.stage.input, card, speech, 3 * math.sin(beat * 2))
        lit = pointing.lit(step, table)
        if lit.hand and lit.framed:
            focus_frame(canvas, lit.hand, beat, grow=0)
        if lit.hand:
            pointing.draw_hand(canvas, *pointing.hand_of(table, lit.hand, self.lesson.learner), beat)


def _way_to(table: GuidedTable, target: Target) -> Path:
    """The steps that end with this target, from here or from an earlier step; none if it is closed."""
    steps, paths = table.choice.steps, table.choice.paths
    for depth in range(len(steps), -1, -1):
        way = (*steps[:depth], target)
        if any(path[: depth + 1] == way for path in paths):
            return way
    return ()
