"""A controller has gone, or a phone is dark: whoever is at the table says how it goes on for its seat."""

from scenes.devices.intents import Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.pages.page import Dialog
from scenes.pages.widgets import Button, Widget
from scenes.stage import navigation
from scenes.stage.navigation import TableFace
from scenes.stage.scene import Pop, Push, Reset, Step
from scenes.table.faces import USUAL_LEVEL

CALM = 0.6
"""Seconds in which a press was still meant for the game: nobody saw this coming."""


class PadLost(Dialog):
    width = 1080.0
    calm = CALM

    def __init__(self, table: TableFace) -> None:
        super().__init__()
        self.table, self.seating = table, table.seating

    @property
    def waiting(self) -> list[int]:
        """The seats that the same lost controller played, of several lost ones those of the first; or the seat to move,
        if its phone is dark."""
        chairs, source, to_move = self.seating.chairs, self.stage.input, self.table.match.state.to_move
        gone = self.seating.missing(source)
        if not gone and to_move is not None and self.seating.waits_for_phone(to_move, source):
            gone = [to_move]
        return [seat for seat in gone if chairs[seat].device == chairs[gone[0]].device]

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        name = texts.join(self.seating.chairs[seat].name for seat in self.waiting)
        dark = all(map(self._dark, self.waiting))
        self.icon = "icon-phone" if dark else "icon-plug"
        if dark:
            self.title, self.text = texts("phone-dark-title", name=name), texts("phone-dark-text")
        else:
            self.title, self.text = texts("pad-lost-title", name=name), texts("pad-lost-text")
        deeds = (
            (texts("pad-lost-play", name=name), self._play, "icon-people", ""),
            (texts("pad-lost-computer"), self._hand_over, "icon-computer", texts("pad-lost-computer-hint")),
            (texts("pause-title"), self._pause, "icon-pause", ""),
            (texts("pause-leave"), lambda: Reset(navigation.Title()), "icon-save", texts("pause-leave-hint")),
        )
        return [
            Button(self.row(i, len(deeds)), label, do, icon, hint) for i, (label, do, icon, hint) in enumerate(deeds)
        ]

    def _dark(self, seat: int) -> bool:
        return self.seating.waits_for_phone(seat, self.stage.input)

    def enter(self) -> None:
        self.stage.sound.play("pause")
        super().enter()

    def handle(self, intent: Intent) -> Step:
        """A device that comes in goes on for the seat at once; any other chooses."""
        if intent.action is Action.FOUND:
            if not self.seating.owned(intent.device):
                self.seating.give(self.waiting, intent.device)
            return self._settled()
        if intent.action is Action.LOST:
            self.build()
            return None
        if self.calm and intent.action is not Action.POINT:
            return None
        if intent.action in (Action.MENU, Action.BACK):
            return self._pause()
        return super().handle(intent)

    def _play(self) -> Step:
        """Whoever has pressed goes on for the seat."""
        self.seating.give(self.waiting, self.stage.input.last)
        return self._settled()

    def _hand_over(self) -> Step:
        for seat in self.waiting:
            self.table.reseat(seat, USUAL_LEVEL)
        return self._settled()

    def _settled(self) -> Step:
        """Back to the game, unless another controller has gone too."""
        self.stage.sound.play("join")
        if not self.waiting:
            return Pop()
        self.build()
        return None

    def _pause(self) -> Step:
        self.stage.sound.play("pause")
        return Push(navigation.Pause(self.table))

    def tick(self, dt: float) -> Step:
        super().tick(dt)
        return None if self.waiting else Pop()  # in the pause the seat may have got somebody else

    def entries(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        return [(Action.CONFIRM, texts("bar-choose")), (Action.MENU, texts("bar-menu"))]

    def draw_content(self, canvas: Canvas) -> None:
        box = self.box()
        for i, seat in enumerate(self.waiting):
            canvas.badge(self.seating.chairs[seat].colour, box.right - 90 - i * 100, box.top, 92)
