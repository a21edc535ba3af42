"""Everything on a table is within reach, and leads where it says: asked at some decisions of a match at every table.

Directions alone lead from the first focus to every target, and so does the pointer; a path makes its move, target by
target, and back goes up step by step; what cannot be chosen changes nothing; and nobody decides but the seat to move,
with its own device.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from game.chance import Chance
from game.contract import Game, Move, Table
from scenes.devices.intents import DIRECTIONS, KEYS, MOUSE, Action, Device, Intent
from scenes.stage import navigation
from scenes.stage.scene import Push
from scenes.table.chooser import Chooser, Path, Target
from scenes.table.scene import TableScene
from tests.contract.games import begin_match, offered, words
from tests.contract.screens import Screen, steps

OF_EACH = 2
"""So many decisions with the same kinds of moves are looked at in a match."""
EVERY = 30
"""And so many decisions apart any other."""
PATHS = 3
"""So many paths of a decision are gone down."""


def at_decisions(screen: Screen, game: Game, table: Table) -> Iterator[TableScene]:
    """The table of a random match, at decisions of all kinds; the next may be taken by whoever looks."""
    match, chance, looked_at = begin_match(game, table, 7), Chance(7), Counter[frozenset[type[Move]]]()
    play = screen.put(match)
    while True:
        screen.skip(play)
        if match.over:
            return
        play.course.calm = 0.0
        number, moves = len(match.history), offered(match.state)
        kinds = frozenset(map(type, moves))
        looked_at[kinds] += 1
        if looked_at[kinds] <= OF_EACH or number % EVERY == 0:
            yield play
        if len(match.history) == number:
            if play.last_word.pending:
                play.undo()
            play.decide()
            play.commit(chance.pick(moves))


def some(paths: Mapping[Path, Move]) -> list[Path]:
    return [*paths][:: max(1, len(paths) // PATHS)]


def offer(play: TableScene) -> tuple[Path, Path, set[Target]]:
    """What has been chosen, what leads on from there, and all that is there."""
    return play.choice.steps, play.choice.open, {*play.choice.places}


def position(play: TableScene) -> tuple[object, ...]:
    """All that a press could change."""
    return len(play.match.history), play.course.stamp, play.choice.focus, offer(play), play.last_word.pending


def where(play: TableScene, table: Table) -> str:
    return words(table, f"after {len(play.match.history)} decisions and {play.choice.steps}")


def check_directions_lead_to_every_target(game: Game, table: Table) -> None:
    """From where the focus begins, and from everywhere back to there; so does any push from where the pointer was."""
    for play in at_decisions(Screen(), game, table):
        for _ in steps(play, PATHS):
            first, places = play.choice.focus, play.choice.places
            assert first in places, where(play, table)
            assert first is not None
            ways = {here: {play.hands.beside(here, way) or here for way in DIRECTIONS} for here in places}
            back = {here: {there for there in places if here in ways[there]} for here in places}
            assert reached(first, ways) == {*places}, f"{where(play, table)}: not everything is in reach"
            assert reached(first, back) == {*places}, f"{where(play, table)}: no way leads back"
            for target in play.tabletop.hover_spots():
                assert all(play.hands.beside(target, way) in places for way in DIRECTIONS), where(play, table)


def reached(start: Target, ways: Mapping[Target, set[Target]]) -> set[Target]:
    found, ahead = {start}, [start]
    while ahead:
        new = ways[ahead.pop()] - found
        found |= new
        ahead += new
    return found


def check_the_pointer_finds_every_target(game: Game, table: Table) -> None:
    """In the middle of its place, clear of the bar at the foot; what only the pointer goes to may lie below others."""
    for play in at_decisions(Screen(), game, table):
        for _ in steps(play, PATHS):
            play.draw_bar(play.stage.canvas)
            places, below = play.choice.places, play.tabletop.hover_spots()
            for target, rect in {**below, **places}.items():
                play.choice.focus = None
                play.handle(Intent(Action.POINT, MOUSE, rect.center))
                found = play.choice.focus
                assert found == target or (target in below and found in places), (
                    f"{where(play, table)}: {found} lies over {target}"
                )


def check_a_path_makes_its_move(game: Game, table: Table) -> None:
    """With its last target, and not before."""
    for play in at_decisions(Screen(), game, table):
        paths = dict(play.choice.paths)
        for path in some(paths):
            play.decide()
            made = [play.hands.choose(target) for target in path if target not in play.choice.steps]
            assert made == [None] * (len(made) - 1) + [paths[path]], f"{where(play, table)}: {path} leads elsewhere"


def check_back_goes_up_step_by_step(game: Game, table: Table) -> None:
    """To what there was to choose before each step; and at the top, to the pause."""
    for play in at_decisions(Screen(), game, table):
        play.rewind()  # to a table that has seen no step yet
        for path in some(play.choice.paths):
            play.decide()
            befores, made = [], None
            for target in path[:-1]:
                if target in play.choice.open:
                    befores.append(offer(play))
                    made = play.hands.choose(target)
            if made is not None:
                continue  # its last steps were taken along
            for before in reversed(befores):
                assert play.handle(Intent(Action.BACK, KEYS)) is None
                assert offer(play) == before, f"{where(play, table)}: back leads elsewhere"
                assert play.choice.focus in play.choice.places, f"{where(play, table)}: nothing has the focus"
            step = play.handle(Intent(Action.BACK, KEYS))
            assert isinstance(step, Push), where(play, table)
            assert isinstance(step.scene, navigation.Pause)


def check_what_cannot_be_chosen_changes_nothing(game: Game, table: Table) -> None:
    """And what was said about it stays."""
    for play in at_decisions(Screen(), game, table):
        for _ in steps(play, PATHS):
            for target in {*play.choice.places, *play.tabletop.hover_spots()} - openable(play):
                play.choice.focus = target
                before = position(play)
                said = play.prompt.text()
                assert play.handle(Intent(Action.CONFIRM, KEYS)) is None
                assert position(play) == before, f"{where(play, table)}: {target} is closed and does something"
                assert play.prompt.text() == said


def openable(play: TableScene) -> set[Target]:
    """What is open, now or a step before: that is chosen anew there."""
    chooser = Chooser(play.choice.paths, play.tabletop.eager)
    for target in play.choice.steps:
        chooser.choose(target)
    found = {*chooser.open}
    while chooser.back():
        found |= {*chooser.open}
    return found


def check_only_the_seat_to_move_decides(game: Game, table: Table) -> None:
    """Each has a pad: the others move no focus, choose nothing, take nothing back and lift no cloth."""
    screen = Screen()
    screen.stage.prefs.open_hands = False
    for play in at_decisions(screen, game, table):
        chairs, seat = play.seating.chairs, play.course.seat
        assert seat is not None
        devices = [Device("pad", number) for number in range(len(chairs))]
        stranger = Device("pad", len(chairs))
        for chair, device in zip(chairs, devices, strict=True):
            chair.device = device
        others = [device for device in (*devices, stranger) if device != devices[seat]]
        if play.tabletop.secret():
            lift_the_cloth(play, seat, others)
        before = position(play)
        for device in others:
            for action in (*DIRECTIONS, Action.CONFIRM, Action.BACK, Action.HINT):
                assert play.handle(Intent(action, device)) is None
                assert position(play) == before, f"{where(play, table)}: {device} does something for seat {seat}"
            assert play.name(seat) in play.prompt.line.remark, "nobody says whose turn it is"
        play.handle(Intent(Action.UNDO, stranger))
        assert position(play) == before, f"{where(play, table)}: a stranger takes back"
        play.choice.focus = play.choice.open[0]
        before = position(play)
        play.handle(Intent(Action.CONFIRM, devices[seat]))
        decided = position(play) != before or play.last_word.pending
        assert decided, f"{where(play, table)}: seat {seat} cannot decide"


def lift_the_cloth(play: TableScene, seat: int, others: list[Device]) -> None:
    play.course.unveiled = None
    play.decide()
    for device in others:
        assert play.handle(Intent(Action.CONFIRM, device)) is None
        assert play.course.unveiled is None, f"{device} looks at what is secret to seat {seat}"
    play.handle(Intent(Action.CONFIRM, Device("pad", seat)))
    assert play.course.unveiled == seat
