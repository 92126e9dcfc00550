import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import supertest from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

type Page = { readonly list: readonly JournalEntry[]; readonly total: number };

async function read({ app }: TestServer, query: object = {}, world = 'default'): Promise<Page> {
  const reply = await supertest(app.server).get('/__mock/journal').query(query).set('x-world', world);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data;
}

const kindsIn = ({ list }: Page) => list.map(({ kind }) => kind);
const urlsIn = ({ list }: Page) => list.map((entry) => ('url' in entry ? entry.url : entry.what));

test('a call is told with player, times, headers, input, reply and whether it kept the contract', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await server.call('wallet/getMyWallet', {}, { ...player.headers, lang: 'kor' });
  expect(await read(server)).toMatchObject({
    total: 1,
    forgotten: 0,
    marks: [],
    run: expect.stringMatching(/^[0-9a-f]{12}$/),
    list: [
      {
        id: 1,
        kind: 'call',
        atMs: TEST_NOW_MS,
        wallMs: expect.any(Number),
        why: 'It was answered from what the world held then.',
        method: 'POST',
        url: '/player-api/player/wallet/getMyWallet',
        path: 'wallet/getMyWallet',
        player: { id: player.id, userName: player.userName },
        headers: expect.objectContaining({
          'content-type': 'application/json',
          lang: 'kor',
          'p-token': expect.stringMatching(/^\*\*\* [0-9a-f]{8}$/),
        }),
        input: {},
        status: 200,
        code: 200,
        replyHeaders: expect.objectContaining({ 'x-demo': 'default' }),
        reply: { code: 200, data: expect.objectContaining({ moneyUsable: 1000 }), msg: '' },
        durationMs: expect.any(Number),
        differences: [],
        faults: [],
      },
    ],
  });
});

test('pages and assets, documents and the journal itself are not in it; unknown paths and methods are', async () => {
  const server = await createTestServer();
  const { get } = { get: (url: string) => supertest(server.app.server).get(url) };
  for (const url of ['/', '/docs/json', '/__mock/docs/json', '/__mock/journal', '/__mock/nothing'])
    await get(url);
  await get('/player-api/player/user/login');
  await server.call('user/nothing', { a: 1 });
  const page = await read(server);
  expect(page.list).toMatchObject([
    { method: 'POST', url: '/player-api/player/user/nothing', status: 404, code: 404, differences: [] },
    { method: 'GET', url: '/player-api/player/user/login', status: 200, code: 405 },
  ]);
  expect(page.list.some((entry) => 'path' in entry)).toBe(false);
});

test('what an observer reads is not in it; what it changes is', async () => {
  const server = await createTestServer();
  const observer = { 'x-observer': '1' };
  await supertest(server.app.server).get('/__mock/players').set(observer).expect(200);
  await supertest(server.app.server)
    .post('/__mock/maintenance')
    .set(observer)
    .send({ on: false })
    .expect(200);
  await supertest(server.app.server).get('/__mock/players').expect(200);
  expect((await read(server)).list).toMatchObject([
    { method: 'GET', url: '/__mock/players' },
    { method: 'POST', url: '/__mock/maintenance' },
  ]);
});

test('what happens by itself and what testers do is told in the order in which it came', async () => {
  const server = await createTestServer();
  await server.control('clock', { advance: 210_000 }).expect(200);
  const page = await read(server);
  expect(kindsIn(page)[0]).toBe('control');
  expect(page.list[0]).toMatchObject({
    url: '/__mock/clock',
    atMs: TEST_NOW_MS + 210_000,
    input: { params: {}, query: {}, body: { advance: 210_000 } },
    status: 200,
    code: 200,
  });
  const happened = [...page.list].reverse().filter(({ kind }) => kind === 'happening');
  expect(happened).toMatchObject(
    page.list[0]?.kind === 'control'
      ? (page.list[0].reply as { data: { happened: object[] } }).data.happened
      : [],
  );
  expect(happened.length).toBeGreaterThan(2);
});

test('a refused control call is told as well; one from elsewhere leaves no trace', async () => {
  const server = await createTestServer();
  await server.control('clock', { advance: 'soon' }).expect(400);
  await server.app.inject({
    method: 'POST',
    url: '/__mock/clock',
    payload: { freeze: true },
    headers: { host: 'localhost' },
    remoteAddress: '192.168.1.20',
  });
  expect((await read(server)).list).toMatchObject([
    { kind: 'control', status: 400, code: 400, input: { body: { advance: 'soon' } } },
  ]);
});

