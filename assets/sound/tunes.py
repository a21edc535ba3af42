"""The tunes of Longtail: text for xylophone, dulcimer, bells and wood, played into seamless loops."""

import math
import random
from collections.abc import Callable

from jungle import flute, wilds
from tones import (
    DEEP,
    FULL,
    OPEN,
    Loop,
    Scale,
    Wave,
    ching,
    coin,
    degree,
    drum,
    gong,
    khim,
    knock,
    low_ranat,
    paddle,
    ranat,
    small_bell,
)

Instrument = Callable[[float], Wave]
ROOT, FIFTH = 0, 3  # in every scale the fifth lies three steps up from every root that is used


class Score:
    """Writes bars of four beats into a loop. Tunes are text: a step of the scale, `.` to let ring, `~` to roll."""

    def __init__(self, name: str, tonic: float, bars: int, beats_per_minute: float, scale: Scale = FULL) -> None:
        self.rng = random.Random(name)
        self.tonic, self.scale, self.beat = tonic, scale, 60 / beats_per_minute
        self.loop = Loop(bars * 4 * self.beat)

    def pitch(self, step: int) -> float:
        return degree(self.tonic, step, self.scale)

    def strike(self, sound: Wave, beat: float, gain: float, pan: float = 0.0, wet: float = 0.3) -> None:
        """One note by a human hand: never quite the same time and force."""
        late = self.rng.uniform(0.0, 0.014)
        self.loop.add(sound, beat * self.beat + late, gain * self.rng.uniform(0.82, 1.0), pan, wet)

    def tune(self, bar: int, text: str, play: Instrument, gain: float, pan: float = 0.0, octave: bool = False) -> None:
        for offset, line in enumerate(text.split("|")):
            marks = line.split()
            for k, mark in enumerate(marks):
                if mark == ".":
                    continue
                step, beat = int(mark.rstrip("~")), (bar + offset) * 4 + k * 4 / len(marks)
                if mark.endswith("~"):
                    self.roll(step, beat, gain * 0.62, pan)
                    continue
                accent = 1.0 if k == 0 else 0.86
                self.strike(play(self.pitch(step)), beat, gain * accent, pan)
                if octave:
                    self.strike(play(self.pitch(step - 5)), beat, gain * 0.5, pan)

    def breath(self, bar: int, text: str, gain: float, pan: float = 0.0) -> None:
        """A flute part: a note lasts as long as dots follow it, across bars as well; `-` is a rest."""
        notes: list[tuple[int, float, float]] = []  # step, beat, beats it lasts
        for offset, line in enumerate(text.split("|")):
            marks = line.split()
            for k, mark in enumerate(marks):
                if mark not in ".-":
                    notes.append((int(mark), (bar + offset) * 4 + k * 4 / len(marks), 0.0))
                if mark != "-":
                    step, beat, length = notes[-1]
                    notes[-1] = step, beat, length + 4 / len(marks)
        for step, beat, length in notes:
            sound = flute(self.pitch(step), length * self.beat + 0.06, self.rng)
            self.strike(sound, beat, gain, pan, 0.6)

    def drums(self, bar: int, text: str, gain: float, pan: float) -> None:
        """One bar for the hand drum: `L` low, `h` high."""
        marks = text.split()
        for k, mark in enumerate(marks):
            if mark != ".":
                self.strike(drum(mark == "h"), bar * 4 + k * 4 / len(marks), gain if mark == "L" else gain * 0.6, pan)

    def roll(self, step: int, beat: float, gain: float, pan: float) -> None:
        """The ranat's way to hold a note: both hands in turn, an octave apart, swelling and dying away."""
        count = round(2.2 * self.beat / 0.088)
        for k in range(count):
            swell = math.sin(math.pi * (k + 1.5) / (count + 2)) * (1 - 0.4 * k / count)
            sound = ranat(self.pitch(step - 5 * (k % 2)), True)
            self.strike(sound, beat + k * 0.088 / self.beat, gain * swell, pan, 0.4)

    def pattern(self, bar: int, text: str, roots: str, play: Instrument, gain: float, pan: float = 0.0) -> None:
        """An accompaniment: the same offsets above the root of each bar, an accidental rest here and there."""
        marks = text.split()
        for offset, root in enumerate(roots.split()):
            for k, mark in enumerate(marks):
                if mark == "." or (k and self.rng.random() < 0.08):
                    continue
                step = int(root) + int(mark)
                accent = 1.0 if k == 0 else 0.75
                self.strike(play(self.pitch(step)), (bar + offset) * 4 + k * 4 / len(marks), gain * accent, pan)


