"""What the server tells the loop: one record for everything that may happen to a phone."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Opened:
    """Phones can be reached now; said again when it is at other addresses."""

    addresses: tuple[str, ...]
    """This machine's in the house, the likeliest first."""
    port: int
    token: str
    """What the code on the screen lets a phone in with."""


@dataclass(frozen=True, slots=True)
class Failed:
    """No phone can be reached, for a reason in words."""

    why: str


@dataclass(frozen=True, slots=True)
class Code:
    """The short code that can be typed has changed."""

    code: str


@dataclass(frozen=True, slots=True)
class Joined:
    """A phone is there, for the first time or again, or is looked at again, or is somebody else's now: it wants to see
    everything."""

    number: int
    """The same phone has the same number until the program ends."""
    name: str
    livery: int
    language: str
    seats: Mapping[str, int] = field(default_factory=dict)
    """By match, the seat that was its own."""


@dataclass(frozen=True, slots=True)
class Left:
    """Its line is down: dark, away, or out of battery."""

    number: int


@dataclass(frozen=True, slots=True)
class Pressed:
    number: int
    action: str


@dataclass(frozen=True, slots=True)
class Tapped:
    number: int
    target: str
    """What the sheet called the thing."""
    stamp: int
    """Of the sheet that it was tapped on."""


@dataclass(frozen=True, slots=True)
class SatDown:
    """A phone without a seat wants this one."""

    number: int
    seat: int
    stamp: int


Call = Opened | Failed | Code | Joined | Left | Pressed | Tapped | SatDown
