import { findRow, listRows } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { beforeEach, expect, test } from 'vitest';
import { scriptDraws } from '../../control/draws/script-draws.ts';
import {
  drawNext,
  itemStates,
  outcomeOf,
  pass,
  SLOT_MS,
  startTestChase,
  WIN,
} from '../../testing/test-chase.ts';
import { moneyOf } from '../../testing/test-finance.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { placeBet } from '../betting/place-bet.ts';
import { listDrawScripts } from '../draws/draw-scripts.repository.ts';
import { findIssue, findIssueOfMoment } from '../draws/draws.repository.ts';
import { voidIssue } from './void-issue.ts';

let world = createTestWorld();
let issueCode = '';

beforeEach(() => {
  world = createTestWorld();
  issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
});

function bet(player: TestPlayer, ...usdt: number[]): void {
  const gameItem = usdt.map((totalAmount, index) => ({ totalAmount, numberRecord: 28 + index }));
  const totalAmount = usdt.reduce((total, amount) => total + amount, 0);
  inTransaction(world.db, () =>
    placeBet(playerContext(world, player), { issueCode, lotteryId: '1', totalAmount, gameItem }),
  );
}

const declareVoid = () => scriptDraws(world, { issueCode, void: true });

const betStates = () =>
  listRows<{ status: number }>(
    world.db,
    'SELECT status FROM bets WHERE issue_code = :issueCode ORDER BY id',
    { issueCode },
  ).map(({ status }) => status);

const messagesOf = (player: TestPlayer) =>
  listRows<{ template: string; details: string }>(
    world.db,
    `SELECT template, details FROM messages WHERE player_id = :id AND template <> 'demoCredit' ORDER BY id`,
    { id: player.id },
  ).map(({ template, details }) => [template, JSON.parse(details)]);

test('all stakes of a void issue go back, each booked once, and each player is told once', () => {
  const [one, other, third] = [createTestPlayer(world), createTestPlayer(world), createTestPlayer(world)];
  bet(one, 10, 20);
  bet(other, 5);
  declareVoid();
  expect(moneyOf(world, one)).toEqual({ available: 970, frozen: 0 });
  pass(world, SLOT_MS);
  expect(findIssue(world.db, issueCode)).toMatchObject({ state: 'closed', sum: null, drawnAtMs: null });
  expect(betStates()).toEqual([4, 4, 4]);
  for (const player of [one, other]) expect(moneyOf(world, player)).toEqual({ available: 1000, frozen: 0 });
  expect(
    findRow(
      world.db,
      `SELECT count(*) AS count, sum(amount_micros) AS micros FROM postings WHERE kind = 'bet-refund'`,
    ),
  ).toEqual({ count: 3, micros: 35_000_000 });
  expect(messagesOf(one)).toEqual([['issueVoided', { issueCode, amount: '30' }]]);
  expect(messagesOf(other)).toEqual([['issueVoided', { issueCode, amount: '5' }]]);
  expect(messagesOf(third)).toEqual([]);
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('what was wanted of an issue ends with it, also where it is void', () => {
  declareVoid();
  pass(world, SLOT_MS);
  expect(listDrawScripts(world.db)).toEqual([]);
});

test('a chase gets the stake of a void issue back and goes on with the next issue, up to its stop rule', () => {
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { stopMode: 2 });
  declareVoid();
  pass(world, SLOT_MS);
  expect(itemStates(world, chaseId)).toBe('21000');
  expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 960, frozen: 30 });
  expect(messagesOf(player)).toEqual([['issueVoided', { issueCode, amount: '10' }]]);
  expect(auditDatabase(world.db).broken).toEqual([]);
  drawNext(world, [WIN]);
  expect(itemStates(world, chaseId)).toBe('21222');
  expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 1009.99, frozen: 0, staked: 10 });
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('a chase that has nothing but the void issue ends, and its player reads both', () => {
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { totalIssue: 1 });
  declareVoid();
  pass(world, SLOT_MS);
  expect(itemStates(world, chaseId)).toBe('2');
  expect(moneyOf(world, player)).toEqual({ available: 1000, frozen: 0 });
  expect(messagesOf(player).map(([template]) => template)).toEqual(['issueVoided', 'chaseFinished']);
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('a refund that fails half-way leaves nothing half done, and is done once nothing hinders it', () => {
  const player = createTestPlayer(world);
  bet(player, 10, 20);
  declareVoid();
  world.db.exec(`CREATE TRIGGER disk_full BEFORE INSERT ON messages WHEN NEW.template = 'issueVoided'
    BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  expect(() => pass(world, SLOT_MS)).toThrow('disk full');
  expect(findIssue(world.db, issueCode)?.state).toBe('created');
  expect(betStates()).toEqual([1, 1]);
  expect(moneyOf(world, player)).toEqual({ available: 970, frozen: 0 });
  expect(auditDatabase(world.db).broken).toEqual([]);
  world.db.exec('DROP TRIGGER disk_full');
  pass(world, SLOT_MS);
  expect(betStates()).toEqual([4, 4]);
  expect(moneyOf(world, player)).toEqual({ available: 1000, frozen: 0 });
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('an issue that was drawn, or is void already, cannot be declared void', () => {
  const context = playerContext(world, { id: 0 });
  voidIssue(context, issueCode);
  for (const code of [issueCode, '3184206', '9999999'])
    expect(() => voidIssue(context, code)).toThrow(`issue ${code} is not awaiting its draw`);
});
