"""Options explain themselves: every value of every option in the lobby has words of its own, and a picture."""

import pytest

from game import catalogue
from game.contract import BOARD
from scenes.devices.intents import Action
from scenes.devices.seating import Chair, Seating
from scenes.drawing.theme import NAMES
from scenes.pages.lobby import Lobby
from scenes.pages.options_card import OptionsCard
from scenes.stage.scene import Push
from tests.support.driver import Driver, Keyboard

GAMES = sorted(catalogue.GAMES)


def card_of(driver: Driver, game_id: str) -> OptionsCard:
    seating = Seating([Chair(NAMES[i], i, None) for i in range(2)])
    room = Lobby(catalogue.find(game_id), seating)
    driver.stage.take(Push(room))
    driver.turn()
    card = OptionsCard(room.choices)
    driver.stage.take(Push(card))
    driver.turn()
    return card


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_of_every_option_is_explained_and_pictured(game_id: str) -> None:
    with Driver() as driver:
        card = card_of(driver, game_id)
        for at, row in enumerate(card.rows()):
            said = {}
            for value, _ in row.values:
                row.choose(value)
                now = card.rows()[at]
                said[now.chosen] = card.about(now)
            assert row.picture is not None, row.key
            assert all(said.values()), said
            if row.key != "lobby-starter":
                assert len(set(said.values())) == len(row.values), "each value says what it changes"


def test_a_board_that_somebody_added_says_so() -> None:
    with Driver() as driver:
        card = card_of(driver, "klongs")
        row = next(row for row in card.rows() if row.key == f"option-{BOARD}")
        own = type(row)(row.key, [("mine", "My board")], "mine", row.choose)
        assert card.about(own) == driver.stage.texts("about-option-board")


def test_the_words_follow_the_focus_and_the_value() -> None:
    with Driver() as driver:
        card, keys = card_of(driver, "market"), Keyboard(driver)
        keys.do(Action.DOWN)
        assert card.about(card.rows()[card.focus]) == driver.stage.texts("about-option-expert-off")
        keys.do(Action.RIGHT)
        assert card.about(card.rows()[card.focus]) == driver.stage.texts("about-option-expert-on")
