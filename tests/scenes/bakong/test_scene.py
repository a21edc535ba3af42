"""The Bakong table in hand: looking ahead, why not, plates, the map, making room, sinking, memory."""

from itertools import combinations
from typing import Any

import pytest

from game.bakong import GAME, records
from game.bakong.outlook import FlipOutlook
from game.bakong.packing import Laid
from game.bakong.rules import KINDS, OBJECTS, TEMPLE
from scenes.bakong import figures, layout
from scenes.bakong.targets import Card, Die, Plate, TrailPlace
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.table.looking.around import Looking, draw_card
from tests.game.bakong.positions import Path
from tests.scenes.bakong.table import Drawn, arranged, at_table, look, pockets, scene, tabletop, watch_drawing
from tests.scenes.lessons.guided import begun, lesson_of, settle
from tests.shots.bakong import bakong_match
from tests.support.driver import Keyboard


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return watch_drawing(monkeypatch)


# Looking ahead


def test_a_die_in_focus_shows_which_tile_flips_and_where_the_other_leads(ahead: Drawn) -> None:
    path = Path().lay({8: "cave", 9: "river"}, {8: "pit", 9: "emerald"}).stand(5).rolled(3, 4)
    with arranged(path) as driver:
        play = scene(driver)
        assert set(play.choice.open) == {Die(0), Die(1)}
        look(driver, Die(0), ahead)
        [(flip,)] = ahead["draw_flip"]
        assert (flip.place, flip.was, flip.now) == (8, "cave", None)
        [(seat, walk)] = ahead["draw_walk"]
        assert (seat, walk.entered, walk.stop, walk.doubtful) == (0, (6, 7, 8, 9), 9, 8)
        assert [place for (place,) in ahead["light"]] == [8]
        assert play.prompt.text() == play.stage.texts("prompt-bakong-flip", name="Mali", flip=3, walk=4)
        look(driver, Die(1), ahead)
        [(flip,)] = ahead["draw_flip"]
        assert (flip.place, flip.was, flip.now) == (9, "river", None)
        assert ahead["draw_walk"][0][1].stop == 8
        assert play.prompt.text() == play.stage.texts("prompt-bakong-flip", name="Mali", flip=4, walk=3)


def test_where_the_die_reaches_no_tile_nothing_is_lit(ahead: Drawn) -> None:
    with arranged(Path().stand(2, great=17).rolled(6, 2)) as driver:
        look(driver, Die(0), ahead)
        assert ahead["draw_flip"][0][0].place is None
        assert "light" not in ahead
        assert scene(driver).prompt.text() == scene(driver).stage.texts(
            "prompt-bakong-flip-nothing", name="Mali", flip=6, walk=2
        )
        assert ahead["draw_walk"][0][1].stop == 0


def test_machete_and_compass_show_their_ways_behind_the_dies_own(ahead: Drawn) -> None:
    with arranged(Path().give("machete", "compass").rolled(6, 3)) as driver:
        look(driver, Die(0), ahead)
        assert [args[1].stop for args in ahead["draw_walk"]] == [2, 4, 3]


def test_what_is_shown_ahead_is_what_then_happens() -> None:
    """Of every roll of some random games, wherever the face that flips is known."""
    certain = 0
    for seed in (3, 4):
        played = bakong_match(3, -1, seed)
        match = bakong_match(3, 0, seed)
        with at_table(match) as driver:
            play = scene(driver)
            flip: FlipOutlook | None = None
            for entry in played.history[:-1]:
                play.course.director.skip(everything=True)
                play.decide()
                if isinstance(entry.move, records.Flip):
                    play.choice.focus = next(path[0] for path, move in play.choice.paths.items() if move == entry.move)
                    flip = tabletop(play).turn.flip_ahead()
                    assert flip is not None
                elif isinstance(entry.move, records.FlipSecond):
                    flip = None  # another tile has turned since
                play.commit(entry.move)
                if isinstance(entry.move, records.Flip | records.Walk) and flip:
                    certain += foreseen(flip, match.history[-1].events)
    assert certain > 40


