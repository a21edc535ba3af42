"""The words: every file whole, every key used and every used key there, in every language alike."""

import ast
import re
from datetime import date, datetime
from pathlib import Path

import pygame
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from game import storage
from game.contract import Reason
from scenes.drawing.raster import WEIGHTS, font_file
from scenes.stage.preferences import LANGUAGES
from scenes.stage.texts import FOLDER, Texts, figure, signed

ROOT = storage.ROOT
FILES = sorted(FOLDER.glob("*.ftl"))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Each key of a file with the variables its text uses."""
    found = {}
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


ENGLISH = messages(FOLDER / "en.ftl")


# The files


def test_there_is_a_file_for_each_language_and_no_other() -> None:
    assert {path.stem for path in FILES} <= set(LANGUAGES)
    assert "en" in {path.stem for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_has_no_junk_and_no_key_twice(path: Path) -> None:
    body = FluentResource(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, fluent.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    assert sorted(set(keys)) == sorted(keys)
    assert len(keys) > 100


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_language_says_the_same_with_the_same_variables(path: Path) -> None:
    assert messages(path) == ENGLISH


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_text_can_be_said_without_a_gap(path: Path) -> None:
    texts = Texts(path.stem)
    for key, variables in messages(path).items():
        for number in (1, 2, 5):
            said = texts(key, **dict.fromkeys(variables, number))
            assert said
            assert "{" not in said, f"{key}: {said}"
    assert storage.take_notices() == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_typeface_has_every_letter(path: Path) -> None:
    pygame.font.init()
    signs = set(path.read_text(encoding="utf-8")) - {"\n"}
    for weight in WEIGHTS:
        font = pygame.font.Font(font_file(weight), 30)
        assert [sign for sign in sorted(signs) if font.metrics(sign) == [None]] == []


# Keys and code


def sources() -> list[Path]:
    return [path for folder in ("scenes", "game") for path in sorted((ROOT / folder).rglob("*.py"))]


def words(node: ast.expr) -> str | None:
    """What a text expression can be, as a pattern: f-strings stand for anything where they have a gap."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(words(value) or ".+" for value in node.values)
    return None


def strings() -> set[str]:
    """Every string or f-string of the code, as a pattern."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources()]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr)]
    return {found for node in nodes if (found := words(node))}


PAGE = ROOT / "assets" / "phone"
OF_THE_PAGE = "phone-page-"
"""How the keys of the phone's page begin; the page itself asks without it."""


def page_strings() -> set[str]:
    """Every string of the page's modules that may be a key, as a pattern, and what its HTML leaves room for."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.js")))
    plain = {re.escape(word) for word in re.findall(r'"([a-z-]+)"', code)} | page_asked()
    return {OF_THE_PAGE + word for word in plain} | {
        OF_THE_PAGE + begun + ".+" for begun in re.findall(r"say\(`([a-z-]+-)\$\{", code)
    }


def page_asked() -> set[str]:
    """The literal keys that the page asks for: `say("...")` in its modules, an attribute of its HTML."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.js")))
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    return {*re.findall(r'\bsay\("([a-z-]+)"\)', code), *re.findall(r'data-(?:say|label|action)="([a-z-]+)"', html)}


def asked() -> set[str]:
    """The literal keys that the code asks texts for: `texts("...")`, either word of a choice between two."""
    keys = set()
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and "texts" in ast.unparse(node.func).split(".")[-1] and node.args:
                first = node.args[0]
                options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                keys |= {o.value for o in options if isinstance(o, ast.Constant) and isinstance(o.value, str)}
    return keys


def test_every_key_the_code_asks_for_is_there() -> None:
    found = asked()
    assert len(found) > 60
    assert found - set(ENGLISH) == set()


def test_every_key_the_phones_page_asks_for_is_there() -> None:
    found = {OF_THE_PAGE + key for key in page_asked()}
    assert len(found) > 30
    assert found - set(ENGLISH) == set()


def test_every_text_is_asked_for_somewhere() -> None:
    patterns = [
        re.compile(pattern) for pattern in strings() | page_strings() if pattern[0].isalpha() and len(pattern) < 200
    ]
    assert not any(pattern.fullmatch("nobody-asks-for-this") for pattern in patterns)
    unused = [key for key in ENGLISH if not any(pattern.fullmatch(key) for pattern in patterns)]
    assert unused == []


def test_every_drawing_is_asked_for_somewhere() -> None:
    patterns = [re.compile(pattern) for pattern in strings() if 2 < len(pattern.replace(".+", "")) < 200]
    files = [*PAGE.glob("*.*"), *storage.MAPS.glob("*.tsx"), *(storage.ASSETS / "components").glob("*.toml")]
    words = {word for file in files for word in re.findall(r"[a-z0-9_-]+", file.read_text(encoding="utf-8"))}
    drawings = {path.stem for path in (storage.ASSETS / "art").glob("*.svg")} - words
    assert not any(pattern.fullmatch("nobody-asks-for-this") for pattern in patterns)
    assert sorted(name for name in drawings if not any(pattern.fullmatch(name) for pattern in patterns)) == []


