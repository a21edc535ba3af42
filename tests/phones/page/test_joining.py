"""Coming in: by the scanned code, by the short one, again, and not at all."""

import pytest

from tests.phones.page.conftest import Make
from tests.support.phone_page.sheets import KLONGS, LOBBY
from tests.support.phone_page.stand_in import StandIn, words

SAID = words("en")


def test_the_scanned_code_opens_the_page_and_leaves_the_address_bar(own_tv: StandIn, new_phone: Make) -> None:
    phone = new_phone()
    phone.go(own_tv.scanned)
    assert phone.seen("#who-button") == SAID["join"]
    assert phone.eval("location.href") == own_tv.address
    assert phone.eval("document.querySelector('#who-code').hidden")
    phone.write("#name", " Mali ")
    phone.tap("#emblems label:nth-child(3)")
    phone.tap("#who-button")
    assert own_tv.hear() == {
        "do": "hello",
        "token": own_tv.token,
        "code": "",
        "secret": "",
        "name": "Mali",
        "livery": 2,
        "language": "en",
    }
    assert phone.seen("#owner-name") == "Mali"
    assert phone.mishaps == []


def test_without_it_the_short_code_is_asked_for(own_tv: StandIn, new_phone: Make) -> None:
    phone = new_phone()
    phone.go(own_tv.address)
    phone.write("#name", "Nok")
    phone.tap("#who-button")
    assert phone.seen("#who-wrong") == SAID["code-missing"]
    phone.write("#code", "9999")
    phone.tap("#who-button")
    assert own_tv.hear()["code"] == "9999"
    phone.wait(f"document.querySelector('#who-wrong').textContent === {SAID['refused-code']!r}")
    phone.write("#code", f"{own_tv.code[:2]} {own_tv.code[2:]}")
    phone.tap("#who-button")
    assert own_tv.hear()["code"] == own_tv.code
    assert phone.seen("#owner-name") == "Nok"


def test_nobody_comes_in_without_a_name(own_tv: StandIn, new_phone: Make) -> None:
    phone = new_phone()
    phone.go(own_tv.scanned)
    phone.tap("#who-button")
    assert phone.seen("#who-wrong") == SAID["name-missing"]
    assert phone.eval("document.activeElement.id") == "name"
    assert own_tv.quiet()


def test_a_phone_that_has_been_here_goes_in_at_once(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(KLONGS)
    phone.call("Page.reload")
    hello = own_tv.hear()
    assert (hello["secret"], hello["token"], hello["name"], hello["livery"]) == ("secret-0", "", "Mali", 2)
    assert phone.seen("#prompt") == KLONGS.prompt


def test_an_old_code_is_refused_and_the_short_one_asked_for(own_tv: StandIn, new_phone: Make) -> None:
    phone = new_phone()
    phone.go(f"{own_tv.address}#yesterdays")
    phone.write("#name", "Mali")
    phone.tap("#who-button")
    assert phone.seen("#who-code")
    assert phone.seen("#who-wrong") == SAID["refused-token"]
    assert phone.eval("document.querySelector('#name').value") == "Mali"


def test_a_phone_the_tv_does_not_know_any_more_comes_in_anew(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(KLONGS)
    own_tv.secrets.clear()
    phone.go("about:blank")
    phone.go(own_tv.scanned)
    assert own_tv.hear("hello")["secret"] == "secret-0"
    assert own_tv.hear("hello")["token"] == own_tv.token
    assert phone.seen("#prompt") == KLONGS.prompt
    own_tv.secrets.clear()
    phone.go(own_tv.address)
    assert phone.seen("#who-wrong") == SAID["refused-token"]


def test_a_full_house_says_so_and_lets_one_try_again(own_tv: StandIn, new_phone: Make) -> None:
    own_tv.full = True
    phone = new_phone()
    phone.go(own_tv.scanned)
    phone.write("#name", "Mali")
    phone.tap("#who-button")
    assert phone.seen("#news-title") == SAID["refused-full"]
    own_tv.full = False
    phone.tap("#news-button")
    assert phone.seen("#owner-name") == "Mali"
    assert phone.eval("document.querySelector('#news').hidden")


@pytest.mark.parametrize("why", ["tries", "code"])
def test_each_refusal_has_its_sentence(own_tv: StandIn, come_in: Make, why: str) -> None:
    phone = come_in(KLONGS)
    own_tv.say("refused", why=why)
    assert phone.seen("#who-wrong") == SAID[f"refused-{why}"]


def test_sent_away_it_asks_for_the_code_again(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(KLONGS)
    own_tv.say("gone", why="sent-away")
    assert phone.seen("#who-wrong") == SAID["gone-sent-away"]
    assert phone.seen("#who-code")
    phone.call("Page.reload")
    assert phone.seen("#who-code")


def test_somebody_else_takes_the_phone(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(LOBBY)
    phone.tap("#owner")
    assert phone.seen("#who-button") == SAID["done"]
    phone.write("#name", "Ploy")
    phone.tap("#emblems label:nth-child(6)")
    phone.tap("#who-button")
    assert own_tv.hear() == {"do": "me", "name": "Ploy", "livery": 5, "language": "en"}
    assert phone.seen("#prompt") == LOBBY.prompt


@pytest.mark.parametrize(("languages", "language"), [("de-AT,en", "de"), ("nl,pl", "pl"), ("ja", "en")])
def test_it_speaks_the_phones_language(own_tv: StandIn, new_phone: Make, languages: str, language: str) -> None:
    phone = new_phone(languages=languages)
    phone.go(own_tv.scanned)
    assert phone.seen("#who-button") == words(language)["join"]
    assert phone.eval("document.documentElement.lang") == language
    phone.write("#name", "Mali")
    phone.tap("#who-button")
    assert own_tv.hear()["language"] == language
