"""The Floating Market table in hand: renewing a line, and putting a card under its deck."""

import pytest

from game.market import records
from game.market.records import PutUnder, Renew
from scenes.devices.intents import Action
from scenes.market import layout
from scenes.market.targets import Deck, End, HandCard, PortCard, RenewPlate
from scenes.table.chooser import Target
from tests.scenes.market.cases import CASES, begun
from tests.scenes.market.table import Drawn, arranged, picture_matches, tabletop, watch_port
from tests.scenes.market.table import scene as table_of
from tests.support.driver import Keyboard


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return watch_port(monkeypatch)


def test_a_line_is_chosen_to_be_renewed(ahead: Drawn) -> None:
    with arranged(begun()) as driver:
        play, keys = table_of(driver), Keyboard(driver)
        driver.walk(keys, RenewPlate())
        assert play.prompt.text() == play.stage.texts("prompt-market-renew", name=play.name(0))
        keys.do(Action.CONFIRM)
        assert set(play.choice.open) == {*map(End, range(12)), *map(PortCard, range(9))}
        assert play.prompt.text() == play.stage.texts("prompt-market-line", name=play.name(0))
        for end_, line in enumerate(records.LINE_OF):
            driver.walk(keys, End(end_))
            driver.stage.draw()
            assert ahead["posts"] == ([*range(12)],), "every end is lit"
            assert ahead["renewed"] == (records.LINES[line],)
            assert ahead["decks"] == ([],), "what goes under a deck makes up for what is drawn"
        driver.choose(keys, End(7))
        assert play.match.history[-1].move == Renew(4)
        driver.settle()
        assert picture_matches(play)


@pytest.mark.parametrize(("then", "line"), [(PortCard(5), 1), (PortCard(1), 4), (End(10), 1), (End(7), 4)])
def test_a_card_chooses_its_line_with_a_second_one_or_an_end(then: Target, line: int, ahead: Drawn) -> None:
    with arranged(begun()) as driver:
        play = table_of(driver)
        driver.click_on(layout.PLATE)
        driver.click_on(layout.field(8))
        driver.click_on(layout.field(4))
        assert play.choice.steps == (RenewPlate(), PortCard(4)), "another card is chosen anew"
        assert play.prompt.text() == play.stage.texts("prompt-market-row-or-column", name=play.name(0))
        driver.stage.draw()
        assert ahead["posts"] == ([1, 4, 7, 10],)
        spot = play.choice.places[then]
        driver.move_mouse(*spot.center)
        driver.stage.draw()
        assert ahead["renewed"][0] == records.LINES[line]
        driver.click_on(spot)
        assert play.match.history[-1].move == Renew(line)


def test_alone_no_line_is_renewed_where_a_deck_lies() -> None:
    with arranged(begun(1)) as driver:
        play = table_of(driver)
        play._choose(RenewPlate())
        assert {*play.choice.opens(End)} == {*map(End, range(12))} - {End(0), End(2)}
        assert {path[-1] for path, move in play.choice.paths.items() if move == Renew(3)} >= {End(8), PortCard(3)}


def test_where_nothing_fits_a_card_goes_under_its_deck() -> None:
    market, moves = CASES[records.CardPutUnder]()
    for move in moves[:-1]:
        market.play(move)
    with arranged(market) as driver:
        play, keys = table_of(driver), Keyboard(driver)
        assert play.prompt.text() == play.stage.texts("prompt-market-under", name=play.name(0))
        chosen = tabletop(play).picture.hands[0].index(market.card("C"))
        driver.choose(keys, HandCard(chosen))
        assert play.choice.open == (Deck("boat"),)
        assert play.choice.focus == Deck("boat")
        keys.do(Action.CONFIRM)
        assert play.match.history[-1].move == PutUnder(market.card("C"))
        driver.settle()
        assert picture_matches(play)
