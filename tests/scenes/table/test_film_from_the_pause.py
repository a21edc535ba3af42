"""What happened since my last turn? The pause leads there, too, and the film back to the table."""

from scenes.devices.intents import Action
from scenes.pages.over_table.pause import Pause
from scenes.pages.widgets import Button
from scenes.table.guides.film import Film
from scenes.table.scene import TableScene
from tests.scenes.market.table import at_table
from tests.shots.market import market_match
from tests.shots.matches import before_the_last, random_match, table_of
from tests.support.driver import Driver


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


def test_over_the_last_count_it_leads_back_to_the_table_too() -> None:
    """And not to a podium of its own, which nobody has come to yet."""
    match = before_the_last(lambda decisions: random_match("klongs", 2, decisions, 5))
    play = table_of(match)
    with Driver(play) as driver:
        driver.turn()
        driver.play.skip(everything=True)
        play.commit(match.state.moves()[-1])
        driver.until(lambda: driver.play.course.director.holding)
        driver.click_bar(Action.MENU)
        words = driver.stage.texts("bar-film")
        driver.click_on(next(one for one in driver.top.widgets if isinstance(one, Button) and one.label == words))
        assert isinstance(driver.play.guide, Film)
        driver.until(lambda: driver.top is play)
        assert driver.stage.scenes[-1] is play
