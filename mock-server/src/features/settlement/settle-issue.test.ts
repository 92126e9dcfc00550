import { findRow, listRows } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { isWinningChoice, PLAY_CODES } from '@canada28/shared/game/bet-choices.ts';
import { DEFAULT_ODDS_THOUSANDTHS, oddsOf } from '@canada28/shared/game/odds.ts';
import { prizeMicros } from '@canada28/shared/game/payout.ts';
import { beforeEach, expect, test } from 'vitest';
import { queueDraws } from '../../control/draws/script-draws.ts';
import { moveClock } from '../../control/time/move-clock.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld, lookAt } from '../../testing/test-server.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { placeBet } from '../betting/place-bet.ts';
import { findIssue, findIssueOfMoment } from '../draws/draws.repository.ts';
import { getBalances } from '../ledger/ledger.repository.ts';
import { settleIssue } from './settle-issue.ts';

const SLOT_MS = 210_000;

let world = createTestWorld();
let player: TestPlayer;

beforeEach(() => {
  world = createTestWorld();
  player = createTestPlayer(world, { creditMicros: 1_000_000_000_000 });
});

/** Bets on the issue on sale, draws it with the wanted sum, and answers its code. */
function playIssue(stakes: readonly { playCode: number; usdt: number }[], sum: number): string {
  const issueCode = placeStakes(stakes);
  queueDraws(world, { sums: [sum] });
  moveClock(world, { advance: SLOT_MS });
  return issueCode;
}

function placeStakes(stakes: readonly { playCode: number; usdt: number }[]): string {
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  const gameItem = stakes.map(({ playCode, usdt }) => ({ totalAmount: usdt, numberRecord: playCode }));
  const totalAmount = stakes.reduce((total, { usdt }) => total + usdt, 0);
  inTransaction(world.db, () =>
    placeBet(playerContext(world, player), { issueCode, lotteryId: '1', totalAmount, gameItem }),
  );
  return issueCode;
}

type Bet = {
  id: number;
  play_code: number;
  status: number;
  prize_micros: number;
  settled_at_ms: number | null;
};

const betsOf = (issueCode: string) =>
  listRows<Bet>(
    world.db,
    'SELECT id, play_code, status, prize_micros, settled_at_ms FROM bets WHERE issue_code = :issueCode ORDER BY id',
    { issueCode },
  );

const available = () => getBalances(world.db, player.id).availableMicros;

