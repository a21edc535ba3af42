"""Settings that others write too: another copy of the program, or a later version of it."""

import json
from pathlib import Path

from game import storage
from scenes.stage import preferences
from scenes.stage.preferences import FILE, Preferences


def written(folder: Path, content: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    path.write_text(content, encoding="utf-8")
    return path


def test_what_a_later_version_has_added_is_still_there_after_saving(data_folder: Path) -> None:
    path = written(data_folder, json.dumps({"music": 20, "holograms": True}))
    prefs = preferences.load()
    prefs.effects = 10
    prefs.save()
    kept = json.loads(path.read_bytes())
    assert (kept["music"], kept["holograms"], kept["effects"]) == (20, True, 10)


def test_a_file_of_a_later_format_stays_as_it_is(data_folder: Path) -> None:
    path = written(data_folder, '{"longtail": 2, "music": "loud"}')
    prefs = preferences.load()
    assert prefs == Preferences()
    [said] = storage.take_notices()
    assert "format 2" in said
    assert "stays as it is" in said
    prefs.music = 10
    prefs.save()
    assert path.read_bytes() == b'{"longtail": 2, "music": "loud"}'
    assert storage.take_notices() == []


def test_what_two_copies_change_is_all_kept() -> None:
    Preferences(noted=["thief"], lessons={"dice": 2, "klongs": 1}, names=["Mali"]).save()
    one, other = preferences.load(), preferences.load()
    one.music, one.noted, one.lessons = 10, ["thief", "gong"], {"dice": 5, "klongs": 1}
    other.effects, other.noted, other.lessons = 20, ["thief", "pit"], {"dice": 2, "bakong": 4}
    one.save()
    other.save()
    one.names = ["Nok"]
    one.save()
    kept = preferences.load()
    assert (kept.music, kept.effects, kept.names) == (10, 20, ["Nok"])
    assert (kept.noted, kept.lessons) == (["thief", "gong", "pit"], {"dice": 5, "bakong": 4})
    one.noted = []
    one.save()
    assert preferences.load().noted == ["pit"], "what was to be forgotten here is forgotten"
