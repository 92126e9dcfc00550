import { text } from 'node:stream/consumers';
import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { arrayInParts } from './written-in-parts.ts';

test('items are made when those before them are on their way', async () => {
  let made = 0;
  const textOf = (size: number) => {
    made += 1;
    return JSON.stringify('x'.repeat(size));
  };
  const stream = arrayInParts(Array<number>(50).fill(150_000), { before: '{"list":', textOf, after: '}' });
  await new Promise((resolve) => stream.once('readable', resolve));
  expect(made).toBeLessThan(5);
  expect(JSON.parse(await text(stream)).list).toHaveLength(50);
  expect(made).toBe(50);
});

test.each([
  [[], '<[]>'],
  [['1'], '<[1]>'],
  [['1', '2'], '<[1,2]>'],
])('of %j an array is written', async (items, written) => {
  expect(await text(arrayInParts(items, { before: '<', textOf: (item) => item, after: '>' }))).toBe(written);
});

test('a page of a journal that leaves in parts is one reply', async () => {
  const { app } = await createTestServer();
  const warn = vi.spyOn(app.log, 'warn');
  await supertest(app.server).get('/__mock/journal').expect(200);
  expect(warn).not.toHaveBeenCalled();
});