def foreseen(flip: FlipOutlook, events: tuple[Any, ...]) -> int:
    """1 if a walk began and went as foreseen, 0 if there was none or nobody could know."""
    flipped = [event.place for event in events if isinstance(event, records.TileFlipped)]
    assert flipped in ([], [flip.place])
    steps = next((event.steps for event in events if isinstance(event, records.WalkBegan)), None)
    walk = next((one for one in flip.walks if one.steps == steps), None)
    if walk is None or walk.doubtful is not None:
        return 0
    assert tuple(event.place for event in events if isinstance(event, records.Stepped)) == walk.entered
    assert tuple(event.place for event in events if isinstance(event, records.OuchTaken)) == walk.ouches
    assert sum(event.lost for event in events if isinstance(event, records.Stopped)) == walk.lost
    return 1


def test_in_a_guided_round_the_learner_looks_ahead_and_readers_do_not(ahead: Drawn) -> None:
    """What is on offer, the cup and what would come of a die are there where the learner decides, and only there."""
    flip = next(i for i, step in enumerate(lesson_of("bakong").steps) if step.text == "flip")
    with begun("bakong", flip) as driver:
        settle(driver)
        look(driver, Die(1), ahead)
        [(shown,)] = ahead["draw_flip"]
        assert shown.place == 1
    with begun("bakong", flip + 1) as driver:
        settle(driver)
        look(driver, None, ahead)
        assert "draw_flip" not in ahead


# Why not


def test_a_closed_card_says_why_and_is_not_taken() -> None:
    path = Path().lay({4: "abandoned"}).give("rope").no_reserve("rope", "map").rolled(6, 4)
    path.play(records.Flip(6))
    with arranged(path) as driver:
        play, keys = scene(driver), Keyboard(driver)
        assert set(play.choice.open) == {Card("map"), Plate(records.TakeNothing())}
        for name in OBJECTS:
            driver.walk(keys, Card(name))
            reason = tabletop(play).state.why_not(records.TakeObject(name))
            wanted = {"map": None, "rope": "why-bakong-have-it"}.get(name, "why-bakong-none-left")
            assert (reason.key if reason else None) == wanted
            assert play.prompt.text() == (play.stage.texts.reason(reason) if reason else tabletop(play).words.ask())
            if reason:
                keys.do(Action.CONFIRM)
                assert play.course.deciding
                assert play.match.history == []
        driver.move_mouse(*play.choice.places[Card("kit")].center)
        assert play.prompt.text() == play.stage.texts("why-bakong-none-left")


def test_at_the_temple_what_one_has_left_there_says_why() -> None:
    path = Path().give("rope", "grapple", "machete").stand(24).leave_at_temple("map", "torch").rolled(6, 1)
    path.play(records.Flip(6), records.Walk(1), records.TakeGreat(17))
    path.play(records.ThrowAway("rope"), records.ThrowAway("machete"))
    with arranged(path) as driver:
        play = scene(driver)
        assert tabletop(play).words.ask() == play.stage.texts("prompt-bakong-temple", name="Mali")
        reasons = {}
        for offer in tabletop(play).offers.cards():
            play.choice.focus = Card(offer.thing)
            reasons[offer.thing] = play.prompt.text()
            assert offer.open == (tabletop(play).state.why_not(records.TakeObject(str(offer.thing))) is None)
        assert reasons["rope"] == reasons["machete"] == play.stage.texts("why-bakong-left-here")
        assert set(reasons) == {"rope", "machete", "map", "torch"}


