"""*What is this?* on the marks of the Klongs table: frames, ropes, boats without a number."""

from game.klongs import records
from game.match import Match
from scenes.devices.intents import KEYS, Action, Intent
from scenes.klongs.targets import HandBoat, Space
from scenes.table.chooser import Target
from scenes.table.looking.around import Looking
from tests.scenes.klongs.table import at_table, scene, state_of, tabletop
from tests.shots.klongs import klongs_match, klongs_where
from tests.shots.matches import offered
from tests.support.driver import Driver


def told(driver: Driver, target: Target) -> str:
    """What the card says about it, to whoever looks around."""
    if not isinstance(driver.top, Looking):
        driver.stage.take(driver.top.handle(Intent(Action.RULES, KEYS)))
        driver.turn()
    looking = driver.top
    assert isinstance(looking, Looking)
    looking.focus = target
    thing = looking.thing()
    assert thing
    driver.turn()
    return thing.text


def test_a_coloured_frame_says_whose_last_move_was_there() -> None:
    with at_table(klongs_match(3, 30)) as driver:
        play = scene(driver)
        waters, framed = tabletop(play).picture.waters, play.last_moves.marks()
        assert framed
        for space in waters.board.spaces:
            here = [seat for seat, places in framed.items() if waters.rect(space) in places]
            text = told(driver, Space(space))
            assert ("The coloured frame" in text) == bool(here)
            assert all(play.name(seat) in text.partition("frame")[2] for seat in here)


def test_a_rope_ring_that_nobody_enters_by_is_no_plain_water() -> None:
    with at_table(klongs_match(2, 2)) as driver:
        board = tabletop(scene(driver)).picture.rules.layout
        assert board.dark
        for space in board.dark:
            assert "no boat begins here" in told(driver, Space(space))


def test_a_boat_without_a_number_says_that_it_adds_no_baskets() -> None:
    def bare(match: Match) -> bool:
        state = state_of(match)
        boats = [*state.hands[state.seat], *(boat for boat in state.boats if boat >= 0)]
        goods = [boat for boat in boats if state.rules.good[boat] is not None]
        return (
            len(match.history) > 9
            and offered(match, records.Place) > 1
            and {bool(state.rules.baskets[boat]) for boat in goods}
            == {
                True,
                False,
            }
        )

    with at_table(klongs_where(bare, 3, 7)) as driver:
        top = tabletop(scene(driver))
        picture, hand = top.picture, top.picture.hands[top.state.seat]
        things: dict[Target, int] = {HandBoat(i): boat for i, boat in enumerate(hand)}
        things |= {Space(space): sprite.boat for space, sprite in picture.boats.items()}
        for target, boat in things.items():
            without = picture.rules.good[boat] is not None and not picture.rules.baskets[boat]
            assert ("No number" in told(driver, target)) == without
