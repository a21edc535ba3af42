"""The lobby: sitting down and standing up with any device, names, emblems, who starts, and whose pad is whose."""

from unittest.mock import patch

import pytest

from game import catalogue, saves
from game.players import HUMAN
from scenes.devices.intents import MOUSE, Action, Device
from scenes.devices.seating import Chair, Seating
from scenes.drawing.canvas import Canvas
from scenes.pages.lobby import Lobby
from scenes.pages.lobby_chair import LobbyChair
from scenes.pages.rules import RulesPage
from scenes.pages.seat_menu import NamePicker, SeatMenu
from scenes.pages.title import Title
from scenes.stage import preferences
from scenes.stage.scene import Push
from scenes.table.scene import TableScene
from tests.support.driver import Driver, Keyboard, PadInHand
from tests.support.hands.pads import VirtualPad
from tests.support.hands.playing import Person, WithKeys, WithMouse, WithPad


def in_lobby(*devices: Device | None) -> tuple[Driver, Lobby]:
    """A lobby with these chairs taken; without any, as someone with the mouse comes in."""
    chairs = [Chair(name, i, device) for i, (name, device) in enumerate(zip("ABCDE", devices, strict=False))]
    driver = Driver(Title())
    lobby = Lobby(catalogue.find("dice"), Seating(chairs) if chairs else None)
    driver.stage.take(Push(lobby))
    driver.turn()
    return driver, lobby


def place(lobby: Lobby, index: int) -> LobbyChair:
    return next(w for w in lobby.widgets if isinstance(w, LobbyChair) and w.index == index)


def device(pad: VirtualPad) -> Device:
    return Device("pad", pad.number)


def owners(lobby: Lobby) -> list[Device | None]:
    return [chair.device for chair in lobby.seating.chairs]


def test_whoever_opens_the_lobby_sits_in_the_first_chair() -> None:
    with Driver() as driver:
        pad = driver.attach()
        driver.choose(PadInHand(driver, pad), driver.top.widgets[0])
        assert owners(driver.top) == [device(pad)]
    with Driver() as driver:
        driver.choose(Keyboard(driver), driver.top.widgets[0])
        assert owners(driver.top) == [None]


def test_every_pad_sits_down_with_a_button_and_once() -> None:
    driver, lobby = in_lobby()
    with driver:
        pads = [driver.attach() for _ in range(3)]
        for pad in pads:
            driver.press(pad, "a")
        assert owners(lobby) == [None, *map(device, pads)]
        assert len({chair.colour for chair in lobby.seating.chairs}) == 4
        assert len({chair.name for chair in lobby.seating.chairs}) == 4


def test_directions_of_a_pad_without_a_seat_do_not_move_those_who_sit() -> None:
    driver, lobby = in_lobby(None, None)
    with driver:
        pad, before = driver.attach(), lobby.focus
        for button in ("left", "up", "down"):
            driver.press(pad, button)
        assert lobby.focus == before
        assert owners(lobby) == [None, None]


def test_a_pad_may_hold_several_seats_and_gives_them_back_one_by_one() -> None:
    with Driver() as driver:
        pad = driver.attach()
        hands = PadInHand(driver, pad)
        driver.choose(hands, driver.top.widgets[0])
        lobby = driver.top
        for index in (1, 2):
            driver.choose(hands, place(lobby, index))
            driver.choose(hands, "player-human")
        assert owners(lobby) == [device(pad)] * 3
        hands.do(Action.BACK)
        hands.do(Action.BACK)
        assert owners(lobby) == [device(pad)]
        hands.do(Action.BACK)
        assert isinstance(driver.top, Title)


def back_in_the_bar(lobby: Lobby) -> str:
    return dict(lobby.entries()).get(Action.BACK, "")


def test_back_leads_out_of_a_lobby_with_one_person_and_computer_players() -> None:
    with Driver() as driver:
        hands = PadInHand(driver, driver.attach())
        driver.choose(hands, driver.top.widgets[0])
        driver.choose(hands, "lobby-computer")
        assert back_in_the_bar(driver.top) == "Back"
        hands.do(Action.BACK)
        assert isinstance(driver.top, Title)


