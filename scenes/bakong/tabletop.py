"""The jungle trail: roll, flip, walk, fill the pack, and be home first."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from pygame import FRect

from game import catalogue
from game.bakong import GAME, outlook, records
from game.bakong.board import Trail
from game.bakong.packing import Laid
from game.bakong.rules import CAMP, TEMPLE
from game.bakong.state import BakongState
from game.contract import Event, Move
from game.match import Entry, Match
from scenes.bakong import layout, shows, words
from scenes.bakong.choice import Offer, draw_choice
from scenes.bakong.jungle import Jungle, draw_aloft
from scenes.bakong.panels import GONE, Panels
from scenes.bakong.picture import Picture
from scenes.devices.input import Action
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.motion import Animation
from scenes.stage.scene import Step
from scenes.table.chooser import Path, Target
from scenes.table.play import Play

PLATES = {
    records.Roll: "icon-play",
    records.Reroll: "object-logbook",
    records.FlipNoSecond: "icon-cross",
    records.LeaveIt: "icon-cross",
    records.TakeNothing: "icon-cross",
    records.Walk: "footprint",
}
"""Decisions that have no place on trail or table, and the picture on their plate."""


class BakongScene(Play):
    prompt_box = layout.PROMPT
    wraps = True
    peek_label, peek_prompt = "bar-peek-bakong", "prompt-peek-bakong"

    def __init__(self, match: Match, seating: Seating) -> None:
        super().__init__(match, seating)
        board = catalogue.components_of(GAME).board_of(match.setup.options)
        assert board is not None
        self.trail: Trail = board.layout
        self.remembers = match.setup.options.get("memory", "on") == "on"
        self.picture = Picture(self.rules.rules, self.trail, self.rules.players)

    @property
    def rules(self) -> BakongState:
        state = self.match.state
        assert isinstance(state, BakongState)
        return state

    @property
    def acting(self) -> int:
        """Whose pack lies large: who decides, or while the screen catches up whose turn it shows."""
        return self.picture.turn_of if self.director.busy or self.seat is None else self.seat

    @property
    def _known(self) -> BakongState:
        """The position as far as the screen may tell: without memory no tile has ever been turned."""
        if self.remembers:
            return self.rules
        state = self.rules.copy()
        state.seen = 0
        return state

    # Choosing

    def paths(self) -> dict[Path, Move]:
        found: dict[Path, Move] = {}
        for move in self.rules.moves():
            match move:
                case records.TakeObject(thing) | records.TakeGreat(thing):
                    found[(("card", thing),)] = move
                case records.Flip(value):
                    for i, die in enumerate(self.picture.dice):
                        if die.value == value:
                            found[(("die", i),)] = move
                case records.FlipSecond(place):
                    found[(("place", place),)] = move
                case records.Sink(thing) | records.ThrowAway(thing):
                    laid = self.picture.packs[self.acting].laid
                    found[(("thing", max(i for i, one in enumerate(laid) if one.thing == thing)),)] = move
                case _:
                    found[(("plate", str(move)),)] = move
        return found

    def offers_kind(self, *kinds: type[Move]) -> bool:
        return any(isinstance(move, kinds) for move in self.chooser.paths.values())

    @property
    def plates(self) -> list[tuple[Target, Move]]:
        return [(path[0], move) for path, move in self.chooser.paths.items() if path[0][0] == "plate"]

    def plate_places(self) -> dict[Target, FRect]:
        plates = self.plates
        return {target: layout.plate(i, len(plates)) for i, (target, _) in enumerate(plates)}

    @property
    def choosing_cards(self) -> bool:
        return self.offers_kind(records.TakeObject, records.TakeGreat)

    def offers(self) -> list[Offer]:
        """The cards on the panel: all that lies there, also what this seat cannot take."""
        rules, picture, seat = self.rules, self.picture, self.acting
        open_now = {path[0][1] for path in self.chooser.paths if path[0][0] == "card"}
        if self.offers_kind(records.TakeGreat):
            things: list[tuple[str | int, int]] = [(points, 1) for points in picture.greats]
        elif picture.crew[seat].place == TEMPLE:
            things = [(name, picture.temple.count(name)) for name in dict.fromkeys(picture.temple)]
        else:
            things = list(picture.reserve.items())
        return [Offer(thing, count, thing in open_now, not rules.fits(seat, thing)) for thing, count in things]

    def spots(self) -> dict[Target, FRect]:
        found: dict[Target, FRect] = {}
        if self.choosing_cards:
            offers = self.offers()
            found |= {("card", one.thing): layout.card(i, len(offers)) for i, one in enumerate(offers)}
        for target in self.chooser.open:
            if target[0] == "die":
                found[target] = layout.die(target[1])
            elif target[0] == "place":
                found[target] = self.picture.path.rect(target[1])
        if self.offers_kind(records.FlipSecond):
            found |= {("place", place): self.picture.path.rect(place) for place in self._ahead_of()}
        laid = self.picture.packs[self.acting].laid
        for i, one in enumerate(laid):
            if ("thing", i) in self.chooser.open or (
                isinstance(one.thing, int) and self.offers_kind(records.ThrowAway)
            ):
                found["thing", i] = layout.laid(layout.PACK, one)
        return found | self.plate_places()

    def _ahead_of(self) -> list[int]:
        """The tiles in front of the acting adventurer: the focus may go there and learn why one cannot be flipped."""
        one = self.picture.crew[self.acting]
        return list(range(CAMP + 1, one.place) if one.homeward else range(one.place + 1, TEMPLE))

    def hover_spots(self) -> dict[Target, FRect]:
        found: dict[Target, FRect] = {("place", p): self.picture.path.rect(p) for p in range(TEMPLE + 1)}
        laid = self.picture.packs[self.acting].laid
        found |= {("thing", i): layout.laid(layout.PACK, one) for i, one in enumerate(laid)}
        if not self.choosing_cards:
            found |= {("shelf", name): rect for name, rect in self.panels.shelves()[0].items()}
        return found

    def first_focus(self) -> Target | None:
        """Where a person would look first: the nearest tile, the step the die shows, else the first on offer."""
        open_now = self.chooser.open
        places = [target for target in open_now if target[0] == "place"]
        if places:
            here = self.picture.crew[self.acting].place
            return min(places, key=lambda target: abs(target[1] - here))
        dice = [target for target in open_now if target[0] == "die"]
        if dice:
            return self.focus if self.focus in dice else min(dice)
        return open_now[0] if open_now else None

    def ask(self) -> str:
        return words.ask(self)

    def explain(self, target: Target) -> str:
        return words.explain(self, target)

    def tell(self, entry: Entry) -> list[str]:
        return words.tell(self, entry)

    def hold_prompt(self) -> str:
        return words.verdict(self)

    def entries(self) -> list[tuple[Action, str]]:
        shown = super().entries()
        if self.remembers:
            return shown
        return [entry for entry in shown if entry[0] is not Action.PEEK]

    def general(self, action: Action) -> Step:
        """Where nothing is remembered there is nothing to peek at."""
        return None if action is Action.PEEK and not self.remembers else super().general(action)

    @property
    def narrated(self) -> int | None:
        return None if self.match.over and not self.director.busy else self.acting

    # Showing

    def settle(self) -> None:
        self.peeking = False
        self.picture = Picture(self.rules.rules, self.trail, self.rules.players)
        self.panels = Panels(self.picture, self.stage.texts, self.name, self.colour)
        self.jungle = Jungle(self.picture, self.colour)
        if not self.fresh:
            self.picture.take_in(self.match.opening)
            for entry in self.match.history:
                self.picture.take_in(entry.events)

    def resume(self) -> None:
        self.panels.texts = self.stage.texts
        super().resume()

    def show(self, events: Sequence[Event]) -> Iterable[Animation]:
        self.fresh = False
        return shows.show(self, events)

    # Drawing

    def emblem(self, seat: int) -> tuple[float, float]:
        return layout.EMBLEM

    def draw_table(self, canvas: Canvas) -> None:
        picture, jungle, clock = self.picture, self.jungle, self.heartbeat
        canvas.ground(("bakong", self.trail), jungle.draw_ground)
        jungle.draw_temple(canvas)
        if picture.first_home is None:
            x, y = picture.path.rect(CAMP).topleft
            canvas.art("first-home", FRect(x - 6, y - 16, 84, 56))
        looking = self.deciding and not self.peeking and not self.guide
        ahead = self.ahead() if looking else None
        seconds = [target[1] for target in self.chooser.open if target[0] == "place"] if looking else []
        for place in [*seconds, *([ahead.place] if ahead and ahead.place else [])]:
            jungle.light(canvas, place)
        jungle.draw_tiles(canvas, [place for place in picture.tiles if seconds and place not in seconds])
        if ahead:
            jungle.draw_flip(canvas, ahead)
        elif looking and self.remembers and self.focus and self.focus[0] == "place" and self.focus[1] in picture.under:
            jungle.draw_undersides(canvas, {self.focus[1]: picture.under[self.focus[1]]})
        jungle.draw_crew(canvas, None if self.match.over else self.acting, clock)
        if looking:
            self._draw_walk(canvas, ahead)
        if self.peeking and self.remembers:
            jungle.draw_undersides(canvas, picture.under)
        jungle.draw_marks(canvas)
        self._draw_strip(canvas)
        for die in picture.cave_dice:
            die.draw(canvas)
        draw_aloft(canvas, picture.aloft)

    def ahead(self) -> outlook.FlipOutlook | None:
        """What would come of the die in focus."""
        if self.focus and self.focus[0] == "die" and self.focus in self.chooser.open:
            return outlook.flip_outlook(self._known, self.picture.dice[self.focus[1]].value)
        return None

    def _draw_walk(self, canvas: Canvas, ahead: outlook.FlipOutlook | None) -> None:
        """Where the die, the machete or the compass would take the adventurer."""
        assert self.seat is not None
        move = dict(self.plates).get(self.focus) if self.focus else None
        if ahead:
            for walk in reversed(ahead.walks[1:]):
                self.jungle.draw_walk(canvas, self.seat, walk, strong=False)
            self.jungle.draw_walk(canvas, self.seat, ahead.walks[0], flipped=ahead.place)
        elif isinstance(move, records.Walk):
            self.jungle.draw_walk(canvas, self.seat, outlook.walk_outlook(self.rules, move.steps))
        elif self.offers_kind(records.FlipSecond):
            state = self._known.copy()
            place = self.focus[1] if self.focus in self.chooser.open and self.focus[0] == "place" else None
            if place is not None and state.seen >> place & 1:
                state.flip(place)
            self.jungle.draw_walk(canvas, self.seat, outlook.walk_outlook(state, state.steps), flipped=place)

    def _draw_strip(self, canvas: Canvas) -> None:
        panels, picture = self.panels, self.picture
        looking = self.deciding and not self.peeking and not self.guide
        if self.choosing_cards and looking:
            self._draw_choice(canvas)
        else:
            ranks = [(picture.points(seat), picture.packs[seat].great or 0) for seat in range(picture.seats)]
            best = max(ranks)
            for seat, rank in enumerate(ranks):
                panels.draw_member(canvas, seat, seat == self.acting, rank == best and min(ranks) < best)
            panels.draw_reserve(canvas)
        panels.draw_round(canvas)
        self._draw_pack(canvas, looking)
        self._draw_corner(canvas, looking)

    def _draw_corner(self, canvas: Canvas, looking: bool) -> None:
        """At the left: the dice, the cup to roll them, or what waits for room; and the plates."""
        panels, waiting = self.panels, self.rules.wanted
        if looking and waiting != "" and self.offers_kind(records.ThrowAway):
            after = self.after()
            if after:
                panels.draw_after(canvas, *after, 0.75 + 0.25 * math.sin(self.heartbeat * 5))
            else:
                panels.draw_waiting(canvas, waiting)
        elif looking and self.offers_kind(records.Roll):
            panels.draw_cup(canvas)
        elif not (looking and self.offers_kind(records.Walk)):
            ahead = self.ahead() if looking else None
            panels.draw_dice(canvas, self._flipping(looking), ahead is None or ahead.place is not None)
        if looking:
            places, plates = self.plate_places(), self.plates
            focused = next((i for i, (target, _) in enumerate(plates) if target == self.focus), None)
            labels = [(places[t], words.plate_art(self, move, PLATES), words.plate(self, move)) for t, move in plates]
            panels.draw_plates(canvas, labels, focused)

    def _flipping(self, looking: bool) -> int | None:
        """Which die flips: the one in focus, or the one that was chosen."""
        if looking and self.focus and self.focus[0] == "die":
            return int(self.focus[1])
        if looking and self.offers_kind(records.FlipSecond):
            values = [die.value for die in self.picture.dice]
            return 1 - values.index(self.rules.steps)
        return None

    def _draw_pack(self, canvas: Canvas, looking: bool) -> None:
        """The acting pack; a thing in focus that might go is fading."""
        seat, panels = self.acting, self.panels
        index = self.focus[1] if looking and self.focus in self.chooser.open and self.focus[0] == "thing" else None
        if index is None:
            panels.draw_acting(canvas, seat)
            return
        panels.draw_acting(canvas, seat, (index,))
        panels.draw_laid(canvas, layout.PACK, self.picture.packs[seat].laid[index], GONE)

    def after(self) -> tuple[tuple[Laid, ...], Laid] | None:
        """How the pack would be without the thing in focus and with the one that waits, and where that would lie; None
        if it does not fit even then."""
        if self.focus not in self.chooser.open or self.focus[0] != "thing":
            return None
        laid, gone, waiting = self.picture.packs[self.acting].laid, self.focus[1], self.rules.wanted
        rest = tuple(one for i, one in enumerate(laid) if i != gone)
        after = self.picture.laid_out([*(one.thing for one in rest), waiting], rest)
        if after is None:
            return None
        return after, next(one for one in after if one.thing == waiting and one not in rest)

    def _draw_choice(self, canvas: Canvas) -> None:
        focused = self.focus[1] if self.focus and self.focus[0] == "card" else None
        draw_choice(canvas, self.picture, self.stage.texts, words.choice_title(self), self.offers(), focused)

    def draw_focus(self, canvas: Canvas, target: Target, rect: FRect) -> None:
        radius = {"thing": 8, "die": 24, "place": 26}.get(target[0], 18)
        focus_frame(canvas, rect, self.heartbeat, radius=radius, grow=4 if target[0] == "thing" else 6)