def music_title() -> Loop:
    """Dusk: a dulcimer and a xylophone take turns, a long way apart, over the river."""
    score = Score("music-title", 196.0, 16, 60)
    score.loop.river(score.rng, 0.2)
    for step, gain, swells, phase, pan in ((-5, 0.05, 4, 0, 0), (0, 0.035, 8, 1, -0.4), (3, 0.016, 5, 3, 0.4)):
        score.loop.hold(degree(196.0, step), gain, swells, phase, pan)
    tunes = [
        ("8 . . 9 10 . 9 8 | 7 . . . . . 6 5 | 6 . . 7 8 . 7 6 | 5 . . . . . . .", khim, "0 4 1 0"),
        ("8 . . 9 10 . 11 12 | 11~ . . . . . 10 9 | 10 . 9 8 9 . 7 . | 8~ . . . . . . .", ranat, "0 3 0 3"),
        ("10 . . 11 12 . 11 10 | 9 . . 10 8 . . . | 9 . . 8 7 . 6 . | 7 . . . . . . .", khim, "0 4 1 4"),
        ("8 . . 9 10 . 9 8 | 7~ . . . . . 8 6 | 4 . . 5 6 . 7 6 | 5~ . . . . . . .", ranat, "0 4 1 0"),
    ]
    steps = ["0 . 3 . 5 . 3 .", "0 . . 3 5 . . .", "0 . 3 . 5 . 8 .", "0 . . 3 . . 5 ."]
    for k, (text, play, roots) in enumerate(tunes):
        score.tune(4 * k, text, play, 0.2 if play is khim else 0.22, -0.25 if play is khim else 0.3)
        score.pattern(4 * k, steps[k], roots, khim, 0.1, -0.35)
        score.strike(small_bell(degree(392.0, 5)), 16 * k + 15, 0.035, 0.5, 0.6)
        score.strike(knock(230, score.rng, 0.1, 0.12), 16 * k + 14.3, 0.04, -0.6, 0.5)
    return score.loop


def music_dice() -> Loop:
    """A table by the water: low xylophone figure, hand cymbals and drum; six strains, each set differently."""
    score = Score("music-dice", 220.0, 24, 94)
    score.loop.river(score.rng, 0.07)
    strains: list[tuple[str, Instrument, str, str, str]] = [  # tune, instrument, roots, figure, drum
        ("5 . 7 8 . 7 8 . | 9 . 8 7 . . . . | 6 . 7 8 . 9 8 . | 8 . 7 6 . . . .", ranat, "0 4 1 3",
         "0 3 5 3 0 3 6 3", "L . . h . L h ."),
        (". . . . 10 . 9 8 | . . . . 9 . 8 7 | . . . . 8 7 6 . | 5 . . . . . . .", khim, "0 4 1 0",
         "0 . 3 5 . 3 5 .", "L . . . . L h ."),
        ("5 7 8 10 . 8 10 . | 11 . 10 9 . 8 . . | 9 8 7 6 . 7 8 . | 6~ . . . . . . .", ranat, "0 3 1 3",
         "0 3 . 5 3 . 6 5", "L . h . L . h h"),
        ("7 . . . 8 . . . | 9 . . . . . 8 7 | 6 . . . 7 . . . | 8 . . . . . . .", khim, "4 1 3 0",
         "0 . . 3 . . 5 .", ". . . . . . . ."),
        ("10 . 12 . 11 10 . 9 | 11 . 10 9 . . 8 . | 9 . 8 . 7 6 . 7 | 7~ . . . . . . .", ranat, "0 3 1 4",
         "0 3 5 3 0 3 6 3", "L . . h . L h ."),
        ("5 . 7 8 . 7 8 . | 9 . 8 7 . . . . | 6 . . 7 . 6 . 4 | 5 . . . . . . .", khim, "0 4 1 0",
         "0 . 3 5 . 3 5 .", "L . . . . L h ."),
    ]  # fmt: skip
    for k, (text, play, roots, figure, beats) in enumerate(strains):
        score.tune(4 * k, text, play, 0.2 if play is ranat else 0.16, 0.3 if play is ranat else -0.3)
        score.pattern(4 * k, figure, roots, low_ranat, 0.17, -0.15)
        for bar in range(4 * k, 4 * k + 4):
            score.strike(ching(True), bar * 4, 0.05, 0.55, 0.3)
            score.strike(ching(False), bar * 4 + 2, 0.026, 0.55, 0.4)
            for j, beat in enumerate(beats.split()):
                if beat != ".":
                    score.strike(drum(beat == "h"), bar * 4 + j / 2, 0.11 if beat == "L" else 0.07, -0.45, 0.25)
            if k % 3 == 2 or bar % 4 == 3:
                score.strike(knock(620, score.rng, 0.2, 0.06), bar * 4 + 3.5, 0.07, 0.1, 0.4)
    return score.loop


