"""The programs of the systems that speak: which there are here, and how each is started, fed and silenced.

A text is never more than a text: it goes through a pipe, or behind `--` as one argument, and no shell ever sees it.
All of this may take its time or hang; only the thread of the voice calls it.
"""

import base64
import os
import re
import shutil
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress

from scenes.stage.folders import outside

ENDING = 0.5
"""Seconds that a process may take to end when it is asked to; then it is killed."""
ANSWERING = 5.0
"""Seconds that a program may take for a short question."""
LETTER = 0.07
"""Seconds that a letter takes to be said, where nobody tells when it is over."""

POWERSHELL = """
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$speaker = New-Object System.Speech.Synthesis.SpeechSynthesizer
while ($null -ne ($line = [Console]::In.ReadLine())) {
  $speaker.SpeakAsyncCancelAll()
  $language, $code = $line.Trim().Split(' ')
  if ($code) {
    try { $speaker.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]::new($language)) } catch { }
    [void]$speaker.SpeakAsync([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($code)))
  }
}
$speaker.SpeakAsyncCancelAll()
"""
"""Reads a language and a text a line, the text in letters that mean nothing to it; an empty line is silence. It ends
with whoever writes to it."""


class Speaker(ABC):
    """A program that speaks. Whatever goes wrong with it is an OSError or a SubprocessError."""

    def __init__(self, program: str) -> None:
        self.program = program

    @abstractmethod
    def begin(self, text: str, language: str) -> None: ...

    @abstractmethod
    def over(self) -> bool:
        """Whether it has been said to the end."""

    @abstractmethod
    def stop(self) -> None:
        """Be silent now."""

    def end(self) -> None:
        """Leave no process behind."""
        self.stop()


def _start(line: Sequence[str], fed: bool = True) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        line,
        env=outside(dict(os.environ)),
        stdin=subprocess.PIPE if fed else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _end(process: "subprocess.Popen[bytes]") -> None:
    if process.stdin:
        with suppress(OSError):
            process.stdin.close()
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(ENDING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(ENDING)


class OneForEach(Speaker):
    """A process for each text, that ends when it has been said."""

    fed = True
    """Whether it reads the text from its pipe."""

    def __init__(self, program: str) -> None:
        super().__init__(program)
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def arguments(self, text: str, language: str) -> list[str]: ...

    def begin(self, text: str, language: str) -> None:
        self.process = _start([self.program, *self.arguments(text, language)], self.fed)
        if self.process.stdin:
            with suppress(OSError):  # it has gone already, and says in which way
                self.process.stdin.write(f"{text}\n".encode())
                self.process.stdin.close()

    def over(self) -> bool:
        code = self.process.poll() if self.process else 0
        if code:
            raise OSError(f"it ended with {code}")
        return code == 0

    def stop(self) -> None:
        process, self.process = self.process, None
        if process:
            _end(process)


class SpeechDispatcher(OneForEach):
    fed = False

    def arguments(self, text: str, language: str) -> list[str]:
        return ["--wait", "--language", language, "--", text]

    def stop(self) -> None:
        """The program only asks a server to speak, and goes on speaking without it unless that is asked for too."""
        if self.process:
            super().stop()
            subprocess.run([self.program, "--stop"], stdin=subprocess.DEVNULL, capture_output=True, timeout=ANSWERING)


class Espeak(OneForEach):
    def arguments(self, _text: str, language: str) -> list[str]:
        return ["-v", language, "--stdin"]


class MacSay(OneForEach):
    """It speaks with a voice that is called by name: the first of a language."""

    def __init__(self, program: str) -> None:
        super().__init__(program)
        self.voices: dict[str, str] | None = None

    def arguments(self, _text: str, language: str) -> list[str]:
        if self.voices is None:
            asked = [self.program, "-v", "?"]
            listed = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True, timeout=ANSWERING).stdout
            found = re.findall(r"^(\S.*?)\s+([a-z]{2})[_-]\w+\s+#", listed.decode(errors="replace"), re.MULTILINE)
            self.voices = {code: name for name, code in reversed(found)}
        voice = self.voices.get(language)
        return [*(["-v", voice] if voice else []), "-f", "-"]


class WindowsSpeech(Speaker):
    """One process for all texts: it takes a second to start."""

    line: Sequence[str] = ("-NoProfile", "-NonInteractive", "-Command", POWERSHELL)

    def __init__(self, program: str) -> None:
        super().__init__(program)
        self.process: subprocess.Popen[bytes] | None = None
        self.until = 0.0

    def begin(self, text: str, language: str) -> None:
        if self.process is None:
            self.process = _start([self.program, *self.line])
        self._write(f"{language} {base64.b64encode(text.encode()).decode()}")
        self.until = time.monotonic() + len(text) * LETTER

    def _write(self, line: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def over(self) -> bool:
        code = self.process.poll() if self.process else None
        if code is not None:
            raise OSError(f"it ended with {code}")
        return time.monotonic() >= self.until

    def stop(self) -> None:
        if self.process:
            self._write("")

    def end(self) -> None:
        process, self.process = self.process, None
        if process:
            _end(process)


SPEAKERS: dict[str, dict[str, Callable[[str], Speaker]]] = {
    "darwin": {"say": MacSay},
    "win32": {"powershell": WindowsSpeech},
}
USUAL: dict[str, Callable[[str], Speaker]] = {"spd-say": SpeechDispatcher, "espeak-ng": Espeak, "espeak": Espeak}
"""By system the programs that speak there, the best first."""


def speakers_here() -> list[Speaker]:
    listed = SPEAKERS.get(sys.platform, USUAL)
    return [make(path) for name, make in listed.items() if (path := shutil.which(name))]


def named_here() -> list[str]:
    """What they are called."""
    return [name for name in SPEAKERS.get(sys.platform, USUAL) if shutil.which(name)]