test('every choice wins and loses on every sum as the rules say, and is paid what it won', () => {
  for (let sum = 0; sum <= 27; sum++) {
    const before = available();
    const issueCode = playIssue(
      PLAY_CODES.map((playCode) => ({ playCode, usdt: 10 })),
      sum,
    );
    const expected = PLAY_CODES.map((playCode) =>
      isWinningChoice(playCode, sum) ? prizeMicros(10_000_000, oddsOf(playCode)) : 0,
    );
    const bets = betsOf(issueCode);
    expect(bets.map((bet) => bet.prize_micros)).toEqual(expected);
    expect(bets.map((bet) => bet.status)).toEqual(expected.map((prize) => (prize > 0 ? 2 : 3)));
    expect(bets.every((bet) => bet.settled_at_ms !== null)).toBe(true);
    const won = expected.reduce((total, prize) => total + prize, 0);
    expect(available()).toBe(before - 38 * 10_000_000 + won);
  }
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('a prize is at most 5,000,000 USDT', () => {
  const [first, second] = [
    playIssue([{ playCode: 0, usdt: 5175 }], 0),
    playIssue([{ playCode: 0, usdt: 5176 }], 0),
  ];
  expect(betsOf(first)[0]?.prize_micros).toBe(4_999_050_000_000);
  expect(betsOf(second)[0]?.prize_micros).toBe(5_000_000_000_000);
});

test('the largest bet on the longest odds is computed without a float', () => {
  const issueCode = playIssue([{ playCode: 13, usdt: 199_999 }], 13);
  expect(betsOf(issueCode)[0]?.prize_micros).toBe(2_665_986_670_000);
});

test('a bet is settled at the odds it was placed at, whatever they are now', () => {
  const dearer = createTestWorld({ oddsThousandths: DEFAULT_ODDS_THOUSANDTHS.map((odds) => odds * 2) });
  world = dearer;
  player = createTestPlayer(world);
  const issueCode = placeStakes([{ playCode: 31, usdt: 10 }]);
  queueDraws(world, { sums: [20] });
  // The same database, run by a program with other odds.
  world = createTestWorld({ db: dearer.db });
  moveClock(world, { advance: SLOT_MS });
  expect(betsOf(issueCode)[0]?.prize_micros).toBe(39_980_000);
});

test('settling twice changes nothing', () => {
  const issueCode = playIssue(
    [
      { playCode: 31, usdt: 10 },
      { playCode: 30, usdt: 10 },
    ],
    20,
  );
  const before = world.db.serialize();
  const again = inTransaction(world.db, () => settleIssue(playerContext(world, player), issueCode));
  expect(again).toBe(`${issueCode} was settled before`);
  expect(world.db.serialize().equals(before)).toBe(true);
});

test('an issue without bets is settled too', () => {
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  const { happened } = moveClock(world, { advance: SLOT_MS });
  expect(happened).toContainEqual({
    atMs: expect.any(Number),
    what: 'issue-settled',
    detail: `${issueCode} 0 bets, 0 prizes`,
  });
  expect(findIssue(world.db, issueCode)?.state).toBe('settled');
});

test('a settlement that fails half-way leaves nothing half done, and is done once nothing hinders it', () => {
  const issueCode = placeStakes([1, 20, 31].map((playCode) => ({ playCode, usdt: 10 })));
  const before = available();
  queueDraws(world, { sums: [20] });
  const lastBetId = betsOf(issueCode).at(-1)?.id;
  // The prize of 20 is booked, then that of 31 fails.
  world.db.exec(`CREATE TRIGGER disk_full BEFORE INSERT ON postings
    WHEN NEW.kind = 'bet-prize' AND NEW.reference = '${lastBetId}' BEGIN SELECT RAISE(ABORT, 'disk full'); END`);

  expect(() => moveClock(world, { advance: SLOT_MS })).toThrow('disk full');
  expect(findIssue(world.db, issueCode)?.state).toBe('drawn');
  expect(betsOf(issueCode).map((bet) => bet.status)).toEqual([1, 1, 1]);
  expect(available()).toBe(before);
  expect(auditDatabase(world.db).broken).toEqual([]);
  expect(() => lookAt(world)).toThrow('disk full');

  world.db.exec('DROP TRIGGER disk_full');
  lookAt(world);
  expect(findIssue(world.db, issueCode)?.state).toBe('settled');
  expect(betsOf(issueCode).map((bet) => bet.status)).toEqual([3, 2, 2]);
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('a prize that is booked already stops the settlement: no bet is paid twice', () => {
  const issueCode = placeStakes([{ playCode: 31, usdt: 10 }]);
  world.db.exec(`INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms)
    SELECT 'bet-prize', bets.id, prizes.id, available.id, 19990000, 0
    FROM bets JOIN accounts AS prizes ON prizes.kind = 'prizes'
    JOIN accounts AS available ON available.player_id = bets.player_id AND available.kind = 'available'`);
  const before = available();
  queueDraws(world, { sums: [20] });
  expect(() => moveClock(world, { advance: SLOT_MS })).toThrow('UNIQUE');
  expect(available()).toBe(before);
  expect(betsOf(issueCode)[0]?.status).toBe(1);
});

test('100,000 open bets of one issue are settled in one go, and the ledger sums to zero', () => {
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  inTransaction(world.db, () => {
    world.db.exec(`
      WITH RECURSIVE counter (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counter WHERE n < 99999)
      INSERT INTO bets (player_id, issue_code, play_code, amount_micros, odds_thousandths, placed_at_ms)
        SELECT ${player.id}, '${issueCode}', n % 38, 1000000 * (1 + n % 3), 1999 + n % 7, ${world.clock.nowMs()}
        FROM counter;
      INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms)
        SELECT 'bet-stake', bets.id, available.id, stakes.id, amount_micros, placed_at_ms FROM bets
        JOIN accounts AS available ON available.player_id = bets.player_id AND available.kind = 'available'
        JOIN accounts AS stakes ON stakes.kind = 'stakes'`);
  });
  queueDraws(world, { sums: [20] });
  moveClock(world, { advance: SLOT_MS });
  expect(findRow(world.db, 'SELECT count(*) AS count FROM bets WHERE status = 1')).toEqual({ count: 0 });
  expect(findRow(world.db, 'SELECT sum(amount_micros) AS sum FROM entries')).toEqual({ sum: 0 });
  expect(auditDatabase(world.db).broken).toEqual([]);
});
