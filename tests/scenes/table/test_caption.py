"""Captions stay as long as their words take to read."""

from scenes.drawing.motion import Do, Wait
from scenes.table.showing.caption import LETTER, LONGEST, SHORTEST, Caption, Reading, seconds_to_read
from scenes.table.showing.director import Director


def test_the_time_to_read_goes_by_the_letters() -> None:
    assert seconds_to_read("") == 0
    assert seconds_to_read("Boo!") == SHORTEST
    assert seconds_to_read("Mali places a boat with two baskets.") == 36 * LETTER
    assert seconds_to_read("x" * 400) == LONGEST


def test_what_is_said_too_early_waits_and_the_director_with_it() -> None:
    director, seen = Director(), list[str]()
    captions = director.captions
    director.run([Do(lambda: captions.say(lambda: "one")), Do(lambda: captions.say(lambda: "two")), Wait(0.1)])
    for _ in range(30):
        director.tick(0.1, hurry=3)
        seen.append(captions.text)
    assert seen.count("one") >= SHORTEST / 0.1 - 1
    assert captions.text == "two"
    assert not director.busy


def test_a_press_ends_the_reading_and_nothing_else() -> None:
    director, done = Director(), list[str]()
    captions = director.captions
    captions.say(lambda: "one")
    director.run([Reading(captions), Do(lambda: done.append("next")), Wait(5)])
    director.tick(0.1)
    director.skip()
    assert done == []
    director.tick(0.01)
    assert done == ["next"]


def test_words_keep_the_seat_that_they_are_about() -> None:
    captions = Caption()
    captions.say(lambda: "Mali passes.", 1)
    captions.say(lambda: "Somchai passes.", 2)
    assert (captions.text, captions.about) == ("Mali passes.", 1)
    captions.tick(SHORTEST)
    assert (captions.text, captions.about) == ("Somchai passes.", 2)
    captions.tick(SHORTEST)
    captions.hush()
    assert captions.about is None


def test_a_blank_or_a_hush_does_not_take_words_away_before_they_are_read() -> None:
    captions = Caption()
    captions.say(lambda: "one")
    captions.hush()
    captions.say(lambda: "")
    assert captions.text == "one"
    captions.tick(SHORTEST)
    captions.hush()
    assert captions.text == ""
