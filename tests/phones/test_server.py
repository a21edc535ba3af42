"""Phones over real sockets: coming in, going and coming back, what they say and are told, and the end."""

import socket
import threading
from pathlib import Path
from queue import SimpleQueue

import pytest
from websockets.exceptions import ConnectionClosed

from game import storage
from scenes.devices.phones import Phones
from scenes.phones import calls, doorkeeper, line, messages, reception, visitors
from scenes.phones.addresses import LOOPBACK
from scenes.phones.calls import Code, Failed, Joined, Left, Opened, Pressed, SatDown, Tapped
from scenes.phones.server import Server
from scenes.stage.backstage import words_of_the_page
from tests.support.browser.evening import spin
from tests.support.driver import Driver
from tests.support.phones.phone_line import PATIENCE, House, PhoneLine, on_loopback, send_forever

POLICY, TOO_BIG, NORMAL = 1008, 1009, 1000


def test_a_phone_comes_in_by_the_code_on_the_screen(house: House) -> None:
    with house.line() as phone:
        phone.hello(token=house.opened.token, name=" Mali ", livery=2, language="de-AT")
        told = phone.hears()
        assert {**told, "secret": ""} == {"say": "welcome", "secret": "", "number": 1, "name": "Mali", "livery": 2}
        assert house.called(Joined) == Joined(1, "Mali", 2, "de", {})


def test_a_phone_comes_in_by_the_short_code(house: House) -> None:
    phone, joined, _secret = house.joined(code=house.code.lower())
    assert joined.number == 1
    phone.close()


def test_what_a_phone_does_is_called(house: House) -> None:
    phone, _joined, _secret = house.joined()
    phone.says("press", action="up")
    phone.says("tap", target="HandBoat(2)", stamp=17)
    phone.says("sit", seat=1, stamp=18)
    phone.says("look")
    phone.says("me", name="Nok", livery=3, language="xx")
    phone.close()
    assert [house.called(calls_kind) for calls_kind in (Pressed, Tapped, SatDown, Joined, Joined, Left)] == [
        Pressed(1, "up"),
        Tapped(1, "HandBoat(2)", 17),
        SatDown(1, 1, 18),
        Joined(1, "Mali", 2, "de", {}),
        Joined(1, "Nok", 3, "en", {}),
        Left(1),
    ]


def test_what_a_phone_is_told_comes_in_order_and_to_that_phone_only(house: House) -> None:
    (mali, *_), (nok, *_) = house.joined(), house.joined(name="Nok")
    house.server.send(1, {"say": "remark", "text": "No water here – สวัสดี."})
    house.server.send(2, {"say": "sheet", "sheet": {"title": "Klongs"}})
    house.server.send(7, {"say": "remark", "text": "to nobody"})
    assert mali.hears() == {"say": "remark", "text": "No water here – สวัสดี."}
    assert nok.hears() == {"say": "sheet", "sheet": {"title": "Klongs"}}
    mali.close()
    nok.close()


# Coming in


@pytest.mark.parametrize(
    ("brought", "why"),
    [({}, "token"), ({"token": "x" * 22}, "token"), ({"secret": "x" * 22}, "token"), ({"code": "WRONG"}, "code")],
)
def test_others_are_refused_and_the_line_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch, brought: dict[str, str], why: str
) -> None:
    monkeypatch.setattr(reception, "PAUSE", 0.0)
    with house.line() as phone:
        phone.hello(**brought)
        assert phone.hears() == {"say": "refused", "why": why}
        assert phone.over() == NORMAL
    assert house.all_calls() == []


def test_wrong_codes_run_out_and_the_screen_shows_another(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reception, "PAUSE", 0.0)
    told = []
    for _ in range(doorkeeper.TRIES + 1):
        with house.line() as phone:
            phone.hello(code="WRONG")
            told.append(phone.hears()["why"])
    assert told == ["code"] * doorkeeper.TRIES + ["tries"]
    code = house.called(Code).code
    assert code != house.code
    with house.line() as phone:
        phone.hello(code=code)
        assert phone.hears() == {"say": "refused", "why": "tries"}, "from here nobody types any more"
    phone, _joined, _secret = house.joined()
    phone.close()


