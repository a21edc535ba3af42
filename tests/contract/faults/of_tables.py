"""Faults of tables: in what is shown, drawn, said and chosen. The rules are those of the sound game."""

from collections.abc import Iterable, Mapping
from itertools import count

from pygame import FRect

from game.contract import Event, Move
from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import Animation, Steps, Tween, Wait
from scenes.drawing.theme import SLOW
from scenes.stage import backstage
from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.prompt import Prompt
from scenes.table.showing.shows import Shower
from tests.contract.faults.fault import Fault
from tests.contract.faults.faulty_table import with_picture, with_shows, with_tabletop, with_words
from tests.contract.screen import assets, choosing, events, saying, showing
from tests.support.brought_assets import texts_in
from tests.support.sparring import GAME, records
from tests.support.sparring.scenes import tabletop
from tests.support.sparring.scenes.picture import Picture
from tests.support.sparring.scenes.shows import SparringShows
from tests.support.sparring.scenes.tabletop import SparringTabletop
from tests.support.sparring.scenes.targets import Heap, Sticks
from tests.support.sparring.scenes.words import SparringWords

# What is shown


class NeverChanges(Picture):
    def apply(self, event: Event) -> None:
        pass


class LeftEmpty(Picture):
    """Nobody has told it what happened before."""

    def take_in(self, events: Iterable[Event]) -> None:
        pass


class MissesTheCount(Picture):
    def apply(self, event: Event) -> None:
        if not isinstance(event, records.Scored):
            super().apply(event)


class MissesTheRain(Picture):
    def apply(self, event: Event) -> None:
        if not isinstance(event, records.Rained):
            super().apply(event)


class ForgetsToApply(SparringShows):
    def showers(self) -> Mapping[type[Event], Shower]:
        return {**super().showers(), records.SticksTaken: self.say}


class ForgetsTheRain(SparringShows):
    def showers(self) -> Mapping[type[Event], Shower]:
        return {**super().showers(), records.Rained: self.say}


class Endless(Wait):
    def advance(self, dt: float) -> float | None:
        return super().advance(dt * 0)


class NeverEnds(SparringShows):
    def showers(self) -> Mapping[type[Event], Shower]:
        return {**super().showers(), records.Passed: lambda event: Steps([self.then(event), Endless(SLOW)])}


class Unfinished(Tween):
    """Who skips it stops it where it is."""

    def finish(self) -> None:
        pass


class StopsWhereItIs(SparringShows):
    def showers(self) -> Mapping[type[Event], Shower]:
        return {**super().showers(), records.SticksTaken: self._handful}

    def _handful(self, event: records.SticksTaken) -> Animation:
        heaps, there = self.picture.heaps, self.picture.heaps[event.heap]

        def pull(t: float) -> None:
            heaps[event.heap] = there - event.sticks * t

        return Steps([self.then(event), Unfinished(SLOW, pull)])


class LosesPoints(SparringShows):
    """Whoever watches the count sees less in the end."""

    def showers(self) -> Mapping[type[Event], Shower]:
        return {**super().showers(), records.Scored: self._lost}

    def _lost(self, event: records.Scored) -> Animation:
        points = self.picture.points

        def lose(t: float) -> None:
            points[event.seat] -= t < 1

        return Steps([self.then(event), Tween(SLOW, lose)])


class ShowsNoRain(SparringShows):
    def showers(self) -> Mapping[type[Event], Shower]:
        return {**super().showers(), records.Rained: lambda _: Wait(SLOW)}


class Thunders(SparringShows):
    def showers(self) -> Mapping[type[Event], Shower]:
        return {**super().showers(), records.Rained: self.told("thunder", SLOW)}


# What is drawn


class DrawsOtherwiseAgain(SparringTabletop):
    times = count()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.dot(100 + next(self.times) % 2 * 40, 100, 30, (255, 255, 255))


class DrawsWhatIsNotThere(SparringTabletop):
    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.art("rain-cloud", FRect(900, 60, 100, 100))


class KeepsItsPicture(SparringTabletop):
    """It goes on with the picture that it had, whatever has been taken back."""

    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        super().__init__(stage, course, choice)
        before = vars(course).setdefault("picture", self.picture)
        self.picture.__dict__ = before.__dict__


class DropsWhatIsShown(SparringTabletop):
    """Another size of the window, and what was being shown is over."""

    scale = 0.0

    def draw(self, canvas: Canvas) -> None:
        if self.scale not in (0.0, canvas.scale):
            self.course.director.clear()
        self.scale = canvas.scale
        super().draw(canvas)


class EmptyForGuides(SparringTabletop):
    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        super().__init__(stage, course, choice)
        if course.guided:
            self.picture.heaps = [0.0] * len(self.picture.heaps)


# What is said


class AsksOnce(SparringWords):
    def ask(self) -> str:
        return super().ask() if self.choice.first is None else ""


class ExplainsNothing(SparringWords):
    def explain(self, target: Target) -> str:
        return super().explain(target)[:0]


class TellsNothing(SparringWords):
    def line(self, event: Event) -> str:
        return super().line(event)[:0]


