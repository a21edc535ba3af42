"""Animations and the director on a clock ticked by hand: nothing is lost between two steps, nothing is left undone."""

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import Event
from scenes.drawing.motion import (
    Animation,
    Do,
    Steps,
    Together,
    Tween,
    Wait,
    ease_in_out,
    ease_out,
    glide,
    linear,
    staggered,
)
from scenes.table.showing.director import Director, Hold
from scenes.table.showing.shows import Shower, Shows


class Thing:
    def __init__(self) -> None:
        self.x, self.y = 10.0, 20.0


class Notes:
    """What has been done, in order."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def do(self, word: str) -> Do:
        return Do(lambda: self.done.append(word))


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out])
def test_every_ease_begins_and_ends_in_place(ease: Callable[[float], float]) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)
    assert ease(0.7) > 0.5


def test_a_tween_shows_its_way_and_exactly_its_end() -> None:
    shown: list[float] = []
    tween = Tween(1.0, shown.append, linear)
    assert tween.advance(0.25) is None
    assert tween.advance(0.5) is None
    assert tween.advance(0.5) == pytest.approx(0.25)
    assert shown == [0.25, 0.75, 1.0]


def test_a_tween_of_no_time_is_over_at_once() -> None:
    shown: list[float] = []
    assert Tween(0, shown.append).advance(0.0) == 0.0
    assert shown == [1.0]


def test_glide_starts_from_where_the_thing_is_when_its_turn_comes() -> None:
    thing = Thing()
    way = Steps([Wait(1.0), glide(thing, 1.0, linear, x=110)])
    thing.x = 50
    way.advance(1.5)
    assert thing.x == pytest.approx(80)
    assert thing.y == 20
    assert way.advance(0.6) == pytest.approx(0.1)
    assert thing.x == 110


def test_do_happens_once_and_may_go_on_as_an_animation() -> None:
    notes, thing = Notes(), Thing()

    def begin() -> Animation:
        notes.done.append("begun")
        return glide(thing, 1.0, linear, x=20)

    do = Do(begin)
    assert do.advance(0.5) is None
    assert do.advance(0.7) == pytest.approx(0.2)
    assert notes.done == ["begun"]
    assert thing.x == 20


def test_a_sequence_hands_the_rest_of_the_time_on() -> None:
    notes = Notes()
    steps = Steps([Wait(0.1), notes.do("a"), Wait(0.1), notes.do("b"), Wait(0.1), notes.do("c")])
    assert steps.advance(0.15) is None
    assert notes.done == ["a"]
    assert steps.advance(0.2) == pytest.approx(0.05)
    assert notes.done == ["a", "b", "c"]
    assert steps.advance(0.3) == 0.3


def test_side_by_side_lasts_as_long_as_the_longest() -> None:
    notes = Notes()
    both = Together([Steps([Wait(0.1), notes.do("short")]), Steps([Wait(0.4), notes.do("long")])])
    assert both.advance(0.2) is None
    assert notes.done == ["short"]
    assert both.advance(0.3) == pytest.approx(0.1)
    assert notes.done == ["short", "long"]
    assert Together([]).advance(0.5) == 0.5


def test_staggered_parts_begin_one_after_another() -> None:
    notes = Notes()
    parts = staggered([notes.do("1"), notes.do("2"), notes.do("3")], 0.1)
    for count in (1, 2, 3):
        parts.advance(0.0 if count == 1 else 0.1)
        assert notes.done == ["1", "2", "3"][:count]


# Finishing is the same as running to the end

shapes: st.SearchStrategy[object] = st.recursive(
    st.tuples(st.sampled_from(["wait", "tween", "do", "grow"]), st.floats(0, 0.5)),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=12,
)


def leaf(shape: object) -> tuple[str, float]:
    match shape:
        case (str(kind), float(seconds)):
            return kind, seconds
    raise TypeError(shape)


def build(shape: object, log: list[str], depth: int = 0) -> Animation:
    """Lists are steps and, a level down, side by side; leaves note when they have ended."""
    if isinstance(shape, list):
        parts = [build(part, log, depth + 1) for part in shape]
        return Together(parts) if depth % 2 else Steps(parts)
    kind, seconds = leaf(shape)
    name = f"{kind} {seconds}"
    if kind == "wait":
        return Steps([Wait(seconds), Do(lambda: log.append(name))])
    if kind == "tween":
        return Tween(seconds, lambda t: log.append(name) if t == 1.0 else None)
    if kind == "do":
        return Do(lambda: log.append(name))
    return Do(lambda: Tween(seconds, lambda t: log.append(name) if t == 1.0 else None))


def length(shape: object, depth: int = 0) -> float:
    if isinstance(shape, list):
        parts = [length(part, depth + 1) for part in shape]
        return max(parts, default=0.0) if depth % 2 else sum(parts)
    kind, seconds = leaf(shape)
    return 0.0 if kind == "do" else seconds


@given(shapes, st.lists(st.floats(0.001, 0.3), max_size=8))
def test_finishing_after_any_part_does_what_running_to_the_end_does(shape: object, ticks: list[float]) -> None:
    to_the_end: list[str] = []
    build(shape, to_the_end).advance(1000)
    cut: list[str] = []
    animation = build(shape, cut)
    for dt in ticks:
        if animation.advance(dt) is not None:
            break
    else:
        animation.finish()
    assert sorted(cut) == sorted(to_the_end)


@given(shapes, st.lists(st.floats(0.001, 0.3), min_size=1, max_size=40))
def test_no_time_is_lost_however_it_is_cut(shape: object, ticks: list[float]) -> None:
    animation, spent = build(shape, []), 0.0
    for dt in ticks:
        spent += dt
        left = animation.advance(dt)
        if left is not None:
            assert spent - left == pytest.approx(length(shape), abs=1e-6)
            return
    assert spent <= length(shape) + 1e-6


# The director


def test_the_director_plays_in_order_without_losing_time() -> None:
    notes, director = Notes(), Director()
    director.run([Wait(0.1), notes.do("a"), Wait(0.1)])
    director.run([notes.do("b"), Wait(0.1), notes.do("c")])
    assert director.busy
    director.tick(0.25)
    assert notes.done == ["a", "b"]
    director.tick(0.06)
    assert notes.done == ["a", "b", "c"]
    assert not director.busy
    director.tick(1.0)
    assert notes.done == ["a", "b", "c"]


def test_the_director_waits_at_a_hold_until_someone_goes_on() -> None:
    notes, director = Notes(), Director()
    director.run([notes.do("before"), Hold(), notes.do("after")])
    director.tick(5.0)
    assert notes.done == ["before"]
    assert director.busy
    assert director.holding
    director.tick(500.0)
    assert director.holding
    director.skip()
    assert not director.holding
    director.tick(0.0)
    assert notes.done == ["before", "after"]
    assert not director.busy


def test_skipping_ends_what_is_being_shown_and_nothing_more() -> None:
    notes, director, thing = Notes(), Director(), Thing()
    director.run([glide(thing, 9, x=500), notes.do("a"), Wait(9), notes.do("b")])
    director.tick(1)
    director.skip()
    assert (thing.x, notes.done) == (500, [])
    director.tick(1)
    director.skip()
    director.tick(0)
    assert (notes.done, director.busy) == (["a", "b"], False)
    director.skip()
    assert not director.busy


def test_skipping_everything_stops_at_the_next_hold_and_loses_nothing() -> None:
    notes, director, thing = Notes(), Director(), Thing()
    director.run(
        [Wait(9), glide(thing, 9, x=500), notes.do("a"), Hold(), Wait(9), notes.do("b"), Hold(), notes.do("c")]
    )
    director.tick(10)
    director.skip(everything=True)
    assert (thing.x, notes.done, director.holding) == (500, ["a"], True)
    director.skip()
    assert (notes.done, director.holding) == (["a"], False)
    director.skip(everything=True)
    assert (notes.done, director.holding) == (["a", "b"], True)
    director.skip(everything=True)
    assert (notes.done, director.busy) == (["a", "b", "c"], False)
    director.skip(everything=True)
    assert not director.busy


def test_a_hold_inside_a_sequence_is_released_by_finishing() -> None:
    notes = Notes()
    steps = Steps([Hold(), notes.do("after")])
    assert steps.advance(10) is None
    steps.finish()
    assert notes.done == ["after"]


def test_clearing_drops_what_has_not_been_shown() -> None:
    notes, director = Notes(), Director()
    director.run([Wait(1), notes.do("never")])
    director.clear()
    director.tick(5)
    assert notes.done == []
    assert not director.busy


class Counting(Shows):
    """Numbers, and nothing that happens in a game."""

    def __init__(self) -> None:
        self.number = 0.0

    def showers(self) -> Mapping[type[Event], Shower]:
        return {}

    def count(self, points: int) -> Animation:
        return self.count_up(lambda: self.number, lambda number: setattr(self, "number", number), points, 1.0)


@given(st.lists(st.tuples(st.integers(-9, 40), st.floats(0, 1.5)), min_size=1, max_size=4), st.integers(1, 60))
def test_points_counted_at_once_in_any_number_of_steps_end_whole(counts: list[tuple[int, float]], rate: int) -> None:
    shows = Counting()
    together = Together([Steps([Wait(begins), shows.count(points)]) for points, begins in counts])
    while together.advance(1 / rate) is None:
        pass
    assert shows.number == sum(points for points, _ in counts)
