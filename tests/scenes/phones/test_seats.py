"""Phones sit down, keep their seats in the dark, and get them back from whoever played on for them."""

from game import catalogue
from game.players import HUMAN
from scenes.devices.intents import KEYS, Device
from scenes.devices.seating import Seating
from scenes.pages.lobby import Lobby
from scenes.pages.over_table.pad_lost import PadLost
from scenes.stage import navigation
from scenes.stage.scene import Push
from tests.support.driver import Driver
from tests.support.phones.handset import Handset, Switchboard, table


def lobby(driver: Driver, game: str = "klongs") -> Lobby:
    driver.stage.take(Push(navigation.Lobby(catalogue.find(game))))
    driver.turn()
    assert isinstance(driver.top, Lobby)
    return driver.top


class TestLobby:
    def test_a_phone_that_comes_in_sits_down_with_its_name_and_emblem(self, driver: Driver, board: Switchboard) -> None:
        page = lobby(driver)
        phone = Handset(driver, board, 1, "Anong", 4)
        chair = page.seating.chairs[-1]
        assert (chair.name, chair.colour, chair.device, chair.phone) == ("Anong", 4, phone.device, phone.device)

    def test_a_name_and_an_emblem_that_are_taken_stay_with_whoever_has_them(
        self, driver: Driver, board: Switchboard
    ) -> None:
        page = lobby(driver)
        Handset(driver, board, 1, "Anong", 4)
        Handset(driver, board, 2, "Anong", 4)
        first, second = page.seating.chairs[-2:]
        assert (first.name, first.colour) == ("Anong", 4)
        assert (second.name, second.colour) != (first.name, first.colour)
        assert second.colour != 4

    def test_how_hands_are_held_is_asked_only_where_one_is_on_no_phone(
        self, driver: Driver, board: Switchboard
    ) -> None:
        page = lobby(driver)
        Handset(driver, board, 1)
        Handset(driver, board, 2)
        assert "option-hands" in [row.key for row in page.choices()]
        page.stand_up(0)
        assert "option-hands" not in [row.key for row in page.choices()]
        page.add_computer()
        assert "option-hands" not in [row.key for row in page.choices()]

    def test_who_sits_there_and_each_game_have_their_picture_on_the_phone(
        self, driver: Driver, board: Switchboard
    ) -> None:
        phone = Handset(driver, board, 1)
        assert [plate.parts[0].art for plate in phone.sheet.plates[:4]] == [f"game-{one}" for one in catalogue.GAMES]
        page = lobby(driver)
        page.sit(phone.device)
        page.add_computer()
        driver.turn(5)
        shown = [[part.art for part in plate.parts] for plate in phone.sheet.plates]
        assert shown[:4] == [["disc", "emblem-parasol"], ["disc", "emblem-lotus"], ["face-medium"], []]

    def test_it_sits_down_once(self, driver: Driver, board: Switchboard) -> None:
        page = lobby(driver)
        phone = Handset(driver, board, 1)
        seated = len(page.seating.chairs)
        phone.sleep()
        phone.wake()
        assert len(page.seating.chairs) == seated

    def test_who_stood_up_is_not_seated_again_for_looking_at_the_phone(
        self, driver: Driver, board: Switchboard
    ) -> None:
        page = lobby(driver)
        phone = Handset(driver, board, 1)
        phone.press("back")
        assert page.seating.owned(phone.device) == []
        phone.wake()
        assert page.seating.owned(phone.device) == [], "it never was away"
        phone.sleep()
        phone.wake()
        assert page.seating.owned(phone.device) == [1], "it has come back"

    def test_a_dark_phone_keeps_its_chair(self, driver: Driver, board: Switchboard) -> None:
        page = lobby(driver)
        phone = Handset(driver, board, 1)
        phone.sleep()
        chair = page.seating.chairs[-1]
        assert chair.device == phone.device
        assert page.device_of(chair) == ("icon-phone", "Phone, dark")
        assert page.widgets[-1].enabled

    def test_back_on_a_phone_stands_up(self, driver: Driver, board: Switchboard) -> None:
        page = lobby(driver)
        phone = Handset(driver, board, 1)
        phone.press("back")
        assert page.seating.owned(phone.device) == []

    def test_who_comes_in_under_the_page_of_phones_sits_down_too(self, driver: Driver, board: Switchboard) -> None:
        page = lobby(driver)
        driver.click_on(driver.widget("lobby-phones"))
        phone = Handset(driver, board, 1)
        assert page.seating.owned(phone.device)

    def test_at_a_full_table_a_phone_takes_the_place_of_a_computer_player(
        self, driver: Driver, board: Switchboard
    ) -> None:
        page = lobby(driver)
        while not page.full:
            page.add_computer()
        phone = Handset(driver, board, 1)
        assert page.seating.chairs[-1].device == phone.device
        assert page.seating.chairs[-1].player == HUMAN


