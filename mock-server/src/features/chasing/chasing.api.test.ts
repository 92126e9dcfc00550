import { CHASE_ITEM_STATUS, CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import { describe, expect, test } from 'vitest';
import { errorText } from '../../http/error-reply.ts';
import { chaseOrder, LOSS, SLOT_MS, startTestChase, WIN } from '../../testing/test-chase.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { AppError } from '../../world/app-error.ts';

type Headers = Record<string, string>;

async function draw(server: TestServer, sums: readonly number[]): Promise<void> {
  await server.control('draws/script', { sums }).expect(200);
  await server.control('clock', { advance: sums.length * SLOT_MS }).expect(200);
}

async function newestChase(server: TestServer, headers: Headers) {
  const list = await server.game('findGamePlan.do', { lotteryId: '1', status: 0 }, headers);
  return list.body.data[0];
}

async function walletOf(server: TestServer, headers: Headers) {
  const { moneyUsable, moneyFrozen } = (await server.call('wallet/getMyWallet', {}, headers)).body.data;
  return [moneyUsable, moneyFrozen];
}

describe('the worked examples of the rules', () => {
  test('double from 10 over 5 issues, lose lose win, stopped on a win: 70 spent, 79.96 paid, 240 returned', async () => {
    const server = await createTestServer();
    const { headers } = createTestPlayer(server.world);
    const order = chaseOrder(server.world, { planType: 3, startMutiple: 1, issueRato: 1, stopMode: 2 });
    const started = await server.game('gamePlan.do', order, headers);
    expect(started.body).toEqual({ code: 200, data: null, msg: '' });
    expect(await walletOf(server, headers)).toEqual([690, 300]);

    await draw(server, [LOSS, LOSS, WIN]);
    const chase = await newestChase(server, headers);
    expect(chase).toMatchObject({
      startisuuecode: order.startIsuueCode,
      finishissue: 3,
      totalissue: 5,
      totamount: 310,
      soldamount: 70,
      winamount: 79.96,
      status: CHASE_STATUS.stopped,
    });
    expect(await walletOf(server, headers)).toEqual([1009.96, 0]);

    const detail = await server.game('findGamePlanDetail.do', { planId: chase.id }, headers);
    const { executed, cancelled } = CHASE_ITEM_STATUS;
    expect(
      detail.body.data.map((item: Record<string, unknown>) => [
        item.gameissue,
        item.mutiple,
        item.detailstatus,
        item.orderStatus,
        item.accWin,
      ]),
    ).toEqual([
      [order.startIsuueCode, 1, executed, 3, 0],
      [issueCodeAfter(order.startIsuueCode, 1), 2, executed, 3, 0],
      [issueCodeAfter(order.startIsuueCode, 2), 4, executed, 2, 79.96],
      [issueCodeAfter(order.startIsuueCode, 3), 8, cancelled, null, null],
      [issueCodeAfter(order.startIsuueCode, 4), 16, cancelled, null, null],
    ]);
  });

  test('flat 10 over 8 issues for 20 percent, lose win win: 30 spent, 39.98 paid, 50 returned', async () => {
    const server = await createTestServer({ chaseProfitRule: 'stop' });
    const { headers } = createTestPlayer(server.world);
    await server.game(
      'gamePlan.do',
      chaseOrder(server.world, { planType: 4, totalIssue: 8, winRate: 20 }),
      headers,
    );
    await draw(server, [LOSS, WIN]);
    expect(await newestChase(server, headers)).toMatchObject({
      status: CHASE_STATUS.running,
      winamount: 19.99,
    });
    await draw(server, [WIN]);
    expect(await newestChase(server, headers)).toMatchObject({
      status: CHASE_STATUS.stopped,
      soldamount: 30,
      winamount: 39.98,
    });
    expect(await walletOf(server, headers)).toEqual([1009.98, 0]);
  });

  test('growing for 10 percent at 1.999 from 10 over 6 issues stakes 10 20 40 90 200 450', async () => {
    const server = await createTestServer();
    const { headers } = createTestPlayer(server.world);
    const order = chaseOrder(server.world, { planType: 4, totalIssue: 6, winRate: 10 });
    await server.game('gamePlan.do', order, headers);
    await draw(server, [LOSS, LOSS, LOSS, LOSS, LOSS, WIN]);
    const chase = await newestChase(server, headers);
    expect(chase).toMatchObject({ status: CHASE_STATUS.finished, soldamount: 810, winamount: 899.55 });
    const detail = await server.game('findGamePlanDetail.do', { planId: chase.id }, headers);
    expect(detail.body.data.map(({ totamount }: { totamount: number }) => totamount)).toEqual([
      10, 20, 40, 90, 200, 450,
    ]);
  });
});

test('an item of a chase is listed among the bets, with its chase and multiple', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  await server.game('gamePlan.do', chaseOrder(server.world, { planType: 2, startMutiple: 3 }), headers);
  const chase = await newestChase(server, headers);
  const detail = (await server.game('findGamePlanDetail.do', { planId: String(chase.id) }, headers)).body
    .data[0];
  const bets = await server.game('getOrderList.do', { lotteryId: '1', status: 0 }, headers);
  expect(bets.body.data).toHaveLength(1);
  expect(bets.body.data[0]).toMatchObject({
    ordercode: detail.orderCode,
    gameplanid: chase.id,
    gameplandetailid: detail.id,
    mutiple: 3,
    totalamount: 30,
    prewinnum: 1.999,
  });
});

