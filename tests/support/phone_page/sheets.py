"""Sheets as the four games might send them, made up: one of each kind of thing that can stand on a phone."""

from dataclasses import replace

from scenes.devices.sheet import Board, Button, FreeSeat, Owner, Part, Piece, Sheet, Shelf

ALL_BUTTONS = (
    Button("confirm", "Choose this boat"),
    Button("back", "Back"),
    Button("undo", "Undo"),
    Button("hint", "Hint"),
    Button("rules", "What is this?"),
    Button("peek", "Look ahead"),
    Button("log", "History"),
    Button("previous", "What happened?"),
    Button("menu", "Menu"),
)
MALI = Owner("Mali", 2, "24 points")


def _square(x: float, y: float, width: float) -> tuple[float, float, float, float]:
    return x - width / 2, y - width / 2, width, width


def _boat(number: int, good: str, baskets: int, *, open: bool = True, focus: bool = False) -> Piece:
    parts = (
        Part("boat-hull-open"),
        Part("boat-seat", _square(0.29, 0.735, 0.38)),
        Part(f"icon-good-{good}", _square(0.5, 0.31, 0.56)),
        Part("icon-basket", _square(0.71, 0.72, 0.48)),
        Part(text=str(baskets), box=_square(0.71, 0.76, 0.4), dark=True),
    )
    label = f"{good.capitalize()}, {baskets} baskets"
    return Piece(label, parts, target=f"HandBoat({number})", open=open, focus=focus)


KLONGS = Sheet(
    "Bangkok Klongs",
    stamp=17,
    prompt="Mali: choose a boat",
    turn="mine",
    last="Nok places a boat: Fish, 2 baskets.",
    owner=MALI,
    shelves=(
        Shelf(
            "Your boats",
            (
                _boat(0, "bananas", 3, focus=True),
                _boat(1, "fish", 2),
                _boat(2, "avocados", 1, open=False),
                Piece("A thief", (Part("boat-hull-thief"),), target="HandBoat(3)", open=True, note="Takes a boat."),
            ),
        ),
        Shelf(
            "Your stock",
            tuple(
                Piece(
                    f"{good.capitalize()}: {count}",
                    (Part(f"icon-good-{good}"), Part(text=str(count), box=(0.5, 0.5, 0.5, 0.5), dark=True)),
                )
                for good, count in (("shrimps", 2), ("flowers", 1), ("pineapples", 3), ("aubergines", 1))
            ),
            large=False,
        ),
    ),
    buttons=ALL_BUTTONS,
)


def _space(column: int, row: int) -> Piece:
    box = (column * 100.0, row * 100.0, 100.0, 100.0)
    if (column, row) in ((1, 1), (4, 2), (2, 4)):
        hull = (
            Part("boat-hull-owned", tint="#56B4E9"),
            Part("boat-trim"),
            Part("icon-good-fish", (0.22, 0.05, 0.56, 0.56)),
        )
        return Piece("Nok’s boat: Fish", hull, box, target=f"space({column},{row})")
    water = (Part("tile-water"),)
    free = (column + row) % 3 == 0
    return Piece(f"Water {column + 1}, {row + 1}", water, box, target=f"space({column},{row})", open=free)


PLACE = replace(
    KLONGS,
    stamp=18,
    prompt="Where does the boat go?",
    note="Next to the cookshop it pays twice.",
    shelves=(Shelf("Your boats", (replace(_boat(0, "bananas", 3), chosen=True), _boat(1, "fish", 2, open=False))),),
    board=Board(
        "The klongs",
        (900.0, 600.0),
        tuple(_space(column, row) for row in range(6) for column in range(9)),
    ),
)


def _card(number: int, ware: str, baskets: int) -> Piece:
    parts = (
        Part("card-boat"),
        Part(f"ware-{ware}", (0.18, 0.08, 0.64, 0.64)),
        Part("icon-basket", (0.56, 0.56, 0.4, 0.4)),
        Part(text=str(baskets), box=(0.6, 0.6, 0.32, 0.34), dark=True),
    )
    label = f"{ware.replace('-', ' ').capitalize()}, {baskets} baskets"
    return Piece(label, parts, target=f"hand[{number}]", open=number != 1)


