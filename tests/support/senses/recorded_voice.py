"""A voice that says nothing and remembers everything."""

from scenes.stage.narration.narrator import Narrator
from scenes.stage.stage import Stage


class RecordedVoice:
    def __init__(self) -> None:
        self.said: list[str] = []
        self.languages: list[str] = []
        self.talking = False
        self.closed: list[float] = []
        """With how much patience it was closed."""

    def say(self, text: str, language: str) -> None:
        self.said.append(text)
        self.languages.append(language)

    def close(self, patience: float = 0.0) -> None:
        self.closed.append(patience)


def listen_to(stage: Stage) -> RecordedVoice:
    """From now on everything is read aloud to this voice."""
    voice = RecordedVoice()
    stage.narrator, stage.prefs.read_aloud = Narrator(lambda: voice), True
    return voice
