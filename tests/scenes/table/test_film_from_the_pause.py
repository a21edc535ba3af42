"""What happened since my last turn? The pause leads there, too, and the film back to the table."""

from scenes.devices.intents import Action
from scenes.pages.over_table.pause import Pause
from scenes.pages.widgets import Button
from scenes.table.guides.film import Film
from scenes.table.scene import TableScene
from tests.scenes.market.table import at_table
from tests.shots.market import market_match


def test_the_pause_leads_to_the_film_and_the_film_to_the_table() -> None:
    with at_table(market_match(3, 24)) as driver:
        play = driver.stage.top
        driver.click_bar(Action.MENU)
        pause = driver.stage.top
        assert isinstance(pause, Pause)
        words = driver.stage.texts("bar-film")
        [button] = [one for one in pause.widgets if isinstance(one, Button) and one.label == words]
        driver.click_on(button)
        film = driver.stage.top
        assert isinstance(film, TableScene)
        assert isinstance(film.guide, Film)
        driver.click_bar(Action.BACK)
        assert driver.stage.top is play
