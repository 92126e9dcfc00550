import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app/build-app.ts';
import { createTestControl, serveTestWorlds } from '../testing/test-server.ts';
import type { AllowedControl } from './control-access.ts';

/** What a server makes of what proxies say; `scripts/cluster.test.ts` has a real one. */

const TOKEN = 'not-to-be-guessed-28';

test.each([
  ['10.0.0.5', 'https'],
  ['10.0.0.6', 'http'],
])(
  'what a proxy at %s says of its callers is believed of those that are trusted alone',
  async (remoteAddress, protocol) => {
    const control = createTestControl('token', { token: TOKEN });
    const { worlds } = await serveTestWorlds(control);
    const basePaths = { player: '/p', game: '/g' };
    const app = await buildApp({ worlds, basePaths, control, trustedProxies: '10.0.0.5,fd00::/8' });
    onTestFinished(() => app.close());
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-proto': 'https' };
    const { data } = (await app.inject({ url: '/__mock/worlds/default', headers, remoteAddress })).json();
    expect(new URL(data.urls.host).protocol).toBe(`${protocol}:`);
  },
);

async function serve(access: AllowedControl, token?: string): Promise<FastifyInstance> {
  const control = createTestControl(access, { token, hostSuffix: 'mock.example' });
  return (await serveTestWorlds(control)).app;
}

test('a page that points its own name here cannot say by the header of a proxy that it came by another one', async () => {
  const app = await serve('anyone');
  const headers = { host: 'evil.example', 'x-forwarded-host': '192.168.1.5' };
  expect((await app.inject({ url: '/__mock/worlds', headers })).statusCode).toBe(403);
});

test.each([{}, { 'x-forwarded-for': '127.0.0.1' }])(
  'behind a proxy that does not say for whom it asks, the token alone counts: %j',
  async (headers) => {
    const app = await serve('token', TOKEN);
    const listAs = (more: Record<string, string>) =>
      app.inject({ url: '/__mock/worlds', headers: { host: '127.0.0.1:2828', ...headers, ...more } });
    const refused = await listAs({});
    expect([refused.statusCode, refused.json().msg]).toEqual([
      403,
      'Control calls are allowed for: callers with "Authorization: Bearer" and the token of MOCK_CONTROL_TOKEN.',
    ]);
    expect((await listAs({ authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  },
);

/** A call as nginx sends it on that chose the process by a world. */
function sendOn(app: FastifyInstance, url: string, { chosenBy, body }: { chosenBy: string; body: object }) {
  const headers = {
    host: 'mock.example',
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
    'x-forwarded-for': '192.168.1.20',
    'x-forwarded-proto': 'https',
    'x-chosen-by-world': chosenBy,
  };
  return app.inject({ method: 'POST', url: `/__mock${url}`, headers, payload: JSON.stringify(body) });
}

test.each([
  ['/worlds', { name: 'spring' }, 'spring'],
  ['/worlds', {}, /^w-/],
  ['/open', { scenario: 'sealed' }, /^w-/],
  ['/open', { world: 'spring', scenario: 'sealed' }, 'spring'],
  ['/join', { world: 'spring', invitation: 'x' }, 'spring'],
])(
  '%s %j goes back to the proxy, to be sent to the process of its world, and does nothing here',
  async (url, body, world) => {
    const app = await serve('token', TOKEN);
    const { headers } = await sendOn(app, url, { chosenBy: 'default', body });
    expect(headers).toMatchObject({
      'x-accel-redirect': '@process_of_world',
      'x-world': expect.stringMatching(world),
    });
    expect(app.worlds.names).toEqual(['default']);
  },
);

test.each([
  ['/worlds', { name: 'spring' }],
  ['/worlds', {}],
  ['/open', { scenario: 'sealed' }],
])(
  '%s %j is done by the process of its world, with addresses as the caller reached it',
  async (url, body) => {
    const app = await serve('token', TOKEN);
    const made = await sendOn(app, url, { chosenBy: 'spring', body });
    expect(made.json()).toMatchObject({ code: 200, data: { name: 'spring' } });
    const again = await sendOn(app, '/worlds/spring/reset', { chosenBy: 'spring', body: {} });
    expect(again.json().data.urls.host).toBe('https://spring.mock.example/');
  },
);

test('a link without world and scenario is about the world of its request', async () => {
  const app = await serve('token', TOKEN);
  const opened = await sendOn(app, '/open', { chosenBy: 'default', body: { as: '' } });
  expect(opened.json()).toMatchObject({ code: 200, data: { name: 'default' } });
});

test.each(['../default', 'A', 'a/b', ''])('what is no name, %j, becomes none', async (chosenBy) => {
  const app = await serve('token', TOKEN);
  const { headers } = await sendOn(app, '/worlds', { chosenBy, body: {} });
  expect(headers['x-world']).toMatch(/^w-[0-9a-f]{10}$/);
  expect(app.worlds.names).toEqual(['default']);
});

test('where the token is asked of all, it is asked of this machine, too', async () => {
  const { app } = await serveTestWorlds(createTestControl('token', { token: TOKEN }));
  const freeze = async (headers: Record<string, string>) =>
    await app.inject({
      method: 'POST',
      url: '/__mock/clock',
      payload: { freeze: true },
      headers: { host: 'localhost:2828', ...headers },
      remoteAddress: '127.0.0.1',
    });
  expect((await freeze({})).statusCode).toBe(403);
  expect((await freeze({ authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
});
