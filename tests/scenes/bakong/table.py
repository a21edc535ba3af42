"""The Bakong table in a test: one some decisions on, and whether it shows what the rules say."""

from collections import Counter
from typing import Any

import pygame
import pytest
from pygame import FRect

from game.bakong.packing import CENTRAL, UPRIGHT, Laid
from game.bakong.position import NONE
from game.bakong.rules import OBJECTS, POCKETS, TEMPLE, names_of
from game.bakong.state import BakongState
from game.match import Match
from scenes.bakong import layout
from scenes.bakong.jungle import Jungle
from scenes.bakong.panels import Panels
from scenes.bakong.picture import Picture
from scenes.bakong.plates import Plates
from scenes.bakong.tabletop import BakongTabletop
from scenes.devices.seating import Seating
from scenes.stage.backstage import Backstage
from scenes.stage.preferences import Preferences
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.scene import TableScene
from tests.game.bakong.positions import Path
from tests.shots.bakong import bakong_match
from tests.shots.matches import table_of
from tests.support.driver import Driver

SIZE = (960, 540)

Drawn = dict[str, list[Any]]


def scene(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene), driver.top
    return driver.top


def tabletop(table: TableScene) -> BakongTabletop:
    assert isinstance(table.tabletop, BakongTabletop), table.tabletop
    return table.tabletop


def prefs() -> Preferences:
    return Preferences(fullscreen=False, speed="fast", reduced_motion=True)


def at_table(match: Match) -> Driver:
    return Driver(table_of(match), SIZE, prefs())


def arranged(path: Path, chosen: Preferences | None = None, **options: str) -> Driver:
    """The table of a position put together by hand, waiting for its decision. It knows no way back."""
    match = Match(bakong_match(path.state.players, 0, 1, **options).setup)
    match.state = path.state
    play = TableScene(match, Seating.of(match.setup.seats), _lay_by_hand)
    play.course.fresh = False
    driver = Driver(play, SIZE, chosen or prefs())
    driver.settle()
    return driver


def portray(play: TableScene, state: BakongState) -> None:
    """Go on from this position, at a table that was arranged: the picture shows it, and its decision stands."""
    play.match.state = state
    play.match.history.clear()
    play.rewind()


def _lay_by_hand(stage: Backstage, course: Course, choice: Choice) -> BakongTabletop:
    """A tabletop that shows a position no record leads to."""
    laid = BakongTabletop(stage, course, choice)
    assert not course.match.history
    _put_together(laid.picture, course.state_as(BakongState))
    return laid


def _put_together(picture: Picture, state: BakongState) -> None:
    for place, tile in picture.tiles.items():
        tile.kind = state.kind_at(place) or ""
    picture.under = {place: kind for place in range(1, TEMPLE) if (kind := state.back_at(place))}
    for seat, pack in enumerate(picture.packs):
        pack.objects, pack.great = [*names_of(state.objects[seat])], state.great[seat] or None
        pack.ones, pack.threes, pack.ouches = state.ones[seat], state.threes[seat], state.ouches[seat]
        picture.repack(seat)
        one = picture.crew[seat]
        one.place, one.homeward = state.places[seat], state.great[seat] > 0
    picture.gather()
    picture.reserve = dict(zip(OBJECTS, state.reserve, strict=True))
    picture.temple = [name for name, left in zip(OBJECTS, state.temple, strict=True) for _ in range(left)]
    picture.ones, picture.threes, picture.ouches = state.ones_left, state.threes_left, state.ouches_left
    picture.greats, picture.opened = list(state.greats), float(any(state.great) or TEMPLE in state.places)
    picture.turn_of, picture.round = state.seat, state.round
    picture.dice = [picture.die(i, value) for i, value in enumerate(state.dice) if value]


def picture_matches(play: TableScene) -> bool:
    """What lies on the screen is what the rules say, all of it; else the test fails with the first difference."""
    shown, wanted = shown_by(play), _true(play)
    for what, value in wanted.items():
        assert shown[what] == value, f"{what} after {len(play.match.history)} decisions"
    packs_pack(play)
    return shown == wanted


def shown_by(play: TableScene) -> dict[str, Any]:
    """All that a picture holds, as plain values. How the packs are laid is for `packs_pack`."""
    picture = tabletop(play).picture
    return {
        "tiles": {place: tile.kind for place, tile in picture.tiles.items()},
        "lying": {(tile.turn, tile.lift, tile.alpha) for tile in picture.tiles.values()},
        "under": picture.under,
        "places": [one.place for one in picture.crew],
        "stand": [(one.x, one.y, one.lift) for one in picture.crew],
        "homeward": [one.homeward for one in picture.crew],
        "objects": [sorted(pack.objects) for pack in picture.packs],
        "tokens": [(pack.ones, pack.threes) for pack in picture.packs],
        "great": [pack.great or 0 for pack in picture.packs],
        "ouches": [pack.ouches for pack in picture.packs],
        "points": [picture.points(seat) for seat in range(picture.seats)],
        "reserve": picture.reserve,
        "left": (picture.ones, picture.threes, picture.ouches),
        "temple": Counter(picture.temple),
        "greats": picture.greats,
        "opened": picture.opened,
        "home": picture.first_home,
        "turn": (picture.turn_of, picture.round),
        "dice": [(die.value, die.x, die.y, die.alpha) for die in picture.dice],
        "passing": (picture.cave_dice, picture.aloft, picture.marks),
    }


