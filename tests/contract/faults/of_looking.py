"""Faults in what a table says about its things."""

from collections.abc import Mapping
from dataclasses import replace

from pygame import FRect

from scenes.table.chooser import Target
from scenes.table.looking import around
from scenes.table.looking.things import Thing
from tests.contract.faults.fault import Fault
from tests.contract.promises import Check
from tests.contract.screen import looking
from tests.support.sparring import GAME
from tests.support.sparring.scenes import layout, tabletop
from tests.support.sparring.scenes.targets import Heap, Player, Wait
from tests.support.sparring.scenes.things import SparringThings


def with_things(words: str, check: Check, things: type[SparringThings]) -> Fault:
    return Fault(words, check, GAME, ((tabletop, "SparringThings", things),))


class ForgetsPlayers(SparringThings):
    def places(self) -> Mapping[Target, FRect]:
        return {target: rect for target, rect in super().places().items() if not isinstance(target, Player)}


class KnowsNoLeaf(SparringThings):
    def about(self, target: Target) -> Thing:
        return replace(super().about(target), leaf="no-such-leaf")


class SaysNothing(SparringThings):
    def about(self, target: Target) -> Thing:
        thing = super().about(target)
        return replace(thing, text="") if target == Wait() else thing


class LacksWords(SparringThings):
    def about(self, target: Target) -> Thing:
        return replace(super().about(target), text=self.texts("what-sparring-nobody-wrote"))


class OneOnAnother(SparringThings):
    def places(self) -> Mapping[Target, FRect]:
        """The plate lies right on a heap: no push leads from one to the other."""
        return {**super().places(), Wait(): layout.heap(0)}


class MovesTheFocus(SparringThings):
    def about(self, target: Target) -> Thing:
        """What is asked about comes into focus on the table."""
        self.choice.chooser.choose(Heap(0))
        return super().about(target)


FAULTS = (
    with_things("players nobody speaks about", looking.check_everything_drawn_can_be_asked_about, ForgetsPlayers),
    with_things("things of which the rules have no leaf", looking.check_every_thing_has_words_and_a_leaf, KnowsNoLeaf),
    with_things("a thing without words", looking.check_every_thing_has_words_and_a_leaf, SaysNothing),
    with_things("words that nobody wrote", looking.check_every_thing_has_words_and_a_leaf, LacksWords),
    Fault(
        "cards that cover their things",
        looking.check_every_thing_has_words_and_a_leaf,
        GAME,
        ((around, "place_card", lambda size, thing, *_: FRect(*thing.topleft, *size)),),
    ),
    with_things("a thing right on another", looking.check_directions_lead_to_every_thing, OneOnAnother),
    with_things("looking that chooses", looking.check_looking_around_changes_nothing, MovesTheFocus),
)
