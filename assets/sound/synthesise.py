"""Render every sound of Longtail: `python synthesise.py [name ...]`.

Each sound is written as WAV beside this script and, where `oggenc` is found, turned into Ogg Vorbis. The same script
gives the same samples every time: every sound draws its chances from a generator seeded with its own name.
"""

from __future__ import annotations

import math
import random
import shutil
import subprocess
import sys
import wave
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tones import (
    RATE,
    Loop,
    Wave,
    add,
    bell,
    bubble,
    ching,
    coin,
    decibel,
    degree,
    die_hit,
    drum,
    gong,
    highpass,
    khim,
    knock,
    low_ranat,
    lowpass,
    noise,
    ranat,
    room,
    shape,
    silence,
    small_bell,
    sweep,
)

HERE = Path(__file__).resolve().parent
Effect = Callable[[random.Random], Wave]
Instrument = Callable[[float], Wave]


# --- effects: hands on the dock ------------------------------------------------------------------------------------


def focus(rng: random.Random) -> Wave:
    return add(silence(0.07), knock(760, rng, bright=0.15, decay=0.05))


def confirm(rng: random.Random) -> Wave:
    out = add(silence(0.32), knock(390, rng, bright=0.6, decay=0.24))
    add(out, knock(185, rng, bright=0.2, decay=0.16), gain=0.4)
    add(out, bubble(520, 0.09, 0.8), 0.08, 0.08)
    return add(out, room(out, 0.5, 0.2), gain=0.3)


def back(rng: random.Random) -> Wave:
    out = add(silence(0.32), knock(270, rng, bright=0.55, decay=0.24))
    add(out, knock(150, rng, bright=0.2, decay=0.16), gain=0.3)
    return add(out, room(out, 0.5, 0.2), gain=0.3)


def refuse(rng: random.Random) -> Wave:
    out = silence(0.36)
    for at, pitch, gain in ((0.0, 215, 1.0), (0.13, 190, 0.9)):
        add(out, lowpass(knock(pitch, rng, bright=0.6, decay=0.17), 1000), at, gain)
    return out


def join(rng: random.Random) -> Wave:
    out = add(silence(0.8), knock(390, rng, bright=0.6, decay=0.2))
    add(out, bell(degree(523, 3), 0.6, 0.7), 0.07, 0.34)
    return add(out, bell(degree(523, 5), 0.7, 0.62), 0.18, 0.42)


def leave(rng: random.Random) -> Wave:
    out = add(silence(0.8), bell(degree(523, 3), 0.55, 0.7), 0, 0.36)
    add(out, bell(degree(523, 0), 0.6, 0.66), 0.12, 0.36)
    return add(out, knock(230, rng, bright=0.3, decay=0.15), 0.26, 0.8)


def page(rng: random.Random) -> Wave:
    out = sweep(noise(0.3, rng), lambda t: 1200 + 1800 * math.sin(math.pi * min(t / 0.26, 1)), 0.7)
    shape(out := lowpass(lowpass(out, 3800), 4500), [(0, 0), (0.05, 0.7), (0.09, 0.45), (0.15, 1), (0.29, 0)])
    return add(out, lowpass(knock(300, rng, bright=0.1, decay=0.05), 900), 0.2, 0.1)


def whoosh(rng: random.Random) -> Wave:
    out = sweep(noise(0.46, rng), lambda t: 350 + 1150 * math.sin(math.pi * t / 0.46) ** 2, 0.5)
    return shape(lowpass(lowpass(out, 1800), 2500), [(0, 0), (0.2, 1), (0.45, 0)])


def undo(rng: random.Random) -> Wave:
    """A knock and its echo, played backwards into a swish."""
    out = sweep(noise(0.4, rng), lambda t: 2000 - 3400 * t, 0.5)
    out = lowpass(lowpass(out, 2800), 3600)
    shape(out, [(0, 0), (0.05, 0.9), (0.16, 0.35), (0.39, 0)])
    add(out, knock(330, rng, bright=0.3, decay=0.3), 0.05, 0.3)
    return add(out[::-1], room(out[::-1], 0.5, 0.2), gain=0.2)


def splash(rng: random.Random) -> Wave:
    slap = sweep(noise(0.7, rng), lambda t: 700 + 1700 * math.exp(-t / 0.09), 0.8)
    shape(slap := lowpass(lowpass(slap, 3200), 5000), [(0, 0), (0.012, 1), (0.09, 0.42), (0.3, 0.12), (0.6, 0)])
    add(slap, shape(lowpass(noise(0.14, rng), 320), [(0, 0), (0.01, 1), (0.13, 0)]), gain=1.3)
    for _ in range(16):
        at = rng.uniform(0.04, 0.5)
        drop = bubble(rng.uniform(380, 1500), rng.uniform(0.04, 0.11), rng.uniform(0.3, 1.2))
        add(slap, drop, at, 0.26 * rng.uniform(0.4, 1) * (1 - at))
    return slap


