"""The leaves of the rules: one idea each, words that fit at every text size, and a picture that stays on the page."""

import pygame
import pytest

from game import catalogue
from scenes.drawing.canvas import LEAST_TYPE, Canvas, Workshop
from scenes.drawing.theme import PLAN
from scenes.pages.rules import BOOK, TYPE, WORDS, RulesPage
from scenes.screens import screen_at
from scenes.stage import navigation
from scenes.stage.preferences import LANGUAGES
from scenes.stage.texts import Texts
from scenes.table.registry import table_of

GAMES = sorted(catalogue.GAMES)


@pytest.fixture(autouse=True)
def letters() -> None:
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("size", [100, 125, 150])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_leaf_fit_beside_its_picture(language: str, size: int) -> None:
    canvas, texts = Canvas(pygame.Surface((960, 540)), Workshop(size / 100)), Texts(language)
    too_long = []
    for game in GAMES:
        for leaf in table_of(game).rules:
            words = texts(f"rules-{game}-{leaf.key}-text")
            used, lines = canvas.fitted(words, TYPE, (WORDS.width, WORDS.height), "medium")
            wide = max(canvas.measure(line, used, "medium") for line in lines)
            if len(lines) * canvas.line_height(used) > WORDS.height or used <= LEAST_TYPE or wide > WORDS.width:
                too_long.append(f"{game} {leaf.key}")
    assert too_long == []


@pytest.mark.parametrize("game", GAMES)
def test_every_leaf_has_a_picture_that_stays_on_the_page(game: str) -> None:
    for leaf in table_of(game).rules:
        surface = pygame.Surface(PLAN, pygame.SRCALPHA)
        page = RulesPage(game, leaf.key)
        assert leaf.picture is not None, leaf.key
        page.draw_picture(Canvas(surface, Workshop()), leaf)
        drawn = surface.get_bounding_rect()
        assert drawn.width > 200, leaf.key
        assert BOOK.contains(pygame.FRect(drawn)), (leaf.key, drawn)
        assert drawn.left > WORDS.right - 60, (leaf.key, drawn)


@pytest.mark.parametrize("game", GAMES)
def test_what_earns_points_comes_before_what_can_happen(game: str) -> None:
    """A newcomer asks what it is about and where points come from, first of all."""
    assert table_of(game).rules[0].key == "goal"


def test_the_rules_open_at_the_leaf_about_something() -> None:
    page = screen_at(navigation.Rules("klongs", "thief"))
    assert isinstance(page, RulesPage)
    assert page.about == "thief"
