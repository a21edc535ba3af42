"""The floating market: place boats, rob and chase, and on market days score the landings."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import FRect

from game.contract import Event, Move
from game.klongs import outlook, records
from game.klongs.state import KlongsState
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.klongs import layout
from scenes.klongs.boats import Shipyard
from scenes.klongs.hand import ShownHand
from scenes.klongs.handheld import KlongsHandheld
from scenes.klongs.market_master import MarketMaster
from scenes.klongs.panels import Panels
from scenes.klongs.picture import Picture
from scenes.klongs.shows import KlongsShows
from scenes.klongs.stacks import NOBODY, draw_stacks
from scenes.klongs.stock_sheet import StockSheet
from scenes.klongs.targets import HandBoat, Landing, Merchants, MovementCards, Plate, Space, Track
from scenes.klongs.things import KlongsThings
from scenes.klongs.water import Water
from scenes.klongs.words import KlongsWords
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop

PLATE_ICONS: dict[type[Move], str] = {
    records.Skip: "icon-fast",
    records.EndTurn: "icon-tick",
    records.LeaveUnowned: "icon-cross",
    records.StealNothing: "icon-cross",
    records.ToStock: "icon-stock",
    records.ToHand: "icon-hand",
    records.TakeNoThief: "icon-cross",
    records.Draw: "icon-stack",
    records.PassMarket: "icon-cross",
}
"""Decisions that have no place on the board, and the icon on their plate."""


class KlongsTabletop(Tabletop):
    prompt_box = layout.PROMPT
    board = (Space, Landing, HandBoat)
    draws_water = True
    peek_label, peek_prompt = "bar-peek-klongs", "prompt-peek-klongs"
    secret_box = layout.CLOTH
    outspoken = (records.EndTurn, records.Skip, records.Draw)
    picture: Picture
    words: KlongsWords

    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        super().__init__(stage, course, choice)
        rules = self.state.rules
        shipyard = Shipyard(rules.boats, course.colour)
        self.picture = Picture(rules, self.state.players)
        self.hand = ShownHand(stage, course)
        self.panels = Panels(stage, course, self.picture, shipyard, self.moments)
        self.water = Water(self.picture, shipyard)
        self.sheet = StockSheet(stage, course, self.picture)
        self.master = MarketMaster()
        self._foreseen: tuple[tuple[int, Move], outlook.Foresight] | None = None
        self.words = KlongsWords(stage, course, choice, self.picture, self.hand)
        self.things = KlongsThings(stage, course, choice, self.picture, self.hand, self.words)
        self.handheld = KlongsHandheld(stage, course, choice, self.words, rules.layout, PLATE_ICONS)
        self.shows = KlongsShows(stage, course, self.words, self.flyers, self.picture, self.hand, self.sheet)
        for events in course.so_far():
            self.picture.take_in(events)

    @property
    def state(self) -> KlongsState:
        return self.course.state_as(KlongsState)

    # Secrets

    def secret(self) -> bool:
        return self.hand.kept_secret and isinstance(self.state.moves()[0], records.Place | records.Skip)

    def last_word(self, hidden: Event) -> str:
        return "market-day" if self.state.day else super().last_word(hidden)

    def last_word_plates(self) -> tuple[FRect, FRect]:
        return layout.plate(0, 2), layout.plate(1, 2)

    def lies_on_phone(self, target: Target) -> bool:
        return isinstance(target, HandBoat) and self.hand.on_phone

    # Choosing

    def paths(self) -> dict[Path, Move]:
        found: dict[Path, Move] = {}
        hand = self.picture.hands[self.state.seat]
        for move in self.state.moves():
            match move:
                case records.Place(boat, space):
                    for i, mine in enumerate(hand):
                        if mine == boat:
                            found[HandBoat(i), Space(space)] = move
                case records.MoveBoat(space, to):
                    found[Space(space), Space(to)] = move
                case records.Steal(space) | records.Reboard(space) | records.TakeThief(space) | records.Remove(space):
                    found[(Space(space),)] = move
                case records.ScoreLanding(landing):
                    found[(Landing(landing),)] = move
                case _:
                    found[(Plate(move),)] = move
        return found

    @property
    def plates(self) -> list[Plate]:
        return [first for first, *_ in self.choice.paths if isinstance(first, Plate)]

    def spots(self) -> Mapping[Target, FRect]:
        choice, waters, plates = self.choice, self.picture.waters, self.plates
        found: dict[Target, FRect] = {}
        for target in choice.open:
            match target:
                case Space(space):
                    found[target] = waters.rect(space)
                case Landing(landing):
                    found[target] = waters.landing_rect(landing)
        found |= {plate: layout.plate(i, len(plates)) for i, plate in enumerate(plates) if plate in choice.open}
        if choice.offers(records.Place) and (self.hand.open or self.hand.on_phone):
            hand = self.picture.hands[self.hand.seat]
            found |= {HandBoat(i): layout.hand_rect(i, len(hand)) for i in range(len(hand))}
        for space in (*self._boats_to_ask_about(), *self._water_to_ask_about()):
            found.setdefault(Space(space), waters.rect(space))
        return found

    def _boats_to_ask_about(self) -> list[int]:
        """Boats beside those on offer, which cannot be taken: the focus may go there and learn why."""
        state, board = self.state, self.picture.rules.layout
        if self.choice.offers(records.Steal):
            row = board.by_row[board.row[state.placed]]
            return [space for space in row if space in self.picture.boats and space != state.placed]
        if self.choice.offers(records.Remove):
            return list(self.picture.rules.landings[state.landing])
        return []

    def _water_to_ask_about(self) -> list[int]:
        """Free spaces beside boats that are closed all the same to the boat chosen from the hand."""
        if not isinstance(self.choice.first, HandBoat):
            return []
        boats, board = self.picture.boats, self.picture.rules.layout
        return [s for s in board.spaces if s not in boats and any(near in boats for near in board.neighbours[s])]

    def hover_spots(self) -> Mapping[Target, FRect]:
        waters, column = self.picture.waters, self.picture.column
        found: dict[Target, FRect] = {Space(space): waters.rect(space) for space in waters.board.spaces}
        if column.tracked:
            found[Track()] = column.track
        for seat in range(column.seats):
            found[Merchants(seat)] = column.merchants(seat)
            found[MovementCards(seat)] = column.movement_cards(seat)
        return found

    def written(self) -> Sequence[FRect]:
        """Whose boats those in hand are, and what a landing in focus would pay."""
        found, focus = [FRect(*layout.HAND.topleft, layout.HAND.width, 32)], self.choice.focus
        if self.course.deciding and isinstance(focus, Landing):
            found.append(self.water.payments_at(focus.number, len(self._outlook(focus).points), self._marked()))
        return found

    def own(self, _seat: int) -> Sequence[FRect]:
        return (layout.HAND,)

    def in_view(self, _seat: int) -> Sequence[FRect]:
        return [self.picture.waters.rect(space) for space in self.picture.boats]

    def landmarks(self) -> Mapping[str, FRect]:
        picture, waters = self.picture, self.picture.waters
        column, board = picture.column, picture.waters.board

        def around(spaces: Sequence[int]) -> FRect:
            first, *others = (waters.rect(space) for space in spaces)
            return first.unionall(others)

        found = {"water": around(board.spaces), "hand": layout.HAND}
        found |= {f"landing-{spaces[0]}": around(spaces) for spaces in board.landings}
        found |= {f"post-{spaces[0]}": waters.landing_rect(spaces[0]) for spaces in board.landings}
        found |= {f"quarter-{number}": around(spaces) for number, spaces in enumerate(board.quarters)}
        found |= {f"column-{number}": around(spaces) for number, spaces in enumerate(board.by_column) if spaces}
        found |= {f"row-{number}": around(spaces) for number, spaces in enumerate(board.by_row) if spaces}
        found |= {f"player-{seat}": column.panel(seat) for seat in range(column.seats)}
        return found | ({"track": column.track} if column.tracked else {})

    def first_focus(self) -> Target | None:
        """Where a person would look first: the end of the turn, the hand, the best landing, the nearest space."""
        choice = self.choice
        if not choice.open:
            return None
        if choice.first is None:
            for plate in self.plates:
                if isinstance(plate.move, records.EndTurn):
                    return plate
            if hand := choice.opens(HandBoat):
                return choice.focus if choice.focus in hand else min(hand)
            if landings := choice.opens(Landing):
                return max(landings, key=self._my_points)
        x, y = self._last_moored()

        def way(space: Space) -> float:
            across, down = self.picture.waters.middle(space.number)
            return abs(across - x) + abs(down - y)

        return min(choice.opens(Space), key=way, default=choice.open[0])

    def _last_moored(self) -> tuple[float, float]:
        """Where the seat's latest boat went, or anybody's, or else the middle of the board."""
        waters, history = self.picture.waters, self.course.match.history
        placed = [event for entry in history for event in entry.events if isinstance(event, records.BoatPlaced)]
        mine = [event for event in placed if event.seat == self.course.seat] or placed
        return waters.middle(mine[-1].space) if mine else waters.centre

    def _my_points(self, landing: Landing) -> int:
        """What the seat to move would get for a landing."""
        assert self.course.seat is not None
        return dict(self._outlook(landing).points).get(self.course.seat, 0)

    def _outlook(self, landing: Landing) -> outlook.LandingOutlook:
        return outlook.landing_outlook(self.state, landing.number)

    # Showing

    def tick(self, dt: float) -> None:
        nobody_points = self.course.deciding and not self.choice.paths
        self.master.walk(self._master_goal(), dt, self.stage.still or nobody_points)
        if self.state.day:
            self.course.unveiled = None  # others decide now; the hand lies face down

    def _master_goal(self) -> tuple[float, float] | None:
        """On market days the market master goes to the landing in focus, or stays at the one called last."""
        waters, focus = self.picture.waters, self.choice.focus
        if not self.picture.day:
            return None
        if isinstance(focus, Landing):
            return waters.landing(focus.number)
        called = self.picture.called
        return waters.centre if called is None else waters.landing(called)

    @property
    def busy(self) -> bool:
        return self.master.walking

    # Drawing

    def where(self, event: Event) -> FRect | None:
        return self.picture.trace(event)

    def emblem(self, seat: int) -> tuple[float, float]:
        return self.picture.column.emblem(seat)

    def draw(self, canvas: Canvas) -> None:
        picture, panels, clock = self.picture, self.panels, self.heartbeat
        asked = self.prompt_bottom if self.course.deciding and self.choice.open else 0.0
        text_size = self.stage.prefs.text_size
        counting = self.course.deciding and bool(self.choice.opens(Landing))
        top = max(layout.PROMPT.bottom if counting else layout.prompt_room(text_size), asked)
        low = layout.MARKET.top if counting or self.choice.peeking else layout.HAND.top
        stocked = frozenset(seat for seat in range(picture.seats) if any(picture.stock_by_good(seat)))
        top, low = top + layout.GAP, low - layout.GAP
        picture.column = replace(picture.column, top=top, bottom=low, stocked=stocked, text_size=text_size)
        key = ("klongs", picture.rules.layout.title, self.stage.texts.language, text_size)
        canvas.ground(key, panels.draw_ground)
        self._draw_water(canvas, clock)
        self._draw_column(canvas)
        self.water.draw_adrift(canvas)
        panels.draw_hidden_boat(canvas)
        if self.sheet.alpha > 0:
            self.sheet.draw(canvas)

    def _draw_water(self, canvas: Canvas, clock: float) -> None:
        picture, water, choice = self.picture, self.water, self.choice
        cover = self.sheet.box if self.sheet.alpha >= 1 else None
        if clock and not cover:
            water.draw_shimmer(canvas, clock)
        if self.course.deciding and choice.open and picture.day is None and not choice.peeking:
            water.draw_open(canvas, self._open_spaces(), clock)
        offered = self._offered_boats()
        for space in offered:
            water.shine(canvas, space)
        faded: Sequence[int] = [space for space in picture.boats if space not in offered] if offered else ()
        if seen := self._foresight():
            faded = faded if seen.start is None else [seen.start]
            water.draw_reach(canvas, seen)
        self.moments.draw_water(canvas)
        water.draw_boats(canvas, clock, faded, cover)
        if not cover and not picture.day:
            water.draw_lanterns(canvas)
        if self.course.deciding and self._open_spaces() and not choice.peeking:
            water.draw_room(canvas)
        for space in picture.lit:
            water.light(canvas, space)
        self._draw_choices(canvas)
        if not offered:
            self.master.draw(canvas, clock)

    def _open_spaces(self) -> list[int]:
        """Where the boat in focus, or the one chosen, may go."""
        choice = self.choice
        if choice.first is not None:
            return [target.number for target in choice.opens(Space)]
        if isinstance(choice.focus, HandBoat) and self.hand.open:
            ends = [path[-1] for path in choice.paths if path[0] == choice.focus]
            return [end.number for end in ends if isinstance(end, Space)]
        return []

    def _offered_boats(self) -> list[int]:
        """Boats on the board one of which is to be chosen; all others step back."""
        if not self.course.deciding:
            return []
        return [first.number for first, *further in self.choice.paths if isinstance(first, Space) and not further]

    def _draw_choices(self, canvas: Canvas) -> None:
        """What can be chosen on the board besides free spaces, and what landings are worth."""
        choice, seat, water = self.choice, self.course.seat, self.water
        if not self.course.deciding:
            return
        if isinstance(choice.focus, Landing):
            number = choice.focus.number
            water.draw_landing(canvas, number, outlook.leaving(self.state, number), self._marked())
        elif choice.peeking and seat is not None:
            water.draw_prospects(canvas, outlook.prospects(self.state, seat), seat)
        elif choice.first is None:
            for space in choice.opens(Space):
                water.light(canvas, space.number, 0.6)
        elif seen := self._foresight():
            water.draw_foresight(canvas, seen)

    def _marked(self) -> dict[int, int]:
        """What the landings besides the one in focus would pay."""
        return {one.number: self._my_points(one) for one in self.choice.opens(Landing) if one != self.choice.focus}

    def _foresight(self) -> outlook.Foresight | None:
        """What the boat chosen would make of the space in focus."""
        choice = self.choice
        if choice.first is None or not isinstance(choice.focus, Space) or not self.course.deciding or choice.peeking:
            return None
        move = choice.paths.get((choice.first, choice.focus))
        if not isinstance(move, records.Place | records.MoveBoat):
            return None
        stamp = self.course.stamp, move
        if self._foreseen is None or self._foreseen[0] != stamp:
            self._foreseen = stamp, outlook.foresee(self.state, move)
        return self._foreseen[1]

    def _step_ahead(self) -> outlook.StepAhead | None:
        """The step of Luk Phat that the boat in focus or chosen would take."""
        choice = self.choice
        boat = choice.first or choice.focus
        if not (self.course.deciding and isinstance(boat, HandBoat) and self.hand.open and boat in self._placeable):
            return None
        return outlook.step_ahead(self.state, self.picture.hands[self.state.seat][boat.index])

    @property
    def _placeable(self) -> set[Target]:
        return {first for (first, *_), move in self.choice.paths.items() if isinstance(move, records.Place)}

    def _draw_column(self, canvas: Canvas) -> None:
        """What stands at the right: the track, the players, and below them the hand or what takes its place."""
        panels, picture, course, focus = self.panels, self.picture, self.course, self.choice.focus
        panels.draw_track(canvas, self._step_ahead())
        acting = None if self.sheet.alpha else course.seat if course.deciding else self.hand.turn
        best = max(picture.points)
        for seat in range(picture.seats):
            panels.draw_player(canvas, seat, seat == acting, best > 0 and picture.points[seat] == best)
        if self.choice.peeking:
            draw_stacks(canvas, self.stage.texts, self.state, self.hand.seat if self.hand.open else NOBODY)
            return
        if picture.day and course.deciding and isinstance(focus, Landing):
            panels.draw_landing(canvas, self._outlook(focus))
        if not picture.day and not self.sheet.alpha:
            first = self.choice.first
            panels.draw_hand(canvas, self.hand, first.index if isinstance(first, HandBoat) else None)
        if course.deciding:
            plates = self.plates
            labels = [(PLATE_ICONS[type(plate.move)], self.words.plate(plate.move)) for plate in plates]
            focused = next((i for i, plate in enumerate(plates) if plate == focus), None)
            panels.draw_plates(canvas, labels, focused)

    def draw_focus(self, canvas: Canvas, target: Target, rect: FRect) -> None:
        if self.lies_on_phone(target):
            rect = layout.HAND  # which of them it is, is nobody's business
        if not isinstance(target, Landing):
            focus_frame(canvas, rect, self.heartbeat, radius=18, grow=2 if isinstance(target, Space) else 6)

    def draw_outcome(self, canvas: Canvas) -> None:
        focus = self.choice.focus
        if isinstance(focus, Landing):
            self.water.draw_pay(canvas, focus.number, dict(self._outlook(focus).points), self._marked())
        elif seen := self._foresight():
            self.water.draw_promises(canvas, seen)
        elif isinstance(focus, Space) and focus.number in self._offered_boats():
            self.water.draw_losses(canvas, outlook.broken(self.state, (focus.number,)))
