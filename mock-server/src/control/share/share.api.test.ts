import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestControl, serveTestWorlds } from '../../testing/test-server.ts';
import { wallClock } from '../../world/clock.ts';
import type { ControlPlane } from '../control-plane.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** A browser on another machine of the network, which keeps its cookies. */
function colleague(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  const send = async (method: Method, url: string, payload?: object, own = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { host: '192.168.1.5:2828', ...(cookie !== '' && { cookie }), ...own };
    const remoteAddress = '192.168.1.20';
    const reply = await app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return reply;
  };
  const enter = (link: string) =>
    send('POST', '/__mock/shared', Object.fromEntries(new URL(link).searchParams));
  const statusOf = async (method: Method, path: string, payload?: object) =>
    (await send(method, `/__mock/${path}`, payload)).statusCode;
  return { cookies, send, enter, statusOf };
}

async function serve(others: Partial<ControlPlane> = {}) {
  const { app } = await serveTestWorlds(createTestControl('loopback', others));
  const mock = async (method: Method, path: string, payload?: object) => {
    const headers = { host: 'localhost:2828', 'x-world': 'spring', 'x-tester': 'Mei' };
    const reply = await app.inject({ method, url: `/__mock/${path}`, headers, ...(payload && { payload }) });
    return reply.json();
  };
  await mock('POST', 'worlds', { name: 'spring', seed: '7' });
  const share = async (minutes = 60) => (await mock('POST', 'share', { minutes })).data;
  return { app, mock, share };
}

test('a world is shared: a browser elsewhere has its console, and steers it under its own name', async () => {
  const { app, mock, share } = await serve();
  const shared = await share();
  expect(shared).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}$/),
    by: 'Mei',
    madeAtMs: expect.any(Number),
    untilMs: shared.madeAtMs + 60 * MINUTE_MS,
    consoleUrl: expect.stringMatching(
      /^http:\/\/192\.168\.1\.5:2828\/__mock\/shared\?world=spring&shareKey=[0-9a-f]{8}\.[\w-]{43}$/,
    ),
    phoneUrl: expect.stringMatching(/^http:\/\/192\.168\.1\.5:2828\/__mock\/join\?world=spring&invitation=/),
    beyondThisMachine: true,
  });
  const ben = colleague(app);
  expect(await ben.statusOf('POST', 'clock', { freeze: true })).toBe(403);
  const page = await ben.send('GET', new URL(shared.consoleUrl).pathname + new URL(shared.consoleUrl).search);
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining('<li>World: spring, and no other</li>'),
  ]);
  expect(ben.cookies.size).toBe(0);
  const entered = await ben.enter(shared.consoleUrl);
  expect(entered.json().data).toEqual({ name: 'spring', to: '/__mock?world=spring' });
  const moved = await ben.send('POST', '/__mock/clock', { freeze: true }, { 'x-tester': 'Ben' });
  expect(moved.statusCode).toBe(200);
  expect((await mock('GET', 'history')).data).toMatchObject([{ what: 'time frozen', by: 'Ben' }]);
  const game = await ben.send('POST', `/g/${findCurrentIssueCall.path}`, { lotteryId: '1' });
  expect(game.json().code).toBe(200);
});

test('a share of a world that is not open yet is remembered at the moment at which that stands', async () => {
  const { mock, share } = await serve();
  const { nowMs } = (await mock('GET', 'worlds/spring')).data;
  await share();
  const [entry] = (await mock('GET', 'journal')).data.list;
  expect(entry.url).toBe('/__mock/share');
  expect(entry.atMs).toBeGreaterThanOrEqual(nowMs);
  expect(entry.atMs).toBeLessThanOrEqual((await mock('GET', 'worlds/spring')).data.nowMs);
});

