"""Going on with a saved match: which one, and who holds which pad."""

from collections.abc import Callable

from pygame import FRect

from game import saves, storage
from game.match import Match
from game.saves import Damaged, InUse, SavedMatch
from scenes.devices.glyphs import glyph
from scenes.devices.intents import Action, Intent
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, LEAD, MIST, PLAN
from scenes.pages.page import Dialog, Page
from scenes.pages.widgets import Button, Card, Widget
from scenes.stage import navigation
from scenes.stage.scene import Pop, Push, Replace, Step

ON_A_PAGE = 6
"""So many matches."""


def go_on(page: Page, saved: SavedMatch, enter: type[Push] | type[Replace]) -> Step:
    """From a page to a saved match; a broken one is kept aside and said so, and the page does without it. What of a
    damaged one is good can be played on with."""
    try:
        match = saves.resume(saved.path)
    except InUse:
        storage.notice(page.stage.texts("saved-elsewhere"))
        page.stage.sound.play("refuse")
        page.build()
        return None
    except Damaged as damaged:
        return Push(MendMatch(saved, damaged.lost))
    except storage.Problem as problem:
        storage.notice(str(problem))
        page.build()
        return None
    return enter(_seats(page, match))


def _seats(page: Page, match: Match) -> Page | navigation.Table:
    """Where a match goes on: at its table, or first everybody says which controller is theirs. Phones that have played
    in it know their seats."""
    seating = Seating.of(match.setup.seats)
    source = page.stage.input
    at_home = [guest for guest in source.guests.values() if guest.awake and str(match.setup.seed) in guest.seats]
    if len(source.pads) > 1 and len(seating.people) > len(at_home) + 1:
        return TakeSeats(match, seating)
    if source.last.is_pad and not at_home:
        seating.give(range(len(seating.chairs)), source.last)
    return navigation.Table(match, seating)


class Bin(Button):
    """Beside a saved match: delete it."""

    def __init__(self, rect: FRect, label: str, do: Callable[[], Step]) -> None:
        super().__init__(rect, label, do, "icon-bin")

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.panel(self.rect, "teak-lit" if focused else "teak")
        canvas.art("icon-bin", FRect(self.rect.centerx - 28, self.rect.centery - 31, 56, 56))


