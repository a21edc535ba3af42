"""Which scene stands at which place. Each is imported when somebody goes there: starting up pays for the title only."""

from collections.abc import Iterator

from game import catalogue
from game.match import Match
from scenes.devices.seating import Seating
from scenes.stage import navigation
from scenes.stage.scene import Place, Scene


def soon() -> Iterator[object]:
    """Loads, one after the other, what takes longest to load of what is not needed for the title."""
    import fluent.runtime

    yield fluent.runtime
    from scenes.pages import lobby, results, rules, settings

    yield lobby, results, rules, settings
    from scenes.table.registry import table_of

    for game in catalogue.GAMES:
        yield table_of(game)
    from scenes.market.solo import results as results_alone
    from scenes.market.solo import start

    yield start, results_alone
    from scenes.pages.over_table import log, pause

    yield log, pause


def way_to(game_id: str | None, seed: int | None = None) -> tuple[Place, ...]:
    """The first scenes, the last on top: the title, and the lobby of a game if one is wanted and can be played."""
    if game_id is None:
        return (navigation.Title(),)
    wanted = [game for game in catalogue.playable() if game.id == game_id]
    return navigation.Title(*wanted), *(navigation.Lobby(game, seed=seed) for game in wanted)


def screen_at(place: Place) -> Scene:  # noqa: C901 - a table: the screen of each place
    match place:
        case navigation.Title(game):
            from scenes.pages.title import Title

            return Title(game)
        case navigation.Lobby(game, seating, options, seed, starter):
            from scenes.pages.lobby import Lobby

            room = Lobby(game, seating, options)
            room.seed, room.starter = seed, starter
            return room
        case navigation.SavedMatches():
            from scenes.pages.resume import SavedMatches

            return SavedMatches()
        case navigation.ChoosePerformance():
            from scenes.pages.performance import PerformanceDialog

            return PerformanceDialog()
        case navigation.PlayAlone():
            from scenes.market.solo.start import SoloPage

            return SoloPage()
        case navigation.Settings():
            from scenes.pages.settings import Settings

            return Settings()
        case navigation.Phones(welcome):
            from scenes.pages.phones import PhonesPage

            return PhonesPage(welcome)
        case navigation.Bindings(kind):
            from scenes.pages.bindings import BindingsPage

            return BindingsPage(kind)
        case navigation.Credits():
            from scenes.pages.credits import Credits

            return Credits()
        case navigation.Rules(game_id, about):
            from scenes.pages.rules import RulesPage

            return RulesPage(game_id, about)
        case navigation.ChooseLesson(shelf, offer):
            from scenes.pages.learning.choose import ChooseLesson

            return ChooseLesson(shelf, offer)
        case navigation.GuidedMatch(lesson, step, learner):
            from scenes.table.lessons.teacher import Teacher
            from scenes.table.registry import sit_down

            match = lesson.match(learner, step)
            return sit_down(match, Seating.of(match.setup.seats), Teacher(lesson, step))
        case navigation.LessonPause(lesson, leave, begin_again):
            from scenes.pages.learning.over_lesson import LessonPause

            return LessonPause(lesson, leave, begin_again)
        case navigation.LessonDone(lesson, match, seating, go_back):
            from scenes.pages.learning.over_lesson import LessonDone

            return LessonDone(lesson, match, seating, go_back)
        case navigation.Table(match, seating):
            from scenes.table.registry import sit_down

            return sit_down(match, seating)
        case navigation.Watch(match, seating):
            from scenes.table.guides.watcher import Watcher
            from scenes.table.registry import sit_down

            return sit_down(Match(match.setup), seating, Watcher(match))
        case navigation.Performance(match, seating):
            from scenes.table.guides.spectator import Attract
            from scenes.table.registry import sit_down

            return sit_down(match, seating, Attract())
        case navigation.Results(match, seating, cheer):
            from scenes.pages.results import Results

            return Results(match, seating, cheer)
        case navigation.SoloResults(match, seating):
            from scenes.market.solo.results import SoloResults

            return SoloResults(match, seating)
        case navigation.PadLost(table):
            from scenes.pages.over_table.pad_lost import PadLost

            return PadLost(table)
        case navigation.Pause(table):
            from scenes.pages.over_table.pause import Pause

            return Pause(table)
        case navigation.Log(table):
            from scenes.pages.over_table.log import LogPage

            return LogPage(table)
        case navigation.TakeOver(table):
            from scenes.pages.over_table.take_over import TakeOver

            return TakeOver(table)
    raise ValueError(f"no screen stands at {place}")
