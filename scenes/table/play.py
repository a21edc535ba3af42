"""The scene all games share: whose turn it is, what can be chosen, what has just happened."""

from scenes.devices.focus import across, at_point, neighbour
from scenes.devices.input import DIRECTIONS, MOUSE, Action, Device, Intent
from scenes.drawing.canvas import Canvas
from scenes.stage.scene import Push, Step
from scenes.table.chooser import Target
from scenes.table.computers import draw_thought, face_of
from scenes.table.course import Course
from scenes.table.hint import ADVISER


class Play(Course):
    # Hands

    def handle(self, intent: Intent) -> Step:
        action, device = intent.action, intent.device
        if device == MOUSE and intent.at is not None:
            return self._pointed(intent)
        if self.guide:
            return self.guide.handle(self, intent)
        general = self.general(action)
        if general is not None:
            return general
        if self.director.busy:
            return self._while_showing(action)
        if self.seat is None or self.calm:
            return None
        if self.peeking:
            return self.general(Action.PEEK) if action in (Action.CONFIRM, Action.BACK) else None
        if action is Action.UNDO and self._made_it(device):
            self.undo()
            return None
        if self.computing:
            return self._pause_for(action)
        if not self.seating.may_act(self.seat, device):
            if action in (Action.CONFIRM, Action.UNDO):
                self.say(self.stage.texts("not-your-turn", name=self.name(self.seat)))
            return None
        if action in DIRECTIONS:
            self._move(action)
        elif action is Action.BACK:
            return self._back()
        elif action is Action.CONFIRM:
            self._choose(self.focus)
        elif action is Action.HINT:
            self.stage.sound.play("page")
            self.hint.ask()
        return None

    def _pause_for(self, action: Action) -> Step:
        """While a computer player thinks nobody else decides, but the menu works."""
        return Push(self._pause()) if action is Action.BACK else None

    def _made_it(self, device: Device) -> bool:
        """Whether a device may take back: it speaks for the seat to move, or for the person who decided last."""
        people = self.seating.people
        last = next((entry.seat for entry in reversed(self.match.history) if entry.seat in people), None)
        seats = (self.seat, last)
        return any(seat is not None and self.seating.may_act(seat, device) for seat in seats)

    def _while_showing(self, action: Action) -> Step:
        """Confirm goes on from where the director waits, or past what it shows; back past all of it."""
        if action is Action.CONFIRM:
            return self.skip()
        if action is Action.BACK:
            return Push(self._pause()) if self.director.holding else self.skip(everything=True)
        return None

    def _pointed(self, intent: Intent) -> Step:
        assert intent.at is not None
        button = self.bar.at(intent.at)
        clicked = intent.action is Action.CONFIRM
        if button is not None:
            return self.handle(Intent(button, MOUSE)) if clicked else None
        if self.director.busy:
            return self.skip() if clicked else None
        if self.peeking:
            return self.general(Action.PEEK) if clicked else None
        if self.calm:
            return None
        under = at_point(self.places, intent.at) or at_point(self.hover_spots(), intent.at)
        if under is None:
            return None
        if under != self.focus:
            self._set_focus(under)
        if clicked:
            self._choose(under)
        return None

    def beside(self, here: Target | None, action: Action) -> Target | None:
        """Where a push leads; on a wide table past its edge to the opposite one."""
        there = neighbour(self.places, here, action)
        return across(self.places, here, action) if self.wraps and here is not None and there == here else there

    def _move(self, action: Action) -> None:
        there = self.beside(self.focus, action)
        if there != self.focus:
            self._set_focus(there)

    def _choose(self, target: Target | None) -> None:
        """Go down to a target; one that was open a step before is chosen anew there."""
        if target is None:
            return
        taken = self.chooser.chosen
        while target not in self.chooser.open and self.chooser.back():
            pass
        if target not in self.chooser.open:
            for step in taken:
                self.chooser.choose(step)
            self.stage.sound.play("refuse")
            return
        self.stage.sound.play("confirm")
        move = self.chooser.choose(target)
        if move is not None:
            self.commit(move)
        else:
            self.refresh()
            self.focus = self.first_focus()

    def _back(self) -> Step:
        if self.chooser.chosen:
            was = self.chooser.chosen[0]
            self.chooser.back()
            self.refresh()
            self.focus = was if was in self.places else self.first_focus()
        else:
            return Push(self._pause())
        self.stage.sound.play("back")
        return None

    # The picture

    def entries(self) -> list[tuple[Action, str]]:
        if self.guide:
            return self.guide.entries(self)
        texts = self.stage.texts
        if self.director.holding:
            return [(Action.CONFIRM, texts("bar-go-on")), (Action.MENU, texts("bar-menu"))]
        if self.director.busy:
            return [
                (Action.CONFIRM, texts("bar-skip")),
                (Action.BACK, texts("bar-skip-all")),
                (Action.MENU, texts("bar-menu")),
            ]
        if self.peeking:
            return [(Action.CONFIRM, texts("bar-close")), (Action.MENU, texts("bar-menu"))]
        shown = [] if self.computing else [(Action.CONFIRM, texts("bar-choose"))]
        if self.chooser.chosen:
            shown.append((Action.BACK, texts("bar-back")))
        if self.can_undo:
            shown.append((Action.UNDO, texts("bar-undo")))
        if not self.computing:
            shown.append((Action.HINT, texts("bar-hint")))
        shown += [
            (Action.PEEK, texts(self.peek_label)),
            (Action.LOG, texts("bar-log")),
            (Action.RULES, texts("bar-rules")),
        ]
        return [*shown, (Action.MENU, texts("bar-menu"))]

    def draw(self, canvas: Canvas) -> None:
        self.draw_table(canvas)
        if self.deciding and not self.peeking and self.focus is not None:
            spot = self.places.get(self.focus) or self.hover_spots().get(self.focus)
            if spot:
                self.draw_focus(canvas, self.focus, spot)
        self._draw_line(canvas)
        if self.deciding and not self.peeking:
            self.hint.draw(canvas)
        self.flyers.draw(canvas)

    def _draw_line(self, canvas: Canvas) -> None:
        """Who decides and what, with the face of a computer player that thinks or advises."""
        if self.line.remark:
            self.line.draw(canvas, self.line.remark, None)
            return
        text = self.prompt()
        live = self.deciding and (self.guide is None or self.guide.live)
        about = self.seat if live else self.narrated
        livery = None if about is None else self.colour(about)
        if live and self.computing and self.seat is not None:
            draw_thought(canvas, self.emblem(self.seat), self.heartbeat)
            self.line.draw(canvas, text, livery, face_of(self.seating.chairs[self.seat].player), self.heartbeat)
        else:
            self.line.draw(canvas, text, livery, face_of(ADVISER) if text == self.hint.words else "")

    def draw_bar(self, canvas: Canvas) -> None:
        self.bar.draw(canvas, self.stage.input, self.entries())

    def hold_prompt(self) -> str:
        """What is said while the director waits for someone to go on."""
        return self.stage.texts("prompt-go-on")

    def prompt(self) -> str:
        if self.director.holding:
            return self.hold_prompt()
        if self.guide:
            return self.guide.prompt(self)
        if not self.deciding:
            return self.caption
        if self.peeking:
            return self.stage.texts(self.peek_prompt)
        if self.computing and self.seat is not None:
            return self.stage.texts("prompt-thinking", name=self.name(self.seat))
        if self.hint.asked:
            return self.stage.texts("prompt-hint")
        if self.hint.words and self.focus == self.hint.target:
            return self.hint.words
        if self.focus is not None and self.focus not in self.chooser.open:
            return self.explain(self.focus) or self.ask()
        return self.ask()
