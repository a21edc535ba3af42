"""A guided round on a stage, and the way through it."""

from game import lessons
from game.lessons import Lesson
from scenes.stage import navigation
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push
from scenes.table.chooser import Path
from scenes.table.lessons.teacher import Teacher
from scenes.table.scene import TableScene
from tests.support.driver import Driver

SIZE = (640, 360)
NAMES = lessons.names()


def lesson_of(name: str) -> Lesson:
    return next(lesson for lesson in lessons.about(name) if lesson.name == name)


def begun(name: str, step: int = 0, language: str = "en", text_size: int = 100) -> Driver:
    """A guided round at one of its steps, over an empty stage of the title."""
    prefs = Preferences(
        fullscreen=False, speed="fast", reduced_motion=True, language=language, text_size=text_size, lessons={name: 0}
    )
    driver = Driver(prefs=prefs, size=SIZE)
    driver.stage.take(Push(navigation.GuidedMatch(lesson_of(name), step, "Mali")))
    driver.turn()
    return driver


def teacher_of(driver: Driver) -> Teacher:
    guide = driver.play.guide
    assert isinstance(guide, Teacher)
    return guide


def settle(driver: Driver) -> None:
    """To the step that stands, past everything that is shown; or to the end."""
    for _ in range(400):
        if not isinstance(driver.top, TableScene):
            return
        course, teacher = driver.play.course, teacher_of(driver)
        if course.director.busy:
            driver.play.skip(everything=True)
        elif teacher.queue:
            teacher.waited = 9.0
            driver.turn()
        elif course.calm or teacher.unseen or teacher.step is None:
            driver.turn()
        else:
            return
    raise AssertionError("no step ever stands")


def welcome_path(driver: Driver) -> Path:
    """The targets that lead to the move that the lesson would make."""
    teacher, play = teacher_of(driver), driver.play
    assert teacher.step
    move = teacher.step.first(play.match.state)
    return next(path for path, leads_to in play.choice.paths.items() if leads_to == move)


def other_path(driver: Driver) -> Path | None:
    """The targets that lead to a legal move, the first of them on no way to a welcome one; None if there is none."""
    teacher, play = teacher_of(driver), driver.play
    assert teacher.step
    welcome = {path[0] for path, move in play.choice.paths.items() if teacher.step.welcomes(move)}
    return next((path for path in play.choice.paths if path[0] not in welcome), None)
