"""What stands on a phone: a sheet of plain values that its page draws, reads aloud and makes touchable."""

from dataclasses import asdict, dataclass, field
from typing import Any

Box = tuple[float, float, float, float]
"""Left, top, width and height."""
WHOLE: Box = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Part:
    """A layer of a piece: a drawing, or letters; where it lies in parts of the piece."""

    art: str = ""
    box: Box = WHOLE
    tint: str = ""
    """The colour of a drawing that has none of its own, as in #D55E00."""
    text: str = ""
    """Letters as high as the box, light on the page's dark; `dark` with a light edge, on something light."""
    dark: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing: what it looks like, what it is called, and whether a tap chooses it."""

    label: str
    """Its name, read aloud; and written where it has no parts."""
    parts: tuple[Part, ...] = ()
    box: Box = WHOLE
    """Where it lies on a board, in the board's own units."""
    target: str = ""
    """What a tap is about; without one it is only to be looked at."""
    open: bool = False
    """Whether it can be chosen now."""
    chosen: bool = False
    focus: bool = False
    note: str = ""
    """What it does or is worth, in a sentence."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things in a row, under a heading."""

    title: str
    pieces: tuple[Piece, ...]
    large: bool = True
    """Whether they are what the page is about; else they may be small."""


@dataclass(frozen=True, slots=True)
class Board:
    """Things where they lie on the table, so that one of them can be chosen there too."""

    title: str
    size: tuple[float, float]
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the touch pad that works now, and what it does."""

    action: str
    label: str


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose sheet it is."""

    name: str
    livery: int
    points: str = ""


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """A seat that a phone without one may take."""

    seat: int
    name: str
    livery: int


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    """The game or the screen."""
    stamp: int = 0
    """Another number whenever a tap would mean something else."""
    prompt: str = ""
    note: str = ""
    """What is told beside the question: a hint, what the thing in focus is."""
    turn: str = ""
    """"mine", "other" or nothing: whose decision it is."""
    last: str = ""
    """The last thing that happened."""
    owner: Owner | None = None
    shelves: tuple[Shelf, ...] = ()
    board: Board | None = None
    plates: tuple[Piece, ...] = ()
    """What can be chosen and has no place: words on a button, perhaps with a drawing."""
    lines: tuple[str, ...] = ()
    """What there is to read."""
    buttons: tuple[Button, ...] = ()
    seats: tuple[FreeSeat, ...] = field(default=())

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