def music_results() -> Loop:
    """Lanterns go up: rolled xylophone in octaves, rippling dulcimer, bells and a far gong."""
    score = Score("music-results", 196.0, 12, 80)
    score.loop.river(score.rng, 0.1)
    score.loop.hold(degree(196.0, -5), 0.035, 3, 0)
    score.loop.hold(degree(196.0, FIFTH), 0.012, 6, 1, 0.3)
    tunes = [
        ("8 . 10 . 12 . 11 10 | 9~ . . . . . 10 . | 11 . 9 . 8 . 9 . | 8~ . . . . . . .", "0 4 1 3"),
        ("10 . 12 . 13 . 12 . | 11~ . . . . . 10 . | 9 . 10 . 12 . 11 . | 9~ . . . . . 8 .", "0 3 4 1"),
        ("8 . 10 . 12 . 11 10 | 9~ . . . . . 8 7 | 8 . 6 . 8 . 11 . | 10~ . . . . . . .", "0 4 3 0"),
    ]
    for k, (text, roots) in enumerate(tunes):
        score.tune(4 * k, text, ranat, 0.17, 0.25, octave=True)
        score.pattern(4 * k, ("0 3 5 8 5 3 5 3", "0 5 3 5 8 5 3 5", "0 3 5 8 10 8 5 3")[k], roots, khim, 0.12, -0.3)
        score.strike(gong(degree(98.0, ROOT), 4.0, 4.2), 16 * k, 0.08, 0, 0.5)
        for beat, step in ((4, 9), (6, 8), (12, 8), (13, 10), (14, 13)):
            score.strike(small_bell(degree(392.0, step - 5)), 16 * k + beat + 0.5, 0.04, 0.5, 0.6)
        for bar in range(4):
            score.strike(ching(True), (4 * k + bar) * 4, 0.03, -0.5, 0.4)
    return score.loop