test('the message at the end of a chase says what was bet, won and returned', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  await server.game('gamePlan.do', chaseOrder(server.world, { planType: 3, stopMode: 2 }), headers);
  await draw(server, [LOSS, LOSS, WIN]);
  const messages = await server.call('notifyMessage/getNotifyMessage', {}, { ...headers, lang: 'en' });
  expect(messages.body.data.list[0].templateContent).toMatch(
    /was stopped: 70 USDT staked, 79.96 USDT won, 240 USDT returned/,
  );
});

test('every call about chases needs a session', async () => {
  const server = await createTestServer();
  const calls = [
    ['gamePlan.do', chaseOrder(server.world)],
    ['findGamePlan.do', { lotteryId: '1', status: 0 }],
    ['findGamePlanDetail.do', { planId: 1 }],
    ['stopGamePlan.do', { planId: 1 }],
  ] as const;
  for (const [path, body] of calls) {
    expect((await server.game(path, body)).body).toMatchObject({ code: 403, data: null });
  }
});

test('every call about chases refuses a malformed body', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  for (const path of ['gamePlan.do', 'findGamePlan.do', 'findGamePlanDetail.do', 'stopGamePlan.do']) {
    const reply = await server.game(path, {}, headers);
    expect(reply.body).toMatchObject({ code: 400, data: null });
  }
});

test('a chase of another player, or none at all, is neither shown nor stopped', async () => {
  const server = await createTestServer();
  const owner = createTestPlayer(server.world);
  const stranger = createTestPlayer(server.world);
  await server.game('gamePlan.do', chaseOrder(server.world), owner.headers);
  const { id } = await newestChase(server, owner.headers);
  for (const planId of [id, 999_999, 'x']) {
    const body = { planId };
    expect((await server.game('findGamePlanDetail.do', body, stranger.headers)).body.code).toBe(998);
    expect((await server.game('stopGamePlan.do', body, stranger.headers)).body.code).toBe(998);
  }
  expect(await newestChase(server, stranger.headers)).toBeUndefined();
  expect(await newestChase(server, owner.headers)).toMatchObject({ status: CHASE_STATUS.running });
});

test('a chase is shown by its id, as a number or a text, of more than one digit, too', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const ids = Array.from({ length: 10 }, () => startTestChase(server.world, player, { totalIssue: 1 }));
  for (const planId of [ids[9], String(ids[9])]) {
    const { body } = await server.game('findGamePlanDetail.do', { planId }, player.headers);
    expect(body.data).toMatchObject([{ plancode: '10' }]);
  }
});

test('a retry under the same key starts one chase, another chase under it is refused', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const headers = { ...player.headers, 'Idempotency-Key': 'once' };
  const order = chaseOrder(server.world);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await server.game('gamePlan.do', order, headers)).body).toMatchObject({ code: 200, data: null });
  }
  const list = await server.game('findGamePlan.do', { lotteryId: '1', status: 0 }, headers);
  expect(list.body.data).toHaveLength(1);
  const other = await server.game('gamePlan.do', { ...order, totalIssue: 4 }, headers);
  expect(other.body.code).toBe(400);
});

test('the player stops a running chase once; a chase that has ended cannot be stopped', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  await server.game('gamePlan.do', chaseOrder(server.world), headers);
  const { id } = await newestChase(server, headers);
  expect((await server.game('stopGamePlan.do', { planId: id }, headers)).body).toEqual({
    code: 200,
    data: true,
    msg: '',
  });
  expect(await walletOf(server, headers)).toEqual([990, 0]);
  const again = await server.game('stopGamePlan.do', { planId: id }, { ...headers, lang: 'en' });
  expect(again.body).toEqual({
    code: 600,
    data: null,
    msg: errorText(new AppError('chaseNotRunning'), 'en'),
  });
});

test('the list of chases is filtered by state and day, newest first, page by page', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  const start = (change: object) =>
    server.game('gamePlan.do', { ...chaseOrder(server.world), ...change }, headers);
  await start({ totalIssue: 1 });
  await start({ totalIssue: 2 });
  await start({ totalIssue: 3 });
  const { id } = await newestChase(server, headers);
  await server.game('stopGamePlan.do', { planId: id }, headers);
  await draw(server, [LOSS]);

  const issuesOf = async (body: object) => {
    const list = await server.game('findGamePlan.do', { lotteryId: '1', status: 0, ...body }, headers);
    return list.body.data.map(({ totalissue }: { totalissue: number }) => totalissue);
  };
  expect(await issuesOf({})).toEqual([3, 2, 1]);
  expect(await issuesOf({ status: 1 })).toEqual([2]);
  expect(await issuesOf({ status: 2 })).toEqual([1]);
  expect(await issuesOf({ status: 3 })).toEqual([3]);
  expect(await issuesOf({ pageNo: 2, pageSize: 2 })).toEqual([1]);
  expect(await issuesOf({ days: 0 })).toEqual([3, 2, 1]);
  expect(await issuesOf({ days: 1 })).toEqual([]);
});
