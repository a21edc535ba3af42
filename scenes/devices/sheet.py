"""What stands on a phone: a sheet of plain values that its page draws, reads aloud and makes touchable.

A sheet has a hundred pieces and goes out often, so flags that are not set and texts that are empty stay at home.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

Box = tuple[float, float, float, float]
"""Left, top, width and height."""
WHOLE: Box = (0.0, 0.0, 1.0, 1.0)
FREE_SEAT = "FreeSeat({})"
"""What a tap on a free seat names."""


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

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"art": self.art, "box": self.box}
        if self.tint:
            found["tint"] = self.tint
        if self.text:
            found |= {"text": self.text, "dark": self.dark}
        return found


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
    advised: bool = False
    """Whether a hint is about it."""

    def to_json(self) -> dict[str, Any]:
        found = {
            "label": self.label,
            "parts": [part.to_json() for part in self.parts],
            "box": self.box,
            "target": self.target,
            "note": self.note,
        }
        set_ = ("open", self.open), ("chosen", self.chosen), ("focus", self.focus), ("advised", self.advised)
        return {**found, **{flag: True for flag, on in set_ if on}}


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things in a row, under a heading."""

    title: str
    pieces: tuple[Piece, ...]
    large: bool = True
    """Whether they are what the page is about; else they may be small."""
    told: bool = False
    """Whether what each is and is worth stands beside it in words, a row for each."""

    def to_json(self) -> dict[str, Any]:
        pieces = [piece.to_json() for piece in self.pieces]
        return {"title": self.title, "pieces": pieces, "large": self.large, "told": self.told}


@dataclass(frozen=True, slots=True)
class Board:
    """Things where they lie on the table, so that one of them can be chosen there too."""

    title: str
    size: tuple[float, float]
    pieces: tuple[Piece, ...]

    def to_json(self) -> dict[str, Any]:
        return {"title": self.title, "size": self.size, "pieces": [piece.to_json() for piece in self.pieces]}


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
    seats: tuple[FreeSeat, ...] = ()

    def pieces(self) -> Iterator[Piece]:
        """Every thing on it."""
        for shelf in self.shelves:
            yield from shelf.pieces
        if self.board:
            yield from self.board.pieces
        yield from self.plates

    def to_json(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "stamp": self.stamp,
            "prompt": self.prompt,
            "note": self.note,
            "turn": self.turn,
            "last": self.last,
            "owner": asdict(self.owner) if self.owner else None,
            "shelves": [shelf.to_json() for shelf in self.shelves],
            "board": self.board.to_json() if self.board else None,
            "plates": [plate.to_json() for plate in self.plates],
            "lines": self.lines,
            "buttons": [asdict(button) for button in self.buttons],
            "seats": [asdict(seat) for seat in self.seats],
        }
