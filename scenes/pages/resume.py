"""Going on with a saved match: which one, and who holds which pad."""

from collections.abc import Callable

from pygame import FRect

from game import saves, storage
from game.match import Match
from game.saves import SavedMatch
from scenes.devices.glyphs import glyph
from scenes.devices.input import Action, Intent
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, MIST, PLAN
from scenes.pages.page import Page
from scenes.pages.widgets import Card, Widget
from scenes.stage import navigation
from scenes.stage.scene import Pop, Push, Replace, Step

MOST = 6


def go_on(page: Page, saved: SavedMatch, enter: type[Push] | type[Replace]) -> Step:
    """From a page to a saved match; a broken one is kept aside and said so, and the page does without it."""
    try:
        match = saves.resume(saved.path)
    except storage.Problem as problem:
        storage.notice(str(problem))
        page.build()
        return None
    seating = Seating.of(match.setup.seats)
    source = page.stage.input
    if len(source.pads) > 1 and len(seating.people) > 1:
        return enter(TakeSeats(match, seating))
    if source.last.is_pad:
        seating.give(range(len(seating.chairs)), source.last)
    return enter(navigation.Table(match, seating))


class SavedMatches(Page):
    """The unfinished matches, newest first."""

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.title = texts("title-continue")
        cards: list[Widget] = []
        for i, saved in enumerate(saves.unfinished()[:MOST]):
            setup = saved.setup
            names = ", ".join(seat.name for seat in setup.seats)
            line = texts("saved-line", date=saved.when.strftime("%Y-%m-%d %H:%M"), moves=saved.moves)
            label = f"{texts(f'game-{setup.game}')} · {names}"
            cards.append(Card(FRect(160, 190 + i * 128, 1600, 112), label, line, self._chooser(saved), "icon-save"))
        return cards

    def _chooser(self, saved: SavedMatch) -> Callable[[], Step]:
        return lambda: go_on(self, saved, Replace)


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

    def handle(self, intent: Intent) -> Step:
        if intent.action is Action.CONFIRM and self.bar.at(intent.at) is None:
            self.stage.sound.play("join")
            self.seating.give([self.people[self.at]], intent.device)
            self.at += 1
            if self.at == len(self.people):
                return Replace(navigation.Table(self.match, self.seating))
        elif intent.action is Action.BACK:
            self.at -= 1
            return Pop() if self.at < 0 else None
        else:
            return super().handle(intent)
        return None

    def draw_content(self, canvas: Canvas) -> None:
        texts, source = self.stage.texts, self.stage.input
        chairs = [self.seating.chairs[seat] for seat in self.people]
        for i, chair in enumerate(chairs):
            x = PLAN[0] / 2 + (i - (len(chairs) - 1) / 2) * 330
            now = i == self.at
            canvas.panel(FRect(x - 150, 300, 300, 380), "solid" if now else "quiet")
            canvas.badge(chair.colour, x, 420, 170 if now else 130)
            canvas.text(
                chair.name, x, 560, HEAD, weight="heavy", colour=GOLD if now else CREAM, anchor="center", width=270
            )
            if i < self.at:
                canvas.art("icon-tick", FRect(x - 32, 600, 64, 64))
            elif now:
                glyph(canvas, source, source.last, Action.CONFIRM, x - 30, 632, 60)
        name = chairs[min(self.at, len(chairs) - 1)].name
        canvas.text(
            texts("take-seats-ask", name=name), PLAN[0] / 2, 770, BODY, anchor="center", colour=MIST, width=1500
        )
