import { expect, test } from 'vitest';
import { changesOf, imageWith } from './image-changes.ts';

const PAGES = 50;

function image(pages: number, marks: Readonly<Record<number, number>> = {}): Buffer {
  const bytes = Buffer.alloc(pages * 4096, 7);
  for (const [page, mark] of Object.entries(marks)) bytes[Number(page) * 4096 + 9] = mark;
  return bytes;
}

test.each([
  ['the same', image(PAGES), 0],
  ['two pages changed', image(PAGES, { 0: 1, 49: 2 }), 2],
  ['longer', image(PAGES + 3, { 4: 1 }), 4],
  ['shorter', image(PAGES - 3, { 4: 1 }), 1],
])('of an image that is %s, only the changed pages are kept, and it is whole again', (_, changed, pages) => {
  const base = image(PAGES);
  const changes = changesOf(changed, base);
  expect([changes.pages.length, changes.content.length]).toEqual([pages, pages * 4096]);
  expect(imageWith(changes, base).equals(changed)).toBe(true);
});
