"""The pause: go on, take something back, look things up, leave with the match saved, begin again."""

from game import saves
from scenes.devices.intents import Action, Intent
from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Widget
from scenes.stage import navigation
from scenes.stage.navigation import TableFace
from scenes.stage.scene import Pop, Push, Replace, Reset, Step
from scenes.table.guides.film import start_of


class Pause(Dialog):
    icon = "icon-pause"

    def __init__(self, table: TableFace) -> None:
        super().__init__()
        self.table = table

    def lay_out(self) -> list[Widget]:
        texts, rows = self.stage.texts, 7
        self.title = texts("pause-title")
        (rules, settings), (seats, phones) = self.halves(3, rows), self.halves(4, rows)
        leave, hint = "pause-leave", "pause-leave-hint"
        if self.table.match.keeper is None:
            leave, hint = "pause-leave-unsaved", "pause-leave-unsaved-hint"
        return [
            Button(self.row(0, rows), texts("pause-resume"), Pop, "icon-play"),
            Button(
                self.row(1, rows),
                texts("pause-undo"),
                self._undo,
                "icon-undo",
                texts("pause-undo-hint"),
                self.table.can_undo,
            ),
            Button(
                self.row(2, rows),
                texts("bar-film"),
                self._film,
                "icon-replay",
                texts("film-title"),
                any(start_of(self.table.match, seat) is not None for seat in self.table.seating.people),
            ),
            Button(
                rules,
                texts("pause-rules"),
                lambda: Push(navigation.Rules(self.table.match.setup.game)),
                "icon-rules",
            ),
            Button(settings, texts("pause-settings"), lambda: Push(navigation.Settings()), "icon-gear"),
            Button(seats, texts("pause-seats"), lambda: Push(navigation.TakeOver(self.table)), "icon-take-over"),
            Button(phones, texts("lobby-phones"), lambda: Push(navigation.Phones()), "icon-phone"),
            Button(self.row(5, rows), texts(leave), self._leave, "icon-save", texts(hint)),
            Button(self.row(6, rows), texts("pause-restart"), lambda: Push(Restart(self.table)), "icon-restart"),
        ]

    def handle(self, intent: Intent) -> Step:
        return super().handle(Intent(Action.BACK, intent.device) if intent.action is Action.MENU else intent)

    def _undo(self) -> Step:
        self.table.undo()
        return Pop()

    def _film(self) -> Step:
        film = self.table.film(self.stage.input.last)
        return Replace(film) if film else Pop()

    def _leave(self) -> Step:
        return Reset(navigation.Title())


class Restart(Dialog):
    """Asked once: the match as it stands is given up."""

    icon = "icon-restart"

    def __init__(self, table: TableFace) -> None:
        super().__init__()
        self.table = table

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title, self.text = texts("restart-title"), texts("restart-text")
        return [
            Button(self.row(0, 2), texts("restart-no"), Pop, "icon-undo"),
            Button(self.row(1, 2), texts("restart-yes"), self._restart, "icon-restart"),
        ]

    def _restart(self) -> Step:
        setup = self.table.match.setup
        saves.give_up(self.table.match)
        match = saves.new_match(setup.game, setup.seats, setup.options, starter=setup.starter)
        return Reset(navigation.Title(), navigation.Table(match, self.table.seating))
