"""What the Bakong table says: prompts, reasons, plates, the log."""

from game.bakong import records
from game.bakong.rules import CAMP, TEMPLE
from game.contract import Event, Move
from scenes.bakong.picture import Picture
from scenes.bakong.targets import Card, Die, PackThing, Plate, ShelfObject, TrailPlace
from scenes.bakong.turn import Turn
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.words import Note, Words

PROMPTS: tuple[tuple[type[Move], str], ...] = (
    (records.Roll, "prompt-bakong-roll"),
    (records.FlipSecond, "prompt-bakong-second"),
    (records.Walk, "prompt-bakong-walk"),
    (records.Sink, "prompt-bakong-sink"),
    (records.TakeGreat, "prompt-bakong-great"),
    (records.LeaveIt, "prompt-bakong-room"),
    (records.ThrowAway, "prompt-bakong-must"),
)
"""By a kind of move that only one decision offers, what that decision asks."""

PLAIN_LINES: dict[type[Event], str] = {
    records.OuchTaken: "log-bakong-ouch",
    records.OuchSpared: "log-bakong-spared",
    records.Sinking: "log-bakong-sinking",
    records.OuchHealed: "log-bakong-healed",
    records.CurseHeld: "log-bakong-cursed",
    records.CampEmpty: "log-bakong-camp-empty",
    records.NothingTaken: "log-bakong-takes-nothing",
    records.TempleReached: "log-bakong-temple",
    records.CameHome: "log-bakong-home",
}
"""Events that are told with a name and nothing else."""

THING_LINES: dict[type[Event], str] = {
    records.Sank: "log-bakong-sank",
    records.EmeraldLeft: "log-bakong-left",
    records.ObjectTaken: "log-bakong-takes",
    records.ThrownAway: "log-bakong-throws",
}
"""Events that are told with a name and a thing."""


