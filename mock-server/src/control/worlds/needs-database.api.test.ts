import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE, type ControlCall } from '@canada28/shared/control/control-call.ts';
import { addFaultControl } from '@canada28/shared/control/faults.control.ts';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { asRecord } from '../../testing/prepared-examples.ts';
import { passTo, UPSTREAM_WORLD } from '../../testing/test-upstream.ts';

/** Which control calls work in a world that another server or a recording answers for (control §13). */
const IN_ANY_WORLD = [
  'GET /worlds/:name',
  'DELETE /worlds/:name',
  'POST /worlds/:name/reset',
  'POST /worlds/:name/invitation',
  'GET /worlds/:name/invitation',
  'DELETE /worlds/:name/invitation',
  'POST /share',
  'GET /share',
  'DELETE /share/:id',
  'GET /history',
  'POST /history/:id/back',
  'POST /history/forward',
  'GET /faults',
  'POST /faults',
  'DELETE /faults',
  'DELETE /faults/:id',
  'GET /faults/fields',
  'GET /drift',
  'GET /drift/files/:file',
  'POST /drift/accepted',
  'GET /brand',
  'PUT /brand',
  'DELETE /brand',
  'GET /journal',
  'GET /journal/stream',
  'GET /journal/har',
  'GET /journal/:id',
  'POST /journal/:id/mark',
  'DELETE /journal/:id/mark',
];

/** In no world, or in one that they make or name in their body. */
const OF_THE_MOCK = [
  'POST /access',
  'GET /worlds',
  'POST /worlds',
  'POST /worlds/recording',
  'POST /worlds/bug',
  'GET /open',
  'POST /open',
  'GET /join',
  'POST /join',
  'GET /shared',
  'POST /shared',
  'GET /scenarios',
];

const nameOf = ({ method, path }: ControlCall) => `${method} ${path}`;

test('each call of the tables is one', () => {
  const names = ALL_CONTROLS.map(nameOf);
  for (const name of [...IN_ANY_WORLD, ...OF_THE_MOCK]) expect(names).toContain(name);
});

/** A deletion leaves no world for the calls behind it; a stream goes on for ever. */
const ASKED = ALL_CONTROLS.filter(
  (call) =>
    !OF_THE_MOCK.includes(nameOf(call)) &&
    nameOf(call) !== 'DELETE /worlds/:name' &&
    call.produces !== 'text/event-stream',
);

function exampleIn({ method, path, accepts, example }: ControlCall, world: string): InjectOptions {
  const values = { ...asRecord(example.params), name: world };
  const query = Object.entries(asRecord(example.query)).map(([name, value]) => [name, String(value)]);
  const payload = accepts === undefined ? asRecord(example.body) : 'a file';
  const type = { 'content-type': accepts ?? 'application/json' };
  return {
    method,
    url: CONTROL_BASE + path.replaceAll(/:(\w+)/g, (_, name: string) => String(Object(values)[name])),
    query: Object.fromEntries(query),
    headers: { host: 'localhost', 'x-world': world, ...(method !== 'GET' && type) },
    ...(method !== 'GET' && { payload }),
  };
}

test('what needs a database is refused in a world of another server, which says what kind it is', async () => {
  const { mock } = await passTo('https://play.example');
  const refused: string[] = [];
  for (const call of ASKED) {
    const { statusCode, body } = await mock.app.inject(exampleIn(call, UPSTREAM_WORLD));
    const sentence =
      'The world "up" is answered by the server https://play.example and has no database: ' +
      `${nameOf(call)} is for ordinary worlds.`;
    if (statusCode === 409 && JSON.parse(body).msg === sentence) refused.push(nameOf(call));
  }
  expect(refused).toEqual(ASKED.map(nameOf).filter((name) => !IN_ANY_WORLD.includes(name)));
});

test.each([{ as: 'demo' }, { scenario: 'sealed' }])('a link into it names none: %j', async (named) => {
  const { mock } = await passTo('https://play.example');
  const { body } = await mock.control('open', { world: UPSTREAM_WORLD, ...named }).expect(409);
  expect(body.msg).toContain('a link that names a player or a scenario is for ordinary worlds');
  await mock.control('open', { world: UPSTREAM_WORLD, to: '/bet', lang: 'kor' }).expect(200);
});

test('what only a database has cannot be wished of it', async () => {
  const { mock } = await passTo('https://play.example');
  const upstream = { url: 'https://play.example' };
  for (const [field, value] of Object.entries({
    scenario: 'sealed',
    seed: '7',
    keep: true,
    rate: 2,
    config: {},
  })) {
    const { body } = await mock.control('worlds', { upstream, [field]: value }).expect(400);
    expect(body.msg).toBe(
      `A world of another server has no "${field}": its players, its money and its time are those of that server.`,
    );
  }
});

test.each([
  'ftp://play.example',
  'https://me:secret@play.example',
  'https://play.example/?a=1',
  'play.example',
  '',
])('no address of a server: %s', async (url) => {
  const { mock } = await passTo('https://play.example');
  await mock.control('worlds', { upstream: { url } }).expect(400);
});

test('it is told as what it is, and a reset leaves it so', async () => {
  const { mock, request } = await passTo('https://Play.Example:443/below/', { insecure: true });
  const upstream = { url: 'https://play.example/below', allowWrites: false, insecure: true };
  const { body } = await request('GET', `/__mock/worlds/${UPSTREAM_WORLD}`).expect(200);
  expect(body.data).toMatchObject({ kind: 'upstream', upstream, players: [], kept: false });
  await mock.control('faults', addFaultControl.example.body).set('x-world', UPSTREAM_WORLD).expect(200);
  const reset = await mock.control(`worlds/${UPSTREAM_WORLD}/reset`, {}).expect(200);
  expect(reset.body.data).toMatchObject({ kind: 'upstream', upstream });
  expect((await request('GET', '/__mock/faults').expect(200)).body.data).toEqual([]);
});
