"""Nothing is cut off and everything can be hit: upright, lying, on the smallest phone, with text twice as large."""

import pytest

from tests.phones.page.conftest import Make
from tests.support.browser.driving import LANDSCAPE, PORTRAIT, SMALL
from tests.support.phone_page.sheets import EVERY
from tests.support.phone_page.stand_in import StandIn, words

FRAMES = "#who, #news, #table, header, #owner, #heading, #things, #bar, #pad, .thing:not(.chosen), .plate"
CUT_OFF = f"""(() => {{
    const seen = (selector) => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
    const cut = seen("{FRAMES}").filter(frame => frame.scrollWidth > frame.clientWidth + 1);
    const outside = seen("#pad button, header button, #fold").filter(button => {{
        const box = button.getBoundingClientRect();
        return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    }});
    const page = document.documentElement;
    const moved = page.scrollWidth > innerWidth || page.scrollHeight > innerHeight ? [page] : [];
    return [...cut, ...outside, ...moved].map(one => one.id || one.outerHTML);
}})()"""

SMALLEST = """Math.min(...[...document.querySelectorAll(%r)].filter(button => button.getClientRects().length)
    .map(button => button.getBoundingClientRect()).flatMap(box => [box.width, box.height]))"""

FOLD = "document.body.classList.toggle('folded')"


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE, SMALL], ids=str)
def test_nothing_is_cut_off(tv: StandIn, see: Make, size: tuple[int, int], percent: int) -> None:
    phone = see(EVERY["klongs"], size)
    phone.text_size(percent)
    found = {}
    for name, sheet in EVERY.items():
        tv.show(sheet)
        phone.wait(f"document.querySelector('#prompt').textContent === {sheet.prompt!r}")
        found[name] = phone.eval(CUT_OFF)
        assert phone.eval("document.querySelector('#things').clientHeight") >= 90
        phone.eval(FOLD)
        found[name] += phone.eval(CUT_OFF)
        phone.eval(FOLD)
    assert found == {name: [] for name in EVERY}


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_door_holds_the_longest_words(own_tv: StandIn, new_phone: Make, language: str) -> None:
    phone = new_phone(languages=language)
    phone.text_size(200)
    phone.go(own_tv.address)
    assert phone.seen("#who-button") == words(language)["join"]
    for size in (PORTRAIT, LANDSCAPE, SMALL):
        phone.turn(size)
        phone.wait(f"innerWidth === {size[0]}")
        assert phone.eval(CUT_OFF) == []


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=str)
def test_a_thumb_hits_every_button(see: Make, size: tuple[int, int]) -> None:
    phone = see(EVERY["market"], size)
    assert phone.eval(SMALLEST % "#pad button, header button, #plates button") >= 56
    assert phone.eval(SMALLEST % "#things button") >= 56
    phone.eval(FOLD)
    assert phone.eval(SMALLEST % "#pad button") >= 56
    assert phone.eval(SMALLEST % "#fold") >= 44
    phone = see(EVERY["dice"], SMALL)
    assert phone.eval(SMALLEST % "#pad button, #things button") >= 44


FAINT = """(() => {
    const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = (colour) => numbers(colour).slice(0, 3)
        .map(part => (part /= 255) <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], 0);
    const below = (one) => {
        while (one && !(numbers(getComputedStyle(one).backgroundColor)[3] ?? 1)) one = one.parentElement;
        return one ? getComputedStyle(one).backgroundColor : "rgb(0, 0, 0)";
    };
    const words = [...document.querySelectorAll("body *")].filter(one => one.getClientRects().length
        && !one.closest("svg") && [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()));
    return words.filter(one => {
        const [dark, bright] = [light(getComputedStyle(one).color), light(below(one))].sort((a, b) => a - b);
        return (bright + .05) / (dark + .05) < 7;
    }).map(one => one.outerHTML);
})()"""
"""Words with less than 7 : 1 to what is below them."""


def test_who_asks_their_phone_for_more_contrast_gets_it(tv: StandIn, see: Make) -> None:
    phone = see(EVERY["klongs"])
    phone.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-contrast", "value": "more"}])
    found = {}
    for name, sheet in EVERY.items():
        tv.show(sheet)
        phone.wait(f"document.querySelector('#prompt').textContent === {sheet.prompt!r}")
        found[name] = phone.eval(FAINT) + phone.eval(CUT_OFF)
    phone.call("Emulation.setEmulatedMedia", features=[])
    assert found == {name: [] for name in EVERY}
