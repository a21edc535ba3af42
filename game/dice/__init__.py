"""Bangkok: Dice. Draft dice from an open pool, group them into sums, collect colours and values."""

from game.chance import Chance
from game.contract import Components, Event, Game, State, Table
from game.dice import records
from game.dice.components import load
from game.dice.state import DiceState


def _begin(table: Table, components: Components, chance: Chance) -> tuple[State, list[Event]]:
    return DiceState.begin(table, components.parts, chance)


GAME = Game(
    id="dice",
    seats=(2, 3, 4, 5),
    minutes=(15, 35),
    options=(),
    moves=(records.Take,),
    events=(
        records.RoundBegan,
        records.GoalRolled,
        records.BoardRolled,
        records.PoolRolled,
        records.DieTaken,
        records.Scored,
        records.RoundEnded,
        records.GameEnded,
    ),
    load=load,
    begin=_begin,
)
