"""The Klongs table in a test: one some decisions on, and whether it shows what the rules say."""

from typing import Any

from game.klongs.position import NONE
from game.klongs.state import KlongsState
from game.match import Match
from scenes.klongs.tabletop import KlongsTabletop
from scenes.stage.preferences import Preferences
from scenes.table.scene import TableScene
from tests.shots.matches import table_of
from tests.support.driver import Driver


def scene(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene), driver.top
    return driver.top


def tabletop(table: TableScene) -> KlongsTabletop:
    assert isinstance(table.tabletop, KlongsTabletop), table.tabletop
    return table.tabletop


def picture_matches(play: TableScene) -> bool:
    """What lies on the screen is what the rules say, all of it; else the test fails with the first difference."""
    shown, wanted = _shown(play), _true(play)
    for what, value in wanted.items():
        assert shown[what] == value, f"{what} after {len(play.match.history)} decisions"
    return shown == wanted


def _shown(play: TableScene) -> dict[str, Any]:
    top = tabletop(play)
    picture = top.picture
    return {
        "boats": {space: (sprite.boat, sprite.owner) for space, sprite in picture.boats.items()},
        "places": {space: (sprite.x, sprite.y, sprite.alpha, sprite.lift) for space, sprite in picture.boats.items()},
        "hands": [sorted(hand) for hand in picture.hands],
        "stocks": [sorted(stock) for stock in picture.stocks],
        "points": picture.points,
        "merchants": picture.merchants,
        "cards": picture.cards,
        "step": (picture.step, picture.marker),
        "day": picture.day,
        "loot": picture.loot.boat if picture.loot else NONE,
        "chased": {space: sprite.boat for space, sprite in picture.chased.items()},
        "adrift": picture.adrift,
        "flying": top.flyers.aloft,
        "sheet": top.sheet.alpha,
    }


def _true(play: TableScene) -> dict[str, Any]:
    rules, waters = tabletop(play).state, tabletop(play).picture.waters
    return {
        "boats": {space: (boat, rules.owner(space)) for space, boat in enumerate(rules.boats) if boat != NONE},
        "places": {space: (*waters.middle(space), 1.0, 0.0) for space, boat in enumerate(rules.boats) if boat != NONE},
        "hands": [sorted(hand) for hand in rules.hands],
        "stocks": [sorted(stock) for stock in rules.stocks],
        "points": rules.totals(),
        "merchants": rules.supply,
        "cards": rules.cards,
        "step": (rules.step, rules.step),
        "day": rules.day or None,
        "loot": rules.loot,
        "chased": dict(rules.chased),
        "adrift": [],
        "flying": [],
        "sheet": 0.0,
    }


SIZE = (960, 540)


def prefs(open_hands: bool = True) -> Preferences:
    return Preferences(fullscreen=False, speed="fast", reduced_motion=True, open_hands=open_hands, first_notes=False)


def at_table(match: Match, open_hands: bool = True) -> Driver:
    return Driver(table_of(match), SIZE, prefs(open_hands))


def state_of(match: Match) -> KlongsState:
    assert isinstance(match.state, KlongsState)
    return match.state
