import { emptyImage } from '@canada28/db/database-image.ts';
import { expect, test, vi } from 'vitest';
import { createTestControl } from '../../testing/test-server.ts';
import type { CheckTask } from './check-in-thread.ts';

const { migrations } = createTestControl();

/** What the thread says of a task, with what it hands over: its program runs here. */
async function saidOf(workerData: CheckTask): Promise<readonly unknown[][]> {
  const postMessage = vi.fn();
  vi.resetModules();
  vi.doMock('node:worker_threads', async (original) => ({
    ...(await original<object>()),
    workerData,
    parentPort: { postMessage },
  }));
  try {
    await import('./sound-image-thread.ts');
  } finally {
    vi.doUnmock('node:worker_threads');
  }
  return postMessage.mock.calls;
}

test('a refusal is answered in its sentence, and hands nothing over', async () => {
  const checks = { migrations };
  const [begun, answer] = await saidOf({ file: Buffer.from('a text'), checks });
  expect(begun).toEqual(['has begun']);
  expect(answer).toEqual([{ refusal: expect.stringMatching(/^The file is no SQLite database/) }, []]);
  // A world that is empty would do where nothing is checked.
  const [, empty] = await saidOf({ file: emptyImage(migrations), checks });
  expect(empty).toEqual([{ refusal: expect.stringMatching(/no time and no secret/) }, []]);
});

test('an image that leaves is not checked, and handed over', async () => {
  const [, [answer, handed] = []] = await saidOf({ file: emptyImage(migrations), checks: undefined });
  const { image } = answer as { readonly image: Uint8Array };
  expect(answer).toEqual({ atMs: 0, broken: [], image: expect.any(Uint8Array) });
  expect(Buffer.isBuffer(image)).toBe(false);
  expect(handed).toEqual([image.buffer]);
});

test('a defect is none of the refusals', async () => {
  await expect(saidOf({ file: Buffer.from('a text'), checks: undefined })).rejects.toThrow('not a database');
});
