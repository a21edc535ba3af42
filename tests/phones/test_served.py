"""What a phone may load: listed files, tinted drawings, words; and what is said beside them."""

from http import HTTPStatus
from pathlib import Path

import pygame
import pytest

from game import storage
from scenes.phones import served
from scenes.phones.served import NOT_HERE, Answer, Served, tinted

ART = storage.ASSETS / "art"


@pytest.fixture
def shop(page: Path) -> Served:
    return Served(lambda language: {"name": f"name in {language}"}, page, ART)


def test_the_page_and_its_files(shop: Served) -> None:
    index = shop.answer("/")
    assert (index.status, index.content, index.kind) == (200, b"this is index.html", "text/html; charset=utf-8")
    assert index.keep == "no-store"
    script = shop.answer("/phone/page.js?v=7")
    assert (script.content, script.kind) == (b"this is page.js", "text/javascript; charset=utf-8")
    assert shop.answer("/phone/page.webmanifest").kind.startswith("application/manifest+json")
    assert shop.answer("/font/Manrope-Bold.ttf").kind == "font/ttf"


def test_a_phone_that_has_it_already_is_not_sent_it_again(shop: Served, page: Path) -> None:
    first = shop.answer("/phone/page.js")
    again = shop.answer("/phone/page.js", first.version)
    assert again == Answer(HTTPStatus.NOT_MODIFIED, keep="no-cache", version=first.version)
    (page / "page.js").write_text("another one", encoding="utf-8")
    assert shop.answer("/phone/page.js", first.version).content == b"another one"


@pytest.mark.parametrize(
    "path",
    [
        "",
        "//",
        "/index.html",
        "/phone",
        "/phone/",
        "/phone/index.html",
        "/phone/notes.txt",
        "/phone/inner/page.js",
        "/phone/../secret.js",
        "/phone/%2e%2e/secret.js",
        "/phone/..%2fsecret.js",
        "/phone/..\\secret.js",
        "/phone//page.js",
        "/phone/./page.js",
        "/phone/page.js\0",
        "/phone/page.js%00",
        "/phone/PAGE.JS",
        "/art/../text/en.ftl",
        "/art/nothing.svg",
        "/art/D55E00/nothing.svg",
        "/art/D55E00/../boat-seat.svg",
        "/art/D55E0/boat-seat.svg",
        "/art/D55E00Z/boat-seat.svg",
        "/art/D55E00/boat-seat.svg/",
        "/words/",
        "/words/xx.json",
        "/words/../en.json",
        "/words/de",
        "/etc/passwd",
        "C:\\Windows\\win.ini",
        "http://elsewhere/",
        "*",
    ],
)
def test_nothing_else_is_served(shop: Served, path: str) -> None:
    assert shop.answer(path) == NOT_HERE


def test_a_file_that_is_gone_since_is_not_there(shop: Served, page: Path) -> None:
    (page / "page.js").unlink()
    (page / "page.css").unlink()
    (page / "page.css").mkdir()
    assert [shop.answer(f"/phone/{name}") for name in ("page.js", "page.css")] == [NOT_HERE, NOT_HERE]


def test_words_in_every_language(shop: Served) -> None:
    german = shop.answer("/words/de.json")
    assert (german.content, german.kind) == (b'{"name": "name in de"}', "application/json; charset=utf-8")
    assert {"de", "en", "fr"} <= {*shop.languages}
    assert [shop.answer(f"/words/{language}.json").status for language in shop.languages] == [200] * len(shop.languages)


def test_every_drawing_is_served(shop: Served) -> None:
    for file in ART.glob("*.svg"):
        assert shop.answer(f"/art/{file.name}").content == file.read_bytes()


def test_a_drawing_is_tinted_as_the_canvas_does_it() -> None:
    colours = ("FFFFFF", "F0F0F0", "12142B", "000000", "56b4e9")
    drawing = " ".join(f'fill="#{colour}"' for colour in colours)
    surface = pygame.Surface((len(colours), 1), pygame.SRCALPHA)
    for at, colour in enumerate(colours):
        surface.set_at((at, 0), f"#{colour}")
    surface.fill((0xD5, 0x5E, 0x00, 255), special_flags=pygame.BLEND_RGBA_MULT)
    wanted = [bytes(surface.get_at((at, 0))[:3]).hex().upper() for at in range(len(colours))]
    assert tinted(drawing, "D55E00") == " ".join(f'fill="#{colour}"' for colour in wanted)


def test_a_tint_touches_colours_and_nothing_else() -> None:
    drawing = '<g id="abc" fill="url(#abc)" stroke="#fff"><use href="#abc"/><stop stop-color="#FFFFFF"/></g>'
    wanted = '<g id="abc" fill="url(#abc)" stroke="#D55E00"><use href="#abc"/><stop stop-color="#D55E00"/></g>'
    assert tinted(drawing, "D55E00") == wanted


def test_tinted_drawings_by_their_address(shop: Served) -> None:
    found = shop.answer("/art/D55E00/boat-hull-owned.svg")
    assert found.kind == "image/svg+xml; charset=utf-8"
    assert b'stop-color="#D55E00"' in found.content
    assert shop.answer("/art/d55e00/boat-hull-owned.svg") == found
    assert shop.answer("/art/FFFFFF/boat-hull-owned.svg").content == (ART / "boat-hull-owned.svg").read_bytes()


def test_headers_allow_what_the_page_needs_and_nothing_else(shop: Served) -> None:
    said = dict(served.headers(shop.answer("/"), "192.168.1.23:7667"))
    policy = dict(rule.split(" ", 1) for rule in said["Content-Security-Policy"].split("; "))
    assert policy.pop("connect-src") == "'self' ws://192.168.1.23:7667"
    nothing = {"default-src", "frame-ancestors", "base-uri", "form-action"}
    assert {source for source, allowed in policy.items() if allowed == "'none'"} == nothing
    assert {allowed for source, allowed in policy.items() if source not in nothing} == {"'self'"}
    assert said["X-Content-Type-Options"] == "nosniff"
    assert said["Referrer-Policy"] == "no-referrer"
    assert said["Cross-Origin-Resource-Policy"] == "same-origin"
    assert said["Content-Length"] == str(len("this is index.html"))
    assert "Access-Control-Allow-Origin" not in said
