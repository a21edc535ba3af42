"""The table of a match on the stage: one scene for all games, made of parts with small faces.

`Course` knows how the match goes, `Choice` and `Hands` make a decision of what people press, `Prompt` says what it is
about, `Computers` and `Hint` think, a `Guide` may decide instead of people, and the game's `Tabletop` says what all of
it looks like.
"""

from collections.abc import Callable

from game.contract import Move
from game.match import Match
from scenes.devices.intents import DIRECTIONS, NEWS, Action, Device, Intent
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import Do
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Push, Replace, Step
from scenes.table.bell import Bell
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.computers import Computers
from scenes.table.course import Course
from scenes.table.curtain import CLOTH, Curtain, pad_lost
from scenes.table.guides.guide import Guide, decides
from scenes.table.guides.spectator import Spectator
from scenes.table.hands import Hands
from scenes.table.hint import Hint
from scenes.table.last_word import STANDS, TAKE_BACK, LastWord
from scenes.table.looking.asides import Asides
from scenes.table.on_phone.sheets import Sheets
from scenes.table.prompt import Prompt
from scenes.table.seen import SeenTable
from scenes.table.showing.last_moves import LastMoves
from scenes.table.tabletop import Tabletop

Laying = Callable[[Backstage, Course, Choice], Tabletop]
"""Lays a game's tabletop."""


