"""Tiles flip: the one that a die reaches, and another with the map (B9-B11, B13)."""

from collections.abc import Sequence
from functools import cache

from game.bakong.position import Position
from game.bakong.records import Flip, FlipNoSecond, FlipSecond, NothingFlipped, TileFlipped
from game.bakong.rules import CAMP, COLOURS, KINDS, LOGBOOK, MAP, TEMPLE
from game.bakong.turns import next_turn, phases, walking
from game.contract import Event, Move, Reason

tile_flipped, nothing_flipped = cache(TileFlipped), cache(NothingFlipped)
FLIPS = tuple(Flip(die) for die in range(7))
SECONDS = tuple(FlipSecond(place) for place in range(TEMPLE))
NO_SECOND = FlipNoSecond()


def place_ahead(place: int, homeward: bool, distance: int) -> int | None:
    """The tile at exactly this distance in front; None if that is the temple, the camp or beyond (B9, B10)."""
    ahead = place - distance if homeward else place + distance
    return ahead if CAMP < ahead < TEMPLE else None


def second_places(up: Sequence[int], place: int, homeward: bool, flipped: int, was: int) -> list[int]:
    """Where the map can flip a second tile: another one in front that shows the colour just turned away (B13)."""
    colour = COLOURS[was]
    ahead = range(CAMP + 1, place) if homeward else range(place + 1, TEMPLE)
    return [place for place in ahead if COLOURS[up[place]] == colour and place != flipped]


# The first tile


def moves(p: Position) -> Sequence[Move]:
    return _moves(p.dice, p.objects[p.seat] & LOGBOOK and not p.rerolled)


@cache
def _moves(dice: tuple[int, int], again: bool) -> tuple[Move, ...]:
    flips = tuple(FLIPS[die] for die in dict.fromkeys(dice))
    return (*flips, next_turn.REROLL) if again else flips


def why_not_flip(p: Position, move: Flip) -> Reason | None:
    return None if move.die in p.dice else Reason("why-bakong-no-such-die")


def flip(p: Position, move: Flip, events: list[Event]) -> int:
    seat, die, dice = p.seat, move.die, p.dice
    p.steps = dice[0] + dice[1] - die
    place = place_ahead(p.places[seat], p.great[seat] > 0, die)
    if place is None:
        events.append(nothing_flipped(seat, die))
        return walking.set_out(p, events)
    p.flipped = place
    p.was = p.up[place]
    p.flip(place)
    events.append(tile_flipped(seat, place, KINDS[p.was], KINDS[p.up[place]], False))
    if p.objects[seat] & MAP and seconds(p):
        return phases.SECOND
    return walking.set_out(p, events)


# The second tile


def seconds(p: Position) -> list[int]:
    """Where the map of the seat whose turn it is can flip a second tile now."""
    return second_places(p.up, p.places[p.seat], p.great[p.seat] > 0, p.flipped, p.was)


def second_moves(p: Position) -> list[Move]:
    return [*(SECONDS[place] for place in seconds(p)), NO_SECOND]


def why_not_second(p: Position, move: FlipSecond) -> Reason | None:
    place = move.place
    if not CAMP < place < TEMPLE:
        return Reason("why-bakong-no-tile")
    if place == p.flipped:
        return Reason("why-bakong-just-flipped")
    here = p.places[p.seat]
    if place >= here if p.great[p.seat] else place <= here:
        return Reason("why-bakong-not-in-front")
    return None if COLOURS[p.up[place]] == COLOURS[p.was] else Reason("why-bakong-other-colour")


def flip_second(p: Position, move: FlipSecond, events: list[Event]) -> int:
    place = move.place
    was = p.up[place]
    p.flip(place)
    events.append(tile_flipped(p.seat, place, KINDS[was], KINDS[p.up[place]], True))
    return walking.set_out(p, events)


def flip_no_second(p: Position, _move: FlipNoSecond, events: list[Event]) -> int:
    return walking.set_out(p, events)
