"""Shots of guided rounds: offered, read, chosen, answered, paused and done."""

from collections.abc import Callable

from game import catalogue, lessons
from scenes.pages.lobby import Lobby
from scenes.stage import navigation
from scenes.stage.scene import Push
from scenes.stage.stage import Stage
from scenes.table.lessons.teacher import Teacher
from scenes.table.scene import TableScene


def at_step(name: str, step: int) -> Callable[[Stage], None]:
    """A lesson as it stands at one of its steps."""

    def put(stage: Stage) -> None:
        lesson = next(one for one in lessons.about(name) if one.name == name)
        stage.take(Push(navigation.GuidedMatch(lesson, step, "Mali")))
        table = stage.top
        assert isinstance(table, TableScene)
        while table.course.director.busy:
            table.skip(everything=True)
        table.course.calm = 0.0

    return put


def chosen(shelf: str, step: int) -> Callable[[Stage], None]:
    """The first target of the welcome move has been chosen."""

    def put(stage: Stage) -> None:
        at_step(shelf, step)(stage)
        table, teacher = teacher_of(stage)
        assert teacher.step
        path = next(path for path, move in table.choice.paths.items() if teacher.step.welcomes(move))
        if len(path) > 1 and len([one for one in table.choice.paths if one[0] == path[0]]) > 1:
            table.hands.choose(path[0])

    return put


def _answered(shelf: str, step: int) -> Callable[[Stage], None]:
    def put(stage: Stage) -> None:
        at_step(shelf, step)(stage)
        table, teacher = teacher_of(stage)
        assert teacher.step
        meant = {path[0] for path, move in table.choice.paths.items() if teacher.step.welcomes(move)}
        teacher._choose(table, next(target for target in table.choice.open if target not in meant))

    return put


def teacher_of(stage: Stage) -> tuple[TableScene, Teacher]:
    table = stage.top
    assert isinstance(table, TableScene)
    assert isinstance(table.guide, Teacher)
    return table, table.guide


def _offered(stage: Stage) -> None:
    stage.prefs.lessons.clear()
    stage.take(Push(Lobby(catalogue.find("dice"))))


def _paused(stage: Stage) -> None:
    at_step("dice", 3)(stage)
    table, teacher = teacher_of(stage)
    stage.take(teacher._pause(table))


def _done(stage: Stage) -> None:
    [lesson, *_] = lessons.about("dice")
    at_step("dice", len(lesson.steps) - 1)(stage)
    table, teacher = teacher_of(stage)
    teacher.skip_step(table)


LEARNING_SHOTS: dict[str, Callable[[Stage], None]] = {
    "lesson-offer": _offered,
    "lesson-read": at_step("dice", 1),
    "lesson-choose": at_step("dice", 3),
    "lesson-chosen": chosen("dice", 6),
    "lesson-answer": _answered("dice", 3),
    "lesson-klongs-thief": at_step("klongs", 8),
    "lesson-klongs-score": at_step("klongs", 19),
    "lesson-pause": _paused,
    "lesson-done": _done,
    "lesson-market": at_step("market", 10),
    "lesson-alone": at_step("alone", 8),
    "lesson-bakong-flip": at_step("bakong", 3),
    "lesson-bakong-great": at_step("bakong", 22),
}
