import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { queueDraws } from '../../control/draws/script-draws.ts';
import { moveClock } from '../../control/time/move-clock.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

async function placeBets({ game }: TestServer, player: TestPlayer, codes: readonly number[]): Promise<void> {
  const { issueCode } = (await game('findcurIssue.do', { lotteryId: '1' })).body.data;
  const gameItem = codes.map((code) => ({ totalAmount: 10, numberRecord: String(code) }));
  const slip = { issueCode, lotteryId: '1', totalAmount: 10 * codes.length, gameItem };
  await game('gameBet.do', slip, player.headers).expect({ code: 200, data: 'success', msg: '' });
}

type Filter = { status?: number; days?: number; pageNo?: number; pageSize?: number };

async function listed({ game }: TestServer, player: TestPlayer, filter: Filter = {}): Promise<string[]> {
  const reply = await game('getOrderList.do', { lotteryId: '1', status: 0, ...filter }, player.headers);
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  return reply.body.data.map((order: { numberrecord: string }) => order.numberrecord);
}

test('the list filters by what became of the bets, newest first', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  queueDraws(server.world, { sums: [18] });
  await placeBets(server, player, [31, 30, 18]);
  moveClock(server.world, { advance: 210_000 });
  await placeBets(server, player, [1, 2]);
  expect(await listed(server, player)).toEqual(['2', '1', '18', '30', '31']);
  expect(await listed(server, player, { status: 1 })).toEqual(['2', '1']);
  expect(await listed(server, player, { status: 2 })).toEqual(['18', '31']);
  expect(await listed(server, player, { status: 3 })).toEqual(['30']);
});

test('the list is paged: ten to a page unless asked otherwise', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const codes = Array.from({ length: 25 }, (_, code) => code);
  await placeBets(server, player, codes);
  const newestFirst = codes.map(String).reverse();
  expect(await listed(server, player)).toEqual(newestFirst.slice(0, 10));
  expect(await listed(server, player, { pageNo: 3 })).toEqual(newestFirst.slice(20));
  expect(await listed(server, player, { pageNo: 4 })).toEqual([]);
  expect(await listed(server, player, { pageNo: 2, pageSize: 7 })).toEqual(newestFirst.slice(7, 14));
  expect(await listed(server, player, { pageSize: 100 })).toEqual(newestFirst);
});

test('days count from midnight in UTC+8', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  // 10:01 in Shanghai; the bets are of seven days ago, six days ago, yesterday and today.
  await placeBets(server, player, [1]);
  moveClock(server.world, { advance: DAY_MS });
  await placeBets(server, player, [2]);
  moveClock(server.world, { advance: 5 * DAY_MS });
  await placeBets(server, player, [3]);
  moveClock(server.world, { advance: DAY_MS });
  await placeBets(server, player, [4]);
  expect(await listed(server, player, { days: 0 })).toEqual(['4']);
  expect(await listed(server, player, { days: 1 })).toEqual(['3']);
  expect(await listed(server, player, { days: 7 })).toEqual(['4', '3', '2']);
  expect(await listed(server, player, { days: 15 })).toEqual(['4', '3', '2', '1']);
  // 23:59:59 is still today, 00:00:00 is not.
  moveClock(server.world, { advance: 13 * 3_600_000 + 58 * 60_000 + 59_000 });
  expect(await listed(server, player, { days: 0 })).toEqual(['4']);
  moveClock(server.world, { advance: 1000 });
  expect(await listed(server, player, { days: 0 })).toEqual([]);
  expect(await listed(server, player, { days: 1 })).toEqual(['4']);
});

test.each([{ status: 4 }, { status: -1 }, { status: '0' }, { days: 2 }, { pageSize: 101 }, { pageNo: 0 }])(
  'no list has %j',
  async (filter) => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world);
    const input = { lotteryId: '1', status: 0, ...filter };
    expect((await server.game('getOrderList.do', input, player.headers)).body.code).toBe(400);
  },
);

test('a bet tells its terms at once and its result after the draw', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  queueDraws(server.world, { digits: [[5, 5, 6]] });
  await placeBets(server, player, [31]);
  const find = async (orderCode: string) =>
    (await server.game('getOrderById.do', { orderCode }, player.headers)).body;
  const waiting = {
    id: 1000001,
    issuecode: '3184207',
    lotteryid: '1',
    saletime: '2026-09-16 10:01:00',
    ordercode: '1000001',
    totalamount: 10,
    orderstatus: 1,
    numberrecord: '31',
    gameplanid: null,
    gameplandetailid: null,
    userid: player.id,
    accwin: 0,
    prewinnum: 1.999,
    createtime: '2026-09-16 10:01:00',
    issueResult: '',
    mutiple: 1,
  };
  expect(await find('1000001')).toEqual({ code: 200, data: waiting, msg: '' });
  moveClock(server.world, { advance: 210_000 });
  const won = { ...waiting, orderstatus: 2, accwin: 19.99, issueResult: '5,5,6=16' };
  expect(await find('1000001')).toEqual({ code: 200, data: won, msg: '' });
});

test("another player's bet and one that never was are not found alike", async () => {
  const server = await createTestServer();
  const [owner, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  await placeBets(server, owner, [31]);
  for (const orderCode of ['1000001', '1000002', '', '0', '-1', '1e6', '1000001.0', '99999999999999999999']) {
    const reply = await server.game('getOrderById.do', { orderCode }, { ...other.headers, lang: 'en' });
    expect(reply.body).toEqual({ code: 998, data: null, msg: expect.stringMatching(/\S/) });
  }
  expect(await listed(server, other)).toEqual([]);
  for (const orderCode of [' 1000001', '1000001.0', '+1000001', '1000001x', '0x0f4241'])
    expect((await server.game('getOrderById.do', { orderCode }, owner.headers)).body.code).toBe(998);
});

test('the odds of all choices are told, to guests too', async () => {
  const { game } = await createTestServer();
  const { data } = (await game('getOdds.do', { lotteryId: '1' })).body;
  expect(data).toHaveLength(38);
  expect(data[0]).toEqual({ numberRecord: '0', odds: 966 });
  expect(data[13]).toEqual({ numberRecord: '13', odds: 13.33 });
  expect(data[37]).toEqual({ numberRecord: '37', odds: 4.328 });
});

test('a refused slip says in the language of the player which issue is closed', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const slip = {
    issueCode: '3184207',
    lotteryId: '1',
    totalAmount: 1,
    gameItem: [{ totalAmount: 1, numberRecord: 1 }],
  };
  moveClock(server.world, { advance: 2 * 60_000 });
  const textIn = async (lang: string) =>
    (await server.game('gameBet.do', slip, { ...player.headers, lang })).body;
  expect(await textIn('en')).toEqual({
    code: 6000,
    data: null,
    msg: 'Issue 3184207 is sealed. Please wait for the next one',
  });
  expect(await textIn('zh')).toEqual({ code: 6000, data: null, msg: '第3184207期已封盘，请等待下一期' });
});
