"""From the vectors of Bangkok Klongs to its code. Spaces are column and row there and numbers here."""

from collections.abc import Iterable, Mapping
from typing import Any

from game.klongs import scoring
from game.klongs.records import BIG
from game.klongs.rules import Kind
from game.klongs.state import KlongsState
from game.klongs.turns import market_day, placing, thieves
from tests.game.klongs.positions import open_for, space_at
from tests.support.tables import klongs_position

Given = Mapping[str, Any]


def _position(given: Given, players: int = 4) -> KlongsState:
    """A position of the second round with these boats on the water."""
    state = klongs_position(players)
    for boat in given["boats"]:
        space = _space(state, boat["col"], boat["row"])
        state.put(_design(state, boat["kind"], boat.get("owner") is not None), space)
        if boat.get("owner") is not None:
            state.owners[space] = boat["owner"]
    return state


def _design(state: KlongsState, kind: str, open_: bool = False) -> int:
    designs = state.rules.boats.designs
    return next(i for i, design in enumerate(designs) if design.kind == kind and design.open == open_)


def _space(state: KlongsState, column: int, row: int) -> int:
    return space_at(state.rules.layout, column, row)


def _cells(state: KlongsState, spaces: Iterable[int]) -> list[list[int]]:
    layout = state.rules.layout
    return [[layout.column[space], layout.row[space]] for space in sorted(spaces)]


def _landing(given: Given) -> Any:
    boats = [(boat["kind"], boat["baskets"], boat["owner"]) for boat in given["boats"]]
    return {"points": {str(seat): points for seat, points in scoring.landing_points(boats).items()}}


def _stock(given: Given) -> Any:
    specials = {str(kind) for kind in Kind}
    return {"points": scoring.stock_worth(None if good in specials else good for good in given["goods"])}


def _spaces(given: Given) -> Any:
    state = _position(given, given["players"])
    state.turn = 0 if given["first_round"] else given["players"]
    return {"spaces": _cells(state, open_for(state, _design(state, given["boat"])))}


def _thief(given: Given) -> Any:
    state = _position(given)
    space = _space(state, given["col"], given["row"])
    if state.boats[space] < 0:
        state.put(_design(state, "thief"), space)
    return {"boats": _cells(state, thieves.in_reach(state, space))}


def _move_targets(given: Given) -> Any:
    state = _position(given)
    space = _space(state, given["col"], given["row"])
    state.seat = state.owners[space]
    if state.seat < 0:
        return {"spaces": []}
    return {"spaces": _cells(state, [move.to for move in placing.ways_to_move(state) if move.space == space])}


def _landings(given: Given) -> Any:
    state = _position(given)
    return {"landings": _cells(state, market_day.landings_of(state, given["seat"]))}


def _luk_phat(given: Given) -> Any:
    step = klongs_position(2).rules.layout.track[given["steps_taken"] + 1]
    return {"points": step.points, "market_day": step.day}


def _inspector(given: Given) -> Any:
    state = _position(given)
    return {"thieves": _cells(state, thieves.thieves_in(state, given["col"]))}


def _removable(given: Given) -> Any:
    seat, big = given["seat"], given["day"] == BIG
    boats = [[boat["col"], boat["row"]] for boat in given["boats"] if scoring.may_remove(boat["owner"], seat, big)]
    return {"boats": sorted(boats)}


def _big_day_start(given: Given) -> Any:
    return {"seat": scoring.big_day_start(given["scores"], given["merchants_aboard"], given["caused_by"])}


ADAPTERS = {
    "landing": _landing,
    "stock": _stock,
    "spaces": _spaces,
    "thief": _thief,
    "move_targets": _move_targets,
    "landings": _landings,
    "luk_phat": _luk_phat,
    "inspector": _inspector,
    "removable": _removable,
    "big_day_start": _big_day_start,
}
