import type { AddressInfo } from 'node:net';
import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { COPIED_TEST_MS, runCopiedTest } from '../../testing/run-copied-test.ts';
import { faultBody } from '../../testing/test-faults.ts';
import {
  createTestControl,
  createTestServer,
  createTestWorld,
  createTestWorlds,
  TEST_NOW_MS,
  type TestServer,
} from '../../testing/test-server.ts';

const SPRING = { 'x-world': 'spring' };

/** With what only reads, too. */
function takeTest({ app }: TestServer, query = '', world = 'spring') {
  return supertest(app.server)
    .get(`/__mock/journal/test${query}`)
    .query({ polls: true })
    .set('x-world', world);
}

/** A story with log in, registration, money, a draw, a fault, a refusal, and help of testers. */
async function playStory(server: TestServer, wanted: object): Promise<void> {
  const inSpring = (path: string, body: object) => server.control(path, body).set(SPRING).expect(200);
  await server.control('worlds', { name: 'spring', at: TEST_NOW_MS, ...wanted }).expect(200);
  const logIn = async (uname: string, password: string) => {
    const { body } = await server.call('user/login', { uname, password, code: '', type: '1' }, SPRING);
    return { ...SPRING, 'P-Token': String(body.data?.tokenValue), lang: 'en' };
  };
  await logIn('demo', 'a wrong password');
  const demo = await logIn('demo', DEMO_LOGIN_PASSWORD);
  await inSpring('draws/script', { sums: [18] });
  const { body } = await server.game('findcurIssue.do', { lotteryId: '1' }, SPRING);
  const { issueCode } = body.data;
  const gameItem = [{ totalAmount: 10, numberRecord: '18' }];
  await server.game('gameBet.do', { issueCode, lotteryId: '1', totalAmount: 10, gameItem }, demo);
  await inSpring('clock', { advance: 210_000 });
  await server.call('wallet/getMyWallet', {}, demo);
  await inSpring('faults', faultBody({ code: 600 }, { path: 'chat/list', times: 1 }));
  for (const headers of [demo, SPRING]) await server.call('chat/list', {}, headers);
  await inSpring('faults', faultBody({ close: 'after' }, { path: 'chat/list', times: 1 }));
  await expect(server.call('chat/list', {}, demo)).rejects.toThrow();
  await server.call(
    'user/register',
    { uname: 'linmei', password: 'maple-leaf', code: '', type: '1' },
    SPRING,
  );
  const linmei = await logIn('linmei', 'maple-leaf');
  const payPwd = { newPwd: '7351', newAgainPwd: '7351' };
  await server.call('user/changePayPassword', payPwd, linmei);
  await server.call('user/getUserInfo', {}, linmei);
  await server.call('wallet/getMyWallet', {}, SPRING);
  await server.game('gameList.do', { days: 0 }, demo);
}

test(
  'a copied test passes, and fails when one reply is another',
  async () => {
    const server = await createTestServer();
    await playStory(server, { scenario: 'fresh-install', seed: '7' });
    const file = (await takeTest(server, '?last=50').expect(200)).text;
    for (const secret of ['maple-leaf', '7351', 'a wrong password']) expect(file).not.toContain(secret);
    const asCopied = await runCopiedTest(server, file);
    expect(asCopied.passes, asCopied.said).toBe(true);
    const changed = file.replace(/moneyUsable: (\d)/, 'moneyUsable: 9$1');
    expect(changed).not.toBe(file);
    const withAnother = await runCopiedTest(server, changed);
    expect(withAnother.passes).toBe(false);
    expect(withAnother.said).toContain('moneyUsable');
  },
  COPIED_TEST_MS,
);

test(
  'of a world without a seed codes are held, whatever chance makes of the rest',
  async () => {
    const server = await createTestServer();
    await playStory(server, { scenario: 'fresh-install' });
    const file = (await takeTest(server).expect(200)).text;
    const asCopied = await runCopiedTest(server, file);
    expect(asCopied.passes, asCopied.said).toBe(true);
    const withAnother = await runCopiedTest(server, file.replace('code: 403', 'code: 404'));
    expect(withAnother.passes).toBe(false);
  },
  COPIED_TEST_MS,
);

