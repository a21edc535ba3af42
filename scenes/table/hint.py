"""What would you do? The same search for the seat to move, shown as a suggestion and never played."""

from pygame import FRect

from game.contract import Reason
from game.players import LEVELS
from game.players.thinker import Answer
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import advice_ring
from scenes.stage.backstage import Backstage
from scenes.stage.thinking import Thought
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop

ADVISER = LEVELS[-1]
SIGN = 64.0


class Hint:
    thought: Thought | None = None
    """The question that has been put and not answered yet, if any."""

    def __init__(self, stage: Backstage, course: Course, choice: Choice, tabletop: Tabletop) -> None:
        self.stage, self.course, self.choice, self.tabletop = stage, course, choice, tabletop
        self._path: Path = ()
        self._reasons: tuple[Reason, ...] = ()
        self.about = -1
        """The course's stamp when somebody asked: what is said about one position holds for no other."""

    @property
    def _here(self) -> bool:
        return self.about == self.course.stamp

    @property
    def asked(self) -> bool:
        """Whether the suggestion is still to come."""
        return self._here and self.thought is not None

    @property
    def path(self) -> Path:
        """The targets that lead to the move suggested."""
        return self._path if self._here else ()

    @property
    def words(self) -> str:
        """Why, in the language of the moment; empty while there is no suggestion."""
        return " ".join(map(self.stage.texts.reason, self._reasons)) if self._here else ""

    def ask(self) -> None:
        """Put the question; once more takes the suggestion away, or leads back to it whoever has gone elsewhere."""
        target = self.target
        if target in self.choice.places and target != self.choice.focus:
            self.choice.focus = target
            return
        taken_away = self.asked or self.path
        self.leave()
        if taken_away:
            return
        self.about = self.course.stamp
        if self.course.seat is not None:
            self.course.match.advise(self.course.seat)
        self._put_question()

    def _put_question(self) -> None:
        self.thought = self.stage.thinking.ask(self.course.match, ADVISER, hint=True)

    def leave(self) -> None:
        """Nobody wants to know any longer."""
        if self.thought:
            self.thought.drop()
        self.thought, self._path, self._reasons, self.about = None, (), (), -1

    def tick(self) -> bool:
        """Whether the suggestion has just come."""
        if not self.asked or self.thought is None:
            return False
        answer = self.thought.answer()
        if answer is None:
            if self.thought.lost:
                self._put_question()
            return False
        self.thought = None
        self._take(answer)
        return True

    def _take(self, answer: Answer) -> None:
        steps = self.choice.steps
        paths = [path for path, move in self.choice.paths.items() if move == answer.move]
        self._path = next((path for path in paths if path[: len(steps)] == steps), paths[0] if paths else ())
        told = [reason for reason in answer.reasons if not self.tabletop.keeps_quiet(reason)]
        self._reasons = tuple(told[:2]) or (Reason("hint-plain"),)

    @property
    def target(self) -> Target | None:
        """The next target on the way to the move suggested, or where that begins."""
        return self.ahead or (self.path[0] if self.path else None)

    @property
    def ahead(self) -> Target | None:
        """The next target, if the steps taken so far are on that way."""
        path, steps = self.path, self.choice.steps
        return path[len(steps)] if path[: len(steps)] == steps and len(path) > len(steps) else None

    @property
    def following(self) -> Target | None:
        """Where the way goes on from there: the space for the boat, the group for the die. Nowhere as long as somebody
        has gone another way."""
        if self.choice.steps and self.ahead is None:
            return None
        path, target = self.path, self.target
        at = path.index(target) + 1 if target in path else len(path)
        return path[at] if at < len(path) else None

    def draw(self, canvas: Canvas) -> None:
        """A lantern at the target suggested, and a ring of its light round it and round where the way goes on."""
        target, following, tabletop = self.target, self.following, self.tabletop
        spot = self.choice.places.get(target) if target is not None else None
        if spot and following is not None:
            there = self.choice.places.get(following) or tabletop.ahead(following)
            if there:
                advice_ring(canvas, there, tabletop.heartbeat + 1)
        if spot:
            advice_ring(canvas, spot, tabletop.heartbeat)
            canvas.art("glow", FRect(spot.left - 40, spot.top - 40, 96, 96))
            canvas.art("icon-hint", FRect(spot.left - SIGN / 2 + 8, spot.top - SIGN / 2 + 8, SIGN, SIGN))
