"""A decision before it is taken: the card and the end it is about, and what would come of it.

Everything is asked of the rules when it is wanted, for the choice and the focus as they are then. While something is
being shown or looked up nobody weighs anything, and all of it is empty.
"""

from dataclasses import dataclass

from game.market import outlook
from game.market.records import LINE_OF, LINES, Lay, PlayCard
from game.market.state import MarketState
from scenes.market.picture import Picture
from scenes.market.targets import Cell, End, HandCard, PortCard, RenewPlate, TakenCard, TakePlate
from scenes.table.choice import Choice
from scenes.table.course import Course


@dataclass(frozen=True)
class Laying:
    """A card on a place of the market where it may be laid."""

    card: int
    place: int
    change: outlook.Change
    objective: int
    """What it would add to the objective: for who may know that."""


class Preview:
    def __init__(self, course: Course, choice: Choice, picture: Picture) -> None:
        self.course, self.choice, self.picture = course, choice, picture
        self._asked = -1
        self._ways: dict[tuple[int, int], list[outlook.Way]] = {}
        """By card and end, what playing it there would bring, for the position with this stamp: asked several times a
        frame."""

    @property
    def _state(self) -> MarketState:
        return self.course.state_as(MarketState)

    @property
    def looking(self) -> bool:
        """Whether a decision is being weighed."""
        return self.course.deciding and not self.choice.peeking

    @property
    def card(self) -> int | None:
        """The card of the hand that is chosen, or else in focus."""
        target = self.choice.first or self.choice.focus
        if not self.looking or self.course.seat is None or not isinstance(target, HandCard):
            return None
        hand = self.picture.hands[self.course.seat]
        return hand[target.index] if target.index < len(hand) else None

    # Playing a card

    @property
    def end(self) -> int | None:
        """The end that is chosen after a card, or else in focus."""
        steps, focus = self.choice.steps, self.choice.focus
        if self._renewing:
            return None
        target = steps[1] if len(steps) > 1 else focus if steps else None
        return target.number if isinstance(target, End) else None

    def open_ends(self) -> list[int]:
        """Where the card can be played, or the ends of the lines that can be renewed."""
        if self._renewing:
            return sorted(end.number for end in self.choice.opens(End))
        card = self.card
        if card is None or self.taking or not self.choice.offers(PlayCard):
            return []
        return outlook.ends_open(self._state, card)

    def ways(self) -> list[outlook.Way]:
        """What the card would bring at the end; where cards are being chosen, what the one in focus leaves of that."""
        if self.end is None:
            return []
        chosen, focus = self._chosen(), self.choice.focus
        if not isinstance(focus, TakenCard):
            return self._ways_with(chosen)
        more = self._ways_with([*chosen, focus.place])
        return more or self._ways_with([*chosen[:-1], focus.place])  # it would come instead of the last one

    def _ways_with(self, places: list[int]) -> list[outlook.Way]:
        """The ways at the end in which all of these cards are taken."""
        assert self.end is not None
        return [way for way in self._ways_at(self.end) if set(places) <= set(way.taken)]

    # Choosing what is taken

    @property
    def taking(self) -> bool:
        """Whether it is being chosen which cards are taken."""
        return self.looking and bool(self.choice.opens(TakenCard) or self.choice.opens(TakePlate))

    def _chosen(self) -> list[int]:
        """The cards that are chosen to be taken."""
        return [step.place for step in self.choice.steps if isinstance(step, TakenCard)]

    def ticked(self) -> set[int]:
        """The cards that come in any case, and those that are chosen."""
        taken = [set(way.taken) for way in self._ways_at(self.end)] if self.end is not None else []
        return set.intersection(*taken).union(self._chosen()) if taken else set()

    def still_to_choose(self) -> int:
        """How many cards are missing."""
        assert self.end is not None
        ways = self._ways_with(self._chosen())
        return len(ways[0].taken) - len(self.ticked())

    def left_to_choose(self) -> set[int]:
        """The cards that might be taken as well, or instead."""
        if not self.taking or self.end is None:
            return set()
        return {place for way in self._ways_at(self.end) for place in way.taken} - self.ticked()

    def _ways_at(self, end: int) -> list[outlook.Way]:
        card = self.card
        if card is None:
            return []
        if self._asked != self.course.stamp:
            self._asked, self._ways = self.course.stamp, {}
        if (card, end) not in self._ways:
            self._ways[card, end] = outlook.ways(self._state, card, end)
        return self._ways[card, end]

    def brings(self, end: End) -> int:
        """How many cards an end brings."""
        ways = self._ways_at(end.number)
        return len(ways[0].taken) if ways else 0

    # Renewing a line

    @property
    def _renewing(self) -> bool:
        return self.looking and isinstance(self.choice.first, RenewPlate)

    @property
    def line(self) -> int | None:
        """The line in focus: by one of its ends, or by a card beside the one that is chosen."""
        if not self._renewing:
            return None
        match self.choice.focus, self._chosen_card:
            case End(end), _:
                return LINE_OF[end]
            case PortCard(place), int(chosen) if place != chosen:
                return next((number for number, line in enumerate(LINES) if {place, chosen} <= set(line)), None)
        return None

    @property
    def _chosen_card(self) -> int | None:
        """The card whose row or column is to be renewed."""
        return next((step.place for step in self.choice.steps if isinstance(step, PortCard)), None)

    def renewed(self) -> tuple[int, ...]:
        """The places that get new cards, once it is known which line: not those whose deck is empty."""
        line = self.line
        return tuple(place for place, deck in outlook.renewal(self._state, line) if deck) if line is not None else ()

    def _crossing(self) -> set[int]:
        """The row and the column of the card that is in focus, or else chosen."""
        focus = self.choice.focus
        card = focus.place if isinstance(focus, PortCard) else self._chosen_card
        return {place for line in LINES if card in line for place in line}

    # What that means for port and decks

    def decks(self) -> list[str]:
        """The decks that become smaller, card by card, as far as that is certain. What is renewed goes under them."""
        ways = self.ways()
        return [deck for _, deck in ways[0].drawn if deck] if len(ways) == 1 else []

    def lifted(self) -> set[int]:
        """The cards of the port that can be chosen, or else those that would be taken."""
        if self._renewing:
            return {self._chosen_card} if self._chosen_card is not None else set()
        if self.choice.opens(TakePlate):
            return self.ticked()
        return self._in_question() or {place for way in self.ways() for place in way.taken}

    def faded(self) -> set[int]:
        """The cards of the port that the decision is not about."""
        return set(self.picture.port) - self._about()

    def _about(self) -> set[int]:
        if self.taking:
            return self._in_question()
        if self._renewing:
            return set(self.renewed()) or self._crossing() or set(self.picture.port)
        ways = self.ways()
        if len(ways) > 1:
            return {place for way in ways for place in way.taken}
        if self.end is not None and ways:
            return set(LINES[LINE_OF[self.end]])
        return set(self.picture.port)

    def _in_question(self) -> set[int]:
        """Where cards are being chosen: those that can be, and those that come."""
        return self.left_to_choose() | self.ticked() if self.taking else set()

    # Laying a card

    def free_places(self) -> list[int]:
        """The places of the market where the card that is chosen, or else in focus, may be laid."""
        card, seat = self.card, self.course.seat
        if card is None or seat is None or not self.choice.offers(Lay):
            return []
        return outlook.places_open(self._state, seat, card)

    def laying(self) -> Laying | None:
        """The card where it would be laid, with the focus on a place that is open to it."""
        card, focus, seat = self.card, self.choice.focus, self.course.seat
        if card is None or seat is None or not isinstance(focus, Cell) or focus not in self.choice.open:
            return None
        change = outlook.change(self._state, seat, card, focus.place)
        return Laying(card, focus.place, change, outlook.objective_change(self._state, seat, card))
