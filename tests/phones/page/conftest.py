"""A browser for all, a TV for each test, and phones that have never been anywhere."""

from collections.abc import Callable, Iterator

import pytest

from scenes.devices.sheet import Sheet
from tests.support.browser.driving import PORTRAIT, Browser, Phone
from tests.support.browser.finding import chromium
from tests.support.phone_page.stand_in import StandIn

collect_ignore = (
    [] if chromium() else [f"test_{room}.py" for room in ("aloud", "fits", "joining", "line", "pad", "things")]
)

LISTENING = """
    window.felt = [];
    window.tones = 0;
    navigator.vibrate = (pattern) => felt.push(pattern);
    const Tone = OscillatorNode;
    window.OscillatorNode = class extends Tone { constructor(...how) { super(...how); tones += 1; } };
"""
"""In every page: what the phone would have felt and heard."""

Make = Callable[..., Phone]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with Browser(str(chromium())) as started:
        yield started


@pytest.fixture
def own_tv() -> Iterator[StandIn]:
    with StandIn() as standing:
        yield standing


@pytest.fixture(scope="session")
def pocket(browser: Browser) -> Phone:
    return _listening(browser.phone())


@pytest.fixture
def new_phone(pocket: Phone) -> Iterator[Make]:
    """A phone that has never been here: each TV has an address of its own, and phones remember by address."""

    def make(languages: str = "en") -> Phone:
        pocket.speak(languages)
        return pocket

    yield make
    pocket.go("about:blank")
    pocket.turn(PORTRAIT)
    pocket.text_size(100)
    pocket.mishaps.clear()


@pytest.fixture
def come_in(own_tv: StandIn, new_phone: Make) -> Make:
    """A new phone that has come in as Mali and sees a sheet."""

    def make(sheet: Sheet) -> Phone:
        own_tv.sheet = sheet
        return _joined(new_phone(), own_tv)

    return make


def _listening(phone: Phone) -> Phone:
    phone.call("Page.addScriptToEvaluateOnNewDocument", source=LISTENING)
    return phone


def _joined(phone: Phone, tv: StandIn) -> Phone:
    phone.go(tv.scanned)
    phone.write("#name", "Mali")
    phone.tap("#emblems label:nth-child(3)")
    phone.tap("#who-button")
    phone.wait(f"document.querySelector('#title').textContent === {tv.sheet.title!r}")
    assert tv.hear()["do"] == "hello"
    return phone


@pytest.fixture(scope="session")
def evening(browser: Browser) -> Iterator[tuple[StandIn, Phone]]:
    """A TV and a phone that has come in, for all tests that only look at sheets and touch them."""
    with StandIn() as standing:
        yield standing, _joined(_listening(browser.phone()), standing)


@pytest.fixture
def tv(evening: tuple[StandIn, Phone]) -> StandIn:
    return evening[0]


@pytest.fixture
def see(evening: tuple[StandIn, Phone]) -> Make:
    """The phone of the evening, with a sheet on it as if it were the first."""
    tv, phone = evening

    def make(sheet: Sheet, size: tuple[int, int] = PORTRAIT) -> Phone:
        phone.text_size(100)
        phone.turn(size)
        for shown in (Sheet("Nothing"), sheet):
            tv.show(shown)
            phone.wait(f"document.querySelector('#title').textContent === {shown.title!r}")
        while not tv.quiet():
            tv.hear()
        return phone

    return make
