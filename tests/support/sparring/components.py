"""The components of Sparring: its heaps and what counts, from assets/components/sparring.toml beside this file."""

from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from game import storage
from game.components import Section, read_components
from game.contract import Components

GAME_ID = "sparring"
ASSETS = Path(__file__).parent / "assets"
HEAPS = 3
MOST_STICKS = 9


@dataclass(frozen=True, slots=True)
class StickSet:
    heaps: tuple[str, ...]
    fewest: int
    most: int
    take: int
    passes: int
    rain: int
    last: int
    token: int


def load() -> Components:
    """The checked components; Problem if there is no good file. A game of the program's own has its file in the
    program's assets and needs no patch."""
    with patch.object(storage, "ASSETS", ASSETS):
        return read_components(f"{GAME_ID}.toml", _stick_set)


def _stick_set(file: Section) -> StickSet:
    deal, points = file.section("deal"), file.section("points")
    found = StickSet(
        heaps=file.words("heaps", HEAPS),
        fewest=deal.whole("fewest", 1, MOST_STICKS),
        most=deal.whole("most", 1, MOST_STICKS),
        take=file.whole("take", 1, MOST_STICKS),
        passes=file.whole("passes", 0, 9),
        rain=file.whole("rain", 1, MOST_STICKS),
        last=points.whole("last", 0, 99),
        token=points.whole("token", 0, 99),
    )
    for section in (deal, points):
        section.done()
    if found.fewest > found.most:
        raise file.problem("deal.fewest", f"{found.fewest} is more than most", f"make it {found.most} or less")
    return found
