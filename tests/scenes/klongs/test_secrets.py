"""Secrets at the Klongs table: open hands, hidden ones under their cloth, and who may look."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest

from game.chance import Chance
from game.contract import Event
from game.klongs import records
from game.match import Entry, Match, Seat, Setup
from scenes.devices.guests import Guest
from scenes.devices.intents import Action, Device
from scenes.drawing.theme import NAMES
from scenes.klongs.targets import HandBoat
from scenes.pages.over_table.pause import Pause
from scenes.screens import screen_at
from scenes.stage.narration.spoken import Spoken
from scenes.stage.scene import Push
from scenes.stage.stage import Stage
from scenes.table.curtain import CLOTH
from scenes.table.scene import TableScene
from tests.scenes.klongs.table import SIZE, at_table, picture_matches, prefs, scene, state_of, tabletop
from tests.shots.klongs import klongs_match, klongs_where
from tests.shots.matches import offered, table_of
from tests.support.driver import Driver, Keyboard
from tests.support.hands.playing import PlayedMatch, WithPad, from_title_to_table, stands_on_the_podium


def drawn(stage: Stage) -> bytes:
    stage.workshop.grounds.clear()
    stage.draw()
    return pygame.image.tobytes(stage.canvas.surface, "RGB")


def tables_with_other_hands(
    make: Callable[[], Match], then: Callable[[TableScene], object], seats: list[int], open_hands: bool = False
) -> Iterator[TableScene]:
    """The same table several times, each time with other boats in the hands of these seats."""
    stage = Stage(prefs(open_hands), screen_at, SIZE)
    for seed in range(3):
        match = make()
        play, chance = table_of(match), Chance(seed)
        stage.scenes.clear()
        stage.take(Push(play))
        play.course.director.skip(everything=True)
        for seat in seats if seed else ():
            state = state_of(match)
            seen, count = state.shown[seat], len(state.hands[seat])
            boats = [*seen, *(chance.below(len(state.rules.boats.designs)) for _ in range(count - len(seen)))]
            state.hands[seat], tabletop(play).picture.hands[seat] = boats, sorted(boats)
        then(play)
        play.decide()
        yield play


def pictures_with_other_hands(
    make: Callable[[], Match], then: Callable[[TableScene], object], seats: list[int], open_hands: bool = False
) -> Iterator[bytes]:
    for play in tables_with_other_hands(make, then, seats, open_hands):
        assert isinstance(play.stage, Stage)
        yield drawn(play.stage)


@pytest.mark.parametrize("decisions", [0, 9, 40, 60])
@pytest.mark.parametrize("peeking", [False, True])
def test_before_the_cloth_is_lifted_no_pixel_hangs_on_a_hand(decisions: int, peeking: bool) -> None:
    def look(play: TableScene) -> None:
        play.choice.peeking = peeking

    first, *others = pictures_with_other_hands(lambda: klongs_match(3, decisions), look, [0, 1, 2])
    assert all(other == first for other in others)


def test_who_has_lifted_the_cloth_sees_the_own_hand_and_no_other() -> None:
    def look(play: TableScene) -> None:
        play.course.unveiled = play.course.seat

    match = klongs_where(lambda match: offered(match, records.Place) > 9 and len(match.history) > 20, 3, 7)
    mine = state_of(match).seat
    others = [seat for seat in range(3) if seat != mine]

    def again() -> Match:
        return klongs_match(3, len(match.history))

    first, *same = pictures_with_other_hands(again, look, others)
    assert all(picture == first for picture in same)
    first, *different = pictures_with_other_hands(again, look, [mine])
    assert all(picture != first for picture in different)


@pytest.mark.parametrize("on_phones", [False, True])
def test_a_hand_that_only_its_owner_sees_is_not_read_aloud(on_phones: bool) -> None:
    """Whoever looks away while the cloth is lifted still hears; with open hands everything is told."""

    def look(play: TableScene) -> None:
        play.course.unveiled = play.course.seat
        for seat, chair in enumerate(play.seating.chairs if on_phones else ()):
            chair.device = Device("phone", seat + 1)
            play.stage.input.guests[seat + 1] = Guest(seat + 1, chair.name, seat, "en")

    def heard(play: TableScene) -> list[Spoken]:
        boats = [target for target in play.choice.places if isinstance(target, HandBoat)]
        assert boats
        found = []
        for play.choice.focus in boats:
            found.append(play.spoken())
        return found

    match = klongs_where(lambda match: offered(match, records.Place) > 9 and len(match.history) > 20, 3, 7)
    again = partial(klongs_match, 3, len(match.history))
    first, *same = map(heard, tables_with_other_hands(again, look, [0, 1, 2]))
    assert all(other == first for other in same)
    first, *others = map(heard, tables_with_other_hands(again, lambda _play: None, [0, 1, 2], open_hands=True))
    assert all(other != first for other in others)


@pytest.mark.parametrize("computers", [1, 2, 3])
@pytest.mark.parametrize("open_hands", [False, True])
def test_a_seat_handed_to_a_computer_player_does_not_show_its_hand(computers: int, open_hands: bool) -> None:
    """Also with open hands among people, and where nobody is left who plays: they may come back."""
    turn = state_of(klongs_match(3, 9)).seat
    given = [(turn + i) % 3 for i in range(computers)]

    def hand_over(play: TableScene) -> None:
        for seat in given:
            play.reseat(seat, "easy")

    first, *same = pictures_with_other_hands(lambda: klongs_match(3, 9), hand_over, given, open_hands)
    assert all(picture == first for picture in same)


def test_where_only_computer_players_have_ever_played_their_hands_are_open() -> None:
    setup = klongs_match(3).setup
    seats = tuple(Seat(NAMES[i], i, "random") for i in range(3))
    match = Match(Setup(setup.game, seats, setup.options, setup.seed, 0, setup.digest))
    with at_table(match, open_hands=False) as driver:
        play = scene(driver)
        assert tabletop(play).hand.open
        play.reseat(0, "human")
        play.reseat(0, "easy")
        assert not tabletop(play).hand.open, "whoever takes part has not seen them"


def test_on_a_market_day_nobody_looks_into_the_hand_of_whose_turn_it_is() -> None:
    """Everybody looks at the screen then; and when the turn goes on afterwards, nobody has asked them to look away."""
    began = klongs_where(lambda match: offered(match, records.ScoreLanding) > 0, 4, 7)
    with at_table(klongs_match(4, len(began.history) - 1), open_hands=False) as driver:
        chance = Chance(1)
        driver.turn(2)
        play = scene(driver)
        play.course.unveiled = turn = tabletop(play).state.seat
        play.commit(began.history[-1].move)
        deciders = set()
        while tabletop(play).state.day:
            driver.turn()
            assert not tabletop(play).hand.open
            driver.settle()
            deciders.add(play.course.seat)
            play.commit(chance.pick(play.match.state.moves()))
        assert deciders - {turn}
        if tabletop(play).state.seat == turn:
            assert not tabletop(play).hand.open


def test_neither_prompt_nor_log_says_what_was_drawn() -> None:
    match = klongs_match(3, 50)
    with at_table(match, open_hands=False) as driver:
        driver.turn(2)
        play = driver.stage.scenes[0]
        assert isinstance(play, TableScene)
        with_draw = [e for e in match.history if any(isinstance(v, records.BoatDrawn) for v in e.events)]
        assert len(with_draw) > 20
        for entry in with_draw:
            lines = {tuple(play.tell(Entry(entry.seat, entry.move, other_draws(entry, boat)))) for boat in (0, 5, 30)}
            assert len(lines) == 1
        said = []
        for boat in (0, 5, 30):
            play.course.hush()
            heard = []
            for animation in play.tabletop.shows.show(other_draws(with_draw[-1], boat)[-2:]):
                animation.advance(0.01)
                heard.append(play.prompt.text())
                animation.finish()
                heard.append(play.prompt.text())
            said.append(heard)
        assert said[0] == said[1] == said[2]


def other_draws(entry: Entry, boat: int) -> tuple[Event, ...]:
    """The events of a decision with another boat drawn."""
    return tuple(
        records.BoatDrawn(event.seat, boat, event.stack) if isinstance(event, records.BoatDrawn) else event
        for event in entry.events
    )


def test_one_person_among_computers_has_an_open_hand_and_no_cloth() -> None:
    crowd = klongs_match(3)
    seats = (Seat(NAMES[0], 0), Seat(NAMES[1], 1, "random"), Seat(NAMES[2], 2, "random"))
    setup = crowd.setup
    match = Match(Setup(setup.game, seats, setup.options, setup.seed, 0, setup.digest))
    with at_table(match, open_hands=False) as driver:
        keys = Keyboard(driver)
        driver.go_on(keys.do)
        driver.turn(5)
        play = scene(driver)
        assert tabletop(play).hand.open
        assert tabletop(play).hand.seat == 0
        assert play.course.deciding


def test_two_people_with_pads_play_with_hidden_hands() -> None:
    """A whole match by pad, from the title: each lifts the cloth over the own hand and nobody else does; it falls as
    soon as a boat is chosen; the table is on the screen all the time."""
    with Driver(size=SIZE) as driver:
        people = [WithPad(driver) for _ in range(2)]
        from_title_to_table(people, "klongs", "tactics", "hands")
        played = PlayedMatch(people, 5)
        play = played.play

        def look() -> None:
            assert tabletop(play).hand.open == play.tabletop.secret()
            assert picture_matches(play)

        def others_press() -> None:
            """Before the cloth is lifted."""
            driver.until(lambda: driver.top is not play or (play.course.deciding and not play.course.calm))
            if driver.top is play and play.curtain.asks:
                assert not tabletop(play).hand.open
                seat = play.course.seat
                assert seat is not None
                people[1 - seat].do(Action.CONFIRM)
                assert not tabletop(play).hand.open
                assert play.name(seat) in play.prompt.line.remark

        for _ in range(40):
            others_press()
            played.wait()
            look()
            played.decide()
            assert not tabletop(play).hand.open
        played.to_the_end(look)
        assert played.curtains > 20
        assert played.taken_back
        assert stands_on_the_podium(driver, played.match)


def test_the_cloth_falls_when_a_boat_is_chosen_and_back_does_not_lift_it() -> None:
    with at_table(klongs_match(3, 9), open_hands=False) as driver:
        keys, play = Keyboard(driver), scene(driver)
        assert play.choice.focus == CLOTH
        assert not play.choice.paths
        keys.do(Action.HINT)
        assert not play.hint.asked, "a hint would tell what is in the hand"
        keys.do(Action.CONFIRM)
        assert tabletop(play).hand.open
        boats = {target for target in play.choice.places if isinstance(target, HandBoat)}
        assert boats
        keys.do(Action.CONFIRM)
        assert isinstance(play.choice.first, HandBoat)
        assert not tabletop(play).hand.open
        assert boats.isdisjoint(play.choice.places)
        keys.do(Action.BACK)
        assert play.curtain.asks
        assert not tabletop(play).hand.open
        keys.do(Action.CONFIRM)
        keys.do(Action.CONFIRM)
        driver.choose(keys, CLOTH)
        assert tabletop(play).hand.open, "the hand can be looked at again instead"
        assert not play.choice.steps


def test_once_a_boat_is_chosen_no_pixel_hangs_on_the_others_in_the_hand() -> None:
    def first_place(match: Match) -> bool:
        return offered(match, records.Place) > 30 and len(match.history) > 20

    began = klongs_where(first_place, 3, 7)
    state = state_of(began)
    seat, boat = state.seat, sorted(state.hands[state.seat])[-1]

    def pictures() -> Iterator[bytes]:
        stage = Stage(prefs(False), screen_at, SIZE)
        for others in ((0, 1), (2, 3), (30, 31)):
            play = table_of(klongs_match(3, len(began.history)))
            stage.scenes.clear()
            stage.take(Push(play))
            hand = sorted([boat, *others])
            state_of(play.match).hands[seat] = hand
            tabletop(play).picture.hands[seat] = hand
            play._choose(CLOTH)
            play._choose(HandBoat(hand.index(boat)))
            play.choice.focus = None
            yield drawn(stage)

    first, *same = pictures()
    assert all(picture == first for picture in same)


def test_with_open_hands_no_cloth_falls() -> None:
    match = klongs_match(3)
    with at_table(match) as driver:
        keys, chance = Keyboard(driver), Chance(2)
        for _ in range(12):
            driver.go_on(keys.do)
            driver.turn(2)
            play = scene(driver)
            assert play.course.deciding
            assert tabletop(play).hand.open
            driver.decide(chance.pick(list(play.choice.paths)), partial(driver.choose, keys))
    assert {entry.seat for entry in match.history} == {0, 1, 2}


def test_under_the_cloth_there_is_a_way_to_the_menu_and_back() -> None:
    with at_table(klongs_match(3, 9), open_hands=False) as driver:
        keys = Keyboard(driver)
        driver.turn(2)
        play = scene(driver)
        for action in (Action.MENU, Action.BACK):
            keys.do(action)
            assert isinstance(driver.top, Pause)
            keys.do(Action.BACK)
            assert scene(driver) is play
            assert play.curtain.asks
            assert play.choice.focus == CLOTH
        keys.do(Action.CONFIRM)
        assert play.course.unveiled == play.course.seat


def test_a_seat_that_a_computer_player_takes_needs_no_cloth() -> None:
    with at_table(klongs_match(3, 9), open_hands=False) as driver:
        driver.turn(2)
        play = scene(driver)
        assert play.curtain.asks
        assert play.course.seat is not None
        play.reseat(play.course.seat, "easy")
        driver.turn()
        assert not play.curtain.drawn, "nobody could have lifted it"


def test_taking_back_from_under_the_cloth_brings_the_right_persons_turn() -> None:
    def handed_over(match: Match) -> bool:
        last = match.history[-1] if match.history else None
        return bool(last and match.can_undo and last.seat != match.state.to_move and offered(match, records.Place))

    match = klongs_where(handed_over, 3, 7)
    before = match.history[-1].seat
    with at_table(match, open_hands=False) as driver:
        keys = Keyboard(driver)
        driver.turn(2)
        assert scene(driver).curtain.asks
        keys.do(Action.MENU)
        driver.choose(keys, "pause-undo")
        driver.turn(2)
        assert match.state.to_move == before
        assert scene(driver).course.seat == before
        assert picture_matches(scene(driver))
