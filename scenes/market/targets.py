"""What can have the focus on the Floating Market table."""

from dataclasses import dataclass

from game.market.records import BOTTOM, ENDS, LEFT, RIGHT, TOP
from scenes.devices.intents import Action
from scenes.table.chooser import Target


@dataclass(frozen=True, slots=True, order=True)
class HandCard(Target):
    """A card of the large hand, by its place there."""

    index: int


@dataclass(frozen=True, slots=True, order=True)
class End(Target):
    """An end of the port, where a card is played, or of the line that is renewed."""

    number: int


@dataclass(frozen=True, slots=True, order=True)
class TakenCard(Target):
    """A card of the port that is to be taken, where there is a choice."""

    place: int


@dataclass(frozen=True, slots=True, order=True)
class TakePlate(Target):
    """The cards are chosen: they are taken, and the card is played."""


@dataclass(frozen=True, slots=True, order=True)
class RenewPlate(Target):
    """Renew a line instead of playing a card."""


@dataclass(frozen=True, slots=True, order=True)
class PortCard(Target):
    """A card of the port, on a row or column that is to be renewed."""

    place: int


@dataclass(frozen=True, slots=True, order=True)
class Cell(Target):
    """A free place of the large market."""

    place: int


@dataclass(frozen=True, slots=True, order=True)
class Deck(Target):
    """A deck: a card goes under it, or somebody asks what may still come from it."""

    name: str


@dataclass(frozen=True, slots=True, order=True)
class Rival(Target):
    """Another player's market, small among the others: in focus it is shown large."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Elsewhere(Target):
    """Nothing in particular, for the pointer to leave what it has looked at."""


@dataclass(frozen=True, slots=True, order=True)
class Field(Target):
    """A place of the port, for the pointer to learn what lies there."""

    place: int


# What can be asked about


@dataclass(frozen=True, slots=True, order=True)
class Stall(Target):
    """The column beside the large market: whose it is, and how it stands."""


@dataclass(frozen=True, slots=True, order=True)
class Pontoon(Target):
    """The pontoon of the large market, with its objective."""


@dataclass(frozen=True, slots=True, order=True)
class RivalCard(Target):
    """A card in another player's market."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True, order=True)
class RivalHand(Target):
    """A card in another player's hand."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True, order=True)
class TurnToken(Target):
    """Alone: the token that walks round the port."""


@dataclass(frozen=True, slots=True, order=True)
class AloneBoard(Target):
    """Alone: the turns to go, and the medals."""


CORNERS: dict[tuple[int, Action], Target] = {
    (ENDS.index(end), action): End(ENDS.index(other))
    for one, way_on, another, way_back in (
        ((LEFT, 1), Action.UP, (TOP, 1), Action.LEFT),
        ((TOP, 3), Action.RIGHT, (RIGHT, 1), Action.UP),
        ((RIGHT, 3), Action.DOWN, (BOTTOM, 3), Action.RIGHT),
        ((BOTTOM, 1), Action.LEFT, (LEFT, 3), Action.DOWN),
    )
    for end, action, other in ((one, way_on, another), (another, way_back, one))
}
"""Where a push leads from an end beside a corner of the port to the one on its other side."""
