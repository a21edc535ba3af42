"""Whole matches in somebody's hands: the seats taken in the lobby, decision by decision, to what comes after the end.

People may have a pad each, share the mouse or share the keys; whatever they do goes through the driver's devices.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence

from game import saves
from game.chance import Chance
from game.match import Match
from scenes.devices.intents import Action
from scenes.drawing.theme import NAMES
from scenes.pages.lobby import Lobby
from scenes.pages.lobby_chair import LobbyChair
from scenes.pages.results import Results
from scenes.pages.widgets import Widget
from scenes.table.chooser import Chooser, Path, Target
from scenes.table.curtain import CLOTH
from tests.support.driver import Driver, Keyboard, PadInHand
from tests.support.phones.handset import Handset, Switchboard

SIZE = (640, 360)
ANYWHERE = (960.0, 540.0)
TAKEN_BACK_EVERY = 8
"""After so many decisions the last one is taken back, where it can be, and taken again."""
PRESSES = 40
"""More than anybody needs from one decision to the next."""
LONGEST = 1000
"""More decisions than any match takes."""


class Person(ABC):
    """Somebody before the screen, with a device in hand."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @abstractmethod
    def do(self, action: Action) -> None: ...

    @abstractmethod
    def choose(self, what: Hashable) -> None:
        """A target of the table; a widget of a page, or its label."""

    def sit(self, index: int) -> None:
        """Take a chair of the lobby."""
        self.choose(chair(self.driver, index))
        self.choose("player-human")


class WithPad(Person):
    """A pad of one's own."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.pad = driver.attach()

    def do(self, action: Action) -> None:
        PadInHand(self.driver, self.pad).do(action)

    def choose(self, what: Hashable) -> None:
        self.driver.choose(PadInHand(self.driver, self.pad), what)

    def sit(self, index: int) -> None:
        self.do(Action.CONFIRM)
        assert chair(self.driver, index).chair


class WithKeys(Person):
    def do(self, action: Action) -> None:
        Keyboard(self.driver).do(action)

    def choose(self, what: Hashable) -> None:
        self.driver.choose(Keyboard(self.driver), what)


class WithPhone(Person):
    """A phone of one's own, tapped and never pushed."""

    def __init__(self, driver: Driver, board: Switchboard, number: int) -> None:
        super().__init__(driver)
        self.handset = Handset(driver, board, number, NAMES[number], number)

    def do(self, action: Action) -> None:
        self.handset.press(action)

    def choose(self, what: Hashable) -> None:
        if isinstance(what, Target):
            piece = self.handset.piece(str(what))
        else:
            widget = what if isinstance(what, Widget) else self.driver.widget(str(what))
            piece = self.handset.piece(str(self.driver.top.widgets.index(widget)))
        assert piece.open, piece
        self.handset.tap(piece.target)

    def sit(self, index: int) -> None:
        self.do(Action.CONFIRM)
        assert chair(self.driver, index).chair


class WithMouse(Person):
    """And with nothing else: what has no place of its own is in the bar at the foot, or anywhere."""

    def do(self, action: Action) -> None:
        self.driver.stage.draw()
        at = self.driver.top.bar.places.get(action)
        self.driver.click(*(at.center if at else ANYWHERE))

    def choose(self, what: Hashable) -> None:
        if isinstance(what, Target):
            self.driver.click_on(self.driver.play.choice.places[what])
        else:
            self.driver.click_on(what if isinstance(what, Widget) else self.driver.widget(str(what)))


def chair(driver: Driver, index: int) -> LobbyChair:
    """A chair of the lobby that is on top."""
    return next(widget for widget in driver.top.widgets if isinstance(widget, LobbyChair) and widget.index == index)


def from_title_to_table(people: Sequence[Person], game_id: str, *options: str) -> None:
    """From the title to the table; the options named are set to their next value on the way."""
    first, driver = people[0], people[0].driver
    first.choose(driver.pier(game_id))
    assert isinstance(driver.top, Lobby), driver.top
    for index, other in enumerate(people[1:], 1):
        other.sit(index)
    for label in ("lobby-options", *(f"option-{option}" for option in options), "bar-done") if options else ():
        first.choose(label)
    first.choose("lobby-start")
    assert len(driver.play.match.setup.seats) == len(people)


