"""What taking a die would bring, told beside the table before it is taken."""

from typing import Any

import pytest
from pygame import FRect

from scenes.devices.intents import Action
from scenes.dice import layout
from scenes.dice.preview import Preview
from scenes.dice.targets import Group, PoolDie
from scenes.drawing.canvas import Canvas
from tests.scenes.dice.table import at_table, scene, tabletop
from tests.support.driver import Driver, Keyboard


class Told:
    """The lines of a preview: points, how far down they reach, and what was told of the others."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.points: list[int] = []
        self.bottoms: list[float] = []
        self.others: list[tuple[int, ...]] = []

        def line(_: Preview, _canvas: Canvas, _box: FRect, y: float, _words: Any, points: int, size: float) -> None:
            self.points.append(points)
            self.bottoms.append(y + size / 2)

        def others(_: Preview, _canvas: Canvas, _box: FRect, y: float, who: tuple[int, ...], size: float) -> None:
            self.others.append(who)
            self.bottoms.append(y + size / 2)

        monkeypatch.setattr(Preview, "_draw_line", line)
        monkeypatch.setattr(Preview, "_draw_others", others)

    def of(self, preview: Preview, canvas: Canvas) -> "Told":
        for told in (self.points, self.bottoms, self.others):
            told.clear()
        preview.draw(canvas)
        return self


@pytest.mark.parametrize(("players", "moves"), [(2, 9), (3, 8), (5, 22)])
def test_what_stands_below_the_points_adds_up_to_them_and_keeps_inside(
    players: int, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of every die, and then of every group that it may join, where the others are told what that group does."""
    told = Told(monkeypatch)
    with Driver(at_table(moves, players)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        preview, canvas = tabletop(play).preview, driver.stage.canvas
        lines = 0
        for slot in play.choice.opens(PoolDie):
            play.choice.focus = slot
            ahead = preview.ahead()
            assert ahead is not None
            looks = [(ahead.best, slot), *((one, Group(one.group)) for one in ahead.groups)]
            for shown, focus in looks:
                if focus != slot and not play.choice.steps:
                    play._choose(slot)
                    assert play.choice.focus == Group(ahead.best.group), "a second press brings what was told"
                play.choice.focus = focus
                told.of(preview, canvas)
                assert sum(told.points) == shown.points
                assert told.others == ([shown.others] if any(shown.others) else [])
                assert max(told.bottoms) <= layout.preview(players).bottom
                lines = max(lines, len(told.bottoms))
            keys.do(Action.BACK)
            assert not play.choice.steps
        assert lines > 1


def test_another_die_in_focus_is_told_instead_of_the_one_in_hand() -> None:
    with Driver(at_table(8, 3)) as driver:
        play, texts = scene(driver), driver.stage.texts
        held, other, *_ = play.choice.opens(PoolDie)
        play._choose(held)
        preview = tabletop(play).preview
        assert preview.slot == held
        play.choice.focus = other
        assert preview.slot == other
        assert play.prompt.text() == texts("explain-other-die")
        play.choice.focus = held
        assert preview.slot == held
        assert play.prompt.text() == tabletop(play).words.ask(), "it is in hand already"
