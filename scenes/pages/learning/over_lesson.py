"""Over the table of a guided round: the pause, and the end with its ways on."""

from collections.abc import Callable

from game import catalogue, saves
from game.lessons import ALONE, Lesson
from game.match import Match
from scenes.devices.intents import Action, Intent
from scenes.devices.scanning import CALM
from scenes.devices.seating import Seating
from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Widget
from scenes.stage import navigation
from scenes.stage.scene import Pop, Push, Reset, Return, Step


class LessonPause(Dialog):
    icon = "icon-pause"

    def __init__(self, lesson: Lesson, leave: Callable[[], None], begin_again: Callable[[], None]) -> None:
        super().__init__()
        self.lesson, self.leave_lesson, self.begin_again = lesson, leave, begin_again

    def lay_out(self) -> list[Widget]:
        texts, rows = self.stage.texts, 5
        self.title = texts("pause-title")
        return [
            Button(self.row(0, rows), texts("pause-resume"), Pop, "icon-play"),
            Button(self.row(1, rows), texts("pause-rules"), self._rules, "icon-rules"),
            Button(self.row(2, rows), texts("pause-settings"), lambda: Push(navigation.Settings()), "icon-gear"),
            Button(self.row(3, rows), texts("lesson-again"), self._again, "icon-restart"),
            Button(self.row(4, rows), texts("lesson-leave"), self._leave, "icon-save", texts("lesson-leave-hint")),
        ]

    def handle(self, intent: Intent) -> Step:
        return super().handle(Intent(Action.BACK, intent.device) if intent.action is Action.MENU else intent)

    def _rules(self) -> Step:
        return Push(navigation.Rules(self.lesson.game))

    def _again(self) -> Step:
        self.begin_again()
        return Pop()

    def _leave(self) -> Step:
        self.leave_lesson()
        return Pop()


class LessonDone(Dialog):
    """That is all one needs: play on, begin a match of one's own, or leave it at that."""

    icon = "face-host"
    calm = CALM
    width = 1180.0
    text_room = 200.0

    def __init__(self, lesson: Lesson, match: Match, seating: Seating, go_back: Callable[[], None]) -> None:
        super().__init__()
        self.lesson, self.match, self.seating, self.go_back = lesson, match, seating, go_back

    def enter(self) -> None:
        super().enter()
        self.stage.sound.play("win")

    def lay_out(self) -> list[Widget]:
        texts, rows = self.stage.texts, 3
        self.title = texts("lesson-done-title")
        self.text = texts("lesson-done-text" if self.lesson.others else "lesson-done-alone")
        return [
            Button(self.row(0, rows), texts("lesson-play-on"), self._play_on, "icon-play"),
            Button(self.row(1, rows), texts("lesson-new-game"), self._new_game, "icon-people"),
            Button(self.row(2, rows), texts("lesson-main-menu"), lambda: Reset(navigation.Title()), "icon-home"),
        ]

    def back(self) -> Step:
        """Once more the last step."""
        self.go_back()
        return Pop()

    def _play_on(self) -> Step:
        """The same position as a match like any other, saved from now on; a hall of fame sees that there was help."""
        self.match.advise(self.lesson.learner)
        saves.keep(self.match)
        return Reset(navigation.Title(), navigation.Table(self.match, self.seating))

    def _new_game(self) -> Step:
        if self.lesson.name.partition("-")[0] == ALONE:
            return Reset(navigation.Title(), navigation.PlayAlone())
        game = catalogue.find(self.lesson.game)
        return Return(navigation.Title(game), navigation.Lobby(game))