MARKET = Sheet(
    "Floating market",
    stamp=40,
    prompt="Play a card into the port, or renew a row",
    turn="mine",
    last="Ploy takes two cards.",
    owner=replace(MALI, points="11 points"),
    shelves=(
        Shelf(
            "Your objective",
            (
                Piece(
                    "Objective: passion fruit",
                    (Part("pontoon"), Part("ware-passion-fruit", (0.3, 0.0, 0.4, 1.0))),
                    (0.0, 0.0, 2.0, 1.0),
                    note="Each passion fruit in your market scores 2 points.",
                ),
            ),
            large=False,
            told=True,
        ),
        Shelf("Your hand", (_card(0, "peas", 2), _card(1, "fish", 1), _card(2, "courgettes", 3))),
    ),
    plates=(
        Piece("Renew a row or column", (Part("icon-renew"),), target="renew", open=True),
        Piece("Pass", target="pass"),
    ),
    buttons=ALL_BUTTONS[:3],
)


BAKONG = Sheet(
    "Bakong",
    stamp=5,
    prompt="Nok rolls the dice",
    turn="other",
    last="Lek finds a great emerald: +10 points.",
    owner=replace(MALI, points="8 points"),
    shelves=(
        Shelf(
            "Your backpack",
            tuple(
                Piece(name.capitalize(), (Part(f"object-{name}"),), note=note)
                for name, note in (
                    ("torch", "Walks through a cave without stopping."),
                    ("rope", "Climbs out of a pit."),
                    ("machete", "Goes one tile further in the jungle."),
                )
            ),
        ),
    ),
    buttons=(Button("log", "History"), Button("rules", "Rules"), Button("menu", "Menu")),
)


def _die(colour: str, value: int, number: int) -> Piece:
    parts = (
        Part(f"die-{colour}"),
        Part(text=str(value), box=(0.15, 0.15, 0.7, 0.7), dark=colour in ("ivory", "yellow")),
    )
    return Piece(
        f"{colour.capitalize()} {value}",
        parts,
        target=f"die({number})",
        open=value < 5,
        note=f"Makes {value + 9} of 12.",
    )


DICE = Sheet(
    "Dice",
    stamp=77,
    prompt="Take a die into a group",
    turn="mine",
    last="Nok takes a red 4 into group 2.",
    owner=replace(MALI, points="31 points"),
    shelves=(
        Shelf(
            "The pool",
            tuple(
                _die(colour, 1 + at % 6, at)
                for at, colour in enumerate(("red", "blue", "green", "ivory", "purple", "yellow", "red", "ivory"))
            ),
        ),
        Shelf("Group 1: needs 5", (_die("red", 3, 20), _die("blue", 4, 21)), large=False),
        Shelf("Group 2: complete", (_die("green", 6, 22), _die("ivory", 6, 23)), large=False),
    ),
    buttons=ALL_BUTTONS,
)

READING = Sheet(
    "The rules of Klongs",
    stamp=3,
    prompt="Boats and baskets",
    lines=(
        "Each boat carries one good. The figure on its basket says how much it is worth on a market day.",
        "A boat next to a cookshop pays twice.",
        "The thief takes a boat of your choice from the klongs into your hand.",
    ),
    plates=(Piece("Previous", target="previous"), Piece("Next", target="next", open=True, focus=True)),
    buttons=(Button("confirm", "Next"),),
)

LOBBY = Sheet(
    "Bangkok Klongs",
    stamp=1,
    prompt="Welcome! Take a seat, or watch.",
    seats=(FreeSeat(1, "Nok", 1), FreeSeat(3, "", 3)),
)

EVERY = {
    "klongs": KLONGS,
    "place": PLACE,
    "market": MARKET,
    "bakong": BAKONG,
    "dice": DICE,
    "reading": READING,
    "lobby": LOBBY,
}
