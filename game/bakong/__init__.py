"""Bakong. Over tiles that flip underfoot to the great emeralds of the temple, and home with the richest pack."""

from game.bakong import records
from game.bakong.components import GAME_ID, load
from game.bakong.rules import rules_of
from game.bakong.state import BakongState
from game.chance import Chance
from game.contract import Components, Event, Game, Option, State, Table


def _begin(table: Table, components: Components, chance: Chance) -> tuple[State, list[Event]]:
    return BakongState.begin(table, rules_of(components.parts), chance)


GAME = Game(
    id=GAME_ID,
    package=__name__,
    table="scenes.bakong",
    seats=(2, 3, 4, 5, 6),
    minutes=(30, 45),
    options=(Option("memory", ("on", "off")),),
    moves=records.MOVES,
    events=records.EVENTS,
    load=load,
    begin=_begin,
)
