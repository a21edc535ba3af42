"""Faults in copies, snapshots and views, in what the seed settles, and in matches made of them."""

import random
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from typing import Any, Self

from game.chance import Chance
from game.contract import Event, Move, Table
from tests.contract.faults.fault import Fault, played_as
from tests.contract.rules import copies, matches, seeds, views
from tests.support.sparring import GAME, records
from tests.support.sparring.components import StickSet
from tests.support.sparring.records import EVENTS, MOVES, Pass
from tests.support.sparring.state import SparringState


class CopiesShareAList(SparringState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.taken = self.taken
        return twin


class CopiesHaveOtherLuck(SparringState):
    def copy(self) -> Self:
        return self._twin(Chance(self.chance.state + 1))


class SnapshotLeavesOutWhatWasTaken(SparringState):
    def snapshot(self) -> tuple[Any, ...]:
        chance, to_move, heaps, _, *rest = super().snapshot()
        return chance, to_move, heaps, *rest


class SnapshotLeavesOutTheTokens(SparringState):
    def snapshot(self) -> tuple[Any, ...]:
        return tuple(part for part in super().snapshot() if part is not self.tokens)


class SnapshotHoldsAnObject(SparringState):
    def snapshot(self) -> tuple[Any, ...]:
        return (*super().snapshot(), self.stick_set)


class ViewsLeakTheSecret(SparringState):
    def known_to(self, seat: int, chance: Chance) -> Self:
        twin = super().known_to(seat, chance)
        twin.tokens = self.tokens
        return twin


class ViewsForgetOnesOwn(SparringState):
    def known_to(self, seat: int, chance: Chance) -> Self:
        twin = super().known_to(seat, chance)
        if self.to_move is not None:
            tokens = [*range(len(self.heaps))]
            chance.shuffle(tokens)
            twin.tokens = tuple(tokens[: len(self.taken)])
        return twin


class ViewsKnowTheRain(SparringState):
    def known_to(self, seat: int, chance: Chance) -> Self:
        twin = super().known_to(seat, chance)
        twin.chance = Chance(self.chance.state)
        return twin


class ViewsAllHaveTheSameLuck(SparringState):
    def known_to(self, seat: int, chance: Chance) -> Self:
        twin = super().known_to(seat, chance)
        twin.chance = Chance(1)
        return twin


class ViewsForgetThePasses(SparringState):
    def known_to(self, seat: int, chance: Chance) -> Self:
        twin = super().known_to(seat, chance)
        twin.passes = [1, 1]
        return twin


class ViewsHangOnTheSecret(SparringState):
    """The other token is drawn fairly, but with luck that is mixed with the true one."""

    def known_to(self, seat: int, chance: Chance) -> Self:
        return super().known_to(seat, Chance(chance.bits() + self.tokens[1 - seat]))


class ViewsForgetTheEnd(SparringState):
    def known_to(self, seat: int, chance: Chance) -> Self:
        twin = super().known_to(seat, chance)
        if self.to_move is None:
            twin.last = 1 - self.last
        return twin


class ViewsAreTheGame(SparringState):
    def known_to(self, _seat: int, _chance: Chance) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class Rained(Event):
    """As the sparring game's, and does not say that it reveals."""

    heap: int
    sticks: int


class RainsInSilence(SparringState):
    def play(self, move: Move) -> list[Event]:
        came = super().play(move)
        return [Rained(one.heap, one.sticks) if isinstance(one, records.Rained) else one for one in came]


class LuckOfItsOwn(SparringState):
    @classmethod
    def begin(cls, table: Table, stick_set: StickSet, _chance: Chance) -> tuple[Self, list[Event]]:
        return super().begin(table, stick_set, Chance(random.getrandbits(64)))


class LuckIsAlwaysTheSame(SparringState):
    @classmethod
    def begin(cls, table: Table, stick_set: StickSet, _chance: Chance) -> tuple[Self, list[Event]]:
        return super().begin(table, stick_set, Chance(1))


class OrderOfASet(SparringState):
    def moves(self) -> list[Move]:
        order = [*{str(move): move for move in set(map(str, super().moves()))}]
        return sorted(super().moves(), key=lambda move: order.index(str(move)))


class EveryGameIsAnother(SparringState):
    """Something outlives the game: how many were begun before."""

    begun = count()

    @classmethod
    def begin(cls, table: Table, stick_set: StickSet, chance: Chance) -> tuple[Self, list[Event]]:
        return super().begin(table, stick_set, Chance(chance.state + next(cls.begun)))


class CountsAllPasses(SparringState):
    """Something outlives the game: every other pass, whoever plays it, is told twice."""

    passed = count()

    def play(self, move: Move) -> list[Event]:
        came = super().play(move)
        return came * (1 + next(self.passed) % 2) if move == Pass() else came


@dataclass(frozen=True, slots=True)
class Take(records.Take):
    """Its text says one stick, whatever it is."""

    def __str__(self) -> str:
        return f"Take({self.heap}, 1)"


class MovesLieAsText(SparringState):
    def moves(self) -> list[Move]:
        return [Take(move.heap, move.sticks) if isinstance(move, records.Take) else move for move in super().moves()]


SET_ORDER = (played_as(OrderOfASet),)
"""Where other processes find it."""

FAULTS = (
    Fault("copies share a list", copies.check_copies_are_independent, played_as(CopiesShareAList)),
    Fault("copies have other luck", copies.check_copies_go_on_alike, played_as(CopiesHaveOtherLuck)),
    Fault(
        "the snapshot leaves out what was taken",
        copies.check_snapshots_tell_positions_apart,
        played_as(SnapshotLeavesOutWhatWasTaken),
    ),
    Fault(
        "the snapshot leaves out the secrets",
        copies.check_snapshots_tell_positions_apart,
        played_as(SnapshotLeavesOutTheTokens),
    ),
    Fault("the snapshot holds an object", copies.check_snapshots_are_plain, played_as(SnapshotHoldsAnObject)),
    Fault("views leak the secret", views.check_secrets_are_hidden_where_there_are_any, played_as(ViewsLeakTheSecret)),
    Fault(
        "views forget one's own secret",
        views.check_secrets_are_hidden_where_there_are_any,
        played_as(ViewsForgetOnesOwn),
    ),
    Fault(
        "secrets are not declared",
        views.check_secrets_are_hidden_where_there_are_any,
        replace(GAME, secrets=False),
    ),
    Fault("views know what is to come", views.check_what_is_to_come_is_drawn_anew, played_as(ViewsKnowTheRain)),
    Fault(
        "views all have the same luck",
        views.check_what_is_to_come_is_drawn_anew,
        played_as(ViewsAllHaveTheSameLuck),
    ),
    Fault("views forget what is open", views.check_views_keep_what_is_open, played_as(ViewsForgetThePasses)),
    Fault("a view is the position itself", views.check_views_keep_what_is_open, played_as(ViewsAreTheGame)),
    Fault(
        "views hang on the secret",
        views.check_views_do_not_hang_on_what_is_hidden,
        played_as(ViewsHangOnTheSecret),
    ),
    Fault("views of the end forget it", views.check_views_of_the_end_keep_everything, played_as(ViewsForgetTheEnd)),
    Fault(
        "an event reveals and does not say so",
        views.check_what_comes_to_light_is_said,
        played_as(RainsInSilence, events=tuple(Rained if one is records.Rained else one for one in EVENTS)),
    ),
    Fault("chance from somewhere else", seeds.check_a_seed_settles_the_game, played_as(LuckOfItsOwn)),
    Fault("every seed the same game", seeds.check_a_seed_settles_the_game, played_as(LuckIsAlwaysTheSame)),
    Fault(
        "the order of a set",
        partial(seeds.check_other_processes_play_the_same_game, place=f"{__name__}:SET_ORDER"),
        SET_ORDER[0],
    ),
    Fault(
        "a match begins otherwise each time",
        matches.check_a_resumed_match_is_the_match,
        played_as(EveryGameIsAnother),
    ),
    Fault(
        "what was taken back has left a trace",
        matches.check_moves_can_be_taken_back_until_something_came_to_light,
        played_as(CountsAllPasses),
    ),
    Fault(
        "a move's text is another move",
        matches.check_moves_as_text_tell_the_match,
        played_as(MovesLieAsText, moves=tuple(Take if one is records.Take else one for one in MOVES)),
    ),
)
