"""The Luk Phat track and its market days: scoring landings, filling stocks, the end of the game (K17, K27-K35)."""

from collections import Counter
from functools import cache

from game.contract import Event, Move, Reason
from game.klongs import scoring
from game.klongs.position import NONE, Position
from game.klongs.records import (
    BIG,
    LITTLE,
    BoatStocked,
    GameEnded,
    LandingScored,
    LukPhatAdvanced,
    MarketDayBegan,
    MarketDayEnded,
    MarketPassed,
    PassMarket,
    Remove,
    ScoreLanding,
    StockCounted,
)
from game.klongs.turns import phases

LITTLE_ROUNDS = 2
score_of, remove_from = cache(ScoreLanding), cache(Remove)
landing_scored, boat_stocked, market_passed = cache(LandingScored), cache(BoatStocked), cache(MarketPassed)
luk_phat_advanced = cache(LukPhatAdvanced)
PASS = PassMarket()


# The parasol


def arrive_luk_phat(p: Position, events: list[Event]) -> int | None:
    track = p.rules.layout.track
    p.step += 1
    step = track[p.step]
    events.append(luk_phat_advanced(p.seat, p.step, step.points))
    p.score(p.seat, step.points, "luk_phat", (p.step,), events)
    return phases.MOVE if step.day is None else begin(p, step.day, events)


# A market day and its rounds


def begin(p: Position, day: str, events: list[Event]) -> int:
    """A market day begins, caused by the seat whose turn it is."""
    p.day = day
    p.full = full_landings(p)
    p.caused_by = p.market_seat = p.seat
    p.market_turns = LITTLE_ROUNDS * p.players
    if day == BIG:
        aboard = [p.aboard(seat) for seat in range(p.players)]
        p.market_seat = scoring.big_day_start(p.totals(), aboard, p.seat)
        p.market_turns = p.players
    events.append(MarketDayBegan(day, p.market_seat, p.caused_by))
    return phases.MARKET


def arrive_market(p: Position, events: list[Event]) -> int | None:
    """The next seat that can score a landing decides; who cannot has passed."""
    while p.market_turns:
        p.offered = _with_merchant(p, p.full, p.market_seat)
        if p.offered:
            p.to_move = p.market_seat
            return None
        _pass(p, False, events)
    day, p.day = p.day, ""
    events.append(MarketDayEnded(day))
    if day == BIG:
        return _finish(p, events)
    p.to_move = p.seat
    return phases.MOVE


def _pass(p: Position, could: bool, events: list[Event]) -> None:
    events.append(market_passed(p.market_seat, could))
    p.market_turns -= 1
    p.market_seat = (p.market_seat + 1) % p.players


def why_not_landing(p: Position, seat: int, name: int) -> Reason | None:
    """Why a seat could not score this landing as it lies now, on whatever day (K27)."""
    landing = p.rules.landings.get(name)
    if landing is None:
        return Reason("why-klongs-no-landing")
    if any(p.boats[space] == NONE for space in landing):
        return Reason("why-klongs-landing-open")
    if all(p.owners[space] != seat for space in landing):
        return Reason("why-klongs-landing-not-yours")
    return None


def full_landings(p: Position) -> list[tuple[int, int, int, int]]:
    """The landings with a boat on each of their four spaces, in order."""
    boats = p.boats
    return [
        landing
        for landing in p.rules.layout.landings
        if boats[landing[0]] >= 0 and boats[landing[1]] >= 0 and boats[landing[2]] >= 0 and boats[landing[3]] >= 0
    ]


def landings_of(p: Position, seat: int) -> list[int]:
    """The landings a seat could score now, in order."""
    return _with_merchant(p, full_landings(p), seat)


def _with_merchant(p: Position, landings: list[tuple[int, int, int, int]], seat: int) -> list[int]:
    owners = p.owners
    return [a for a, b, c, d in landings if seat in (owners[a], owners[b], owners[c], owners[d])]


def boats_at(p: Position, name: int) -> list[scoring.Boat]:
    """The boats at a landing, as far as there are any, as the counting wants them."""
    kind, baskets, boats, owners = p.rules.kind, p.rules.baskets, p.boats, p.owners
    return [
        (kind[boats[space]], baskets[boats[space]], None if owners[space] < 0 else owners[space])
        for space in p.rules.landings[name]
        if boats[space] >= 0
    ]


def market_moves(p: Position) -> list[Move]:
    return [*map(score_of, p.offered), PASS]


def why_not_score(p: Position, move: ScoreLanding) -> Reason | None:
    return why_not_landing(p, p.market_seat, move.landing)


def score_landing(p: Position, move: ScoreLanding, events: list[Event]) -> int:
    boats = boats_at(p, move.landing)
    source = "big_day" if p.day == BIG else "little_days"
    baskets, doubled = scoring.landing_worth(boats)
    events.append(landing_scored(p.market_seat, move.landing, baskets, doubled))
    for seat, points in scoring.shares(boats, baskets, doubled).items():
        p.score(seat, points, source, (move.landing,), events)
    p.landing = move.landing
    return phases.REMOVE


def pass_market(p: Position, _move: PassMarket, events: list[Event]) -> int:
    _pass(p, True, events)
    return phases.MARKET


# The boat that is taken from the landing


def removable(p: Position, name: int, seat: int, day: str) -> list[int]:
    """The boats that a seat which scores a landing on such a day may take, by space (K29, K31)."""
    big = day == BIG
    return [s for s in p.rules.landings[name] if p.boats[s] != NONE and scoring.may_remove(p.owner(s), seat, big)]


def arrive_remove(p: Position, events: list[Event]) -> int | None:
    """The only boat there is to take is taken; else the seat chooses."""
    spaces = removable(p, p.landing, p.market_seat, p.day)
    return _stock(p, spaces[0], events) if len(spaces) == 1 else None


def remove_moves(p: Position) -> list[Move]:
    return [remove_from(space) for space in removable(p, p.landing, p.market_seat, p.day)]


def why_not_remove(p: Position, move: Remove) -> Reason | None:
    if move.space not in p.rules.landings[p.landing]:
        return Reason("why-klongs-not-at-landing")
    if scoring.may_remove(p.owner(move.space), p.market_seat, p.day == BIG):
        return None
    return Reason("why-klongs-only-your-own" if p.day == LITTLE else "why-klongs-anothers")


def remove(p: Position, move: Remove, events: list[Event]) -> int:
    return _stock(p, move.space, events)


def _stock(p: Position, space: int, events: list[Event]) -> int:
    seat = p.market_seat
    events.append(boat_stocked(seat, space, p.boats[space]))
    p.stock(seat, p.take_off(space, events))
    p.full = [landing for landing in p.full if space not in landing]
    p.landing = NONE
    p.market_turns = p.players if p.day == BIG else p.market_turns - 1
    p.market_seat = (seat + 1) % p.players
    return phases.MARKET


# The end


def _finish(p: Position, events: list[Event]) -> int:
    """The stock count; most points win (K32, K34, K35)."""
    good = p.rules.good
    for seat in range(p.players):
        counts = Counter(good[boat] for boat in p.stocks[seat])
        for kind in range(len(p.rules.boats.goods)):
            if counts[kind]:
                p.score(seat, scoring.boats_worth(counts[kind]), "stock", (kind, counts[kind]), events)
        events.append(StockCounted(seat, scoring.stock_worth(counts.elements())))
    totals = p.totals()
    events.append(GameEnded(tuple(seat for seat, points in enumerate(totals) if points == max(totals))))
    p.to_move = None
    return phases.OVER
