"""The scene all games share: whose turn it is, what can be chosen, what has just happened.

A game's scene says where its targets are and what they look like, words the prompt, turns events into animations and
draws the table. Everything else is here.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol

from pygame import FRect

from game.contract import Event, Move
from game.match import Entry, Match
from scenes.canvas import Canvas
from scenes.chooser import Chooser, Path, Target
from scenes.director import Director
from scenes.flyers import Flyers
from scenes.focus import at_point, neighbour
from scenes.glyphs import Bar
from scenes.input import DIRECTIONS, MOUSE, Action, Intent
from scenes.motion import Animation
from scenes.scene import Push, Replace, Scene, Step
from scenes.seating import Seating
from scenes.theme import LEAD
from scenes.widgets import focus_frame


class Guide(Protocol):
    """Whoever decides instead of people, say a record that is being watched."""

    def tick(self, play: "Play", dt: float) -> None: ...

    def handle(self, play: "Play", intent: Intent) -> Step: ...

    def entries(self, play: "Play") -> list[tuple[Action, str]]: ...

    def prompt(self, play: "Play") -> str: ...


class Play(Scene):
    ambient = True
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
        self.caption = ""
        """What is being shown, said in the prompt line while nobody has to decide."""
        self.guide: Guide | None = None
        self.music = match.setup.game

    # What a game's scene says

    @abstractmethod
    def paths(self) -> dict[Path, Move]:
        """Every legal move by the targets that lead to it."""

    @abstractmethod
    def spots(self) -> dict[Target, FRect]:
        """Where everything is that can have the focus now, open or closed."""

    @abstractmethod
    def first_focus(self) -> Target | None:
        """Where the focus begins in this step."""

    @abstractmethod
    def ask(self) -> str:
        """What the acting player has to do, in a few words."""

    @abstractmethod
    def explain(self, target: Target) -> str:
        """What a target in focus is, or why it cannot be chosen; empty if that goes without saying."""

    @abstractmethod
    def show(self, events: Sequence[Event]) -> Iterable[Animation]:
        """The animations of what a move has caused."""

    @abstractmethod
    def settle(self) -> None:
        """Make the picture what the state is."""

    @abstractmethod
    def draw_table(self, canvas: Canvas) -> None: ...

    @abstractmethod
    def tell(self, entry: Entry) -> list[str]:
        """Lines for the log."""

    def draw_focus(self, canvas: Canvas, target: Target, rect: FRect) -> None:
        focus_frame(canvas, rect, self.heartbeat, radius=18, grow=6)

    # The course of a match

    @property
    def seat(self) -> int | None:
        return self.match.state.to_move

    @property
    def heartbeat(self) -> float:
        """The clock for things that breathe; it stands still with reduced motion."""
        return 0.0 if self.stage.still else self.stage.clock

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
        self.chooser = Chooser(self.paths() if people else {})
        self.refresh()
        self.focus = self.first_focus()
        if people and self.seat != self.turn_of:
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
        self.director.run(self.show(self.match.play(move)))

    def undo(self) -> None:
        if not self.match.can_undo:
            self.stage.sound.play("refuse")
            return
        self.stage.sound.play("undo")
        self.director.clear()
        self.flyers.clear()
        self.match.undo()
        self.settle()
        self.decide()

    def tick(self, dt: float) -> Step:
        if self.guide is None and self.seating.missing(self.stage.input):
            from scenes.pad_lost import PadLost

            return Push(PadLost(self.seating))
        if self.director.busy:
            self.director.tick(dt * self.stage.prefs.pace * (3 if self.stage.still else 1))
            if not self.director.busy:
                return self._caught_up()
        elif self.guide:
            self.guide.tick(self, dt)
        return None

    def _caught_up(self) -> Step:
        """The screen has caught up with the rules."""
        self.stage.dirty = True
        if self.match.over:
            from scenes.results import Results

            return Replace(Results(self.match, self.seating))
        self.decide()
        return None

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
            if action in (Action.CONFIRM, Action.BACK):
                return self.skip()
            return None
        if self.seat is None or not self.seating.may_act(self.seat, device):
            return None
        if self.peeking and action in (Action.CONFIRM, Action.BACK):
            return self.general(Action.PEEK)
        if action in DIRECTIONS:
            self._move(action)
        elif action is Action.BACK:
            return self._back()
        elif action is Action.CONFIRM:
            self._choose(self.focus)
        elif action is Action.UNDO:
            self.undo()
        return None

    def general(self, action: Action) -> Step:
        """What anybody may do at any time."""
        if action is Action.MENU:
            from scenes.pause import Pause

            return Push(Pause(self))
        if action is Action.LOG:
            from scenes.log_page import LogPage

            return Push(LogPage(self))
        if action is Action.RULES:
            from scenes.rules_page import RulesPage

            return Push(RulesPage(self.match.setup.game))
        if action is Action.PEEK:
            self.peeking = not self.peeking
            self.stage.sound.play("page")
        return None

    def skip(self) -> Step:
        """Over with what is being shown; what that ends is taken up in the next tick."""
        self.director.skip()
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
        under = at_point(self.places, intent.at)
        if under is None:
            return None
        if under != self.focus:
            self._set_focus(under)
        if clicked:
            self._choose(under)
        return None

    def _move(self, action: Action) -> None:
        there = neighbour(self.places, self.focus, action)
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
            from scenes.pause import Pause

            self.stage.sound.play("pause")
            return Push(Pause(self))
        self.stage.sound.play("back")
        return None

    # The picture

    def entries(self) -> list[tuple[Action, str]]:
        if self.guide:
            return self.guide.entries(self)
        texts = self.stage.texts
        if self.director.holding:
            return [(Action.CONFIRM, texts("bar-go-on")), (Action.MENU, texts("bar-menu"))]
        shown = [(Action.CONFIRM, texts("bar-skip" if self.director.busy else "bar-choose"))]
        if self.chooser.chosen:
            shown.append((Action.BACK, texts("bar-back")))
        if self.match.can_undo and self.deciding:
            shown.append((Action.UNDO, texts("bar-undo")))
        shown += [(Action.PEEK, texts("bar-peek")), (Action.LOG, texts("bar-log")), (Action.RULES, texts("bar-rules"))]
        return [*shown, (Action.MENU, texts("bar-menu"))]

    def draw(self, canvas: Canvas) -> None:
        self.draw_table(canvas)
        if self.deciding and not self.peeking and self.focus in self.places:
            self.draw_focus(canvas, self.focus, self.places[self.focus])
        self._draw_prompt(canvas)
        self.flyers.draw(canvas)

    def draw_bar(self, canvas: Canvas) -> None:
        self.bar.draw(canvas, self.stage.input, self.entries())

    def prompt(self) -> str:
        if self.director.holding:
            return self.stage.texts("prompt-go-on")
        if self.guide:
            return self.guide.prompt(self)
        if not self.deciding:
            return self.caption
        if self.focus is not None and self.focus not in self.chooser.open:
            return self.explain(self.focus) or self.ask()
        return self.ask()

    def _draw_prompt(self, canvas: Canvas) -> None:
        text = self.prompt()
        if not text:
            return
        box = self.prompt_box
        canvas.panel(box, "solid")
        left = box.left + 24
        if self.seat is not None and self.deciding and not self.guide:
            canvas.badge(self.colour(self.seat), box.left + 52, box.centery - 3, 64)
            left = box.left + 100
        canvas.text(
            text, (left + box.right - 24) / 2, box.centery - 3, LEAD, anchor="center", width=box.right - left - 30
        )
