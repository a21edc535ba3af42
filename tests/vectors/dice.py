"""From the vectors of Bangkok: Dice to its code. Colours are names there and numbers here."""

from collections.abc import Mapping
from typing import Any

from game import catalogue
from game.chance import Chance
from game.dice.records import SOURCES
from game.dice.scoring import score_round
from game.dice.turns.rounds import value_board

DRAWS = 30
"""How often a value board is laid: what a case expects must hold whichever of equal dice chance moves."""


def _score_round(given: Mapping[str, Any]) -> dict[str, Any]:
    names = list(given["board"])
    names += sorted({colour for groups in given["players"] for group in groups for colour, _ in group} - set(names))
    number = {name: i for i, name in enumerate(names)}
    board = list(given["board"].values())
    players = [
        [[(number[colour], value) for colour, value in group] for group in groups] for groups in given["players"]
    ]
    pay = catalogue.components_of(catalogue.find("dice")).parts.pay
    parts = {part: [0] * len(players) for part in SOURCES}
    for item in score_round(given["goal"], board, players, pay):
        parts[item.source][item.seat] += item.points
    return {"parts": parts, "totals": [sum(column) for column in zip(*parts.values(), strict=True)]}


def _value_board(given: Mapping[str, Any]) -> Any:
    names, rolls = list(given["rolls"]), list(given["rolls"].values())
    answers: list[dict[str, Any]] = []
    for seed in range(DRAWS):
        places = value_board(rolls, Chance(seed))
        fixed = {name: places[i] for i, name in enumerate(names) if rolls.count(rolls[i]) == 1}
        answer = {"occupied": sorted(places), "fixed": fixed}
        if answer not in answers:
            answers.append(answer)
    return answers[0] if len(answers) == 1 else answers


ADAPTERS = {"score_round": _score_round, "value_board": _value_board}
