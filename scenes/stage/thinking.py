"""The one owner of the thinker: whoever asks gets a ticket, and the answer comes to that ticket only.

One question at a time is thought about. A later question takes the place of an earlier one, whose ticket is then
lost: it never answers, and nothing that is done with it touches the later question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match import Match
    from game.players.thinker import Answer, Thinker


class Thinking:
    def __init__(self, thinker: Thinker | None = None) -> None:
        self._thinker = thinker
        self._asked: Thought | None = None
        """The question that is being thought about."""

    @property
    def thinker(self) -> Thinker:
        """Starting the program does not pay for it: it is there with the first question."""
        if self._thinker is None:
            from game.players.thinker import Thinker

            self._thinker = Thinker()
        return self._thinker

    def ask(self, match: Match, player: str, hint: bool = False) -> Thought:
        """What this computer player would do for the seat to move; for a hint, with its reasons."""
        self.thinker.ask(match, player, match.setup.seed, hint=hint)
        self._asked = Thought(self, match)
        return self._asked

    def poll(self, thought: Thought) -> Answer | None:
        """The answer to this very question, if it has come."""
        answer = self.thinker.poll() if thought is self._asked else None
        if answer is not None:
            self._asked = None
        return answer

    def is_about(self, thought: Thought) -> bool:
        """Whether this is the question that is being thought about."""
        return thought is self._asked

    def drop(self, thought: Thought) -> None:
        """Nobody waits for this answer any longer."""
        if thought is self._asked:
            self._asked = None
            self.thinker.drop()

    def close(self) -> None:
        self._asked = None
        if self._thinker is not None:
            self._thinker.close()


class Thought:
    """A question that has been put, and its answer once there is one."""

    def __init__(self, thinking: Thinking, match: Match) -> None:
        self._thinking, self._match = thinking, match
        self._at = len(match.history)
        self._answer: Answer | None = None

    def answer(self) -> Answer | None:
        """None until there is one; looking costs next to nothing."""
        if self._answer is None:
            self._answer = self._thinking.poll(self)
        return self._answer

    @property
    def lost(self) -> bool:
        """Whether no answer will come: another question took its place, its match went on, or it was dropped."""
        moved_on = len(self._match.history) != self._at
        return self._answer is None and (moved_on or not self._thinking.is_about(self))

    def drop(self) -> None:
        self._thinking.drop(self)
