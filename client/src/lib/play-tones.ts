/** A tone: its frequency in Hz, and when it begins, in seconds from the start. */
type Tone = readonly [number, number];

/** Made of tones of one chord, so that a win that follows its result sounds like one. */
const SOUNDS = {
  result: [[523.25, 0]],
  win: [
    [659.26, 0.12],
    [783.99, 0.24],
    [1046.5, 0.36],
    [1318.51, 0.48],
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** The draw's result is there; it won. */
export type SoundName = keyof typeof SOUNDS;

/** As loud as a notification, as long as a struck bell. */
const LOUDNESS = 0.16;
const SILENCE = 0.0001;
const ATTACK_SECONDS = 0.012;
const RING_SECONDS = 0.7;

let audio: AudioContext | undefined;

/** The page's one audio context, running where the browser lets it; undefined where it has none. */
export async function wakeAudio(): Promise<AudioContext | undefined> {
  if (typeof AudioContext === 'undefined') return undefined;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
  return audio;
}

/** Lets one tone swell and fade. */
function ring(context: AudioContext, frequency: number, atSeconds: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(SILENCE, atSeconds);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, atSeconds + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(SILENCE, atSeconds + RING_SECONDS);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(atSeconds);
  oscillator.stop(atSeconds + RING_SECONDS);
}

export async function playTones(name: SoundName): Promise<void> {
  const context = await wakeAudio();
  if (context === undefined) return;
  for (const [frequency, afterSeconds] of SOUNDS[name]) {
    ring(context, frequency, context.currentTime + afterSeconds);
  }
}