class BakongWords(Words):
    def __init__(self, stage: Backstage, course: Course, choice: Choice, picture: Picture, turn: Turn) -> None:
        super().__init__(stage, course, choice)
        self.picture, self.turn = picture, turn

    # What is asked

    def ask(self) -> str:
        assert self.course.seat is not None
        choice, name = self.choice, self.name(self.course.seat)
        if choice.offers(records.Flip):
            return self._ask_to_flip(name)
        if choice.offers(records.TakeObject):
            return self.texts(f"prompt-bakong-{self._finding_place()}", name=name)
        lost = self.turn.thing_to_lose()
        if lost is not None:
            return self._ask_to_lose(name, self.turn.pack[lost.number].thing)
        key = next((key for kind, key in PROMPTS if choice.offers(kind)), "prompt-bakong-roll")
        return self.texts(key, name=name)

    def _ask_to_flip(self, name: str) -> str:
        die, dice = self.choice.focus, self.picture.dice
        if isinstance(die, Plate):
            return self.texts("prompt-bakong-reroll", name=name)
        if not isinstance(die, Die):
            return self.texts("prompt-bakong-die", name=name)
        ahead = self.turn.flip_ahead()
        key = "prompt-bakong-flip-nothing" if ahead and ahead.place is None else "prompt-bakong-flip"
        return self.texts(key, name=name, flip=dice[die.index].value, walk=dice[1 - die.index].value)

    def _ask_to_lose(self, name: str, thing: str | int) -> str:
        """What becomes of the thing in focus."""
        texts, lost = self.texts, self.texts(f"lose-{thing}")  # a great emerald is never lost
        if self.choice.offers(records.Sink):
            return texts("prompt-bakong-sinks", name=name, thing=lost)
        stays = self.turn.adventurer.place == TEMPLE and thing in self.picture.reserve
        words = texts(f"prompt-bakong-throw-{'temple' if stays else 'reserve'}", name=name, thing=lost)
        return words if self.turn.pack_ahead() else f"{words} {texts('prompt-bakong-not-enough')}"

    def _finding_place(self) -> str:
        """Where objects are on offer: at the start, in an abandoned camp, at the temple."""
        place = self.turn.adventurer.place
        return "first" if place == CAMP else "temple" if place == TEMPLE else "camp"

    def hold(self) -> str:
        """Who is home, and who has won."""
        texts, home = self.texts, self.picture.first_home
        winners = [self.name(standing.seat) for standing in self.turn.state.standings() if standing.won]
        won = texts("results-title", names=texts.join(winners), count=len(winners))
        return texts("prompt-bakong-home", name="" if home is None else self.name(home), verdict=won)

    # What things are

    def thing_name(self, thing: str | int) -> str:
        if isinstance(thing, int):
            return self.texts("thing-great", points=thing)
        return self.texts(f"thing-{thing}" if thing in ("1", "3") else f"object-{thing}")

    def use(self, thing: str | int) -> str:
        """What a thing is good for."""
        texts = self.texts
        if thing in ("1", "3"):
            return texts("thing-great-use", points=int(thing))
        if isinstance(thing, int):
            return texts("thing-cursed-use" if thing in self.picture.rules.cursed else "thing-great-use", points=thing)
        return texts(f"object-{thing}-use")

    def _about(self, thing: str | int) -> str:
        """Its name and what it is good for; a small emerald needs no more than its name."""
        name = self.thing_name(thing)
        return name if thing in ("1", "3") else self.texts("thing-and-use", thing=name, use=self.use(thing))

    def about_offer(self, thing: str | int, crowded: bool) -> str:
        """What a card in focus offers, and whether something would have to go for it."""
        return f"{self._about(thing)} {self.texts('thing-no-room')}" if crowded else self._about(thing)

    def offers_title(self) -> str:
        if self.choice.offers(records.TakeGreat):
            return self.texts("bakong-greats")
        titles = {"first": "bakong-first", "temple": "bakong-temple-finds", "camp": "bakong-camp-finds"}
        return self.texts(titles[self._finding_place()])

    def plate(self, move: Move) -> str:
        if isinstance(move, records.Walk):
            return self.texts("plate-walk", steps=move.steps)
        return self.texts(f"plate-{type(move).__name__.lower()}")

    def answered_by(self, move: Move) -> str:
        """The question that a plate answers, whatever is in focus."""
        assert self.course.seat is not None
        if isinstance(move, records.Reroll):
            return self.texts("prompt-bakong-reroll", name=self.name(self.course.seat))
        return self.ask()

    # Why something cannot be chosen, or what it is

    def explain(self, target: Target) -> str:
        match target:
            case Card(str() as thing):
                return self._why_not(records.TakeObject(thing))
            case PackThing(number):
                return self._explain_packed(self.turn.pack[number].thing)
            case ShelfObject(name):
                return self._about(name)
            case TrailPlace(place):
                return self._explain_place(place)
        return ""

    def _explain_packed(self, thing: str | int) -> str:
        if self.choice.offers(records.Sink):
            return self.texts("explain-bakong-sinks-not")
        if self.choice.offers(records.ThrowAway):
            return self._why_not(records.ThrowAway(str(thing))) or self._about(thing)
        return self._about(thing)

    def _explain_place(self, place: int) -> str:
        if self.choice.offers(records.FlipSecond):
            return self._why_not(records.FlipSecond(place))
        tile = self.picture.tiles.get(place)
        return self.texts(f"trail-{tile.kind}" if tile else "trail-camp" if place == CAMP else "trail-temple")

    def _why_not(self, move: Move) -> str:
        reason = self.turn.state.why_not(move)
        return self.texts.reason(reason) if reason else ""

    # What has happened

    def first_note(self, event: Event) -> Note | None:
        match event:
            case records.Sinking():
                return Note("first-quicksand", "trail-quicksand")
            case records.CaveRolled():
                return Note("first-cave", "trail-cave")
        return None

    def line(self, event: Event) -> str:
        texts, name = self.texts, self.name
        match event:
            case records.DiceRolled(seat, (one, two), again):
                key = "log-bakong-rolled-again" if again else "log-bakong-rolled"
                return texts(key, name=name(seat), one=one, two=two)
            case records.TileFlipped(seat, _, was, now, second):
                key = "log-bakong-second" if second else "log-bakong-flipped"
                return texts(key, name=name(seat), was=texts(f"name-{was}"), now=texts(f"name-{now}"))
            case records.NothingFlipped(seat, die):
                return texts("log-bakong-nothing-flipped", name=name(seat), die=die)
            case records.WalkBegan(seat, steps, None):
                return texts("log-bakong-walks", name=name(seat), steps=steps)
            case records.WalkBegan(seat, steps, by):
                return texts("log-bakong-walks-by", name=name(seat), steps=steps, thing=texts(f"object-{by}"))
            case records.Crossed(seat, _, by):
                return texts("log-bakong-crossed", name=name(seat), thing=texts(f"object-{by}"))
            case records.Stopped(seat, _, lost):
                return texts("log-bakong-stopped", name=name(seat), lost=lost)
            case _:
                return self._line_of_finds(event)

    def _line_of_finds(self, event: Event) -> str:
        """What an event says that is about things found and lost, or that needs no more than a name."""
        texts, name = self.texts, self.name
        match event:
            case records.CaveRolled(seat, (one, two)):
                return texts("log-bakong-cave", name=name(seat), one=one, two=two)
            case records.EmeraldsFound(seat, _, threes, ones, _):
                return texts("log-bakong-emeralds", name=name(seat), worth=3 * threes + ones)
            case records.GreatTaken(seat, points):
                return texts("log-bakong-great", name=name(seat), points=points)
            case (
                records.Sank(seat, thing)
                | records.EmeraldLeft(seat, thing)
                | records.ObjectTaken(seat, thing)
                | records.ThrownAway(seat, thing)
            ):
                return texts(THING_LINES[type(event)], name=name(seat), thing=self.thing_name(thing))
            case records.GameEnded():
                return self.hold() if self.course.match.over else ""
        plain = PLAIN_LINES.get(type(event))
        return texts(plain, name=name(event.seat)) if plain else ""  # type: ignore[attr-defined]
