import { expect, test } from 'vitest';
import type { ControlAccess } from '../control/control-access.ts';
import { createTestControl, createTestWorld, serveTestWorlds } from '../testing/test-server.ts';

/** Who may hold a page of that host in a frame, as its reply says. */
async function frameAncestors(
  host: string,
  control: ControlAccess,
  hostSuffix?: string,
): Promise<string | undefined> {
  const named = ['default', 'w1'].map((name) => ({ ...createTestWorld(), name }));
  const plane = control === 'off' ? control : createTestControl(control, { hostSuffix });
  const { app } = await serveTestWorlds(plane, named);
  const { headers } = await app.inject({ url: '/docs', headers: { host } });
  return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
}

test.each([
  [
    'a phone of a world, by the host of its world',
    'phone1.w1.localhost:2828',
    "'self' http://w1.localhost:2828",
  ],
  ['a phone at the default port', 'phone1.w1.localhost', "'self' http://w1.localhost"],
  ['a phone, however its host is written', 'Phone1.W1.LOCALHOST:80', "'self' http://w1.localhost:80"],
  [
    'what lies below a phone, by the host of the world',
    'a.phone1.w1.localhost:2828',
    "'self' http://w1.localhost:2828",
  ],
  ['a page of a world', 'w1.localhost:2828', "'self'"],
  ['a page of the plain origin', 'localhost:2828', "'self'"],
  ['a page in the local network', '192.168.1.20:2828', "'self'"],
  ['a page of a name of the team', 'phone1.w1.mock.example', "'self'"],
  ['a page of a name that only begins so', 'phone1.w1.localhost.evil.example', "'self'"],
  ['a page of a name that says more than a name', 'phone1.w1.localhost; script-src *', "'self'"],
  ['a page of a name with a blank', 'phone1.evil.example w1.localhost', "'self'"],
  ['a page of a name that is no host', 'phone1.*.localhost', "'self'"],
  ['a page of a port that is none', 'phone1.w1.localhost:*', "'self'"],
])('console and stage may hold %s', async (_, host, allowed) => {
  // A name that is no name of a world is looked up all the same; what it may be held by does not rest on that.
  for (const control of ['loopback', 'anyone'] as const)
    expect(await frameAncestors(host, control)).toBe(allowed);
});

test.each([
  ['a phone of a world', 'phone1.w1.mock.example', "'self' http://w1.mock.example"],
  ['a phone at a port', 'Phone1.W1.mock.example:2828', "'self' http://w1.mock.example:2828"],
  ['a phone on this machine', 'phone1.w1.localhost:2828', "'self' http://w1.localhost:2828"],
  ['a page of a world', 'w1.mock.example', "'self'"],
  ['a page of the name itself', 'mock.example', "'self'"],
  ['a page of a name that only begins so', 'phone1.w1.mock.example.evil.example', "'self'"],
  ['a page of a name that only ends so', 'phone1.w1.evilmock.example', "'self'"],
  ['a page of a name with another sign for the dot', 'phone1.w1.mock-example', "'self'"],
  ['a page of a name that says more than a name', 'phone1.w1.mock.example; script-src *', "'self'"],
])('below the wildcard name of a team they may hold %s', async (_, host, allowed) => {
  expect(await frameAncestors(host, 'anyone', 'mock.example')).toBe(allowed);
});

test.each(['phone1.w1.localhost:2828', 'w1.localhost:2828', 'localhost:2828'])(
  'without control no page may hold a page of %s',
  async (host) => {
    expect(await frameAncestors(host, 'off')).toBe("'none'");
  },
);

test('a reply of the player API has the same headers with and without control', async () => {
  const headersOf = async (control: 'loopback' | 'off') => {
    const { app } = await serveTestWorlds(control === 'off' ? control : createTestControl(control));
    const headers = { host: 'phone1.default.localhost:2828' };
    const reply = await app.inject({
      method: 'POST',
      url: '/g/getOdds.do',
      headers,
      payload: { lotteryId: '1' },
    });
    return { ...reply.headers, date: '' };
  };
  expect(await headersOf('loopback')).toEqual(await headersOf('off'));
});
