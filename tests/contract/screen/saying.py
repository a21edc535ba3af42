"""A table always says something, in every language: what is to be done, why something cannot be chosen, what has
happened; and so do the pages of its rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

from game.contract import Game
from game.players.judge import judge_of
from game.players.thinker import Answer
from scenes.stage import backstage
from scenes.stage.preferences import LANGUAGES
from scenes.stage.texts import Arguments, Texts
from scenes.stage.thinking import Thinking
from scenes.table.hint import ADVISER
from scenes.table.registry import table_of
from scenes.table.scene import TableScene
from tests.contract.games import tables, words
from tests.contract.screens import Screen, deciding, played, steps, tellings

LOOKS = 25
"""One frame in so many of what is shown is looked at."""
TOLD = 0.75
"""So many of the decisions of which something came have a line in the log; a few are nobody's business."""


def check_the_prompt_always_says_something(game: Game) -> None:
    """Wherever the focus is, at every step of a choice; and while something is shown, if it waits for someone."""
    screen = Screen()
    for moment in deciding(game):
        table = screen.lay(moment.match())
        for taken in steps(table):
            for target in [*table.choice.places, *table.tabletop.hover_spots()]:
                table.choice.focus = target
                assert table.prompt.text().strip(), f"{target} after {taken}"


def check_a_hint_stands_beside_the_question(game: Game) -> None:
    """And never in its place: while it is awaited, and once it is there."""
    screen = Screen()
    for moment in deciding(game):
        table = screen.lay(moment.match())
        asked, seat = table.prompt.text(), table.course.seat
        assert seat is not None
        with patch.object(Thinking, "ask"):
            table.hint.ask()
        assert (table.prompt.text(), bool(table.prompt.advice())) == (asked, True), moment.move
        table.hint.thought = None
        table.hint._take(Answer(moment.move, seat, ADVISER))
        table.choice.focus = table.hint.target
        assert table.prompt.advice() == table.hint.words, moment.move
        assert table.prompt.text() == table.tabletop.words.ask(), moment.move


def check_closed_targets_are_explained(game: Game) -> None:
    """Whatever the focus can be moved to, or the pointer only, and was never open in this decision says why, or what
    it is: no click is left without an answer."""
    screen = Screen()
    for moment in deciding(game):
        table = screen.lay(moment.match())
        every = {target for path in table.choice.paths for target in path}
        for target in [*table.choice.places, *table.tabletop.hover_spots()]:
            if target not in every:
                table.choice.focus = target
                asked = table.tabletop.words.ask()
                assert table.prompt.text() != asked, f"{moment.move}: {target} does not say why it is closed"


def check_decisions_are_told(game: Game) -> None:
    """In the log; and no line of it is blank."""
    for table in (tables(game)[0], tables(game)[-1]):
        match, screen = played(game, table, 9), Screen()
        shown = screen.lay(match)
        told = [shown.tell(entry) for entry in match.history if entry.events]
        assert all(line.text.strip() for lines in told for line in lines)
        assert sum(map(bool, told)) >= TOLD * len(told), words(table, "the log leaves out too much")


def check_lines_stand_under_the_emblem_of_whom_they_are_about(game: Game) -> None:
    """Whoever decided: the name of the seat whose emblem stands beside a line is in it, and most lines have one."""
    match, screen = played(game, tables(game)[-1], 9), Screen()
    shown = screen.lay(match)
    told = [line for entry in match.history for line in shown.tell(entry)]
    theirs = [(shown.name(line.seat), line.text) for line in told if line.seat is not None]
    assert [line for line in theirs if line[0] not in line[1]] == []
    assert len(theirs) >= TOLD * len(told)


