import supertest from 'supertest';
import { expect, test } from 'vitest';
import { withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const differences = async ({ app }: TestServer, name: string, query = '') =>
  (await supertest(app.server).get(`/__mock/snapshots/${name}/differences${query}`)).body;

test('a world differs from a snapshot in the players whose money or records changed, and in those who are new', async () => {
  const server = await createTestServer({ reviewPolicy: 'manual' });
  await server.control('clock', { freeze: true }).expect(200);
  const one = createTestPlayer(server.world, { hasDeposited: true, hasPayPassword: true });
  const quiet = createTestPlayer(server.world);
  await server.control('snapshots', { name: 'before' }).expect(200);
  expect((await differences(server, 'before')).data).toEqual({
    beforeMs: TEST_NOW_MS,
    afterMs: TEST_NOW_MS,
    list: [],
    total: 0,
  });

  withdrawNow(server.world, one, 50);
  const newcomer = createTestPlayer(server.world);
  await server.control('clock', { advance: 1000 }).expect(200);
  const { beforeMs, afterMs, list, total } = (await differences(server, 'before')).data;
  expect([beforeMs, afterMs, total]).toEqual([TEST_NOW_MS, TEST_NOW_MS + 1000, 2]);
  expect(list.map(({ id }: { id: number }) => id)).toEqual([one.id, newcomer.id]);
  expect(list.map(({ id }: { id: number }) => id)).not.toContain(quiet.id);
  const [changed, added] = list;
  expect(changed.after.moneyUsable).toBe(changed.before.moneyUsable - 50);
  expect(changed).toMatchObject({
    before: { moneyFrozen: 0, orders: 1, bets: 0 },
    after: { moneyFrozen: 50, orders: 2, bets: 0 },
  });
  expect(added).toMatchObject({ before: null, after: { moneyFrozen: 0, bets: 0 } });

  await server.control('snapshots/before/restore', {}).expect(200);
  expect((await differences(server, 'before')).data.total).toBe(0);
});

test('two snapshots are compared with each other, whichever is the older, and the world is not asked', async () => {
  const server = await createTestServer();
  await server.control('clock', { freeze: true }).expect(200);
  const player = createTestPlayer(server.world);
  const credit = (amount: number) => server.control(`players/${player.id}/credit`, { amount }).expect(200);
  await server.control('snapshots', { name: 'one' }).expect(200);
  await credit(20);
  await server.control('clock', { advance: 1000 }).expect(200);
  await server.control('snapshots', { name: 'two' }).expect(200);
  await credit(300);
  const forth = (await differences(server, 'one', '?with=two')).data;
  const back = (await differences(server, 'two', '?with=one')).data;
  expect([forth.beforeMs, forth.afterMs]).toEqual([TEST_NOW_MS, TEST_NOW_MS + 1000]);
  expect([back.beforeMs, back.afterMs]).toEqual([TEST_NOW_MS + 1000, TEST_NOW_MS]);
  expect(forth.list).toHaveLength(1);
  expect(forth.list[0].after.moneyUsable).toBe(forth.list[0].before.moneyUsable + 20);
  expect(back.list).toEqual([{ ...forth.list[0], before: forth.list[0].after, after: forth.list[0].before }]);
});

test.each(['', '?with=nothing'])('what was never saved cannot be compared%s', async (query) => {
  const server = await createTestServer();
  await server.control('snapshots', { name: 'one' }).expect(200);
  expect(await differences(server, query === '' ? 'nothing' : 'one', query)).toMatchObject({
    code: 404,
    msg: expect.stringContaining('has no snapshot "nothing"'),
  });
});
