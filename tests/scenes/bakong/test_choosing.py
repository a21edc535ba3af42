"""Choices at the Bakong table: plates, how far, the map, making room, what the quicksand takes."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

import pytest
from pygame import FRect

from game import storage
from game.bakong import records
from game.bakong.outlook import WalkOutlook
from game.bakong.rules import OBJECTS, TEMPLE
from game.bakong.turns import phases
from game.contract import Move
from scenes.bakong import layout, plates
from scenes.bakong.panels import GONE
from scenes.bakong.targets import PackThing, Plate, TrailPlace
from scenes.devices.intents import Action
from scenes.stage.stage import Stage
from tests.game.bakong.positions import Path, makes_room
from tests.scenes.bakong.table import (
    Drawn,
    arranged,
    look,
    picture_matches,
    pockets,
    portray,
    scene,
    squares,
    tabletop,
    watch_drawing,
)
from tests.support.driver import Keyboard


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return watch_drawing(monkeypatch)


# Plates


def overlapping(rects: list[FRect]) -> bool:
    return any(rect.collidelist(rects[:i]) != -1 for i, rect in enumerate(rects))


PLATED: dict[type[Move], Callable[[], Path]] = {
    records.Roll: Path,
    records.Reroll: lambda: Path().give("logbook").rolled(2, 5),
    records.FlipNoSecond: lambda: after(Path().give("map").rolled(2, 5), records.Flip(2)),
    records.Walk: lambda: after(Path().give("machete", "compass").rolled(2, 5), records.Flip(2)),
    records.TakeNothing: lambda: after(Path().lay({5: "abandoned"}).rolled(2, 5), records.Flip(2)),
    records.LeaveIt: lambda: after(Path().lay({5: "emerald"}).give(*["1"] * 20).rolled(2, 5), records.Flip(2)),
}


def after(path: Path, *moves: Move) -> Path:
    path.play(*moves)
    return path


@pytest.mark.parametrize("kind", plates.ART, ids=lambda kind: kind.__name__)
def test_a_decision_without_a_place_has_a_plate(kind: type[Move], ahead: Drawn) -> None:
    with arranged(PLATED[kind]()) as driver:
        play, keys = scene(driver), Keyboard(driver)
        top = tabletop(play)
        found = [plate for plate in top.plates.shown if type(plate.move) is kind]
        assert found
        assert not overlapping(list(play.choice.places.values()))
        art = {path.stem for path in (storage.ASSETS / "art").glob("*.svg")}
        for plate in found:
            driver.walk(keys, plate)
            assert top.words.plate(plate.move) not in ("", f"plate-{kind.__name__.lower()}")
            assert top.plates.art(plate.move) in art
            look(driver, plate, ahead)
            lit = [(drawn, box) for drawn, box, focused in ahead["draw_plate"] if focused]
            assert lit == [(plate, play.choice.places[plate])]
        driver.decide((found[-1],), partial(driver.choose, keys))
        assert play.match.history[-1].move == found[-1].move


def test_two_walks_to_the_same_tile_stay_two_choices(ahead: Drawn) -> None:
    path = Path().give("machete", "compass").lay({3: "river"}).rolled(6, 4)
    path.play(records.Flip(6))
    with arranged(path) as driver:
        play = scene(driver)
        top = tabletop(play)
        walks = {plate.move.steps: plate for plate in top.plates.shown if isinstance(plate.move, records.Walk)}
        assert set(walks) == {3, 4, 5}
        lost = {}
        for steps, target in walks.items():
            look(driver, target, ahead)
            [(_, walk)] = ahead["draw_walk"]
            assert isinstance(walk, WalkOutlook)
            assert (walk.steps, walk.stop) == (steps, 3)
            lost[steps] = walk.lost
        assert lost == {3: 0, 4: 1, 5: 2}
        arts = {steps: top.plates.art(plate.move) for steps, plate in walks.items()}
        assert arts == {3: "object-compass", 4: "footprint", 5: "object-machete"}
        keys = Keyboard(driver)
        driver.decide((walks[3],), partial(driver.choose, keys))
        driver.settle()
        assert tabletop(play).picture.crew[0].place == 3
        assert picture_matches(play)


# The map


def test_the_map_offers_tiles_in_front_of_the_colour_turned_away(ahead: Drawn) -> None:
    path = (
        Path()
        .give("map")
        .stand(3)
        .lay({2: "river", 6: "cliff", 9: "river", 14: "cliff", 16: "pit"}, {6: "cave", 9: "emerald"})
    )
    path.state.flip(9)
    path.state.flip(9)
    path.rolled(3, 2)
    path.play(records.Flip(3))
    with arranged(path) as driver:
        play, keys = scene(driver), Keyboard(driver)
        assert set(play.choice.opens(TrailPlace)) == {TrailPlace(9), TrailPlace(14)}
        assert play.choice.focus == TrailPlace(9), "the nearest one"
        assert play.prompt.text() == play.stage.texts("prompt-bakong-second", name="Mali")
        look(driver, TrailPlace(9), ahead)
        assert [place for (place,) in ahead["light"]] == [9, 14]
        [(faded,)] = ahead["draw_tiles"]
        assert set(faded) == set(range(1, TEMPLE)) - {9, 14}
        assert ahead["draw_undersides"] == [({9: "emerald"},)]
        look(driver, TrailPlace(14), ahead)
        assert "draw_undersides" not in ahead, "nobody has seen what lies under it"
        for place in set(range(1, TEMPLE)) - {9, 14}:
            reason = tabletop(play).state.why_not(records.FlipSecond(place))
            assert reason
            driver.move_mouse(*tabletop(play).picture.path.rect(place).center)
            assert play.prompt.text() == play.stage.texts.reason(reason)
        driver.walk(keys, TrailPlace(16))
        keys.do(Action.CONFIRM)
        assert play.course.deciding
        assert play.match.history == []
        driver.decide((TrailPlace(9),), partial(driver.choose, keys))
        driver.settle()
        assert tabletop(play).picture.tiles[9].kind == "emerald"
        assert picture_matches(play)


# Making room, sinking


def in_camp(*things: str) -> Path:
    """With these things in the pack, before a choice in an abandoned camp."""
    path = Path().lay({4: "abandoned"}).stand(4).give(*things)
    path.state.phase = phases.CAMP
    return path


def test_making_room_shows_what_goes_and_where_the_waiting_thing_will_lie(ahead: Drawn) -> None:
    path = in_camp("rope", "grapple", "torch", "compass", "3", "3")
    path.play(records.TakeObject("machete"))
    with arranged(path) as driver:
        play, keys = scene(driver), Keyboard(driver)
        texts = play.stage.texts
        assert tabletop(play).state.wanted == "machete"
        pack = tabletop(play).picture.packs[0].laid
        assert len(play.choice.open) == 6, "equal emeralds are one choice, beside leaving it"
        for target in play.choice.opens(PackThing):
            gone = pack[target.number]
            look(driver, target, ahead)
            assert (layout.PACK, gone, GONE) in ahead["draw_laid"]
            words = texts("prompt-bakong-throw-reserve", name="Mali", thing=texts(f"lose-{gone.thing}"))
            if makes_room(tabletop(play).state, str(gone.thing)):
                assert "draw_waiting" not in ahead
                [(after, coming, _)] = ahead["draw_after"]
                assert coming.thing == "machete"
                assert coming in after
                assert Counter(square for one in after for square in squares(one)).most_common(1)[0][1] == 1
                assert {square for one in after for square in squares(one)} <= pockets(play)
                assert play.prompt.text() == words
            else:
                assert ahead["draw_waiting"] == [("machete",)]
                assert play.prompt.text() == f"{words} {texts('prompt-bakong-not-enough')}"
        look(driver, Plate(records.LeaveIt()), ahead)
        assert ahead["draw_waiting"] == [("machete",)]
        assert play.prompt.text() == texts("prompt-bakong-room", name="Mali")
        index = next(i for i, one in enumerate(pack) if one.thing == "torch")
        driver.decide((PackThing(index),), partial(driver.choose, keys))
        driver.settle()
        assert "machete" in tabletop(play).picture.packs[0].objects
        assert picture_matches(play)


def test_the_pack_becomes_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stage, "draw", lambda _stage: None)
    seen = 0
    with arranged(Path()) as driver:
        play = scene(driver)
        for start, wanted in crowded_packs():
            start.play(records.TakeObject(wanted))
            portray(play, start.state.copy())
            for target in play.choice.opens(PackThing):
                portray(play, start.state.copy())
                play.choice.focus = target
                move, turn = play.choice.paths[target,], tabletop(play).turn
                after, thing = turn.pack_ahead(), turn.pack[target.number].thing
                assert (after is not None) == makes_room(turn.state, str(thing))
                play.commit(move)
                play.course.director.skip(everything=True)
                if after:
                    seen += 1
                    assert set(after.laid) == set(tabletop(play).picture.packs[0].laid)
    assert seen > 50


def crowded_packs() -> Iterator[tuple[Path, str]]:
    """Every three objects and some emeralds, and a fourth object that does not fit beside them."""
    for held in combinations(OBJECTS, 3):
        for wanted in set(OBJECTS) - {*held}:
            path = Path()
            if path.state.rules.room[0][sum(1 << OBJECTS.index(name) for name in held)] < 4:
                continue
            path = in_camp(*held, "3", "1")
            if not path.state.fits(0, wanted):
                yield path, wanted


def test_a_great_emerald_is_never_thrown_away_and_says_so() -> None:
    path = Path().lay({16: "emerald"}).stand(20, great=17).give(*["1"] * 14).rolled(6, 4)
    path.play(records.Flip(6))
    with arranged(path) as driver:
        play, keys = scene(driver), Keyboard(driver)
        assert tabletop(play).state.wanted == "1"
        index = next(i for i, one in enumerate(tabletop(play).picture.packs[0].laid) if one.thing == 17)
        driver.walk(keys, PackThing(index))
        assert play.prompt.text() == play.stage.texts("why-bakong-never-thrown")
        keys.do(Action.CONFIRM)
        assert play.course.deciding
        driver.decide((Plate(records.LeaveIt()),), partial(driver.choose, keys))
        driver.settle()
        assert picture_matches(play)


def test_the_quicksand_takes_objects_only() -> None:
    path = Path().lay({3: "quicksand"}).give("rope", "torch", "1", "3").rolled(6, 4)
    path.play(records.Flip(6))
    with arranged(path) as driver:
        play, keys = scene(driver), Keyboard(driver)
        texts = play.stage.texts
        pack = tabletop(play).picture.packs[0].laid
        objects = {PackThing(i) for i, one in enumerate(pack) if one.thing in OBJECTS}
        assert set(play.choice.open) == objects
        for i, one in enumerate(pack):
            driver.move_mouse(*layout.laid(layout.PACK, one).center)
            if PackThing(i) in objects:
                thing = texts(f"lose-{one.thing}")
                assert play.prompt.text() == texts("prompt-bakong-sinks", name="Mali", thing=thing)
            else:
                assert play.prompt.text() == texts("explain-bakong-sinks-not")
                driver.click(*layout.laid(layout.PACK, one).center)
                assert play.match.history == []
        driver.decide((min(objects),), partial(driver.choose, keys))
        driver.settle()
        assert picture_matches(play)
