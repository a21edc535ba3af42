"""One button: a frame goes round by itself, a press chooses; nobody else at the table is kept from anything."""

from collections.abc import Callable, Sequence

import pytest
from pygame import FRect

from game.match import Seat
from game.players import HUMAN
from game.saves import new_match
from scenes.devices.intents import MOUSE, SWITCH, Action, Device, Intent
from scenes.devices.one_button import is_one_button
from scenes.devices.scanning import CALM, INSIDE, ROUNDS
from scenes.devices.seating import Chair, Seating
from scenes.devices.stops import MOST, Stop, arranged, way_to
from scenes.pages.credits import Credits
from scenes.pages.seat_menu import NamePicker
from scenes.pages.settings import SUBJECTS, Settings, SwitchRow
from scenes.pages.title import ATTRACT_AFTER, Title
from scenes.pages.widgets import Choice, Slider, Toggle
from scenes.stage.preferences import SCANS
from scenes.stage.scene import Push, Scene
from scenes.table.registry import sit_down
from scenes.table.words import Note
from tests.support.driver import Driver
from tests.support.hands.one_button import LOOK, WithOneButton
from tests.support.hands.playing import chair

STOP = SCANS["fast"]
CONTROLS, SOUND = ([key for key, _ in SUBJECTS].index(key) for key in ("controls", "sound"))


def leaves(stops: Sequence[Stop]) -> list[FRect]:
    return [box for stop in stops for box in (leaves(stop.inside) if stop.inside else [stop.box])]


def grid(columns: int, rows: int, left: float = 0.0) -> list[FRect]:
    return [FRect(left + x * 100, y * 100, 90, 90) for y in range(rows) for x in range(columns)]


# Which stops there are


def test_few_stops_come_one_after_another_and_many_in_groups() -> None:
    assert arranged([grid(3, 1), grid(4, 1)]) == tuple(Stop(box) for box in (*grid(3, 1), *grid(4, 1)))
    board, hand = grid(4, 4), grid(3, 1, 900)
    stops = arranged([board, hand])
    assert [len(stop.inside) for stop in stops] == [4, 4, 4, 4, 3], "the rows of the board, and the hand"
    wide = arranged([grid(10, 10), hand])
    assert [len(stop.inside) for stop in wide] == [4, 4, 2, 3], "of too many rows first several together"


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (MOST, 1), (30, 1), (1, 30), (9, 9), (5, 2)])
def test_every_place_is_one_of_the_stops(columns: int, rows: int) -> None:
    boxes = grid(columns, rows)
    stops = arranged([boxes, [], grid(1, 1, 5000)])
    assert sorted(map(tuple, leaves(stops))) == sorted(map(tuple, [*boxes, *grid(1, 1, 5000)]))
    assert all(way_to(stops, box) for box in boxes)
    assert way_to(stops, FRect(1, 2, 3, 4)) is None


# How it goes round


class Three(Scene):
    """Three places, and what happens there."""

    places = grid(3, 1)

    def __init__(self) -> None:
        self.heard: list[Intent] = []

    def stops(self) -> list[list[FRect]]:
        return [self.places]

    def handle(self, intent: Intent) -> None:
        self.heard.append(intent)


class Many(Three):
    places = grid(4, 4)


def before(scene: Scene) -> tuple[Driver, WithOneButton]:
    driver = Driver(scene, size=(640, 360))
    return driver, WithOneButton(driver)


def test_a_press_begins_the_frame_is_the_focus_and_a_press_chooses_what_it_is_on() -> None:
    scene = Three()
    driver, person = before(scene)
    with driver:
        driver.turn(9, STOP)
        assert not driver.stage.scanner.running, "nothing moves before the first press"
        person.press()
        driver.turn(6, STOP)
        pointed = [intent.at for intent in scene.heard]
        assert pointed[:4] == [scene.places[i].center for i in (0, 1, 2, 0)]
        assert {(intent.action, intent.device) for intent in scene.heard} == {(Action.POINT, SWITCH)}
        scene.heard.clear()
        person.reach(scene.places[1])
        assert Intent(Action.CONFIRM, SWITCH, scene.places[1].center) in scene.heard
        assert driver.stage.input.last == SWITCH


class One(Three):
    places = grid(1, 1)


def test_where_there_is_only_one_thing_the_frame_waits_on_it_for_as_long_as_it_takes() -> None:
    scene = One()
    driver, person = before(scene)
    with driver:
        person.press()
        driver.turn(20 * ROUNDS, STOP)
        assert driver.stage.scanner.running
        person.press()
        assert Intent(Action.CONFIRM, SWITCH, scene.places[0].center) in scene.heard