def test_the_pointer_learns_what_a_place_does() -> None:
    with arranged(Path().lay({5: "cave", 6: "pit"}).rolled(3, 4)) as driver:
        play = scene(driver)
        texts = play.stage.texts
        for place, key in ((5, "trail-cave"), (6, "trail-pit"), (0, "trail-camp"), (TEMPLE, "trail-temple")):
            driver.move_mouse(*tabletop(play).picture.path.rect(place).center)
            under = play.asides.resting.target
            card = tabletop(play).things.about(under) if under == TrailPlace(place) else None
            told = f"{card.title}: {card.text}".lower() if card else play.prompt.text().lower()
            assert told.startswith(texts(key).lower()), "the card says it, or the prompt line where another thing lies"
            driver.click(*tabletop(play).picture.path.rect(place).center)
            assert play.match.history == []


@pytest.mark.parametrize("carried", [(), ("logbook",)])
def test_whoever_looks_around_reads_the_true_question_and_sees_both_dice(carried: tuple[str, ...]) -> None:
    with arranged(Path().give(*carried).rolled(3, 4)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        die, reroll = (play.stage.texts(f"prompt-bakong-{key}", name="Mali") for key in ("die", "reroll"))
        keys.do(Action.RULES)
        looking = driver.top
        assert isinstance(looking, Looking)
        with play.choice.unfocused():
            assert play.prompt.text() == die, "nobody asks about a second roll, with a logbook or without"
        for index in (0, 1):
            target, other = Die(index), layout.die(1 - index)
            thing = tabletop(play).things.about(target)
            card = draw_card(play.stage.canvas, play, thing, looking.places[target])
            assert not card.colliderect(other), "the other die stays in sight"
        if carried:
            assert reroll in tabletop(play).things.about(Plate(records.Reroll())).text


def test_keys_learn_what_a_place_does_and_find_back() -> None:
    with arranged(Path().lay({5: "cave", 6: "pit"}).rolled(3, 4)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        for place in range(TEMPLE + 1):
            driver.walk(keys, TrailPlace(place))
            kind = "camp" if not place else "temple" if place == TEMPLE else tabletop(play).picture.tiles[place].kind
            assert play.prompt.text() == play.stage.texts(f"trail-{kind}")
            keys.do(Action.CONFIRM)
            assert play.match.history == []
        driver.walk(keys, Die(0))
        for back, way in ((Action.DOWN, Action.UP), (Action.LEFT, Action.RIGHT)):
            keys.do(way)
            assert play.choice.focus != Die(0)
            keys.do(back)
            assert play.choice.focus == Die(0)


def test_no_push_from_an_object_forfeits_it_unless_it_goes_where_the_plate_is() -> None:
    path = Path().lay({4: "abandoned"}).rolled(6, 4)
    path.play(records.Flip(6))
    with arranged(path) as driver:
        play, nothing = scene(driver), Plate(records.TakeNothing())
        assert nothing in play.choice.open
        for card in play.choice.opens(Card):
            assert isinstance(play.hands.beside(card, Action.UP), TrailPlace)
            assert play.hands.beside(card, Action.RIGHT) != nothing
        assert play.hands.beside(TrailPlace(0), Action.LEFT) != nothing


# Memory


def turned(place: int) -> Path:
    """A position in which this tile has been turned over and lies as before: a river over a cave."""
    path = Path().lay({place: "river", 9: "cliff"}, {place: "cave", 9: "pit"})
    path.state.flip(place)
    path.state.flip(place)
    return path


@pytest.mark.parametrize("memory", ["on", "off"])
def test_only_with_memory_the_outlook_knows_a_side_seen_before(memory: str, ahead: Drawn) -> None:
    with arranged(turned(4).rolled(4, 6), memory=memory) as driver:
        play = scene(driver)
        look(driver, Die(0), ahead)
        [(flip,)] = ahead["draw_flip"]
        assert (flip.place, flip.now) == (4, "cave" if memory == "on" else None)
        assert ahead["draw_walk"][0][1].doubtful == (None if memory == "on" else 4)
        assert tabletop(play).state.seen, "the rules themselves forget nothing"
        assert (Action.PEEK in dict(play.entries())) == (memory == "on")
        Keyboard(driver).do(Action.PEEK)
        assert play.choice.peeking == (memory == "on")
        ahead.clear()
        driver.stage.draw()
        assert ahead.get("draw_undersides") == ([({4: "cave"},)] if memory == "on" else None)


@pytest.mark.parametrize(("memory", "hidden"), [("off", 4), ("off", 8), ("on", 8)])
@pytest.mark.parametrize("second", [False, True])
def test_no_pixel_hangs_on_a_side_that_is_not_to_be_seen(memory: str, hidden: int, second: bool) -> None:
    """Tile 4 has been turned before, tile 8 never. Before a flip, and before a second one by the map."""
    pictures = []
    for back in ("cave", "pit", "cliff"):
        path = turned(4).lay({8: "river"}).stand(3).give("map").rolled(6, 5)
        if second:
            path.play(records.Flip(6))
        path.state.down[hidden] = KINDS.index(back)
        with arranged(path, memory=memory) as driver:
            play = scene(driver)
            assert (TrailPlace(hidden) in play.choice.open) == second
            drawn = [look(driver, target) for target in [None, *play.choice.places, *tabletop(play).hover_spots()]]
            play.choice.peeking = True
            drawn.append(look(driver, None))
            pictures.append(drawn)
    assert pictures[0] == pictures[1] == pictures[2]


def test_with_memory_a_side_seen_before_is_on_the_screen() -> None:
    pictures = set()
    for back in ("cave", "pit"):
        path = turned(4).stand(2)
        path.state.down[4] = KINDS.index(back)
        with arranged(path.rolled(2, 6)) as driver:
            scene(driver).choice.peeking = True
            pictures.add(look(driver, None))
    assert len(pictures) == 2


def test_adventurers_who_share_a_place_can_be_counted() -> None:
    with at_table(bakong_match(2)) as driver:
        path = tabletop(scene(driver)).picture.path
    for count in range(2, 7):
        high = layout.pawn(count)
        wide = high * figures.WIDE / figures.HIGH
        for one, another in combinations([path.stand(3, index, count) for index in range(count)], 2):
            assert abs(one[0] - another[0]) > wide * 0.8 or abs(one[1] - another[1]) > high * 0.9


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_tile_for_the_first_one_home_hides_nothing_that_is_carried(seats: int) -> None:
    """Only the corner of a square at most, where panels are small."""
    with at_table(bakong_match(seats)) as driver:
        every = pockets(scene(driver))
    for seat in range(seats):
        pack, tile = layout.crew_pack(seat, seats), layout.crew_first_home(seat, seats)
        for pocket, column, row in every:
            square = layout.laid(pack, Laid("1", pocket, column, row, 1, 1))
            hidden = square.clip(tile)
            assert hidden.width * hidden.height < 0.3 * square.width * square.height, (seat, pocket, column, row)


def test_many_ouches_leave_room_for_points_below_none(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, float] = {}
    write = Canvas.text

    def spy(self: Canvas, text: str, x: float, y: float, *args: Any, **more: Any) -> float:
        drawn[text] = y
        return write(self, text, x, y, *args, **more)

    monkeypatch.setattr(Canvas, "text", spy)
    for seats in (2, 3, 4, 6):
        drawn.clear()
        with arranged(Path(seats).ouches(4, seat=1).give("1", seat=1)) as driver:
            look(driver, None)
        assert "−11" in drawn
        assert "-11" not in drawn
        assert drawn["×4"] > drawn["−11"] + 30, "the ouches stand below, not in the same line"


def test_steps_lost_on_the_way_are_shown_as_steps(ahead: Drawn) -> None:
    with arranged(Path().lay({7: "river"}, {}).stand(5).rolled(6, 5)) as driver:
        look(driver, Die(0), ahead)
        assert ahead["draw_walk"][-1][1].lost == 3
        assert [art for art, *_ in ahead["_mark"]].count("footprint-lost") == 3
