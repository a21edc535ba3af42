"""What the guided round of Klongs points at is singled out, and the hand lies over none of the boats."""

from pygame import FRect

from scenes.table.lessons import pointing
from tests.scenes.klongs.table import tabletop
from tests.scenes.lessons.guided import begun, lesson_of, settle, teacher_of
from tests.support.driver import Driver


def at(text: str) -> Driver:
    """The guided round where this is said."""
    number = next(i for i, step in enumerate(lesson_of("klongs").steps) if step.text == text)
    driver = begun("klongs", number)
    settle(driver)
    return driver


def pointed(driver: Driver) -> pointing.Lit:
    teacher = teacher_of(driver)
    assert teacher.step
    return pointing.lit(teacher.step, driver.play)


def covered(driver: Driver, box: FRect) -> list[int]:
    hand, _ = pointing.hand_of(driver.play, box, teacher_of(driver).lesson.learner)
    picture = tabletop(driver.play).picture
    return [space for space in picture.boats if hand.colliderect(picture.waters.rect(space))]


def test_where_a_card_takes_the_boat_is_lit_while_the_step_is_read() -> None:
    with at("card") as driver:
        waters, lit = tabletop(driver.play).picture.waters, pointed(driver)
        assert {tuple(waters.rect(space)) for space in (10, 11)} <= {tuple(box) for box in lit.boxes}
        assert lit.hand == waters.rect(11)
        assert lit.framed
        assert covered(driver, lit.hand) == []


def test_the_landing_itself_is_singled_out_among_its_four_spaces() -> None:
    with at("landing") as driver:
        waters, lit = tabletop(driver.play).picture.waters, pointed(driver)
        assert lit.hand == waters.landing_rect(5)
        assert lit.framed
        assert any(box.contains(waters.rect(6)) for box in lit.boxes)
        assert covered(driver, lit.hand) == []


def test_what_stands_alone_in_the_light_needs_no_frame() -> None:
    with at("thief") as driver:
        lit = pointed(driver)
        assert lit.hand
        assert not lit.framed
