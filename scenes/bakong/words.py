"""What the Bakong table says: prompts, reasons, plates, the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.bakong import records
from game.bakong.rules import CAMP, TEMPLE
from game.contract import Event, Move
from game.match import Entry
from scenes.bakong.choice import thing_name, thing_use
from scenes.table.chooser import Target

if TYPE_CHECKING:
    from scenes.bakong.scene import BakongScene

PROMPTS = (
    (records.Roll, "prompt-bakong-roll"),
    (records.FlipSecond, "prompt-bakong-second"),
    (records.Walk, "prompt-bakong-walk"),
    (records.Sink, "prompt-bakong-sink"),
    (records.TakeGreat, "prompt-bakong-great"),
    (records.LeaveIt, "prompt-bakong-room"),
    (records.ThrowAway, "prompt-bakong-must"),
)
"""By a kind of move that only one decision offers, what that decision asks."""


def ask(scene: BakongScene) -> str:
    assert scene.seat is not None
    texts, name = scene.stage.texts, scene.name(scene.seat)
    if scene.offers_kind(records.Flip):
        if scene.focus and scene.focus[0] == "die":
            flip, walk = (scene.picture.dice[i].value for i in (scene.focus[1], 1 - scene.focus[1]))
            ahead = scene.ahead()
            key = "prompt-bakong-flip" if ahead is None or ahead.place else "prompt-bakong-flip-nothing"
            return texts(key, name=name, flip=flip, walk=walk)
        return texts("prompt-bakong-reroll", name=name)
    if scene.offers_kind(records.TakeObject):
        return texts(f"prompt-bakong-{_finding(scene)}", name=name)
    if scene.focus and scene.focus[0] == "thing" and scene.focus in scene.chooser.open:
        return _losing(scene, name)
    key = next((key for kind, key in PROMPTS if scene.offers_kind(kind)), "prompt-bakong-roll")
    return texts(key, name=name)


def _losing(scene: BakongScene, name: str) -> str:
    """What becomes of the thing in focus."""
    texts = scene.stage.texts
    thing = scene.picture.packs[scene.acting].laid[scene.focus[1]].thing if scene.focus else ""
    if scene.offers_kind(records.Sink):
        return texts("prompt-bakong-sinks", name=name, thing=thing_name(texts, thing))
    stays = scene.picture.crew[scene.acting].place == TEMPLE and thing in scene.picture.reserve
    words = texts(f"prompt-bakong-throw-{'temple' if stays else 'reserve'}", name=name, thing=thing_name(texts, thing))
    return words if scene.after() else f"{words} {texts('prompt-bakong-not-enough')}"


def verdict(scene: BakongScene) -> str:
    """Who is home, and who has won."""
    texts, standings = scene.stage.texts, scene.match.state.standings()
    winners = [scene.name(standing.seat) for standing in standings if standing.won]
    won = texts("results-title", names=" & ".join(winners), count=len(winners))
    home = scene.picture.first_home
    return texts("prompt-bakong-home", name=scene.name(home) if home is not None else "", verdict=won)


def _finding(scene: BakongScene) -> str:
    """Where objects are on offer: at the start, in an abandoned camp, at the temple."""
    place = scene.picture.crew[scene.acting].place
    return "first" if place == CAMP else "temple" if place == TEMPLE else "camp"


def choice_title(scene: BakongScene) -> str:
    if scene.offers_kind(records.TakeGreat):
        return scene.stage.texts("bakong-greats")
    key = {"first": "bakong-first", "temple": "bakong-temple-finds", "camp": "bakong-camp-finds"}[_finding(scene)]
    return scene.stage.texts(key)


def explain(scene: BakongScene, target: Target) -> str:
    """Why a thing cannot be taken, or what a place does."""
    texts, rules = scene.stage.texts, scene.rules
    match target:
        case ("card", thing):
            reason = rules.why_not(records.TakeObject(thing))
            return texts.reason(reason) if reason else ""
        case ("thing", index) if not scene.offers_kind(records.Sink, records.ThrowAway):
            return _thing_words(scene, scene.picture.packs[scene.acting].laid[index].thing)
        case ("shelf", name):
            return _thing_words(scene, name)
        case ("place", place) if scene.offers_kind(records.FlipSecond):
            reason = rules.why_not(records.FlipSecond(place))
            return texts.reason(reason) if reason else ""
        case ("thing", index):
            thing = scene.picture.packs[scene.acting].laid[index].thing
            if scene.offers_kind(records.Sink):
                return ""  # what is asked says that it takes objects
            reason = rules.why_not(records.ThrowAway(str(thing)))
            return texts.reason(reason) if reason else ""
        case ("place", place):
            tile = scene.picture.tiles.get(place)
            return texts(f"trail-{tile.kind}" if tile else "trail-camp" if place == CAMP else "trail-temple")
    return ""


def _thing_words(scene: BakongScene, thing: str | int) -> str:
    texts, name = scene.stage.texts, thing_name(scene.stage.texts, thing)
    if thing in ("1", "3"):
        return name
    return texts("thing-and-use", thing=name, use=thing_use(texts, thing, thing in scene.picture.rules.cursed))


def plate(scene: BakongScene, move: Move) -> str:
    texts = scene.stage.texts
    if isinstance(move, records.Walk):
        return texts("plate-walk", steps=move.steps)
    return texts(f"plate-{type(move).__name__.lower()}")


def plate_art(scene: BakongScene, move: Move, art: Mapping[type[Move], str]) -> str:
    """A walk that is not the die's shows what makes it longer or shorter."""
    if isinstance(move, records.Walk) and move.steps != scene.rules.steps:
        return "object-machete" if move.steps > scene.rules.steps else "object-compass"
    return art[type(move)]