def test_twelve_phones_and_no_more(house: House) -> None:
    phones = [house.joined() for _ in range(doorkeeper.MOST_LINES)]
    assert [joined.number for _phone, joined, _secret in phones] == [*range(1, 13)]
    with house.line() as one_more:
        one_more.hello(token=house.opened.token)
        assert one_more.hears() == {"say": "refused", "why": "full"}
    back, joined, _secret = house.joined(secret=phones[4][2])
    assert joined.number == 5, "who is here already takes no other's place"
    phones[0][0].close()
    assert house.called(Left) == Left(1)
    new, joined, _secret = house.joined()
    assert joined.number == 13, "nobody gets another's number"
    for phone in (back, new, *(phone for phone, *_ in phones)):
        phone.close()


# Going and coming back


def test_a_phone_that_comes_back_is_the_same(house: House) -> None:
    phone, _joined, secret = house.joined()
    other, _joined, _secret = house.joined(name="Nok")
    phone.vanish()
    assert house.called(Left) == Left(1)
    with house.line() as back:
        back.hello(secret=secret, name="Mali")
        assert back.hears("welcome") == {"say": "welcome", "secret": secret, "number": 1, "name": "Mali", "livery": 2}
        assert house.called(Joined).number == 1
    other.close()


def test_of_two_tabs_the_newer_one_counts(house: House) -> None:
    older, _joined, secret = house.joined()
    newer, joined, _secret = house.joined(secret=secret)
    assert joined.number == 1
    assert older.hears() == {"say": "gone", "why": "elsewhere"}
    assert older.over() == NORMAL
    house.server.send(1, {"say": "remark", "text": "here"})
    assert newer.hears()["text"] == "here"
    newer.says("press", action="up")
    newer.close()
    assert [house.called(Pressed), house.called(Left)] == [Pressed(1, "up"), Left(1)]
    assert house.all_calls() == [], "that the older is gone is no news"


def test_a_phone_finds_its_seat_another_day(page: Path) -> None:
    with House(page) as house:
        phone, _joined, secret = house.joined()
        house.server.remember(1, "klongs-1", 3)
        house.server.remember(9, "klongs-1", 2)
        phone.close()
    with House(page) as house:
        with house.line() as stranger:
            stranger.hello(secret=secret[::-1])
            assert stranger.hears()["why"] == "token"
        phone, joined, same = house.joined(secret=secret)
        assert joined.seats == {"klongs-1": 3}
        assert same == secret
        phone.close()


def test_phones_keep_their_numbers_when_the_door_is_closed_and_opened(page: Path) -> None:
    with House(page) as house:
        phones = [house.joined() for _ in range(2)]
        numbers = house.server.numbers
    with House(page, numbers) as house:
        assert [house.joined(secret=secret)[1].number for _phone, _joined, secret in reversed(phones)] == [2, 1]
        assert house.joined()[1].number == 3


def test_who_is_sent_away_comes_back_as_somebody_else(house: House) -> None:
    phone, _joined, secret = house.joined()
    house.server.remember(1, "klongs-1", 3)
    house.server.dismiss(1)
    house.server.dismiss(7)
    assert phone.hears() == {"say": "gone", "why": "sent-away"}
    assert phone.over() == NORMAL
    assert house.called(Left) == Left(1)
    with house.line() as back:
        back.hello(secret=secret)
        assert back.hears() == {"say": "refused", "why": "token"}
    back, joined, _secret = house.joined()
    assert joined == Joined(2, "Mali", 2, "de", {})
    back.close()


# What is not borne


@pytest.mark.parametrize(
    "content", ["", "{", '{"do":"look"}', '{"do":"press","action":"up"}', "[]", b"\x00\xff", '{"do":"hello"}']
)
def test_who_does_not_say_hello_is_not_listened_to(house: House, content: str | bytes) -> None:
    with house.line() as phone:
        phone.sends(content)
        assert phone.over() == POLICY
    assert house.all_calls() == []