class TellsAllOfTheFirst(SparringWords):
    def about(self, event: Event) -> int | None:
        return super().about(event) and 0


class LearnsOneLanguage(SparringWords):
    """It keeps what it has said once."""

    def heap(self, number: int) -> str:
        known: dict[int, str] = self.__dict__.setdefault("known", {})
        return known.setdefault(number, super().heap(number))


class TellsNoRain(SparringWords):
    def line(self, event: Event) -> str:
        return "" if isinstance(event, records.Rained) else super().line(event)


def says_the_hint(prompt: Prompt) -> str:
    return prompt.advice() or prompt.table.tabletop.words.ask()


def texts_with_a_gap(language: str) -> Texts:
    """In Polish a prompt is missing."""
    texts = texts_in(language)
    for sheet in texts.sheets:
        if sheet.code == "pl":
            sheet.messages.pop("prompt-sparring-sticks", None)
    return texts


# What is chosen


class CannotPass(SparringTabletop):
    def paths(self) -> dict[Path, Move]:
        return {path: move for path, move in super().paths().items() if isinstance(move, records.Take)}


class NowhereToTakeThree(SparringTabletop):
    def spots(self) -> Mapping[Target, FRect]:
        return {target: spot for target, spot in super().spots().items() if target != Sticks(3)}


class FocusesElsewhere(SparringTabletop):
    def first_focus(self) -> Target | None:
        return Sticks(1)


class FocusesTheFirstHeap(SparringTabletop):
    """Empty or not."""

    def first_focus(self) -> Target | None:
        return Heap(0)


FAULTS = (
    with_picture("a picture that never changes", showing.check_the_picture_changes_with_the_position, NeverChanges),
    with_picture("a resumed table left empty", showing.check_watched_skipped_and_resumed_look_alike, LeftEmpty),
    with_shows("a shower that forgets to apply", showing.check_watched_skipped_and_resumed_look_alike, ForgetsToApply),
    with_shows("a show that never ends", showing.check_watched_skipped_and_resumed_look_alike, NeverEnds),
    with_shows("a show that a skip stops", showing.check_watched_skipped_and_resumed_look_alike, StopsWhereItIs),
    with_shows(
        "a rare event that is shown and not applied",
        showing.check_every_kind_of_event_can_be_skipped_at_any_moment,
        ForgetsTheRain,
    ),
    with_shows("points lost in the count", showing.check_the_end_watched_and_skipped_looks_alike, LosesPoints),
    with_tabletop("a table that is drawn otherwise again", showing.check_drawing_changes_nothing, DrawsOtherwiseAgain),
    with_tabletop("what is taken back stays in the picture", showing.check_undo_shows_what_was_before, KeepsItsPicture),
    with_tabletop(
        "a resized window drops what is being shown",
        showing.check_a_resized_window_ends_in_the_same_picture,
        DropsWhatIsShown,
    ),
    with_tabletop(
        "a record looks other than the match",
        showing.check_a_record_watched_again_looks_like_the_match,
        EmptyForGuides,
    ),
    Fault(
        "an event that nobody shows",
        events.check_every_event_is_noticed,
        GAME,
        (
            (tabletop, "Picture", MissesTheRain),
            (tabletop, "SparringShows", ShowsNoRain),
            (tabletop, "SparringWords", TellsNoRain),
        ),
    ),
    with_picture(
        "points of the end that are not shown", events.check_the_table_shows_the_points_of_the_end, MissesTheCount
    ),
    with_tabletop("a legal move without a path", choosing.check_every_move_has_a_path, CannotPass),
    with_tabletop("a target without a spot", choosing.check_every_open_target_has_a_spot, NowhereToTakeThree),
    with_tabletop(
        "a first focus where nothing is", choosing.check_the_focus_begins_at_an_open_target, FocusesElsewhere
    ),
    with_tabletop(
        "a first focus that is closed", choosing.check_the_focus_begins_at_an_open_target, FocusesTheFirstHeap
    ),
    with_words("a step without a prompt", saying.check_the_prompt_always_says_something, AsksOnce),
    Fault(
        "a hint in the place of the question",
        saying.check_a_hint_stands_beside_the_question,
        GAME,
        ((Prompt, "text", says_the_hint),),
    ),
    with_words("a closed target that does not say why", saying.check_closed_targets_are_explained, ExplainsNothing),
    with_words("decisions that the log leaves out", saying.check_decisions_are_told, TellsNothing),
    with_words(
        "lines under another one's emblem",
        saying.check_lines_stand_under_the_emblem_of_whom_they_are_about,
        TellsAllOfTheFirst,
    ),
    with_words(
        "words that stay in the old language", saying.check_another_language_changes_every_word, LearnsOneLanguage
    ),
    Fault(
        "a word missing in a language",
        saying.check_every_text_is_there_in_every_language,
        GAME,
        ((backstage, "Texts", texts_with_a_gap),),
    ),
    with_tabletop("a picture that is not there", assets.check_every_picture_is_there, DrawsWhatIsNotThere),
    with_shows("a sound that is not there", assets.check_every_sound_is_there, Thunders),
)
