import supertest from 'supertest';
import { expect, test } from 'vitest';
import { withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const differences = async ({ app }: TestServer, name: string) =>
  (await supertest(app.server).get(`/__mock/snapshots/${name}/differences`)).body;

test('a world differs from a snapshot in the players whose money or records changed, and in those who are new', async () => {
  const server = await createTestServer({ reviewPolicy: 'manual' });
  await server.control('clock', { freeze: true }).expect(200);
  const one = createTestPlayer(server.world, { hasDeposited: true, hasPayPassword: true });
  const quiet = createTestPlayer(server.world);
  await server.control('snapshots', { name: 'before' }).expect(200);
  expect((await differences(server, 'before')).data).toEqual({
    beforeMs: TEST_NOW_MS,
    nowMs: TEST_NOW_MS,
    list: [],
    total: 0,
  });

  withdrawNow(server.world, one, 50);
  const newcomer = createTestPlayer(server.world);
  await server.control('clock', { advance: 1000 }).expect(200);
  const { beforeMs, nowMs, list, total } = (await differences(server, 'before')).data;
  expect([beforeMs, nowMs, total]).toEqual([TEST_NOW_MS, TEST_NOW_MS + 1000, 2]);
  expect(list.map(({ id }: { id: number }) => id)).toEqual([one.id, newcomer.id]);
  expect(list.map(({ id }: { id: number }) => id)).not.toContain(quiet.id);
  const [changed, added] = list;
  expect(changed.now.moneyUsable).toBe(changed.before.moneyUsable - 50);
  expect(changed).toMatchObject({
    before: { moneyFrozen: 0, orders: 1, bets: 0 },
    now: { moneyFrozen: 50, orders: 2, bets: 0 },
  });
  expect(added).toMatchObject({ before: null, now: { moneyFrozen: 0, bets: 0 } });

  await server.control('snapshots/before/restore', {}).expect(200);
  expect((await differences(server, 'before')).data.total).toBe(0);
});

test('what was never saved cannot be compared with', async () => {
  const server = await createTestServer();
  expect(await differences(server, 'nothing')).toMatchObject({
    code: 404,
    msg: expect.stringContaining('has no snapshot "nothing"'),
  });
});
