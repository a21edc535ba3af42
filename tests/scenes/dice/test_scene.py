"""The dice table in hand: choosing, taking back, the count, peeking, pausing, watching, pads that rumble."""

from functools import partial
from typing import Any

import pytest
from pygame import FRect

from game import saves
from game.chance import Chance
from game.dice.records import DieTaken, Scored
from scenes.devices.intents import Action, Device
from scenes.devices.seating import Chair, Seating
from scenes.dice import layout
from scenes.dice.targets import PoolDie
from scenes.drawing.canvas import LEAST_TYPE, Canvas
from scenes.drawing.layer import Layer
from scenes.drawing.motion import Animation, Wait
from scenes.drawing.rolling import DieSprite
from scenes.pages.over_table.pause import Pause
from scenes.pages.results import Results
from scenes.pages.title import Title
from scenes.stage.preferences import LANGUAGES, Preferences
from scenes.stage.scene import Push
from scenes.table.registry import sit_down
from scenes.table.showing.moments import Moments
from tests.scenes.dice.table import at_table, caught_up, scene, tabletop, take_first
from tests.support.driver import Driver, Keyboard, PadInHand
from tests.support.tables import play_on, seats


@pytest.mark.parametrize("players", [2, 5])
def test_after_every_decision_the_table_shows_what_the_rules_say(players: int) -> None:
    with Driver(at_table(0, players)) as driver:
        play, chance = scene(driver), Chance(3)
        while not play.match.over:
            while play.course.director.busy:
                play.course.director.skip(everything=True)
            assert caught_up(play)
            play.commit(chance.pick(play.match.state.moves()))
        while play.course.director.busy:
            play.course.director.skip(everything=True)
        assert tabletop(play).picture.totals == tabletop(play).state.totals()


def test_another_die_may_be_picked_while_one_is_in_hand() -> None:
    with Driver(at_table()) as driver:
        play = scene(driver)
        first, second = play.choice.opens(PoolDie)[:2]
        driver.click_on(play.choice.places[first])
        driver.click_on(play.choice.places[second])
        assert play.choice.steps == (second,)
        assert len(play.match.history) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_up_and_down_a_pool_with_gaps_lead_row_by_row(players: int) -> None:
    with Driver(at_table(players * 4, players)) as driver:
        play, ways = scene(driver), {Action.UP: -1, Action.DOWN: 1}
        rows = {die: layout.pool_row(die.line, die.column, players) for die in tabletop(play).picture.pool}
        for die, row in rows.items():
            for action, way in ways.items():
                beyond = [way * other for other in rows.values() if way * other > way * row]
                there = play.hands.beside(die, action)
                if beyond:
                    assert isinstance(there, PoolDie)
                    assert rows[there] == way * min(beyond)
                else:
                    assert there == die or not isinstance(there, PoolDie)


def test_undo_takes_back_until_something_random_came_out() -> None:
    with Driver(at_table(0, players=2)) as driver:
        keys = Keyboard(driver)
        driver.go_on(keys.do)
        digests = []
        for _ in range(3):
            digests.append(scene(driver).match.digest())
            take_first(driver, keys)
            driver.go_on(keys.do)
        for digest in reversed(digests):
            keys.do(Action.UNDO)
            assert scene(driver).match.digest() == digest
            assert caught_up(scene(driver))
        keys.do(Action.UNDO)
        assert scene(driver).match.digest() == digests[0]
        assert scene(driver).prompt.line.remark


def test_the_round_that_has_been_counted_cannot_be_taken_back() -> None:
    with Driver(at_table(13, players=2)) as driver:
        keys = Keyboard(driver)
        take_first(driver, keys)
        driver.go_on(keys.do)
        digest = scene(driver).match.digest()
        keys.do(Action.UNDO)
        assert scene(driver).match.digest() == digest
        keys.do(Action.MENU)
        assert not driver.widget("pause-undo").enabled