test('an input that is not as the contract says is told field by field, and one that is no JSON', async () => {
  const server = await createTestServer();
  await server.game('getOdds.do', { lotteryId: '2' });
  await supertest(server.app.server).post('/player-api/player/game/getOdds.do').send('{"half"');
  await server.game('getOdds.do', { lotteryId: '1' });
  const page = await read(server, { onlyDifferences: true });
  expect(page.list).toMatchObject([
    { code: 400, differences: [{ path: 'request.body', found: 'no JSON' }] },
    { code: 400, differences: [{ path: 'request.body.lotteryId', expected: '"1"', found: 'string "2"' }] },
  ]);
});

test.each([
  [{ httpStatus: 500 }, { status: 500, reply: '', differences: [{ path: 'status', found: '500' }] }],
  [{ code: 600 }, { code: 600, differences: [{ path: 'reply.code' }, { path: 'reply.msg' }] }],
  [
    { malformedJson: true as const },
    { reply: expect.stringMatching(/^\{"code":200/), differences: [{ path: 'reply' }] },
  ],
  [{ emptyBody: true as const }, { reply: '', differences: [{ path: 'reply' }] }],
  [{ dripMs: 1 }, { reply: { code: 200 }, differences: [] }],
  [{ latencyMs: 5 }, { reply: { code: 200 }, differences: [] }],
])('a call that the fault %j hits tells which, and what was sent', async (what, told) => {
  const server = await createTestServer();
  await server.control('faults', faultBody({ latencyMs: 1 }, { path: 'chat/list' })).expect(200);
  await server.control('faults', faultBody(what, { path: 'game/getOdds.do' })).expect(200);
  await server.game('getOdds.do', { lotteryId: '1' }).catch(() => undefined);
  await server.game('findcurIssue.do', { lotteryId: '1' });
  const page = await read(server, { onlyFaults: true });
  expect(page.list).toMatchObject([
    { path: 'game/getOdds.do', faults: [{ id: 2 }], input: { lotteryId: '1' }, ...told },
  ]);
});

/** The one call of a world that a fault closed the connection of. */
async function closedEntry(server: TestServer) {
  await expect.poll(async () => (await read(server, { onlyFaults: true })).total).toBe(1);
  return (await read(server, { onlyFaults: true })).list[0];
}

test('a connection that closes before the call leaves nothing: it was not carried out', async () => {
  const server = await createTestServer();
  await server.control('faults', faultBody({ close: 'before' }, { path: 'game/getOdds.do' })).expect(200);
  await expect(server.game('getOdds.do', { lotteryId: '1' })).rejects.toThrow();
  const entry = await closedEntry(server);
  const told = { faults: [{ id: 1 }], input: { lotteryId: '1' }, closed: 'before', differences: [] };
  expect(entry).toMatchObject(told);
  for (const name of ['status', 'code', 'reply']) expect(entry).not.toHaveProperty(name);
});

test('a reply that a fault lost is told, with its secrets marked, though no caller got it', async () => {
  const server = await createTestServer();
  const { userName, password, id } = createTestPlayer(server.world);
  await server.control('faults', faultBody({ close: 'after' }, { path: 'user/login' })).expect(200);
  const input = { uname: userName, password, code: '', type: '1' };
  await expect(server.call('user/login', input)).rejects.toThrow();
  const entry = await closedEntry(server);
  expect(entry).toMatchObject({
    player: { id, userName },
    faults: [{ id: 1 }],
    closed: 'after',
    reply: { code: 200, data: { userName, tokenValue: expect.stringMatching(/^\*\*\* [0-9a-f]{8}$/) } },
    differences: [],
  });
  for (const name of ['status', 'code']) expect(entry).not.toHaveProperty(name);
});

test.each([
  [{ kind: 'call' }, 4],
  [{ kind: 'control' }, 1],
  [{ kind: 'happening' }, 0],
  [{ player: 'PLAYER' }, 2],
  [{ player: 'ID' }, 2],
  [{ player: 'nobody' }, 0],
  [{ path: 'game/*' }, 2],
  [{ path: 'maintenance' }, 1],
  [{ path: '**' }, 5],
  [{ code: 403 }, 1],
  [{ code: 200 }, 4],
  [{ text: 'MONEYUSABLE' }, 1],
  [{ text: 'lotteryid' }, 2],
  [{ sinceId: 3 }, 2],
  [{ kind: 'call', code: 200, path: 'wallet/*' }, 1],
])('the filter %j leaves %d entries', async (filter, count) => {
  const server = await createTestServer();
  const { id, userName, headers } = createTestPlayer(server.world);
  await server.game('getOdds.do', { lotteryId: '1' });
  await server.game('findcurIssue.do', { lotteryId: '1' }, headers);
  await server.call('wallet/getMyWallet', {}, headers);
  await server.call('wallet/getMyWallet');
  await server.control('maintenance', { on: false });
  const words: Readonly<Record<string, string>> = { PLAYER: userName, ID: String(id) };
  const query = Object.entries(filter).map(([name, value]) => [name, words[value] ?? value]);
  expect((await read(server, Object.fromEntries(query))).total).toBe(count);
});

test('of a page only its own replies are parsed, each once, however often it is read', async () => {
  const server = await createTestServer({ pastDraws: 200 });
  const history = { lotteryId: '1', pageSize: 100 };
  for (let count = 0; count < 10; count += 1) await server.game('findHistoryIssue.do', history);
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  const isReply = ([text]: readonly unknown[]) =>
    typeof text === 'string' && text.startsWith('{"code":200,"data":[{');
  const url = '/__mock/journal?pageSize=1';
  const inject = () => server.app.inject({ url, headers: { host: 'localhost' } });
  const [first, second] = [await inject(), await inject()];
  expect(parse.mock.calls.filter(isReply)).toHaveLength(1);
  expect(first.json().data).toMatchObject({ total: 10, list: [{ id: 10, code: 200, differences: [] }] });
  expect(first.json().data.list[0].reply.data).toHaveLength(100);
  expect(second.body).toBe(first.body);
});

test('a body that takes much as values is kept as text, and told as it was sent', async () => {
  const server = await createTestServer();
  const { id, userName } = createTestPlayer(server.world);
  const input = { lists: Array(5000).fill([]), uname: userName, password: 'maple-leaf' };
  await server.call('user/login', input);
  const before = { player: { id, userName }, code: 90_006 };
  const { list } = await read(server);
  expect(list).toMatchObject([
    { ...before, input: { ...input, password: expect.stringMatching(/^\*\*\* /) } },
  ]);
  expect(JSON.stringify(list)).not.toContain('maple');
  const hosted = server.app.worlds.hosted('default');
  const [record] = hosted?.journal?.since(0) ?? [];
  expect(record?.bytes).toBeGreaterThan(15_000);
  expect(record?.bytes).toBeLessThan(20_000);
});

test('a page that is sent in parts leaves no complaint in the log', async () => {
  const server = await createTestServer();
  const warn = vi.spyOn(server.app.log, 'warn');
  await server.call('a');
  await read(server);
  await server.app.close();
  expect(warn).not.toHaveBeenCalled();
});

test('the newest come first, page by page', async () => {
  const server = await createTestServer();
  for (const path of ['a', 'b', 'c', 'd', 'e']) await server.call(path);
  const second = await read(server, { pageNo: 2, pageSize: 2 });
  expect(second.total).toBe(5);
  expect(urlsIn(second)).toEqual(['/player-api/player/c', '/player-api/player/b']);
});

test('two worlds never see each other in their journals, and a journal goes with its world', async () => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring' }).expect(200);
  await server.game('getOdds.do', { lotteryId: '1' }, { 'x-world': 'spring' });
  await server.game('findcurIssue.do', { lotteryId: '1' });
  const ofSpring = await read(server, { kind: 'call' }, 'spring');
  expect(urlsIn(ofSpring)).toEqual(['/player-api/player/game/getOdds.do']);
  expect(urlsIn(await read(server))).toEqual(['/player-api/player/game/findcurIssue.do']);
  // What testers do with a world is in its own journal, whatever world they called from; a reset does not empty it.
  await server.control('worlds/spring/reset', {}).expect(200);
  const controls = await read(server, { kind: 'control' }, 'spring');
  expect(urlsIn(controls)).toEqual(['/__mock/worlds/spring/reset', '/__mock/worlds']);
  await supertest(server.app.server).delete('/__mock/worlds/spring').expect(200);
  await server.control('worlds', { name: 'spring' }).expect(200);
  expect(urlsIn(await read(server, {}, 'spring'))).toEqual(['/__mock/worlds']);
});

test('a log in tells whose it is', async () => {
  const server = await createTestServer();
  const { userName, id, password } = createTestPlayer(server.world);
  await server.call('user/login', { uname: userName, password, code: '', type: '1' });
  await server.call('user/login', { uname: 'nobody', password, code: '', type: '1' });
  expect((await read(server)).list).toMatchObject([
    { code: 800_000, player: { userName: 'nobody' } },
    { code: 200, player: { userName, id } },
  ]);
});
