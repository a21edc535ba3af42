"""The floating market: play cards into the port, take others out, build a market round chilli cards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from pygame import FRect

from game.contract import Event, Move, Reason
from game.market import outlook, records
from game.market.records import LINE_OF, LINES
from game.market.state import MarketState
from game.match import Entry, Match
from scenes.devices.glyphs import glyph
from scenes.devices.input import MOUSE, Action, Device, Intent
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip, focus_frame
from scenes.drawing.motion import Animation
from scenes.market import layout, shows, words
from scenes.market.alone import Alone
from scenes.market.cards import Deck
from scenes.market.compass import Compass
from scenes.market.hand import Hand
from scenes.market.harbour import Harbour
from scenes.market.picture import Picture
from scenes.market.solo.results import SoloResults
from scenes.market.stalls import Stalls
from scenes.market.unseen import draw_unseen
from scenes.stage.scene import Place, Push, Scene, Step
from scenes.table.chooser import Path, Target
from scenes.table.play import Play

RENEW: Target = ("plate", "renew")


class MarketScene(Play):
    prompt_box = layout.PROMPT
    wraps = True
    eager = False  # every step shows what it would do

    def __init__(self, match: Match, seating: Seating) -> None:
        super().__init__(match, seating)
        self.picture = Picture(self.rules.rules, self.rules.players)
        self.alone: Alone | None = None
        self.hand = Hand()
        self.counting: int | None = None
        """Whose market lies large while the final count goes from seat to seat."""

    @property
    def rules(self) -> MarketState:
        state = self.match.state
        assert isinstance(state, MarketState)
        return state

    @property
    def acting(self) -> int:
        """Whose hand and market lie large."""
        if self.counting is not None:
            return self.counting
        return self.picture.turn_of if self.director.busy or self.seat is None else self.seat

    # Objectives

    @property
    def hidden(self) -> bool:
        """Whether objectives are secrets that people in this room keep from each other."""
        return len(self.seating.people) > 1 and not self.stage.prefs.open_hands and self.guide is None

    def open_to_all(self, seat: int) -> bool:
        """Whether a seat's objective may stand on the screen."""
        if self.picture.shown[seat] or self.guide:
            return True
        return not self.hidden and (self.stage.prefs.open_hands or seat in self.seating.people)

    def keeps_quiet(self, reason: Reason) -> bool:
        return self.hidden and "objective" in reason.key

    @property
    def peek_label(self) -> str:  # type: ignore[override]
        return "bar-peek-market-objective" if self.hidden else "bar-peek-market"

    peek_prompt = "prompt-peek-market"

    def handle(self, intent: Intent) -> Step:
        asks = intent.action is Action.PEEK and intent.at is None
        if asks and self.hidden and not self.director.busy and self.guide is None:
            return self._ask_compass(intent.device)
        return super().handle(intent)

    def _ask_compass(self, device: Device) -> Step:
        """The seat that this device speaks for wants to see its objective."""
        seats = [seat for seat in (self.seat, *self.seating.people) if seat is not None]
        chairs = self.seating.chairs
        own = [seat for seat in seats if chairs[seat].device == (device if device.is_pad else None)]
        seat = next((seat for seat in own or seats if self.seating.may_act(seat, device)), None)
        if seat is None or (chairs[seat].device and not device.is_pad):
            self.say(self.stage.texts("compass-not-yours"))
            return None
        self.stage.sound.play("page")
        return Push(Compass(self, seat, by_pointer=device == MOUSE))

    # Choosing

    def paths(self) -> dict[Path, Move]:
        found: dict[Path, Move] = {}
        hand = self.picture.hands[self.acting]
        sets: dict[tuple[int, int], list[tuple[int, ...]]] = {}
        for move in self.rules.moves():
            if isinstance(move, records.PlayCard):
                sets.setdefault((move.card, move.end), []).append(move.taken)
        for move in self.rules.moves():
            match move:
                case records.PlayCard(card, end, taken):
                    last = self._which(end, taken, sets[card, end])
                    for i in _all(hand, card):
                        found[("hand", i), ("end", end), *last] = move
                case records.Renew(line):
                    found[RENEW, ("line", line)] = move
                case records.Lay(card, place):
                    for i in _all(hand, card):
                        found[("hand", i), ("cell", place)] = move
                case records.PutUnder(card):
                    for i in _all(hand, card):
                        found[("hand", i), ("deck", self.picture.deck_of(card))] = move
        return found

    def _which(self, end: int, taken: tuple[int, ...], sets: list[tuple[int, ...]]) -> tuple[Target, ...]:
        """Where there is a choice: the one card that is taken, or the one that stays of those that could be."""
        if len(sets) == 1:
            return ()
        if len(taken) == 1:
            return (("take", taken[0]),)
        port = self.picture.port
        (stays,) = (place for place in LINES[LINE_OF[end]] if place in port and place not in taken)
        return (("stay", stays),)

    @property
    def chosen(self) -> Target | None:
        return self.chooser.chosen[0] if self.chooser.chosen else None

    @property
    def card_in_play(self) -> int | None:
        """The card of the hand that is chosen, or else in focus."""
        target = self.chosen or self.focus
        hand = self.picture.hands[self.acting]
        return hand[target[1]] if target and target[0] == "hand" and target[1] < len(hand) else None

    def offers_kind(self, kind: type[Move]) -> bool:
        return any(isinstance(move, kind) for move in self.chooser.paths.values())

    def spots(self) -> dict[Target, FRect]:
        found: dict[Target, FRect] = {}
        steps = self.chooser.chosen
        if self.chooser.paths and len(steps) < 2:
            hand = self.picture.hands[self.acting]
            found |= {("hand", i): layout.hand_slot(i, len(hand)) for i in range(len(hand))}
        if self.offers_kind(records.Renew) and len(steps) < 2:
            found[RENEW] = layout.RENEW
        if steps and steps[0] == RENEW:
            found = {("line", line): layout.line_post(line) for line in range(len(LINES))}
            return found | {RENEW: layout.RENEW}
        if len(steps) == 1 and self.offers_kind(records.PlayCard):
            found |= {("end", end): layout.post(end) for end in range(len(records.ENDS))}
        elif len(steps) == 1 and self.offers_kind(records.Lay):
            market = self.picture.markets[self.acting]
            found |= {("cell", place): layout.cell(place) for place in range(9) if place not in market}
        for target in self.chooser.open:
            if target[0] in ("take", "stay"):
                found[target] = layout.field(target[1])
            elif target[0] == "deck":
                found[target] = layout.deck(target[1], self.picture.alone)
        return found

    def hover_spots(self) -> dict[Target, FRect]:
        return {("field", place): layout.field(place) for place in self.picture.port}

    def first_focus(self) -> Target | None:
        """Stay on the card in hand; otherwise the first thing that is open."""
        open_now = self.chooser.open
        if self.focus in open_now:
            return self.focus
        ends = [target for target in open_now if target[0] == "end"]
        if ends:
            return max(ends, key=self._brings)
        hand = [target for target in open_now if target[0] == "hand"]
        return min(hand) if hand else open_now[0] if open_now else None

    def _brings(self, target: Target) -> int:
        """How many cards an end brings."""
        card = self.card_in_play
        ways = outlook.ways(self.rules, card, target[1]) if card is not None else []
        return len(ways[0].taken) if ways else 0

    def ways(self) -> list[outlook.Way]:
        """What the end in focus would bring, or what is left of that once cards are being chosen."""
        card = self.card_in_play
        steps, focus = self.chooser.chosen, self.focus
        if card is None or not steps or focus is None:
            return []
        end = focus[1] if focus[0] == "end" else steps[1][1] if len(steps) > 1 and steps[1][0] == "end" else None
        if end is None:
            return []
        ways = outlook.ways(self.rules, card, end)
        if focus[0] == "take":
            return [way for way in ways if way.taken == (focus[1],)]
        if focus[0] == "stay":
            return [way for way in ways if focus[1] not in way.taken]
        return ways

    @property
    def end_in_play(self) -> int | None:
        steps = self.chooser.chosen
        if len(steps) > 1 and steps[1][0] == "end":
            return int(steps[1][1])
        return int(self.focus[1]) if steps and self.focus and self.focus[0] == "end" else None

    def ask(self) -> str:
        return words.ask(self)

    def explain(self, target: Target) -> str:
        return words.explain(self, target)

    def tell(self, entry: Entry) -> list[str]:
        return words.tell(self, entry)

    def hold_prompt(self) -> str:
        return words.verdict(self)

    @property
    def narrated(self) -> int | None:
        return self.acting

    def tick(self, dt: float) -> Step:
        self.hand.tick(self.acting, self.picture.hands[self.acting], dt, self.stage.still)
        return super().tick(dt)

    @property
    def busy(self) -> bool:
        return super().busy or self.hand.gliding

    # Showing

    def settle(self) -> None:
        self.peeking = False
        self.counting = None
        self.picture = Picture(self.rules.rules, self.rules.players)
        self.deck = Deck(self.rules.rules.cards)
        self.harbour = Harbour(self.picture, self.deck)
        self.stalls = Stalls(self.picture, self.deck, self.stage.texts, self.name, self.colour)
        if self.picture.alone:
            self.alone = Alone(self)
        if not self.fresh:
            self.picture.take_in(self.match.opening)
            for entry in self.match.history:
                self.picture.take_in(entry.events)

    def resume(self) -> None:
        self.stalls.texts = self.stage.texts
        super().resume()

    def show(self, events: Sequence[Event]) -> Iterable[Animation]:
        self.fresh = False
        return shows.show(self, events)

    def results(self) -> Scene | Place:
        if not self.picture.alone or not self.seating.people:
            return super().results()
        return SoloResults(self.match, self.seating)

    # Drawing

    def emblem(self, seat: int) -> tuple[float, float]:
        return layout.EMBLEM

    def draw_table(self, canvas: Canvas) -> None:
        harbour, clock = self.harbour, self.heartbeat
        canvas.ground("market", harbour.draw_ground)
        looking = self.deciding and not self.peeking
        ways = self.ways() if looking else []
        way = ways[0] if len(ways) == 1 else None
        harbour.draw_posts(canvas, self._lit_ends() if looking else ())
        card, end = self.card_in_play, self.end_in_play
        stand_out, lifted = self._stand_out(ways) if looking else (set(self.picture.port), set())
        harbour.draw_cards(canvas, set(self.picture.port) - stand_out, lifted, clock)
        if self.picture.alone:
            harbour.draw_token(canvas)
        drawn = [deck for _, deck in way.drawn if deck] if way else self._renewing() if looking else []
        harbour.draw_decks(canvas, drawn)
        if ways and card is not None and end is not None:
            harbour.draw_ways(canvas, card, end, ways, 0.5 + 0.5 * math.sin(clock * 4))
        self._draw_hand(canvas)
        self._draw_renew(canvas, looking)
        self._draw_markets(canvas, looking)
        harbour.draw_aloft(canvas)
        if self.peeking:
            draw_unseen(canvas, self)

    def _stand_out(self, ways: list[outlook.Way]) -> tuple[set[int], set[int]]:
        """The cards of the port that the decision is about, all others step back; and those that are lifted."""
        end = self.end_in_play
        taken = {place for way in ways for place in way.taken}
        takes = {target[1] for target in self.chooser.open if target[0] == "take"}
        if takes:
            return takes, takes
        if self.focus and self.focus[0] == "line":
            return set(LINES[self.focus[1]]), set()
        return (set(LINES[LINE_OF[end]]) if ways and end is not None else set(self.picture.port)), taken

    def _lit_ends(self) -> list[int]:
        card = self.card_in_play
        if card is None or not self.offers_kind(records.PlayCard):
            return []
        return outlook.ends_open(self.rules, card)

    def _renewing(self) -> list[str]:
        """The decks that renewing the line in focus draws from."""
        if not self.focus or self.focus[0] != "line":
            return []
        return [deck for _, deck in outlook.renewal(self.rules, self.focus[1]) if deck]

    def _draw_hand(self, canvas: Canvas) -> None:
        if self.counting is not None:
            return
        hand = self.picture.hands[self.acting]
        playable = {path[0][1] for path in self.chooser.paths if path[0][0] == "hand"}
        for i, card in enumerate(hand):
            box = self.hand.box(hand, i)
            if self.chosen == ("hand", i):
                box = box.move(0, -18)
                canvas.art("glow", box.inflate(70, 70))
            closed = self.deciding and bool(self.chooser.paths) and i not in playable
            self.deck.draw(canvas, card, box, 0.5 if closed else 1.0)

    def _draw_renew(self, canvas: Canvas, looking: bool) -> None:
        if not looking or not self.offers_kind(records.Renew):
            return
        line = self.focus[1] if self.focus and self.focus[0] == "line" else None
        lit = self.focus == RENEW or self.chosen == RENEW
        self.harbour.draw_renew(canvas, self.stage.texts("plate-renew"), lit, line)

    def _draw_markets(self, canvas: Canvas, looking: bool) -> None:
        stalls, seat, picture = self.stalls, self.acting, self.picture
        stalls.draw_stall(canvas, seat)
        card, gain = self.card_in_play, None
        laying = looking and card is not None and self.focus is not None and self.focus[0] == "cell"
        if laying and card is not None and self.focus is not None and self.focus in self.chooser.open:
            change = outlook.change(self.rules, seat, card, self.focus[1])
            stalls.draw_laying(canvas, card, self.focus[1], change)
            gain = change.points
            if self.open_to_all(seat):
                gain += outlook.objective_change(self.rules, seat, card)
        stalls.draw_info(canvas, seat, self.open_to_all(seat), gain)
        if self.hidden and self.deciding and not picture.shown[seat]:
            source, box = self.stage.input, layout.seat_of("objective")
            glyph(canvas, source, source.last, Action.PEEK, box.centerx - 24, box.top + 26, 48)
        if picture.alone:
            assert self.alone is not None
            self.alone.draw(canvas)
            return
        leaders = self._leaders()
        if seat in leaders:
            x, y = layout.seat_of("who").midtop
            canvas.art("icon-crown", FRect(x - 32, y - 14, 64, 64))
        others = [(seat + i) % picture.seats for i in range(1, picture.seats)]
        for i, other in enumerate(others):
            box = layout.crowd(i, len(others))
            stalls.draw_other(canvas, other, box, self.open_to_all(other), other in leaders)
        if picture.last_round is not None and self.counting is None:
            chip(canvas, self.stage.texts("market-last-round"), *layout.LAST_ROUND, "brass", 28)

    def _leaders(self) -> list[int]:
        """Who leads by what lies open to everyone; nobody while the final count goes on; in the end who has won."""
        picture = self.picture
        if self.match.over and all(points is not None for points in picture.points):
            return [standing.seat for standing in self.match.state.standings() if standing.won]
        if self.counting is not None:
            return []
        everyone = range(picture.seats)
        all_open = all(self.open_to_all(seat) for seat in everyone)
        points = [picture.worth(seat, all_open).total for seat in everyone]
        return [seat for seat in everyone if points[seat] == max(points) > min(points)]

    def draw_focus(self, canvas: Canvas, target: Target, rect: FRect) -> None:
        radius = 34 if target[0] in ("end", "line") else 18
        if target[0] == "end" and target in self.chooser.open:
            rect, radius = self.harbour.ghost(target[1]), 12
        if target == self.chosen and target[0] == "hand":
            rect = rect.move(0, -18)
        focus_frame(canvas, rect, self.heartbeat, radius=radius, grow=4)


def _all(hand: Sequence[int], card: int) -> list[int]:
    """Where in a hand cards of this design are."""
    return [i for i, held in enumerate(hand) if held == card]
