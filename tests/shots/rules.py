"""Every leaf of the rules of every game. What looks over all screens takes a sample of them; they are alike."""

from game import catalogue
from scenes.pages.rules import RulesPage
from scenes.stage.stage import Stage
from scenes.table.registry import table_of
from tests.shots.matches import Put, put_on


def _about(game_id: str, key: str) -> Put:
    return put_on(lambda: RulesPage(game_id, key))


def _rulings(game_id: str) -> Put:
    def turn(stage: Stage) -> None:
        assert isinstance(stage.top, RulesPage)
        stage.top.leaf = len(stage.top.leaves) - 1

    return put_on(lambda: RulesPage(game_id), turn)


RULES_SHOTS: dict[str, Put] = {
    f"rules-{game}-{leaf.key}": _about(game, leaf.key) for game in catalogue.GAMES for leaf in table_of(game).rules
} | {f"rules-{game}-rulings": _rulings(game) for game in catalogue.GAMES}

RULES_SAMPLE: dict[str, Put] = {
    name: put for name, put in RULES_SHOTS.items() if name.endswith(("-goal", "-sum", "-rulings"))
}
