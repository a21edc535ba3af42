"""What tests of the process that thinks have in common: a match, questions about it and their answers."""

import time
from pathlib import Path

from game import catalogue
from game.match import Match, Seat, Setup
from game.players import Budget, chance_for, decide, make_player
from game.players.thinker import Answer, Thinker

LONG = Budget(seconds=3600)
SHORT = Budget(None, 20)
DEADLINE = 120
"""Seconds after which a test gives up; nothing is measured by it."""


def begin(game_id: str = "dice", seed: int = 5, players: int = 2) -> Match:
    game = catalogue.find(game_id)
    options = catalogue.chosen_of(game, {})
    seats = tuple(Seat(f"Seat {seat}", seat, "medium") for seat in range(players))
    return Match(Setup(game_id, seats, options, seed, 0, catalogue.components_of(game).digest_of(options)))


def answer(thinker: Thinker) -> Answer:
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        found = thinker.poll()
        if found:
            return found
        time.sleep(0.005)
    raise AssertionError("no answer")


def here(match: Match, player: str, budget: Budget = SHORT) -> str:
    seat = match.state.to_move
    assert seat is not None
    return str(decide(match.state, make_player(player, match.game), chance_for(5, len(match.history), seat), budget))


def reports(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((folder / "crashes").glob("*-player*.txt"))]
