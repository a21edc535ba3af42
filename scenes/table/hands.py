"""Hands on the table: directions, presses and the pointer become choices, and choices a move."""

from pygame import FRect

from game.contract import Move
from scenes.devices.focus import Trail, Ways, across, at_point, neighbour, ways_to_all
from scenes.devices.intents import Action
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.curtain import Cloth
from scenes.table.last_word import Word
from scenes.table.tabletop import Tabletop

STEEPEST = 1.0
"""On a table a push leads no farther aside than ahead; otherwise it goes round the board."""


class Hands:
    def __init__(self, stage: Backstage, choice: Choice, tabletop: Tabletop) -> None:
        self.stage, self.choice, self.tabletop = stage, choice, tabletop
        self.trail: Trail[Target] = Trail()
        self._ways: Ways[Target] = {}
        """Where each push leads, between the places below."""
        self._ways_of: object = None

    def begin(self, people: bool) -> None:
        """The next decision stands: light up what can be chosen, if it is for people to choose."""
        self.choice.begin(self.tabletop.paths() if people else {}, self.tabletop.eager)

    def refresh(self) -> None:
        """What can have the focus has changed."""
        choice = self.choice
        self.trail.forget()
        choice.places = self.tabletop.spots()
        if choice.focus not in choice.places:
            choice.focus = self.tabletop.first_focus()

    def set_focus(self, target: Target | None) -> None:
        self.choice.focus = target
        self.stage.sound.play("focus")

    def beside(self, here: Target | None, action: Action) -> Target | None:
        """Where a push leads; from what only the pointer goes to, to the first place."""
        places = self.choice.places
        if here is None or here not in places:
            return neighbour(places, here, action)
        if self._ways_of is not places:
            self._ways_of, self._ways = places, ways_to_all(places, self._ahead)
        return self._ways[here, action]

    def _ahead(self, here: Target, action: Action) -> Target:
        """What lies that way: past the edge of a wide board its opposite one, and so too from what lies beside it."""
        places, kinds = self.choice.places, self.tabletop.board
        there = self.tabletop.beside(here, action) or neighbour(places, here, action, STEEPEST) or here
        if there != here or not (isinstance(here, kinds) or action in (Action.LEFT, Action.RIGHT)):
            return there
        board = {target: rect for target, rect in places.items() if isinstance(target, kinds)}
        return across(board, here, places[here], action)

    def push(self, action: Action) -> None:
        """The focus goes where the push points, or back to where it came from."""
        here = self.choice.focus
        there = self.trail.back(here, action)
        if there is None:
            there = self.beside(here, action)
            if here is not None and there is not None and there != here:
                self.trail.note(here, action, there)
        if there != here:
            self.set_focus(there)

    def point(self, at: tuple[float, float]) -> Target | None:
        """The pointer is there: the focus follows to what lies under it."""
        under = at_point(self.choice.places, at) or at_point(self.tabletop.hover_spots(), at)
        if under is not None and under != self.choice.focus:
            self.set_focus(under)
        return under

    def stops(self) -> list[list[FRect]]:
        """What can be chosen, a group for each kind of thing. What is no thing of the game is there to be chosen."""
        choice = self.choice
        kinds: dict[type[Target], list[FRect]] = {}
        for target, rect in choice.places.items():
            if target in choice.open or isinstance(target, Word | Cloth):
                kinds.setdefault(type(target), []).append(rect)
        return [*kinds.values()]

    def choose(self, target: Target | None) -> Move | None:
        """Go down to a target; one that was open a step before is chosen anew there. The move, if that makes one."""
        if target is None:
            return None
        chooser = self.choice.chooser
        taken = chooser.chosen
        while target not in chooser.open and chooser.back():
            pass
        if target not in chooser.open:
            for step in taken:
                chooser.choose(step)
            self.stage.sound.play("refuse")
            return None
        self.stage.sound.play("confirm")
        move = chooser.choose(target)
        if move is None:
            self.refresh()
            self.choice.focus = self.tabletop.first_focus()
        return move

    def step_back(self) -> bool:
        """Take the last step of a choice back; False if none was taken."""
        choice = self.choice
        if not choice.steps:
            return False
        was = choice.steps[0]
        choice.chooser.back()
        self.refresh()
        choice.focus = was if was in choice.places else self.tabletop.first_focus()
        self.stage.sound.play("back")
        return True
