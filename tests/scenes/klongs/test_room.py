"""What stands beside the landings and on the panels, clear of each other."""

from itertools import permutations, product

import pytest
from pygame import FRect

from game.klongs.outlook import Broken, LandingOutlook, broken
from game.klongs.records import Remove, Steal
from game.match import Match
from scenes.klongs.targets import Space, Stock
from scenes.klongs.water import Water
from tests.scenes.klongs.table import at_table, scene, state_of, tabletop
from tests.shots.klongs import klongs_match, klongs_where


def test_what_a_landing_would_pay_stands_clear_of_what_is_marked_at_another() -> None:
    with at_table(klongs_match(2, 12)) as driver:
        water = tabletop(scene(driver)).water
        landings = [landing[0] for landing in state_of(scene(driver).match).rules.layout.landings]
        moved = 0
        for (landing, other), seats in product(permutations(landings, 2), (1, 2)):
            place = water.payments_at(landing, seats, [other])
            at = water.picture.waters.landing(other)
            assert not place.colliderect(FRect(at[0] - 45, at[1] - 22, 90, 44))
            moved += place != water.payments_at(landing, seats, [])
        assert moved


def test_what_landings_beside_each_other_pay_does_not_overlap_and_lies_over_its_own_landing() -> None:
    with at_table(klongs_match(2, 12)) as driver:
        top, seen = tabletop(scene(driver)), []
        water, layout = top.water, top.picture.rules.layout
        places = {landing[0]: FRect(water.picture.waters.landing_rect(landing[0])) for landing in layout.landings}
        for space in layout.spaces:
            round_it = [landing[0] for landing in layout.landings if space in landing]
            ones = [LandingOutlook(landing, 4, 3, False, ((0, 1), (1, 1)), ((0, 3), (1, 3))) for landing in round_it]
            boxes = [water.promises_at(one, space) for one in ones]
            for landing, box in zip(round_it, boxes, strict=True):
                assert box.collidepoint(places[landing].center)
                assert not any(box.collidepoint(place.center) for name, place in places.items() if name != landing)
            assert all(box.collidelist(boxes[:i]) < 0 for i, box in enumerate(boxes))
            seen.append(len(boxes))
        assert max(seen) > 1


@pytest.mark.parametrize(("kind", "seed"), [(Steal, 2), (Remove, 1)])
def test_what_breaks_when_a_boat_leaves_is_told_before_it_is_chosen(
    kind: type[Steal | Remove], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[Broken, ...]] = []
    monkeypatch.setattr(Water, "draw_losses", lambda _water, _canvas, broken: told.append(broken))

    def breaking(match: Match) -> bool:
        state = state_of(match)
        return any(isinstance(move, kind) and broken(state, (move.space,)) for move in state.moves())

    with at_table(klongs_where(breaking, 3, seed)) as driver:
        play, costs = scene(driver), 0
        for target in play.choice.opens(Space):
            play.choice.focus = target
            driver.stage.draw()
            assert told[-1] == broken(state_of(play.match), (target.number,))
            costs += bool(told[-1])
        assert costs


def test_an_empty_stock_is_nothing_to_look_at_over_its_owners_name() -> None:
    with at_table(klongs_match(2, 12)) as driver:
        top = tabletop(scene(driver))
        top.picture.stocks = [[], [next(iter(top.picture.boats.values())).boat]]
        driver.stage.draw()
        assert top.picture.column.roomy
        assert [target for target in top.things.places() if isinstance(target, Stock)] == [Stock(1)]
