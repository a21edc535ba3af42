"""What would you do? The same search for the seat to move, shown as a suggestion and never played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.players import LEVELS
from scenes.drawing.canvas import Canvas
from scenes.table.chooser import Path, Target

if TYPE_CHECKING:
    from game.players.thinker import Answer
    from scenes.table.course import Course

ADVISER = LEVELS[-1]
SIGN = 64.0


class Hint:
    def __init__(self, play: Course) -> None:
        self.play = play
        self.asked = False
        self.path: Path = ()
        """The targets that lead to the move suggested."""
        self.words = ""

    def forget(self) -> None:
        if self.asked:
            self.play.stage.thinker.drop()
        self.asked, self.path, self.words = False, (), ""

    def ask(self) -> None:
        """Put the question; once more takes the suggestion away."""
        if self.asked or self.path:
            self.forget()
            return
        self.asked = True
        self.play.stage.thinker.ask(self.play.match, ADVISER, self.play.match.setup.seed, hint=True)

    def tick(self) -> bool:
        """Whether the suggestion has just come."""
        answer = self.play.stage.thinker.poll() if self.asked else None
        if answer is None:
            return False
        self.asked = False
        self._take(answer)
        return True

    def _take(self, answer: Answer) -> None:
        play, texts = self.play, self.play.stage.texts
        paths = [path for path, move in play.chooser.paths.items() if move == answer.move]
        steps = play.chooser.chosen
        self.path = next((path for path in paths if path[: len(steps)] == steps), paths[0] if paths else ())
        told = [reason for reason in answer.reasons if not play.keeps_quiet(reason)]
        why = " ".join(texts.reason(reason) for reason in told[:2])
        self.words = why or texts("hint-plain")

    @property
    def target(self) -> Target | None:
        """The next target on the way to the move suggested."""
        steps = self.play.chooser.chosen
        on_the_way = self.path[: len(steps)] == steps and len(self.path) > len(steps)
        return self.path[len(steps)] if on_the_way else self.path[0] if self.path else None

    def draw(self, canvas: Canvas) -> None:
        """A lantern at the target suggested."""
        target = self.target
        spot = self.play.places.get(target) if target is not None else None
        if spot:
            canvas.art("glow", FRect(spot.left - 40, spot.top - 40, 96, 96))
            canvas.art("icon-hint", FRect(spot.left - SIGN / 2 + 8, spot.top - SIGN / 2 + 8, SIGN, SIGN))
