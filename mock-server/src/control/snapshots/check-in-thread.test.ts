import { expect, test } from 'vitest';
import { createTestControl, TEST_NOW_MS } from '../../testing/test-server.ts';
import { wholeImage } from '../../testing/whole-image.ts';
import { ControlError } from '../control-error.ts';
import { checkInThread, makePortable } from './check-in-thread.ts';

const checks = { migrations: createTestControl().migrations, withAudit: true };
const { signal } = new AbortController();

test('a sound image comes back as it was, and its memory was given away', async () => {
  const image = wholeImage();
  const given = Buffer.from(new Uint8Array(image).buffer);
  const sound = await checkInThread(checks, given, signal);
  expect(sound).toMatchObject({ atMs: TEST_NOW_MS, broken: [] });
  expect(Buffer.isBuffer(sound.image) && sound.image.equals(image)).toBe(true);
  expect(given.length).toBe(0);
});

test('memory that is shared, or of Node’s pool, stays with its owner', async () => {
  const image = wholeImage();
  const shared = Buffer.from(new SharedArrayBuffer(image.length));
  shared.set(image);
  const pooled = Buffer.from('a text');
  const [sound, refused] = await Promise.allSettled([
    checkInThread(checks, shared, signal),
    checkInThread(checks, pooled, signal),
  ]);
  expect(sound).toMatchObject({ status: 'fulfilled', value: { atMs: TEST_NOW_MS } });
  expect(refused).toMatchObject({ status: 'rejected' });
  expect([shared.equals(image), pooled.toString()]).toEqual([true, 'a text']);
});

test('a refusal is told as one, and the next image is checked all the same', async () => {
  const refused = checkInThread(checks, Buffer.from('a text'), signal);
  const next = checkInThread(checks, wholeImage(), signal);
  await expect(refused).rejects.toThrow(ControlError);
  await expect(refused).rejects.toThrow('The file is no SQLite database');
  expect((await next).atMs).toBe(TEST_NOW_MS);
});

test('one that leaves this machine is another image of the same moment', async () => {
  const image = wholeImage();
  const portable = await makePortable(Buffer.from(image));
  expect(portable).toMatchObject({ atMs: TEST_NOW_MS, broken: [] });
  expect(portable.image.equals(image)).toBe(false);
});

test('once the server closes no check begins, whatever waits for its turn', async () => {
  const server = new AbortController();
  const before = checkInThread(checks, wholeImage(), signal);
  const waiting = checkInThread(checks, wholeImage(), server.signal);
  server.abort(new Error('the server is closing'));
  expect((await before).atMs).toBe(TEST_NOW_MS);
  await expect(waiting).rejects.toThrow('the server is closing');
});
