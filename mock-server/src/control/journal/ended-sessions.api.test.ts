import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

type Act = (server: TestServer) => Promise<unknown>;

const control =
  (path: string, body: object): Act =>
  (server) =>
    server.control(path, body).expect(200);

const MOVE = control('clock', { advance: 60_000 });
const BACK = control('clock', { back: true });
const FREEZE = control('clock', { freeze: true });
const SCENARIO = control('scenario', { name: 'sealed' });
const SAVE = control('snapshots', { name: 'before' });
const RESTORE = control('snapshots/before/restore', {});
const RESET = control('worlds/default/reset', {});
const MESSAGE = control('messages', {
  title: { zh: 'a', en: 'a', jp: 'a', kor: 'a', cht: 'a' },
  text: { zh: 'a', en: 'a', jp: 'a', kor: 'a', cht: 'a' },
});
const LOG_IN: Act = async ({ app }) => {
  const world = app.worlds.hosted('default')?.open();
  if (world !== undefined) createTestPlayer(world);
};

test.each<[string, readonly Act[], boolean]>([
  ['a move', [MOVE], false],
  ['a move that is taken back', [MOVE, BACK], false],
  ['a session before the move that is taken back', [LOG_IN, MOVE, BACK], false],
  ['a session after it', [MOVE, LOG_IN, BACK], true],
  ['an act of the operator that is taken back', [LOG_IN, MESSAGE, BACK], false],
  ['a freeze', [FREEZE], false],
  ['a scenario', [SCENARIO], true],
  ['a restore', [SAVE, RESTORE], true],
  ['a reset', [RESET], true],
])('the journal tells whether sessions ended: %s', async (_case, acts, haveEnded) => {
  const server = await createTestServer();
  const before = await endedAtMs(server);
  await expect.poll(() => Date.now()).toBeGreaterThan(before);
  for (const act of acts) await act(server);
  expect((await endedAtMs(server)) > before).toBe(haveEnded);
});

test.each<[string, readonly Act[], Act, boolean]>([
  ['the scenario itself', [SCENARIO], BACK, true],
  ['only the move after it', [SCENARIO, MOVE], BACK, false],
  ['a decision after it', [SCENARIO, MESSAGE], BACK, false],
  ['what was before it, once it is taken back', [MOVE, SCENARIO, BACK], BACK, false],
])('of a world that went through a scenario is taken back: %s', async (_case, acts, act, haveEnded) => {
  const server = await createTestServer();
  for (const one of acts) await one(server);
  const before = await endedAtMs(server);
  await expect.poll(() => Date.now()).toBeGreaterThan(before);
  await act(server);
  expect((await endedAtMs(server)) > before).toBe(haveEnded);
});

test('it tells so when the steps themselves are forgotten', async () => {
  const server = await createTestServer();
  await MOVE(server);
  const before = await endedAtMs(server);
  for (let count = 0; count < 1001; count += 1)
    await server.app.inject({ method: 'POST', url: '/player-api/player/a' });
  await BACK(server);
  expect(await endedAtMs(server)).toBe(before);
});

test('a world that is made by the name of a deleted one is another one', async () => {
  const server = await createTestServer();
  const made = async () => {
    const { body } = await server.control('worlds', { name: 'spring' }).expect(200);
    return body.data.sessionsEndedAtMs;
  };
  const before = await made();
  await supertest(server.app.server).delete('/__mock/worlds/spring').expect(200);
  await expect.poll(() => Date.now()).toBeGreaterThan(before);
  expect(await made()).toBeGreaterThan(before);
});

async function endedAtMs({ app }: TestServer): Promise<number> {
  const reply = await supertest(app.server).get('/__mock/journal?pageSize=1').expect(200);
  return reply.body.data.sessionsEndedAtMs;
}