def _true(play: TableScene) -> dict[str, Any]:
    rules, path = tabletop(play).state, tabletop(play).picture.path
    seats = range(rules.players)
    stand = []
    for seat in seats:
        sharing = [mate for mate in seats if rules.places[mate] == rules.places[seat]]
        stand.append((*path.stand(rules.places[seat], sharing.index(seat), len(sharing)), 0.0))
    rolled = rules.dice if any(rules.dice) else ()
    return {
        "tiles": {place: rules.kind_at(place) for place in range(1, TEMPLE)},
        "lying": {(1.0, 0.0, 1.0)},
        "under": {place: kind for place in range(1, TEMPLE) if (kind := rules.back_at(place))},
        "places": rules.places,
        "stand": stand,
        "homeward": [great > 0 for great in rules.great],
        "objects": [sorted(names_of(objects)) for objects in rules.objects],
        "tokens": list(zip(rules.ones, rules.threes, strict=True)),
        "great": rules.great,
        "ouches": rules.ouches,
        "points": rules.totals(),
        "reserve": dict(zip(OBJECTS, rules.reserve, strict=True)),
        "left": (rules.ones_left, rules.threes_left, rules.ouches_left),
        "temple": Counter({name: left for name, left in zip(OBJECTS, rules.temple, strict=True) if left}),
        "greats": list(rules.greats),
        "opened": float(any(rules.great) or TEMPLE in rules.places),
        "home": None if rules.first == NONE else rules.first,
        "turn": (rules.seat, rules.round),
        "dice": [(value, *layout.die(i).center, 1.0) for i, value in enumerate(rolled)],
        "passing": ([], [], []),
    }


# What is drawn


def watch_drawing(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """What is drawn of things that might come, by the name of what draws it, until somebody empties it."""
    seen: Drawn = {}

    def watch(owner: type, name: str) -> None:
        draw = getattr(owner, name)

        def spy(self: Any, canvas: Any, *args: Any, **more: Any) -> None:
            seen.setdefault(name, []).append(args)
            draw(self, canvas, *args, **more)

        monkeypatch.setattr(owner, name, spy)

    for name in ("draw_flip", "draw_walk", "draw_undersides", "light", "draw_tiles", "_mark"):
        watch(Jungle, name)
    for name in ("draw_waiting", "draw_after", "draw_laid"):
        watch(Panels, name)
    watch(Plates, "draw_plate")
    return seen


def look(driver: Driver, target: Target | None, seen: Drawn | None = None) -> bytes:
    """Put the focus there and draw; the picture, without the bar at its foot."""
    play = scene(driver)
    play.choice.focus = target
    if seen is not None:
        seen.clear()
    driver.stage.draw()
    surface = play.stage.canvas.surface
    above = surface.subsurface((0, 0, surface.get_width(), surface.get_height() * 8 // 9))
    return pygame.image.tobytes(above, "RGB")


# Packs


def packs_pack(play: TableScene) -> None:
    """Every pack on the screen holds what its seat carries, each thing once, in its pocket and over no other."""
    rules = tabletop(play).state
    for seat, pack in enumerate(tabletop(play).picture.packs):
        held: list[str | int] = [*names_of(rules.objects[seat]), *["1"] * rules.ones[seat], *["3"] * rules.threes[seat]]
        held += [rules.great[seat]] if rules.great[seat] else []
        assert Counter(one.thing for one in pack.laid) == Counter(held), f"seat {seat}"
        covered = Counter(square for one in pack.laid for square in squares(one))
        assert set(covered.values()) <= {1}, f"things lie over each other in the pack of seat {seat}"
        assert covered.keys() <= pockets(play), f"something lies outside the pockets of seat {seat}"
        for one in pack.laid:
            wide, high = tabletop(play).picture.sizes[one.thing]
            assert (one.width, one.height) in ((wide, high), (high, wide))
            assert one.pocket == CENTRAL or one.thing in ("1", "3", "compass")
        for box in (layout.PACK, layout.crew_pack(seat, rules.players)):
            _drawn_apart(box, pack.laid)


def pockets(play: TableScene) -> set[tuple[str, int, int]]:
    """Every square of a pack."""
    pack = tabletop(play).state.rules.parts.pack
    found = {(CENTRAL, column, row) for column in range(pack.width) for row in range(pack.height)}
    for pocket, count in zip(POCKETS, pack.pockets, strict=True):
        found |= {(pocket, 0, i) if pocket in UPRIGHT else (pocket, i, 0) for i in range(count)}
    return found


def squares(one: Laid) -> set[tuple[str, int, int]]:
    return {(one.pocket, one.column + x, one.row + y) for x in range(one.width) for y in range(one.height)}


def _drawn_apart(box: FRect, things: tuple[Laid, ...]) -> None:
    drawn = [layout.laid(box, one).inflate(-1, -1) for one in things]
    assert all(box.contains(rect) for rect in drawn)
    assert all(rect.collidelist(drawn[:i]) == -1 for i, rect in enumerate(drawn))
