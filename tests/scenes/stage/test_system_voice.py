"""The voice of the system, with programs that are slow, hang, die or are not there: nobody waits, and none is left."""

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue

import pytest

from game import storage
from scenes.stage.narration import speakers, system_voice
from scenes.stage.narration.speakers import Espeak, MacSay, OneForEach, Speaker, SpeechDispatcher, WindowsSpeech
from scenes.stage.narration.system_voice import SystemVoice

DEADLINE = 60.0
"""Seconds after which a test gives up; nothing is measured by it."""
NASTY = '--help "; $(touch gone) & `id` | %PATH% Größe\t…'
WRITES = "import sys; open(sys.argv[1], 'ab').write(sys.stdin.buffer.read())"
HANGS = "import time; time.sleep(600)"
DIES = "raise SystemExit(3)"
REPEATS = """
import base64, json, sys
for line in sys.stdin:
    language, _, code = line.strip().partition(" ")
    with open(sys.argv[1], "a", encoding="utf-8") as heard:
        print(json.dumps([language, base64.b64decode(code).decode()]), file=heard)
"""


class Scripted(OneForEach):
    """A tiny program in the place of one that speaks."""

    def __init__(self, script: str, *arguments: str, program: str = sys.executable) -> None:
        super().__init__(program)
        self.script, self.more = script, arguments
        self.begun: Queue[str] = Queue()
        self.processes: list[subprocess.Popen[bytes]] = []

    def arguments(self, _text: str, _language: str) -> list[str]:
        return ["-S", "-c", self.script, *self.more]

    def begin(self, text: str, language: str) -> None:
        super().begin(text, language)
        assert self.process is not None
        self.processes.append(self.process)
        self.begun.put(text)

    @property
    def left(self) -> list[int]:
        return [one.pid for one in self.processes if one.poll() is None]


class Stuck(Speaker):
    """Does not even come back from being started, until it is let go."""

    def __init__(self) -> None:
        super().__init__("stuck")
        self.begun: Queue[str] = Queue()
        self.free = threading.Event()

    def begin(self, text: str, _language: str) -> None:
        self.begun.put(text)
        self.free.wait(DEADLINE)

    def over(self) -> bool:
        return True

    def stop(self) -> None:
        pass


@pytest.fixture
def voices() -> Iterator[list[SystemVoice]]:
    made: list[SystemVoice] = []
    yield made
    for voice in made:
        voice.close(DEADLINE)


def voice_of(voices: list[SystemVoice], *programs: Speaker) -> SystemVoice:
    voices.append(SystemVoice(lambda: [*programs]))
    return voices[-1]


def ended(voice: SystemVoice) -> None:
    voice.close(DEADLINE)
    assert voice._thread is not None
    assert not voice._thread.is_alive()


def notices(monkeypatch: pytest.MonkeyPatch) -> Queue[str]:
    found: Queue[str] = Queue()
    monkeypatch.setattr(storage, "notice", found.put)
    return found


def test_a_text_comes_to_the_program_as_it_is(tmp_path: Path, voices: list[SystemVoice]) -> None:
    heard, done = tmp_path / "heard", threading.Event()

    class Writes(Scripted):
        def over(self) -> bool:
            if super().over():
                done.set()
            return done.is_set()

    voice = voice_of(voices, Writes(WRITES, str(heard)))
    voice.say(NASTY, "de")
    assert voice.talking
    assert done.wait(DEADLINE)
    ended(voice)
    assert heard.read_text(encoding="utf-8").splitlines() == [NASTY]
    assert not voice.talking


def test_texts_are_never_taken_for_options_or_commands() -> None:
    assert SpeechDispatcher("spd-say").arguments(NASTY, "de")[-2:] == ["--", NASTY]
    assert not SpeechDispatcher.fed
    for kind in (Espeak, MacSay):
        speaker = kind("program")
        if isinstance(speaker, MacSay):
            speaker.voices = {"de": "Anna"}
        assert kind.fed
        assert NASTY not in " ".join(speaker.arguments(NASTY, "de"))
    assert NASTY not in " ".join(WindowsSpeech.line)


