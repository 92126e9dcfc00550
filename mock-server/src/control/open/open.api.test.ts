import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import type { SituationLink } from '@canada28/shared/control/open.control.ts';
import { INACTIVITY_LIMIT_MS } from '@canada28/shared/limits.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import {
  createTestControl,
  createTestWorld,
  serveTestWorlds,
  TEST_NOW_MS,
} from '../../testing/test-server.ts';

const OPENED_BY_HAND = { accept: 'text/html', 'sec-fetch-site': 'none' } as const;
const FRESH = { world: 'spring', scenario: 'fresh-install' } as const;

/** A server with the default world, and what a browser asks of it. */
async function serve() {
  const world = createTestWorld();
  const control = createTestControl('loopback', { hostSuffix: 'mock.example' });
  const { app, worlds } = await serveTestWorlds(control, [world]);
  const page = (link: SituationLink, headers: Record<string, string> = OPENED_BY_HAND) =>
    app.inject({ url: '/__mock/open', query: link, headers: { host: 'localhost:2828', ...headers } });
  const open = (link: SituationLink, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/__mock/open',
      payload: link,
      headers: { host: 'localhost:2828', ...headers },
    });
  return { app, worlds, world, page, open };
}

test('a link makes a new world of its scenario, logs its player in, and tells where to go', async () => {
  const { app, worlds, open } = await serve();
  const reply = await open({ ...FRESH, as: 'demo', lang: 'kor', to: '/withdraw?type=1#top' });
  const { data } = reply.json();
  expect(data).toMatchObject({ name: 'spring', to: '/withdraw?type=1#top', storage: { lang: 'kor' } });
  expect(worlds.names).toEqual(['default', 'spring']);
  const cookies = reply.headers['set-cookie'];
  expect(cookies).toContain('world=spring; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
  const profile = await app.inject({
    method: 'POST',
    url: `/p/${getUserInfoCall.path}`,
    headers: { host: 'spring.localhost', 'x-token': data.storage.token },
  });
  expect(profile.json().data.userName).toBe('demo');
});

test('a link opens a world whose clock runs so fast that something is always due', async () => {
  let wallMs = TEST_NOW_MS;
  // Each look at the clock finds it 100 s later.
  const wall = { nowMs: () => wallMs++ };
  const world = createTestWorld({ wall });
  const player = createTestPlayer(world);
  world.clock.setRate(100_000);
  const { app } = await serveTestWorlds(createTestControl(), [world]);
  const payload = { as: player.userName };
  for (let count = 0; count < 10; count++) {
    const reply = await app.inject({ method: 'POST', url: '/__mock/open', payload });
    expect(reply.json()).toMatchObject({ code: 200, msg: '' });
  }
});

test('opened again, the world is the same one, with one session more', async () => {
  const { worlds, open } = await serve();
  const tokens = [];
  for (let count = 0; count < 2; count++)
    tokens.push((await open({ ...FRESH, as: 'demo' })).json().data.storage.token);
  expect(new Set(tokens).size).toBe(2);
  expect(worlds.names).toEqual(['default', 'spring']);
});

test('opened again where its player is logged in, a link goes on with that session; another player gets one', async () => {
  const { open } = await serve();
  const link = { ...FRESH, as: 'demo' };
  const tokenOf = async (wanted: SituationLink, token: string) =>
    (await open(wanted, { cookie: `P-Token=${token}` })).json().data.storage.token;
  const first = await tokenOf(link, 'nobody has this one');
  expect(await tokenOf(link, first)).toBe(first);
  const other = await tokenOf({ world: 'spring', as: 'fresh' }, first);
  expect(other).not.toBe(first);
  expect(await tokenOf(link, other)).not.toBe(first);
});

test('a session that has ended is not gone on with', async () => {
  const { app, open } = await serve();
  const link = { ...FRESH, as: 'demo' };
  const { token } = (await open(link)).json().data.storage;
  const host = 'spring.localhost';
  await app.inject({
    method: 'POST',
    url: '/__mock/worlds/spring/reset',
    payload: {},
    headers: { host: 'localhost' },
  });
  const again = await open({ world: 'spring', as: 'demo' }, { cookie: `P-Token=${token}` });
  expect(again.json().data.storage.token).not.toBe(token);
  const profile = await app.inject({
    method: 'POST',
    url: `/p/${getUserInfoCall.path}`,
    headers: { host, 'x-token': again.json().data.storage.token },
  });
  expect(profile.json().data.userName).toBe('demo');
});

test('a scenario without a world is a new world each time', async () => {
  const { worlds, open } = await serve();
  for (let count = 0; count < 2; count++)
    expect((await open({ scenario: 'fresh-install' })).json().data.name).toMatch(/^w-/);
  expect(worlds.names).toHaveLength(3);
});

test.each<[SituationLink, object, string | undefined]>([
  [{ scenario: 'addresses-full' }, { to: '/address', lang: undefined }, 'demo'],
  [{ scenario: 'error-message-in-header' }, { to: '/center', lang: 'zh' }, 'demo'],
  [{ scenario: 'empty-everything' }, { to: '/', lang: undefined }, undefined],
  [
    { scenario: 'error-message-in-header', as: '', lang: 'jp', to: '/aboutUs' },
    { to: '/aboutUs', lang: 'jp' },
    undefined,
  ],
])(
  'what %j leaves out is as the scenario is seen best',
  async (link, { lang, ...goes }: { lang?: string }, as) => {
    const { page, open } = await serve();
    expect((await page(link)).body).toContain(
      `<li>${as === undefined ? 'No player is logged in' : `Logged in: ${as}`}</li>`,
    );
    const { data } = (await open(link)).json();
    expect(data).toMatchObject(goes);
    expect(data.storage.lang).toBe(lang);
    expect(data.storage.userInfo?.userName).toBe(as);
  },
);

test.each<[SituationLink, boolean]>([
  [{ world: 'spring', as: 'demo' }, true],
  [{ world: 'spring', scenario: 'inactivity' }, true],
  [{ world: 'spring' }, false],
  [{ scenario: 'ready-to-bet' }, false],
])('who has not touched the app for long is a player of that scenario: %j', async (link, isUntouched) => {
  const { open } = await serve();
  await open({ world: 'spring', scenario: 'inactivity' });
  const { untouchedForMs } = (await open(link)).json().data;
  if (!isUntouched) return expect(untouchedForMs).toBeUndefined();
  expect(untouchedForMs).toBeGreaterThanOrEqual(INACTIVITY_LIMIT_MS - MINUTE_MS);
});

test('a link without a player leaves no player logged in, and one without a language leaves the language', async () => {
  const { open } = await serve();
  const reply = await open({});
  expect(reply.json().data).toEqual({ name: 'default', to: '/', storage: {} });
  expect(reply.headers['set-cookie']).toContainEqual(expect.stringMatching(/^P-Token=; Max-Age=0/));
});

test.each([
  ['default.localhost:2828', 'default'],
  ['phone1.spring.localhost:2828', 'spring'],
])('on the host of a world the host says which: %s', async (host, world) => {
  const { open } = await serve();
  const reply = await open({ ...(world === 'spring' && FRESH) }, { host });
  expect(reply.json().data.name).toBe(world);
  expect(reply.headers['set-cookie']).not.toContainEqual(expect.stringMatching(/^world=/));
});

test('the cookie says it where neither link nor host does', async () => {
  const { open } = await serve();
  await open(FRESH);
  expect((await open({}, { cookie: 'world=spring' })).json().data.name).toBe('spring');
});

test.each([
  ['none', true],
  ['same-origin', true],
  ['cross-site', false],
  ['same-site', false],
  // A browser that does not say it, on plain http in a local network.
  ['', false],
])('opened from %j the page goes on by itself: %s', async (site, isAtOnce) => {
  const { worlds, page } = await serve();
  const reply = await page(
    { ...FRESH, as: 'demo' },
    { accept: 'text/html', ...(site && { 'sec-fetch-site': site }) },
  );
  expect(reply.statusCode).toBe(200);
  expect(reply.body.includes('data-at="once"')).toBe(isAtOnce);
  expect(reply.body.includes('<button disabled>Open</button>')).toBe(!isAtOnce);
  // A request that only reads, of a preview say, changes nothing.
  expect(worlds.names).toEqual(['default']);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('a page of the same world below localhost may hold a phone that opens by itself', async () => {
  const { page } = await serve();
  const from = (host: string) => page({}, { accept: 'text/html', host, 'sec-fetch-site': 'same-site' });
  expect((await from('phone1.default.localhost:2828')).body).toContain('data-at="once"');
  // Elsewhere a site may hold pages of others.
  for (const host of ['default.mock.example', 'localhost:2828', 'default.localhost.mock.example'])
    expect((await from(host)).body).not.toContain('data-at="once"');
});

test.each<[string, Record<string, string>]>([
  ['a picture on a page of another site', { accept: 'image/*', 'sec-fetch-site': 'cross-site' }],
  ['a link on a page of another site', { accept: 'text/html', 'sec-fetch-site': 'cross-site' }],
  ['a picture, where the browser does not say', { accept: 'image/avif,image/*,*/*;q=0.8' }],
])('%s plays no scenario', async (_, headers) => {
  const { page } = await serve();
  // That there is no such player is known only once the scenario was played.
  const link = { world: 'winter', scenario: 'fresh-install', as: 'dmeo' };
  expect((await page(link)).statusCode).toBe(404);
  expect((await page(link, headers)).statusCode).toBe(200);
});

test.each(['cross-site', 'same-site'])('no page of another site sends the form: %s', async (site) => {
  const { worlds, open } = await serve();
  const reply = await open(FRESH, { 'sec-fetch-site': site, origin: 'http://evil.example' });
  expect(reply.statusCode).toBe(403);
  expect(worlds.names).toEqual(['default']);
});

test.each<[SituationLink, number, string]>([
  [{ world: 'winter' }, 404, 'There is no world "winter": name a "scenario"'],
  [
    { world: 'winter', scenario: 'fresh-instal' },
    400,
    'There is no scenario "fresh-instal"; near it: fresh-install',
  ],
  [
    { world: 'winter', scenario: 'fresh-install', as: 'dmeo' },
    404,
    'There is no player "dmeo"; there are: demo, ',
  ],
  [{ as: 'nobody' }, 404, 'There is no player "nobody"; there are none'],
  [{ lang: 'de' }, 400, 'There is no language "de"; there are: zh, en, jp, kor, cht.'],
  [{ scenario: 'empty-everything', world: 'default' }, 409, 'made of "fresh-install": leave "scenario" out'],
  [{ to: 'https://evil.example/' }, 400, '"to" must be a path of the product'],
  [{ to: '//evil.example' }, 400, '"to" must be a path of the product'],
  [{ to: '/\\evil.example' }, 400, '"to" must be a path of the product'],
  [{ to: '\\\\evil.example' }, 400, '"to" must be a path of the product'],
  [{ to: '/\t/evil.example' }, 400, '"to" must be a path of the product'],
  [{ to: '/..//evil.example' }, 400, '"to" must be a path of the product'],
  [{ to: 'javascript:alert(1)' }, 400, '"to" must be a path of the product'],
  [{ to: '/__mock/open?to=/' }, 400, '"to" must be a path of the product'],
  [{ to: '/x/../__mock/docs' }, 400, '"to" must be a path of the product'],
  [{ to: '/%5F%5Fmock/open?scenario=fresh-install' }, 400, '"to" must be a path of the product'],
  [{ to: '/%5f_mock' }, 400, '"to" must be a path of the product'],
  [{ to: '/x/%2e%2E/_%5Fmock/docs' }, 400, '"to" must be a path of the product'],
  [{ to: '/x%2F..%2F%5F%5Fmock/docs' }, 400, '"to" must be a path of the product'],
  [{ to: '/%2Fevil.example' }, 400, '"to" must be a path of the product'],
  [{ to: '/%5Cevil.example' }, 400, '"to" must be a path of the product'],
  [{ world: 'Not A Name' }, 400, 'The query may have "world"'],
])('%j is refused on a page with a sentence, and nothing comes of it', async (link, status, sentence) => {
  const { worlds, page, open } = await serve();
  const shown = await page(link);
  expect(shown.statusCode).toBe(status);
  expect(shown.headers['content-type']).toContain('text/html');
  const asText = sentence.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  expect(shown.body).toContain(asText);
  const sent = await open(link);
  expect(sent.statusCode).toBe(status);
  expect(sent.json().msg).toContain(sentence.replace('The query', 'The body'));
  expect(worlds.names).toEqual(['default']);
});

test('a link says nothing on the host of another world', async () => {
  const { page } = await serve();
  const reply = await page(FRESH, { ...OPENED_BY_HAND, host: 'autumn.localhost:2828' });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('open the link on spring.localhost:2828');
});

test('a player who is forbidden to log in is not logged in by a link', async () => {
  const { world, open } = await serve();
  const { userName } = createTestPlayer(world, { status: 2 });
  const reply = await open({ as: userName });
  expect(reply.json()).toMatchObject({ code: 409, msg: expect.stringContaining('is forbidden to log in') });
});

test('what a link says is shown as text', async () => {
  const { page } = await serve();
  const reply = await page({ to: `/"'><script>alert(1)</script>` });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).not.toContain('<script>alert');
});

test('a caller who may not control opens no link', async () => {
  const { app, worlds } = await serve();
  for (const method of ['GET', 'POST'] as const) {
    const reply = await app.inject({
      method,
      url: '/__mock/open?world=spring&scenario=fresh-install',
      ...(method === 'POST' && { payload: FRESH, url: '/__mock/open' }),
      headers: { host: 'localhost', ...OPENED_BY_HAND },
      remoteAddress: '192.168.1.20',
    });
    expect(reply.statusCode).toBe(403);
  }
  expect(worlds.names).toEqual(['default']);
});
