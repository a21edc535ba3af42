"""The Floating Market table in hand: where a card can go, what it would bring, which cards, why not."""

from typing import Any

import pytest

from game.market import outlook, records
from game.market.records import CardDrawn, CardRenewed, CardsTaken, LineShifted, PlayCard, Renew
from game.market.rules import DECKS
from game.market.state import MarketState
from game.match import Match
from scenes.devices.intents import Action
from scenes.market import layout
from scenes.market.cards import CardFaces
from scenes.market.targets import Cell, End, Field, HandCard, RenewPlate, TakenCard, TakePlate
from tests.game.market.positions import Market, end
from tests.scenes.market.cases import begun, laying
from tests.scenes.market.table import (
    Drawn,
    arranged,
    at_table,
    look,
    picture_matches,
    tabletop,
    watch_port,
)
from tests.scenes.market.table import scene as table_of
from tests.shots.market import market_match
from tests.support.driver import Keyboard


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return watch_port(monkeypatch)


# Where a card can go


@pytest.mark.parametrize("players", [1, 3])
def test_a_card_in_focus_lights_the_ends_where_it_can_go(players: int, ahead: Drawn) -> None:
    match = market_match(players, 0, 8)
    with at_table(match) as driver:
        play = table_of(driver)
        for _ in range(12):
            play.course.director.skip(everything=True)
            if match.over:
                break
            play.decide()
            plays = [move for move in match.state.moves() if isinstance(move, PlayCard)]
            for i, card in enumerate(tabletop(play).picture.hands[tabletop(play).acting] if plays else ()):
                look(driver, HandCard(i))
                [lit] = ahead["posts"]
                assert set(lit) == {move.end for move in plays if move.card == card}
                assert players > 1 or records.TOKEN_ENDS[round(tabletop(play).picture.token)] not in lit
            play.commit(play.match.state.moves()[0])
        assert len(match.history) >= 9


def test_a_card_that_fits_nowhere_says_so_and_is_pale(monkeypatch: pytest.MonkeyPatch) -> None:
    market = Market(2)
    market.port("P, F, P", "F, P, F", "P, F, P")
    market.hold("C, P, OO")
    drawn: dict[int, float] = {}
    draw = CardFaces.draw

    def spy(self: CardFaces, canvas: Any, card: int, box: Any, alpha: float = 1.0) -> None:
        if box.top == layout.hand_slot(0, 3).top:
            drawn[card] = alpha
        draw(self, canvas, card, box, alpha)

    monkeypatch.setattr(CardFaces, "draw", spy)
    with arranged(market) as driver:
        play, keys = table_of(driver), Keyboard(driver)
        assert play.choice.focus == HandCard(1), "the first card that can be played"
        for i in (0, 2):
            driver.walk(keys, HandCard(i))
            assert play.prompt.text() == play.stage.texts("explain-market-nowhere")
            keys.do(Action.CONFIRM)
            assert play.choice.steps == ()
        assert [drawn[card] < 1 for card in tabletop(play).picture.hands[0]] == [True, False, True]


def test_an_end_in_focus_shows_what_comes_slides_and_is_drawn(ahead: Drawn) -> None:
    """The worked example: CO at the right of row 1, first and third taken."""
    market = begun(hand="OC, P, P")
    market.port("C, PF, O", "P, P, P", "F, shun P, each C")
    with arranged(market) as driver:
        play = table_of(driver)
        play._choose(HandCard(0))
        assert play.choice.focus is not None
        look(driver, End(end("right 1")))
        [way] = tabletop(play).preview.ways()
        assert (way.taken, way.slides, way.drawn) == ((0, 2), ((1, 0),), ((2, "boat"),))
        card, at, ways, *_ = ahead["ways"]
        assert (card, at, list(ways)) == (market.card("OC"), end("right 1"), [way])
        faded, lifted, _ = ahead["cards"]
        assert (faded, lifted) == ({3, 4, 5, 6, 7, 8}, {0, 2})
        assert ahead["decks"] == (["boat"],)
        assert play.prompt.text() == play.stage.texts("prompt-market-brings-lay", name=play.name(0), count=2, laid=1)
        ahead.clear()
        look(driver, End(end("right 2")))
        assert "ways" not in ahead
        assert tabletop(play).preview.ways() == []
        assert ahead["decks"] == ([],)


