"""Guided rounds are offered once, found everywhere, left and gone on with, and end in a match of one's own."""

from pathlib import Path

import pytest

from game import catalogue, lessons, saves, storage
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.market.solo.start import SoloPage
from scenes.pages.learning.choose import ChooseLesson
from scenes.pages.learning.over_lesson import LessonDone, LessonPause
from scenes.pages.lobby import Lobby
from scenes.pages.rules import RulesPage
from scenes.pages.settings import SUBJECTS, Settings
from scenes.pages.title import Title
from scenes.stage import navigation, preferences
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push
from scenes.table.lessons import pointing
from scenes.table.looking.around import Looking
from scenes.table.scene import TableScene
from tests.scenes.lessons.guided import begun, lesson_of, settle, teacher_of, welcome_path
from tests.support.driver import Driver
from tests.support.hands.playing import WithKeys, WithMouse, WithPad


def newcomer() -> Driver:
    driver = Driver(prefs=Preferences(fullscreen=False, speed="fast", reduced_motion=True))
    driver.stage.take(Push(navigation.Lobby(catalogue.find("dice"))))
    driver.turn(2)
    return driver


# Offered


def test_whoever_opens_a_game_for_the_first_time_is_offered_a_guided_round_once() -> None:
    with newcomer() as driver:
        keys = WithKeys(driver)
        assert isinstance(driver.top, ChooseLesson)
        assert driver.top.title == "First time?"
        keys.choose("lesson-not-now")
        driver.turn(3)
        assert isinstance(driver.top, Lobby)
        assert preferences.load().lessons == {"dice": 0}
        driver.stage.take(Push(navigation.Lobby(catalogue.find("dice"))))
        driver.turn(3)
        assert isinstance(driver.top, Lobby)


@pytest.mark.parametrize("hands", [WithPad, WithKeys, WithMouse])
def test_the_offer_leads_to_the_table(hands: type[WithPad | WithKeys | WithMouse]) -> None:
    with newcomer() as driver:
        hands(driver).choose("lesson-begin")
        assert isinstance(driver.top, TableScene)
        assert driver.play.match.keeper is None
        assert saves.unfinished() == []


def test_a_rematch_is_not_interrupted() -> None:
    with Driver(prefs=Preferences(fullscreen=False)) as driver:
        seating = Seating.of(lesson_of("dice").setup("Mali").seats)
        driver.stage.take(Push(navigation.Lobby(catalogue.find("dice"), seating)))
        driver.turn(3)
        assert isinstance(driver.top, Lobby)


def test_the_lobby_and_the_rules_always_have_it() -> None:
    with newcomer() as driver:
        keys = WithKeys(driver)
        keys.choose("lesson-not-now")
        keys.choose("lobby-lesson")
        assert isinstance(driver.top, ChooseLesson)
        keys.do(Action.BACK)
        keys.do(Action.RULES)
        assert isinstance(driver.top, RulesPage)
        keys.do(Action.HINT)
        assert isinstance(driver.top, ChooseLesson)
        keys.choose("lesson-begin")
        assert isinstance(driver.top, TableScene)


def test_the_settings_offer_it_anew() -> None:
    with newcomer() as driver:
        keys = WithKeys(driver)
        keys.choose("lesson-not-now")
        page = Settings()
        page.subject = [key for key, _ in SUBJECTS].index("help")
        driver.stage.take(Push(page))
        WithMouse(driver).choose("settings-lessons")
        assert driver.stage.prefs.lessons == {}
        assert not driver.widget("settings-lessons").enabled


# Left and gone on with


def test_leaving_remembers_the_step_and_coming_back_goes_on_there() -> None:
    with newcomer() as driver:
        keys = WithKeys(driver)
        keys.choose("lesson-begin")
        settle(driver)
        for _ in range(4):
            keys.do(Action.NEXT)
            settle(driver)
        digest, step = driver.play.match.digest(), teacher_of(driver).index
        assert step == 4
        keys.do(Action.MENU)
        assert isinstance(driver.top, LessonPause)
        keys.choose("lesson-leave")
        driver.turn(2)
        assert isinstance(driver.top, Lobby)
        assert preferences.load().lessons == {"dice": step}
        assert saves.unfinished() == []
        keys.choose("lobby-lesson")
        keys.choose("lesson-go-on")
        settle(driver)
        assert (driver.play.match.digest(), teacher_of(driver).index) == (digest, step)
        keys.do(Action.MENU)
        keys.choose("lesson-again")
        settle(driver)
        assert teacher_of(driver).index == 0
        assert driver.play.match.history == []


