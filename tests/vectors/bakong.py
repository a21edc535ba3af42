"""From the vectors of Bakong to its code. Kinds and the first-aid kit have longer names there."""

from collections.abc import Mapping, Sequence
from typing import Any

from game import catalogue
from game.bakong import packing, scoring
from game.bakong.records import OuchTaken, Stepped, Walk
from game.bakong.rules import KINDS, NO_TILE, NUMBER_OF, QUICKSAND, Rules, rules_of
from game.bakong.squares import fit
from game.bakong.turns import flipping, phases
from tests.support.tables import begin_bakong

Given = Mapping[str, Any]
NAMES = {"emerald jungle": "emerald", "abandoned camp": "abandoned", "first-aid kit": "kit"}


def _rules() -> Rules:
    return rules_of(catalogue.components_of(catalogue.find("bakong")).parts)


def _name(name: str) -> str:
    return NAMES.get(name, name)


def _kind(name: str) -> int:
    return KINDS.index(_name(name))


def _trail(kinds: Sequence[str]) -> bytearray:
    return bytearray([NO_TILE, *map(_kind, kinds), NO_TILE])


def _objects(names: Sequence[str]) -> int:
    return sum(1 << NUMBER_OF[_name(name)] for name in names)


def _walk(given: Given) -> Any:
    state, _ = begin_bakong(2, 1, 0)
    state.round, state.phase = 1, phases.WALK
    state.up = _trail(given["trail"])
    state.objects[0] = _objects(given["objects"])
    state.places[0], state.steps = given["place"], given["steps"]
    if given["homeward"]:
        state.great[0] = state.greats[-1]
    events = state.play(Walk(given["steps"]))
    entered = [event.place for event in events if isinstance(event, Stepped)]
    return {
        "entered": entered,
        "stop": state.places[0],
        "ouches": sum(isinstance(event, OuchTaken) for event in events),
        "quicksands": sum(state.up[place] == QUICKSAND for place in entered),
    }


def _packs(given: Given) -> Any:
    rules, items = _rules(), given["items"]
    greats = [item for item in items if isinstance(item, int)]
    names = [_name(item) for item in items if not isinstance(item, int)]
    if len(set(items)) < len(items):
        return {"fits": False}
    if len(greats) > 1:  # nobody ever has two; the shapes can tell all the same
        pack, parts = rules.parts.pack, rules.parts.objects
        sizes = [rules.great_size[great] for great in greats]
        sizes += [(part.width, part.height) for part in parts if part.name in names and part.name != "compass"]
        squares = sum(width * height for width, height in sizes) + ("compass" in names) + given["small_tokens"]
        room = pack.width * pack.height + sum(pack.pockets)
        return {"fits": fit(sizes, (pack.width, pack.height)) and squares <= room}
    great = greats[0] if greats else 0
    return {"fits": packing.fits(rules, _objects(names), great, given["small_tokens"])}


def _tokens(threes: int, ones: int) -> Any:
    return {"tokens": {"3": threes, "1": ones}}


def _emeralds(given: Given) -> Any:
    reserve = given["reserve"]
    return _tokens(*scoring.tokens_due(given["count"], reserve["1"], reserve["3"]))


def _cave(given: Given) -> Any:
    reserve = given["reserve"]
    threes, ones, _ = scoring.find(min(given["dice"]), given["torch"], reserve["1"], reserve["3"])
    return _tokens(threes, ones)


def _map_targets(given: Given) -> Any:
    up, was = _trail(given["trail"]), _kind(given["was"])
    return {"places": flipping.second_places(up, given["place"], given["homeward"], given["flipped"], was)}


def _flip(given: Given) -> Any:
    return {"place": flipping.place_ahead(given["place"], given["homeward"], given["die"])}


def _score(given: Given) -> Any:
    parts, players = _rules().parts, given["players"]
    greats = [player.get("great") or 0 for player in players]
    totals = [
        sum(
            scoring.points(
                parts,
                great,
                player.get("ones", 0),
                player.get("threes", 0),
                player.get("ouches", 0),
                bool(player.get("first_home")),
            )
        )
        for player, great in zip(players, greats, strict=True)
    ]
    return {"totals": totals, "winners": list(scoring.winners(totals, greats))}


ADAPTERS = {
    "walk": _walk,
    "packs": _packs,
    "emeralds": _emeralds,
    "cave": _cave,
    "map_targets": _map_targets,
    "flip": _flip,
    "score": _score,
}