test(
  'a copied test of a scenario that takes its time, with notices of its own, and of replies that are no JSON, passes',
  async () => {
    const server = await createTestServer();
    const inAll = (text: string) => ({ zh: text, en: text, jp: text, kor: text, cht: text });
    const title = inAll('New look');
    const notices = [{ title, content: title, createTime: '2026-09-01 10:00:00' }];
    const wanted = { name: 'spring', scenario: 'ready-to-bet', seed: '7', notices };
    await server.control('worlds', wanted).expect(200);
    const inSpring = (path: string, body: object) => server.control(path, body).set(SPRING).expect(200);
    await inSpring('clock', { rate: 0 });
    await inSpring('faults', faultBody({ malformedJson: true }, { path: 'chat/list', times: 1 }));
    await server.call('chat/list', {}, SPRING).catch(() => undefined);
    await inSpring('faults', faultBody({ close: 'before' }, { path: 'chat/list', times: 1 }));
    await expect(server.call('chat/list', {}, SPRING)).rejects.toThrow();
    await server.call('wallet/getMyWallet', {}, SPRING);
    const { body } = await server.call('common/getSystemNotice', {}, { ...SPRING, lang: 'en' });
    expect(JSON.stringify(body.data)).toContain('New look');
    const asCopied = await runCopiedTest(server, (await takeTest(server).expect(200)).text);
    expect(asCopied.passes, asCopied.said).toBe(true);
  },
  COPIED_TEST_MS,
);

test('a copied test holds nothing that its steps do not need', async () => {
  const server = await createTestServer();
  const made = { name: 'spring', scenario: 'fresh-install', at: TEST_NOW_MS, rate: 0 };
  await server.control('worlds', { ...made, seed: '7' }).expect(200);
  await server.game('findcurIssue.do', { lotteryId: '1' }, SPRING);
  const { text } = await takeTest(server).expect(200);
  for (const leftover of ['if (true)', 'if (false)', '!true', '!false', 'undefined,'])
    expect(text).not.toContain(leftover);
  const functions = [...text.matchAll(/function (\w+)/g)].map(([, name]) => name);
  expect(functions.filter((name) => name !== 'at')).toEqual(['send', 'carryOut', 'holds']);
  expect(text).not.toMatch(/new Map|method|P-Token/);
});

test('only the last calls are held to their replies', async () => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring', seed: '7', at: TEST_NOW_MS }).expect(200);
  for (const path of ['a', 'b', 'c']) await server.call(path, {}, SPRING);
  const { text } = await takeTest(server, '?last=2')
    .expect(200)
    .expect('content-type', /^text\/plain/);
  expect(
    [...text.matchAll(/await (\w+)\(\s*\{ url: '([^']+)'/g)].map(([, word, url]) => `${word} ${url}`),
  ).toEqual(['before /player-api/player/a', 'holds /player-api/player/b', 'holds /player-api/player/c']);
});

test('a world of which it is not remembered how it began is refused, until it is reset', async () => {
  const server = await createTestServer();
  await server.call('a');
  const refused = await takeTest(server, '', 'default').expect(409);
  expect(refused.body.msg).toContain(
    'It is not remembered how the world "default" began: create it, reset it',
  );
  await server.control('worlds/default/reset', {}).expect(200);
  await server.call('b');
  const { text } = await takeTest(server, '', 'default').expect(200);
  expect(text).toContain("url: '/player-api/player/b'");
  expect(text).not.toContain("url: '/player-api/player/a'");
});

test('a world whose beginning is forgotten is refused with how much it remembers', async () => {
  const worlds = createTestWorlds(createTestWorld());
  const control = createTestControl('loopback', { journalLength: 3 });
  const app = await buildApp({ worlds, basePaths: { player: '/p', game: '/g' }, control });
  onTestFinished(async () => {
    await app.close();
    worlds.close();
  });
  const takenAfter = async (calls: number) => {
    await app.inject({ method: 'POST', url: '/__mock/worlds/default/reset' });
    for (let count = 0; count < calls; count++) await app.inject({ method: 'POST', url: '/p/a' });
    return app.inject('/__mock/journal/test');
  };
  expect((await takenAfter(2)).statusCode).toBe(200);
  const refused = await takenAfter(3);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().msg).toContain('It remembers the last 3 entries (JOURNAL_LENGTH)');
});