def test_leaving_in_the_middle_of_a_show_is_no_waiting() -> None:
    with begun("dice") as driver:
        assert driver.play.course.director.busy
        keys = WithKeys(driver)
        keys.do(Action.MENU)
        keys.choose("lesson-leave")
        driver.turn()
        assert isinstance(driver.top, Title)


def test_one_looks_around_meanwhile_and_looks_the_rules_up() -> None:
    with begun("dice", 3) as driver:
        keys = WithKeys(driver)
        settle(driver)
        keys.do(Action.RULES)
        assert isinstance(driver.top, Looking)
        keys.do(Action.BACK)
        assert isinstance(driver.top, TableScene)
        keys.do(Action.BACK)
        assert isinstance(driver.top, LessonPause)
        keys.choose("pause-rules")
        assert isinstance(driver.top, RulesPage)


# A decision


def test_one_backs_out_of_a_choice_and_is_answered_on_its_way() -> None:
    """The right die for the wrong group: the die stays chosen, and what the lesson wants is said."""
    with begun("dice", 6) as driver:
        settle(driver)
        keys, play, teacher = WithKeys(driver), driver.play, teacher_of(driver)
        die, group = welcome_path(driver)
        keys.choose(die)
        assert [*play.choice.steps] == [die]
        wrong = next(target for target in play.choice.open if target != group)
        keys.choose(wrong)
        assert [*play.choice.steps] == [die]
        assert teacher.answer == driver.stage.texts("lesson-dice-alone-other")
        keys.do(Action.BACK)
        assert [*play.choice.steps] == []
        assert teacher.answer == ""
        assert play.match.digest() == lesson_of("dice").match("Mali", 6).digest()


def test_what_cannot_be_chosen_at_all_is_refused_as_ever() -> None:
    with begun("dice", 3) as driver:
        settle(driver)
        play, teacher = driver.play, teacher_of(driver)
        closed = next(target for target in play.choice.places if target not in play.choice.open)
        WithKeys(driver).choose(closed)
        assert teacher.answer == ""
        assert play.choice.steps == ()
        assert play.prompt.text() == play.tabletop.words.explain(closed)


def test_the_last_show_is_held_until_somebody_goes_on() -> None:
    """The count of the round waits as it does in a match; back leads to the pause there."""
    with begun("dice", len(lesson_of("dice").steps) - 2) as driver:
        settle(driver)
        keys, teacher = WithKeys(driver), teacher_of(driver)
        keys.do(Action.NEXT)
        driver.until(lambda: driver.play.course.director.holding)
        assert dict(teacher.entries(driver.play))[Action.CONFIRM] == driver.stage.texts("bar-go-on")
        keys.do(Action.BACK)
        assert isinstance(driver.top, LessonPause)
        keys.do(Action.MENU)
        assert isinstance(driver.top, TableScene)


@pytest.mark.parametrize("hands", [WithPad, WithKeys, WithMouse])
def test_a_press_meant_to_skip_does_not_accept_what_nobody_has_seen_yet(
    hands: type[WithPad | WithKeys | WithMouse],
) -> None:
    """Not what is to be read, nor what is to be chosen; a moment later the same press does."""
    for at in (0, next(i for i, step in enumerate(lesson_of("dice").steps) if step.welcome)):
        with begun("dice", at) as driver:
            person, teacher = hands(driver), teacher_of(driver)
            driver.play.skip(everything=True)
            while driver.play.course.calm:
                driver.turn()
            target = welcome_path(driver)[0] if teacher.lets_choose else None
            before = teacher.index, driver.play.choice.steps
            person.choose(target) if target else person.do(Action.CONFIRM)
            assert (teacher.index, driver.play.choice.steps) == before
            settle(driver)
            person.choose(target) if target else person.do(Action.CONFIRM)
            assert (teacher.index, driver.play.choice.steps) != before


# The end


def at_the_end(name: str = "dice") -> Driver:
    driver = begun(name, len(lesson_of(name).steps) - 1)
    settle(driver)
    WithKeys(driver).do(Action.CONFIRM)
    settle(driver)
    assert isinstance(driver.top, LessonDone)
    return driver


