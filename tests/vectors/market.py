"""From the vectors of Bangkok: Floating Market to its code. Goods are letters there and numbers here."""

from collections.abc import Mapping, Sequence
from typing import Any

from game import catalogue
from game.market import grid, port, scoring
from game.market.cards import LETTERS, Design, goods_of
from game.market.records import BOTTOM, RIGHT
from game.market.rules import BLOCKED_ALONE
from tests.game.market.positions import END_NAMES

Given = Mapping[str, Any]


def _mask(letters: str | None) -> int:
    return sum(1 << good for good, letter in enumerate(LETTERS) if letter in (letters or ""))


def _design(cell: Any) -> Design | None:
    if cell is None or isinstance(cell, str):
        return None if cell is None else Design(goods_of(cell))
    return Design(goods_of(cell["carries"]), cell["chilli"], tuple(map(LETTERS.index, cell["goods"])))


def _cells(given: Given) -> list[Design | None]:
    return [_design(cell) for row in given["cells"] for cell in row]


def _takes(given: Given) -> Any:
    sets = port.takes(Design(goods_of(given["card"])).baskets, [_mask(card) for card in given["line"]])
    return {"sets": [list(one) for one in sets]}


def _shift(given: Given) -> Any:
    left = [None if i in given["taken"] else card for i, card in enumerate(given["line"])]
    if given["end"] in (RIGHT, BOTTOM):
        return {"line": port.shift(left[::-1], given["played"], None)[::-1]}
    return {"line": port.shift(left, given["played"], None)}


def _score_market(given: Given) -> Any:
    pay = catalogue.components_of(catalogue.find("market")).parts.cards.pay
    count = scoring.count_market(_cells(given), LETTERS.index(given["objective"]), pay)
    points = [paid for _, paid in count.chillies]
    return {"objective": count.objective, "chillies": points, "complete": count.complete, "total": count.total}


def _bits(cells: Sequence[Design | None]) -> tuple[int, int]:
    filled = sum(1 << place for place, card in enumerate(cells) if card)
    return filled, sum(1 << place for place, card in enumerate(cells) if card and card.chilli)


def _placements(given: Given) -> Any:
    filled, chillies = _bits(_cells(given))
    card = _design(given["card"])
    assert card is not None
    places = grid.chilli_places(filled, chillies, given["expert"]) if card.chilli else grid.free_places(filled)
    return {"places": [list(divmod(place, 3)) for place in places]}


def _refill(given: Given) -> Any:
    drawn = port.refill(given["chillies_in_port"], given["empty"], given["boat_deck"], given["chilli_deck"])
    return {"drawn": list(drawn)}


def _solo_blocked(given: Given) -> Any:
    return {"ends": sorted(END_NAMES[end] for end in BLOCKED_ALONE[given["turn"] - 1])}


ADAPTERS = {
    "takes": _takes,
    "shift": _shift,
    "score_market": _score_market,
    "placements": _placements,
    "refill": _refill,
    "solo_blocked": _solo_blocked,
}
