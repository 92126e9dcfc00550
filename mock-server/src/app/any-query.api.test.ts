import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE, type ControlCall } from '@canada28/shared/control/control-call.ts';
import { expect, test } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';

/** Texts that are numbers to some and none to others, and what else a query stumbles over. */
const TRICKY = [
  'Infinity',
  '-Infinity',
  '1e999',
  '1e300',
  '-1',
  '0',
  '1.5',
  '0x10',
  '9007199254740993',
  'NaN',
  '',
];

const CALLS: readonly ControlCall[] = ALL_CONTROLS;

test('whatever stands in a query, it is answered or refused, and never an error of ours', async () => {
  const { app } = await createTestServer();
  const lists = CALLS.filter(({ method, produces }) => method === 'GET' && produces === undefined);
  for (const { path, query } of lists) {
    const names = Object.keys((query as { properties?: object }).properties ?? {}); // each query is an object
    for (const name of names)
      for (const value of TRICKY) {
        const url = `${CONTROL_BASE}${path.replaceAll(/:\w+/g, '1')}?${new URLSearchParams({ [name]: value })}`;
        const reply = await app.inject({ url, headers: { host: 'localhost' } });
        expect(reply.statusCode, url).toBeLessThan(500);
      }
  }
});

test('a number without end is refused with what the list takes', async () => {
  const { app } = await createTestServer();
  for (const list of ['bets', 'chases', 'orders', 'postings', 'players', 'journal'])
    for (const size of ['Infinity', '1e999']) {
      const reply = await app.inject({
        url: `/__mock/${list}?pageSize=${size}`,
        headers: { host: 'localhost' },
      });
      expect([reply.statusCode, reply.json().msg]).toEqual([
        400,
        expect.stringContaining('"pageSize" 1 to 1000'),
      ]);
    }
});
