"""Which guided round, and from where: offered once to whoever comes to a game, and always there for the asking."""

from collections.abc import Callable

from game import lessons
from game.lessons import Lesson
from scenes.drawing.theme import NAMES
from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Widget
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Pop, Push, Replace, Step


def learner_name(stage: Backstage, lesson: Lesson) -> str:
    """What the learner is called: as on their phone, or as last time, unless another one at the table is called so."""
    guest = stage.input.guest(stage.input.last)
    wanted = (*([guest.name] if guest else stage.prefs.names[:1]), *NAMES)
    return next(name for name in wanted if name not in lesson.others)


def offer(stage: Backstage, shelf: str) -> Step:
    """Whoever comes to a game for the first time is offered its guided round."""
    usual = lessons.about(shelf)[:1]
    due = any(lesson.name not in stage.prefs.lessons for lesson in usual)
    return Push(navigation.ChooseLesson(shelf, offer=True)) if due else None


class ChooseLesson(Dialog):
    icon = "icon-lesson"
    width = 1080.0

    def __init__(self, shelf: str, offer: bool) -> None:
        super().__init__()
        self.shelf, self.offer = shelf, offer

    def lay_out(self) -> list[Widget]:
        texts, prefs = self.stage.texts, self.stage.prefs
        self.title = texts("lesson-offer-title" if self.offer else "lesson-title")
        self.text = texts("lesson-offer-text")
        found = lessons.about(self.shelf)
        deeds: list[tuple[str, Callable[[], Step], str]] = []
        for lesson in found:
            at = prefs.lessons.get(lesson.name, 0)
            if 0 < at < len(lesson.steps):
                deeds.append((self._named(lesson, texts("lesson-go-on")), self._starter(lesson, at), "icon-play"))
                deeds.append((self._named(lesson, texts("lesson-anew")), self._starter(lesson, 0), "icon-restart"))
            else:
                deeds.append((self._named(lesson, texts("lesson-begin")), self._starter(lesson, 0), "icon-play"))
        deeds.append((texts("lesson-not-now" if self.offer else "bar-back"), self.back, "icon-cross"))
        return [Button(self.row(i, len(deeds)), label, do, icon) for i, (label, do, icon) in enumerate(deeds)]

    def _named(self, lesson: Lesson, deed: str) -> str:
        """What can be done with a lesson, under its title if it has one."""
        return self.stage.texts("lobby-option", label=lesson.title, value=deed) if lesson.title else deed

    def _note(self) -> None:
        """It has been offered, and is not offered again unasked."""
        for lesson in lessons.about(self.shelf):
            self.stage.prefs.lessons.setdefault(lesson.name, 0)
        self.stage.prefs.save()

    def back(self) -> Step:
        self._note()
        return Pop()

    def _starter(self, lesson: Lesson, step: int) -> Callable[[], Step]:
        def start() -> Step:
            self._note()
            return Replace(navigation.GuidedMatch(lesson, step, learner_name(self.stage, lesson)))

        return start