def test_every_reason_the_rules_give_has_its_words() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sources())
    reasons = set(re.findall(r'Reason\(\s*"([a-z-]+)"', code))
    assert len(reasons) >= 4
    assert reasons <= set(ENGLISH)
    texts = Texts("en")
    assert texts.reason(Reason("why-game-over")) == "The game is over."


# Broken files


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_points_have_a_true_minus_sign(language: str) -> None:
    assert (figure(-11), figure(0), figure(3)) == ("−11", "0", "3")
    assert (signed(-11), signed(0), signed(3)) == ("−11", "+0", "+3")
    texts = Texts(language)
    assert texts("result-points", points=-11).startswith("−11 ")
    assert "-11" not in texts("what-bakong-pack", points=texts("result-points", points=-11))


def test_a_key_nobody_knows_stands_for_itself() -> None:
    texts = Texts("en")
    assert texts("no-such-key", name="Mali") == "no-such-key"
    assert not texts.has("no-such-key")
    assert texts.has("bar-back")


def test_english_stands_in_for_what_a_language_lacks(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two, { $name }\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("one = Eins\n", encoding="utf-8")
    texts = Texts("de", tmp_path)
    assert (texts("one"), texts("two", name="Mali")) == ("Eins", "Two, Mali")


def test_plurals_follow_the_language(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("", encoding="utf-8")
    (tmp_path / "pl.ftl").write_text(
        "moves = { $n ->\n    [one] { $n } ruch\n    [few] { $n } ruchy\n   *[many] { $n } ruchów\n}\n",
        encoding="utf-8",
    )
    texts = Texts("pl", tmp_path)
    assert [texts("moves", n=n) for n in (1, 3, 5)] == ["1 ruch", "3 ruchy", "5 ruchów"]


def test_a_broken_text_file_is_named_with_its_line_and_kept(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = One\nthis is no message\ntwo = Two\n", encoding="utf-8")
    texts = Texts("en", tmp_path)
    [said] = storage.take_notices()
    assert f"{tmp_path / 'en.ftl'}, line 2" in said
    assert (tmp_path / "en.ftl.broken").read_bytes() == (tmp_path / "en.ftl").read_bytes()
    assert (texts("one"), texts("two")) == ("One", "Two")


def test_a_broken_message_is_named_once_when_it_is_wanted_and_english_stands_in(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("# Nombres\none = Un { $\ntwo =\n    Deux\nthree = { \n", encoding="utf-8")
    texts = Texts("fr", tmp_path)
    assert storage.take_notices() == []
    assert (texts("one"), texts("two"), texts("three")) == ("One", "Deux", "three")
    [said] = storage.take_notices()
    assert f"{tmp_path / 'fr.ftl'}, line 2" in said


@pytest.mark.parametrize("content", [None, b"\xff\xfe\xff"])
def test_an_unreadable_text_file_is_named_and_english_stands_in(tmp_path: Path, content: bytes | None) -> None:
    (tmp_path / "en.ftl").write_text("one = One\n", encoding="utf-8")
    if content:
        (tmp_path / "fr.ftl").write_bytes(content)
    texts = Texts("fr", tmp_path)
    [said] = storage.take_notices()
    assert str(tmp_path / "fr.ftl") in said
    assert texts("one") == "One"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_curtain_of_every_table_speaks_of_no_game(path: Path) -> None:
    texts = Texts(path.stem)
    words = " ".join(texts(key, name="Mali") for key in ("prompt-curtain", "curtain-away", "curtain-open")).lower()
    assert [piece for piece in ("boat", "boot", "barque", "bateau", "barca", "łód", "łod") if piece in words] == []


# Dates and lists


@pytest.mark.parametrize(
    ("language", "day", "joined"),
    [
        ("en", "3 November", "Mali, Nok and Ploy"),
        ("de", "3. November", "Mali, Nok und Ploy"),
        ("fr", "3 novembre", "Mali, Nok et Ploy"),
        ("es", "3 de noviembre", "Mali, Nok y Ploy"),
        ("it", "3 novembre", "Mali, Nok e Ploy"),
        ("pl", "3 listopada", "Mali, Nok i Ploy"),
    ],
)
def test_dates_and_names_are_written_the_way_the_language_does_it(language: str, day: str, joined: str) -> None:
    texts, year = Texts(language), date.today().year
    assert texts.day(date(year, 11, 3)) == day
    assert texts.moment(datetime(year, 11, 3, 20, 5)) == f"{day}, 20:05"
    assert texts.day(date(year - 1, 11, 3)) == f"{day} {'de ' if language == 'es' else ''}{year - 1}"
    assert texts.join(["Mali", "Nok", "Ploy"]) == joined
    assert texts.join(["Mali", "Nok"]) == joined.replace(", Nok", "").replace("Ploy", "Nok")
    assert texts.join(["Mali"]) == "Mali"
    assert texts.join([]) == ""


def test_nobody_writes_a_date_or_joins_names_elsewhere() -> None:
    own = re.compile(r"isoformat|strftime|\" & \"")
    found = [path.name for path in sources() if "scenes" in path.parts and own.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_a_file_can_be_understood_before_it_is_wanted() -> None:
    sheet = Texts("de").sheets[0]
    pauses = sum(1 for _ in sheet.understand_all())
    assert sheet.patterns.keys() == sheet.messages.keys()
    assert 1 < pauses < len(sheet.messages)
