"""Screens with phones about: how they come in, who is there, a lobby and a table with them, one that is dark."""

from collections.abc import Callable

from game import catalogue
from game.match import Match
from scenes.devices.guests import Guest
from scenes.devices.intents import Device
from scenes.devices.phones import Phones
from scenes.devices.seating import Chair, Seating
from scenes.pages.lobby import Lobby
from scenes.pages.over_table.pad_lost import PadLost
from scenes.pages.phones import PhonesHelp, PhonesPage, SendAway
from scenes.stage.backstage import words_of_the_page
from scenes.stage.scene import Push, Scene
from scenes.stage.stage import Stage
from scenes.table.registry import sit_down
from tests.shots.klongs import klongs_match
from tests.shots.market import market_match
from tests.shots.matches import Put
from tests.support.phones.handset import Switchboard

NAMES = ("Maximiliana", "Bo", "Anong")


def open_phones(stage: Stage, guests: int, dark: int = 0) -> None:
    """So many phones are here, the first of them dark."""
    stage.phones = Phones(stage.input, words_of_the_page, Switchboard)
    stage.phones.switch_on()
    for number, name in enumerate(NAMES[:guests], 1):
        stage.input.guests[number] = Guest(number, name, number, "en", awake=number > dark)
    stage.phones.intents()


def _page(guests: int) -> Put:
    def put(stage: Stage) -> None:
        open_phones(stage, guests)
        stage.take(Push(PhonesPage()))

    return put


def _help(stage: Stage) -> None:
    _page(1)(stage)
    stage.take(Push(PhonesHelp()))


def _send_away(stage: Stage) -> None:
    _page(3)(stage)
    stage.take(Push(SendAway(stage.input.guests[1])))


def _lobby(stage: Stage) -> None:
    open_phones(stage, 3, dark=1)
    chairs = [Chair(name, i, Device("phone", i)) for i, name in enumerate(NAMES, 1)]
    stage.take(Push(Lobby(catalogue.find("klongs"), Seating(chairs))))


def _table(make: Callable[[], Match], dark: int = 0) -> Put:
    """A phone for every seat; the one to move may be dark."""

    def put(stage: Stage) -> None:
        match = make()
        open_phones(stage, len(match.setup.seats))
        seating = Seating.of(match.setup.seats)
        for seat in range(len(seating.chairs)):
            seating.give([seat], Device("phone", seat + 1))
        to_move = match.state.to_move or 0
        stage.input.guests[to_move + 1].awake = not dark
        stage.take(Push(sit_down(match, seating)))

    return put


def _asked(stage: Stage) -> None:
    _table(lambda: klongs_match(3, 21), dark=1)(stage)
    stage.turn(0.1)
    table: Scene = stage.top
    stage.take(Push(PadLost(table)))  # type: ignore[arg-type]


PHONE_SHOTS: dict[str, Put] = {
    "phones": _page(3),
    "phones-nobody": _page(0),
    "phones-help": _help,
    "phones-send-away": _send_away,
    "lobby-phones": _lobby,
    "klongs-phones": _table(lambda: klongs_match(3, 21)),
    "klongs-phone-dark": _table(lambda: klongs_match(3, 21), dark=1),
    "phone-dark": _asked,
    "market-phones": _table(lambda: market_match(3, 20)),
}
