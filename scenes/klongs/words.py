"""What the Klongs table says: prompts, reasons, plates, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import Move
from game.klongs import records
from game.match import Entry
from scenes.table.chooser import Target

if TYPE_CHECKING:
    from scenes.klongs.scene import KlongsScene

PROMPTS = (
    (records.Skip, "prompt-klongs-skip"),
    (records.Place, "prompt-klongs-place"),
    (records.EndTurn, "prompt-klongs-move"),
    (records.LeaveUnowned, "prompt-klongs-reboard"),
    (records.StealNothing, "prompt-klongs-steal"),
    (records.ToStock, "prompt-klongs-loot"),
    (records.TakeNoThief, "prompt-klongs-thief"),
    (records.Draw, "prompt-klongs-draw"),
    (records.PassMarket, "prompt-klongs-market"),
    (records.Remove, "prompt-klongs-remove"),
)
"""By a kind of move that only one decision offers, what that decision asks."""


def ask(scene: KlongsScene) -> str:
    assert scene.seat is not None
    texts, name = scene.stage.texts, scene.name(scene.seat)
    if scene.chosen:
        key = "prompt-klongs-where" if scene.chosen[0] == "hand" else "prompt-klongs-move-where"
        return texts(key, name=name)
    kinds = {type(move) for move in scene.chooser.paths.values()}
    if scene.focus and scene.focus[0] == "hand" and scene.hand_shown():
        boat = scene.picture.hands[scene.rules.seat][scene.focus[1]]
        if scene.rules.rules.good[boat] is None:
            return boat_words(scene, boat)
    if records.Place in kinds and records.MoveBoat in kinds:
        return texts("prompt-klongs-place-or-move", name=name)
    key = next((key for kind, key in PROMPTS if kind in kinds), "prompt-klongs-place")
    return texts(key, name=name)


def explain(scene: KlongsScene, target: Target) -> str:
    """Why a space is closed for the boat chosen, or what stands there."""
    texts = scene.stage.texts
    match target:
        case ("space", space) if scene.chosen and scene.chosen[0] == "hand":
            boat = scene.picture.hands[scene.rules.seat][scene.chosen[1]]
            reason = scene.rules.why_not(records.Place(boat, space))
            return texts.reason(reason) if reason else ""
        case ("space", space) if scene.chosen and scene.chosen[0] == "space":
            reason = scene.rules.why_not(records.MoveBoat(scene.chosen[1], space))
            return texts.reason(reason) if reason else ""
        case ("space", space) if space in scene.picture.boats:
            return _why_not_taken(scene, space) or boat_words(scene, scene.picture.boats[space].boat)
        case ("hand", _):
            return texts("explain-other-boat")
    return ""


def _why_not_taken(scene: KlongsScene, space: int) -> str:
    """Why a boat is not among those on offer, if some are."""
    kinds = {type(move) for move in scene.chooser.paths.values()}
    for kind in (records.Steal, records.Remove, records.Reboard):
        if kind in kinds:
            reason = scene.rules.why_not(kind(space))
            return scene.stage.texts.reason(reason) if reason else ""
    return ""


def boat_name(scene: KlongsScene, boat: int) -> str:
    """A boat in a word or two, for the log."""
    design = scene.picture.rules.boats.designs[boat]
    return scene.stage.texts(f"name-{design.kind}") if design.good is None else boat_words(scene, boat)


def boat_words(scene: KlongsScene, boat: int) -> str:
    texts, boats = scene.stage.texts, scene.picture.rules.boats
    design = boats.designs[boat]
    if design.good is None:
        return texts(f"boat-{design.kind}")
    good = texts(f"good-{boats.goods[design.good]}")
    return texts("boat-goods", good=good, baskets=design.baskets)


def plate(scene: KlongsScene, move: Move) -> str:
    texts = scene.stage.texts
    if isinstance(move, records.Draw):
        return texts(f"plate-draw-{move.stack}")
    return texts(f"plate-{type(move).__name__.lower()}")


def tell(scene: KlongsScene, entry: Entry) -> list[str]:
    """The events worth a line, a name first."""
    lines = []
    for event in entry.events:
        entry_line = line(scene, event)
        if entry_line:
            lines.append(entry_line)
    return lines


def line(scene: KlongsScene, event: object) -> str:
    """What an event says in the log, and in the prompt line while it is shown; nothing that is secret."""
    texts, name = scene.stage.texts, scene.name
    match event:
        case records.BoatPlaced(seat, boat, _):
            return texts("log-klongs-placed", name=name(seat), boat=boat_name(scene, boat))
        case records.BoatMoved(seat, _, _):
            return texts("log-klongs-moved", name=name(seat))
        case records.BoatStolen(seat, _, _, boat, _):
            return texts("log-klongs-stolen", name=name(seat), boat=boat_name(scene, boat))
        case records.ThievesChased(seat, _, thieves):
            return texts("log-klongs-chased", name=name(seat), count=len(thieves))
        case records.Scored(seat, points, source, _):
            return texts(f"log-klongs-{source.replace('_', '-')}", name=name(seat), points=points)
        case records.MarketDayBegan(day, _, _):
            return texts(f"klongs-day-{day.lower()}")
        case records.MarketPassed(seat, True):
            return texts("log-klongs-passed", name=name(seat))
        case records.TurnSkipped(seat):
            return texts("log-klongs-skipped", name=name(seat))
    return ""