def music_klongs() -> Loop:
    """Morning on the canals: paddles either side, wood below, dulcimer and xylophone calling from boat to boat."""
    score = Score("music-klongs", 174.6, 20, 84, OPEN)
    score.loop.river(score.rng, 0.13)
    score.loop.hold(score.pitch(-5), 0.018, 5, 0)
    strains: list[tuple[str, str, str, str, str]] = [  # dulcimer, xylophone, roots, figure, wood
        ("10 . 9 8 . 7 8 . | 9 . 8 7 . 5 . . | 6 . 7 8 . 9 8 . | 5 . . . . . . .", "| | | . . 7 8",
         "0 2 3 0", "0 . 3 . 5 3 . 3", "L . . k . . L ."),
        ("0 3 5 3 5 8 5 3 | 1 4 6 4 6 9 6 4 | 2 5 7 5 7 10 7 5 | 3 6 8 6 8 . . .",
         "10 . 10 9 8 . 9 10 | 11 . 9 . 8 . 6 . | 7 . 8 9 . 10 9 . | 8~ . . . . . . .",
         "0 1 2 3", "0 . . 3 . . 5 .", "L . k . L . k k"),
        ("9 . 10 12 . 10 . . | | 11 . 10 8 . 9 . . |",
         ". . . . . . 9 10 | 8 . . 9 10 . . . 8 . . . 7 . . . | . . . . . . 6 7 | 5 . . 7 8 . . . 7 . 6 . 5 . . .",
         "2 0 3 0", "0 3 . 5 . 3 6 5", "L . . k . L . k"),
        ("6 . . . 8 . 9 . | 8 . . . . . 6 . | 7 . . 9 . . 10 . | 8 . . . . . . .", "| | | . . 6 8",
         "1 3 2 3", "0 . . . 3 . 5 .", ". . . . . . . ."),
        ("5 . 8 . 10 . 8 . | 7 . 10 . 12 . 10 . | 8 . 6 . 8 . 11 . | 10 . 8 . 5 . . .",
         "10 . 9 8 . 7 8 9 | 10 . 12 . 11 10 9 . | 8 . 9 8 . 6 7 . | 5~ . . . . . 8 9",
         "0 2 3 0", "0 . 3 5 . 3 5 3", "L . . k L . k ."),
    ]  # fmt: skip
    for k, (strings, bars, roots, figure, wood) in enumerate(strains):
        score.tune(4 * k, strings, khim, 0.1 if k % 3 == 1 else 0.16, -0.3)
        score.tune(4 * k, bars, ranat, 0.17, 0.3)
        score.pattern(4 * k, figure, roots, low_ranat, 0.13, 0.1)
        for bar, root in enumerate(roots.split(), 4 * k):
            for j, mark in enumerate(wood.split()):
                if mark == "L":
                    low = knock(score.pitch(int(root) - 5), score.rng, 0.1, 0.3)
                    score.strike(low, bar * 4 + j / 2, 0.11, -0.1, 0.3)
                elif mark == "k":
                    score.strike(knock(520, score.rng, 0.15, 0.07), bar * 4 + j / 2, 0.045, 0.45, 0.4)
            for beat, side in ((0.6, -0.65), (2.6, 0.65)):  # the water swells on the second and the last
                if k != 3 or side < 0:  # in the shade of the fourth strain the boat glides
                    score.strike(paddle(score.rng), bar * 4 + beat, 0.3, side, 0.2)
    for beat, step in ((15, 8), (15.5, 10), (31, 10), (44, 8), (51, 10), (63, 8), (63.5, 8), (64, 10)):
        score.strike(small_bell(score.pitch(step)), beat, 0.03, -0.55 if beat < 40 else 0.55, 0.6)
    for beat in (13.3, 29.7, 45.6, 57.2, 77.4):  # hulls touch
        score.strike(knock(165, score.rng, 0.2, 0.16), beat, 0.06, score.rng.uniform(-0.7, 0.7), 0.6)
    return score.loop


def music_bakong() -> Loop:
    """The trail at dusk: a low xylophone walks, a hand drum with it; a bamboo flute calls from among the trees."""
    score = Score("music-bakong", 146.8, 16, 76, DEEP)
    wilds(score.loop, score.rng, 0.11)
    score.loop.hold(score.pitch(-5), 0.03, 4, 0)
    score.loop.hold(score.pitch(FIFTH), 0.009, 6, 2, 0.4)
    strains: list[tuple[str, str, str, str, str]] = [  # flute, xylophone, roots, figure, drum
        ("10 . . . . . 11 10 | 9 . 7 . . . - - | 7 . . 8 7 . 6 4 | 5 . . . . . - -", "| . . . . . . 6 7 | |",
         "0 -1 2 0", "0 . 3 5 . 3 . .", "L . . . . L h ."),
        ("- | - | - | - - - - - - 8 9", "5 . 6 . 8 . 7 6 | 6 . 8 . . . 9 8 | 7 . 6 . 4 . 6 . | 5~ . . . . . . .",
         "0 1 -1 0", "0 . 3 . 5 3 . 3", "L . h . . L . h"),
        ("10 . . . 12 . 11 10 | 8 . . . . . - - | - - 9 . 11 . 9 8 | 9 . 7 . . . - -",
         "| . . . . 5 6 8 7 | | . . . . 4 6 7 6", "2 0 1 -1", "0 3 . 5 . 3 5 .", "L . . h . L h ."),
        ("13 . . . 12 . 11 . | 12 . . . 10 . - - | 9 . . 11 10 . 9 7 | 8 . . . . . - -", "| | | . . . . 3 4 6 8",
         "0 2 -1 0", "0 . . 3 . . 5 .", "L . . . . . . ."),
    ]  # fmt: skip
    for k, (pipe, wood, roots, figure, beats) in enumerate(strains):
        score.breath(4 * k, pipe, 0.055, 0.35)
        score.tune(4 * k, wood, ranat, 0.14, -0.35)
        score.pattern(4 * k, figure, roots, low_ranat, 0.19, -0.1)
        for bar in range(4 * k, 4 * k + 4):
            score.drums(bar, beats, 0.13, 0.15)
            if bar % 2:
                score.strike(knock(440, score.rng, 0.1, 0.09), bar * 4 + 3.5, 0.05, -0.55, 0.6)
        score.strike(gong(score.pitch(-5), 4.0, 4.2), 16 * k, 0.05, 0, 0.6)
    return score.loop


