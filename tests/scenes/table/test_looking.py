"""Looking around at a table, with every device: the focus travels over everything, and a card says what it is."""

from pygame import FRect

from game.klongs import records
from scenes.devices.intents import Action
from scenes.klongs.targets import HandBoat, Merchants, QuarterSign
from scenes.market.targets import Pontoon
from scenes.pages.rules import RulesPage
from scenes.stage.preferences import Preferences
from scenes.table.last_word import STANDS, TAKE_BACK
from scenes.table.looking.around import REST, Looking, place_card
from scenes.table.looking.things import headed
from scenes.table.scene import TableScene
from tests.shots.klongs import CROWDED, klongs_match, klongs_where, placing_ends_the_turn
from tests.shots.matches import random_match, table_of, to_last_word
from tests.support.driver import Driver, Hands, Keyboard, PadInHand


def test_the_plates_of_the_last_word_say_what_they_do() -> None:
    with Driver(table_of(klongs_where(placing_ends_the_turn, 4, 7))) as driver:
        play = driver.play
        to_last_word(play, records.Place)
        Keyboard(driver).do(Action.RULES)
        looking = driver.top
        assert isinstance(looking, Looking)
        for word, title in ((STANDS, "last-word-turn"), (TAKE_BACK, "last-word-undo")):
            looking.focus = word
            thing = looking.thing()
            assert thing is not None
            assert thing.title == driver.stage.texts(title)
            assert thing.text
            driver.stage.draw()


def test_signs_in_the_middle_of_a_quarter_say_what_they_count() -> None:
    with Driver(table_of(klongs_match(4, CROWDED))) as driver:
        play = driver.play
        play.choice.focus = next(target for target in play.choice.open if isinstance(target, HandBoat))
        play._choose(play.choice.focus)
        things = play.tabletop.things
        signs = [target for target in things.places() if isinstance(target, QuarterSign)]
        texts = {things.about(sign).text for sign in signs}
        known = {driver.stage.texts(f"what-klongs-quarter-{key}") for key in ("room", "full")}
        assert texts == known


def looks_around(driver: Driver, hands: Hands) -> None:
    """In, to the merchants, into the rules about them, and back to the table."""
    play = driver.play
    before = play.choice.focus, play.match.state.snapshot()
    hands.do(Action.RULES)
    assert isinstance(driver.top, Looking)
    for _ in range(60):
        if driver.top.focus == Merchants(0):
            break
        assert driver.top.focus is not None
        here, there = driver.top.places[driver.top.focus], driver.top.places[Merchants(0)]
        across = there.centerx - here.centerx
        hands.do(Action.RIGHT if across > 30 else Action.UP if there.centery < here.centery else Action.DOWN)
    driver.top.focus = Merchants(0)
    driver.stage.draw()
    hands.do(Action.RULES)
    driver.settle()
    assert isinstance(driver.top, RulesPage)
    assert driver.top.leaves[driver.top.leaf].key == "merchants"
    hands.do(Action.BACK)
    driver.settle()
    hands.do(Action.BACK)
    driver.settle()
    assert driver.top is play
    assert (play.choice.focus, play.match.state.snapshot()) == before


def test_with_the_keys() -> None:
    with Driver(table_of(random_match("klongs", 2, 20, 3))) as driver:
        looks_around(driver, Keyboard(driver))


def test_with_a_pad() -> None:
    with Driver(table_of(random_match("klongs", 2, 20, 3))) as driver:
        looks_around(driver, PadInHand(driver, driver.attach()))


def test_with_the_mouse_alone() -> None:
    with Driver(table_of(random_match("klongs", 2, 20, 3))) as driver:
        play = driver.play
        driver.click_bar(Action.RULES)
        assert isinstance(driver.top, Looking)
        driver.move_mouse(*driver.top.places[Merchants(1)].center)
        assert driver.top.focus == Merchants(1)
        driver.click_on(driver.top.places[Merchants(1)])
        driver.settle()
        assert isinstance(driver.top, RulesPage)
        driver.click_bar(Action.BACK)
        driver.settle()
        driver.click_bar(Action.BACK)
        driver.settle()
        assert driver.top is play


