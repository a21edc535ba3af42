"""Faults in what can be reached and chosen on a table, by whom, and where that leads to."""

from collections.abc import Iterator, Mapping, Sequence

from pygame import FRect

from game.contract import Event, Move
from scenes.devices.seating import Seating
from scenes.drawing.motion import Animation
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Place
from scenes.table import last_word
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.last_word import LastWord
from scenes.table.scene import TableScene
from scenes.table.showing.director import Hold
from tests.contract.faults.fault import Fault
from tests.contract.faults.faulty_table import with_shows, with_tabletop, with_words
from tests.contract.screen import hands, last_words, reach
from tests.support.sparring import GAME
from tests.support.sparring.records import Pass
from tests.support.sparring.scenes import layout
from tests.support.sparring.scenes.shows import SparringShows
from tests.support.sparring.scenes.tabletop import SparringTabletop
from tests.support.sparring.scenes.targets import Heap, Sticks, Wait
from tests.support.sparring.scenes.words import SparringWords

# Where things are


class OneUponTheOther(SparringTabletop):
    def spots(self) -> Mapping[Target, FRect]:
        return {**super().spots(), Wait(): layout.heap(2)}


class UnderAnother(SparringTabletop):
    def spots(self) -> Mapping[Target, FRect]:
        return {**super().spots(), Heap(1): layout.heap(0).union(layout.heap(1))}


class UnderTheBar(SparringTabletop):
    def spots(self) -> Mapping[Target, FRect]:
        return {**super().spots(), Wait(): FRect(1500, 960, 300, 80)}


# Where they lead


class EndsOnTheWay(SparringTabletop):
    def paths(self) -> dict[Path, Move]:
        """One stick is taken by its heap alone, so no more can be taken."""
        return {path[:1] if path[-1] == Sticks(1) else path: move for path, move in super().paths().items()}


class StepsStay(SparringTabletop):
    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        super().__init__(stage, course, choice)
        self.shown: dict[Target, FRect] = {}

    def spots(self) -> Mapping[Target, FRect]:
        """What a step has brought stays when it is taken back."""
        self.shown |= super().spots()
        return self.shown


class WordsThatMove(SparringWords):
    def explain(self, target: Target) -> str:
        """With the focus on what could be chosen instead."""
        self.choice.focus = self.choice.open[0]
        return super().explain(target)


def anybody(seating: Seating, *_: object) -> bool:
    """May act."""
    return bool(seating.chairs)


# The last word


def at_once(*_: object) -> bool:
    """A decision stands as soon as it is chosen."""
    return True


def everything(events: Sequence[Event]) -> list[Event]:
    """What comes out as well."""
    return [*events]


def forgotten(table: TableScene) -> None:
    """The question goes, and what it was about stays on the table."""
    table.last_word.over()
    table.decide()


# Where it ends


class NoPodium(SparringTabletop):
    def results(self) -> Place:
        return navigation.Title()


class EndlessShows(SparringShows):
    def show(self, events: Sequence[Event]) -> Iterator[Animation]:
        yield from super().show(events)
        if self.course.match.over:
            yield Endless(self.course)


class Endless(Hold):
    """Whoever goes on comes to the next."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def finish(self) -> None:
        self.course.director.run([Endless(self.course)])


class Nowhere(SparringTabletop):
    def spots(self) -> Mapping[Target, FRect]:
        """A heap can be chosen that no frame ever comes to."""
        return {target: rect for target, rect in super().spots().items() if target != Heap(1)}


class LosesTrack(SparringTabletop):
    def paths(self) -> dict[Path, Move]:
        """Once something has been taken back, the table no longer knows all moves."""
        taken_back = self.course.stamp > len(self.course.match.history)
        return {path: move for path, move in super().paths().items() if move != Pass() or not taken_back}


FAULTS = (
    with_tabletop("two targets in one place", reach.check_directions_lead_to_every_target, OneUponTheOther),
    with_tabletop("a target under another", reach.check_the_pointer_finds_every_target, UnderAnother),
    with_tabletop("a target under the bar", reach.check_the_pointer_finds_every_target, UnderTheBar),
    with_tabletop("a path that ends on another's way", reach.check_a_path_makes_its_move, EndsOnTheWay),
    with_tabletop("a step that stays when it is taken back", reach.check_back_goes_up_step_by_step, StepsStay),
    with_words(
        "a closed target that moves the focus", reach.check_what_cannot_be_chosen_changes_nothing, WordsThatMove
    ),
    Fault("anybody may decide", reach.check_only_the_seat_to_move_decides, GAME, ((Seating, "may_act", anybody),)),
    Fault(
        "a decision that stands at once",
        last_words.check_what_is_hidden_comes_out_with_a_press_of_its_own,
        GAME,
        ((LastWord, "given", at_once),),
    ),
    Fault(
        "a decision that is taken back by halves",
        last_words.check_back_from_the_last_word_leaves_no_trace,
        GAME,
        ((TableScene, "_reconsider", forgotten),),
    ),
    Fault(
        "a question that tells the answer",
        last_words.check_the_last_word_tells_nothing_hidden,
        GAME,
        ((last_word, "before_anything_hidden", everything),),
    ),
    with_tabletop("an end without a podium", hands.check_pads_play_a_whole_match, NoPodium),
    with_shows("a last show that never ends", hands.check_the_mouse_plays_a_whole_match, EndlessShows),
    with_tabletop("something to choose that is nowhere", hands.check_one_button_plays_a_whole_match, Nowhere),
    with_tabletop(
        "a move that is lost by taking back", hands.check_the_keys_play_a_whole_match_and_begin_another, LosesTrack
    ),
)
