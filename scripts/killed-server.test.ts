import { call, stop } from '@canada28/mock-server/testing/server-process.ts';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { freezeInSale } from './lib/freeze-in-sale.ts';
import { joinByCode } from './lib/join-by-code.ts';
import { serverUnderTest } from './lib/server-under-test.ts';

const { databasePath, startServer } = serverUnderTest('test-results/killed-server/main.js');

const LOGIN = { uname: 'demo', password: 'demo2828' };
const LINMEI = { uname: 'linmei', password: 'maple-leaf-28' };

test('killed without a warning, it loses nothing that it answered for', async () => {
  const first = await startServer();
  const registered = await call(first, '/player-api/player/user/register', LINMEI);
  expect(registered.code).toBe(200);
  await stop(first, 'SIGKILL');
  const second = await startServer();
  const login = await call(second, '/player-api/player/user/login', LINMEI);
  expect(login.code).toBe(200);
  await stop(second, 'SIGTERM');
});

test('killed without a warning, it knows every visitor that it let in, and the code of the invitation', async () => {
  const first = await startServer();
  await call(first, '/__mock/worlds', { name: 'spring', keep: true });
  const { shortCode } = (await call(first, '/__mock/worlds/spring/invitation', {})).data;
  const phones = [await joinByCode(first, shortCode), await joinByCode(first, shortCode)];
  await stop(first, 'SIGKILL');
  const second = await startServer();
  for (const [index, phone] of phones.entries()) {
    const { data } = await call(second, '/player-api/player/user/getUserInfo', {}, phone);
    expect(data).toMatchObject({ userName: `visitor${index + 1}` });
  }
  const third = await joinByCode(second, shortCode);
  const { data } = await call(second, '/player-api/player/user/getUserInfo', {}, third);
  expect(data).toMatchObject({ userName: 'visitor3' });
  await stop(second, 'SIGTERM');
});

test('killed amid bets that share their commits, it has every one that it answered for, and owes none twice', async () => {
  const first = await startServer({ DEMO_CREDIT: '1000000' });
  const GAME = '/player-api/player/game';
  const issueCode = await freezeInSale(first);
  const login = await call(first, '/player-api/player/user/login', LOGIN);
  const headers = { 'x-token': String(login.data.tokenValue) };
  const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
  const slip = { issueCode, lotteryId: '1', totalAmount: 1, gameItem };
  let answered = 0;
  const betUntilItEnds = async (): Promise<void> => {
    try {
      for (;;) {
        const { code } = await call(first, `${GAME}/gameBet.do`, slip, headers);
        expect(code).toBe(200);
        answered += 1;
        if (answered === 300) first.process.kill('SIGKILL');
      }
    } catch (error) {
      // The server is gone; anything else would be its own fault.
      if (first.process.signalCode === null && !first.process.killed) throw error;
    }
  };
  await Promise.all(Array.from({ length: 10 }, betUntilItEnds));
  await first.ended;

  await stop(await startServer(), 'SIGTERM');
  const db = new Sqlite(databasePath());
  onTestFinished(() => void db.close());
  const count = (table: string) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  expect(count('bets WHERE amount_micros = 1000000')).toBeGreaterThanOrEqual(answered);
  expect(count(`postings WHERE kind = 'bet-stake' AND amount_micros = 1000000`)).toBe(
    count('bets WHERE amount_micros = 1000000'),
  );
});

test('killed at 100,000 times the pace and off for ten hours, it starts and every question has its issue', async () => {
  const first = await startServer();
  await call(first, '/__mock/clock', { rate: 100_000 });
  await stop(first, 'SIGKILL');
  const db = new Sqlite(databasePath());
  db.exec(`UPDATE world_facts SET value = json_set(value, '$.wallMs', value ->> 'wallMs' - 36000000)
    WHERE name = 'clock'`);
  db.close();
  const second = await startServer();
  // Busy (5000) is an answer too, on a machine that has hardly any time; a defect (500) is none.
  for (let asked = 0; asked < 10; asked++) {
    const { code } = await call(second, '/player-api/player/game/findcurIssue.do', { lotteryId: '1' });
    expect([200, 5000]).toContain(code);
  }
  const { err } = await stop(second, 'SIGTERM');
  expect(err).toContain('of the time that the world was closed it makes up 31 days');
});