def test_what_was_chosen_can_be_chosen_again_before_it_goes_on_from_there() -> None:
    scene = Three()
    driver, person = before(scene)
    with driver:
        person.reach(scene.places[1])
        driver.turn(dt=LOOK)
        person.press()
        assert [intent.at for intent in scene.heard if intent.action is Action.CONFIRM] == [scene.places[1].center] * 2
        driver.turn(dt=STOP)
        assert driver.stage.scanner.here == Stop(scene.places[2])


def test_two_presses_in_one_are_one() -> None:
    scene = Three()
    driver, person = before(scene)
    with driver:
        person.press()
        person.press()
        driver.turn(dt=CALM / 2)
        person.press()
        assert Action.CONFIRM not in {intent.action for intent in scene.heard}


def test_after_some_rounds_it_rests_and_a_press_begins_again() -> None:
    driver, person = before(Three())
    with driver:
        scanner = driver.stage.scanner
        person.press()
        driver.turn(ROUNDS * 3, STOP)
        assert scanner.running, "the first stop waits longer"
        driver.turn(2, STOP)
        assert not scanner.running
        person.press()
        assert scanner.running


def test_a_group_is_left_again_without_a_press() -> None:
    scene = Many()
    driver, person = before(scene)
    with driver:
        scanner = driver.stage.scanner
        person.press()
        driver.turn(2, STOP)
        group = scanner.here
        assert group
        assert len(group.inside) == 4
        person.press()
        driver.turn()
        assert scanner.here in group.inside
        driver.turn(INSIDE * 4 + 1, STOP)
        assert scanner.here == group
        person.reach(scene.places[15])
        assert scene.heard[-1] == Intent(Action.CONFIRM, SWITCH, scene.places[15].center)


# Others


def test_it_hides_as_soon_as_somebody_uses_another_device() -> None:
    scene = Three()
    driver, person = before(scene)
    with driver:
        pad, scanner = driver.attach(), driver.stage.scanner
        others: list[Callable[[], None]] = [
            lambda: driver.press(pad, "a"),
            lambda: driver.key("return"),
            lambda: driver.move_mouse(5, 5),
        ]
        for use in others:
            driver.turn(dt=CALM)
            person.press()
            assert scanner.running
            use()
            driver.turn()
            assert not scanner.running


def table_with(driver: Driver, own: Device | None) -> Scene:
    """Two people: the first without a device of their own, the second with this one; the first begins."""
    match = new_match("dice", [Seat("Mali", 0), Seat("Nok", 1)], seed=11, starter=0)
    table = sit_down(match, Seating([Chair("Mali", 0), Chair("Nok", 1, own)]))
    driver.stage.take(Push(table))
    driver.again(lambda: driver.turn(dt=LOOK), lambda: table.waits)
    return table


def test_at_a_table_it_begins_by_itself_when_its_seat_is_to_move() -> None:
    driver, person = before(Title())
    with driver:
        pad, scanner = driver.attach(), driver.stage.scanner
        person.press()
        driver.turn()
        table_with(driver, Device("pad", pad.number))
        play = driver.play
        driver.turn()
        assert scanner.running
        while play.course.seat == 0:
            person.choose(next(target for target in play.choice.places if target in play.choice.open))
            driver.again(lambda: driver.turn(dt=LOOK), lambda: play.waits or play.last_word.asking)
            driver.give_last_word(person.choose)
        assert play.stops() == [], "it never plays for somebody with a device of their own"
        driver.turn(ROUNDS * 9, STOP)
        while play.course.seat == 1:
            driver.press(pad, "a")
            driver.turn(dt=LOOK)
        driver.again(lambda: driver.turn(dt=LOOK), lambda: play.calls and play.waits)
        driver.turn()
        assert scanner.running


def test_a_mouse_in_hand_plays_on_until_the_button_is_pressed_again() -> None:
    driver, person = before(Title())
    with driver:
        person.press()
        driver.move_mouse(5, 5)
        driver.turn()
        table_with(driver, None)
        driver.turn(3)
        assert not driver.stage.scanner.running
        assert driver.stage.input.last == MOUSE
        person.press()
        driver.turn()
        assert driver.stage.scanner.here


# Time


def test_no_show_takes_the_title_away_from_somebody_with_one_button() -> None:
    driver, person = before(Title())
    with driver:
        person.press()
        driver.turn(int(ATTRACT_AFTER / STOP) + 40, STOP)
        assert isinstance(driver.top, Title)


