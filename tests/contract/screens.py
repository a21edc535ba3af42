"""Tables to look at: laid on a stage, watched or skipped, and what is drawn of them; and moments worth a look."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product

import pygame

from game.chance import Chance
from game.contract import Event, Game, Move, Table
from game.match import Match, Setup
from scenes.devices.seating import Seating
from scenes.screens import screen_at
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push
from scenes.stage.stage import Stage
from scenes.table.chooser import Chooser, Path
from scenes.table.guides.guide import Guide
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene
from tests.contract.games import begin_match, offered, tables

SIZE = (640, 360)
FRAME = 0.03
"""Seconds on the clock from one picture to the next."""
PATIENCE = 2000
"""Frames after which a show that should have come to an end is hanging."""
GAMES_PLAYED = 15
"""So many random games at a table are searched for what is wanted."""

Pixels = bytes


class Screen:
    """A stage for tables: by agreement all hands lie open, and nothing moves by the clock."""

    def __init__(self, language: str = "en") -> None:
        self.stage = Stage(
            Preferences(
                fullscreen=False,
                language=language,
                speed="fast",
                reduced_motion=True,
                open_objectives=True,
                first_notes=False,
            ),
            screen_at,
            SIZE,
        )

    def put(self, match: Match, guide: Guide | None = None) -> TableScene:
        """The table of a match on the stage; of one that has just begun, the opening is to be shown."""
        table = sit_down(match, Seating.of(match.setup.seats), guide)
        self.stage.take(Push(table))
        return table

    def lay(self, match: Match, guide: Guide | None = None) -> TableScene:
        """The same, and the opening has been watched."""
        table = self.put(match, guide)
        self.watch(table)
        return table

    # Showing

    def watch(self, table: TableScene) -> None:
        """All that is being shown, to its end; somebody goes on where it waits."""
        for _ in self.frames(table):
            pass

    def frames(self, table: TableScene) -> Iterator[None]:
        """The same, with a look at every frame."""
        for _ in range(PATIENCE):
            if not table.course.director.busy and not table.busy:
                return
            table.course.captions.pass_over()  # whoever watches here reads fast
            if table.course.director.holding:
                table.skip()
            else:
                table.tick(FRAME)
            yield
        raise AssertionError(f"what the table shows never ends: {table.course.director.queue}")

    def skip(self, table: TableScene, after: int = 0, everything: bool = True) -> None:
        """What is being shown, so many frames after it began."""
        for _ in range(after):
            if table.course.director.busy:
                table.tick(FRAME)
        for _ in range(PATIENCE):
            if not table.course.director.busy:
                return
            table.skip(everything)
        raise AssertionError(f"what the table shows cannot be skipped: {table.course.director.queue}")

    # Drawing

    def picture(self, table: TableScene) -> Pixels:
        """The table with all that is said, and the focus where it begins."""
        table.choice.focus = None
        table.choice.focus = table.tabletop.first_focus()
        table.tick(FRAME)
        self.watch(table)
        return self.drawn(table)

    def drawn(self, table: TableScene) -> Pixels:
        """The table as it is at this moment."""
        canvas = self.stage.canvas
        canvas.surface.fill("black")
        table.draw(canvas)
        table.draw_bar(canvas)
        return pygame.image.tobytes(canvas.surface, "RGB")

    def lying(self, table: TableScene) -> Pixels:
        """What lies on the table, with nothing to choose and nothing said."""
        choice, canvas = table.choice, self.stage.canvas
        kept = choice.chooser, choice.focus
        choice.chooser, choice.focus = Chooser({}), None
        table.tabletop.tick(FRAME)
        canvas.surface.fill("black")
        table.tabletop.draw(canvas)
        table.tabletop.flyers.draw(canvas)
        choice.chooser, choice.focus = kept
        return pygame.image.tobytes(canvas.surface, "RGB")


# Choosing


def steps(table: TableScene, most: int = 12) -> Iterator[Path]:
    """The choice as it stands at its beginning and after every step towards some of the moves; with the steps."""
    yield ()
    paths = [*table.choice.paths]
    for path in paths[:: max(1, len(paths) // most)]:
        table.decide()
        for target in path[:-1]:
            if target in table.choice.open and table.hands.choose(target) is None:
                yield table.choice.steps
    table.decide()


# Matches and moments of them


def played(game: Game, table: Table, seed: int) -> Match:
    """A random match at its end."""
    match, chance = begin_match(game, table, seed), Chance(seed)
    while not match.over:
        match.play(chance.pick(offered(match.state)))
    return match


def again(match: Match, decisions: int) -> Match:
    """The match as it was after so many decisions."""
    twin = Match(match.setup)
    for entry in match.history[:decisions]:
        twin.play(entry.move)
    return twin


def looks(match: Match, count: int) -> list[int]:
    """So many decisions of a match, by number, from the first to the last but one."""
    return [*range(0, len(match.history) - 1, -(-len(match.history) // count))]


@dataclass(frozen=True, eq=False)
class Moment:
    """A decision of a match: what came before it, and the move made there."""

    setup: Setup
    before: tuple[Move, ...]
    move: Move

    @classmethod
    def of(cls, match: Match, number: int) -> "Moment":
        moves = [entry.move for entry in match.history]
        return cls(match.setup, tuple(moves[:number]), moves[number])

    def match(self) -> Match:
        match = Match(self.setup)
        for move in self.before:
            match.play(move)
        return match


@dataclass
class Found:
    """Moments worth a look, from random matches at all tables of a game."""

    telling: dict[type[Event], Moment] = field(default_factory=dict)
    """By kind of event, a decision that brings it."""
    deciding: dict[object, Moment] = field(default_factory=dict)
    """Decisions with all kinds of moves that are offered together, at each number of seats."""
    undoable: dict[object, Moment] = field(default_factory=dict)
    """By kind of move and number of seats, a decision that can be taken back."""

    def note(self, moment: Moment, moves: Sequence[Move], events: Sequence[Event]) -> None:
        for event in events:
            self.telling.setdefault(type(event), moment)
        self.deciding.setdefault((len(moment.setup.seats), frozenset(map(type, moves))), moment)
        if not any(event.reveals for event in events):
            self.undoable.setdefault((type(moment.move), len(moment.setup.seats)), moment)


@cache
def _found(game: Game) -> Found:
    found = Found()
    for seed, table in product(range(GAMES_PLAYED), tables(game)):
        match, chance = begin_match(game, table, seed), Chance(seed)
        came = [*match.opening]
        before: tuple[Move, ...] = ()
        while not match.over:
            moves = offered(match.state)
            move = chance.pick(moves)
            came += match.play(move)
            found.note(Moment(match.setup, before, move), moves, came)
            before, came = (*before, move), []
    return found


def telling(game: Game) -> dict[type[Event], Moment]:
    return _found(game).telling


def tellings(game: Game) -> list[Moment]:
    """None of them twice."""
    return [*dict.fromkeys(telling(game).values())]


def deciding(game: Game) -> list[Moment]:
    return [*_found(game).deciding.values()]


def undoable(game: Game) -> list[Moment]:
    return [*_found(game).undoable.values()]
