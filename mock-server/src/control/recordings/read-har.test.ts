import { EARLIEST_WORLD_MS, LATEST_WORLD_MS } from '@canada28/shared/limits.ts';
import { expect, test } from 'vitest';
import { readHar } from './read-har.ts';

const BASE_PATHS = { player: '/p', game: '/p/game' };
const AT = '2026-09-16T02:01:00.000Z';
const AT_MS = Date.parse(AT);

type Told = {
  readonly at?: string;
  readonly time?: number;
  readonly marked?: number;
  readonly told?: number;
};

function entry({ at = AT, time = 5, marked, told }: Told = {}) {
  return {
    startedDateTime: at,
    time,
    request: { method: 'POST', url: 'https://play.example/p/chat/list' },
    response: {
      status: 200,
      headers: marked === undefined ? [] : [{ name: 'x-demo-clock', value: `${marked};rate=1` }],
      content: { text: JSON.stringify({ data: { serverTime: told } }) },
    },
  };
}

function read(entries: readonly object[]) {
  return readHar(Buffer.from(JSON.stringify({ log: { entries } })), BASE_PATHS);
}

test.each<[string, Told, number]>([
  ['a fraction', { told: 1_000_000_000_000.5 }, 1_000_000_000_001],
  ['a fraction of the time that it took', { time: 5.4 }, AT_MS + 5],
  ['a time after all that a world can have', { told: LATEST_WORLD_MS + 1 }, AT_MS + 5],
  ['a time before all that a world can have', { told: EARLIEST_WORLD_MS - 1 }, AT_MS + 5],
  ['a huge time', { told: 1e300 }, AT_MS + 5],
  ['a huge mark, and a time', { marked: 1e20, told: AT_MS - 1 }, AT_MS - 1],
  ['a huge time that it took', { time: 1e300 }, AT_MS],
])('a reply with %s has a time that a world can have', (_what, told, clockMs) => {
  expect(read([entry(told)]).clockMs).toBe(clockMs);
});

test.each(['1970-01-01T00:00:00.000Z', '3000-01-01T00:00:00.000Z'])(
  'a call of %s, which no world can have, is refused',
  (at) => {
    expect(() => read([entry({ at })])).toThrow(`"${at}" is no moment from 2001 to 2999.`);
  },
);

test('as many calls as fit into a file are read, with the least time of all', () => {
  const entries = Array.from({ length: 150_000 }, () => entry());
  entries.push(entry({ told: AT_MS - 1 }));
  const { clockMs, replies } = read(entries);
  expect([clockMs, [...replies.values()].map(({ length }) => length)]).toEqual([AT_MS - 1, [150_001]]);
});
