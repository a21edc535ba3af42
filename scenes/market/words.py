"""What the Floating Market table says: prompts, reasons, the log."""

from collections import Counter
from collections.abc import Iterable

from game.contract import Event
from game.market import outlook, records
from game.market.position import HAND
from game.market.scoring import PLACES
from game.market.state import MarketState
from scenes.market.cards import ware
from scenes.market.picture import Picture
from scenes.market.preview import Preview
from scenes.market.targets import Cell, Deck, End, Field, HandCard, RenewPlate, Rival
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.words import Note, Words

TIMES = "\u00a0×\u00a0"
"""Between a number and what there are so many of, so that no line ends there."""


class MarketWords(Words):
    def __init__(self, stage: Backstage, course: Course, choice: Choice, picture: Picture, preview: Preview) -> None:
        super().__init__(stage, course, choice)
        self.picture, self.preview = picture, preview

    # The decision

    def ask(self) -> str:
        assert self.course.seat is not None
        texts, choice, name = self.texts, self.choice, self.name(self.course.seat)
        if choice.offers(records.PutUnder):
            return texts("prompt-market-under", name=name)
        if choice.offers(records.Lay):
            held = len(self.picture.hands[self.course.seat])
            key = "prompt-market-lay" if choice.first is None else "prompt-market-lay-where"
            return texts(key, name=name, count=held - HAND, held=held)
        if isinstance(choice.first, RenewPlate):
            key = "prompt-market-line" if len(choice.steps) == 1 else "prompt-market-row-or-column"
            return texts(key, name=name)
        if isinstance(choice.focus, RenewPlate):
            return texts("prompt-market-renew", name=name)
        if self.preview.taking:
            missing = self.preview.still_to_choose()
            return texts("prompt-market-take" if missing else "prompt-market-take-these", name=name, count=missing)
        ways = self.preview.ways()
        if ways:
            return self._brings(name, len(ways[0].taken), len(ways) > 1)
        return texts("prompt-market-play" if choice.first is None else "prompt-market-end", name=name)

    def _brings(self, name: str, count: int, choice: bool) -> str:
        """How many cards come; and that as many more than three as are then in hand are laid."""
        assert self.course.seat is not None
        market, held = self.picture.markets[self.course.seat], len(self.picture.hands[self.course.seat])
        laid = min(held - 1 + count - HAND, PLACES - len(market))
        if choice or laid < 1:
            return self.texts(
                "prompt-market-brings-choice" if choice else "prompt-market-brings", name=name, count=count
            )
        return self.texts("prompt-market-brings-lay", name=name, count=count, laid=laid)

    def note(self, target: Target) -> str:
        """What a card of the hand is."""
        if not isinstance(target, HandCard) or self.course.seat is None or self.choice.steps:
            return ""
        card = self.picture.hands[self.course.seat][target.index]
        if self.picture.design(card).chilli is not None:
            return self.describe(card)
        key = "note-market-boat" if self.choice.offers(records.PlayCard) else "note-market-boat-laid"
        return self.texts(key, carries=self.describe(card))

    def explain(self, target: Target) -> str:
        """Why an end or a place is closed, what lies in the port."""
        state, card, seat = self.course.state_as(MarketState), self.preview.card, self.course.seat
        reason = None
        match target:
            case End(end) if card is not None:
                reason = outlook.why_closed(state, card, end)
            case Cell(place) if card is not None and seat is not None:
                reason = outlook.why_not_place(state, seat, card, place)
            case HandCard(index):
                return self._explain_held(index)
            case RenewPlate():
                return self.texts("explain-market-renew")
            case Field(place) if place in self.picture.port:
                return self.describe(self.picture.port[place].card)
            case Deck(name):
                return self.texts(f"explain-market-deck-{name}", count=self.picture.decks[name])
            case Rival(seat):
                free = 9 - len(self.picture.markets[seat])
                return self.texts("explain-market-rival", name=self.name(seat), count=free)
        return self.texts.reason(reason) if reason else ""

    def _explain_held(self, index: int) -> str:
        """Why a card of the hand can go nowhere, in the port or in the market; or that it can be chosen instead."""
        choice, seat = self.choice, self.course.seat
        if any(path[0] == HandCard(index) for path in choice.paths):
            return self.texts("explain-market-other")
        if seat is None or not choice.offers(records.Lay):
            return self.texts("explain-market-nowhere")
        reason = outlook.why_nowhere(self.course.state_as(MarketState), seat, self.picture.hands[seat][index])
        return self.texts.reason(reason) if reason else ""

    def hold(self) -> str:
        """Who has won, and with how many points."""
        texts, standings = self.texts, self.course.match.state.standings()
        if len(standings) == 1:
            return texts("prompt-market-alone", points=standings[0].points)
        winners = [self.name(standing.seat) for standing in standings if standing.won]
        won = texts("results-title", names=texts.join(winners), count=len(winners))
        return texts("prompt-market-counted", verdict=won, points=max(standing.points for standing in standings))

    # Cards

    def describe(self, card: int) -> str:
        """A card in a few words."""
        design = self.picture.design(card)
        carries = self.goods(design.baskets)
        if design.chilli is None:
            return carries
        return self.texts(f"chilli-{design.chilli}", goods=self.goods(design.looks_at), carries=carries)

    def _short(self, card: int) -> str:
        """A card for the log and for captions: the goods it carries, of a chilli card just its kind."""
        design = self.picture.design(card)
        return self.goods(design.baskets) if design.chilli is None else self.texts(f"card-{design.chilli}")

    def goods(self, goods: Iterable[int]) -> str:
        """Goods as a list: the name of each, and how many where there are several."""
        names = [(self.texts(ware(self.picture.cards, good)), count) for good, count in Counter(goods).items()]
        return ", ".join(f"{count}{TIMES}{name}" if count > 1 else name for name, count in names)

    # What is new

    def first_note(self, event: Event) -> Note | None:
        """The first chilli card that comes into the port or into a hand."""
        match event:
            case records.CardDrawn(_, card, _) if self.picture.design(card).chilli is not None:
                return Note("first-chilli", "card-chilli-back")
            case records.CardsTaken(_, _, cards) if any(self.picture.design(one).chilli for one in cards):
                return Note("first-chilli", "card-chilli-back")
        return None

    # The log

    def line(self, event: Event) -> str:
        texts, name = self.texts, self.name
        match event:
            case records.CardPlayed(seat, card, end):
                side, number = records.ENDS[end]
                where = texts(f"end-{side}", number=number)
                return texts("log-market-played", name=name(seat), card=self._short(card), end=where)
            case records.CardsTaken(seat, _, cards):
                return texts("log-market-taken", name=name(seat), cards=" + ".join(map(self._short, cards)))
            case records.CardLaid(seat, card, place):
                row, column = place // 3 + 1, place % 3 + 1
                return texts("log-market-laid", name=name(seat), card=self._short(card), row=row, column=column)
            case records.CardPutUnder(seat, card, _):
                return texts("log-market-under", name=name(seat), card=self._short(card))
            case records.LineRenewed(seat, row):
                key, number = ("log-market-renewed-row", row + 1) if row < 3 else ("log-market-renewed-column", row - 2)
                return texts(key, name=name(seat), number=number)
            case records.LastRound(seat):
                state = self.course.state_as(MarketState)
                ends = (seat + 1) % state.players == state.starter
                return texts("log-market-full" if ends else "log-market-last-round", name=name(seat))
            case records.Standstill(rounds):
                return texts("log-market-standstill", rounds=rounds)
            case records.PontoonShown(seat, good):
                return texts("log-market-pontoon", name=name(seat), good=self.goods([good]))
            case records.Scored(seat, points, source, _):
                return texts(
                    "log-market-scored",
                    name=name(seat),
                    points=texts("result-points", points=points),
                    part=texts(f"part-{source}"),
                )
        return ""
