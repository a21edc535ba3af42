"""Klongs on a phone: the own boats, and nobody else's."""

import pytest

from game.klongs.records import BIG, LITTLE
from scenes.klongs.targets import HandBoat
from tests.scenes.klongs.table import at_table, scene, state_of, tabletop
from tests.shots.klongs import klongs_match


def test_the_boats_on_a_phone_are_the_owners_as_the_table_counts_them() -> None:
    """Also while they lie face down on the screen; what the screen knows of other hands does not matter."""
    with at_table(klongs_match(3, 12, 4), open_hands=False) as driver:
        driver.settle()
        top = tabletop(scene(driver))
        hands = [list(hand) for hand in top.picture.hands]
        for seat in range(3):
            before = top.handheld.belongings(seat, deciding=False)
            hand = [piece for piece in before.pieces if piece.target.startswith("HandBoat")]
            assert [piece.target for piece in hand] == [str(HandBoat(i)) for i in range(len(hands[seat]))]
            for piece, boat in zip(hand, hands[seat], strict=True):
                assert top.words.boat(boat) in piece.label
            top.picture.hands = [[] for _ in hands]
            assert top.handheld.belongings(seat, deciding=False) == before
            top.picture.hands = [list(one) for one in hands]


@pytest.mark.parametrize(
    ("step", "day", "said", "big"),
    [
        (0, None, "Luk Phat: 5 steps to the little market day", " The BIG market day is 11 steps away."),
        (3, None, "Luk Phat: 2 steps to the little market day", " The BIG market day is 8 steps away."),
        (5, LITTLE, "Little market day: round 1 of 2", " The BIG market day is 6 steps away."),
        (9, None, "Luk Phat: 2 steps to the BIG market day", ""),
        (11, BIG, "BIG market day: until everyone passes", ""),
    ],
)
def test_a_phone_tells_where_the_parasol_is_and_how_far_the_market_days_are(
    step: int, day: str | None, said: str, big: str
) -> None:
    with at_table(klongs_match(3, 12, 4)) as driver:
        state, top = state_of(scene(driver).match), tabletop(scene(driver))
        state.step, state.day, state.market_turns = step, day or "", 2 * 3
        far = top.handheld.belongings(0, deciding=False).lines[0]
        assert far == f"{said}. The parasol is {f'on step {step} of 11' if step else 'still at the start'}.{big}"
