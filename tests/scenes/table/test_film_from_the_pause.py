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


def test_what_is_shown_without_words_is_told_by_the_line_of_the_decision() -> None:
    """Dice fly in silence: the film says who takes which, long enough to be read, and under whose emblem."""
    match = random_match("dice", 3, 8, 5)
    play = table_of(match)
    with Driver(play) as driver:
        driver.turn()
        driver.click_bar(Action.MENU)
        words = driver.stage.texts("bar-film")
        driver.click_on(next(one for one in driver.top.widgets if isinstance(one, Button) and one.label == words))
        film = driver.play
        assert isinstance(film.guide, Film)
        assert film.prompt.text() == driver.stage.texts("film-title")
        said: list[tuple[str, int | None]] = []
        while driver.top is film:
            now = film.prompt.text(), film.guide.tells_of(film)
            said += [now] if not said or said[-1] != now else []
            driver.turn()
        told = [play.tabletop.words.tell(entry)[0] for entry in match.history[film.guide.start :]]
        assert len(told) > 1
        assert said[1:] == [(line.text, line.seat) for line in told]