def check_a_caption_has_the_emblem_of_whom_it_names(game: Game) -> None:
    """Whoever's turn comes meanwhile: a caption that names one seat has its emblem, one that names nobody has none."""
    screen, looked = Screen(), 0
    for moment in tellings(game):
        table = screen.lay(moment.match())
        table.commit(moment.move)
        for _ in screen.frames(table):
            said, course = table.prompt.said(), table.course
            if not said.text or said.text != course.caption:
                continue
            named = [seat for seat in range(len(course.seating.chairs)) if course.name(seat) in said.text]
            if len(named) < 2:
                looked += 1
                assert said.livery == (course.colour(named[0]) if named else None), said.text
    assert looked


def check_every_text_is_there_in_every_language(game: Game) -> None:
    """All that is looked up while matches are played and watched, or the rules are read, without a gap in it."""
    for language in LANGUAGES:
        with _missing(language) as missing:
            screen = Screen(language)
            for moment in tellings(game):
                table = screen.lay(moment.match())
                _ask_about_everything(table)
                table.commit(moment.move)
                for _ in screen.frames(table):
                    table.prompt.text()
                table.tell(table.match.history[-1])
            _read_rules(game, screen.stage.texts)
        assert missing == set()


def check_another_language_changes_every_word(game: Game) -> None:
    """In the middle of a match, also where a hint is on the table or something is being shown: no word stays as it was,
    and the table looks as if that language had been chosen from the beginning."""
    with patch.object(backstage, "Texts", cache(vars(backstage)["Texts"])):  # so that no file is read again and again
        english, german = Screen("en"), Screen("de")
        for moment in tellings(game):
            changed, always = english.lay(moment.match()), german.lay(moment.match())
            for table in (changed, always):
                _advise(table)
            _compare(english, changed, german, always)
            for table in (changed, always):
                table.commit(moment.move)
            for number, _ in enumerate(zip(english.frames(changed), german.frames(always), strict=True)):
                if number % LOOKS == 0:
                    _compare(english, changed, german, always)


def _advise(table: TableScene) -> None:
    """A suggestion has come, with all its reasons."""
    state, hint = table.match.state, table.hint
    if state.to_move is None:
        return
    judge = judge_of(table.match.game)
    move = max(state.moves(), key=lambda move: len(judge.reasons(state, move)))
    hint.about = table.course.stamp
    hint._take(Answer(move, state.to_move, ADVISER, tuple(judge.reasons(state, move))))
    assert hint.words
    table.choice.focus = hint.target


def _compare(screen: Screen, changed: TableScene, other: Screen, always: TableScene) -> None:
    """Choose the other screen's language for a moment, after everything has been seen in the first one."""
    stage = screen.stage
    screen.drawn(changed)
    own, stage.prefs.language = stage.prefs.language, other.stage.prefs.language
    stage.apply_preferences()
    assert changed.prompt.text() == always.prompt.text()
    assert screen.drawn(changed) == other.drawn(always), changed.prompt.text()
    stage.prefs.language = own
    stage.apply_preferences()


def _ask_about_everything(table: TableScene) -> None:
    for _ in steps(table, 4):
        for target in [*table.choice.places, *table.tabletop.hover_spots()]:
            table.choice.focus = target
            table.prompt.text()


def _read_rules(game: Game, texts: Texts) -> None:
    table = table_of(game.id)
    for leaf in table.rules:
        for part in ("title", "text"):
            texts(f"rules-{game.id}-{leaf.key}-{part}")
    for number in range(table.rulings):
        texts(f"ruling-{game.id}-{number + 1}")
    assert not texts.has(f"ruling-{game.id}-{table.rulings + 1}"), "a ruling is left out"
    if table.secrets:
        texts(f"option-{table.secrets}")


@contextmanager
def _missing(language: str) -> Iterator[set[str]]:
    """The keys that are looked up and have no text of this language, or one with a gap."""
    found: set[str] = set()
    look_up = Texts._format

    def spy(texts: Texts, key: str, args: Arguments) -> str:
        own = any(key in sheet for sheet in texts.sheets if sheet.code == language)
        text = look_up(texts, key, args)
        if not own or not text.strip() or "{" in text:
            found.add(f"{language}: {key}")
        return text

    with patch.object(Texts, "_format", spy):
        yield found
