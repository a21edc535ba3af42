"""Faults in what is offered, allowed and played, and in the records of it."""

from dataclasses import dataclass, replace
from itertools import count

from game.contract import Event, IllegalMove, Move, Reason
from tests.contract.faults.fault import Fault, played_as
from tests.contract.rules import moves, records
from tests.support.sparring import GAME
from tests.support.sparring.records import EVENTS, MOVES, Pass, Passed, Take
from tests.support.sparring.state import SparringState


class LetsTooMuchPass(SparringState):
    def why_not(self, move: Move) -> Reason | None:
        if isinstance(move, Take) and move.sticks > self.stick_set.take:
            return super().why_not(Take(move.heap, 1))
        return super().why_not(move)


class RefusesWhatIsOffered(SparringState):
    def why_not(self, move: Move) -> Reason | None:
        return Reason("why-sparring-no-heap") if move == Take(2, 2) else super().why_not(move)


class OffersTooLittle(SparringState):
    def moves(self) -> list[Move]:
        return [move for move in super().moves() if move != Take(0, 2)]


class OffersWithoutChange(SparringState):
    def play(self, move: Move) -> list[Event]:
        return [Passed(self.to_move or 0)] if move == Pass() and self.why_not(move) is None else super().play(move)


class OrderChanges(SparringState):
    asked = count()

    def moves(self) -> list[Move]:
        return super().moves()[:: 1 if next(self.asked) % 2 else -1]


class ChangesBeforeItRefuses(SparringState):
    def play(self, move: Move) -> list[Event]:
        if isinstance(move, Take) and self.to_move is not None:
            self.last = self.to_move
        return super().play(move)


class RefusesForAnotherReason(SparringState):
    def play(self, move: Move) -> list[Event]:
        if self.why_not(move) is not None:
            raise IllegalMove(Reason("why-not-this-game"))
        return super().play(move)


class TakesStrangers(SparringState):
    def why_not(self, move: Move) -> Reason | None:
        return super().why_not(move if type(move) in MOVES else Pass())


class OffersAfterTheEnd(SparringState):
    def moves(self) -> list[Move]:
        return super().moves() or [Pass()]


class PlaysAfterTheEnd(SparringState):
    def why_not(self, move: Move) -> Reason | None:
        return None if self.to_move is None and move == Pass() else super().why_not(move)

    def play(self, move: Move) -> list[Event]:
        return [Passed(0)] if self.to_move is None and move == Pass() else super().play(move)


class HasNothingToOffer(SparringState):
    def moves(self) -> list[Move]:
        return super().moves() if sum(self.heaps) > 1 else []


@dataclass(frozen=True, slots=True)
class NeverOffered(Move):
    pass


@dataclass(frozen=True, slots=True)
class Listed(Event):
    """Lists become tuples when they are read."""

    heaps: list[int]


@dataclass(frozen=True, slots=True)
class Mute(Event):
    """Its text says less than it holds."""

    heap: int

    def __str__(self) -> str:
        return "Mute()"


class SecondPass(Event):
    """Named as a move is."""


SecondPass.__name__ = "Pass"

FAULTS = (
    Fault("why_not lets too much pass", moves.check_what_is_not_offered_has_a_reason, played_as(LetsTooMuchPass)),
    Fault("moves() leaves one out", moves.check_what_is_not_offered_has_a_reason, played_as(OffersTooLittle)),
    Fault("why_not refuses what is offered", moves.check_offered_moves_are_playable, played_as(RefusesWhatIsOffered)),
    Fault("a move changes nothing", moves.check_offered_moves_are_playable, played_as(OffersWithoutChange)),
    Fault("moves() in changing order", moves.check_moves_have_a_fixed_order, played_as(OrderChanges)),
    Fault(
        "play changes something before it refuses",
        moves.check_refused_moves_change_nothing,
        played_as(ChangesBeforeItRefuses),
    ),
    Fault(
        "play refuses for another reason than why_not",
        moves.check_refused_moves_change_nothing,
        played_as(RefusesForAnotherReason),
    ),
    Fault("a move of no game is played", moves.check_refused_moves_change_nothing, played_as(TakesStrangers)),
    Fault(
        "moves are offered after the end",
        moves.check_who_is_to_move_can_move_until_the_end,
        played_as(OffersAfterTheEnd),
    ),
    Fault(
        "a move is played after the end",
        moves.check_who_is_to_move_can_move_until_the_end,
        played_as(PlaysAfterTheEnd),
    ),
    Fault(
        "a seat is to move and cannot",
        moves.check_who_is_to_move_can_move_until_the_end,
        played_as(HasNothingToOffer),
    ),
    Fault(
        "a kind of move is never offered",
        moves.check_every_kind_of_move_is_offered_some_time,
        replace(GAME, moves=(*MOVES, NeverOffered)),
    ),
    Fault(
        "a record holds a list",
        records.check_text_forms_round_trip,
        replace(GAME, events=(*EVENTS, Listed)),
    ),
    Fault(
        "a record's text leaves something out",
        records.check_text_forms_round_trip,
        replace(GAME, events=(*EVENTS, Mute)),
    ),
    Fault("two records of one name", records.check_names_are_unique, replace(GAME, events=(*EVENTS, SecondPass))),
    Fault(
        "an event occurs that is not declared",
        records.check_only_declared_records_occur,
        replace(GAME, events=tuple(kind for kind in EVENTS if kind is not Passed)),
    ),
)
