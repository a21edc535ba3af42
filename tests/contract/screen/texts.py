"""Everything that a game says has its words, in every language: reasons, sources of points, options, hints.

A reason or a hint is said with what the rules give along with it, and no gap is left.
"""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from game.chance import Chance
from game.contract import Game, Reason
from game.players.judge import judge_of
from scenes.stage.texts import FOLDER
from tests.contract.games import begin, positions, tables
from tests.contract.rules.moves import Attempts, Stranger
from tests.contract.rules.players import hinted_positions
from tests.support.brought_assets import texts_in

LANGUAGES = [path.stem for path in sorted(FOLDER.glob("*.ftl"))]


_texts = cache(texts_in)


def reasons_against(game: Game) -> Iterator[Reason]:
    """Why moves are refused, in all phases and after the end."""
    for table in tables(game):
        attempts = Attempts(game, table)
        for number, state in enumerate(positions(game, table)):
            for move in (Stranger(), *islice(attempts.at(state, Chance(number)), 400)):
                reason = state.why_not(move)
                if reason is not None:
                    yield reason


def reasons_for(game: Game) -> Iterator[Reason]:
    """What hints say."""
    for table in tables(game):
        for state in hinted_positions(game, table):
            for move in state.moves():
                yield from judge_of(game).reasons(state, move)


def _unsaid(reasons: set[Reason]) -> list[str]:
    """The reasons without words, or with a gap in them, by language."""
    missing = set()
    for language in LANGUAGES:
        texts = _texts(language)
        for reason in reasons:
            said = texts.reason(reason)
            own = any(reason.key in sheet for sheet in texts.sheets if sheet.code == language)
            if not own or not said.strip() or "{" in said:
                missing.add(f"{language}: {reason}")
    return sorted(missing)


def check_every_reason_has_its_words(game: Game) -> None:
    reasons = {Reason("why-game-over"), *reasons_against(game)}
    assert len(reasons) > 3
    assert _unsaid(reasons) == []


def check_every_hint_has_its_words(game: Game) -> None:
    hints = {*reasons_for(game)}
    assert hints
    assert _unsaid(hints) == []


def check_names_sources_and_options_have_their_words(game: Game) -> None:
    state, _ = begin(game, tables(game)[0], 1)
    keys = [f"game-{game.id}", f"game-{game.id}-line"]
    keys += [f"game-{game.id}-alone"] if min(game.seats) == 1 else []
    keys += [f"part-{source.replace('_', '-')}" for source, _ in state.standings()[0].sources]
    for option in game.options:
        keys += [f"option-{option.key}", *(f"option-{option.key}-{value}" for value in option.values)]
    assert _unsaid(set(map(Reason, keys))) == []
