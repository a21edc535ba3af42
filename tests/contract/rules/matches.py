"""A match is its set-up and its moves: saved, resumed, taken back and played again it is the same match.

Taking back ends where something came to light, and only there.
"""

from game.chance import Chance
from game.contract import Game, Table, parse
from game.match import Match
from game.saves import SaveFile, new_match, resume
from game.storage import Problem
from tests.contract.games import begin_match, offered, words
from tests.support.tables import seats

RESUMED = 5
"""So often a match is left and resumed on its way."""


def _play_some(match: Match, chance: Chance, count: int) -> None:
    for _ in range(count):
        if not match.over:
            match.play(chance.pick(offered(match.state)))


def check_a_resumed_match_is_the_match(game: Game, table: Table) -> None:
    """Left and resumed on the way and at the end, it has the same history and goes on alike."""
    aside = begin_match(game, table, 9)
    _play_some(aside, Chance(9), 10_000)
    match = new_match(game.id, seats(table.seats), table.options, 9, table.starter)
    chance = Chance(9)
    while not match.over:
        _play_some(match, chance, 1 + len(aside.history) // RESUMED)
        assert isinstance(match.keeper, SaveFile)
        again = _resumed(match.keeper, words(table))
        assert again.history == match.history, words(table, "the history is another one")
        assert (again.digest(), again.opening) == (match.digest(), match.opening), words(table)
        match = again
    assert match.history == aside.history, words(table, "a match that was left and resumed has gone another way")
    assert match.digest() == aside.digest(), words(table)


def _resumed(save: SaveFile, where: str) -> Match:
    try:
        return resume(save.path)
    except Problem as problem:
        raise AssertionError(f"{where}: what was saved cannot be resumed: {problem}") from problem


def check_moves_can_be_taken_back_until_something_came_to_light(game: Game, table: Table) -> None:
    """To the very position it was, and played again they bring the same."""
    match = begin_match(game, table, 11)
    chance = Chance(11)
    while not match.over:
        _play_some(match, chance, 1 + chance.below(6))
        _check_can_undo(match, words(table))
        here, undone = match.digest(), []
        while match.can_undo:
            undone.append(match.undo())
            _check_can_undo(match, words(table))
        replayed = Match(match.setup)
        for entry in match.history:
            replayed.play(entry.move)
        assert match.digest() == replayed.digest(), words(table, "taking back leads to another position")
        for entry in reversed(undone):
            assert match.play(entry.move) == list(entry.events), words(table, f"{entry.move} brings something else now")
        assert match.digest() == here, words(table)


def _check_can_undo(match: Match, where: str) -> None:
    hidden = not match.history or any(event.reveals for event in match.history[-1].events)
    assert match.can_undo is not hidden, where


def check_moves_as_text_tell_the_match(game: Game, table: Table) -> None:
    """Set-up and moves, as they stand in a save, give every event and position again."""
    match = begin_match(game, table, 13)
    digests = []
    chance = Chance(13)
    while not match.over:
        _play_some(match, chance, 1)
        digests.append(match.digest())
    again = Match(type(match.setup).from_json(match.setup.to_json()))
    assert again.opening == match.opening, words(table)
    for entry, digest in zip(match.history, digests, strict=True):
        events = again.play(parse(str(entry.move), game.moves))
        assert (events, again.digest()) == (list(entry.events), digest), words(
            table, f"{entry.move} is another move now"
        )