def test_undo_from_the_pause_while_a_die_is_still_flying() -> None:
    with Driver(at_table(4)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        digest = play.match.digest()
        play.commit(play.match.state.moves()[0])
        driver.turn()
        assert play.course.director.busy
        keys.do(Action.MENU)
        driver.choose(keys, "pause-undo")
        assert driver.top is play
        assert play.match.digest() == digest
        assert not play.course.director.busy
        assert caught_up(play)


def test_the_count_waits_for_someone_and_the_picture_shows_every_point() -> None:
    with Driver(at_table(13, players=2)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        take_first(driver, keys)
        driver.settle()
        assert play.course.director.holding
        assert not play.course.deciding
        assert play.prompt.text()
        scored = [event for event in play.match.history[-1].events if isinstance(event, Scored)]
        for seat in range(2):
            assert tabletop(play).sheet.total(seat) == sum(item.points for item in scored if item.seat == seat)
            assert tabletop(play).picture.totals[seat] == tabletop(play).state.totals()[seat]
        driver.turn(200)
        assert play.course.director.holding
        keys.do(Action.CONFIRM)
        driver.go_on(keys.do)
        assert tabletop(play).state.round == 1
        assert caught_up(play)


def test_peek_shows_the_score_as_it_lies_and_any_press_closes_it() -> None:
    with Driver(at_table(8)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        before = play.match.digest(), play.choice.steps
        for close in (Action.PEEK, Action.CONFIRM, Action.BACK):
            keys.do(Action.PEEK)
            assert play.choice.peeking
            keys.do(close)
            assert not play.choice.peeking
        driver.click_bar(Action.PEEK)
        assert play.choice.peeking
        driver.click(960, 400)
        assert not play.choice.peeking
        assert (play.match.digest(), play.choice.steps, driver.top) == (*before, play)


def test_log_rules_and_menu_are_for_everyone_at_any_time() -> None:
    with Driver(at_table(8)) as driver:
        play, pad = scene(driver), driver.attach()
        play.seating.chairs[play.course.seat or 0].device = Device("pad", driver.attach().number)
        other = PadInHand(driver, pad)
        for action, back in ((Action.LOG, Action.LOG), (Action.RULES, Action.BACK), (Action.MENU, Action.MENU)):
            other.do(action)
            assert driver.top is not play
            other.do(back)
            assert driver.top is play


def test_starting_again_asks_first_and_keeps_the_players() -> None:
    with Driver(at_table(8)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        keys.do(Action.MENU)
        driver.choose(keys, "pause-restart")
        driver.choose(keys, "restart-no")
        assert isinstance(driver.top, Pause)
        driver.choose(keys, "pause-restart")
        driver.choose(keys, "restart-yes")
        again = scene(driver)
        assert again.match is not play.match
        assert again.match.setup.seats == play.match.setup.seats
        assert again.match.history == []
        [saved] = saves.unfinished()
        assert saved.moves == 0


def test_a_match_is_watched_again_from_the_podium_and_back_to_it() -> None:
    match = saves.new_match("dice", seats(2), seed=9)
    play_on(match, 28)
    with Driver(Results(match, Seating.of(match.setup.seats))) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "results-again")
        play = scene(driver)
        assert play.match is not match
        assert play.match.history == []
        driver.until(lambda: len(play.match.history) == 4)
        assert [entry.move for entry in play.match.history] == [entry.move for entry in match.history[:4]]
        keys.do(Action.PREVIOUS)
        assert len(play.match.history) == 3
        assert caught_up(play)
        driver.turn(200)
        assert len(play.match.history) == 3, "stepping back stops it"
        keys.do(Action.MENU)
        driver.until(lambda: isinstance(driver.top, Results))
        assert driver.top.match.digest() == match.digest()
        driver.choose(keys, "results-again")
        keys.do(Action.BACK)
        assert isinstance(driver.top, Results)
        assert driver.top.match.digest() == match.digest()


# Pads


def test_an_unmapped_pad_plays_a_turn_by_hat_stick_and_plain_buttons() -> None:
    with Driver(at_table(6, players=2)) as driver:
        pad = driver.attach("Generic USB Joystick", mapped=False)
        play = scene(driver)
        for push, action in (
            (partial(pad.hat, -1, 0), Action.LEFT),
            (partial(pad.hat, 0, -1), Action.DOWN),
            (partial(pad.axis, "y", -32767), Action.UP),
            (partial(pad.axis, "x", 32767), Action.RIGHT),
        ):
            there = play.hands.beside(play.choice.focus, action)
            assert there != play.choice.focus
            push()
            driver.turn()
            assert play.choice.focus == there
            pad.hat(0, 0)
            pad.axis("x", 0)
            pad.axis("y", 0)
            driver.turn()
        driver.walk(Keyboard(driver), play.choice.open[0])
        before = len(play.match.history)
        driver.again(lambda: driver.press(pad, 0), lambda: len(play.match.history) > before)
        assert len(play.match.history) == before + 1


def test_a_pad_rumbles_when_its_turn_comes_and_not_when_that_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    rumbled: list[int] = []
    monkeypatch.setattr("scenes.devices.pads.Pad.rumble", lambda pad: rumbled.append(pad.number))
    for on in (True, False):
        prefs = Preferences(fullscreen=False, speed="fast", reduced_motion=True, rumble=on)
        with Driver(Title(), prefs=prefs) as driver:
            pads = [driver.attach() for _ in range(2)]
            match = saves.new_match("dice", seats(2), seed=9, starter=0)
            chairs = [Chair(f"Player {i}", i, Device("pad", pad.number)) for i, pad in enumerate(pads)]
            driver.stage.take(Push(sit_down(match, Seating(chairs))))
            hands = [PadInHand(driver, pad) for pad in pads]
            rumbled.clear()
            for turn in range(4):
                driver.go_on(hands[0].do)
                assert rumbled == [pads[i % 2].number for i in range(turn + 1) if on]
                take_first(driver, hands[turn % 2])


def test_rumble_reaches_the_motors_and_a_pad_that_has_gone_is_no_trouble() -> None:
    with Driver(Title()) as driver:
        pad = driver.attach()
        device, known = Device("pad", pad.number), driver.stage.input.pads[pad.number]
        driver.stage.input.rumble(device)
        [(low, high)] = pad.rumbles
        assert 0 < low < high
        pad.detach()
        driver.turn()
        known.rumble()
        driver.stage.input.rumble(device)
        driver.stage.input.rumble(None)
        assert len(pad.rumbles) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "moves"), [(3, 5), (5, 26)])
def test_every_goal_and_what_a_die_makes_of_each_group_can_be_read(
    players: int, moves: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A goal stands clear of its sign and its die; a sum is whole whatever the goal and however narrow its box."""
    written: list[tuple[str, FRect]] = []
    write = Canvas.text

    def spy(canvas: Canvas, text: str, x: float, y: float, size: float, **style: Any) -> float:
        wide = write(canvas, text, x, y, size, **style)
        room = style.get("width")
        assert room is None or canvas.measure(text, LEAST_TYPE, style.get("weight", "bold"), fixed=True) <= room, text
        box = FRect(0, 0, wide, size)
        setattr(box, style.get("anchor", "midleft"), (x, y))
        written.append((text, box))
        return wide

    prefs = Preferences(fullscreen=False, reduced_motion=True, language=language)
    with Driver(at_table(moves, players), prefs=prefs) as driver:
        play = scene(driver)
        picture = tabletop(play).picture
        highest = max(picture.pool, key=lambda slot: picture.pool[slot].value)
        driver.click_on(play.choice.places[highest])
        assert play.choice.first == highest
        monkeypatch.setattr(Canvas, "text", spy)
        for rolled in range(1, 7):
            written.clear()
            goal = rolled + picture.dice_set.goal_bonus
            die = picture.lay_goal(rolled, goal)
            tabletop(play).layer = Layer()
            play.tabletop.draw(driver.stage.canvas)
            [number] = [box for text, box in written if text == str(goal) and layout.GOAL.contains(box)]
            words = [box for _, box in written if layout.GOAL.contains(box) and box != number]
            assert len(words) == 2
            for beside in (*words, FRect(die.x - die.size / 2, die.y - die.size / 2, die.size, die.size)):
                assert not number.colliderect(beside), (goal, number, beside)


def test_the_die_in_focus_shows_what_it_would_bring_and_is_thought_about_once() -> None:
    with Driver(at_table(7, 2)) as driver:
        play = scene(driver)
        preview, picture = tabletop(play).preview, tabletop(play).picture
        slot = play.choice.focus
        assert isinstance(slot, PoolDie)
        found = preview.ahead()
        assert found is not None
        assert preview.ahead() is found
        assert play.course.seat is not None
        value = picture.pool[slot].value
        sums = [sum(die.value for die in group) for group in picture.groups[play.course.seat]]
        assert [one.after for one in found.groups] == [total + value for total in [*sums, 0]]
        play.course.reseat(play.course.seat, "easy")
        assert preview.ahead() is None  # nobody needs to be shown what a computer player looks at


@pytest.mark.parametrize(
    ("values", "taken", "moments"),
    [
        ((1, 1, 1, 1, 1), 1, ["band"]),
        ((1, 2, 3, 4, 5), 5, ["band"]),
        ((6, 6, 6, 6), 6, []),
        ((1, 2, 3, 4, 5, 6), 6, []),  # five of them were a run before
    ],
)
def test_the_fifth_of_a_value_and_a_run_of_five_have_their_moment(
    values: tuple[int, ...], taken: int, moments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def watch(name: str) -> None:
        def spy(*_: object) -> Animation:
            seen.append(name)
            return Wait(0)

        monkeypatch.setattr(Moments, name, spy)

    for name in ("band", "ring", "sparks"):
        watch(name)
    with Driver(at_table(0, 2)) as driver:
        table = tabletop(scene(driver))
        picture = table.picture
        picture.groups[0] = [[DieSprite("red", value)] for value in values]
        picture.box(0)
        table.shows.gladly(DieTaken(0, 0, taken, len(values) - 1))
        assert seen == moments
        picture.groups[0] = [[DieSprite("red", picture.goal - 4), DieSprite("red", 4)]]
        picture.box(0)
        seen.clear()
        table.shows.gladly(DieTaken(0, 0, 4, 0))
        assert seen == ["ring", "sparks"]


def test_the_count_says_who_gets_how_many_points() -> None:
    with Driver(at_table(5)) as driver:
        table = tabletop(scene(driver))
        said = table.words.counted([Scored(0, 5, "most_of_value", (2,)), Scored(1, 2, "most_of_value", (2,))])
        names = scene(driver).name
        assert all(part in said for part in ("2s", f"{names(0)} 5", f"{names(1)} 2"))