class PlayedMatch:
    """The match on the table, played at random by people in the order of their seats."""

    def __init__(self, people: Sequence[Person], seed: int) -> None:
        self.people, self.driver, self.chance = people, people[0].driver, Chance(seed)
        self.play = self.driver.play
        self.match = self.play.match
        self.curtains = 0
        """How often one has been lifted."""
        self.taken_back = 0
        """How often a decision has been."""

    def to_the_end(self, look: Callable[[], object] = lambda: None) -> None:
        """To the scene after the last decision; whenever one stands there is time for a look."""
        self.wait()
        for _ in range(LONGEST):
            if self.match.over:
                return
            look()
            self.decide()
            self.wait()
        raise AssertionError(f"{LONGEST} decisions have not led to an end")

    def wait(self) -> None:
        """Past what is being shown and the cloth, to the next decision or to what comes after the end."""
        course = self.play.course
        for _ in range(PRESSES):
            top = self.driver.top
            if top is not self.play:
                assert self.match.over, f"{top} has come before the end"
                return
            if course.director.busy:
                self.people[0].do(Action.CONFIRM if course.director.holding else Action.BACK)
            else:
                self.driver.until(lambda: self.driver.top is not self.play or not course.calm)
                if self.play.curtain.asks:
                    self._lift()
                if self.driver.top is self.play:
                    assert not self.play.tabletop.secret() or course.unveiled == course.seat
                    return
        raise AssertionError(f"{PRESSES} presses have not led to the next decision")

    def _lift(self) -> None:
        seat = self.play.course.seat
        assert seat is not None
        assert not self.play.choice.paths, "what lies under the cloth can be chosen"
        self.people[seat].choose(CLOTH)
        assert self.play.choice.paths, f"seat {seat} cannot lift its own cloth"
        self.curtains += 1

    def decide(self) -> None:
        """A decision at random; now and then it is taken back, which leaves no trace, and taken again."""
        path, before = self._path(), self._position()
        move = self.play.choice.paths[path]
        self._take(path)
        due = not self.taken_back or len(self.match.history) % TAKEN_BACK_EVERY == 0
        if due and self.play.can_undo and not self.match.over:
            self.wait()
            self.people[self.match.history[-1].seat].do(Action.UNDO)
            self.wait()
            assert self._position() == before, "a decision that was taken back leaves a trace"
            self.taken_back += 1
            self._take(next(path for path, leads_to in self.play.choice.paths.items() if leads_to == move))

    def _take(self, path: Path) -> None:
        seat = self.play.course.seat
        assert seat is not None
        self.driver.decide(path, self.people[seat].choose)

    def _position(self) -> tuple[object, ...]:
        """Where the match stands, and which moves there are to choose from."""
        choice = self.play.choice
        return self.match.digest(), self.play.course.seat, {*choice.paths.values()}, choice.steps

    def _path(self) -> Path:
        """Target by target, so that each has the same chance however many moves it leads to."""
        chooser, move = Chooser(self.play.choice.paths, eager=False), None
        while move is None:
            move = chooser.choose(self.chance.pick(chooser.open))
        return chooser.chosen


def stands_on_the_podium(driver: Driver, match: Match) -> bool:
    """The podium shows the standings of the match, and the match is kept as it was; else the test fails."""
    page = driver.top
    assert isinstance(page, Results), page
    assert page.match is match
    assert page.standings == match.state.standings()
    winners = [match.setup.seats[standing.seat].name for standing in page.standings if standing.won]
    assert winners
    assert all(name in page.title for name in winners), page.title
    return is_kept(driver, match)


def is_kept(driver: Driver, match: Match) -> bool:
    """The finished match lies where it belongs, whole, and nothing had to be said about it; else the test fails."""
    [kept] = (saves.matches_folder() / "finished").iterdir()
    assert saves.resume(kept).digest() == match.digest()
    assert saves.unfinished() == []
    assert driver.said == []
    return True
