import { onTestFinished, vi } from 'vitest';
import { setSound } from '../lib/sound.ts';

/** A parameter of the audio graph, which nothing here has to hear. */
const parameter = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });

/** Of the one loudspeaker that a page has: the app keeps the first that it finds. */
const heard: number[] = [];

class Loudspeaker {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};

  createGain() {
    return { gain: parameter(), connect: (to: unknown) => to };
  }

  createOscillator() {
    const frequency = parameter();
    return {
      frequency,
      connect: (to: unknown) => to,
      start: () => heard.push(Math.round(frequency.value)),
      stop() {},
    };
  }
}

/** Puts a loudspeaker, which jsdom lacks, into the page until the test ends; answers the tones that begin, in Hz. */
export function hearTones(): readonly number[] {
  heard.length = 0;
  vi.stubGlobal('AudioContext', Loudspeaker);
  onTestFinished(() => {
    setSound(false);
    vi.unstubAllGlobals();
  });
  return heard;
}