def music_market() -> Loop:
    """A floating market: xylophone and dulcimer bargain over drum and hand cymbals, a pipe is tried out, coins fall."""
    score = Score("music-market", 233.1, 24, 112)
    score.loop.river(score.rng, 0.08)
    strains: list[tuple[str, str, str, str, str, str]] = [  # xylophone, dulcimer, flute, roots, figure, drum
        ("5 7 8 . 10 . 8 7 | 9 . 8 7 6 . . . | 6 7 9 . 8 . 7 6 | 8 . . . 7 6 . .",
         "| . . . . . 9 11 9 | | . . . . . 8 9 8", "-", "0 4 1 3", "0 . 3 5 . 3 5 3", "L . h . L L h ."),
        ("| . . . . 6 7 8 9 | | . . . . 5 7 8 7",
         "10 . . 8 10 . 12 . | 11 . . 9 8 . . . | 9 . . 8 9 . 11 . | 10 . . 8 5 . . .",
         "-", "0 3 1 0", "0 . 3 . 5 . 3 5", "L . . h . L h ."),
        ("12 . 10 11 . 10 8 . | 11 . 9 10 . 9 7 . | 9 8 7 6 8 7 6 4 | 5~ . . . . . . .", "| | | . . . . 5 8 10 8",
         "-", "0 4 1 0", "0 3 5 3 0 3 6 3", "L . h h L . h ."),
        ("| . . . . . . 8 7 | | . . . . . . 6 7", "",
         "10 . . . 12 . 11 10 | 11 . . . . . - - | 9 . . . 11 . 10 9 | 8 . . . . . - -",
         "0 3 1 3", "0 . . 3 . 5 . 3", "L . . . . . h ."),
        ("5 . 8 . 7 . 8 . | 7 . 9 . 8 . 7 . | 6 . 8 . 9 . 8 . | 6 . 8 . 11 10 9 8",
         ". 10 . 10 . 9 . 8 | . 11 . 11 . 9 . 9 | . 11 . 9 . 11 . 9 | . 11 . 8 . . . .",
         "-", "0 4 1 3", "0 . 3 . 0 . 3 .", "L . h . L . h h"),
        ("5 7 8 . 10 . 8 7 | 9 . 8 7 6 . . . | 6 7 9 . 8 7 6 4 | 5 . . . . . . .",
         "| . . . . . 9 11 9 | | . . . . 8 10 . 8", "-", "0 4 1 0", "0 . 3 5 . 3 5 3", "L . h . L L h ."),
    ]  # fmt: skip
    for k, (wood, strings, pipe, roots, figure, beats) in enumerate(strains):
        score.tune(4 * k, wood, ranat, 0.18, 0.3)
        score.tune(4 * k, strings, khim, 0.13, -0.35)
        score.breath(4 * k, pipe, 0.05, -0.15)
        score.pattern(4 * k, figure, roots, low_ranat, 0.14, -0.1)
        for bar in range(4 * k, 4 * k + 4):
            score.drums(bar, beats, 0.1, -0.45)
            for half in (0, 2):
                score.strike(ching(False), bar * 4 + half, 0.016, 0.55, 0.4)
                score.strike(ching(True), bar * 4 + half + 1, 0.04, 0.55, 0.3)
            if bar % 4 == 3:
                score.strike(knock(620, score.rng, 0.2, 0.06), bar * 4 + 3.5, 0.07, 0.1, 0.4)
    for beat in (14.5, 29.0, 46.5, 62.5, 79.0, 93.5):  # paid: two coins into a bowl
        for late, pitch in ((0.0, 1980), (0.22, 2350)):
            score.strike(coin(pitch, 0.2), beat + late, 0.018, 0.65, 0.5)
    for beat, step in ((31, 8), (55, 10), (63, 8), (95, 5)):
        score.strike(small_bell(score.pitch(step)), beat, 0.03, -0.6, 0.6)
    return score.loop


# name: (how it is made, mean level in dBFS)
MUSIC: dict[str, tuple[Callable[[], Loop], float]] = {
    "music-title": (music_title, -28), "music-dice": (music_dice, -27), "music-results": (music_results, -27),
    "music-klongs": (music_klongs, -28), "music-bakong": (music_bakong, -28), "music-market": (music_market, -28),
}  # fmt: skip
