"""Where nothing can be foreseen the same choice once more is the last word, and that is said where one looks."""

import pytest

from game.bakong import records
from scenes.drawing.raster import Fonts
from scenes.stage.preferences import LANGUAGES
from tests.shots.bakong import bakong_offering
from tests.shots.matches import table_of, to_last_word
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
