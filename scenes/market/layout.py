"""Where everything lies on the Floating Market table. Geometry only: plain numbers on the plan."""

from pygame import FRect

from game.market.records import BOTTOM, ENDS, LEFT, LINES, RIGHT, TOP

PROMPT = FRect(96, 44, 904, 80)
PORT = FRect(112, 132, 648, 648)
"""The harbour basin on the plan; on its drawing it is 720 wide, its first field at 78, the fields 192 apart."""
DRAWN, FIELD, PITCH, CARD = 720.0, 78.0, 192.0, 180.0
SCALE = PORT.width / DRAWN
PORT_CARD = CARD * SCALE
POST = 72.0
BORDER = 34.0
"""How far inside the basin's edge the mooring posts stand, on its drawing."""

HAND = FRect(96, 790, 904, 172)
HAND_CARD = 150.0
DECK_CARD = 120.0
DECKS = FRect(796, 170, 200, 420)
"""Both decks with their numbers, where several play."""
PLATE = FRect(780, 642, 220, 108)
"""To renew a line or, where there is a choice of cards, to take those that are chosen."""

LAST_WORD = FRect(770, 622, 232, 78), FRect(770, 706, 232, 78)
"""To let a decision stand, and to take it back."""

LAST_ROUND = (878.0, 596.0)

CROWD = FRect(1052, 54, 772, 284)
"""The other players' markets, or when playing alone how the game stands."""
CROWD_CARDS = 86.0, 73.0, 60.0
"""A card of another player's market: of the only one, of one of two, of one of three."""
CROWD_HEAD = 50.0
STALL = FRect(1052, 352, 580, 606)
"""The market of whoever has the turn."""
STALL_CARD = 186.0
GAP = 8.0
INFO = FRect(1644, 352, 180, 606)
EMBLEM = INFO.centerx, INFO.top + 62
"""Of whose market is the large one."""


def field(place: int) -> FRect:
    """A place of the port."""
    row, column = divmod(place, 3)
    left, top = PORT.left + (FIELD + column * PITCH) * SCALE, PORT.top + (FIELD + row * PITCH) * SCALE
    return FRect(left, top, PORT_CARD, PORT_CARD)


def post(end: int) -> FRect:
    """The mooring post at an end of the port."""
    side, number = ENDS[end]
    places = LINES[number - 1] if side in (LEFT, RIGHT) else LINES[number + 2]
    first, edge = field(places[0]), BORDER * SCALE
    x = {LEFT: PORT.left + edge, RIGHT: PORT.right - edge}.get(side, first.centerx)
    y = {TOP: PORT.top + edge, BOTTOM: PORT.bottom - edge}.get(side, first.centery)
    return FRect(x - POST / 2, y - POST / 2, POST, POST)


def deck(name: str, alone: bool) -> FRect:
    """The decks: beside the port; alone above its outer columns, where no card can be played."""
    boats = name == "boat"
    if alone:
        box = post(0 if boats else 2)
        return FRect(box.centerx - 38, 128, 76, 76)
    return FRect(816, 190 if boats else 400, DECK_CARD, DECK_CARD)


def hand_slot(index: int, count: int) -> FRect:
    pitch = min(HAND_CARD + 16, (HAND.width - HAND_CARD) / max(1, count - 1))
    x = HAND.centerx + (index - (count - 1) / 2) * pitch
    return FRect(x - HAND_CARD / 2, HAND.top + 12, HAND_CARD, HAND_CARD)


def cell(place: int) -> FRect:
    """A place of the large market."""
    row, column = divmod(place, 3)
    pitch = STALL_CARD + GAP
    return FRect(STALL.left + 4 + column * pitch, STALL.top + 12 + row * pitch, STALL_CARD, STALL_CARD)


def crowd(index: int, count: int) -> FRect:
    """The panel of another player: side by side, sharing the width."""
    width = CROWD.width / count
    return FRect(CROWD.left + index * width + 3, CROWD.top, width - 6, CROWD.height)


def with_crown(box: FRect) -> FRect:
    """The panel of another player, and what rises above it where that player leads."""
    return FRect(box.left, box.top - 16, box.width, box.height + 18)


def of_one(box: FRect) -> bool:
    """Whether a panel is the only one, and has room for more."""
    return box.width > CROWD.width / 2


def of_two(box: FRect) -> bool:
    """Whether a panel shares the width with one other."""
    return CROWD.width / 3 < box.width <= CROWD.width / 2


def crowd_cell(box: FRect, place: int) -> FRect:
    row, column = divmod(place, 3)
    size = CROWD_CARDS[0 if of_one(box) else 1 if of_two(box) else 2]
    left, top = (box.left + 14, box.top + 10) if of_one(box) else (box.left + 8, box.top + CROWD_HEAD)
    pitch = size + (4 if of_one(box) else 2)
    return FRect(left + column * pitch, top + row * pitch, size, size)


def crowd_hand(box: FRect, index: int, instead: bool = False) -> FRect:
    """Where a card of another player's hand lies: beside the market, or `instead` of it while that is shown large."""
    if of_one(box):
        return FRect(box.left + 316 + index * 146, box.top + 128, 136, 136)
    if instead:
        size = min(112.0, (box.width - 24) / 3)
        return FRect(box.centerx + (index - 1) * (size + 4) - size / 2, box.top + 100, size, size)
    beside = crowd_cell(box, index * 3 + 2)
    if of_two(box):
        return FRect((beside.right + box.right - beside.width) / 2, beside.top, beside.width, beside.height)
    return FRect(box.right - 60, beside.top + 3, 54, 54)


def crowd_points(box: FRect) -> FRect:
    """Another player's points."""
    if of_one(box):
        return FRect(box.right - 214, box.top + 22, 204, 72)
    if of_two(box):
        return FRect(box.right - 192, box.top + 2, 182, CROWD_HEAD)
    return FRect(box.left + 8, box.bottom - 51, box.width - 16, 44)


def info(name: str) -> FRect:
    """Boxes of the column beside the large market: who, points, pontoon, places filled."""
    tops = {"who": 0.0, "points": 150.0, "pontoon": 300.0, "objective": 400.0, "filled": 500.0}
    return FRect(INFO.left, INFO.top + tops[name], INFO.width, 100)


def landmarks(alone: bool, held: int) -> dict[str, FRect]:
    """Places with a name, for whoever points at them; `held`: how many cards are in the large hand."""
    hand = hand_slot(0, held).union(hand_slot(held - 1, held))
    found = {"port": PORT, "hand": hand, "market": STALL, "renew": PLATE}
    found |= {f"cell-{place}": cell(place) for place in range(9)}
    found |= {f"line-{line}": field(places[0]).union(field(places[-1])) for line, places in enumerate(LINES)}
    found |= {"points": info("points"), "objective": info("pontoon").union(info("objective")), "filled": info("filled")}
    decks = deck("boat", alone), deck("chilli", alone)
    if alone:
        turns, medals = (
            FRect(CROWD.left + 22, CROWD.top + 76, 728, 56),
            FRect(CROWD.left + 22, CROWD.top + 130, 728, 92),
        )
        return found | {"turns": turns, "medals": medals, "boats": decks[0], "chillies": decks[1]}
    return found | {"decks": decks[0].union(decks[1]), "others": CROWD}
