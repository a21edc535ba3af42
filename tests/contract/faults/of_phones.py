"""Faults in what a table shows on phones."""

from collections.abc import Iterator
from dataclasses import replace

from game.contract import State
from scenes.devices.phones import Phones
from scenes.devices.sheet import Board, Part, Piece, Shelf
from scenes.table.on_phone.sheets import Sheets
from tests.contract.faults.fault import Fault
from tests.contract.promises import Check
from tests.contract.screen import hands, phones
from tests.support.sparring import GAME
from tests.support.sparring.scenes import tabletop
from tests.support.sparring.scenes.handheld import SparringHandheld
from tests.support.sparring.state import SparringState


def with_handheld(words: str, check: Check, handheld: type[SparringHandheld]) -> Fault:
    return Fault(words, check, GAME, ((tabletop, "SparringHandheld", handheld),))


def _with_heaps(board: Board, heaps: Iterator[Piece]) -> Board:
    return replace(board, pieces=tuple(heaps))


class OffersAll(SparringHandheld):
    def board(self, view: State, seat: int) -> Board:
        """Also to those who only look on."""
        board = super().board(view, seat)
        return _with_heaps(board, (replace(heap, open=True) for heap in board.pieces))


class OffersNothing(SparringHandheld):
    def board(self, view: State, seat: int) -> Board:
        board = super().board(view, seat)
        return _with_heaps(board, (replace(heap, open=False) for heap in board.pieces))


class CallsAllAlike(SparringHandheld):
    def board(self, view: State, seat: int) -> Board:
        board = super().board(view, seat)
        return _with_heaps(board, (replace(heap, label=board.title) for heap in board.pieces))


class NamesNothing(SparringHandheld):
    def board(self, view: State, seat: int) -> Board:
        board = super().board(view, seat)
        return _with_heaps(board, (replace(heap, label="") for heap in board.pieces))


class TellsTheTruth(SparringHandheld):
    def shelves(self, _view: State, _seat: int) -> Iterator[Shelf]:
        """Everybody's tokens, from the position itself."""
        yield self._tokens(self.course.state_as(SparringState))

    def _tokens(self, state: SparringState) -> Shelf:
        tokens = tuple(Piece(self.words.heap(token), (Part("icon-goal"),)) for token in state.tokens)
        return Shelf(self.texts("part-token"), tokens)


class TellsAGuess(TellsTheTruth):
    def shelves(self, view: State, _seat: int) -> Iterator[Shelf]:
        assert isinstance(view, SparringState)
        yield self._tokens(view)


class TellsNothing(SparringHandheld):
    def in_words(self, _view: State, _seat: int) -> str:
        return ""


OFFERS, TELLS, KEEPS = (
    phones.check_a_phone_offers_everything_that_can_be_chosen,
    phones.check_a_phone_tells_what_everybody_has,
    phones.check_a_phone_shows_only_what_its_seat_may_know,
)
FAULTS = (
    with_handheld("a phone that lets everybody choose", OFFERS, OffersAll),
    with_handheld("a phone on which heaps cannot be chosen", OFFERS, OffersNothing),
    with_handheld("a phone that calls all heaps the same", OFFERS, CallsAllAlike),
    with_handheld("a phone without names", OFFERS, NamesNothing),
    Fault("a phone without plates", OFFERS, GAME, ((Sheets, "_plates", lambda _self, _shown: ()),)),
    with_handheld("a phone that does not say what people have", TELLS, TellsNothing),
    with_handheld("a phone that tells secrets", KEEPS, TellsTheTruth),
    with_handheld("a phone that guesses at secrets", KEEPS, TellsAGuess),
    Fault(
        "a phone whose taps nobody hears",
        hands.check_phones_play_a_whole_match,
        GAME,
        ((Phones, "_meant", lambda *_: False),),
    ),
)
