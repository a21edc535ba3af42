"""A match alone: who plays it, and with which cards."""

from game import catalogue, saves
from game.market import GAME
from game.market.cards import CardSet
from game.match import Match, Seat
from scenes.devices.seating import Seating
from scenes.drawing.theme import NAMES
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Push, Replace, Step

COLOUR = 0


def player_name(stage: Backstage) -> str:
    """Who plays alone here: the first of the names that are remembered."""
    return stage.prefs.names[0] if stage.prefs.names else NAMES[0]


def begin(stage: Backstage, mode: str, seed: int | None = None) -> Match:
    """A match alone; with a seed, with the very cards it stands for."""
    seats = [Seat(player_name(stage), COLOUR)]
    return saves.new_match(GAME.id, seats, {"expert": "on" if mode == "expert" else "off"}, seed, starter=0)


def go(stage: Backstage, mode: str, seed: int | None = None, step: type[Push] | type[Replace] = Push) -> Step:
    match = begin(stage, mode, seed)
    return step(navigation.Table(match, Seating.of(match.setup.seats)))


def cards_of_market() -> CardSet:
    parts = catalogue.components_of(GAME).parts
    found: CardSet = parts.cards
    return found