def test_a_first_note_stays_until_the_button_is_pressed() -> None:
    driver, _ = before(Title())
    with driver:
        table_with(driver, None)
        notes = driver.play.asides.notes
        notes.show(Note("first-sum", "icon-correct-sum"))
        driver.turn(60, STOP)
        assert notes.left > 0
        driver.stage.prefs.scan = "off"
        driver.turn(60, STOP)
        assert notes.left == 0


# Which button


def settings(driver: Driver, subject: int) -> Settings:
    page = Settings()
    driver.stage.take(Push(page))
    page._set_focus(subject)
    driver.turn()
    return page


def row(page: Settings) -> SwitchRow:
    return next(one for one in page.widgets if isinstance(one, SwitchRow))


def test_the_button_can_be_any_key_mouse_button_or_pad_button_and_chooses_itself() -> None:
    driver, person = before(Title())
    with driver:
        page, pad, twin = settings(driver, CONTROLS), driver.attach(), driver.attach()
        person.choose(row(page))
        driver.key("return")
        assert driver.stage.prefs.switch == "key return"
        driver.turn(dt=CALM)
        driver.click_on(row(page))
        driver.click(5, 5)
        assert driver.stage.prefs.switch == "mouse 1"
        driver.turn(dt=CALM)
        driver.click(5, 5)
        driver.turn()
        assert driver.stage.scanner.running, "the click is the button now"
        page._set_focus(page.widgets.index(row(page)))
        driver.key("return")
        driver.press(pad, "x")
        assert driver.stage.prefs.switch == "pad Xbox Wireless Controller x"
        driver.turn(dt=CALM)
        driver.press(twin, "x")
        assert driver.stage.input.last == Device("pad", twin.number), "of two alike it is the first"
        driver.press(pad, "x")
        assert driver.stage.input.last == SWITCH


def test_escape_and_leaving_the_page_leave_the_button_as_it_is() -> None:
    driver, person = before(Title())
    with driver:
        page = settings(driver, CONTROLS)
        person.choose(row(page))
        driver.key("escape")
        assert (driver.stage.prefs.switch, driver.stage.input.catching, driver.top) == ("key space", None, page)
        person.choose(row(page))
        page.leave()
        assert driver.stage.input.catching is None


def test_the_button_types_no_letter() -> None:
    picker = NamePicker("Mali", lambda _: None)
    driver, person = before(picker)
    with driver:
        driver.turn()
        person.press()
        driver.turn()
        assert picker.name == "Mali"
        letter = picker.widgets[7]
        person.choose(letter)
        assert picker.name == "H"


@pytest.mark.parametrize("name", ["", "space", "key ", "mouse left", "pad Some Controller z", "key " + "x" * 200])
def test_what_cannot_be_drawn_is_no_name_of_a_button(name: str) -> None:
    assert is_one_button("pad Some Controller #12")
    assert not is_one_button(name)


# Widgets


def test_sliders_and_choices_go_both_ways() -> None:
    driver, person = before(Title())
    with driver:
        page = settings(driver, SOUND)
        volume = next(one for one in page.widgets if isinstance(one, Slider))
        person.reach(volume.stops()[0])
        assert driver.stage.prefs.effects == 70
        person.reach(volume.stops()[1])
        assert driver.stage.prefs.effects == 80
        page = settings(driver, CONTROLS)
        speed = next(one for one in page.widgets if isinstance(one, Choice) and not isinstance(one, Toggle))
        for way, there in ((0, "normal"), (1, "fast")):
            person.reach(speed.stops()[way])
            assert driver.stage.prefs.scan == there


def test_a_page_without_anything_to_choose_is_left_by_its_bar() -> None:
    driver, person = before(Title())
    with driver:
        driver.stage.take(Push(Credits()))
        driver.turn()
        person.do(Action.BACK)
        driver.turn()
        assert isinstance(driver.top, Title)


def test_a_computer_player_is_added_and_the_match_begun() -> None:
    driver, person = before(Title())
    with driver:
        person.choose(driver.pier("dice"))
        assert chair(driver, 0).said() == "Mali: One button"
        person.choose("lobby-computer")
        driver.turn(dt=STOP)
        assert driver.stage.scanner.here == Stop(driver.widget("lobby-start").rect), "it goes on from there"
        person.choose("lobby-start")
        me, other = driver.play.seating.chairs
        assert (me.player, me.device) == (HUMAN, None)
        assert other.player != HUMAN
