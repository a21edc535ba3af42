"""Looking around at the table of the Floating Market: a rival's market large, and the cards to come."""

import pytest

from game.market import outlook
from game.market.records import CardPutUnder, Lay, PlayCard, PutUnder
from game.match import Match
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.layer import Layer
from scenes.market import layout
from scenes.market.cards import CardFaces
from scenes.market.panels import Panels
from scenes.market.targets import Deck, Elsewhere, Field, HandCard, Rival, RivalHand
from scenes.table.scene import TableScene
from tests.scenes.market.cases import CASES
from tests.scenes.market.table import arranged, at_table, scene, state_of, tabletop
from tests.shots.market import market_match, market_offering, market_where
from tests.support.driver import Driver, Keyboard

Drawn = dict[tuple[float, float], int]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The cards that were drawn, by the middle of where they lie."""
    found: Drawn = {}
    draw = CardFaces.draw

    def spy(faces: CardFaces, canvas: Canvas, card: int, box: object, *rest: float) -> None:
        found[box.center] = card  # type: ignore[attr-defined]
        draw(faces, canvas, card, box, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(CardFaces, "draw", spy)
    return found


def large(driver: Driver, drawn: Drawn) -> dict[int, int]:
    """The market that lies large now, with everything painted anew."""
    drawn.clear()
    tabletop(scene(driver)).layer = Layer()
    driver.stage.draw()
    return {place: drawn[at] for place in range(9) if (at := layout.cell(place).center) in drawn}


def way_to(play: TableScene, keys: Keyboard, kind: type) -> bool:
    """Whether a few presses lead to something of a kind, and as many back to the hand."""
    for pushes in ((Action.UP, Action.RIGHT), (Action.RIGHT, Action.UP)):
        for push in pushes:
            for _ in range(5):
                keys.do(push)
                if isinstance(play.choice.focus, kind):
                    return True
    return False


@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_rivals_market_in_focus_lies_large_and_goes_back_by_itself(people: int, drawn: Drawn) -> None:
    with at_table(market_match(people, 24)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        picture, seat = tabletop(play).picture, play.course.seat
        assert seat is not None
        assert large(driver, drawn) == picture.markets[seat]
        assert way_to(play, keys, Rival)
        focus = play.choice.focus
        assert isinstance(focus, Rival)
        assert focus.seat != seat
        assert large(driver, drawn) == picture.markets[focus.seat]
        assert play.prompt.text() == tabletop(play).words.explain(focus)
        play.hands.set_focus(HandCard(0))
        assert large(driver, drawn) == picture.markets[seat]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_pointer_looks_at_a_rivals_market_and_leaves_it(people: int, drawn: Drawn) -> None:
    with at_table(market_match(people, 24)) as driver:
        play = scene(driver)
        top = tabletop(play)
        seat = play.course.seat
        assert seat is not None
        for rival, box in top.panels.others(seat).items():
            driver.move_mouse(*box.center)
            assert large(driver, drawn) == top.picture.markets[rival]
        driver.move_mouse(*layout.STALL.center)
        assert isinstance(play.choice.focus, Elsewhere)
        assert large(driver, drawn) == top.picture.markets[seat]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_every_open_hand_is_shown(people: int, drawn: Drawn) -> None:
    with at_table(market_match(people, 24)) as driver:
        top = tabletop(scene(driver))
        driver.stage.draw()
        for seat, box in top.panels.others(top.acting).items():
            shown = [drawn.get(layout.crowd_hand(box, i).center) for i in range(3)]
            assert shown == top.picture.hands[seat]
            assert all(box.contains(layout.crowd_hand(box, i)) for i in range(3))
            assert all(box.contains(layout.crowd_hand(box, i, instead=True)) for i in range(3))
            assert all(box.contains(layout.crowd_cell(box, place)) for place in range(9))


def test_the_decks_tell_what_may_come_even_with_secret_objectives(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[int, int]] = []
    monkeypatch.setattr(Panels, "draw_unseen", lambda _self, _canvas, unseen: told.append(unseen))
    with at_table(market_match(4, 24), open_hands=False) as driver:
        play, keys = scene(driver), Keyboard(driver)
        assert tabletop(play).peeks_in_secret
        driver.stage.draw()
        assert told == []
        assert way_to(play, keys, Deck)
        driver.stage.draw()
        assert told
        assert all(unseen == outlook.unseen(tabletop(play).state) for unseen in told)


def test_nobody_meets_a_rival_in_the_middle_of_a_choice() -> None:
    with at_table(market_match(3, 24)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        keys.do(Action.CONFIRM)
        assert play.choice.steps
        assert not any(isinstance(target, Rival | Deck) for target in play.choice.places)


# What is this?


def held(play: TableScene) -> dict[bool, list[str]]:
    """What is said of the cards of the large hand: of boats, and of chilli cards."""
    top, found = tabletop(play), dict[bool, list[str]]()
    for index, card in enumerate(top.picture.hands[top.acting]):
        chilli = top.picture.design(card).chilli is not None
        found.setdefault(chilli, []).append(top.things.about(HandCard(index)).text)
    return found


def test_a_card_in_hand_is_told_of_by_what_is_asked_now() -> None:
    said = {}
    for kind in (PlayCard, Lay):
        with at_table(market_offering(kind, 3, 3, 24)) as driver:
            play, texts = scene(driver), driver.stage.texts
            said[kind] = held(play)[False]
            assert (texts("what-market-boat-lay") in said[kind]) == (kind is Lay)
            keys = Keyboard(driver)
            keys.do(Action.CONFIRM)
            assert play.choice.steps
            assert held(play)[False] == said[kind], "and while its place is looked for"
    assert not {*said[PlayCard]} & {*said[Lay]}


def test_a_chilli_card_that_can_be_laid_nowhere_says_why() -> None:
    def stuck(match: Match) -> bool:
        state = state_of(match)
        laid = {move.card for move in state.moves() if isinstance(move, Lay)}
        return bool(laid) and not laid.issuperset(state.hands[state.to_move or 0])

    with at_table(market_where(stuck, 2, 3, 24)) as driver:
        reason = driver.stage.texts("why-market-chilli-nowhere")
        assert any(text.startswith(reason) for text in held(scene(driver))[True])


def test_where_a_card_goes_under_its_deck_every_card_in_hand_says_so() -> None:
    market, moves = CASES[CardPutUnder]()
    for move in moves[:-1]:
        market.play(move)
    with arranged(market) as driver:
        assert scene(driver).choice.offers(PutUnder)
        said = held(scene(driver))
        assert {text for texts in said.values() for text in texts} == {driver.stage.texts("what-market-under")}


def test_a_boat_in_the_port_says_how_it_is_taken_not_how_it_is_played() -> None:
    with at_table(market_match(3, 24)) as driver:
        top, texts = tabletop(scene(driver)), driver.stage.texts
        boats = [place for place, one in top.picture.port.items() if top.picture.design(one.card).chilli is None]
        assert {top.things.about(Field(place)).text for place in boats} == {texts("what-market-boat-port")}


def test_a_card_in_another_hand_is_not_said_to_be_there_to_play() -> None:
    """Where it lies is said instead; of a chilli card also what it pays."""
    with at_table(market_match(3, 12)) as driver:
        play = scene(driver)
        table, other = tabletop(play), (tabletop(play).acting + 1) % 3
        held, kinds = play.stage.texts("what-market-held", name=play.name(other)), set()
        for card, design in enumerate(table.picture.cards.designs):
            table.picture.hands[other][0] = card
            pays = f"{table.words.describe(card)}. " if design.chilli else ""
            assert table.things.about(RivalHand(other, 0)).text == pays + held
            kinds.add(bool(design.chilli))
        assert kinds == {True, False}
