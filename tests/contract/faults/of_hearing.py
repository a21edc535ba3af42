"""Faults in what a table says aloud."""

from dataclasses import replace

from game.contract import State
from scenes.devices.sheet import Board
from scenes.table.chooser import Target
from scenes.table.looking.things import Thing
from scenes.table.scene import TableScene
from tests.contract.faults.fault import Fault
from tests.contract.faults.of_looking import with_things
from tests.contract.faults.of_phones import with_handheld
from tests.contract.screen import hearing
from tests.support.sparring import GAME
from tests.support.sparring.scenes.handheld import SparringHandheld
from tests.support.sparring.scenes.targets import Heap, Wait
from tests.support.sparring.scenes.things import SparringThings
from tests.support.sparring.state import SparringState


class WaitsInSilence(SparringThings):
    def about(self, target: Target) -> Thing:
        return Thing("", "", "") if target == Wait() else super().about(target)


class BlurtsOut(SparringHandheld):
    def board(self, view: State, seat: int) -> Board:
        """The heap of the token of whoever decides has a name of its own."""
        board, token = super().board(view, seat), self.course.state_as(SparringState).tokens[seat]
        heaps = (replace(heap, label=f"{heap.label}!") if i == token else heap for i, heap in enumerate(board.pieces))
        return replace(board, pieces=tuple(heaps))


class Whispers(SparringThings):
    def about(self, target: Target) -> Thing:
        thing, state = super().about(target), self.course.state_as(SparringState)
        mine = isinstance(target, Heap) and state.to_move is not None and state.tokens[state.to_move] == target.number
        return replace(thing, text=f"{thing.text} {self.texts('part-token')}") if mine else thing


HEARD, SECRET = hearing.check_everything_in_focus_can_be_heard, hearing.check_nobody_hears_a_secret
FAULTS = (
    with_things("a plate that nobody hears of", HEARD, WaitsInSilence),
    Fault("a table that never speaks up", HEARD, GAME, ((TableScene, "spoken_of", lambda _self: None),)),
    with_handheld("a board that tells a secret aloud", SECRET, BlurtsOut),
    with_things("a card that tells a secret aloud", SECRET, Whispers),
)
