import { expect, test, vi } from 'vitest';
import type { CheckTask } from './check-in-thread.ts';
import type { SoundImage } from './sound-image.ts';

const FILE = Buffer.from(new Uint8Array([1, 2, 3]).buffer);
const CHECKS = { migrations: [] };
const IMAGE: SoundImage = { atMs: 5, broken: ['a rule'], image: Buffer.from([4, 5]) };

/** What becomes of an image: that, or the error of such a name. */
type Works = { readonly sound?: SoundImage | 'ControlError' | 'Error'; readonly portable?: SoundImage };

/** What the thread says of a task, with what it hands over: its program runs here. */
async function saidOf(workerData: CheckTask, { sound, portable }: Works): Promise<readonly unknown[][]> {
  const postMessage = vi.fn();
  const mocked = ['node:worker_threads', './sound-image.ts', './portable-image.ts'];
  vi.resetModules();
  vi.doMock('node:worker_threads', () => ({ workerData, parentPort: { postMessage } }));
  vi.doMock('./portable-image.ts', () => ({ portableImage: vi.fn(() => portable) }));
  vi.doMock('./sound-image.ts', async () => {
    const { ControlError } = await import('../control-error.ts');
    const soundImage = (checks: unknown, file: Buffer) => {
      expect([checks, [...file]]).toEqual([CHECKS, [1, 2, 3]]);
      if (sound === 'ControlError') throw new ControlError('The file is damaged.');
      if (sound === 'Error') throw new Error('out of memory');
      return sound;
    };
    return { soundImage };
  });
  try {
    await import('./sound-image-thread.ts');
  } finally {
    for (const module of mocked) vi.doUnmock(module);
  }
  return postMessage.mock.calls;
}

test('it tells that it has begun, and then what is to be kept, which it hands over', async () => {
  const [begun, [answer, handed] = []] = await saidOf({ file: FILE, checks: CHECKS }, { sound: IMAGE });
  expect(begun).toEqual(['has begun']);
  expect(answer).toEqual({ atMs: 5, broken: ['a rule'], image: new Uint8Array([4, 5]) });
  const { image } = answer as { readonly image: Uint8Array };
  // The bytes of the database are its own, and a part of Node's pool cannot be handed over.
  expect(Buffer.isBuffer(image)).toBe(false);
  expect(handed).toEqual([image.buffer]);
});

test('an image that is to leave is made ready for that, and not checked', async () => {
  const [, [answer] = []] = await saidOf({ file: FILE, checks: undefined }, { portable: IMAGE });
  expect(answer).toEqual({ atMs: 5, broken: ['a rule'], image: new Uint8Array([4, 5]) });
});

test('a refusal is answered in its sentence, and hands nothing over; a defect is none', async () => {
  const task = { file: FILE, checks: CHECKS };
  expect((await saidOf(task, { sound: 'ControlError' }))[1]).toEqual([
    { refusal: 'The file is damaged.' },
    [],
  ]);
  await expect(saidOf(task, { sound: 'Error' })).rejects.toThrow('out of memory');
});
