"""A whole match can be played with any device alone, from the title to the podium: by pads, phones, mouse and keys, and
with a single button.

On the way a pad is pulled out and another takes over, and decisions are taken back. The podium shows how the match
ended, and leads to another one or to the title.
"""

from collections.abc import Callable
from unittest.mock import patch

from game import catalogue
from game.contract import Game
from scenes.devices.intents import KEYS, MOUSE, SWITCH, Device
from scenes.pages.lobby import Lobby
from scenes.pages.over_table.pad_lost import PadLost
from scenes.pages.title import Title
from scenes.table.registry import table_of
from scenes.table.scene import TableScene
from tests.support.driver import Driver
from tests.support.hands.one_button import WithOneButton
from tests.support.hands.playing import (
    SIZE,
    Person,
    PlayedMatch,
    WithKeys,
    WithMouse,
    WithPad,
    WithPhone,
    from_title_to_table,
    stands_on_the_podium,
)
from tests.support.phones.handset import open_phones

PULLED_OUT_AT = 5
"""After so many decisions one loses the pad."""
same_seed = patch("game.saves.secrets.randbits", lambda _: 20)
"""Matches begun in the lobby have a seed of their own each; here it is always the same."""
unseen = patch.object(TableScene, "draw", lambda *_: None)
"""How a table looks is seen where mouse and keys play, and elsewhere: here only its buttons are drawn."""


@same_seed
def check_pads_play_a_whole_match(game: Game) -> None:
    """With the most seats, a pad for each; where hands can be hidden, they are."""
    table = table_of(game.id)
    with Driver(size=SIZE) as driver, unseen:
        people = [WithPad(driver) for _ in range(max(game.seats))]
        hide = table.secrets and getattr(driver.stage.prefs, table.agreement)
        from_title_to_table(people, game.id, *([table.secrets] if hide else []))
        played = PlayedMatch(people, 5)
        owners = [Device("pad", one.pad.number) for one in people]
        assert [chair.device for chair in played.play.seating.chairs] == owners

        def look() -> None:
            if len(played.match.history) == PULLED_OUT_AT:
                _pull_out_and_replace(people, played)

        _to_the_podium(played, look)
        assert bool(played.curtains) == bool(hide)
        assert len(driver.pads) == len(people) + 1
        _back_to_the_title(people[0])


def _pull_out_and_replace(people: list[WithPad], played: PlayedMatch) -> None:
    """The match stands still under a clear sign until another pad comes in, and goes on exactly there."""
    driver, play, seat = played.driver, played.play, played.play.course.seat
    assert seat is not None
    before = played.match.digest(), play.choice.focus
    people[seat].pad.detach()
    driver.turn(2)
    assert isinstance(driver.top, PadLost)
    assert driver.top.seating.missing(driver.stage.input) == [seat]
    driver.press(people[seat - 1].pad, "a")
    assert isinstance(driver.top, PadLost), "a press that was still meant for the game decides nothing"
    people[seat].pad = driver.attach("Another make of pad")
    driver.turn()
    assert driver.play is play
    assert (played.match.digest(), play.choice.focus) == before
    assert play.seating.chairs[seat].device == Device("pad", people[seat].pad.number)


@same_seed
def check_phones_play_a_whole_match(game: Game) -> None:
    """With the fewest seats that are company, by taps alone; one of the phones goes dark on the way."""
    with Driver(size=SIZE) as driver, unseen:
        board = open_phones(driver)
        people = [WithPhone(driver, board, number) for number in range(min(count for count in game.seats if count > 1))]
        from_title_to_table(people, game.id)
        played = PlayedMatch(people, 6)
        owners = [person.handset.device for person in people]
        assert [chair.device for chair in played.play.seating.chairs] == owners

        def look() -> None:
            if len(played.match.history) == PULLED_OUT_AT:
                _look_away_and_back(people, played)

        _to_the_podium(played, look)
        assert played.curtains == 0, "nobody has to look away from a phone"
        assert [chair.device for chair in played.play.seating.chairs] == owners
        _back_to_the_title(people[0])


def _look_away_and_back(people: list[WithPhone], played: PlayedMatch) -> None:
    """The table waits with a sign, nothing is lost, and whoever looks again sees just what was there."""
    driver, play, seat = played.driver, played.play, played.play.course.seat
    assert seat is not None
    handset, before = people[seat].handset, (played.match.digest(), people[seat].handset.sheet)
    handset.sleep()
    assert people[seat].handset.name in play.prompt.text()
    assert play.prompt.text() != before[1].prompt
    driver.turn(10)
    assert driver.play is play
    handset.wake()
    assert (played.match.digest(), handset.sheet) == before


@same_seed
def check_the_mouse_plays_a_whole_match(game: Game) -> None:
    """With the fewest seats that are company, and every option other than usual."""
    options = {option.key: option.values[1] for option in catalogue.options_of(game)}
    board = catalogue.components_of(game).board_of(options)
    seats = min(count for count in (board.seats if board else game.seats) if count > 1)
    with Driver(size=SIZE) as driver:
        people = [WithMouse(driver)] * seats
        from_title_to_table(people, game.id, *options)
        played = PlayedMatch(people, 8)
        assert played.match.setup.options == options
        _to_the_podium(played)
        assert driver.stage.input.last == MOUSE
        _back_to_the_title(people[0])


@same_seed
def check_the_keys_play_a_whole_match_and_begin_another(game: Game) -> None:
    """With some seats; where there are secrets, they lie open unless people agree to hide them."""
    with Driver(size=SIZE) as driver:
        people = [WithKeys(driver)] * sorted(game.seats)[len(game.seats) // 2]
        from_title_to_table(people, game.id)
        played = PlayedMatch(people, 4)
        _to_the_podium(played)
        assert played.curtains == 0
        assert driver.stage.input.last == KEYS
        people[0].choose("results-rematch")
        assert isinstance(driver.top, Lobby)
        people[0].choose("lobby-start")
        again = driver.play.match
        assert again is not played.match
        assert (again.setup.seats, again.setup.options) == (played.match.setup.seats, played.match.setup.options)
        assert again.history == []


@same_seed
def check_one_button_plays_a_whole_match(game: Game) -> None:
    """With the fewest seats that are company."""
    with Driver(size=SIZE) as driver, unseen:
        people = [WithOneButton(driver)] * min(count for count in game.seats if count > 1)
        from_title_to_table(people, game.id)
        _to_the_podium(PlayedMatch(people, 8))
        assert driver.stage.input.last == SWITCH
        _back_to_the_title(people[0])


def _to_the_podium(played: PlayedMatch, look: Callable[[], object] = lambda: None) -> None:
    """Every decision to the last one, some of them taken back; then it is told how the match has ended."""
    played.to_the_end(look)
    assert played.taken_back
    assert stands_on_the_podium(played.driver, played.match)


def _back_to_the_title(person: Person) -> None:
    person.choose("results-title-screen")
    assert [type(scene) for scene in person.driver.stage.scenes] == [Title]