test('of what came before no more is told than later steps need, and it asks the server that it is of', async () => {
  const server = await createTestServer();
  await playStory(server, { scenario: 'fresh-install', seed: '7' });
  const { text } = await takeTest(server, '?last=1').expect(200);
  const [earlier = '', held = ''] = text.split('await holds(');
  expect(earlier.match(/await before\(/g)?.length).toBeGreaterThan(10);
  expect(earlier).not.toContain('moneyUsable');
  expect(held).toContain('gameList.do');
  const { port } = server.app.server.address() as AddressInfo; // it listens on a port
  expect(text).toContain(`process.env.MOCK_URL ?? 'http://127.0.0.1:${port}'`);
});

test('the passwords of demo accounts, which are public, are written out', async () => {
  const server = await createTestServer();
  await playStory(server, { scenario: 'fresh-install', seed: '7' });
  const { text } = await takeTest(server).expect(200);
  expect(text).toContain(`'${DEMO_LOGIN_PASSWORD}'`);
  expect(text).not.toContain(`'${DEMO_PAY_PASSWORD}'`);
});

test(
  'what going back undid is not in a copied test, nor the going; what was done before and since is, and it passes',
  async () => {
    const server = await createTestServer();
    const inSpring = (path: string, body: object) => server.control(path, body).set(SPRING).expect(200);
    const ask = (input: object) => server.game('findHistoryIssue.do', { lotteryId: '1', ...input }, SPRING);
    await server.control('worlds', { name: 'spring', scenario: 'fresh-install', seed: '7' }).expect(200);
    await inSpring('clock', { freeze: true });
    await ask({ pageSize: 1 });
    await inSpring('clock', { to: 'settled' });
    await ask({ pageSize: 2 });
    await inSpring('history/2/back', {});
    await ask({ pageSize: 3 });
    await inSpring('history/forward', {});
    await ask({ pageSize: 4 });
    await inSpring('scenario', { name: 'sealed' });
    await ask({ pageSize: 5 });
    await inSpring('clock', { back: true });
    await ask({ pageSize: 6 });
    await inSpring('share', { minutes: 5 });
    const { text } = await takeTest(server).expect(200);
    expect([...text.matchAll(/pageSize: (\d)/g)].map(([, size]) => size)).toEqual(['1', '2', '4', '6']);
    expect(text).not.toMatch(/history|back|share'/);
    const asCopied = await runCopiedTest(server, text);
    expect(asCopied.passes, asCopied.said).toBe(true);
  },
  COPIED_TEST_MS,
);

test(
  'a test of a world that was opened by a link passes',
  async () => {
    const server = await createTestServer();
    await server.control('open', { world: 'spring', scenario: 'ready-to-bet', as: 'demo' }).expect(200);
    const { body } = await server.call(
      'user/login',
      { uname: 'demo', password: DEMO_LOGIN_PASSWORD, code: '', type: '1' },
      SPRING,
    );
    await server.control('open', { world: 'spring', as: 'demo' }).expect(200);
    const demo = { ...SPRING, 'P-Token': String(body.data.tokenValue), lang: 'en' };
    await server.call('wallet/getMyWallet', {}, demo);
    const { text } = await takeTest(server).expect(200);
    expect(text).toContain("scenario: 'ready-to-bet'");
    expect(text).not.toContain("url: '/__mock/open'");
    const asCopied = await runCopiedTest(server, text);
    expect(asCopied.passes, asCopied.said).toBe(true);
  },
  COPIED_TEST_MS,
);

test(
  'after a restore a copied test repeats what was done until the snapshot and since, and passes',
  async () => {
    const server = await createTestServer();
    const inSpring = (path: string, body: object) => server.control(path, body).set(SPRING).expect(200);
    const ask = (input: object) => server.game('findHistoryIssue.do', { lotteryId: '1', ...input }, SPRING);
    await server.control('worlds', { name: 'spring', scenario: 'fresh-install', seed: '7' }).expect(200);
    await inSpring('clock', { freeze: true });
    await ask({ pageSize: 1 });
    await inSpring('snapshots', { name: 'here' });
    await inSpring('clock', { to: 'settled' });
    await ask({ pageSize: 2 });
    await inSpring('snapshots/here/restore', {});
    await ask({ pageSize: 3 });
    const { text } = await takeTest(server).expect(200);
    expect([...text.matchAll(/pageSize: (\d)/g)].map(([, size]) => size)).toEqual(['1', '3']);
    const asCopied = await runCopiedTest(server, text);
    expect(asCopied.passes, asCopied.said).toBe(true);
  },
  COPIED_TEST_MS,
);
