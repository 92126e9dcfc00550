import { create } from 'zustand';
import { readStored, removeStored, SOUND_KEY, writeStored } from './browser-storage.ts';
import type { SoundName } from './play-tones.ts';

/** Off until it is asked for: a phone that makes a sound by itself is a nuisance. */
const readWish = () => ({ isOn: readStored(SOUND_KEY) !== undefined });
const useSound = create(readWish);

// The wish is one for all tabs: what is chosen in another one holds here, too, from now on.
window.addEventListener('storage', ({ key }) => {
  if (key === SOUND_KEY || key === null) useSound.setState(readWish());
});

/** Whether the player wants to hear something; the component follows. */
export function useIsSoundOn(): boolean {
  return useSound(({ isOn }) => isOn);
}

/** Keeps the wish for the next visit; what is switched on lets itself be heard. */
export function setSound(isOn: boolean): void {
  if (isOn) writeStored(SOUND_KEY, '1');
  else removeStored(SOUND_KEY);
  useSound.setState({ isOn });
  playSound('win');
}

/** Lets it be heard where the player wants that; a sound that cannot be had is none. */
export function playSound(name: SoundName): void {
  if (!useSound.getState().isOn) return;
  import('./play-tones.ts').then(({ playTones }) => playTones(name)).catch(() => undefined);
}

/** Phones let a page sound only once it has been touched: the next touch readies it; returns the undo. */
export function readySoundAtTouch(view: Window): () => void {
  const ready = () => {
    if (!useSound.getState().isOn) return;
    stop();
    import('./play-tones.ts').then(({ wakeAudio }) => wakeAudio()).catch(() => undefined);
  };
  const stop = () => view.removeEventListener('pointerup', ready);
  view.addEventListener('pointerup', ready);
  return stop;
}
