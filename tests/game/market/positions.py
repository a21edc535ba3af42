"""Positions of Bangkok: Floating Market put together by hand, for tests of single clauses. Cards are letters: a boat by
its goods ("PF"), a chilli card by its kind, what it looks at and, for "once", what it carries ("shun P", "once PP")."""

from collections.abc import Sequence

from game.contract import Event, Move
from game.market.cards import LETTERS, Design, goods_of
from game.market.position import NONE
from game.market.records import ENDS
from tests.support.tables import begin_market

NO_CARD = "-"
END_NAMES = tuple(f"{side} {number}" for side, number in ENDS)


def letters(design: Design) -> str:
    """The goods it carries, basket by basket."""
    return "".join(LETTERS[good] for good in design.baskets)


class Market:
    """A game that has just begun, seat 0 to move, with whatever a test lays on the table."""

    def __init__(self, players: int = 2, *, expert: bool = False, seed: int = 1) -> None:
        self.state, self.opening = begin_market(players, seed, 0, expert="on" if expert else "off")

    def card(self, name: str) -> int:
        kind, _, goods = name.partition(" ")
        for number, design in enumerate(self.state.rules.cards.designs):
            if goods and design.chilli == kind:
                looks_at = "".join(LETTERS[good] for good in design.looks_at) or letters(design)
                if looks_at in (goods, goods[::-1]):
                    return number
            elif not goods and design.chilli is None and design.goods == goods_of(kind):
                return number
        raise AssertionError(f"there is no card {name}")

    def cards(self, names: str) -> list[int]:
        """Cards from a list with commas; "-" is an empty place."""
        return [NONE if name.strip() == NO_CARD else self.card(name.strip()) for name in names.split(",")]

    def name(self, card: int | None) -> str:
        if card is None or card == NONE:
            return NO_CARD
        design = self.state.rules.cards.designs[card]
        if design.chilli is None:
            return letters(design)
        looks_at = "".join(LETTERS[good] for good in design.looks_at) or letters(design)
        return f"{design.chilli} {looks_at}"

    def names(self, cards: Sequence[int | None]) -> str:
        return ", ".join(map(self.name, cards))

    def port(self, *rows: str) -> None:
        self.state.port = [card for row in rows for card in self.cards(row)]

    def hold(self, names: str, seat: int = 0) -> None:
        self.state.hands[seat] = self.cards(names)

    def lie(self, *rows: str, seat: int = 0) -> None:
        """A seat's market."""
        for place, card in enumerate(card for row in rows for card in self.cards(row)):
            if card != NONE:
                self.state.lay(seat, card, place)

    def decks(self, boats: str = "", chillies: str = "") -> None:
        """What is left in the decks, the top card first."""
        self.state.decks = [[], []]
        self.state.under = [self.cards(names) if names else [] for names in (boats, chillies)]

    def play(self, move: Move) -> list[Event]:
        return self.state.play(move)

    def why(self, move: Move) -> str | None:
        reason = self.state.why_not(move)
        return reason.key if reason else None


def end(name: str) -> int:
    return END_NAMES.index(name)
