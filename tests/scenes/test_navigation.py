"""Places: every screen that can be named is there, and scenes need not know each other to lead there."""

import pytest

from game import catalogue, lessons
from game.contract import Game
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.pages.title import Title
from scenes.screens import screen_at, way_to
from scenes.stage import navigation
from scenes.stage.scene import Place, Push, Replace, Reset, Scene
from scenes.table.scene import TableScene
from tests.shots.market import market_match
from tests.support.driver import Driver, Keyboard
from tests.support.tables import played_match


def places() -> list[Place]:
    """One of each, at a table of dice where it needs one."""
    match, alone = played_match(12), market_match(1, -1, 9)
    seating = Seating.of(match.setup.seats)
    table = screen_at(navigation.Table(match, seating))
    assert isinstance(table, TableScene)
    [lesson, *_] = lessons.about("dice")
    return [
        navigation.Title(),
        navigation.Lobby(catalogue.find("dice")),
        navigation.SavedMatches(),
        navigation.ChoosePerformance(),
        navigation.PlayAlone(),
        navigation.Settings(),
        navigation.Bindings("pad"),
        navigation.Phones(),
        navigation.Credits(),
        navigation.Rules("dice"),
        navigation.ChooseLesson("dice"),
        navigation.GuidedMatch(lesson, 0, "Mali"),
        navigation.LessonPause(lesson, print, print),
        navigation.LessonDone(lesson, match, seating, print),
        navigation.Table(match, seating),
        navigation.Watch(match, seating),
        navigation.Performance(match, seating),
        navigation.Results(match, seating),
        navigation.SoloResults(alone, Seating.of(alone.setup.seats)),
        navigation.Pause(table),
        navigation.Log(table),
        navigation.PadLost(table),
        navigation.TakeOver(table),
    ]


def test_a_screen_of_its_own_stands_at_every_place() -> None:
    found = places()
    named = {kind for kind in vars(navigation).values() if isinstance(kind, type) and issubclass(kind, Place)}
    assert {type(place) for place in found} == named - {Place}
    assert all(isinstance(screen_at(place), Scene) for place in found)


def test_a_place_where_nothing_stands_is_said() -> None:
    with pytest.raises(ValueError, match="no screen"):
        screen_at(Place())


def test_steps_lead_to_places_as_they_lead_to_scenes() -> None:
    with Driver() as driver:
        settings, credits = (type(screen_at(place)) for place in (navigation.Settings(), navigation.Credits()))
        driver.stage.take(Push(navigation.Settings()))
        assert isinstance(driver.top, settings)
        driver.stage.take(Replace(navigation.Credits()))
        assert isinstance(driver.top, credits)
        driver.stage.take(Reset(navigation.Title(), navigation.Settings()))
        assert [type(scene).__name__ for scene in driver.stage.scenes] == ["Title", "Settings"]


def test_a_place_that_cannot_be_reached_leaves_the_scenes_where_they_are() -> None:
    with Driver() as driver:
        before = list(driver.stage.scenes)
        for step in (Push(Place()), Replace(Place()), Reset(navigation.Title(), Place())):
            with pytest.raises(ValueError, match="no screen"):
                driver.stage.take(step)
            assert driver.stage.scenes == before


@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=lambda game: game.id)
def test_the_title_begins_at_the_pier_of_the_game_that_somebody_comes_from(game: Game) -> None:
    with Driver() as driver:
        driver.stage.take(Reset(*way_to(game.id)))
        Keyboard(driver).do(Action.BACK)
        assert isinstance(driver.top, Title)
        assert driver.top.focused is next(pier for pier in driver.top.piers if pier.game is game)
