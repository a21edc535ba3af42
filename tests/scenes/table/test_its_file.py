"""The file of a match on the table: nobody else opens it meanwhile, and what a disk did not take is tried again."""

from unittest import mock

from game import owner, saves, storage
from scenes.devices.intents import Action
from scenes.pages.learning.over_lesson import LessonDone
from scenes.pages.title import Title
from scenes.table.course import TRY_AGAIN
from tests.scenes.lessons.guided import begun, lesson_of, settle, teacher_of
from tests.support.driver import Driver, Keyboard


def at_a_new_match(driver: Driver, keys: Keyboard) -> saves.SaveFile:
    driver.choose(keys, driver.pier("dice"))
    driver.choose(keys, driver.top.widgets[1])
    driver.choose(keys, "player-human")
    driver.choose(keys, "lobby-start")
    return file_of(driver)


def file_of(driver: Driver) -> saves.SaveFile:
    keeper = driver.play.match.keeper
    assert isinstance(keeper, saves.SaveFile)
    return keeper


def decide_on_a_full_disk(driver: Driver, keys: Keyboard) -> None:
    full = OSError(28, "No space left on device")
    with mock.patch.multiple(storage, extend=mock.Mock(side_effect=full), write_atomic=mock.Mock(side_effect=full)):
        driver.again(lambda: keys.do(Action.CONFIRM), lambda: bool(driver.play.match.history))
    assert file_of(driver).behind


def test_begun_again_it_is_held_from_the_first_moment() -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        at_a_new_match(driver, keys)
        keys.do(Action.MENU)
        driver.choose(keys, "pause-restart")
        driver.choose(keys, "restart-yes")
        assert owner.holds(file_of(driver).path.name)


def test_played_on_after_a_lesson_it_is_held_too() -> None:
    lesson = lesson_of("dice")
    with begun("dice", len(lesson.steps) - 1) as driver:
        settle(driver)
        while not isinstance(driver.top, LessonDone):
            teacher_of(driver)._advance(driver.play, None)
            settle(driver)
        driver.choose(Keyboard(driver), "lesson-play-on")
        assert owner.holds(file_of(driver).path.name)


def test_on_the_title_no_match_is_held() -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        save = at_a_new_match(driver, keys)
        keys.do(Action.MENU)
        driver.choose(keys, "pause-leave")
        assert isinstance(driver.top, Title)
        assert not owner.holds(save.path.name)


def test_what_waits_for_the_disk_is_written_a_few_seconds_later_without_a_move() -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        save = at_a_new_match(driver, keys)
        decide_on_a_full_disk(driver, keys)
        driver.turn(2, TRY_AGAIN)
        assert save.behind == 0
        assert saves.resume(save.path).digest() == driver.play.match.digest()


def test_leaving_writes_what_waits() -> None:
    with Driver() as driver:
        keys = Keyboard(driver)
        save = at_a_new_match(driver, keys)
        decide_on_a_full_disk(driver, keys)
        match = driver.play.match
        driver.stage.scenes.pop().leave()
        assert save.behind == 0
        assert saves.resume(save.path).digest() == match.digest()
