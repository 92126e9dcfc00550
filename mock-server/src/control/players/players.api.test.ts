import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { itemStates, SLOT_MS, startTestChase } from '../../testing/test-chase.ts';
import { TRON_ADDRESS } from '../../testing/test-finance.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, lookAt, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const list = async ({ app }: TestServer, query: object = {}) =>
  (await supertest(app.server).get('/__mock/players').query(query).expect(200)).body.data;

const make = async (server: TestServer, body: object = {}) =>
  (await server.control('players', body).expect(200)).body.data;

const logIn = async (server: TestServer, { userName, password }: { userName: string; password: string }) =>
  (await server.call('user/login', { uname: userName, password })).body;

const rules = ({ world }: TestServer) => auditDatabase(world.db).broken;

test('a player without a description is like a new account, with a name and a password', async () => {
  const server = await createTestServer();
  const player = await make(server);
  expect(player).toMatchObject({
    userName: 'player1',
    status: 0,
    moneyUsable: 1000,
    payPassword: false,
    payPasswordText: null,
    openSessions: 0,
  });
  expect((await logIn(server, player)).data).toMatchObject({ id: player.id });
  expect((await list(server)).list[0]).toMatchObject({ id: player.id, openSessions: 1 });
});

test('a player in a wished state has all that belongs to it, booked', async () => {
  const server = await createTestServer();
  const player = await make(server, {
    userName: 'Mei.Lin',
    password: 'maple-leaf-28',
    payPassword: '0815',
    balance: '250.5',
    hasDeposited: true,
    addresses: [{ protocol: 'TRC20', address: TRON_ADDRESS, name: 'My wallet' }, { protocol: 'ERC20' }],
  });
  expect(player).toMatchObject({ userName: 'Mei.Lin', moneyUsable: 250.5, payPassword: true });
  const { data } = await logIn(server, player);
  const headers = { 'P-Token': data.tokenValue };
  const { body: book } = await server.call('wallet/getMyVirAddressList', {}, headers);
  expect(book.data).toMatchObject([
    { address: TRON_ADDRESS, name: 'My wallet', defaulted: 1 },
    { protocol: 'ERC20', address: expect.stringMatching(/^0x/), defaulted: 0 },
  ]);
  const withdrawn = await server.call(
    'withdraw/submitWithdrawOrder',
    { withdrawId: 1, addressId: book.data[0].id, amount: 100, password: '0815' },
    headers,
  );
  expect(withdrawn.body.data).toBe(true);
  expect((await list(server, { player: player.id })).list[0]).toMatchObject({
    moneyUsable: 150.5,
    moneyFrozen: 100,
  });
  expect(rules(server)).toEqual([]);
});

test('an empty account has nothing booked', async () => {
  const server = await createTestServer();
  expect(await make(server, { balance: 0 })).toMatchObject({ moneyUsable: 0, unreadMessages: 0 });
  expect(rules(server)).toEqual([]);
});

test.each([
  ['trade', 3],
  ['login', 2],
])('forbidden to %s from the start', async (forbid, status) => {
  const server = await createTestServer();
  const player = await make(server, { forbid });
  expect(player.status).toBe(status);
  expect((await logIn(server, player)).code).toBe(forbid === 'login' ? 900007 : 200);
  expect((await list(server, { status })).list.map(({ id }: { id: number }) => id)).toEqual([player.id]);
});

test.each([
  [{ userName: 'TAKEN' }, 'userName: the name TAKEN is taken; leave it out and a free one is found.'],
  [{ balance: -1 }, 'balance: at least 0 USDT.'],
  [{ balance: 0.0000001 }, 'balance: a sum in USDT has at most 6 decimals and is at most 4294967296.'],
  [{ balance: 5e12 }, 'balance: a sum in USDT has at most 6 decimals and is at most 4294967296.'],
  [{ balance: 9, hasDeposited: true }, 'balance: at least 10 USDT, because a deposit is a part of it.'],
  [{ addresses: [{ protocol: 'ERC20', address: TRON_ADDRESS }] }, /^addresses\.0: .* \(wrongChain\); leave/],
  [
    { addresses: Array(2).fill({ protocol: 'TRC20', address: TRON_ADDRESS }) },
    `addresses.1: ${TRON_ADDRESS} is there twice.`,
  ],
  [{ userName: 'a' }, /^The body may have "userName"/],
  [{ userName: 'two words' }, /^The body may have/],
  [{ password: 'short' }, /^The body may have/],
  [{ payPassword: '12345' }, /^The body may have/],
  [{ balance: 'much' }, /^The body may have/],
  [{ forbid: 'all' }, /^The body may have/],
  [{ status: 3 }, /^The body may have/],
  [{ addresses: [{ protocol: 'TRC20', chain: 1 }] }, /^The body may have/],
])('a player like %j is refused in a sentence, and no player is created', async (body, sentence) => {
  const server = await createTestServer();
  await make(server, { userName: 'taken' });
  const { msg } = (await server.control('players', body).expect(400)).body;
  if (typeof sentence === 'string') expect(msg).toBe(sentence);
  else expect(msg).toMatch(sentence);
  expect((await list(server)).total).toBe(1);
});

