import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { describe, expect, test } from 'vitest';
import { depositNow, newestOrder, withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const LIST = 'order/page';

/** Deposits of 11, 12.01 (fails) and 13 USDT and a withdrawal of 20, on three days; the third deposit is pending. */
async function setUp(): Promise<{ server: TestServer; player: TestPlayer }> {
  const server = await createTestServer({ pastDraws: 0 });
  const player = createTestPlayer(server.world, { hasPayPassword: true });
  depositNow(server.world, player, 11);
  await server.control('clock', { advance: DAY_MS });
  depositNow(server.world, player, 12.01);
  withdrawNow(server.world, player, 20);
  await server.control('clock', { advance: DAY_MS });
  depositNow(server.world, player, 13);
  return { server, player };
}

async function page({ call }: TestServer, player: TestPlayer, input: object) {
  const { body } = await call(LIST, input, player.headers);
  expect(body).toMatchObject({ code: 200, msg: '' });
  return body.data as { list: { id: string; money: number; status: number }[]; total: number };
}

const moneyOfPage = ({ list }: Awaited<ReturnType<typeof page>>) => list.map(({ money }) => money);

test('a pending deposit shows what is known of it', async () => {
  const { server, player } = await setUp();
  const { list } = await page(server, player, { type: 10, pageSize: 1 });
  expect(list).toEqual([
    {
      id: expect.stringMatching(/^\d{19}$/),
      type: 10,
      money: 13,
      commission: 0,
      actAmount: null,
      status: 0,
      label: 'TRC20',
      src: expect.stringMatching(/^TDemo/),
      auditRemark: null,
      payTypeName: 'USDT',
      createTime: '2026-09-18 10:01:00',
      updateTime: '2026-09-18 10:01:00',
      currency: 'USDT',
      bonus: 0,
    },
  ]);
});

describe('the list holds, newest first,', () => {
  test.each<[string, object, number[]]>([
    ['deposits or withdrawals', { type: 10 }, [13, 12.01, 11]],
    ['withdrawals net of the fee', { type: 20 }, [19.998]],
    ['one state', { type: 10, status: -2 }, [12.01]],
    ['today', { type: 10, days: 0 }, [13]],
    ['yesterday', { type: 10, days: 1 }, [12.01]],
    ['the last seven days', { type: 10, days: 7 }, [13, 12.01, 11]],
    [
      'a time from its start to before its end',
      { type: 10, createTime: ['2026-09-16 10:01:00', '2026-09-17 10:01:00'] },
      [11],
    ],
    [
      'what both filters of time hold',
      { type: 10, days: 1, createTime: ['2026-09-16 00:00:00', '2026-09-19 00:00:00'] },
      [12.01],
    ],
    ['one page', { type: 10, pageNo: 2, pageSize: 2 }, [11]],
    ['nothing after the last page', { type: 10, pageNo: 3, pageSize: 2 }, []],
  ])('%s', async (_, input, expected) => {
    const { server, player } = await setUp();
    expect(moneyOfPage(await page(server, player, input))).toEqual(expected);
  });

  test('one order by its id, of its own type only', async () => {
    const { server, player } = await setUp();
    const [, second] = (await page(server, player, { type: 10 })).list;
    expect((await page(server, player, { type: 10, id: second?.id })).list).toEqual([second]);
    expect((await page(server, player, { type: 20, id: second?.id })).list).toEqual([]);
  });
});

test('the total counts every page', async () => {
  const { server, player } = await setUp();
  expect((await page(server, player, { type: 10, pageSize: 1 })).total).toBe(3);
  expect((await page(server, player, { type: 10, status: 2, pageSize: 1 })).total).toBe(1);
});

test("no player sees another one's orders", async () => {
  const { server, player } = await setUp();
  const [own] = (await page(server, player, { type: 10 })).list;
  const stranger = createTestPlayer(server.world);
  expect(await page(server, stranger, { type: 10 })).toEqual({ list: [], total: 0 });
  expect(await page(server, stranger, { type: 10, id: own?.id })).toEqual({ list: [], total: 0 });
});

test('the newest order is one of the player and of the type that is asked for', async () => {
  const { server, player } = await setUp();
  const stranger = createTestPlayer(server.world);
  depositNow(server.world, stranger, 50);
  expect(newestOrder(server.world, player, 10)).toMatchObject({
    playerId: player.id,
    amountMicros: 13_000_000,
  });
  expect(newestOrder(server.world, player, 20)).toMatchObject({ type: 20, amountMicros: 20_000_000 });
});

test('orders of one moment have different ids', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const ids = Array.from({ length: 50 }, () => depositNow(server.world, player, 10).id);
  expect(new Set(ids).size).toBe(50);
});

test('the list asks a guest to log in', async () => {
  const { call } = await createTestServer();
  expect((await call(LIST, { type: 10 })).body).toMatchObject({ code: 403, data: null });
});

test.each([
  {},
  { type: 30 },
  { type: 10, status: 3 },
  { type: 10, days: 3 },
  { type: 10, createTime: ['2026-09-16 10:01:00'] },
  { type: 10, createTime: ['2026-13-16 10:01:00', '2026-09-17 10:01:00'] },
  { type: 10, createTime: ['2026-02-30 10:01:00', '2026-09-17 10:01:00'] },
  { type: 10, pageNo: 0 },
])('the malformed body %j is refused', async (body) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  expect((await server.call(LIST, body, player.headers)).body).toMatchObject({ code: 400, data: null });
});
