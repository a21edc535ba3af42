"""A match for ears: what is asked, what others did, why not, and what is new."""

from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.table.registry import sit_down
from scenes.table.words import Note
from tests.shots.klongs import klongs_match
from tests.support.driver import Driver, Keyboard
from tests.support.senses.recorded_voice import listen_to
from tests.support.tables import played_match

RESTED = 12
"""Turns of the loop in which whatever rests is said."""


def test_a_turn_is_heard_from_the_question_to_the_next_one() -> None:
    """What is only seen to happen at this table is told in the words of the log."""
    match = played_match(8)
    with Driver(sit_down(match, Seating.of(match.setup.seats))) as driver:
        voice, keys, play = listen_to(driver.stage), Keyboard(driver), driver.play
        texts, seat, [before] = driver.stage.texts, play.course.seat, play.tell(match.history[-1])
        assert seat is not None
        mine, other = play.name(seat), play.name(1 - seat)
        driver.turn(RESTED)
        [opening] = voice.said
        assert opening.startswith(f"{texts('game-dice')}. {before.text} {texts('prompt-dice-take', name=mine)}. ")
        keys.do(Action.CONFIRM)
        driver.turn(RESTED)
        assert voice.said[-1].startswith(texts("prompt-dice-group", name=mine))
        keys.do(Action.CONFIRM)
        driver.until(lambda: not play.course.director.busy)
        driver.turn(RESTED)
        [told] = play.tell(match.history[-1])
        assert voice.said[-1].startswith(f"{told.text} {texts('prompt-dice-take', name=other)}")


def test_captions_are_heard_once_and_before_the_next_turn() -> None:
    match = klongs_match(3, 9)
    with Driver(sit_down(match, Seating.of(match.setup.seats))) as driver:
        voice, play = listen_to(driver.stage), driver.play
        driver.turn(RESTED)
        play.commit(match.state.moves()[0])
        driver.until(lambda: not play.course.director.busy)
        driver.turn(RESTED)
        said, told = " ".join(voice.said), play.tell(match.history[-1])
        assert told
        assert [said.count(line.text) for line in told] == [1] * len(told)
        assert play.prompt.text() in voice.said[-1]


def test_why_not_and_what_is_new_are_said_and_the_question_is_not_said_again() -> None:
    match = played_match(8)
    with Driver(sit_down(match, Seating.of(match.setup.seats))) as driver:
        voice, play = listen_to(driver.stage), driver.play
        driver.turn(RESTED)
        play.say("Not now.")
        driver.turn(RESTED)
        play.asides.notes.show(Note("first-sum", "icon-correct-sum"))
        driver.turn(RESTED)
        play.asides.notes.hide()
        driver.turn(100)
        assert voice.said[1:] == ["Not now.", driver.stage.texts("first-sum")]
        before = voice.said[:]
        driver.turn(100)
        assert voice.said == before


def test_looking_around_is_heard_thing_by_thing() -> None:
    match = played_match(8)
    with Driver(sit_down(match, Seating.of(match.setup.seats))) as driver:
        voice, keys = listen_to(driver.stage), Keyboard(driver)
        keys.do(Action.RULES)
        driver.turn(RESTED)
        assert voice.said[-1].startswith(driver.stage.texts("bar-what"))
        for action in (Action.LEFT, Action.UP, Action.RIGHT):
            keys.do(action)
            driver.turn(RESTED)
        assert len({*voice.said}) == len(voice.said) > 2


def test_a_hint_is_heard() -> None:
    """That it is being thought about, and then what it says."""
    match = played_match(8)
    with Driver(sit_down(match, Seating.of(match.setup.seats))) as driver:
        voice, play = listen_to(driver.stage), driver.play
        driver.turn(RESTED)
        play.hint.about = play.course.stamp
        play.hint._path = next(iter(play.choice.paths))
        play.choice.focus = play.hint.target
        play.hint._reasons = ()
        driver.turn(RESTED)
        assert play.prompt.advice() in voice.said[-1]
