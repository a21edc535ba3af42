"""Where nothing can be foreseen the same choice once more is the last word, and that is said where one looks."""

import pytest

from game import catalogue
from game.bakong import records
from scenes.drawing.raster import Fonts
from scenes.stage.preferences import LANGUAGES
from scenes.stage.texts import Texts
from tests.shots.bakong import bakong_offering
from tests.shots.matches import random_match, table_of, to_last_word
from tests.support.driver import Driver
from tests.support.senses.measuring import Measuring


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_beside_what_has_been_chosen(language: str) -> None:
    with Driver(table_of(bakong_offering(records.Flip, count=4, seed=3, after=40))) as driver:
        driver.stage.prefs.language = language
        driver.stage.apply_preferences()
        play, canvas = driver.play, Measuring((1920, 1080), 1.5, Fonts())
        play.draw(canvas)
        again = driver.stage.texts("last-word-again")
        assert again not in [line.text for line in canvas.written]
        to_last_word(play, records.Flip)
        canvas.begin()
        play.draw(canvas)
        [line] = [line for line in canvas.written if line.text == again]
        chosen = play.choice.focus
        assert chosen is not None
        assert line.ink.colliderect(play.choice.places[chosen].inflate(160, 160))
        over = [one for one in play.choice.open if line.ink.colliderect(play.choice.places[one])]
        assert over == []


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_the_words_on_its_plates_are_whole_in_any_language(game: str) -> None:
    with Driver(table_of(random_match(game, 3, 0, 3))) as driver:
        driver.play.skip(everything=True)
        word, canvas, texts = driver.play.last_word, Measuring((1280, 720), 1.5, Fonts()), driver.stage.texts
        word.move = driver.play.match.state.moves()[0]
        word.lay_out()
        for language in LANGUAGES:
            driver.stage.texts = Texts(language)
            for about in ("turn", "card", "cave", "round", "market-day"):
                word._about = about
                canvas.begin()
                word.draw(canvas)
                assert [line.text for line in canvas.written if line.cut] == [], (language, about)
        driver.stage.texts, word.move = texts, None