def test_back_does_what_the_bar_says_until_everybody_has_left() -> None:
    with Driver() as driver:
        opener, guest = (PadInHand(driver, driver.attach()) for _ in range(2))
        driver.choose(opener, driver.top.widgets[0])
        lobby = driver.top
        guest.do(Action.CONFIRM)
        driver.choose(guest, "lobby-computer")
        assert back_in_the_bar(lobby) == "Stand up"
        guest.do(Action.BACK)
        assert len(lobby.seating.people) == 1
        guest.do(Action.BACK)
        asked = driver.top.title
        assert asked == "Leave the table?", "who stands there does not throw out who sits without a question"
        guest.do(Action.CONFIRM)
        assert driver.top is lobby
        assert len(lobby.seating.people) == 1, "and back is no way to sit down"
        assert dict(lobby.entries())[Action.CONFIRM] == "Sit down"
        guest.do(Action.CONFIRM)
        assert len(lobby.seating.people) == 2
        opener.do(Action.BACK)
        guest.do(Action.LEFT)
        assert back_in_the_bar(lobby) == "Back", "the last one leaves"
        guest.do(Action.BACK)
        assert isinstance(driver.top, Title)


def test_back_leads_out_of_a_lobby_that_nobody_changed() -> None:
    """After a match the same people are there with their pads."""
    with Driver() as driver:
        pads = [driver.attach() for _ in range(2)]
        chairs = [Chair("A", 0, device(pads[0])), Chair("B", 1, device(pads[1]))]
        lobby = Lobby(catalogue.find("dice"), Seating(chairs))
        driver.stage.take(Push(lobby))
        hands = PadInHand(driver, pads[0])
        hands.do(Action.LEFT)
        assert back_in_the_bar(lobby) == "Back"
        hands.do(Action.BACK)
        assert isinstance(driver.top, Title)


def test_a_pad_without_a_seat_leaves_a_lobby_in_which_no_pad_sits_and_reads_the_rules() -> None:
    driver, lobby = in_lobby(None, None)
    with driver:
        hands = PadInHand(driver, driver.attach())
        hands.do(Action.RULES)
        assert isinstance(driver.top, RulesPage)
        hands.do(Action.RULES)
        assert driver.stage.top is lobby
        assert back_in_the_bar(lobby) == "Back"
        hands.do(Action.BACK)
        assert isinstance(driver.top, Title)


def test_no_more_sit_down_than_can_play() -> None:
    driver, lobby = in_lobby(*[None] * 5)
    with driver:
        driver.press(driver.attach(), "a")
        assert len(lobby.seating.chairs) == 5


def test_at_a_full_table_an_idle_pad_can_still_start() -> None:
    driver, _ = in_lobby(*[None] * 5)
    with driver:
        driver.choose(PadInHand(driver, driver.attach()), "lobby-start")
        assert isinstance(driver.top, TableScene)


def test_start_waits_for_enough_players_and_says_so() -> None:
    driver, lobby = in_lobby(None)
    with driver:
        keys = Keyboard(driver)
        start = driver.widget("lobby-start")
        assert not start.enabled
        assert "two" in start.hint
        driver.choose(keys, "lobby-start")
        assert driver.top is lobby
        driver.choose(keys, place(lobby, 1))
        driver.choose(keys, "player-human")
        driver.choose(keys, "lobby-start")
        assert isinstance(driver.top, TableScene)
        assert [type(scene) for scene in driver.stage.scenes] == [Title, type(driver.top)]
        assert driver.stage.prefs.names[:2] == [chair.name for chair in lobby.seating.chairs]
        assert len(saves.unfinished()) == 1


@pytest.mark.parametrize("hands", [WithPad, WithKeys, WithMouse])
def test_a_free_chair_is_for_a_person_or_a_computer_player_of_any_level(hands: type[Person]) -> None:
    with Driver() as driver:
        person = hands(driver)
        person.choose(driver.top.widgets[0])
        lobby = driver.top
        person.choose(place(lobby, 1))
        person.choose("player-human")
        person.choose(place(lobby, 2))
        person.choose("player-hard")
        assert driver.top is lobby
        assert [chair.player for chair in lobby.seating.chairs] == [HUMAN, HUMAN, "hard"]
        person.choose(place(lobby, 3))
        person.do(Action.BACK)
        assert len(lobby.seating.chairs) == 3


