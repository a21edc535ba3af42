"""The Floating Market table in a test: one some decisions on or put together by hand, and whether it shows what the
rules say."""

from typing import Any

import pygame
import pytest

from game import lessons
from game.market.position import NONE
from game.market.records import BOAT_DECK, CHILLI_DECK
from game.market.rules import BOAT, CHILLI
from game.market.state import MarketState
from game.match import Match
from scenes.market import layout
from scenes.market.cards import draw_worth
from scenes.market.harbour import Harbour
from scenes.market.tabletop import MarketTabletop
from scenes.stage.preferences import Preferences
from scenes.table.chooser import Target
from scenes.table.scene import TableScene
from tests.game.market.positions import Market
from tests.shots.market import market_match, stage_of
from tests.shots.matches import table_of
from tests.support.driver import Driver

SIZE = (960, 540)

Worths = dict[tuple[float, float], str]
"""What the chips on chilli cards said, by the middle of their card; the last one where several lie over each other."""


def scene(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene), driver.top
    return driver.top


def tabletop(play: TableScene) -> MarketTabletop:
    assert isinstance(play.tabletop, MarketTabletop), play.tabletop
    return play.tabletop


def prefs(open_hands: bool = True) -> Preferences:
    offered = dict.fromkeys(lessons.names(), 0)
    return Preferences(fullscreen=False, speed="fast", reduced_motion=True, open_objectives=open_hands, lessons=offered)


def at_table(match: Match, open_hands: bool = True) -> Driver:
    return Driver(table_of(match), SIZE, prefs(open_hands))


def round_of(state: MarketState) -> int:
    """From 1; alone it is the turn."""
    return state.turn // state.players + 1


def state_of(match: Match) -> MarketState:
    assert isinstance(match.state, MarketState)
    return match.state


def arranged(market: Market, chosen: Preferences | None = None) -> Driver:
    """The table of a position put together by hand, waiting for its decision. It knows no way back."""
    state = market.state
    begun = market_match(state.players, 0, 1, expert="on" if state.expert else "off")
    play = table_of(Match(begun.setup))
    play.course.fresh = False
    driver = Driver(play, SIZE, chosen or prefs())
    portray(play, state)
    driver.settle()
    return driver


def portray(play: TableScene, state: MarketState) -> None:
    """Go on from this position: the picture shows it, and its decision stands."""
    play.course.director.clear()
    play.match.state = state
    play.match.history.clear()
    play.course.hush()
    play.choice.focus = None
    play._lay()
    picture = tabletop(play).picture
    picture.port.clear()
    for place, card in enumerate(state.port):
        if card != NONE:
            picture.put(place, card)
    picture.hands = [list(hand) for hand in state.hands]
    picture.markets = [_laid(market) for market in state.markets]
    picture.pontoons = list(state.pontoons)
    picture.decks = {BOAT_DECK: state.left(BOAT), CHILLI_DECK: state.left(CHILLI)}
    picture.turn_of, picture.round, picture.token = state.seat, round_of(state), round_of(state) - 1.0
    picture.last_round = None if state.first_full == NONE else state.first_full
    play.decide()


def _laid(market: list[int]) -> dict[int, int]:
    return {place: card for place, card in enumerate(market) if card != NONE}


def picture_matches(play: TableScene) -> bool:
    """What lies on the screen is what the rules say, all of it; else the test fails with the first difference."""
    shown, wanted = shown_by(play), _true(play)
    for what, value in wanted.items():
        assert shown[what] == value, f"{what} after {len(play.match.history)} decisions: {shown[what]}, not {value}"
    return shown == wanted


