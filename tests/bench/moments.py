"""The busy moments of every scene, as scripts: a script yields the events of each frame until the moment is over."""

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle

import pygame

from game.bakong import records as bakong
from game.klongs import records
from game.market import records as market
from game.match import Match
from scenes.devices.intents import KEYS
from scenes.devices.seating import Seating
from scenes.drawing.theme import RATE
from scenes.pages.lobby import Lobby
from scenes.pages.over_table.pause import Pause
from scenes.pages.results import Results
from scenes.pages.rules import RulesPage
from scenes.pages.settings import Settings
from scenes.pages.title import Title
from scenes.stage.scene import Push, Scene
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.shots import dice_match, lobby, table
from tests.shots.bakong import MID_TRAIL, bakong_match, bakong_offering, bakong_where, must_throw
from tests.shots.klongs import CROWDED, klongs_last, klongs_match, klongs_offering
from tests.shots.market import market_last, market_match, market_offering

Script = Iterator[Sequence[pygame.Event]]

FULL_ROUND = 35
"""Dice in the pool of five."""


def press(key: int) -> list[pygame.Event]:
    return [pygame.Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def press_all(keys: Sequence[int], seconds: float, every: int = 12) -> Script:
    """One key after another, over and over, each so many frames after the one before."""
    turn = cycle(keys)
    for frame in range(round(seconds * RATE)):
        yield press(next(turn)) if frame % every == every - 1 else []


def enter(stage: Stage, scene: Scene, then: Script) -> Script:
    """Come from the scene before, fade-over and first drawing included."""
    stage.take(Push(scene))
    yield []
    yield from then


def until(done: Callable[[], bool], longest: float = 60) -> Script:
    for _ in range(round(longest * RATE)):
        if done():
            return
        yield []
    raise RuntimeError(f"what the moment waits for does not come within {longest:g} seconds")


def decisions(play: TableScene, times: int) -> Script:
    """So many of them, each pressed for until it has been taken, with all that comes of it."""
    for _ in range(times):
        before = len(play.match.history)
        while len(play.match.history) == before:
            yield press(pygame.K_RETURN)
            yield from [[]] * 4
        yield from until(lambda: play.course.deciding)


def at_table(stage: Stage, match: Match) -> TableScene:
    """A table that has been on the screen for a moment, played with keys."""
    play = table(match)
    assert isinstance(play, TableScene)
    stage.input.last = KEYS
    stage.take(Push(play))
    for _ in range(30):
        stage.turn(1 / RATE)
    return play


def take_die() -> Script:
    """Choose the die in focus, then the group, as fast as someone presses a button twice."""
    for _ in range(2):
        yield press(pygame.K_RETURN)
        yield from [[]] * 9


def _title(stage: Stage) -> Script:
    dice_match(4, 23)  # so that there is something to continue
    return enter(stage, Title(), press_all((pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_UP), 3))


def _lobby(stage: Stage) -> Script:
    scene = lobby(5)
    assert isinstance(scene, Lobby)
    return enter(stage, scene, press_all((pygame.K_UP, pygame.K_LEFT, pygame.K_LEFT, pygame.K_DOWN), 3))


def _roll(stage: Stage) -> Script:
    play = table(dice_match(5, 0))
    assert isinstance(play, TableScene)
    return enter(stage, play, until(lambda: play.course.deciding))


def _take(stage: Stage) -> Script:
    play = at_table(stage, dice_match(5, 12))

    def script() -> Script:
        for _ in range(4):
            yield from take_die()
            yield from until(lambda: play.course.deciding)

    return script()


def _look_about(stage: Stage) -> Script:
    at_table(stage, dice_match(5, FULL_ROUND + 20))
    return press_all((pygame.K_LEFT, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP), 3, every=6)


def _count(stage: Stage) -> Script:
    """A round is counted, line by line; its last die has been taken, and given its last word."""
    play = at_table(stage, dice_match(5, FULL_ROUND - 1))
    while len(play.match.history) < FULL_ROUND:
        for events in take_die():
            stage.turn(1 / RATE, events)
    return until(lambda: play.course.director.holding)


def _peek(stage: Stage) -> Script:
    at_table(stage, dice_match(5, 30))
    return press_all((pygame.K_TAB,), 2, every=20)


def _pause(stage: Stage) -> Script:
    play = at_table(stage, dice_match(5, 30))
    return enter(stage, Pause(play), press_all((pygame.K_DOWN,), 2))


def _results(stage: Stage) -> Script:
    match = dice_match(5, 1000)
    return enter(stage, Results(match, Seating.of(match.setup.seats)), press_all((pygame.K_RIGHT,), 3))


def _settings(stage: Stage) -> Script:
    """Through all subjects, and with the volume and the size of the letters up and down."""
    change = (pygame.K_RETURN, pygame.K_RIGHT, pygame.K_LEFT)
    on = (pygame.K_PAGEDOWN,)
    return enter(stage, Settings(), press_all((*on, *change, *on, *on, *change, *on, *on, *on), 3))


def _rules(stage: Stage) -> Script:
    """Leafed through, two leaves a second."""
    return enter(stage, RulesPage("dice"), press_all((pygame.K_PAGEDOWN,), 3, every=30))


def _open_hands(stage: Stage, match: Match) -> TableScene:
    stage.prefs.open_hands = True
    return at_table(stage, match)


def _klongs_look_about(stage: Stage) -> Script:
    """Crowded water, a boat chosen, and the focus from space to space."""
    play = _open_hands(stage, klongs_match(4, CROWDED))

    def script() -> Script:
        yield from [[]] * RATE
        yield press(pygame.K_RETURN)
        assert play.choice.steps
        yield from press_all((pygame.K_LEFT, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP), 2, every=6)

    return script()


def _klongs_place(stage: Stage) -> Script:
    """Boats glide in, merchants board, new boats come into the hand."""
    play = _open_hands(stage, klongs_offering(records.Place, 4, 7, ways=40, after=30))
    return decisions(play, 4)


def _klongs_market(stage: Stage) -> Script:
    """The market master walks about; then a landing is scored and the points of several players fly."""
    play = _open_hands(stage, klongs_offering(records.ScoreLanding, 4, 7, ways=6))

    def script() -> Script:
        yield from press_all((pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT), 2, every=15)
        for _ in range(3):
            yield press(pygame.K_RETURN)
            yield from until(lambda: play.course.deciding or play.course.director.holding)

    return script()


def _klongs_count(stage: Stage) -> Script:
    """The last decision, and the stock count with its points."""
    play = _open_hands(stage, klongs_last(4, 7))
    play.commit(play.match.state.moves()[-1])
    return until(lambda: play.course.director.holding)


def _bakong_lay(stage: Stage) -> Script:
    """The table for the first time, and the trail coming down tile by tile."""
    play = table(bakong_match(6))
    assert isinstance(play, TableScene)
    return enter(stage, play, until(lambda: play.course.deciding))


def _bakong_look_about(stage: Stage) -> Script:
    """Six adventurers on the trail, and from one die to the other: what each would flip, and where the walk leads."""
    at_table(stage, bakong_offering(bakong.Flip, count=6, seed=3, after=MID_TRAIL))
    return press_all((pygame.K_RIGHT, pygame.K_LEFT), 2, every=6)


def _bakong_turns(stage: Stage) -> Script:
    """Dice tumble, tiles turn over, adventurers hop from place to place and others make room."""
    play = at_table(stage, bakong_offering(bakong.Roll, count=6, seed=3, after=MID_TRAIL))
    return decisions(play, 6)


def _bakong_choose(stage: Stage) -> Script:
    """An abandoned camp: along the cards, and one of them into the pack."""
    play = at_table(stage, bakong_offering(bakong.TakeObject, bakong.TakeNothing, count=6, seed=3, after=MID_TRAIL))

    def script() -> Script:
        yield from press_all((pygame.K_RIGHT,), 1.5, every=8)
        play.commit(play.match.state.moves()[0])
        yield from until(lambda: play.course.deciding)

    return script()


def _bakong_room(stage: Stage) -> Script:
    """The great emerald waits for room: from thing to thing in the pack."""
    at_table(stage, bakong_where(must_throw, 4, 1))
    return press_all((pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT), 2, every=6)


def _market_ends(stage: Stage) -> Script:
    """Four markets, a card chosen, and round the port from end to end: what would come, slide and be drawn."""
    play = _open_hands(stage, market_offering(market.PlayCard, 4, 6, 40))

    def script() -> Script:
        yield press(pygame.K_RETURN)
        yield from [[]] * 4
        assert play.choice.steps
        yield from press_all((pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN), 2, every=6)

    return script()


def _market_turns(stage: Stage) -> Script:
    """Cards sail in, others come out, the line slides, new ones turn over, the surplus is laid."""
    play = _open_hands(stage, market_offering(market.PlayCard, 4, 6, 30))
    return decisions(play, 6)


def _market_renew(stage: Stage) -> Script:
    """A whole line goes to the decks, and another one comes from there."""
    play = _open_hands(stage, market_offering(market.Renew, 3, 4, 20))
    play.commit(market.Renew(1))
    return until(lambda: play.course.deciding)


def _market_lay(stage: Stage) -> Script:
    """The table for the first time, the cards of the port coming down, and along the hand with its ends lit."""
    play = table(market_match(1))
    assert isinstance(play, TableScene)

    def script() -> Script:
        yield from until(lambda: play.course.deciding)
        yield from press_all((pygame.K_RIGHT,), 1.5, every=8)

    return enter(stage, play, script())


def _market_count(stage: Stage) -> Script:
    """The last decision, and the count from market to market with its points."""
    play = _open_hands(stage, market_last(3, 5))
    play.commit(play.match.state.moves()[0])
    return until(lambda: play.course.director.holding)


MOMENTS: dict[str, Callable[[Stage], Script]] = {
    "title": _title,
    "lobby": _lobby,
    "dice-roll": _roll,
    "dice-take": _take,
    "dice-look": _look_about,
    "dice-count": _count,
    "dice-peek": _peek,
    "pause": _pause,
    "results": _results,
    "settings": _settings,
    "rules": _rules,
    "klongs-look": _klongs_look_about,
    "klongs-place": _klongs_place,
    "klongs-market": _klongs_market,
    "klongs-count": _klongs_count,
    "bakong-lay": _bakong_lay,
    "bakong-look": _bakong_look_about,
    "bakong-turns": _bakong_turns,
    "bakong-choose": _bakong_choose,
    "bakong-room": _bakong_room,
    "market-lay": _market_lay,
    "market-ends": _market_ends,
    "market-turns": _market_turns,
    "market-renew": _market_renew,
    "market-count": _market_count,
}
