"""The floating market: place boats, rob and chase, and on market days score the landings."""

from collections.abc import Iterable, Sequence

from pygame import FRect

from game.contract import Event, Move
from game.klongs import outlook, records
from game.klongs.state import KlongsState
from game.match import Entry, Match
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.motion import Animation
from scenes.klongs import layout, shows, words
from scenes.klongs.panels import Panels
from scenes.klongs.picture import Picture
from scenes.klongs.stacks import draw_stacks
from scenes.klongs.stock_sheet import StockSheet
from scenes.klongs.water import Water
from scenes.stage.scene import Step
from scenes.table.chooser import Path, Target
from scenes.table.play import Play

PLATES = {
    records.Skip: "icon-fast",
    records.EndTurn: "icon-tick",
    records.LeaveUnowned: "icon-cross",
    records.StealNothing: "icon-cross",
    records.ToStock: "icon-stock",
    records.ToHand: "icon-people",
    records.TakeNoThief: "icon-cross",
    records.Draw: "icon-stack",
    records.PassMarket: "icon-cross",
}
"""Decisions that have no place on the board, and the icon on their plate."""


class KlongsScene(Play):
    prompt_box = layout.PROMPT
    wraps = True
    peek_label, peek_prompt = "bar-peek-klongs", "prompt-peek-klongs"

    def __init__(self, match: Match, seating: Seating) -> None:
        super().__init__(match, seating)
        self.picture = Picture(self.rules.rules, self.rules.players)
        self.sheet = StockSheet()
        self.lit: set[int] = set()
        """Spaces that light up while something is being shown there."""

    @property
    def rules(self) -> KlongsState:
        state = self.match.state
        assert isinstance(state, KlongsState)
        return state

    # Hands

    def secret(self) -> bool:
        hidden = len(self.seating.people) > 1 and not self.stage.prefs.open_hands
        return hidden and any(isinstance(move, records.Place | records.Skip) for move in self.rules.moves()[:1])

    @property
    def hand_seat(self) -> int:
        """Whose hand lies at the right: the only person's, or that of whoever has the turn."""
        people = self.seating.people
        return people[0] if len(people) == 1 else self.turn_shown

    @property
    def turn_shown(self) -> int:
        """Whose turn the screen shows: while it catches up, still that of whoever has just decided."""
        history = self.match.history
        return history[-1].seat if self.director.busy and history else self.rules.seat

    def hand_shown(self) -> bool:
        if self.guide or len(self.seating.people) < 2 or self.stage.prefs.open_hands:
            return True
        return self.unveiled is not None and self.unveiled == self.hand_seat

    # Choosing

    def paths(self) -> dict[Path, Move]:
        found: dict[Path, Move] = {}
        hand = self.picture.hands[self.rules.seat]
        for move in self.rules.moves():
            match move:
                case records.Place(boat, space):
                    for i, mine in enumerate(hand):
                        if mine == boat:
                            found[("hand", i), ("space", space)] = move
                case records.MoveBoat(space, to):
                    found[("space", space), ("space", to)] = move
                case records.Steal(space) | records.Reboard(space) | records.TakeThief(space) | records.Remove(space):
                    found[(("space", space),)] = move
                case records.ScoreLanding(landing):
                    found[(("landing", landing),)] = move
                case _:
                    found[(("plate", str(move)),)] = move
        return found

    @property
    def plates(self) -> list[tuple[Target, Move]]:
        return [(path[0], move) for path, move in self.chooser.paths.items() if path[0][0] == "plate"]

    @property
    def chosen(self) -> Target | None:
        return self.chooser.chosen[0] if self.chooser.chosen else None

    def spots(self) -> dict[Target, FRect]:
        waters = self.picture.waters
        found: dict[Target, FRect] = {}
        open_now = set(self.chooser.open)
        for target in self.chooser.open:
            if target[0] == "space":
                found[target] = waters.rect(target[1])
            elif target[0] == "landing":
                found[target] = waters.landing_rect(target[1])
        plates = self.plates
        for i, (target, _) in enumerate(plates):
            if target in open_now:
                found[target] = layout.plate(i, len(plates))
        if any(path[0][0] == "hand" for path in self.chooser.paths):
            hand = self.picture.hands[self.hand_seat]
            for i in range(len(hand)):
                x, y = layout.hand_slot(i, len(hand))
                size = layout.HAND_BOAT
                found["hand", i] = FRect(x - size / 2, y - size / 2, size, size)
        found |= {("space", s): waters.rect(s) for s in self._row_mates() if ("space", s) not in found}
        if self.chosen and self.chosen[0] == "hand":
            found |= {("space", s): waters.rect(s) for s in self._nearly() if ("space", s) not in found}
        return found

    def _row_mates(self) -> list[int]:
        """Boats beside those on offer, which cannot be taken: the focus may go there and learn why."""
        rules, kinds = self.rules, {type(move) for move in self.chooser.paths.values()}
        if records.Steal in kinds:
            row = rules.rules.layout.row[rules.placed]
            return [s for s in rules.rules.layout.by_row[row] if s in self.picture.boats and s != rules.placed]
        if records.Remove in kinds:
            return list(rules.rules.landings[rules.landing])
        return []

    def _nearly(self) -> list[int]:
        """Free spaces beside boats that are closed all the same: the focus may go there and learn why."""
        rules, boats = self.rules, self.picture.boats
        board = rules.rules.layout
        return [s for s in board.spaces if s not in boats and any(near in boats for near in board.neighbours[s])]

    def hover_spots(self) -> dict[Target, FRect]:
        waters = self.picture.waters
        return {("space", space): waters.rect(space) for space in self.rules.rules.layout.spaces}

    def first_focus(self) -> Target | None:
        """Where a person would look first: the end of the turn, the hand, the best landing, the nearest space."""
        open_now = self.chooser.open
        if not open_now:
            return None
        if self.chosen is None:
            ends = [target for target, move in self.plates if isinstance(move, records.EndTurn)]
            hand = [target for target in open_now if target[0] == "hand"]
            landings = [target for target in open_now if target[0] == "landing"]
            if ends or hand:
                return ends[0] if ends else self.focus if self.focus in hand else min(hand)
            if landings:
                return max(landings, key=self._my_points)
        spaces = [target for target in open_now if target[0] == "space"]
        if not spaces:
            return open_now[0]
        x, y = self._last_moored()
        middle = self.picture.waters.middle
        return min(spaces, key=lambda target: abs(middle(target[1])[0] - x) + abs(middle(target[1])[1] - y))

    def _last_moored(self) -> tuple[float, float]:
        """Where the seat's latest boat went, or anybody's, or else the middle of the board."""
        placed = [e for entry in self.match.history for e in entry.events if isinstance(e, records.BoatPlaced)]
        mine = [event for event in placed if event.seat == self.seat] or placed
        waters = self.picture.waters
        return waters.middle(mine[-1].space) if mine else waters.at(waters.board.width / 2, waters.board.height / 2)

    def _my_points(self, target: Target) -> int:
        assert self.seat is not None
        return self.landing_points(target[1]).get(self.seat, 0)

    def landing_points(self, landing: int) -> dict[int, int]:
        return dict(outlook.landing_outlook(self.rules, landing).points)

    def ask(self) -> str:
        return words.ask(self)

    def explain(self, target: Target) -> str:
        return words.explain(self, target)

    def tell(self, entry: Entry) -> list[str]:
        return words.tell(self, entry)

    def hold_prompt(self) -> str:
        return self.stage.texts("prompt-klongs-counted")

    # Showing

    def settle(self) -> None:
        self.lit.clear()
        self.sheet.clear()
        self.peeking = False
        self.picture = Picture(self.rules.rules, self.rules.players)
        self.panels = Panels(self.picture, self.stage.texts, self.name, self.colour)
        self.water = Water(self.picture, self.panels.shipyard)
        if not self.fresh:
            self.picture.take_in(self.match.opening)
            for entry in self.match.history:
                self.picture.take_in(entry.events)
        self.panels.marker = self.picture.step

    def resume(self) -> None:
        self.panels.texts = self.stage.texts
        super().resume()

    def show(self, events: Sequence[Event]) -> Iterable[Animation]:
        self.fresh = False
        return shows.show(self, events)

    def tick(self, dt: float) -> Step:
        self._walk(dt)
        if self.rules.day:
            self.unveiled = None  # others decide now; the hand lies face down
        return super().tick(dt)

    def _walk(self, dt: float) -> None:
        """On market days the market master goes to the landing in focus."""
        goal = None
        if self.picture.day:
            waters = self.picture.waters
            if self.focus and self.focus[0] == "landing":
                goal = waters.landing(self.focus[1])
            elif any(isinstance(move, records.Remove) for move in self.chooser.paths.values()):
                goal = waters.landing(self.rules.landing)
            else:
                goal = self.water.master or waters.at(waters.board.width / 2, waters.board.height / 2)
        here = self.water.master
        if goal is None or here is None or self.stage.still:
            self.walking = goal != here
            self.water.master = goal
            return
        share = min(1.0, dt * 9)
        self.walking = abs(goal[0] - here[0]) + abs(goal[1] - here[1]) > 1
        self.water.master = here[0] + (goal[0] - here[0]) * share, here[1] + (goal[1] - here[1]) * share

    walking = False

    @property
    def busy(self) -> bool:
        return super().busy or self.walking

    # Drawing

    def emblem(self, seat: int) -> tuple[float, float]:
        return layout.emblem(seat, self.picture.seats)

    def draw_table(self, canvas: Canvas) -> None:
        picture, panels, water, clock = self.picture, self.panels, self.water, self.heartbeat
        key = ("klongs", self.rules.rules.layout.title, self.stage.texts.language, self.stage.prefs.text_size)
        canvas.ground(key, panels.draw_ground)
        cover = self.sheet.box if self.sheet.alpha >= 1 else None
        if clock and not cover:
            water.draw_shimmer(canvas, clock)
        placing = self.deciding and bool(self.chooser.open) and picture.day is None and not self.peeking
        if placing:
            water.draw_room(canvas)
            water.draw_open(canvas, self._open_spaces(), clock)
        offered = self._offered_boats()
        for space in offered:
            water.shine(canvas, space)
        faded = [s for s in picture.boats if s not in offered] if offered else ()
        water.draw_boats(canvas, clock, faded, cover)
        for space in self.lit:
            water.light(canvas, space)
        self._draw_choices(canvas)
        if not offered:
            water.draw_master(canvas, clock)
        self._draw_column(canvas)
        water.draw_adrift(canvas)
        panels.draw_back(canvas)
        if self.sheet.alpha > 0:
            self.sheet.draw(canvas, self)

    def _open_spaces(self) -> list[int]:
        """Where the boat in focus, or the one chosen, may go."""
        if self.chosen:
            return [target[1] for target in self.chooser.open if target[0] == "space"]
        if self.focus and self.focus[0] == "hand" and self.hand_shown():
            return [path[1][1] for path in self.chooser.paths if path[0] == self.focus and len(path) > 1]
        return []

    def _offered_boats(self) -> list[int]:
        """Boats on the board one of which is to be chosen; all others step back."""
        if not self.deciding:
            return []
        return [path[0][1] for path in self.chooser.paths if path[0][0] == "space" and len(path) == 1]

    def _draw_choices(self, canvas: Canvas) -> None:
        """What can be chosen on the board besides free spaces, and what landings are worth."""
        if not self.deciding:
            return
        if self.focus and self.focus[0] == "landing":
            self.water.draw_landing(canvas, self.focus[1], self.landing_points(self.focus[1]))
            others = {t[1]: self._my_points(t) for t in self.chooser.open if t[0] == "landing" and t != self.focus}
            self.water.draw_marks(canvas, others)
        elif self.peeking and self.seat is not None:
            self.water.draw_prospects(canvas, outlook.prospects(self.rules, self.seat), self.seat)
        elif self.chosen is None:
            for target in self.chooser.open:
                if target[0] == "space":
                    self.water.light(canvas, target[1], 0.6)

    def _draw_column(self, canvas: Canvas) -> None:
        panels, picture = self.panels, self.picture
        panels.draw_track(canvas)
        acting = None if self.sheet.alpha else self.seat if self.deciding else self.turn_shown
        best = max(picture.points)
        for seat in range(picture.seats):
            panels.draw_player(canvas, seat, seat == acting, best > 0 and picture.points[seat] == best)
        if self.peeking:
            draw_stacks(canvas, self)
            return
        if picture.day and self.deciding and self.focus and self.focus[0] == "landing":
            panels.draw_landing(canvas, outlook.landing_outlook(self.rules, self.focus[1]))
        if not picture.day and not self.sheet.alpha:
            chosen = self.chosen[1] if self.chosen and self.chosen[0] == "hand" else None
            panels.draw_hand(canvas, self.hand_seat, self.hand_shown(), chosen)
        if self.deciding:
            plates = self.plates
            focused = next((i for i, (target, _) in enumerate(plates) if target == self.focus), None)
            labels = [(PLATES[type(move)], words.plate(self, move)) for _, move in plates]
            panels.draw_plates(canvas, labels, focused)

    def draw_focus(self, canvas: Canvas, target: Target, rect: FRect) -> None:
        if target[0] != "landing":
            focus_frame(canvas, rect, self.heartbeat, radius=18, grow=2 if target[0] == "space" else 6)