def test_the_pointer_needs_no_button_and_nothing_is_said_twice() -> None:
    with Driver(table_of(random_match("klongs", 2, 20, 3))) as driver:
        play = driver.play
        driver.settle()
        driver.move_mouse(*play.tabletop.things.places()[Merchants(1)].center)
        resting = play.asides.resting
        assert resting.target == Merchants(1)
        assert not resting.shown
        driver.turn(dt=REST)
        assert resting.shown
        thing = play.tabletop.things.about(Merchants(1))
        assert play.prompt.text() == play.tabletop.words.ask() != thing.text
        driver.stage.draw()
        chosen = next(rect for target, rect in play.choice.places.items() if target in play.choice.open)
        driver.move_mouse(*chosen.center)
        driver.turn(dt=1.0)
        assert not resting.shown


def test_while_something_is_shown_the_whole_rules_open() -> None:
    with Driver(table_of(random_match("klongs", 2, 0, 3)), prefs=Preferences(fullscreen=False)) as driver:
        if driver.play.course.director.busy:
            Keyboard(driver).do(Action.RULES)
            assert isinstance(driver.top, RulesPage)
        assert isinstance(driver.stage.scenes[0], TableScene)


def test_hidden_boats_and_objectives_stay_hidden() -> None:
    """What the card says hangs on nothing that is secret."""
    prefs = Preferences(fullscreen=False, reduced_motion=True, open_hands=False, open_objectives=False)
    with Driver(table_of(random_match("klongs", 3, 20, 3)), prefs=prefs) as driver:
        play = driver.play
        driver.settle()
        things, seat = play.tabletop.things, play.tabletop.hand.seat  # type: ignore[attr-defined]
        words = {things.about(HandBoat(i)) for i in range(2)}
        assert len(words) == 1
        play.tabletop.picture.hands[seat] = [0, 0, 0]  # type: ignore[attr-defined]
        assert {things.about(HandBoat(0))} == words
    with Driver(table_of(random_match("market", 3, 20, 3)), prefs=prefs) as driver:
        play = driver.play
        driver.settle()
        told = set()
        for good in range(4):
            play.tabletop.picture.pontoons[:] = [good] * 3  # type: ignore[attr-defined]
            told.add(play.tabletop.things.about(Pontoon()))
        assert len(told) == 1


def test_a_computer_player_may_think_meanwhile() -> None:
    match = random_match("klongs", 2, 20, 3)
    play = table_of(match)
    with Driver(play) as driver:
        driver.settle()
        play.reseat(match.state.to_move or 0, "easy")
        Keyboard(driver).do(Action.RULES)
        assert isinstance(driver.top, Looking)
        moves = len(match.history)
        driver.turn(30)
        assert len(match.history) == moves
        assert driver.top.thing() is not None


def test_a_card_lies_beside_its_thing() -> None:
    question = FRect(540, 54, 840, 84)
    for thing in (
        FRect(100, 60, 90, 90),
        FRect(1700, 900, 100, 60),
        FRect(96, 660, 1728, 300),
        FRect(900, 500, 60, 60),
    ):
        assert not place_card((620, 300), thing, question).colliderect(thing)


def test_texts_with_a_heading() -> None:
    assert headed("Cave: stop here and roll.", "x") == ("Cave", "Stop here and roll.")
    assert headed("Grotte\u00a0: arrête-toi.", "x") == ("Grotte", "Arrête-toi.")
    assert headed("Dieb – darf ein Boot nehmen", "x") == ("Dieb", "Darf ein Boot nehmen")
    assert headed("Nothing happens. Really: nothing.", "Jungle") == ("Jungle", "Nothing happens. Really: nothing.")
