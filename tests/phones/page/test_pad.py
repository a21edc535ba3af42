"""The touch pad: what is lit, what is sent, what goes on while it is held; and which hand it is in."""

from dataclasses import replace

import pytest

from scenes.devices.sheet import Button
from tests.phones.page.conftest import Make
from tests.support.browser.driving import LANDSCAPE, PORTRAIT, Phone
from tests.support.phone_page.sheets import BAKONG, KLONGS, READING
from tests.support.phone_page.stand_in import StandIn, words

SAID = words("en")
ALWAYS = ("up", "down", "left", "right", "confirm", "back", "menu")
SOMETIMES = ("undo", "hint", "rules", "peek", "log", "previous")


def key(action: str) -> str:
    return f'#pad [data-action="{action}"]'


def left_of(phone: Phone, selector: str) -> float:
    return float(phone.eval(f"document.querySelector('{selector}').getBoundingClientRect().x"))


@pytest.mark.parametrize("action", [*ALWAYS, *SOMETIMES])
def test_a_press_is_sent_once(tv: StandIn, see: Make, action: str) -> None:
    phone = see(KLONGS)
    with phone.clock_stopped():
        phone.tap(key(action))
        phone.tap(key("menu"))
    assert [tv.hear(), tv.hear()] == [{"do": "press", "action": action}, {"do": "press", "action": "menu"}]


def test_only_what_works_now_is_lit_and_it_has_the_sheets_name(see: Make) -> None:
    phone = see(BAKONG)
    shut = phone.eval("[...document.querySelectorAll('#pad :disabled')].map(b => b.dataset.action)")
    assert shut == ["undo", "hint", "peek", "previous"]
    names = {a: phone.eval(f"document.querySelector('{key(a)}').getAttribute('aria-label')") for a in ("rules", "undo")}
    assert names == {"rules": "Rules", "undo": SAID["undo"]}


def test_a_dim_one_does_nothing(tv: StandIn, see: Make) -> None:
    phone = see(BAKONG)
    phone.touch(phone.middle(key("undo")))
    phone.lift()
    phone.tap(key("menu"))
    assert tv.hear() == {"do": "press", "action": "menu"}


def test_a_direction_that_is_held_goes_on_until_it_is_let_go(tv: StandIn, see: Make) -> None:
    phone = see(KLONGS)
    phone.touch(phone.middle(key("right")))
    assert phone.eval(f"document.querySelector('{key('right')}').classList.contains('pressed')")
    assert [tv.hear()["action"] for _ in range(4)] == ["right"] * 4
    phone.lift()
    phone.wait("!document.querySelector('.pressed')")
    phone.tap(key("confirm"))
    assert tv.hear("press")["action"] in ("right", "confirm")
    while not tv.quiet():
        tv.hear()
    phone.tap(key("menu"))
    assert tv.hear() == {"do": "press", "action": "menu"}


def test_a_finger_may_slide_to_another_direction(tv: StandIn, see: Make) -> None:
    phone = see(KLONGS)
    with phone.clock_stopped():
        phone.touch(phone.middle(key("up")))
        phone.slide(phone.middle(key("left")))
        phone.lift()
    assert [tv.hear()["action"], tv.hear()["action"]] == ["up", "left"]


def test_two_thumbs_press_at_once(tv: StandIn, see: Make) -> None:
    phone = see(KLONGS)
    with phone.clock_stopped():
        phone.touch(phone.middle(key("down")), phone.middle(key("confirm")))
        phone.lift()
    assert {tv.hear()["action"], tv.hear()["action"]} == {"down", "confirm"}


def test_a_screen_readers_double_tap_presses_too(tv: StandIn, see: Make) -> None:
    """It comes as a click without a finger before it."""
    phone = see(KLONGS)
    phone.eval(f"document.querySelector('{key('hint')}').click()")
    assert tv.hear() == {"do": "press", "action": "hint"}


def test_a_press_is_felt(see: Make) -> None:
    phone = see(KLONGS)
    phone.eval("felt.length = 0")
    phone.tap(key("confirm"))
    assert phone.eval("felt") == [8]


def test_upright_the_pad_is_below_and_lying_it_is_beside(see: Make) -> None:
    phone = see(KLONGS)
    pad, bar = (f"document.querySelector('{part}').getBoundingClientRect()" for part in ("#pad", "#bar"))
    below = f"{pad}.top >= {bar}.bottom"
    assert phone.eval(below)
    phone.turn(LANDSCAPE)
    phone.wait("document.querySelector('#pad').getBoundingClientRect().top === 0")
    assert left_of(phone, "#pad") > left_of(phone, "#things")
    phone.turn(PORTRAIT)
    phone.wait(below)


def test_it_changes_hands_and_remembers_it(come_in: Make) -> None:
    phone = come_in(KLONGS)
    assert left_of(phone, "#cross") < left_of(phone, "#deeds")
    phone.tap("#swap")
    assert left_of(phone, "#cross") > left_of(phone, "#deeds")
    phone.turn(LANDSCAPE)
    phone.wait("document.querySelector('#pad').getBoundingClientRect().left === 0")
    phone.call("Page.reload")
    assert phone.seen("#prompt") == KLONGS.prompt
    assert left_of(phone, "#pad") < left_of(phone, "#things")


def test_the_page_itself_never_moves(see: Make) -> None:
    phone = see(KLONGS)
    x, y = phone.middle("#prompt")
    phone.touch((x, y))
    for step in range(1, 6):
        phone.slide((x, y + 60 * step))
    phone.lift()
    assert phone.eval("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]
    assert phone.eval("getComputedStyle(document.body).overscrollBehaviorY") == "none"
    assert phone.eval("getComputedStyle(document.querySelector('#pad')).touchAction") == "none"


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=str)
def test_its_arrows_fold_away_for_the_things_and_stay_so(come_in: Make, size: tuple[int, int]) -> None:
    phone = come_in(KLONGS)
    phone.turn(size)
    phone.wait(f"innerWidth === {size[0]}")
    things, arrows = "document.querySelector('#things')", "document.querySelector('#cross').getClientRects().length"
    room = f"{things}.clientWidth * {things}.clientHeight"
    before = phone.eval(room)
    phone.tap("#fold")
    assert not phone.eval(arrows)
    assert phone.eval(room) > 1.3 * before
    phone.call("Page.reload")
    assert phone.seen("#prompt") == KLONGS.prompt
    assert not phone.eval(arrows)
    assert phone.eval("document.querySelector('#fold').ariaExpanded") == "false"
    phone.tap("#fold")
    assert phone.eval(arrows)
    assert phone.eval(room) == before


def test_a_button_that_the_pad_has_no_room_for_is_a_plate(tv: StandIn, see: Make) -> None:
    phone = see(replace(BAKONG, buttons=(Button("next", "Skip this step"), Button("menu", "Menu"))))
    assert phone.seen("#more") == "Skip this step"
    phone.tap("#more button")
    assert tv.hear() == {"do": "press", "action": "next"}


def test_where_there_is_nothing_to_tap_the_arrows_come_back(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(KLONGS)
    phone.tap("#fold")
    arrows = "document.querySelector('#cross').getClientRects().length"
    assert not phone.eval(arrows)
    own_tv.show(replace(READING, plates=()))
    phone.wait(arrows)
    assert not phone.eval("document.querySelector('#fold').getClientRects().length")
    own_tv.show(KLONGS)
    phone.wait(f"!{arrows}")
