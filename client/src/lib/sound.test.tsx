import { expect, it, onTestFinished } from 'vitest';
import { hearTones } from '../testing/hear-tones.ts';
import { clearStored } from './browser-storage.ts';
import { playTones } from './play-tones.ts';
import { playSound, setSound } from './sound.ts';

const WIN = [659, 784, 1047, 1319];

it('a sound is not heard until it is asked for, nor after it was switched off', async () => {
  const heard = hearTones();
  playSound('win');
  setSound(true);
  await expect.poll(() => heard).toEqual(WIN);
  setSound(false);
  playSound('result');
  // Loaded as what was not to be heard would be.
  await playTones('result');
  expect(heard).toEqual([...WIN, 523]);
});

it('the wish of another tab holds here, too', async () => {
  const heard = hearTones();
  localStorage.setItem('sound', '1');
  playSound('result');
  await playTones('result');
  expect(heard).toEqual([523]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'sound' }));
  playSound('result');
  await expect.poll(() => heard).toEqual([523, 523]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  playSound('result');
  await playTones('result');
  expect(heard).toEqual([523, 523, 523]);
});

it('the wish is kept when all that belongs to a session is forgotten', () => {
  onTestFinished(() => setSound(false));
  setSound(true);
  clearStored();
  expect(localStorage.getItem('sound')).toBe('1');
  setSound(false);
  expect(localStorage.getItem('sound')).toBe(null);
});