test('the cookie lasts as long as the share, and does not tell its key', async () => {
  const { app, share } = await serve();
  const { consoleUrl } = await share(5);
  const entered = await colleague(app).enter(consoleUrl);
  const [cookie] = entered.cookies.filter(({ name }) => name.startsWith('mock-share'));
  expect(cookie).toMatchObject({ name: 'mock-share-spring', httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(cookie?.maxAge).toBe(300);
  expect(consoleUrl).not.toContain(cookie?.value.split('.')[1]);
});

test.each<[string, (mock: Awaited<ReturnType<typeof serve>>['mock'], id: string) => Promise<unknown>]>([
  ['it is ended', (mock, id) => mock('DELETE', `share/${id}`)],
  ['its world is reset', (mock) => mock('POST', 'worlds/spring/reset', {})],
  [
    'its world is deleted and made again',
    async (mock) => {
      await mock('DELETE', 'worlds/spring');
      return mock('POST', 'worlds', { name: 'spring', seed: '7' });
    },
  ],
  [
    'its time is over',
    async () => {
      const late = wallClock.nowMs() + 60 * MINUTE_MS;
      const clock = vi.spyOn(wallClock, 'nowMs').mockImplementation(() => late);
      onTestFinished(() => clock.mockRestore());
    },
  ],
])('when %s its link and its cookie are worth nothing', async (_what, end) => {
  const { app, mock, share } = await serve();
  const { id, consoleUrl } = await share();
  const ben = colleague(app);
  await ben.enter(consoleUrl);
  expect(await ben.statusOf('GET', 'players')).toBe(200);
  await end(mock, id);
  expect(await ben.statusOf('GET', 'players')).toBe(403);
  expect((await ben.enter(consoleUrl)).json().msg).toBe(
    'This link has ended: ask who sent it for a new one.',
  );
  const page = await ben.send('GET', '/__mock/shared?world=spring', undefined, { accept: 'text/html' });
  expect([page.statusCode, page.body]).toEqual([403, expect.stringContaining('This link has ended')]);
  expect((await mock('GET', 'share')).data).toEqual([]);
});

test('a stream that a shared console follows ends with its share', async () => {
  const { app, mock, share } = await serve();
  const { id, consoleUrl } = await share();
  const ben = colleague(app);
  await ben.enter(consoleUrl);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const cookie = [...ben.cookies].map((pair) => pair.join('=')).join('; ');
  // By this name a caller on this machine is one of the network.
  const headers = { host: '192.168.1.5:2828', cookie };
  const stream = await new Promise<IncomingMessage>((resolve) =>
    get({ port, host: '127.0.0.1', path: '/__mock/journal/stream', headers }, resolve),
  );
  onTestFinished(() => void stream.destroy());
  expect(stream.statusCode).toBe(200);
  const chunks: string[] = [];
  stream.on('data', (chunk) => chunks.push(String(chunk)));
  const ended = new Promise((resolve) => stream.on('end', () => resolve(true)));
  await mock('POST', 'clock', { freeze: true });
  await expect.poll(() => chunks.join('')).toContain('/__mock/clock');
  await mock('DELETE', `share/${id}`);
  expect(await ended).toBe(true);
  expect(chunks.join('')).not.toContain('DELETE');
});

test('each share is ended for itself; a step back and a restored snapshot end none', async () => {
  const { app, mock, share } = await serve();
  const [one, other] = [await share(), await share()];
  const [ben, ann] = [colleague(app), colleague(app)];
  await ben.enter(one.consoleUrl);
  await ann.enter(other.consoleUrl);
  await mock('POST', 'snapshots', { name: 'before' });
  await mock('POST', 'clock', { freeze: true });
  await mock('POST', 'clock', { back: true });
  await mock('POST', 'snapshots/before/restore', {});
  expect((await mock('GET', 'share')).data).toEqual([one, other]);
  expect((await mock('DELETE', `share/${one.id}`)).data).toEqual([other]);
  expect([await ben.statusOf('GET', 'players'), await ann.statusOf('GET', 'players')]).toEqual([403, 200]);
  expect((await mock('DELETE', `share/${one.id}`)).msg).toBe(
    `There is no share ${one.id}: GET /__mock/share lists all there are.`,
  );
});

test('where no other machine reaches the server the reply says what has to be set', async () => {
  const { share } = await serve({ lanAddress: () => undefined });
  expect(await share()).toMatchObject({
    beyondThisMachine: false,
    hint: expect.stringContaining('start it with HOST=0.0.0.0'),
    consoleUrl: expect.stringMatching(/^http:\/\/localhost:2828\/__mock\/shared/),
  });
});

test('an invitation that was ended is in no share', async () => {
  const { mock, share } = await serve();
  await share();
  await mock('DELETE', 'worlds/spring/invitation');
  expect(Object.keys((await mock('GET', 'share')).data[0])).not.toContain('phoneUrl');
});

test('a shared console opens its own world as a player, and makes none', async () => {
  const { app, mock, share } = await serve();
  await mock('POST', 'worlds', { name: 'autumn' });
  const ben = colleague(app);
  await ben.enter((await share()).consoleUrl);
  const opened = await ben.send('POST', '/__mock/open', { as: 'demo', to: '/mine' });
  expect(opened.json().data).toMatchObject({ name: 'spring', to: '/mine' });
  expect(await ben.statusOf('POST', 'open', { world: 'spring', as: 'demo' })).toBe(200);
  expect(await ben.statusOf('POST', 'open', { world: 'autumn', as: 'demo' })).toBe(403);
  expect(await ben.statusOf('POST', 'open', { world: 'default', as: 'demo' })).toBe(403);
  expect(await ben.statusOf('POST', 'open', { world: 'winter', scenario: 'sealed' })).toBe(403);
  expect(await ben.statusOf('POST', 'open', { scenario: 'fresh-install' })).toBe(403);
  expect((await mock('GET', 'worlds')).data).toHaveLength(3);
});

test('a shared console that asks for more hears what it is for', async () => {
  const { app, share } = await serve();
  const ben = colleague(app);
  const ask = async (own = {}) => (await ben.send('GET', '/__mock/worlds', undefined, own)).json().msg;
  await ben.enter((await share()).consoleUrl);
  expect(await ask()).toMatch(/^This console was shared for the world "spring" alone: other worlds, /);
  expect(await ask({ 'x-world': 'default' })).toBe('Control calls are allowed for: loopback (MOCK_CONTROL).');
});

test('no key stands in the journal, which a shared console reads', async () => {
  const { app, mock, share } = await serve();
  const { consoleUrl } = await share();
  const ben = colleague(app);
  await ben.enter(consoleUrl);
  const { body } = await ben.send('GET', '/__mock/journal?kind=control');
  expect(body).toContain('/__mock/share');
  expect(body).toContain('/__mock/shared');
  const key = new URL(consoleUrl).searchParams.get('shareKey') ?? '';
  expect(body).not.toContain(key.split('.')[1]);
  expect(body).not.toContain(ben.cookies.get('mock-share-spring')?.split('.')[1]);
  expect((await mock('GET', 'share')).data).toHaveLength(1);
});

test.each(['x', 'f'.repeat(8), `${'f'.repeat(8)}.${'x'.repeat(43)}`])(
  'the key %j opens nothing',
  async (shareKey) => {
    const { app, share } = await serve();
    await share();
    const ben = colleague(app);
    for (const world of ['spring', 'nowhere'])
      expect((await ben.send('POST', '/__mock/shared', { world, shareKey })).statusCode).toBe(403);
    expect(ben.cookies.size).toBe(0);
  },
);

test('the name of a share is not its key: signed otherwise, neither link nor cookie opens anything', async () => {
  const { app, share } = await serve();
  const { id } = await share();
  const forged = `${id}.${'x'.repeat(43)}`;
  const ben = colleague(app);
  const entered = await ben.send('POST', '/__mock/shared', { world: 'spring', shareKey: forged });
  expect(entered.statusCode).toBe(403);
  ben.cookies.set('mock-share-spring', forged);
  const headers = { 'x-world': 'spring' };
  expect((await ben.send('POST', '/__mock/clock', { freeze: true }, headers)).statusCode).toBe(403);
});

test('a world is shared twenty times at most', async () => {
  const { mock, share } = await serve();
  for (let times = 0; times < 20; times += 1) await share();
  expect((await mock('POST', 'share', { minutes: 1 })).msg).toBe(
    'A world is shared 20 times at most: DELETE /__mock/share/:id ends one.',
  );
});
