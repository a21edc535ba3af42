"""Why one might play a move of Bakong, for the hint: what it gains, what it costs. Only what everyone can know."""

from collections.abc import Callable
from typing import Any

from game.bakong import outlook, scoring
from game.bakong.outlook import TO_HOME, TO_TEMPLE, FlipOutlook, WalkOutlook
from game.bakong.position import Position
from game.bakong.records import (
    Flip,
    FlipNoSecond,
    FlipSecond,
    LeaveIt,
    Reroll,
    Roll,
    Sink,
    TakeGreat,
    TakeNothing,
    TakeObject,
    ThrowAway,
    Walk,
)
from game.bakong.rules import CAMP, CLIFF, KINDS, NUMBER_OF, PIT, RIVER, TEMPLE
from game.bakong.turns import phases
from game.contract import Move, Reason

NEAR = 6
"""As far as a die reaches."""
IN_THE_WAY = ("river", "cliff", "pit", "quicksand")
AHEAD = {"rope": ("river",), "grapple": ("cliff",), "kit": ("pit",), "torch": ("emerald", "cave")}
"""What has to lie ahead for an object to be of use; the others always are."""


def reasons(p: Position, move: Move) -> tuple[Reason, ...]:
    return tuple(dict.fromkeys(_REASONS[type(move)](p, move)))


def _reason(key: str, **args: str | int) -> Reason:
    return Reason(f"hint-bakong-{key}", tuple(args.items()))


# Walks


def _gains(p: Position, walk: WalkOutlook) -> list[Reason]:
    """What a walk brings, the most important first."""
    if walk.reaches == TO_HOME:
        short = _short(p, walk)
        return [_reason("home-short", points=short) if short else _reason("home", points=p.rules.parts.first_home)]
    if walk.reaches == TO_TEMPLE:
        return [_reason("temple", points=p.greats[0])]
    return [_reason(f"stop-{walk.effect}")] if walk.effect else []


def _short(p: Position, walk: WalkOutlook) -> int:
    """The points that are missing for a win if this walk home ends the game."""
    totals, parts, seat = p.totals(), p.rules.parts, p.seat
    totals[seat] += parts.first_home + parts.ouch_worth * len(walk.ouches)
    short = 0
    while seat not in scoring.winners(totals, p.great):
        totals[seat] += 1
        short += 1
    return short


def _price(p: Position, walk: WalkOutlook) -> list[Reason]:
    """What a walk costs in points and objects."""
    pits, sands = len(walk.ouches), len(walk.taking)
    points = -p.rules.parts.ouch_worth * pits
    if pits and sands:
        return [_reason("costs-both", points=points, count=sands)]
    if pits:
        return [_reason("costs-pits", count=pits, points=points)]
    return [_reason("costs-sand", count=sands)] if sands else []


def _weighed(good: list[Reason], price: list[Reason]) -> list[Reason]:
    """The first good thing and at once what it costs, for not all may be read; where nothing is good, kindly so."""
    if not price:
        return good
    return [*good[:1], *price, *good[1:]] if good else [_reason("no-better"), *price]


def _pains(walk: WalkOutlook) -> dict[str, int]:
    """What a walk suffers, by name, and how much of it."""
    return {
        name: much
        for name, much in (("pit", len(walk.ouches)), ("quicksand", len(walk.taking)), ("stopped", walk.lost))
        if much
    }


def _spared(walk: WalkOutlook, others: list[WalkOutlook]) -> list[Reason]:
    """What every other walk would suffer and this one does not."""
    mine = _pains(walk)
    if not others:
        return []
    found = [_pains(other) for other in others]
    return [_reason(f"spared-{name}") for name in found[0] if name not in mine and all(name in one for one in found)]


def _not_home(p: Position, walk: WalkOutlook, others: list[WalkOutlook]) -> list[Reason]:
    """Whoever could come home does not if that would lose."""
    if walk.reaches == TO_HOME:
        return []
    return [_reason("not-home")] if any(one.reaches == TO_HOME and _short(p, one) for one in others) else []


def _best(outlook: FlipOutlook) -> WalkOutlook:
    """The walk that one would choose after this flip, as far as that can be told."""
    return max(outlook.walks, key=lambda w: (w.reaches is not None, -len(w.ouches), w.effect is not None, w.stop))


def _flip(p: Position, move: Flip) -> list[Reason]:
    mine = outlook.flip_outlook(p, move.die)
    walk = _best(mine)
    others = [_best(outlook.flip_outlook(p, die)) for die in set(p.dice) - {move.die}]
    found = [*_gains(p, walk), *_not_home(p, walk, others), *_spared(walk, others)]
    if mine.place is not None and mine.was is not None:
        found += _turned(p, mine.place, mine.was, mine.now)
    if others and len(walk.entered) > max(len(other.entered) for other in others):
        found.append(_reason("further", steps=len(walk.entered)))
    price = _price(p, walk)
    if not found and not price:
        found.append(_reason("steps", steps=len(walk.entered)))
        if mine.place is not None and mine.now is None:
            found.append(_reason("look"))
    return _weighed(found, price)


