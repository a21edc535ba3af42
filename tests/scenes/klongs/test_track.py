"""The Luk Phat track, the clock of the game: its points, its market days and the parasol are all seen at once."""

from itertools import combinations, product

import pytest
from pygame import FRect

from game.klongs import outlook, records
from game.klongs.scoring import boats_worth
from game.match import Match
from scenes.drawing.raster import Fonts
from scenes.drawing.theme import SMALL
from scenes.klongs import layout
from scenes.klongs.layout import Column
from scenes.klongs.targets import HandBoat
from scenes.stage.preferences import Preferences
from scenes.table.scene import TableScene
from tests.scenes.klongs.table import at_table, prefs, scene, state_of, tabletop
from tests.shots.klongs import klongs_match, klongs_offering, klongs_where
from tests.shots.matches import offered, table_of
from tests.support.driver import Driver
from tests.support.senses.measuring import Measuring, Written

STEPS = (6, 12)


def columns() -> list[Column]:
    """Below prompts and hints of every length, above hands and landings that are counted, in every text size."""
    lows = (layout.HAND.top - layout.GAP, layout.MARKET.top - layout.GAP)
    found = product((2, 3, 4), range(198, 460, 12), lows, (frozenset[int](), frozenset({0})), (100, 125, 150), (1, 2))
    return [Column(seats, top, low, stocked, size, days) for seats, top, low, stocked, size, days in found]


def inside(box: FRect, one: FRect) -> bool:
    return box.inflate(0.1, 0.1).contains(one)


def test_nothing_on_the_track_lies_over_anything_else() -> None:
    tracked = [column for column in columns() if column.tracked]
    assert {len(column.track_lines) for column in tracked} == {0, 1, 2}
    for column, steps in product(tracked, STEPS):
        track = column.track
        places = [column.step(number, steps) for number in range(steps)]
        above = [column.above_step(number, steps) for number in range(steps)]
        assert all(inside(track, one) for one in (*places, *above, *column.track_lines)), column
        assert not any(one.colliderect(other) for one, other in combinations(places, 2)), column
        assert not any(one.colliderect(other) for one, other in product(places, above)), column
        assert not any(one.colliderect(line) for one in above for line in column.track_lines), column
        assert min(place.height - layout.SHADOW for place in places) >= SMALL, column
        assert track.bottom <= column.panel(0).top
        assert inside(FRect(track.left, track.top, track.width, column.bottom - track.top), column.panel(0))


def test_with_fewer_players_the_track_is_higher_and_says_more() -> None:
    four, three, two = (Column(seats) for seats in (4, 3, 2))
    assert two.track.height > three.track.height > four.track.height > 150
    assert [len(column.track_lines) for column in (four, three, two)] == [1, 2, 2]


def written(play: TableScene, text_size: int = 100) -> list[Written]:
    canvas = Measuring((1920, 1080), text_size / 100, Fonts())
    for _ in range(2):  # the column makes room for the prompt that was drawn before it
        canvas.begin()
        play.draw(canvas)
    return canvas.written


def with_parasol(match: Match) -> bool:
    state = state_of(match)
    return offered(match, records.Place) > 1 and any(state.rules.luk_phat[boat] for boat in state.hands[state.seat])


@pytest.mark.parametrize(("seats", "board"), [(2, "klongs-garden"), (2, "klongs"), (3, "klongs"), (4, "klongs")])
def test_the_step_that_a_boat_would_take_covers_no_words_and_no_points(seats: int, board: str) -> None:
    with at_table(klongs_where(with_parasol, seats, 7, board=board)) as driver:
        play = scene(driver)
        state, picture = tabletop(play).state, tabletop(play).picture
        hand = picture.hands[state.seat]
        play.choice.focus = HandBoat(next(i for i, boat in enumerate(hand) if state.rules.luk_phat[boat]))
        lines = [line for line in written(play) if picture.column.track.contains(line.ink)]
        points = state.rules.layout.track[state.step + 1].points
        [ahead] = [line for line in lines if line.text == f"+{points}"]
        assert ahead.panel is not None
        assert not [line.text for line in lines if line is not ahead and ahead.panel.colliderect(line.ink)]
        figures = [line.text for line in lines if line.text.isdigit()]
        assert len(figures) == len(state.rules.layout.track) - 2, "the points of every other step, but for the first"


@pytest.mark.parametrize("seats", [3, 4])
def test_it_says_how_far_the_next_little_and_the_big_market_day_are(seats: int) -> None:
    with at_table(klongs_match(seats, 12)) as driver:
        play = scene(driver)
        state = tabletop(play).state
        little, big = (outlook.steps_to(state.rules.layout.track, state.step, day) for day in ("little", "BIG"))
        said = " ".join(line.text for line in written(play))
        assert little
        assert big
        assert little < big
        assert f"{little} step" in said
        assert f"{big} steps" in said


def test_a_day_that_has_been_comes_no_more() -> None:
    track = state_of(klongs_match(2)).rules.layout.track
    days = [number for number, step in enumerate(track) if step.day]
    for step in range(len(track)):
        ahead = [number - step for number in days if number > step]
        assert outlook.steps_to(track, step, records.BIG) == (ahead[-1] if ahead else None)
        assert outlook.steps_to(track, step, records.LITTLE) == (ahead[0] if len(ahead) > 1 else None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_larger_type_makes_the_words_of_the_track_larger(seats: int) -> None:
    sizes = {}
    for percent in (100, 150):
        with Driver(table_of(klongs_match(seats, 12)), (960, 540), large(percent)) as driver:
            lines = [line for line in written(scene(driver), percent) if "step" in line.text]
            sizes[percent] = min(line.size for line in lines)
    assert sizes[150] > sizes[100] >= SMALL


def large(percent: int) -> Preferences:
    chosen = prefs()
    chosen.text_size = percent
    return chosen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_stock_is_worth_stays_in_view_however_long_the_prompt_is(seats: int) -> None:
    def stocked(match: Match) -> bool:
        return offered(match, records.Place) > 1 and any(tuple(state_of(match).stocks))

    with Driver(table_of(klongs_where(stocked, seats, 7)), (960, 540), large(150)) as driver:
        play = scene(driver)
        top = tabletop(play)
        sums = [sum(map(boats_worth, top.picture.stock_by_good(seat))) for seat in range(seats)]
        worth = {f"+{points}" for points in sums if points}
        assert worth
        for asked in (190.0, 300.0, 380.0):
            top.prompt_bottom = asked
            canvas = Measuring((1920, 1080), 1.5, Fonts())
            canvas.begin()
            top.draw(canvas)
            column = top.picture.column
            assert column.top >= asked
            lines = [line for line in canvas.written if any(column.panel(i).contains(line.ink) for i in range(seats))]
            assert worth <= {line.text for line in lines}, asked
            for one, other in combinations(lines, 2):
                assert not one.ink.inflate(-8, -10).colliderect(other.ink), (asked, one.text, other.text)


def test_on_a_market_day_that_is_counted_the_track_says_which() -> None:
    with Driver(table_of(klongs_offering(records.ScoreLanding, 4, 7, ways=6)), (960, 540), large(150)) as driver:
        play = scene(driver)
        lines = written(play, 150)
        assert tabletop(play).picture.column.tracked
        assert [line.text for line in lines if "market day" in line.text]