class SavedMatches(Page):
    """All unfinished matches, newest first, a few on each page; each can be continued or deleted."""

    leaf = 0
    """The page that is open."""

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("title-continue")
        saved = saves.unfinished()
        self.leaves = max(1, -(-len(saved) // ON_A_PAGE))
        self.leaf = min(self.leaf, self.leaves - 1)
        widgets: list[Widget] = []
        for i, one in enumerate(saved[self.leaf * ON_A_PAGE :][:ON_A_PAGE]):
            card = FRect(160, 190 + i * 128, 1480, 112)
            line = texts("saved-line", date=texts.moment(one.when), moves=one.moves)
            icon = "icon-save"
            if one.elsewhere:
                line, icon = texts("saved-elsewhere"), "icon-lock"
            widgets.append(Card(card, self._name(one), line, self._chooser(one), icon))
            box = FRect(card.right + 16, card.top, 104, card.height)
            widgets.append(Bin(box, f"{texts('bar-delete')}: {self._name(one)}", self._deleter(one)))
        return widgets

    def _name(self, saved: SavedMatch) -> str:
        texts = self.stage.texts
        names = texts.join(seat.name for seat in saved.setup.seats)
        return f"{texts(f'game-{saved.setup.game}')} · {names}"

    def _chooser(self, saved: SavedMatch) -> Callable[[], Step]:
        return lambda: go_on(self, saved, Replace)

    def _deleter(self, saved: SavedMatch) -> Callable[[], Step]:
        return lambda: Push(DeleteMatch(saved, self._name(saved)))

    def resume(self) -> None:
        """The focus goes from a bin to its match: what was asked has been answered."""
        super().resume()
        self.focus -= self.focus % 2

    def handle(self, intent: Intent) -> Step:
        way = {Action.PREVIOUS: -1, Action.NEXT: 1}.get(intent.action)
        if way:
            self._turn(way)
            return None
        return super().handle(intent)

    def _move(self, action: Action) -> None:
        """Below the last match of a page comes the next page, above the first the one before."""
        here = self.focus
        super()._move(action)
        way = {Action.UP: -1, Action.DOWN: 1}.get(action)
        if way and self.focus == here and self._turn(way):
            self.focus = here % 2 if way > 0 else len(self.widgets) - 2 + here % 2

    def _turn(self, way: int) -> bool:
        there = max(0, min(self.leaf + way, self.leaves - 1))
        if there == self.leaf:
            return False
        self.leaf = there
        self.stage.sound.play("page")
        column = self.focus % 2
        self.build()
        self.focus += column - self.focus % 2
        return True

    def entries(self) -> list[tuple[Action, str]]:
        texts, shown = self.stage.texts, super().entries()
        choose = "bar-delete" if isinstance(self.focused, Bin) else "title-continue"
        turn = []
        if self.leaf:
            turn.append((Action.PREVIOUS, texts("bar-newer")))
        if self.leaf < self.leaves - 1:
            turn.append((Action.NEXT, texts("bar-older")))
        return [*([(Action.CONFIRM, texts(choose))] if self.widgets else []), *turn, shown[-1]]

    def lines(self) -> list[str]:
        return [] if self.widgets else [self.stage.texts("saved-none")]

    def draw_content(self, canvas: Canvas) -> None:
        if not self.widgets:
            words = self.stage.texts("saved-none")
            canvas.text(words, PLAN[0] / 2, 500, LEAD, anchor="center", width=1500)
        elif self.leaves > 1:
            number = f"{self.leaf + 1} / {self.leaves}"
            canvas.text(number, 1760, 104, LEAD, weight="heavy", colour=MIST, anchor="midright", shadow=True)


class DeleteMatch(Dialog):
    """Asked once: a match that is deleted never comes back."""

    icon = "icon-bin"
    width = 1080.0

    def __init__(self, saved: SavedMatch, name: str) -> None:
        super().__init__()
        self.saved, self.name = saved, name

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("delete-title")
        self.text = f"{self.name}\n{texts('delete-text')}"
        return [
            Button(self.row(0, 2), texts("delete-no"), Pop, "icon-save"),
            Button(self.row(1, 2), texts("delete-yes"), self._delete, "icon-bin"),
        ]

    def _delete(self) -> Step:
        if not saves.discard(self.saved.path):
            storage.notice(self.stage.texts("saved-elsewhere"))
        return Pop()


class MendMatch(Dialog):
    """The end of a match cannot be read: play on from what can?"""

    icon = "icon-warning"
    width = 1080.0

    def __init__(self, saved: SavedMatch, lost: int) -> None:
        super().__init__()
        self.saved, self.lost = saved, lost

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title, self.text = texts("mend-title"), texts("mend-text", lost=self.lost)
        return [
            Button(self.row(0, 2), texts("mend-yes"), self._mend, "icon-play"),
            Button(self.row(1, 2), texts("mend-no"), Pop, "icon-undo"),
        ]

    def _mend(self) -> Step:
        try:
            match = saves.mend(self.saved.path)
        except storage.Problem as problem:
            storage.notice(str(problem))
            return Pop()
        return Replace(_seats(self, match))


class TakeSeats(Page):
    """With several pads about, each player says which one is theirs."""

    ambient = False

    def __init__(self, match: Match, seating: Seating) -> None:
        super().__init__()
        self.match, self.seating, self.at = match, seating, 0
        """How many people have said which pad is theirs."""
        self.people = seating.people

    def enter(self) -> None:
        self.title = self.stage.texts("take-seats-title")
        super().enter()

    def _card(self, number: int) -> FRect:
        return FRect(PLAN[0] / 2 + (number - (len(self.people) - 1) / 2) * 330 - 150, 300, 300, 380)

    def stops(self) -> list[list[FRect]]:
        return [[self._card(self.at)]]

    def handle(self, intent: Intent) -> Step:
        if intent.action is Action.CONFIRM and self.bar.at(intent.at) is None:
            self.stage.sound.play("join")
            self.seating.give([self.people[self.at]], intent.device, shared=True)
            self.at += 1
            if self.at == len(self.people):
                return Replace(navigation.Table(self.match, self.seating))
        elif intent.action is Action.BACK:
            self.at -= 1
            if self.at < 0:
                return Pop()
            self.seating.give([self.people[self.at]], None)
        else:
            return super().handle(intent)
        return None

    def lines(self) -> list[str]:
        at = self.people[min(self.at, len(self.people) - 1)]
        return [self.stage.texts("take-seats-ask", name=self.seating.chairs[at].name)]

    def draw_content(self, canvas: Canvas) -> None:
        source = self.stage.input
        chairs = [self.seating.chairs[seat] for seat in self.people]
        for i, chair in enumerate(chairs):
            now, card = i == self.at, self._card(i)
            x = card.centerx
            canvas.panel(card, "solid" if now else "quiet")
            canvas.badge(chair.colour, x, 420, 170 if now else 130)
            canvas.text(
                chair.name, x, 560, HEAD, weight="heavy", colour=GOLD if now else CREAM, anchor="center", width=270
            )
            if i < self.at:
                canvas.art("icon-tick", FRect(x - 32, 600, 64, 64))
            elif now:
                glyph(canvas, source, source.last, Action.CONFIRM, x - 30, 632, 60)
        canvas.text(self.lines()[0], PLAN[0] / 2, 770, BODY, anchor="center", colour=MIST, width=1500)
