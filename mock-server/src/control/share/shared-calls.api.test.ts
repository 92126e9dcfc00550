import { readFileSync } from 'node:fs';
import { CONTROLS_BY_FEATURE } from '@canada28/shared/control/all-controls.ts';
import { saveBugControl } from '@canada28/shared/control/bug.control.ts';
import type { ControlCall } from '@canada28/shared/control/control-call.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createTestControl, serveTestWorlds } from '../../testing/test-server.ts';

const LAN = { remoteAddress: '192.168.1.20', host: '192.168.1.5:2828' };

/** Calls that settle themselves whom they let in: the tables of access. */
const ENTRIES = ['/access', '/open', '/join', '/shared'];

/** What the documentation says that a shared console may call: by the name of a row, in its own world and in another. */
const TABLE = readTable();

function readTable(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(new URL('../../../../docs/control-access.md', import.meta.url), 'utf8');
  const [, after = ''] = text.split(
    '| control calls of | in its own world | in another world |\n|---|---|---|\n',
  );
  const [table = ''] = after.split('\n\n');
  return new Map(
    table.split('\n').map((line) => {
      const [what = '', ...cells] = line.split('|').slice(1, -1);
      return [what.trim(), cells.map((cell) => cell.trim())];
    }),
  );
}

function rowOf(feature: string, call: ControlCall): string {
  if (feature === 'bug') return call === saveBugControl ? 'bug: saving one' : 'bug: opening one';
  if (feature !== 'worlds') return feature;
  return call === getWorldControl ? 'worlds: reading one' : 'worlds: all others';
}

/** A server with a world that was shared with a browser elsewhere, and one that was not. */
async function serveShared(): Promise<{ readonly app: FastifyInstance; readonly cookie: string }> {
  const { app } = await serveTestWorlds(createTestControl());
  const post = (url: string, payload: object, others: object = {}) =>
    app.inject({ method: 'POST', url: `/__mock/${url}`, payload, ...others });
  for (const name of ['spring', 'autumn']) await post('worlds', { name });
  const made = await post('share', { minutes: 60 }, { headers: { host: 'localhost', 'x-world': 'spring' } });
  const link = Object.fromEntries(new URL(made.json().data.consoleUrl).searchParams);
  const { remoteAddress, host } = LAN;
  const entered = await post('shared', link, { headers: { host }, remoteAddress });
  const { name, value } = entered.cookies.find((cookie) => cookie.name === 'mock-share-spring') ?? {};
  return { app, cookie: `${name}=${value}` };
}

/** Whether a call is let in; it is sent with a field that it does not take, so that nothing is carried out. */
async function isLetIn(app: FastifyInstance, call: ControlCall, world: string, cookie: string) {
  const path = call.path.replace('/worlds/:name', `/worlds/${world}`).replaceAll(/:\w+/g, '1');
  const { remoteAddress, host } = LAN;
  const { statusCode } = await app.inject({
    method: call.method,
    url: `/__mock${path}?no-such-field=1`,
    remoteAddress,
    headers: {
      host,
      cookie,
      'x-world': world,
      ...(call.method !== 'GET' && { 'content-type': call.accepts ?? 'application/json' }),
    },
    ...(call.method !== 'GET' && { payload: '{"noSuchField":1}' }),
  });
  return { 400: 'yes', 403: 'no' }[statusCode] ?? String(statusCode);
}

test('a shared console is let into the calls of its own world alone, call by call', async () => {
  const { app, cookie } = await serveShared();
  const features: readonly (readonly [string, readonly ControlCall[]])[] =
    Object.entries(CONTROLS_BY_FEATURE);
  const calls = features.flatMap(([feature, list]) =>
    list.filter(({ path }) => !ENTRIES.includes(path)).map((call) => ({ row: rowOf(feature, call), call })),
  );
  const found: string[] = [];
  const told: string[] = [];
  for (const { row, call } of calls) {
    const [own = '', other = ''] = TABLE.get(row) ?? [];
    const name = `${call.method} ${call.path}`;
    told.push(`${name}: ${own}, ${other}`);
    const outcomes = [await isLetIn(app, call, 'spring', cookie), await isLetIn(app, call, 'autumn', cookie)];
    found.push(`${name}: ${outcomes.join(', ')}`);
  }
  expect(found).toEqual(told);
  expect(new Set(calls.map(({ row }) => row))).toEqual(new Set(TABLE.keys()));
});
