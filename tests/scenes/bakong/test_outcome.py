"""What a choice at the Bakong table would bring and cost: told in words, and nothing lies over them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect

from scenes.bakong import layout
from scenes.bakong.jungle import Jungle
from scenes.bakong.tabletop import BakongTabletop
from scenes.bakong.targets import Die
from scenes.drawing.canvas import Canvas
from scenes.table.lessons.teacher import Teacher
from scenes.table.showing.last_moves import LastMoves
from tests.game.bakong.positions import Path
from tests.scenes.bakong.table import Drawn, arranged, look, scene, tabletop, watch_drawing
from tests.scenes.lessons.guided import begun, lesson_of, settle


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return watch_drawing(monkeypatch)


def costs(path: Path, die: int = 0) -> list[tuple[int, str]]:
    """The places and words of all losses that are told before this die is chosen."""
    with arranged(path) as driver:
        look(driver, Die(die))
        top = tabletop(scene(driver))
        flip = top.turn.flip_ahead()
        assert flip is not None
        labels = top.jungle.labels(0, flip.walks[0])
        signs = top._signs(flip)
        boxes = top.jungle.label_boxes(scene(driver).stage.canvas, labels, signs)
        others = *signs, layout.PROMPT, layout.PACK, layout.CREW
        assert all(box.collidelist([*boxes[:i], *others]) < 0 for i, box in enumerate(boxes)), "all can be read"
        return [(label.place, label.words) for label in labels if label.style == "warning"]


def test_a_loss_is_told_in_words_like_a_gain() -> None:
    trail = {2: "pit", 3: "pit", 4: "cave"}
    assert costs(Path().lay(trail).rolled(6, 4)) == [(2, "−3 points"), (3, "−3 points")]
    sands = Path().lay({1: "quicksand", 2: "quicksand"}).give("rope")
    assert costs(sands.rolled(6, 2)) == [(1, "−1 object")], "of one object only one is lost"
    assert costs(Path().lay({10: "pit", 9: "pit", 8: "cave"}).stand(11, great=13).rolled(6, 3)) == [
        (10, "−3 points"),
        (9, "−3 points"),
    ]
    bend = {18: "pit", 19: "pit", 20: "pit", 21: "cave"}
    assert costs(Path().lay(bend).stand(17).rolled(6, 4)) == [(place, "−3 points") for place in (18, 19, 20)]


def test_words_leave_in_sight_what_flips() -> None:
    """The way turns back below itself: what stands at the foot of one tile would lie over the signs of another."""
    assert costs(Path().lay({19: "river"}).stand(20, great=13).rolled(4, 6)) == [(19, "5 steps lost")]


@pytest.mark.parametrize(
    ("path", "told"),
    [
        (Path().stand(3, great=13).rolled(6, 3), [(0, "+3 points")]),
        (Path().stand(22).rolled(6, 3), [(25, "up to +17 points")]),
    ],
)
def test_what_waits_at_the_temple_and_at_home_is_told_in_points(path: Path, told: list[tuple[int, str]]) -> None:
    with arranged(path) as driver:
        look(driver, Die(0))
        top = tabletop(scene(driver))
        flip = top.turn.flip_ahead()
        assert flip is not None
        assert [(one.place, one.words) for one in top.jungle.labels(0, flip.walks[0])] == told


def test_what_something_prevents_is_told_as_no_loss() -> None:
    trail = {2: "pit", 3: "pit", 4: "emerald"}
    assert costs(Path().lay(trail).give("kit").rolled(6, 4)) == []
    spent = Path().lay(trail)
    spent.state.ouches_left = 1
    assert costs(spent.rolled(6, 4)) == [(2, "−3 points")]
    home = Path().lay({1: "quicksand", 2: "pit"}).give("rope").stand(3, great=13)
    assert costs(home.rolled(6, 3)) == [(2, "−3 points")], "nothing sinks of whoever is home"
    assert costs(Path().lay({1: "quicksand"}).rolled(6, 3)) == [], "nor of an empty pack"


def test_nothing_on_the_trail_lies_over_gains_and_losses(monkeypatch: pytest.MonkeyPatch, ahead: Drawn) -> None:
    """Neither the emblems of those who were there last nor the frame of the focus."""
    drawn: list[str] = []
    for owner, name in ((LastMoves, "draw"), (BakongTabletop, "draw_focus"), (Jungle, "_draw_label")):
        draw = getattr(owner, name)

        def spy(self: Any, *args: Any, name: str = name, draw: Any = draw) -> None:
            drawn.append(name)
            draw(self, *args)

        monkeypatch.setattr(owner, name, spy)
    with arranged(Path().lay({2: "pit", 4: "emerald"}).rolled(6, 4)) as driver:
        drawn.clear()
        look(driver, Die(0), ahead)
    assert drawn == ["draw", "draw_focus", "_draw_label", "_draw_label"]


@pytest.mark.parametrize("carried", [(), ("logbook",)])
def test_the_last_word_covers_neither_what_the_dice_are_for_nor_another_choice(carried: tuple[str, ...]) -> None:
    with arranged(Path().give(*carried).rolled(3, 4)) as driver:
        play = scene(driver)
        for index in (0, 1):
            look(driver, Die(index))
            box = play.last_word.again(play.stage.canvas, Die(index))
            kept = [layout.die_words(0), layout.die_words(1), *(play.choice.places[one] for one in play.choice.open)]
            assert box.collidelist(kept) < 0


def test_no_sign_of_a_flip_lies_behind_the_prompt(monkeypatch: pytest.MonkeyPatch, ahead: Drawn) -> None:
    drawn: dict[str, FRect] = {}
    paint = Canvas.art

    def spy(self: Canvas, name: str, rect: FRect, *args: Any) -> None:
        drawn[name] = rect
        paint(self, name, rect, *args)

    monkeypatch.setattr(Canvas, "art", spy)
    with arranged(Path().stand(16).rolled(3, 4)) as driver:
        look(driver, Die(0), ahead)
        bottom = tabletop(scene(driver)).prompt_bottom
    assert ahead["draw_flip"][0][0].place == 19, "in the top row"
    assert min(drawn["mark-flip"].top, drawn["trail-unknown"].top) >= bottom


def test_the_host_of_a_guided_round_covers_no_words_about_what_would_come() -> None:
    seen = 0
    for index, step in enumerate(lesson_of("bakong").steps):
        if not any(move.startswith("Flip") for move in step.welcome):
            continue
        with begun("bakong", index) as driver:
            settle(driver)
            play = scene(driver)
            look(driver, play.choice.focus)
            told = play.tabletop.told(play.stage.canvas)
            assert isinstance(play.guide, Teacher)
            card = play.guide.card(play, play.stage.canvas, step)
            assert card.box.collidelist([*told]) < 0
            seen += len(told)
    assert seen


@given(st.floats(0, 1800), st.floats(0, 1000), st.floats(90, 200), st.floats(40, 400))
def test_wherever_a_board_puts_a_place_its_words_can_be_read(x: float, y: float, size: float, wide: float) -> None:
    """Also behind the prompt, as on a board of the players' own."""

    class Board:
        def rect(self, _place: int) -> FRect:
            return FRect(x, y, size, size)

    [box] = layout.labels(Board(), [(7, wide)])  # type: ignore[arg-type]
    assert not box.colliderect(layout.PROMPT)
    assert not box.colliderect(layout.CREW)
    assert 0 < box.left < box.right < 1920
