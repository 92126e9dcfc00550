import { listRows } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { type ScheduleConfig, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { DAY_MS, HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestWorld, TEST_NOW_MS } from '../../testing/test-server.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { placeBet } from '../betting/place-bet.ts';
import { findIssueOfMoment, ISSUES_SQL, type IssueRow } from './draws.repository.ts';

type World = ReturnType<typeof createTestWorld>;

const issuesOf = ({ db }: World) => listRows<IssueRow>(db, `${ISSUES_SQL} ORDER BY id`);
const drawnOf = (world: World) => issuesOf(world).filter(({ state }) => state === 'settled');

/** The hour and minute in Shanghai. */
const timeOf = (atMs: number) => new Date(atMs + 8 * HOUR_MS).toISOString().slice(11, 19);

function expectUnbrokenCodes(world: World): void {
  const codes = issuesOf(world).map(({ issueCode }) => Number(issueCode));
  expect(codes).toEqual(codes.map((_, index) => (codes[0] ?? 0) + index));
}

test('a week passes issue by issue: all drawn and settled, codes counted on across every break', () => {
  const world = createTestWorld({ pastDraws: 0 });
  moveClock(world, { advance: 7 * DAY_MS });
  expectUnbrokenCodes(world);
  // 23 hours of sale hold 394 slots of 210 s; the Monday's break comes an hour later and so does the one after it.
  expect(drawnOf(world).length).toBeGreaterThan(7 * 393);
  const lastOfDay = drawnOf(world).filter(
    (issue, index, all) => issue.slotEndMs !== all[index + 1]?.saleStartMs,
  );
  expect(lastOfDay.length).toBeGreaterThanOrEqual(7);
  for (const issue of issuesOf(world)) {
    const isMonday = new Date(issue.saleStartMs + 8 * HOUR_MS).getUTCDay() === 1;
    const [start, end] = isMonday ? ['20:00:00', '21:00:00'] : ['19:00:00', '20:00:00'];
    expect(timeOf(issue.saleStartMs) < start || timeOf(issue.saleStartMs) >= end).toBe(true);
    expect(timeOf(issue.slotEndMs) <= start || timeOf(issue.slotEndMs) > end).toBe(true);
  }
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('each draw happens at its scheduled moment and is settled at once', () => {
  const world = createTestWorld();
  const { happened } = moveClock(world, { advance: HOUR_MS });
  const drawnAt = new Map(issuesOf(world).map((issue) => [issue.issueCode, issue.drawAtMs]));
  const draws = happened.filter(({ what }) => what === 'issue-drawn');
  const settlements = happened.filter(({ what }) => what === 'issue-settled');
  expect(draws).toHaveLength(17);
  expect(settlements.map(({ atMs }) => atMs)).toEqual(draws.map(({ atMs }) => atMs));
  for (const { atMs, detail } of draws) expect(atMs).toBe(drawnAt.get(detail.slice(0, 7)));
  expect(happened.map(({ atMs }) => atMs)).toEqual(
    happened.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
  );
});

test.each([
  ['an hour', HOUR_MS],
  ['a night with the break', 14 * HOUR_MS],
  ['three days', 3 * DAY_MS],
])('after %s without a server what was missed is drawn and settled in order, exactly once', (_, offMs) => {
  const before = createTestWorld();
  const player = createTestPlayer(before);
  const issueCode = findIssueOfMoment(before.db, before.clock.nowMs())?.issueCode ?? '';
  const gameItem = [
    { totalAmount: 10, numberRecord: '28' },
    { totalAmount: 10, numberRecord: '29' },
  ];
  inTransaction(before.db, () =>
    placeBet(playerContext(before, player), { issueCode, lotteryId: '1', totalAmount: 20, gameItem }),
  );

  const after = createTestWorld({ db: before.db, nowMs: TEST_NOW_MS + offMs });
  const alwaysOn = createTestWorld();
  moveClock(alwaysOn, { advance: offMs });
  const facts = (world: World) =>
    issuesOf(world).map(({ issueCode, state, drawnAtMs, drawAtMs, numbers }) => ({
      issueCode,
      state,
      drawnAtMs,
      drawAtMs,
      numbers,
    }));
  // A server that was off differs in nothing from one that was on.
  expect(facts(after)).toEqual(facts(alwaysOn));
  const bets = listRows<{ status: number }>(after.db, 'SELECT status FROM bets ORDER BY status');
  expect(bets.map(({ status }) => status)).toEqual([2, 3]);
  expect(auditDatabase(after.db).broken).toEqual([]);
  const written = () => [issuesOf(after), listRows(after.db, 'SELECT * FROM entries')];
  const once = written();
  createTestWorld({ db: after.db, nowMs: TEST_NOW_MS + offMs });
  expect(written()).toEqual(once);
});

test('killed between draw and settlement, the issue is settled at the next start with the draw it had', () => {
  const world = createTestWorld();
  world.db.exec(`CREATE TRIGGER power_cut BEFORE UPDATE OF state ON issues WHEN NEW.state = 'settled'
    BEGIN SELECT RAISE(ABORT, 'power cut'); END`);
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode;
  expect(() => moveClock(world, { advance: 210_000 })).toThrow('power cut');
  const find = () => issuesOf(world).find((issue) => issue.issueCode === issueCode);
  const drawn = find();
  expect(drawn?.state).toBe('drawn');

  world.db.exec('DROP TRIGGER power_cut');
  createTestWorld({ db: world.db, nowMs: TEST_NOW_MS + HOUR_MS });
  expect(find()).toEqual({ ...drawn, state: 'settled' });
});

test('no issue that was missed was ever open for bets', () => {
  const before = createTestWorld();
  const after = createTestWorld({ db: before.db, nowMs: TEST_NOW_MS + DAY_MS });
  const onSale = issuesOf(after).filter(
    ({ state, saleEndMs }) => state === 'created' && saleEndMs > after.clock.nowMs(),
  );
  expect(onSale.length).toBeLessThanOrEqual(2);
  expect(issuesOf(after).filter(({ state }) => state === 'created')).toEqual(onSale);
});

test('draws that come late: the next issue sells while the result of the last is still awaited', () => {
  const world = createTestWorld({ schedule: scheduleConfig({ drawDelaySeconds: 240 }) });
  const first = findIssueOfMoment(world.db, world.clock.nowMs());
  moveClock(world, { set: first?.slotEndMs ?? 0 });
  const second = findIssueOfMoment(world.db, world.clock.nowMs());
  expect(Number(second?.issueCode)).toBe(Number(first?.issueCode) + 1);
  const stateOfFirst = () => issuesOf(world).find(({ id }) => id === first?.id)?.state;
  expect(stateOfFirst()).toBe('created');
  moveClock(world, { set: (first?.saleEndMs ?? 0) + 240_000 - 1 });
  expect(stateOfFirst()).toBe('created');
  moveClock(world, { advance: 1 });
  expect(stateOfFirst()).toBe('settled');
  moveClock(world, { advance: DAY_MS });
  expectUnbrokenCodes(world);
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test.each<Partial<ScheduleConfig>>([
  { intervalSeconds: 180 },
  { intervalSeconds: 300, sealedSeconds: 60 },
  { sealedSeconds: 3, drawDelaySeconds: 0 },
  { maintenance: 'extend' },
  { maintenance: 'short' },
  { maintenance: 'none', drawDelaySeconds: 240 },
])('with the schedule %j two days run through whole', (schedule) => {
  const world = createTestWorld({ schedule: scheduleConfig(schedule) });
  moveClock(world, { advance: 2 * DAY_MS });
  expectUnbrokenCodes(world);
  expect(auditDatabase(world.db).broken).toEqual([]);
  const late = issuesOf(world).filter(({ drawAtMs }) => drawAtMs <= world.clock.nowMs());
  expect(late.every(({ state }) => state === 'settled')).toBe(true);
});

test('a fresh world has its past: drawn issues that end where the first sale begins', () => {
  const world = createTestWorld({ pastDraws: 450, firstIssueCode: '0000460' });
  const issues = issuesOf(world);
  expect(issues[0]?.issueCode).toBe('0000010');
  expect(drawnOf(world)).toHaveLength(450);
  expect(issues[450]).toMatchObject({ issueCode: '0000460', state: 'created' });
  expect(issues[449]?.slotEndMs).toBe(issues[450]?.saleStartMs);
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('a world that begins in the break sells its first issue after it', () => {
  const world = createTestWorld({ nowMs: Date.UTC(2026, 8, 16, 11, 30, 0) });
  expect(findIssueOfMoment(world.db, world.clock.nowMs())).toBeUndefined();
  moveClock(world, { advance: HOUR_MS / 2 });
  expect(findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode).toBe('3184207');
});
