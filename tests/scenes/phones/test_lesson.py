"""A lesson with a phone: its words are there, what it asks for can be tapped, and whoever began it learns."""

import pytest

from scenes.pages.learning.choose import learner_name
from scenes.pages.learning.over_lesson import LessonDone
from scenes.stage import navigation
from scenes.stage.scene import Push
from scenes.table.scene import TableScene
from tests.scenes.lessons.guided import NAMES, lesson_of, settle, teacher_of, welcome_path
from tests.support.driver import Driver
from tests.support.phones.handset import Handset, Switchboard


@pytest.mark.parametrize("name", NAMES)
def test_it_is_read_and_played_by_taps_to_its_end(driver: Driver, board: Switchboard, name: str) -> None:
    phone, lesson = Handset(driver, board, 1, "Anong"), lesson_of(name)
    phone.press("up")
    driver.stage.take(Push(navigation.GuidedMatch(lesson, 0, "Anong")))
    settle(driver)
    assert driver.play.seating.owned(phone.device) == [lesson.learner]
    while isinstance(driver.top, TableScene):
        teacher = teacher_of(driver)
        step, index = teacher.step, teacher.index
        assert step
        assert driver.play.stage.texts(f"lesson-{name}-{step.text}") in phone.sheet.note
        assert phone.sheet.turn == ("mine" if step.welcome else "")
        if not step.welcome:
            phone.press("confirm")
        for target in welcome_path(driver) if step.welcome else ():
            if teacher.index == index:
                phone.tap(str(target))
        assert teacher.index == index + 1, step.text
        settle(driver)
    assert isinstance(driver.top, LessonDone)


def test_what_a_lesson_does_not_want_gets_a_kind_answer_there(driver: Driver, board: Switchboard) -> None:
    phone, lesson = Handset(driver, board, 1), lesson_of("dice")
    phone.press("up")
    at = next(i for i, step in enumerate(lesson.steps) if step.welcome)
    driver.stage.take(Push(navigation.GuidedMatch(lesson, at, "Anong")))
    settle(driver)
    wanted, asked = {*map(str, welcome_path(driver))}, phone.sheet.note
    other = next(piece.target for piece in phone.sheet.pieces() if piece.open and piece.target not in wanted)
    phone.tap(other)
    assert teacher_of(driver).index == at
    assert phone.sheet.note.startswith(asked)
    assert len(phone.sheet.note) > len(asked)


def test_the_learner_is_called_as_on_the_phone(driver: Driver, board: Switchboard) -> None:
    phone = Handset(driver, board, 1, "Zoë")
    phone.press("up")
    assert learner_name(driver.stage, lesson_of("dice")) == "Zoë"
    phone.name = lesson_of("dice").others[0]
    phone.wake()
    assert learner_name(driver.stage, lesson_of("dice")) == "Mali", "two of one name are one too many"


def test_another_phone_does_not_take_the_learners_seat(driver: Driver, board: Switchboard) -> None:
    phone, other = (Handset(driver, board, number) for number in (1, 2))
    phone.press("up")
    driver.stage.take(Push(navigation.GuidedMatch(lesson_of("dice"), 0, "Anong")))
    settle(driver)
    other.press("up")
    other.sleep()
    other.wake()
    assert driver.play.seating.owned(phone.device) == [lesson_of("dice").learner]
