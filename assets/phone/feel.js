// What the hand and the ear notice: a tick under the finger, a knock on wood when it is one's turn, a screen that stays on.

let sound = null;

/** Browsers let a page be heard only after it has been touched. */
function wakeSound() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return;
  sound ??= new Context();
  if (sound.state === "suspended") sound.resume().catch(() => {});
}
for (const kind of ["pointerup", "keydown"]) addEventListener(kind, wakeSound, { passive: true });

function buzz(pattern) {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
}

export const tick = () => buzz(8);

export function yourTurn() {
  buzz([60, 90, 60]);
  if (sound?.state !== "running") return;
  knock(sound.currentTime + 0.02, 430, 0.5);
  knock(sound.currentTime + 0.19, 360, 0.4);
}

/** A tone that dies at once and a shorter one above it: a knuckle on a boat's side. */
function knock(at, pitch, loudness) {
  for (const [ratio, share, length] of [[1, 1, 0.16], [2.76, 0.35, 0.05]]) {
    const tone = new OscillatorNode(sound, { frequency: pitch * ratio * 1.25 });
    const volume = new GainNode(sound, { gain: 0 });
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio, at + 0.02);
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness * share, at + 0.003);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Only where the page came over a safe line do browsers allow it: elsewhere the screen goes dark as it always does. */
export function stayAwake() {
  if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
}
