"""The sparring game with one faulty part of its table."""

from dataclasses import replace

from tests.contract.faults.fault import Fault
from tests.contract.promises import Check
from tests.support.sparring import GAME, scenes
from tests.support.sparring.scenes import tabletop
from tests.support.sparring.scenes.picture import Picture
from tests.support.sparring.scenes.shows import SparringShows
from tests.support.sparring.scenes.tabletop import SparringTabletop
from tests.support.sparring.scenes.words import SparringWords


def with_tabletop(words: str, check: Check, laid: type[SparringTabletop]) -> Fault:
    return Fault(words, check, GAME, ((scenes, "TABLE", replace(scenes.TABLE, lay=laid)),))


def with_picture(words: str, check: Check, picture: type[Picture]) -> Fault:
    return Fault(words, check, GAME, ((tabletop, "Picture", picture),))


def with_shows(words: str, check: Check, shows: type[SparringShows]) -> Fault:
    return Fault(words, check, GAME, ((tabletop, "SparringShows", shows),))


def with_words(words: str, check: Check, said: type[SparringWords]) -> Fault:
    return Fault(words, check, GAME, ((tabletop, "SparringWords", said),))
