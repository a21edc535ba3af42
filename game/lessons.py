"""Lessons: guided matches as data. A file of assets/lessons, or one that players made, says who sits there, which seed,
and step by step what the learner reads or does and what the others play then.

A lesson is checked when it is loaded by playing it through, whichever of the welcome moves the learner makes. Each
fault becomes one sentence naming file, step and cure; a broken lesson is not offered, and that is all it costs.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game import catalogue, homemade, saves, storage
from game.components import Section, read_section
from game.contract import Game, Move, State, parse
from game.match import Match, Seat, Setup
from game.players import LEVELS
from game.storage import Problem

FOLDER = storage.ASSETS / "lessons"
ALONE = "alone"
"""The lesson for playing alone; every other one is called like its game, or GAME-SOMETHING."""
MOST_STEPS = 60
MOST_WAYS = 100
"""Positions that a step may be met in: so many ways through the lesson are tried."""
FRIENDLY = LEVELS[0]
"""Who plays for the others."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    text: str
    """The key of what is said, as in the message `lesson-NAME-TEXT`, or the words themselves."""
    point: tuple[str, ...]
    """What is pointed at: targets of the game in their text form, or places that its table has names for."""
    welcome: tuple[str, ...]
    """The moves that the learner may make, as patterns; the first is the one that is played if the step is skipped.
    None: the learner reads."""
    unwelcome: str
    """What is said to another press, as `text` is; empty for the usual words."""
    then: tuple[Move, ...]
    """What the others play after it."""

    def welcomes(self, move: Move) -> bool:
        return any(_fits(pattern, move) for pattern in self.welcome)

    def first(self, state: State) -> Move | None:
        """The move that the lesson would make here."""
        return next((m for pattern in self.welcome for m in state.moves() if _fits(pattern, m)), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    file: Path
    title: str
    """What it is called where there are several for a game; empty for the usual one."""
    game: str
    learner: int
    others: tuple[str, ...]
    """Their names, from seat to seat."""
    options: Mapping[str, str]
    seed: int
    starter: int
    steps: tuple[LessonStep, ...]

    def setup(self, learner: str) -> Setup:
        """The match before its first move, with the learner's name."""
        names = [*self.others[: self.learner], learner, *self.others[self.learner :]]
        seats = [Seat(name, i, "human" if i == self.learner else FRIENDLY) for i, name in enumerate(names)]
        return saves.setup_of(self.game, seats, self.options, self.seed, self.starter)

    def decisions_before(self, step: int) -> int:
        """How many have been made when a step begins, whichever of the welcome ones."""
        return sum(bool(one.welcome) + len(one.then) for one in self.steps[:step])

    def match(self, learner: str, step: int) -> Match:
        """The match as it stands at a step, if everybody has done what the lesson would."""
        match = Match(self.setup(learner))
        for one in self.steps[:step]:
            move = one.first(match.state)
            for each in [*([move] if move else []), *one.then]:
                match.play(each)
        return match


@lru_cache(4096)
def _fits(pattern: str, move: Move) -> bool:
    """Whether a move is meant by a pattern: its text form, with * for anything; blanks do not matter. A table asks
    about all that can be chosen, frame after frame."""
    pieces = re.sub(r"\s", "", pattern).split("*")
    return re.fullmatch(".*".join(map(re.escape, pieces)), re.sub(r"\s", "", str(move))) is not None


# Which lessons there are


_loaded: dict[str, Lesson | None] = {}


def names() -> list[str]:
    """Of the lessons that come with the program."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def _files_about(shelf: str) -> dict[str, Path]:
    """By name, where each lesson about a game or about playing alone lies: the program's, then the players' own."""
    ours = {name: FOLDER / f"{name}.toml" for name in names() if name == shelf or name.startswith(f"{shelf}-")}
    theirs = {}
    for file in [
        *homemade.files(homemade.LESSONS, f"{shelf}.toml"),
        *homemade.files(homemade.LESSONS, f"{shelf}-*.toml"),
    ]:
        if file.stem in ours:
            cure = f"call it {shelf}-SOMETHING.toml"
            problem = Problem("the program has a lesson of this name", cure, file)
            storage.notice(f"{str(problem).removesuffix('.')}; until then this lesson is not offered.")
        else:
            theirs[file.stem] = file
    return {**dict(sorted(ours.items(), key=lambda one: len(one[0]))), **theirs}


def about(shelf: str) -> list[Lesson]:
    """The good lessons about a game, or about playing alone, the usual one first, then others; a notice names a broken
    one."""
    lessons = [_once(name, file) for name, file in _files_about(shelf).items()]
    return [lesson for lesson in lessons if lesson]


def _once(name: str, file: Path) -> Lesson | None:
    """A lesson is loaded once a session."""
    if name not in _loaded:
        try:
            _loaded[name] = load(file)
        except Problem as problem:
            storage.notice(f"{str(problem).removesuffix('.')}; until then this lesson is not offered.")
            _loaded[name] = None
    return _loaded[name]


def forget() -> None:
    """Begin as a fresh session: no lesson loaded."""
    _loaded.clear()


# Reading and checking


def load(file: Path) -> Lesson:
    """A lesson, read and played through; Problem, naming file, step and cure, if anything in it is not right."""
    section, _ = read_section(file)
    lesson = read(file, section)
    section.done()
    _Rehearsal(lesson).play_through()
    return lesson


def read(file: Path, section: Section) -> Lesson:
    """What a file says, its moves not tried yet."""
    game = catalogue.find(section.word("game", tuple(catalogue.GAMES)))
    others = section.lines("others")
    seats = len(others) + 1
    if seats not in game.seats:
        wanted = " or ".join(str(count - 1) for count in game.seats)
        raise section.problem("others", f"{seats} players are not enough or too many", f"name {wanted} others in [ ]")
    learner = section.whole("learner", 0, seats - 1)
    steps = section.sections("steps")
    if len(steps) > MOST_STEPS:
        raise section.problem("steps", f"{len(steps)} steps are too many", f"keep it to {MOST_STEPS}")
    lesson = Lesson(
        name=file.stem,
        file=file,
        title=section.name("title") if section.has("title") else "",
        game=game.id,
        learner=learner,
        others=others,
        options=_options(section, game),
        seed=section.whole("seed", 0, (1 << 63) - 1),
        starter=section.whole("starter", 0, seats - 1),
        steps=tuple(_step(file, game.moves, number, step) for number, step in enumerate(steps, 1)),
    )
    try:
        lesson.setup("-")
    except ValueError as error:
        raise Problem(str(error), "correct the set-up at the top of the file", file, "set-up") from None
    return lesson


def _options(section: Section, game: Game) -> dict[str, str]:
    if not section.has("options"):
        return {}
    options, known = section.section("options"), catalogue.options_of(game)
    chosen = {one.key: options.word(one.key, one.values) for one in known if options.has(one.key)}
    options.done()
    return chosen


def _step(file: Path, kinds: Sequence[type[Move]], number: int, section: Section) -> LessonStep:
    def moves(key: str) -> Iterator[Move]:
        for text in section.lines(key):
            try:
                yield parse(text, kinds)
            except ValueError as error:
                cure = f"write one of {', '.join(kind.__name__ for kind in kinds)} with its values in ( )"
                raise Problem(str(error), cure, file, f"step {number}, {key}") from None

    step = LessonStep(
        text=section.name("text"),
        point=section.lines("point"),
        welcome=section.lines("welcome"),
        unwelcome=section.name("unwelcome") if section.has("unwelcome") else "",
        then=tuple(moves("then")),
    )
    section.done()
    return step


class _Rehearsal:
    """Plays a lesson through in every way that it leaves open."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0

    def problem(self, key: str, what: str, cure: str) -> Problem:
        return Problem(what, cure, self.lesson.file, f"step {self.number}, {key}")

    def play_through(self) -> None:
        state, _ = self.lesson.setup("-").begin()
        ways = [state]
        for step in self.lesson.steps:
            self.number += 1
            after = [next_one for way in ways for next_one in self._after(way, step)]
            ways = [*{one.snapshot(): one for one in after}.values()]
            if len(ways) > MOST_WAYS:
                cure = f"welcome fewer moves, so that there are no more than {MOST_WAYS} ways to come here"
                raise self.problem("welcome", "there are too many ways through the lesson", cure)

    def _after(self, state: State, step: LessonStep) -> Iterator[State]:
        """The positions that a step leads to from one, everything in it being legal."""
        for move in self._welcome(state, step) if step.welcome else [None]:
            after = state.copy()
            if move is not None:
                after.play(move)
            for prepared in step.then:
                self._prepared(after, prepared)
                after.play(prepared)
            if after.to_move is None:
                raise self.problem("then", "the game is over here", "end the lesson before the game ends")
            yield after

    def _welcome(self, state: State, step: LessonStep) -> list[Move]:
        if state.to_move != self.lesson.learner:
            raise self.problem(
                "welcome",
                f"it is not the learner's turn but that of seat {state.to_move}",
                "write its move under then in the step before",
            )
        legal = state.moves()
        for pattern in step.welcome:
            if not any(_fits(pattern, move) for move in legal):
                raise self.problem("welcome", f"{pattern} is no legal move there", self._instead(state, pattern))
        return [move for move in legal if step.welcomes(move)]

    def _prepared(self, state: State, move: Move) -> None:
        if state.to_move == self.lesson.learner:
            cure = "write a step that welcomes it, or leave it out"
            raise self.problem("then", f"{move} would be the learner's own move", cure)
        if state.to_move is None or state.why_not(move) is not None:
            raise self.problem("then", f"{move} is no legal move there", self._instead(state, str(move)))

    def _instead(self, state: State, text: str) -> str:
        legal = [str(move) for move in state.moves()] if state.to_move is not None else []
        kind = text.partition("(")[0]
        alike = [move for move in legal if move.startswith(f"{kind}(")] or legal
        return f"write one that is, such as {' or '.join(alike[:3])}" if alike else "end the lesson before it"
