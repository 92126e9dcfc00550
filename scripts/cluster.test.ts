import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleServer } from './lib/bundle-server.ts';
import { type Cluster, SUFFIX, startCluster, TOKEN } from './lib/cluster.ts';
import { NGINX, NO_NGINX } from './lib/nginx.ts';
import { ROOT } from './lib/project.mjs';

const PROGRAM = join(ROOT, 'test-results/cluster/main.js');
const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };
const ISSUE = { path: '/player-api/player/game/findcurIssue.do', body: { lotteryId: '1' } };
/** So many that each process has some, wherever their names lead. */
const NAMES = Array.from({ length: 28 }, (_, index) => `team-${index}`);

describe.skipIf(NGINX === undefined)(
  `two processes behind nginx${NGINX === undefined ? `: ${NO_NGINX}` : ''}`,
  () => {
    let cluster: Cluster;
    let folder: string;
    const control = (path: string, asked: Parameters<Cluster['ask']>[1] = {}) =>
      cluster.ask(`/__mock${path}`, { ...asked, headers: { ...AUTHORIZED, ...asked.headers } });
    const play = (asked: Parameters<Cluster['ask']>[1]) =>
      cluster.ask(ISSUE.path, { body: ISSUE.body, ...asked, headers: { ...AUTHORIZED, ...asked?.headers } });
    /** The process of each of these worlds, which every second time outlives it. */
    const processOf = new Map<string, number>();

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'cluster-'));
      await bundleServer(PROGRAM);
      cluster = await startCluster({ folder, program: PROGRAM });
      for (const [index, name] of NAMES.entries()) {
        const made = await control('/worlds', { body: { name, keep: index % 2 === 0 } });
        expect(made.json()).toMatchObject({ code: 200, data: { name } });
        processOf.set(name, made.port);
      }
    });
    afterAll(async () => {
      await cluster?.end();
      rmSync(folder, { recursive: true });
    });

    test('worlds are spread over both', () => {
      expect(new Set(processOf.values())).toEqual(new Set(cluster.ports));
    });

    test('however a request names its world, the process of that world answers', async () => {
      for (const name of NAMES.slice(0, 8)) {
        const port = processOf.get(name);
        const answers = await Promise.all([
          play({ headers: { 'x-world': name } }),
          play({ host: `${name}.${SUFFIX}` }),
          play({ host: `phone1.${name}.${SUFFIX}:443` }),
          play({ headers: { cookie: `lang=en; world=${name}` } }),
          control('/clock', { headers: { 'x-world': name }, body: { freeze: true } }),
          control(`/worlds/${name}`),
          control(`/worlds/${name}/invitation`, { method: 'POST' }),
          control(`/open?world=${name}&as=demo`, { headers: { accept: 'text/html' } }),
          control('/open', { body: { world: name, as: 'demo' } }),
          // The header comes first, then the host, then the cookie.
          play({ headers: { 'x-world': name, cookie: 'world=nowhere' }, host: `nowhere.${SUFFIX}` }),
          play({ headers: { cookie: 'world=nowhere' }, host: `${name}.${SUFFIX}` }),
        ]);
        expect(answers.map((answer) => [answer.status, answer.port])).toEqual(answers.map(() => [200, port]));
      }
    });

    test('a world without a name, made by a call or by a link, is found again under the one it got', async () => {
      for (const [path, body] of [
        ['/worlds', {}],
        ['/worlds', { scenario: 'sealed' }],
        ['/open', { scenario: 'ready-to-bet' }],
      ] as const) {
        const { data, code } = (await control(path, { body })).json();
        expect([code, data.name]).toEqual([200, expect.stringMatching(/^w-/)]);
        expect((await control(`/worlds/${data.name}`)).json()).toMatchObject({ code: 200 });
        expect((await play({ headers: { 'x-world': data.name } })).json()).toMatchObject({ code: 200 });
      }
    });

    test('a visitor joins a world by its invitation, wherever it lies', async () => {
      for (const name of NAMES.slice(0, 6)) {
        const { url } = (await control(`/worlds/${name}/invitation`, { method: 'POST' })).json().data;
        expect(url).toMatch(`https://${SUFFIX}/__mock/join?world=${name}&`);
        const { searchParams } = new URL(url);
        const joined = await cluster.ask('/__mock/join', { body: Object.fromEntries(searchParams) });
        expect(joined.json()).toMatchObject({ code: 200, data: { name } });
        const cookie = [joined.headers['set-cookie']]
          .flat()
          .map((text) => text?.split(';')[0])
          .join('; ');
        const plays = await cluster.ask(ISSUE.path, { body: ISSUE.body, headers: { cookie } });
        expect([plays.json().code, plays.port]).toEqual([200, processOf.get(name)]);
      }
    });

    test("a world of a snapshot is refused in a sentence where it would be another process's", async () => {
      const headers = { 'x-world': 'team-0' };
      await control('/snapshots', { headers, body: { name: 'before' } });
      const made = await control('/worlds', { headers, body: { name: 'of-snapshot', snapshot: 'before' } });
      expect([made.status, made.json().msg]).toEqual([
        409,
        expect.stringContaining('/snapshots/before/file'),
      ]);
      const file = await control('/snapshots/before/file', { headers });
      const load = { headers: { 'x-world': 'team-1' }, body: file.bytes };
      expect((await control('/snapshots/file?name=copy', load)).json()).toMatchObject({ code: 200 });
    });

    test('the list of worlds is that of the process whose world asks', async () => {
      for (const name of NAMES.slice(0, 8)) {
        const list = (await control('/worlds', { headers: { 'x-world': name } })).json().data;
        const listed = list.map((world: { name: string }) => world.name);
        expect(listed).toContain('default');
        expect(NAMES.filter((each) => listed.includes(each))).toEqual(
          NAMES.filter((each) => processOf.get(each) === processOf.get(name)),
        );
      }
    });

    test.each([
      {},
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
      { 'x-chosen-by-world': 'team-0' },
      { authorization: 'Bearer not-the-token-of-this-28' },
    ])('without the token none steers, this machine included: %j', async (headers) => {
      for (const from of ['127.0.0.1', '127.0.0.28'])
        for (const host of [SUFFIX, 'localhost', '127.0.0.1', `team-0.${SUFFIX}`]) {
          const asked = { headers, host, from };
          expect((await cluster.ask('/__mock/worlds', asked)).status).toBe(403);
          expect((await cluster.ask('/__mock/worlds', { ...asked, body: { name: 'mine' } })).status).toBe(
            403,
          );
          expect((await cluster.ask('/__mock/open', { ...asked, body: { world: 'team-0' } })).status).toBe(
            403,
          );
        }
      expect(
        (await cluster.ask(ISSUE.path, { body: ISSUE.body, headers: { ...headers, 'x-world': 'team-0' } }))
          .status,
      ).toBe(404);
      expect((await cluster.ask(ISSUE.path, { body: ISSUE.body, headers })).status).toBe(200);
    });

    test('a browser shows the token once, over TLS only, and then steers on the hosts of all worlds', async () => {
      const shown = await cluster.ask('/__mock/access', { body: { token: TOKEN } });
      const [cookie = ''] = shown.headers['set-cookie'] ?? [];
      expect(cookie).toContain(`Domain=${SUFFIX}`);
      expect(cookie).toContain('Secure');
      const asked = { headers: { cookie: cookie.split(';')[0] ?? '' }, host: `team-3.${SUFFIX}` };
      const world = (await cluster.ask('/__mock/worlds/team-3', asked)).json().data;
      expect(world.urls.host).toBe(`https://team-3.${SUFFIX}/`);
    });

    test('one caller who asks too often keeps no other one off', async () => {
      const register = (from: string, index: number) =>
        cluster.ask('/player-api/player/user/register', {
          // However often the caller says to be another one.
          headers: { 'x-forwarded-for': `192.0.2.${index}` },
          body: { uname: 'x', password: '' },
          from,
        });
      let last = await register('127.0.0.2', 0);
      for (let index = 1; index <= 30; index += 1) last = await register('127.0.0.2', index);
      const refused = last.json().code;
      const other = (await register('127.0.0.3', 0)).json().code;
      expect(other).not.toBe(refused);
    });

    test('a stream of events comes as it is sent', async () => {
      const asked = { headers: { 'x-world': 'team-0' }, isStream: true };
      const stream = await control('/journal/stream?last=1', asked);
      expect(stream.headers['content-type']).toBe('text/event-stream');
      expect(stream.bytes.toString()).toContain('event: journal');
    });

    test('a killed process takes down its own worlds alone; started again, those with a file are back', async () => {
      // The first world has a file.
      const killed = processOf.get(NAMES[0] ?? '') ?? 0;
      const mine = NAMES.filter((name) => processOf.get(name) === killed);
      const others = NAMES.filter((name) => processOf.get(name) !== killed);
      const isKept = (name: string) => NAMES.indexOf(name) % 2 === 0;
      const player = (call: string, asked: Parameters<Cluster['ask']>[1]) =>
        cluster.ask(`/player-api/player/user/${call}`, {
          ...asked,
          headers: { ...AUTHORIZED, ...asked?.headers },
        });
      const codeOf = async (name: string) => (await play({ headers: { 'x-world': name } })).status;
      const all = async (names: readonly string[]) => new Set(await Promise.all(names.map(codeOf)));
      const kept = { 'x-world': NAMES[0] ?? '' };
      const body = { uname: 'demo', password: 'demo2828' };
      const session = (await player('login', { headers: kept, body })).json().data.tokenValue;
      await cluster.kill(killed);
      expect(await all(others)).toEqual(new Set([200]));
      expect(await all(mine)).toEqual(new Set([502]));
      expect(await all(others)).toEqual(new Set([200]));
      await cluster.restart(killed);
      expect(await all(mine.filter(isKept))).toEqual(new Set([200]));
      expect(await all(others)).toEqual(new Set([200]));
      const profile = await player('getUserInfo', { headers: { ...kept, 'x-token': session }, body: {} });
      expect(profile.json()).toMatchObject({ code: 200, data: { userName: 'demo' } });
      for (const name of mine) expect(await codeOf(name)).toBe(isKept(name) ? 200 : 404);
    });
  },
);
