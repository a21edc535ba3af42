"""The sheets of everybody who plays at a table with a phone, and what a tap on one of them means."""

from collections.abc import Hashable
from dataclasses import replace
from typing import Protocol

from scenes.devices.intents import Action, Device, Intent
from scenes.devices.seating import Seating
from scenes.devices.sheet import FREE_SEAT, Button, FreeSeat, Owner, Part, Piece, Sheet
from scenes.table.chooser import Target
from scenes.table.curtain import CLOTH
from scenes.table.guides.guide import GuidedTable, decides
from scenes.table.hint import Hint
from scenes.table.last_word import LastWord, Word
from scenes.table.on_phone.handheld import Belongings, name_of
from scenes.table.prompt import Prompt, Said


class PhonedTable(GuidedTable, Protocol):
    """A table as phones see it."""

    prompt: Prompt
    hint: Hint
    last_word: LastWord

    @property
    def seating(self) -> Seating: ...

    def buttons(self) -> tuple[Button, ...]: ...


class Sheets:
    def __init__(self, table: PhonedTable) -> None:
        self.table = table
        self._kept: dict[tuple[int, str], tuple[Hashable, Belongings]] = {}
        """By seat and language, what was there when the table was last at rest, and what that hung on: while something
        is being shown on the screen, a phone does not run ahead of it."""

    def seat_of(self, device: Device) -> int | None:
        """The seat whose sheet a phone shows: its own, of several the one to move."""
        owned, seat = self.table.seating.owned(device), self.table.course.seat
        return seat if seat in owned else owned[0] if owned else None

    def _deciding(self, seat: int | None) -> bool:
        course = self.table.course
        return seat is not None and course.deciding and course.seat == seat and not decides(self.table.guide)

    def hangs_on(self, device: Device) -> Hashable:
        table, course, choice = self.table, self.table.course, self.table.choice
        seat = self.seat_of(device)
        guided = (table.prompt.text(), self._told(), *table.buttons()) if course.guided else ()
        if seat is not None and course.director.busy:  # what is shown is seen on the screen, and told when it is over
            return seat, course.director.holding, guided
        said = course.captions.saying, table.prompt.line.remark
        found: tuple[Hashable, ...] = (seat, course.stamp, course.deciding, *said, *guided)
        if seat is None:
            return *found, self._free_seats()
        if self._deciding(seat):
            hint = table.hint.asked, table.hint.path
            found = *found, choice.steps, choice.focus, choice.peeking, table.last_word.pending, hint
        return found

    # The sheet

    def sheet(self, device: Device) -> Sheet:
        table, course, texts = self.table, self.table.course, self.table.stage.texts
        seat, title, said = self.seat_of(device), texts(f"game-{course.match.setup.game}"), table.prompt.said()
        told = self._told()
        if seat is None:
            return Sheet(title, prompt=said.text, note=told, seats=self._free_seats(), buttons=table.buttons())
        mine = self._deciding(seat)
        belongings = self._belongings(seat, mine)
        points = texts("result-points", points=belongings.points)
        if mine and table.last_word.asking:  # what the screen shows has not come about yet: the question stands alone
            belongings, points = replace(belongings, shelves=(), board=None, lines=()), ""
        belongings = self._advised(belongings) if mine else belongings
        return Sheet(
            title,
            prompt=said.text,
            note=told or (self._note(said, belongings) if mine else ""),
            turn="mine" if mine else "other" if course.seat is not None and not told else "",
            last=self._last(),
            owner=Owner(course.name(seat), course.colour(seat), points),
            shelves=belongings.shelves,
            board=belongings.board,
            plates=self._plates(belongings) if mine and not table.choice.peeking else (),
            lines=belongings.lines,
            buttons=table.buttons() if mine else self._buttons_of_others(device),
        )

    def _told(self) -> str:
        """What a guide says beside the question."""
        guide = self.table.guide
        return " ".join(line for line in guide.lines(self.table) if line) if guide else ""

    def _advised(self, shown: Belongings) -> Belongings:
        """What a hint is about is marked, as it is on the screen."""
        names = {name_of(target) for target in self.table.hint.path}

        def marked(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
            return tuple(replace(piece, advised=True) if piece.target in names else piece for piece in pieces)

        if not names:
            return shown
        shelves = tuple(replace(shelf, pieces=marked(shelf.pieces)) for shelf in shown.shelves)
        board = shown.board and replace(shown.board, pieces=marked(shown.board.pieces))
        return replace(shown, shelves=shelves, board=board)

    def _note(self, said: Said, shown: Belongings) -> str:
        """What is told beside the question; of a hint also what it is about, for it may be out of sight."""
        labels = [piece.label for piece in shown.pieces if piece.advised]
        return f"{'; '.join(labels)}. {said.advice}" if labels and said.advice else said.advice

    def _buttons_of_others(self, device: Device) -> tuple[Button, ...]:
        """Those that work for somebody whose turn it is not: no hint, and undo only of what was their own."""
        course = self.table.course
        idle = {Action.HINT} if course.may_undo(device) else {Action.HINT, Action.UNDO}
        return tuple(button for button in self.table.buttons() if course.seat is None or button.action not in idle)

    def _belongings(self, seat: int, mine: bool) -> Belongings:
        table, choice, key = self.table, self.table.choice, (seat, self.table.stage.texts.language)
        choosing = mine and not table.last_word.asking and not choice.peeking
        chosen = choosing and (choice.steps, choice.focus, table.last_word.pending)
        looks = table.course.stamp, table.course.match.state, table.tabletop, chosen
        if key not in self._kept or not (table.course.director.busy or self._kept[key][0] == looks):
            self._kept[key] = looks, table.tabletop.handheld.belongings(seat, choosing)
        return self._kept[key][1]

    def _plates(self, shown: Belongings) -> tuple[Piece, ...]:
        """Whatever can be chosen and has no place among the things and on the board."""
        choice, tabletop = self.table.choice, self.table.tabletop
        if self.table.last_word.asking:
            return tuple(self._word(word) for word in choice.places if isinstance(word, Word))
        there = {piece.target for piece in shown.pieces}
        found = []
        for target in choice.open:
            if name_of(target) not in there and target != CLOTH:
                found.append(tabletop.handheld.plate(target, tabletop.things.about(target).title))
        return tuple(found)

    def _word(self, word: Word) -> Piece:
        thing = self.table.last_word.thing(word)
        self.table.tabletop.handheld.named[name_of(word)] = word
        icon = Part("icon-tick" if word.stands else "icon-undo")
        focus = word == self.table.choice.focus
        return Piece(thing.title, (icon,), target=name_of(word), open=True, focus=focus, note=thing.text)

    def _last(self) -> str:
        """The last thing that happened and was worth a line."""
        for entry in reversed(self.table.course.match.history[-6:]):
            told = self.table.tabletop.words.tell(entry)
            if told:
                return told[-1].text
        return ""

    def _free_seats(self) -> tuple[FreeSeat, ...]:
        """Those of people without a device of their own, and those whose device has gone."""
        seating = self.table.seating
        gone = seating.missing(self.table.stage.input)
        free = [seat for seat in seating.people if seating.chairs[seat].device is None or seat in gone]
        return tuple(FreeSeat(seat, seating.chairs[seat].name, seating.chairs[seat].colour) for seat in free)

    # Who sits where

    def settle(self) -> None:
        """Phones that are looked at get back what is theirs: the seats that others played on for, and those that they
        had in this match before."""
        seating, stage, match = self.table.seating, self.table.stage, str(self.table.course.match.setup.seed)
        guide, last = self.table.guide, stage.input.last
        learner = guide.learner if guide else None
        if learner is not None and last.is_phone and seating.chairs[learner].device is None:
            seating.give([learner], last)  # who began a lesson with a phone is who learns, and stays it
        for guest in stage.input.guests.values():
            phone, seat = Device("phone", guest.number), guest.seats.get(match, len(seating.chairs))
            known = guest.awake and not seating.come_home(phone) and not seating.owned(phone)
            if known and seat in seating.people and seating.chairs[seat].device is None:
                seating.give([seat], phone)
            for mine in seating.owned(phone):
                stage.phones.remember(phone, match, mine)

    def waits_for_another(self, device: Device) -> bool:
        """Whether the table waits for a phone that nobody looks at, and it is not this one that presses."""
        course = self.table.course
        if (
            course.guided
            or course.seat is None
            or not course.seating.waits_for_phone(course.seat, self.table.stage.input)
        ):
            return False
        return course.seating.chairs[course.seat].device != device

    # Taps

    def tapped(self, intent: Intent) -> Target | None:
        """What is chosen by a tap. One that chooses nothing is answered on the phone."""
        device, name = intent.device, intent.text
        seat = next((one.seat for one in self._free_seats() if FREE_SEAT.format(one.seat) == name), None)
        if seat is not None and self.seat_of(device) is None:
            self.table.seating.give([seat], device)
            self.settle()
            return None
        target, stage = self.table.tabletop.handheld.named.get(name), self.table.stage
        if target is None or self.table.course.director.busy:
            return None
        if self._deciding(self.seat_of(device)) and self._can_be_chosen(target):
            return target
        guest = stage.input.guest(device)
        with stage.speaking(guest.language if guest else stage.texts.language):
            stage.phones.remark(device, self._answer(target, device))
        return None

    def _can_be_chosen(self, target: Target) -> bool:
        if self.table.last_word.asking:
            return isinstance(target, Word)
        return self.table.tabletop.handheld.can_be_chosen(target)

    def _answer(self, target: Target, device: Device) -> str:
        """Why something cannot be chosen, or what it is; and else, whose turn it is."""
        course, texts, seat = self.table.course, self.table.stage.texts, self.seat_of(device)
        kept = self._kept.get((seat, texts.language)) if seat is not None else None
        about = next((piece for piece in kept[1].pieces if piece.target == name_of(target)), None) if kept else None
        said = self.table.tabletop.words.explain(target) if self._deciding(seat) else ""
        if not said and about:
            said = f"{about.label}: {about.note}" if about.note else about.label
        return said or ("" if course.seat is None else texts("not-your-turn", name=course.name(course.seat)))
