import { createTestDatabase } from '@canada28/db/test-database.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bet, serveRoom } from '../../testing/test-room.ts';
import { wallClock } from '../../world/clock.ts';
import { listVisitors } from './list-visitors.ts';
import { listVisitorAccounts, listVisitorBets, listVisitorSessions } from './visitors.repository.ts';

/** Even wins with 18, odd does not; the choices that the tests bet on. */
const EVEN = 31;
const ODD = 30;

async function drawn({ control }: Pick<Awaited<ReturnType<typeof serveRoom>>, 'control'>): Promise<void> {
  await control('POST', '/draws/script', { sums: [18] });
  await control('POST', '/clock', { to: 'settled' });
}

test('the board tells of each visitor what they staked and won, their last bet, and who won most', async () => {
  const { control, join } = await serveRoom();
  const [one, other] = [await join(), await join()];
  await join();
  await bet(one, 40, EVEN);
  await bet(other, 100, ODD);
  await drawn({ control });
  await bet(one, 25, ODD);
  const board = await control('GET', '/worlds/spring/invitation');
  const [{ lastBet }, { lastBet: otherBet }] = board;
  expect(board).toMatchObject([
    { userName: 'visitor1', bets: 2, staked: 65, won: 79.96, bestWin: 79.96, isWinner: true },
    { userName: 'visitor2', bets: 1, staked: 100, won: 0, bestWin: 0, isWinner: false },
    { userName: 'visitor3', bets: 0, staked: 0, won: 0, bestWin: 0, isWinner: false },
  ]);
  expect(lastBet).toEqual({
    playCode: ODD,
    amount: 25,
    issueCode: String(Number(otherBet.issueCode) + 1),
    status: 1,
    won: 0,
  });
  expect(otherBet).toMatchObject({ playCode: ODD, amount: 100, status: 3, won: 0 });
  expect(board[2]).not.toHaveProperty('lastBet');
});

test('a win below the stakes makes no winner, and a bet that went back counts for nothing', async () => {
  const { control, join } = await serveRoom();
  const [one, other] = [await join(), await join()];
  await bet(one, 10, EVEN);
  await bet(one, 100, ODD);
  await drawn({ control });
  const { issueCode } = await control('GET', '/draws').then(({ issues }) =>
    issues.find(({ state }: { state: string }) => state === 'selling'),
  );
  await control('POST', '/draws/script', { issueCode, void: true });
  await bet(other, 60, EVEN);
  await control('POST', '/clock', { to: 'settled' });
  const board = await control('GET', '/worlds/spring/invitation');
  expect(board).toMatchObject([
    { bets: 2, staked: 110, bestWin: 19.99, isWinner: false },
    { bets: 0, staked: 0, won: 0, isWinner: false },
  ]);
});

test('of two who won the same, the one who joined first is the winner', async () => {
  const { control, join } = await serveRoom();
  for (const phone of [await join(), await join()]) await bet(phone, 40, EVEN);
  await drawn({ control });
  const board = await control('GET', '/worlds/spring/invitation');
  expect(board).toMatchObject([{ isWinner: true }, { isWinner: false }]);
});

test('the board begins again with the next story, with the same names', async () => {
  const { control, join } = await serveRoom();
  await bet(await join(), 40, EVEN);
  await drawn({ control });
  await control('POST', '/scenario', { name: 'fresh-install' });
  const [visitor] = await control('GET', '/worlds/spring/invitation');
  expect(visitor).toMatchObject({ userName: 'visitor1', bets: 0, won: 0, isHere: true, isWinner: false });
});

test('a phone is here until it has not called for half a minute, whichever call', async () => {
  const { worlds, join } = await serveRoom();
  const phone = await join();
  await join();
  const spring = worlds.hosted('spring');
  if (spring === undefined) throw new Error('no world');
  const joinedAtMs = wallClock.nowMs();
  const isHere = (afterMs: number) =>
    listVisitors(spring, joinedAtMs + afterMs).map((visitor) => visitor.isHere);
  expect(isHere(29_000)).toEqual([true, true]);
  expect(isHere(31_000)).toEqual([false, false]);
  vi.useFakeTimers({ toFake: ['Date'], now: joinedAtMs + 20_000 });
  onTestFinished(() => void vi.useRealTimers());
  await phone.call(`/g/${findCurrentIssueCall.path}`, { lotteryId: '1' });
  expect(isHere(31_000)).toEqual([true, false]);
});

test('no list of visitors reads a table in full', () => {
  const db = createTestDatabase();
  onTestFinished(() => void db.close());
  const prepare = db.prepare.bind(db);
  const statements: string[] = [];
  db.prepare = ((sql: string) => {
    statements.push(sql);
    return prepare(sql);
  }) as typeof db.prepare;
  listVisitorBets(db, ['visitor1']);
  listVisitorAccounts(db, ['visitor1']);
  listVisitorSessions(db, { playerIds: [128_001], nowMs: 0 });
  const steps = statements.flatMap((sql) => {
    const values = Object.fromEntries([...sql.matchAll(/:(\w+)/g)].map(([, name]) => [name, '[]']));
    return prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(values);
  });
  const scanned = steps.flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
  expect(new Set(scanned)).toEqual(new Set(['json_each', 'room']));
});
