"""What the Klongs table says: prompts, reasons, plates, the log."""

from game.contract import Event, Move
from game.klongs import outlook, records
from game.klongs.rules import Rules
from game.klongs.state import KlongsState
from game.klongs.turns.market_day import LITTLE_ROUNDS
from scenes.klongs.boats import BoatSprite
from scenes.klongs.hand import ShownHand
from scenes.klongs.picture import Picture
from scenes.klongs.targets import HandBoat, Landing, Merchants, MovementCards, Space, Track
from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.words import Note, Words

PROMPTS = (
    (records.Skip, "prompt-klongs-skip"),
    (records.Place, "prompt-klongs-place"),
    (records.EndTurn, "prompt-klongs-move"),
    (records.LeaveUnowned, "prompt-klongs-reboard"),
    (records.StealNothing, "prompt-klongs-steal"),
    (records.ToStock, "prompt-klongs-loot"),
    (records.TakeNoThief, "prompt-klongs-thief"),
    (records.Draw, "prompt-klongs-draw"),
    (records.PassMarket, "prompt-klongs-market"),
    (records.Remove, "prompt-klongs-remove"),
)
"""By a kind of move that only one decision offers, what that decision asks."""


def of_track(texts: Texts, rules: Rules, step: int, day: str | None, round_: int) -> str:
    """How far it is to the next market day, or which one goes on; a little one in which of its rounds."""
    if day:
        return texts(f"klongs-day-{day.lower()}-goes-on", round=round_, rounds=LITTLE_ROUNDS)
    ahead = outlook.next_market_day(rules.layout.track, step)
    if ahead is None:
        return texts("klongs-track")
    return texts("klongs-to-big" if ahead[1] == records.BIG else "klongs-to-little", steps=ahead[0])


