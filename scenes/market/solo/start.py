"""Playing alone: a new market, the market of the day, the hall of fame."""

from pygame import FRect

from game import lessons, saves
from game.lessons import ALONE
from game.market import GAME, daily, hall
from game.market.daily import today
from game.market.hall import SEEDS
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, LEAD
from scenes.market.solo.hall import HallPage
from scenes.market.solo.match_alone import go, player_name
from scenes.pages.learning.choose import offer
from scenes.pages.page import Page
from scenes.pages.resume import go_on
from scenes.pages.seat_menu import NamePicker
from scenes.pages.widgets import Button, Card, Choice, Widget
from scenes.stage import navigation
from scenes.stage.scene import Push, Step

COLUMN = FRect(760, 190, 1064, 740)
PICTURE = FRect(140, 250, 520, 520)


class SeedPicker(NamePicker):
    """The number of a market."""

    asks, empty = "solo-seed", "solo-seed-empty"
    longest = 20
    blanks = False

    def letters(self) -> str:
        return "0123456789"

    def _type(self, sign: str) -> None:
        if sign.isdecimal() and sign.isascii():
            super()._type(sign)

    def _done(self) -> Step:
        self.name = "".join(filter(str.isdecimal, self.name))
        if self.name and int(self.name) >= SEEDS:
            self.stage.sound.play("refuse")
            return None
        return super()._done()


class SoloPage(Page):
    def __init__(self) -> None:
        super().__init__()
        self.mode = hall.MODES[0]
        self.wanted: int | None = None
        """A market that somebody has just asked for by its number."""
        self.fresh = True
        """Whether somebody has just come to play alone."""

    def lay_out(self) -> list[Widget]:
        texts, day = self.stage.texts, today()
        self.title = texts("solo-title")
        self.hall = hall.load()
        name = player_name(self.stage)
        mine = next((one for one in self.hall.of_day(day) if one.name == name), None)
        line = texts("solo-day-line", date=texts.day(day))
        if mine:
            line = texts("solo-day-done", points=texts("result-points", points=mine.points))
        elif self.hall.is_spent(day, name):
            line = texts("solo-day-spent")
        left, width, top = COLUMN.left, COLUMN.width, COLUMN.top
        deeds = [
            (texts("solo-player", name=name), self._rename, "icon-people"),
            (texts("solo-seed"), self._seed, "icon-restart"),
        ]
        if lessons.about(ALONE):
            deeds.append((texts("lobby-lesson"), self._learn, "icon-lesson"))
        pitch = (width + 16) / len(deeds)
        modes = [(mode, texts(f"solo-mode-{mode}")) for mode in hall.MODES]
        return [
            Card(FRect(left, top, width, 118), texts("solo-new"), texts("solo-new-line"), self._new, "icon-solo"),
            Choice(FRect(left, top + 132, width, 82), texts("solo-mode"), modes, self.mode, self._set_mode),
            Card(FRect(left, top + 258, width, 118), texts("solo-day"), line, self._day, "icon-day"),
            Card(
                FRect(left, top + 420, width, 118), texts("solo-hall"), texts("solo-hall-line"), self._hall, "icon-hall"
            ),
            *(
                Button(FRect(left + i * pitch, top + 582, pitch - 16, 88), label, do, icon)
                for i, (label, do, icon) in enumerate(deeds)
            ),
        ]

    def _learn(self) -> Step:
        return Push(navigation.ChooseLesson(ALONE))

    def _set_mode(self, mode: str) -> None:
        self.mode = mode

    def _new(self) -> Step:
        return go(self.stage, self.mode)

    def _day(self) -> Step:
        """Today's market; a try that was left goes on where it was, for there is only one that counts."""
        seed, name = daily.seed_of(today()), player_name(self.stage)
        for saved in saves.unfinished():
            setup = saved.setup
            if (setup.game, setup.seed, len(setup.seats)) == (GAME.id, seed, 1) and setup.seats[0].name == name:
                return go_on(self, saved, Push)
        return go(self.stage, hall.MODES[0], seed)

    def _seed(self) -> Step:
        def take(digits: str) -> None:
            self.wanted = int(digits)

        return Push(SeedPicker("", take))

    def tick(self, _dt: float) -> Step:
        if self.fresh:
            self.fresh = False
            return offer(self.stage, ALONE)
        if self.wanted is None:
            return None
        seed, self.wanted = self.wanted, None
        return go(self.stage, self.mode, seed)

    def _hall(self) -> Step:
        return Push(HallPage(self.mode))

    def _rename(self) -> Step:
        def take(name: str) -> None:
            self.stage.prefs.names = [name, *self.stage.prefs.names[1:]]
            self.stage.prefs.save()

        return Push(NamePicker(player_name(self.stage), take))

    def draw_content(self, canvas: Canvas) -> None:
        texts = self.stage.texts
        canvas.art("game-solo", PICTURE)
        x = PICTURE.centerx
        canvas.text(texts("solo-lead"), x, PICTURE.bottom + 40, BODY, anchor="center", width=600, colour=CREAM)
        days = self.hall.streak_of(player_name(self.stage), today())
        words = texts("solo-streak", days=days)
        wide = canvas.measure(words, LEAD) + 70
        canvas.art("icon-streak", FRect(x - wide / 2, PICTURE.bottom + 76, 56, 56), 1.0 if days else 0.4)
        colour = GOLD if days else CREAM
        canvas.text(words, x - wide / 2 + 70, PICTURE.bottom + 104, LEAD, weight="heavy", colour=colour, width=540)
