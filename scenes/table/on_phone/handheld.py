"""What a game shows on a phone: what a seat has of its own, and the table in small.

It is given the position as that seat knows it, the same view that computer players get: nothing else can get onto a
phone.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from operator import is_not

from game.chance import Chance
from game.contract import Move, State
from scenes.devices.sheet import WHOLE, Board, Box, Part, Piece, Shelf
from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts
from scenes.table.choice import Choice
from scenes.table.chooser import Chooser, Target
from scenes.table.course import Course


@cache
def name_of(target: Target) -> str:
    """What a tap on it says. Written once: a board has many spaces, and shows them again and again."""
    return str(target)


@dataclass(frozen=True, slots=True)
class Belongings:
    """What a seat sees on its phone."""

    shelves: tuple[Shelf, ...]
    board: Board | None
    points: int
    lines: tuple[str, ...]
    """For whoever does not see the screen: how far the match is, and a line for everybody, oneself first, of what lies
    open of theirs."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        on_shelves = tuple(piece for shelf in self.shelves for piece in shelf.pieces)
        return (*on_shelves, *(self.board.pieces if self.board else ()))


class Handheld(ABC):
    """Made with the tabletop, so it is anew with it whenever the match has gone back."""

    def __init__(self, stage: Backstage, course: Course, choice: Choice, icons: Mapping[type, str]) -> None:
        """`icons`: by the kind of a target, or of the move on a plate, its drawing."""
        self.stage, self.course, self.choice, self.icons = stage, course, choice, icons
        self.named: dict[str, Target] = {}
        """By what a tap says, the things on the sheets that have been made."""
        self.deciding = False
        """Whether the seat whose sheet is being made decides now."""
        self._open: frozenset[Target] = frozenset()
        """What it may choose then."""
        self._kept: dict[Hashable, Piece] = {}
        """Pieces by all that they hang on."""
        self._heard: tuple[Hashable, tuple[State, Chooser], dict[str, Piece]] | None = None
        """What can be read aloud, and what it hung on: the focus goes over many things one after another."""

    @property
    def texts(self) -> Texts:
        return self.stage.texts

    # What a game says

    @abstractmethod
    def shelves(self, view: State, seat: int) -> Iterable[Shelf]:
        """A seat's own things."""

    @abstractmethod
    def board(self, view: State, seat: int) -> Board | None:
        """The table in small; None if there is nothing on it to see or to choose just now."""

    @abstractmethod
    def how_far(self, view: State) -> str:
        """How far the match is, as the screen says it; empty while it says nothing of that."""

    @abstractmethod
    def in_words(self, view: State, seat: int) -> str:
        """What somebody has, as far as everybody can see it."""

    def points_of(self, view: State, seat: int) -> int:
        """The points of a seat as they stand on the screen."""
        return view.standings()[seat].points

    # What helps to say it

    def piece(self, target: Target, label: str, parts: Iterable[Part], box: Box = WHOLE, note: str = "") -> Piece:
        """A thing that can be tapped: chosen if it is open, else asked about."""
        name, choice = name_of(target), self.choice
        self.named[name] = target
        if not self.deciding:
            return Piece(label, tuple(parts), box, name, note=note)
        opened, chosen, focus = target in self._open, target in choice.steps, target == choice.focus
        return Piece(label, tuple(parts), box, name, opened, chosen, focus, note)

    def as_before(self, target: Target, looks: Hashable, make: Callable[[], Piece]) -> Piece:
        """A piece that looks as it did is not made again: a board has many of them, and most stay as they are. `looks`
        is all that it hangs on besides the choice and the language."""
        choice = self.choice
        state: Hashable = self.deciding and (target in self._open, target in choice.steps, target == choice.focus)
        key = target, looks, state, self.texts.language
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def about(self, *targets: Target) -> Target:
        """Of several targets in one place the one that the decision is about just now, or else the last."""
        now = (one for one in targets if one in self._open or (self.deciding and one in self.choice.steps))
        return next(now, targets[-1])

    def offers(self, *kinds: type[Move]) -> bool:
        """Whether the seat whose sheet is being made can make a move of one of these kinds."""
        return self.deciding and self.choice.offers(*kinds)

    def can_be_chosen(self, target: Target) -> bool:
        return target in self._choosable()

    def _choosable(self) -> frozenset[Target]:
        """What leads on from here, or would have from a step before: it is chosen instead then."""
        steps = self.choice.steps
        before = [(depth, steps[:depth]) for depth in range(len(steps) + 1)]
        return frozenset(
            path[depth] for path in self.choice.paths for depth, way in before if path[:depth] == way and path[depth:]
        )

    def plate(self, target: Target, label: str) -> Piece:
        """Something to choose now that has no place: words, and perhaps a drawing. They say themselves what it does."""
        move, name = getattr(target, "move", target), name_of(target)
        self.named[name] = target
        icon = self.icons.get(type(move), "")
        return Piece(label, (Part(icon),) if icon else (), WHOLE, name, open=True, focus=target == self.choice.focus)

    def _begin(self, seat: int, deciding: bool) -> State:
        """A sheet for this seat; gives the position as it knows it."""
        self.deciding, self._open = deciding, self._choosable() if deciding else frozenset()
        return self.course.match.state.known_to(seat, Chance(0))

    # What everybody hears

    def for_all_ears(self, target: Target, seat: int) -> Piece | None:
        """The piece that a target is while this seat decides, if it may be read aloud. In a game with secrets only the
        names of what lies on the table in small may: all else there is what the seat knows."""
        course, choice = self.course, self.choice
        key = course.stamp, choice.steps, self.texts.language
        things = course.match.state, choice.chooser
        if self._heard is None or self._heard[0] != key or any(map(is_not, self._heard[1], things)):
            view, secrets = self._begin(seat, deciding=True), course.match.game.secrets
            board = self.board(view, seat)
            on_board = [replace(one, note="") if secrets else one for one in (board.pieces if board else ())]
            shelves = () if secrets else self.shelves(view, seat)
            pieces = (*(piece for shelf in shelves for piece in shelf.pieces), *on_board)
            self._heard = key, things, {piece.target: piece for piece in pieces}
        return self._heard[2].get(name_of(target))

    # What a seat sees

    def belongings(self, seat: int, deciding: bool) -> Belongings:
        """By what that seat knows; `deciding` if it is to choose something of it now."""
        view = self._begin(seat, deciding)
        points = self.points_of(view, seat)
        seats = len(self.course.seating.chairs)
        everybody = ((seat + after) % seats for after in range(seats))
        lines = [f"{self.course.name(one)}: {self.in_words(view, one)}" for one in everybody]
        if far := self.how_far(view):
            lines.insert(0, far)
        return Belongings(tuple(self.shelves(view, seat)), self.board(view, seat), points, tuple(lines))

    def points(self, points: int) -> str:
        return self.texts("result-points", points=points)
