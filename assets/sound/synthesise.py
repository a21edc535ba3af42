"""Render every sound of Longtail: `python synthesise.py [name ...]`.

Each sound is written as WAV beside this script and, where `oggenc` is found, turned into Ogg Vorbis. The same script
gives the same samples every time: every sound draws its chances from a generator seeded with its own name.
"""

import math
import random
import shutil
import subprocess
import sys
import wave
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tones import (
    RATE,
    Wave,
    add,
    bell,
    bubble,
    coin,
    decibel,
    degree,
    die_hit,
    gong,
    highpass,
    knock,
    lowpass,
    noise,
    ranat,
    room,
    shape,
    silence,
    sweep,
    whistled,
)
from trail import TRAIL, Effect
from tunes import MUSIC

HERE = Path(__file__).resolve().parent


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


def snatch(rng: random.Random) -> Wave:
    """A thief: an arm through the air, a cloth pulled off, something small lost overboard."""
    out = sweep(noise(0.5, rng), lambda t: 500 + 1700 * math.exp(-(((t - 0.1) / 0.06) ** 2)), 0.6)
    shape(out := lowpass(out, 2400), [(0, 0), (0.1, 1), (0.2, 0)])
    cloth = sweep(noise(0.17, rng), lambda t: 1500 + 5000 * t, 0.9)
    shape(cloth, [(0, 0), (0.015, 0.8), (0.04, 0.25), (0.06, 1), (0.085, 0.3), (0.105, 0.7), (0.165, 0)])
    add(out, lowpass(cloth, 3600), 0.12, 0.6)
    slap = lowpass(sweep(noise(0.2, rng), lambda t: 600 + 1300 * math.exp(-t / 0.05), 0.8), 2800)
    add(out, shape(slap, [(0, 0), (0.01, 1), (0.06, 0.3), (0.19, 0)]), 0.25, 0.6)
    for at, pitch, gain in ((0.26, 640, 0.2), (0.31, 430, 0.24), (0.37, 900, 0.16)):
        add(out, bubble(pitch * rng.uniform(0.95, 1.05), 0.09, 0.9), at, gain)
    return out


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


def turn(_rng: random.Random) -> Wave:
    out = add(silence(0.9), bell(degree(523, 0), 1.3, 0.9, soft=0.7))
    return add(out, room(out, 0.8, 0.6), gain=0.2)


def pause(_rng: random.Random) -> Wave:
    out = add(silence(0.9), bell(degree(523, -4), 1.2, 0.9, soft=0.85))
    return add(out, room(out, 0.8, 0.6), gain=0.2)


def big_round(rng: random.Random) -> Wave:
    out = add(silence(1.6), gong(147, 2.4, 1.6))
    shape(thump := lowpass(noise(0.05, rng), 400), [(0, 0), (0.004, 1), (0.045, 0)])
    return add(add(out, thump, gain=0.6), room(out, 1.0, 0.9), gain=0.25)


def gong_big(rng: random.Random) -> Wave:
    """Market day: a great gong, struck soft and heavy, its rim swelling after the stroke."""
    out = add(silence(2.0), gong(116.9, 7.0, 2.0))
    shape(bloom := gong(174.6, 5.0, 2.0), [(0, 0), (0.35, 1)])
    add(out, bloom, gain=0.22)
    shape(thump := lowpass(lowpass(noise(0.09, rng), 300), 500), [(0, 0), (0.006, 1), (0.085, 0)])
    return add(add(out, thump, gain=1.2), room(out, 1.2, 1.2), gain=0.3)


def whistle(rng: random.Random) -> Wave:
    """The inspector: one short blast and one longer, blown on wood rather than tin."""
    out = add(silence(0.6), whistled(1397, 0.12, rng), 0, 0.8)
    add(out, whistled(1397, 0.36, rng), 0.165)
    return add(out, room(out, 0.8, 0.4), gain=0.25)


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
    "gong-big": (gong_big, -6), "snatch": (snatch, -9), "whistle": (whistle, -14),
    **TRAIL,
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
