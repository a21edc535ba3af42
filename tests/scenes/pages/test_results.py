"""The podium: it stays until somebody can have seen it, and says whose points are whose."""

from unittest.mock import patch

import pytest

from game import saves
from game.match import Seat
from game.players import HUMAN
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.drawing.raster import Fonts
from scenes.pages.lobby import Lobby
from scenes.pages.results import TABLE, Results
from tests.shots import dice_match
from tests.support.driver import Driver
from tests.support.hands.playing import Person, WithKeys, WithMouse, WithPad
from tests.support.senses.measuring import Measuring
from tests.support.tables import play_on


def podium(players: int = 3) -> Results:
    match = dice_match(players, 1000)
    return Results(match, Seating.of(match.setup.seats))


@pytest.mark.parametrize("hands", [WithPad, WithKeys, WithMouse])
def test_a_press_meant_for_the_last_show_does_not_leave_the_podium(hands: type[Person]) -> None:
    with Driver(podium()) as driver:
        person, page = hands(driver), driver.top
        page.calm, page.since = Results.calm, 0.0  # getting a device in hand takes a moment, too
        rematch = page.widgets[0]
        person.choose(rematch)
        person.do(Action.BACK)
        assert driver.top is page
        assert page.focused is rematch, "meanwhile the focus goes where it is pushed"
        driver.until(lambda: not page.calm)
        assert page.since < 0.5, "nobody who reads waits for it"
        person.choose(rematch)
        assert isinstance(driver.top, Lobby)


@pytest.mark.parametrize("starter", [None, 1])
def test_a_rematch_keeps_what_was_chosen_for_the_match(starter: int | None) -> None:
    """Its options and who begins; and whoever left that to chance does so again."""
    seats = [Seat(name, i) for i, name in enumerate(("Mali", "Nok", "Dao"))]
    match = saves.new_match("klongs", seats, {"tactics": "on"}, seed=9, starter=starter)
    while not match.over:
        match.play(match.state.moves()[0])
    with Driver(Results(match, Seating.of(seats))) as driver:
        driver.until(lambda: not driver.top.calm)
        WithKeys(driver).choose(driver.top.widgets[0])
        assert isinstance(driver.top, Lobby)
        assert (driver.top.starter, driver.top.options["tactics"]) == (starter, "on")
        assert [chair.name for chair in driver.top.seating.chairs] == ["Mali", "Nok", "Dao"]


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_column_of_points_says_whose_it_is(count: int, percent: int) -> None:
    people = ["Mali", "Macaque", "Gecko", "Macaque 2", "Naga"]
    levels = [HUMAN, "medium", "easy", "medium", "hard"]
    seats = [Seat(name, i, level) for i, (name, level) in enumerate(zip(people, levels, strict=True))][:count]
    match = saves.new_match("dice", seats, seed=9)
    while not match.over:
        play_on(match, 1)
    with Driver(Results(match, Seating.of(seats))) as driver:
        canvas = Measuring((1920, 1080), percent / 100, Fonts())
        with patch.object(Measuring, "art", autospec=True, side_effect=Measuring.art) as art:
            driver.top._draw_points(canvas)
        faces = [call.args[1] for call in art.call_args_list if call.args[1].startswith("face-")]
        assert sorted(faces) == sorted(f"face-{seat.player}" for seat in seats if seat.player != HUMAN)
        heads = [line for line in canvas.written if line.ink.top < TABLE.top + 180]
        said = " ".join(line.text for line in heads)
        for seat in seats:
            assert all(word in said for word in seat.name.split()), seat.name
        assert not any(line.cut for line in heads)
        assert not any(a.ink.colliderect(b.ink) for i, a in enumerate(heads) for b in heads[:i])