class KlongsWords(Words):
    def __init__(self, stage: Backstage, course: Course, choice: Choice, picture: Picture, hand: ShownHand) -> None:
        super().__init__(stage, course, choice)
        self.picture, self.hand = picture, hand

    # The prompt

    def ask(self) -> str:
        """The question, or what a special boat in focus does, or what leaves the landing in focus."""
        assert self.course.seat is not None
        choice = self.choice
        if choice.first is None and isinstance(choice.focus, HandBoat) and self.hand.open:
            boat = self._in_hand(choice.focus)
            if self.picture.rules.good[boat] is None:
                return self.boat(boat)
        name = self.name(self.course.seat)
        if isinstance(choice.focus, Landing) and choice.focus in choice.open:
            boats = len(outlook.leaving(self.course.state_as(KlongsState), choice.focus.number))
            return self.texts("prompt-klongs-market-landing", name=name, boats=boats)
        return self.texts(self._question(), name=name)

    def _question(self) -> str:
        """The text key of what is to be decided."""
        choice = self.choice
        if isinstance(choice.first, HandBoat):
            return "prompt-klongs-where"
        if isinstance(choice.first, Space):
            return "prompt-klongs-move-where"
        if choice.offers(records.Place) and choice.offers(records.MoveBoat):
            return "prompt-klongs-place-or-move"
        return next((key for kind, key in PROMPTS if choice.offers(kind)), "prompt-klongs-place")

    def _in_hand(self, target: HandBoat) -> int:
        """The boat at this place in the hand of whoever has the turn."""
        return self.picture.hands[self.course.state_as(KlongsState).seat][target.index]

    def explain(self, target: Target) -> str:
        """Why a space is closed for the boat chosen, or what stands there."""
        match self.choice.first, target:
            case HandBoat() as chosen, Space(space):
                return self._why_not(records.Place(self._in_hand(chosen), space))
            case Space(chosen_space), Space(space):
                return self._why_not(records.MoveBoat(chosen_space, space))
            case _, Space(space) if space in self.picture.boats:
                return self._why_not_taken(space) or self._moored(self.picture.boats[space])
            case _, Space():
                placing = self.choice.offers(records.Place)
                return self.texts("explain-klongs-water-first" if placing else "explain-klongs-water")
            case _, HandBoat():
                return self.texts("explain-other-boat")
        return self._explain_beside_the_board(target)

    def _explain_beside_the_board(self, target: Target) -> str:
        picture = self.picture
        match target:
            case Track():
                return self.texts("explain-klongs-track")
            case Merchants(seat):
                return self.texts("explain-klongs-merchants", name=self.name(seat), count=picture.merchants[seat])
            case MovementCards(seat):
                return self.texts("explain-klongs-cards", name=self.name(seat), count=picture.cards[seat])
        return ""

    def _why_not(self, move: Move) -> str:
        reason = self.course.state_as(KlongsState).why_not(move)
        return self.texts.reason(reason) if reason else ""

    def _why_not_taken(self, space: int) -> str:
        """Why a boat is not among those on offer, if some are."""
        for kind in (records.Steal, records.Remove, records.Reboard):
            if self.choice.offers(kind):
                return self._why_not(kind(space))
        return ""

    def plate(self, move: Move) -> str:
        if isinstance(move, records.Draw):
            return self.texts(f"plate-draw-{move.stack}")
        return self.texts(f"plate-{type(move).__name__.lower()}")

    def hold(self) -> str:
        return self.texts("prompt-klongs-counted")

    # Boats

    def boat(self, boat: int) -> str:
        """What a boat is and, if it is a special one, what it does."""
        boats = self.picture.rules.boats
        design = boats.designs[boat]
        if design.good is None:
            return self.texts(f"boat-{design.kind}")
        good = self.texts(f"good-{boats.goods[design.good]}")
        return self.texts("boat-goods", good=good, baskets=design.baskets)

    def _moored(self, sprite: BoatSprite) -> str:
        """Whose boat it is on the water, and what it is."""
        boat = self.boat(sprite.boat)
        if sprite.owner is None:
            return self.texts("boat-nobodys", boat=boat)
        return self.texts("boat-of", name=self.name(sprite.owner), boat=boat)

    def _short_boat(self, boat: int) -> str:
        """A boat in a word or two, for the log."""
        design = self.picture.rules.boats.designs[boat]
        return self.texts(f"name-{design.kind}") if design.good is None else self.boat(boat)

    # What is new

    def first_note(self, event: Event) -> Note | None:
        """Special boats, boats that nobody owns, Luk Phat, movement cards and market days."""
        match event:
            case records.BoatPlaced(_, boat, _) if self.picture.rules.good[boat] is not None:
                return None if self.picture.rules.is_open[boat] else Note("first-neutral", "icon-merchant")
            case records.LukPhatAdvanced():
                return Note("first-luk-phat", "icon-luk-phat")
            case records.BoatMoved():
                return Note("first-movement", "icon-movement")
            case records.BoatPlaced(_, boat, _):
                kind = self.picture.rules.kind[boat]
                return Note(f"first-{kind}", f"icon-{kind}")
            case records.MarketDayBegan(day, _, _):
                return Note(f"first-market-{day.lower()}", f"icon-market-{day.lower()}")
        return None

    # The log

    def about(self, event: Event) -> int | None:
        return None if isinstance(event, records.MarketDayBegan) else super().about(event)

    def line(self, event: Event) -> str:
        texts, name = self.texts, self.name
        match event:
            case records.BoatMoved(seat, _, _):
                return texts("log-klongs-moved", name=name(seat))
            case records.ThievesChased(seat, _, thieves):
                return texts("log-klongs-chased", name=name(seat), count=len(thieves))
            case records.Scored(seat, points, source, _):
                return texts(f"log-klongs-{source.replace('_', '-')}", name=name(seat), points=points)
            case records.MarketDayBegan(day, _, _):
                return texts(f"klongs-day-{day.lower()}")
            case records.MarketPassed(seat, True):
                return texts("log-klongs-passed", name=name(seat))
            case records.TurnSkipped(seat):
                return texts("log-klongs-skipped", name=name(seat))
        return self._line_of_boat(event)

    def _line_of_boat(self, event: Event) -> str:
        """What an event says that puts a certain boat on the water or takes it from there."""
        match event:
            case records.BoatPlaced(seat, boat, _):
                key = "log-klongs-placed"
            case records.BoatStolen(seat, _, _, boat, _):
                key = "log-klongs-stolen"
            case records.BoatStocked(seat, _, boat) | records.StolenTo(seat, "stock", boat):
                key = "log-klongs-stocked"
            case records.StolenTo(seat, "hand", boat) | records.ThiefTaken(seat, _, boat):
                key = "log-klongs-in-hand"
            case _:
                return ""
        return self.texts(key, name=self.name(seat), boat=self._short_boat(boat))