test('players are found by id, name and state, newest first, in pages', async () => {
  const server = await createTestServer();
  for (const userName of ['anna', 'bert', 'cleo']) await make(server, { userName });
  const names = async (query: object) =>
    (await list(server, query)).list.map(({ userName }: { userName: string }) => userName);
  expect(await names({})).toEqual(['cleo', 'bert', 'anna']);
  expect(await names({ userName: 'BERT' })).toEqual(['bert']);
  expect(await names({ pageNo: 2, pageSize: 2 })).toEqual(['anna']);
  expect(await names({ status: 3 })).toEqual([]);
  const reply = await supertest(server.app.server).get('/__mock/players?status=9').expect(400);
  expect(reply.body.msg).toMatch(/^The query may have "player"/);
});

test('what is forbidden holds at once, and is allowed again', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const change = async (body: object) =>
    (await server.control(`players/${player.id}`, body).expect(200)).body.data.status;
  const profile = async () => (await server.call('user/getUserInfo', {}, player.headers)).body;
  expect(await change({ forbid: 'trade' })).toBe(3);
  expect((await profile()).data.status).toBe(3);
  expect(await change({ forbid: 'login' })).toBe(2);
  expect((await profile()).code).toBe(403);
  expect(await change({ allow: true })).toBe(0);
  expect((await profile()).code).toBe(200);
});

test('what was due before a player is forbidden to trade happens before it', async () => {
  let wallMs = TEST_NOW_MS;
  const server = await createTestServer({ wall: { nowMs: () => wallMs } });
  const player = createTestPlayer(server.world);
  const chaseId = startTestChase(server.world, player, { totalIssue: 2 });
  wallMs += SLOT_MS;
  await server.control(`players/${player.id}`, { forbid: 'trade' }).expect(200);
  lookAt(server.world);
  expect(itemStates(server.world, chaseId)).toBe('11');
});

test("all of a player's sessions end, no other player's", async () => {
  const server = await createTestServer();
  const [one, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  const ended = await server.control(`players/${one.id}`, { endSessions: true }).expect(200);
  expect(ended.body.data.openSessions).toBe(0);
  expect((await server.call('user/getUserInfo', {}, one.headers)).body.code).toBe(403);
  expect((await server.call('user/getUserInfo', {}, other.headers)).body.code).toBe(200);
});

test('limits that the operator sets hold at once, looser ones too', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const set = async (limits: object) =>
    (await server.control(`players/${player.id}`, { limits }).expect(200)).body.data.limits;
  const untilMs = TEST_NOW_MS + HOUR_MS;
  expect(
    await set({ dailyDeposit: 50, dailyLoss: '20.5', sessionMinutes: 30, timeoutUntilMs: untilMs }),
  ).toEqual({
    dailyDeposit: 50,
    dailyLoss: 20.5,
    sessionMinutes: 30,
    timeoutUntil: '2026-09-16 11:01:00',
    pending: [],
    depositedToday: 0,
    lostToday: 0,
  });
  expect(await set({ dailyDeposit: 100, timeoutUntilMs: null })).toMatchObject({
    dailyDeposit: 100,
    dailyLoss: 20.5,
    timeoutUntil: null,
    pending: [],
  });
  const own = await server.call('user/getPlayLimits', {}, player.headers);
  expect(own.body.data).toMatchObject({ dailyDeposit: 100, dailyLoss: 20.5 });
});

test('a break that the operator sets ends with the second that its player reads', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await server.control(`players/${player.id}`, { limits: { timeoutUntilMs: TEST_NOW_MS + HOUR_MS + 999 } });
  const { timeoutUntil } = (await server.call('user/getPlayLimits', {}, player.headers)).body.data;
  const same = await server.call('user/updatePlayLimits', { timeoutUntil }, player.headers);
  expect(same.body).toMatchObject({ code: 200, data: { timeoutUntil: '2026-09-16 11:01:00' } });
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  const { body } = await server.call('user/getPlayLimits', {}, player.headers);
  expect(body.data.timeoutUntil).toBeNull();
});

test.each([
  [{}, /^The body must be one of \{"unlock": true\}/],
  [{ forbid: 'all' }, /^The body must be one of/],
  [{ allow: false }, /^The body must be one of/],
  [{ unlock: true, allow: true }, /^The body must be one of/],
  [{ limits: { daily: 5 } }, /^The body must be one of/],
  [{ limits: { sessionMinutes: 0 } }, /^The body must be one of/],
  [{ limits: { dailyLoss: -1 } }, /^limits\.dailyLoss: a limit is 0 or more, or null for none\.$/],
  [{ limits: { dailyDeposit: 0.0000001 } }, /^limits\.dailyDeposit: a sum in USDT has at most 6 decimals/],
  [{ limits: { timeoutUntilMs: 9e15 } }, /^limits\.timeoutUntilMs: a break ends at \d+ at the latest/],
])('a change of %j is refused in a sentence', async (body, sentence) => {
  const server = await createTestServer();
  const { id } = createTestPlayer(server.world);
  const before = (await list(server)).list;
  expect((await server.control(`players/${id}`, body).expect(400)).body.msg).toMatch(sentence);
  expect((await list(server)).list).toEqual(before);
});

