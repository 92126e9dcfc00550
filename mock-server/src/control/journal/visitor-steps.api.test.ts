import supertest from 'supertest';
import { expect, test } from 'vitest';
import { COPIED_TEST_MS, runCopiedTest } from '../../testing/run-copied-test.ts';
import { bet, read, serveFrozen } from '../../testing/test-history.ts';
import type { TestServer } from '../../testing/test-server.ts';

const INVITATION = 'worlds/default/invitation';

/** What makes a request one of a visitor who joins now. */
async function join({ control }: TestServer, nickName?: string): Promise<Record<string, string>> {
  const { body } = await control(INVITATION, {}).expect(200);
  const { shortCode } = body.data;
  const joined = await control('join', { shortCode, nickName }).expect(200);
  return { 'x-token': joined.body.data.storage.token, lang: 'en' };
}

async function serveScenario(): Promise<TestServer> {
  const server = await serveFrozen();
  await server.control('scenario', { name: 'ready-to-bet' }).expect(200);
  return server;
}

const takeTest = async (server: TestServer) =>
  (await server.app.inject('/__mock/journal/test?polls=true')).body;

test(
  'a copied test lets visitors join a world of its own, and passes',
  async () => {
    const server = await serveScenario();
    for (const name of ['Mei', undefined])
      expect((await bet(server, await join(server, name))).body.code).toBe(200);
    const made = await server.control('players', { userName: 'linmei' }).expect(200);
    await server.control(`players/${made.body.data.id}/credit`, { amount: 5 }).expect(200);
    await server.control('worlds/default/keep', {});
    const text = await takeTest(server);
    expect(text.match(/await joins\(.*/g)).toEqual(["await joins('Mei');", 'await joins();']);
    expect(text).not.toContain('worlds/default');
    const { passes, said } = await runCopiedTest(server, text);
    expect(passes, said).toBe(true);
    expect(await read(server, INVITATION)).toHaveLength(2);
  },
  COPIED_TEST_MS,
);

test(
  'what a visitor calls whose account no step makes is left out of a copied test, with the reason',
  async () => {
    const server = await serveScenario();
    const visitor = await join(server, 'Mei');
    await server.control('scenario', { name: 'ready-to-bet' }).expect(200);
    expect((await bet(server, visitor)).body.code).toBe(200);
    const text = await takeTest(server);
    expect(text).toContain(
      '// Left out: /player-api/player/game/gameBet.do, visitor1 joined before the world began to be this one.',
    );
    const { passes, said } = await runCopiedTest(server, text);
    expect(passes, said).toBe(true);
  },
  COPIED_TEST_MS,
);

test.each([undefined, 'dawn'])(
  'a copied test passes where a player was created beside visitors who stayed: seed %s',
  async (seed) => {
    const server = await serveFrozen();
    const { app } = server;
    const headers = { 'x-world': 'evening', lang: 'en' };
    const post = async (path: string, body: object = {}, own: object = {}) => {
      const reply = await supertest(app.server)
        .post(path)
        .set({ ...headers, ...own })
        .send(body)
        .expect(200);
      return reply.body.data;
    };
    const options = { rate: 0, ...(seed !== undefined && { seed }) };
    await post('/__mock/worlds', { name: 'evening', scenario: 'new-player', ...options });
    const { shortCode } = await post('/__mock/worlds/evening/invitation');
    await post('/__mock/join', { shortCode });
    await post('/__mock/scenario', { name: 'ready-to-bet' });
    const { id, userName, password } = await post('/__mock/players', { balance: 1 });
    expect(id).toBeGreaterThan(128_001);
    await post(`/__mock/players/${id}/credit`, { amount: 5000 });
    const logIn = { uname: userName, password, code: '', type: '1' };
    const { tokenValue } = await post('/player-api/player/user/login', logIn);
    const { issueCode } = await post('/player-api/player/game/findcurIssue.do', { lotteryId: '1' });
    // More than the player began with.
    const gameItem = [{ totalAmount: 3000, numberRecord: '18' }];
    const bets = { issueCode, lotteryId: '1', totalAmount: 3000, gameItem };
    await post('/player-api/player/game/gameBet.do', bets, { 'x-token': tokenValue });
    const copied = await app.inject({ url: '/__mock/journal/test?polls=true', headers });
    const { passes, said } = await runCopiedTest(server, copied.body);
    expect(passes, said + copied.body).toBe(true);
  },
  COPIED_TEST_MS,
);
