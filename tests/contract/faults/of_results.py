"""Faults in what counts, in what computer players and hints are told, and in files and words."""

import random
from collections.abc import Sequence
from dataclasses import replace
from unittest.mock import patch
from xml.etree import ElementTree

from game import klongs, storage
from game.components import Section, read_components
from game.contract import Components, Event, Move, Option, Reason, Standing
from game.storage import Problem
from tests.contract.faults.fault import Fault, played_as
from tests.contract.rules import boards, components, players, playthroughs, standings
from tests.contract.screen import texts
from tests.support.sparring import GAME, facts
from tests.support.sparring.components import ASSETS, GAME_ID, StickSet, _stick_set
from tests.support.sparring.judging.judgement import SparringJudge
from tests.support.sparring.records import Scored, Take
from tests.support.sparring.state import SparringState

# What counts


class DoesNotAddUp(SparringState):
    def standings(self) -> list[Standing]:
        return [replace(one, points=one.points + 1) for one in super().standings()]


class SourcesByPoints(SparringState):
    def standings(self) -> list[Standing]:
        return [
            replace(one, sources=tuple(sorted(one.sources, key=lambda two: -two[1]))) for one in super().standings()
        ]


class ScoresOtherwise(SparringState):
    def play(self, move: Move) -> list[Event]:
        came = super().play(move)
        return [one for one in came if not (isinstance(one, Scored) and one.source == "last")]


class TheSecondWins(SparringState):
    def standings(self) -> list[Standing]:
        one, other = super().standings()
        return (
            [one, other] if one.points == other.points else [replace(one, won=other.won), replace(other, won=one.won)]
        )


class NobodyIsTold(SparringState):
    def play(self, move: Move) -> list[Event]:
        came = super().play(move)
        return came[:-1] if self.to_move is None else came


def facts_in_words(_events: Sequence[Event]) -> dict[str, float]:
    return {"turns": "many"}  # type: ignore[dict-item]


# What computer players are told


def of_two_minds(_judge: object, _state: SparringState) -> list[float]:
    return [random.random(), random.random()]


def thinks_of_the_impossible(_judge: object, _state: SparringState, moves: Sequence[Move]) -> Sequence[Move]:
    return [*moves, Take(0, 9)]


def says_nothing(_judge: object, _state: SparringState, _move: Move) -> tuple[Reason, ...]:
    return ()


def says_what_nobody_understands(_judge: object, _state: SparringState, _move: Move) -> tuple[Reason, ...]:
    return (Reason("hint-sparring-nonsense"),)


def says_half(_judge: object, _state: SparringState, _move: Move) -> tuple[Reason, ...]:
    return (Reason("hint-sparring-sticks"),)


# Files


def load_unchecked() -> Components:
    """How many may be taken is believed as it stands."""

    def believed(file: Section) -> StickSet:
        take = file._table["take"]
        with patch.dict(file._table, {"take": 1}):
            return replace(_stick_set(file), take=take)

    return _loaded(believed)


def load_any_key() -> Components:
    """Nobody looks for keys that mean nothing."""

    def careless(file: Section) -> StickSet:
        with patch.object(Section, "done"):
            return _stick_set(file)

    return _loaded(careless)


def load_too_late() -> Components:
    """What is missing turns up as an error of the program."""

    def hasty(file: Section) -> StickSet:
        file._table["points"]["last"]
        return _stick_set(file)

    return _loaded(hasty)


def _loaded(build: object) -> Components:
    with patch.object(storage, "ASSETS", ASSETS):
        return read_components(f"{GAME_ID}.toml", build)  # type: ignore[arg-type]


def load_regardless() -> Components:
    """A broken file is passed over in silence."""
    try:
        return GAME.load()
    except Problem:
        return Components("none", StickSet(("a", "b", "c"), 2, 3, 3, 1, 1, 1, 1))


def load_hasty_boards() -> Components:
    """The map is looked at before it is checked."""
    width = ElementTree.parse(storage.MAPS / "klongs.tmx").getroot().attrib["width"]
    assert width
    return klongs.GAME.load()


