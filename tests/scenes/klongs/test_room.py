"""What stands beside the landings and on the panels, clear of each other."""

from itertools import permutations

from pygame import FRect

from scenes.klongs.targets import Stock
from tests.scenes.klongs.table import at_table, scene, state_of, tabletop
from tests.shots.klongs import klongs_match


def test_what_a_landing_would_pay_stands_clear_of_what_is_marked_at_another() -> None:
    with at_table(klongs_match(2, 12)) as driver:
        water = tabletop(scene(driver)).water
        landings = [landing[0] for landing in state_of(scene(driver).match).rules.layout.landings]
        moved = 0
        for landing, other in permutations(landings, 2):
            usual = water.payments_at(landing)
            x, y = water._clear(usual, landing, 1, [other])
            at = water.picture.waters.landing(other)
            assert not FRect(x - 62, y - 28, 124, 56).colliderect(FRect(at[0] - 45, at[1] - 22, 90, 44))
            moved += (x, y) != usual
        assert moved


def test_an_empty_stock_is_nothing_to_look_at_over_its_owners_name() -> None:
    with at_table(klongs_match(2, 12)) as driver:
        top = tabletop(scene(driver))
        top.picture.stocks = [[], [next(iter(top.picture.boats.values())).boat]]
        driver.stage.draw()
        assert top.picture.column.roomy
        assert [target for target in top.things.places() if isinstance(target, Stock)] == [Stock(1)]
