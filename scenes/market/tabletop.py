"""The floating market: play cards into the port, take others out, build a market round chilli cards."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, permutations
from typing import ClassVar

from pygame import FRect

from game.contract import Event, Move, Reason
from game.market import outlook
from game.market.grid import free_places
from game.market.records import (
    ENDS,
    LINE_OF,
    LINES,
    PATHS,
    CardDrawn,
    CardLaid,
    CardRenewed,
    Lay,
    LineShifted,
    PlayCard,
    PutUnder,
    Renew,
)
from game.market.rules import DECK_ENDS
from game.market.state import MarketState
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.layer import Layer
from scenes.drawing.marks import focus_frame
from scenes.drawing.theme import PLAN
from scenes.market import layout
from scenes.market.cards import LARGEST, CardFaces
from scenes.market.compass import Compass
from scenes.market.hand import RAISED, Hand
from scenes.market.handheld import MarketHandheld
from scenes.market.harbour import Harbour
from scenes.market.objectives import Objectives
from scenes.market.panels import Panels
from scenes.market.picture import Picture
from scenes.market.preview import Preview
from scenes.market.shows import MarketShows
from scenes.market.solo.panel import SoloPanel
from scenes.market.targets import (
    CORNERS,
    Cell,
    Deck,
    Elsewhere,
    End,
    Field,
    HandCard,
    PortCard,
    RenewPlate,
    Rival,
    TakenCard,
    TakePlate,
)
from scenes.market.things import MarketThings
from scenes.market.words import MarketWords
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Place, Scene
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop

PLATE_ICONS: dict[type, str] = {RenewPlate: "icon-renew", TakePlate: "icon-tick"}
"""The icons on its two plates."""


class MarketTabletop(Tabletop):
    prompt_box = layout.PROMPT
    board = (End, PortCard, TakenCard)
    eager = False  # every step shows what it would do
    peek_prompt = "prompt-peek-market"
    outspoken = (Renew, TakePlate)
    last_words: ClassVar = {CardDrawn: "card"}
    picture: Picture
    words: MarketWords

    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        super().__init__(stage, course, choice)
        state = self.state
        picture = self.picture = Picture(state.rules, state.players)
        self.layer = Layer()
        self.faces = CardFaces(picture.cards)
        self.objectives = Objectives(stage, course, picture)
        self.preview = Preview(course, choice, picture)
        self.harbour = Harbour(picture, self.faces)
        self.hand = Hand(choice, picture, self.faces)
        self.panels = Panels(stage, course, picture, self.faces, self.objectives, self.moments)
        self.alone = SoloPanel(stage, picture, course.match.setup.seed, state.expert) if picture.alone else None
        self.words = MarketWords(stage, course, choice, picture, self.preview)
        self.things = MarketThings(stage, course, choice, self.words, self.panels, self.objectives, self.preview)
        self.handheld = MarketHandheld(stage, course, choice, self.words, self.objectives, PLATE_ICONS)
        self.shows = MarketShows(stage, course, self.words, self.flyers, picture, self.objectives)
        for events in course.so_far():
            picture.take_in(events)

    @property
    def state(self) -> MarketState:
        return self.course.state_as(MarketState)

    @property
    def acting(self) -> int:
        """Whose hand and market lie large."""
        picture, course = self.picture, self.course
        if picture.counting is not None:
            return picture.counting
        return picture.turn_of if course.director.busy or course.seat is None else course.seat

    def written(self) -> Sequence[FRect]:
        return (layout.INFO, layout.CROWD.inflate(-80, 0)) if self.picture.alone else (layout.INFO,)

    def own(self, _seat: int) -> Sequence[FRect]:
        """The hand, and the cards of the large market: an empty one may be covered."""
        return (layout.HAND, *(layout.cell(place) for place in self.picture.markets[self.acting]))

    def in_view(self, _seat: int) -> Sequence[FRect]:
        """The port, and where the next card may go."""
        filled = sum(1 << place for place in self.picture.markets[self.acting])
        return (layout.PORT, *map(layout.cell, free_places(filled)))

    def last_word_plates(self) -> tuple[FRect, FRect]:
        return layout.LAST_WORD

    # Objectives

    def keeps_quiet(self, reason: Reason) -> bool:
        return self.objectives.hidden and "objective" in reason.key

    @property
    def peek_label(self) -> str:
        return "bar-peek-market-objective" if self.objectives.hidden else "bar-peek-market"

    @property
    def peeks_in_secret(self) -> bool:
        return self.objectives.hidden

    def secret_look(self, seat: int, by_pointer: bool) -> Scene:
        return Compass(self.course, self.picture, seat, by_pointer)

    # Choosing

    def paths(self) -> dict[Path, Move]:
        found: dict[Path, Move] = {}
        moves = self.state.moves()
        sets: dict[tuple[int, int], list[tuple[int, ...]]] = {}
        for move in moves:
            if isinstance(move, PlayCard):
                sets.setdefault((move.card, move.end), []).append(move.taken)
        for move in moves:
            match move:
                case PlayCard(card, end, taken):
                    for which in self._ways_to_take(taken, sets[card, end]):
                        found |= {(held, End(end), *which): move for held in self._held(card)}
                case Renew(line):
                    found |= dict.fromkeys(self._ways_to_renew(line), move)
                case Lay(card, place):
                    found |= {(held, Cell(place)): move for held in self._held(card)}
                case PutUnder(card):
                    found |= {(held, Deck(self.picture.deck_of(card))): move for held in self._held(card)}
        return found

    @property
    def _ends(self) -> list[int]:
        """The ends that have a post: alone the decks lie at two of them."""
        return [end for end in range(len(ENDS)) if not (self.picture.alone and end in DECK_ENDS)]

    def _ways_to_renew(self, line: int) -> Iterator[Path]:
        """By either end; or by any of its cards and then, for each lies in a row and a column, by an end or another
        card of the one that is meant."""
        ends = [End(end) for end in self._ends if LINE_OF[end] == line]
        cards = [PortCard(place) for place in LINES[line] if place in self.picture.port]
        for end in ends:
            yield RenewPlate(), end
        for card in cards:
            for other in (*ends, *cards):
                if other != card:
                    yield RenewPlate(), card, other

    def _held(self, card: int) -> list[HandCard]:
        """The cards of this design in the large hand."""
        return [HandCard(i) for i, held in enumerate(self.picture.hands[self.acting]) if held == card]

    @staticmethod
    def _ways_to_take(taken: tuple[int, ...], sets: Sequence[tuple[int, ...]]) -> Iterator[Path]:
        """Where there is a choice: those of the cards that do not come in any case, in any order, and that is all."""
        if len(sets) == 1:
            yield ()
            return
        certain = set(taken).intersection(*sets)
        for order in permutations([TakenCard(place) for place in taken if place not in certain]):
            yield *order, TakePlate()

    def spots(self) -> Mapping[Target, FRect]:
        choice, picture = self.choice, self.picture
        if isinstance(choice.first, RenewPlate):
            posts: dict[Target, FRect] = {End(end): layout.post(end) for end in self._ends}
            return (
                posts | {PortCard(place): layout.field(place) for place in picture.port} | {RenewPlate(): layout.PLATE}
            )
        found: dict[Target, FRect] = {}
        steps = len(choice.steps)
        if choice.paths and steps < 2:
            count = len(picture.hands[self.acting])
            found |= {HandCard(i): layout.hand_slot(i, count) for i in range(count)}
            if choice.offers(Renew):
                found[RenewPlate()] = layout.PLATE
        if steps == 1 and choice.offers(PlayCard):
            found |= {End(end): layout.post(end) for end in range(len(ENDS))}
        elif steps == 1 and choice.offers(Lay):
            market = picture.markets[self.acting]
            found |= {Cell(place): layout.cell(place) for place in range(9) if place not in market}
        if self.preview.taking:
            found |= {TakenCard(place): layout.field(place) for place in self.preview.left_to_choose()}
            found[TakePlate()] = layout.PLATE
        for deck in choice.opens(Deck):
            found[deck] = layout.deck(deck.name, picture.alone)
        if choice.paths and not steps:
            found |= self._to_look_at()
        return found

    def _to_look_at(self) -> dict[Target, FRect]:
        """What only shows something: the decks, and the markets of the others. Nobody meets them in the middle of a
        choice."""
        picture = self.picture
        decks: dict[Target, FRect] = {Deck(name): layout.deck(name, picture.alone) for name in picture.decks}
        return decks | {Rival(seat): box for seat, box in self.panels.others(self.acting).items()}

    def beside(self, here: Target, action: Action) -> Target | None:
        """Round the corners of the port from end to end; and from the hand to the plate, which lies somewhat higher."""
        places, there = self.choice.places, None
        match here:
            case End(end):
                there = CORNERS.get((end, action))
            case HandCard(index) if action is Action.RIGHT and HandCard(index + 1) not in places:
                there = RenewPlate()
        return there if there in places else None

    def hover_spots(self) -> Mapping[Target, FRect]:
        around: dict[Target, FRect] = {}
        if isinstance(self.choice.focus, Rival | Deck):
            around[Elsewhere()] = FRect(0, 0, *PLAN)
        return around | {Field(place): layout.field(place) for place in self.picture.port} | self._to_look_at()

    def landmarks(self) -> Mapping[str, FRect]:
        found = layout.landmarks(self.picture.alone, len(self.picture.hands[self.acting]))
        return found | {"token": self.harbour.token_box()} if self.picture.alone else found

    @property
    def looked_at(self) -> Target | None:
        """A market of the others, or a deck, that somebody looks at: no longer than the focus stays there."""
        focus = self.choice.focus
        looking = self.course.deciding and not self.choice.peeking and focus not in self.choice.open
        return focus if looking and isinstance(focus, Rival | Deck) else None

    def ahead(self, target: Target) -> FRect | None:
        match target:
            case End(end):
                return layout.post(end)
            case Cell(place):
                return layout.cell(place)
        return super().ahead(target)

    def first_focus(self) -> Target | None:
        """Stay on the card in hand; otherwise the end that brings most, or the first thing that is open."""
        choice = self.choice
        if choice.focus in choice.open:
            return choice.focus
        ends, hand = choice.opens(End), choice.opens(HandCard)
        if ends and not isinstance(choice.first, RenewPlate):
            return max(ends, key=self.preview.brings)
        return min(hand) if hand else choice.open[0] if choice.open else None

    # Showing

    def tick(self, dt: float) -> None:
        self.hand.tick(self.acting, dt, self.stage.still)

    @property
    def busy(self) -> bool:
        return self.hand.gliding

    def computer_decides(self) -> None:
        if self.alone:
            self.alone.spend_day(self.course.name(0))

    def results(self) -> Place:
        if self.picture.alone:
            return navigation.SoloResults(self.course.match, self.course.seating)
        return super().results()

    # Drawing

    def where(self, event: Event) -> FRect | None:
        """A card is marked as long as it lies there: others push it along or take it."""
        match event:
            case LineShifted(end, cards):
                line = dict(zip(LINES[LINE_OF[end]], cards, strict=True))
                return next(self._still_there(place, line[place]) for place in PATHS[end] if line[place] is not None)
            case CardRenewed(place, _, new):
                return self._still_there(place, new)
            case CardLaid(seat, _, place) if self.looked_at == Rival(seat):
                return layout.cell(place)
            case CardLaid(seat, _, place) if not isinstance(self.looked_at, Deck):
                return self.panels.small_cell(seat, self.acting, place)
        return None

    def _still_there(self, place: int, card: int | None) -> FRect | None:
        one = self.picture.port.get(place)
        return layout.field(place) if one is not None and one.card == card else None

    def emblem(self, _seat: int) -> tuple[float, float]:
        return layout.EMBLEM

    def draw(self, canvas: Canvas) -> None:
        looked_at = self.looked_at
        rival = looked_at.seat if isinstance(looked_at, Rival) else None
        self._lay(canvas, rival)
        self._draw_port(canvas)
        if self.picture.counting is None:
            self.hand.draw(canvas, self.acting)
        self._draw_plate(canvas)
        if rival is None:
            self.panels.draw_large(canvas, self.acting, self.preview.laying())
        else:
            self.panels.draw_large(canvas, rival, None, own=False)
        if self.alone:
            self.alone.draw(canvas)
        else:
            self.panels.draw_state(canvas, self.acting if rival is None else rival)
        self.harbour.draw_aloft(canvas)
        self.faces.get_ready(canvas, self._soon())
        if self.choice.peeking or isinstance(looked_at, Deck):
            self.panels.draw_unseen(canvas, outlook.unseen(self.state))

    def _soon(self) -> Iterator[tuple[int, float]]:
        """Cards that will be wanted in another size: those in the port and in hand sail, and come into a hand."""
        picture = self.picture
        for card in (*(one.card for one in picture.port.values()), *chain(*picture.hands)):
            for size in (LARGEST, layout.HAND_CARD, layout.PORT_CARD):
                yield card, size

    def _lay(self, canvas: Canvas, rival: int | None) -> None:
        """What stands still most of the time: posts, decks and markets. `rival`: whose market is looked at."""
        layer, panels = self.layer, self.panels
        key = ("market", self.picture.seats, self.stage.texts.language, self.stage.prefs.text_size)
        layer.begin(canvas, key, self.harbour.draw_ground)
        self.harbour.lay_posts(layer, self.preview.open_ends())
        if rival is None:
            panels.lay_large(layer, self.acting, self.preview.free_places())
        else:
            panels.lay_large(layer, rival)
        if not self.alone:
            self.harbour.lay_decks(layer, self.preview.decks())
            panels.lay_others(layer, self.acting, rival)
        layer.draw(canvas)

    def _draw_port(self, canvas: Canvas) -> None:
        harbour, preview = self.harbour, self.preview
        harbour.draw_cards(canvas, preview.faded(), preview.lifted(), self.heartbeat)
        if self.alone:
            harbour.draw_token(canvas)
            harbour.draw_decks(canvas, preview.decks())
        card, end, ways = preview.card, preview.end, preview.ways()
        if ways and card is not None and end is not None:
            pulse = 0.5 + 0.5 * math.sin(self.heartbeat * 4)
            harbour.draw_ways(canvas, card, end, ways, preview.ticked(), pulse)

    def _draw_plate(self, canvas: Canvas) -> None:
        """What else can be done, or what ends the choice."""
        choice, texts = self.choice, self.stage.texts
        if self.preview.taking:
            self.harbour.draw_plate(canvas, PLATE_ICONS[TakePlate], texts("plate-take"), TakePlate() in choice.open)
        elif self.preview.looking and choice.offers(Renew):
            lit = RenewPlate() in (choice.focus, choice.first)
            self.harbour.draw_plate(canvas, PLATE_ICONS[RenewPlate], texts("plate-renew"), lit)
            self.harbour.draw_renewed(canvas, self.preview.renewed())

    def draw_focus(self, canvas: Canvas, target: Target, rect: FRect) -> None:
        radius, playing = 18, not isinstance(self.choice.first, RenewPlate)
        match target:
            case End(number) if playing and target in self.choice.open:
                rect, radius = self.harbour.ghost(number), 12
            case End():
                radius = 34
            case HandCard() if target == self.choice.first:
                rect = rect.move(0, -RAISED)
            case Elsewhere():
                return
        focus_frame(canvas, rect, self.heartbeat, radius=radius, grow=4)