def test_playing_on_is_a_match_like_any_other_from_then_on() -> None:
    with at_the_end() as driver:
        position = driver.top.match.digest()
        WithKeys(driver).choose("lesson-play-on")
        match = driver.play.match
        assert match.digest() == position
        assert match.helped == {0, 1, 2}
        [saved] = saves.unfinished()
        assert saves.resume(saved.path).digest() == position
        assert preferences.load().lessons == {"dice": 0}


def test_a_new_game_begins_in_the_lobby_and_the_menu_is_the_title() -> None:
    with at_the_end() as driver:
        WithKeys(driver).choose("lesson-new-game")
        driver.turn(2)
        assert [type(scene) for scene in driver.stage.scenes] == [Title, Lobby]
    with at_the_end() as driver:
        WithKeys(driver).choose("lesson-main-menu")
        assert [type(scene) for scene in driver.stage.scenes] == [Title]
        assert saves.unfinished() == []


@pytest.mark.parametrize("way", ["the lobby", "the rules"])
def test_whoever_sat_in_the_lobby_still_sits_there_after_the_guided_round(way: str) -> None:
    with Driver() as driver:
        keys = WithKeys(driver)
        lobby = Lobby(catalogue.find("dice"))
        driver.stage.take(Push(lobby))
        driver.turn(2)
        lobby.add_computer("hard")
        lobby.add_computer("easy")
        seated = list(lobby.seating.chairs)
        if way == "the lobby":
            keys.choose("lobby-lesson")
        else:
            keys.do(Action.RULES)
            keys.do(Action.HINT)
        keys.choose("lesson-begin")
        settle(driver)
        while isinstance(driver.top, TableScene):
            keys.do(Action.NEXT)
            settle(driver)
        assert isinstance(driver.top, LessonDone)
        keys.choose("lesson-new-game")
        driver.turn(2)
        assert [type(scene) for scene in driver.stage.scenes] == [Title, Lobby]
        assert driver.stage.top is lobby
        assert lobby.seating.chairs == seated


def test_whoever_has_learned_to_play_alone_goes_on_alone() -> None:
    with at_the_end("alone") as driver:
        assert driver.top.text == driver.stage.texts("lesson-done-alone")
        WithKeys(driver).choose("lesson-new-game")
        driver.turn(2)
        assert [type(scene) for scene in driver.stage.scenes] == [Title, SoloPage]


def test_back_from_the_end_is_the_last_step_again() -> None:
    with at_the_end() as driver:
        done, keys = driver.top, WithKeys(driver)
        for action in (Action.CONFIRM, Action.BACK):
            keys.do(action)
            assert driver.top is done, "that was meant for what was there before"
        driver.until(lambda: not done.calm)
        keys.do(Action.BACK)
        settle(driver)
        assert teacher_of(driver).index == len(lesson_of("dice").steps) - 1


# Another one


def test_a_lesson_dropped_into_the_folder_is_there_with_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (lessons.FOLDER / "dice.toml").read_text(encoding="utf-8")
    monkeypatch.setattr(lessons, "_loaded", {})
    monkeypatch.setattr(lessons, "FOLDER", tmp_path)
    (tmp_path / "dice.toml").write_text(text, encoding="utf-8")
    own = text.replace('game = "dice"', 'game = "dice"\ntitle = "Grandmother’s round"')
    own = own.replace('text = "welcome"\npoint = ["pool"]', 'text = "Hello, dear."\npoint = ["pond", "Row(9)", "Ro("]')
    (tmp_path / "dice-own.toml").write_text(own, encoding="utf-8")
    with newcomer() as driver:
        keys = WithKeys(driver)
        keys.choose(f"Grandmother’s round: {driver.stage.texts('lesson-begin')}")
        settle(driver)
        driver.turn()
        teacher = teacher_of(driver)
        assert teacher.step
        assert teacher.speech(driver.play, teacher.step).words == "Hello, dear."
        assert pointing.lit(teacher.step, driver.play).boxes == ()
        told = [text for text in (*driver.said, *storage.take_notices()) if "step 1, point" in text]
        assert len(told) == 3
        assert "dice-own.toml" in told[0]
        assert "pond is not on the table then; point at one of" in told[0]
        assert "goal" in told[0]
