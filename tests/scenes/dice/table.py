"""The dice table in a test: one some decisions on, and whether it shows what the rules say."""

from game import saves
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.dice.tabletop import DiceTabletop
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene
from tests.support.driver import Driver, Hands
from tests.support.tables import play_on, seats


def at_table(moves: int = 5, players: int = 3) -> TableScene:
    """Some decisions into a match."""
    match = saves.new_match("dice", seats(players), seed=9, starter=0)
    play_on(match, moves)
    return sit_down(match, Seating.of(match.setup.seats))


def scene(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene), driver.top
    return driver.top


def tabletop(table: TableScene) -> DiceTabletop:
    assert isinstance(table.tabletop, DiceTabletop), table.tabletop
    return table.tabletop


def take_first(driver: Driver, hands: Hands) -> None:
    """Take the die in focus into the group in focus."""
    before = len(scene(driver).match.history)
    driver.again(lambda: hands.do(Action.CONFIRM), lambda: len(scene(driver).match.history) > before)


def caught_up(table: TableScene) -> bool:
    """Whether what lies on the screen is what the rules say."""
    rules, picture = tabletop(table).state, tabletop(table).picture
    colours = picture.dice_set.colours
    pool = sorted((colours.index(die.colour), die.value) for die in picture.pool.values())
    wanted = sorted((c, v) for c in range(rules.players) for v in range(1, 7) for _ in range(rules.pool[c * 6 + v - 1]))
    return (
        pool == wanted
        and [picture.dice_of(seat) for seat in range(rules.players)] == [rules.dice_of(s) for s in range(rules.players)]
        and picture.totals == rules.totals()
        and (picture.goal, picture.board, picture.round) == (rules.goal, rules.board, rules.round)
    )