class TableScene(SeenTable):
    ambient = True

    def __init__(self, match: Match, seating: Seating, lay: Laying, guide: Guide | None = None) -> None:
        self.course = Course(match, seating, guided=guide is not None)
        self.choice = Choice()
        self.guide = guide
        self.music = match.setup.game
        self._lay_with = lay
        self.bell = Bell(self.course)

    def undo(self) -> None:
        if not self.can_undo:
            self.say(self.stage.texts("nothing-to-undo"))
            return
        self.stage.sound.play("undo")
        if self.last_word.pending:
            self._reconsider()
            return
        self.course.take_back()
        self.bell.rung_for = self.course.seat
        self.rewind()

    def _reconsider(self) -> None:
        """The decision that waits for its last word is taken back: nothing has come of it."""
        began, shown = self.last_word.first, self.last_word.move is not None
        self.last_word.over()
        if shown:
            self.rewind()
            if began in self.choice.places:
                self.choice.focus = began

    def reseat(self, seat: int, player: str) -> None:
        if self.last_word.pending:
            self._reconsider()
        self.course.reseat(seat, player)
        self.bell.rung_for = None
        self._mind_people()
        if not self.course.director.busy:
            self.decide()

    # The course of the match

    def enter(self) -> None:
        self.course.hold_file()
        self.computers = Computers(self.stage, self.course)
        self.sheets = Sheets(self)
        self.sheets.settle()
        self._mind_people()
        self._lay()
        if self.course.fresh:
            self.course.fresh = False
            self.course.director.run([*self.tabletop.shows.show(self.match.opening), Do(self.course.last_words)])
        else:
            self.decide()

    def _lay(self) -> None:
        """The table as the match stands, with everything that looks at it."""
        self.choice.peeking = False
        self.tabletop = tabletop = self._lay_with(self.stage, self.course, self.choice)
        self.hands = Hands(self.stage, self.choice, tabletop)
        self.hint = Hint(self.stage, self.course, self.choice, tabletop)
        self.last_moves = LastMoves(self.course, tabletop.where, tabletop.marked_each)
        self.last_word = LastWord(self.stage, self.course, self.choice, tabletop)
        self.curtain = Curtain(self.stage, self.course, self.choice, tabletop)
        self.asides = Asides(self)
        self.prompt = Prompt(self, self.choice, self.hint, self.last_word, self.curtain)

    def _mind_people(self) -> None:
        """A table without people has a spectator; once somebody sits down there, they play themselves."""
        if self.guide is None and not self.course.people:
            self.guide = Spectator()
        elif isinstance(self.guide, Spectator) and self.course.people:
            self.guide = None
        self.course.guided = self.guide is not None
        self.course.recorded = self.guide is not None and not (self.guide.live or self.guide.keeps_secrets)

    def resume(self) -> None:
        self.prompt.line.say("")  # whoever has been elsewhere has read it
        self.sheets.settle()
        if not self.course.director.busy:
            self._refresh()

    def decide(self) -> None:
        """The next decision stands."""
        course = self.course
        people = course.seat is not None and not decides(self.guide) and not course.computing
        if not people:
            self.bell.rung_for = None  # the next person's turn is news, also to whoever was the last to play
        self.hands.begin(people and not self.curtain.drawn)
        self._refresh()
        if not self.curtain.asks:
            self.choice.focus = (self.guide and self.guide.first_focus(self)) or self.tabletop.first_focus()
        if people and self.guide is None:
            self.bell.ring(self.stage, self.tabletop.moments)

    def _refresh(self) -> None:
        if decides(self.guide):
            self.choice.places, self.choice.focus = {}, self.tabletop.first_focus()
        elif self.last_word.asking:
            self.last_word.lay_out()
        else:
            self.hands.refresh()
            if self.curtain.drawn:
                self.curtain.lay_over()

    def commit(self, move: Move) -> None:
        if self.course.computing and (self.guide is None or self.guide.live):
            self.tabletop.computer_decides()
        self.curtain.fall()
        shown = self.asides.shown(self.course.play(move), self.last_word.over())
        self.choice.begin({})
        self.course.director.run([*shown, Do(self.course.last_words)])  # something to catch up with, in any case

    def rewind(self) -> None:
        """The match has gone back: show it as it is now."""
        self.course.director.clear()
        self.course.fresh = False
        self._lay()
        self.decide()

    def tick(self, dt: float) -> Step:
        course = self.course
        lost = pad_lost(self.stage, course, self)
        if lost:
            return lost
        self.tabletop.tick(dt)
        self.tabletop.moments.tick(dt * self.stage.prefs.pace)
        self.asides.tick(dt)
        self.stage.dirty |= self.prompt.line.tick(dt)
        if course.tick(dt, self.stage.prefs.pace, hurry=3 if self.stage.still else 1):
            return self._caught_up()
        if self.guide and (course.director.holding or not course.director.busy):
            return self.guide.tick(self, dt)
        if course.deciding and course.computing:
            move = self.computers.tick(dt)
            if move is not None:
                self.commit(move)
        elif self.hint.tick() and self.hint.target in self.choice.places:
            self.hands.set_focus(self.hint.target)
            self.stage.dirty = True
        return None

    def _caught_up(self) -> Step:
        """The screen has caught up with the rules."""
        self.stage.dirty = True
        if self.last_word.move is not None:
            self.last_word.ask()
            return None
        if self.match.over:
            return (self.guide and self.guide.after(self)) or Replace(self.tabletop.results())
        self.decide()
        return None

    def skip(self, everything: bool = False) -> Step:
        """Over with what is being shown, or with all of it up to the next hold."""
        self.course.skip(everything)
        self.tabletop.moments.clear()
        return None if self.course.director.busy else self._caught_up()

    def leave(self) -> None:
        self.course.write_what_waits()
        self.course.director.clear()
        self.computers.leave()
        self.hint.leave()

    # What people press

    def handle(self, intent: Intent) -> Step:
        if intent.at is not None:
            return self._pointed(intent)
        if intent.action is Action.TAP:
            return self._tapped(intent)
        if intent.action in NEWS:
            self.sheets.settle()
            return None
        return self._pressed(intent)

    def _pressed(self, intent: Intent) -> Step:
        action, device, course = intent.action, intent.device, self.course
        if action is Action.PEEK and self.tabletop.peeks_in_secret and not course.director.busy and not self.guide:
            return self.asides.look_in_secret(device)
        if self.guide:
            return self.guide.handle(self, intent)
        general = self.general(action)
        if general is not None:
            return general
        if course.director.busy:
            return self._while_showing(action)
        if course.seat is None or course.calm:
            return None
        if action is Action.PREVIOUS:
            film = self.film(device)
            return Push(film) if film else None
        if self.choice.peeking:
            return self.general(Action.PEEK) if action in (Action.CONFIRM, Action.BACK) else None
        return self._on_turn_of(course.seat, action, device)

    def _on_turn_of(self, seat: int, action: Action, device: Device) -> Step:
        """A seat is to decide: the press takes back, is its decision, or comes from somebody else."""
        course = self.course
        if action is Action.CONFIRM and self.sheets.waits_for_another(device):
            return Push(navigation.PadLost(self))
        mine = course.seating.may_act(seat, device)
        if action is Action.UNDO and (mine or (course.may_undo(device) and not self.last_word.pending)):
            self.undo()
            return None
        if course.computing:  # nobody else decides meanwhile, but the menu works
            return Push(self._pause()) if action is Action.BACK else None
        if not mine:
            if action in (Action.CONFIRM, Action.UNDO):
                self.say(self.stage.texts("not-your-turn", name=course.name(seat)))
            return None
        return self._decision(action)

    def _decision(self, action: Action) -> Step:
        if action in DIRECTIONS:
            self.hands.push(action)
        elif action is Action.BACK:
            return self._back()
        elif action is Action.CONFIRM:
            self._choose(self.choice.focus)
        elif action is Action.HINT and self.choice.paths:
            self.stage.sound.play("page")
            self.hint.ask()
        return None

    def _back(self) -> Step:
        """From the last word to the decision, up a step of it, or else to the pause."""
        if self.last_word.pending:
            self.undo()
        elif not self.hands.step_back():
            return Push(self._pause())
        elif self.curtain.drawn:
            self.decide()
        return None

    def _while_showing(self, action: Action) -> Step:
        """Confirm goes on from where the director waits, or past what it shows; back past all of it."""
        if action is Action.CONFIRM:
            return self.skip()
        if action is Action.BACK:
            return Push(self._pause()) if self.course.director.holding else self.skip(everything=True)
        return None

    def _pointed(self, intent: Intent) -> Step:
        assert intent.at is not None
        button = self.bar.at(intent.at)
        clicked = intent.action is Action.CONFIRM
        if button is not None:
            return self.handle(Intent(button, intent.device)) if clicked else None
        if self.course.director.busy:
            return self._pressed(Intent(Action.CONFIRM, intent.device)) if clicked else None
        if self.choice.peeking:
            return self.general(Action.PEEK) if clicked else None
        if self.course.calm:
            return None
        if self.guide:
            return self.guide.pointed(self, intent)
        if clicked and self.sheets.waits_for_another(intent.device):
            return Push(navigation.PadLost(self))
        under = self.hands.point(intent.at)
        self.asides.resting.point(intent.at, choosing=under in self.choice.open)
        if clicked and under is not None:
            self._choose(under)
        return None

    def _tapped(self, intent: Intent) -> Step:
        """Something on a phone: chosen where that is possible, else asked about."""
        if self.choice.peeking:
            return self.general(Action.PEEK)
        target = self.sheets.tapped(intent)
        if target is None or not self.guide:
            self._choose(target)
            return None
        self.choice.focus = target
        return self.guide.handle(self, Intent(Action.CONFIRM, intent.device))

    def _choose(self, target: Target | None) -> None:
        if target == TAKE_BACK:
            self.undo()
        elif target == STANDS and self.last_word.move is not None:
            self.stage.sound.play("confirm")
            self.commit(self.last_word.move)
        elif target == CLOTH:
            self.curtain.lift()
            self.decide()
        elif target and self.tabletop.lies_on_phone(target) and not self.stage.input.last.is_phone:
            self.say(self.stage.texts("phone-has-it"))
        else:
            self._choose_of_the_game(target)

    def _choose_of_the_game(self, target: Target | None) -> None:
        before = self.choice.steps
        move = self.hands.choose(target)
        if move is not None and self.last_word.given(move, target, before):
            self.commit(move)
        elif self.choice.steps != before and self.curtain.fall() and move is None:
            self._refresh()
        if self.choice.steps != before and self.hint.ahead in self.choice.places:
            self.hands.set_focus(self.hint.ahead)

    def film(self, device: Device) -> "TableScene | None":
        film = self.since_last_turn_of(device)
        return TableScene(film.match, self.seating, self._lay_with, film) if film else None

    def _pause(self) -> navigation.Pause:
        self.stage.sound.play("pause")
        return navigation.Pause(self)

    def general(self, action: Action) -> Step:
        """What anybody may do at any time."""
        if action is Action.MENU:
            return Push(self._pause())
        if action is Action.RULES:
            return self.asides.look()
        if action is Action.LOG:
            self.stage.sound.play("page")
            return Push(navigation.Log(self))
        if action is Action.PEEK and self.tabletop.peeks and not (self.course.director.busy or self.last_word.pending):
            self.choice.peeking = not self.choice.peeking
            self.stage.sound.play("page")
        return None

    # The picture

    def entries(self) -> list[tuple[Action, str]]:
        return self.prompt.buttons()

    def draw(self, canvas: Canvas) -> None:
        tabletop, choice = self.tabletop, self.choice
        tabletop.prompt_bottom = self.prompt.bottom(canvas)
        tabletop.draw(canvas)
        if not tabletop.draws_water:
            tabletop.moments.draw_water(canvas)
        self.curtain.draw(canvas)
        self.last_word.draw(canvas)
        if self.guide:
            self.guide.shade(self, canvas)
        looking = self.course.deciding and not choice.peeking
        if looking:
            tabletop.draw_open(canvas)
        if looking and self.guide is None:
            self.last_moves.draw(canvas)
        if looking and choice.focus is not None:
            spot = choice.places.get(choice.focus) or tabletop.hover_spots().get(choice.focus)
            if spot:
                tabletop.draw_focus(canvas, choice.focus, spot)
        if looking:
            self.hint.draw(canvas)
            tabletop.draw_outcome(canvas)
        self.prompt.draw(canvas)
        tabletop.flyers.draw(canvas)
        tabletop.moments.draw(canvas)
        self.asides.draw(canvas)
        if self.guide:
            self.guide.draw(self, canvas)

    def draw_bar(self, canvas: Canvas) -> None:
        self.bar.draw(canvas, self.stage.input, self.entries())
