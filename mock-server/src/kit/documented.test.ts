import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mock, startMock } from './testing.ts';

/** What the tables of docs/testing.md have to name: all that a mock, a world and a player of the kit have. */

const ROWS = readFileSync(new URL('../../../docs/testing.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock.close());

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'function');

/** What of this thing no row names: its own parts as `world.clock` or `clock`, those of a group in the row of the group. */
function unnamed(what: string, thing: object): string[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    const rows = ROWS.filter((row) => new RegExp(`\`(?:${what}\\.)?${name}[\`(]`).test(row));
    const parts = isGroup(value) ? Object.keys(value) : [];
    const missing = parts.filter((part) => !rows.some((row) => new RegExp(`\`${part}[\`(]`).test(row)));
    return rows.length === 0 ? [`${what}.${name}`] : missing.map((part) => `${what}.${name}.${part}`);
  });
}

test('the page names all that a mock, a world and a player have', async () => {
  const world = await mock.createWorld({ scenario: 'empty-everything' });
  const player = await world.player();
  expect([...unnamed('mock', mock), ...unnamed('world', world), ...unnamed('player', player)]).toEqual([]);
});
