"""What is this? Everything on a table answers: what is drawn as a thing has an entry, within reach of every device,
with words in every language and a leaf of the rules; and looking around changes nothing."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from pygame import FRect, Surface

from game.contract import Game, Table
from scenes.devices.focus import neighbour
from scenes.devices.intents import DIRECTIONS, KEYS, Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.raster import Fonts
from scenes.stage import navigation
from scenes.stage.preferences import LANGUAGES
from scenes.stage.scene import Pop, Push
from scenes.table.looking import around
from scenes.table.looking.around import Looking
from scenes.table.registry import table_of
from scenes.table.scene import TableScene
from tests.contract.games import tables
from tests.contract.screen.reach import at_decisions, reached, where
from tests.contract.screens import SIZE, Screen
from tests.support.senses.measuring import Measuring

DECORATION = ("glow", "shelf-plank", "mark-turn")
"""Light, furniture that things stand on, and the arrow over whose turn it is."""


def few_tables(game: Game) -> list[Table]:
    """The fewest and the most players."""
    usual = [table for table in tables(game) if table.options == tables(game)[0].options]
    return [usual[0], *usual[1:][-1:]]


def tables_to_look_at(screen: Screen, game: Game) -> Iterator[tuple[TableScene, Table]]:
    """At decisions of all kinds; the table laid anew, so that all of it is drawn."""
    for table in few_tables(game):
        for play in at_decisions(screen, game, table):
            play.rewind()
            yield play, table


def look(play: TableScene) -> Looking:
    """Somebody presses the button."""
    step = play.handle(Intent(Action.RULES, KEYS))
    assert isinstance(step, Push)
    assert isinstance(step.scene, Looking), "the rules button looks around"
    step.scene.stage = play.stage
    step.scene.enter()
    return step.scene


@contextmanager
def noted() -> Iterator[list[tuple[str, FRect]]]:
    """What is drawn on the whole window meanwhile, its ground and its letters apart: its name, and where."""
    found: list[tuple[str, FRect]] = []
    within = [0]

    def note(canvas: Canvas, name: str, rect: FRect) -> None:
        if not within[0] and canvas.surface.get_size() == SIZE:
            found.append((name, rect))

    art, panel, centred = Canvas.art, Canvas.panel, Canvas.centred
    turned, paint = Canvas.turned, Canvas.ground

    def noting_art(self: Canvas, name: str, rect: FRect, *more: Any, **other: Any) -> None:
        note(self, name, rect)
        art(self, name, rect, *more, **other)

    def noting_panel(self: Canvas, rect: FRect, style: str = "night", *more: Any) -> None:
        note(self, f"panel {style}", rect)
        panel(self, rect, style, *more)

    def noting_centred(self: Canvas, surface: Surface, x: float, y: float, *more: Any) -> None:
        note(self, "piece", FRect(x, y, 0, 0))
        centred(self, surface, x, y, *more)

    def noting_turned(self: Canvas, name: str, rect: FRect, *more: Any, **other: Any) -> None:
        note(self, name, rect)
        within[0] += 1
        turned(self, name, rect, *more, **other)
        within[0] -= 1

    def noting_ground(self: Canvas, *what: Any) -> None:
        within[0] += 1
        paint(self, *what)
        within[0] -= 1

    changed = {"art": noting_art, "panel": noting_panel, "centred": noting_centred, "turned": noting_turned}
    with ExitStack() as patches:
        for name, instead in {**changed, "ground": noting_ground}.items():
            patches.enter_context(patch.object(Canvas, name, instead))
        yield found


def check_everything_drawn_can_be_asked_about(game: Game) -> None:
    screen = Screen()
    for play, table in tables_to_look_at(screen, game):
        play.choice.focus = None
        with noted() as drawn:
            play.tabletop.draw(screen.stage.canvas)
        places = [*play.tabletop.things.places().values()]
        assert len(drawn) > 3, "a table draws something"
        for name, rect in drawn:
            known = name in DECORATION or any(place.collidepoint(rect.center) for place in places)
            assert known, f"{where(play, table)}: {name} at {rect} is drawn, and nobody says what it is"


def check_every_thing_has_words_and_a_leaf(game: Game) -> None:
    """In every language, on a card that fits at the largest type, beside the thing."""
    leaves = {leaf.key for leaf in table_of(game.id).rules}
    fonts = Fonts()
    for language in LANGUAGES:
        screen = Screen(language)
        screen.stage.prefs.text_size = 150
        screen.stage.apply_preferences()
        seen: set[object] = set()
        canvas = Measuring((1920, 1080), 1.5, fonts)
        for play, table in tables_to_look_at(screen, game):
            things = play.tabletop.things
            for target, rect in things.places().items():
                thing = things.about(target)
                assert thing.leaf in leaves, f"{where(play, table)}: no leaf {thing.leaf} for {target}"
                assert thing.title, f"{where(play, table)}: {target} has no name"
                assert thing.text, f"{where(play, table)}: nothing to say about {target}"
                said = f"{thing.title} {thing.text}"
                assert "{" not in said, f"{target}: {said}"
                assert not any(word.startswith(("what-", "rules-")) for word in said.split()), f"{target}: {said}"
                if (thing.title, thing.text, tuple(rect)) not in seen:
                    seen.add((thing.title, thing.text, tuple(rect)))
                    box = around.draw_card(canvas, play, thing, rect)
                    assert around.ROOM.contains(box), f"{target}: its card does not fit: {box}"
                    assert not box.colliderect(rect), f"{where(play, table)}: {target} lies under its card"


def check_directions_lead_to_every_thing(game: Game) -> None:
    for play, table in tables_to_look_at(Screen(), game):
        looking = look(play)
        places = looking.ways()
        assert looking.focus in places, where(play, table)
        assert looking.focus is not None
        ways = {here: {neighbour(places, here, way) or here for way in DIRECTIONS} for here in places}
        missed = {*places} - reached(looking.focus, ways)
        assert not missed, f"{where(play, table)}: out of reach: {missed}"


def check_looking_around_changes_nothing(game: Game) -> None:
    """Wherever one looks, into the rules and back: match, choice and picture stay as they were."""
    screen = Screen()
    for play, table in tables_to_look_at(screen, game):
        choice = play.choice
        before = play.match.state.snapshot(), choice.focus, choice.steps, choice.open, {**choice.places}
        picture = screen.drawn(play)
        looking = look(play)
        for way in (*DIRECTIONS, *DIRECTIONS):
            assert looking.handle(Intent(way, KEYS)) is None
            looking.draw(screen.stage.canvas)
        thing, step = looking.thing(), looking.handle(Intent(Action.RULES, KEYS))
        assert thing is not None
        assert isinstance(step, Push)
        assert step.scene == navigation.Rules(game.id, thing.leaf), where(play, table)
        assert isinstance(looking.handle(Intent(Action.BACK, KEYS)), Pop)
        play.resume()
        after = play.match.state.snapshot(), choice.focus, choice.steps, choice.open, {**choice.places}
        assert after == before, f"{where(play, table)}: looking around has changed something"
        assert screen.drawn(play) == picture, f"{where(play, table)}: the table looks otherwise"
