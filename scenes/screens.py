"""Which scene stands at which place. Each is imported when somebody goes there: starting up pays for the title only."""

from scenes.stage import navigation as to
from scenes.stage.scene import Place, Scene


def screen_at(place: Place) -> Scene:
    match place:
        case to.Title():
            from scenes.pages.title import Title

            return Title()
        case to.Lobby(game, seating, options):
            from scenes.pages.lobby import Lobby

            return Lobby(game, seating, options)
        case to.SavedMatches():
            from scenes.pages.resume import Saved

            return Saved()
        case to.ChoosePerformance():
            from scenes.pages.show import ShowDialog

            return ShowDialog()
        case to.PlayAlone():
            from scenes.market.solo.start import SoloPage

            return SoloPage()
        case to.Settings():
            from scenes.pages.settings import Settings

            return Settings()
        case to.Bindings(kind):
            from scenes.pages.bindings import BindingsPage

            return BindingsPage(kind)
        case to.Credits():
            from scenes.pages.credits import Credits

            return Credits()
        case to.Rules(game_id):
            from scenes.pages.rules import RulesPage

            return RulesPage(game_id)
        case to.Table(match, seating):
            from scenes.table.registry import table_of

            return table_of(match.setup.game).play(match, seating)
        case to.Watch(match, seating):
            from scenes.table.watch import watch

            return watch(match, seating)
        case to.Performance(match, seating):
            from scenes.table.registry import table_of
            from scenes.table.spectator import Attract

            table = table_of(match.setup.game).play(match, seating)
            table.guide = Attract(table)
            return table
        case to.Results(match, seating, cheer):
            from scenes.pages.results import Results

            return Results(match, seating, cheer)
        case to.PadLost(seating):
            from scenes.pages.pad_lost import PadLost

            return PadLost(seating)
        case to.Pause(table):
            from scenes.pages.pause import Pause

            return Pause(table)
        case to.Log(table):
            from scenes.pages.log import LogPage

            return LogPage(table)
        case to.TakeOver(table):
            from scenes.pages.take_over import TakeOver

            return TakeOver(table)
    raise ValueError(f"no screen stands at {place}")