def test_while_a_program_hangs_there_is_room_for_the_newest_text_alone(voices: list[SystemVoice]) -> None:
    stuck = Stuck()
    voice = voice_of(voices, stuck)
    voice.say("one", "en")
    assert stuck.begun.get(timeout=DEADLINE) == "one"
    for text in ("two", "three", "four"):
        voice.say(text, "en")
    assert voice._wanted == ("four", "en")
    assert [thread.name for thread in threading.enumerate()].count("narration") == 1
    stuck.free.set()
    assert stuck.begun.get(timeout=DEADLINE) == "four"
    ended(voice)
    assert stuck.begun.empty()


def test_what_is_being_said_is_cut_off_and_nothing_is_left_at_the_end(voices: list[SystemVoice]) -> None:
    hanging = Scripted(HANGS)
    voice = voice_of(voices, hanging)
    for text in ("one", "two"):
        voice.say(text, "en")
        assert hanging.begun.get(timeout=DEADLINE) == text
    assert hanging.left == [hanging.processes[-1].pid]
    ended(voice)
    assert hanging.left == []


@pytest.mark.parametrize(
    "broken",
    [Scripted(DIES), Scripted(HANGS), Scripted("", program="no-such-program")],
    ids=["dies", "hangs", "is not there"],
)
def test_a_program_that_fails_twice_is_given_up(
    broken: Scripted, voices: list[SystemVoice], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the next one there is; and when there is none, in one sentence."""
    told, good = notices(monkeypatch), Stuck()
    good.free.set()
    if broken.script == HANGS:
        monkeypatch.setattr(system_voice, "START", -DEADLINE)
    voice = voice_of(voices, broken, good)
    voice.say("one", "en")
    assert good.begun.get(timeout=DEADLINE) == "one"
    assert len(broken.processes) == (0 if broken.program == "no-such-program" else system_voice.TRIES)
    assert broken.left == []
    assert told.empty()
    ended(voice)
    alone = voice_of(voices, Scripted(broken.script, program=broken.program))
    alone.say("one", "en")
    assert broken.program in told.get(timeout=DEADLINE)
    alone.say("two", "en")
    ended(alone)
    assert told.empty()


def test_where_nothing_speaks_one_sentence_says_so(voices: list[SystemVoice], monkeypatch: pytest.MonkeyPatch) -> None:
    told = notices(monkeypatch)
    voice = voice_of(voices)
    voice.say("one", "en")
    assert "none was found" in told.get(timeout=DEADLINE)
    ended(voice)
    assert told.empty()


def test_on_windows_one_process_takes_all_texts(tmp_path: Path) -> None:
    heard = tmp_path / "heard"

    class Repeats(WindowsSpeech):
        line = ("-c", REPEATS, str(heard))

    speaker = Repeats(sys.executable)
    speaker.begin(NASTY, "de")
    process = speaker.process
    assert process is not None
    assert not speaker.over()
    speaker.stop()
    speaker.begin("two", "fr")
    assert speaker.process is process
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(DEADLINE) == 0
    assert [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()] == [
        ["de", NASTY],
        ["", ""],
        ["fr", "two"],
    ]
    with pytest.raises(OSError, match="ended with 0"):
        speaker.over()
    speaker.end()


def test_on_a_mac_the_first_voice_of_the_language_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = "Anna     de_DE    # Hallo!\nBad News     en_US    # Hello!\nPetra (Enhanced) de_DE # Hallo!\n"
    asked = subprocess.CompletedProcess([], 0, stdout=listed.encode())
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_more: asked)
    say = MacSay("say")
    assert say.arguments("", "de") == ["-v", "Anna", "-f", "-"]
    assert say.arguments("", "en") == ["-v", "Bad News", "-f", "-"]
    assert say.arguments("", "pl") == ["-f", "-"]


def test_each_system_has_its_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "spd-say" else f"/bin/{name}")
    for system, kinds in (("linux", [Espeak, Espeak]), ("darwin", [MacSay]), ("win32", [WindowsSpeech])):
        monkeypatch.setattr(sys, "platform", system)
        assert [type(one) for one in speakers.speakers_here()] == kinds
        assert len(speakers.named_here()) == len(kinds)
