"""Your things: what a sheet says is drawn, can be touched, and stays where it is while it changes."""

from dataclasses import replace

import pytest

from scenes.devices.sheet import Piece, Sheet
from tests.phones.page.conftest import Make
from tests.support.browser.driving import Phone
from tests.support.phone_page.sheets import BAKONG, DICE, EVERY, KLONGS, LOBBY, MARKET, PLACE, READING
from tests.support.phone_page.stand_in import StandIn, words

SAID = words("en")


def labelled(label: str) -> str:
    return f'#things [aria-label="{label}"]'


def stamped(phone: Phone, tv: StandIn, sheet: Sheet) -> None:
    """Shows a sheet and waits until the page has drawn it."""
    tv.show(replace(sheet, last=f"Sheet {sheet.stamp}"))
    phone.wait(f"document.querySelector('#last').textContent === 'Sheet {sheet.stamp}'")


def test_many_words_on_a_plate_have_a_row_to_themselves(see: Make) -> None:
    labels = "Previous", "Next", "Options: Draw stacks: One · Board: Bangkok · Hands: Open to all"
    phone = see(replace(READING, plates=tuple(Piece(label, target=label, open=True) for label in labels)))
    wide = phone.eval("[...document.querySelectorAll('#plates li')].map(item => item.clientWidth)")
    assert wide[0] == wide[1]
    assert wide[2] > 2 * wide[0]


@pytest.mark.parametrize("name", EVERY)
def test_all_that_stands_on_a_sheet_is_drawn(see: Make, name: str) -> None:
    sheet = EVERY[name]
    phone = see(sheet)
    text = phone.eval("document.body.innerText")
    shelves = [piece for shelf in sheet.shelves for piece in shelf.pieces]
    board = sheet.board.pieces if sheet.board else ()
    assert [said for said in (sheet.prompt, sheet.note, sheet.last, *sheet.lines) if said not in text] == []
    assert [shelf.title for shelf in sheet.shelves if shelf.title not in text] == []
    assert [piece.label for piece in sheet.plates if piece.label not in text] == []
    drawn = phone.eval("[...document.querySelectorAll('.thing[aria-label]')].map(t => t.ariaLabel)")
    assert sorted(drawn) == sorted(piece.label for piece in (*sheet.plates, *shelves, *board))
    parts = sum(len(piece.parts) for piece in (*sheet.plates, *shelves, *board))
    assert phone.eval("document.querySelectorAll('.art > *').length") == parts
    phone.wait("[...document.images].every(image => image.complete && image.naturalWidth)")
    assert phone.mishaps == []


def test_what_is_told_of_an_objective_is_read_beside_its_picture(see: Make) -> None:
    phone = see(MARKET)
    for said in ("Objective: passion fruit", "Each passion fruit in your market scores 2 points."):
        assert said in phone.eval("document.querySelector('#shelves').innerText")
    beside = """(() => {
        const parts = [...document.querySelector('.told .thing').children];
        const [art, caption, note] = parts.map(one => one.getBoundingClientRect());
        return [caption.left > art.right, note.left > art.right, note.top >= caption.bottom];
    })()"""
    assert phone.eval(beside) == [True, True, True]


def test_a_tap_names_its_target_and_the_sheet_it_was_made_on(tv: StandIn, see: Make) -> None:
    phone = see(KLONGS)
    phone.tap(labelled("Fish, 2 baskets"))
    assert tv.hear() == {"do": "tap", "target": "HandBoat(1)", "stamp": 17}
    stamped(phone, tv, PLACE)
    phone.tap(labelled("Water 1, 1"))
    assert tv.hear() == {"do": "tap", "target": "space(0,0)", "stamp": 18}
    stamped(phone, tv, MARKET)
    phone.tap(labelled("Renew a row or column"))
    assert tv.hear() == {"do": "tap", "target": "renew", "stamp": 40}


def test_a_tap_on_what_cannot_be_chosen_asks_why_and_the_remark_is_shown(tv: StandIn, see: Make) -> None:
    phone = see(KLONGS)
    phone.tap(labelled("Avocados, 1 baskets"))
    assert tv.hear() == {"do": "tap", "target": "HandBoat(2)", "stamp": 17}
    tv.say("remark", text="No landing is free.")
    phone.wait("document.querySelector('#remark').textContent === 'No landing is free.'")
    assert phone.seen("#remark") == "No landing is free."
    phone.wait("getComputedStyle(document.querySelector('#last')).visibility === 'visible'")
    assert phone.seen("#last") == KLONGS.last


def test_what_is_only_to_be_looked_at_is_no_button(see: Make) -> None:
    phone = see(BAKONG)
    assert phone.eval("[...document.querySelectorAll('#things .thing')].map(t => t.localName)") == ["div"] * 3
    assert "Climbs out of a pit." in phone.seen("#shelves")


def test_two_quick_taps_are_one(tv: StandIn, see: Make) -> None:
    phone = see(KLONGS)
    phone.eval("window.clock = Date.now; Date.now = () => 1e12")  # however slow the machine is
    fish = phone.middle(labelled("Fish, 2 baskets"))
    for at in (fish, fish, phone.middle(labelled("Bananas, 3 baskets"))):
        phone.touch(at)
        phone.lift()
    assert tv.hear()["target"] == "HandBoat(1)"
    assert phone.eval("document.querySelectorAll('.thing.sent').length") == 1
    phone.eval("Date.now = clock")
    stamped(phone, tv, replace(KLONGS, stamp=19))
    assert phone.eval("document.querySelectorAll('.thing.sent').length") == 0
    phone.tap(labelled("Bananas, 3 baskets"))
    assert tv.hear() == {"do": "tap", "target": "HandBoat(0)", "stamp": 19}


