"""What the screen may tell of a position: it must be what then happens."""

from game.chance import Chance
from game.market import outlook
from game.market.records import LINE_OF, LINES, CardDrawn, CardRenewed, CardStays, Lay, LineShifted, PlayCard, Renew
from game.market.state import MarketState
from game.market.turns import phases
from tests.game.market.positions import Market, end
from tests.support.tables import begin_market, random_moves


def positions(players: int, seeds: int = 6) -> list[MarketState]:
    found = []
    for seed in range(seeds):
        state, _ = begin_market(players, seed, expert="on" if seed % 2 else "off")
        for number, move in enumerate(random_moves(state, seed)):
            if number % 5 == 0:
                found.append(state.copy())
            state.play(move)
    return found


def test_ways_tell_what_a_play_does() -> None:
    for state in [*positions(1), *positions(4, 3)]:
        if state.phase != phases.PLAY:
            continue
        for card in set(state.hands[state.seat]):
            assert outlook.ends_open(state, card) == [
                number for number in range(12) if outlook.why_closed(state, card, number) is None
            ]
            for number in range(12):
                ways = outlook.ways(state, card, number)
                assert bool(ways) == (number in outlook.ends_open(state, card))
                for way in ways:
                    _check_way(state, card, number, way)


def _check_way(state: MarketState, card: int, number: int, way: outlook.Way) -> None:
    twin = state.copy()
    events = twin.play(PlayCard(card, number, way.taken))
    assert LineShifted(number, way.line) in events
    places = LINES[LINE_OF[number]]
    drawn = [(event.place, event.deck) for event in events if isinstance(event, CardDrawn)]
    assert drawn == [(place, deck) for place, deck in way.drawn if deck is not None]
    after = dict(zip(places, way.line, strict=True))
    for came, to in way.slides:
        assert after[to] == state.port[came]
    [entered] = set(places) - {to for _, to in way.slides} - {place for place, _ in way.drawn}
    assert after[entered] == card
    assert {*way.taken, *(came for came, _ in way.slides)} == {place for place in places if state.port[place] >= 0}
    assert way.cards == tuple(state.port[place] for place in way.taken)


def test_the_worked_example_of_a_way() -> None:
    market = Market()
    market.port("C, PF, O", "shun P, P, P", "shun F, P, P")
    market.hold("OC, P, P")
    [way] = outlook.ways(market.state, market.card("OC"), end("right 1"))
    assert (way.taken, market.names(way.cards), market.names(way.line)) == ((0, 2), "C, O", "PF, OC, -")
    assert (way.slides, way.drawn) == (((1, 0),), ((2, "boat"),))
    market.decks()
    assert outlook.ways(market.state, market.card("OC"), end("right 1"))[0].drawn == ((2, None),)


def test_a_renewal_is_what_it_was_said_to_be() -> None:
    for state in [*positions(1), *positions(4, 4)]:
        if state.phase == phases.PLAY:
            for line in range(6):
                events = state.copy().play(Renew(line))
                seen = [(event.place, event.deck) for event in events if isinstance(event, CardRenewed)]
                stays = [event.place for event in events if isinstance(event, CardStays)]
                told = outlook.renewal(state, line)
                assert seen == [(place, deck) for place, deck in told if deck]
                assert stays == [place for place, deck in told if not deck]


def test_a_change_is_what_laying_the_card_makes() -> None:
    changed = 0
    for state in [*positions(1), *positions(3)]:
        if state.phase == phases.PLAY:
            continue
        seat = state.seat
        for move in state.moves():
            if not isinstance(move, Lay):
                continue
            assert move.place in outlook.places_open(state, seat, move.card)
            assert outlook.why_not_place(state, seat, move.card, move.place) is None
            change = outlook.change(state, seat, move.card, move.place)
            before, now = state.count(seat, with_objective=False), state.count(seat)
            twin = state.copy()
            twin.lay(seat, move.card, move.place)
            after, then = twin.count(seat, with_objective=False), twin.count(seat)
            assert after.open_points - before.open_points == change.points
            assert then.objective - now.objective == outlook.objective_change(state, seat, move.card)
            for place, was, will_be in change.chillies:
                assert place in outlook.counted_by(move.place)
                assert (dict(before.chillies).get(place, 0), dict(after.chillies)[place]) == (was, will_be)
            untouched = {place for place, *_ in change.chillies}
            assert all(dict(after.chillies)[p] == paid for p, paid in before.chillies if p not in untouched)
            changed += bool(change.points)
    assert changed > 20


def test_the_last_card_completes() -> None:
    market = Market()
    market.lie("P, F, O", "C, PP, FF", "OO, CC, -")
    assert outlook.change(market.state, 0, market.card("C"), 8).complete == 2
    assert market.state.count(0, with_objective=False).open_points == 0


def test_points_that_lie_open_do_not_hang_on_the_objective() -> None:
    for state in positions(3, 2):
        twin = state.copy()
        twin.pontoons = tuple(reversed(state.pontoons))
        for seat in range(3):
            assert twin.count(seat, with_objective=False) == state.count(seat, with_objective=False)


def test_unseen_cards_and_ends_that_are_blocked() -> None:
    state, _ = begin_market(1, 3)
    assert sum(outlook.unseen(state).values()) == 48
    assert state.blocked() == (end("top 1"), end("top 3"), end("right 1"))
    state.play(Renew(0))
    assert state.blocked() == (end("top 1"), end("top 3"), end("right 2"))
    for move in random_moves(state, 1):
        state.play(move)
    assert (outlook.ends_open(state, 0), state.blocked()) == ([], ())
    state, _ = begin_market(2, 3)
    assert state.blocked() == ()
    assert outlook.unseen(state) == outlook.unseen(state.known_to(0, Chance(8)))
