"""The line: lost and found again, looked at again, taken over by another tab, switched off."""

from dataclasses import replace

from tests.phones.page.conftest import Make
from tests.support.phone_page.sheets import KLONGS, PLACE
from tests.support.phone_page.stand_in import StandIn, words

SAID = words("en")
UP = "!document.body.classList.contains('waiting')"
LOOK = "document.dispatchEvent(new Event('visibilitychange'))"


def test_a_line_that_drops_comes_up_by_itself_and_nothing_is_lost_meanwhile(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(KLONGS)
    own_tv.away = True
    own_tv.drop()
    assert phone.seen("#strip") == SAID["connecting"]
    assert phone.seen("#prompt") == KLONGS.prompt
    assert "Bananas, 3 baskets" in phone.seen("#shelves")
    own_tv.sheet = replace(PLACE, title="Anew")
    own_tv.away = False
    hello = own_tv.hear()
    assert (hello["do"], hello["secret"]) == ("hello", "secret-0")
    phone.wait("document.querySelector('#title').textContent === 'Anew'")
    assert phone.eval("document.querySelector('#strip').hidden")


def test_what_is_touched_without_a_line_is_not_sent_later(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(KLONGS)
    own_tv.away = True
    own_tv.drop()
    phone.seen("#strip")
    phone.tap('#pad [data-action="confirm"]')
    phone.tap('#things [aria-label="Fish, 2 baskets"]')
    own_tv.away = False
    phone.wait(UP)
    phone.tap('#pad [data-action="menu"]')
    assert [own_tv.hear()["do"], own_tv.hear()] == ["hello", {"do": "press", "action": "menu"}]


def test_a_phone_that_is_looked_at_again_asks_for_everything(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(KLONGS)
    own_tv.sheet = PLACE
    phone.eval(LOOK)
    assert own_tv.hear() == {"do": "look"}
    phone.wait(f"document.querySelector('#prompt').textContent === {PLACE.prompt!r}")


def test_a_tv_that_does_not_answer_is_told_about_with_the_usual_reasons(own_tv: StandIn, new_phone: Make) -> None:
    phone = new_phone()
    phone.go(own_tv.scanned)
    own_tv.away = True
    phone.write("#name", "Mali")
    phone.tap("#who-button")
    assert phone.seen("#who-button") == SAID["joining"]
    news = phone.seen("#news")
    reasons = [SAID[key] for key in SAID if key.startswith("reason-")]
    assert len(reasons) == 5
    assert [said for said in (SAID["no-line"], SAID["try-again"], *reasons) if said not in news] == []
    own_tv.away = False
    phone.tap("#news-button")
    assert phone.seen("#owner-name") == "Mali"
    assert phone.eval("document.querySelector('#news').hidden")


def test_of_two_tabs_the_older_one_gives_way_and_can_be_taken_back(own_tv: StandIn, come_in: Make) -> None:
    first = come_in(KLONGS)
    second = first.tab()
    second.go(own_tv.address)
    assert second.seen("#prompt") == KLONGS.prompt
    assert first.seen("#news-title") == SAID["gone-elsewhere"]
    assert own_tv.hear()["do"] == "hello"
    first.eval(LOOK)
    second.tap('#pad [data-action="menu"]')
    assert own_tv.hear()["do"] == "press"  # the older one has not taken it back by being looked at
    assert first.seen("#news-button") == SAID["use-this"]
    first.call("Page.bringToFront")
    first.tap("#news-button")
    assert second.seen("#news-title") == SAID["gone-elsewhere"]
    assert first.eval("document.querySelector('#news').hidden")
    second.close()


def test_phones_switched_off_and_on_again(own_tv: StandIn, come_in: Make) -> None:
    phone = come_in(KLONGS)
    own_tv.away = True
    own_tv.say("gone", why="closed")
    own_tv.drop()
    assert phone.seen("#news-title") == SAID["gone-closed"]
    own_tv.away = False
    phone.wait("document.querySelector('#news').hidden")
    assert phone.seen("#prompt") == KLONGS.prompt