class TestTable:
    def test_a_dark_phone_is_waited_for_with_a_sign_on_its_turn_only(self, driver: Driver, board: Switchboard) -> None:
        phones = Handset(driver, board, 1), Handset(driver, board, 2, "Bo", 4)
        seating = table(driver, *phones)
        phones[1].sleep()
        driver.turn(5)
        assert "dark" not in driver.play.prompt.text()
        phones[0].sleep()
        driver.turn(5)
        assert driver.play.prompt.text() == "Mali’s phone is dark. Press choose to play for Mali."
        assert [chair.device for chair in seating.chairs] == [phone.device for phone in phones]

    def test_whose_turn_it_is_not_has_no_button_for_a_hint(self, driver: Driver, board: Switchboard) -> None:
        phones = Handset(driver, board, 1), Handset(driver, board, 2, "Bo", 4)
        table(driver, *phones)
        lit = [{button.action for button in phone.sheet.buttons} for phone in phones]
        assert "hint" in lit[0]
        assert "hint" not in lit[1]
        assert lit[1] <= lit[0]

    def test_anybody_may_play_for_a_dark_phone_until_it_is_back(self, driver: Driver, board: Switchboard) -> None:
        phones = Handset(driver, board, 1), Handset(driver, board, 2, "Bo", 4)
        seating = table(driver, *phones)
        phones[0].sleep()
        driver.key("return")
        assert isinstance(driver.top, PadLost)
        assert driver.top.title == "Mali’s phone is dark"
        driver.turn(30)
        driver.key("return")
        driver.turn()
        assert seating.chairs[0].device is None
        assert seating.may_act(0, KEYS)
        phones[0].wake()
        assert seating.chairs[0].device == phones[0].device

    def test_the_question_goes_when_the_phone_is_back(self, driver: Driver, board: Switchboard) -> None:
        phone = Handset(driver, board, 1)
        table(driver, phone)
        phone.sleep()
        driver.key("return")
        assert isinstance(driver.top, PadLost)
        phone.wake()
        driver.turn(2)
        assert driver.play

    def test_a_phone_that_returns_takes_no_other_seat(self, driver: Driver, board: Switchboard) -> None:
        phones = Handset(driver, board, 1), Handset(driver, board, 2, "Bo", 4)
        seating = table(driver, *phones)
        driver.stage.phones.send_away(phones[0].device)
        driver.turn(2)
        assert isinstance(driver.top, PadLost)
        phones[1].wake()
        driver.turn()
        assert isinstance(driver.top, PadLost)
        assert seating.owned(phones[1].device) == [1]

    def test_who_has_no_seat_may_take_a_free_one(self, driver: Driver, board: Switchboard) -> None:
        seating = table(driver)
        phone = Handset(driver, board, 1)
        assert [(seat.seat, seat.name) for seat in phone.sheet.seats] == [(0, "Mali"), (1, "Nok")]
        phone.tap("FreeSeat(1)")
        assert seating.owned(phone.device) == [1]
        sheet = phone.sheet
        assert sheet.owner is not None
        assert (sheet.seats, sheet.owner.name) == ((), "Nok")

    def test_a_phone_with_a_seat_takes_no_second_one(self, driver: Driver, board: Switchboard) -> None:
        phone = Handset(driver, board, 1)
        seating = table(driver, phone)
        phone.tap("FreeSeat(1)")
        assert seating.owned(phone.device) == [0]

    def test_a_saved_match_comes_back_with_its_phones(self, driver: Driver, board: Switchboard) -> None:
        phone = Handset(driver, board, 7)
        table(driver, phone)
        seed = str(driver.play.match.setup.seed)
        assert board.remembered == {7: {seed: 0}}
        seats = driver.play.match.setup.seats
        seating = Seating.of(seats)
        driver.stage.take(Push(navigation.Table(driver.play.match, seating)))
        driver.turn()
        assert seating.owned(Device("phone", 7)) == [0]

    def test_so_does_one_that_comes_in_later(self, driver: Driver, board: Switchboard) -> None:
        seating = table(driver)
        phone = Handset(driver, board, 3)
        phone.sleep()
        phone.seats = {str(driver.play.match.setup.seed): 1}
        phone.wake()
        assert seating.owned(phone.device) == [1]

    def test_switching_phones_off_asks_how_it_goes_on(self, driver: Driver, board: Switchboard) -> None:
        phone = Handset(driver, board, 1)
        table(driver, phone)
        driver.stage.phones.switch_off()
        driver.turn(2)
        assert isinstance(driver.top, PadLost)
        assert driver.top.waiting == [0]
