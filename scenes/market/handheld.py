"""The Floating Market on a phone: one's hand, objective and market, and the port with its ends; while cards are laid,
one's market with its free places instead."""

from collections.abc import Iterator, Mapping
from functools import partial

from game.contract import State
from game.market import outlook
from game.market.position import NONE
from game.market.records import ENDS, LEFT, RIGHT, TOP, Lay
from game.market.rules import BOAT, CHILLI, DECK_ENDS, DECKS
from game.market.scoring import PLACES
from game.market.state import MarketState
from scenes.devices.sheet import WHOLE, Board, Box, Part, Piece, Shelf
from scenes.market.cards import DRAWN, back, layers, ware
from scenes.market.objectives import Objectives
from scenes.market.targets import Cell, Deck, End, Field, HandCard, Pontoon, PortCard, TakenCard
from scenes.market.words import MarketWords
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.course import Course
from scenes.table.on_phone.handheld import Handheld
from scenes.table.on_phone.parts import around

ACROSS = 5.0
"""How many cards fit across the port with the posts round it; the decks lie in its upper corners."""
DECK_BOXES: dict[int, Box] = {BOAT: (0.0, 0.0, 1.0, 1.0), CHILLI: (ACROSS - 1, 0.0, 1.0, 1.0)}
POST = 0.72
"""The width of a post as part of its place, so that it looks smaller than a card and is touched as easily."""
PONTOON: Box = (0.0, 0.0, 220.0, 90.0)
"""How wide and high the pontoon is drawn; and where the good on it is."""
PONTOON_WARE: Box = (0.35, 0.1, 0.3, 0.3 * 220 / 90)


