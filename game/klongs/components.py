"""The components of Bangkok Klongs: its boats, from assets/components/klongs.toml, and the boards of maps/ (K5, K6)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.components import Section, read_components
from game.contract import Components
from game.klongs.board import Layout, read_board
from game.klongs.rules import BoatSet, Design, Kind, Rules
from game.maps import read_boards

GAME_ID = "klongs"
GOODS = 7
MOST_SEATS = 4
SEATS = ("open", "neutral")


@dataclass(frozen=True, slots=True)
class Parts:
    boats: BoatSet
    rules: Mapping[str, Rules]
    """By board."""


def load() -> Components:
    """The checked components; Problem if there is no good file, or no good board."""
    components = read_components(f"{GAME_ID}.toml", _boat_set)
    boats: BoatSet = components.parts
    boards = read_boards(GAME_ID, read_board)
    rules: dict[str, Rules] = {}
    for name, board in boards.items():
        layout: Layout = board.layout
        rules[name] = Rules(boats, layout)
    return replace(components, parts=Parts(boats, rules), boards=boards)


def _boat_set(file: Section) -> BoatSet:
    goods = file.words("goods", GOODS)
    hand = file.whole("hand", 1, 9)
    tactics = file.section("tactics_hand")
    tactics_hand = tactics.whole("open", 0, 9), tactics.whole("neutral", 0, 9)
    if sum(tactics_hand) != hand:
        raise file.problem("tactics_hand", f"these are {sum(tactics_hand)} boats", f"make it the {hand} of hand")
    merchants = file.section("merchants")
    aboard = tuple(merchants.whole(str(players), 2, 99) - 1 for players in range(2, MOST_SEATS + 1))
    boats = BoatSet(
        goods=goods,
        designs=(*_goods_boats(file), *_specials(file.section("specials"))),
        hand=hand,
        tactics_hand=tactics_hand,
        merchants=(0, 0, *aboard),
        movement_cards=file.whole("movement_cards", 0, 9),
    )
    for section in (tactics, merchants):
        section.done()
    for seat, needed in zip(SEATS, tactics_hand, strict=True):
        count = sum(design.count for design in boats.designs if design.open == (seat == "open"))
        if count < needed * MOST_SEATS:
            cure = f"let there be {needed * MOST_SEATS} or more, so that four players can draw their hands"
            raise file.problem("boats", f"there are {count} {seat} boats", cure)
    return boats


def _goods_boats(file: Section) -> list[Design]:
    rows = []
    for row in file.sections("boats"):
        open_ = row.word("seat", SEATS) == "open"
        baskets, count = row.whole("baskets", 0, 3), row.whole("count", 0, 9)
        luk_phat = row.flag("luk_phat", False)
        row.done()
        rows.append((open_, baskets, count, luk_phat))
    if not any(luk_phat and count for *_, count, luk_phat in rows):
        raise file.problem("boats", "no boat shows the Luk Phat parasol", "write luk_phat = true for some")
    return [
        Design(Kind.GOODS, good, baskets, open_, luk_phat, count)
        for good in range(GOODS)
        for open_, baskets, count, luk_phat in rows
    ]


def _specials(file: Section) -> list[Design]:
    designs = []
    for kind in (Kind.THIEF, Kind.INSPECTOR, Kind.COOKSHOP):
        section = file.section(kind)
        count = section.whole("count", 0, 9)
        baskets = 0 if kind is Kind.THIEF else section.whole("baskets", 0, 3)
        section.done()
        designs.append(Design(kind, None, baskets, False, False, count))
    file.done()
    return designs
