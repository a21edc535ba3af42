"""What every game promises: a `Game` is registered once, its `State` says what is legal and plays it.

Moves and events are frozen records whose text form round-trips: `Take(2, 5, null)`. The same text stands in
saves, golden playthroughs and bug reports.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from game.chance import Chance
from game.door import notation
from game.door.sentences import shortened

LONGEST_SHOWN = 60
"""Letters of a text that is no record and is quoted to say so."""


class SmallValue:
    """A small frozen value that rules make by the thousand. Subclasses are `@dataclass(frozen=True, slots=True)`, with
    plain defaults or none."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        own = vars(cls)
        finished = "__dataclass_fields__" in own and "__slots__" in own  # it gets those by being made once more
        if finished and not hasattr(cls, "__post_init__"):
            cls.__init__ = _quick_init(cls)  # type: ignore[method-assign]


def _quick_init(kind: type[Any]) -> Callable[..., None]:
    """What a frozen dataclass is made by, in two thirds of its time: it fills the slots themselves, where the usual one
    goes round the guard of the class for each of them."""
    values: dict[str, Any] = {}
    heads, lines = [], []
    for one in fields(kind):
        values[f"usual_{one.name}"], values[f"set_{one.name}"] = one.default, getattr(kind, one.name).__set__
        heads.append(one.name if one.default is MISSING else f"{one.name}=usual_{one.name}")
        lines.append(f"set_{one.name}(self, {one.name})")
    exec(f"def __init__(self, {', '.join(heads)}): {'; '.join(lines) or 'pass'}", values)  # as dataclasses make theirs
    made: Callable[..., None] = values["__init__"]
    return made


class Record(SmallValue):
    """A small value with a text form."""

    __slots__ = ()

    def __str__(self) -> str:
        values = [getattr(self, f.name) for f in fields(self)]  # type: ignore[arg-type]
        return f"{type(self).__name__}({json.dumps(values, default=str)[1:-1]})"


class Move(Record):
    """One decision of one seat."""

    __slots__ = ()


class Event(Record):
    """Something that happened: animation, sound, log and replay all live on the same stream."""

    __slots__ = ()
    reveals: ClassVar[bool] = False
    """Whether something hidden or random came out with it: no undo past it."""


R = TypeVar("R", bound=Record)


def parse(text: str, kinds: Iterable[type[R]]) -> R:
    """The record that `str()` wrote as `text`, one of the given kinds. ValueError if it is none of them."""
    name, bracket, rest = text.partition("(")
    shown = repr(shortened(text, LONGEST_SHOWN))
    kind = next((k for k in kinds if k.__name__ == name), None)
    if kind is None or not bracket or not rest.endswith(")"):
        raise ValueError(f"{shown} is not a record of this game")
    try:
        record = kind(*map(_frozen, notation.parse_json(f"[{rest[:-1]}]")))
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError(f"{shown} does not fit {name}: {error}") from None
    wanted: Any = kind
    for key, hint in _hints(wanted):
        if not _fits(getattr(record, key), hint):
            raise ValueError(f"{shown} does not fit {name}: its {key} is of the wrong type")
    return record


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


@cache
def _hints(kind: Any) -> tuple[tuple[str, Any], ...]:
    return tuple((key, hint) for key, hint in get_type_hints(kind).items() if get_origin(hint) is not ClassVar)


def _fits(value: Any, hint: Any) -> bool:
    """Whether a value is of the annotated type, for what records are made of: numbers, words, None and tuples."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, one) for one in inner)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        wanted = inner[:1] * len(value) if inner[-1] is Ellipsis else inner
        return len(value) == len(wanted) and all(map(_fits, value, wanted))
    return type(value) is (type(None) if hint is None else hint)


@dataclass(frozen=True, slots=True)
class Reason(SmallValue):
    """Why something is not allowed: a text key with its arguments, worded by the screen."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.args)])


class IllegalMove(ValueError):  # noqa: N818
    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Standing(SmallValue):
    """How one seat stands: its points by source (text keys, in the order the rules count them), whether it wins, and
    what decides between equal points, in games that have such a thing."""

    seat: int
    points: int
    sources: tuple[tuple[str, int], ...]
    won: bool
    tie: int = 0


class State(ABC):
    """A position. Plain data inside, cheap to copy, with no history."""

    __slots__ = ()

    to_move: int | None
    """The seat that decides now; None when the game is over."""

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """All legal moves in a fixed order, never empty while `to_move` is a seat."""

    @abstractmethod
    def why_not(self, move: Move) -> Reason | None:
        """The reason a move is not legal now, or None if it is."""

    @abstractmethod
    def play(self, move: Move) -> list[Event]:
        """Play a legal move; IllegalMove, and nothing changed, if it is not."""

    @abstractmethod
    def copy(self) -> Self: ...

    @abstractmethod
    def known_to(self, seat: int, chance: Chance) -> Self:
        """A copy in which all that the seat cannot know, the chance to come included, is drawn anew."""

    @abstractmethod
    def standings(self) -> list[Standing]:
        """By seat."""

    @abstractmethod
    def snapshot(self) -> tuple[Any, ...]:
        """The whole position as plain data, for digests and comparison."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the lobby. The first value is the default; texts are `option-KEY` and `option-KEY-VALUE`."""

    key: str
    values: tuple[str, ...]


BOARD = "board"
"""The option that names the board, in games with boards to choose from; its values are the boards' names."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board from a map: its name (the file's), its title for players, how many may play on it, the game's own data.
    The digest is of what the rules make of it."""

    name: str
    title: str
    seats: tuple[int, ...]
    digest: str
    layout: Any


@dataclass(frozen=True, slots=True)
class Components:
    """A game's checked component data, the digest of its file, and the boards that are good, the usual one first."""

    digest: str
    parts: Any
    boards: Mapping[str, Board] = field(default_factory=dict)

    def board_of(self, options: Mapping[str, str]) -> Board | None:
        """The board that these options choose; None in a game without boards."""
        return self.boards[options.get(BOARD, next(iter(self.boards)))] if self.boards else None

    def digest_of(self, options: Mapping[str, str]) -> str:
        """What a save remembers: the component file and the one board it is played on."""
        board = self.board_of(options)
        return f"{self.digest}-{board.digest}" if board else self.digest


@dataclass(frozen=True, slots=True)
class Table:
    """What a game needs to begin: how many sit there, who starts (None: chance decides), the options."""

    seats: int
    starter: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Game:
    """One game, declared in one place."""

    id: str
    package: str
    """The package that declares it. Its parts are found there by their names (`catalogue.part_of`)."""
    table: str
    """The module with its `TABLE` on the screen side: the rules know no more of it than this name."""
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    load: Callable[[], Components]
    begin: Callable[[Table, Components, Chance], tuple[State, list[Event]]]
    secrets: bool = False
    """Whether seats hold what the others may not see. What nobody knows, such as a stack or a roll, is no secret."""
