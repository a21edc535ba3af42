"""The Klongs table in hand: why something cannot be chosen, what lies there, what the log says."""

from game.klongs import records
from game.match import Entry, Match
from scenes.devices.intents import Action
from scenes.klongs.targets import HandBoat, Landing, Merchants, MovementCards, Plate, Space, Track
from scenes.table.scene import TableScene
from tests.scenes.klongs.table import at_table, scene, state_of, tabletop
from tests.shots.klongs import klongs_match, klongs_where
from tests.shots.matches import offered
from tests.support.driver import Keyboard


def closed_spaces(play: TableScene) -> list[int]:
    closed = [target for target in play.choice.places if target not in play.choice.open]
    return [target.number for target in closed if isinstance(target, Space)]


def test_a_closed_space_in_focus_says_why() -> None:
    def full_quarters(match: Match) -> bool:
        return offered(match, records.Place) > 30 and state_of(match).shut > 0

    with at_table(klongs_where(full_quarters, 3, 7)) as driver:
        play, keys = scene(driver), Keyboard(driver)
        driver.choose(keys, HandBoat(0))
        boat = tabletop(play).picture.hands[tabletop(play).state.seat][0]
        spaces = closed_spaces(play)
        assert spaces
        for space in spaces:
            driver.walk(keys, Space(space))
            reason = tabletop(play).state.why_not(records.Place(boat, space))
            assert reason is not None
            assert reason.key == "why-klongs-quarter-full"
            assert play.prompt.text() == play.stage.texts.reason(reason) != reason.key
            keys.do(Action.CONFIRM)
            assert play.choice.steps == (HandBoat(0),)
        far = next(s for s in tabletop(play).state.rules.layout.spaces if Space(s) not in play.choice.places)
        driver.move_mouse(*tabletop(play).picture.waters.rect(far).center)
        reason = tabletop(play).state.why_not(records.Place(boat, far))
        assert reason is not None
        assert play.prompt.text() == play.stage.texts.reason(reason)


def test_from_the_only_landing_a_push_leads_to_passing_only_where_the_plate_lies() -> None:
    match = klongs_where(lambda match: offered(match, records.ScoreLanding) == 1, 4, 7)
    with at_table(match) as driver:
        play = scene(driver)
        [landing], [plate] = play.choice.opens(Landing), play.choice.opens(Plate)
        assert play.hands.beside(landing, Action.LEFT) == landing
        assert play.hands.beside(landing, Action.UP) == landing
        seen = []
        for way in (Action.RIGHT, Action.LEFT):
            play.hands.push(way)
            seen.append(play.choice.focus)
        assert seen == [plate, landing]


def test_a_guarded_column_says_why_no_thief_may_moor_there() -> None:
    def thief_and_inspector(match: Match) -> bool:
        state = state_of(match)
        thieves = [boat for boat in state.hands[state.seat] if state.rules.thief[boat]]
        return offered(match, records.Place) > 9 and bool(thieves) and any(state.inspectors) and not state.day

    for seed in range(1, 40):
        try:
            match = klongs_where(thief_and_inspector, 3, seed)
        except AssertionError:
            continue
        with at_table(match) as driver:
            play, keys = scene(driver), Keyboard(driver)
            state = tabletop(play).state
            hand = tabletop(play).picture.hands[state.seat]
            index = next(i for i, boat in enumerate(hand) if state.rules.thief[boat])
            if HandBoat(index) not in play.choice.open:
                continue
            driver.choose(keys, HandBoat(index))
            guarded = [s for s in closed_spaces(play) if state.inspectors[state.rules.layout.column[s]]]
            found = {}
            for space in guarded:
                driver.walk(keys, Space(space))
                reason = state.why_not(records.Place(hand[index], space))
                assert reason is not None
                assert play.prompt.text() == play.stage.texts.reason(reason)
                found[reason.key] = play.prompt.text()
            if "why-klongs-inspector-column" in found:
                return
    raise AssertionError("no random match brought a thief beside an inspector")


def test_the_log_says_where_every_boat_goes_that_somebody_takes() -> None:
    """From a landing into stock, and what thieves and inspectors bring home."""
    match = klongs_match(3, 1000)
    kinds = (records.BoatStocked, records.StolenTo, records.ThiefTaken)
    with at_table(match) as driver:
        play = scene(driver)
        taken = [event for entry in match.history for event in entry.events if isinstance(event, kinds)]
        assert {type(event) for event in taken} == {*kinds}
        for event in taken:
            [told] = play.tell(Entry(0, match.history[0].move, (event,)))
            assert told.seat == event.seat
            assert play.name(event.seat) in told.text


def test_a_click_beside_what_can_be_chosen_says_what_is_there() -> None:
    """Free water before a boat has been chosen, merchants and movement cards of everybody, the steps of Luk Phat; and a
    boat says whose it is."""

    def crowded(match: Match) -> bool:
        return offered(match, records.Place) > 30 and len({*state_of(match).owners}) > 3

    with at_table(klongs_where(crowded, 3, 20)) as driver:
        play = scene(driver)
        picture = tabletop(play).picture
        asked, digest, answers = play.prompt.text(), play.match.digest(), {}
        for target, rect in tabletop(play).hover_spots().items():
            if target not in play.choice.open:
                driver.click(*rect.center)
                assert play.choice.focus == target
                said = play.prompt.text()  # unless the card that comes up says the same
                answers[target] = said if said != asked else tabletop(play).things.about(target).text
        assert asked not in answers.values()
        assert play.match.digest() == digest
        assert {*map(type, answers)} == {Space, Track, Merchants, MovementCards}
        for target, answer in answers.items():
            match target:
                case Merchants(seat) | MovementCards(seat):
                    assert play.name(seat) in answer
                case Space(space) if space in picture.boats:
                    owner = picture.boats[space].owner
                    assert answer.startswith("Nobody" if owner is None else play.name(owner))
        owners = {boat.owner for boat in picture.boats.values()}
        assert len(owners) > 2, "boats of several players lie there"