# --- effects: dice and brass ---------------------------------------------------------------------------------------


def dice_roll(dice: int, seconds: float) -> Effect:
    """Every die falls, bounces ever lower and sooner, knocks its neighbours and lies still."""

    def roll(rng: random.Random) -> Wave:
        out = silence(seconds)
        for k in range(dice):
            at, gap, force = rng.uniform(0.0, 0.16) if k else 0.0, rng.uniform(0.09, 0.16), rng.uniform(0.7, 1)
            while at < seconds - 0.12 and force > 0.06:
                add(out, die_hit(rng, force), at, force)
                if rng.random() < 0.35:
                    add(out, die_hit(rng, force), at + rng.uniform(0.008, 0.025), force * 0.5)
                at, gap, force = at + gap, gap * rng.uniform(0.72, 1.02), force * rng.uniform(0.6, 0.85)
        return add(out, room(out, 0.5, 0.18), gain=0.35)

    return roll


def die_set(rng: random.Random) -> Wave:
    out = add(silence(0.22), die_hit(rng, 0.6))
    add(out, knock(rng.uniform(270, 330), rng, bright=0.4, decay=0.14), gain=0.5)
    add(out, die_hit(rng, 0.4), rng.uniform(0.035, 0.055), 0.45)
    add(out, die_hit(rng, 0.2), rng.uniform(0.07, 0.085), 0.18)
    return add(out, room(out, 0.4, 0.15), gain=0.3)


def points(rng: random.Random) -> Wave:
    out = add(silence(0.24), coin(2350, 0.16))
    add(out, coin(2790, 0.2), 0.028, 0.6)
    return add(lowpass(out, 6500), knock(700, rng, bright=0.1, decay=0.04), gain=0.25)


def points_big(rng: random.Random) -> Wave:
    out = add(silence(0.8), bell(degree(784, 0), 0.8, 0.8, soft=0.6), 0.02, 0.55)
    for at, pitch, gain in ((0, 1980, 0.4), (0.05, 2350, 0.5), (0.09, 2790, 0.4), (0.15, 2350, 0.2), (0.2, 3130, 0.2)):
        add(out, coin(pitch * rng.uniform(0.99, 1.01), 0.32), at, gain)
    add(out, bell(degree(784, 3), 0.7, 0.7, soft=0.6), 0.09, 0.4)
    return lowpass(out, 6500)


def turn(rng: random.Random) -> Wave:
    out = add(silence(0.9), bell(degree(523, 0), 1.3, 0.9, soft=0.7))
    return add(out, room(out, 0.8, 0.6), gain=0.2)


def pause(rng: random.Random) -> Wave:
    out = add(silence(0.9), bell(degree(523, -4), 1.2, 0.9, soft=0.85))
    return add(out, room(out, 0.8, 0.6), gain=0.2)


def big_round(rng: random.Random) -> Wave:
    out = add(silence(1.6), gong(147, 2.4, 1.6))
    shape(thump := lowpass(noise(0.05, rng), 400), [(0, 0), (0.004, 1), (0.045, 0)])
    return add(add(out, thump, gain=0.6), room(out, 1.0, 0.9), gain=0.25)


def win(rng: random.Random) -> Wave:
    """A ranat run up in octaves to a roll, bells answering over a gong."""
    out = add(silence(3.3), gong(degree(131, 0), 2.6, 3.0), 0.0, 0.35)
    at = 0.0
    for k, step in enumerate((0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 7, 8)):
        for octave in (0, 5):
            add(out, ranat(degree(392, step + octave)), at + rng.uniform(0, 0.006), 0.3 + 0.015 * k)
        at += 0.16 if k % 4 == 3 else 0.082
    for k in range(13):
        swell = math.sin(math.pi * (k + 2) / 16)
        add(out, ranat(degree(392, 10 if k % 2 else 5), True), at + k * 0.075 + rng.uniform(0, 0.005), 0.42 * swell)
    for delay, step, gain in ((0, 5, 0.5), (0.3, 8, 0.36), (0.6, 10, 0.4), (0.98, 5, 0.3), (1.0, 13, 0.16)):
        add(out, bell(degree(392, step), 1.6, 2.0, soft=0.5), at + delay, gain)
    add(out, ranat(degree(392, 10)), at + 1.0, 0.5)
    add(out, gong(degree(131, 0), 1.6, 1.6), at + 1.0, 0.35)
    return add(out, room(out, 1.0, 1.1), gain=0.3)


