import { expect, test } from 'vitest';
import { changesOf, imageToCopy, imageWith, packed } from './image-changes.ts';

const BLOCKS = 400;

function image(blocks: number, marks: Readonly<Record<number, number>> = {}): Buffer {
  const bytes = Buffer.alloc(blocks * 512, 7);
  for (const [block, mark] of Object.entries(marks)) bytes[Number(block) * 512 + 9] = mark;
  return bytes;
}

test.each([
  ['the same', image(BLOCKS), 0],
  ['two blocks changed', image(BLOCKS, { 0: 1, 399: 2 }), 2],
  ['longer', image(BLOCKS + 3, { 4: 1 }), 4],
  ['shorter', image(BLOCKS - 3, { 4: 1 }), 1],
])(
  'of an image that is %s, only the changed blocks of 512 bytes are kept, and it is whole again',
  (_, changed, blocks) => {
    const base = image(BLOCKS);
    const changes = changesOf(changed, base);
    expect([changes.blocks?.length, changes.content.length]).toEqual([blocks, blocks * 512]);
    expect(imageWith(changes, base).equals(changed)).toBe(true);
    expect(imageToCopy(changes, base).equals(changed)).toBe(true);
    expect(imageWith(packed(changes), base).equals(changed)).toBe(true);
    expect(packed(changes).content.length).toBeLessThanOrEqual(changes.content.length / 2 + 2);
    expect(packed(changes).content.buffer.byteLength, 'keeps no pool').toBe(packed(changes).content.length);
  },
);

test('an image that is much longer than what it was made from is kept as it is', () => {
  const long = image(3 * BLOCKS);
  const changes = changesOf(long, image(BLOCKS));
  expect(imageWith(changes, image(BLOCKS))).toBe(long);
  expect(packed(changes)).toBe(changes);
});
