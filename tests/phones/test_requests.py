"""Requests over real sockets: what is answered, to whom, and how little is said to everybody else."""

import socket

import pytest
from websockets.exceptions import InvalidStatus

from game import storage
from scenes.phones import visitors
from scenes.phones.addresses import LOOPBACK
from scenes.phones.calls import Joined
from scenes.phones.served import Served
from tests.support.phones.phone_line import PATIENCE, House, answered, send_forever


def test_the_page_is_served_with_its_headers(house: House) -> None:
    status, said, content = house.asks("/")
    assert (status, content) == (200, b"this is index.html")
    assert said["Content-Type"] == "text/html; charset=utf-8"
    assert said["Cache-Control"] == "no-store"
    assert f"connect-src 'self' ws://{house.host}" in said["Content-Security-Policy"]
    assert "Server" not in said


def test_what_a_phone_has_is_not_sent_again(house: House) -> None:
    _status, said, _content = house.asks("/phone/page.js")
    assert house.asks("/phone/page.js", f"If-None-Match: {said['ETag']}")[0::2] == (304, b"")


def test_art_words_and_what_is_not_there(house: House) -> None:
    assert house.asks("/art/D55E00/boat-hull-owned.svg")[0] == 200
    assert house.asks("/words/de.json")[2] == b'{"name": "your name, in de"}'
    for path in ("/phone/../secret.js", "/phone/%2e%2e/secret.js", "/phone/notes.txt", "//etc/passwd", "/phone/a\0b"):
        status, said, content = house.asks(path)
        assert (path, status, content) == (path, 404, b"")
        assert said["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("host", ["elsewhere.example", "localhost", "127.0.0.1", "127.0.0.1:1", "192.168.1.23:PORT"])
def test_another_host_is_none_of_ours(house: House, host: str) -> None:
    """A page of another site that gives its own name our address finds nothing here."""
    assert house.asks("/", host=host.replace("PORT", str(house.opened.port)))[0::2] == (403, b"")


def test_two_hosts_are_none(house: House) -> None:
    assert house.asks("/", f"Host: {house.host}")[0] == 403


def test_this_machine_has_a_name_for_itself(house: House) -> None:
    assert house.asks("/", host=f"localhost:{house.opened.port}")[0] == 200


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "https://HOST", "null", "http://HOST/", "http://HOST0"])
def test_only_our_own_page_may_open_a_line(house: House, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        house.line(origin=origin.replace("HOST", house.host))
    assert refused.value.response.status_code == 403


def test_a_line_without_an_origin_is_none(house: House) -> None:
    wanted = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    assert house.asks("/line", *wanted, key)[0] == 403
    origin = f"Origin: http://{house.host}"
    assert house.asks("/line", *wanted, origin)[0::2] == (400, b""), "and nothing is said about why"
    assert house.asks("/line", origin)[0::2] == (426, b"")


@pytest.mark.parametrize("method", ["POST", "PUT", "HEAD", "OPTIONS", "TRACE"])
def test_there_is_only_to_get(house: House, method: str) -> None:
    """Some versions of websockets hang up on the others by themselves."""
    content = house.rude(f"{method} / HTTP/1.1\r\nHost: {house.host}\r\n\r\n".encode())
    assert not content or answered(content)[0::2] == (405, b"")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: 7\r\n\r\nbodyful",
        b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\na: " + b"b" * 9000 + b"\r\n\r\n",
    ],
)
def test_what_is_no_request_is_told_nothing(house: House, content: bytes) -> None:
    found = house.rude(content, hang_up=True)
    assert not found or found.endswith(b"\r\n\r\n"), "no words"
    phone, joined, _secret = house.joined()
    assert joined.number == 1
    phone.close()


def test_a_fault_of_ours_is_told_on_the_screen_and_not_to_the_phone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(_shop: Served, _path: str, _has: str) -> None:
        raise KeyError("words")

    monkeypatch.setattr(Served, "answer", careless)
    assert house.asks("/words/de.json")[0::2] == (500, b"")
    (fault,) = storage.take_notices()
    assert "a fault in Longtail (KeyError)" in fault


def test_only_so_many_connections(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_FROM_ONE", 5)
    phone, _joined, secret = house.joined()
    idle = [socket.create_connection((LOOPBACK, house.opened.port), PATIENCE) for _ in range(4)]
    for knocking in idle:
        knocking.sendall(b"GET / HT")
    assert house.rude(b"GET / HTTP/1.1\r\n\r\n") == b""
    phone.says("look")
    assert house.called(Joined).number == 1, "who is here stays"
    for knocking in idle:
        knocking.close()
    phone.close()
    back, joined, _secret = house.joined(secret=secret)
    assert joined.number == 1
    back.close()


def test_nobody_knocks_from_outside_the_house(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "is_private", lambda address: not address)
    assert house.rude(b"GET / HTTP/1.1\r\nHost: " + house.host.encode() + b"\r\n\r\n") == b""


def test_a_request_that_never_ends_is_not_waited_for(house: House) -> None:
    with socket.create_connection((LOOPBACK, house.opened.port), PATIENCE) as knocking:
        knocking.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises(ConnectionError):
            send_forever(knocking, b"a: b\r\n" * 1000)
