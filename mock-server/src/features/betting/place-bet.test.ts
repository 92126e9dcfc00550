import { listRows } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { PLAYER_STATUS, type PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import { PLAY_CODES } from '@canada28/shared/game/bet-choices.ts';
import { DEFAULT_ODDS_THOUSANDTHS } from '@canada28/shared/game/odds.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { beforeEach, expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { setLimit } from '../../testing/test-chase.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { AppError } from '../../world/app-error.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { findIssueAfter, findIssueOfMoment, listDrawnIssues } from '../draws/draws.repository.ts';
import { getBalances } from '../ledger/ledger.repository.ts';
import { placeBet } from './place-bet.ts';

type Item = { totalAmount: number; numberRecord: string | number };

let world = createTestWorld();
let player: TestPlayer;
let issueCode = '';

beforeEach(() => {
  world = createTestWorld();
  player = createTestPlayer(world, { creditMicros: 1_000_000_000 });
  issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
});

function bet(
  gameItem: Item[],
  changes: { totalAmount?: number; issueCode?: string; status?: PlayerStatus } = {},
) {
  const { status, ...others } = changes;
  const totalAmount = gameItem.reduce((sum, item) => sum + item.totalAmount, 0);
  const input = { issueCode, lotteryId: '1' as const, totalAmount, gameItem, ...others };
  return inTransaction(world.db, () => placeBet(playerContext(world, player, status), input));
}

/** The name of the refusal, or what is answered. */
function outcome(...args: Parameters<typeof bet>): string {
  try {
    return bet(...args);
  } catch (error) {
    if (error instanceof AppError) return error.errorName;
    throw error;
  }
}

const balances = () => getBalances(world.db, player.id);
const item = (totalAmount: number, numberRecord: string | number = '31'): Item => ({
  totalAmount,
  numberRecord,
});

test('each item becomes a waiting bet at the odds of the moment, and its stake leaves the available money', () => {
  expect(bet([item(50, '31'), item(20, 18)])).toBe('success');
  const bets = listRows(
    world.db,
    'SELECT player_id, issue_code, play_code, amount_micros, odds_thousandths, multiple, status, placed_at_ms FROM bets',
  );
  const common = {
    player_id: player.id,
    issue_code: issueCode,
    multiple: 1,
    status: 1,
    placed_at_ms: world.clock.nowMs(),
  };
  expect(bets).toEqual([
    { ...common, play_code: 31, amount_micros: 50_000_000, odds_thousandths: 1999 },
    { ...common, play_code: 18, amount_micros: 20_000_000, odds_thousandths: 18_150 },
  ]);
  expect(balances()).toEqual({ availableMicros: 930_000_000, frozenMicros: 0 });
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('all 38 choices can be bet in one slip', () => {
  bet(PLAY_CODES.map((code) => item(1, String(code))));
  const odds = listRows<{ odds_thousandths: number }>(
    world.db,
    'SELECT odds_thousandths FROM bets ORDER BY play_code',
  );
  expect(odds.map((row) => row.odds_thousandths)).toEqual(DEFAULT_ODDS_THOUSANDTHS);
});

test.each(['38', '-1', '07', ' 7', '7 ', '1e1', '1.0', '', 'big', '٧', 38, -1, 100])(
  'there is no play code %j',
  (code) => {
    expect(outcome([item(1, '3'), item(1, code)])).toBe('playCodeUnknown');
  },
);

test('a choice stands on a slip once, whichever way it is written', () => {
  expect(outcome([item(1, '7'), item(1, 7)])).toBe('playCodeRepeated');
});

test.each([0, -1, -50, 0.5, 1.000001])('an item is not %s USDT', (amount) => {
  expect(outcome([item(1, '3'), item(amount)])).toBe('betAmountZero');
});

test.each([69, 71, 70.5, 0, -70])('a total of %s is not the sum of 50 and 20', (totalAmount) => {
  expect(outcome([item(50, '31'), item(20, '18')], { totalAmount })).toBe('betTotalDiffers');
});

test('one slip is from 1 to 200,000 USDT', () => {
  world = createTestWorld();
  player = createTestPlayer(world, { creditMicros: 500_000_000_000 });
  expect(outcome([])).toBe('betTotalOutOfRange');
  expect(outcome([item(200_001)])).toBe('betTotalOutOfRange');
  expect(outcome([item(200_000, '1'), item(1, '2')])).toBe('betTotalOutOfRange');
  for (const much of [10_000_000_000, Number.MAX_SAFE_INTEGER, 1e300])
    expect(outcome([item(much, '1'), item(1, '2')])).toBe('betTotalOutOfRange');
  expect(outcome([item(199_999, '1'), item(1, '2')])).toBe('success');
  expect(outcome([item(1)])).toBe('success');
});

test('all the available money can be bet, and not one USDT more', () => {
  expect(outcome([item(1001)])).toBe('insufficientBalance');
  expect(outcome([item(999, '1'), item(2, '2')])).toBe('insufficientBalance');
  expect(listRows(world.db, 'SELECT * FROM bets')).toEqual([]);
  expect(outcome([item(1000)])).toBe('success');
  expect(outcome([item(1)])).toBe('insufficientBalance');
  expect(balances()).toEqual({ availableMicros: 0, frozenMicros: 0 });
});

test('an issue is open from its sale to its cutoff, to the millisecond', () => {
  const issue = findIssueOfMoment(world.db, world.clock.nowMs());
  const next = findIssueAfter(world.db, world.clock.nowMs())?.issueCode ?? '';
  const [past] = listDrawnIssues(world.db, 1);
  const code = issue?.issueCode ?? '';
  expect(outcome([item(1)], { issueCode: '9999999' })).toBe('issueUnknown');
  expect(outcome([item(1)], { issueCode: '' })).toBe('issueUnknown');
  expect(outcome([item(1)], { issueCode: past?.issueCode ?? '' })).toBe('issueDrawn');
  expect(outcome([item(1)], { issueCode: next })).toBe('issueNotOpenYet');

  moveClock(world, { set: (issue?.saleEndMs ?? 0) - 1 });
  expect(outcome([item(1)], { issueCode: code })).toBe('success');
  moveClock(world, { advance: 1 });
  expect(outcome([item(1)], { issueCode: code })).toBe('issueSealed');
  moveClock(world, { set: (issue?.slotEndMs ?? 0) - 1 });
  expect(outcome([item(1)], { issueCode: next })).toBe('issueNotOpenYet');
  moveClock(world, { advance: 1 });
  expect(outcome([item(1)], { issueCode: code })).toBe('issueDrawn');
  expect(outcome([item(1)], { issueCode: next })).toBe('success');
});

test('of several things wrong with a slip the first of the contract is told', () => {
  const wrong = {
    status: PLAYER_STATUS.tradingForbidden,
    issueCode: '9999999',
    totalAmount: 5,
  };
  const poor = [item(200_001, '99'), item(0, '7'), item(1, '7')];
  expect(outcome(poor, wrong)).toBe('tradingForbidden');
  expect(outcome(poor, { ...wrong, status: PLAYER_STATUS.normal })).toBe('issueUnknown');
  expect(outcome(poor, { totalAmount: 5 })).toBe('playCodeUnknown');
  expect(outcome([item(200_001, '9'), item(0, '7'), item(1, '7')], { totalAmount: 5 })).toBe(
    'playCodeRepeated',
  );
  expect(outcome([item(200_001, '9'), item(0, '7')], { totalAmount: 5 })).toBe('betAmountZero');
  expect(outcome([item(200_001, '9')], { totalAmount: 5 })).toBe('betTotalDiffers');
  expect(outcome([item(200_001, '9')])).toBe('betTotalOutOfRange');
  expect(outcome([item(200_000, '9')])).toBe('insufficientBalance');
});

test('a refusal says what it goes by', () => {
  const refusal = (...args: Parameters<typeof bet>) => refusalOf(() => bet(...args));
  const textOf = (ms = 0) => dateTimeTextFromMs(ms);
  const issue = findIssueOfMoment(world.db, world.clock.nowMs());
  const next = findIssueAfter(world.db, world.clock.nowMs());
  const [past] = listDrawnIssues(world.db, 1);
  const on = (code = '') => refusal([item(1)], { issueCode: code });
  expect(on('9999999')).toMatchObject({ details: { issueCode: '9999999' }, facts: {} });
  expect(on(past?.issueCode)).toEqual({
    errorName: 'issueDrawn',
    details: { issueCode: past?.issueCode },
    facts: { state: 'settled' },
  });
  expect(on(next?.issueCode)).toEqual({
    errorName: 'issueNotOpenYet',
    details: { issueCode: next?.issueCode },
    facts: { at: textOf(next?.saleStartMs), now: textOf(world.clock.nowMs()) },
  });
  expect(refusal([item(1, '38')]).details).toEqual({ playCode: '38' });
  expect(refusal([item(1, '7'), item(1, 7)]).details).toEqual({ playCode: '7' });
  expect(refusal([item(0.5)]).facts).toEqual({ amount: 0.5 });
  expect(refusal([item(2)], { totalAmount: 3 }).details).toEqual({ total: 3, sum: 2 });
  expect(refusal([item(200_001)])).toMatchObject({
    details: { min: 1, max: 200_000 },
    facts: { cause: 'the total was 200001' },
  });
  expect(refusal([item(600, '1'), item(500, '2')]).facts).toEqual({
    available: '1000.00',
    needed: '1100.00',
  });
  moveClock(world, { set: issue?.saleEndMs ?? 0 });
  expect(on(issue?.issueCode)).toEqual({
    errorName: 'issueSealed',
    details: { issueCode: issue?.issueCode },
    facts: { at: textOf(issue?.saleEndMs), now: textOf(issue?.saleEndMs) },
  });
});

test.each<[string, Item[], string]>([
  ['all it stakes', [item(60, '1'), item(41, '2')], 'dailyLossLimitReached'],
  ['exactly what is left', [item(60, '1'), item(40, '2')], 'success'],
  [
    'what is more, whatever an item below zero takes off',
    [item(101, '1'), item(-50, '2')],
    'dailyLossLimitReached',
  ],
  ['nothing, where nothing is above zero', [item(-500, '1')], 'betAmountZero'],
])('a loss limit of 100 USDT is asked about %s', (_, items, expected) => {
  setLimit(world, player, { name: 'dailyLoss', value: 100 * MICROS_PER_USDT });
  expect(outcome(items)).toBe(expected);
});

test('a slip is booked whole or not at all: a failure on its second bet takes the first back', () => {
  // The posting of the second bet to come is already there: booking it again has to fail.
  const nextBetId = 1_000_002;
  world.db.exec(`INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms)
    SELECT 'bet-stake', '${nextBetId}', available.id, stakes.id, 1, 0
    FROM accounts AS available JOIN accounts AS stakes ON stakes.kind = 'stakes'
    WHERE available.player_id = ${player.id} AND available.kind = 'available'`);
  const before = balances();
  expect(() => bet([item(5, '1'), item(5, '2')])).toThrow('UNIQUE');
  expect(listRows(world.db, 'SELECT * FROM bets')).toEqual([]);
  expect(balances()).toEqual(before);
});

test('a world without odds for a choice takes no bet on it', () => {
  world = createTestWorld({ oddsThousandths: [966_000] });
  player = createTestPlayer(world);
  expect(() => bet([item(1, '31')])).toThrow('there are no odds for play code 31');
});

test('the odds of the world are the ones that are copied onto a bet', () => {
  const generous = createTestWorld({ oddsThousandths: DEFAULT_ODDS_THOUSANDTHS.map((odds) => odds + 1) });
  world = generous;
  player = createTestPlayer(world);
  issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  bet([item(1, '31')]);
  expect(listRows(world.db, 'SELECT odds_thousandths FROM bets')).toEqual([{ odds_thousandths: 2000 }]);
});
