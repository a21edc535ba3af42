"""The end of a game alone: points by source, the medal, and the place in the hall of fame."""

from pygame import FRect

from game import saves
from game.market import daily, hall
from game.market.hall import Hall, Result
from game.match import Match
from scenes.devices.scanning import CALM
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, HUGE, LEAD, MIST
from scenes.market.solo.hall import HallPage
from scenes.market.solo.match_alone import cards_of_market, go
from scenes.market.solo.medals import MEDALS, draw_way
from scenes.pages.page import Page
from scenes.pages.widgets import Button, Widget
from scenes.stage import navigation
from scenes.stage.scene import Pop, Push, Replace, Reset, Step
from scenes.stage.texts import figure

MEDAL = FRect(325, 160, 280, 280)
FILLING = 1.2
"""Seconds in which the bar fills."""
TABLE = FRect(930, 150, 894, 690)


class SoloResults(Page):
    music = "results"
    calm = CALM

    def __init__(self, match: Match, seating: Seating) -> None:
        super().__init__()
        self.match, self.seating = match, seating
        (self.standing,) = match.state.standings()
        self.mode = daily.mode_of(match.setup.options.get("expert") == "on")
        self.cards = cards_of_market()
        self.own = not match.computed
        """Whether it is all the player's own: with a computer player's decision in it there is nothing to win."""
        self.medal = daily.medal_of(self.standing.points, self.mode, self.cards) if self.own else None
        base = self.mode == hall.MODES[0]
        self.day = daily.day_of(match.setup.seed, daily.today()) if base else None
        """The day whose market this is."""
        self.since = 0.0
        self.place: int | None = None
        self.place_today: int | None = None

    def enter(self) -> None:
        saves.finish(self.match)
        self._enter_hall()
        self.title = self.stage.texts(f"result-medal-{self.medal or 'none'}" if self.own else "result-computer")
        self.stage.sound.play("win" if self.medal else "round")
        super().enter()

    def _enter_hall(self) -> None:
        setup, today = self.match.setup, daily.today()
        helped = bool(self.match.helped)
        result = self.result = Result(setup.seats[0].name, self.standing.points, today, setup.seed, helped)

        def enter(found: Hall) -> tuple[int | None, int | None, int]:
            place = place_today = None
            if self.own:
                place = found.enter(self.mode, result)
                place_today = found.enter_day(self.day, result) if self.day else None
            elif self.day:
                found.spend(self.day, result.name)
            return place, place_today, found.streak_of(result.name, today)

        self.place, self.place_today, self.streak = hall.change(enter)

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        deeds = (
            ("result-again", self._again, "icon-restart"),
            ("result-new", self._new, "icon-solo"),
            ("solo-hall", self._hall, "icon-hall"),
            ("results-title-screen", self._home, "icon-home"),
        )
        wide = 424.0
        return [
            Button(FRect(96 + i * (wide + 11), 862, wide, 88), texts(key), do, icon)
            for i, (key, do, icon) in enumerate(deeds)
        ]

    def _again(self) -> Step:
        return go(self.stage, self.mode, self.match.setup.seed, Replace)

    def _new(self) -> Step:
        return go(self.stage, self.mode, None, Replace)

    def _hall(self) -> Step:
        return Push(HallPage("day" if self.place_today else self.mode, self.result))

    def _home(self) -> Step:
        return Reset(navigation.Title())

    def tick(self, dt: float) -> Step:
        self.since += dt
        return super().tick(dt)

    @property
    def busy(self) -> bool:
        """While the bar fills."""
        return self.since < FILLING and not self.stage.still

    def back(self) -> Step:
        return Pop()

    def lines(self) -> list[str]:
        """The points and where they came from, and what they are worth."""
        texts, standing = self.stage.texts, self.standing
        sources = [f"{texts(f'part-{key}')}: {figure(points)}" for key, points in standing.sources]
        return [texts("result-points", points=standing.points), *sources, *self._verdicts()]

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.ground("podium", lambda ground: ground.backdrop("podium-backdrop"))

    def draw_content(self, canvas: Canvas) -> None:
        texts, x = self.stage.texts, MEDAL.centerx
        canvas.art(MEDALS[self.medal] if self.medal else "game-solo", MEDAL)
        points = texts("result-points", points=self.standing.points)
        canvas.text(points, x, 500, HUGE * 0.6, weight="heavy", anchor="center", colour=GOLD, width=780, shadow=True)
        filled = self.standing.points * (1.0 if self.stage.still else min(1.0, self.since / FILLING))
        canvas.panel(FRect(x - 400, 550, 800, 116), "quiet")
        draw_way(canvas, FRect(x - 350, 556, 640, 90), filled, self.mode, self.cards)
        verdicts, pitch = self._verdicts(), canvas.line_height(BODY) + 4
        top = 694 + canvas.line_height(BODY) / 2
        canvas.panel(FRect(x - 400, top - 40, 800, pitch * len(verdicts) + 40), "quiet")
        for i, words in enumerate(verdicts):
            canvas.text(words, x, top + i * pitch, BODY, anchor="center", width=740, colour=CREAM)
        self._draw_points(canvas)

    def _verdicts(self) -> list[str]:
        texts, found = self.stage.texts, []
        if not self.own:
            return [texts("result-not-own"), *([texts("result-day-spent")] if self.day else [])]
        ahead = daily.next_medal(self.standing.points, self.mode, self.cards)
        if self.place:
            found.append(texts("result-place", place=self.place))
        if self.day and self.place_today:
            found.append(texts("result-place-day", place=self.place_today))
            found.append(texts("solo-streak", days=self.streak))
        elif self.day:
            found.append(texts("result-practice"))
        if self.result.helped and len(found) < 3:
            found.append(texts("result-helped"))
        if ahead and (len(found) < 3 or ahead[1] == 1):
            found = [texts("result-next", missing=ahead[1]), *found][:3]  # so close: that goes before all
        return found

    def _draw_points(self, canvas: Canvas) -> None:
        texts, box = self.stage.texts, TABLE
        canvas.panel(box, "night")
        height = (box.height - 60) / (len(self.standing.sources) + 1)
        rows = [(f"part-{key}", f"icon-{key}", points) for key, points in self.standing.sources]
        for i, (key, icon, points) in enumerate(rows):
            y = box.top + 30 + (i + 0.5) * height
            canvas.art(icon, FRect(box.left + 50, y - 32, 64, 64))
            canvas.text(texts(key), box.left + 150, y, LEAD, width=520)
            shade = CREAM if points else MIST
            canvas.text(
                figure(points), box.right - 70, y, HEAD, weight="heavy", anchor="midright", colour=shade, fixed=True
            )
        y = box.top + 30 + (len(rows) + 0.5) * height
        canvas.text(texts("results-total"), box.left + 150, y, LEAD, weight="heavy", colour=GOLD, width=520)
        total = figure(self.standing.points)
        canvas.text(total, box.right - 70, y, HEAD + 8, weight="heavy", anchor="midright", colour=GOLD, fixed=True)
