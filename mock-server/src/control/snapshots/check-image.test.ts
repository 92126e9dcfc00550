import { expect, test } from 'vitest';
import { createTestControl, TEST_NOW_MS } from '../../testing/test-server.ts';
import { wholeImage } from '../../testing/whole-image.ts';
import { type CheckOutcome, checkImage } from './check-image.ts';

const checks = { migrations: createTestControl().migrations };

const bytesOf = (outcome: CheckOutcome) =>
  'image' in outcome ? Buffer.from(outcome.image) : Buffer.from(outcome.refusal);

test('an image that is kept is answered in memory that can be given away', () => {
  const image = wholeImage();
  const outcome = checkImage({ file: image, checks });
  expect(outcome).toMatchObject({ atMs: TEST_NOW_MS, broken: [] });
  expect(bytesOf(outcome).equals(image)).toBe(true);
  const memory = 'image' in outcome ? outcome.image.buffer : new ArrayBuffer(0);
  expect(structuredClone(memory, { transfer: [memory] }).byteLength).toBe(image.length);
});

test('without checks it is made one that leaves this machine', () => {
  const image = wholeImage();
  const outcome = checkImage({ file: image, checks: undefined });
  expect(outcome).toMatchObject({ atMs: TEST_NOW_MS, broken: [] });
  expect(bytesOf(outcome).equals(image)).toBe(false);
});

test('a part of a longer memory is looked at alone', () => {
  const image = wholeImage();
  const longer = Buffer.concat([Buffer.from('before'), image, Buffer.from('after')]);
  const file = longer.subarray(6, 6 + image.length);
  expect(bytesOf(checkImage({ file, checks })).equals(image)).toBe(true);
});

test('a refusal is answered in its sentence, and a defect thrown', () => {
  expect(checkImage({ file: Buffer.from('a text'), checks })).toEqual({
    refusal: 'The file is no SQLite database: take one that was downloaded here.',
  });
  expect(() => checkImage({ file: Buffer.from('a text'), checks: undefined })).toThrow('not a database');
});
