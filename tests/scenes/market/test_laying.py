"""Laying cards into a market at the table: every change that is shown comes true."""

from typing import Any

import pytest

from scenes.drawing.marks import chip
from scenes.market.targets import Cell, HandCard
from scenes.stage.texts import signed
from tests.game.market.positions import Market
from tests.scenes.market.cases import laying
from tests.scenes.market.table import (
    Worths,
    arranged,
    by_place,
    live_scores_are_true,
    look,
    portray,
    prefs,
    scene,
    tabletop,
    watch_worths,
)
from tests.support.driver import Keyboard


@pytest.fixture
def worths(monkeypatch: pytest.MonkeyPatch) -> Worths:
    return watch_worths(monkeypatch)


@pytest.fixture
def chips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The numbers on the chips beside the large market."""
    said: list[str] = []
    draw = chip

    def spy(canvas: Any, text: str, *args: Any) -> None:
        said.append(text.split()[0])
        draw(canvas, text, *args)

    monkeypatch.setattr("scenes.market.panels.chip", spy)
    return said


def test_laying_shows_the_change_of_each_chilli_card_truthfully(worths: Worths, chips: list[str]) -> None:
    """Every card on every open place of some markets: the chips before, and what is counted once it lies there."""
    seen = 0
    with arranged(Market(2)) as driver:
        for rows in (
            ("shun P, -, -", "PF, pairs PF, -", "-, -, -"),
            ("O, once FF, -", "each C, C, -", "shun C, F, -"),
            ("P, shun F, O", "pairs PF, PF, OC", "FF, CC, -"),
        ):
            market = laying(Market(2), "PPP, once PP, FC, each C")
            market.lie(*rows)
            play = scene(driver)
            portray(play, market.state.copy())
            for path, move in play.choice.paths.items():
                portray(play, market.state.copy())
                play._choose(path[0])
                before = tabletop(play).state.count(0)
                worths.clear()
                chips.clear()
                look(driver, path[1])
                shown = by_place(worths)
                play.commit(move)
                after = tabletop(play).state.count(0)
                cell = path[1]
                assert isinstance(cell, Cell)
                assert shown == expected(dict(before.chillies), dict(after.chillies), cell.place)
                assert signed(after.total - before.total) in chips
                seen += 1
                play.course.director.skip(everything=True)
                play.decide()
                assert live_scores_are_true(play, worths)
    assert seen > 20


def expected(before: dict[int, int], after: dict[int, int], place: int) -> dict[int, str]:
    return {
        at: str(points) if at == place or points == before[at] else f"{before[at]}{signed(points - before[at])}"
        for at, points in after.items()
    }


@pytest.mark.parametrize("open_hands", [True, False])
def test_the_sum_shown_has_the_objective_in_it_only_where_it_is_open(open_hands: bool, chips: list[str]) -> None:
    market = laying(Market(2), "PPP, F, O, C")
    market.state.pontoons = (0, 1)
    with arranged(market, prefs(open_hands)) as driver:
        play = scene(driver)
        play._choose(HandCard(0))
        chips.clear()
        look(driver, Cell(0))
        assert ("+3" if open_hands else "+0") in chips
        chips.clear()
        look(driver, Cell(4))
        assert not [text for text in chips if text.startswith(("+", "-"))], "nothing can be laid there"


@pytest.mark.parametrize("expert", [False, True])
def test_a_chilli_card_that_fits_nowhere_leaves_the_other_cards_to_choose(expert: bool) -> None:
    market = laying(Market(2, expert=expert), "once PP, F, O, C")
    market.lie("shun P, F, F", "F, pairs PF, F", "F, -, F" if expert else "F, shun C, -")
    why = "why-market-chilli-nowhere"
    with arranged(market) as driver:
        play, keys = scene(driver), Keyboard(driver)
        assert play.choice.focus == HandCard(1)
        assert set(play.choice.opens(HandCard)) == {HandCard(i) for i in (1, 2, 3)}
        driver.walk(keys, HandCard(0))
        assert play.prompt.text() == play.stage.texts(f"{why}-expert" if expert else why)
        play._choose(HandCard(1))
        play.choice.focus = HandCard(0)
        assert play.prompt.text() == play.stage.texts(f"{why}-expert" if expert else why)
        play.choice.focus = HandCard(2)
        assert play.prompt.text() == play.stage.texts("explain-market-other")
