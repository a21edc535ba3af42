"""What phones say becomes intents; what they show goes out, one phone a turn, and only when it has changed."""

import subprocess
import sys

import pytest

from game import storage
from scenes.devices.intents import Action
from scenes.devices.phones import LATER
from scenes.devices.sheet import Part, Piece, Sheet
from scenes.drawing.raster import Fonts
from scenes.pages.phones import CODE, PhonesPage
from scenes.pages.settings import Settings
from scenes.pages.title import Pier, Title
from scenes.phones import calls
from scenes.stage import navigation
from scenes.stage.scene import Push
from tests.support.driver import Driver
from tests.support.phones.handset import OPENED, Handset, Switchboard, open_phones, wait_for_voices
from tests.support.phones.scanned import NoCode, scanned
from tests.support.senses.measuring import Measuring


def test_nothing_of_the_server_is_imported_before_phones_are_opened(driver: Driver) -> None:
    assert not driver.stage.phones.on
    script = "import main, scenes.stage.stage, sys; print([n for n in ('websockets', 'segno') if n in sys.modules])"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    assert told.stdout.splitlines()[-1] == "[]"


def test_a_phone_presses_like_a_controller(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    before = driver.top.focus
    phone.press("right")
    assert driver.top.focus != before
    assert driver.stage.input.last == phone.device


def test_what_the_pad_of_a_phone_cannot_press_is_not_heard(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    before = driver.top.focus
    for action in ("text", "point", "lost", "found", "tap", "nonsense"):
        phone.press(action)
    assert (driver.top.focus, driver.stage.scenes) == (before, [driver.top])


def test_strangers_are_not_heard(driver: Driver, board: Switchboard) -> None:
    for call in (calls.Pressed(9, "confirm"), calls.Tapped(9, "0", 0), calls.SatDown(9, 0, 0), calls.Left(9)):
        board.heard.put(call)
    driver.turn(3)
    assert isinstance(driver.top, Title)
    assert driver.stage.input.guests == {}


def test_a_page_stands_on_the_phone_and_a_tap_chooses(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    settings = next(piece for piece in phone.sheet.plates if piece.label == "Settings")
    assert settings.open
    phone.tap(settings.target)
    assert isinstance(driver.top, Settings)
    assert phone.sheet.title == "Settings"


def test_a_page_stands_on_the_phone_in_its_own_language(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1, language="de")
    wait_for_voices(driver)
    assert "Einstellungen" in [piece.label for piece in phone.sheet.plates]
    assert driver.stage.texts.language == "en"
    assert any(isinstance(widget, Pier) for widget in driver.top.widgets)


def test_a_tap_on_an_older_sheet_chooses_nothing(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    settings = next(piece for piece in phone.sheet.plates if piece.label == "Settings")
    stamp = phone.sheet.stamp
    driver.stage.take(Push(Settings()))
    assert phone.sheet.stamp != stamp
    top = driver.top
    phone.say(calls.Tapped(1, settings.target, stamp))
    assert driver.top is top
    assert driver.top.focus == 0


def test_moving_the_focus_does_not_make_taps_stale(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    stamp = phone.sheet.stamp
    phone.press("right")
    assert phone.sheet.stamp == stamp


def test_a_sheet_goes_out_only_when_something_has_changed(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    first = phone.sheet
    driver.turn(10)
    assert phone.sheet is first
    phone.press("right")
    assert phone.sheet is not first


def test_sheets_go_out_when_the_turns_with_the_most_to_draw_are_over_one_phone_a_turn(
    driver: Driver, board: Switchboard
) -> None:
    phones = [Handset(driver, board, number) for number in (1, 2, 3)]
    before = [phone.sheet for phone in phones]

    def told() -> int:
        return sum(board.sheets[phone.number] is not sheet for phone, sheet in zip(phones, before, strict=True))

    counts = []
    phones[0].press("right")
    for _ in range(LATER + len(phones)):
        counts.append(told())
        driver.turn()
    assert counts == [0] * LATER + [1, 2, 3]


def test_who_looks_again_sees_everything_anew(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    first = phone.sheet
    phone.sleep()
    assert not driver.stage.input.guests[1].awake
    phone.wake()
    assert driver.stage.input.guests[1].awake
    assert phone.sheet is not first
    assert phone.sheet.plates == first.plates


def test_a_dark_phone_is_sent_nothing(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    first = phone.sheet
    phone.sleep()
    driver.key("right")
    assert phone.sheet is first


def test_switched_off_all_phones_are_gone(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    driver.stage.phones.switch_off()
    driver.turn()
    assert board.closed
    assert not driver.stage.input.has(phone.device)
    assert not driver.stage.phones.on


def test_one_that_was_sent_away_is_gone(driver: Driver, board: Switchboard) -> None:
    phone, other = Handset(driver, board, 1), Handset(driver, board, 2, "Bo", 4)
    driver.stage.take(Push(navigation.Phones()))
    driver.turn(2)
    driver.click_on(next(one for one in driver.top.widgets if one.said() == phone.name))
    driver.click_on(driver.widget("send-away-yes"))
    driver.turn(2)
    assert [one.said() for one in driver.top.widgets if one.said() in ("Ploy", "Bo")] == ["Bo"]
    assert board.dismissed == [1]
    assert not driver.stage.input.has(phone.device)
    assert driver.stage.input.has(other.device)


def test_a_server_that_cannot_start_costs_nothing_but_phones(driver: Driver) -> None:
    board, phones = open_phones(driver), driver.stage.phones
    board.heard.put(calls.Failed("OSError: no socket\x00 for you"))
    driver.turn()
    assert not phones.on
    assert phones.problem == "OSError: no socket? for you"
    assert isinstance(driver.top, Title)


def test_a_sheet_as_json_leaves_out_what_is_not_set() -> None:
    part = Part("boat", (0, 0, 1, 1))
    assert part.to_json() == {"art": "boat", "box": (0, 0, 1, 1)}
    assert Part(text="3", dark=True, tint="#FFFFFF").to_json().keys() == {"art", "box", "tint", "text", "dark"}
    assert Piece("Boat", (part,), open=True).to_json().keys() == {"label", "parts", "box", "target", "note", "open"}
    assert Sheet("Title").to_json()["owner"] is None


def test_the_buttons_that_work_are_lit_on_the_phone(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    assert [button.action for button in phone.sheet.buttons] == [action for action, _ in driver.top.entries()]
    assert Action.CONFIRM in [button.action for button in phone.sheet.buttons]


def test_the_program_can_be_left_with_a_phone(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1)
    phone.press("back")
    leave = driver.top.widgets.index(driver.widget("quit-leave"))
    phone.tap(str(leave))
    assert not driver.stage.running
    assert driver.stage.scenes == []


@pytest.mark.parametrize("size", [(1280, 720), (800, 450)])
def test_the_code_on_the_screen_leads_to_the_page_and_brings_its_key(size: tuple[int, int]) -> None:
    with Driver(size=size) as driver:
        open_phones(driver)
        driver.stage.take(Push(PhonesPage()))
        driver.settle()
        canvas = driver.stage.canvas
        paper = canvas.rect(CODE.inflate(-44, -44))
        address, port, token = OPENED.addresses[0], OPENED.port, OPENED.token
        assert scanned(canvas.surface.subsurface(paper)) == f"http://{address}:{port}/#{token}"


def test_where_there_is_no_network_no_code_leads_a_phone_to_itself(driver: Driver, board: Switchboard) -> None:
    board.heard.put(calls.Opened(("127.0.0.1",), 7667, OPENED.token))
    driver.stage.take(Push(PhonesPage()))
    driver.settle()
    paper = driver.stage.canvas.rect(CODE.inflate(-44, -44))
    with pytest.raises(NoCode):
        scanned(driver.stage.canvas.surface.subsurface(paper))
    canvas = Measuring((1920, 1080), 1.0, Fonts())
    driver.top.draw_content(canvas)
    assert driver.stage.texts("phones-or-type") not in {line.text for line in canvas.written}, (
        "there is nothing to type"
    )


def test_a_phone_that_comes_or_goes_presses_nothing(driver: Driver, board: Switchboard) -> None:
    """A notice stays, and the show on the title comes in its time."""
    storage.notice("The disk is full.")
    driver.turn(90)
    idle = driver.top.idle
    assert idle > 2
    phone = Handset(driver, board, 1)
    phone.sleep()
    phone.wake()
    assert driver.top.idle > idle
    assert driver.stage.toasts.waiting == ["The disk is full."]