def load_all_or_nothing() -> Components:
    """One broken board, and there is no game."""
    found = klongs.GAME.load()
    if len(found.boards) < len([*storage.MAPS.glob("klongs*.tmx")]):
        raise Problem("a board is broken", "mend it")
    return found


# Words


class RefusesWithoutWords(SparringState):
    def why_not(self, move: Move) -> Reason | None:
        reason = super().why_not(move)
        return Reason("why-sparring-nonsense") if reason and reason.key == "why-sparring-no-heap" else reason


class DealsOtherwise(SparringState):
    def play(self, move: Move) -> list[Event]:
        self.rain = False
        return super().play(move)


FAULTS = (
    Fault(
        "points that do not add up",
        standings.check_points_are_the_sum_of_their_sources,
        played_as(DoesNotAddUp),
    ),
    Fault(
        "sources in changing order",
        standings.check_points_are_the_sum_of_their_sources,
        played_as(SourcesByPoints),
    ),
    Fault("points that are never told", standings.check_what_is_scored_is_what_counts, played_as(ScoresOtherwise)),
    Fault("the second wins", standings.check_the_best_have_won, played_as(TheSecondWins)),
    Fault("the end is not told", standings.check_the_best_have_won, played_as(NobodyIsTold)),
    Fault("facts in words", standings.check_facts_are_numbers, GAME, ((facts, "facts", facts_in_words),)),
    Fault(
        "a search that plays for the loser",
        players.check_the_outcome_is_good_for_the_winner,
        played_as(TheSecondWins),
    ),
    Fault(
        "a player is of two minds",
        players.check_players_decide_legally_by_what_their_seat_knows,
        GAME,
        ((SparringJudge, "promises", of_two_minds),),
    ),
    Fault(
        "a judge thinks of what is not legal",
        players.check_the_judge_answers_every_question,
        GAME,
        ((SparringJudge, "candidates", thinks_of_the_impossible),),
    ),
    Fault(
        "no hint for a move",
        players.check_every_move_has_a_reason_for_it,
        GAME,
        ((SparringJudge, "reasons", says_nothing),),
    ),
    Fault(
        "a hint without words",
        texts.check_every_hint_has_its_words,
        GAME,
        ((SparringJudge, "reasons", says_what_nobody_understands),),
    ),
    Fault(
        "a hint with a gap in it",
        texts.check_every_hint_has_its_words,
        GAME,
        ((SparringJudge, "reasons", says_half),),
    ),
    Fault("a refusal without words", texts.check_every_reason_has_its_words, played_as(RefusesWithoutWords)),
    Fault(
        "an option without words",
        texts.check_names_sources_and_options_have_their_words,
        replace(GAME, options=(*GAME.options, Option("snow", ("off", "on")))),
    ),
    Fault(
        "a component that is not checked",
        components.check_broken_components_are_named,
        replace(GAME, load=load_unchecked),
    ),
    Fault(
        "a misspelt key passes in silence",
        components.check_broken_components_are_named,
        replace(GAME, load=load_any_key),
    ),
    Fault(
        "a missing key is an error of the program",
        components.check_broken_components_are_named,
        replace(GAME, load=load_too_late),
    ),
    Fault(
        "broken components are passed over",
        components.check_other_games_stay_playable,
        replace(GAME, load=load_regardless),
    ),
    Fault(
        "a map is looked at before it is checked",
        boards.check_broken_maps_are_named,
        replace(klongs.GAME, load=load_hasty_boards),
    ),
    Fault(
        "one broken board spoils the game",
        boards.check_a_broken_board_is_left_out,
        replace(klongs.GAME, load=load_all_or_nothing),
    ),
    Fault(
        "a game without a golden playthrough",
        playthroughs.check_golden_playthroughs,
        replace(GAME, id="unwritten"),
    ),
    Fault("other rules than were written down", playthroughs.check_golden_playthroughs, played_as(DealsOtherwise)),
)