def _turned(p: Position, place: int, was: str, now: str | None) -> list[Reason]:
    """What flipping a tile is good for: something bad gone, something good come, another held up."""
    seat = p.seat
    found = []
    if was in IN_THE_WAY and now not in IN_THE_WAY and _bothers(p, seat, was):
        found.append(_reason(f"clear-{was}"))
    if now in ("cave", "emerald") and was not in ("cave", "emerald"):
        found.append(_reason(f"bring-{now}"))
    for other in range(p.players):
        if other == seat or now not in IN_THE_WAY or was in IN_THE_WAY or not _bothers(p, other, now):
            continue
        away = p.places[other] - place if p.great[other] else place - p.places[other]
        if 0 < away <= NEAR:
            found.append(_reason(f"hinder-{now}"))
            break
    return found


def _bothers(p: Position, seat: int, kind: str) -> bool:
    number = KINDS.index(kind)
    if number in (RIVER, CLIFF):
        return p.rules.stops[p.objects[seat]][number]
    if number == PIT:
        return not p.holds(seat, "kit") and p.ouches_left > 0
    return p.objects[seat] > 0


def _second(p: Position, move: FlipSecond) -> list[Reason]:
    now = p.back_at(move.place)
    return _turned(p, move.place, KINDS[p.up[move.place]], now) or [_reason("second")]


def _no_second(_p: Position, _move: FlipNoSecond) -> list[Reason]:
    return [_reason("no-second")]


def _walk(p: Position, move: Walk) -> list[Reason]:
    mine = outlook.walk_outlook(p, move.steps)
    others = [outlook.walk_outlook(p, one.steps) for one in p.moves() if isinstance(one, Walk) and one != move]
    found = [*_gains(p, mine), *_not_home(p, mine, others), *_spared(mine, others)]
    if others and all(len(mine.entered) > len(other.entered) for other in others):
        found.append(_reason("further", steps=len(mine.entered)))
    return _weighed(found, _price(p, mine)) or [_reason("steps", steps=len(mine.entered))]


def _roll(_p: Position, _move: Roll) -> list[Reason]:
    return []


def _reroll(p: Position, _move: Reroll) -> list[Reason]:
    walks = [_best(outlook.flip_outlook(p, die)) for die in set(p.dice)]
    for name in ("pit", "stopped", "quicksand"):
        if all(name in _pains(walk) for walk in walks):
            return [_reason(f"reroll-{name}")]
    return [_reason("reroll")]


# Things


def _ahead(p: Position, *kinds: str) -> int:
    """How many faces of these kinds lie on the way to the temple, or home."""
    here = p.places[p.seat]
    way = range(CAMP + 1, here) if p.great[p.seat] else range(here + 1, TEMPLE)
    return sum(KINDS[p.up[place]] in kinds for place in way)


def _good_for(p: Position, name: str) -> Reason:
    count = _ahead(p, *AHEAD.get(name, ()))
    return _reason(f"object-{name}", count=count) if count or name not in AHEAD else _reason("object")


def _take(p: Position, move: TakeObject) -> list[Reason]:
    found = [_good_for(p, move.object)]
    if p.phase != phases.START and p.fits(p.seat, move.object):
        found.append(_reason("fits"))
    return found


def _take_nothing(_p: Position, _move: TakeNothing) -> list[Reason]:
    return [_reason("nothing")]


def _sink(p: Position, move: Sink) -> list[Reason]:
    return [_least(p, move.object)]


def _least(p: Position, name: str) -> Reason:
    """Why an object can be spared. On the way to the temple, the way home lies still ahead."""
    kinds = AHEAD.get(name)
    if kinds and p.great[p.seat] and not _ahead(p, *kinds):
        return _reason(f"useless-{name}")
    return _reason("least")


def _great(p: Position, move: TakeGreat) -> list[Reason]:
    found = [_reason("great-most" if move.points == p.greats[0] else "great-other", points=move.points)]
    if move.points in p.rules.cursed:
        found.append(_reason("cursed", count=p.ouches[p.seat]))
    if p.fits(p.seat, move.points):
        found.append(_reason("fits"))
    return found


def _throw(p: Position, move: ThrowAway) -> list[Reason]:
    if move.thing in NUMBER_OF:
        return [_least(p, move.thing)]
    return [_reason("throw-small", points=outlook.loss(move.thing))]


def _leave(_p: Position, _move: LeaveIt) -> list[Reason]:
    return [_reason("leave")]


_REASONS: dict[type[Move], Callable[[Position, Any], list[Reason]]] = {
    Roll: _roll,
    Reroll: _reroll,
    Flip: _flip,
    FlipSecond: _second,
    FlipNoSecond: _no_second,
    Walk: _walk,
    Sink: _sink,
    TakeObject: _take,
    TakeNothing: _take_nothing,
    TakeGreat: _great,
    ThrowAway: _throw,
    LeaveIt: _leave,
}
