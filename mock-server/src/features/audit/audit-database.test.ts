import type { Database } from '@canada28/db/open-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { queueDraws, scriptDraws } from '../../control/draws/script-draws.ts';
import { moveClock } from '../../control/time/move-clock.ts';
import { startTestChase } from '../../testing/test-chase.ts';
import { depositNow, withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { placeBet } from '../betting/place-bet.ts';
import { findIssueOfMoment } from '../draws/draws.repository.ts';
import { AUDIT_CHECKS } from './all-checks.ts';
import { auditDatabase } from './audit-database.ts';

/** Two players, won and lost bets on a seeded and on a forced draw, bets on a void issue, bets that still wait; a deposit, a paid and a refused withdrawal. */
function livedInDatabase(): Database {
  const world = createTestWorld();
  const investor = createTestPlayer(world, { hasPayPassword: true, hasDeposited: true });
  const players = [investor, createTestPlayer(world)];
  const betOnEverything = () => {
    const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
    const gameItem = [18, 28, 29, 30, 31, 35].map((code) => ({
      totalAmount: 10,
      numberRecord: String(code),
    }));
    for (const player of players) {
      placeBet(playerContext(world, player), { issueCode, lotteryId: '1', totalAmount: 60, gameItem });
    }
    return issueCode;
  };
  betOnEverything();
  startTestChase(world, investor);
  startTestChase(world, investor, { stopMode: 2 });
  depositNow(world, investor, 100);
  for (const amount of [50, 60.01]) withdrawNow(world, investor, amount);
  moveClock(world, { advance: 210_000 });
  queueDraws(world, { sums: [18] });
  betOnEverything();
  moveClock(world, { advance: 210_000 });
  scriptDraws(world, { issueCode: betOnEverything(), void: true });
  moveClock(world, { advance: 210_000 });
  betOnEverything();
  withdrawNow(world, investor, 70);
  return world.db;
}

const TABLES_OF_TRIGGERS = `SELECT 'DROP TRIGGER ' || name FROM sqlite_schema WHERE type = 'trigger'`;

/** What an attacker with the file and a SQLite shell could do: the guards dropped, then the change. */
function tamper(db: Database, sql: string): void {
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  for (const drop of db.prepare<[], string>(TABLES_OF_TRIGGERS).pluck().all()) db.exec(drop);
  const changesBefore = db.prepare<[], number>('SELECT total_changes()').pluck().get();
  db.exec(sql);
  db.pragma('ignore_check_constraints = OFF');
  // A tampering that changes nothing would prove nothing.
  expect(db.prepare('SELECT total_changes()').pluck().get()).toBeGreaterThan(changesBefore ?? 0);
}

const withoutConstraints = (table: string) =>
  `CREATE TABLE copy AS SELECT * FROM ${table}; DROP TABLE ${table}; ALTER TABLE copy RENAME TO ${table};`;

const WON = 'SELECT min(id) FROM bets WHERE status = 2';
const DRAWN = `SELECT max(issue_code) FROM issues WHERE seed IS NOT NULL`;

/** Each rule of the audit with a change that breaks it. */
const TAMPERINGS: Readonly<Record<string, readonly string[]>> = {
  'the file is sound and every reference leads somewhere': [
    'UPDATE bets SET player_id = 5 WHERE id = (SELECT max(id) FROM bets)',
    'UPDATE players SET status = 9',
  ],
  'the sum of all entries is zero': ['UPDATE entries SET amount_micros = amount_micros + 1 WHERE id = 3'],
  'each posting has exactly two entries, of its amount': [
    'UPDATE postings SET amount_micros = amount_micros + 1 WHERE id = 2',
    'DELETE FROM entries WHERE id = 4',
  ],
  'each entry belongs to a posting': ['DELETE FROM postings WHERE id = 3'],
  'each balance is the sum of its entries': [
    `UPDATE accounts SET balance_micros = balance_micros + 1000000 WHERE kind = 'available'`,
  ],
  'each balance after follows from the entry before': [
    'UPDATE entries SET balance_after_micros = balance_after_micros - 1 WHERE id = 6',
  ],
  'no balance of a player was ever negative': [
    `UPDATE entries SET balance_after_micros = -1 WHERE id = (
       SELECT max(entries.id) FROM entries JOIN accounts ON accounts.id = account_id WHERE kind = 'available')`,
    `UPDATE accounts SET balance_micros = -5 WHERE kind = 'frozen'`,
  ],
  'the same event is booked once': [
    `${withoutConstraints('postings')}
     INSERT INTO postings SELECT id + 1000, kind, reference, from_account_id, to_account_id, amount_micros, at_ms
     FROM postings WHERE kind = 'bet-prize' LIMIT 1`,
  ],
  'each posting moves between the accounts that its kind names, of one player': [
    `UPDATE postings SET kind = 'bonus-of-the-house' WHERE id = 1`,
    `UPDATE postings SET from_account_id = (SELECT id FROM accounts WHERE kind = 'stakes') WHERE kind = 'bet-prize'`,
  ],
  'each bet has one stake booked, of its amount and its player, and each stake its bet': [
    'UPDATE bets SET amount_micros = amount_micros + 1 WHERE status = 1',
    'DELETE FROM bets WHERE status = 1',
    'UPDATE bets SET player_id = player_id + 1 WHERE player_id = (SELECT min(player_id) FROM bets)',
  ],
  'each won bet has its prize booked, and each prize its won bet': [
    `UPDATE bets SET prize_micros = prize_micros + 1 WHERE id = (${WON})`,
    `UPDATE bets SET status = 3, prize_micros = 0 WHERE id = (${WON})`,
    `DELETE FROM postings WHERE kind = 'bet-prize' AND reference = CAST((${WON}) AS TEXT)`,
  ],
  'each cancelled bet has its stake back, and each refund its cancelled bet': [
    'UPDATE bets SET status = 4, settled_at_ms = 1 WHERE status = 1',
  ],
  'each prize is the amount times the odds of its bet, capped': [
    `UPDATE bets SET odds_thousandths = odds_thousandths + 1 WHERE id = (${WON})`,
    `UPDATE bets SET prize_micros = 5 WHERE id = (SELECT min(id) FROM bets WHERE status = 3)`,
  ],
  'each decided bet won or lost as the draw of its issue says': [
    `UPDATE bets SET play_code = 0 WHERE id = (${WON})`,
    'UPDATE issues SET sum = 27 - sum, digits = digits WHERE issue_code IN (SELECT issue_code FROM bets WHERE status = 2)',
  ],
  'bets are decided when their issue is settled, and not before': [
    `UPDATE bets SET status = 1, settled_at_ms = NULL WHERE status = 3`,
    `UPDATE issues SET state = 'drawn' WHERE issue_code IN (SELECT issue_code FROM bets WHERE status = 2)`,
  ],
  'each bet was placed while its issue was on sale': [
    `UPDATE bets SET placed_at_ms = (SELECT sale_end_ms FROM issues WHERE issues.issue_code = bets.issue_code)`,
  ],
  'each deposit and withdrawal has booked what its state says': [
    'UPDATE finance_orders SET amount_micros = amount_micros + 1 WHERE type = 10',
    'UPDATE finance_orders SET fee_micros = fee_micros + 1 WHERE status = 2 AND type = 20',
    'UPDATE finance_orders SET status = 2 WHERE status = -1',
    `DELETE FROM postings WHERE kind = 'withdrawal-return'`,
  ],
  'nothing is booked that no deposit or withdrawal says': [
    'UPDATE finance_orders SET status = 0 WHERE type = 10',
    'DELETE FROM finance_orders WHERE status = -1',
  ],
  'a bonus belongs to a deposit that arrived': ['UPDATE finance_orders SET status = -2 WHERE type = 10'],
  'each chase has its total held and its cancelled items given back, and nothing else': [
    'UPDATE chases SET total_micros = total_micros + 1 WHERE id = 1',
    'UPDATE chase_items SET status = 0 WHERE status = 2',
    'UPDATE chase_items SET amount_micros = amount_micros + 1 WHERE status = 0',
    `DELETE FROM postings WHERE kind = 'chase-hold'`,
  ],
  'each executed item of a chase is one bet on its issue, and a chase that ended has no item left': [
    'UPDATE chase_items SET status = 1 WHERE status = 0',
    'UPDATE bets SET chase_item_id = chase_item_id + 1000 WHERE chase_item_id IS NOT NULL',
    'UPDATE chases SET status = 2 WHERE status = 0',
  ],
  'frozen money is what running chases and open withdrawals hold': [
    'UPDATE chase_items SET status = 2 WHERE id = (SELECT min(id) FROM chase_items WHERE status = 0)',
    `UPDATE accounts SET balance_micros = balance_micros + 1 WHERE kind = 'frozen'`,
    'UPDATE finance_orders SET status = -1 WHERE id = (SELECT max(id) FROM finance_orders WHERE type = 20)',
  ],
  'digits and sum of each draw come from its numbers': [
    `UPDATE issues SET digits = '0,0,0', sum = 0 WHERE issue_code = (${DRAWN})`,
    `UPDATE issues SET numbers = '1,2,3' WHERE issue_code = (${DRAWN})`,
  ],
  'each shown seed comes from a secret of the world, matches its hash and gives the numbers': [
    `UPDATE issues SET seed = replace(seed, substr(seed, 1, 1), 'f') || '' WHERE seed NOT LIKE 'f%'`,
    `UPDATE issues SET seed_hash = hex(randomblob(32)) WHERE issue_code = (${DRAWN})`,
    `UPDATE world_facts SET value = hex(randomblob(32)) WHERE name = 'secret'`,
    `UPDATE issues SET numbers = '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20', digits = '7,3,9', sum = 19
     WHERE issue_code = (${DRAWN})`,
  ],
  'an issue has a result from its draw on, a void one none, and a forced draw shows no seed': [
    `UPDATE issues SET numbers = NULL WHERE issue_code = (${DRAWN})`,
    'UPDATE issues SET is_forced = 1 WHERE seed IS NOT NULL',
    `UPDATE issues SET sum = 3 WHERE state = 'created'`,
    `UPDATE issues SET sum = 3 WHERE state = 'closed'`,
  ],
  'issue codes count up by one, and no two sales overlap': [
    `DELETE FROM issues WHERE issue_code = (${DRAWN})`,
    'UPDATE issues SET slot_end_ms = slot_end_ms + 1 WHERE id = 2',
  ],
};

let db = livedInDatabase();

beforeEach(() => {
  db = livedInDatabase();
});

test('what the product itself wrote keeps every rule', () => {
  const report = auditDatabase(db);
  expect(report.broken).toEqual([]);
  expect(report.counts).toMatchObject({ players: 2, bets: expect.any(Number), postings: expect.any(Number) });
  const statesOf = (table: string) =>
    db.prepare(`SELECT DISTINCT status FROM ${table} ORDER BY 1`).pluck().all();
  expect(statesOf('bets')).toEqual([1, 2, 3, 4]);
  expect(statesOf('chases')).toEqual([0, 3]);
  expect(statesOf('chase_items')).toEqual([0, 1, 2]);
});

test('an audit changes nothing', () => {
  const before = db.serialize();
  auditDatabase(db);
  expect(db.serialize().equals(before)).toBe(true);
});

describe.each(Object.entries(TAMPERINGS))('%s', (rule, changes) => {
  test.each(changes)('is found broken by: %s', (sql) => {
    tamper(db, sql);
    const { broken } = auditDatabase(db);
    expect(broken.map((finding) => finding.rule)).toContain(rule);
    expect(broken.flatMap(({ violations }) => violations)).not.toContain(null);
  });
});

test('every rule of ledger, bets and draws has its tampering', () => {
  const rules = AUDIT_CHECKS.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(Object.keys(TAMPERINGS)));
  expect(Object.keys(TAMPERINGS)).toEqual(expect.arrayContaining(rules));
});