class MarketHandheld(Handheld):
    def __init__(
        self,
        stage: Backstage,
        course: Course,
        choice: Choice,
        words: MarketWords,
        objectives: Objectives,
        icons: Mapping[type, str],
    ) -> None:
        super().__init__(stage, course, choice, icons)
        self.words, self.objectives = words, objectives
        self._faces: dict[int, tuple[Part, ...]] = {}
        """By card, what it is composed of."""

    # What is one's own

    def shelves(self, view: State, seat: int) -> Iterator[Shelf]:
        assert isinstance(view, MarketState)
        hand = [self._held(view, index, card) for index, card in enumerate(view.hands[seat])]
        yield Shelf(self.texts("phone-market-hand"), tuple(hand))
        objective = (self._objective(view, seat),)
        yield Shelf(self.texts("rules-market-objective-title"), objective, large=False, told=True)
        laid = [place for place, card in enumerate(view.markets[seat]) if card != NONE]
        if laid and not self.offers(Lay):
            cells = tuple(self._cell(view, seat, place, WHOLE) for place in laid)
            yield Shelf(self.texts("phone-market-market"), cells, large=False)

    def _held(self, view: MarketState, index: int, card: int) -> Piece:
        target = HandCard(index)
        return self.as_before(target, card, lambda: self.piece(target, self._card(view, card), self._face(view, card)))

    def _card(self, view: MarketState, card: int) -> str:
        """What a card is, in words."""
        words = self.words.describe(card)
        plain = view.rules.cards.designs[card].chilli is None
        return words if plain else self.texts("phone-market-chilli", card=words)

    def _face(self, view: MarketState, card: int) -> tuple[Part, ...]:
        if card not in self._faces:
            found = layers(view.rules.cards, view.rules.cards.designs[card])
            self._faces[card] = tuple(
                Part(art, around(x / DRAWN, y / DRAWN, size / DRAWN)) for art, x, y, size in found
            )
        return self._faces[card]

    def _objective(self, view: MarketState, seat: int) -> Piece:
        cards, good = view.rules.cards, view.pontoons[seat]
        each, now = cards.pay.objective, view.count(seat).objective
        name = self.words.goods([good])
        note = self.texts("what-market-objective", good=name, each=self.points(each), points=self.points(now))
        parts = Part("pontoon"), Part(ware(cards, good), PONTOON_WARE)
        return self.piece(Pontoon(), name, parts, PONTOON, note)

    # One's market

    def _cell(self, view: MarketState, seat: int, place: int, box: Box) -> Piece:
        card = view.markets[seat][place]
        if card == NONE:
            return self._room(view, seat, place, box)
        note = ""
        if view.chillies[seat] >> place & 1:
            pays = dict(view.count(seat, with_objective=False).chillies)[place]
            note = self.texts("what-market-pays", points=self.points(pays))

        def make() -> Piece:
            label = self._where("phone-market-card", place, card=self._card(view, card))
            return self.piece(Cell(place), label, self._face(view, card), box, note)

        return self.as_before(Cell(place), (card, box, note), make)

    def _room(self, view: MarketState, seat: int, place: int, box: Box) -> Piece:
        """A free place, and what the card that has been chosen would bring there."""
        card, note, art = self._chosen(view, seat), "", "market-slot"
        if card is not None and place in outlook.places_open(view, seat, card):
            gain = outlook.change(view, seat, card, place).points + outlook.objective_change(view, seat, card)
            key = "points-gained" if gain > 0 else "points-lost" if gain < 0 else "points-none"
            note, art = self.texts(key, points=abs(gain)), "market-slot-lit"
        return self.piece(Cell(place), self._where("phone-market-room", place), (Part(art),), box, note)

    def _chosen(self, view: MarketState, seat: int) -> int | None:
        """The card of the hand that has been chosen."""
        first = self.choice.first if self.deciding else None
        return view.hands[seat][first.index] if isinstance(first, HandCard) else None

    def _where(self, key: str, place: int, **more: str) -> str:
        """Something with its place, for whoever does not see it: rows from the top, columns from the left."""
        return self.texts(key, row=place // 3 + 1, column=place % 3 + 1, **more)

    # What all share

    def points_of(self, view: State, seat: int) -> int:
        """With the objective where it stands on the screen, too."""
        assert isinstance(view, MarketState)
        return view.count(seat, with_objective=self.objectives.open_to_all(seat)).total

    def how_far(self, view: State) -> str:
        assert isinstance(view, MarketState)
        return "" if view.first_full == NONE or view.alone else self.texts("market-last-round")

    def in_words(self, view: State, seat: int) -> str:
        """What lies open of a market: its points, and its cards."""
        assert isinstance(view, MarketState)
        laid = [(place, card) for place, card in enumerate(view.markets[seat]) if card != NONE]
        worth = self.points(self.points_of(view, seat))
        cards = [f"{self._where('phone-market-card', place, card=self._card(view, card))}." for place, card in laid]
        return " ".join((self.texts("what-market-player", points=worth, cards=len(laid)), *cards))

    def board(self, view: State, seat: int) -> Board:
        assert isinstance(view, MarketState)
        if self.offers(Lay):
            cells = [self._cell(view, seat, place, (place % 3, place // 3, 1, 1)) for place in range(PLACES)]
            return Board(self.texts("phone-market-market"), (3, 3), tuple(cells))
        pieces = [self._field(view, place) for place in range(PLACES) if view.port[place] != NONE]
        chosen, blocked, port = self._chosen(view, seat), view.blocked(), tuple(view.port)
        ends = [end for end in range(len(ENDS)) if not (view.alone and end in DECK_ENDS)]
        for end in ends:
            make = partial(self._end, view, chosen, end, end in blocked)
            looks = end in blocked, None if chosen is None else (chosen, port)
            pieces.append(self.as_before(End(end), looks, make))
        pieces += [self._deck(view, deck) for deck in DECK_BOXES]
        return Board(self.texts("phone-market-port"), (ACROSS, ACROSS), tuple(pieces))

    def _field(self, view: MarketState, place: int) -> Piece:
        card, box = view.port[place], (place % 3 + 1, place // 3 + 1, 1, 1)
        target = self.about(TakenCard(place), PortCard(place), Field(place))

        def make() -> Piece:
            label = self._where("phone-market-card", place, card=self._card(view, card))
            return self.piece(target, label, self._face(view, card), box)

        return self.as_before(target, card, make)

    def _end(self, view: MarketState, card: int | None, end: int, blocked: bool) -> Piece:
        """A post, and what the card that has been chosen would bring there."""
        side, number = ENDS[end]
        x = 0 if side == LEFT else ACROSS - 1 if side == RIGHT else number
        y = number if side in (LEFT, RIGHT) else 0 if side == TOP else ACROSS - 1
        ways = [] if card is None else outlook.ways(view, card, end)
        where = self.texts(f"end-{side}", number=number)
        label, note = where[0].upper() + where[1:], ""
        if ways:
            label = self.texts("phone-market-end", end=label, count=len(ways[0].taken))
            note = self.texts("phone-market-choice")
        if len(ways) == 1:
            note = " + ".join(self._card(view, one) for one in ways[0].cards)
        art = "mooring-blocked" if blocked else "mooring-lit" if ways else "mooring"
        return self.piece(End(end), label, (Part(art, around(0.5, 0.5, POST)),), (x, y, 1, 1), note)

    def _deck(self, view: MarketState, deck: int) -> Piece:
        name, left = DECKS[deck], view.left(deck)
        parts = Part(back(name) if left else "port-slot"), Part(text=str(left), box=around(0.5, 0.5, 0.5), dark=True)
        note = self.texts(f"what-market-deck-{name}-text", count=left)
        return self.piece(Deck(name), self.texts(f"what-market-deck-{name}"), parts, DECK_BOXES[deck], note)
