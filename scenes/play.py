"""The scene all games share: whose turn it is, what can be chosen, what has just happened."""

from pygame import FRect

from game.contract import Move
from game.match import Match
from scenes.canvas import Canvas
from scenes.chooser import Chooser, Target
from scenes.curtain import Curtain
from scenes.director import Director
from scenes.flyers import Flyers
from scenes.focus import across, at_point, neighbour
from scenes.glyphs import Bar
from scenes.guide import Guide
from scenes.input import DIRECTIONS, MOUSE, Action, Device, Intent
from scenes.motion import Wait
from scenes.prompt import PromptLine
from scenes.scene import Push, Replace, Scene, Step
from scenes.seating import Seating
from scenes.table_scene import TableScene

CALM = 0.2


class Play(TableScene):
    ambient = True
    wraps = False
    """Whether a push past the edge leads to the opposite one."""
    eager = True
    """Whether a step with a single way on needs no press of its own."""
    prompt_box = FRect(540, 54, 840, 84)

    def __init__(self, match: Match, seating: Seating) -> None:
        self.match, self.seating = match, seating
        self.director = Director()
        self.chooser = Chooser({})
        self.focus: Target | None = None
        self.flyers = Flyers(self.colour)
        self.bar = Bar()
        self.fresh = not match.history
        self.turn_of: int | None = None
        self.places: dict[Target, FRect] = {}
        self.peeking = False
        self.line = PromptLine(self.prompt_box)
        self.calm = 0.0
        """Seconds in which a press is taken to have been meant for what was just skipped."""
        self.caption = ""
        """What is being shown, said in the prompt line while nobody has to decide."""
        self.guide: Guide | None = None
        self.unveiled: int | None = None
        """The seat whose secrets are on the screen, where they are secret at all."""
        self.music = match.setup.game

    # The course of a match

    @property
    def seat(self) -> int | None:
        return self.match.state.to_move

    @property
    def narrated(self) -> int | None:
        """Whom the prompt line is about while something is being shown."""
        return None

    @property
    def deciding(self) -> bool:
        return not self.director.busy and self.seat is not None

    def name(self, seat: int) -> str:
        return self.match.setup.seats[seat].name

    def colour(self, seat: int) -> int:
        return self.match.setup.seats[seat].colour

    def enter(self) -> None:
        self.settle()
        if self.fresh:
            self.director.run(self.show(self.match.opening))
        else:
            self.decide()

    def resume(self) -> None:
        if not self.director.busy:
            self.refresh()

    def decide(self) -> None:
        """The next decision stands: light up what can be chosen."""
        people = self.seat is not None and self.guide is None
        self.chooser = Chooser(self.paths() if people else {}, self.eager)
        self.refresh()
        self.focus = self.first_focus()
        if people and self.seat != self.turn_of and not self._curtain_due():
            self.turn_of = self.seat
            self.stage.sound.play("turn")
            if self.stage.prefs.rumble and self.seat is not None:
                self.stage.input.rumble(self.seating.chairs[self.seat].device)

    def refresh(self) -> None:
        self.places = {} if self.guide else self.spots()
        if self.focus not in self.places:
            self.focus = self.first_focus()

    def commit(self, move: Move) -> None:
        self.chooser = Chooser({})
        self.director.run([*self.show(self.match.play(move)), Wait(0)])  # something to catch up with, in any case

    def say(self, text: str) -> None:
        """Answer a press that cannot be followed, with a word and a sound."""
        self.line.say(text)
        self.stage.sound.play("refuse")

    def undo(self) -> None:
        if not self.match.can_undo:
            self.say(self.stage.texts("pause-undo-hint"))
            return
        self.stage.sound.play("undo")
        self.match.undo()
        self.rewind()

    def rewind(self) -> None:
        """The match has gone back: show it as it is now."""
        self.director.clear()
        self.flyers.clear()
        self.fresh = False
        self.settle()
        self.decide()

    def tick(self, dt: float) -> Step:
        lost = self.pad_check()
        if lost:
            return lost
        self.calm = max(0.0, self.calm - dt)
        self.stage.dirty |= self.line.tick(dt)
        if self.director.busy:
            self.director.tick(dt * self.stage.prefs.pace * (3 if self.stage.still else 1))
            if not self.director.busy:
                return self._caught_up()
        if self.seat is not None and self._curtain_due():
            return Push(Curtain(self, self.seat))
        if self.guide and (self.director.holding or not self.director.busy):
            return self.guide.tick(self, dt)
        return None

    def _curtain_due(self) -> bool:
        """Whether the next decision shows a secret whose owner has not asked for it yet."""
        return self.deciding and self.guide is None and self.unveiled != self.seat and self.secret()

    def pad_check(self) -> Step:
        """A seat's pad has gone: wait for another."""
        if self.guide or not self.seating.missing(self.stage.input):
            return None
        from scenes.pad_lost import PadLost

        return Push(PadLost(self.seating))

    def _caught_up(self) -> Step:
        """The screen has caught up with the rules."""
        self.stage.dirty = True
        if self.match.over:
            return Replace(self.results())
        self.decide()
        return None

    def results(self) -> Scene:
        """What comes after the end."""
        from scenes.results import Results

        return Results(self.match, self.seating)

    @property
    def busy(self) -> bool:
        return self.director.busy and not self.director.holding

    def leave(self) -> None:
        self.director.clear()

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
        return None

    def _made_it(self, device: Device) -> bool:
        """Whether a device may take back: it speaks for the seat to move, or for the one that moved last."""
        seats = [self.seat, *(entry.seat for entry in self.match.history[-1:])]
        return any(seat is not None and self.seating.may_act(seat, device) for seat in seats)

    def _while_showing(self, action: Action) -> Step:
        """Confirm goes on from where the director waits, or past what it shows; back past all of it."""
        if action is Action.CONFIRM:
            return self.skip()
        if action is Action.BACK:
            return Push(self._pause()) if self.director.holding else self.skip(everything=True)
        return None

    def _pause(self) -> Scene:
        from scenes.pause import Pause

        self.stage.sound.play("pause")
        return Pause(self)

    def general(self, action: Action) -> Step:
        """What anybody may do at any time."""
        if action is Action.MENU:
            return Push(self._pause())
        if action is Action.LOG:
            from scenes.log_page import LogPage

            self.stage.sound.play("page")
            return Push(LogPage(self))
        if action is Action.RULES:
            from scenes.rules_page import RulesPage

            self.stage.sound.play("page")
            return Push(RulesPage(self.match.setup.game))
        if action is Action.PEEK and not self.director.busy:
            self.peeking = not self.peeking
            self.stage.sound.play("page")
        return None

    def skip(self, everything: bool = False) -> Step:
        """Over with what is being shown, or with all of it up to the next hold."""
        self.director.skip(everything)
        self.calm = CALM
        return None if self.director.busy else self._caught_up()

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

    def _set_focus(self, target: Target | None) -> None:
        self.focus = target
        self.stage.sound.play("focus")

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
        shown = [(Action.CONFIRM, texts("bar-choose"))]
        if self.chooser.chosen:
            shown.append((Action.BACK, texts("bar-back")))
        if self.match.can_undo:
            shown.append((Action.UNDO, texts("bar-undo")))
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
        about = self.narrated if self.guide or not self.deciding else self.seat
        about = None if self.line.remark else about
        self.line.draw(canvas, self.prompt(), None if about is None else self.colour(about))
        self.flyers.draw(canvas)

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
        if self.focus is not None and self.focus not in self.chooser.open:
            return self.explain(self.focus) or self.ask()
        return self.ask()