def test_the_mouse_finds_start_beside_a_sign_for_starting() -> None:
    driver, lobby = in_lobby(None, None)
    with driver:
        driver.stage.input.last = MOUSE
        with patch.object(Canvas, "art", autospec=True) as art:
            lobby.draw_bar(driver.stage.canvas)
        drawn = [call.args[1] for call in art.call_args_list]
        assert "icon-play" in drawn
        assert "icon-pause" not in drawn


def offers(lobby: Lobby) -> list[tuple[str, Device | None]]:
    """What stands on the free chairs."""
    return [place(lobby, i).offer() for i in range(len(lobby.seating.chairs), max(lobby.game.seats))]


def test_only_a_pad_that_would_sit_down_is_invited_and_the_chair_in_focus_says_what_a_press_does() -> None:
    driver, lobby = in_lobby(None, None)
    with driver:
        keys = Keyboard(driver)
        driver.walk(keys, place(lobby, 0))
        free: tuple[str, Device | None] = ("lobby-free", None)
        assert offers(lobby) == [free] * 3, "Enter would change who sits in the first chair"
        driver.walk(keys, place(lobby, 3))
        asked = ("lobby-who", driver.stage.input.last)
        assert offers(lobby) == [free, asked, free]
        pad = driver.attach()
        assert offers(lobby) == [("lobby-sit", device(pad)), asked, free]
        driver.press(pad, "left")
        assert offers(lobby) == [("lobby-sit", device(pad)), free, free], "its button is not for the chair in focus"
        driver.press(pad, "a")
        assert owners(lobby) == [None, None, device(pad)]
        driver.walk(PadInHand(driver, pad), place(lobby, 3))
        assert offers(lobby) == [("lobby-who", device(pad)), free]


def test_names_are_remembered_for_the_next_time() -> None:
    driver, lobby = in_lobby(None, None)
    with driver:
        lobby.seating.chairs[0].name, lobby.seating.chairs[1].name = "Zoë", "Max"
        driver.choose(Keyboard(driver), "lobby-start")
    with Driver(Title(), prefs=preferences.load()) as driver:
        driver.choose(Keyboard(driver), driver.top.widgets[0])
        driver.choose(Keyboard(driver), place(driver.top, 1))
        driver.choose(Keyboard(driver), "player-human")
        assert [chair.name for chair in driver.top.seating.chairs] == ["Zoë", "Max"]


@pytest.mark.parametrize("starter", [None, 0, 1, 2])
def test_the_chosen_player_starts(starter: int | None) -> None:
    driver, _ = in_lobby(None, None, None)
    with driver:
        keys = Keyboard(driver)
        driver.choose(keys, "lobby-options")
        driver.walk(keys, "lobby-starter")
        for _ in range(0 if starter is None else starter + 1):
            keys.do(Action.RIGHT)
        driver.choose(keys, "bar-done")
        driver.choose(keys, "lobby-start")
        assert driver.play.match.setup.starter == starter
        if starter is not None:
            assert driver.play.course.seat == starter


def test_a_starter_who_leaves_is_no_longer_the_starter() -> None:
    for leaving in (0, 1, 2):
        driver, lobby = in_lobby(None, None, None)
        with driver:
            keys = Keyboard(driver)
            driver.choose(keys, "lobby-options")
            driver.walk(keys, "lobby-starter")
            keys.do(Action.RIGHT)
            keys.do(Action.RIGHT)
            driver.choose(keys, "bar-done")
            assert lobby.seating.chairs[lobby.starter or 0].name == "B"
            driver.choose(keys, place(lobby, leaving))
            driver.choose(keys, "seat-stand-up")
            chosen = lobby.starter
            assert chosen is None or lobby.seating.chairs[chosen].name == "B", f"seat {leaving} left"


