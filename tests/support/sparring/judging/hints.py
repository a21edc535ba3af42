"""Why one might take these sticks, or wait: the words of a hint."""

from game.contract import Move, Reason
from tests.support.sparring.records import Take
from tests.support.sparring.state import SparringState


def reasons(state: SparringState, move: Move) -> tuple[Reason, ...]:
    """What the move brings, the rarest first."""
    if not isinstance(move, Take):
        return (Reason("hint-sparring-wait"),)
    assert state.to_move is not None
    told = [Reason("hint-sparring-sticks", (("points", move.sticks),))]
    if state.tokens[state.to_move] == move.heap:
        told.insert(0, Reason("hint-sparring-token", (("points", state.stick_set.token * move.sticks),)))
    if sum(state.heaps) == move.sticks and not state.rain:
        told.insert(0, Reason("hint-sparring-last", (("points", state.stick_set.last),)))
    return tuple(told)