# name: (how it is made, peak in dBFS) - the peaks balance loudness: long or bright sounds need less than short knocks
EFFECTS: dict[str, tuple[Effect, float]] = {
    "focus": (focus, -12), "confirm": (confirm, -6), "back": (back, -6), "refuse": (refuse, -6),
    "join": (join, -6), "leave": (leave, -7), "page": (page, -10), "whoosh": (whoosh, -9), "undo": (undo, -9),
    "splash": (splash, -7), "dice-roll-1": (dice_roll(4, 0.7), -6), "dice-roll-2": (dice_roll(5, 0.8), -5),
    "dice-roll-3": (dice_roll(6, 0.9), -5), "die-set-1": (die_set, -6), "die-set-2": (die_set, -6),
    "die-set-3": (die_set, -6), "points": (points, -10), "points-big": (points_big, -8), "turn": (turn, -9),
    "pause": (pause, -9), "round": (big_round, -6), "win": (win, -6),
}  # fmt: skip


# --- music ---------------------------------------------------------------------------------------------------------

ROOT, FIFTH = 0, 3  # in this mode the fifth lies three steps up from every root that is used: 0, 1, 3, 4


class Score:
    """Writes bars of four beats into a loop. Tunes are text: a step of the mode, `.` to let ring, `~` to roll."""

    def __init__(self, name: str, tonic: float, bars: int, beats_per_minute: float) -> None:
        self.rng = random.Random(name)
        self.tonic, self.bars, self.beat = tonic, bars, 60 / beats_per_minute
        self.loop = Loop(bars * 4 * self.beat)

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
                self.strike(play(degree(self.tonic, step)), beat, gain * accent, pan)
                if octave:
                    self.strike(play(degree(self.tonic, step - 5)), beat, gain * 0.5, pan)

    def roll(self, step: int, beat: float, gain: float, pan: float) -> None:
        """The ranat's way to hold a note: both hands in turn, an octave apart, swelling and dying away."""
        count = round(2.2 * self.beat / 0.088)
        for k in range(count):
            swell = math.sin(math.pi * (k + 1.5) / (count + 2)) * (1 - 0.4 * k / count)
            sound = ranat(degree(self.tonic, step - 5 * (k % 2)), True)
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
                self.strike(play(degree(self.tonic, step)), (bar + offset) * 4 + k * 4 / len(marks), gain * accent, pan)


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


# name: (how it is made, mean level in dBFS)
MUSIC: dict[str, tuple[Callable[[], Loop], float]] = {
    "music-title": (music_title, -28), "music-dice": (music_dice, -27), "music-results": (music_results, -27),
}  # fmt: skip


# --- writing -------------------------------------------------------------------------------------------------------


def finished(out: Wave, peak: float) -> Wave:
    """No offset, no click at either end (the encoder needs a moment of silence before a stroke), the wanted peak."""
    out = highpass(silence(0.003) + out, 40)
    seconds = len(out) / RATE
    shape(out, [(0, 0), (0.003, 1), (seconds * 0.72, 1), (seconds - 0.002, 0)])
    loudest = max(map(abs, out))
    return array("d", (sample * decibel(peak) / loudest for sample in out))


def render(name: str) -> list[Wave]:
    if name in EFFECTS:
        make, peak = EFFECTS[name]
        return [finished(make(random.Random(name)), peak)]
    compose, level = MUSIC[name]
    left, right = compose().mixed()
    mean = math.sqrt((math.fsum(s * s for s in left) + math.fsum(s * s for s in right)) / (2 * len(left)))
    gain = decibel(level) / mean
    return [array("d", (sample * gain for sample in side)) for side in (left, right)]


def write(name: str) -> str:
    """Render one sound, write it, and say what came out."""
    sides = render(name)
    frames = array("h", bytes(2 * len(sides) * len(sides[0])))
    for k, side in enumerate(sides):
        frames[k :: len(sides)] = array("h", (round(max(-1.0, min(1.0, sample)) * 32767) for sample in side))
    if sys.byteorder == "big":
        frames.byteswap()
    path = HERE / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((len(sides), 2, RATE, 0, "NONE", "not compressed"))
        file.writeframes(frames.tobytes())
    if encoder := shutil.which("oggenc"):
        quality = "2" if name in MUSIC else "5"
        command = [encoder, "--quiet", "--serial", "1", "--quality", quality, str(path)]
        subprocess.run(command, check=True)
        path.unlink()
        path = path.with_suffix(".ogg")
    peak = 20 * math.log10(max(max(map(abs, side)) for side in sides))
    return f"{path.name:20} {len(sides[0]) / RATE:6.2f} s  peak {peak:6.1f} dBFS  {path.stat().st_size / 1024:7.1f} KiB"


def main() -> None:
    names = sys.argv[1:] or [*MUSIC, *EFFECTS]
    if unknown := [name for name in names if name not in EFFECTS and name not in MUSIC]:
        sys.exit(f"no such sound: {', '.join(unknown)}")
    with ProcessPoolExecutor() as pool:
        for line in pool.map(write, names):
            print(line, flush=True)


if __name__ == "__main__":
    main()
