"""Lessons as data: what they may say, and that every slip is answered with file, step and cure."""

from pathlib import Path

import pytest

from game import components, lessons, storage
from game.market.state import MarketState
from game.storage import Problem

GOOD = lessons.FOLDER / "dice.toml"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of lessons that a test may spoil."""
    there = tmp_path / "lessons"
    there.mkdir()
    monkeypatch.setattr(lessons, "FOLDER", there)
    monkeypatch.setattr(lessons, "_loaded", {})
    return there


def spoilt(folder: Path, old: str, new: str, name: str = "dice.toml") -> Path:
    text = GOOD.read_text(encoding="utf-8")
    assert old in text
    file = folder / name
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", lessons.names())
def test_every_lesson_is_good_and_ends_before_the_game(name: str) -> None:
    lesson = lessons.load(lessons.FOLDER / f"{name}.toml")
    assert lesson.name == name
    match = lesson.match("Mali", len(lesson.steps))
    assert not match.over
    assert len(match.history) == lesson.decisions_before(len(lesson.steps))
    assert [entry.seat == lesson.learner for entry in match.history].count(True) == sum(
        bool(step.welcome) for step in lesson.steps
    )


@pytest.mark.parametrize("name", lessons.names())
def test_skipping_plays_a_welcome_move_in_every_step(name: str) -> None:
    lesson = lessons.load(lessons.FOLDER / f"{name}.toml")
    for number, step in enumerate(lesson.steps):
        move = step.first(lesson.match("Mali", number).state)
        assert (move is not None) == bool(step.welcome)
        assert move is None or step.welcomes(move)


def test_the_market_explains_the_objective_before_it_scores() -> None:
    lesson = lessons.load(lessons.FOLDER / "market.toml")
    explained = [step.text for step in lesson.steps].index("objective")
    counts = []
    for number in (explained, explained + 1, explained + 2, len(lesson.steps)):
        state = lesson.match("Mali", number).state
        assert isinstance(state, MarketState)
        counts.append(state.count(lesson.learner))
    assert [(count.objective, count.total) for count in counts] == [(0, 3), (0, 3), (1, 5), (3, 16)], "as it is told"


SLIPS = {
    "no TOML": ('game = "dice"', "game = dice", "line 5", "correct it there"),
    "no such game": ('game = "dice"', 'game = "dise"', "key game", "write one of klongs, bakong, market, dice"),
    "too few": ('others = ["Anong", "Somchai"]', "others = []", "key others", "name 1 or 2 or 3 or 4 others"),
    "no such seat": ("learner = 0", "learner = 3", "key learner", "write a whole number from 0 to 2"),
    "a key misspelt": ("seed = 1194", "sead = 1194", "key seed", "write a whole number"),
    "a step without words": ('text = "goal"\n', "", "key steps.2.text", "write a name in quotes"),
    "a key of a step misspelt": (
        'unwelcome = "second-other"',
        'unwelcom = "second-other"',
        "key steps.4.unwelcom",
        "write unwelcome instead",
    ),
    "no list": ('point = ["goal"]', 'point = "goal"', "key steps.2.point", "write texts in quotes in [ ]"),
    "a welcome move that is not legal": (
        'welcome = ["Take(2, 5, 0)"]',
        'welcome = ["Take(2, 5, 3)"]',
        "step 3, welcome",
        "write one that is, such as Take(",
    ),
    "a welcome move of no kind": (
        'welcome = ["Take(2, 5, 0)"]',
        'welcome = ["Grab(2)"]',
        "step 3, welcome",
        "write one that is, such as Take(",
    ),
    "a prepared move that is not legal": (
        'then = ["Take(0, 1, 0)", "Take(0, 3, 0)"]',
        'then = ["Take(0, 1, 1)", "Take(0, 3, 0)"]',
        "step 3, then",
        "write one that is, such as Take(",
    ),
    "a prepared move of no kind": ('"Take(0, 1, 0)", ', '"Take(0)", ', "step 3, then", "write one of Take"),
    "the learner's own move prepared": (
        'then = ["Take(0, 1, 0)", "Take(0, 3, 0)"]',
        'then = ["Take(0, 1, 0)", "Take(0, 3, 0)", "Take(0, 3, 0)"]',
        "step 3, then",
        "write a step that welcomes it",
    ),
    "a move forgotten": (
        'then = ["Take(0, 1, 0)", "Take(0, 3, 0)"]',
        'then = ["Take(0, 1, 0)"]',
        "step 4, welcome",
        "write its move under then in the step before",
    ),
    "too much left open": ('welcome = ["Take(2, 5, 0)"]', 'welcome = ["Take(*)"]', "step ", ""),
    "an option that is none": (
        "seed = 1194",
        'seed = 1194\n[options]\nweather = "rain"',
        "key options.weather",
        "remove it",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_answered_with_file_place_and_cure(folder: Path, slip: str) -> None:
    old, new, place, cure = SLIPS[slip]
    file = spoilt(folder, old, new)
    with pytest.raises(Problem) as told:
        lessons.load(file)
    said = str(told.value)
    assert str(file) in said
    assert place in said
    assert cure in said
    assert said.endswith(".")
    assert "\n" not in said


def test_a_lesson_on_a_board_that_is_not_there_names_those_that_are(folder: Path) -> None:
    file = folder / "klongs.toml"
    text = (GOOD.parent / "klongs.toml").read_text(encoding="utf-8")
    assert 'board = "klongs-garden"' in text
    file.write_text(text.replace("klongs-garden", "klongs-attic"), encoding="utf-8")
    with pytest.raises(Problem) as told:
        lessons.load(file)
    for part in (str(file), "key options.board", "klongs-attic", "write one of klongs, klongs-garden"):
        assert part in str(told.value)


def test_a_lesson_may_leave_something_open(folder: Path) -> None:
    """Two ways to say the same, and a pattern: everything after it has to fit whatever is chosen."""
    file = spoilt(folder, 'welcome = ["Take(2, 3, 2)"]', 'welcome = ["Take(2,3,2)", "Take(2, 3, *)"]')
    lesson = lessons.load(file)
    last = lesson.steps[-2]
    state = lesson.match("Mali", len(lesson.steps) - 2).state
    assert str(last.first(state)) == "Take(2, 3, 2)"
    assert [str(move) for move in state.moves() if last.welcomes(move)] == [f"Take(2, 3, {i})" for i in range(4)]


def test_a_lesson_without_end_is_refused(folder: Path) -> None:
    steps = '[[steps]]\ntext = "goal"\n' * (lessons.MOST_STEPS + 1)
    file = spoilt(folder, "[[steps]]", steps + "[[steps]]")
    with pytest.raises(Problem, match="steps are too many"):
        lessons.load(file)
    file.write_text("#" * (components.LARGEST_FILE + 1), encoding="utf-8")
    with pytest.raises(Problem, match="too large"):
        lessons.load(file)
    file.unlink()
    with pytest.raises(Problem, match="put the file back"):
        lessons.load(file)


def test_a_broken_lesson_costs_no_more_than_itself(folder: Path) -> None:
    """It is named in a notice once, and the others of the game are offered, the usual one first."""
    spoilt(folder, "seed = 1194", 'seed = 1194\ntitle = "Once more"', "dice-more.toml")
    spoilt(folder, "seed = 1194", "seed = 1194", "dice.toml")
    broken = spoilt(folder, "seed = 1194", "seed = -1", "dice-broken.toml")
    assert [lesson.name for lesson in lessons.about("dice")] == ["dice", "dice-more"]
    [said] = storage.take_notices()
    assert str(broken) in said
    assert "until then this lesson is not offered" in said
    assert [lesson.title for lesson in lessons.about("dice")] == ["", "Once more"]
    assert storage.take_notices() == []
    assert lessons.about("klongs") == []
