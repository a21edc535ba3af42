"""The course of a match at a table: decisions, computer players, taking back, and the screen catching up."""

from pygame import FRect

from game.contract import Move
from game.match import Match
from game.players import HUMAN
from scenes.devices.glyphs import Bar
from scenes.devices.input import Action
from scenes.devices.seating import Seating
from scenes.drawing.motion import Wait
from scenes.stage import navigation
from scenes.stage.scene import Place, Push, Replace, Scene, Step
from scenes.table.chooser import Chooser, Target
from scenes.table.computers import Computers
from scenes.table.curtain import Curtain
from scenes.table.director import Director
from scenes.table.flyers import Flyers
from scenes.table.guide import Guide
from scenes.table.hint import Hint
from scenes.table.prompt import PromptLine
from scenes.table.table_scene import TableScene

CALM = 0.2


class Course(TableScene):
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
        self.computers = Computers(self)
        self.hint = Hint(self)
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
        self._mind_people()
        self.settle()
        if self.fresh:
            self.director.run(self.show(self.match.opening))
        else:
            self.decide()

    def _mind_people(self) -> None:
        """A table without people has a spectator; once somebody sits down there, they play themselves."""
        from scenes.table.spectator import Spectator

        if self.guide is None and not self.seating.people:
            self.guide = Spectator(self)
        elif isinstance(self.guide, Spectator) and self.seating.people:
            self.guide.leave()
            self.guide = None

    def resume(self) -> None:
        if not self.director.busy:
            self.refresh()

    def decide(self) -> None:
        """The next decision stands: light up what can be chosen."""
        people = self.seat is not None and self.guide is None and not self.computing
        self.hint.forget()
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
        self.hint.forget()
        self.chooser = Chooser({})
        self.director.run([*self.show(self.match.play(move)), Wait(0)])  # something to catch up with, in any case

    def say(self, text: str) -> None:
        """Answer a press that cannot be followed, with a word and a sound."""
        self.line.say(text)
        self.stage.sound.play("refuse")

    def undo(self) -> None:
        """Back to the last decision of a person: what computer players did since then is taken back as well."""
        if not self.can_undo:
            self.say(self.stage.texts("pause-undo-hint"))
            return
        self.stage.sound.play("undo")
        self.computers.forget()
        people = self.seating.people
        while self.match.undo().seat not in people:
            pass
        self.rewind()

    @property
    def can_undo(self) -> bool:
        people = self.seating.people
        for entry in reversed(self.match.history):
            if any(event.reveals for event in entry.events):
                return False
            if entry.seat in people:
                return True
        return False

    @property
    def computing(self) -> bool:
        """Whether a computer player has the next decision."""
        return self.seat is not None and self.seating.chairs[self.seat].player != HUMAN

    def reseat(self, seat: int, player: str) -> None:
        """Somebody has to leave, or comes back: the seat changes hands."""
        chair = self.seating.chairs[seat]
        chair.player = player
        if player != HUMAN:
            chair.device = None
        self.computers.forget()
        self.match.reseat([one.seat() for one in self.seating.chairs])
        self.unveiled = None
        self.turn_of = None
        self._mind_people()
        if not self.director.busy:
            self.decide()

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
        if self.deciding and self.computing:
            move = self.computers.tick(dt)
            if move is not None:
                self.commit(move)
        elif self.hint.tick() and self.hint.target in self.places:
            self._set_focus(self.hint.target)
            self.stage.dirty = True
        return None

    def _curtain_due(self) -> bool:
        """Whether the next decision shows a secret whose owner has not asked for it yet."""
        shown = self.guide is not None or self.computing or self.unveiled == self.seat
        return self.deciding and not shown and self.secret()

    def pad_check(self) -> Step:
        """A seat's pad has gone: wait for another."""
        if self.guide or not self.seating.missing(self.stage.input):
            return None
        return Push(navigation.PadLost(self.seating))

    def _caught_up(self) -> Step:
        """The screen has caught up with the rules."""
        self.stage.dirty = True
        if self.match.over:
            return Replace((self.guide and self.guide.after(self)) or self.results())
        self.decide()
        return None

    def results(self) -> Scene | Place:
        """What comes after the end."""
        return navigation.Results(self.match, self.seating)

    @property
    def busy(self) -> bool:
        return self.director.busy and not self.director.holding

    def leave(self) -> None:
        self.director.clear()
        self.computers.forget()
        self.hint.forget()
        if self.guide:
            self.guide.leave()

    # What anybody may do at any time

    def _pause(self) -> Place:
        self.stage.sound.play("pause")
        return navigation.Pause(self)

    def general(self, action: Action) -> Step:
        """What anybody may do at any time."""
        if action is Action.MENU:
            return Push(self._pause())
        if action is Action.LOG:
            self.stage.sound.play("page")
            return Push(navigation.Log(self))
        if action is Action.RULES:
            self.stage.sound.play("page")
            return Push(navigation.Rules(self.match.setup.game))
        if action is Action.PEEK and not self.director.busy:
            self.peeking = not self.peeking
            self.stage.sound.play("page")
        return None

    def skip(self, everything: bool = False) -> Step:
        """Over with what is being shown, or with all of it up to the next hold."""
        self.director.skip(everything)
        self.calm = CALM
        return None if self.director.busy else self._caught_up()

    def _set_focus(self, target: Target | None) -> None:
        self.focus = target
        self.stage.sound.play("focus")
