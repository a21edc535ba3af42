"""Faults in what lets people follow the others."""

from pygame import FRect

from game.contract import Event
from scenes.drawing.motion import Animation, Do
from scenes.table.computers import Computers
from scenes.table.guides.film import Film
from tests.contract.faults.fault import Fault
from tests.contract.faults.faulty_table import with_shows, with_tabletop
from tests.contract.screen import following, saying
from tests.support.sparring import GAME
from tests.support.sparring.scenes.shows import SparringShows
from tests.support.sparring.scenes.tabletop import SparringTabletop


class SpeaksInHaste(SparringShows):
    def reading(self) -> Animation:
        return Do(self.course.captions.pass_over)


class SpeaksForWhoeverIsNext(SparringShows):
    def say(self, event: Event, sound: str = "") -> Animation:
        return self.caption(lambda: self.words.line(event), sound, self.course.seat)


class MarksNothing(SparringTabletop):
    def where(self, event: Event) -> FRect | None:
        return None if event else super().where(event)


class TicksTheMatch(Film):
    """It plays the match itself, and not a copy."""

    def __init__(self, record: object, start: int) -> None:
        super().__init__(record, start)  # type: ignore[arg-type]
        self.match = record  # type: ignore[assignment]


class TellsAll(Film):
    keeps_secrets = False


FAULTS = (
    with_shows("captions that nobody can read", following.check_captions_stay_until_they_are_read, SpeaksInHaste),
    with_shows(
        "captions beside the emblem of whoever is next",
        saying.check_a_caption_has_the_emblem_of_whom_it_names,
        SpeaksForWhoeverIsNext,
    ),
    with_tabletop("a table without marks", following.check_what_the_others_did_stays_marked, MarksNothing),
    Fault(
        "a film on the match itself",
        following.check_the_film_shows_it_again_and_changes_nothing,
        GAME,
        ((Film, "since", classmethod(lambda _cls, record, _seat: TicksTheMatch(record, 0))),),
    ),
    Fault("a film that shows secrets", following.check_the_film_keeps_secrets, GAME, ((following, "Film", TellsAll),)),
    Fault(
        "a computer player that thinks about its only move",
        following.check_nobody_thinks_about_the_only_move,
        GAME,
        ((Computers, "tick", lambda self, _dt: self.stage.thinking.ask(self.course.match, "easy")),),
    ),
)