def test_a_free_seat_can_be_taken(tv: StandIn, see: Make) -> None:
    phone = see(LOBBY)
    assert phone.seen("#seats-list").split() == ["Nok", SAID["emblem-fish"]]
    phone.tap("#seats-list li:nth-child(2) button")
    assert tv.hear() == {"do": "sit", "seat": 3, "stamp": 1}


def test_what_stays_is_changed_in_place(tv: StandIn, see: Make) -> None:
    phone = see(KLONGS)
    fish = f"document.querySelector('{labelled('Fish, 2 baskets')}')"
    phone.eval(f"{fish}.focus(); {fish}.kept = {fish}.querySelector('img').kept = true")
    hand, stock = KLONGS.shelves
    _, boat, *others = hand.pieces
    stamped(phone, tv, replace(KLONGS, stamp=20, shelves=(replace(hand, pieces=(boat, *others)), stock)))
    assert (
        phone.eval(f"[{fish}.kept, {fish}.querySelector('img').kept, document.activeElement === {fish}]") == [True] * 3
    )
    assert phone.eval("document.querySelectorAll('#shelves section:first-child li').length") == 3


def test_a_thing_that_becomes_open_keeps_the_readers_finger(tv: StandIn, see: Make) -> None:
    phone = see(BAKONG)
    torch = BAKONG.shelves[0].pieces[0]
    stamped(phone, tv, replace(BAKONG, stamp=6, plates=(replace(torch, target="torch", open=True),)))
    phone.eval("document.querySelector('#plates button').focus()")
    stamped(phone, tv, replace(BAKONG, stamp=7, plates=(replace(torch, target="torch"),)))
    assert phone.eval("document.activeElement.getAttribute('aria-disabled')") == "true"


def test_open_focus_and_chosen_look_different(see: Make) -> None:
    phone = see(PLACE)
    frame = "getComputedStyle(document.querySelector('#things {}'), '::before').boxShadow"
    frames = [phone.eval(frame.format(kind)) for kind in (".chosen", ".shut", "#board .open")]
    assert frames[1] == "none"
    assert frames[0] == frames[2] != "none"
    tick = "getComputedStyle(document.querySelector('.chosen'), '::after').backgroundImage"
    assert "icon-tick" in phone.eval(tick)


def test_the_board_is_where_the_choice_is(tv: StandIn, see: Make) -> None:
    """A piece of a board that can be tapped is big enough for a finger: the board moves in its frame."""
    phone = see(PLACE)
    assert PLACE.board
    boxes = "[...document.querySelectorAll('#board .thing')].map(thing => thing.getBoundingClientRect())"
    assert phone.eval(f"Math.min(...{boxes}.flatMap(box => [box.width, box.height]))") >= 44
    assert phone.eval(
        "document.querySelector('#board-frame').scrollWidth > document.querySelector('#board-frame').clientWidth"
    )
    [boats] = PLACE.shelves
    shut = tuple(replace(piece, open=False) for piece in boats.pieces)
    stamped(phone, tv, replace(PLACE, stamp=21, shelves=(replace(boats, pieces=shut),)))
    assert phone.eval("document.querySelector('#board').nextElementSibling.id") == "shelves"
    stamped(phone, tv, replace(KLONGS, stamp=22))
    assert phone.eval("document.querySelector('#board').hidden")


def test_what_comes_into_focus_is_brought_into_sight(tv: StandIn, see: Make) -> None:
    phone = see(DICE)
    [pool, *groups] = DICE.shelves
    last = (*groups[:-1], replace(groups[-1], pieces=(groups[-1].pieces[0], replace(groups[-1].pieces[1], focus=True))))
    stamped(phone, tv, replace(DICE, stamp=78, shelves=(pool, *last)))
    inside = """(() => {
        const [thing, frame] = ['#things .focus', '#things']
            .map(selector => document.querySelector(selector).getBoundingClientRect());
        return thing.top >= frame.top && thing.bottom <= frame.bottom;
    })()"""
    assert phone.eval(inside)


def test_lines_to_read_stand_there_in_order(see: Make) -> None:
    phone = see(READING)
    assert phone.eval("[...document.querySelectorAll('#lines p')].map(p => p.textContent)") == list(READING.lines)


def test_ones_turn_is_felt_heard_and_seen(tv: StandIn, see: Make) -> None:
    phone = see(replace(KLONGS, turn="other"))
    assert phone.seen("#turn") == SAID["other-turn"]
    phone.eval("felt.length = tones = 0")
    stamped(phone, tv, replace(KLONGS, stamp=18))
    assert phone.eval("felt") == [[60, 90, 60]]
    assert phone.eval("tones") == 4
    assert phone.seen("#turn") == SAID["your-turn"]
    assert phone.eval("document.title").startswith(SAID["your-turn"])
    stamped(phone, tv, replace(KLONGS, stamp=19))
    assert phone.eval("felt.length") == 1