def shown_by(play: TableScene) -> dict[str, Any]:
    """All that a picture holds, as plain values."""
    picture = tabletop(play).picture
    return {
        "port": {place: one.card for place, one in sorted(picture.port.items())},
        "lying": {place: _rounded(one.x, one.y, one.size) for place, one in sorted(picture.port.items())},
        "still": {(one.face, one.turn, one.lift, one.alpha) for one in picture.port.values()},
        "hands": [list(hand) for hand in picture.hands],
        "markets": [dict(sorted(market.items())) for market in picture.markets],
        "pontoons": list(picture.pontoons),
        "open": list(picture.shown),
        "decks": dict(picture.decks),
        "worth": [picture.worth(seat, True) for seat in range(picture.seats)],
        "points": list(picture.points),
        "counted": dict(picture.counted),
        "turn": (picture.turn_of, picture.round, picture.token),
        "last round": picture.last_round,
        "passing": (picture.waiting, list(picture.aloft), dict(picture.lit), list(tabletop(play).flyers.aloft)),
    }


def _rounded(*numbers: float) -> tuple[float, ...]:
    return tuple(round(number, 2) for number in numbers)


def _true(play: TableScene) -> dict[str, Any]:
    state = tabletop(play).state
    everyone = range(state.players)
    lies = {place: layout.field(place) for place, card in enumerate(state.port) if card != NONE}
    counts = [state.count(seat) for seat in everyone]
    over = state.to_move is None
    round_ = round_of(state) - over
    return {
        "port": {place: state.port[place] for place in lies},
        "lying": {place: _rounded(*rect.center, rect.width) for place, rect in lies.items()},
        "still": {(True, 1.0, 0.0, 1.0)},
        "hands": state.hands,
        "markets": [_laid(market) for market in state.markets],
        "pontoons": list(state.pontoons),
        "open": [over] * state.players,
        "decks": {BOAT_DECK: state.left(BOAT), CHILLI_DECK: state.left(CHILLI)},
        "worth": counts,
        "points": [count.total if over else None for count in counts],
        "counted": {(seat, place): n for seat in everyone for place, n in counts[seat].chillies} if over else {},
        "turn": (state.seat, round_, round_ - 1.0),
        "last round": state.first_full if state.first_full != NONE and state.players > 1 else None,
        "passing": (None, [], {}, []),
    }


# What is drawn


Drawn = dict[str, tuple[Any, ...]]


def watch_port(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """What was last drawn of the port, or laid into the layer, by the name of the part, until somebody empties it."""
    seen: Drawn = {}

    def watch(name: str) -> None:
        draw, part = getattr(Harbour, name), name.partition("_")[2]

        def spy(self: Any, canvas: Any, *args: Any) -> None:
            seen[part] = args
            draw(self, canvas, *args)

        monkeypatch.setattr(Harbour, name, spy)

    for name in ("lay_posts", "draw_cards", "lay_decks", "draw_decks", "draw_ways", "draw_renewed"):
        watch(name)
    return seen


def watch_worths(monkeypatch: pytest.MonkeyPatch) -> Worths:
    """The points on the chilli cards of the large market as they are drawn, until somebody empties it."""
    seen: Worths = {}
    draw = draw_worth

    def spy(canvas: Any, box: Any, words: str, style: str, size: float = 34) -> None:
        seen[box.center] = words
        draw(canvas, box, words, style, size)

    monkeypatch.setattr("scenes.market.panels.draw_worth", spy)
    return seen


def by_place(seen: Worths) -> dict[int, str]:
    places = {layout.cell(place).center: place for place in range(9)}
    return {places[at]: words for at, words in seen.items()}


def live_scores_are_true(play: TableScene, seen: Worths) -> bool:
    """Every chilli card of the large market says what the rules count for it, and nothing else says anything."""
    seen.clear()
    stage_of(play).draw()
    chillies = tabletop(play).state.count(tabletop(play).acting).chillies
    assert by_place(seen) == {place: str(points) for place, points in chillies}
    return True


def pixels(play: TableScene, above_the_bar: bool = True) -> bytes:
    """The picture, without the bar at its foot unless asked for."""
    stage_of(play).draw()
    surface = play.stage.canvas.surface
    height = surface.get_height() * 8 // 9 if above_the_bar else surface.get_height()
    return pygame.image.tobytes(surface.subsurface((0, 0, surface.get_width(), height)), "RGB")


def look(driver: Driver, target: Target | None) -> bytes:
    """Put the focus there and draw."""
    play = scene(driver)
    play.choice.focus = target
    return pixels(play)
