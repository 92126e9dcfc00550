import supertest from 'supertest';
import { expect, test } from 'vitest';
import { COPIED_TEST_MS, runCopiedTest } from '../../testing/run-copied-test.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const SPRING = { 'x-world': 'spring' };

/** A seeded world whose time stands still, and what is done in it. */
async function serveSpring(wanted: object) {
  const server = await createTestServer();
  const made = { name: 'spring', seed: '7', at: TEST_NOW_MS, rate: 0, ...wanted };
  await server.control('worlds', made).expect(200);
  const act = async (path: string, body: object) =>
    (await server.control(path, body).set(SPRING).expect(200)).body.data;
  const open = async (as: string) => {
    const { storage } = await act('open', { world: 'spring', as });
    return { ...SPRING, 'x-token': storage.token, lang: 'en' };
  };
  return { server, act, open };
}

async function expectToPass(server: TestServer): Promise<string> {
  const { text } = await supertest(server.app.server).get('/__mock/journal/test').set(SPRING).expect(200);
  const { passes, said } = await runCopiedTest(server, text);
  expect(passes, said).toBe(true);
  return text;
}

test(
  'a copied test opens sessions where links did, and renews tokens: background players do the same',
  async () => {
    const config = { tokenRotationMinutes: 5 };
    const { server, act, open } = await serveSpring({ scenario: 'sales-evening', config });
    const demo = await open('demo');
    await act('clock', { advance: '10m' });
    const { headers } = await server.call('wallet/getMyWallet', {}, demo);
    await act('clock', { advance: '20m' });
    // A phone that goes on with its session.
    const token = String(headers['new-token']);
    const again = server.control('open', { world: 'spring', as: 'demo' }).set('cookie', `P-Token=${token}`);
    expect((await again.expect(200)).body.data.storage.token).toBe(token);
    const content = { content: 'How many lines are there by now?' };
    const said = await server.call('chat/send', content, { ...demo, 'x-token': token });
    expect(said.body).toMatchObject({ code: 200, data: { id: expect.any(Number) } });
    expect((await expectToPass(server)).match(/await opens\(.*/g)).toEqual(["await opens('demo');"]);
  },
  COPIED_TEST_MS,
);

test(
  'a copied test logs a player in whose password is another, and again after all sessions were ended',
  async () => {
    const { server, act, open } = await serveSpring({});
    const { id, userName } = await act('players', { password: 'maple-leaf' });
    const first = await open(userName);
    const codes: number[] = [];
    const say = async (headers: Record<string, string>, content: string) =>
      codes.push((await server.call('chat/send', { content }, headers)).body.code);
    await say(first, 'one');
    await act(`players/${id}`, { endSessions: true });
    await say(first, 'two');
    await say(await open(userName), 'three');
    expect(codes).toEqual([200, 403, 200]);
    await expectToPass(server);
  },
  COPIED_TEST_MS,
);
