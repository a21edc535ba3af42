"""An evening with real browsers: two phones scan the code on the screen, and a pad sits down beside them.

Every decision goes through the page, its line and the server. Here a match of dice is played whole and others are
begun; `python -m tests.phones.evening` plays all of them to the end.
"""

import pytest

from tests.phones.evening import Evening
from tests.support.browser.driving import Browser

FEW = 9
"""Decisions, so that everybody has some."""


def test_two_phones_and_a_pad_play_a_whole_match(browser: Browser) -> None:
    with Evening(browser, "dice") as evening:
        evening.look_away_and_back()
        evening.play()
        assert evening.on_the_podium


@pytest.mark.parametrize("game", ["klongs", "bakong", "market"])
def test_two_phones_and_a_pad_begin_a_match(browser: Browser, game: str) -> None:
    with Evening(browser, game) as evening:
        evening.play(FEW)
        assert len(evening.played.match.history) >= FEW
        assert evening.heard_aloud()