@pytest.mark.parametrize("content", ["{", '{"do":"press","action":"fire"}', '{"do":"look","more":1}', b'{"do":"look"}'])
def test_a_bad_message_costs_that_line_only(house: House, content: str | bytes) -> None:
    bad, _joined, secret = house.joined()
    good, _joined, _secret = house.joined()
    bad.sends(content)
    assert bad.over() == POLICY
    assert house.called(Left) == Left(1)
    good.says("press", action="down")
    assert house.called(Pressed) == Pressed(2, "down")
    back, joined, _secret = house.joined(secret=secret)
    assert joined.number == 1
    back.close()
    good.close()


def test_nobody_says_hello_twice(house: House) -> None:
    phone, _joined, _secret = house.joined()
    phone.hello(token=house.opened.token)
    assert phone.over() == POLICY


def test_a_long_message_is_not_read(house: House) -> None:
    phone, _joined, _secret = house.joined()
    phone.sends('{"do":"look"}'.ljust(messages.LARGEST))
    assert house.called(Joined).number == 1
    phone.sends('{"do":"look"}'.ljust(messages.LARGEST + 1))
    assert phone.over() == TOO_BIG
    assert phone.socket.close_reason == "", "a number says enough"
    assert house.called(Left) == Left(1)


def test_who_floods_is_closed_and_may_come_back(house: House) -> None:
    phone, _joined, secret = house.joined()
    with pytest.raises(ConnectionClosed, match=str(POLICY)):
        press_forever(phone)
    assert house.called(Left) == Left(1)
    back, joined, _secret = house.joined(secret=secret)
    assert joined.number == 1
    back.close()


def test_who_says_nothing_is_not_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reception, "HELLO_WITHIN", 0.05)
    with house.line() as phone:
        assert phone.over() == POLICY


def test_a_phone_that_does_not_read_is_told_only_the_newest(house: House) -> None:
    """Its line holds what the system buffers, one sheet on its way and one that waits, however many there were."""
    slow, _joined, _secret = house.joined()
    quick, _joined, _secret = house.joined()
    blank = "x" * 200_000
    for stamp in range(400):
        house.server.send(1, {"say": "sheet", "sheet": {"stamp": stamp, "blank": blank}})
    house.server.send(2, {"say": "remark", "text": "quick"})
    assert quick.hears()["text"] == "quick"
    house.server.send(1, {"say": "remark", "text": "last"})
    stamps = []
    while (told := slow.hears())["say"] == "sheet":
        stamps.append(told["sheet"]["stamp"])
    assert stamps == sorted(stamps)
    assert stamps[-1] == 399
    assert len(stamps) < 400
    slow.close()
    quick.close()


def test_a_phone_that_never_reads_is_gone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "SLOWEST", 0.1)
    with house.bare_line() as stuck:
        stuck.sendall(frame(hello_text(house)))
        assert house.called(Joined).number == 1
        for stamp in range(40):
            house.server.send(1, {"say": "sheet", "sheet": {"stamp": stamp, "blank": "x" * 4_000_000}})
        assert house.called(Left) == Left(1)


