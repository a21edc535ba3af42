"""The components of Bangkok: Floating Market: cards and what they pay, from assets/components/market.toml (M1-M3)."""

from dataclasses import replace
from itertools import pairwise

from game.components import Section, read_components
from game.contract import Components
from game.market.cards import LETTERS, MEDALS, MODES, MOST_GOODS, CardSet, Design, Goods, Pay, goods_of
from game.market.records import CHILLIES, ONCE, PAIRS
from game.market.rules import Rules

GAME_ID = "market"
LOTS = 4
LOT = 3
PORT = 9
MOST_POINTS = 99


def load() -> Components:
    """The checked components, as Rules; Problem if there is no good file."""
    components = read_components(f"{GAME_ID}.toml", _card_set)
    return replace(components, parts=Rules(components.parts))


def _card_set(file: Section) -> CardSet:
    goods = file.words("goods", len(LETTERS))
    pontoons = tuple(_goods(file, f"pontoons.{i}", name, 1) for i, name in enumerate(file.words("pontoons", LOTS), 1))
    port_chillies = file.whole("port_chillies", 0, PORT)
    counts: dict[Design, int] = {}
    boats = file.section("boats")
    for key in boats.keys():  # noqa: SIM118
        boat = Design(_goods(boats, key, key))
        counts[boat] = counts.get(boat, 0) + boats.whole(key, 0, 9)
    spare = sum(counts.values())
    if spare < PORT - port_chillies:
        raise file.problem("boats", f"there are {spare} boats", f"let there be {PORT - port_chillies} or more")
    lots = _lots(file.section("lots"))
    for lot in lots:
        for boat in lot:
            counts[boat] = counts.get(boat, 0) + 1
    chillies = _chillies(file.section("chillies"))
    if len(chillies) < port_chillies:
        what = f"there are {len(chillies)} chilli cards"
        raise file.problem("chillies", what, f"let there be {port_chillies} or more, as port_chillies wants")
    for chilli in chillies:
        counts[chilli] = counts.get(chilli, 0) + 1
    found = list(counts)
    return CardSet(
        goods=goods,
        designs=tuple(replace(design, count=count) for design, count in counts.items()),
        lots=tuple(tuple(found.index(boat) for boat in lot) for lot in lots),
        pontoons=tuple(good.index(1) for good in pontoons),
        port_chillies=port_chillies,
        pay=_pay(file.section("points")),
        medals=_medals(file.section("medals")),
    )


def _goods(file: Section, key: str, letters: str, most: int = MOST_GOODS) -> Goods:
    if not 1 <= len(letters) <= most or not set(letters) <= set(LETTERS):
        wanted = "one letter" if most == 1 else f"one to {most} letters"
        raise file.problem(key, f'"{letters}" names no goods', f"write {wanted} of {', '.join(LETTERS)}")
    return goods_of(letters)


def _lots(file: Section) -> list[list[Design]]:
    lots = [
        [Design(_goods(file, f"{lot}.{i}", name)) for i, name in enumerate(file.words(str(lot), LOT), 1)]
        for lot in range(1, LOTS + 1)
    ]
    file.done()
    return lots


def _chillies(file: Section) -> list[Design]:
    found = []
    for kind in CHILLIES:
        if kind == ONCE:
            names = file.words(kind, len(LETTERS))
            found += [Design(_goods(file, f"{kind}.{i}", name), kind) for i, name in enumerate(names, 1)]
            continue
        section = file.section(kind)
        for key in section.keys():  # noqa: SIM118
            looks_at = _looks_at(section, key, 2 if kind == PAIRS else 1)
            found.append(Design(_goods(section, key, section.name(key)), kind, looks_at))
    file.done()
    return found


def _looks_at(file: Section, key: str, wanted: int) -> tuple[int, ...]:
    if len(key) != wanted or len(set(key)) != wanted or not set(key) <= set(LETTERS):
        words = "one letter" if wanted == 1 else f"{wanted} different letters"
        raise file.problem(key, "this names no goods to look at", f"write {words} of {', '.join(LETTERS)}")
    return tuple(map(LETTERS.index, key))


def _pay(file: Section) -> Pay:
    objective, complete = (file.whole(key, 0, MOST_POINTS) for key in ("objective", "complete"))
    shun, each, pairs, once = (file.whole(kind, 0, MOST_POINTS) for kind in CHILLIES)
    file.done()
    return Pay(objective, shun, each, pairs, once, complete)


def _medals(file: Section) -> dict[str, tuple[int, ...]]:
    medals = {mode: file.wholes(mode, len(MEDALS), 0, MOST_POINTS) for mode in MODES}
    for mode, points in medals.items():
        if any(lower >= higher for lower, higher in pairwise(points)):
            raise file.problem(
                mode, "these do not rise", "write the points for bronze, then more for silver and for gold"
            )
    file.done()
    return medals
