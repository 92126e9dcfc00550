import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { COPIED_TEST_MS, runCopiedTest } from '../../testing/run-copied-test.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const SPRING = { 'x-world': 'spring' };

/** Log in, two bets, deposit, chase and a line in the chat, between 60 calls that a phone makes by itself. */
async function playWithPolls(server: TestServer): Promise<void> {
  await server
    .control('worlds', { name: 'spring', scenario: 'fresh-install', seed: '7', at: TEST_NOW_MS })
    .expect(200);
  const { body } = await server.call(
    'user/login',
    { uname: 'demo', password: DEMO_LOGIN_PASSWORD, code: '', type: '1' },
    { ...SPRING, lang: 'en' },
  );
  const demo = { ...SPRING, 'P-Token': String(body.data?.tokenValue), lang: 'en' };
  const poll = async () => {
    await server.game('findcurIssue.do', { lotteryId: '1' }, demo);
    await server.call('wallet/getMyWallet', {}, demo);
    await server.call('chat/list', {}, demo);
  };
  const current = await server.game('findcurIssue.do', { lotteryId: '1' }, demo);
  const { issueCode } = current.body.data;
  for (let times = 0; times < 5; times += 1) await poll();
  for (const numberRecord of ['31', '18']) {
    const gameItem = [{ totalAmount: 10, numberRecord }];
    await server.game('gameBet.do', { issueCode, lotteryId: '1', totalAmount: 10, gameItem }, demo);
    for (let times = 0; times < 5; times += 1) await poll();
  }
  const [method] = (await server.call('deposit/getDepositMethod', {}, demo)).body.data;
  const deposit = {
    depositTypeId: method.id,
    ruleId: method.rule.id,
    addressId: method.address['trc-20'][0].id,
  };
  await server.call('deposit/submitDepositOrder', { ...deposit, amount: 100 }, demo);
  const chase = {
    lotteryId: '1',
    planType: 3,
    numberRecord: '31',
    startIsuueCode: issueCode,
    totalIssue: 3,
    startAmount: 10,
    startMutiple: 1,
    issueRato: 1,
    stopMode: 2,
  };
  await server.game('gamePlan.do', chase, demo);
  await server.control('clock', { advance: 210_000 }).set(SPRING).expect(200);
  for (let times = 0; times < 5; times += 1) await poll();
  await server.call('chat/send', { content: 'good luck' }, demo);
}

test(
  'a copied test holds what changed something or was marked, in few lines, and passes',
  async () => {
    const server = await createTestServer();
    await playWithPolls(server);
    const take = (query: string) =>
      supertest(server.app.server).get(`/__mock/journal/test${query}`).set(SPRING).expect(200);
    const plain = (await take('')).text;
    expect(plain.split('\n').length).toBeLessThan(200);
    expect(plain).not.toMatch(/getMyWallet|chat\/list/);
    expect((await take('?polls=true&last=200')).text.split('\n').length).toBeGreaterThan(1000);
    const wallets = await supertest(server.app.server)
      .get('/__mock/journal?path=wallet/*&pageSize=1')
      .set(SPRING);
    const { id } = wallets.body.data.list[0];
    await server.control(`journal/${id}/mark`, { note: 'what is left' }).set(SPRING).expect(200);
    const marked = (await take('')).text;
    expect(marked.match(/getMyWallet/g)).toHaveLength(1);
    expect(marked).toContain('// what is left');
    const asCopied = await runCopiedTest(server, marked);
    expect(asCopied.passes, asCopied.said).toBe(true);
    const one = (await take(`?id=${id}`)).text;
    expect(one.match(/await holds\(/g)).toHaveLength(1);
    expect(one).not.toContain('chat/send');
    const alone = await runCopiedTest(server, one);
    expect(alone.passes, alone.said).toBe(true);
  },
  COPIED_TEST_MS,
);