@pytest.mark.parametrize("limit", ["BYTES_AT_ONCE", "MOST_UNREAD"])
def test_pings_that_nobody_reads_the_answers_of_are_not_heaped_up(
    house: House, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    """One limit is enough."""
    for other in {"BYTES_AT_ONCE", "MOST_UNREAD"} - {limit}:
        monkeypatch.setattr(visitors, other, 1 << 40)
    with house.bare_line() as stuck:
        stuck.sendall(frame(hello_text(house)))
        assert house.called(Joined).number == 1
        with pytest.raises(ConnectionError):
            send_forever(stuck, frame("p" * 100, 0x89) * 100)
    assert house.called(Left) == Left(1)


def press_forever(phone: PhoneLine) -> None:
    while True:
        phone.says("press", action="up")


def hello_text(house: House) -> str:
    who = '"code":"","secret":"","name":"Mali","livery":2,"language":"de"'
    return f'{{"do":"hello","token":"{house.opened.token}",{who}}}'


def frame(text: str, kind: int = 0x81) -> bytes:
    """A short text as it goes over the socket, under a mask that changes nothing."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes([kind]) + size + bytes(4) + text.encode()


# The end


def test_at_the_end_every_phone_is_told(page: Path) -> None:
    with House(page) as house:
        phones = [house.joined()[0] for _ in range(3)]
        with socket.create_connection((LOOPBACK, house.opened.port), PATIENCE):
            house.server.close()
            assert [phone.hears() for phone in phones] == [{"say": "gone", "why": "closed"}] * 3
            assert house.server.wait(PATIENCE)
    house.server.send(1, {"say": "remark", "text": "too late"})
    house.server.close()
    assert sorted(call.number for call in house.all_calls() if isinstance(call, Left)) == [1, 2, 3]
    with pytest.raises(OSError, match="refused"):
        socket.create_connection((LOOPBACK, house.opened.port), PATIENCE)


def test_a_port_that_is_taken_leads_to_the_next(page: Path) -> None:
    with House(page) as first, House(page, port=first.opened.port) as second:
        assert first.opened.port < second.opened.port < first.opened.port + 5
        assert first.opened.token != second.opened.token


def test_when_all_wanted_ports_are_taken_any_will_do(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.phones.open_port.PORTS_TRIED", 1)
    with House(page) as first, House(page, port=first.opened.port) as second:
        assert second.opened.port != first.opened.port
        phone, _joined, _secret = second.joined()
        phone.close()


def test_after_the_last_port_there_is_none(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.phones.open_port.PORTS", 1)
    with House(page, port=1) as house:
        assert house.opened.port > 1


def test_where_no_port_can_be_had_that_is_said(page: Path) -> None:
    heard: SimpleQueue[calls.Call] = SimpleQueue()
    server = Server(heard, lambda _language: {}, 0, host="203.0.113.7", page=page)
    failed = heard.get(timeout=PATIENCE)
    assert isinstance(failed, Failed)
    assert failed.why
    assert server.wait(PATIENCE)


def test_it_is_said_when_this_machine_has_another_address(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[tuple[str, ...]] = [(LOOPBACK,)]
    monkeypatch.setattr("scenes.phones.open_port.TENDED_EVERY", 0.01)
    monkeypatch.setattr("scenes.phones.addresses.EVERYWHERE", LOOPBACK)
    monkeypatch.setattr("scenes.phones.addresses.in_the_house", lambda: where[-1])
    with House(page) as house:
        where.append(("192.168.1.23", "10.0.0.7"))
        again = house.called(Opened)
        assert again == Opened(("192.168.1.23", "10.0.0.7"), house.opened.port, house.opened.token)


def test_an_old_code_is_renewed_by_itself(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.phones.open_port.TENDED_EVERY", 0.01)
    monkeypatch.setattr(doorkeeper, "CODE_LASTS", 0.05)
    with House(page) as house:
        assert house.called(Code).code != house.code


def test_a_fault_of_ours_costs_a_line_and_is_told_on_the_screen_only(
    house: House, capfd: pytest.CaptureFixture[str]
) -> None:
    bad, _joined, _secret = house.joined()
    good, _joined, _secret = house.joined()
    house.server.send(1, {"say": "sheet", "sheet": object()})
    house.server.send(2, {"no": "kind"})
    assert bad.over() == 0
    assert house.called(Left) == Left(1)
    house.server.send(2, {"say": "remark", "text": "still here"})
    assert good.hears()["text"] == "still here"
    good.close()
    faults = storage.take_notices()
    assert len(faults) == 2
    assert all("a fault in Longtail" in fault for fault in faults)
    assert capfd.readouterr() == ("", "")


def test_leaving_the_program_waits_until_phones_have_been_told() -> None:
    with Driver() as driver:
        stage = driver.stage
        stage.phones = Phones(stage.input, words_of_the_page, on_loopback)
        stage.phones.switch_on()
        spin(driver, lambda: stage.phones.opened is not None)
        stage.running = False
        stage.run()
        assert "phones" not in {thread.name for thread in threading.enumerate()}
