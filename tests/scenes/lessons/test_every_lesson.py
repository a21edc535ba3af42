"""What every lesson file promises on the screen: whatever it points at is there, nothing is covered, all words fit."""

from collections.abc import Iterator
from itertools import cycle, product

import pytest

from game import storage
from scenes.devices.intents import Action, Device
from scenes.drawing.raster import Fonts
from scenes.pages.learning.over_lesson import LessonDone
from scenes.stage.preferences import LANGUAGES
from scenes.stage.texts import FOLDER, Sheet, Texts
from scenes.table.lessons import pointing
from scenes.table.lessons.bubble import AREA, SIZES
from scenes.table.scene import TableScene
from tests.scenes.lessons.guided import NAMES, begun, lesson_of, other_path, settle, teacher_of, welcome_path
from tests.support.driver import Driver
from tests.support.hands.playing import Person, WithKeys, WithMouse, WithPad
from tests.support.senses.measuring import Measuring

each_lesson = pytest.mark.parametrize("name", NAMES)
BY_DEVICE = product(NAMES, (WithPad, WithKeys, WithMouse))
WITH_ANY_DEVICE = [(*way, language) for way, language in zip(BY_DEVICE, cycle(LANGUAGES), strict=False)]
"""Every lesson by every device, each time in the next language."""


def through(driver: Driver) -> Iterator[bool]:
    """Every step, and every moment of its decision; whether it is the first moment of a step."""
    settle(driver)
    while isinstance(driver.top, TableScene):
        teacher = teacher_of(driver)
        step, before = teacher.step, teacher.index
        assert step
        yield True
        if step.welcome:
            for target in welcome_path(driver):
                if teacher.index == before:
                    teacher._choose(driver.play, target)
                    if teacher.index == before:
                        yield False
        else:
            teacher._advance(driver.play, None)
        assert teacher.index == before + 1
        settle(driver)


@each_lesson
def test_whatever_is_pointed_at_is_on_the_screen(name: str) -> None:
    with begun(name) as driver:
        steps = 0
        for first in through(driver):
            play, teacher = driver.play, teacher_of(driver)
            step = teacher.step
            assert step
            steps += first
            assert [str(one) for one in pointing.missing(teacher.lesson, teacher.index, play)] == [] or not first
            lit = pointing.lit(step, play)
            assert lit.boxes or not (step.welcome or step.point), f"step {teacher.index + 1} shows nothing"
            assert all(box.left >= 0 and box.right <= 1920 and 0 <= box.top <= 1080 for box in lit.boxes)
            driver.turn()
        assert steps == len(lesson_of(name).steps)
        assert isinstance(driver.top, LessonDone)
        assert driver.said == []


@each_lesson
def test_its_words_are_there_in_every_language(name: str) -> None:
    lesson = lesson_of(name)
    words = {step.text for step in lesson.steps} | {step.unwelcome for step in lesson.steps if step.unwelcome}
    for language in LANGUAGES:
        said = Sheet(FOLDER / f"{language}.ftl", language)
        assert sorted(f"lesson-{name}-{one}" for one in words if f"lesson-{name}-{one}" not in said) == []


@each_lesson
def test_the_card_fits_and_covers_nothing_at_the_largest_type_in_any_language(name: str) -> None:
    """Neither what is pointed at nor what can be chosen, nor the question, and its words stand in readable type and
    in lines, not in a column."""
    spoken, boxes = {language: Texts(language) for language in LANGUAGES}, set()
    with begun(name, text_size=150) as driver:
        for _ in through(driver):
            play, teacher, canvas = driver.play, teacher_of(driver), driver.stage.canvas
            step = teacher.step
            assert step
            covered = [*pointing.lit(step, play).boxes]
            if step.welcome:
                covered += [play.choice.places[one] for one in play.choice.open if one in play.choice.places]
                covered.append(play.tabletop.prompt_box)
            for language in spoken:
                driver.stage.texts = spoken[language]
                card = teacher.card(play, canvas, step)
                number = f"step {teacher.index + 1}: {step.text} in {language}"
                assert AREA.contains(card.box.inflate(-1, -1)), number
                assert card.size >= SIZES[-1], number
                assert card.box.height < card.box.width, f"{number} is a tall column"
                assert [box for box in covered if card.box.colliderect(box)] == [], number
                boxes.add((teacher.index, tuple(card.box)))
            driver.stage.texts = spoken["en"]
    assert len(boxes) > len(lesson_of(name).steps), "every language has a card of its own"


@each_lesson
@pytest.mark.parametrize(("language", "text_size"), [("en", 100), ("de", 150)])
def test_the_hand_covers_no_words(name: str, language: str, text_size: int) -> None:
    with begun(name, language=language, text_size=text_size) as driver:
        canvas = Measuring((1920, 1080), text_size / 100, Fonts())
        for _ in through(driver):
            play, teacher = driver.play, teacher_of(driver)
            assert teacher.step
            pointed_at = pointing.lit(teacher.step, play).hand
            if pointed_at is None:
                continue
            canvas.begin()
            play.tabletop.draw(canvas)
            place, _ = pointing.hand_of(play, pointed_at, teacher.lesson.learner)
            hand = place.inflate(-60, 0)  # its finger is slender
            hidden = [line.text for line in canvas.written if hand.colliderect(line.ink) and _tells(line.text)]
            assert hidden == [], f"step {teacher.index + 1}: {teacher.step.text}"