@pytest.mark.parametrize(("players", "seed"), [(1, 4), (2, 5), (4, 6)])
def test_what_is_shown_ahead_is_what_then_happens(players: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every card played and every line renewed in a random game."""
    monkeypatch.setattr("scenes.stage.stage.Stage.draw", lambda _stage: None)
    played, match = market_match(players, -1, seed), market_match(players, 0, seed)
    foreseen = 0
    with at_table(match) as driver:
        play = table_of(driver)
        for entry in played.history[:-1]:
            play.course.director.skip(everything=True)
            play.decide()
            path = next(path for path, move in play.choice.paths.items() if move == entry.move)
            for step in path[:-1]:
                play._choose(step)
                assert play.choice.focus in play.choice.open
            play.choice.focus = path[-1]
            before = dict(enumerate(tabletop(play).state.port))
            preview = tabletop(play).preview
            ways, smaller, renewed = preview.ways(), preview.decks(), preview.renewed()
            left = in_decks(match)
            play.commit(entry.move)
            events = match.history[-1].events
            if isinstance(entry.move, PlayCard):
                [way] = ways
                foreseen += came_true(way, before, events)
            elif isinstance(entry.move, Renew):
                assert renewed == tuple(event.place for event in events if isinstance(event, CardRenewed))
                foreseen += 1
            if isinstance(entry.move, PlayCard | Renew):
                assert in_decks(match) == {deck: count - smaller.count(deck) for deck, count in left.items()}
    assert foreseen > 5


def in_decks(match: Match) -> dict[str, int]:
    """How many cards are left in each deck."""
    assert isinstance(match.state, MarketState)
    return {name: match.state.left(deck) for deck, name in enumerate(DECKS)}


def came_true(way: outlook.Way, before: dict[int, int], events: tuple[Any, ...]) -> int:
    [taken] = [event for event in events if isinstance(event, CardsTaken)]
    [shifted] = [event for event in events if isinstance(event, LineShifted)]
    assert (taken.places, taken.cards) == (way.taken, way.cards)
    assert shifted.cards == way.line
    line = dict(zip(records.LINES[records.LINE_OF[shifted.end]], shifted.cards, strict=True))
    assert all(line[goes] == before[came] for came, goes in way.slides)
    drawn = [(event.place, event.deck) for event in events if isinstance(event, CardDrawn)]
    assert drawn == [(place, deck) for place, deck in way.drawn if deck]
    return 1


# Why not


def test_a_closed_end_in_focus_says_why() -> None:
    with arranged(begun(1, hand="P, C, OO")) as driver:
        play, keys = table_of(driver), Keyboard(driver)
        driver.choose(keys, HandCard(0))
        found = set()
        for closed in range(12):
            reason = outlook.why_closed(tabletop(play).state, tabletop(play).picture.hands[0][0], closed)
            driver.move_mouse(*layout.post(closed).center)
            assert (End(closed) in play.choice.open) == (reason is None)
            if reason:
                found.add(reason.key)
                assert play.prompt.text() == play.stage.texts.reason(reason) != reason.key
                driver.click(*layout.post(closed).center)
                assert play.choice.steps == (HandCard(0),)
                assert play.match.history == []
        assert found == {"why-market-deck-end", "why-market-token-end", "why-market-nothing-shared"}


CLOSED = {
    "why-market-first-corner": (False, ()),
    "why-market-not-touching": (False, ("P, -, -", "-, -, -", "-, -, -")),
    "why-market-chilli-row": (False, ("shun P, -, -", "-, -, -", "-, -, -")),
    "why-market-chilli-column": (True, ("shun P, -, -", "F, -, -", "-, -, -")),
}


@pytest.mark.parametrize("key", CLOSED)
def test_a_closed_place_of_the_market_says_why(key: str) -> None:
    expert, rows = CLOSED[key]
    market = laying(Market(2, expert=expert), "once PP, F, O, C")
    if rows:
        market.lie(*rows)
    with arranged(market) as driver:
        play, keys = table_of(driver), Keyboard(driver)
        driver.choose(keys, HandCard(0))
        found = set()
        for place in set(range(9)) - set(tabletop(play).picture.markets[0]):
            driver.walk(keys, Cell(place))
            reason = outlook.why_not_place(tabletop(play).state, 0, tabletop(play).picture.hands[0][0], place)
            assert (Cell(place) in play.choice.open) == (reason is None)
            if reason:
                found.add(reason.key)
                assert play.prompt.text() == play.stage.texts.reason(reason)
                keys.do(Action.CONFIRM)
                assert play.match.history == []
        assert key in found


def test_the_pointer_learns_what_lies_in_the_port() -> None:
    with arranged(begun()) as driver:
        play = table_of(driver)
        for place, one in tabletop(play).picture.port.items():
            driver.move_mouse(*layout.field(place).center)
            assert play.asides.resting.target == Field(place)
            thing = tabletop(play).things.about(Field(place))
            assert tabletop(play).words.describe(one.card) in f"{thing.title} {thing.text}"
            assert play.prompt.text() == tabletop(play).words.ask(), "the card says it, and it is said once"
            driver.click(*layout.field(place).center)
            assert play.match.history == []


# Which cards


def test_one_of_several_comes_and_the_choice_is_shown(ahead: Drawn) -> None:
    """O on C, O, O: one of the other two."""
    market = begun(hand="O, P, P")
    market.port("C, O, O", "P, P, P", "F, shun P, each C")
    with arranged(market) as driver:
        play, keys = table_of(driver), Keyboard(driver)
        driver.choose(keys, HandCard(0))
        look(driver, End(end("left 1")))
        assert [way.taken for way in tabletop(play).preview.ways()] == [(1,), (2,)]
        assert ahead["cards"][:2] == (set(range(9)) - {1, 2}, {1, 2}), "only what can be taken is lit"
        assert ahead["decks"] == ([],), "what is drawn hangs on the choice"
        assert play.prompt.text() == play.stage.texts("prompt-market-brings-choice", name=play.name(0), count=1)
        driver.choose(keys, End(end("left 1")))
        assert set(play.choice.places) == {TakenCard(1), TakenCard(2), TakePlate()}
        for place in (1, 2):
            driver.walk(keys, TakenCard(place))
            driver.stage.draw()
            assert [way.taken for way in tabletop(play).preview.ways()] == [(place,)]
            assert [way.taken for way in ahead["ways"][2]] == [(place,)]
            assert ahead["ways"][3] == set(), "looked at is not chosen"
            assert ahead["cards"][1] == {1, 2}, "both that can be chosen are lifted"
            assert play.prompt.text() == play.stage.texts("prompt-market-take", name=play.name(0), count=1)
        driver.choose(keys, TakePlate())
        assert play.choice.opens(TakenCard) == [TakenCard(1), TakenCard(2)], "nothing is chosen yet"
        keys.do(Action.BACK)
        assert play.choice.steps == (HandCard(0),)
        driver.choose(keys, End(end("left 1")))
        driver.choose(keys, TakenCard(1))
        assert play.match.history == []
        driver.choose(keys, TakenCard(2))
        assert play.choice.chooser.chosen[2:] == (TakenCard(2),), "another one instead"
        assert play.choice.focus == TakePlate()
        assert play.prompt.text() == play.stage.texts("prompt-market-take-these", name=play.name(0))
        driver.stage.draw()
        assert ahead["ways"][3] == {2}
        keys.do(Action.CONFIRM)
        assert play.match.history[-1].move == PlayCard(market.card("O"), end("left 1"), (2,))
        driver.settle()
        assert picture_matches(play)


def test_two_of_three_are_taken_one_click_each(ahead: Drawn) -> None:
    """A click takes, here as anywhere: nobody is asked for the one that stays."""
    market = begun(hand="OO, P, P")
    market.port("O, OC, OO", "P, P, P", "F, shun P, each C")
    with arranged(market) as driver:
        play, texts = table_of(driver), driver.stage.texts
        play._choose(HandCard(0))
        play._choose(End(end("right 1")))
        assert set(play.choice.places) == {*map(TakenCard, range(3)), TakePlate()}
        assert play.prompt.text() == texts("prompt-market-take", name=play.name(0), count=2)
        driver.click_on(layout.field(2))
        assert play.prompt.text() == texts("prompt-market-take", name=play.name(0), count=1)
        driver.click_on(layout.field(1))
        driver.click_on(layout.field(0))
        assert play.choice.steps[2:] == (TakenCard(2), TakenCard(0)), "another one instead of the last"
        driver.stage.draw()
        assert ahead["ways"][3] == {0, 2}
        assert ahead["cards"][1] == {0, 2}, "what stays lies low again"
        assert ahead["posts"] == ([],), "the end is settled"
        driver.click_on(layout.field(2))
        assert play.choice.steps[2:] == (TakenCard(2), TakenCard(0)), "what is taken is taken; back leaves it"
        assert play.match.history == []
        driver.click_on(layout.PLATE)
        assert play.match.history[-1].move == PlayCard(market.card("OO"), end("right 1"), (0, 2))
        driver.settle()
        assert picture_matches(play)


def test_what_comes_in_any_case_is_ticked_from_the_beginning(ahead: Drawn) -> None:
    market = begun(hand="PO, P, P")
    market.port("P, O, O", "P, P, P", "F, shun P, each C")
    with arranged(market) as driver:
        play = table_of(driver)
        play._choose(HandCard(0))
        play._choose(End(end("right 1")))
        assert set(play.choice.places) == {TakenCard(1), TakenCard(2), TakePlate()}
        driver.stage.draw()
        assert ahead["ways"][3] == {0}
        driver.click_on(layout.field(1))
        driver.click_on(layout.PLATE)
        assert play.match.history[-1].move == PlayCard(market.card("PO"), end("right 1"), (0, 1))


CORNERS = (
    ("left 1", Action.UP, "top 1", Action.LEFT),
    ("top 3", Action.RIGHT, "right 1", Action.UP),
    ("right 3", Action.DOWN, "bottom 3", Action.RIGHT),
    ("bottom 1", Action.LEFT, "left 3", Action.DOWN),
)


def test_pushes_lead_round_the_port_and_from_the_hand_to_the_plate() -> None:
    with arranged(begun()) as driver:
        play, keys = table_of(driver), Keyboard(driver)
        driver.walk(keys, HandCard(2))
        keys.do(Action.RIGHT)
        assert play.choice.focus == RenewPlate()
        play._choose(HandCard(0))
        for one, there, other, back in CORNERS:
            for start, push, goal in ((one, there, other), (other, back, one)):
                play.hands.trail.forget()
                play.choice.focus = End(end(start))
                keys.do(push)
                assert play.choice.focus == End(end(goal)), (start, push)