def tell(scene: BakongScene, entry: Entry) -> list[str]:
    """The events worth a line, a name first."""
    lines = (line(scene, event) for event in entry.events)
    return [text for text in lines if text]


def line(scene: BakongScene, event: Event) -> str:
    """What an event says in the log, and in the prompt line while it is shown."""
    texts, name = scene.stage.texts, scene.name
    match event:
        case records.DiceRolled(seat, (one, two), again):
            key = "log-bakong-rolled-again" if again else "log-bakong-rolled"
            return texts(key, name=name(seat), one=one, two=two)
        case records.TileFlipped(seat, _, was, now, second):
            key = "log-bakong-second" if second else "log-bakong-flipped"
            return texts(key, name=name(seat), was=texts(f"name-{was}"), now=texts(f"name-{now}"))
        case records.NothingFlipped(seat, die):
            return texts("log-bakong-nothing-flipped", name=name(seat), die=die)
        case records.WalkBegan(seat, steps, None):
            return texts("log-bakong-walks", name=name(seat), steps=steps)
        case records.WalkBegan(seat, steps, by):
            return texts("log-bakong-walks-by", name=name(seat), steps=steps, thing=texts(f"object-{by}"))
        case records.Crossed(seat, _, by):
            return texts("log-bakong-crossed", name=name(seat), thing=texts(f"object-{by}"))
        case records.Stopped(seat, _, lost):
            return texts("log-bakong-stopped", name=name(seat), lost=lost)
        case records.CaveRolled(seat, (one, two)):
            return texts("log-bakong-cave", name=name(seat), one=one, two=two)
        case records.EmeraldsFound(seat, _, threes, ones, _):
            return texts("log-bakong-emeralds", name=name(seat), worth=3 * threes + ones)
        case records.GameEnded():
            return verdict(scene) if scene.match.over else ""
        case records.GreatTaken(seat, points):
            return texts("log-bakong-great", name=name(seat), points=points)
        case records.Sank(seat, thing):
            return texts("log-bakong-sank", name=name(seat), thing=thing_name(texts, thing))
        case records.EmeraldLeft(seat, thing):
            return texts("log-bakong-left", name=name(seat), thing=thing_name(texts, thing))
        case records.ObjectTaken(seat, thing, _):
            return texts("log-bakong-takes", name=name(seat), thing=thing_name(texts, thing))
        case records.ThrownAway(seat, thing, _):
            return texts("log-bakong-throws", name=name(seat), thing=thing_name(texts, thing))
    plain = PLAIN.get(type(event))
    return texts(plain, name=name(event.seat)) if plain else ""  # type: ignore[attr-defined]


PLAIN: dict[type[Event], str] = {
    records.OuchTaken: "log-bakong-ouch",
    records.OuchSpared: "log-bakong-spared",
    records.Sinking: "log-bakong-sinking",
    records.OuchHealed: "log-bakong-healed",
    records.CurseHeld: "log-bakong-cursed",
    records.CampEmpty: "log-bakong-camp-empty",
    records.NothingTaken: "log-bakong-takes-nothing",
    records.TempleReached: "log-bakong-temple",
    records.CameHome: "log-bakong-home",
}
"""Events that are told with a name and nothing else."""