def test_a_seat_changes_its_name_and_its_emblem() -> None:
    driver, lobby = in_lobby(None, None, None)
    with driver:
        keys = Keyboard(driver)
        driver.choose(keys, place(lobby, 1))
        assert isinstance(driver.top, SeatMenu)
        driver.choose(keys, "seat-name")
        assert isinstance(driver.top, NamePicker)
        driver.type("Ning")
        driver.key("return")
        assert lobby.seating.chairs[1].name == "Ning"
        driver.walk(keys, "seat-emblem")
        keys.do(Action.RIGHT)
        assert [chair.colour for chair in lobby.seating.chairs] == [0, 2, 1]
        keys.do(Action.RIGHT)
        assert [chair.colour for chair in lobby.seating.chairs] == [0, 3, 1]
        driver.choose(keys, "seat-done")
        assert driver.stage.top is lobby


def test_standing_up_frees_the_chair_and_the_last_one_stays() -> None:
    driver, lobby = in_lobby(None, None)
    with driver:
        keys = Keyboard(driver)
        driver.choose(keys, place(lobby, 0))
        driver.choose(keys, "seat-stand-up")
        assert [chair.name for chair in lobby.seating.chairs] == ["B"]
        driver.choose(keys, place(lobby, 0))
        driver.choose(keys, "seat-stand-up")
        assert isinstance(driver.top, SeatMenu)
        assert len(lobby.seating.chairs) == 1


def test_a_seat_whose_pad_has_gone_holds_up_the_start_until_a_pad_takes_it() -> None:
    driver, lobby = in_lobby(None)
    with driver:
        pad = driver.attach()
        driver.press(pad, "a")
        assert driver.widget("lobby-start").enabled
        assert lobby.device_of(lobby.seating.chairs[1])[1] == "Controller 1"
        pad.detach()
        driver.turn(2)
        assert not driver.widget("lobby-start").enabled
        assert lobby.device_of(lobby.seating.chairs[1])[0] == "icon-plug"
        new = driver.attach()
        driver.press(new, "a")
        assert owners(lobby) == [None, device(new)]
        assert driver.widget("lobby-start").enabled


def test_the_rules_are_a_button_away() -> None:
    driver, lobby = in_lobby(None)
    with driver:
        keys = Keyboard(driver)
        keys.do(Action.RULES)
        assert isinstance(driver.top, RulesPage)
        keys.do(Action.RULES)
        assert driver.stage.top is lobby
        driver.click_bar(Action.RULES)
        assert isinstance(driver.top, RulesPage)


# Whose pad is whose


def test_a_pad_acts_for_its_own_seats_and_an_idle_one_for_those_without() -> None:
    one, two, idle = (Device("pad", number) for number in (1, 2, 3))
    seating = Seating([Chair("A", 0, one), Chair("B", 1, two), Chair("C", 2), Chair("D", 3, one)])
    may = {dev: [seat for seat in range(4) if seating.may_act(seat, dev)] for dev in (one, two, idle, MOUSE)}
    assert may == {one: [0, 3], two: [1], idle: [2], MOUSE: [0, 1, 2, 3]}
    assert seating.owned(one) == [0, 3]
    seating.give([0, 3], idle)
    assert seating.owned(idle) == [0, 3]
    seating.give([0], MOUSE)
    assert seating.chairs[0].device is None


def test_whoever_sits_alone_knows_before_the_press_that_the_game_for_one_begins() -> None:
    with Driver(Title()) as driver:
        lobby, texts = Lobby(catalogue.find("market")), driver.stage.texts
        driver.stage.take(Push(lobby))
        driver.turn()
        start = driver.widget("title-solo")
        assert start is lobby.widgets[-1]
        assert start.enabled
        assert (Action.MENU, texts("title-solo")) in lobby.entries()
        with patch.object(Canvas, "text") as text:
            driver.stage.draw()
        assert texts("game-market-alone") in [call.args[0] for call in text.call_args_list]
        lobby.add_computer()
        start = driver.widget("lobby-start")
        assert start.hint == "", "with somebody else it is the usual game"
        assert (Action.MENU, texts("lobby-start")) in lobby.entries()