test('credit and debit are booked as entries of their own kind, however often', async () => {
  const server = await createTestServer();
  const { id } = createTestPlayer(server.world);
  const credit = async (amount: number | string) =>
    (await server.control(`players/${id}/credit`, { amount }).expect(200)).body.data.moneyUsable;
  expect(await credit(500)).toBe(1500);
  expect(await credit('0.000001')).toBe(1500.000001);
  expect(await credit(-0.000001)).toBe(1500);
  expect(await credit('-1500')).toBe(0);
  const postings = await supertest(server.app.server).get('/__mock/postings').query({ player: id });
  expect(
    postings.body.data.list.map(({ kind, reference, from, to }: Record<string, string>) =>
      [kind, reference, from, to].join(' '),
    ),
  ).toEqual([
    'operator-debit 2 available operator',
    'operator-debit 1 available operator',
    'operator-credit 2 operator available',
    'operator-credit 1 operator available',
    `demo-credit ${id} demo-credit available`,
  ]);
  expect(rules(server)).toEqual([]);
});

test.each([
  [{ amount: -1000.01 }, /^Player \d+ has 1000 USDT available: no more can be taken away\.$/],
  [{ amount: 0 }, /^amount: a sum of 0 books nothing\.$/],
  [{ amount: 4294967296 }, /^Player \d+ can be given at most 4294966296 USDT more\.$/],
  [{ amount: 0.0000001 }, /^amount: a sum in USDT has at most 6 decimals and is at most 4294967296\.$/],
  [{ amount: 1e300 }, /^amount: a sum in USDT/],
  [{ amount: '1e3' }, /^The body must be one of \{"amount": USDT/],
  [{ amount: null }, /^The body must be one of/],
  [{}, /^The body must be one of/],
])('a credit of %j is refused in a sentence, and nothing is booked', async (body, sentence) => {
  const server = await createTestServer();
  const { id } = createTestPlayer(server.world);
  expect((await server.control(`players/${id}/credit`, body).expect(400)).body.msg).toMatch(sentence);
  expect((await list(server)).list[0].moneyUsable).toBe(1000);
});

test('a credit that fails half-way has booked nothing', async () => {
  const server = await createTestServer();
  const { id } = createTestPlayer(server.world);
  server.world.db.exec(`CREATE TRIGGER disk_full BEFORE UPDATE OF balance_micros ON accounts WHEN OLD.kind = 'available'
    BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  await server.control(`players/${id}/credit`, { amount: 5 }).expect(500);
  server.world.db.exec('DROP TRIGGER disk_full');
  expect((await list(server)).list[0].moneyUsable).toBe(1000);
  expect(rules(server)).toEqual([]);
});

test('a player is told with log ins, messages and addresses, and with nothing that opens the account', async () => {
  const server = await createTestServer();
  const player = await make(server, {
    payPassword: '0815',
    addresses: [{ protocol: 'ERC20', name: 'Cold' }],
  });
  const detail = async () => supertest(server.app.server).get(`/__mock/players/${player.id}`);
  const tokens = [
    (await logIn(server, player)).data.tokenValue,
    (await logIn(server, player)).data.tokenValue,
  ];
  const { body, text } = await detail();
  expect(body.data).toMatchObject({
    id: player.id,
    openSessions: 2,
    sessions: [{ isOpen: true }, { isOpen: true }],
    messages: [
      { title: 'Your demo credit has arrived', isRead: false, text: expect.stringContaining('1000 USDT') },
    ],
    addresses: [{ protocol: 'ERC20', name: 'Cold', defaulted: 1 }],
  });
  expect(body.data.sessions[0].expiresAtMs).toBeGreaterThan(body.data.sessions[0].createdAtMs);
  for (const secret of [...tokens, player.password, 'scrypt']) expect(text).not.toContain(secret);
  await server.control('clock', { advance: body.data.sessions[0].expiresAtMs - TEST_NOW_MS });
  expect((await detail()).body.data.sessions.filter(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([]);
  const missing = await supertest(server.app.server).get('/__mock/players/1').expect(404);
  expect(missing.body.msg).toBe('There is no player 1: GET /__mock/players lists all there are.');
});

test.each(['players/1', 'players/1/credit'])('%s of no player is refused in a sentence', async (path) => {
  const server = await createTestServer();
  const body = path.endsWith('credit') ? { amount: 5 } : { allow: true };
  const { msg } = (await server.control(path, body).expect(404)).body;
  expect(msg).toBe('There is no player 1: GET /__mock/players lists all there are.');
});
