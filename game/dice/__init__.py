"""Bangkok: Dice. Draft dice from an open pool, group them into sums, collect colours and values."""

from game.chance import Chance
from game.contract import Components, Event, Game, State, Table
from game.dice import records
from game.dice.components import GAME_ID, load
from game.dice.state import DiceState


def _begin(table: Table, components: Components, chance: Chance) -> tuple[State, list[Event]]:
    return DiceState.begin(table, components.parts, chance)


GAME = Game(
    id=GAME_ID,
    package=__name__,
    table="scenes.dice",
    seats=(2, 3, 4, 5),
    minutes=(15, 35),
    options=(),
    moves=records.MOVES,
    events=records.EVENTS,
    load=load,
    begin=_begin,
)