def _tells(text: str) -> bool:
    """Words, and points to be had; figures on things are part of them."""
    return any(map(str.isalpha, text)) or text.startswith("+")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["market", "alone", "dice"])
def test_the_card_spares_what_lies_before_the_learner(name: str, language: str) -> None:
    with begun(name, language=language) as driver:
        for _ in through(driver):
            play, teacher = driver.play, teacher_of(driver)
            assert teacher.step
            card = teacher.card(play, driver.stage.canvas, teacher.step)
            own = play.tabletop.own(teacher.lesson.learner)
            assert own
            assert card.box.collidelist(list(own)) < 0, f"step {teacher.index + 1}: {teacher.step.text}"
            assert card.box.height < card.box.width


# In anybody's hands


@each_lesson
def test_whoever_just_presses_does_what_is_asked(name: str) -> None:
    """The focus begins on the way to the welcome move, at every step of it."""
    with begun(name) as driver:
        keys, teacher = WithKeys(driver), teacher_of(driver)
        for _ in range(2000):
            if not isinstance(driver.top, TableScene):
                break
            if driver.play.course.calm:
                driver.turn()
            else:
                keys.do(Action.CONFIRM)
                assert teacher.answer == ""
        assert isinstance(driver.top, LessonDone)


@pytest.mark.parametrize(("name", "hands", "language"), WITH_ANY_DEVICE)
def test_it_is_played_to_its_end_with_any_device_alone_in_one_language_or_another(
    name: str, hands: type[Person], language: str
) -> None:
    with begun(name, language=language) as driver:
        person = hands(driver)
        play_through(driver, person)
        assert driver.said == []
        assert isinstance(driver.top, LessonDone)
        person.choose("lesson-play-on")
        assert isinstance(driver.top, TableScene)
        assert driver.play.guide is None
        assert driver.play.match.keeper is not None
        driver.turn(3)


def play_through(driver: Driver, person: Person) -> None:
    """Presses alone: what is shown is skipped, what is said is read, and the welcome move is made."""
    for _ in range(2000):
        if not isinstance(driver.top, TableScene):
            return
        course, teacher = driver.play.course, teacher_of(driver)
        reading = not course.director.busy and not teacher.queue
        if course.calm or (reading and (teacher.step is None or teacher.unseen)):
            driver.turn()
        elif course.director.busy or teacher.queue or (teacher.step and not teacher.step.welcome):
            person.do(Action.CONFIRM)
        else:
            before = teacher.index
            for target in welcome_path(driver):
                if teacher.index == before:
                    person.choose(target)
            assert teacher.index == before + 1
    raise AssertionError("the lesson never ends")


# What was not meant


@each_lesson
def test_an_unwelcome_press_gets_a_kind_answer_and_loses_nothing(name: str) -> None:
    with begun(name) as driver:
        answered = 0
        for first in through(driver):
            play, teacher = driver.play, teacher_of(driver)
            step = teacher.step
            assert step
            other = other_path(driver) if first and step.welcome else None
            if other is None:
                continue
            before = play.match.digest(), play.choice.steps, teacher.index
            teacher._choose(play, other[0])
            assert (play.match.digest(), play.choice.steps, teacher.index) == before
            assert teacher.answer
            driver.turn()
            assert teacher.answer in teacher.speech(play, step).answer
            answered += 1
        assert answered
        assert storage.take_notices() == []


@each_lesson
def test_one_can_go_back_from_every_step_and_skip_it_again(name: str) -> None:
    with begun(name) as driver:
        keys, positions = WithKeys(driver), []
        settle(driver)
        while isinstance(driver.top, TableScene):
            teacher = teacher_of(driver)
            positions.append(driver.play.match.digest())
            if teacher.index:
                keys.do(Action.PREVIOUS)
                settle(driver)
                assert teacher.index == len(positions) - 2
                assert driver.play.match.digest() == positions[-2]
                keys.do(Action.NEXT)
                settle(driver)
                assert driver.play.match.digest() == positions[-1]
            keys.do(Action.NEXT)
            settle(driver)
        assert len(positions) == len(lesson_of(name).steps)
        assert isinstance(driver.top, LessonDone)


@each_lesson
def test_it_begins_at_every_step_as_it_was_left_there(name: str) -> None:
    """Whoever comes back finds the table as it was."""
    found = {}
    with begun(name) as driver:
        for first in through(driver):
            if first:
                found[teacher_of(driver).index] = driver.play.match.digest()
    for step in list(found)[::4]:
        with begun(name, step) as driver:
            settle(driver)
            assert teacher_of(driver).index == step
            assert driver.play.match.digest() == found[step]
            assert driver.play.seating.may_act(lesson_of(name).learner, Device("pad", 7))
